### «Защитники диких земель»: что читают игроки. Названия принадлежат игре, эффекты пересказаны нашими словами.

game-defenders = Защитники диких земель
    .about = От одного до четырёх игроков ведут фракции зверей против машин, которые обносят землю стенами, застраивают и отравляют её. Все вместе побеждают, построив каждый лагерь и озеленив каждую фабрику, или вместе проигрывают. Некоторые напечатанные значения неизвестны и заменены своими (кубик урона, шкалы поддержки, ареалы и очки карт, стороны плиток, стоки, механиды у края): см. docs/rulings.md; это данные, их легко исправить.
    .help = Каждый раунд все тайно выбирают активного защитника, затем ходят: столько действий, сколько у защитника очков, потом карта машин. Перемещение ведёт в соседний гекс или по связанным гексам ареала защитника. Очистка, пролом, уничтожение и озеленение приносят поддержку; при полной поддержке можно построить лагерь в родном гексе или на озеленённой фабрике. Действовать среди механидов (бросок 1–2) или рядом со снайперами (только 1) опасно; четвёртый урон губит защитника, а двое погибших одного ареала — поражение. Как и шестая фабрика, и седьмой отравленный участок. Когда очки потрачены, карты того же ареала можно присоединить, по очку за каждую. Наберите f: что сделала бы сейчас каждая карта машин.
    .forecast = f: что сделала бы сейчас каждая карта машин из колоды и насколько это вероятно.

option-order = участвует ли Орден
option-council = участвует ли Совет
option-coven = участвует ли Ковен
option-sect = участвует ли Культ
option-solo = один игрок с двумя фракциями и одной рукой
option-leaders = лидеров выбирают игроки или кубики
    .title = Лидеры
option-difficulty = сколько усиленных карт машин: 1–2 средняя, 3–4 экспертная, 5–6 экстремальная
    .title = Сложность

habitat-forest = лес
    .short = ле
    .sign = Ле
    .gen = леса
    .dat = лесу
    .acc = лес
    .ins = лесом
    .loc = лесу
    .gender = m
habitat-plains = степь
    .short = ст
    .sign = Ст
    .gen = степи
    .dat = степи
    .acc = степь
    .ins = степью
    .loc = степи
    .gender = f
habitat-marsh = болото
    .short = бо
    .sign = Бо
    .gen = болота
    .dat = болоту
    .acc = болото
    .ins = болотом
    .loc = болоте
    .gender = n
habitat-mountain = горы
    .short = го
    .sign = Го
    .gen = гор
    .dat = горам
    .acc = горы
    .ins = горами
    .loc = горах
    .gender = pl
habitat-wild = дикий
    .short = ди
    .sign = Ди
    .gen = дикого
    .dat = дикому
    .acc = дикий
    .ins = диким
    .loc = диком
    .gender = m
# What a hex is, where it is no habitat.
habitat-core = ядро
habitat-factory = фабрика

item-maps = атлас
    .gen = атласа
    .acc = атлас
    .ins = атласом
    .gender = m
item-bread = хлеб
    .gen = хлеба
    .acc = хлеб
    .ins = хлебом
    .gender = m
item-potions = зелья
    .gen = зелий
    .acc = зелья
    .ins = зельями
    .gender = pl
item-rockets = ракеты
    .gen = ракет
    .acc = ракеты
    .ins = ракетами
    .gender = pl

leader-B = Буррун
leader-S = Лидер S
leader-N = Нексто
leader-T = Тексулоа
leader-Z = Лидер Z
leader-A = Лидер A
leader-G = Гушпер
leader-U = Лидер U

machine-engines = строители
machine-factories = фабрики
machine-mechs = механиды
machine-reboot = перезагрузка
machine-hard-engines = усиленные строители
machine-hard-factories = усиленные фабрики
machine-hard-mechs = усиленные механиды

ending-victory = победа
ending-core-completed = ядро достроено, понадобилась шестая фабрика
ending-toxic-disaster = экологическая катастрофа, седьмой отравленный участок
ending-massacre = резня, двое погибших одного ареала

## Способности и карты. Две карты одной способности различаются ареалом, а он в данных.

ability-order-comrade = Товарищ Ордена
    .effect = маркер первого игрока переходит на одного игрока влево; в соло — ничего
ability-archives = Архивы
    .effect = вы получаете атлас
ability-almanac-printing = Печать альманаха
    .effect = каждый игрок получает атлас
