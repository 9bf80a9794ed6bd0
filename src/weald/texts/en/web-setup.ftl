### The page on which a table is set up: who plays what, the lot and the reach, what will be laid.

web-setup-again = As at first
web-setup-again-note = Forget what I chose last
web-setup-draw = Draw
web-setup-draw-lot = Draw by lot
web-setup-draw-reach = Draw by reach
web-setup-draw-keep = Keep my seat
web-setup-draw-count = Seats to draw
web-setup-draw-count-bots = Seats to draw, beside the bots
web-setup-more = One more
web-setup-fewer = One fewer
web-setup-drawn = Drawn by lot.
web-setup-drawn-mine = Drawn by lot. You are { $mine }.
web-setup-drawn-advised = Drawn by reach.
web-setup-drawn-advised-mine = Drawn by reach. You are { $mine }.
web-setup-reach-of = reach { $reach }
web-setup-reach-enough = Reach { $sum }: enough. The law advises { $advised } or more for { $count } seats.
web-setup-reach-low = Reach { $sum }: the law advises { $advised } or more for { $count } seats. You can play it, but the game may drag or be one-sided.
web-setup-reach-lower = Reach { $sum }: the law advises { $advised } or more for { $count } seats, and never less than { $least }. You can play it, but expect a slow, uneven game.
web-setup-who-plays = Who plays { $place }?
web-setup-sit-listed = a friend by link, or anybody
web-setup-bot = { $bot }, { $level }
web-setup-bot-traits = { $bot }, { $level }: { $traits }

# What will be laid, in a sentence. A game may say it in its own words (setup-sum, setup-who).
web-setup-sum = { $count ->
    [one] One seat: { $who }.
    [2] Two seats: { $who }.
    [3] Three seats: { $who }.
    [4] Four seats: { $who }.
    [5] Five seats: { $who }.
    [6] Six seats: { $who }.
   *[other] { $count } seats: { $who }.
  }
web-setup-who = you as { $mine } against { $others }
web-setup-who-alone = you as { $mine }
web-setup-who-watch = { $others }, and you watch
web-setup-computer = { $place } (computer)
web-setup-open = { $place } (free)

web-setup-pace-none = The game waits for everybody as long as it takes.
web-setup-pace-day = Whoever has not answered within a day can be replaced by a computer, if the others agree.
web-setup-pace-three = Whoever has not answered within three days can be replaced by a computer, if the others agree.
web-setup-pace-week = Whoever has not answered within a week can be replaced by a computer, if the others agree.
web-setup-pace-clock = For a game in one go: each has a clock, and gets more time for each answer. Of two, who runs out of time has lost; of more, a computer plays on for them.
web-setup-talk = Who may speak in the chat
web-setup-talk-players = Those who play
web-setup-talk-all = Watchers too
web-setup-talk-off = Nobody

web-new-seats = Who sits where
web-new-options = Options
web-new-name = A name for the table, if you like
web-new-public = Listed under open tables: anybody on this server may take a free seat or watch
web-new-language = Language in which you talk
web-new-language-any = any
web-new-start = Lay the table
web-new-none-mine = No seat is yours: you will watch.
web-new-hot-seat = More than one seat is yours: between their turns the table lays a curtain.
web-sit-nobody = nobody
web-sit-me = me
web-sit-friend = a friend, by link
web-sit-led = takes part, led by the lone player
web-sit-bot = Clockwork bot
web-sit-computer = computer
web-value-yes = yes
web-value-no = no
web-value-standard = standard
web-value-beginner = beginner
web-value-random = random
web-value-listed = as listed
web-value-exiles = Exiles and Partisans
web-value-chosen = chosen by the player
web-value-special = special
