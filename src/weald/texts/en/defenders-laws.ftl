# The rules of Defenders of the Wild, in our own words. The index is games/defenders/data/laws.json.

law-1-1 = Inside the rim of six segments the twelve habitat tiles are laid at random, each on either side and turned as its place demands, with the base tile in the middle.
    .title = The board

law-1-2 = The factory tiles lie on the base in a pile, 0 at the bottom and 5 on top, each turned at random; the pile is the core.
    .title = The core

law-1-3 = The machines' direction begins at right. The six toxic site tokens lie ready.
    .title = Direction and toxic sites

law-1-4 = A wall lies on the edge the core's arrow points along, a second on the next edge clockwise, and an engine stands on the one after that, its back to the walls. The same is done on the opposite side of the core, mirror-wise.
    .title = Engines and first walls

law-1-5 = Two mechs stand on the core, and one in each habitat hex beside a mech icon of the rim.
    .title = First mechs

law-1-6 = One pollution token lies in each hex that shows pollution.
    .title = First pollution

law-1-7 = Each player plays one of the four factions.
    .title = Factions

law-1-8 = One camp of each player is put aside for the start. On the track lie four camps with three or four players and five with two; a lone player sets up as two players do. The tracker stands on the first space.
    .title = Tracks and camps

law-1-9 = Each player chooses one of the faction's two leaders and takes the twelve defender cards of that leader.
    .title = Leaders

law-1-10 = Each player shuffles the twelve cards and draws three, which nobody else may see.
    .title = Hands

law-1-11 = The twelve breach markers are shared out equally: six, four or three for each of two, three or four players.
    .title = Breach markers

law-1-12 = Each player has one item token for every faction in play, with the used side up.
    .title = Items

law-1-13 = Four death tokens lie ready, one for each habitat.
    .title = Death tokens

law-1-14 = The machine deck has seven cards. For a harder game one to six random advanced cards take the place of base cards of the same name.
    .title = Machine deck and difficulty

law-1-15 = Each player puts the first camp and the leader into a home hex at the rim; if there is none, into a home hex one step away from it.
    .title = Starting camps

law-1-16 = A random player gets the first-player marker.
    .title = First player

law-2-1 = The game is played in rounds: all plan together, then each player takes a turn.
    .title = Rounds

law-2-2 = Each player lays a card of the hand face down on the used pile: the active defender of this round.
    .title = Choosing in secret

law-2-3 = Whoever holds no card uses the top card of the deck, unseen.
    .title = No card to choose

law-2-4 = When all have chosen, all active defenders are turned up at once, and talking begins.
    .title = Revealing

law-2-5 = Abilities that take effect on reveal are carried out before anything else.
    .title = Reveal abilities first

law-2-6 = For each comrade revealed the first-player marker goes one player to the left.
    .title = Comrades

law-2-7 = The player with the marker takes the first turn. In a turn a player may take as many actions as the active defender has points.
    .title = Turns

law-2-8 = After the actions the player draws one machine card and carries it out.
    .title = A machine card

law-2-9 = Turns go round clockwise. After the last one all active defenders are used, and a new round begins.
    .title = Clockwise

law-2-10 = From the start of planning until all defenders are revealed nobody may say anything.
    .title = Silence

law-2-11 = Hands are never shown. Of cards in hand players may tell the habitats and nothing else.
    .title = Secret hands

law-3-1 = Thirty-six habitat hexes surround the core. Each has six edges, shared with its neighbours or with the rim.
    .title = Hexes and edges

law-3-2 = Forest is home to the Order, plains to the Council, marsh to the Coven, mountain to the Sect.
    .title = Homes

law-3-3 = Players have no means to stop engines or the building of walls.
    .title = Engines cannot be stopped

law-3-4 = Players never enter the core and never rewild it.
    .title = The core is closed

law-3-5 = A rewilded factory is home to every faction and habitat of every defender.
    .title = Wild hexes

law-4-1 = A deck is the six base cards of a faction and the six cards with its leader's initial.
    .title = Decks

law-4-2 = Each action costs one point. Every defender can take every action, in the leader's own hex unless an ability says otherwise.
    .title = Action points

