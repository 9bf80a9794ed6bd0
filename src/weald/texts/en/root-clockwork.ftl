### Root: the Clockwork bots. Names are facts of the game; effects are told in our own words.

option-duchy = whether the Drillbit Duchy, which is always a bot, takes part
option-corvids = whether the Cogwheel Corvids, which are always a bot, take part
option-marquise-level = how hard the Mechanical Marquise is
    .title = Level
option-marquise-traits = trait cards of the Mechanical Marquise, joined by +
    .title = Traits
option-eyrie-level = how hard the Electric Eyrie is
    .title = Level
option-eyrie-traits = trait cards of the Electric Eyrie, joined by +
    .title = Traits
option-alliance-level = how hard the Automated Alliance is
    .title = Level
option-alliance-traits = trait cards of the Automated Alliance, joined by +
    .title = Traits
option-vagabond-level = how hard the Vagabot is
    .title = Level
option-vagabond-traits = trait cards of the Vagabot, joined by +
    .title = Traits
option-vagabond2-level = how hard the Vagabot beside a Vagabond is
    .title = Level
option-vagabond2-traits = trait cards of the Vagabot beside a Vagabond, joined by +
    .title = Traits
option-cult-level = how hard the Logical Lizards are
    .title = Level
option-cult-traits = trait cards of the Logical Lizards, joined by +
    .title = Traits
option-riverfolk-level = how hard the Riverfolk Robots are
    .title = Level
option-riverfolk-traits = trait cards of the Riverfolk Robots, joined by +
    .title = Traits
option-duchy-level = how hard the Drillbit Duchy is
    .title = Level
option-duchy-traits = trait cards of the Drillbit Duchy, joined by +
    .title = Traits
option-corvids-level = how hard the Cogwheel Corvids are
    .title = Level
option-corvids-traits = trait cards of the Cogwheel Corvids, joined by +
    .title = Traits
option-coop = whether people play together against the bots
    .title = People together against the bots
option-services = how bots buy from the Riverfolk
    .title = What bots buy from the Riverfolk

option-coop-no = Everybody plays for themselves.
option-coop-yes = People win together, when each of them has 30 points before any bot has; bots leave each other alone, and no dominance cards are in the deck [K3.5].
option-services-standard = Bots buy by the three standard cards [K15.1].
option-services-special = Each bot also has a card of its own for what it buys [K15.4].
seating-yes = yes
    .effect = A person or a computer player plays it.
seating-bot = bot
    .effect = It plays itself, as its Clockwork bot.
seating-no = no
    .effect = It takes no part.

## What the levels do, by bot

option-marquise-level-easy = { law-K13-1-1 }
option-marquise-level-normal = { law-K13-1-2 }
option-marquise-level-challenging = { law-K13-1-3 }
option-marquise-level-nightmare = { law-K13-1-4 }
option-eyrie-level-easy = { law-K13-2-1 }
option-eyrie-level-normal = { law-K13-2-2 }
option-eyrie-level-challenging = { law-K13-2-3 }
option-eyrie-level-nightmare = { law-K13-2-4 }
option-alliance-level-easy = { law-K13-3-1 }
option-alliance-level-normal = { law-K13-3-2 }
option-alliance-level-challenging = { law-K13-3-3 }
option-alliance-level-nightmare = { law-K13-3-4 }
option-vagabond-level-easy = { law-K13-4-1 }
option-vagabond-level-normal = { law-K13-4-2 }
option-vagabond-level-challenging = { law-K13-4-3 }
option-vagabond-level-nightmare = { law-K13-4-4 }
option-vagabond2-level-easy = { law-K13-4-1 }
option-vagabond2-level-normal = { law-K13-4-2 }
option-vagabond2-level-challenging = { law-K13-4-3 }
option-vagabond2-level-nightmare = { law-K13-4-4 }
option-cult-level-easy = { law-K13-5-1 }
option-cult-level-normal = { law-K13-5-2 }
option-cult-level-challenging = { law-K13-5-3 }
option-cult-level-nightmare = { law-K13-5-4 }
option-riverfolk-level-easy = { law-K13-6-1 }
option-riverfolk-level-normal = { law-K13-6-2 }
option-riverfolk-level-challenging = { law-K13-6-3 }
option-riverfolk-level-nightmare = { law-K13-6-4 }
option-duchy-level-easy = { law-K13-7-1 }
option-duchy-level-normal = { law-K13-7-2 }
option-duchy-level-challenging = { law-K13-7-3 }
option-duchy-level-nightmare = { law-K13-7-4 }
option-corvids-level-easy = { law-K13-8-1 }
option-corvids-level-normal = { law-K13-8-2 }
option-corvids-level-challenging = { law-K13-8-3 }
option-corvids-level-nightmare = { law-K13-8-4 }

