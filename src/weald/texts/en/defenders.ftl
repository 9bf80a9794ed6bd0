### Defenders of the Wild: what its players read. Names are facts of the game; effects are told in our own words.

game-defenders = Defenders of the Wild
    .about = One to four players lead factions of animals against machines that wall in, build on and poison the land. All win together, by building every camp and rewilding every factory, or all lose. Some printed values are not known and are stand-ins (the damage die, the support tracks, habitats and points of the cards, the faces of the tiles, the chutes, the mechs at the rim): see docs/rulings.md; they are data and easily corrected.
    .help = Each round all choose an active defender in secret, then take turns: as many actions as the defender has points, then a machine card. Moving goes to the next hex, or through linked hexes of the defender's habitat. Clearing, breaching, destroying and rewilding give support; with full support a camp can be built in a home hex or on a rewilded factory. Acting among mechs (roll 1-2) or next to snipers (a 1 only) hurts; a fourth damage kills a defender, and two dead of one habitat lose the game. So do a sixth factory and a seventh toxic site. When your points are spent, cards of the same habitat may team up for a point each. Type f for what each machine card would do now.
    .forecast = f: what each machine card still in the deck would do now, and how likely it is.

option-order = whether the Order takes part
option-council = whether the Council takes part
option-coven = whether the Coven takes part
option-sect = whether the Sect takes part
option-solo = one player with two factions and one hand
option-leaders = whether the players choose their leaders, or the dice
    .title = Leaders
option-difficulty = how many advanced machine cards: 1-2 intermediate, 3-4 expert, 5-6 extreme
    .title = Difficulty

habitat-forest = forest
    .short = fo
    .sign = Fo
habitat-plains = plains
    .short = pl
    .sign = Pl
habitat-marsh = marsh
    .short = ma
    .sign = Ma
habitat-mountain = mountain
    .short = mo
    .sign = Mo
habitat-wild = wild
    .short = wi
    .sign = Wi
# What a hex is, where it is no habitat.
habitat-core = core
habitat-factory = factory

item-maps = maps
item-bread = bread
item-potions = potions
item-rockets = rockets

leader-B = Burrun
leader-S = Leader S
leader-N = Nexto
leader-T = Thexuloa
leader-Z = Leader Z
leader-A = Leader A
leader-G = Guszper
leader-U = Leader U

machine-engines = engines
machine-factories = factories
machine-mechs = mechs
machine-reboot = reboot
machine-hard-engines = advanced engines
machine-hard-factories = advanced factories
machine-hard-mechs = advanced mechs

ending-victory = victory
ending-core-completed = the core is complete, a sixth factory was to be built
ending-toxic-disaster = toxic disaster, a seventh toxic site
ending-massacre = massacre, two dead of one habitat

## Abilities and cards. The two cards of an ability differ in habitat, which is data.

ability-order-comrade = Order Comrade
    .effect = the first-player marker goes one player to the left; in solo, nothing
ability-archives = Archives
    .effect = you gain maps
ability-almanac-printing = Almanac Printing
    .effect = every player gains maps
ability-controlled-blaze = Controlled Blaze
    .effect = clear every hex next to your leader, 1 support each; toxic sites cost 1 damage each
ability-feel-the-burn = Feel the Burn
    .effect = 1 support each time you take damage
ability-pyromancy = Pyromancy
    .effect = take 1 damage
ability-manifesto = Manifesto
    .effect = 2 support
ability-traveling-library = Traveling Library
    .effect = move one of your camps to any forest hex
ability-sanctuary = Sanctuary
    .effect = every player may regroup to any camp, without a roll
ability-council-comrade = Council Comrade
    .effect = the first-player marker goes one player to the left; in solo, nothing
ability-field-kitchen = Field Kitchen
    .effect = you gain bread
ability-break-bread = Break Bread
    .effect = every player gains bread
ability-sustenance = Sustenance
    .effect = 1 support after any player builds a camp
ability-bountiful-harvest = Bountiful Harvest
    .effect = draw 2 cards