law-4-3 = Half of the cards of a deck belong to the faction's home habitat, the other half to other habitats.
    .title = Habitats of defenders

law-4-4 = When all points are spent, a card of the hand with the active defender's habitat may team up.
    .title = Teaming up

law-4-5 = A helper gives one point; its own points and ability do not count.
    .title = What a helper gives

law-4-6 = The next helper comes only when the last one's point is spent. Helpers lie under the active defender.
    .title = One helper at a time

law-4-7 = When a card must be drawn and the deck is empty, the used pile is shuffled into a new deck, without the active defender and its helpers.
    .title = A new deck

law-5-1 = Destroying a mech, breaching a wall, clearing a hex and rewilding a factory give one support each: the tracker moves one space.
    .title = Gaining support

law-5-2 = With a camp on its next space the tracker stays: no more support is gained until that camp is built. The actions can still be taken.
    .title = Full support

law-5-3 = A new camp sends the tracker back to its first space, and its player draws until the hand has as many cards as the freed space shows.
    .title = Cards for a camp

law-5-4 = Whoever builds the last camp of the track leaves the game: the leader leaves the board, and the player takes no part in further rounds.
    .title = The last camp

law-5-5 = The last player to build all camps stays in the game as long as factories stand.
    .title = The last player

law-5-6 = A machine card is drawn after the last camp too, unless the game is over.
    .title = Machines after the last camp

law-6-1 = A mech on a factory hex is a sniper, one in a habitat hex a hunter.
    .title = Snipers and hunters

law-6-2 = After an action the die is rolled once if the leader began the action in a hex with a mech or next to a sniper, however many there are.
    .title = Damage rolls

law-6-3 = Whoever began the action among mechs takes what the die shows, 1 or 2.
    .title = Melee

law-6-4 = Whoever began it next to snipers, and not among mechs, takes damage from a 1 only.
    .title = Sniping

law-6-5 = Clearing a toxic site costs one damage, by whatever means it is cleared.
    .title = Toxic damage

law-6-6 = Whoever must take damage beyond three tokens loses a random card of the hand: that defender is dead. All damage of that player is removed.
    .title = Death

law-6-7 = With no cards in hand the top card of the deck dies.
    .title = Death without a hand

law-7-1 = The leader moves to a neighbouring hex that nothing shuts off. Any number of leaders may share a hex.
    .title = Move

law-7-2 = Walls without a breach, the sides of factories and rewilded factories without a breach, engines, the core, and the rim.
    .title = What blocks a move

law-7-3 = Linked hexes of the active defender's habitat are a corridor. From within it one move leads to any hex of it or next to it, as long as the way is open.
    .title = Moving from within a corridor

law-7-4 = From a hex beside such a corridor one move leads to any hex of it.
    .title = Moving into a corridor

law-7-5 = Rewilded factories are part of corridors where the walls on the way are breached.
    .title = Wild hexes in corridors

law-7-6 = A corridor does not lead through a hex with mechs; it may end there.
    .title = Mechs in corridors

law-7-7 = With full support the next camp of the track is put into the leader's hex.
    .title = Build a camp

law-7-8 = A hex has room for one camp.
    .title = One camp in a hex

law-7-9 = Camps are built in home hexes of the faction and on rewilded factories.
    .title = Where camps stand

law-7-10 = The leader goes to any hex with a camp of the own faction, whatever lies between.
    .title = Regroup

law-7-11 = All pollution, or the toxic site, leaves the leader's hex. One support.
    .title = Clear

law-7-12 = In a hex with anybody's camp all damage tokens are removed.
    .title = Heal

law-7-13 = If a damage roll is due, the tokens are removed before it.
    .title = Heal, then roll

law-7-14 = One mech leaves the leader's hex. One support.
    .title = Destroy a mech

law-7-15 = One of the player's own markers is laid beside a wall of the leader's hex, a factory's wall too. One support.
    .title = Breach

law-7-16 = Without a marker left nothing can be breached.
    .title = No marker left

law-7-17 = A breach stays where it is when a factory replaces the wall, and when a factory is rewilded.
    .title = Breaches stay

