### Root: what its players read. Names are facts of the game; effects are told in our own words.

game-root = Root
    .about = Factions with rules of their own fight over a woodland of twelve clearings. Thirty points win, or dominance, if the deck has its cards.
    .help = A turn is Birdsong, Daylight, Evening. Whoever has most warriors and buildings in a clearing rules it; a tie is nobody's, or the Eyrie's. To move, rule the clearing you leave or the one you enter. In battle two dice are thrown: the attacker deals the higher number, the defender the lower, never more hits than own warriors there. Cards are crafted with pieces in clearings of the suits they cost: workshops, roosts, sympathy. A bird card stands for any suit. Letters on the map: M Marquise, E Eyrie, A Alliance, V Vagabond, W second Vagabond, L Lizard Cult, R Riverfolk, D Duchy, C Corvids; "to 5 9" are paths, "~7 11" is the river.

option-map = the map; on all but autumn the suits of the clearings lie at random
    .title = Map
option-order = the order of turns: random, or as the seats are listed
    .title = Order of turns
option-marquise = whether the Marquise de Cat takes part
option-eyrie = whether the Eyrie Dynasties take part
option-alliance = whether the Woodland Alliance takes part
option-vagabond = whether the Vagabond takes part
option-vagabond2 = whether a second Vagabond takes part
option-cult = whether the Lizard Cult takes part
option-riverfolk = whether the Riverfolk Company takes part
option-deck = the deck of cards: standard, or exiles (Exiles and Partisans)
    .title = Deck
option-character2 = the second Vagabond's character
    .title = Character
warning-low-reach = The reach of these factions adds up to less than the law advises [A]: the game can be played, but may drag or be one-sided.

map-autumn = autumn
map-winter = winter
map-lake = lake
map-mountain = mountain

suit-fox = fox
    .letter = F
suit-rabbit = rabbit
    .letter = R
suit-mouse = mouse
    .letter = M
suit-bird = bird
    .letter = B
suit-any = of any suit

# .short is what fits a slot of the drawn map.
piece-sawmill = sawmill
    .short = saw
piece-workshop = workshop
    .short = wks
piece-recruiter = recruiter
    .short = rec
piece-roost = roost
    .short = roo
piece-base = base
    .short = bas
piece-ruin = ruin
    .short = rui
piece-keep = keep
    .short = keep
piece-wood = wood
    .short = wood
piece-sympathy = sympathy
    .short = symp
piece-fox-garden = fox garden
    .short = gar
piece-rabbit-garden = rabbit garden
    .short = gar
piece-mouse-garden = mouse garden
    .short = gar
piece-fox-post = fox trade post
    .short = post
piece-rabbit-post = rabbit trade post
    .short = post
piece-mouse-post = mouse trade post
    .short = post

item-bag = bag
item-boots = boots
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch

leader-builder = Builder
    .effect = crafted items score in full
leader-charismatic = Charismatic
    .effect = every recruiting places two warriors
leader-commander = Commander
    .effect = one more hit when attacking
leader-despot = Despot
    .effect = one more point for a battle that removed a building or token

column-recruit = recruit
column-move = move
column-battle = battle
column-build = build

## Cards. What items give and what cards cost is added from the deck's data.

card-ambush-bird = Ambush! (bird)
    .effect = as defender, in any clearing: two hits before the dice; as attacker: cancels an ambush
card-ambush-fox = Ambush! (fox)
    .effect = as defender in a fox clearing: two hits before the dice; as attacker there: cancels an ambush
card-ambush-rabbit = Ambush! (rabbit)
    .effect = as defender in a rabbit clearing: two hits before the dice; as attacker there: cancels an ambush
card-ambush-mouse = Ambush! (mouse)
    .effect = as defender in a mouse clearing: two hits before the dice; as attacker there: cancels an ambush
card-dominance-bird = Dominance (bird)
    .effect = activated with 10 points or more: win at your Birdsong if you rule two opposite corners; no more points
card-dominance-fox = Dominance (fox)
    .effect = activated with 10 points or more: win at your Birdsong if you rule three fox clearings; no more points
card-dominance-rabbit = Dominance (rabbit)
    .effect = activated with 10 points or more: win at your Birdsong if you rule three rabbit clearings; no more points
card-dominance-mouse = Dominance (mouse)
    .effect = activated with 10 points or more: win at your Birdsong if you rule three mouse clearings; no more points
card-birdy-bindle = Birdy Bindle (bird)
card-woodland-runners = Woodland Runners (bird)
card-arms-trader = Arms Trader (bird)
card-crossbow-bird = Crossbow (bird)
card-gently-used-knapsack = Gently Used Knapsack (fox)
card-root-tea-fox = Root Tea (fox)
card-travel-gear-fox = Travel Gear (fox)
card-protection-racket = Protection Racket (fox)
card-foxfolk-steel = Foxfolk Steel (fox)
card-anvil = Anvil (fox)
card-smugglers-trail = Smuggler's Trail (rabbit)
card-root-tea-rabbit = Root Tea (rabbit)
card-a-visit-to-friends = A Visit to Friends (rabbit)
card-bake-sale = Bake Sale (rabbit)
card-mouse-in-a-sack = Mouse-in-a-Sack (mouse)
card-root-tea-mouse = Root Tea (mouse)
card-travel-gear-mouse = Travel Gear (mouse)
card-investments = Investments (mouse)
card-sword-mouse = Sword (mouse)
card-crossbow-mouse = Crossbow (mouse)
card-armorers = Armorers (bird)
    .effect = in battle, discard it: rolled hits do not touch you
card-sappers = Sappers (bird)
    .effect = as defender, discard it: one more hit
card-brutal-tactics = Brutal Tactics (bird)
    .effect = as attacker: one more hit, and the defender scores a point
card-royal-claim = Royal Claim (bird)
    .effect = in Birdsong, discard it: a point for each clearing you rule
card-stand-and-deliver = Stand and Deliver! (fox)
    .effect = in Birdsong: a random card from another hand, whose owner scores a point
card-tax-collector = Tax Collector (fox)
    .effect = once in Daylight: give up a warrior on the map to draw a card
card-favor-of-the-foxes = Favor of the Foxes (fox)
    .effect = at once: all enemy pieces leave the fox clearings, and you score for them
card-command-warren = Command Warren (rabbit)
    .effect = at the start of Daylight: a battle
card-better-burrow-bank = Better Burrow Bank (rabbit)
    .effect = at the start of Birdsong: you and another player draw a card each
card-cobbler = Cobbler (rabbit)
    .effect = at the start of Evening: a move
card-favor-of-the-rabbits = Favor of the Rabbits (rabbit)
    .effect = at once: all enemy pieces leave the rabbit clearings, and you score for them
