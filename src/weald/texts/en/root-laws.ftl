# The rules of Root, in our own words. The index is games/root/data/laws.json.

## 1. Golden rules

law-1-1-1 = A card overrules the law, and the law overrules the guide. Where a general rule and a faction's rule can both be kept, keep both; where they cannot, the faction's rule holds.
    .title = Which rule goes first

law-1-1-2 = Nothing gets around a "cannot", unless a rule says outright that it does.
    .title = Cannot is absolute

law-1-1-3 = When two effects come at the same time, the player whose turn it is puts them in order, unless a rule says otherwise.
    .title = Simultaneous effects

law-1-1-4 = A thing that is treated as another has every property of that other thing. A player treated as another player may thus end up paying themselves what the other would have paid.
    .title = Treating as

law-1-2-1 = Cards in hand are shown only when a rule demands it. How many there are is known to everyone.
    .title = Hands

law-1-2-2 = Anyone may look through the discard pile at any time.
    .title = Discard pile

law-1-3-1 = Players may talk about the game and promise each other things. No promise is binding.
    .title = Deals

law-1-3-2 = A card passes from one player to another only where a rule makes it.
    .title = No free gifts of cards

law-1-4 = The law speaks of players, but abilities and lasting effects belong to factions. Whoever controls pieces of a faction not their own follows that faction's rules for them, unless told otherwise.
    .title = Players and factions

law-1-5 = A turn has three phases: Birdsong, Daylight, Evening. After them the turn passes clockwise, until somebody wins.
    .title = Order of play

## 2. Key terms

law-2-1 = Every card has one suit: bird, fox, rabbit or mouse. Most cards also carry an effect that can be crafted.
    .title = Cards

law-2-1-1 = A bird card can stand for a card of any suit, also where several cards of one suit are to be spent, taken or given.
    .title = Birds are wild

law-2-1-1-1 = Whoever must discard or give a fox, rabbit or mouse card may use a bird for it, and has to if no other card fits.
    .title = Forced payment

law-2-1-1-2 = Where a bird card is asked for, to spend, discard, take or give, no card of another suit can replace it.
    .title = Nothing replaces a bird

law-2-1-2 = Cards are drawn from the shared deck. The moment it is empty, shuffle the discard pile into a new deck.
    .title = Drawing

law-2-1-3 = A card that is discarded or spent goes to the discard pile, except a dominance card, which has its own rule.
    .title = Spending and discarding

law-2-1-4 = A card that is revealed is laid in its owner's play area.
    .title = Revealing

law-2-1-5 = There are five ambush cards: one fox, one rabbit, one mouse, two bird. They have no effect to craft; they can be spent for their suit, or played in battle to deal hits.
    .title = Ambush cards

law-2-1-6 = There are four dominance cards, one of each suit. They cannot be crafted; they can be spent for their suit, or played to change how their owner wins.
    .title = Dominance cards

law-2-2 = The map is made of clearings joined by paths.
    .title = Clearings and paths

law-2-2-1 = Two clearings are adjacent if a path links them.
    .title = Adjacent clearings

law-2-2-2 = Every clearing is of one suit: fox, rabbit or mouse.
    .title = Suit of a clearing

law-2-2-3 = A clearing has a number of slots. A building takes up one free slot, and a clearing without a free slot can take no building.
    .title = Slots

law-2-2-4 = Slots marked R are filled by ruins from the start. Only the Vagabond clears a ruin, by exploring it.
    .title = Ruins

law-2-3 = The river links clearings. It is no path, but counts as one where a rule says so. It does not divide clearings or forests.
    .title = The river

law-2-4 = An area enclosed by paths and clearings is a forest.
    .title = Forests

law-2-4-1 = A forest is adjacent to every clearing it touches, and to every forest that lies across a single path.
    .title = Adjacent forests

law-2-5 = A faction's pieces are those listed for it, and there are never more of them. If an order to place, take or remove a number of pieces cannot be met in full, as many as possible are placed, taken or removed.
    .title = Pieces are limited

law-2-5-1 = A warrior is placed from its owner's supply and goes back there when removed. The Vagabond's pawn is no warrior and cannot be removed.
    .title = Warriors

law-2-5-2 = The building placed is the leftmost one left on its track. A removed building goes back to the rightmost empty space of its track.
    .title = Buildings

law-2-5-3 = The token placed is the leftmost one on its track, or any from the supply if it has no track. A removed token goes back to the rightmost empty space of its track, or to the supply.
    .title = Tokens

law-2-5-4 = An item that is taken comes from the shared supply on the map into the taker's box of crafted items. An item that is removed is out of the game for good.
    .title = Items

law-2-5-5 = Pawns, markers and everything else follow the rules given for them.
    .title = Other pieces

law-2-6 = A player's play area is the space around their faction board. Cards there are spent, discarded or used otherwise only where a rule says so.
    .title = Play area

law-2-7 = An enemy is any other player who is not one's coalition partner.
    .title = Enemies

law-2-8 = A clearing is ruled by the player with the most warriors and buildings there, added together; tokens and pawns do not count. Players tied for the most do not rule it.
    .title = Rule

## 3. Victory

law-3-1 = The first player to have 30 victory points wins. If several get there at the same moment, the player whose turn it is wins.
    .title = Winning

law-3-2 = Each faction scores in its own way. The two ways below are open to all.
    .title = Scoring points

law-3-2-1 = Removing an enemy building or token scores one point for each.
    .title = Removing buildings and tokens

law-3-2-2 = Crafting an item scores the points given with it.
    .title = Crafting items

law-3-3 = The four dominance cards let a player win without reaching 30 points.
    .title = Dominance

law-3-3-1 = In their own Daylight, with at least 10 points, a player may activate a dominance card from hand by laying it in the play area. Their score marker leaves the track; they gain no more points and can win only by the condition of that card.
    .title = Activating dominance

law-3-3-1-1 = Mouse, rabbit or fox dominance wins at once if its owner rules three clearings of that suit at the start of their Birdsong.
    .title = Dominance of a suit

