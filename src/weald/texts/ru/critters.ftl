### «Звери на войне»: что читают игроки. Названия карт принадлежат игре, эффекты пересказаны нашими словами.
### Формы `.acc` и `.ins` карт — название в кавычках для предложений; `.loc` театров — с предлогом.

game-critters = Звери на войне
    .about = Два командующих сражаются за воздух, сушу и море. У каждого шесть карт, за ход одно действие. Удержите два театра из трёх и выиграйте битву — или отступите, пока это дёшево.
    .help = В каждой битве игроки по очереди разворачивают карту в открытую в театре её типа (A — воздух, L — суша, S — море) или играют любую карту в закрытую куда угодно, и её сила 2. Перевернуть можно только ненакрытую карту ряда (отмечена знаком >). Соседние театры — те, что лежат рядом. Когда все карты сыграны, театр контролирует тот, у кого сумма больше, при ничьей — первый игрок; для победы нужны два театра.

theater-air = воздух
    .gen = воздуха
    .dat = воздуху
    .acc = воздух
    .ins = воздухом
    .loc = в воздухе
    .gender = m
theater-land = суша
    .gen = суши
    .dat = суше
    .acc = сушу
    .ins = сушей
    .loc = на суше
    .gender = f
theater-sea = море
    .gen = моря
    .dat = морю
    .acc = море
    .ins = морем
    .loc = в море
    .gender = n

option-mode = обычный или для новичков: любая битва приносит одно очко
    .title = Режим
option-target = сколько очков нужно для победы; 0 — обычное число для режима
    .title = Очки для победы

## Карты

card-A1 = A1 Поддержка
    .name = Поддержка
    .effect = ваша сторона в соседних театрах сильнее на 3
    .acc = A1 «Поддержка»
    .ins = A1 «Поддержка»
card-A2 = A2 Десант
    .name = Десант
    .effect = следующую карту можно развернуть в любом театре
    .acc = A2 «Десант»
    .ins = A2 «Десант»
card-A3 = A3 Манёвр
    .name = Манёвр
    .effect = перевернуть ненакрытую карту любой стороны в соседнем театре
    .acc = A3 «Манёвр»
    .ins = A3 «Манёвр»
card-A4 = A4 Аэродром
    .name = Аэродром
    .effect = карты силой от 1 до 3 можно разворачивать в любом театре
    .acc = A4 «Аэродром»
    .ins = A4 «Аэродром»
card-A5 = A5 Сдерживание
    .name = Сдерживание
    .effect = всё, что кто-либо играет в закрытую, уничтожается
    .acc = A5 «Сдерживание»
    .ins = A5 «Сдерживание»
card-A6 = A6 Тяжёлые бомбардировщики
    .name = Тяжёлые бомбардировщики
    .effect = без способности
    .acc = A6 «Тяжёлые бомбардировщики»
    .ins = A6 «Тяжёлые бомбардировщики»
card-L1 = L1 Подкрепление
    .name = Подкрепление
    .effect = взять карту и положить её закрытой в соседний театр
    .acc = L1 «Подкрепление»
    .ins = L1 «Подкрепление»
card-L2 = L2 Засада
    .name = Засада
    .effect = перевернуть ненакрытую карту любой стороны, где угодно
    .acc = L2 «Засада»
    .ins = L2 «Засада»
card-L3 = L3 Манёвр
    .name = Манёвр
    .effect = перевернуть ненакрытую карту любой стороны в соседнем театре
    .acc = L3 «Манёвр»
    .ins = L3 «Манёвр»
card-L4 = L4 Огневое прикрытие
    .name = Огневое прикрытие
    .effect = сила каждой карты под ней — ровно 4
    .acc = L4 «Огневое прикрытие»
    .ins = L4 «Огневое прикрытие»
card-L5 = L5 Диверсия
    .name = Диверсия
    .effect = каждая сторона, начиная с вашей, переворачивает свою ненакрытую карту
    .acc = L5 «Диверсия»
    .ins = L5 «Диверсия»
card-L6 = L6 Тяжёлые танки
    .name = Тяжёлые танки
    .effect = без способности
    .acc = L6 «Тяжёлые танки»
    .ins = L6 «Тяжёлые танки»
