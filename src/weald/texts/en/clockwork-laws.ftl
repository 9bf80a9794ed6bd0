# The rules of the bots of Root, in our own words. The index is games/root/data/laws-clockwork.json.

## 1. What changes in the Law of Root

law-K1 = With bots at the table chapters 1 to 4 of the Law of Root hold, apart from the changes below.
    .title = The Law of Root still holds

law-K1-1-1 = A bot crafts an item without activating any crafting pieces. The item must still be in the supply.
    .title = Crafting is free

law-K1-1-2 = Any item that a bot crafts is worth one point to it, whatever is printed on the card.
    .title = One point for an item

law-K1-1-3 = A bot never crafts a card with a lasting effect.
    .title = No lasting effects

law-K1-2-1 = A bot that takes hits loses all its tokens in the clearing of battle before any of its buildings. Among buildings of several kinds, chance decides which goes.
    .title = Tokens before buildings

law-K1-3 = A bot cannot activate a dominance card; it never changes how it wins.
    .title = No dominance

## 2. New rules

law-K2-1 = A bot that has to choose a clearing first applies every condition of the action. If several clearings are left, it takes the one with the highest priority. The markers on the map give the priority: 1 is the highest, 12 the lowest.
    .title = Priority of clearings

law-K2-2 = A bot that has to choose a player first applies every condition of the action. If several are left, it takes the first in the order of set-up: Marquise, Eyrie, Alliance, Vagabond, second Vagabond, Lizards, Riverfolk, Duchy, Corvids, Lord of the Hundreds, Keepers in Iron.
    .title = Priority of players

law-K2-3 = Only a choice with which the action can be carried out counts. If the best clearing or player is impossible, the bot tries the others that are equally good, in order of priority, then those that fit the conditions second best, and so on, until it can act or has tried them all.
    .title = Legal choices

law-K2-4 = Where an action has several targets and their order matters, the bot goes from the target of highest priority to the lowest. Moves are put in order by the clearings they leave, not by those they reach.
    .title = Order of targets

law-K2-5 = "Such a clearing" or "such a player" is one that fits every condition named before it for the same action.
    .title = Such a

law-K2-6 = Players are both humans and bots. A rule that names humans leaves out bots, and the other way round.
    .title = Humans and bots

law-K2-7 = In its turn a bot draws a card from the deck and reveals it: the order card, which decides what the bot does. Ordered means: of the suit of the present order card.
    .title = The order card

law-K2-8 = Every bot has the two abilities below.
    .title = Abilities of all bots

law-K2-8-1 = Bots have no hand and cannot discard cards. A player who is to take a card from a bot draws one from the deck instead. A player who is to give a card to a bot discards it instead, and the bot scores one point.
    .title = Poor dexterity

law-K2-8-2 = No ambush can be played against a bot. The Alliance's board leaves this out, since that bot never attacks.
    .title = Hates surprises

## 3. Set-up

law-K3 = Set the game up as the Law of Root says, in the standard or in the advanced way, with the changes below.
    .title = Set-up with bots

law-K3-1 = Once the map is chosen, put a priority marker on each of its clearings, by the chart of that map.
    .title = Priority markers

law-K3-2 = In step 1 of the standard set-up any number of factions may be replaced by their bots. A faction cannot be played by a human and by its bot in one game, except that a Vagabond and a Vagabot can meet.
    .title = Choosing bots

law-K3-3 = Between steps 1 and 2 of the standard set-up choose difficulty and traits for each bot.
    .title = Difficulty and traits

law-K3-3-1 = Each bot plays at one of four levels: easy, normal, challenging, nightmare. At any level but normal its difficulty card lies faceup beside its board.
    .title = Difficulty

law-K3-3-2 = Give each bot any number of its trait cards, or none, faceup beside its board. They change its rules, and mostly make it harder to beat.
    .title = Traits

law-K3-4 = Step 3 of the standard set-up changes: with one or two humans the dominance cards leave the deck, and the Riverfolk's spy cards are not added to it. Each human is dealt three cards, bots none.
    .title = Starting hands

law-K3-5 = Humans may play together against the bots. Dominance cards leave the deck. Each human has to reach 30 points before any bot does. Choosing clearings, bots do not count pieces of other bots as enemy pieces, and they do not battle each other, though an effect that sweeps a clearing hits other bots too. Humans remain enemies of each other and score for each other's buildings and tokens, unless they agree beforehand on more, such as ruling clearings together.
    .title = Playing together

## 4. Mechanical Marquise 2.0

law-K4-1 = The simplest of the bots, and a stand-in for a missing player in most mixes of factions. Somebody has to keep her from spreading over the map.
    .title = Overview

law-K4-2-1 = Only the Marquise can place pieces in the clearing with the keep token; anyone may move pieces into it. Once removed, the keep is out of the game.
    .title = The keep

law-K4-3-1 = Her supply is 25 warriors.
    .title = Step 1: warriors

law-K4-3-2 = The keep token goes to a random corner clearing, which is her starting clearing.
    .title = Step 2: the keep

law-K4-3-3 = One warrior is placed in every clearing, except the corner opposite the keep, and a second one in the clearing of the keep.
    .title = Step 3: garrison

law-K4-3-4 = One sawmill, one workshop and one recruiter are placed at random in the clearing of the keep and those adjacent to it, never two in one clearing.
    .title = Step 4: starting buildings

law-K4-3-5 = The other five of each building fill their tracks from the right, so that only the leftmost space of each track is empty.
    .title = Step 5: tracks

law-K4-4 = Two steps, in this order.
    .title = Birdsong

law-K4-4-1 = Draw and reveal the order card.
    .title = Order

law-K4-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K4-5 = Five steps, in this order. With a bird order, Daylight is replaced by escalated Daylight [K4.7].
    .title = Daylight

law-K4-5-1 = Battle in each ordered clearing, against the player with the most pieces there.
    .title = Battle

law-K4-5-1-1 = Among such players, the one with more points.
    .title = Tie between defenders

law-K4-5-2 = Place four warriors, spread evenly over the ordered clearings she rules. If those are three, the fourth warrior goes to the one of highest priority.
    .title = Recruit

law-K4-5-3 = Place one building in the clearing she rules that has the most Marquise warriors. The order decides the kind, not the clearing: fox a sawmill, rabbit a workshop, mouse a recruiter.
    .title = Build

law-K4-5-4 = From each ordered clearing move all Marquise warriors beyond three to the adjacent clearing with the most enemy pieces.
    .title = Move

law-K4-5-5 = If she has placed no building this turn and has fewer than six on the map, discard the order card, reveal a new one without crafting its item, and begin Daylight again.
    .title = Expand