law-3-3-1-2 = Bird dominance wins at once if its owner rules two corner clearings diagonally opposite each other at the start of their Birdsong.
    .title = Bird dominance

law-3-3-2 = An activated dominance card is not in hand, cannot be removed, and cannot be exchanged for another.
    .title = Activated cards stay

law-3-3-3 = A dominance card can be spent for its suit. It then lies faceup beside the map instead of going to the discard pile, and is available to all.
    .title = Spending dominance

law-3-3-4 = In their Daylight a player may take an available dominance card into hand by spending a card of its suit. For bird dominance that has to be a bird.
    .title = Taking an available card

## 4. Key actions

law-4-1 = Most cards in hand can be crafted, for an effect that is either immediate or persistent.
    .title = Crafting

law-4-1-1 = To craft a card, activate crafting pieces of the suits in its cost. A crafting piece is of the suit of its clearing and can be activated once in a turn; a question mark in the cost is met by a piece of any suit.
    .title = Cost of crafting

law-4-1-2 = An immediate effect is carried out and its card discarded. An item shown on the card moves from the supply to the crafter's box of crafted items; while the supply has none, the card cannot be crafted.
    .title = Immediate effects

law-4-1-3 = A card with a persistent effect stays in the crafter's play area and can be used as it says.
    .title = Persistent effects

law-4-1-4 = A persistent effect cannot be crafted by a player who has one of the same name in their play area.
    .title = No duplicates

law-4-2 = To move, take at least one of one's own warriors, or one's pawn, from one clearing to an adjacent one. All that move go together.
    .title = Move

law-4-2-1 = The mover must rule the clearing left or the clearing entered, before the move.
    .title = Moving needs rule

law-4-2-2 = A piece may be moved any number of times in a turn. With several moves to make, the same or different groups may go.
    .title = Moving again

law-4-3 = To battle, choose a clearing with one's own warriors or pawn: one is the attacker. Choose another player who has pieces there: they are the defender.
    .title = Battle

law-4-3-1 = First, the defender may play an ambush card of the clearing's suit. Unless it is foiled it deals two hits at once, which cannot be prevented, and is discarded. If the attacker has neither warriors nor pawn left there, the battle ends.
    .title = Step 1: ambush

law-4-3-1-1 = The attacker may answer an ambush with an ambush card of their own that fits the clearing. Then the defender's ambush does nothing; both cards are discarded.
    .title = Foiling an ambush

law-4-3-2 = Second, roll both dice. The attacker will deal the higher number in hits, the defender the lower; equal dice give both the same. These hits are dealt in step 3.
    .title = Step 2: dice and extra hits

law-4-3-2-1 = Neither side's rolled hits exceed the number of its own warriors in the clearing of battle.
    .title = Most rolled hits

law-4-3-2-2 = After the rolled hits are counted, both sides may add extra hits from abilities and from effects in their play areas. The number of warriors does not limit extra hits.
    .title = Extra hits

law-4-3-2-3 = If the defender has no warriors in the clearing, the attacker deals one extra hit.
    .title = Defenseless

law-4-3-3 = Third, both sides deal their hits at the same time; each removes one piece. The player who is hit picks the pieces, but loses all warriors in the clearing before any building or token. Each building and token so removed scores its remover one point.
    .title = Step 3: dealing hits

## 5. Set-up

law-5-1-1 = Each player gets one faction, by any method, best from a recommended combination. Seats and first player are random. Each takes the board and the pieces of their faction.
    .title = Step 1: factions and first player

law-5-1-2 = Every player's score marker begins on 0.
    .title = Step 2: score markers

law-5-1-3 = With two players, take the four dominance cards out of the deck. Shuffle it and deal three cards to each player.
    .title = Step 3: starting hands

law-5-1-4 = Each of the four slots marked R gets a ruin.
    .title = Step 4: ruins

law-5-1-5 = The supply of items begins with 2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 teas and 2 coins.
    .title = Step 5: item supply

law-5-1-6 = Those who want them take the reference cards of their faction. The two dice lie ready.
    .title = Step 6: the rest

law-5-1-7 = The factions set up one after another in the order of the letters on their boards: Marquise de Cat, Eyrie Dynasties, Woodland Alliance, Vagabond, second Vagabond, Lizard Cult, Riverfolk Company.
    .title = Step 7: faction set-up

## 6. Marquise de Cat

law-6-1 = The Marquise scores whenever she builds a sawmill, workshop or recruiter, and more for each further one of a kind. Her building is paid with wood, whose supply lines she has to extend and guard.
    .title = The Marquise at a glance

law-6-2-1 = The Marquise crafts in Daylight with workshops.
    .title = Crafting of the Marquise

law-6-2-2 = Only the Marquise can place pieces in the clearing with the keep token; anyone may move pieces into it. Once removed, the keep is out of the game.
    .title = The keep

law-6-2-3 = Whenever any number of Marquise warriors are removed from a clearing, she may spend a card of that clearing's suit to put all of them into the clearing of the keep instead. Without the keep on the map this cannot be done.
    .title = Field hospitals

law-6-3-1 = Her supply is 25 warriors and 8 wood tokens.
    .title = Marquise set-up 1: supply

law-6-3-2 = The keep token goes to a corner clearing of her choice.
    .title = Marquise set-up 2: keep

law-6-3-3 = One warrior is placed in every clearing, except the corner diagonally opposite the keep.
    .title = Marquise set-up 3: garrison

law-6-3-4 = One sawmill, one workshop and one recruiter are placed, as she likes, in the clearing of the keep and the clearings adjacent to it.
    .title = Marquise set-up 4: first buildings

law-6-3-5 = The other five of each building fill their tracks from the right, so that only the leftmost space of each track is empty.
    .title = Marquise set-up 5: tracks

law-6-4 = Place one wood token at each sawmill on the map.
    .title = Birdsong of the Marquise

law-6-5 = First she may craft with her workshops. Then she takes up to three actions, and one more for each bird card she spends outside of any action, in any order, each kind as often as she likes unless it is limited.
    .title = Daylight of the Marquise