ability-controlled-blaze = Управляемый пал
    .effect = очистить все гексы рядом с вашим лидером, по 1 поддержке; отравленные участки стоят по 1 урону
ability-feel-the-burn = Закалка огнём
    .effect = 1 поддержка каждый раз, когда вы получаете урон
ability-pyromancy = Пиромантия
    .effect = получить 1 урон
ability-manifesto = Манифест
    .effect = 2 поддержки
ability-traveling-library = Странствующая библиотека
    .effect = переместить один из своих лагерей в любой гекс леса
ability-sanctuary = Убежище
    .effect = каждый игрок может перегруппироваться к любому лагерю, без броска
ability-council-comrade = Товарищ Совета
    .effect = маркер первого игрока переходит на одного игрока влево; в соло — ничего
ability-field-kitchen = Полевая кухня
    .effect = вы получаете хлеб
ability-break-bread = Общий хлеб
    .effect = каждый игрок получает хлеб
ability-sustenance = Пропитание
    .effect = 1 поддержка после того, как любой игрок построил лагерь
ability-bountiful-harvest = Богатый урожай
    .effect = взять 2 карты
ability-caravans = Караваны
    .effect = каждый игрок может пользоваться коридорами любого ареала
ability-fortitude = Стойкость
    .effect = двойка на кубике урона на вас не действует
ability-sharpshooter = Меткий стрелок
    .effect = уничтожить механида рядом с вашим лидером
ability-field-hospital = Полевой госпиталь
    .effect = каждый игрок снимает 1 урон
ability-coven-comrade = Товарищ Ковена
    .effect = маркер первого игрока переходит на одного игрока влево; в соло — ничего
ability-bubbling-brew = Кипящее варево
    .effect = вы получаете зелья
ability-apothecary = Аптека
    .effect = каждый игрок получает зелья
ability-evasion = Увёртливость
    .effect = единица на кубике урона на вас не действует
ability-ambush = Засада
    .effect = уничтожить механида в гексе вашего лидера
ability-secret-paths = Тайные тропы
    .effect = каждый игрок может поставить лидера в соседний гекс
ability-friendly-fungi = Добрые грибы
    .effect = ваши перемещения очищают гекс, в который ведут
ability-rain-of-rust = Ржавый дождь
    .effect = заменить механида где угодно жетоном загрязнения
ability-medicinal-herbs = Целебные травы
    .effect = один игрок снимает весь урон
ability-sect-comrade = Товарищ Культа
    .effect = маркер первого игрока переходит на одного игрока влево; в соло — ничего
ability-arsenal = Арсенал
    .effect = вы получаете ракеты
ability-fireworks-festival = Праздник фейерверков
    .effect = каждый игрок получает ракеты
ability-hack-attack = Взлом
    .effect = в этот ход вы не берёте карту машин
ability-scrap-hunter = Охотник за ломом
    .effect = на 1 поддержку больше за каждого уничтоженного вами механида
ability-power-down = Обесточивание
    .effect = каждый игрок может перемещаться сквозь стены
ability-tunnels = Туннели
    .effect = поставить вашего лидера в любой гекс гор
ability-ballistics = Баллистика
    .effect = вашими ракетами можно уничтожить механида в соседнем гексе
ability-demolitions = Подрыв
    .effect = проломить любую стену

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

## Поле

board-head = { $phase ->
    [setup] Подготовка
    [planning] Раунд { $round }, планирование
    [reveal] Раунд { $round }, способности при раскрытии
    [actions] Раунд { $round }, действия
    [machines] Раунд { $round }, карта машин
    [over] Раунд { $round }, партия окончена
   *[other] Раунд { $round }, { $phase }
  }. Машины поворачивают { $direction ->
    [left] влево
   *[right] вправо
  }. Фабрик построено { $built }/5, стоит { $standing }. Отравленных участков осталось { $toxic }/6.
board-rows = В рядах A–G 4, 5, 6, 7, 6, 5 и 4 гекса; D4 посередине — ядро. После каждого гекса: что лежит за его сторонами, по часовой стрелке с востока.
board-silence = Молчание, пока не раскрыты все защитники [2.10].
board-machines = Колода машин: { $list }. Сброшены: { $discarded }. Кубик урона: { $die }.
# What stands in a hex of the drawn map: at most five letters.
map-core = ЯДРО
map-factory = ФАБР
map-wild = ДИКИЙ
map-toxic = ТОКС
board-dead-card = { $card } ({ $habitat })
board-dead = Погибли: { $list }.{ $phase ->
    [over] {""}
   *[other] {" "}Второй погибший того же ареала — поражение [15.4].
  }
