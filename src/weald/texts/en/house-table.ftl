### What is said at the table, in the terminal as in the browser, whatever the game.

fact-none = none
log-times = { $event } ({ $count } times)
refusal = { $why } [{ $law }]
why-not-asked = it does not answer the question that is asked
why-dice-cannot-say = the dice cannot say that
end-heading = The game is over
