### Defenders of the Wild on the drawn table: gauges, threat, boards of the factions, hand, end.

## The land

land-tile = №{ $number }
silence = Silence until all have chosen [2.10]

## Gauges. $count: how far it has come; $of: the goal, or the number at which all is lost.

gauges = How near the end is
gauge-camps = { $count } of { $of } camps are built: the team needs all of them.
gauge-camps-short = camps
gauge-factories = { $of ->
    [0] No factory has been built yet: each must be rewilded.
    [one] { $count } of 1 factory is rewilded: it must be.
   *[other] { $count } of { $of } factories are rewilded: all must be.
  }
gauge-factories-short = rewilded
gauge-core-completed = { $count ->
    [one] The machines have built 1 factory; with number { $of } all is lost.
   *[other] The machines have built { $count } factories; with number { $of } all is lost.
  }
gauge-core-completed-short = factories
gauge-toxic-disaster = { $count ->
    [one] There is 1 toxic site; with number { $of } all is lost.
   *[other] There are { $count } toxic sites; with number { $of } all is lost.
  }
gauge-toxic-disaster-short = toxic sites
gauge-massacre = { $count ->
    [0] No { $habitat } defender is dead; with number { $of } all is lost.
    [one] 1 { $habitat } defender is dead; with number { $of } all is lost.
   *[other] { $count } { $habitat } defenders are dead; { $of } are too many.
  }
gauge-massacre-short = dead of one habitat

## The threat: what machine cards would do

threat = The next machine card
threat-deck = { $deck } in the deck, { $discarded } played
threat-cards = Cards that may still come
threat-card = { $machine }: { $cards } of the { $of } cards left
threat-look = Choose a card to read what it would do now. The land shows it in dashes.
threat-hide = Hide
would-engine-moved = Engine { $engine } walls { $walls } and moves to { $edge }.
would-engine-reset = Engine { $engine } walls { $walls }, is blocked at { $edge } and goes to the core.
would-engine-deployed = Engine { $engine } comes back at { $edge }.
would-engine-waits = Engine { $engine } finds no free edge and waits on the core.
would-direction = The machines turn { $direction }.
would-factory-built = Factory { $number } is built in { $hex }.
would-polluted = The chutes of tile { $number } pollute { $hexes }.
would-toxic = { $hex } becomes a toxic site.
would-hunter-deployed = A hunter appears in { $hex }.
would-chased = { $number ->
    [one] A hunter chases
   *[other] { $number } hunters chase
  } the { $seat } from { $origin } to { $hex }.
would-hurt = The { $seat } takes { $number } damage.
would-lost = The defenders lose: { $ending }.

## What an action may cost

harm-roll = This action brings a damage roll
harm-sure = A toxic site: { $count } damage for sure
harm-chance = { $percent } %
harm-deadly = A defender dies: { $percent } %

## Boards of the factions

factions = The factions
factions-open = Boards
faction-first = First player
faction-more = Show the whole board
faction-less = Show this board in brief
faction-gone = All camps built, out of the game
faction-leader = { $leader } in { $hex }
faction-points = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
  }
faction-points-short = { $count ->
    [one] point
   *[other] points
  }
faction-support = Support { $count } of { $of }
faction-camps = { $count ->
    [0] No camps left to build
    [one] 1 camp left to build
   *[other] { $count } camps left to build
  }
faction-next = next fills the hand to { $cards }
faction-damage = Damage { $count } of { $of }
faction-items = Items
faction-item = { $item }, ready
faction-item-spent = { $item }, not gained
faction-item-where = Now tap where: { $item }
faction-markers = { $count ->
    [one] 1 breach marker
   *[other] { $count } breach markers
  }
faction-cards = { $hand } in hand, { $deck } in the deck, { $used } used
faction-teamed = { $count ->
    [one] and 1 teammate
   *[other] and { $count } teammates
  }
faction-top = no card in hand: the top of the deck

## Cards and hand

timing-reveal = reveal
timing-ongoing = ongoing
hand-plan = Choose this defender
hand-team = Team up: one more point
reveal = The defenders are revealed
machine-card = Machine card

## The end. $left: how many more it would have taken.

end-victory = All camps stand and every factory is rewilded: the core has fallen.
end-core-completed = The machines completed their core: a sixth factory was to be built.
end-toxic-disaster = Toxic disaster: there was no room for another toxic site.
end-massacre = Massacre: two defenders of one habitat are dead.
near-core-completed = { $left ->
    [one] The core was 1 factory from completion.
   *[other] The core was { $left } factories from completion.
  }
near-toxic-disaster = { $left ->
    [one] Toxic disaster was 1 site away.
   *[other] Toxic disaster was { $left } sites away.
  }
near-massacre = { $left ->
    [one] Massacre was 1 death away ({ $habitat }).
   *[other] Massacre was { $left } deaths away.
  }
