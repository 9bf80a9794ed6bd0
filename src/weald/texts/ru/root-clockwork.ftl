### Root: боты «Законов механики». Названия принадлежат игре, эффекты пересказаны нашими словами.

option-duchy = участвует ли Гидробуровое герцогство, оно всегда бот
option-corvids = участвует ли Стальной сговор, он всегда бот
option-marquise-level = насколько сильна Механическая Маркиса
    .title = Уровень
option-marquise-traits = карты черт Механической Маркисы, через +
    .title = Черты
option-eyrie-level = насколько сильны Крылатые киборги
    .title = Уровень
option-eyrie-traits = карты черт Крылатых киборгов, через +
    .title = Черты
option-alliance-level = насколько силён Синтетический союз
    .title = Уровень
option-alliance-traits = карты черт Синтетического союза, через +
    .title = Черты
option-vagabond-level = насколько силён Ботяга
    .title = Уровень
option-vagabond-traits = карты черт Ботяги, через +
    .title = Черты
option-vagabond2-level = насколько силён Ботяга рядом с Бродягой
    .title = Уровень
option-vagabond2-traits = карты черт Ботяги рядом с Бродягой, через +
    .title = Черты
option-cult-level = насколько силён Пульт пресмыкающихся
    .title = Уровень
option-cult-traits = карты черт Пульта пресмыкающихся, через +
    .title = Черты
option-riverfolk-level = насколько сильны Речные роботы
    .title = Уровень
option-riverfolk-traits = карты черт Речных роботов, через +
    .title = Черты
option-duchy-level = насколько сильно Гидробуровое герцогство
    .title = Уровень
option-duchy-traits = карты черт Гидробурового герцогства, через +
    .title = Черты
option-corvids-level = насколько силён Стальной сговор
    .title = Уровень
option-corvids-traits = карты черт Стального сговора, через +
    .title = Черты
option-coop = играют ли люди вместе против ботов
    .title = Люди вместе против ботов
option-services = как боты покупают у Братства
    .title = Что боты покупают у Братства

option-coop-no = Каждый играет за себя.
option-coop-yes = Люди побеждают вместе, когда у каждого из них есть 30 очков раньше, чем у любого бота; боты не трогают друг друга, и карт превосходства в колоде нет [K3.5].
option-services-standard = Боты покупают по трём общим картам [K15.1].
option-services-special = У каждого бота есть и своя карта того, что он покупает [K15.4].
seating-yes = да
    .effect = Играет человек или компьютер.
seating-bot = бот
    .effect = Играет бот, по Законам механики.
seating-no = нет
    .effect = Не участвует.

## Что делают уровни, по ботам

option-marquise-level-easy = { law-K13-1-1 }
option-marquise-level-normal = { law-K13-1-2 }
option-marquise-level-challenging = { law-K13-1-3 }
option-marquise-level-nightmare = { law-K13-1-4 }
option-eyrie-level-easy = { law-K13-2-1 }
option-eyrie-level-normal = { law-K13-2-2 }
option-eyrie-level-challenging = { law-K13-2-3 }
option-eyrie-level-nightmare = { law-K13-2-4 }
option-alliance-level-easy = { law-K13-3-1 }
option-alliance-level-normal = { law-K13-3-2 }
option-alliance-level-challenging = { law-K13-3-3 }
option-alliance-level-nightmare = { law-K13-3-4 }
option-vagabond-level-easy = { law-K13-4-1 }
option-vagabond-level-normal = { law-K13-4-2 }
option-vagabond-level-challenging = { law-K13-4-3 }
option-vagabond-level-nightmare = { law-K13-4-4 }
option-vagabond2-level-easy = { law-K13-4-1 }
option-vagabond2-level-normal = { law-K13-4-2 }
option-vagabond2-level-challenging = { law-K13-4-3 }
option-vagabond2-level-nightmare = { law-K13-4-4 }
option-cult-level-easy = { law-K13-5-1 }
option-cult-level-normal = { law-K13-5-2 }
option-cult-level-challenging = { law-K13-5-3 }
option-cult-level-nightmare = { law-K13-5-4 }
option-riverfolk-level-easy = { law-K13-6-1 }
option-riverfolk-level-normal = { law-K13-6-2 }
option-riverfolk-level-challenging = { law-K13-6-3 }
option-riverfolk-level-nightmare = { law-K13-6-4 }
option-duchy-level-easy = { law-K13-7-1 }
option-duchy-level-normal = { law-K13-7-2 }
option-duchy-level-challenging = { law-K13-7-3 }
option-duchy-level-nightmare = { law-K13-7-4 }
option-corvids-level-easy = { law-K13-8-1 }
option-corvids-level-normal = { law-K13-8-2 }
option-corvids-level-challenging = { law-K13-8-3 }
option-corvids-level-nightmare = { law-K13-8-4 }