card-scouting-party = Scouting Party (mouse)
    .effect = as attacker you cannot be ambushed
card-codebreakers = Codebreakers (mouse)
    .effect = once in Daylight: look at another hand
card-favor-of-the-mice = Favor of the Mice (mouse)
    .effect = at once: all enemy pieces leave the mouse clearings, and you score for them
card-saboteurs = Saboteurs (bird)
    .effect = at the start of Birdsong, discard it: a persistent card of an enemy is discarded too
card-soup-kitchens = Soup Kitchens (bird)
    .effect = each of your tokens counts as two warriors for rule
card-boat-builders = Boat Builders (bird)
    .effect = rivers are paths for you
card-corvid-planners = Corvid Planners (bird)
    .effect = you may move whoever rules
card-eyrie-emigre = Eyrie Emigre (bird)
    .effect = at the end of Birdsong: a move, then a battle where you went; without both it is discarded
card-fox-partisans = Fox Partisans (fox)
    .effect = in a battle in a fox clearing: one more hit, but all your cards that are not fox are discarded
card-rabbit-partisans = Rabbit Partisans (rabbit)
    .effect = in a battle in a rabbit clearing: one more hit, but all your cards that are not rabbit are discarded
card-mouse-partisans = Mouse Partisans (mouse)
    .effect = in a battle in a mouse clearing: one more hit, but all your cards that are not mouse are discarded
card-propaganda-bureau = Propaganda Bureau (fox)
    .effect = once in Daylight, for a card: an enemy warrior in a clearing of its suit makes room for one of yours
card-false-orders = False Orders (fox)
    .effect = in Birdsong, discard it: you move half of an enemy's warriors out of a clearing, whoever rules
card-informants = Informants (fox)
    .effect = in Evening, instead of drawing: an ambush card from the discard pile
card-tunnels = Tunnels (rabbit)
    .effect = clearings with your crafting pieces are next to each other for you
card-charm-offensive = Charm Offensive (rabbit)
    .effect = at the start of Evening: draw a card, and another player of your choice scores a point
card-swap-meet = Swap Meet (rabbit)
    .effect = once in Birdsong: a random card from another hand, for a card of yours
card-coffin-makers = Coffin Makers (rabbit)
    .effect = warriors that leave for any supply wait here; at the start of your Birdsong a point for every five, then they go home
card-league-of-adventurous-mice = League of Adventurous Mice (mouse)
    .effect = once in Daylight, exhaust a crafted item: a move or a battle
card-murine-broker = Murine Broker (mouse)
    .effect = when another player crafts an item, you draw a card
card-master-engravers = Master Engravers (mouse)
    .effect = each item you craft scores one point more
card-vizier = loyal vizier (bird)

cost = Cost: { $cost }.
cost-part = { $count } { $suit }
effect-ambush = Not crafted: { $effect }.
effect-dominance = Not crafted: { $effect }.
effect-persistent = { $cost } Stays in play: { $effect }.
effect-favor = { $cost } Then discarded: { $effect }.
effect-item = { $cost } Item: { $item }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Actions, as a person would say them

do-pass = { $staying ->
   *[yes] stay where you are
  }
do-pass-bare = pass
do-end = end: go on, and leave { $unused ->
    [one] an action
   *[other] { $unused } actions
  } unused
do-end-bare = end: that is all, go on
do-from = move out of clearing { $clearing }
do-to = move to clearing { $clearing }
do-warriors = { $count } of them
do-battle = battle the { $seat } in clearing { $clearing }
do-ambush = play { $card }
do-lose = lose the { $piece }
do-craft = craft { $card }
do-engage = use a { $suit } crafting piece
do-discard = discard { $card }
do-use = use { $card }
do-choose = choose the { $seat }
do-activate = activate { $card }
do-take = { $pile ->
   *[discard] take { $card } from the discard pile
  }
do-take-bare = take { $card } from beside the map, for a card of its suit
do-spend = spend { $card }
do-give = give { $card }
do-remove = give up a warrior in clearing { $clearing }
do-start = begin in clearing { $clearing }
do-heal = spend { $card }: the fallen warriors go to the keep
do-march = { $by ->
    [riverfolk] move (commit a fund)
   *[other] march: { $moves ->
        [one] a move
       *[other] up to { $moves } moves
      }
  }
do-march-bare = march
do-recruit = recruit: a warrior at each recruiter
do-build = build a { $piece } in clearing { $clearing } ({ $wood } wood, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
do-build-bare = build a { $piece } in clearing { $clearing }
do-wood = { $paying ->
   *[yes] take the wood
  } in clearing { $clearing }
do-wood-bare = wood in clearing { $clearing }
do-overwork = overwork: spend { $card } for a wood at the sawmill in clearing { $clearing }
do-hire = spend { $card } for one more action
do-fight = { $by ->
    [riverfolk] battle (commit a fund)
   *[other] battle
  }
do-fight-bare = battle
do-leader = { $leader } (viziers: { $columns }): { $leader_effect }
do-leader-bare = { $leader }
do-decree = add { $card } to the decree: { $column }
do-obey = { $turmoil ->
   *[yes] resolve { $decreed }: it cannot be obeyed, so turmoil
  }
do-obey-bare = resolve { $decreed }
do-roost = place a roost in clearing { $clearing }
do-enlist = { $by ->
    [riverfolk] recruit (spend a fund) in clearing { $clearing }
   *[other] recruit in clearing { $clearing }
  }
do-enlist-bare = recruit in clearing { $clearing }
do-revolt = revolt in clearing { $clearing } for two supporters
do-sympathy = spread sympathy to clearing { $clearing } for { $cost ->
    [one] one supporter
   *[other] { $cost } supporters
  } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  })
do-sympathy-bare = spread sympathy to clearing { $clearing }
do-mobilize = mobilize: { $card } joins the supporters
do-train = train: spend { $card } for an officer
do-raise = recruit a warrior at the base in clearing { $clearing }
do-organize = organize: a warrior in clearing { $clearing } becomes sympathy
do-draw = the drawn card is { $card }
do-roll = the dice show { $high } and { $low }
do-seat = { $seat } is next in the order of turns
do-suit = the next clearing is { $suit }
do-steal = the taken card is { $card }

# Headings of several choices of one verb; the choices follow, clearings by number and suit.
group-from = Move out of clearing (your warriors)
group-to = Move to clearing
group-warriors = How many
group-battle = Battle the { $seat } in clearing
group-ambush = Ambush with
group-lose = Lose
group-craft = Craft
group-engage = Use a crafting piece of suit
group-discard = Discard
group-use = Use
group-choose = Choose
group-activate = Activate
group-take = Take
group-spend = Spend
group-give = Give
group-remove = Give up a warrior in clearing
group-start = Begin in clearing
group-heal = To the keep, for
group-build = Build a { $piece } ({ $wood } wood, { $points ->
    [one] 1 point
   *[other] { $points } points
  }) in clearing
