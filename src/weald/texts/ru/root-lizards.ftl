### Root: Пульт пресмыкающихся, бот. Названия принадлежат игре, эффекты пересказаны нашими словами.

event-soul-lost = { $seat }: «{ $card }» — в заблудшие души.
event-souls-returned = { $seat }: { $count ->
    [one] { $count } открытая карта возвращается
    [few] { $count } открытые карты возвращаются
   *[many] { $count } открытых карт возвращаются
  } в заблудшие души, первая сверху.
event-bot-order-souls = { $seat }: приказ — { $suit } масть. Заблудшие души: лисьи { $fox }, заячьи { $rabbit }, мышиные { $mouse }, птичьи { $bird }.
event-bot-conspires = { $seat }: маркер заговора в ячейке { $space }, { $conspiracy ->
    [convert] обращение
    [crusade] поход
    [sanctify] освящение
   *[other] { $conspiracy }
  }.
event-bot-converted = { $seat }: обращён воин { $other_seat-gen } на поляне { $clearing }.
event-bot-sanctified = { $seat }: { $piece-gender ->
    [f] освящена
    [n] освящено
    [pl] освящены
   *[m] освящён
  } { $piece } на поляне { $clearing }.

choice-convert-whom = чьего воина обратить
choice-convert = где обращение
choice-sanctify-whose = чьё здание освятить
choice-sanctify = где освящение
choice-ritual = где провести обряд
choice-acolyte = где воин становится приспешником
choice-sanctify-which = какое здание освятить
choice-rituals = сколько обрядов
choice-spite = приносит ли очки Злоба

criterion-open-slot = свободные ячейки
    .whether = Со свободной ячейкой
    .gen = свободных ячеек
criterion-rituals = обряды по уровню
    .gen = обрядов по уровню
criterion-tokens-gone = жетоны, убранные с поля
    .gen = жетонов, убранных с поля

why-no-acolytes = приспешников нет
why-no-conspiracy = больше ни один заговор невозможен
why-nobody-to-convert = обращать некого
why-nobody-to-crusade = в поход идти не на кого
why-nothing-to-sanctify = освящать нечего
why-no-ritual-possible = для обряда нет места
why-does-not-rule = Пульт там не правит, и сада не будет
why-nobody-to-become-acolyte = на поле нет ни одного своего воина

board-conspiracy = маркер: { $name } ({ $space } из 5)
board-bot-key-lost-souls = Заблудшие души, сверху
