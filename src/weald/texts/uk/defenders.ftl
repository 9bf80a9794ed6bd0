### Defenders of the Wild: what its players read. Names are facts of the game; effects are told in our own words.

game-defenders = Оборонці нетрів
    .about = Від одного до чотирьох гравців ведуть фракції тварин проти машин, які обносять землю стінами, забудовують її й отруюють. Усі разом перемагають, збудувавши кожен табір і знищивши кожен завод, або всі програють. Деякі надруковані значення невідомі, їх замінено (кістка пошкоджень, треки підтримки, місцевості й очки карт, боки жетонів, жолоби, мехи на краю поля): див. "docs/rulings.md"; це дані, які легко виправити.
    .help = Щораунду всі таємно обирають активного оборонця, потім ходять по черзі: стільки дій, скільки в оборонця очок, а тоді карта машин. Переміщення веде на сусідню клітинку або сполученими клітинками місцевості оборонця. Очищення, проламування, знищення мехів і заводів дають підтримку; з максимальною підтримкою можна збудувати табір на клітинці рідної місцевості або на знищеному заводі. Діяти серед мехів (кидок 1–2) чи поруч зі снайперами (лише 1) боляче; четверте пошкодження вбиває оборонця, а двоє загиблих з однієї місцевості — це поразка. Так само шостий завод і сьома отруєна ділянка. Коли очки витрачено, можна додавати карти тієї самої місцевості, по очку за кожну. Наберіть f, щоб побачити, що кожна карта машин зробила б зараз.
    .forecast = f: що кожна карта машин, яка ще в колоді, зробила б зараз і наскільки вона ймовірна.

option-order = чи бере участь Орден
option-council = чи бере участь Рада
option-coven = чи бере участь Ковен
option-sect = чи бере участь Секта
option-solo = один гравець із двома фракціями й однією рукою
option-leaders = чи лідерів обирають гравці, чи кубики
    .title = Лідери
option-difficulty = скільки карт машин підвищеної складності: 1–2 середня, 3–4 експертна, 5–6 надзвичайна
    .title = Складність

habitat-forest = ліси
    .short = лі
    .sign = Лі
    .gen = лісів
    .dat = лісам
    .acc = ліси
    .ins = лісами
    .loc = лісах
    .gender = pl
habitat-plains = степи
    .short = ст
    .sign = Ст
    .gen = степів
    .dat = степам
    .acc = степи
    .ins = степами
    .loc = степах
    .gender = pl
habitat-marsh = болота
    .short = бо
    .sign = Бо
    .gen = боліт
    .dat = болотам
    .acc = болота
    .ins = болотами
    .loc = болотах
    .gender = pl
habitat-mountain = гори
    .short = го
    .sign = Го
    .gen = гір
    .dat = горам
    .acc = гори
    .ins = горами
    .loc = горах
    .gender = pl
habitat-wild = нетрі
    .short = не
    .sign = Не
    .gen = нетрів
    .dat = нетрям
    .acc = нетрі
    .ins = нетрями
    .loc = нетрях
    .gender = pl
# What a hex is, where it is no habitat.
habitat-core = база машин
habitat-factory = завод

item-maps = мапи
    .gen = мап
    .dat = мапам
    .acc = мапи
    .ins = мапами
    .loc = мапах
    .gender = pl
item-bread = хліб
    .gen = хліба
    .dat = хлібу
    .acc = хліб
    .ins = хлібом
    .loc = хлібі
    .gender = m
item-potions = зілля
    .gen = зілля
    .dat = зіллю
    .acc = зілля
    .ins = зіллям
    .loc = зіллі
    .gender = n
item-rockets = ракети
    .gen = ракет
    .dat = ракетам
    .acc = ракети
    .ins = ракетами
    .loc = ракетах
    .gender = pl

leader-B = Буррун
leader-S = Лідер S
leader-N = Нексто
leader-T = Тексулоа
leader-Z = Лідер Z
leader-A = Лідер A
leader-G = Гушпер
leader-U = Лідер U

machine-engines = конструктори
machine-factories = заводи
machine-mechs = мехи
machine-reboot = перезавантаження
machine-hard-engines = конструктори підвищеної складності
machine-hard-factories = заводи підвищеної складності
machine-hard-mechs = мехи підвищеної складності