board-legend = ━┃ стена  ═║ фабрика/ядро  X пролом  ▲▼◀▶ строитель  ^v<> сток  ~ загрязнение  h охотник  s снайпер  ⌂ лагерь
board-faction = { $seat }{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
  }{ $first ->
    [yes] {" "}(первый игрок)
   *[no] {""}
  }: { $leader } в { $hex }, поддержка { $support }/{ $needed }, осталось лагерей { $camps }{ $cards ->
    [0] {""}
   *[other] {" "}(следующий пополнит руку до { $cards })
  }, урон { $damage }/3, { $items ->
    [none] {""}
   *[other] предметы: { $items },{" "}
  }маркеров пролома { $markers }, { $hand ->
    [solo] {""}
   *[other] в руке { $hand },{" "}
  }в колоде { $deck }
board-faction-waits = { $seat }{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
  }: лидер { $leader }, лагеря ещё нет
board-faction-waits-bare = { $seat }{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
  }: ни лидера, ни лагеря ещё нет
board-faction-gone = { $seat }: все лагеря построены, вне партии
# закон карты, который без этого слова был бы похож на гекс
cited-law = карта { $law }
board-active = активный защитник: { $card }{ $teamed ->
    [0] {""}
   *[other] {" "}и ещё { $teamed }
  }
board-chosen = выбор сделан
board-choosing = ещё выбирает
board-engine = Строитель { $number } на грани { $edge }, слева { $left }, справа { $right }, впереди { $front }
board-engine-bare = Строитель { $number } ждёт на ядре
board-rim = край
board-none = нет
board-hand = Ваша рука:
board-hand-of = Рука { $seat-gen }:
board-choice = Ваш выбор: { $card }.
board-card = { $card }: { $timing ->
    [reveal] при раскрытии
    [ongoing] постоянное
   *[other] { $timing }
  }, { $effect }
board-empty = (нет карт)
board-hex = { $hex } { $ground }{ $things ->
    [none] {""}
   *[other] : { $things }
  }; { $sides }
board-tile = фабрика { $tile }, стрелка { $arrow }, стоки { $chutes }
board-tile-wild = озеленённая фабрика { $tile }, стрелка { $arrow }
board-core = ядро, верхняя плитка { $tile }, стрелка { $arrow }, стоки { $chutes }
thing-pollution = загрязнение { $number }
thing-toxic = отравленный участок
thing-hunters = { $number ->
    [one] { $number } охотник
    [few] { $number } охотника
   *[many] { $number } охотников
  }
thing-snipers = { $number ->
    [one] { $number } снайпер
    [few] { $number } снайпера
   *[many] { $number } снайперов
  }
thing-camp = лагерь { $seat-gen }
thing-leader = лидер { $seat-gen }
thing-enclosed = окружён стенами
side-open = { $side } { $hex }
side-wall = { $side } { $hex } (стена)
side-breach = { $side } { $hex } (пролом)
side-engine = { $side } { $hex } (строитель)
side-factory = { $side } { $hex } (фабрика)
side-core = { $side } { $hex } (ядро)
fact-card = { $card } ({ $seat }, { $habitat }, { $points })
fact-card-bare = { $card } ({ $habitat }, { $points })
fact-hex = { $hex } ({ $habitat }{ $toxic ->
    [yes] , { thing-toxic }
   *[no] {""}
  }{ $pollution ->
    [0] {""}
   *[other] , загрязнение { $pollution }
  }{ $hunters ->
    [0] {""}
    [one] , { $hunters } охотник
    [few] , { $hunters } охотника
   *[many] , { $hunters } охотников
  }{ $snipers ->
    [0] {""}
    [one] , { $snipers } снайпер
    [few] , { $snipers } снайпера
   *[many] , { $snipers } снайперов
  }{ $camp_seat ->
    [none] {""}
   *[other] , лагерь { $camp_seat-gen }
  }{ $enclosed ->
    [yes] , { thing-enclosed }
   *[no] {""}
  })