group-build-bare = Build a { $piece } in clearing
group-wood = { $paying ->
   *[yes] Take wood from clearing
  }
group-wood-bare = Wood in clearing
group-overwork = Overwork with { $card }, sawmill in clearing
group-overwork-clearing = Overwork: a wood at the sawmill in clearing { $clearing }, for
group-hire = One more action, for
group-leader = Leader
group-decree = Decree: { $card } to
group-obey = Resolve
group-roost = Place a roost in clearing
group-enlist = { $by ->
    [riverfolk] Recruit (spend a fund) in clearing
   *[other] Recruit in clearing
  }
group-enlist-bare = Recruit in clearing
group-revolt = Revolt (two supporters) in clearing
group-sympathy = Spread sympathy for { $points ->
    [one] 1 point
   *[other] { $points } points
  }, to clearing (supporters)
group-sympathy-bare = Spread sympathy, to clearing (supporters)
group-mobilize = Mobilize, to the supporters
group-train = Train an officer, for
group-raise = Recruit at the base in clearing
group-organize = Organize, a warrior becomes sympathy, in clearing
group-draw = The drawn card
group-roll = The dice: { $high } and
group-seat = Next in the order of turns
group-suit = The next clearing
group-steal = The taken card

fact-clearing = { $clearing } ({ $suit })
label-clearing = { $clearing } { $suit }
label-clearing-bare = { $clearing }
label-counted = { $label } ({ $count })
label-forest = { $forest } (between { $clearings })
label-turmoil = { $label } (cannot be obeyed: turmoil)
label-boots = { $label } ({ $count } boots)
label-not-now = { $label } (not now)
label-outrage = { $label } (outrage)

## Questions

turn-heading = { $seat }: a decision
ask-place-keep = In which corner does your keep stand?
ask-place-first-building = Your first buildings: in the keep's clearing or next to it.
ask-place-first-roost = In which corner is your first roost?
ask-choose-leader = Who leads? A leader brings two viziers to the decree.
ask-birdsong-cards = Birdsong: use a card in play, or go on.
ask-choose-other = { $card }: which other player?
ask-choose-other-bare = Which other player?
ask-choose-battle = { $moment }: where do you battle, and whom?
ask-choose-battle-bare = Where do you battle, and whom?
ask-may-ambush = Attacked by the { $attacker_seat } in clearing { $clearing }. Ambush?
ask-may-ambush-bare = You are attacked. Ambush?
ask-may-foil = You are ambushed in clearing { $clearing }. Cancel it with an ambush of your own?
ask-may-foil-bare = You are ambushed. Cancel it with an ambush of your own?
ask-may-use-in-battle = Battle in clearing { $clearing }: { $attack } rolled for the attacker, { $defence } for the defender. Use the card?
ask-may-use-in-battle-bare = Use the card in this battle?
ask-lose-piece = What do you lose in clearing { $clearing }? Hits left: { $hits }.
ask-lose-piece-bare = What do you lose?
ask-field-hospitals = { $count ->
    [one] One of your warriors fell
   *[other] { $count } of your warriors fell
  } in clearing { $clearing }. Spend a matching card to bring them to the keep?
ask-field-hospitals-bare = Spend a matching card to bring the fallen warriors to the keep?
ask-pay-outrage = Outrage: give the Alliance a { $suit } or bird card. If you have none, pass: they see your hand and draw one.
ask-pay-outrage-bare = Outrage: give the Alliance a matching card. If you have none, pass: they see your hand and draw one.
ask-cut-supporters = Without a base you keep five supporters. Which one goes?
ask-engage = Which crafting piece pays? Still { $count } to pay.
ask-engage-bare = Which crafting piece pays?
ask-choose-discard = Too many cards: discard one.
ask-choose-taxed = Where does the warrior leave?
ask-pay-for-dominance = Which card do you spend for { $card }?
ask-pay-for-dominance-bare = Which card do you spend for it?
ask-move-from = { $moment }: where do warriors leave from?
ask-move-from-bare = Where do warriors leave from?
# what has led to a move or a battle
moment-cobbler = Evening, Cobbler, a move if you like
moment-command-warren = Daylight, Command Warren, a battle if you like
moment-eyrie-emigre = Eyrie Emigre
moment-march = The march's second move, if you like
moment-decree = The decree, { $column } (a { $suit } clearing)
moment-decree-bare = The decree, { $column }
ask-move-to = { $moment }: where do they go from clearing { $clearing }?
ask-move-to-bare = Where do they go from clearing { $clearing }?
ask-move-count = How many move from clearing { $from_clearing } to clearing { $clearing }?
ask-move-count-bare = How many move?
ask-marquise-daylight = Daylight: what do you do? { $actions ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $actions } actions are left.
  }
ask-marquise-daylight-bare = Daylight: what do you do?
ask-pay-wood = Which wood pays? Still { $count } to pay.
ask-pay-wood-bare = Which wood pays?
ask-add-to-decree = Birdsong: { $added ->
   *[one] add a second card to the decree, or end?
  }
ask-add-to-decree-bare = Birdsong: which card do you add to the decree, and where? One or two, at most one bird. Marked (not now): as things stand, it could not be obeyed.
ask-new-roost = You have no roost: where is the new one, with three warriors?
ask-eyrie-craft = Daylight: craft with your roosts, or use a card? Then the decree is resolved.
ask-obey = The decree, { $column }: which card next?
ask-obey-bare = The decree: which card next?
ask-recruit-where = The decree, recruit with a { $suit } card: where?
ask-recruit-where-bare = The decree, recruit: where?
ask-roost-where = The decree, build with a { $suit } card: where?
ask-roost-where-bare = The decree, build: where?
ask-may-revolt = Birdsong: revolt?
ask-may-spread = Birdsong: spread sympathy?
ask-spend-supporter = Which supporter do you spend for clearing { $clearing }? Still { $count } to pay.
ask-spend-supporter-bare = Which supporter do you spend?
ask-alliance-daylight = Daylight: what do you do? You may craft with sympathy, mobilize and train.
ask-alliance-evening = Evening: which operation? { $count ->
    [one] One is left.
   *[other] { $count } are left.
  }
ask-alliance-evening-bare = Evening: which operation? There is one for each officer.
ask-chance-suit = Which suit marker lies on the next clearing?
ask-chance-seat = Who is next in the order of turns?
ask-chance-draw = Which card is drawn?
ask-chance-roll = What do the dice show?
ask-chance-steal = Which card is taken?

