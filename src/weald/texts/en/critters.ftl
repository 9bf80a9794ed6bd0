### Critters at War: what its players read. Card names are facts of the game; effects are told in our own words.

game-critters = Critters at War
    .about = Two commanders fight over air, land and sea. Six cards each, one action a turn; hold two of the three theaters to win the battle, or withdraw while it is cheap.
    .help = Each battle: in turns, deploy a card faceup to the theater of its type (A air, L land, S sea), or play any card facedown anywhere as a 2. Only the uncovered card of a pile (marked >) can be flipped. Theaters side by side are next to each other. When all cards are played, the higher total controls a theater, the first player at a tie; two theaters win.

theater-air = air
theater-land = land
theater-sea = sea

option-mode = standard, or beginner: every battle is worth one point
    .title = Mode
option-target = the points that win the game; 0 means the usual number of the mode
    .title = Points that win

## Cards

card-A1 = A1 Support
    .name = Support
    .effect = your side counts 3 more in theaters next to it
card-A2 = A2 Air Drop
    .name = Air Drop
    .effect = your next card may be deployed to any theater
card-A3 = A3 Maneuver
    .name = Maneuver
    .effect = flip one uncovered card of either side next to it
card-A4 = A4 Aerodrome
    .name = Aerodrome
    .effect = you may deploy strengths 1 to 3 to any theater
card-A5 = A5 Containment
    .name = Containment
    .effect = whatever anybody plays facedown is destroyed
card-A6 = A6 Heavy Bombers
    .name = Heavy Bombers
    .effect = no ability
card-L1 = L1 Reinforce
    .name = Reinforce
    .effect = draw a card and lay it facedown next to it
card-L2 = L2 Ambush
    .name = Ambush
    .effect = flip one uncovered card of either side, anywhere
card-L3 = L3 Maneuver
    .name = Maneuver
    .effect = flip one uncovered card of either side next to it
card-L4 = L4 Cover Fire
    .name = Cover Fire
    .effect = every card beneath it counts exactly 4
card-L5 = L5 Disrupt
    .name = Disrupt
    .effect = each side flips one uncovered card, you first
card-L6 = L6 Heavy Tanks
    .name = Heavy Tanks
    .effect = no ability
card-S1 = S1 Transport
    .name = Transport
    .effect = you may shift a card of yours to another theater
card-S2 = S2 Escalation
    .name = Escalation
    .effect = your facedown cards count 4 each instead of 2
card-S3 = S3 Maneuver
    .name = Maneuver
    .effect = flip one uncovered card of either side next to it
card-S4 = S4 Redeploy
    .name = Redeploy
    .effect = you may take back a facedown card, then play one
card-S5 = S5 Blockade
    .name = Blockade
    .effect = cards played next to it where 3 lie are destroyed
card-S6 = S6 Super Battleship
    .name = Super Battleship
    .effect = no ability

## Actions, as a person would say them. $card: the card a flip, move or return would touch, if the player knows it.

do-deploy = deploy { $card } to the { $theater }
do-improvise = play { $card } facedown to the { $theater }
do-withdraw = { $ends ->
    [war] withdraw: { $other_seat } gets { $points } and wins the game, { $score } to { $own_score }
   *[battle] withdraw: { $other_seat } gets { $points }, then { $score } to { $own_score } of { $target }
  }
do-withdraw-bare = withdraw: end this battle now
do-flip = flip { $seat }'s { $side } { $card } in the { $theater }
do-flip-hidden = flip { $seat }'s facedown card in the { $theater }
do-move = move { $card } out of the { $theater } (card { $place } there)
do-move-hidden = move card { $place } of the { $theater }
do-to = move it to the { $theater }
do-return = take { $card } back to your hand from the { $theater } (card { $place } there)
do-return-hidden = take card { $place } of the { $theater } back to your hand
do-reinforce = lay the drawn card facedown in the { $theater }
do-decline = decline: do nothing
do-row = the theaters lie in the order { $row }
do-first = { $seat } draws the white commander
do-deal = the dealt hand is { $cards }
do-draw = the drawn card is { $card }

# Headings of the choices of one card.
heading-deploy = deploy
heading-improvise = facedown

## Questions

ask-choose-action = Your turn: deploy a card, play one facedown (strength 2), or withdraw.
ask-choose-play = Play a card: deploy it faceup or play it facedown.
ask-choose-flip = Flip one uncovered card.
ask-choose-own-flip = Flip one of your own uncovered cards.
ask-choose-reinforced-theater = Where do you lay the drawn card, facedown?
ask-choose-cargo = Move one of your cards to another theater, or decline.
ask-choose-destination = Where does it go?
ask-choose-return = Take back one of your facedown cards, or decline.
ask-chance-row = In which order do the theaters lie?
ask-chance-first = Who draws the white commander?
ask-chance-deal = Which six cards are dealt?
ask-chance-draw = Which card is drawn?