card-S1 = S1 Переброска
    .name = Переброска
    .effect = свою карту можно переместить в другой театр
    .acc = S1 «Переброска»
    .ins = S1 «Переброска»
card-S2 = S2 Эскалация
    .name = Эскалация
    .effect = сила ваших закрытых карт — 4 вместо 2
    .acc = S2 «Эскалация»
    .ins = S2 «Эскалация»
card-S3 = S3 Манёвр
    .name = Манёвр
    .effect = перевернуть ненакрытую карту любой стороны в соседнем театре
    .acc = S3 «Манёвр»
    .ins = S3 «Манёвр»
card-S4 = S4 Передислокация
    .name = Передислокация
    .effect = свою закрытую карту можно вернуть в руку, затем сыграть карту
    .acc = S4 «Передислокация»
    .ins = S4 «Передислокация»
card-S5 = S5 Блокада
    .name = Блокада
    .effect = карты, сыгранные в соседний театр, где лежат 3, уничтожаются
    .acc = S5 «Блокада»
    .ins = S5 «Блокада»
card-S6 = S6 Суперлинкор
    .name = Суперлинкор
    .effect = без способности
    .acc = S6 «Суперлинкор»
    .ins = S6 «Суперлинкор»

## Действия, как их назвал бы человек. $card — карта, которую тронет действие, если игрок её знает.

do-deploy = развернуть { $card-acc } { $theater-loc }
do-improvise = сыграть { $card-acc } в закрытую { $theater-loc }
do-withdraw = { $ends ->
    [war] отступить: { $other_seat } получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      } и выиграет партию, { $score } : { $own_score }
   *[battle] отступить: { $other_seat } получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }, станет { $score } : { $own_score }, победа при { $target }
  }
do-withdraw-bare = отступить: закончить эту битву сейчас
do-flip = перевернуть { $side-acc } карту { $seat-gen } { $theater-loc }: { $card }
do-flip-hidden = перевернуть закрытую карту { $seat-gen } { $theater-loc }
do-move = переместить { $card-acc }, что лежит { $theater-loc } (карта { $place })
do-move-hidden = переместить карту { $place }, что лежит { $theater-loc }
do-to = переместить её { $theater-gender ->
    [f] на
   *[m] в
  } { $theater-acc }
do-return = вернуть в руку { $card-acc }, что лежит { $theater-loc } (карта { $place })
do-return-hidden = вернуть в руку карту { $place }, что лежит { $theater-loc }
do-reinforce = положить взятую карту закрытой { $theater-loc }
do-decline = отказаться: ничего не делать
do-row = театры лежат в порядке: { $row }
do-first = белый командующий достаётся: { $seat }
do-deal = розданы карты: { $cards }
do-draw = взята карта { $card-acc }

# Заголовки вариантов одной карты.
heading-deploy = развернуть
heading-improvise = в закрытую

## Вопросы

ask-choose-action = Ваш ход: разверните карту, сыграйте её в закрытую (сила 2) или отступите.
ask-choose-play = Сыграйте карту: разверните её в открытую или сыграйте в закрытую.
ask-choose-flip = Переверните одну ненакрытую карту.
ask-choose-own-flip = Переверните одну из своих ненакрытых карт.
ask-choose-reinforced-theater = Куда положить взятую карту, закрытой?
ask-choose-cargo = Переместите одну из своих карт в другой театр или откажитесь.
ask-choose-destination = Куда она переходит?
ask-choose-return = Верните в руку одну из своих закрытых карт или откажитесь.
ask-chance-row = В каком порядке лежат театры?
ask-chance-first = Кому достаётся белый командующий?
ask-chance-deal = Какие шесть карт розданы?
ask-chance-draw = Какая карта взята?

## Отказы

why-type-must-match = карту разворачивают открытой только в театре её типа
why-not-in-hand = этой карты нет в вашей руке
why-not-adjacent = этот театр не соседний с картой
why-no-card-there = там нет карты
why-not-your-card = это должна быть ваша карта
why-not-facedown = вернуть можно только закрытую карту
why-already-there = карта уже лежит в этом театре
why-must-play-a-card = карта возвращена, теперь одну нужно сыграть

## События