law-K4-6 = Two steps, in this order.
    .title = Evening

law-K4-6-1 = Score the points of the rightmost empty space of the track of the ordered building: 0, 1, 2, 3, 4, 5 for one to six on the map. With a bird order, the track that gives most counts. Placing buildings scores nothing.
    .title = Score

law-K4-6-2 = Discard the order card.
    .title = Discard the order

law-K4-7 = With a bird order she takes the steps below in place of [K4.5], then goes on to Evening.
    .title = Escalated Daylight

law-K4-7-1 = Battle in every clearing, against the player with the most pieces there.
    .title = Escalated battle

law-K4-7-1-1 = Among such players, the one with more points.
    .title = Tie between defenders

law-K4-7-2 = Place two warriors in each of the two clearings of lowest priority that she rules; if she rules a single one, all four there.
    .title = Escalated recruit

law-K4-7-3 = Place one building, of the kind she has most of on the map, in the clearing she rules that has the most Marquise warriors. If sawmills are among the most frequent, it is a sawmill; if only workshops and recruiters are, a recruiter.
    .title = Escalated build

law-K4-7-4 = From every clearing move all Marquise warriors beyond three to the adjacent clearing with the most enemy pieces. Then battle in each clearing she has moved into.
    .title = Escalated move

## 5. Electric Eyrie

law-K5-1 = The bot of the Eyrie gathers strength fast, and frightens even seasoned players.
    .title = Overview

law-K5-2-1 = In a tie for the most warriors and buildings in a clearing the Eyrie rule it. They do not rule clearings where they have nothing.
    .title = Lords of the forest

law-K5-3-1 = Their supply is 20 warriors.
    .title = Step 1: warriors

law-K5-3-2 = One roost and six warriors begin in a random corner that no other player starts in, if possible diagonally opposite another starting corner. It is their starting clearing.
    .title = Step 2: the first roost

law-K5-3-3 = The two loyal viziers are tucked into the rightmost column of the Decree, the bird column, their suit in sight.
    .title = Step 3: viziers

law-K5-3-4 = The other six roosts fill their track from the right.
    .title = Step 4: roost track

law-K5-4 = Four steps, in this order.
    .title = Birdsong

law-K5-4-1 = Draw and reveal the order card.
    .title = Order

law-K5-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K5-4-3 = The order card goes into the column of the Decree of its suit and stays there.
    .title = Add to the Decree

law-K5-4-4 = With no roost on the map, place one roost and four warriors in the ordered clearing of highest priority that can take all of them. The board does not print this step.
    .title = A new roost

law-K5-5 = Two steps, in this order.
    .title = Daylight

law-K5-5-1 = Recruit for each column of the Decree that holds a card, from left to right: fox, mouse, rabbit, bird. Then move for each column, then battle for each, in the same order. What cannot be done is passed over.
    .title = Resolve the Decree

law-K5-5-1-1 = Place as many warriors as the column has cards in a clearing of its suit with a roost.
    .title = Recruit

law-K5-5-1-1-1 = Such a clearing with more enemy pieces.
    .title = Recruit, first tie

law-K5-5-1-1-2 = Such a clearing with fewer Eyrie warriors.
    .title = Recruit, second tie

law-K5-5-1-1-3 = Such a clearing of the lowest priority.
    .title = Recruit, third tie

law-K5-5-1-2 = Move from the clearing of the column's suit that the Eyrie rule and that has the most of their warriors, to an adjacent clearing without a roost; if all adjacent ones have roosts, to one of these, by the ties below. As many warriors stay behind as keep the rule there, or as the column has cards, whichever is more.
    .title = Move

law-K5-5-1-2-1 = Of the clearings to move to, such a one with fewer enemy pieces.
    .title = Move, first tie

law-K5-5-1-2-2 = Of the clearings to move to, such a one of the lowest priority.
    .title = Move, second tie

law-K5-5-1-3 = Battle in a clearing of the column's suit, against the player with the most buildings there; none at all counts as a number. If this column has more cards than any other, the Eyrie deal one extra hit.
    .title = Battle

law-K5-5-1-3-1 = Such a clearing without a roost.
    .title = Battle, first tie of clearings

law-K5-5-1-3-2 = Such a clearing with more defenseless buildings.
    .title = Battle, second tie of clearings

law-K5-5-1-3-3 = Such a clearing of the lowest priority.
    .title = Battle, third tie of clearings

law-K5-5-1-3-4 = Such a player with more pieces in the clearing chosen.
    .title = Battle, first tie of defenders

law-K5-5-1-3-5 = Such a player with more points.
    .title = Battle, second tie of defenders

law-K5-5-2 = Whatever the Decree holds, place a roost in the clearing of highest priority that the Eyrie rule and that has none. If a roost cannot be placed, for whatever reason, there is turmoil [K5.7].
    .title = Build

law-K5-6 = Score the points of the rightmost empty space of the roost track: 0, 1, 2, 3, 4, 5, 6 for one to seven roosts on the map.
    .title = Evening

law-K5-7 = When a roost is to be placed and cannot be, for whatever reason, turmoil runs through the three steps below.
    .title = Turmoil

law-K5-7-1 = Lose one point for each bird card in the Decree, the loyal viziers included.
    .title = Step 1: humiliate

law-K5-7-2 = Discard the whole Decree, except the loyal viziers, who stay in the bird column.
    .title = Step 2: purge

law-K5-7-3 = Go on with Evening.
    .title = Step 3: rest

## 6. Automated Alliance

law-K6-1 = This bot revolts often and eagerly. Watch where it could strike next, and let no army gather around its bases.
    .title = Overview

law-K6-2-1 = The Alliance have ten sympathy tokens.
    .title = Sympathy tokens

law-K6-2-1-1 = A clearing holds at most one sympathy token.
    .title = One to a clearing

law-K6-2-1-2 = A clearing with a sympathy token is sympathetic, any other is unsympathetic.
    .title = Sympathetic clearings

law-K6-2-2 = Defending with at least one Alliance warrior in the battle, they deal one extra hit.
    .title = Automated ambush

law-K6-2-3 = A human who removes a sympathy token, or moves warriors into a sympathetic clearing, must discard a card of the clearing's suit. If they cannot, the Alliance score one point. Poor dexterity [K2.8.1] has no part in this.
    .title = Automated outrage

law-K6-2-4 = When a base is removed, sympathy is removed from all clearings of its suit. Whoever removed the base scores for it, and for each of these tokens.
    .title = Crackdown

law-K6-2-5 = A sympathy token placed where a single enemy has three or more warriors scores one point less, though never less than none.
    .title = Martial law

