### Critters at War: what its players read. Card names are facts of the game; effects are told in our own words.

game-critters = Звірі на війні
    .about = Два генерали змагаються за повітря, сушу й море. По шість карток, одна дія за хід; контролюйте два з трьох театрів, щоб виграти битву, або відкличте війська, доки це дешево.
    .help = У битві ходять по черзі: розгорніть картку горілиць у театр її типу (A повітря, L суша, S море) або зіграйте будь-яку долілиць де завгодно як двійку. Перевернути можна лише ненакриту картку стосу (позначена >). Театри, що лежать поруч, суміжні. Коли всі картки зіграно, театр контролює той, чия сума більша, за нічиєї — перший гравець; два театри виграють битву.

theater-air = повітря
    .gen = повітря
    .dat = повітрю
    .acc = повітря
    .ins = повітрям
    .loc = повітрі
    .gender = n
theater-land = суша
    .gen = суші
    .dat = суші
    .acc = сушу
    .ins = сушею
    .loc = суші
    .gender = f
theater-sea = море
    .gen = моря
    .dat = морю
    .acc = море
    .ins = морем
    .loc = морі
    .gender = n

option-mode = звичайний режим або режим початківця, де кожна битва дає одне очко
    .title = Режим
option-target = скільки очок виграють гру; 0 — звичайна для режиму кількість
    .title = Очок для перемоги

## Cards

card-A1 = A1 Підтримка
    .name = Підтримка
    .effect = ваш бік має на 3 більше в суміжних театрах
card-A2 = A2 Авіадесант
    .name = Авіадесант
    .effect = вашу наступну картку можна розгорнути в будь-якому театрі
card-A3 = A3 Маневр
    .name = Маневр
    .effect = переверніть одну ненакриту картку, свою чи чужу, у суміжному театрі
card-A4 = A4 Аеродром
    .name = Аеродром
    .effect = картки із силою від 1 до 3 можна розгортати в будь-якому театрі
card-A5 = A5 Стримування
    .name = Стримування
    .effect = усе, що будь-хто грає долілиць, знищують
card-A6 = A6 Важкі бомбардувальники
    .name = Важкі бомбардувальники
    .effect = без здібності
card-L1 = L1 Підкріплення
    .name = Підкріплення
    .effect = візьміть картку й покладіть долілиць у суміжний театр
card-L2 = L2 Засідка
    .name = Засідка
    .effect = переверніть одну ненакриту картку, свою чи чужу, де завгодно
card-L3 = L3 Маневр
    .name = Маневр
    .effect = переверніть одну ненакриту картку, свою чи чужу, у суміжному театрі
card-L4 = L4 Вогневе прикриття
    .name = Вогневе прикриття
    .effect = кожна картка під нею має рівно 4
card-L5 = L5 Диверсія
    .name = Диверсія
    .effect = кожен бік перевертає одну свою ненакриту картку, ви — першими
card-L6 = L6 Важкі танки
    .name = Важкі танки
    .effect = без здібності
card-S1 = S1 Висадка
    .name = Висадка
    .effect = можете перемістити одну свою картку в інший театр
card-S2 = S2 Ескалація
    .name = Ескалація
    .effect = ваші картки долілиць мають по 4 замість 2
card-S3 = S3 Маневр
    .name = Маневр
    .effect = переверніть одну ненакриту картку, свою чи чужу, у суміжному театрі
card-S4 = S4 Ротація
    .name = Ротація
    .effect = можете повернути в руку картку, що лежить долілиць, а тоді зіграти картку
card-S5 = S5 Блокада
    .name = Блокада
    .effect = картки, зіграні в суміжний театр, де їх уже 3, знищують
card-S6 = S6 Суперлінкор
    .name = Суперлінкор
    .effect = без здібності

## Actions, as a person would say them. $card: the card a flip, move or return would touch, if the player knows it.

do-deploy = розгорнути картку { $card } у театрі { $theater-gen }
do-improvise = зіграти картку { $card } долілиць у театр { $theater-gen }
do-withdraw = { $ends ->
    [war] відкликати війська: { $other_seat } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
      } і виграє гру, { $score } проти { $own_score }
   *[battle] відкликати війська: { $other_seat } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
      }, тоді { $score } проти { $own_score } із { $target }
  }
do-withdraw-bare = відкликати війська: закінчити цю битву зараз
do-flip = перевернути картку { $seat-gen } в театрі { $theater-gen }: { $card } ({ $side })
do-flip-hidden = перевернути картку { $seat-gen }, що лежить долілиць у театрі { $theater-gen }
do-move = перемістити картку { $card } з театру { $theater-gen } (там № { $place })
do-move-hidden = перемістити картку № { $place } театру { $theater-gen }
do-to = перемістити її в театр { $theater-gen }
do-return = повернути в руку картку { $card } з театру { $theater-gen } (там № { $place })
do-return-hidden = повернути в руку картку № { $place } театру { $theater-gen }
do-reinforce = покласти взяту картку долілиць у театр { $theater-gen }
do-decline = відмовитися: нічого не робити
do-row = театри лежать у порядку { $row }
do-first = { $seat } витягує білого генерала
do-deal = роздана рука: { $cards }
do-draw = узята картка: { $card }

# Headings of the choices of one card.
heading-deploy = розгорнути
heading-improvise = долілиць

## Questions