ability-caravans = Caravans
    .effect = every player may use corridors of any habitat
ability-fortitude = Fortitude
    .effect = a 2 of the damage die does nothing to you
ability-sharpshooter = Sharpshooter
    .effect = destroy a mech next to your leader
ability-field-hospital = Field Hospital
    .effect = every player removes 1 damage
ability-coven-comrade = Coven Comrade
    .effect = the first-player marker goes one player to the left; in solo, nothing
ability-bubbling-brew = Bubbling Brew
    .effect = you gain potions
ability-apothecary = Apothecary
    .effect = every player gains potions
ability-evasion = Evasion
    .effect = a 1 of the damage die does nothing to you
ability-ambush = Ambush
    .effect = destroy a mech in your leader's hex
ability-secret-paths = Secret Paths
    .effect = every player may put the leader into a neighbouring hex
ability-friendly-fungi = Friendly Fungi
    .effect = your moves clear the hex they lead to
ability-rain-of-rust = Rain of Rust
    .effect = replace a mech anywhere by a pollution token
ability-medicinal-herbs = Medicinal Herbs
    .effect = one player removes all damage
ability-sect-comrade = Sect Comrade
    .effect = the first-player marker goes one player to the left; in solo, nothing
ability-arsenal = Arsenal
    .effect = you gain rockets
ability-fireworks-festival = Fireworks Festival
    .effect = every player gains rockets
ability-hack-attack = Hack Attack
    .effect = you draw no machine card this turn
ability-scrap-hunter = Scrap Hunter
    .effect = 1 support more for each mech you destroy
ability-power-down = Power Down
    .effect = every player may move through walls
ability-tunnels = Tunnels
    .effect = put your leader into any mountain hex
ability-ballistics = Ballistics
    .effect = your rockets may destroy a mech in a neighbouring hex
ability-demolitions = Demolitions
    .effect = breach any wall

card-order-comrade-a = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-order-comrade-b = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-archives-a = { ability-archives }
    .effect = { ability-archives.effect }
card-archives-b = { ability-archives }
    .effect = { ability-archives.effect }
card-almanac-printing-a = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-almanac-printing-b = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-controlled-blaze-a = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-controlled-blaze-b = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-feel-the-burn-a = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-feel-the-burn-b = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-pyromancy-a = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-pyromancy-b = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-manifesto-a = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-manifesto-b = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-traveling-library-a = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-traveling-library-b = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-sanctuary-a = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-sanctuary-b = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-council-comrade-a = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-council-comrade-b = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-field-kitchen-a = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-field-kitchen-b = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-break-bread-a = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-break-bread-b = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-sustenance-a = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-sustenance-b = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-bountiful-harvest-a = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-bountiful-harvest-b = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-caravans-a = { ability-caravans }
    .effect = { ability-caravans.effect }
card-caravans-b = { ability-caravans }
    .effect = { ability-caravans.effect }
card-fortitude-a = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-fortitude-b = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-sharpshooter-a = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-sharpshooter-b = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-field-hospital-a = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-field-hospital-b = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-coven-comrade-a = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-coven-comrade-b = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-bubbling-brew-a = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-bubbling-brew-b = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-apothecary-a = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-apothecary-b = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-evasion-a = { ability-evasion }
    .effect = { ability-evasion.effect }
card-evasion-b = { ability-evasion }
    .effect = { ability-evasion.effect }
card-ambush-a = { ability-ambush }
    .effect = { ability-ambush.effect }
card-ambush-b = { ability-ambush }
    .effect = { ability-ambush.effect }
card-secret-paths-a = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-secret-paths-b = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-friendly-fungi-a = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-friendly-fungi-b = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-rain-of-rust-a = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-rain-of-rust-b = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-medicinal-herbs-a = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-medicinal-herbs-b = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-sect-comrade-a = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-sect-comrade-b = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-arsenal-a = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-arsenal-b = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-fireworks-festival-a = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-fireworks-festival-b = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-hack-attack-a = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-hack-attack-b = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-scrap-hunter-a = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-scrap-hunter-b = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-power-down-a = { ability-power-down }
    .effect = { ability-power-down.effect }