law-K6-3-1 = Their supply is 10 warriors.
    .title = Step 1: warriors

law-K6-3-2 = The three bases lie on their spaces of the board.
    .title = Step 2: bases

law-K6-3-3 = The ten sympathy tokens fill their track.
    .title = Step 3: sympathy track

law-K6-4 = Four steps, in this order.
    .title = Birdsong

law-K6-4-1 = Draw and reveal the order card.
    .title = Order

law-K6-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K6-4-3 = Unless the order is a bird: in the ordered sympathetic clearing with the most enemy pieces, remove them all and place the ordered base. There is no revolt with a bird order, with the ordered base on the map already, or without a sympathetic clearing of a suit whose base is not built.
    .title = Revolt

law-K6-4-4 = Without a revolt in this Birdsong, spread sympathy [K6.5.1]: twice with zero to four sympathy tokens on the map, once with five or more. The spread of Daylight comes on top of it.
    .title = Public pity

law-K6-5 = Two steps, in this order.
    .title = Daylight

law-K6-5-1 = Place a sympathy token in the ordered unsympathetic clearing with the fewest enemy warriors that is adjacent to a sympathetic one. Score the space it has left, which is 0, 1, 1, 1, 1, 2, 2, 3, 3, 4 for the first to the tenth token; martial law may lessen it.
    .title = Spread sympathy

law-K6-5-1-1 = If there is no such clearing, the token goes to the clearing with the fewest enemy pieces.
    .title = No such clearing

law-K6-5-1-2 = If no token can be placed, as the track is empty or no clearing can take one, score five points.
    .title = No spread at all

law-K6-5-2 = With a bird order: of the sympathetic clearings whose base is not on the map, take the one with the most enemy pieces, the highest priority deciding a tie. Remove all enemy pieces there and place the base of its suit.
    .title = Surprise revolt

law-K6-6 = Three steps, in this order.
    .title = Evening

law-K6-6-1 = For each clearing with a base and three or more Alliance warriors: remove all Alliance warriors from it and spread sympathy [K6.5.1].
    .title = Organize

law-K6-6-2 = Place one warrior in each clearing with a base.
    .title = Recruit

law-K6-6-3 = Discard the order card.
    .title = Discard the order

## 7. Vagabot

law-K7-1 = A headstrong friend and foe. Like a human Vagabond he rewards those who craft items; with many items of his own he hits hard.
    .title = Overview

law-K7-2-1 = His pawn is no warrior: he never rules a clearing nor counts for rule. The pawn cannot be removed from the map.
    .title = Lone wanderer

law-K7-2-1-1 = When an enemy's effect removes all enemy pieces from the clearing he is in, such as a revolt, a favor or a bomb, he damages three items.
    .title = Devastation

law-K7-2-2 = He moves no matter who rules the clearings.
    .title = Nimble

law-K7-2-3 = All items are alike to him. They lie face up, or face down when exhausted; he acts by exhausting undamaged items that are face up. An item he gains goes face up into his satchel.
    .title = Items

law-K7-2-4 = His rolled hits are limited to one; swords do not matter. While he has six, nine or twelve undamaged items, one, two or three of them lie on the battle track from the left, exhausted ones before others. The sixth and the ninth item each raise the limit by one; with the twelfth he deals one extra hit as attacker. Items on the track cannot be exhausted, but can be damaged.
    .title = Battle track

law-K7-2-5 = For each hit he takes he moves one item to his damaged box, exhausted items before others. As the undamaged ones become fewer, items of the battle track may return to the satchel.
    .title = Taking hits

law-K7-3-1 = Choose a Vagabot character for the board. A Vagabond in the same game may be of the same trade, as the two are different cards.
    .title = Step 1: character

law-K7-3-2 = The pawn begins in the forest adjacent to the most clearings; chance decides between equal ones.
    .title = Step 2: pawn

law-K7-3-3 = Shuffle the quest deck and turn one quest faceup beside the board. Only the Vagabot can complete it.
    .title = Step 3: quest

law-K7-3-4 = The four items marked R go under the ruins at random, as with a human Vagabond.
    .title = Step 4: ruins

law-K7-3-5 = He begins with any four of the items marked S in his satchel; the Tinker with three.
    .title = Step 5: starting items

law-K7-4 = Three steps, in this order.
    .title = Birdsong

law-K7-4-1 = Draw and reveal the order card.
    .title = Order

law-K7-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K7-4-3 = With fewer than three undamaged items, move to a random adjacent forest, skip Daylight and go on with Evening.
    .title = Slip away

law-K7-5 = The suit of the order card decides which actions he takes, and in which order. Where an action is bound to a nearest clearing, he stays if he can take it where he is. Otherwise he moves, exhausting one item for each move, to the clearing that allows the action and costs the fewest items to reach; he does so even if too few items are left for the action itself. What he cannot do he passes over. He ends when all actions are done or passed over, or all items are exhausted.
    .title = Daylight

law-K7-5-1 = Move to the nearest ruin. There exhaust one item to take a random item from under the ruin, face up into the satchel. It scores nothing. When the last item is taken, the ruin is removed.
    .title = Explore

law-K7-5-2 = Move to the nearest clearing of the suit of his quest. There exhaust any two items to complete it: discard it, score one point, whatever the card says, and turn up a new quest.
    .title = Quest

law-K7-5-3 = Without moving, choose the player with the fewest points among those who have a faction piece in his clearing and at least one crafted item. Exhaust as many items as that player has crafted, or all that are face up if they are fewer. Take as many of that player's items at random and score as many points; the player draws as many cards. A bot can be aided too; it scores a point instead of a card.
    .title = Aid

law-K7-5-4 = Move to the nearest clearing with a piece of the player who has the most points. There exhaust one item to battle that player. While pieces of the player remain there, exhaust two items for one more battle, again and again, as long as items allow. Each enemy warrior removed scores one point, on top of the usual points for buildings and tokens; as defender he scores nothing for warriors.
    .title = Battle

law-K7-5-4-1 = Such a clearing to move to where the defender has more buildings and tokens.
    .title = Battle, first tie

law-K7-5-4-2 = Such a clearing to move to where the defender has fewer warriors.
    .title = Battle, second tie

law-K7-5-5 = With a damaged item, exhaust one item to repair one; damaged items that are face up come first. An item repaired stays on the side it lies on.
    .title = Repair

law-K7-5-6 = Exhaust one item to do what his character card says. If that would have no effect or is impossible, the action is passed over.
    .title = Special action

law-K7-5-7 = Explore, quest, aid, battle.
    .title = Actions of a bird order