## Refusals

why-base-on-map = the base of that suit is on the map already
why-cannot-organize = it takes a warrior of yours in a clearing without sympathy, and not at the keep
why-crafting-comes-first = crafting comes before the first action
why-dominance-cannot-be-changed = an activated dominance card stays
why-fewest-warriors = other clearings where a roost fits have fewer warriors
why-item-not-in-supply = the supply has no such item left
why-keep-forbids = only the Marquise may place pieces at the keep
why-leader-deposed = that leader has been deposed
why-martial-law = three warriors of another player there: martial law takes one supporter more
why-must-add-a-card = at least one card must be added to the decree
why-must-pay-outrage = whoever has a matching card must give one
why-must-rule = it takes a clearing that you rule
why-must-rule-to-move = to move, rule the clearing you leave or the one you enter
why-no-actions-left = no action is left
why-no-ambush = that is no ambush card
why-no-duplicates = you have a card of that name in play
why-no-hand-to-look-at = that player has no cards
why-no-matching-base = no base of yours fits
why-no-matching-roost = no roost of yours fits
why-no-open-slot = no slot is open there
why-no-piece-there = you have no such piece there
why-no-sawmill = you have no sawmill there
why-no-warriors-there = you have no warriors there
why-no-warriors-to-move = you have no warriors on the map
why-no-wood-in-reach = no wood there, or none that can be brought
why-no-wood-left = all wood is on the map
why-nobody-to-fight = nobody is there to battle
why-nobody-to-recruit = no warriors are in the supply, or there is no place for them
why-none-left = none is left
why-not-a-corner = it must be a corner clearing
why-not-adjacent = no path leads there
why-not-craftable = that card is not crafted
why-not-in-play = that card is not in play, or has been used
why-not-next-to-sympathy = it must lie next to a sympathetic clearing
why-not-sympathetic = that clearing has no sympathy
why-one-bird-only = one bird a turn
why-only-a-bird = it must be a bird card
why-recruited-already = recruiting is once a turn
why-roost-there = there is a roost already
why-suit-must-match = the suit does not match
why-sympathetic-already = that clearing has sympathy already
why-ten-points-needed = it takes ten points
why-too-far-from-keep = it must be the keep's clearing or one next to it
why-too-few-crafting-pieces = too few unused crafting pieces of the right suits
why-too-few-spaces = too few empty spaces of the right suits on the trade post tracks
why-too-few-supporters = too few matching supporters
why-too-little-wood = too little wood can be brought there
why-used-this-turn = it has been used this turn

## Events

event-suit-laid = Clearing { $clearing } became { $suit }.
event-order = The order of turns: { $seats }.
event-turn-began = { $seat }: turn { $round } began.
event-drew = { $seat }: drew { $card }.
event-drew-hidden = { $seat }: drew a card.
event-reshuffled = The discard pile was shuffled into a new deck.
event-spent = { $seat }: spent { $card }.
event-discarded = { $seat }: discarded { $card }.
event-crafted = { $seat }: crafted { $card }, and took the { $item }.
event-crafted-bare = { $seat }: crafted { $card }.
event-used = { $seat }: used { $card }.
event-stolen = { $seat }: took { $card } from the { $other_seat }.
event-stolen-hidden = { $seat }: took a card from the { $other_seat }.
event-hand-shown = { $seat }: showed the { $other_seat } the hand: { $cards }.
event-hand-shown-hidden = { $seat }: showed the { $other_seat } the hand.
event-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $score } now.
event-won = { $seat }: won the game.
event-dominance-activated = { $seat }: activated { $card }; no more points.
event-dominance-taken = { $seat }: took { $card } from beside the map.
event-moved = { $seat }: { $count ->
    [one] a warrior moved
   *[other] { $count } warriors moved
  } from clearing { $from_clearing } to clearing { $clearing }.
event-battle = { $seat }: battle against the { $other_seat } in clearing { $clearing }.
event-ambushed = { $seat }: the ambush dealt two hits.
event-rolled = { $seat }: the dice showed { $high } and { $low }.
event-hits = { $seat }: dealt { $count ->
    [one] 1 hit
   *[other] { $count } hits
  } and took { $other_count }.
event-extra-hit = { $seat }: one more hit { $by ->
        [defenseless] against the defenseless
        [commander] under the Commander
        [column] for the longest column
        [fanatics] of the fanatics
        [captain] of the Captain, for the tunnel there
        [track] for the full battle track
        [automated-ambush] by automated ambush
       *[agents] of embedded agents, for the facedown plot
    }.
event-warriors-removed = { $seat }: { $count ->
    [one] a warrior was
   *[other] { $count } warriors were
  } removed from clearing { $clearing }.
event-piece-removed = { $seat }: the { $piece } was removed from clearing { $clearing }.
event-healed = { $seat }: { $count ->
    [one] a warrior returned
   *[other] { $count } warriors returned
  } to the keep in clearing { $clearing }.
event-placed = { $seat }: { $piece } in clearing { $clearing }.
event-recruited = { $seat }: recruited at every recruiter.
event-leader = { $seat }: the { $leader } took the lead.
event-decreed = { $seat }: added { $card } to the decree: { $column }.
event-roosted = { $seat }: a roost in clearing { $clearing }{ $count ->
    [0] .
    [one] , with a warrior.
   *[other] , with { $count } warriors.
  }
event-enlisted = { $seat }: recruited { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } in clearing { $clearing }.
event-garrisoned = { $seat }: a warrior in each of the clearings { $clearings }.
event-wood-spent = { $seat }: spent { $count } wood in clearing { $clearing }.
event-turmoil = { $seat }: turmoil! The decree cannot be obeyed: { $column } with { $card }.
event-sympathy = { $seat }: sympathy in clearing { $clearing }.
event-revolt = { $seat }: revolt in clearing { $clearing }.
event-base = { $seat }: a base in clearing { $clearing }, with { $count ->
    [0] no warrior
    [one] a warrior
   *[other] { $count } warriors
  }.
event-officer = { $seat }: a new officer, { $count } in all.
event-officers-lost = { $seat }: a base was lost, and { $count ->
    [one] an officer
   *[other] { $count } officers
  }.