law-6-5-1 = Start one battle.
    .title = Battle of the Marquise

law-6-5-2 = Make up to two moves.
    .title = March

law-6-5-3 = Place one warrior at each recruiter. This action can be taken once in a turn.
    .title = Recruit of the Marquise

law-6-5-4 = Place one building, by the three steps below.
    .title = Build of the Marquise

law-6-5-4-1 = Choose sawmill, workshop or recruiter. The building placed is the leftmost of that kind left on its track, and the cost in wood stands above its column; it must be payable.
    .title = Build: the building

law-6-5-4-2 = Choose a clearing she rules. Remove wood to the amount of the cost from that clearing, or from ruled clearings that are linked to it through clearings which she rules without a gap.
    .title = Build: clearing and wood

law-6-5-4-3 = Place the building in the chosen clearing and score the points printed on the space it has left.
    .title = Build: place and score

law-6-5-5 = Spend a card and place one wood token at a sawmill in a clearing of that card's suit.
    .title = Overwork

law-6-6 = Draw one card, and one more for each uncovered draw bonus on her board. Then, with more than five cards in hand, discard down to five as she chooses.
    .title = Evening of the Marquise

## 7. Eyrie Dynasties

law-7-1 = The Eyrie score every Evening for the roosts they have on the map. In return they must carry out in each turn a Decree that keeps growing; failing at it throws them into turmoil.
    .title = The Eyrie at a glance

law-7-2-1 = The Eyrie craft in Daylight with roosts, before they resolve the Decree.
    .title = Crafting of the Eyrie

law-7-2-2 = In a tie for the most warriors and buildings in a clearing the Eyrie rule it. They do not rule clearings where they have nothing.
    .title = Lords of the forest

law-7-2-3 = Crafting a card with points on it, the Eyrie score one point instead of the number printed.
    .title = Disdain for trade

law-7-3-1 = Their supply is 20 warriors.
    .title = Eyrie set-up 1: supply

law-7-3-2 = One roost and six warriors begin in the corner diagonally opposite the keep; without the Marquise in the game, in a corner of their choice.
    .title = Eyrie set-up 2: first roost

law-7-3-3 = Choose one of the four leaders for the board. The others lie faceup beside it.
    .title = Eyrie set-up 3: leader

law-7-3-4 = Tuck the two loyal viziers, which are bird cards, into the two columns of the Decree named by the leader.
    .title = Eyrie set-up 4: viziers

law-7-3-5 = The other six roosts fill their track from the right.
    .title = Eyrie set-up 5: track

law-7-4 = Three steps, in this order.
    .title = Birdsong of the Eyrie

law-7-4-1 = With no cards in hand, draw one.
    .title = Emergency orders

law-7-4-2 = One or two cards from hand must be added to the Decree, in any columns. At most one of them may be a bird. A column holds any number of cards.
    .title = Adding to the Decree

law-7-4-3 = With no roost on the map, place one roost and three warriors in the clearing that has the fewest warriors of all factions together, among those where these pieces can be placed. The Eyrie choose between equal clearings.
    .title = A new roost

law-7-5 = Two steps, in this order.
    .title = Daylight of the Eyrie

law-7-5-1 = They may craft cards from hand with their roosts.
    .title = Craft step of the Eyrie

law-7-5-2 = Resolve the columns of the Decree from left to right: recruit, move, battle, build. For every card in a column, in the order the Eyrie like, take the action of the column in a clearing of the card's suit. As soon as one card cannot be resolved, they fall into turmoil.
    .title = Resolving the Decree

law-7-5-2-1 = Place one warrior in a clearing of the card's suit that has a roost.
    .title = Decree: recruit

law-7-5-2-2 = Move at least one warrior out of a clearing of the card's suit.
    .title = Decree: move

law-7-5-2-3 = Start a battle in a clearing of the card's suit.
    .title = Decree: battle

law-7-5-2-4 = Place a roost in a clearing of the card's suit which the Eyrie rule and which has no roost yet.
    .title = Decree: build

law-7-6 = Two steps, in this order.
    .title = Evening of the Eyrie

law-7-6-1 = Score the points of the rightmost empty space of the roost track.
    .title = Scoring roosts

law-7-6-2 = Draw one card, and one more for each uncovered draw bonus on the board. Then, with more than five cards in hand, discard down to five as they choose.
    .title = Draw and discard of the Eyrie

law-7-7 = When a card of the Decree cannot be resolved, for whatever reason, turmoil runs through the four steps below.
    .title = Turmoil

law-7-7-1 = Lose one point for each bird card in the Decree, the loyal viziers included.
    .title = Turmoil 1: humiliate

law-7-7-2 = Discard the whole Decree, except the loyal viziers.
    .title = Turmoil 2: purge

law-7-7-3 = Turn the present leader facedown and set it aside. Choose a new one from the leaders that are faceup, and tuck the viziers into the columns that it names.
    .title = Turmoil 3: depose

law-7-7-3-1 = If no leader is faceup when a new one is to be chosen, first turn all four faceup again; any of them can be chosen, the one just deposed too.
    .title = A new generation

law-7-7-4 = Daylight is over; go on with Evening.
    .title = Turmoil 4: rest

law-7-8 = The Eyrie have four leaders.
    .title = Leaders

law-7-8-1 = The viziers stand in recruit and move. When crafting, disdain for trade does not apply.
    .title = Builder

law-7-8-2 = The viziers stand in recruit and battle. A recruit must place two warriors instead of one.
    .title = Charismatic

law-7-8-3 = The viziers stand in move and battle. As attacker the Eyrie deal one extra hit.
    .title = Commander

law-7-8-4 = The viziers stand in move and build. A battle in which the Eyrie remove at least one enemy building or token gives them one more point.
    .title = Despot

## 8. Woodland Alliance

law-8-1 = The Alliance score by spreading sympathy tokens over the map, more for the later ones. This is paid with supporters, who can also start revolts; a revolt gives a base, where officers are trained for the fight.
    .title = The Alliance at a glance

