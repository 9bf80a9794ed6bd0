### Root: what somebody reads who sets up a table.

option-map-autumn = The suits are printed. A river runs through the wood.
option-map-winter = The suits lie at random. The river divides the forests too [G.1.1].
option-map-lake = The suits lie at random. A ferry crosses the lake, and whoever takes it draws a card [L.4].
option-map-mountain = The suits lie at random. Six paths are closed until somebody clears them; ruling the Pass scores [M.3].
option-order-random = The lot decides who begins and who follows [5.1.1].
option-order-listed = As the seats are listed here, from the top.
option-deck-standard = The 54 cards of the base game.
option-deck-exiles = Other cards to craft for lasting effects, and no favors; items, ambushes and dominance stay.

setup-sum = { $count ->
    [2] Two seats on the { $map } map: { $who }.
    [3] Three seats on the { $map } map: { $who }.
    [4] Four seats on the { $map } map: { $who }.
    [5] Five seats on the { $map } map: { $who }.
    [6] Six seats on the { $map } map: { $who }.
   *[other] { $count } seats on the { $map } map: { $who }.
  }
setup-who = { $coop ->
    [yes] you as { $mine } with { $others }, people together against the bots
   *[no] you as { $mine } against { $others }
  }