law-K7-5-8 = Explore, battle, special action.
    .title = Actions of a fox order

law-K7-5-9 = Battle, repair, special action.
    .title = Actions of a rabbit order

law-K7-5-10 = Quest, aid, battle, repair.
    .title = Actions of a mouse order

law-K7-6 = Three steps, in this order.
    .title = Evening

law-K7-6-1 = Turn undamaged items face up: four if any item is damaged, six if none is.
    .title = Refresh

law-K7-6-2 = In a forest repair all items, elsewhere one, those that are face up first. Nothing is exhausted for it.
    .title = Repair in Evening

law-K7-6-3 = Discard the order card.
    .title = Discard the order

law-K7-7-1 = The enemy in his clearing with the most points must give him a random card; in a tie, the one with more pieces there. An easy character.
    .title = Thief

law-K7-7-2 = Take the topmost card with an item from the discard pile and craft it, for one point. He begins the game with one item fewer. A moderate character.
    .title = Tinker

law-K7-7-3 = With three or more damaged items, slip into a random adjacent forest. A difficult character.
    .title = Ranger

law-K7-7-4 = Start a battle in his clearing between others: first the attacker, then the defender, both by the priority of players [K2.2]. He removes random pieces for both sides, and scores for them.
    .title = Vagrant

law-K7-7-5 = If his clearing holds three or more enemy pieces, a building or token among them, remove all enemy pieces there. Cover a building slot of the clearing with any one of his items; nothing can be built on it for the rest of the game. Score one point.
    .title = Scoundrel

law-K7-7-6 = Before the dice are rolled in his clearing, the defender may enlist him, be he a human or a bot. He scores one point, and the limit of the defender's rolled hits rises in this battle by the number of items on his battle track. A defending bot enlists him if all three conditions below hold.
    .title = Arbiter

law-K7-7-6-1 = The limit of its rolled hits is below three.
    .title = Arbiter, first condition

law-K7-7-6-2 = The limit of its rolled hits is below the number of the attacker's pieces in the clearing.
    .title = Arbiter, second condition

law-K7-7-6-3 = It has more points than the Arbiter.
    .title = Arbiter, third condition

## 8. Logical Lizards

law-K8-1 = This bot converts by force. Mind the Lost Souls: many cards of the suit of your clearings bring its army upon you. Remove its gardens, and do not feed its acolytes.
    .title = Overview

law-K8-2-1 = The Lizards rule every clearing with a garden, even where Eyrie, human or bot, would rule it as lords of the forest.
    .title = Pilgrims

law-K8-2-2 = Whenever any number of Lizard warriors are removed, in whoever's turn, one of them goes to the acolytes, the others to the supply.
    .title = Robot revenge

law-K8-2-3 = For each garden removed from the map the top card of the Lost Souls goes to the discard pile.
    .title = Gardens

law-K8-2-4 = A card that anyone spends or discards goes faceup on the Lost Souls instead of the discard pile. Anyone may look through them at any time.
    .title = Lost Souls

law-K8-3-1 = Their supply is 25 warriors.
    .title = Step 1: warriors

law-K8-3-2 = Four warriors and one garden of the clearing's suit begin in a random corner that no other player starts in, if possible diagonally opposite another starting corner. One more warrior is placed in each clearing adjacent to it.
    .title = Step 2: starting clearing

law-K8-3-3 = The outcast marker, which is the conspiracy marker here, begins on Sanctify, the last space of the conspiracy track. The spaces are, from the left, Convert, Crusade, Convert, Crusade, Sanctify.
    .title = Step 3: conspiracy marker

law-K8-3-4 = The other 14 gardens fill their tracks from the right.
    .title = Step 4: garden tracks

law-K8-3-5 = Draw three cards, one after the other, faceup onto the Lost Souls.
    .title = Step 5: Lost Souls

law-K8-4 = Two steps, in this order.
    .title = Birdsong

law-K8-4-1 = The order is the most frequent suit among the Lost Souls; if suits are tied for that, the order is a bird.
    .title = Order

law-K8-4-2 = With an acolyte left, advance the marker by one space to the right, from the last space to the first. Carry out the conspiracy of the space if possible, the player chosen before the clearing, and remove one acolyte if it was done. Repeat until no acolytes are left. If no conspiracy is possible any more, the marker stays and Daylight begins.
    .title = Conspiracies

law-K8-4-2-1 = In an ordered clearing replace one warrior of the enemy with the most points by a Lizard warrior.
    .title = Convert

law-K8-4-2-1-1 = Such a clearing with more enemy buildings.
    .title = Convert, tie

law-K8-4-2-2 = Battle in each ordered clearing with two or more Lizard warriors, against the player there who has the most points.
    .title = Crusade

law-K8-4-2-3 = In an ordered clearing replace a building of the enemy with the most points by a garden of the clearing's suit.
    .title = Sanctify

law-K8-4-2-3-1 = Such a clearing with fewer enemy warriors.
    .title = Sanctify, tie

law-K8-5 = Reveal four cards from the top of the Lost Souls, one after the other, laid out from left to right. Each card, as it is revealed, brings a ritual by its suit.
    .title = Daylight

law-K8-5-1 = Fox, rabbit or mouse: place a warrior in a clearing of that suit, one with an open building slot if there is any. If the Lizards then rule it, place a garden of the suit there.
    .title = Ritual of a suit

law-K8-5-1-1 = The warrior goes to such a clearing with more enemy buildings.
    .title = Ritual, tie

law-K8-5-2 = Bird: remove one Lizard warrior from the clearing that has the most of them; it goes to the acolytes instead of the supply. The bird card then goes to the discard pile, and not back to the Lost Souls.
    .title = Ritual of a bird

law-K8-6 = Four steps, in this order.
    .title = Evening

law-K8-6-1 = Score the points of the rightmost empty space of the garden track of the ordered suit: 0, 2, 2, 3, 4 for one to five gardens on the map. With a bird order, the track that gives most counts.
    .title = Score

law-K8-6-2 = All cards of the Lost Souls go to the discard pile.
    .title = Discard the Lost Souls

law-K8-6-3 = The cards revealed this turn return to the Lost Souls in the order they lay there: the first revealed is on top.
    .title = Return the revealed cards

law-K8-6-4 = Reveal the top card of the deck and craft it for one point, if it shows an item that is available. Crafted or not, it goes on top of the Lost Souls.
    .title = Craft

## 9. Riverfolk Robots

law-K9-1 = The more services are bought from the Robots, the stronger they become; without customers they turn dangerous.
    .title = Overview

law-K9-2-1 = The market is a row of at most five cards, faceup above the board. Their order cannot be changed.
    .title = Market

