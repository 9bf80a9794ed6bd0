# The rules of Critters at War, in our own words. The index is games/critters/data/laws.json.

law-1-1 = Lay the three theater boards, air, land and sea, side by side in a random order.
    .title = The row of theaters

law-1-2 = Mix the two commander cards and give one to each player. The holder of the white commander is the first player of the first battle.
    .title = Who begins

law-1-3 = Shuffle the 18 battle cards and deal six to each player. A hand is seen by its owner only.
    .title = Hands

law-1-4 = The six cards left over form the deck. Nobody looks at them.
    .title = The deck

law-1-5 = The score markers lie ready in a common heap; both players begin without points.
    .title = Score markers

law-2-1 = A battle is won by controlling more theaters once all cards are played, or by the opponent's withdrawal.
    .title = A game is a series of battles

law-2-2 = The winner of a battle scores victory points. The first player to reach 12 wins the game.
    .title = Points

law-2-3 = The players take turns and play one card in a turn.
    .title = Turns in a battle

law-2-4 = Cards are not drawn during a battle, unless an ability says so.
    .title = No drawing

law-3-1 = Each board makes a column between the players: a theater. Cards are always played into one of the three, and lie in it from then on.
    .title = Theaters

law-3-2 = Theaters next to each other in the row are adjacent: the middle one to both others, the outer two not to each other.
    .title = Adjacent theaters

law-3-3 = Every card on a player's side of the boards is that player's. Cards are played onto one's own side only.
    .title = Owning cards

law-4-1 = The large number on a card is its strength.
    .title = Strength

law-4-2 = Add up the strength of each side's cards in a theater. The side with the higher total controls it.
    .title = Control by strength

law-4-3 = An ability takes effect when its card is played faceup or turned faceup. It is either instant or ongoing.
    .title = Tactical abilities

law-4-4 = A card is of the type of one theater and is normally played faceup into that theater only.
    .title = Type

law-4-5 = A card may be played facedown into any theater.
    .title = Facedown cards are wild

law-4-6 = A facedown card has strength 2, whatever is printed on it.
    .title = Facedown strength

law-4-7 = While a card lies facedown its ability does not exist.
    .title = Facedown cards have no ability

law-4-8 = A player may look at their own facedown cards at any time, and never at the opponent's.
    .title = Looking at facedown cards

law-4-9 = A card played where its owner already has cards is laid over them. A card with another on top is covered; the top one is uncovered.
    .title = Covering

law-5-1 = The first player takes the first turn of a battle; then the turns alternate.
    .title = Alternating turns

law-5-2 = In a turn a player does exactly one of three things: deploy, improvise or withdraw.
    .title = One action

law-5-3 = Play one card from hand faceup onto one's own side of a theater.
    .title = Deploy

law-5-4 = A deployed card must be of the type of the theater it is played into.
    .title = Deploy: the type must match

law-5-5 = If there are own cards in the theater already, the new card covers them.
    .title = Deploy: on top

law-5-6 = The ability of a deployed card takes effect.
    .title = Deploy: the ability

law-5-7 = Play one card from hand facedown into any theater, whatever its type.
    .title = Improvise

law-5-8 = Give up the battle. The opponent wins it.
    .title = Withdraw

law-5-9 = After an action it is the opponent's turn, until somebody withdraws or both have played all their cards.
    .title = The turn passes

law-6-1 = At once, when a card is played faceup from hand or a facedown card is turned faceup.
    .title = When abilities take effect

law-6-2 = They take effect once, right after the card is played or revealed, and again only if that happens again.
    .title = Instant abilities

law-6-3 = Instants that have to take effect at the same time do so in the order in which their cards were played or revealed, each completely before the next.
    .title = Several instants

law-6-4 = An instant that has begun is carried out to its end, even if its card is turned facedown meanwhile.
    .title = Begun is finished

law-6-5 = They hold while the card lies faceup, stop when it is turned facedown, and hold again when it is turned back.
    .title = Ongoing abilities

law-6-6 = An ability must be used, unless it says that its owner may.
    .title = Must and may

law-6-7 = What an ability cannot do is left out.
    .title = The impossible

law-7-1 = Turn a faceup card facedown or a facedown card faceup. Unless the ability says otherwise, it may be any player's card.
    .title = Flip

law-7-2 = Where an ability names only covered or only uncovered cards, it is limited to them; where it does not, any card will do.
    .title = Covered and uncovered

law-7-3 = A card goes from hand into a theater. When an ability makes a player play a card, all normal limits hold: own side, matching type if faceup, on top.
    .title = Play