ending-victory = перемога
ending-core-completed = базу машин завершено, мав постати шостий завод
ending-toxic-disaster = екологічна катастрофа, сьома отруєна ділянка
ending-massacre = різанина, двоє загиблих з однієї місцевості

## Abilities and cards. The two cards of an ability differ in habitat, which is data.

ability-order-comrade = Друг Ордену
    .effect = маркер першого гравця переходить на одного гравця ліворуч; у соло-режимі — нічого
ability-archives = Архіви
    .effect = отримати мапи
ability-almanac-printing = Друк альманаху
    .effect = кожен гравець отримує мапи
ability-controlled-blaze = Контрольоване полум'я
    .effect = очистити всі клітинки поруч зі своїм лідером, по 1 підтримці; отруєні ділянки коштують по 1 пошкодженню
ability-feel-the-burn = Відчуття вогню
    .effect = 1 підтримка за кожен раз, коли фракція зазнає пошкоджень
ability-pyromancy = Піроманія
    .effect = зазнати 1 пошкодження
ability-manifesto = Маніфест
    .effect = 2 підтримки
ability-traveling-library = Мандрівна бібліотека
    .effect = перемістити один зі своїх таборів на будь-яку клітинку лісів
ability-sanctuary = Притулок
    .effect = кожен гравець може перегрупуватися в будь-який табір, без кидка
ability-council-comrade = Друг Ради
    .effect = маркер першого гравця переходить на одного гравця ліворуч; у соло-режимі — нічого
ability-field-kitchen = Польова кухня
    .effect = отримати хліб
ability-break-bread = Розділити хліб
    .effect = кожен гравець отримує хліб
ability-sustenance = Продовольство
    .effect = 1 підтримка після того, як будь-який гравець збудує табір
ability-bountiful-harvest = Щедрий урожай
    .effect = узяти 2 карти
ability-caravans = Караван
    .effect = кожен гравець може переміщуватися сполученими клітинками будь-якої місцевості
ability-fortitude = Стійкість
    .effect = 2 на кістці пошкоджень не шкодить
ability-sharpshooter = Стрілець
    .effect = знищити меха поруч зі своїм лідером
ability-field-hospital = Польовий шпиталь
    .effect = кожен гравець вилучає 1 пошкодження
ability-coven-comrade = Друг Ковену
    .effect = маркер першого гравця переходить на одного гравця ліворуч; у соло-режимі — нічого
ability-bubbling-brew = Вариво з бульбашками
    .effect = отримати зілля
ability-apothecary = Аптекар
    .effect = кожен гравець отримує зілля
ability-evasion = Ухиляння
    .effect = 1 на кістці пошкоджень не шкодить
ability-ambush = Засідка
    .effect = знищити меха на клітинці свого лідера
ability-secret-paths = Таємні стежки
    .effect = кожен гравець може перевести лідера на сусідню клітинку
ability-friendly-fungi = Гриби-помічники
    .effect = переміщення очищають клітинку, на яку ведуть
ability-rain-of-rust = Іржавий дощ
    .effect = замінити меха де завгодно жетоном забруднення
ability-medicinal-herbs = Лікарські трави
    .effect = один гравець вилучає всі пошкодження
ability-sect-comrade = Друг Секти
    .effect = маркер першого гравця переходить на одного гравця ліворуч; у соло-режимі — нічого
ability-arsenal = Арсенал
    .effect = отримати ракети
ability-fireworks-festival = Фестиваль феєрверків
    .effect = кожен гравець отримує ракети
ability-hack-attack = Гакерська атака
    .effect = цього ходу не брати карти машин
ability-scrap-hunter = Шукач брухту
    .effect = ще 1 підтримка за кожного знищеного меха
ability-power-down = Вимкнення живлення
    .effect = кожен гравець може переміщуватися крізь стіни
ability-tunnels = Тунелі
    .effect = перевести свого лідера на будь-яку клітинку гір
ability-ballistics = Балістика
    .effect = ракети можуть знищити меха на сусідній клітинці
ability-demolitions = Руйнування
    .effect = проламати будь-яку стіну

card-order-comrade-a = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-order-comrade-b = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-archives-a = { ability-archives }
    .effect = { ability-archives.effect }
card-archives-b = { ability-archives }
    .effect = { ability-archives.effect }