law-K9-2-2 = A trade post removed from the map returns to the board. Half of the warriors that the remover's faction has among the payments, rounded up, go back to that faction's supply.
    .title = Trade posts

law-K9-2-3 = At the start of another player's Birdsong that player may buy one service, and one more for each clearing with a trade post and a piece of the buyer's faction. A service costs two warriors with 0 to 9 points, three with 10 to 19, four with 20 or more, from the buyer's supply into the payments. For a faction without warriors the Robots pay in their own; a Vagabond exhausts as many items. Nobody with an activated dominance card can buy, nor a Vagabond in a coalition.
    .title = Services

law-K9-2-3-1 = The buyer takes any card of the market into hand.
    .title = Hand card

law-K9-2-3-2 = Until the end of the turn the rivers are paths to the buyer.
    .title = Riverboats

law-K9-2-3-3 = In Daylight and Evening of this turn the buyer treats the Robots' warriors as their own for rule and in battle, though not against the Robots, and must split the hits taken evenly between own pieces and mercenaries.
    .title = Mercenaries

law-K9-2-4 = When the Robots organize [K9.5.3] they check two conditions. The shield: no warriors lie among the payments. The sword: their supply has no warriors. A condition met then holds to the end of the turn, and everything marked with its sign is done.
    .title = Protectionism

law-K9-3-1 = Their supply is 15 warriors.
    .title = Step 1: warriors

law-K9-3-2 = One warrior is placed in each clearing on the river.
    .title = Step 2: on the river

law-K9-3-3 = The nine trade posts fill their tracks.
    .title = Step 3: trade posts

law-K9-3-4 = One of their warriors is placed among the payments.
    .title = Step 4: first payment

law-K9-3-5 = Draw five cards into the market.
    .title = Step 5: market

law-K9-4 = Three steps, in this order.
    .title = Birdsong

law-K9-4-1 = Draw cards into the market until it has five, each to the right of the last.
    .title = Refill the market

law-K9-4-2 = Of the cards added this turn, the first that shows an available item is crafted for one point and discarded. The market is left with four cards.
    .title = Craft

law-K9-4-3 = The rightmost card of the market is the order card.
    .title = Order

law-K9-5 = Four steps, in this order.
    .title = Daylight

law-K9-5-1 = Place a trade post and one warrior in an ordered clearing without a trade post. Score the space the post has left: 0, 1, 2 for the first to the third of its suit.
    .title = Guarded trade post

law-K9-5-1-1 = Such a clearing with pieces of the faction that has the most warriors among the payments.
    .title = Trade post, tie

law-K9-5-2 = Place one warrior in each ordered clearing; with a bird order, in each clearing on the river instead.
    .title = Recruit

law-K9-5-2-1 = If the warriors do not suffice, clearings of higher priority get theirs first.
    .title = Too few warriors

law-K9-5-3 = Check protectionism [K9.2.4]; if any of its conditions is met, score one point. With the shield, also place two warriors in the clearing with pieces of the Robots that has the most enemy pieces.
    .title = Organize

law-K9-5-4 = With the shield, battle in every clearing and go on to Evening, whatever the sword. With the sword, battle in each ordered clearing, with a bird order in every one. The defender is the player with the fewest warriors among the payments.
    .title = Battle

law-K9-6 = Three steps, in this order.
    .title = Evening

law-K9-6-1 = Score one point for each warrior among the payments of the one player who has the most there, which may be the Robots. Then these warriors return to the supply of their owner.
    .title = Score

law-K9-6-2 = If the shield or the sword holds, all Robot warriors beyond two in each clearing move to the payments.
    .title = Extort

law-K9-6-3 = Discard the leftmost card of the market; with the shield, once more.
    .title = Discard

law-K9-7 = Bots buy services, from Company and Robots alike, by the service cards: either the three standard cards alone, or these and the eight special ones, of which each bot gets its own at the beginning. On these cards the market is also the Company's open hand.
    .title = Bots and services

## 10. Drillbit Duchy

law-K10-1 = The Duchy comes up through fresh tunnels, strengthens its footholds and makes its ministers bolder. Remove its buildings to send it back into the dark.
    .title = Overview

law-K10-2-1 = Whenever any number of Duchy buildings are removed, the bottommost swayed minister loses its crown, which returns to the supply.
    .title = Cost of errors

law-K10-2-1-1 = A minister with a crown on its space is swayed, one without is unswayed.
    .title = Swayed ministers

law-K10-2-2 = The Burrow is a clearing without a suit, adjacent to every clearing with a tunnel. No pieces of other factions can be placed in it or moved into it. The Duchy always rule it, even when it is empty.
    .title = The Burrow

law-K10-3-1 = Their supply is 20 warriors, three tunnels and nine crowns.
    .title = Step 1: pieces

law-K10-3-2 = The Burrow lies beside the map.
    .title = Step 2: the Burrow

law-K10-3-3 = Two warriors and one tunnel begin in a random corner that no other player starts in, if possible diagonally opposite another starting corner. Two warriors are placed in each clearing adjacent to it, the Burrow excepted.
    .title = Step 3: surface

law-K10-3-4 = The three citadels and three markets fill their tracks.
    .title = Step 4: tracks

law-K10-3-5 = Draw two cards and discard them. For each, the topmost unswayed minister of its suit gets a crown; for a bird, the topmost unswayed of all.
    .title = Step 5: first ministers

law-K10-4 = Three steps, in this order.
    .title = Birdsong

law-K10-4-1 = Draw and reveal the order card.
    .title = Order

law-K10-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K10-4-3 = Place two warriors in the Burrow, and one for each uncovered warrior on the citadel track: 1, 2, 4 for one to three citadels on the map. The Foremole adds one [K10.7.3].
    .title = Recruit

law-K10-5 = Four steps, in this order.
    .title = Daylight

law-K10-5-1 = With four or more warriors in the Burrow, place a tunnel in an ordered clearing that has neither a tunnel nor a Duchy building, and move four warriors from the Burrow there.
    .title = Dig

law-K10-5-1-1 = Unless the order is a bird, such a clearing with more open building slots, then such a clearing with fewer enemy warriors. With a bird order, such a clearing with more enemy buildings and tokens.
    .title = Dig, ties

law-K10-5-1-2 = If all three tunnels are on the map, first remove one from the clearing with the fewest Duchy warriors.
    .title = No tunnel left

law-K10-5-2 = Battle in each ordered clearing, against the player with the most buildings there.
    .title = Battle

law-K10-5-2-1 = Such a player with more pieces in the clearing.
    .title = Battle, first tie of defenders

