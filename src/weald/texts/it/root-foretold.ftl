# Che cosa cambierebbe la scelta indicata, in poche parole; il resto lo mostra la mappa accanto.

then-heading = Che cosa cambierebbe
then-change = { $before } → { $after }
then-gain = +{ $count }
then-loss = −{ $count }
then-score = { $change } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
  }
then-hand = Carte { $before } → { $after }
then-supporters = Sostenitori { $before } → { $after }
then-officers = Ufficiali { $before } → { $after }
then-acolytes = Accoliti { $before } → { $after }
then-gets = + { $item }
then-loses = − { $item }
then-wins = Vince la partita
