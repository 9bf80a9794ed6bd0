### The pages around the table in the browser: home, the form for a new table, the law book, replay.

## Every page

web-nav = The ways from here
web-colours = Colours:
web-colours-auto = Colours: as the system has them. Press for light.
web-colours-light = Colours: light. Press for dark.
web-colours-dark = Colours: dark. Press for those of the system.
web-colours-auto-short = Auto
web-colours-light-short = Light
web-colours-dark-short = Dark
web-lobby = Lobby
web-me = My page
web-unofficial = Weald is unofficial: not made, endorsed or supported by the publishers of these games. Laws and cards are told in our own words. The games are worth buying.
web-cancel = Cancel

## Home

web-welcome = Play woodland war games by their printed rules, against the computer or with friends by a link, without an account.
web-welcome-back = { $count ->
    [0] Your games go on; nobody waits for you just now.
    [one] One game waits for your move.
   *[other] { $count } games wait for your move.
  }
web-tab-waiting = ({ $count }) Your turn – Weald
web-name-label = Your name
web-name-change = Change your name
web-name-keep = Keep
web-start-here = New here? Start with this one.
web-play-computer = Play against the computer
web-play-together = Play together with the computer
web-set-up = Set up a table
# Titles as in the games' own catalogues (game-critters ...), which the start page does not fetch; a test compares them.
web-game-critters = Critters at War
web-game-root = Root
web-game-defenders = Defenders of the Wild
web-about-critters = Two commanders fight over air, land and sea. Six cards each, quick to learn, ten minutes a game.
web-about-root = Factions with rules of their own fight over a woodland of twelve clearings: with friends, the computer and Clockwork bots.
web-about-defenders = Lead factions of animals together against machines that wall in, build on and poison the land.
web-list-games = Start a game
web-list-mine = My games
web-list-mine-none = None yet. Your games wait here for you, for days if need be.
web-list-open = Open tables
web-list-open-none = Nobody is looking for company just now. Lay a table with a free seat and list it here.
web-list-finished = Finished games
web-list-finished-none = Games that are over can be watched again here, from every seat.
web-list-all = Show all { $count }
web-list-waiting-friend = A seat is still free: send your friend the link
web-list-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
web-list-agreed = Ended by agreement
web-list-closed = Closed by the host
web-list-lost = All lost
web-list-play = Play
web-list-look = Look
web-seat-mine = { $place }: you
web-seat-person = { $place }: { $who }
web-seat-free = { $place }: free
web-list-points = { $place } { $count }
web-list-lobby = All of them, by game, pace and language
web-list-history = All finished games
web-seat-nameless = { $place }: a guest who is gone
web-seat-left = { $place }: left
web-seat-computer = { $place }: computer
web-sit = Sit down as { $place }
web-watch = Watch
web-watch-replay = Watch again

## A new table

web-new-title = A new table

## The law book

web-book-critters = Critters at War
web-book-root = The Law of Root
web-book-clockwork = The Law of Rootbotics
web-book-defenders = Defenders of the Wild
web-law-search = Search all laws
web-law-books = Law books
web-law-chapters = Chapters
web-law-found = Laws with “{ $words }”
web-law-count = { $count ->
    [0] None. Try fewer or other words.
    [one] One law
   *[other] { $count } laws
  }
web-law-reading = Reading the books …
web-law-own-words = The rules in our own words, numbered as in the rule book.

## Replay

web-replay-closed = This game cannot be watched.
web-replay-opening = Fetching the game …

## Which faction

web-side-title = Whom will you lead?
web-side-more = You play against three computers. Choose a faction, and the game begins.
web-side-hard-1 = easy to learn
web-side-hard-2 = takes a game or two
web-side-hard-3 = for those who know the others
web-side-all = More players, another map, Clockwork bots: set up the table yourself
