### The operator's page: for whoever runs the server.

web-operator = Operator
web-operator-about = This page is for whoever runs this server.
web-operator-secret = The operator's secret
web-operator-enter = Come in
web-operator-leave = Sign out
web-operator-hello = Signed in as { $name }
web-operator-parts = Parts of this page
web-operator-part-house = Health
web-operator-part-tables = Tables
web-operator-part-guests = Guests
web-operator-part-bans = Bans
web-operator-part-mutes = Muted
web-operator-part-retention = Retention
web-operator-part-log = Log
web-operator-find = Search by id, title or name
web-operator-find-guests = Search by id or name
web-operator-which = Which tables
web-operator-which-all = all
web-operator-which-open = open
web-operator-which-finished = finished
web-operator-none = Nothing found.
web-operator-most = The first { $count } are shown. Search for others.
web-operator-table = Table
web-operator-people = People
web-operator-moved = Last move
web-operator-state = State
web-operator-state-open = open
web-operator-state-over = over
web-operator-state-closed = closed
web-operator-state-agreed = ended by agreement
web-operator-nobody = nobody
web-operator-close = Close
web-operator-delete = Delete
web-operator-name = Name
web-operator-came = Since
web-operator-seats = Seats
web-operator-unname = Remove name
web-operator-ban = Ban
web-operator-ban-new = Ban somebody
web-operator-ban-whom = Address, network or guest
web-operator-ban-hint = 192.0.2.7, 2001:db8::/48 or the id of a guest
web-operator-ban-days = For how many days
web-operator-ban-for-ever = Leave empty for a ban that lasts until it is lifted.
web-operator-ban-lift = Let in again
web-operator-mute = Mute
web-operator-mute-new = Mute somebody in all chats
web-operator-mute-whom = Guest
web-operator-mute-hint = The id of a guest. They play on, but cannot write in any chat.
web-operator-mute-days = For how many days
web-operator-mute-for-ever = Leave empty to mute them until it is lifted.
web-operator-mute-lift = Let speak again
web-operator-until = Until
web-operator-for-ever = until lifted
web-operator-ended = ended
web-operator-why = Reason
web-operator-why-log = For the log.
web-operator-why-told = They are shown it.
web-operator-whom = Who
web-operator-keep-guests = Guests without games, last here longer ago than (days)
web-operator-keep-unfinished = Unfinished tables without a move for longer than (days)
web-operator-keep-finished = Finished tables that ended longer ago than (days)
web-operator-keep-about = What is older is deleted, tables with their journals. An empty field keeps everything. Look first: nothing is deleted until you say so.
web-operator-look = What would go?
web-operator-do = Do it
web-operator-cancel = Leave it
web-operator-working = One moment …
web-operator-log-when = When
web-operator-log-who = Who
web-operator-log-what = What
web-operator-log-empty = Nothing has been done yet.
web-operator-health = How the server is
web-operator-limits = Limits
web-operator-limits-about = They are set when the server is started. What an address, a seat or a socket may take stands in the documentation for running a server.
web-operator-version = Version
web-operator-database = Database
web-operator-started = This worker started
web-operator-open-tables = Open tables
web-operator-over-tables = Finished tables
web-operator-guests = Guests
web-operator-live = Tables in memory
web-operator-sockets = Connections
web-operator-listening = Hears the other workers
web-operator-yes = yes
web-operator-no = no
web-operator-state-fine = ok
web-operator-state-warning = warning
web-operator-state-fault = fault
web-operator-rows = Rows: { $rows }
web-operator-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
web-operator-ask-close-table = { $count ->
    [0] There is nothing to close.
    [one] Close this table? Its game ends where it stands, and nobody can move there any more.
   *[other] Close { $count } tables? Their games end where they stand.
  }
web-operator-ask-delete-table = { $count ->
    [0] No table would go.
    [one] Delete 1 table with its journal? This cannot be undone.
   *[other] Delete { $count } tables with their journals? This cannot be undone.
  }
web-operator-ask-delete-guest = { $count ->
    [0] No guest would go.
    [one] Delete 1 guest? This cannot be undone.
   *[other] Delete { $count } guests? This cannot be undone.
  }
web-operator-ask-remove-name = Take this guest's name away? They get a plain one.
web-operator-ask-ban = Ban them? They are put out at once.
web-operator-ask-mute = Mute them? From now on they cannot write in any chat.
web-operator-done-close-table = { $count ->
    [0] Nothing was closed.
    [one] The table is closed.
   *[other] { $count } tables are closed.
  }
web-operator-done-delete-table = { $count ->
    [0] No table was deleted.
    [one] 1 table is deleted.
   *[other] { $count } tables are deleted.
  }
web-operator-done-delete-guest = { $count ->
    [0] No guest was deleted.
    [one] 1 guest is deleted.
   *[other] { $count } guests are deleted.
  }
web-operator-done-remove-name = The name is gone.
web-operator-done-ban = Banned.
web-operator-done-unban = Let in again.
web-operator-done-mute = Muted.
web-operator-done-unmute = They may speak again.
web-operator-deed-close-table = closed a table
web-operator-deed-delete-table = deleted a table
web-operator-deed-import-table = brought back a table
web-operator-deed-archive-tables = archived games
web-operator-deed-delete-guest = deleted a guest
web-operator-deed-remove-name = took a name away
web-operator-deed-ban = banned
web-operator-deed-unban = let in again
web-operator-deed-mute = muted
web-operator-deed-unmute = allowed to speak again
web-operator-deed-make-secret = made a secret
web-operator-deed-revoke-secret = ended a secret
web-operator-deed-restore = restored a backup

## Reports of chat lines

web-operator-part-reports = Reports
web-operator-reported = Line
web-operator-said-by = Said by
web-operator-reported-by = Reported by
web-operator-reports-none = Nobody has reported anything.
web-operator-line-meant = reported
web-operator-line-gone = The line is no longer there.
web-operator-line-phrase = (ready-made phrase)
web-operator-dismiss = Dismiss
web-operator-remove-line = Remove line
web-operator-ask-dismiss-report = { $count ->
    [one] Dismiss this report? The line stays.
   *[other] Dismiss { $count } reports? The lines stay.
  }
web-operator-ask-remove-line = Remove this line? Nobody can read it any more, and all reports of it are settled. This cannot be undone.
web-operator-done-dismiss-report = { $count ->
    [one] The report is dismissed.
   *[other] { $count } reports are dismissed.
  }
web-operator-done-remove-line = The line is removed.
web-operator-deed-dismiss-report = dismissed a report
web-operator-deed-remove-line = removed a chat line