card-power-down-b = { ability-power-down }
    .effect = { ability-power-down.effect }
card-tunnels-a = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-tunnels-b = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-ballistics-a = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-ballistics-b = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-demolitions-a = { ability-demolitions }
    .effect = { ability-demolitions.effect }
card-demolitions-b = { ability-demolitions }
    .effect = { ability-demolitions.effect }

## The board

board-head = { $phase ->
    [setup] Set-up
    [reveal] Round { $round }, reveal abilities
    [machines] Round { $round }, the machines' card
    [over] Round { $round }, the game is over
   *[other] Round { $round }, { $phase }
  }. Machines turn { $direction }. Factories built { $built }/5, standing { $standing }. Toxic sites left { $toxic }/6.
board-rows = Rows A to G have 4, 5, 6, 7, 6, 5 and 4 hexes; D4 in the middle is the core. After each hex: what lies beyond its sides, clockwise from the east.
board-silence = Silence until all defenders are revealed [2.10].
board-machines = Machine deck: { $list }. Discarded: { $discarded }. Damage die: { $die }.
# What stands in a hex of the drawn map: at most five letters.
map-core = CORE
map-factory = FACT
map-wild = WILD
map-toxic = TOXIC
board-dead-card = { $card } ({ $habitat })
board-dead = Dead: { $list }.{ $phase ->
    [over] {""}
   *[other] {" "}A second dead of the same habitat loses the game [15.4].
  }
board-legend = ━┃ wall  ═║ factory/core  X breach  ▲▼◀▶ engine  ^v<> chute  ~ pollution  h hunter  s sniper  ⌂ camp
board-faction = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }{ $first ->
    [yes] {" "}(first)
   *[no] {""}
  }: { $leader } in { $hex }, support { $support }/{ $needed }, camps left { $camps }{ $cards ->
    [0] {""}
   *[other] {" "}(the next fills the hand to { $cards })
  }, damage { $damage }/3, { $items ->
    [none] {""}
   *[other] items { $items },{" "}
  }breach markers { $markers }, { $hand ->
    [solo] {""}
   *[other] hand { $hand },{" "}
  }deck { $deck }
board-faction-waits = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }: led by { $leader }, no camp yet
board-faction-waits-bare = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }: no leader and no camp yet
board-faction-gone = { $seat }: has built all camps and left the game
# a law of a card, which would look like a hex without the word
cited-law = card { $law }
board-active = active { $card }{ $teamed ->
    [0] {""}
   *[other] {" "}and { $teamed } more
  }
board-chosen = has chosen
board-choosing = has not chosen yet
board-engine = Engine { $number } on { $edge }, left { $left }, right { $right }, front { $front }
board-engine-bare = Engine { $number } waits on the core
board-rim = the rim
board-none = none
board-hand = Your hand:
board-hand-of = { $seat }'s hand:
board-choice = You have chosen { $card }.
board-card = { $card }: { $timing }, { $effect }
board-empty = (no cards)
board-hex = { $hex } { $ground }{ $things ->
    [none] {""}
   *[other] : { $things }
  }; { $sides }
board-tile = factory { $tile }, arrow { $arrow }, chutes { $chutes }
board-tile-wild = rewilded factory { $tile }, arrow { $arrow }
board-core = core, top tile { $tile }, arrow { $arrow }, chutes { $chutes }
thing-pollution = pollution { $number }
thing-toxic = toxic site
thing-hunters = { $number ->
    [one] 1 hunter
   *[other] { $number } hunters
  }
thing-snipers = { $number ->
    [one] 1 sniper
   *[other] { $number } snipers
  }
