### The table in the browser: what its reader finds around the board.

## The house

web-title = Weald
web-home = To the start page
web-laws = Law book
web-replay = Replay
web-lost = There is nothing at this address.
web-lost-title = Nothing here
web-lost-more = Perhaps a part of the link got lost on its way. Links to tables and seats are long; they must be copied whole.
web-part-missing = A part of the page could not be fetched. Weald may have been renewed on the server.
web-closed-by-host = The host has closed this table
web-reload = Load again
web-again = Try again
web-close = Close

## Links

web-claiming = Taking you to the table …
web-claim-failed-seat = This link does not open a seat.
web-claim-failed-invite = This invitation cannot be taken up.
web-claim-failed-watch = This link does not let you watch.

## Problems

web-refused = Not now: { $why } [{ $law }]
web-refused-bare = Not now: { $why }
web-error-unknown = Something went wrong (code { $code }). Try again; if it stays so, load the page again.
web-error-unknown-game = There is no game called { $name }.
web-error-no-connection = The server cannot be reached.
web-error-not-connected = Not sent: there is no connection just now.
web-error-stale = The table has moved on meanwhile. Look again, then choose.
web-error-fault = Something went wrong on this page. Load it again; the game is safe on the server.

## At the table

web-table-closed = This table cannot be opened.
web-opening = Opening the table …
web-connecting = Connecting …
web-reconnecting = The connection is lost; trying again. The game is safe.
web-watching = You are watching. You see what everybody sees.
web-board = The board
web-bare = The table is still bare: it is being laid.
web-hand = Your hand
web-question = The question
web-log = Log
web-mine = My board
web-log-empty = Nothing has happened yet.
web-log-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
web-log-fold = fold
web-seats = The seats
web-menu = Menu
web-keys = Keys
web-language = Language
web-law-beside = A second language beside it
web-law-alone = none
web-settings = Settings
web-you = you
web-who-open = free seat
web-who-left = left
web-who-person = person
web-who-bot = bot
web-away = not at the table just now
web-who-beginner = computer (beginner)
web-who-easy = computer (easy)
web-who-normal = computer (normal)
web-who-hard = computer (hard)
web-who-expert = computer (expert)
web-who-random = computer (random)
web-who-computer = computer
web-points = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
web-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
web-turn = thinking
web-turn-open = awaited
web-turn-mine = Your turn
web-won = won
web-tab-turn = ● Your turn: { $game }
web-tab-over = Over: { $game }
web-thinking = { $seat } is thinking.
web-thinking-person = { $who } ({ $seat }) is thinking.
web-chance = The dice decide.
web-going-on = Going on …
web-not-now = Not now ({ $count })
web-all-choices = List
web-single = There is only one answer.
web-single-auto = Answer such questions by themselves
web-undo = Undo
web-sure = This cannot be taken back. Really?
web-sure-yes = Yes
web-sure-no = No
web-left-unused = { $count ->
    [one] One action is still unused.
   *[other] { $count } actions are still unused.
  }
web-left-more = You can still { $deed }.
web-left-yes = End anyway
web-left-never = Never ask
web-left-silent = It will not be asked again.
web-retell = Tell me again what happened
web-timing-instant = Instant
web-timing-ongoing = Ongoing
web-facedown-known = { $name } (facedown)
web-slot-deploy = deploy faceup
web-slot-improvise = play facedown
web-slot-to = move it here
web-slot-reinforce = lay it here

## What others do

web-story = What happens
web-story-turn = { $seat }, turn { $turn }
web-story-turn-bare = { $seat }
web-story-law = By the rules
web-story-step = { $number } of { $of }
web-story-next = Next step
web-story-pause = Pause
web-story-why = Why?
web-story-skip = Skip
web-story-on = Go on
web-turn-sum = { $seat }, turn { $turn }: { $deeds }.{ $score ->
    [none] {""}
    [one] {" "}1 point now.
   *[other] {" "}{ $score } points now.
  }
web-turn-sum-bare = { $seat }: { $deeds }.
web-turn-nothing = nothing of note
web-turn-nothing-yet = nothing yet
web-sum-points = { $deed } ({ $points })
web-sum-scored = scoring
web-battle-won = { $seat } won battle { $battle }.
web-why = why:
web-pace = How fast the deeds of others are told
web-pace-step = step by step
web-pace-slow = calmly
web-pace-fast = fast
web-pace-off = at once
web-marker = Priority marker { $number }
web-markers = Bots choose by the priority markers, from the highest: { $list }

## Several people at one screen

web-curtain = Pass to { $seat }
web-curtain-who = What comes now is for { $seat } alone.
web-curtain-raise = I am { $seat }: show my side
web-curtain-undo = { $seat }: take the last action back

## Waiting for a friend

web-waiting = Waiting for a friend
web-waiting-for = Waiting for { $seat }
web-waiting-seats = Waiting for { $seats }
web-invite = Invite
web-qr-show = Show a code for a phone
web-waiting-how = Send this link to a friend. Whoever opens it first takes the seat.
web-waiting-others = Somebody has been invited and has not come yet.
web-invite-link = Invitation to play { $seat }
web-invite-make = Make an invitation link
web-copy = Copy
web-copied = Copied
web-qr = The same link as a QR code
web-qr-how = Or show this to a phone.
web-links = Links
web-seat-link = Link to play { $seat } on another device
web-seat-link-note = Keep this link to yourself: whoever has it plays { $seat }.
web-watch-link = Link for spectators

## The end

web-scores = Points at the end
web-unfollowed = This game cannot go on
web-left-label = A seat that was left
web-left = { $seat } has been left. Whoever sat there knows its cards, so nobody else can take the seat.
web-left-back = Sit down again
web-left-anew = Deal anew
web-left-anew-about = A new table with the same people, where the seat is free
web-left-dealt = The cards were dealt anew at another table.
web-left-join = To the new table
web-leave = Leave the table
web-leave-sure = Really leave: somebody else may take the seat

## Settings and keys

web-theme = Colours
web-theme-auto = as the system
web-theme-light = day
web-theme-dark = night
web-motion = Show movement
web-catch-up = Show step by step what happened meanwhile
web-trivial = Answer by itself what has only one answer, if that reveals and commits nothing
web-trivial-note = Only when you are the one person at the table: among several, even the haste would tell something.
web-leftovers = Ask once before something is ended while more can be done
web-notify = Tell me when it is my turn, even if the tab is not in sight
web-key-laws = the law book
web-key-keys = these keys
web-law = Law { $number }
web-law-none = The text of this law is not at hand.
web-law-open = Open it in the law book

# the map
web-nearer = Nearer
web-farther = Farther
web-whole = Whole map
web-how-many = How many?
web-fewer = One fewer
web-more = One more
web-go = { $count ->
    [one] Move 1
   *[other] Move { $count }
  }