level-easy = низкий
level-normal = обычный
level-challenging = высокий
level-nightmare = кошмарный

trait-blitz = Блиц
    .effect = После перемещений все воины, кроме одного, устремляются с лучшей своей поляны без противников и сражаются.
trait-fortified = Укрепления
    .effect = Чтобы убрать здание, нужны 2 урона; 1 ничего не делает.
trait-hospitals = Госпитали
    .effect = После потери двух и более воинов в защите двое появляются у цитадели.
trait-iron-will = Железная воля
    .effect = При птичьем приказе вдвое больше новых воинов.
trait-overwhelming = Лавина
    .effect = Очко за каждых двух новых воинов, которым нет места; расширение — не больше раза за ход.
trait-nobility = Знать
    .effect = Смута и тогда, когда нельзя поместить воина; птичьи карты в смуту приносят очки, а не отнимают.
trait-relentless = Неумолимость
    .effect = После устава беззащитные здания и жетоны рядом с воинами Киборгов убираются.
trait-swoop = Налёт
    .effect = В конце дня два воина появляются на лучшей поляне без компонентов Киборгов.
trait-war-tax = Военный налог
    .effect = Кто теряет из-за них здание или жетон, теряет и очко.
trait-focused = Сосредоточенность
    .effect = Дополнительный урон самого длинного столбца наносится и при равенстве.
trait-informants = Информаторы
    .effect = Поддержка без воинов тоже устраивает засаду.
trait-popularity = Популярность
    .effect = Убранная поддержка не приносит очков.
trait-veterans = Ветераны
    .effect = В защите берёт большее число на кубиках.
trait-wildfire = Пожар
    .effect = В конце вечера ещё один жетон поддержки, без очков.
trait-steadfast = Стойкость
    .effect = В ход с внезапным восстанием нет всеобщего сожаления; военное положение не действует.
trait-adventurer = Авантюрист
    .effect = Одно сражение за ход; что осталось из предметов к концу дня, идёт на задания.
trait-berserker = Берсерк
    .effect = Сражается там, где больше всего компонентов, с тем, у кого их там больше всего; ремонтирует на предмет больше.
trait-helper = Помощник
    .effect = Помощь приносит на очко больше и даёт две карты.
trait-marksman = Стрелок
    .effect = Нападение начинается с 1 урона до броска.
trait-questing = Искатель
    .effect = Повреждённые предметы считаются для шкалы сражений; задания дают на очко больше; ради помощи он идёт; другой порядок действий.
trait-spiteful = Злоба
    .effect = Поход, убравший жетоны, приносит на очко больше.
trait-erratic = Непредсказуемость
    .effect = В конце хода карта из колоды уходит в заблудшие души.
trait-fanatics = Фанатики
    .effect = После обращения там же сражение с дополнительным уроном.
trait-martyrs = Мученики
    .effect = Птичий обряд даёт ещё и приспешника из запаса.
trait-greedy = Жадность
    .effect = Очко каждый раз, когда покупает лидер по очкам.
trait-involved = Вовлечённость
    .effect = Кто не нанял наёмников, против того они и сражаются.
trait-garrison = Гарнизон
    .effect = В защите никогда не беззащитны; торговые посты увеличивают их урон от кубика.
trait-ferocious = Свирепость
    .effect = В нападении до трёх урона от кубика.
trait-foundations = Устои
    .effect = Потерянное здание отнимает корону только у политика своей масти.
trait-investors = Инвесторы
    .effect = Кто убирает здание, сбрасывает карту той же масти — или Герцогство добивается лояльности политика.