thing-camp = camp of the { $seat }
thing-leader = leader of the { $seat }
thing-enclosed = enclosed
side-open = { $side } { $hex }
side-wall = { $side } { $hex } (wall)
side-breach = { $side } { $hex } (breach)
side-engine = { $side } { $hex } (engine)
side-factory = { $side } { $hex } (factory)
side-core = { $side } { $hex } (core)
fact-card = { $card } ({ $seat }, { $habitat }, { $points })
fact-card-bare = { $card } ({ $habitat }, { $points })
fact-hex = { $hex } { $habitat }{ $toxic ->
    [yes] , { thing-toxic }
   *[no] {""}
  }{ $pollution ->
    [0] {""}
   *[other] , pollution { $pollution }
  }{ $hunters ->
    [0] {""}
    [one] , 1 hunter
   *[other] , { $hunters } hunters
  }{ $snipers ->
    [0] {""}
    [one] , 1 sniper
   *[other] , { $snipers } snipers
  }{ $camp_seat ->
    [none] {""}
   *[other] , camp of the { $camp_seat }
  }{ $enclosed ->
    [yes] , { thing-enclosed }
   *[no] {""}
  }
forecast-head = { $machine }: { $cards } of { $of } cards, { $share } %
forecast-supposed = Who is chased is reckoned as if it were the { $seat }'s turn.
forecast-nothing = nothing
forecast-none = There is nothing to tell now.

## Actions, as a person would say them.

do-tile = the next tile is { $face }
do-arrow = the arrow points { $corner }
do-lead = { $leader } leads: { $ability }
do-lead-bare = { $leader } leads
do-from = draw from the deck of the { $seat }
do-draw = the drawn card is { $card }
do-harder = { $machine } are in the deck
do-settle = settle in { $hex }
do-first = { $seat } has the marker
do-plan = { $card }
do-top = the top card of the { $seat }'s deck
do-resolve = the { $seat } first: { $card }
do-resolve-bare = the { $seat } first
do-move = move to { $hex }
do-camp = build a camp here
do-regroup = regroup to { $hex }
do-clear = clear this hex
do-heal = heal all damage
do-destroy = destroy a mech
do-breach = breach the wall { $edge }
do-rewild = rewild this factory
do-gather = take the { $item } of this camp
do-gather-bare = take the item of this camp
do-team = team up with { $card }
do-eat = bread: one more point
do-drink = potions: remove 1 damage
do-pour = potions: clear this hex
do-launch = rockets: destroy a mech in { $hex }
do-blast = rockets: breach the wall { $edge }
do-travel = maps: move to { $hex }
do-return = maps: regroup to { $hex }
do-end = end the actions; { $hacked ->
    [yes] no machine card follows
   *[no] a machine card follows
  }
do-end-bare = end the actions
do-shoot = destroy a mech in { $hex }
do-rust = replace a mech in { $hex }
do-tunnel = tunnel to { $hex }
do-demolish = breach the wall { $edge }
do-lift = take the camp of { $hex }
do-carry = put it into { $hex }
do-cure = the { $seat } removes all damage
do-step = go to { $hex }
do-stay = stay
do-roll = the die shows { $number }
do-kill = { $card } dies
do-machine = the machine card is { $machine }

# Headings of several choices of one verb.
group-tile = The next tile
group-arrow = The arrow points
group-lead = Who leads
group-from = Draw from the deck of
group-draw = Draw
group-harder = An advanced card
group-settle = Settle in
group-first = The marker goes to
group-plan = Choose
group-top = Or the top card of the deck of
group-resolve = First the ability of
group-move = Move to
group-regroup = Regroup to
group-breach = Breach
group-team = Team up with
group-launch = Rockets, destroy a mech in
group-blast = Rockets, breach
group-travel = Maps, move to
group-return = Maps, regroup to
group-shoot = Destroy a mech in
group-rust = Replace a mech in
group-tunnel = Tunnel to
group-demolish = Breach
group-lift = Take the camp of
group-carry = Put it into
group-cure = Who removes all damage
group-step = Go to
group-roll = The die shows
group-kill = Who dies
group-machine = The machine card

## Questions