card-almanac-printing-a = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-almanac-printing-b = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-controlled-blaze-a = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-controlled-blaze-b = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-feel-the-burn-a = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-feel-the-burn-b = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-pyromancy-a = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-pyromancy-b = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-manifesto-a = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-manifesto-b = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-traveling-library-a = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-traveling-library-b = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-sanctuary-a = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-sanctuary-b = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-council-comrade-a = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-council-comrade-b = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-field-kitchen-a = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-field-kitchen-b = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-break-bread-a = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-break-bread-b = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-sustenance-a = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-sustenance-b = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-bountiful-harvest-a = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-bountiful-harvest-b = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-caravans-a = { ability-caravans }
    .effect = { ability-caravans.effect }
card-caravans-b = { ability-caravans }
    .effect = { ability-caravans.effect }
card-fortitude-a = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-fortitude-b = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-sharpshooter-a = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-sharpshooter-b = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-field-hospital-a = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-field-hospital-b = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-coven-comrade-a = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-coven-comrade-b = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-bubbling-brew-a = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-bubbling-brew-b = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-apothecary-a = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-apothecary-b = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-evasion-a = { ability-evasion }
    .effect = { ability-evasion.effect }
card-evasion-b = { ability-evasion }
    .effect = { ability-evasion.effect }
card-ambush-a = { ability-ambush }
    .effect = { ability-ambush.effect }
card-ambush-b = { ability-ambush }
    .effect = { ability-ambush.effect }
card-secret-paths-a = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-secret-paths-b = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-friendly-fungi-a = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-friendly-fungi-b = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-rain-of-rust-a = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-rain-of-rust-b = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-medicinal-herbs-a = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-medicinal-herbs-b = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-sect-comrade-a = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-sect-comrade-b = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-arsenal-a = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-arsenal-b = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-fireworks-festival-a = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-fireworks-festival-b = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-hack-attack-a = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-hack-attack-b = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-scrap-hunter-a = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-scrap-hunter-b = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-power-down-a = { ability-power-down }
    .effect = { ability-power-down.effect }
card-power-down-b = { ability-power-down }
    .effect = { ability-power-down.effect }
card-tunnels-a = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-tunnels-b = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-ballistics-a = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-ballistics-b = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-demolitions-a = { ability-demolitions }
    .effect = { ability-demolitions.effect }
card-demolitions-b = { ability-demolitions }
    .effect = { ability-demolitions.effect }

## The board

board-head = { $phase ->
    [setup] Підготовка
    [reveal] Раунд { $round }, здібності «розкриття»
    [machines] Раунд { $round }, карта машин
    [over] Раунд { $round }, партію закінчено
    [planning] Раунд { $round }, планування
   *[other] Раунд { $round }, дії
  }. Напрямок машин: { $direction ->
    [left] ліворуч
   *[right] праворуч
  }. Заводів збудовано { $built }/5, стоїть { $standing }. Отруєних ділянок лишилося { $toxic }/6.
board-rows = У рядах від A до G 4, 5, 6, 7, 6, 5 і 4 клітинки; D4 посередині — база машин. Після кожної клітинки: що лежить за її боками, за годинниковою стрілкою від сходу (E).
board-silence = Тиша, доки всіх оборонців не розкрито [2.10].
board-machines = Колода машин: { $list }. Скид: { $discarded }. Кістка пошкоджень: { $die }.
# What stands in a hex of the drawn map: at most five letters.
map-core = БАЗА
map-factory = ЗАВОД
map-wild = НЕТРІ
map-toxic = ТОКС
board-dead-card = { $card } ({ $habitat })
board-dead = Загинули: { $list }.{ $phase ->
    [over] {""}
   *[other] {" "}Другий загиблий з тієї самої місцевості — це поразка [15.4].
  }
board-legend = ━┃ стіна  ═║ завод/база  X пролом  ▲▼◀▶ конструктор  ^v<> жолоб  ~ забруднення  h мисливець  s снайпер  ⌂ табір
board-faction = { $seat }{ $you ->
    [yes] {" "}(ви)
   *[no] {""}
  }{ $first ->
    [yes] {" "}(перший гравець)
   *[no] {""}
  }: { $leader } на { $hex }, підтримка { $support }/{ $needed }, таборів лишилося { $camps }{ $cards ->
    [0] {""}
   *[other] {" "}(наступний поповнить руку до { $cards })
  }, пошкодження { $damage }/3, { $items ->
    [none] {""}
   *[other] предмети: { $items },{" "}
  }маркерів проламування { $markers }, { $hand ->
    [solo] {""}
   *[other] у руці { $hand },{" "}
  }у колоді { $deck }