law-8-2-1 = The Alliance craft in Daylight with sympathy tokens.
    .title = Crafting of the Alliance

law-8-2-2 = When the Alliance defend in a battle, they deal the higher die in hits and the attacker the lower.
    .title = Guerrilla war

law-8-2-3 = Supporters are cards in a stack on the Alliance's board. They are not in hand and can be spent only for their suit. The stack is facedown, but the Alliance may look through it at any time.
    .title = Supporters

law-8-2-3-1 = Without a base on the map the stack holds at most five cards, and a supporter gained beyond that is discarded at once. With a base there is no limit.
    .title = Room for supporters

law-8-2-4 = When a base is removed, the Alliance discard all supporters of its suit and all birds among them, and remove half of their officers, rounded up. If no base is left on the map, they also discard supporters down to five.
    .title = Losing a base

law-8-2-5 = The Alliance have ten sympathy tokens.
    .title = Sympathy tokens

law-8-2-5-1 = A clearing holds at most one sympathy token.
    .title = One token in a clearing

law-8-2-5-2 = A clearing with a sympathy token is sympathetic, any other is unsympathetic.
    .title = Sympathetic clearings

law-8-2-6 = When another player removes a sympathy token, or moves any number of warriors into a sympathetic clearing, they must give a card of the clearing's suit from hand to the supporters. Without one, not even a bird, they show their hand to the Alliance, who draw a card from the deck into the supporters.
    .title = Outrage

law-8-3-1 = Their supply is 10 warriors.
    .title = Alliance set-up 1: supply

law-8-3-2 = The three bases lie on their spaces of the board.
    .title = Alliance set-up 2: bases

law-8-3-3 = The ten sympathy tokens fill their track.
    .title = Alliance set-up 3: track

law-8-3-4 = Draw three cards as the first supporters, facedown.
    .title = Alliance set-up 4: supporters

law-8-4 = Two steps, in this order.
    .title = Birdsong of the Alliance

law-8-4-1 = The Alliance may revolt any number of times, each by the three steps below: enemies are swept away, a base and warriors appear.
    .title = Revolt

law-8-4-1-1 = Choose a sympathetic clearing for whose suit the base is not on the map.
    .title = Revolt: clearing

law-8-4-1-2 = Spend two supporters of the clearing's suit.
    .title = Revolt: supporters

law-8-4-1-3 = Remove all enemy pieces from the clearing, scoring for buildings and tokens. Then place there the base of its suit and as many warriors as there are sympathetic clearings of that suit, this one counted. Last, place one warrior among the officers.
    .title = Revolt: effect

law-8-4-2 = The Alliance may spread sympathy any number of times, each by the three steps below.
    .title = Spreading sympathy

law-8-4-2-1 = Choose an unsympathetic clearing adjacent to a sympathetic one; if no clearing is sympathetic, any. The clearing of the keep can take no sympathy.
    .title = Spreading: clearing

law-8-4-2-2 = Spend supporters of the clearing's suit, as many as stand above the token that is to be placed.
    .title = Spreading: supporters

law-8-4-2-2-1 = One more supporter of the suit must be spent if a single other player has three or more warriors in the clearing.
    .title = Martial law

law-8-4-2-3 = Place the token in the clearing and score the points of the space it has uncovered.
    .title = Spreading: effect

law-8-5 = The actions below may be taken in any order, each any number of times.
    .title = Daylight of the Alliance

law-8-5-1 = Craft a card from hand with sympathy tokens.
    .title = Craft action of the Alliance

law-8-5-2 = Add a card from hand to the supporters.
    .title = Mobilize

law-8-5-3 = Spend a card of the suit of a base on the map to place a warrior among the officers. That warrior is an officer from now on.
    .title = Train

law-8-6 = Two steps, in this order.
    .title = Evening of the Alliance

law-8-6-1 = Take as many of the actions below as there are officers, or fewer, in any order and mix.
    .title = Military operations

law-8-6-1-1 = Make one move.
    .title = Operation: move

law-8-6-1-2 = Start one battle.
    .title = Operation: battle

law-8-6-1-3 = Place one warrior in a clearing with a base.
    .title = Operation: recruit

law-8-6-1-4 = Remove one Alliance warrior from an unsympathetic clearing, place a sympathy token there and score the points of the space uncovered. Adjacency does not matter, but the clearing of the keep is closed to the token here too.
    .title = Operation: organize

law-8-6-2 = Draw one card, and one more for each uncovered draw bonus on the board. Then, with more than five cards in hand, discard down to five as they choose.
    .title = Draw and discard of the Alliance

## 9. Vagabond

law-9-1 = The Vagabond works for every side and for himself. He scores by improving his relationships, by removing pieces of factions hostile to him, and by quests. What he can do rests on his items, which he finds in ruins, crafts, or gets by aiding others.
    .title = The Vagabond at a glance

law-9-2-1 = The Vagabond crafts by exhausting hammers; all of them count as the suit of the clearing he is in. An item he crafts is his at once, face up.
    .title = Crafting of the Vagabond

law-9-2-2 = His pawn is no warrior: he never rules a clearing nor hinders another's rule. The pawn cannot be removed from the map.
    .title = Lone wanderer

law-9-2-2-1 = When an enemy's effect removes all enemy pieces from the clearing he is in, such as a favor or a revolt, he damages three items.
    .title = Everything removed

law-9-2-3 = He moves no matter who rules the clearings.
    .title = Nimble

law-9-2-4 = In battle he is defenseless if he has no undamaged sword.
    .title = The Vagabond defenseless

law-9-2-5 = Items lie on his board face up, or face down when exhausted. He acts by exhausting undamaged items that are face up.
    .title = Items of the Vagabond

law-9-2-5-1 = Tea, coins and bags that he gains go face up onto their tracks, three to a track. If the track is full, the item cannot be gained and stays where it was: in the supply, with the other player, or on the map.
    .title = Item tracks

