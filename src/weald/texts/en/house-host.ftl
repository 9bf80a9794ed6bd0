### For whoever runs a server: `weald admin`, the check before it starts, and what they refuse.

## weald admin

help-admin = Look after a server: its tables, guests, bans, backups. Works on the database itself, while the server runs.
    .examples =
        Examples:

        weald admin tables --list open

        weald admin retention --guests 30 --unfinished 90 --dry-run

        weald admin backup weald-backup.gz
help-admin-tables = List tables, the latest moved first.
help-admin-close = End games where they stand. Nobody can move there any more; they stay readable.
help-admin-delete = Delete tables with their journals, for ever.
help-admin-guests = List guests, the newest first.
help-admin-remove-name = Take a guest's name away; they get a plain one.
help-admin-bans = List who may not come in.
help-admin-ban = Keep an address, a network or a guest out. The reason is shown to them.
help-admin-unban = Let an address, a network or a guest in again.
help-admin-mutes = List who may not speak in any chat.
help-admin-mute = Let a guest speak in no chat. They play on, and the reason is shown to them.
help-admin-unmute = Let a guest speak again.
help-admin-retention = Delete what is older than so many days: guests without games, tables without a move.
help-admin-archive = Write finished games to a file, and delete them here if wanted.
help-admin-import = Bring games back from such a file. Games that are here already are left alone.
help-admin-backup = Write everything to a file, while the server runs. It can be restored to SQLite and to PostgreSQL.
help-admin-restore = Fill an empty database from a backup.
help-admin-secret = Make a secret for the operator's page and print it once. The one of the same name ends.
help-admin-log = What operators have done: when, who, what and why.
admin-db = The database of the server: a file (SQLite) or the address of a PostgreSQL database. Without it, the file in the data folder.
admin-dry-run = Say what would happen, and do nothing.
admin-yes = Do not ask.
admin-why = The reason, for the log of what operators have done.
admin-find = Only those whose id, title or name has this in it.
admin-most = At most so many.
admin-list = Which tables: open, finished or all.
admin-older = Only tables without a move for so many days.
admin-table = The id of a table, as "weald admin tables" shows it.
admin-guest = The id of a guest, as "weald admin guests" shows it.
admin-whom = An address (192.0.2.7), a network (2001:db8::/48) or the id of a guest.
admin-ban-days = For so many days; without it, until somebody lifts it.
admin-keep-guests = Delete guests without games who came longer ago.
admin-keep-unfinished = Delete unfinished tables without a move for so long.
admin-keep-finished = Delete finished tables that ended longer ago. Archive them first, if they may be wanted.
admin-operator = The operator's name, for the log.
admin-revoke = End this operator's secret and whatever it has opened.
admin-file = The file.
admin-archive-table = Only this table; may be given several times.
admin-archive-older = Only games that ended so many days ago.
admin-archive-remove = Delete the games here once the file has been read back.
admin-replace = Replace a database that is not empty. An SQLite file is kept beside, under another name.
admin-sure = Do it (yes or no)? >
admin-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
admin-rows = Rows: { $rows }
admin-for-ever = for ever
admin-no-tables = No tables.
admin-no-guests = No guests.
admin-no-bans = Nobody is banned.
admin-no-mutes = Nobody is muted.
admin-no-deeds = Nothing yet.
admin-table-open = open
admin-table-over = over
admin-table-closed = closed
admin-table-agreed = ended by agreement
admin-table-line = { $table }  { $name }  { $which }  { $count ->
    [one] 1 action
   *[other] { $count } actions
  }  { $moved }  { $people }  { $title }
admin-guest-line = { $guest }  { $made }  { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }  { $name }
admin-ban-line = { $whom }  until { $until }  { $reason }
admin-mute-line = { $guest }  { $name }  until { $until }  { $reason }
admin-deed-line = { $made }  { $who }: { $what } { $subject }  { $reason }
admin-deed-close-table = closed table
admin-deed-delete-table = deleted table
admin-deed-import-table = brought back table
admin-deed-archive-tables = archived games to
admin-deed-delete-guest = deleted guest
admin-deed-remove-name = took the name of guest
admin-deed-ban = banned
admin-deed-unban = let in again
admin-deed-mute = muted
admin-deed-unmute = allowed to speak again
admin-deed-make-secret = made a secret for
admin-deed-revoke-secret = ended the secret of
admin-deed-restore = restored the backup of
admin-done-close-table = { $count ->
    [0] No open table to close.
    [one] 1 table is closed.
   *[other] { $count } tables are closed.
  }
admin-dry-close-table = { $count ->
    [0] No open table to close.
    [one] 1 table would be closed:
   *[other] { $count } tables would be closed:
  }
admin-done-delete-table = { $count ->
    [0] No table to delete.
    [one] 1 table is deleted.
   *[other] { $count } tables are deleted.
  }
admin-dry-delete-table = { $count ->
    [0] No table to delete.
    [one] 1 table would be deleted:
   *[other] { $count } tables would be deleted:
  }
admin-done-delete-guest = { $count ->
    [0] No guest to delete.
    [one] 1 guest is deleted.
   *[other] { $count } guests are deleted.
  }
admin-dry-delete-guest = { $count ->
    [0] No guest to delete.
    [one] 1 guest would be deleted:
   *[other] { $count } guests would be deleted:
  }