law-7-18 = The factory in which the leader stands is turned to its rewilded side, its arrow unchanged. One support.
    .title = Rewild

law-7-19 = All mechs, pollution and toxic sites must have left the factory first.
    .title = What rewilding needs

law-7-20 = A rewilded factory pollutes no more, but has walls on all six sides still.
    .title = What rewilding leaves

law-8-1 = Whoever ends a move in a hex with a camp gains the item of the camp's faction.
    .title = Gaining an item

law-8-2 = Whoever is in such a hex already gains it for a point.
    .title = An item for a point

law-8-3 = Regrouping to a camp gives no item.
    .title = No item by regrouping

law-8-4 = A gained item can be used at any time of the own turn before the machine card, for no point; then it is used up.
    .title = Using an item

law-8-5 = The Council's bread gives one more point for any action.
    .title = Bread

law-8-6 = The Coven's potions remove one damage token, or clear the leader's hex, without point or roll.
    .title = Potions

law-8-7 = The Sect's rockets destroy a mech or breach a wall, without point or roll.
    .title = Rockets

law-8-8 = The Order's maps let the leader move or regroup, without point or roll.
    .title = Maps

law-9-1 = A machine card is carried out step by step and then lies face up in the discard pile.
    .title = Carrying out a machine card

law-9-2 = When all seven are done, they are shuffled into a new deck.
    .title = A new machine deck

law-10-1 = Each engine goes forward by one edge, both together, and does so twice.
    .title = Engines advance twice

law-10-2 = An engine goes around the hex on its right or on its left, as the machines' direction says, and leaves a wall on the edge it came from.
    .title = Around a hex

law-10-3 = If a wall, a factory or the other engine is where it should go, the engine leaves a wall where it stood and goes to the core.
    .title = Blocked engines

law-10-4 = An engine never stops on an edge of the rim: it goes on, leaving walls, until it stands between two hexes. All that is one advance.
    .title = Along the rim

law-10-5 = Then each engine on the core is put on the edge along which the arrow of the factory with the highest number points, rewilded or not.
    .title = Engines return

law-10-6 = If a wall, a factory or the other engine is there, the next free edge that leaves the tile is taken, in the machines' direction.
    .title = The next free edge

law-10-7 = If all its edges are taken, the factory with the next lower number is tried.
    .title = The next factory

law-10-8 = As long as none is built, the core's top tile counts as the factory with the highest number.
    .title = No factory yet

law-10-9 = With the back to the factory, and one after the other if both are on the core.
    .title = How engines are put

law-11-1 = A habitat hex with walls on all six sides is enclosed; sides of factories and rewilded factories are walls.
    .title = Enclosed hexes

law-11-2 = Breached walls and rewilded factories enclose; engines do not.
    .title = What encloses

law-11-3 = The wall tokens around the hex are taken away, and the core's top tile is laid on it with all that lies on the tile, its arrow unchanged.
    .title = Building a factory

law-11-4 = Two mechs are put on the tile that is now on top of the core.
    .title = Two new snipers

law-11-5 = Breaches of the walls it replaces stay.
    .title = Breaches around a new factory

law-11-6 = A camp in the hex stands on the factory, and cannot be used to regroup, heal or gain items until the factory is rewilded.
    .title = A camp under a factory

law-11-7 = Leaders in the hex stand on the factory.
    .title = Leaders in a factory

law-11-8 = Pollution of the hex lies on the factory: three or more make a toxic site, and a toxic site there swallows it.
    .title = Pollution in a factory

law-11-9 = Hunters of the hex stand on the factory and are snipers.
    .title = Hunters become snipers

law-11-10 = One card builds one factory. A line from the core along its arrow is turned in the machines' direction until it meets an enclosed hex.
    .title = Several enclosed hexes

law-11-11 = Of two hexes met at once the one nearer to the core is taken.
    .title = On one line

law-11-12 = If no factory was built, each of the three chutes of the core's top tile and of every standing factory puts a pollution token into the hex beside it.
    .title = Spreading pollution