law-9-2-5-2 = Boots, swords, crossbows, torches and hammers that he gains go face up into his satchel.
    .title = Satchel

law-9-2-5-3 = Tea, coins and bags that are neither exhausted nor damaged may be shifted freely between their tracks and the satchel.
    .title = Shifting items

law-9-2-6 = His rolled hits in battle are limited by the number of his undamaged swords, exhausted or not.
    .title = Most rolled hits of the Vagabond

law-9-2-7 = For each hit he takes, he moves one undamaged item, exhausted or not, to his damaged box. As hits are simultaneous, a sword used in the battle may be damaged in it. With nothing undamaged left, further hits are ignored.
    .title = Taking hits

law-9-2-8 = With four or more players, he may activate a dominance card to form a coalition with the player other than himself who has the fewest points, choosing among equals, but never one who has activated dominance. He stops scoring, puts his score marker on the partner's board, and wins if the partner wins.
    .title = Coalition

law-9-2-9 = His chart of relationships has a row of four spaces and a hostile box. A marker shows where each other faction stands, save other Vagabonds. The leftmost space of the row is indifferent.
    .title = Relationships

law-9-2-9-1 = By aiding a player who is not hostile he can improve that relationship.
    .title = Improving a relationship

law-9-2-9-1-1 = Within one turn he must aid that player as many times as stands between the marker's space and the next. Each aid counts towards one step only.
    .title = Improving: cost

law-9-2-9-1-2 = Then the marker moves one space to the right and he scores the points of the new space.
    .title = Improving: effect

law-9-2-9-2 = A faction whose marker is on the last space of the row is allied.
    .title = Allied

law-9-2-9-2-1 = Each time he aids an ally he scores two points.
    .title = Aiding an ally

law-9-2-9-2-2 = When he moves to a clearing he may take along any number of warriors of one ally from where he starts. Being nimble does not cover them: they need rule like any move.
    .title = Moving with an ally

law-9-2-9-2-3 = Starting a battle against a player who is not allied, he may treat the warriors of one ally in the clearing as his own. His rolled hits are then limited by those warriors and his undamaged swords together. An ally is never attacked with its own warriors.
    .title = Battling with an ally

law-9-2-9-2-4 = In a battle fought with an ally he may take hits by removing the ally's warriors instead of damaging items. If he has removed more of them than he has damaged items, the ally becomes hostile when the battle is over. For these warriors this replaces the usual way of becoming hostile.
    .title = Betraying an ally

law-9-2-9-3 = When he removes a warrior of a player who is not hostile, as attacker, as defender or by a strike, that player's marker goes to the hostile box at once, and the faction is hostile.
    .title = Hostile

law-9-2-9-3-1 = In his own turn he scores one point for each piece of a hostile faction that he removes in battle, on top of the usual point for buildings and tokens. The warrior that made the faction hostile does not count.
    .title = Infamy

law-9-2-9-3-2 = To enter a clearing with warriors of hostile factions he must exhaust extra boots: one for each hostile faction with a warrior there.
    .title = Entering hostile clearings

law-9-2-9-3-3 = He may aid a hostile faction and take an item for it, but aid never moves its marker.
    .title = Aiding the hostile

law-9-2-9-3-4 = He may form a coalition with a hostile player, whose marker then moves to indifferent.
    .title = Coalition with the hostile

law-9-3-1 = Choose a character card for the board.
    .title = Vagabond set-up 1: character

law-9-3-2 = The pawn begins in a forest of his choice.
    .title = Vagabond set-up 2: pawn

law-9-3-3 = Shuffle the quest deck and turn three quests faceup.
    .title = Vagabond set-up 3: quests

law-9-3-4 = Bag, boots, hammer and sword marked R go one under each of the four ruins. Mix the ruins and put them on the ruin slots of the map.
    .title = Vagabond set-up 4: ruins

law-9-3-5 = From the items marked S take those the character starts with, face up: tea, coins and bags on their tracks, the rest in the satchel. The other S items stay in the box.
    .title = Vagabond set-up 5: items

law-9-3-6 = The markers of all other factions in the game, save another Vagabond, begin on indifferent.
    .title = Vagabond set-up 6: relationships

law-9-4 = Two steps, in this order.
    .title = Birdsong of the Vagabond

law-9-4-1 = Turn two exhausted items face up for each undamaged tea that was face up when Birdsong began; then turn three more.
    .title = Refresh

law-9-4-2 = He may move to an adjacent clearing or forest without exhausting any boots, even where hostile warriors are. This move ignores every effect that would stop him from leaving or entering.
    .title = Slip

law-9-5 = He may take the actions below in any order and number, exhausting the items they call for. Tea, coins and bags exhausted on a track move to the satchel.
    .title = Daylight of the Vagabond

law-9-5-1 = Exhaust boots to move, and one more for each hostile faction with a warrior in the clearing entered. Allied warriors may come along. He cannot move into a forest; from a forest he can move to an adjacent clearing only.
    .title = Move of the Vagabond

law-9-5-2 = Exhaust one sword to start a battle. Relationships are updated as it requires; allies may be fought as well.
    .title = Battle of the Vagabond

law-9-5-3 = Exhaust a torch to take an item from a ruin in his clearing. All see it; it goes face up to the satchel or its track, and he scores one point. When the last item is taken, the ruin is removed and its slot is free.
    .title = Explore

law-9-5-4 = Exhaust any one item and give a card of his clearing's suit from hand to any player, hostile or not, who has a piece there. Then take one item from that player's crafted items, if there is one, face up. The relationship may improve.
    .title = Aid

law-9-5-5 = Choose a faceup quest of his clearing's suit and exhaust the two items it shows. It goes to his play area and a new quest is turned up. Then he either scores one point per quest of that suit he has completed, this one counted, or draws two cards.
    .title = Quest

law-9-5-6 = Exhaust a crossbow to remove a warrior in his clearing. From a player without warriors there he may remove a building or a token instead. Removing a warrior makes its faction hostile, but a strike is no battle and gives no infamy.
    .title = Strike