trait-overwhelm = Натиск
    .effect = Два подкопа, по три воина в каждом.
trait-invaders = Захватчики
    .effect = Подкоп ведёт к зданиям противников; если строить негде, сражения повсюду.
trait-gamble = Азарт
    .effect = Человек, у которого там больше всего компонентов, может попробовать угадать интригу, прежде чем она перевернётся.
trait-backup-plans = Запасной план
    .effect = Убранная интрига оставляет после себя воина.
trait-mastermind = Кукловод
    .effect = Две интриги за ход.
trait-vendetta = Вендетта
    .effect = Каждая перевёрнутая интрига — ещё и бомба.

piece-citadel = крепость
    .short = крп
    .gen = крепости
    .dat = крепости
    .acc = крепость
    .ins = крепостью
    .loc = крепости
    .gender = f
piece-market = рынок
    .short = рын
    .gen = рынка
    .dat = рынку
    .acc = рынок
    .ins = рынком
    .loc = рынке
    .gender = m
piece-tunnel = тоннель
    .short = тонн
    .gen = тоннеля
    .dat = тоннелю
    .acc = тоннель
    .ins = тоннелем
    .loc = тоннеле
    .gender = m
piece-plot = интрига
    .short = интр
    .gen = интриги
    .dat = интриге
    .acc = интригу
    .ins = интригой
    .loc = интриге
    .gender = f
piece-bomb = бомба
    .short = бомб
    .gen = бомбы
    .dat = бомбе
    .acc = бомбу
    .ins = бомбой
    .loc = бомбе
    .gender = f
piece-snare = капкан
    .short = капк
    .gen = капкана
    .dat = капкану
    .acc = капкан
    .ins = капканом
    .loc = капкане
    .gender = m
piece-extortion = поборы
    .short = побр
    .gen = поборов
    .dat = поборам
    .acc = поборы
    .ins = поборами
    .loc = поборах
    .gender = pl
piece-raid = набег
    .short = наб
    .gen = набега
    .dat = набегу
    .acc = набег
    .ins = набегом
    .loc = набеге
    .gender = m

effect-failure = цена сбоя
effect-plot = потерянная интрига

ask-chance-corner = В каком углу бот начинает?
ask-chance-first-building = Где стоит следующее здание?
ask-chance-lose = Какой компонент потерян?

event-bot-order = { $seat }: приказ — «{ $card }».
event-bot-crafted = { $seat }: смастерена карта «{ $card }».
event-bot-recruited = { $seat }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
 } на поляне { $clearing }.
event-bot-garrison = { $seat }: по воину на каждой из полян { $clearings } и ещё один на поляне { $clearing }.
event-bot-expands = { $seat }: ничего не построено, расширение: новый приказ и день заново.
event-bot-chose = { $seat }: { $choice }: { $chosen }{ $reason }.
event-bot-found-none = { $seat }: { $choice }: { $kind ->
    [clearing] подходящих полян нет
    [seat] никто не подходит
   *[other] нет таких
 } ({ $why }).
event-bot-found-none-bare = { $seat }: { $choice }: { $kind ->
    [clearing] подходящих полян нет
    [seat] никто не подходит
   *[other] нет таких
 }.
event-bot-checked = { $seat }: { $choice } (поляна { $clearing }): { $met ->
    [yes] да
   *[no] нет
 }: { $criterion } — { $value }, нужно не { $wanted ->
    [at-least] меньше
   *[at-most] больше
 } { $bound }.
event-bot-checked-bare = { $seat }: { $choice }: { $met ->
    [yes] да
   *[no] нет
 }: { $criterion } — { $value }, нужно не { $wanted ->
    [at-least] меньше
   *[at-most] больше
 } { $bound }.
event-bot-counted = { $seat }: { $choice } (поляна { $clearing }): { $count }{ $reason }.
event-bot-counted-bare = { $seat }: { $choice }: { $count }{ $reason }.
event-bot-builds = { $seat }: что строить: { $piece }, приказ — { $suit } масть.
event-bot-targets = { $seat }: { $choice }, { $by ->
    [lowest] с наименьшего приоритета
   *[highest] по приоритету
 }: { $clearings }.