board-faction-waits = { $seat }{ $you ->
    [yes] {" "}(ви)
   *[no] {""}
  }: лідер — { $leader }, табору ще немає
board-faction-waits-bare = { $seat }{ $you ->
    [yes] {" "}(ви)
   *[no] {""}
  }: ще немає ні лідера, ні табору
board-faction-gone = { $seat }: усі табори збудовано, фракція вийшла з гри
# a law of a card, which would look like a hex without the word
cited-law = карта { $law }
board-active = активний оборонець: { $card }{ $teamed ->
    [0] {""}
   *[other] {" "}і ще { $teamed }
  }
board-chosen = вибір зроблено
board-choosing = ще обирає
board-engine = Конструктор { $number } на межі { $edge }, ліворуч { $left }, праворуч { $right }, попереду { $front }
board-engine-bare = Конструктор { $number } чекає на базі машин
board-rim = край поля
board-none = немає
board-hand = Ваша рука:
board-hand-of = Рука { $seat-gen }:
board-choice = Ваш вибір: { $card }.
board-card = { $card }: { $timing ->
    [reveal] розкриття
   *[ongoing] постійна
  }, { $effect }
board-empty = (карт немає)
board-hex = { $hex } { $ground }{ $things ->
    [none] {""}
   *[other] : { $things }
  }; { $sides }
board-tile = завод { $tile }, стрілка { $arrow }, жолоби { $chutes }
board-tile-wild = знищений завод { $tile }, стрілка { $arrow }
board-core = база машин, верхній жетон { $tile }, стрілка { $arrow }, жолоби { $chutes }
thing-pollution = забруднення { $number }
thing-toxic = отруєна ділянка
thing-hunters = { $number ->
    [one] { $number } мисливець
    [few] { $number } мисливці
   *[many] { $number } мисливців
  }
thing-snipers = { $number ->
    [one] { $number } снайпер
    [few] { $number } снайпери
   *[many] { $number } снайперів
  }
thing-camp = табір { $seat-gen }
thing-leader = лідер { $seat-gen }
thing-enclosed = оточена стінами
side-open = { $side } { $hex }
side-wall = { $side } { $hex } (стіна)
side-breach = { $side } { $hex } (пролом)
side-engine = { $side } { $hex } (конструктор)
side-factory = { $side } { $hex } (завод)
side-core = { $side } { $hex } (база машин)
fact-card = { $card } ({ $seat }, { $habitat }, { $points })
fact-card-bare = { $card } ({ $habitat }, { $points })
fact-hex = { $hex } ({ $habitat }{ $toxic ->
    [yes] , { thing-toxic }
   *[no] {""}
  }{ $pollution ->
    [0] {""}
   *[other] , забруднення { $pollution }
  }{ $hunters ->
    [0] {""}
    [one] , { $hunters } мисливець
    [few] , { $hunters } мисливці
   *[many] , { $hunters } мисливців
  }{ $snipers ->
    [0] {""}
    [one] , { $snipers } снайпер
    [few] , { $snipers } снайпери
   *[many] , { $snipers } снайперів
  }{ $camp_seat ->
    [none] {""}
   *[other] , табір: { $camp_seat }
  }{ $enclosed ->
    [yes] , { thing-enclosed }
   *[no] {""}
  })
forecast-head = { $machine }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
  } із { $of }, { $share } %
forecast-supposed = Переслідування розраховано так, ніби зараз хід { $seat-gen }.
forecast-nothing = нічого
forecast-none = Зараз нема чого показати.

## Actions, as a person would say them.

do-tile = наступний жетон місцевості: { $face }
do-arrow = стрілка вказує на { $corner ->
    [N] північ
    [NE] північний схід
    [SE] південний схід
    [S] південь
    [SW] південний захід
   *[NW] північний захід
  }
