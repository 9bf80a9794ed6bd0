# Что изменит вариант, на который указывают, в нескольких словах; остальное показывает поле рядом.

then-heading = Что изменится
then-change = { $before } → { $after }
then-gain = +{ $count }
then-loss = −{ $count }
then-score = { $change } → { $after ->
    [one] { $after } очко
    [few] { $after } очка
   *[many] { $after } очков
  }
then-hand = Карты { $before } → { $after }
then-supporters = Сторонники { $before } → { $after }
then-officers = Офицеры { $before } → { $after }
then-acolytes = Приспешники { $before } → { $after }
then-gets = + { $item }
then-loses = − { $item }
then-wins = Победа