law-K10-5-2-2 = Such a player with more points.
    .title = Battle, second tie of defenders

law-K10-5-3 = In the clearing they rule that has the most Duchy warriors, place a citadel if nine or more warriors are in the supply, else a market. If no building can be placed although one is left on the tracks, score one point.
    .title = Build

law-K10-5-4 = Take the action of each swayed minister, from top to bottom. Captain and Foremole have abilities instead, which apply by themselves.
    .title = Ministers act

law-K10-6 = Four steps, in this order.
    .title = Evening

law-K10-6-1 = From each ordered clearing without a Duchy building and with one or two Duchy warriors, move these to an adjacent clearing with a Duchy building. Then, in each clearing they rule, all Duchy warriors beyond four go to the Burrow.
    .title = Rally

law-K10-6-1-1 = To such a clearing with fewer Duchy warriors.
    .title = Rally, tie

law-K10-6-1-2 = If no adjacent clearing has a Duchy building, these warriors go to the Burrow.
    .title = Nowhere to rally

law-K10-6-2 = Score one point for each market on the map.
    .title = Score

law-K10-6-3 = The topmost unswayed minister of the ordered suit gets a crown. If there is none, or with a bird order, the bottommost unswayed minister of all gets it.
    .title = Sway

law-K10-6-4 = Discard the order card.
    .title = Discard the order

law-K10-7-1 = Ability, fox. As attacker the Duchy deal one extra hit if a tunnel is in the clearing of battle.
    .title = Captain

law-K10-7-2 = Rabbit. Place one warrior in the clearing with a Duchy building that has the fewest Duchy warriors.
    .title = Marshal

law-K10-7-3 = Ability, mouse. Recruiting places one more warrior in the Burrow.
    .title = Foremole

law-K10-7-4 = Fox. With three or more warriors in the Burrow, dig. The tie between clearings changes to such a clearing with more enemy buildings and tokens.
    .title = Brigadier

law-K10-7-5 = Rabbit. Build, as in [K10.5.3].
    .title = Banker

law-K10-7-6 = Mouse. Remove one Duchy warrior from the clearing they rule that has the most of them; if so, score one point.
    .title = Mayor

law-K10-7-7 = Fox. Score one point for each citadel on the map.
    .title = Earl of Stone

law-K10-7-8 = Rabbit. Score one point for each market on the map.
    .title = Baron of Dirt

law-K10-7-9 = Mouse. Score two points if all tunnels are on the map.
    .title = Duchess of Mud

## 11. Cogwheel Corvids

law-K11-1 = The Corvids gain power by spreading fear. Remove plots before they ripen, and break up flocks of their warriors, which turn into new plots at once.
    .title = Overview

law-K11-2-1 = The Corvids move no matter who rules the clearings.
    .title = Nimble

law-K11-2-2 = Defending in a clearing with a facedown plot, defenseless or not, they deal one extra hit.
    .title = Embedded agents

law-K11-3-1 = Their supply is 15 warriors and eight plot tokens, facedown: two each of bomb, snare, extortion and raid.
    .title = Step 1: warriors and plots

law-K11-3-2 = One warrior is placed in the clearing of lowest priority of each suit, three in all.
    .title = Step 2: spread out

law-K11-4-1 = Draw and reveal the order card.
    .title = Order

law-K11-4-2 = If the order card shows an item that is available, craft it for one point.
    .title = Craft

law-K11-4-3 = Place two warriors in each of two different ordered clearings, such without a plot if possible.
    .title = Recruit

law-K11-4-3-1 = Such a clearing with more Corvid warriors.
    .title = Recruit, tie

law-K11-4-3-2 = When the supply has no warriors, even in the middle of recruiting, the plot thickens at once [K11.5.4]; then recruiting goes on.
    .title = Out of warriors

law-K11-4-4 = Turn all facedown plots up, one after the other, in order of the priority of their clearings; no warrior has to be there. Each time score as many points as plots are faceup on the map, the new one counted. A bomb or an extortion then takes effect.
    .title = Flip plots

law-K11-5 = Four steps, in this order.
    .title = Daylight

law-K11-5-1 = Battle in each ordered clearing with two or more Corvid warriors, against the player with the most buildings and tokens there.
    .title = Battle

law-K11-5-1-1 = Such a player with more points.
    .title = Battle, tie of defenders

law-K11-5-2 = From each ordered clearing with a faceup plot move all Corvid warriors beyond two to an adjacent clearing without a plot.
    .title = Move

law-K11-5-2-1 = To such a clearing with more Corvid warriors.
    .title = Move, tie

law-K11-5-2-2 = If all adjacent clearings have plots, to the adjacent clearing of lowest priority.
    .title = Nowhere to move

law-K11-5-3 = In the ordered clearing without a plot that has the most Corvid warriors, remove one of them and place a random plot facedown.
    .title = Plot

law-K11-5-4 = In a clearing without a plot and with three or more Corvid warriors, remove one of them and place a random plot facedown.
    .title = The plot thickens

law-K11-5-4-1 = Such a clearing with more Corvid warriors.
    .title = The plot thickens, tie

law-K11-6 = Two steps, in this order.
    .title = Evening

law-K11-6-1 = Score one point for each faceup extortion on the map.
    .title = Score

law-K11-6-2 = Discard the order card.
    .title = Discard the order

law-K11-7 = Plots of the Cogwheel Corvids cannot be exposed, unless a rule says so.
    .title = Plots

law-K11-7-1 = When a bomb is flipped, remove all pieces of humans from its clearing; for bots see [K11.8.1]. Then the bomb changes places with a random plot of the supply, which lies faceup and takes no effect, and may be a bomb again. The supply of plots is mixed facedown.
    .title = Bomb

law-K11-7-2 = While a snare is faceup, pieces of humans cannot be placed in its clearing nor moved out of it; for bots see [K11.8.2].
    .title = Snare

law-K11-7-3 = When an extortion is flipped, each player with a faction piece in its clearing discards a random card from hand.
    .title = Extortion

law-K11-7-4 = When a raid is removed from the map, whichever side is up, place one warrior in each clearing adjacent to where it was.
    .title = Raid

law-K11-8 = Bots meet plots as below, be they of the Conspiracy or of the Cogwheel Corvids.
    .title = Bots and plots

law-K11-8-1 = A bomb that is flipped removes only two pieces of each bot there, warriors first.
    .title = Bots and bombs

law-K11-8-2 = Bots choose clearings as if there were no snares. A bot that would place a piece in a snared clearing, or move out of it, removes the snare instead, for no points, and that part of the action is lost. The Vagabot may then go on moving for more items; Lizards still remove the acolyte of a conspiracy that was stopped so.
    .title = Bots and snares