event-bot-passed = { $seat }: { $choice }: нет, { $why }.
event-bot-passed-bare = { $seat }: пропускается: { $why }.
event-bot-viziers = { $seat }: { $count ->
    [one] { $count } преданный министр
    [few] { $count } преданных министра
   *[many] { $count } преданных министров
 } в птичьем столбце.
event-bot-decreed = { $seat }: «{ $card }» — в столбец { $suit-gen } масти.
event-bot-column = { $seat }: столбец { $suit-gen } масти, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }.
event-bot-turmoil = { $seat }: смута!
event-bot-purged = { $seat }: из устава уходят: { $cards }.
event-bot-pity = { $seat }: всеобщее сожаление, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
 } поддержки.
event-bot-organizes = { $seat }: выступление воинов на поляне { $clearing }.

won-by-K3-5 = у всех людей по тридцать очков

## Что выбирает бот и по каким признакам

choice-defender = с кем сражаться
choice-build = где строить
choice-recruit = где вербовать
choice-move-from = откуда уйти
choice-move-to = куда идти
choice-battle = где сражаться
choice-sympathy = где получить поддержку
choice-revolt = где восстание
choice-sympathy-near = приказанная поляна рядом с лояльной
choice-corner = в каком углу начать
choice-building = что строить
choice-track = какая шкала приносит очки
choice-ambush = какую засаду сыграть
choice-card = какую карту купить
choice-lose-piece = какой компонент потерян
choice-effect = какой эффект первый
choice-havoc = где убираются беззащитные
choice-recruits = сколько новых воинов
choice-unplaced = скольким новым воинам нет места
choice-leaving = сколько воинов уходит
choice-staying = сколько воинов остаётся
choice-points = сколько очков
choice-expand = расширяться ли
choice-new-roost = есть ли воины для нового гнезда
choice-extra-hit = есть ли дополнительный урон
choice-pity-twice = удваивается ли сожаление
choice-organize = выступать ли
choice-enlist = нанять ли Судью
choice-hire = нанять ли наёмников
choice-nurse = возвращаются ли воины к цитадели
choice-buy-card = можно ли купить карту
choice-buy-riverboats = можно ли купить лодки
choice-buy-mercenaries = можно ли купить наёмников
choice-buy-souls = купить ли заблудшую душу

# что сравнивается, без «больше» и «меньше»; `whether`: как сказать о том, что есть или чего нет
criterion-pieces = компоненты там
    .gen = компонентов там
criterion-points = очки
    .gen = очков
criterion-buildings = здания там
    .gen = зданий там
criterion-own-warriors = свои воины
    .gen = своих воинов
criterion-enemy-pieces = компоненты противников
    .gen = компонентов противников
criterion-enemy-warriors = воины противников
    .gen = воинов противников
criterion-roosts = гнёзда
    .whether = Без гнезда
    .gen = гнёзд
criterion-defenseless-buildings = беззащитные здания
    .gen = беззащитных зданий
criterion-opposite-a-start = начальные углы напротив
    .gen = начальных углов напротив
criterion-on-map = на поле
    .gen = на поле
criterion-track-points = очки на шкале
    .gen = очков на шкале
criterion-martial-law = военное положение
    .gen = военного положения
criterion-token = жетоны
    .gen = жетонов
criterion-supply = воины в запасе
    .gen = воинов в запасе
criterion-recruits = новые воины по планшету или уровню
    .gen = новых воинов по планшету или уровню
criterion-recruits-more = столько же ещё, Железная воля
criterion-recruits-placed = помещённые новые воины
    .gen = помещённых новых воинов
criterion-birds-in-decree = птичьи карты в уставе
    .gen = птичьих карт в уставе
criterion-means = воины для оплаты
    .gen = воинов для оплаты
criterion-fallen-warriors = воины, потерянные в защите
    .gen = воинов, потерянных в защите
criterion-sites = поляны для строительства
    .gen = полян для строительства
criterion-stay = остаются
criterion-needed-to-rule = нужны, чтобы править и дальше
criterion-column-cards = карты в столбце
    .gen = карт в столбце
criterion-own-buildings = свои здания на поле
    .gen = своих зданий на поле