ask-choose-action = Ваш хід: розгорніть картку, зіграйте одну долілиць (сила 2) або відкличте війська.
ask-choose-play = Зіграйте картку: розгорніть її горілиць або зіграйте долілиць.
ask-choose-flip = Переверніть одну ненакриту картку.
ask-choose-own-flip = Переверніть одну зі своїх ненакритих карток.
ask-choose-reinforced-theater = Куди покласти взяту картку долілиць?
ask-choose-cargo = Перемістіть одну зі своїх карток в інший театр або відмовтеся.
ask-choose-destination = Куди її перемістити?
ask-choose-return = Поверніть у руку одну зі своїх карток, що лежать долілиць, або відмовтеся.
ask-chance-row = У якому порядку лежать театри?
ask-chance-first = Хто витягує білого генерала?
ask-chance-deal = Які шість карток роздано?
ask-chance-draw = Яку картку взято?

## Refusals

why-type-must-match = картку розгортають горілиць лише в театрі її типу
why-not-in-hand = цієї картки немає у вашій руці
why-not-adjacent = цей театр не суміжний із карткою
why-no-card-there = там немає картки
why-not-your-card = це має бути ваша картка
why-not-facedown = повернути можна лише картку, що лежить долілиць
why-already-there = картка вже в цьому театрі
why-must-play-a-card = картку повернуто в руку, тож тепер треба зіграти картку

## Events

event-row = Театри лежать у порядку: { $theaters }.
event-goes-first = { $seat } — перший гравець: нічиї на його користь.
event-battle-began = Починається битва { $battle }.
event-dealt = { $seat } отримує картки: { $cards }.
event-dealt-hidden = { $seat } отримує { $number ->
    [one] { $number } картку
    [few] { $number } картки
   *[many] { $number } карток
  }.
event-deployed = { $seat } розгортає картку { $card } у театрі { $theater-gen }.
event-improvised = { $seat } грає картку { $card } долілиць у театр { $theater-gen }.
event-improvised-hidden = { $seat } грає картку долілиць у театр { $theater-gen }.
event-destroyed = Картку { $card } ({ $seat }) знищено в театрі { $theater-gen }: діє { $by_card }.
event-destroyed-hidden = Картку долілиць ({ $seat }) знищено в театрі { $theater-gen }: діє { $by_card }.
event-flipped-up = Картку { $seat-gen } в театрі { $theater-gen } перевернуто горілиць: { $card }.
event-flipped-down = Картку { $card } ({ $seat }) в театрі { $theater-gen } перевернуто долілиць.
event-moved = { $seat } переміщує картку { $card } з театру { $from_theater-gen } в театр { $theater-gen }.
event-moved-hidden = { $seat } переміщує картку долілиць із театру { $from_theater-gen } в театр { $theater-gen }.
event-returned = { $seat } повертає в руку картку { $card } з театру { $theater-gen }.
event-returned-hidden = { $seat } повертає в руку картку долілиць із театру { $theater-gen }.
event-drew = { $seat } бере з колоди картку { $card }.
event-drew-hidden = { $seat } бере картку з колоди.
event-reinforced = { $seat } кладе картку { $card } долілиць у театр { $theater-gen }.
event-reinforced-hidden = { $seat } кладе взяту картку долілиць у театр { $theater-gen }.
event-air-dropped = { $seat } може розгорнути наступну картку в будь-якому театрі.
event-declined = { $seat } не застосовує здібності картки { $by_card }.
event-withdrew = { $seat } відкликає війська, маючи в руці { $hand ->
    [one] { $hand } картку
    [few] { $hand } картки
   *[many] { $hand } карток
  }.
event-held = { $seat } контролює театр { $theater-gen }, { $total } проти { $other_total }{ $by ->
    [tie] , як перший гравець.
   *[strength] .
  }
event-battle-won = { $seat } виграє битву й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }, разом { $score }.
event-won = { $seat } виграє гру, набравши { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }.

## The board in the terminal

board-head = Битва { $battle } · для перемоги { $target ->
    [one] { $target } очко
    [few] { $target } очки
   *[many] { $target } очок
  } · карток у колоді: { $deck }
board-seat = { $seat }{ $you ->
    [yes] {""} (ви)
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }, { $hand ->
    [one] { $hand } картка
    [few] { $hand } картки
   *[many] { $hand } карток
  } у руці{ $first ->
    [yes] , перший гравець (виграє нічиї)
   *[no] {""}
  }
board-total = { $seat } { $total }
board-total-bonus = { $seat } { $total }+{ $bonus }
board-control = контролює { $seat }
board-tie = { $seat } за нічиєї
board-theater-plain = Театр { $theater-gen }: { $control }
board-pile = { $seat } { $total }: { $pile }
board-pile-bonus = { $seat } { $total }, з них { $bonus } дає { card-A1 }: { $pile }
board-empty = карток немає
board-facedown = долілиць ({ $id })
board-facedown-hidden = долілиць
board-card = { $place }. { $card }, сила { $strength }{ $top ->
    [yes] , ненакрита
   *[no] {""}
  }
board-card-down = { $place }. { $card } долілиць, сила { $strength }{ $top ->
    [yes] , ненакрита
   *[no] {""}
  }
board-card-down-hidden = { $place }. долілиць, сила { $strength }{ $top ->
    [yes] , ненакрита
   *[no] {""}
  }
board-destroyed = Знищено, під колодою: { $list }
board-air-drop = Авіадесант: наступну картку { $seat } може розгорнути в будь-якому театрі.
board-shown = Відомо, що в руці { $seat-gen }: { $cards }
board-held = Узято і ще не покладено: { $card }
board-held-hidden = Узяту картку ще не покладено.
board-waiting = Здібності, що ще подіють: { $cards }
board-hand = Ваша рука:
board-hand-of = Рука { $seat-gen }:
board-hand-card = { $card }. { $effect }
effect-instant = Сила { $strength }. Миттєва: { $effect }
effect-ongoing = Сила { $strength }. Постійна: { $effect }
effect-none = Сила { $strength }, { $effect }
side-faceup = горілиць
side-facedown = долілиць