level-easy = easy
level-normal = normal
level-challenging = challenging
level-nightmare = nightmare

trait-blitz = blitz
    .effect = After moving, all but one warrior of the best ruled clearing without enemies charge out of it and fight.
trait-fortified = fortified
    .effect = A building takes two hits; a single one does nothing.
trait-hospitals = hospitals
    .effect = After losing two or more warriors as defender, two come to the keep.
trait-iron-will = iron will
    .effect = By a bird order twice as many recruits.
trait-overwhelming = overwhelming
    .effect = A point for every two recruits that find no place; expands at most once a turn.
trait-nobility = nobility
    .effect = Turmoil also when a warrior cannot be placed; in turmoil its birds score instead of costing points.
trait-relentless = relentless
    .effect = After the decree, defenseless buildings and tokens beside its warriors are removed.
trait-swoop = swoop
    .effect = At the end of Daylight two warriors come to the best clearing without Eyrie pieces.
trait-war-tax = war tax
    .effect = Whoever loses a building or token to it loses a point too.
trait-focused = focused
    .effect = The extra hit of the longest column is dealt on ties too.
trait-informants = informants
    .effect = Sympathy without warriors ambushes too.
trait-popularity = popularity
    .effect = Removing sympathy scores nothing.
trait-veterans = veterans
    .effect = Defends with the higher die.
trait-wildfire = wildfire
    .effect = At the end of Evening sympathy spreads once more, without points.
trait-steadfast = steadfast
    .effect = No public pity in a turn with a surprise revolt; martial law is ignored.
trait-adventurer = adventurer
    .effect = One battle a turn; what items are left at the end of Daylight go to quests.
trait-berserker = berserker
    .effect = Battles where most pieces are, against whoever has most there; repairs one item more.
trait-helper = helper
    .effect = Aid scores one point more and gives two cards.
trait-marksman = marksman
    .effect = Attacks begin with a hit before the dice.
trait-questing = questing
    .effect = Damaged items count for the battle track; quests score one more; aid travels; other orders of actions.
trait-spiteful = spiteful
    .effect = A crusade that removed tokens scores one more.
trait-erratic = erratic
    .effect = At the end of the turn a card from the deck joins the Lost Souls.
trait-fanatics = fanatics
    .effect = After a conversion a battle there, with an extra hit.
trait-martyrs = martyrs
    .effect = A bird ritual also makes an acolyte from the supply.
trait-greedy = greedy
    .effect = A point whenever the leader buys.
trait-involved = involved
    .effect = Who hires no mercenaries has them against himself.
trait-garrison = garrison
    .effect = Never defenseless as defender; trade posts add to its rolled hits.
trait-ferocious = ferocious
    .effect = As attacker up to three rolled hits.
trait-foundations = foundations
    .effect = A lost building takes the crown of a minister of its suit only.
trait-investors = investors
    .effect = Whoever removes a building must discard a card of that suit, or the Duchy sways a minister.
trait-overwhelm = overwhelm
    .effect = Digs twice, with three warriors each.
trait-invaders = invaders
    .effect = Digs towards enemy buildings; without a slot to build, battles everywhere.
trait-gamble = gamble
    .effect = The person with most pieces there may guess a plot before it flips.
trait-backup-plans = backup plans
    .effect = A removed plot leaves a warrior behind.
trait-mastermind = mastermind
    .effect = Plots twice a turn.
trait-vendetta = vendetta
    .effect = Every plot that flips is also a bomb.

piece-citadel = citadel
    .short = cit
