### Root: Гидробуровое герцогство и Стальной сговор. Названия принадлежат игре, эффекты пересказаны нашими словами.

minister-captain = капитан
    .effect = Дополнительный урон в нападении там, где есть тоннель.
minister-marshal = шериф
    .effect = Воин у здания, где их меньше всего.
minister-foremole = глава кротсоюза
    .effect = На одного нового воина в норе больше.
minister-brigadier = генерал
    .effect = Подкоп к зданиям и жетонам противников, если в норе трое.
minister-banker = банкир
    .effect = Ещё одно строительство.
minister-mayor = мэр
    .effect = Отсылает воина и получает очко.
minister-earl-of-stone = граф Каменский
    .effect = По очку за каждую крепость.
minister-baron-of-dirt = барон Грязецкий
    .effect = По очку за каждый рынок.
minister-duchess-of-mud = герцогиня Глинская
    .effect = Два очка, если все тоннели на поле.

plot-bomb = бомба
    .acc = бомбу
    .gender = f
plot-snare = капкан
    .acc = капкан
    .gender = m
plot-extortion = поборы
    .acc = поборы
    .gender = pl
plot-raid = набег
    .acc = набег
    .gender = m

effect-raid = потерянный набег

ask-pay-investors = Инвесторы Герцогства: сбросьте { $suit-acc } или птичью карту. Если такой нет, пропустите: оно добьётся лояльности политика.
ask-pay-investors-bare = Инвесторы Герцогства: сбросьте совпадающую карту. Если такой нет, пропустите: оно добьётся лояльности политика.
ask-guess-plot = Интрига на поляне { $clearing } сейчас перевернётся. Что это?
ask-guess-plot-bare = Интрига сейчас перевернётся. Что это?
ask-chance-plot = Какая это интрига?
ask-chance-extortion = Какая карта потеряна?

why-snared = там лежит капкан
why-must-pay-investors = у вас есть карта этой масти, её нужно сбросить
why-both-face-up = все интриги этого вида лежат лицевой стороной вверх

do-guess = это { $plot }
do-lay = положить { $plot-acc }
group-guess = Это
group-lay = Положить

event-minister-swayed = { $seat }: новый лояльный политик — { $minister }.
event-crown-lost = { $seat }: { $minister } теряет корону.
event-minister = { $seat }: действует { $minister }.
event-burrowed = { $seat }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
 } в нору.
event-dug = { $seat }: { $count ->
    [one] { $count } воин выходит
    [few] { $count } воина выходят
   *[many] { $count } воинов выходят
 } из подкопа на поляну { $clearing }.
event-went-underground = { $seat }: { $count ->
    [one] { $count } воин уходит
    [few] { $count } воина уходят
   *[many] { $count } воинов уходят
 } с поляны { $clearing } в нору.
event-left-burrow = { $seat }: { $count ->
    [one] { $count } воин уходит
    [few] { $count } воина уходят
   *[many] { $count } воинов уходят
 } из норы в запас.
event-plot-guessed = { $seat }: догадка об интриге на поляне { $clearing }: { $piece }.
event-plot-flipped = { $seat }: перевёрнута интрига на поляне { $clearing }: { $piece }.
event-plot-swapped = { $seat }: открытая интрига на поляне { $clearing } теперь другая: { $piece }.
event-snare-sprung = { $seat }: капкан на поляне { $clearing } срабатывает, больше там ничего не происходит.

choice-dig = где подкоп
choice-lose-tunnel = какой тоннель забрать
choice-dismiss = откуда уходит воин
choice-plot = где положить интригу
choice-thicken = где интрига нарастает
choice-flip = какие интриги перевернуть
choice-bombed = скольких воинов уносит бомба
choice-guesser = кто угадывает
choice-sway = чьей лояльности добиться, сверху
choice-sway-last = чьей лояльности добиться, снизу
choice-crown = кто теряет корону, снизу
choice-whether-dig = делать ли подкоп
choice-diggers = сколько воинов в подкопе
choice-rally = откуда собрание
choice-citadel = строить ли крепость, а не рынок
choice-duchess = все ли тоннели на поле
choice-dismiss-burrow = уходит ли воин из норы

criterion-open-slots = свободные ячейки
    .gen = свободных ячеек
criterion-enemy-buildings = здания противников
    .gen = зданий противников
criterion-enemy-buildings-tokens = здания и жетоны противников
    .gen = зданий и жетонов противников
criterion-buildings-tokens = здания и жетоны там
    .gen = зданий и жетонов там
criterion-plots = интриги
    .whether = Без интриги
    .gen = интриг
criterion-bombed = компоненты бота, которые уносит бомба
    .gen = компонентов бота, которые уносит бомба
criterion-plots-face-up = открытые интриги
    .gen = открытых интриг
criterion-burrow = воины в норе
    .gen = воинов в норе
criterion-diggers = воины подкопа
    .gen = воинов подкопа
criterion-overwhelm = воины подкопа при Натиске
    .gen = воинов подкопа при Натиске
criterion-citadel-recruits = новые воины за крепости
    .gen = новых воинов за крепости
criterion-foremole = глава кротсоюза
criterion-tunnels-left = тоннели не на поле
    .gen = тоннелей не на поле

why-all-swayed = все политики лояльны
why-no-site = ни на одной поляне, которой правит бот, нет свободной ячейки
why-nobody-to-dismiss = отослать некого

board-key-burrow = В норе
board-key-swayed = Лояльные политики
board-key-hidden-plots = Закрытые интриги