forecast-head = { $machine }: карт { $cards } из { $of }, { $share } %
forecast-supposed = За кем погоня, сочтено так, словно сейчас ход { $seat-gen }.
forecast-nothing = ничего
forecast-none = Сейчас предсказывать нечего.

## Действия, как их назвал бы человек.

do-tile = следующая плитка: { $face }
do-arrow = стрелка указывает на { $corner ->
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
  }
do-lead = ведёт { $leader }: { $ability }
do-lead-bare = ведёт { $leader }
do-from = взять из колоды { $seat-gen }
do-draw = взята карта: { $card }
do-harder = в колоде: { $machine }
do-settle = разбить лагерь в { $hex }
do-first = маркер получает { $seat }
do-plan = { $card }
do-top = верхняя карта колоды { $seat-gen }
do-resolve = сначала { $seat }: { $card }
do-resolve-bare = сначала { $seat }
do-move = переместиться в { $hex }
do-camp = построить здесь лагерь
do-regroup = перегруппироваться в { $hex }
do-clear = очистить этот гекс
do-heal = снять весь урон
do-destroy = уничтожить механида
do-breach = проломить стену { $edge }
do-rewild = озеленить эту фабрику
do-gather = взять { $item-acc } этого лагеря
do-gather-bare = взять предмет этого лагеря
do-team = присоединить: { $card }
do-eat = хлеб: ещё одно очко
do-drink = зелья: снять 1 урон
do-pour = зелья: очистить этот гекс
do-launch = ракеты: уничтожить механида в { $hex }
do-blast = ракеты: проломить стену { $edge }
do-travel = атлас: переместиться в { $hex }
do-return = атлас: перегруппироваться в { $hex }
do-end = закончить действия; { $hacked ->
    [yes] карты машин не будет
   *[no] дальше карта машин
  }
do-end-bare = закончить действия
do-shoot = уничтожить механида в { $hex }
do-rust = заменить механида в { $hex }
do-tunnel = пройти туннелем в { $hex }
do-demolish = проломить стену { $edge }
do-lift = взять лагерь из { $hex }
do-carry = поставить его в { $hex }
do-cure = весь урон снимает { $seat }
do-step = перейти в { $hex }
do-stay = остаться
do-roll = на кубике { $number }
do-kill = гибнет: { $card }
do-machine = карта машин: { $machine }

# Заголовки нескольких вариантов одного глагола.
group-tile = Следующая плитка
group-arrow = Стрелка указывает на
group-lead = Кто ведёт
group-from = Взять из колоды
group-draw = Взята карта
group-harder = Усиленная карта
group-settle = Разбить лагерь в
group-first = Маркер получает
group-plan = Выбрать
group-top = Или верхнюю карту колоды
group-resolve = Сначала способность
group-move = Переместиться в
group-regroup = Перегруппироваться в
group-breach = Проломить
group-team = Присоединить
group-launch = Ракеты: уничтожить механида в
group-blast = Ракеты: проломить
group-travel = Атлас: переместиться в
group-return = Атлас: перегруппироваться в
group-shoot = Уничтожить механида в
group-rust = Заменить механида в
group-tunnel = Пройти туннелем в
group-demolish = Проломить
group-lift = Взять лагерь из
group-carry = Поставить его в
group-cure = Кто снимает весь урон
group-step = Перейти в
group-roll = На кубике
group-kill = Кто гибнет
group-machine = Карта машин

## Вопросы

ask-chance-tile = Какая плитка следующая?
ask-chance-arrow = Куда указывает стрелка?
ask-chance-leader = Кто ведёт?
ask-chance-draw = Какая карта взята?
ask-chance-top = Какая карта сверху колоды?
ask-chance-harder = Какая усиленная карта машин?
ask-chance-first = Кто получает маркер?
ask-chance-roll = Что на кубике урона?
ask-chance-kill = Какой защитник гибнет?
ask-chance-machine = Какая карта машин?
ask-choose-leader = Кто ведёт { $faction_seat-acc }? С лидером приходит половина колоды.
ask-choose-leader-bare = Кто ведёт вашу фракцию?
ask-choose-deck = Из какой колоды ваша следующая карта?
ask-settle = Где { $faction_seat } разбивает первый лагерь?
ask-settle-bare = Где вы разбиваете первый лагерь?
ask-choose-defender = Выберите активного защитника, молча.
ask-choose-alone = Выберите активного защитника: ход будет за его фракцией.
ask-resolve-next = Чья способность применяется первой? Маркер у вас, вы решаете за всех.
ask-act = { $points ->
    [0] Очков не осталось: используйте предмет, присоедините защитника или закончите.{ ask-act.last }
    [one] { $faction_seat } в { $hex }: осталось { $points } очко.{ ask-act.threat }
    [few] { $faction_seat } в { $hex }: осталось { $points } очка.{ ask-act.threat }
   *[many] { $faction_seat } в { $hex }: осталось { $points } очков.{ ask-act.threat }
  }
    .threat = { $threat ->
    [melee] {" "}Здесь механиды: за каждым действием бросок, 1 и 2 наносят урон.
    [sniper] {" "}Рядом снайперы: за каждым действием бросок, 1 наносит урон.
   *[none] {""}
  }
    .last = { $last ->
    [yes] {" "}Карт в руке нет, поэтому последний предмет закончит ход.
   *[no] {""}
  }
