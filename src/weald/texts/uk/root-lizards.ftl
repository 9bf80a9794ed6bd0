### Root: the Logical Lizards, a bot. Names are facts of the game; effects are told in our own words.

event-soul-lost = { $seat }: карта { $card-acc } лягає на Загублені душі.
event-souls-returned = { $seat }: { $count ->
    [one] { $count } відкрита карта повертається
    [few] { $count } відкриті карти повертаються
   *[many] { $count } відкритих карт повертаються
  } до Загублених душ, перша згори.
event-bot-order-souls = { $seat }: масть наказу — { $suit }. Загублені душі: лисячі { $fox }, кролячі { $rabbit }, мишачі { $mouse }, пташині { $bird }.
event-bot-conspires = { $seat }: маркер змови в комірці { $space }, { $conspiracy ->
    [convert] навернення
    [crusade] хрестовий похід
    [sanctify] освячення
   *[other] { $conspiracy }
  }.
event-bot-converted = { $seat }: навернено вояку { $other_seat-gen } на галявині { $clearing }.
event-bot-sanctified = { $seat }: освячено { $piece-acc } на галявині { $clearing }.

choice-convert-whom = чийого вояку навернути
choice-convert = де навернути
choice-sanctify-whose = чию споруду освятити
choice-sanctify = де освятити
choice-ritual = де виконати ритуал
choice-acolyte = де вояка стає фанатиком
choice-sanctify-which = яку споруду освятити
choice-rituals = скільки ритуалів
choice-spite = чи злостивість дає очко

criterion-open-slot = вільні комірки
    .whether = З вільною коміркою
    .gen = вільних комірок
criterion-rituals = ритуали на цьому рівні
    .gen = ритуалів на цьому рівні
criterion-tokens-gone = жетони, що зникли з мапи
    .gen = жетонів, що зникли з мапи

why-no-acolytes = немає фанатиків
why-no-conspiracy = жодна змова більше неможлива
why-nobody-to-convert = нема кого навертати
why-nobody-to-crusade = нема з ким битися в хрестовому поході
why-nothing-to-sanctify = нема чого освячувати
why-no-ritual-possible = для ритуалу немає місця
why-does-not-rule = бот там не володіє, тож саду не буде
why-nobody-to-become-acolyte = на мапі немає власних вояк

board-conspiracy = маркер: { $name } ({ $space } з 5)
board-bot-key-lost-souls = Загублені душі, згори
