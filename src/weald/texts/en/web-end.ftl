### The end of a game.

web-over-won = You have won!
web-over-lost = You have lost.
web-over-all-won = You have all won together!
web-over-all-lost = You have all lost together.
web-over-nobody = Nobody has won.
web-over-by = { $seats } has won.
web-over-together = { $seats } have won together.
web-over-points = { $seat } came to { $score } points, the last { $points ->
    [one] one
   *[other] { $points }
  } by: { $title }
web-over-why = The rule that ended it: { $title }
web-chart = Points round by round
web-turning = Where it turned
web-turning-lead = Round { $round }: { $seat } took the lead, with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
web-turning-best = Round { $round }: { $seat } scored { $points } points in one turn.
web-over-agreed = Ended by agreement
web-over-resigned = { $names } resigned
web-over-time = { $names } ran out of time
web-over-open = All hands are open now: look at them in the replay.
web-rematch = Play again
web-unfollowed-about = The rules of this house have changed, and do not allow line { $line } of its record any more. Nothing is lost: when all who sit there agree, the game ends here, and its record can be downloaded.
web-unfollowed-agreed = wants to end it
web-unfollowed-when = The last move was on { $date }.
web-unfollowed-end = End the game here
web-unfollowed-record = Download the record
web-rematch-join = To the rematch
web-journal = Journal
