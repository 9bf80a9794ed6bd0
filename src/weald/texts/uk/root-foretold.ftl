# What the choice that is pointed at would change, in a few words; the map beside it shows the rest.

then-heading = Що зміниться
then-change = { $before } → { $after }
then-gain = +{ $count }
then-loss = −{ $count }
then-score = { $change } → { $after ->
    [one] { $after } очко
    [few] { $after } очки
   *[many] { $after } очок
  }
then-hand = Карти { $before } → { $after }
then-supporters = Прибічники { $before } → { $after }
then-officers = Сотники { $before } → { $after }
then-acolytes = Фанатики { $before } → { $after }
then-gets = + { $item }
then-loses = − { $item }
then-wins = Перемога у грі
