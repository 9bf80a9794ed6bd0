### Root: Речные роботы и что боты покупают у Братства. Эффекты пересказаны нашими словами.

ask-choose-copy = Какую из этих карт? Карты справа от неё сдвигаются.
ask-chance-copy = Какая из одинаковых карт это?
ask-chance-ware = Какая карта куплена?

why-no-services-with-dominance = игроку с активированной картой превосходства Роботы ничего не продают
why-no-services-in-coalition = Бродяге в коалиции Роботы ничего не продают
why-another-card = там лежит другая карта, или ряд остался бы тем же

do-row = карта на месте { $place } прилавка, слева
group-row = Карта на месте

event-market-stocked = { $seat }: «{ $card }» — на прилавок.
event-protectionism = { $seat }: { $shield ->
    [yes] никто не заплатил (щит){ $sword ->
        [yes] {" "}и воинов не осталось (меч)
       *[no] {""}
      }
   *[no] { $sword ->
        [yes] воинов не осталось (меч)
       *[no] покупатели заплатили и воины есть: сердиться не на что
      }
  }.
event-extorted = { $seat }: { $count ->
    [one] { $count } воин уходит
    [few] { $count } воина уходят
   *[many] { $count } воинов уходят
 } с поляны { $clearing } в платежи.
event-payments-returned = { $seat }: { $count ->
    [one] { $count } воин { $other_seat-gen } уходит
    [few] { $count } воина { $other_seat-gen } уходят
   *[many] { $count } воинов { $other_seat-gen } уходят
 } из платежей.
event-bot-chose-card = { $seat }: какую карту купить: { $cards }{ $reason }.

choice-customer = чьих воинов в платежах больше
choice-trade-post = где открыть торговый пост
choice-craft = какую из новых карт смастерить
choice-shield = верно ли, что никто не заплатил (щит)
choice-sword = верно ли, что воинов не осталось (меч)

criterion-payments = воины в платежах
    .gen = воинов в платежах
criterion-customer-there = компоненты лучшего покупателя
    .whether = С компонентами лучшего покупателя
    .gen = компонентов лучшего покупателя
criterion-birds = птичьи карты
    .whether = Птичья карта
    .gen = птичьих карт
criterion-all-payments = воины во всех платежах
    .gen = воинов во всех платежах
criterion-clearings = поляны для него
    .gen = полян для него
criterion-printed-points = очки на карте
    .gen = очков на карте

why-no-place-to-trade = ни на одной приказанной поляне нельзя открыть торговый пост
why-neither-shield-nor-sword = не выполнены ни щит, ни меч

board-key-market = Прилавок
board-key-against = Роботы сражаются против
board-key-protectionism = Протекционизм
board-key-ambushes = Купленные засады