ask-chance-tile = Which tile comes next?
ask-chance-arrow = Where does the arrow point?
ask-chance-leader = Who leads?
ask-chance-draw = Which card is drawn?
ask-chance-top = Which card is on top of the deck?
ask-chance-harder = Which advanced machine card?
ask-chance-first = Who gets the marker?
ask-chance-roll = What does the damage die show?
ask-chance-kill = Which defender dies?
ask-chance-machine = Which machine card?
ask-choose-leader = Who leads the { $faction_seat }? Half of the deck comes with the leader.
ask-choose-leader-bare = Who leads your faction?
ask-choose-deck = From which deck is your next card?
ask-settle = Where does the { $faction_seat } pitch its first camp?
ask-settle-bare = Where do you pitch your first camp?
ask-choose-defender = Choose your active defender, in silence.
ask-choose-alone = Choose the active defender: its faction has the turn.
ask-resolve-next = Whose ability takes effect first? You hold the marker and speak for all.
ask-act = { $points ->
    [0] No points left: use an item, team up, or end.{ ask-act.last }
    [one] The { $faction_seat } in { $hex }: 1 point left.{ ask-act.threat }
   *[other] The { $faction_seat } in { $hex }: { $points } points left.{ ask-act.threat }
  }
    .threat = { $threat ->
    [melee] {" "}Mechs are here: each action brings a roll, 1 and 2 hurt.
    [sniper] {" "}Snipers are next to you: each action brings a roll, a 1 hurts.
   *[none] {""}
  }
    .last = { $last ->
    [yes] {" "}You hold no card, so your last item ends the turn.
   *[no] {""}
  }
ask-act-bare = What do you do?
ask-shoot = Sharpshooter: destroy a mech next to your leader.
ask-rust = Rain of Rust: which mech turns into pollution?
ask-tunnel = Tunnels: to which mountain hex?
ask-demolish = Demolitions: which wall do you breach?
ask-lift = Traveling Library: which of your camps travels?
ask-carry = Traveling Library: to which forest hex?
ask-cure = Medicinal Herbs: who removes all damage?
ask-take-path = Secret Paths: the { $faction_seat } in { $hex } may go to a neighbouring hex.
ask-take-path-bare = Secret Paths: you may go to a neighbouring hex.

## Refusals

why-not-in-hand = that card is not in your hand
why-faction-gone = that faction has left the game
why-cards-in-hand = you hold a card of that faction
why-points-left = there are points left to spend
why-no-points = no points are left
why-other-faction = it is a card of your other faction
why-other-habitat = its habitat is not your active defender's
why-no-camp-left = all your camps are built
why-support-missing = your support is not full
why-camp-there = a camp stands in this hex
why-not-home = it is not a home hex of your faction
why-not-at-the-rim = it does not lie at the rim
why-no-pollution = the hex is clean
why-no-camp-here = there is no camp here that you can use
why-no-damage = you have no damage
why-item-there = you have that item already
why-no-mech = there is no mech
why-breached-already = that wall is breached
why-no-wall = there is no wall to breach
why-no-marker = you have no breach marker left
why-no-factory = there is no factory here
why-factory-guarded = mechs guard the factory
why-factory-polluted = the factory is polluted
why-core = nobody can enter the core
why-already-there = your leader is there already
why-engine-in-the-way = an engine is in the way
why-wall-in-the-way = a wall is in the way
why-out-of-reach = no open way leads there in one move
why-no-camp-there = no camp stands there
why-camp-buried = a factory stands on that camp
why-not-your-camp = it is not your camp
why-no-item = you do not have that item
why-same-again = bread has brought you to this very position before in this turn

## Events

log-opening = The { $seat }{" "}