law-11-13 = Three tokens in a hex are replaced by a toxic site.
    .title = Toxic sites

law-11-14 = Factories spread in the order of their numbers, the highest first.
    .title = Highest number first

law-11-15 = A chute skips hexes with a toxic site and pollutes the next one in its direction, past walls and engines.
    .title = Past toxic sites

law-11-16 = A hex beside several chutes gets a token from each.
    .title = Several chutes

law-11-17 = Factories and the core are polluted like other hexes.
    .title = Factories pollute each other

law-11-18 = No token is put outside the board.
    .title = Nothing beyond the rim

law-12-1 = The machines' direction changes to the other one.
    .title = Reboot: the other direction

law-12-2 = Then a factory is built, or else pollution spreads, as by a factories card.
    .title = Reboot: then as factories

law-13-1 = Each engine puts a hunter into the hex straight ahead of it.
    .title = Deploying hunters

law-13-2 = If the rim, a factory or a rewilded factory is ahead, the hunter is put on the engine's right or left, as the direction says.
    .title = Nothing ahead

law-13-3 = Hunters within two hexes of the active player's leader go to that hex.
    .title = Chasing the active player

law-13-4 = Hunters within one hex of another leader go there.
    .title = Chasing the others

law-13-5 = They do not go through walls, breached or not, nor onto factories or rewilded factories.
    .title = What stops hunters

law-13-6 = A hunter in a hex with a leader stays, and so does one that reaches nobody.
    .title = Hunters that stay

law-13-7 = First the active player, then the others clockwise from the left.
    .title = Who is chased first

law-14-1 = One or two advanced cards make an intermediate game, three or four an expert one, five or six an extreme one.
    .title = Difficulty

law-14-2 = One engine advances three times, then the other twice. The first is the one that a line from the core along its arrow meets, turned in the machines' direction.
    .title = Advanced engines

law-14-3 = Pollution spreads whether or not a factory was built.
    .title = Advanced factories

law-14-4 = After the chase every player whose leader is in a hex with mechs takes one damage.
    .title = Advanced mechs

law-15-1 = When all players have built all camps and every built factory is rewilded, all win at once.
    .title = Victory

law-15-2 = If five factories are built and a card orders one more, all lose.
    .title = The core is complete

law-15-3 = If six toxic sites lie on the board and one more must be laid, all lose.
    .title = Toxic disaster

law-15-4 = If two defenders of one habitat are dead, all lose.
    .title = Massacre

law-16-1 = A lone player plays two factions with one hand, set up as for two players.
    .title = Two factions

law-16-2 = The three first cards come from the two decks in any mixture.
    .title = The first hand

law-16-3 = There is no first-player marker, and no limit to talking.
    .title = No marker, no silence

law-16-4 = In each turn any card of the hand is the active defender; the turn is its faction's, and a machine card follows each turn.
    .title = Any defender

law-16-5 = If the hand has no card of a faction, the top card of that deck may be the active defender.
    .title = The top of a deck

law-16-6 = A reveal ability takes effect as soon as its card is chosen.
    .title = Reveal at once

law-16-7 = An ongoing ability lasts as long as its card lies on top of the used pile.
    .title = Ongoing on top

law-16-8 = An ability affects its own faction only, unless it says otherwise.
    .title = Own faction only

law-16-9 = Only cards of the active defender's faction team up with it.
    .title = Helpers of one faction

law-16-10 = For a camp the lone player draws from the active defender's deck.
    .title = Cards for a camp

law-16-11 = Damage beyond three tokens of a faction kills a random card of the one hand.
    .title = Death of either faction

law-16-12 = With its last camp a faction's cards leave the hand for its used pile, and the faction leaves the game; the other plays on.
    .title = A faction's last camp

law-17-1 = They take effect in planning and never need a damage roll.
    .title = Reveal abilities

law-17-2 = A mech destroyed, a wall breached and a hex cleared by an ability give one support each.
    .title = Support by abilities

law-17-3 = Several reveal abilities take effect in any order the players like.
    .title = Order of abilities

law-17-4 = They change actions; all other rules of the actions stay.
    .title = Ongoing abilities