do-lead = лідер — { $leader }: { $ability }
do-lead-bare = лідер — { $leader }
do-from = узяти з колоди { $seat-gen }
do-draw = узята карта: { $card }
do-harder = у колоді машин: { $machine }
do-settle = отаборитися на { $hex }
do-first = маркер отримує { $seat }
do-plan = { $card }
do-top = верхня карта колоди { $seat-gen }
do-resolve = спершу { $seat }: { $card }
do-resolve-bare = спершу { $seat }
do-move = переміститися на { $hex }
do-camp = збудувати тут табір
do-regroup = перегрупуватися на { $hex }
do-clear = очистити цю клітинку
do-heal = зцілити всі пошкодження
do-destroy = знищити меха
do-breach = проламати стіну { $edge }
do-rewild = знищити цей завод
do-gather = отримати предмет цього табору: { $item }
do-gather-bare = отримати предмет цього табору
do-team = додати: { $card }
do-eat = хліб: ще одне очко дій
do-drink = зілля: вилучити 1 пошкодження
do-pour = зілля: очистити цю клітинку
do-launch = ракети: знищити меха на { $hex }
do-blast = ракети: проламати стіну { $edge }
do-travel = мапи: переміститися на { $hex }
do-return = мапи: перегрупуватися на { $hex }
do-end = закінчити дії; { $hacked ->
    [yes] карти машин не буде
   *[no] далі карта машин
  }
do-end-bare = закінчити дії
do-shoot = знищити меха на { $hex }
do-rust = замінити забрудненням меха на { $hex }
do-tunnel = пройти тунелем на { $hex }
do-demolish = проламати стіну { $edge }
do-lift = забрати табір із { $hex }
do-carry = поставити його на { $hex }
do-cure = { $seat } вилучає всі пошкодження
do-step = перейти на { $hex }
do-stay = лишитися
do-roll = кістка показує { $number }
do-kill = гине { $card }
do-machine = карта машин: { $machine }

# Headings of several choices of one verb.
group-tile = Наступний жетон місцевості
group-arrow = Стрілка вказує на
group-lead = Хто лідер
group-from = Узяти з колоди фракції
group-draw = Узяти
group-harder = Карта підвищеної складності
group-settle = Отаборитися на
group-first = Маркер отримує
group-plan = Обрати
group-top = Або верхня карта колоди фракції
group-resolve = Спершу здібність фракції
group-move = Переміститися на
group-regroup = Перегрупуватися на
group-breach = Проламати
group-team = Додати
group-launch = Ракети, знищити меха на
group-blast = Ракети, проламати
group-travel = Мапи, переміститися на
group-return = Мапи, перегрупуватися на
group-shoot = Знищити меха на
group-rust = Замінити забрудненням меха на
group-tunnel = Пройти тунелем на
group-demolish = Проламати
group-lift = Забрати табір із
group-carry = Поставити його на
group-cure = Хто вилучає всі пошкодження
group-step = Перейти на
group-roll = Кістка показує
group-kill = Хто гине
group-machine = Карта машин

## Questions

ask-chance-tile = Який жетон місцевості наступний?
ask-chance-arrow = Куди вказує стрілка?
ask-chance-leader = Хто лідер?
ask-chance-draw = Яку карту взято?
ask-chance-top = Яка карта зверху колоди?
ask-chance-harder = Яка карта машин підвищеної складності?
ask-chance-first = Хто отримує маркер?
ask-chance-roll = Що показує кістка пошкоджень?
ask-chance-kill = Який оборонець гине?
ask-chance-machine = Яка карта машин?
ask-choose-leader = Хто очолить { $faction_seat-acc }? Від лідера залежить половина колоди.
ask-choose-leader-bare = Хто очолить вашу фракцію?
ask-choose-deck = З якої колоди ваша наступна карта?
ask-settle = Де { $faction_seat } ставить перший табір?
ask-settle-bare = Де ви ставите перший табір?
ask-choose-defender = Мовчки оберіть активного оборонця.
ask-choose-alone = Оберіть активного оборонця: хід належить його фракції.
ask-resolve-next = Чия здібність діє першою? Маркер у вас, і ви вирішуєте за всіх.
ask-act = { $points ->
    [0] Очок дій не лишилося: використайте предмет, додайте оборонця або закінчіть.{ ask-act.last }
    [one] { $faction_seat } на { $hex }: лишилося { $points } очко дій.{ ask-act.threat }
    [few] { $faction_seat } на { $hex }: лишилося { $points } очки дій.{ ask-act.threat }
   *[many] { $faction_seat } на { $hex }: лишилося { $points } очок дій.{ ask-act.threat }
  }
    .threat = { $threat ->
    [melee] {" "}Тут мехи: кожна дія — кидок, шкодять 1 і 2.
    [sniper] {" "}Поруч снайпери: кожна дія — кидок, шкодить 1.
   *[none] {""}
  }
    .last = { $last ->
    [yes] {" "}У вас немає карт у руці, тож останній предмет закінчує хід.
   *[no] {""}
  }
