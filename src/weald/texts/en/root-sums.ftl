### Root: what happened, in brief.

## A turn in one line, by what was done. $times: how often, $count: how many things in all. What has no word here is not told there.

sum-placed = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
  }
sum-moved = { $times ->
    [one] a move
   *[other] { $times } moves
  }
sum-battle = { $times ->
    [one] a battle with the { $other_seat }
   *[other] { $times } battles with the { $other_seat }
  }
sum-crafted = { $times ->
    [one] { $card } crafted
   *[other] { $times } cards crafted
  }
sum-bot-crafted = { sum-crafted }
sum-used = { $times ->
    [one] { $card } used
   *[other] { $times } cards used
  }
sum-scored = scoring
sum-dominance-activated = { $card } activated
sum-stolen = a card of the { $other_seat }
sum-recruited = recruits
sum-enlisted = { $count ->
    [one] a recruit
   *[other] { $count } recruits
  }
sum-raised = { sum-enlisted }
sum-bot-recruited = { sum-enlisted }
sum-decreed = { $times ->
    [one] a card to the decree
   *[other] { $times } cards to the decree
  }
sum-bot-decreed = { sum-decreed }
sum-roosted = { $times ->
    [one] a roost
   *[other] { $times } roosts
  }
sum-leader = a new leader
sum-turmoil = turmoil
sum-bot-turmoil = turmoil
sum-sympathy = { $times ->
    [one] sympathy
   *[other] sympathy { $times } times
  }
sum-revolt = { $times ->
    [one] a revolt
   *[other] { $times } revolts
  }
sum-officer = { $times ->
    [one] an officer
   *[other] { $times } officers
  }
sum-organized = { $times ->
    [one] organized once
   *[other] organized { $times } times
  }
sum-bot-organizes = { sum-organized }
sum-travelled = { sum-moved }
sum-aided = { $times ->
    [one] aid to the { $other_seat }
   *[other] aid to the { $other_seat } { $times } times
  }
sum-bot-aided = { sum-aided }
sum-quest-completed = { $times ->
    [one] a quest
   *[other] { $times } quests
  }
sum-repaired = { $times ->
    [one] an item repaired
   *[other] { $times } items repaired
  }
sum-rested = a rest in the forest
sum-scorched = a clearing burned
sum-bot-scorched = { sum-scorched }
sum-coalition = a coalition with the { $other_seat }
sum-instigated = others set against each other
sum-crusade = { $times ->
    [one] a crusade
   *[other] { $times } crusades
  }
sum-converted = { $times ->
    [one] a convert
   *[other] { $times } converts
  }
sum-bot-converted = { sum-converted }
sum-sanctified = { $times ->
    [one] a garden in place of a building
   *[other] { $times } gardens in place of buildings
  }
sum-bot-sanctified = { sum-sanctified }
sum-bought = { $times ->
    [one] a service bought
   *[other] { $times } services bought
  }
sum-bought-card = { $times ->
    [one] a card bought
   *[other] { $times } cards bought
  }
sum-exported = { $times ->
    [one] an export
   *[other] { $times } exports
  }
sum-minister-swayed = a minister swayed
sum-dug = a tunnel
sum-plot-flipped = { $times ->
    [one] a plot flipped
   *[other] { $times } plots flipped
  }

## A battle as a scene: between the two sides the steps, beside them what they brought.

battle-where = clearing { $clearing }
battle-ambush = ambush
battle-extra = more hits
battle-dealt = hits dealt
battle-lost = lost
battle-points = points
battle-nothing = nothing
battle-extra-hit = { $by ->
    [defenseless] defenseless foe
    [commander] the Commander
    [column] longest column
    [fanatics] fanatics
    [captain] the Captain
    [track] full battle track
    [automated-ambush] automated ambush
   *[agents] embedded agents
  }
battle-used = { $card }
battle-marksman = the marksman
battle-warriors-removed = { $count ->
    [one] a warrior
   *[other] { $count } warriors
  }
battle-piece-removed = { $piece }
battle-damaged = { $item } damaged