law-9-5-7 = Exhaust a hammer to take one damaged item back, without turning it over: tea, coins and bags that are face up to their tracks, all else to the satchel.
    .title = Repair

law-9-5-8 = Craft a card from hand by exhausting one hammer for each suit in its cost; every hammer is of the suit of his clearing. A crafted item goes face up to the satchel or its track.
    .title = Craft action of the Vagabond

law-9-5-9 = Exhaust a torch to take the special action of his character.
    .title = Special action

law-9-6 = Four steps, in this order.
    .title = Evening of the Vagabond

law-9-6-1 = In a forest, all items in the damaged box return to the satchel or their tracks and are turned face up.
    .title = Evening's rest

law-9-6-2 = Draw one card, and one more for each coins face up on their track.
    .title = Draw of the Vagabond

law-9-6-3 = With more than five cards in hand, discard down to five as he chooses.
    .title = Discard of the Vagabond

law-9-6-4 = Satchel and damaged box together hold six items, and two more for each bag face up on its track. Items beyond that, of his choice, are removed from the game.
    .title = Item limit

law-9-7 = With the Riverfolk expansion two Vagabonds can play, by the rules below.
    .title = Two Vagabonds

law-9-7-1 = Use both sets of R items, two under each ruin. Exploring a ruin with two items, a Vagabond looks at both and chooses one; a second explore can take the other. He cannot have two equal R items on his board, and if he takes nothing he scores nothing, though the torch is exhausted.
    .title = Ruins for two

law-9-7-2 = Chance decides which Vagabond sets up first.
    .title = Order of set-up for two

law-9-7-3 = Both share the three faceup quests; no more quests are laid out for the second.
    .title = Shared quests

## 10. Lizard Cult

law-10-1 = The Cult plant gardens where they rule and score by rituals for the gardens of a suit. Their cards are mostly revealed and come back in Evening, unless spent for points. Moving and fighting is left to acolytes: warriors that fell in the Cult's defense.
    .title = The Cult at a glance

law-10-2-1 = The Cult craft in Evening with gardens of the Outcast suit.
    .title = Crafting of the Cult

law-10-2-2 = For the Cult's rituals a bird is not wild: it stands for no other suit. A ritual that asks for a bird itself takes one.
    .title = Hatred of birds

law-10-2-3 = A Cult warrior removed in a battle in which the Cult defend goes to the acolytes instead of the supply.
    .title = Revenge

law-10-2-4 = The Cult rule every clearing in which they have a garden, even against the Eyrie's winning of ties.
    .title = Pilgrims

law-10-2-5 = Each time a garden is removed, the Cult discard a card at random.
    .title = Fear of the faithful

law-10-2-6 = With the Cult in the game, every card that any faction spends or discards, dominance cards too, goes to the Lost Souls instead of the discard pile. Anyone may look through the Lost Souls at any time.
    .title = Lost Souls

law-10-3-1 = Their supply is 25 warriors.
    .title = Cult set-up 1: supply

law-10-3-2 = Four warriors and a garden of the clearing's suit begin in the corner diagonally opposite the keep or the first roost; if Marquise and Eyrie both play, in either of the two other corners. One warrior goes to each clearing adjacent to it.
    .title = Cult set-up 2: warriors and garden

law-10-3-3 = The outcast marker begins on a suit of their choice. That suit is the Outcast.
    .title = Cult set-up 3: Outcast

law-10-3-4 = The other 14 gardens fill their tracks from the right.
    .title = Cult set-up 4: tracks

law-10-4 = Three steps, in this order.
    .title = Birdsong of the Cult

law-10-4-1 = The suit with the most cards in the Lost Souls, birds left out, becomes the Outcast, not hated. If that suit is the Outcast already, or no suit has the most, the marker stays where it is and the Outcast is hated.
    .title = Adjusting the Outcast

law-10-4-2 = All Lost Souls go to the discard pile; dominance cards among them become available.
    .title = Discarding the Lost Souls

law-10-4-3 = Acolytes may be spent, back to the supply, for conspiracies in clearings of the Outcast suit, in any order and number. A hated Outcast makes each one acolyte cheaper. Convert and sanctify can be done only if they can be completed.
    .title = Conspiracies

law-10-4-3-1 = Spend two acolytes to start a battle in an Outcast clearing; or to move at least one warrior out of one, and then, if wanted, start a battle in the clearing entered.
    .title = Crusade

law-10-4-3-2 = Spend two acolytes to remove one enemy warrior from an Outcast clearing and place a Cult warrior there.
    .title = Convert

law-10-4-3-3 = Spend three acolytes to remove one enemy building from an Outcast clearing and place a garden of the clearing's suit there.
    .title = Sanctify

law-10-5 = Reveal any number of cards from hand and perform one ritual for each, in any order and number. A revealed card serves no other purpose in this Daylight.
    .title = Daylight of the Cult

law-10-5-1 = Place a garden of its suit in a clearing that the Cult rule and that matches the revealed card.
    .title = Ritual: build

law-10-5-2 = Place a warrior in a clearing that matches the revealed card.
    .title = Ritual: recruit

law-10-5-3 = Spend the card just revealed and score the points above the rightmost empty space of the garden track of its suit. Once per suit in a turn.
    .title = Ritual: score

law-10-5-4 = Reveal a bird card to place a warrior from the supply among the acolytes.
    .title = Ritual: sacrifice

law-10-6 = Three steps, in this order.
    .title = Evening of the Cult

law-10-6-1 = All cards revealed this turn, except those spent, return to hand.
    .title = Returning revealed cards

law-10-6-2 = They may craft cards with gardens of the Outcast suit.
    .title = Craft step of the Cult

law-10-6-3 = Draw one card, and one more for each uncovered draw bonus on the board. Then, with more than five cards in hand, discard down to five as they choose.
    .title = Draw and discard of the Cult

## 11. Riverfolk Company

law-11-1 = The Company sell services to the other factions and score by setting up trade posts. Funds kept together score as well, but a rich treasury invites attack, so the network has to be spread.
    .title = The Riverfolk at a glance