admin-done-remove-name = The name is gone.
admin-dry-remove-name = The name of this guest would be taken away:
admin-done-ban = Banned:
admin-dry-ban = Would be banned:
admin-done-unban = Let in again:
admin-dry-unban = Would be let in again:
admin-done-mute = Muted:
admin-dry-mute = Would be muted:
admin-done-unmute = May speak again:
admin-dry-unmute = Could speak again:
admin-done-archive-tables = { $count ->
    [0] No finished game to archive.
    [one] 1 game is in the file.
   *[other] { $count } games are in the file.
  }
admin-dry-archive-tables = { $count ->
    [0] No finished game to archive.
    [one] 1 game would be in the file:
   *[other] { $count } games would be in the file:
  }
admin-done-import-table = { $count ->
    [0] All games of the file are here already.
    [one] 1 game was brought back.
   *[other] { $count } games were brought back.
  }
admin-dry-import-table = { $count ->
    [0] All games of the file are here already.
    [one] 1 game would be brought back:
   *[other] { $count } games would be brought back:
  }
admin-done-revoke-secret = The secret of { $name } opens nothing any more.
admin-done-backup = { $path } has everything: { $count ->
    [one] 1 row
   *[other] { $count } rows
  }.
admin-done-restore = Restored: { $count ->
    [one] 1 row
   *[other] { $count } rows
  }.
admin-dry-restore = Would be restored: { $count ->
    [one] 1 row
   *[other] { $count } rows
  }.
guest-unnamed = Guest

## What is refused

error-banned = You may not come in here until { $until }. { $why }
error-banned-bare = You may not come in here. { $why }
error-chat-silenced = The host has muted you until { $until }. { $why }
error-chat-silenced-bare = The host has muted you. { $why }
error-table-closed = The host has closed this table
error-unknown-table-id = There is no table { $value }
error-unknown-guest-id = There is no guest { $value }
error-unknown-ban = { $value } is not banned
error-unknown-mute = { $value } is not muted
error-unknown-operator = There is no operator { $value }
error-bad-address = "{ $value }" is no address
hint-bad-address = Give one like 192.0.2.7, a network like 2001:db8::/48, or the id of a guest.
error-ban-too-wide = { $value } is nearly everybody
hint-ban-too-wide = Give a smaller network: at least /8, or /16 for IPv6.
error-bad-list = There is no list "{ $value }"
hint-bad-list = There are: { $known }.
error-nothing-to-tidy = Nothing is said about what may go
hint-nothing-to-tidy = Give --guests, --unfinished or --finished with a number of days.
error-needs-yes = Nobody is there to ask whether it should be done
hint-needs-yes = Add --yes, or look first with --dry-run.
error-no-such-file = There is no file { $path }
error-bad-pack = { $path } cannot be used: { $problem }
hint-bad-pack = It is damaged, or no file of this kind.
error-pack-newer = { $path } comes from a newer Weald
hint-pack-newer = Install that version, or a later one.
error-table-not-over = The game at table { $value } is not over
error-no-database = There is no database { $path }
hint-no-database = Start the server once, or name its database with --db.
error-database-empty = The database is empty
error-database-other-version = The database is of another version ({ $value }, not { $known })
hint-database-other-version = Start the server of this version once: it brings the database up to date.
error-database-not-empty = { $value ->
    [one] The database has 1 row already
   *[other] The database has { $value } rows already
  }
hint-database-not-empty = Restore into an empty one, or give --replace.
error-backup-not-sqlite = Only an SQLite database can be copied to { $path }
hint-backup-not-sqlite = Give a name that does not end with .db: that form is for both.
error-weak-operator-secret = The operator's secret could be guessed
hint-weak-operator-secret = Take one of at least { $value } characters, or let "weald admin secret" make one.
error-bad-operator-name = "{ $value }" cannot be an operator's name
hint-bad-operator-name = Up to 40 letters, digits and dashes; "host" is whoever comes by the secret that the server was started with.
error-bad-operator-secret = The secret is wrong
hint-bad-operator-secret = "weald admin secret" makes a new one.
error-operator-only = This is for the operator

## Reports of chat lines

help-admin-reports = List the chat lines that people have reported, with the lines around them.
help-admin-dismiss = Dismiss reports: nothing is wrong with these lines, or you have seen to it.
help-admin-remove-line = Remove the chat line of a report, so that nobody can read it any more. Whoever said it can be muted with "weald admin mute", or banned with "weald admin ban".
admin-report = The number of a report, as "weald admin reports" shows it.
admin-no-reports = No reports.
admin-report-line = { $count }  { $made }  { $table }  { $name }  said by { $who } ({ $guest }), reported by { $by } ({ $other })  { $title }
admin-report-gone = The line is no longer there.
admin-report-phrase = (ready-made phrase: { $value })
admin-deed-dismiss-report = dismissed a report at table
admin-deed-remove-line = removed a chat line at table
admin-done-dismiss-report = { $count ->
    [one] 1 report is dismissed.
   *[other] { $count } reports are dismissed.
  }
admin-dry-dismiss-report = { $count ->
    [one] 1 report would be dismissed:
   *[other] { $count } reports would be dismissed:
  }
admin-done-remove-line = The line is removed.
admin-dry-remove-line = This line would be removed (table and number):
error-unknown-report = There is no report { $value }