criterion-expansions = расширения в этот ход
    .gen = расширений в этот ход
criterion-sympathy = жетоны поддержки на поле
    .gen = жетонов поддержки на поле
criterion-rolled-hits = максимальный урон от кубика
    .gen = максимального урона от кубика
criterion-souls = заблудшие души
    .gen = заблудших душ
criterion-available = доступные предметы
    .gen = доступных предметов

# почему бот чего-то не делает
why-no-order = карты приказа нет
why-no-item-shown = нет доступного предмета, который можно смастерить
why-no-warriors-left = в запасе не осталось воинов
why-no-roost-of-suit = гнезда этой масти нет
why-no-keep = цитадели больше нет
why-turmoil = после смуты сразу вечер
why-nobody-can-leave = уйти никто не может
why-bird-order = приказ птичий
why-no-revolt = нет поддержки там, где помещается непостроенная база
why-cannot-spread = поддержку получить нельзя
why-revolt-to-come = будет внезапное восстание
why-nobody-sells = никто ничего не продаёт
why-behind-the-seller = имея меньше очков, чем продавец, бот не покупает
why-nothing-for-sale = покупать нечего
why-has-bought-it = это уже куплено
why-bought-enough = в этот ход больше купить нельзя
why-cannot-pay = за покупку нечем заплатить

reason-clearing = поляна { $clearing }
reason-forest = лес { $forest }
reason-only = {", "}единственный вариант
reason-sum = {": "}{ $list }
reason-most = {", "}наибольшее из: { $list }
reason-part = { $criterion } { $value } [{ $law }]
reason-part-bare = { $criterion } { $value }
reason-limit = {"; предел: "}{ $list }
reason-among = {", "}варианты: { $list }
reason-compared = {". "}{ $wanted ->
    [most] Больше всего
   *[fewest] Меньше всего
 } { $criterion-gen } [{ $law }]: { $list }
reason-compared-bare = {". "}{ $wanted ->
    [most] Больше всего
   *[fewest] Меньше всего
 } { $criterion-gen }: { $list }
reason-whether = {". "}{ $whether }, если можно [{ $law }]: { $list }
reason-whether-bare = {". "}{ $whether }, если можно: { $list }
reason-whether-all = все
reason-whether-none = ни одного
reason-and = { $list } и { $last }
reason-all = у всех { $value }
reason-have = { $list } — { $value }
reason-highest = {". "}Из них ({ $list }) наибольший приоритет [{ $law }]
reason-highest-bare = {". "}Из них ({ $list }) наибольший приоритет
reason-lowest = {". "}Из них ({ $list }) наименьший приоритет [{ $law }]
reason-lowest-bare = {". "}Из них ({ $list }) наименьший приоритет
reason-pass = {". "}Из них ({ $list }) при ничьей всегда застава [{ $law }]
reason-pass-bare = {". "}Из них ({ $list }) при ничьей всегда застава
reason-set-up = {". "}Из них ({ $list }) первый по порядку подготовки [{ $law }]
reason-set-up-bare = {". "}Из них ({ $list }) первый по порядку подготовки
reason-first = {". "}Из них ({ $list }) первый в этом порядке [{ $law }]
reason-first-bare = {". "}Из них ({ $list }) первый в этом порядке
reason-chance = {". "}Из них ({ $list }) один по жребию [{ $law }]
reason-chance-bare = {". "}Из них ({ $list }) один по жребию

## Планшет бота в терминале

