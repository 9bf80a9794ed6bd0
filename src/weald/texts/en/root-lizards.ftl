### Root: the Logical Lizards, a bot. Names are facts of the game; effects are told in our own words.

event-soul-lost = { $seat }: { $card } was laid on the Lost Souls.
event-souls-returned = { $seat }: { $count ->
    [one] a revealed card returned
   *[other] { $count } revealed cards returned
  } to the Lost Souls, the first on top.
event-bot-order-souls = { $seat }: the order was { $suit }. Lost Souls: fox { $fox }, rabbit { $rabbit }, mouse { $mouse }, bird { $bird }.
event-bot-conspires = { $seat }: the conspiracy marker was on space { $space }, { $conspiracy }.
event-bot-converted = { $seat }: converted a warrior of the { $other_seat } in clearing { $clearing }.
event-bot-sanctified = { $seat }: sanctified a { $piece } in clearing { $clearing }.

choice-convert-whom = whose warrior to convert
choice-convert = where to convert
choice-sanctify-whose = whose building to sanctify
choice-sanctify = where to sanctify
choice-ritual = where to perform the ritual
choice-acolyte = where a warrior becomes an acolyte
choice-sanctify-which = which building to sanctify
choice-rituals = how many rituals
choice-spite = whether spite scores

criterion-open-slot = open slots
    .whether = With an open slot
criterion-rituals = rituals by its level
criterion-tokens-gone = tokens that have left the map

why-no-acolytes = there are no acolytes
why-no-conspiracy = no conspiracy is possible any more
why-nobody-to-convert = there is nobody to convert
why-nobody-to-crusade = there is no crusade to fight
why-nothing-to-sanctify = there is nothing to sanctify
why-no-ritual-possible = the ritual has no place
why-does-not-rule = it does not rule there, so no garden comes
why-nobody-to-become-acolyte = no warrior of its own is on the map

board-conspiracy = marker on { $name } ({ $space } of 5)
board-bot-key-lost-souls = Lost Souls, from the top