piece-market = market
    .short = mar
piece-tunnel = tunnel
    .short = tunn
piece-plot = plot
    .short = plot
piece-bomb = bomb
    .short = bomb
piece-snare = snare
    .short = snar
piece-extortion = extortion
    .short = exto
piece-raid = raid
    .short = raid

effect-failure = the price of failure
effect-plot = the lost plot

ask-chance-corner = In which corner does it begin?
ask-chance-first-building = Where does the next building stand?
ask-chance-lose = Which piece is lost?

event-bot-order = { $seat }: the order was { $card }.
event-bot-crafted = { $seat }: crafted { $card }.
event-bot-recruited = { $seat }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
 } in clearing { $clearing }.
event-bot-garrison = { $seat }: a warrior in each of the clearings { $clearings }, and one more in clearing { $clearing }.
event-bot-expands = { $seat }: had built nothing and expanded: a new order, and Daylight again.
event-bot-chose = { $seat }: { $choice }: { $chosen }{ $reason }.
event-bot-found-none = { $seat }: { $choice }: { $kind ->
    [clearing] nowhere was it possible
    [seat] nobody fitted
   *[other] there was none
 } ({ $why }).
event-bot-found-none-bare = { $seat }: { $choice }: { $kind ->
    [clearing] nowhere was it possible
    [seat] nobody fitted
   *[other] there was none
 }.
event-bot-checked = { $seat }: { $choice } (clearing { $clearing }): { $met }: { $criterion } { $value }, { $wanted ->
    [at-least] at least
   *[at-most] at most
 } { $bound } wanted.
event-bot-checked-bare = { $seat }: { $choice }: { $met }: { $criterion } { $value }, { $wanted ->
    [at-least] at least
   *[at-most] at most
 } { $bound } wanted.
event-bot-counted = { $seat }: { $choice } (clearing { $clearing }): { $count }{ $reason }.
event-bot-counted-bare = { $seat }: { $choice }: { $count }{ $reason }.
event-bot-builds = { $seat }: what to build: { $piece }, by the { $suit } order.
event-bot-targets = { $seat }: { $choice }, { $by ->
    [lowest] from the lowest priority
   *[highest] by priority
 }: { $clearings }.
event-bot-passed = { $seat }: { $choice }: no, { $why }.
event-bot-passed-bare = { $seat }: passed over: { $why }.
event-bot-viziers = { $seat }: { $count ->
    [one] 1 loyal vizier
   *[other] { $count } loyal viziers
 } in the bird column.
event-bot-decreed = { $seat }: { $card } went into the { $suit } column of the decree.
event-bot-column = { $seat }: the { $suit } column, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
event-bot-turmoil = { $seat }: turmoil!
event-bot-purged = { $seat }: out of the decree: { $cards }.
event-bot-pity = { $seat }: public pity spread sympathy { $count ->
    [one] once
   *[other] twice
 }.
event-bot-organizes = { $seat }: the warriors in clearing { $clearing } organized.

won-by-K3-5 = all people have thirty points

## What a bot chooses, and by what

choice-defender = whom to fight
choice-build = where to build
choice-recruit = where to recruit
choice-move-from = where to leave
choice-move-to = where to go
choice-battle = where to fight
choice-sympathy = where sympathy spreads
choice-revolt = where to revolt
choice-sympathy-near = an ordered clearing next to sympathy
choice-corner = in which corner it begins
choice-building = what to build
choice-track = which track scores
choice-ambush = which ambush to play
choice-card = which card to buy
choice-lose-piece = which piece is lost
choice-effect = which effect comes first
choice-havoc = where the defenseless are removed
choice-recruits = how many recruits
choice-unplaced = how many recruits find no place
choice-leaving = how many warriors leave
choice-staying = how many warriors stay
choice-points = how many points
choice-expand = whether to expand
choice-new-roost = whether there are warriors for a new roost
choice-extra-hit = whether there is an extra hit
choice-pity-twice = whether pity spreads twice
choice-organize = whether to organize
choice-enlist = whether to enlist the Arbiter
choice-hire = whether to hire mercenaries
choice-nurse = whether warriors come back to the keep
choice-buy-card = whether it can buy a card
choice-buy-riverboats = whether it can buy riverboats
choice-buy-mercenaries = whether it can buy mercenaries
choice-buy-souls = whether to buy a Lost Soul