event-supporter-added = { $seat }: { $card } joined the supporters.
event-supporter-added-hidden = { $seat }: a card joined the supporters.
event-supporter-spent = { $seat }: discarded the supporter { $card }.
event-supporter-lost = { $seat }: no room for the supporter { $card }, it was discarded.
event-outrage-unpaid = { $seat }: outrage, but no card to give: the Alliance drew one.
event-outraged = { $seat }: outrage, gave { $card } to the Alliance.
event-outraged-hidden = { $seat }: outrage, gave a card to the Alliance.
event-organized = { $seat }: organized in clearing { $clearing }.
event-stationed = { $seat }: a warrior in clearing { $clearing }.
event-raised = { $seat }: recruited a warrior in clearing { $clearing }.
won-by-3-1 = thirty points
won-by-3-3-1-1 = dominance of a suit
won-by-3-3-1-2 = bird dominance
result = Won by the { $seats }: { $reason } [{ $law }]. Points: { $scores }.

## The board in the terminal

board-head = Map { $map } · round { $round } · turns: { $seats } · deck { $deck }, discard { $discard }
board-supply = Items to craft: { $list }
board-played = Cards being played: { $cards }
board-available = Dominance cards beside the map: { $cards }
board-none = none
board-open = open
board-ruler = rule { $letter }
board-paths = to { $list }
board-counted = { $name } { $count }
board-clearing = Clearing { $clearing }, { $suit }. Rule: { $ruler }. Slots: { $slots }. Warriors: { $warriors }. Tokens: { $tokens }. Paths to { $paths }.
board-clearing-bare = Clearing { $clearing }. Slots: { $slots }. Paths to { $paths }.
board-seat = { $letter } { $name }{ $you ->
    [yes] {""} (you)
   *[no] {""}
  }{ $turn ->
    [yes] , on turn
   *[no] {""}
  }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }
board-seat-supply = { $supply ->
    [one] 1 warrior
   *[other] { $supply } warriors
  } in supply
board-dominance = plays for { $card }, scores no more
board-in-coalition = in coalition with the { $other_seat }, scores no more
board-crafted = Crafted: { $list }
board-in-play = In play: { $cards }
board-stock = Left: { $list }
board-building = { $piece } { $count } (next: { $wood } wood, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
board-building-drawn = { $piece } { $count } ({ $wood } wood: +{ $points })
board-roosts = roost { $count } ({ $map } on the map: { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } an Evening)
board-sympathy = sympathy { $count } (next: { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
board-left = { $piece } { $count }
board-leader = Leader: { $leader }, { $effect }
board-deposed = deposed: { $leaders }
board-decree = Decree: { $list }
board-column = { $column }: { $cards }
board-vizier = vizier
board-supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
  } (at most { $most } without a base)
board-supporters-bare = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
  }
board-officers = { $count ->
    [one] 1 officer
   *[other] { $count } officers
  }
board-more = { $name }: { $value }
board-hand = Your hand:
board-hand-of = { $seat }, hand:
board-supporters-own = Your supporters:
board-items-own = Your items: { $items }
board-supporters-of = { $seat }, supporters:
board-card = { $card }. { $effect }
board-cards = { $count } x { $card }. { $effect }
board-empty = no cards

## The Vagabond

option-character = the Vagabond's character: chosen by the player, random, or a name; a Vagabot's is random or a name
    .title = Character

character-thief = Thief
    .effect = torch: steal a random card from a player here
    .bot = the enemy here with most points loses a random card, and he scores
character-tinker = Tinker
    .effect = torch: take a card of this clearing's suit from the discard pile
    .bot = crafts the topmost item of the discard pile; begins with an item less
character-ranger = Ranger
    .effect = torch: repair three items and end Daylight
    .bot = slips into a forest if three items are damaged
character-vagrant = Vagrant
    .effect = torch: set two players here against each other
    .bot = sets two players here against each other and scores for what both lose
character-arbiter = Arbiter
    .effect = a defender here may hire him: a point for him, his swords for the defender
    .bot = no action of his own; a defender here may enlist him: a point for him, the items on his battle track for the defender
character-scoundrel = Scoundrel
    .effect = leave a torch: remove all enemies here; the clearing is closed for good
    .bot = with three enemy pieces here, a building or token among them, removes them all; an item covers a slot for good; a point

state-ready = ready
state-exhausted = exhausted
state-damaged = damaged face up
state-damaged-exhausted = damaged face down

relation-indifferent = indifferent
relation-amiable = amiable
relation-friendly = friendly
relation-allied = allied
relation-hostile = hostile

quest-errand-fox = Errand (fox: tea, boots)
quest-fundraising-fox = Fundraising (fox: tea, coins)
quest-give-a-speech-fox = Give a Speech (fox: torch, tea)
quest-logistics-help-fox = Logistics Help (fox: boots, bag)
quest-repair-a-shed-fox = Repair a Shed (fox: torch, hammer)
quest-errand-rabbit = Errand (rabbit: tea, boots)
quest-expel-bandits-rabbit = Expel Bandits (rabbit: two swords)
quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit: torch, crossbow)
quest-give-a-speech-rabbit = Give a Speech (rabbit: torch, tea)
quest-guard-duty-rabbit = Guard Duty (rabbit: torch, sword)
quest-escort-mouse = Escort (mouse: two boots)
quest-expel-bandits-mouse = Expel Bandits (mouse: two swords)
quest-fend-off-a-bear-mouse = Fend off a Bear (mouse: torch, crossbow)
quest-guard-duty-mouse = Guard Duty (mouse: torch, sword)
quest-logistics-help-mouse = Logistics Help (mouse: boots, bag)

event-character = { $seat }: became the { $character }.
event-pawn-placed = { $seat }: set out from forest { $forest }.
event-quest-revealed = A quest came up: { $quest }.
event-refreshed = { $seat }: refreshed the { $item }.
event-travelled = { $seat }: went to clearing { $clearing }.
event-travelled-bare = { $seat }: slipped into forest { $forest }.
event-allies-moved = { $count } warriors of the { $other_seat } went along to clearing { $clearing }.
event-allies-fight = { $seat }: fought beside the { $other_seat }.
event-arbiter-enlisted = { $seat }: hired the Arbiter.
event-exhausted = { $seat }: exhausted { $count ->
    [one] the { $item }
   *[other] { $count } { $item }
  }.
event-item-gained = { $seat }: gained the { $item }.
event-damaged = { $seat }: damaged the { $item }.
event-repaired = { $seat }: repaired the { $item }.
event-item-dropped = { $seat }: dropped the { $item }: it left the game.
event-rested = { $seat }: rested in the forest: everything was repaired.
event-aided = { $seat }: aided the { $other_seat } with { $card }.
event-aided-hidden = { $seat }: aided the { $other_seat } with a card.
event-relation = { $seat }: { $relation } with the { $other_seat } now.
event-quest-completed = { $seat }: completed a quest: { $quest }.
event-quest-points = { $seat }: had completed { $count } { $suit } { $count ->
    [one] quest
   *[other] quests
  }.