event-row = Театры лежат в порядке: { $theaters }.
event-goes-first = { $seat } — первый игрок, при ничьей театр его.
event-battle-began = Начинается битва { $battle }.
event-dealt = { $seat } получает карты: { $cards }.
event-dealt-hidden = { $seat } получает { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
event-deployed = { $seat } разворачивает { $card-acc } { $theater-loc }.
event-improvised = { $seat } играет { $card-acc } в закрытую { $theater-loc }.
event-improvised-hidden = { $seat } играет карту в закрытую { $theater-loc }.
event-destroyed = { $by_card }: уничтожена карта { $seat-gen } { $theater-loc }, { $card-acc }.
event-destroyed-hidden = { $by_card }: уничтожена закрытая карта { $seat-gen } { $theater-loc }.
event-flipped-up = Карта { $seat-gen } { $theater-loc } открывается: { $card }.
event-flipped-down = Карта { $seat-gen } { $theater-loc } закрывается: { $card }.
event-moved = { $seat } перемещает { $card-acc }: { $from_theater } → { $theater }.
event-moved-hidden = { $seat } перемещает закрытую карту: { $from_theater } → { $theater }.
event-returned = { $seat } возвращает в руку { $card-acc }, что лежит { $theater-loc }.
event-returned-hidden = { $seat } возвращает в руку закрытую карту, что лежит { $theater-loc }.
event-drew = { $seat } берёт из колоды { $card-acc }.
event-drew-hidden = { $seat } берёт карту из колоды.
event-reinforced = { $seat } кладёт { $card-acc } закрытой { $theater-loc }.
event-reinforced-hidden = { $seat } кладёт взятую карту закрытой { $theater-loc }.
event-air-dropped = { $seat } может развернуть следующую карту в любом театре.
event-declined = { $seat } не пользуется картой { $by_card-ins }.
event-withdrew = { $seat } отступает, в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
  }.
event-held = { $seat } удерживает { $theater-acc }, { $total } : { $other_total }{ $by ->
    [tie] , как первый игрок.
   *[strength] .
  }
event-battle-won = { $seat } побеждает в битве и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, всего { $score }.
event-won = { $seat } выигрывает партию, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }.

## Поле в терминале

board-head = Битва { $battle } · для победы { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
  } · карт в колоде: { $deck }
board-seat = { $seat }{ $you ->
    [yes] {""} (вы)
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }, в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
  }{ $first ->
    [yes] , первый игрок (выигрывает ничьи)
   *[no] {""}
  }
board-total = { $seat } { $total }
board-total-bonus = { $seat } { $total }+{ $bonus }
board-control = держит { $seat }
board-tie = ничья, { $seat }
board-theater-plain = театр { $theater-gen }: { $control }
board-pile = { $seat } { $total }: { $pile }
board-pile-bonus = { $seat } { $total }, из них { $bonus } от { card-A1.acc }: { $pile }
board-empty = нет карт
board-facedown = закрытая ({ $id })
board-facedown-hidden = закрытая
board-card = { $place }. { $card }, сила { $strength }{ $top ->
    [yes] , ненакрытая
   *[no] {""}
  }
board-card-down = { $place }. { $card }, закрытая, сила { $strength }{ $top ->
    [yes] , ненакрытая
   *[no] {""}
  }
board-card-down-hidden = { $place }. закрытая, сила { $strength }{ $top ->
    [yes] , ненакрытая
   *[no] {""}
  }
board-destroyed = Уничтожены, под колодой: { $list }
board-air-drop = «Десант»: следующую карту { $seat } может развернуть в любом театре.
board-shown = Известно, что в руке { $seat-gen }: { $cards }
board-held = Взята и ещё не положена: { $card }
board-held-hidden = Взятая карта ещё не положена.
board-waiting = Ещё сработают: { $cards }
board-hand = Ваша рука:
board-hand-of = Рука { $seat-gen }:
board-hand-card = { $card }. { $effect }
effect-instant = Сила { $strength }. Мгновенная: { $effect }
effect-ongoing = Сила { $strength }. Постоянная: { $effect }
effect-none = Сила { $strength }, { $effect }
side-faceup = открытая
    .acc = открытую
side-facedown = закрытая
    .acc = закрытую