law-11-2-1 = The Company have no crafting pieces. They craft in Daylight by committing funds to empty spaces of the trade post tracks.
    .title = Crafting of the Riverfolk

law-11-2-2 = For the Company the river is a path, and moving along it they need not rule either clearing. Along paths they move by the usual rule.
    .title = Swimmers

law-11-2-3 = Their hand lies faceup above the board. Whoever takes a random card from it has the cards turned facedown and shuffled first; afterwards they lie faceup again.
    .title = Public hand

law-11-2-4 = Funds are the warriors, of any owner, in the Company's funds box. They commit and spend them for actions.
    .title = Funds

law-11-2-5 = The Company score for setting up trade posts.
    .title = Trade posts

law-11-2-5-1 = When a trade post is removed from the map, the Company lose half of their funds, rounded up, and the post is out of the game for good.
    .title = Trade disruption

law-11-2-6 = At the start of their Birdsong any other player may buy services of the Company.
    .title = Buying services

law-11-2-6-1 = The buyer moves as many warriors as the service's price from their own supply to the Company's payments box.
    .title = Price

law-11-2-6-2 = A buyer may buy one service in a turn, and one more for each clearing with both a trade post and a piece of the buyer.
    .title = Number of services

law-11-2-6-3 = The Vagabond pays by exhausting items; for each, the Company place a warrior of their own supply into payments. If their supply runs short, he is served all the same.
    .title = Payment by the Vagabond

law-11-2-7 = The Company offer the three services below.
    .title = Services

law-11-2-7-1 = The buyer takes a card of their choice from the Company's hand into their own. This can be bought as often as the number of services allows.
    .title = Hand card

law-11-2-7-2 = Until the end of the turn the buyer may move along the river as if it were a path.
    .title = Riverboats

law-11-2-7-3 = In Daylight and Evening of the turn the buyer treats the Company's warriors as their own, but only to rule and to battle factions other than the Company. They cannot be moved by the buyer, do not count for dominance, and are removed by the buyer only to take hits.
    .title = Mercenaries

law-11-2-7-3-1 = The buyer splits hits evenly between own warriors and mercenaries; the odd one goes to an own warrior, if there is one. Only when neither is left in the clearing do the buyer's buildings and tokens take hits.
    .title = Mercenaries taking hits

law-11-2-7-3-2 = The Vagabond cannot hire mercenaries.
    .title = No mercenaries for the Vagabond

law-11-3-1 = Their supply is 15 warriors.
    .title = Riverfolk set-up 1: supply

law-11-3-2 = Four warriors are placed in clearings on the river, in any way.
    .title = Riverfolk set-up 2: warriors

law-11-3-3 = The nine trade posts fill the tracks of their suits.
    .title = Riverfolk set-up 3: tracks

law-11-3-4 = Three of their warriors go to the payments box.
    .title = Riverfolk set-up 4: first funds

law-11-3-5 = One service marker goes to any space of each of the three service tracks.
    .title = Riverfolk set-up 5: prices

law-11-4 = Three steps, in this order.
    .title = Birdsong of the Riverfolk

law-11-4-1 = If the payments box is empty, put two of their own warriors into it.
    .title = Protectionism

law-11-4-2 = With a trade post on the map, score one point for every two warriors in the funds box. Payments and commitments do not count.
    .title = Dividends

law-11-4-3 = Move all warriors on the faction board to the funds box.
    .title = Gathering funds

law-11-5 = Funds are committed or spent on the actions below, in any order and number. A committed fund moves to the commitments box; a spent one goes back to its owner's supply.
    .title = Daylight of the Riverfolk

law-11-5-1 = Commit one fund to move.
    .title = Move of the Riverfolk

law-11-5-2 = Commit one fund to start a battle.
    .title = Battle of the Riverfolk

law-11-5-3 = Commit funds to craft cards from hand. They go to empty trade post spaces, of the suits in the cost, instead of the commitments box.
    .title = Craft action of the Riverfolk

law-11-5-3-1 = Instead of having the effect of a crafted card, they may discard it and put one of their own warriors into payments.
    .title = Export

law-11-5-4 = Commit one fund to draw a card.
    .title = Draw of the Riverfolk

law-11-5-5 = Spend one fund to place a warrior in a clearing on the river.
    .title = Recruit of the Riverfolk

law-11-5-6 = Spend two funds to place a trade post and a warrior, by the three steps below.
    .title = Trade post with garrison

law-11-5-6-1 = Choose a clearing that has no trade post and is ruled by some player, be it the Company.
    .title = Trade post: clearing

law-11-5-6-2 = Spend two funds that are warriors of the player who rules it.
    .title = Trade post: funds

law-11-5-6-3 = Place a trade post of the clearing's suit and one warrior there. Score the points of the space uncovered on the board.
    .title = Trade post: place and score

law-11-6 = Two steps, in this order.
    .title = Evening of the Riverfolk

law-11-6-1 = With more than five cards in hand, discard down to five as they choose.
    .title = Discard of the Riverfolk

law-11-6-2 = Each service marker may be moved to any space of its track, for a new price.
    .title = Setting prices

## A. Combinations of factions

law-A = Each faction has a reach: Marquise 10, Eyrie 7, first Vagabond 5, Riverfolk 5, Alliance 3, second Vagabond 2, Cult 2. The factions in a game should add up to at least 17 for two players, 18 for three, 21 for four, 25 for five, 28 for six. Any combination of 17 or more can be tried.
    .title = Reach

## B. Components

law-B-1-1 = The base game has three booklets: a walkthrough, a guide and the law.
    .title = Base game: booklets

law-B-1-2 = 28 buildings: 7 roosts, 6 sawmills, 6 recruiters, 6 workshops, 3 bases; 19 tokens: 10 sympathy, 8 wood, 1 keep. 12 suit markers, four of each suit; 4 ruins; 4 score markers; 3 relationship markers. 23 items: 4 boots, 4 swords, 4 bags, 3 hammers, 3 teas, 2 coins, 2 crossbows, 1 torch.
    .title = Base game: cardboard