event-took-discarded = { $seat }: took { $card } from the discard pile.
event-instigated = { $seat }: set the { $attacker_seat } against the { $defender_seat }.
event-scorched = { $seat }: burned clearing { $clearing }: nobody may come there any more.
event-coalition = { $seat }: formed a coalition with the { $other_seat }.

ask-after-decree = The decree is done. Anything else before Daylight ends?
ask-choose-served = The supply has too little for each { $piece } ({ $count } left): where does the next one go?
ask-choose-served-bare = The supply has too little for all: where does the next one go?
ask-choose-character = Who are you?
ask-chance-character = The dice choose the character.
ask-chance-quest = The dice turn up a quest.
ask-chance-first-vagabond = Which Vagabond sets up first?
ask-take-found = What do you take from the ruin?
why-character-taken = the other Vagabond is this character
why-found-before = you have one of these from a ruin already
event-ruin-seen = The { $seat } saw under the ruin: { $items }.
event-ruin-seen-hidden = The { $seat } looked under the ruin.
ask-chance-find = The dice say what lies in the ruin.
ask-place-pawn = In which forest do you begin?
ask-choose-refreshed = Birdsong: which item do you refresh? { $count ->
    [one] One more.
   *[other] { $count } more.
  }
ask-choose-refreshed-bare = Which item do you refresh?
ask-choose-damaged = Which item is damaged?
ask-choose-repaired = Which item do you repair?
ask-drop-item = You carry { $count ->
    [one] an item
   *[other] { $count } items
  } too many beside your tracks: which one leaves the game?
ask-drop-item-bare = You carry too many items: which one leaves the game?
ask-take-hit = What is damaged, in clearing { $clearing }? Hits left: { $hits }.
ask-take-hit-bare = A hit: which item is damaged?
ask-exhaust-any = Which item do you exhaust to pay the Riverfolk? { $count } to go.
ask-exhaust-any-bare = Which item do you exhaust?
ask-aid-with = Which card do you give?
ask-receive-item = Which item do you take from the { $other_seat } in return?
ask-receive-item-bare = Which item do you take in return?
ask-quest-reward = The reward: a point for each { $suit } quest you have completed, or two cards?
ask-quest-reward-bare = The reward: a point for each quest of this suit, or two cards?
ask-choose-victim = Whose hand do you steal from?
ask-take-discarded = Which card do you take from the discard pile?
ask-instigate = Who attacks whom?
ask-may-enlist = Do you hire the Arbiter for this battle?
ask-may-fight-with-allies = Do you fight with an ally's warriors as your own?
ask-choose-partner = With whom do you form a coalition?
ask-travel-where = { $moment }: where do you go?
ask-travel-where-bare = Birdsong: where do you slip to, if anywhere?
ask-travel-with = How many allied warriors come along?
ask-vagabond-daylight = Daylight: what do you do? Boots move, swords fight, torches explore, crossbows strike, hammers craft and repair, any item aids.

why-fewest-points = only the player with the fewest points can be the partner
why-four-players-needed = a coalition needs four players
why-has-dominance = that player has activated a dominance card
why-in-a-forest = this cannot be done in a forest
why-items-missing = the items it asks for are not ready
why-no-allies-there = there are no allied warriors there
why-no-crossbow = no crossbow is ready
why-no-hammer = no hammer is ready
why-no-matching-discard = no card of this clearing's suit is in the discard pile
why-no-partner = there is nobody to form a coalition with
why-nobody-to-strike = they have no warriors here
why-nothing-to-strike = there is no such piece here
why-no-ruin = there is no ruin here
why-no-special-action = this character has no action of that kind
why-no-such-item = there is no such item
why-not-his-clearing = he battles only where he stands
why-no-sword = no sword is ready
why-no-torch = no torch is ready
why-nobody-to-aid = nobody here can be aided
why-nobody-to-rob = nobody here has cards
why-not-damaged = it is not damaged
why-not-exhausted = it is not exhausted
why-not-into-a-forest = a forest can be entered only by slipping
why-nothing-ready = no item is ready
why-nothing-wanted-there = nothing is wanted there
why-on-its-track = it lies on its track and does not count
why-scorched = that clearing is burnt: nobody may come there
why-too-few-boots = too few boots are ready
why-warriors-first = warriors must be removed first

do-aid = aid the { $seat } (an item, and a card of this suit)
do-become = the { $character }
do-cards = draw two cards
do-character = be the { $character } ({ $items }): { $character_effect }
do-character-bare = be the { $character }
do-damage = damage the { $item } ({ $state })
do-drop = drop the { $item } ({ $state })
do-exhaust = exhaust the { $item }
do-explore = explore the ruin (torch)
do-find = find the { $item }
do-forest = to forest { $forest } (between { $clearings })
do-forest-bare = to forest { $forest }
do-points = { $by ->
    [cult] spend the card to score
   *[other] score
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }
do-points-bare = score points
do-quest = quest: { $quest }
do-receive = take the { $item }
do-refresh = refresh the { $item } ({ $state })
do-repair = repair the { $item } ({ $state })
do-reveal = turn up { $quest }
do-sacrifice = lose a warrior of the { $seat }
do-set = set the { $attacker } against the { $defender }
do-shoot = remove the { $piece }
do-special = { $character }, { $character_effect }
do-special-bare = use the character's own action
do-strike = strike the { $seat } (crossbow)

group-aid = Aid (an item, and a card of this suit)
group-become = The character
group-character = Be the
group-damage = Damage ({ $state })
group-drop = Drop ({ $state })
group-exhaust = Exhaust
group-find = Find
group-forest = To forest
group-quest = Quest
group-receive = Take
group-refresh = Refresh ({ $state })
group-repair = Repair ({ $state })
group-reveal = Turn up
group-sacrifice = Lose a warrior of
group-set = Set the { $attacker } against the
group-shoot = Remove
group-strike = Strike (crossbow)

effect-hospitals = Field Hospitals
effect-base = the lost base
effect-outrage = outrage
effect-humility = the lost garden
effect-trade = the lost trade post
effect-ferry = the card for the ferry
ask-order-effects = Several effects meet. It is your turn: which speaks first?
why-not-set-off = nothing has set it off
do-first = first { $effect }
group-first = First
board-key-character = Character
board-key-pawn = Pawn
board-key-kit = Items
board-key-relations = Relations
board-key-aids = Aids this turn
board-key-completed = Quests done
board-key-coalition = Coalition with
board-key-quests = Quests open

## Exiles and Partisans

deck-standard = standard
deck-exiles = Exiles and Partisans
board-deck = Played with the deck { $name }
board-key-coffins = In coffins
board-key-exhausted = Exhausted items