ask-act-bare = Що ви робите?
ask-shoot = Стрілець: знищте меха поруч зі своїм лідером.
ask-rust = Іржавий дощ: котрий мех стане забрудненням?
ask-tunnel = Тунелі: на яку клітинку гір?
ask-demolish = Руйнування: яку стіну ви проламуєте?
ask-lift = Мандрівна бібліотека: котрий із ваших таборів мандрує?
ask-carry = Мандрівна бібліотека: на яку клітинку лісів?
ask-cure = Лікарські трави: хто вилучає всі пошкодження?
ask-take-path = Таємні стежки: { $faction_seat } на { $hex } може перейти на сусідню клітинку.
ask-take-path-bare = Таємні стежки: ви можете перейти на сусідню клітинку.

## Refusals

why-not-in-hand = цієї карти немає у вашій руці
why-faction-gone = ця фракція вийшла з гри
why-cards-in-hand = у вас є карта цієї фракції в руці
why-points-left = ще є невитрачені очки дій
why-no-points = очок дій не лишилося
why-other-faction = це карта вашої іншої фракції
why-other-habitat = її місцевість інша, ніж в активного оборонця
why-no-camp-left = усі ваші табори збудовано
why-support-missing = ваша підтримка ще не максимальна
why-camp-there = на цій клітинці вже є табір
why-not-home = це не рідна місцевість вашої фракції
why-not-at-the-rim = клітинка не біля краю поля
why-no-pollution = клітинка чиста
why-no-camp-here = тут немає табору, яким можна скористатися
why-no-damage = у вас немає пошкоджень
why-item-there = цей предмет у вас уже є
why-no-mech = там немає меха
why-breached-already = цю стіну вже проламано
why-no-wall = там немає стіни, яку можна проламати
why-no-marker = маркерів проламування у вас не лишилося
why-no-factory = тут немає заводу
why-factory-guarded = завод стережуть мехи
why-factory-polluted = завод забруднений
why-core = на базу машин ніхто не може зайти
why-already-there = ваш лідер уже там
why-engine-in-the-way = на шляху конструктор
why-wall-in-the-way = на шляху стіна
why-out-of-reach = одним переміщенням туди не дістатися
why-no-camp-there = там немає табору
why-camp-buried = на цьому таборі стоїть завод
why-not-your-camp = це не ваш табір
why-no-item = цього предмета у вас немає
why-same-again = хліб уже приводив вас у це саме становище цього ходу

## Events

log-opening = { $seat }{" "}

event-arrow = Жетон { $number } на базі машин вказує на { $corner ->
    [N] північ
    [NE] північний схід
    [SE] південний схід
    [S] південь
    [SW] південний захід
   *[NW] північний захід
  }.
event-leads = { $leader } очолює { $seat-acc }.
event-harder = До колоди машин додано: { $machine }.
event-settled = { $seat } отаборюється на { $hex }.
event-goes-first = { $seat } отримує маркер першого гравця.
event-round-began = Раунд { $round }.
event-drew = { $seat } бере карту { $card }.
event-drew-hidden = { $seat } бере карту.
event-chose = { $seat } обирає: { $card }.
event-chose-hidden = { $seat } обирає.
event-revealed = Активний оборонець { $seat-gen }: { $card } ({ $habitat }, { $points ->
    [one] { $points } очко дій
    [few] { $points } очки дій
   *[many] { $points } очок дій
  }).
event-reshuffled = Стос використаних карт { $seat-gen } стає новою колодою: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
  }.