# what is compared, without "most" or "fewest"; `whether`: how it is said of what is there or is not
criterion-pieces = pieces there
criterion-points = points
criterion-buildings = buildings there
criterion-own-warriors = warriors of its own
criterion-enemy-pieces = enemy pieces
criterion-enemy-warriors = enemy warriors
criterion-roosts = roosts
    .whether = Without a roost
criterion-defenseless-buildings = defenseless buildings
criterion-opposite-a-start = starting corners opposite to it
criterion-on-map = on the map
criterion-track-points = points of the track
criterion-martial-law = martial law
criterion-token = tokens
criterion-supply = warriors in the supply
criterion-recruits = recruits by its board or level
criterion-recruits-more = as many again by iron will
criterion-recruits-placed = recruits placed
criterion-birds-in-decree = birds in the decree
criterion-means = warriors to pay with
criterion-fallen-warriors = warriors lost in defense
criterion-sites = clearings to build in
criterion-stay = to stay
criterion-needed-to-rule = needed to rule on
criterion-column-cards = cards in the column
criterion-own-buildings = buildings of its own on the map
criterion-expansions = times it has expanded this turn
criterion-sympathy = sympathy tokens on the map
criterion-rolled-hits = limit of its rolled hits
criterion-souls = Lost Souls
criterion-available = available items

# why a bot does not do something
why-no-order = there is no order card
why-no-item-shown = no available item to craft is shown
why-no-warriors-left = no warriors are left in the supply
why-no-roost-of-suit = there is no roost of that suit
why-no-keep = the keep is gone
why-turmoil = after turmoil Evening is next
why-nobody-can-leave = nobody can leave
why-bird-order = the order is a bird
why-no-revolt = there is no sympathy where an unbuilt base fits
why-cannot-spread = sympathy cannot spread
why-revolt-to-come = there will be a surprise revolt
why-nobody-sells = nobody sells anything
why-behind-the-seller = with fewer points than the seller it buys nothing
why-nothing-for-sale = there is nothing for sale
why-has-bought-it = it has bought that already
why-bought-enough = it may buy no more this turn
why-cannot-pay = it cannot pay for what it would buy

reason-clearing = clearing { $clearing }
reason-forest = forest { $forest }
reason-only = {", "}the only choice
reason-sum = {": "}{ $list }
reason-most = {", "}the most of { $list }
reason-part = { $criterion } { $value } [{ $law }]
reason-part-bare = { $criterion } { $value }
reason-limit = {"; no more than "}{ $list }
reason-among = {", "}among { $list }
reason-compared = {". "}{ $wanted ->
    [most] Most
   *[fewest] Fewest
 } { $criterion } [{ $law }]: { $list }
reason-compared-bare = {". "}{ $wanted ->
    [most] Most
   *[fewest] Fewest
 } { $criterion }: { $list }
reason-whether = {". "}{ $whether }, if possible [{ $law }]: { $list }
reason-whether-bare = {". "}{ $whether }, if possible: { $list }
reason-whether-all = all
reason-whether-none = none
reason-and = { $list } and { $last }
reason-all = all have { $value }
reason-have = { $list } with { $value }
reason-highest = {". "}Of { $list } the highest priority [{ $law }]
reason-highest-bare = {". "}Of { $list } the highest priority
reason-lowest = {". "}Of { $list } the lowest priority [{ $law }]
reason-lowest-bare = {". "}Of { $list } the lowest priority
reason-pass = {". "}Of { $list } the Pass wins every tie [{ $law }]
reason-pass-bare = {". "}Of { $list } the Pass wins every tie
reason-set-up = {". "}Of { $list } the first in the order of set-up [{ $law }]
reason-set-up-bare = {". "}Of { $list } the first in the order of set-up
reason-first = {". "}Of { $list } the first in this order [{ $law }]
reason-first-bare = {". "}Of { $list } the first in this order
reason-chance = {". "}Of { $list } one by chance [{ $law }]
reason-chance-bare = {". "}Of { $list } one by chance