## 12. Maps

law-K12-1-1 = To bots the clearing of the ferry is linked by paths with all other coastal clearings. After such a move a bot scores one point instead of drawing a card.
    .title = Lake: the ferry

law-K12-2-1 = Closed paths are paths to bots, who never clear them.
    .title = Mountain: closed paths

law-K12-2-2 = Where a bot is to choose the clearing of highest or of lowest priority, the pass comes first in either case, if it can be chosen: it wins every tie.
    .title = Mountain: the pass

## 13. Difficulty cards

law-K13-1-1 = Recruiting places two warriors instead of four [K4.5.2, K4.7.2].
    .title = Marquise, easy

law-K13-1-2 = No card. Recruiting places four warriors.
    .title = Marquise, normal

law-K13-1-3 = After recruiting, place two more warriors in the ordered clearing of highest priority that she rules.
    .title = Marquise, challenging

law-K13-1-4 = After recruiting, place two more warriors in the ordered clearing of highest priority that she rules. At the end of Evening score one point.
    .title = Marquise, nightmare

law-K13-2-1 = At set-up only one loyal vizier goes into the bird column [K5.3.3].
    .title = Eyrie, easy

law-K13-2-2 = No card. Two loyal viziers begin in the bird column.
    .title = Eyrie, normal

law-K13-2-3 = At set-up a bird ambush card is taken out of the deck and put into the bird column as well.
    .title = Eyrie, challenging

law-K13-2-4 = At set-up a bird ambush card is taken out of the deck and put into the bird column as well. At the end of Evening score one point.
    .title = Eyrie, nightmare

law-K13-3-1 = Only four or more Alliance warriors in a clearing with a base organize [K6.6.1].
    .title = Alliance, easy

law-K13-3-2 = No card. Three or more Alliance warriors organize.
    .title = Alliance, normal

law-K13-3-3 = Two Alliance warriors in a clearing with a base are enough to organize.
    .title = Alliance, challenging

law-K13-3-4 = Two Alliance warriors in a clearing with a base are enough to organize. At the end of Evening score one point.
    .title = Alliance, nightmare

law-K13-4-1 = Refresh one item fewer: three with a damaged item, five without [K7.6.1].
    .title = Vagabot, easy

law-K13-4-2 = No card. Four items are refreshed with a damaged item, six without.
    .title = Vagabot, normal

law-K13-4-3 = Refresh one item more: five with a damaged item, seven without.
    .title = Vagabot, challenging

law-K13-4-4 = Refresh one item more: five with a damaged item, seven without. At the end of Evening score one point.
    .title = Vagabot, nightmare

law-K13-5-1 = Reveal only three cards of the Lost Souls for rituals [K8.5].
    .title = Lizards, easy

law-K13-5-2 = No card. Four cards are revealed.
    .title = Lizards, normal

law-K13-5-3 = Reveal five cards of the Lost Souls for rituals.
    .title = Lizards, challenging

law-K13-5-4 = Reveal five cards of the Lost Souls for rituals. At the end of Evening score one point.
    .title = Lizards, nightmare

law-K13-6-1 = No warrior is placed with the trade post [K9.5.1].
    .title = Robots, easy

law-K13-6-2 = No card. One warrior is placed with the trade post.
    .title = Robots, normal

law-K13-6-3 = Two warriors are placed with the trade post.
    .title = Robots, challenging

law-K13-6-4 = Two warriors are placed with the trade post. At the end of Evening score one point.
    .title = Robots, nightmare

law-K13-7-1 = Recruiting places one warrior besides those of the citadel track [K10.4.3].
    .title = Duchy, easy

law-K13-7-2 = No card. Recruiting places two warriors besides those of the citadel track.
    .title = Duchy, normal

law-K13-7-3 = Recruiting places three warriors besides those of the citadel track.
    .title = Duchy, challenging

law-K13-7-4 = Recruiting places three warriors besides those of the citadel track. At the end of Evening score one point.
    .title = Duchy, nightmare

law-K13-8-1 = Recruiting places one warrior in each of the two clearings [K11.4.3].
    .title = Corvids, easy

law-K13-8-2 = No card. Recruiting places two warriors in each of the two clearings.
    .title = Corvids, normal

law-K13-8-3 = Recruiting places three warriors in each of the two clearings.
    .title = Corvids, challenging

law-K13-8-4 = Recruiting places three warriors in each of the two clearings. At the end of Evening score one point.
    .title = Corvids, nightmare

## 14. Traits

law-K14-1-1 = After her moves take the clearing of highest priority that she rules and that has no enemy pieces. Move all but one warrior out of it and battle where they arrive.
    .title = Blitz (Marquise)

law-K14-1-2 = It takes two hits to remove one of her buildings; a single hit left for a building does nothing.
    .title = Fortified (Marquise)

law-K14-1-3 = After a battle in which she defended and lost two or more warriors, place two warriors in the clearing of the keep.
    .title = Hospitals (Marquise)

law-K14-1-4 = Recruiting in escalated Daylight places twice as many warriors.
    .title = Iron will (Marquise)

law-K14-1-5 = For every two warriors that recruiting cannot place she scores one point. She expands at most once in a turn.
    .title = Overwhelming (Marquise)

law-K14-2-1 = A warrior that cannot be placed also brings turmoil. In turmoil the Eyrie lose no points, but score one for each bird card in the Decree.
    .title = Nobility (Eyrie)

law-K14-2-2 = After the Decree is resolved, remove all defenseless buildings and tokens from every clearing with Eyrie warriors.
    .title = Relentless (Eyrie)

law-K14-2-3 = At the end of Daylight place two warriors in the clearing of highest priority without Eyrie pieces.
    .title = Swoop (Eyrie)

law-K14-2-4 = Whenever the Eyrie remove a building or token, its owner loses one point.
    .title = War tax (Eyrie)

law-K14-2-5 = The extra hit of a column's battle [K5.5.1.3] is dealt also when other columns have as many cards.
    .title = Focused (Eyrie)

law-K14-3-1 = Automated ambush [K6.2.2] holds for defenseless sympathy tokens as well.
    .title = Informants (Alliance)

law-K14-3-2 = Enemies score nothing for removing sympathy tokens.
    .title = Popularity (Alliance)

law-K14-3-3 = When the Alliance defend in a battle, they deal the higher die in hits and the attacker the lower.
    .title = Veterans (Alliance)

law-K14-3-4 = At the end of Evening spread sympathy once more, without scoring for that token.
    .title = Wildfire (Alliance)

