### Root: the Drillbit Duchy and the Cogwheel Corvids. Names are facts of the game; effects are told in our own words.

minister-captain = Капітан
    .effect = Додаткове ушкодження в нападі там, де є тунель.
    .acc = Капітана
minister-marshal = Маршал
    .effect = Вояка біля споруди, де їх найменше.
    .acc = Маршала
minister-foremole = Виконкріт
    .effect = Ще один новобранець для Нори.
    .acc = Виконкрота
minister-brigadier = Бригадний генерал
    .effect = Копає до споруд і жетонів суперників, якщо в Норі троє.
    .acc = Бригадного генерала
minister-banker = Банкір
    .effect = Будує ще раз.
    .acc = Банкіра
minister-mayor = Мер
    .effect = Відсилає вояку за очко.
    .acc = Мера
minister-earl-of-stone = Граф Каменю
    .effect = По очку за кожну цитадель.
    .acc = Графа Каменю
minister-baron-of-dirt = Барон Бруду
    .effect = По очку за кожен ринок.
    .acc = Барона Бруду
minister-duchess-of-mud = Герцогиня Багна
    .effect = Два очки, якщо всі тунелі на мапі.
    .acc = Герцогиню Багна

plot-bomb = бомба
plot-snare = пастка
plot-extortion = здирництво
plot-raid = наліт

effect-raid = утрачений наліт

ask-pay-investors = Інвестори Герцогства: скиньте карту { $suit-gen } або пташиної масті. Якщо такої немає, пропустіть: Герцогство прихилить міністра.
ask-pay-investors-bare = Інвестори Герцогства: скиньте карту відповідної масті. Якщо такої немає, пропустіть: Герцогство прихилить міністра.
ask-guess-plot = Інтригу на галявині { $clearing } зараз відкриють. Що це?
ask-guess-plot-bare = Інтригу зараз відкриють. Що це?
ask-chance-plot = Яка це інтрига?
ask-chance-extortion = Яку карту втрачено?

why-snared = там пастка
why-must-pay-investors = у вас є карта цієї масті, її треба скинути
why-both-face-up = усі інтриги цього виду вже відкрито

do-guess = це { $plot }
do-lay = покласти інтригу: { $plot }
group-guess = Це
group-lay = Покласти

event-minister-swayed = { $seat }: прихилено міністра: { $minister }.
event-crown-lost = { $seat }: корону втрачає { $minister }.
event-minister = { $seat }: діє { $minister }.
event-burrowed = { $seat }: { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
 } — до Нори.
event-dug = { $seat }: { $count ->
    [one] { $count } вояка вилазить
    [few] { $count } вояки вилазять
   *[many] { $count } вояк вилазять
 } на галявину { $clearing }.
event-went-underground = { $seat }: { $count ->
    [one] { $count } вояка йде
    [few] { $count } вояки йдуть
   *[many] { $count } вояк ідуть
 } з галявини { $clearing } до Нори.
event-left-burrow = { $seat }: { $count ->
    [one] { $count } вояка йде
    [few] { $count } вояки йдуть
   *[many] { $count } вояк ідуть
 } з Нори в запас.
event-plot-guessed = { $seat }: інтригу на галявині { $clearing } відгадано: { $piece }.
event-plot-flipped = { $seat }: інтригу на галявині { $clearing } відкрито: { $piece }.
event-plot-swapped = { $seat }: відкриту інтригу на галявині { $clearing } замінено: { $piece }.
event-snare-sprung = { $seat }: на галявині { $clearing } спрацьовує пастка, більше там нічого не зроблено.

choice-dig = де копати
choice-lose-tunnel = який тунель прибрати
choice-dismiss = звідки прибрати вояку
choice-plot = де покласти інтригу
choice-thicken = де інтрига густішає
choice-flip = які інтриги відкрити
choice-bombed = скільки вояк прибирає бомба
choice-guesser = хто відгадує
choice-sway = кого прихилити, згори
choice-sway-last = кого прихилити, знизу
choice-crown = хто втрачає корону, знизу
choice-whether-dig = чи копати
choice-diggers = скільки копає
choice-rally = звідки починається збір
choice-citadel = чи будувати цитадель, а не ринок
choice-duchess = чи всі тунелі на мапі
choice-dismiss-burrow = чи вояка йде з Нори

criterion-open-slots = вільні комірки
    .gen = вільних комірок
criterion-enemy-buildings = споруди суперників
    .gen = споруд суперників
criterion-enemy-buildings-tokens = споруди й жетони суперників
    .gen = споруд і жетонів суперників
criterion-buildings-tokens = споруди й жетони там
    .gen = споруд і жетонів там
criterion-plots = інтриги
    .whether = Без інтриги
    .gen = інтриг
criterion-bombed = компоненти бота, які прибирає бомба
    .gen = компонентів бота, які прибирає бомба
criterion-plots-face-up = відкриті інтриги
    .gen = відкритих інтриг
criterion-burrow = вояки в Норі
    .gen = вояк у Норі
criterion-diggers = ті, що копають
    .gen = тих, що копають
criterion-overwhelm = ті, що копають через натиск
    .gen = тих, що копають через натиск
criterion-citadel-recruits = новобранці за цитаделі
    .gen = новобранців за цитаделі
criterion-foremole = Виконкріт
    .gen = від Виконкрота
criterion-tunnels-left = тунелі не на мапі
    .gen = тунелів не на мапі

why-all-swayed = усі міністри прихильні
why-no-site = на підвладних галявинах немає вільної комірки
why-nobody-to-dismiss = немає вояки, якого можна відіслати

board-key-burrow = У Норі
board-key-swayed = Прихильні
board-key-hidden-plots = Невідкриті інтриги
