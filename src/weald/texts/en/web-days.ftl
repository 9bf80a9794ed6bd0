### Games over days: pace, clocks, who is waited for, and how people part with a game.

web-tempo = Pace
web-tempo-none = No time limit
web-tempo-day = A day a turn
web-tempo-three-days = Three days a turn
web-tempo-week = A week a turn
web-tempo-clock = Live: { $minutes } min + { $seconds } s
web-tempo-told = The pace of this table: { $tempo }

web-waits-mine = Your turn since { $when }
web-waits-mine-bare = Your turn
web-waits = Waits for { $who } since { $when }
web-waits-bare = Waits for { $who }
web-since = since { $when }
web-due = until { $when }
web-overdue = time for the turn is over
web-clock = { $seat }: { $time } left
web-list-resigned = Ended: somebody resigned
web-list-resigned-by = { $names } resigned
web-list-time = Ended: somebody ran out of time
web-list-time-by = { $names } ran out of time


web-for = Computer for { $who }
web-stood-in-gone = While you were gone, a computer played for you.
web-stood-in-resigned = You have resigned. A computer plays on for you.
web-stood-in-time = Your time ran out. A computer plays on for you.
web-stood-in-back = Play on myself

web-wish-end = { $names } would like to end the game here
web-wish-replace = { $names } would let a computer play for { $about }
web-wish-needed = Still missing: { $names }
web-wish-yes = I agree
web-wish-no = No longer
web-gone = { $who } has not answered in time.
web-gone-replace = Let a computer play for { $who }
web-left-replace = Let a computer play on

web-part = End or resign …
web-chat = Chat
web-chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
web-invited = You are invited to a game
web-invited-sit = Sit down