ask-act-bare = Что вы делаете?
ask-shoot = «Меткий стрелок»: уничтожьте механида рядом с вашим лидером.
ask-rust = «Ржавый дождь»: какой механид становится загрязнением?
ask-tunnel = «Туннели»: в какой гекс гор?
ask-demolish = «Подрыв»: какую стену проломить?
ask-lift = «Странствующая библиотека»: какой из ваших лагерей отправляется в путь?
ask-carry = «Странствующая библиотека»: в какой гекс леса?
ask-cure = «Целебные травы»: кто снимает весь урон?
ask-take-path = «Тайные тропы»: { $faction_seat } в { $hex } может перейти в соседний гекс.
ask-take-path-bare = «Тайные тропы»: можно перейти в соседний гекс.

## Отказы

why-not-in-hand = этой карты нет в вашей руке
why-faction-gone = эта фракция вышла из партии
why-cards-in-hand = в вашей руке есть карта этой фракции
why-points-left = ещё остались очки
why-no-points = очков не осталось
why-other-faction = это карта вашей другой фракции
why-other-habitat = у неё не тот ареал, что у вашего активного защитника
why-no-camp-left = все ваши лагеря построены
why-support-missing = ваша поддержка не полна
why-camp-there = в этом гексе уже есть лагерь
why-not-home = это не родной гекс вашей фракции
why-not-at-the-rim = он не у края поля
why-no-pollution = гекс чист
why-no-camp-here = здесь нет лагеря, которым вы можете воспользоваться
why-no-damage = у вас нет урона
why-item-there = этот предмет у вас уже есть
why-no-mech = там нет механида
why-breached-already = эта стена уже проломлена
why-no-wall = там нет стены, которую можно проломить
why-no-marker = у вас не осталось маркеров пролома
why-no-factory = здесь нет фабрики
why-factory-guarded = фабрику охраняют механиды
why-factory-polluted = фабрика загрязнена
why-core = в ядро войти нельзя
why-already-there = ваш лидер уже там
why-engine-in-the-way = путь закрывает строитель
why-wall-in-the-way = путь закрывает стена
why-out-of-reach = одним перемещением туда не попасть
why-no-camp-there = там нет лагеря
why-camp-buried = на этом лагере стоит фабрика
why-not-your-camp = это не ваш лагерь
why-no-item = у вас нет этого предмета
why-same-again = хлеб уже приводил вас к этому самому положению в этот ход

## События

log-opening = { $seat }{" "}

event-arrow = Плитка { $number } на ядре указывает на { $corner ->
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
  }.
event-leads = { $seat }: ведёт { $leader }.
event-harder = В колоду машин добавлены { $machine }.
event-settled = { $seat } разбивает лагерь в { $hex }.
event-goes-first = { $seat } получает маркер первого игрока.
event-round-began = Раунд { $round }.
event-drew = { $seat } берёт карту: { $card }.
event-drew-hidden = { $seat } берёт карту.
event-chose = { $seat } выбирает: { $card }.
event-chose-hidden = { $seat } выбирает защитника.
event-revealed = Активный защитник { $seat-gen }: { $card } ({ $habitat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }).
event-reshuffled = Стопка использованных карт { $seat-gen } становится новой колодой: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
  }.