law-K14-3-5 = There is no public pity in a turn that will have a surprise revolt. Martial law [K6.2.5] does not hold.
    .title = Steadfast (Alliance)

law-K14-4-1 = He battles once in a turn at most. At the end of Daylight he spends his other items on quests, one after the other.
    .title = Adventurer (Vagabot)

law-K14-4-2 = His battle goes to the clearing with the most pieces, against the player with the most pieces there. At the end of the turn he repairs one more item.
    .title = Berserker (Vagabot)

law-K14-4-3 = Aid scores one more point, and the aided player draws two cards instead of one.
    .title = Helper (Vagabot)

law-K14-4-4 = As attacker he deals one hit at once, before the dice are rolled.
    .title = Marksman (Vagabot)

law-K14-4-5 = Damaged items count for the battle track, and items do not leave it. A quest scores one more point. To aid he moves to the nearest clearing with a player who has crafted items, but aids that player only once. His actions are, bird: explore, quest, battle; fox: explore, special action, battle; rabbit: special action, aid, battle; mouse: quest, aid, battle.
    .title = Questing (Vagabot)

law-K14-5-1 = A crusade that removes any tokens scores one more point.
    .title = Spiteful (Lizards)

law-K14-5-2 = At the end of their turn draw a card onto the Lost Souls.
    .title = Erratic (Lizards)

law-K14-5-3 = After a conversion battle in that clearing with one extra hit, against the player with the most defenseless buildings there, then the most points.
    .title = Fanatics (Lizards)

law-K14-5-4 = The ritual of a bird also moves one warrior from the supply to the acolytes.
    .title = Martyrs (Lizards)

law-K14-6-1 = Whenever the player with the most points buys services, any number of them, the Robots score one point.
    .title = Greedy (Robots)

law-K14-6-2 = Against a human who buys no mercenaries in their turn the Robots' warriors fight and rule as if all that human's enemies had bought mercenaries. A Vagabond may buy them to avert this, and has no other use of them.
    .title = Involved (Robots)

law-K14-6-3 = As defender the Robots are never defenseless, and each trade post raises the limit of their rolled hits by one.
    .title = Garrison (Robots)

law-K14-6-4 = As attacker the limit of their rolled hits is always three.
    .title = Ferocious (Robots)

law-K14-7-1 = Cost of errors takes the crown of the bottommost swayed minister whose suit is that of a clearing where a building was removed.
    .title = Foundations (Duchy)

law-K14-7-2 = A human who brings about cost of errors must discard a card of the suit of a clearing where a building was removed, and the Duchy lose one point. If the human cannot, the Duchy sway a minister [K10.6.3], of such a suit too.
    .title = Investors (Duchy)

law-K14-7-3 = Dig twice in a turn. A dig needs and moves three warriors only.
    .title = Overwhelm (Duchy)

law-K14-7-4 = The tie of a dig changes to such a clearing with more enemy buildings, then with fewer enemy warriors. If nothing can be built for want of an open slot, battle in each clearing instead.
    .title = Invaders (Duchy)

law-K14-8-1 = Before a plot is flipped, the human with the most faction pieces in its clearing guesses what it is. If right, the plot is flipped and scores, but takes no effect, and that human removes it, for one point. If wrong, the Corvids score one more point.
    .title = Gamble (Corvids)

law-K14-8-2 = Whenever a plot is removed, place a Corvid warrior in its clearing.
    .title = Backup plans (Corvids)

law-K14-8-3 = Plot [K11.5.3] twice in a turn.
    .title = Mastermind (Corvids)

law-K14-8-4 = Every plot has, when it is flipped, the effect of a bomb.
    .title = Vendetta (Corvids)

## 15. Services for bots

law-K15-1 = A bot may buy services at any time in its turn: from the Robots any number, from a human Company as many as the usual limit allows. It must be able to pay, and does not buy with fewer points than the seller. A service costs two warriors with 0 to 9 points, three with 10 to 19, four with 20 or more.
    .title = Standard services 1: buying

law-K15-2 = When a bot would craft and its card shows no available item, it buys a card of the market that shows one. That card replaces the other, which is discarded, and so may change the order. Of several, it buys the one with the most points printed, then a random one. Bots do not buy riverboats.
    .title = Standard services 2: hand card and riverboats

law-K15-3 = A bot buys mercenaries when it battles with two or fewer warriors of its own in a clearing with warriors of the seller, and when it cannot place a building anywhere but with mercenaries could. The Vagabot exhausts one item for a service, pays in warriors of the seller and never buys mercenaries. The Alliance pay in warriors of the seller. The Lizards never buy bird cards.
    .title = Standard services 3: mercenaries

law-K15-4 = The special cards are optional, for any of the bots. Where they contradict the standard cards, the special card holds.
    .title = Special services: introduction

law-K15-5 = If several cards of the market show available items, she buys a bird among them, if there is one. If none does and the order is not a bird, she buys a bird card, a random one of several.
    .title = Special services: Marquise

law-K15-6 = If the suit of the order card is in the Decree already and the market has a card of a suit that is not, they buy that card to replace the order card, which is discarded; a random one of several. Otherwise the standard rules hold. They choose where to move as if rivers were paths, and buy riverboats if a move takes the river.
    .title = Special services: Eyrie

law-K15-7 = If several cards of the market show available items, they buy a bird among them, if there is one. If none does and the order is not a bird, they buy a bird card, if there is one, a random one of several.
    .title = Special services: Alliance

law-K15-8 = He chooses targets as if rivers were paths. If he moves along a river, he buys riverboats and exhausts no item for that move.
    .title = Special services: Vagabot

law-K15-9 = While the Lost Souls have fewer than five cards, they buy cards other than birds until there are five, even if the seller has more points.
    .title = Special services: Lizards

law-K15-10 = At the start of their turn they buy an ambush card of the market and keep it in front of them. As defender they play it, one of the clearing's suit before a bird; the attacker may cancel it with an ambush.
    .title = Special services: Duchy

law-K15-11 = At the start of their turn they buy a favor card of the market and carry out its effect.
    .title = Special services: Corvids

## The chapters of the book

chapter-K1 = What changes in the Law of Root
chapter-K2 = New rules
chapter-K3 = Set-up
chapter-K4 = Mechanical Marquise 2.0
chapter-K5 = Electric Eyrie
chapter-K6 = Automated Alliance
chapter-K7 = Vagabot
chapter-K8 = Logical Lizards
chapter-K9 = Riverfolk Robots
chapter-K10 = Drillbit Duchy
chapter-K11 = Cogwheel Corvids
chapter-K12 = Maps
chapter-K13 = Difficulty cards
chapter-K14 = Traits
chapter-K15 = Services for bots