event-marker-passed = Маркер першого гравця отримує { $seat }.
event-ability = Діє здібність { $seat-gen } «{ $ability }»: { $ability_effect }.
event-ability-idle = Здібності { $seat-gen } «{ $ability }» нема що робити.
event-turn-began = Хід { $seat-gen }.
event-hacked = Гакерська атака: після ходу { $seat-gen } карти машин немає.
event-moved = { $seat } переміщується на { $hex }.
event-item-gained = { $seat } отримує { $item-acc }.
event-item-used = { $seat } використовує { $item-acc }.
event-cleared = { $seat } очищає { $hex }.
event-toxic-cleared = { $seat } очищає отруєну ділянку на { $hex }.
event-destroyed = { $seat } знищує меха на { $hex }.
event-breached = { $seat } проламує стіну { $edge }.
event-rewilded = { $seat } знищує завод на { $hex }.
event-camp-built = { $seat } будує табір на { $hex }.
event-camp-moved = Табір { $seat-gen } мандрує на { $hex }.
event-healed = { $seat } вилучає { $number ->
    [one] { $number } пошкодження
    [few] { $number } пошкодження
   *[many] { $number } пошкоджень
  }.
event-teamed = { $seat } додає: { $card }.
event-supported = { $seat } отримує { $number ->
    [one] { $number } підтримку
    [few] { $number } підтримки
   *[many] { $number } підтримок
  }.
event-rolled = { $seat } викидає { $number }: дія { $kind ->
    [melee] серед мехів
   *[sniper] поруч зі снайперами
  }{ $harm ->
    [yes] {""}
   *[no] , шкоди немає
  }.
event-hurt = { $seat } зазнає { $number ->
    [one] { $number } пошкодження
    [few] { $number } пошкоджень
   *[many] { $number } пошкоджень
  }.
event-killed = Гине оборонець: { $card } ({ $habitat }).
event-rusted = { $seat } замінює забрудненням меха на { $hex }.
event-left = { $seat } будує останній табір і виходить із гри.
event-machine = Карта машин: { $machine }.
event-machine-idle = Їй нема що робити.
event-machines-shuffled = Карти машин перетасовано в нову колоду.
event-direction = Машини повертають { $direction ->
    [left] ліворуч
   *[right] праворуч
  }.
event-engine-moved = Конструктор { $engine } мурує { $walls } і просувається на { $edge }.
event-engine-reset = Конструктор { $engine } мурує { $walls }, натрапляє на перешкоду на { $edge } і повертається на базу машин.
event-engine-deployed = Конструктор { $engine } повертається на поле, на межу { $edge }.
event-engine-waits = Конструктор { $engine } не знаходить вільної межі й чекає на базі машин.
event-factory-built = На { $hex } постає завод { $number }.
event-polluted = Жолоби жетона { $number } забруднюють { $hexes }.
event-toxic = { $hex } стає отруєною ділянкою.
event-hunter-deployed = На { $hex } з'являється мисливець.
event-chased = { $number ->
    [1] Мисливець переслідує
    [one] { $number } мисливець переслідує
    [few] { $number } мисливці переслідують
   *[many] { $number } мисливців переслідують
  } { $seat-acc } з { $origin } на { $hex }.
event-won = База машин упала: усі табори стоять, а заводів немає. Оборонці перемагають.
event-lost = Оборонці програють: { $ending }.

## A turn in one line. $times: how often something was done.

sum-moved = { $times ->
    [one] { $times } переміщення
    [few] { $times } переміщення
   *[many] { $times } переміщень
  }
sum-cleared = { $times ->
    [one] { $times } клітинку очищено
    [few] { $times } клітинки очищено
   *[many] { $times } клітинок очищено
  }
sum-toxic-cleared = { $times ->
    [one] { $times } отруєну ділянку очищено
    [few] { $times } отруєні ділянки очищено
   *[many] { $times } отруєних ділянок очищено
  }
sum-destroyed = { $times ->
    [one] { $times } меха знищено
    [few] { $times } мехів знищено
   *[many] { $times } мехів знищено
  }
sum-breached = { $times ->
    [one] { $times } стіну проламано
    [few] { $times } стіни проламано
   *[many] { $times } стін проламано
  }
sum-rewilded = { $times ->
    [one] { $times } завод знищено
    [few] { $times } заводи знищено
   *[many] { $times } заводів знищено
  }
sum-camp-built = { $times ->
    [one] { $times } табір
    [few] { $times } табори
   *[many] { $times } таборів
  }
sum-item-used = { $times ->
    [1] використано { $item-acc }
    [one] використано { $times } предмет
    [few] використано { $times } предмети
   *[many] використано { $times } предметів
  }
sum-teamed = доданий оборонець
sum-left = вихід із гри
sum-machine = карта машин