law-7-4 = A card that has come into a theater of another type stays there and counts in full.
    .title = In the wrong theater

law-7-5 = A destroyed card goes facedown to the bottom of the deck. If it is destroyed right after it was played, its ability is not used.
    .title = Destroy

law-7-6 = When the cards in a theater are counted, both players' cards count.
    .title = Occupied

law-7-7 = A moved card stays on its owner's side, goes to another theater and covers the cards that lie there.
    .title = Move

law-7-8 = What speaks of played cards does not touch moved ones.
    .title = Moving is not playing

law-8-1 = A battle ends at once when a player withdraws; the opponent wins it.
    .title = End by withdrawal

law-8-2 = A battle ends when both players have played all their cards; whoever controls more theaters wins it.
    .title = End by playing out

law-8-3 = To control a theater a side needs the higher total. With equal totals, none on either side included, the first player controls it.
    .title = Control

law-9-1 = If nobody withdrew, the winner scores 6 points.
    .title = Points for a battle fought out

law-9-2 = The opponent scores what the commander card of the player who withdraws says for the number of cards left in that player's hand.
    .title = Points for a withdrawal

law-9-3 = If the winner of the battle has not won the game, the next battle is prepared.
    .title = After scoring

law-10-1 = Gather all 18 cards, shuffle them and deal six to each player; the rest is the deck.
    .title = Next battle: cards

law-10-2 = Every theater moves one place to the right, and the rightmost goes to the far left.
    .title = Next battle: theaters

law-10-3 = The players swap commander cards, so the first player becomes the second.
    .title = Next battle: commanders

law-11-1 = Whoever has 12 points or more after a battle wins the game.
    .title = Winning the game

law-11-2 = The players may agree on another number of points: 18, for a longer game.
    .title = Longer and shorter games

law-12-1 = The winner of a battle scores 1 point.
    .title = Beginner mode: points

law-12-2 = The first player with 3 points wins.
    .title = Beginner mode: victory

law-12-3 = The numbers on the commander cards are ignored: a withdrawal is worth 1 point like any other win.
    .title = Beginner mode: withdrawing

law-A1 = Ongoing. Its owner's total rises by 3 in every theater adjacent to the one it lies in.
    .title = Support

law-A2 = Instant. The next card its owner plays may be played faceup into any theater.
    .title = Air Drop

law-A3 = Instant. Flip an uncovered card, anybody's, in an adjacent theater.
    .title = Maneuver (air)

law-A4 = Ongoing. Its owner may play cards of strength 3 or less faceup into any theater.
    .title = Aerodrome

law-A5 = Ongoing. A card that either player plays facedown is destroyed.
    .title = Containment

law-A6 = No ability.
    .title = Heavy Bombers

law-L1 = Instant. Draw the top card of the deck and play it facedown into an adjacent theater.
    .title = Reinforce

law-L2 = Instant. Flip an uncovered card, anybody's, in any theater.
    .title = Ambush

law-L3 = Instant. Flip an uncovered card, anybody's, in an adjacent theater.
    .title = Maneuver (land)

law-L4 = Ongoing. The cards beneath it have strength 4.
    .title = Cover Fire

law-L5 = Instant. Its owner flips one of their own uncovered cards; then the opponent flips one of theirs.
    .title = Disrupt

law-L6 = No ability.
    .title = Heavy Tanks

law-S1 = Instant. Its owner may move one of their own cards to another theater.
    .title = Transport

law-S2 = Ongoing. Its owner's facedown cards have strength 4.
    .title = Escalation

law-S3 = Instant. Flip an uncovered card, anybody's, in an adjacent theater.
    .title = Maneuver (sea)

law-S4 = Instant. Its owner may take one of their own facedown cards back to hand; if so, they must play a card.
    .title = Redeploy

law-S5 = Ongoing. A card that either player plays into an adjacent theater is destroyed if three or more other cards lie there.
    .title = Blockade

law-S6 = No ability.
    .title = Super Battleship

## The chapters of the book

chapter-1 = Set-up
chapter-2 = The game
chapter-3 = Theaters
chapter-4 = Cards
chapter-5 = Turns
chapter-6 = Abilities
chapter-7 = Terms
chapter-8 = The end of a battle
chapter-9 = Points
chapter-10 = The next battle
chapter-11 = Victory
chapter-12 = Beginner mode
chapter-A = Cards of the air
chapter-L = Cards of the land
chapter-S = Cards of the sea