law-17-5 = An ability must be carried out.
    .title = Abilities are compulsory

law-17-6 = Only the defender's own player, unless the ability says otherwise.
    .title = Whom abilities affect

law-17-7 = Abilities that speak of neighbouring hexes ignore what lies between.
    .title = Neighbouring hexes

law-O1 = Reveal: the first-player marker goes one player to the left.
    .title = Order Comrade

law-O2 = Reveal: gain maps.
    .title = Archives

law-O3 = Reveal: every player gains maps.
    .title = Almanac Printing

law-O4 = Reveal: clear every hex next to the leader.
    .title = Controlled Blaze

law-O5 = Ongoing: one support each time the player takes damage, however much.
    .title = Feel the Burn

law-O6 = Reveal: take one damage.
    .title = Pyromancy

law-O7 = Reveal: two support.
    .title = Manifesto

law-O8 = Reveal: move one of the own camps on the board to any forest hex.
    .title = Traveling Library

law-O9 = Ongoing: every player may regroup to any player's camp, without a damage roll.
    .title = Sanctuary

law-C1 = Reveal: the first-player marker goes one player to the left.
    .title = Council Comrade

law-C2 = Reveal: gain bread.
    .title = Field Kitchen

law-C3 = Reveal: every player gains bread.
    .title = Break Bread

law-C4 = Ongoing: one support after any player builds a camp.
    .title = Sustenance

law-C5 = Reveal: draw two cards.
    .title = Bountiful Harvest

law-C6 = Ongoing: every player may move through corridors of any habitat.
    .title = Caravans

law-C7 = Ongoing: a 2 of the damage die does nothing.
    .title = Fortitude

law-C8 = Reveal: destroy a mech in a hex next to the leader.
    .title = Sharpshooter

law-C9 = Reveal: every player removes one damage.
    .title = Field Hospital

law-V1 = Reveal: the first-player marker goes one player to the left.
    .title = Coven Comrade

law-V2 = Reveal: gain potions.
    .title = Bubbling Brew

law-V3 = Reveal: every player gains potions.
    .title = Apothecary

law-V4 = Ongoing: a 1 of the damage die does nothing.
    .title = Evasion

law-V5 = Reveal: destroy a mech in the leader's hex.
    .title = Ambush

law-V6 = Reveal: every player may put the leader into a neighbouring hex.
    .title = Secret Paths

law-V7 = Ongoing: a move clears the hex it leads to.
    .title = Friendly Fungi

law-V8 = Reveal: replace a mech in any hex without a toxic site by a pollution token.
    .title = Rain of Rust

law-V9 = Reveal: a player of the owner's choice removes all damage.
    .title = Medicinal Herbs

law-S1 = Reveal: the first-player marker goes one player to the left.
    .title = Sect Comrade

law-S2 = Reveal: gain rockets.
    .title = Arsenal

law-S3 = Reveal: every player gains rockets.
    .title = Fireworks Festival

law-S4 = The player draws no machine card in this turn.
    .title = Hack Attack

law-S5 = Ongoing: one support more for each mech destroyed.
    .title = Scrap Hunter

law-S6 = Ongoing: every player may move through walls.
    .title = Power Down

law-S7 = Reveal: put the leader into any mountain hex.
    .title = Tunnels

law-S8 = Ongoing: rockets may destroy a mech in a neighbouring hex.
    .title = Ballistics

law-S9 = Reveal: breach any wall.
    .title = Demolitions

## The chapters of the book

chapter-1 = Set-up
chapter-2 = Rounds
chapter-3 = The board
chapter-4 = Defender decks
chapter-5 = Support and camps
chapter-6 = Damage and death
chapter-7 = Actions
chapter-8 = Items
chapter-9 = Machine cards
chapter-10 = Engines
chapter-11 = Factories
chapter-12 = Reboot
chapter-13 = Mechs
chapter-14 = Advanced cards
chapter-15 = The end
chapter-16 = Solo
chapter-17 = Abilities
chapter-O = Abilities of the Order
chapter-C = Abilities of the Council
chapter-V = Abilities of the Coven
chapter-S = Abilities of the Sect