ask-may-sabotage = Saboteurs: discard them, and with them a card of an enemy?
ask-order-whom = False Orders: whose warriors, and out of which clearing? Half of them go, rounded up.
ask-order-where = Where do they go from clearing { $clearing }?
ask-order-where-bare = Where do they go?
ask-swap-with = Swap Meet: from whose hand do you take a card?
ask-swap-for = Swap Meet: which card do you give in return?
ask-emigre-from = Eyrie Emigre: where do warriors leave from? Without a move and then a battle, the card is discarded.
ask-emigre-where = Eyrie Emigre: where do you go? Without a move and then a battle, the card is discarded.
ask-emigre-battle = Eyrie Emigre: whom do you battle in clearing { $clearing }? Without a battle the card is discarded.
ask-emigre-battle-bare = Eyrie Emigre: whom do you battle? Without a battle the card is discarded.
ask-propaganda-card = Propaganda Bureau: which card do you spend?
ask-propaganda-where = Propaganda Bureau: which warrior makes room for yours?
ask-league-deed = A move or a battle?
ask-may-charm = Charm Offensive: draw a card, and another player scores a point?
ask-charm-whom = Charm Offensive: who scores a point?
ask-may-inform = Informants: take an ambush card from the discard pile, or pass and draw { $count ->
    [one] a card
   *[other] { $count } cards
  }?
ask-may-inform-bare = Informants: take an ambush card from the discard pile, or pass and draw?

do-sabotage = discard { $card } of the { $seat }
do-order = move half of the { $seat }'s warriors out of clearing { $clearing }
do-sway = remove a warrior of the { $seat } in clearing { $clearing }
do-recover = take { $card } from the discard pile
group-sabotage = Discard, of the { $seat }
group-order = Move half of the { $seat }'s warriors out of clearing
group-sway = Remove a warrior of the { $seat } in clearing
group-recover = Take from the discard pile

event-coffins-opened = { $seat }: { $count ->
    [one] a warrior went
   *[other] { $count } warriors went
  } home from the coffins.
event-sabotaged = { $seat }: { $card } of the { $other_seat } was sabotaged.
event-swapped = { $seat }: gave { $card } to the { $other_seat } in return.
event-swapped-hidden = { $seat }: gave a card to the { $other_seat } in return.
event-swayed = { $seat }: a warrior came to clearing { $clearing }.

why-no-enemy = only an enemy can be chosen
why-no-enemy-warriors = no enemy warriors are there
why-no-move-no-battle = there is neither a move nor a battle to take
why-nothing-to-spend = no card of your hand matches a clearing with enemy warriors

## The Lizard Cult

ask-place-first-garden = In which free corner is your first garden?
ask-choose-outcast = Which suit is the Outcast?
ask-may-conspire = Birdsong: conspire in { $suit } clearings, the Outcast's? { $count ->
    [one] You have one acolyte.
   *[other] You have { $count } acolytes.
  }
ask-may-conspire-bare = Birdsong: conspire?
ask-cult-daylight = Daylight: reveal a card for a ritual of its suit (garden, warrior, points), a bird for an acolyte, or go on.
ask-choose-ritual = { $card } is revealed: which ritual?
ask-choose-ritual-bare = Which ritual?
ask-cult-craft = Evening: craft with { $suit } gardens, the Outcast's suit? { $count } unused.
ask-cult-craft-bare = Evening: craft with gardens of the Outcast's suit?
ask-chance-discard = Which card is discarded at random?

why-corner-taken = that corner is not free for the Cult
why-no-bird-outcast = birds are never the Outcast
why-too-few-acolytes = too few acolytes
why-not-outcast = only clearings of the Outcast's suit
why-no-enemy-warrior = no enemy warrior is there
why-no-enemy-building = no enemy building of that kind is there
why-where-they-arrived = only in the clearing they have moved to
why-suit-scored-already = that suit has been scored this turn
why-no-garden-of-suit = no garden of that suit is on the map
why-no-ritual = no ritual can be performed with it now

event-outcast = { $seat }: the { $suit } suit became the Outcast.
event-hated = { $seat }: the { $suit } suit became the Outcast, and hated.
event-souls-discarded = { $seat }: the Lost Souls went to the discard pile ({ $count }).
event-acolytes = { $seat }: { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  } now.
event-crusade = { $seat }: a crusade, for { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  }.
event-converted = { $seat }: converted a warrior of the { $other_seat } in clearing { $clearing }, for { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  }.
event-sanctified = { $seat }: sanctified a { $piece } in clearing { $clearing }, for { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
  }.
event-revealed = { $seat }: revealed { $card }.
event-cards-returned = { $seat }: { $count ->
    [one] a revealed card returned
   *[other] { $count } revealed cards returned
  } to hand.

do-outcast = the { $suit } suit is the Outcast
do-crusade = crusade ({ acolytes }): { $way ->
    [battle] battle in an Outcast clearing
   *[move] move out of an Outcast clearing, then battle there
  }
do-crusade-bare = crusade: { $way ->
    [battle] battle in an Outcast clearing
   *[move] move out of an Outcast clearing, then battle there
  }
do-convert = convert a warrior of the { $seat } in clearing { $clearing } ({ acolytes })
do-convert-bare = convert a warrior of the { $seat } in clearing { $clearing }
do-sanctify = sanctify the { $piece } in clearing { $clearing } ({ acolytes }, 1 point)
do-sanctify-bare = sanctify the { $piece } in clearing { $clearing }
do-show = reveal { $card }{ $ritual ->
   *[sacrifice] : an acolyte
  }
do-show-bare = reveal { $card }
moment-crusade = Crusade
moment-crusade-arrived = Crusade, a battle where you arrived, if you like
label-crusade = { $way ->
    [battle] battle in an Outcast clearing
   *[move] move out of one, then battle there
  }
label-acolyte = { $label }: an acolyte
label-ruler = { $label } ({ $ruler })
label-river = { $label } (river)
acolytes = { $acolytes ->
    [one] 1 acolyte
   *[other] { $acolytes } acolytes
  }

group-outcast = The Outcast
group-crusade = Crusade ({ acolytes })
group-crusade-bare = Crusade
group-convert = Convert a warrior of the { $seat } ({ acolytes }) in clearing
group-convert-bare = Convert a warrior of the { $seat } in clearing
group-sanctify = Sanctify a { $piece } ({ acolytes }, 1 point) in clearing
group-sanctify-bare = Sanctify a { $piece } in clearing
group-show = Reveal

board-gardens = { $piece } { $count } ({ $map } on the map: { $points ->
    [one] 1 point
   *[other] { $points } points
  } a ritual{ $cards ->
    [0] {""}
   *[other] , +1 card
  })
