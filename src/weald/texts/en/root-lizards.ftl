### Root: the Logical Lizards, a bot. Names are facts of the game; effects are told in our own words.

event-soul-lost = { $seat }: { $card } lies on the Lost Souls.
event-souls-returned = { $seat }: { $count ->
    [one] a revealed card returns
   *[other] { $count } revealed cards return
  } to the Lost Souls, the first on top.
event-bot-order-souls = { $seat }: the order is { $suit }. Lost Souls: fox { $fox }, rabbit { $rabbit }, mouse { $mouse }, bird { $bird }.
event-bot-conspires = { $seat }: the conspiracy marker is on space { $space }, { $conspiracy }.
event-bot-converted = { $seat }: converts a warrior of the { $other_seat } in clearing { $clearing }.
event-bot-sanctified = { $seat }: sanctifies a { $piece } in clearing { $clearing }.

choice-convert-whom = whose warrior to convert
choice-convert = where to convert
choice-sanctify-whose = whose building to sanctify
choice-sanctify = where to sanctify
choice-ritual = where to perform the ritual
choice-acolyte = where a warrior becomes an acolyte

criterion-open-slot = open slots
    .whether = With an open slot

board-conspiracy = marker on { $name } ({ $space } of 5)
board-bot-key-lost-souls = Lost Souls, from the top
