### Root: the Riverfolk Robots, and what bots buy of the Riverfolk. Effects are told in our own words.

ask-choose-copy = Which of these cards? The cards right of it move up.
ask-chance-copy = Which of the equal cards is it?
ask-chance-ware = Which card is bought?

why-no-services-with-dominance = the Robots sell nothing to a player with an activated dominance card
why-no-services-in-coalition = the Robots sell nothing to a Vagabond in a coalition
why-another-card = another card lies there, or the same row would be left

do-row = the card at place { $place } of the market, from the left
group-row = The card at place

event-market-stocked = { $seat }: { $card } came into the market.
event-protectionism = { $seat }: { $shield ->
    [yes] nobody had paid (the shield){ $sword ->
        [yes] {" "}and no warrior was left (the sword)
       *[no] {""}
      }
   *[no] { $sword ->
        [yes] no warrior was left (the sword)
       *[no] customers had paid and warriors were left: nothing to be angry about
      }
  }.
event-extorted = { $seat }: { $count ->
    [one] 1 warrior went
   *[other] { $count } warriors went
 } from clearing { $clearing } into the payments.
event-payments-returned = { $seat }: { $count ->
    [one] 1 warrior of the { $other_seat } left
   *[other] { $count } warriors of the { $other_seat } left
 } the payments.
event-bot-chose-card = { $seat }: which card to buy: { $cards }{ $reason }.

choice-customer = whose warriors lead the payments
choice-trade-post = where to set up a trade post
choice-craft = which of the new cards to craft
choice-shield = whether nobody had paid (the shield)
choice-sword = whether no warrior is left (the sword)

criterion-payments = warriors among the payments
criterion-customer-there = pieces of the best customer
    .whether = With pieces of the best customer
criterion-birds = birds
    .whether = A bird
criterion-all-payments = warriors among all payments
criterion-clearings = clearings for it
criterion-printed-points = points printed on the card

why-no-place-to-trade = no trade post can be set up in an ordered clearing
why-neither-shield-nor-sword = neither shield nor sword holds

board-key-market = Market
board-key-against = Robots fight against
board-key-protectionism = Protectionism
board-key-ambushes = Ambushes bought
