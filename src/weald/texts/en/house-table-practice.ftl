### Taking back a turn, against computers alone: in the terminal as in the browser.

practice = Practice
practice-mark = Practice: a turn of this game was taken back.
practice-meaning = Taking back your turn also takes back dice, revealed cards and what the computers did since. The dice stay the same when you come to them again. The game is marked as practice, for ever.
back-sure = Take back your turn (yes or no)? >
error-back-people = you can take back a whole turn against computers alone, where nobody else has ever sat
error-back-nothing = there is no turn of yours to take back
error-back-over = a finished game cannot be taken back
hinted = With hints
hinted-mark = With hints: in this game somebody asked what a computer would do.