law-B-1-3 = 55 warriors: 25 of the Marquise, 20 of the Eyrie, 10 of the Alliance. One Vagabond pawn.
    .title = Base game: wooden pieces

law-B-1-4 = 54 cards of the shared deck, 16 reference cards, 4 leaders, 2 loyal viziers, 3 Vagabond characters, 15 quests, 4 walkthrough cards.
    .title = Base game: cards

law-B-1-5 = A map with two sides, autumn and winter; two dice; four faction boards: Marquise, Eyrie, Alliance, Vagabond.
    .title = Base game: the rest

law-B-2-1 = The Riverfolk expansion has a guide of its own.
    .title = Expansion: booklet

law-B-2-2 = 15 buildings, all gardens; 9 tokens, all trade posts; 3 score markers; 1 outcast marker; 9 relationship markers. 11 items: 3 boots, 3 swords, 1 bag, 1 hammer, 1 torch, 1 coins, 1 crossbow. 17 lettered pieces are kept for variants.
    .title = Expansion: cardboard

law-B-2-3 = 40 warriors: 25 of the Cult, 15 of the Riverfolk. One Vagabond pawn.
    .title = Expansion: wooden pieces

law-B-2-4 = 4 spy cards, 2 reference cards, 3 Vagabond characters.
    .title = Expansion: cards

law-B-2-5 = Faction boards of the second Vagabond, the Mechanical Marquise, the Riverfolk Company and the Lizard Cult.
    .title = Expansion: the rest

## V. Variants of set-up

law-V = The map is chosen before step 1 of the set-up.
    .title = When the map is chosen

law-V-1 = Another map than autumn may be used. Then shuffle the 12 suit markers facedown, put one on each clearing, and turn them up: they are the suits of the clearings.
    .title = Choosing a map

## G. Variants of the map

law-G-1-1 = On the winter map each stretch of river between two clearings divides forests as a path would.
    .title = Winter map: wild river

## L, M. The lake and the mountain, which our book does not print: from the English law

law-L-1 = On the lake map the suits of the clearings lie at random. The ferry begins in the corner clearing of the shore. It is no piece of anybody's: it is not fought over and never removed.
    .title = Lake map: set-up

law-L-2 = For all who may use rivers, the lake is a river between every two clearings of its shore.
    .title = Lake map: the lake

law-L-3 = A forest at the lake is adjacent to the next forests along the shore, those just beyond a clearing of the shore.
    .title = Lake map: forests of the shore

law-L-4 = Once per turn a move that begins in the ferry's clearing may end in any other clearing of the shore. Rule is needed as for every move. The ferry goes along, and who moved draws a card.
    .title = Lake map: the ferry

law-M-1 = On the mountain map the suits of the clearings lie at random, and six paths are closed. Clearings joined by a closed path alone are not adjacent. A closed path still divides forests as a path does.
    .title = Mountain map: closed paths

law-M-2 = Once per turn, in Daylight, a player with a piece at either end of a closed path may spend any card to clear it, and scores one point. It is an ordinary path from then on.
    .title = Mountain map: clearing a path

law-M-3 = A tower stands on the Pass, the clearing in the middle. At the end of their Evening a player who rules the Pass scores one point.
    .title = Mountain map: the Pass

law-M-4 = Every area that clearings and paths, closed ones too, enclose is a forest, whether or not trees are drawn there. What lies outside the outer paths is none.
    .title = Mountain map: forests

## C. Characters of the Vagabond

law-C-1-1 = The Thief starts with boots, torch, tea and sword.
    .title = Thief: items

law-C-1-2 = Exhaust a torch to take a random card from the hand of a player in his clearing.
    .title = Thief: steal

law-C-2-1 = The Tinker starts with boots, torch, bag and hammer.
    .title = Tinker: items

law-C-2-2 = Exhaust a torch to take from the discard pile a card of his clearing's suit; a bird always fits.
    .title = Tinker: day labor

law-C-3-1 = The Ranger starts with boots, torch, crossbow and sword.
    .title = Ranger: items

law-C-3-2 = Exhaust a torch to repair three items. Daylight ends at once and Evening begins.
    .title = Ranger: hideout

law-C-4-1 = The Vagrant starts with coins, torch and boots.
    .title = Vagrant: items

law-C-4-2 = Exhaust a torch to start a battle in his clearing between two players there, himself not excluded, choosing attacker and defender. He decides in which order buildings and tokens fall, and what both sides lose counts as removed by him: one point per building or token of either, and one more per piece of a hostile faction.
    .title = Vagrant: instigate

law-C-5-1 = The Arbiter starts with boots, torch and two swords.
    .title = Arbiter: items

law-C-5-2 = Just before the dice are rolled in a battle in his clearing, the defender may enlist him. He scores one point, and his undamaged swords add to the most rolled hits the defender can deal in this battle. He cannot enlist himself, and exhausts nothing.
    .title = Arbiter: protect

law-C-6-1 = The Scoundrel starts with two boots, torch and crossbow.
    .title = Scoundrel: items

law-C-6-2 = Exhaust a torch and leave it in his clearing. Remove all enemy pieces there; for the rest of the game no piece can be placed in or moved into that clearing. He may stay, but once gone cannot return.
    .title = Scoundrel: scorched earth

## The chapters of the book

chapter-1 = Golden rules
chapter-2 = Key terms
chapter-3 = Victory
chapter-4 = Key actions
chapter-5 = Set-up
chapter-6 = Marquise de Cat
chapter-7 = Eyrie Dynasties
chapter-8 = Woodland Alliance
chapter-9 = Vagabond
chapter-10 = Lizard Cult
chapter-11 = Riverfolk Company
chapter-A = Combinations of factions
chapter-B = Components
chapter-V = Variants of set-up
chapter-G = Variants of the map
chapter-L = The lake
chapter-M = The mountain
chapter-C = Characters of the Vagabond