## Refusals

why-type-must-match = a card is deployed faceup only to the theater of its own type
why-not-in-hand = that card is not in your hand
why-not-adjacent = that theater does not lie next to the card
why-no-card-there = no card lies there
why-not-your-card = it must be a card of your own
why-not-facedown = only a facedown card can be taken back
why-already-there = the card lies in that theater already
why-must-play-a-card = a card was taken back, so one must be played now

## Events

event-row = The theaters were laid in the order { $theaters }.
event-goes-first = { $seat } became first player, who wins ties.
event-battle-began = Battle { $battle } began.
event-dealt = { $seat } was dealt { $cards }.
event-dealt-hidden = { $seat } was dealt { $number } cards.
event-deployed = { $seat } deployed { $card } to the { $theater }.
event-improvised = { $seat } played { $card } facedown to the { $theater }.
event-improvised-hidden = { $seat } played a card facedown to the { $theater }.
event-destroyed = { $seat }'s { $card } was destroyed in the { $theater } by { $by_card }.
event-destroyed-hidden = { $seat }'s facedown card was destroyed in the { $theater } by { $by_card }.
event-flipped-up = { $seat }'s card in the { $theater } was flipped faceup: { $card }.
event-flipped-down = { $seat }'s { $card } in the { $theater } was flipped facedown.
event-moved = { $seat } moved { $card } from the { $from_theater } to the { $theater }.
event-moved-hidden = { $seat } moved a facedown card from the { $from_theater } to the { $theater }.
event-returned = { $seat } took { $card } back from the { $theater }.
event-returned-hidden = { $seat } took a facedown card back from the { $theater }.
event-drew = { $seat } drew { $card } from the deck.
event-drew-hidden = { $seat } drew a card from the deck.
event-reinforced = { $seat } laid { $card } facedown in the { $theater }.
event-reinforced-hidden = { $seat } laid the drawn card facedown in the { $theater }.
event-air-dropped = { $seat } was free to deploy the next card to any theater.
event-declined = { $seat } made no use of { $by_card }.
event-withdrew = { $seat } withdrew with { $hand ->
    [one] one card
   *[other] { $hand } cards
  } in hand.
event-held = { $seat } held the { $theater }, { $total } to { $other_total }{ $by ->
    [tie] , as first player.
   *[strength] .
  }
event-battle-won = { $seat } won the battle for { $points ->
    [one] one point
   *[other] { $points } points
  }, { $score } in all.
event-won = { $seat } won the game with { $score } points.

## The board in the terminal

board-head = Battle { $battle } · { $target } points win · cards in the deck: { $deck }
board-seat = { $seat }{ $you ->
    [yes] {""} (you)
   *[no] {""}
  }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand{ $first ->
    [yes] , first player (wins ties)
   *[no] {""}
  }
board-total = { $seat } { $total }
board-total-bonus = { $seat } { $total }+{ $bonus }
board-control = { $seat } controls
board-tie = { $seat } by the tie
board-theater-plain = { $theater } theater: { $control }
board-pile = { $seat } { $total }: { $pile }
board-pile-bonus = { $seat } { $total }, { $bonus } of it by { card-A1 }: { $pile }
board-empty = no cards
board-facedown = facedown ({ $id })
board-facedown-hidden = facedown
board-card = { $place }. { $card }, strength { $strength }{ $top ->
    [yes] , uncovered
   *[no] {""}
  }
board-card-down = { $place }. { $card } facedown, strength { $strength }{ $top ->
    [yes] , uncovered
   *[no] {""}
  }
board-card-down-hidden = { $place }. facedown, strength { $strength }{ $top ->
    [yes] , uncovered
   *[no] {""}
  }
board-destroyed = Destroyed, under the deck: { $list }
board-air-drop = Air Drop: { $seat }'s next card may be deployed to any theater.
board-shown = Known to be in { $seat }'s hand: { $cards }
board-held = Drawn and not laid yet: { $card }
board-held-hidden = A drawn card is not laid yet.
board-waiting = Abilities still to come: { $cards }
board-hand = Your hand:
board-hand-of = { $seat }'s hand:
board-hand-card = { $card }. { $effect }
effect-instant = Strength { $strength }. Instant: { $effect }
effect-ongoing = Strength { $strength }. Ongoing: { $effect }
effect-none = Strength { $strength }, { $effect }
side-faceup = faceup
side-facedown = facedown