board-outcast = Outcast: { $suit }{ $hated ->
    [yes] , hated
   *[no] {""}
  }
board-acolytes = { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
  }
board-key-lost-souls = Lost Souls
board-key-revealed = Revealed
## The Riverfolk Company

service-card = a card
service-riverboats = riverboats
service-mercenaries = mercenaries

ask-place-on-river = Where on the river does a warrior stand? { $count } to place.
ask-place-on-river-bare = Where on the river does a warrior stand?
ask-set-first-price = What will your services cost? Each needs a price.
ask-set-price = Evening: new prices? Now a card is { $card_price }, riverboats { $boats_price }, mercenaries { $mercenaries_price }; each may be changed once.
ask-set-price-bare = Evening: new prices? Each may be changed once.
ask-riverfolk-daylight = Daylight: what do you do? Funds: { $funds_seat }. Empty spaces to craft with: { $spaces_suit }.
ask-riverfolk-daylight-bare = Daylight: what do you do? A committed fund comes back, a spent one goes home.
ask-choose-fund = Whose warrior do you { $how ->
    [commit] commit
    [spend] spend
   *[lose] lose with the trade post, by half of the funds
  }? { $count } to go.
ask-choose-fund-bare = Whose warrior leaves the funds?
ask-buy-service = Birdsong: buy from the Riverfolk? You have { $means } to pay with and may buy { $count ->
    [one] one service
   *[other] { $count } services
  }. Prices: a card { $card_price }, riverboats { $boats_price }, mercenaries { $mercenaries_price }.
ask-buy-service-bare = Birdsong: buy a service of the Riverfolk?

why-bought-already = you have bought that this turn
why-every-price-needed = each service needs a price
why-mercenaries-stay = mercenaries fall only to hits that their buyer takes
why-mercenaries-refuse = mercenaries do not fight the Riverfolk
why-no-mercenaries-for-vagabonds = a Vagabond cannot hire mercenaries
why-no-purchases-left = that is all you may buy this turn: one service, and one for each clearing with a trade post and a piece of yours
why-no-such-fund = there is no fund of that player
why-nobody-rules = nobody rules that clearing
why-not-on-the-river = that clearing does not lie on the river
why-price-as-it-is = that is the price already
why-price-is-set = that marker has been moved
why-too-expensive = you cannot pay the price: warriors in supply, for the Vagabond ready items
why-too-few-funds = too few funds
why-too-few-funds-of-ruler = it takes two funds that are warriors of the player who rules there
why-trade-post-there = there is a trade post already

do-buy = buy { $card } from the Riverfolk
do-riverboats = buy riverboats: the river is a path for you this turn
do-mercenaries = hire mercenaries: Riverfolk warriors rule and fight for you in Daylight and Evening
do-fund = a warrior of the { $seat }
do-export = export { $card }: discard it for a warrior in your payments
do-trade = set up a trade post and a warrior in clearing { $clearing }, for two funds of the { $ruler_seat } ({ $points } points)
do-trade-bare = set up a trade post and a warrior in clearing { $clearing }, for two funds of its ruler
do-price = { $service }: { $price }
do-draw-card = draw a card (commit a fund)

group-buy = Buy from the Riverfolk
group-fund = A warrior of the
group-export = Export
group-trade = Trade post and a warrior ({ $points } points) for two funds of the ruler, in clearing
group-trade-bare = Trade post in clearing
group-price = Price of { $service }

event-bought = { $seat }: bought { $service } for { $price }.
event-bought-card = { $seat }: bought { $card } from the Riverfolk for { $price }.
event-price-set = { $seat }: { $service } for { $price } from now on.
event-paid-themselves = { $seat }: { $count ->
    [0] no own warrior was left
    [one] an own warrior went
   *[other] { $count } own warriors went
  } to the payments.
event-funds-gathered = { $seat }: gathered everything, { $count ->
    [one] one fund
   *[other] { $count } funds
  } in all.
event-committed = { $seat }: committed { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } of the { $other_seat }.
event-fund-spent = { $seat }: spent { $count ->
    [one] a warrior
   *[other] { $count } warriors
  } of the { $other_seat }.
event-fund-lost = { $seat }: trade ended, { $count ->
    [one] a warrior left
   *[other] { $count } warriors left
  } the funds for the { $other_seat }.
event-exported = { $seat }: exported { $card }.

board-key-open-hand = Open hand
board-key-funds = Funds
board-key-payments = Payments
board-key-commitments = Commitments
board-key-prices = Prices
board-key-gone = Trade posts lost
board-key-riverboats = Riverboats carry
board-key-mercenaries = Mercenaries serve
board-river = { $paths }, by river { $list }
## The lake and the mountain

do-clear = clear the closed path { $path } (any card, 1 point)
group-clear = Clear a closed path (any card, 1 point)
ask-pay-for-path = Which card do you spend to clear the path from clearing { $from_clearing } to clearing { $clearing }?
ask-pay-for-path-bare = Which card do you spend to clear the path?
event-ferried = { $seat }: the ferry went along to clearing { $clearing }.
event-path-cleared = { $seat }: the path from clearing { $from_clearing } to clearing { $clearing } was cleared.
why-path-is-clear = that path is clear already
why-cleared-this-turn = one path a turn
why-nobody-at-either-end = you have no piece at either end
why-no-card-to-spend = you have no card to spend
board-ferry = ferry
board-tower = tower
board-ferry-here = The ferry is here.
board-tower-here = The tower is here: this is the Pass.
board-closed = Closed paths, drawn as x: { $list }
board-seen-in-ruins = You have seen and left under ruins: { $list }
board-seen = clearing { $clearing }: { $list }
do-sail = take the ferry: it goes along, and you draw a card
ask-may-take-ferry = You can cross the lake without the ferry. Do you take it?

# the drawn map
root-forest = Forest { $forest }
root-board-clearing = Clearing { $clearing }
root-board-ruler = ruled by { $seat }
root-board-warriors = { $seat }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  }
root-board-open = { $count ->
    [one] 1 open slot
   *[other] { $count } open slots
  }
root-board-forest = Forest { $forest }, between clearings { $list }.
root-forecast-extra = (with { $count ->
    [one] 1 extra hit
   *[other] { $count } extra hits
  })
root-forecast-chance = { $percent } %
root-forecast-but = Hits and their chances, without ambush, cards and help.
root-score = Score track
root-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
root-discard = Discard pile ({ $count })
root-discard-empty = Nothing has been discarded.
root-items = Items that can be crafted
root-available = Dominance to take:
root-boards = Boards
root-common = What belongs to nobody
