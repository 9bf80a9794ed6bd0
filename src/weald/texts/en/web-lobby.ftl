### The lobby.

web-lobby-lists = Which tables
web-lobby-seeking = Looking for players
web-lobby-live = Games to watch
web-lobby-finished = Finished games
web-lobby-game = Game
web-lobby-pace = Pace
web-lobby-pace-none = no hurry
web-lobby-pace-days = days for a turn
web-lobby-pace-clock = live, with a clock
web-lobby-language = Language
web-lobby-any = any
web-lobby-more = Show more
web-lobby-lay = Start a game
web-lobby-seeking-none = No table is looking for players now. Set up a table with a free seat and list it: it will stand here.
web-lobby-live-none = No listed game is going on now.
web-lobby-finished-none = No listed game is over yet.
web-lobby-none-such = There is no such table now. Choose “any” to see more.