board-bot = { $letter } { $bot } (бот, уровень { $level }){ $turn ->
    [yes] , ходит
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
board-order = приказ: { $card }
board-order-bare = приказ: { $suit } масть
board-bot-track = { $piece } { $count } (сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за вечер)
board-bot-track-drawn = { $piece } { $count } (+{ $points } за вечер)
board-bot-recruits = { $piece } { $count } (+{ $more ->
    [one] { $more } новый воин
    [few] { $more } новых воина
   *[many] { $more } новых воинов
  })
board-bot-next = { $piece } { $count } (дальше: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
board-coop = Люди играют вместе: они побеждают, когда у каждого есть 30 очков раньше, чем у любого бота [K3.5].
board-priority = Маркеры приоритета (#), с наибольшего: { $list }
board-marker = Маркер приоритета { $clearing }.
board-traits = Черты: { $traits }
board-level = { $bot }, уровень { $level }: { $effect }
board-special = Особое действие: { $effect }
board-trait = { $bot }, черта «{ $trait }»: { $effect }

## Ботяга

event-bot-quest = { $seat }: следующее задание — { $quest }.
event-bot-plans = { $seat }: сегодня: { $errands }.
event-bot-exhausted = { $seat }: { $count ->
    [one] перевёрнут { $count } предмет
    [few] перевёрнуты { $count } предмета
   *[many] перевёрнуто { $count } предметов
 }; { $left ->
    [0] готовых не осталось
    [one] остался { $left } готовый
    [few] осталось { $left } готовых
   *[many] осталось { $left } готовых
 }.
event-bot-refreshed = { $seat }: { $count ->
    [one] обновлён { $count } предмет
    [few] обновлены { $count } предмета
   *[many] обновлено { $count } предметов
 }.
event-bot-skips = { $seat }: не выходит: { $errand } ({ $why }).
event-bot-aided = { $seat }: помощь { $other_seat-dat } за { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
 }.
event-bot-scorched = { $seat }: выжжена поляна { $clearing }.
event-slot-covered = { $seat }: ячейка на поляне { $clearing } закрыта предметом: { $item }.
event-battle-track = { $seat }: на шкале сражений { $count ->
    [0] нет предметов
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
 }.
event-marksman = { $seat }: стрелок наносит урон до броска.

errand-explore = исследование
errand-quest = задание
errand-aid = помощь
errand-battle = сражение
errand-repair = ремонт
errand-special = особое действие

ask-chance-forest = Лес выбирают кубики.
ask-chance-aid-item = Кубики решают, какой предмет взят.

choice-explore = какую руину исследовать
choice-quest = где выполнить задание
choice-aid = где помочь
choice-aid-whom = кому помочь
choice-way = каким путём идти
choice-victim = кого обокрасть
choice-attacker = кого натравить на другого
choice-forest = какой лес
choice-slip = красться ли
choice-refresh-fewer = обновляется ли меньше предметов
choice-refreshed = сколько предметов обновляется
choice-repair-which = какой из повреждённых предметов ремонтируется
choice-damage-which = какой из предметов повреждён
choice-aid-items = за сколько предметов помочь
choice-aid-item = какой предмет взят
choice-tinker = какую карту стопки сброса смастерить
choice-hide = прятаться ли
choice-scorch = выжигать ли всё

criterion-moves = перемещения
    .gen = перемещений
criterion-defender-buildings-tokens = здания и жетоны защищающегося
    .gen = зданий и жетонов защищающегося
criterion-defender-warriors = воины защищающегося
    .gen = воинов защищающегося
criterion-clearings-around = поляны вокруг
    .gen = полян вокруг
criterion-undamaged-items = целые предметы
    .gen = целых предметов
criterion-damaged-items = повреждённые предметы
    .gen = повреждённых предметов
criterion-exhausted-items = перевёрнутые предметы вне шкалы сражений
    .gen = перевёрнутых предметов вне шкалы сражений
criterion-ready-items = готовые предметы
    .gen = готовых предметов
criterion-crafted-items = предметы, смастерённые другим игроком
    .gen = предметов, смастерённых другим игроком
criterion-aid-limit = предметы за помощь (Искатель)
    .gen = предметов за помощь (Искатель)
criterion-refreshing = обновляемые по уровню предметы
    .gen = обновляемых по уровню предметов

why-few-items = предметов так мало, что дня нет
why-nowhere-to-go = идти некуда
why-not-there-yet = ещё не на месте
why-too-few-items = не хватает готовых предметов
why-nothing-damaged = ничего не повреждено
why-all-damaged = все предметы уже повреждены
why-without-effect = это не дало бы эффекта
why-one-battle = Авантюрист сражается раз за ход

piece-cover = предмет, закрывающий ячейку
    .short = ###

board-key-quest = Своё задание
board-key-battle-track = Шкала сражений
board-key-would-craft = Смастерил бы из сброса
