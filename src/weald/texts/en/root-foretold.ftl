# What the choice that is pointed at would change, in a few words; the map beside it shows the rest.

then-heading = What would change
then-change = { $before } → { $after }
then-gain = +{ $count }
then-loss = −{ $count }
then-score = { $change } → { $after ->
    [one] { $after } point
   *[other] { $after } points
  }
then-hand = Cards { $before } → { $after }
then-supporters = Supporters { $before } → { $after }
then-officers = Officers { $before } → { $after }
then-acolytes = Acolytes { $before } → { $after }
then-gets = + { $item }
then-loses = − { $item }
then-wins = Wins the game