event-arrow = Tile { $number } on the core pointed { $corner }.
event-leads = { $leader } led the { $seat }.
event-harder = The machine deck got { $machine }.
event-settled = The { $seat } settled in { $hex }.
event-goes-first = The { $seat } got the first-player marker.
event-round-began = Round { $round }.
event-drew = The { $seat } drew { $card }.
event-drew-hidden = The { $seat } drew a card.
event-chose = The { $seat } chose { $card }.
event-chose-hidden = The { $seat } chose.
event-revealed = The { $seat }'s active defender was { $card } ({ $habitat }, { $points } points).
event-reshuffled = The { $seat }'s used pile became a new deck of { $number } cards.
event-marker-passed = The first-player marker went to the { $seat }.
event-ability = The { $seat }'s { $ability } took effect: { $ability_effect }.
event-ability-idle = The { $seat }'s { $ability } found nothing to do.
event-turn-began = The { $seat }'s turn.
event-hacked = Hack Attack: no machine card after the { $seat }'s turn.
event-moved = The { $seat } went to { $hex }.
event-item-gained = The { $seat } gained { $item }.
event-item-used = The { $seat } used { $item }.
event-cleared = The { $seat } cleared { $hex }.
event-toxic-cleared = The { $seat } cleared the toxic site of { $hex }.
event-destroyed = The { $seat } destroyed a mech in { $hex }.
event-breached = The { $seat } breached the wall { $edge }.
event-rewilded = The { $seat } rewilded the factory of { $hex }.
event-camp-built = The { $seat } built a camp in { $hex }.
event-camp-moved = A camp of the { $seat } travelled to { $hex }.
event-healed = The { $seat } removed { $number } damage.
event-teamed = { $card } teamed up with the { $seat }'s active defender.
event-supported = The { $seat } gained { $number } support.
event-rolled = The { $seat } rolled { $number } for { $kind ->
    [melee] acting among mechs
   *[sniper] acting next to snipers
  }{ $harm ->
    [yes] {""}
   *[no] : no harm
  }.
event-hurt = The { $seat } took { $number } damage.
event-killed = { $card } ({ $habitat }) died.
event-rusted = The { $seat } turned a mech in { $hex } into pollution.
event-left = The { $seat } had built all its camps and left the game.
event-machine = Machine card: { $machine }.
event-machine-idle = It found nothing to do.
event-machines-shuffled = The machine cards were shuffled into a new deck.
event-direction = The machines turned { $direction }.
event-engine-moved = Engine { $engine } walled { $walls } and moved to { $edge }.
event-engine-reset = Engine { $engine } walled { $walls }, was blocked at { $edge } and went to the core.
event-engine-deployed = Engine { $engine } returned to the board at { $edge }.
event-engine-waits = Engine { $engine } found no free edge and waited on the core.
event-factory-built = Factory { $number } was built in { $hex }.
event-polluted = The chutes of tile { $number } polluted { $hexes }.
event-toxic = { $hex } became a toxic site.
event-hunter-deployed = A hunter appeared in { $hex }.
event-chased = { $number ->
    [one] A hunter chased
   *[other] { $number } hunters chased
  } the { $seat } from { $origin } to { $hex }.
event-won = The core fell: all camps stood, and no factory did. The defenders won.
event-lost = The defenders lost: { $ending }.

## A turn in one line. $times: how often something was done.

sum-moved = { $times ->
    [one] a move
   *[other] { $times } moves
  }
sum-cleared = { $times ->
    [one] a hex cleared
   *[other] { $times } hexes cleared
  }
sum-toxic-cleared = { $times ->
    [one] a toxic site cleared
   *[other] { $times } toxic sites cleared
  }
sum-destroyed = { $times ->
    [one] a mech destroyed
   *[other] { $times } mechs destroyed
  }
sum-breached = { $times ->
    [one] a wall breached
   *[other] { $times } walls breached
  }
sum-rewilded = { $times ->
    [one] a factory rewilded
   *[other] { $times } factories rewilded
  }
sum-camp-built = { $times ->
    [one] a camp
   *[other] { $times } camps
  }
sum-item-used = { $times ->
    [one] { $item } used
   *[other] { $times } items used
  }
sum-teamed = a teammate
sum-left = left the game
sum-machine = a machine card