## The board of a bot in the terminal

board-bot = { $letter } { $bot } ({ $level } bot){ $turn ->
    [yes] , on turn
   *[no] {""}
  }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }
board-order = ordered: { $card }
board-order-bare = ordered: { $suit }
board-bot-track = { $piece } { $count } (now { $points ->
    [one] 1 point
   *[other] { $points } points
  } an Evening)
board-bot-track-drawn = { $piece } { $count } (+{ $points } an Evening)
board-bot-recruits = { $piece } { $count } (+{ $more ->
    [one] 1 recruit
   *[other] { $more } recruits
  })
board-bot-next = { $piece } { $count } (next: { $points ->
    [one] 1 point
   *[other] { $points } points
  })
board-coop = Played together: people win when each of them has 30 points before any bot has [K3.5].
board-priority = Priority markers (#), from the highest: { $list }
board-marker = Priority marker { $clearing }.
board-traits = Traits: { $traits }
board-level = { $bot }, level { $level }: { $effect }
board-special = Special action: { $effect }
board-trait = { $bot }, trait { $trait }: { $effect }

## The Vagabot

event-bot-quest = { $seat }: its next quest was { $quest }.
event-bot-plans = { $seat }: today { $errands }.
event-bot-exhausted = { $seat }: exhausted { $count ->
    [one] an item
   *[other] { $count } items
 }; { $left ->
    [0] no ready one was left
    [one] 1 ready one was left
   *[other] { $left } ready ones were left
 }.
event-bot-refreshed = { $seat }: refreshed { $count ->
    [one] an item
   *[other] { $count } items
 }.
event-bot-skips = { $seat }: could not do this: { $errand } ({ $why }).
event-bot-aided = { $seat }: aided the { $other_seat } for { $count ->
    [one] an item
   *[other] { $count } items
 }.
event-bot-scorched = { $seat }: burned down clearing { $clearing }.
event-slot-covered = { $seat }: covered a slot in clearing { $clearing } with { $item }.
event-battle-track = { $seat }: { $count ->
    [0] no item
    [one] 1 item
   *[other] { $count } items
 } on the battle track.
event-marksman = { $seat }: the marksman hit before the dice.

errand-explore = explore
errand-quest = quest
errand-aid = aid
errand-battle = battle
errand-repair = repair
errand-special = special action

ask-chance-forest = The dice choose a forest.
ask-chance-aid-item = The dice say which item is taken.

choice-explore = which ruin to explore
choice-quest = where to complete the quest
choice-aid = where to aid
choice-aid-whom = whom to aid
choice-way = which way to take
choice-victim = whom to rob
choice-attacker = whom to set on another
choice-forest = which forest
choice-slip = whether to slip away
choice-refresh-fewer = whether fewer items are refreshed
choice-refreshed = how many items are refreshed
choice-repair-which = which of the damaged items is repaired
choice-damage-which = which of the items is damaged
choice-aid-items = how many items to aid for
choice-aid-item = which item is taken
choice-tinker = which card of the discard pile to craft
choice-hide = whether to hide
choice-scorch = whether to burn all down

criterion-moves = moves
criterion-defender-buildings-tokens = buildings and tokens of the defender
criterion-defender-warriors = warriors of the defender
criterion-clearings-around = clearings around it
criterion-undamaged-items = undamaged items
criterion-damaged-items = damaged items
criterion-exhausted-items = exhausted items off the battle track
criterion-ready-items = ready items
criterion-crafted-items = items that the other has crafted
criterion-aid-limit = items of an aid on a quest
criterion-refreshing = items refreshed by its level

why-few-items = with so few items it has no Daylight
why-nowhere-to-go = there is nowhere to go for it
why-not-there-yet = it has not got there
why-too-few-items = too few items are ready
why-nothing-damaged = nothing is damaged
why-all-damaged = all items are damaged already
why-without-effect = it would have no effect
why-one-battle = an adventurer fights one battle a turn

piece-cover = an item that covers the slot
    .short = ###

board-key-quest = Its own quest
board-key-battle-track = Battle track
board-key-would-craft = Would craft of the discards