event-marker-passed = Маркер первого игрока переходит: { $seat }.
event-ability = Способность { $seat-gen } «{ $ability }»: { $ability_effect }.
event-ability-idle = Способности { $seat-gen } «{ $ability }» делать нечего.
event-turn-began = Ход { $seat-gen }.
event-hacked = «Взлом»: после хода { $seat-gen } карты машин нет.
event-moved = { $seat } перемещается в { $hex }.
event-item-gained = { $seat } получает { $item-acc }.
event-item-used = { $seat } использует { $item-acc }.
event-cleared = { $seat } очищает { $hex }.
event-toxic-cleared = { $seat } очищает отравленный участок в { $hex }.
event-destroyed = { $seat } уничтожает механида в { $hex }.
event-breached = { $seat } проламывает стену { $edge }.
event-rewilded = { $seat } озеленяет фабрику в { $hex }.
event-camp-built = { $seat } строит лагерь в { $hex }.
event-camp-moved = Лагерь { $seat-gen } переезжает в { $hex }.
event-healed = { $seat } снимает { $number ->
    [one] { $number } урон
    [few] { $number } урона
   *[many] { $number } урона
  }.
event-teamed = К активному защитнику { $seat-gen } присоединяется: { $card }.
event-supported = { $seat } получает { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[many] { $number } поддержек
  }.
event-rolled = { $seat } бросает кубик за действие { $kind ->
    [melee] среди механидов
   *[sniper] рядом со снайперами
  }: { $number }{ $harm ->
    [yes] {""}
   *[no] , без вреда
  }.
event-hurt = { $seat } получает { $number ->
    [one] { $number } урон
    [few] { $number } урона
   *[many] { $number } урона
  }.
event-killed = Гибнет защитник: { $card } ({ $habitat }).
event-rusted = { $seat } превращает механида в { $hex } в загрязнение.
event-left = { $seat } строит последний лагерь и выходит из партии.
event-machine = Карта машин: { $machine }.
event-machine-idle = Ей нечего делать.
event-machines-shuffled = Карты машин перемешаны в новую колоду.
event-direction = Машины поворачивают { $direction ->
    [left] влево
   *[right] вправо
  }.
event-engine-moved = Строитель { $engine } застраивает стеной { $walls } и переходит на грань { $edge }.
event-engine-reset = Строитель { $engine } застраивает стеной { $walls }, упирается у грани { $edge } и уходит на ядро.
event-engine-deployed = Строитель { $engine } возвращается на поле, на грань { $edge }.
event-engine-waits = Строитель { $engine } не находит свободной грани и ждёт на ядре.
event-factory-built = Фабрика { $number } построена в { $hex }.
event-polluted = Стоки плитки { $number } загрязняют { $hexes }.
event-toxic = { $hex } становится отравленным участком.
event-hunter-deployed = В { $hex } появляется охотник.
event-chased = { $number ->
    [one] { $number } охотник преследует
    [few] { $number } охотника преследуют
   *[many] { $number } охотников преследуют
  } { $seat-acc }: { $origin } → { $hex }.
event-won = Ядро пало: все лагеря стоят, фабрик нет. Защитники победили.
event-lost = Защитники проиграли: { $ending }.

## Ход в одной строке. $times: сколько раз что-то сделано.

sum-moved = { $times ->
    [one] { $times } перемещение
    [few] { $times } перемещения
   *[many] { $times } перемещений
  }
sum-cleared = { $times ->
    [one] очищен { $times } гекс
    [few] очищены { $times } гекса
   *[many] очищено { $times } гексов
  }
sum-toxic-cleared = { $times ->
    [one] очищен { $times } отравленный участок
    [few] очищены { $times } отравленных участка
   *[many] очищено { $times } отравленных участков
  }
sum-destroyed = { $times ->
    [one] уничтожен { $times } механид
    [few] уничтожены { $times } механида
   *[many] уничтожено { $times } механидов
  }
sum-breached = { $times ->
    [one] проломлена { $times } стена
    [few] проломлены { $times } стены
   *[many] проломлено { $times } стен
  }
sum-rewilded = { $times ->
    [one] озеленена { $times } фабрика
    [few] озеленены { $times } фабрики
   *[many] озеленено { $times } фабрик
  }
sum-camp-built = { $times ->
    [one] { $times } лагерь
    [few] { $times } лагеря
   *[many] { $times } лагерей
  }
sum-item-used = { $times ->
    [1] использован предмет: { $item }
    [one] использован { $times } предмет
    [few] использованы { $times } предмета
   *[many] использовано { $times } предметов
  }
sum-teamed = помощник
sum-left = вне партии
sum-machine = карта машин
