### The keys of the table.

web-key-tab = from choice to choice
web-key-arrows = over the board, the hand and the choices
web-key-digits = go to the choice of that number
web-key-enter = choose it
web-key-undo = undo
web-key-end = end, pass, decline or withdraw
web-key-hand = to your hand
web-key-log = to the log
web-key-question = to the question
web-key-retell = what happened, once more
web-key-close = close, or put the card back
web-key-back = take back your turn, against computers alone
web-key-standing = your standing answers
web-key-chat = the chat of the table
web-key-hint = what would you do? against computers alone
