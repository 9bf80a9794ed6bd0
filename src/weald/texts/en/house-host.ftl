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
admin-sure = Do it?
admin-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
  }
admin-rows = Rows: { $rows }
admin-for-ever = for ever
admin-no-tables = No tables.
admin-no-guests = No guests.
admin-no-bans = Nobody is banned.
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
admin-deed-line = { $made }  { $who }: { $what } { $subject }  { $reason }
admin-deed-close-table = closed table
admin-deed-delete-table = deleted table
admin-deed-import-table = brought back table
admin-deed-archive-tables = archived games to
admin-deed-delete-guest = deleted guest
admin-deed-remove-name = took the name of guest
admin-deed-ban = banned
admin-deed-unban = let in again
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
error-table-closed = The host has closed this table
error-unknown-table-id = There is no table { $value }
error-unknown-guest-id = There is no guest { $value }
error-unknown-ban = { $value } is not banned
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

## weald serve --check

check-fine = ok
check-warning = warning
check-fault = FAULT
check-settings-fine = The settings fit together.
check-origin-fault = "{ $value }" is no address of a site.
check-origin-fault-do = Give --origin like https://weald.example.
check-workers-fault = { $value } workers need PostgreSQL.
check-workers-fault-do = Give its address with --db, or serve with one worker.
check-workers-warning = { $value } workers for { $cores ->
    [one] 1 core
   *[other] { $cores } cores
  }.
check-workers-warning-do = As many workers as cores are enough.
check-proxy-warning = Everybody is believed to be the proxy.
check-proxy-warning-do = Name its address with --proxy: otherwise anybody can pretend to be any address, and no ban holds.
check-https-warning = Everybody can reach it, without https.
check-https-warning-do = Put a proxy with TLS before it, and start it with --proxy and --https.
check-https-alone = Browsers are told to come by https, and no proxy is named that speaks it.
check-https-alone-do = Name the proxy with --proxy, so that visitors' addresses are known.
check-address-fine = { $host }, port { $value } is free.
check-address-fault = It cannot listen at { $host }, port { $value }: { $problem }
check-address-fault-do = Choose another port with --port, or stop whoever listens there.
check-folder-fault = Nothing can be written to { $path }.
check-folder-fault-do = Make that folder, and give it to the user who runs the server.
check-disk-fine = { $value } MB are free at { $path }.
check-disk-warning = Only { $value } MB are free at { $path }.
check-disk-warning-do = Make room soon: when the disk is full, nobody can move.
check-disk-fault = Only { $value } MB are free at { $path }.
check-disk-fault-do = Make room: when the disk is full, nobody can move.
check-rights-warning = Others may read { $path }, and with it every hidden card.
check-rights-warning-do = Make it private: chmod 600.
check-claim-fine = No other server uses the database.
check-claim-warning = A server uses { $path } already.
check-claim-warning-do = If that is this one, all is well; a second one would be refused.
check-database-fine = The database can be reached and is up to date ({ $value }).
check-database-new = The database { $path } will be laid out when the server starts.
check-database-older = The database is of an earlier version ({ $value }); it is brought to { $known } when the server starts.
check-database-older-do = Take a backup first: there is no way back but that.
check-database-newer = The database comes from a newer Weald ({ $value }).
check-database-newer-do = Install that version, or restore a backup from before.
check-database-fault = The database cannot be used: { $problem }
check-database-fault-do = Is it there, and may you write to it?
check-writable-fine = The database takes a write.
check-clock-fine = The clock says { $value } UTC.
check-clock-warning = This clock and the database's are { $value ->
    [one] a second
   *[other] { $value } seconds
  } apart.
check-clock-warning-do = Let both be set by the network (NTP).
check-clock-back = The clock is behind: a table was laid at { $value }.
check-clock-back-do = Set it right: the order of lists, bans and sessions hang on it.
check-connections-fine = PostgreSQL allows { $most } connections; { $value } may be needed.
check-connections-warning = PostgreSQL allows { $most } connections, and { $value } may be needed.
check-connections-warning-do = Raise its max_connections, or take fewer workers.
check-operator-fine = The operator's page has a secret.
check-operator-warning = Nobody can come to the operator's page: it has no secret.
check-operator-warning-do = "weald admin secret" makes one.
check-files-fine = { $value ->
    [-1] Any number of files may be open.
   *[other] { $value } files may be open.
  }
check-files-warning = Only { $value } files may be open, and each connection needs one.
check-files-warning-do = Raise the limit: LimitNOFILE in a unit of systemd, or ulimit -n.
check-client-fine = The client is built.
check-client-warning = The client is not built: browsers find no page.
check-client-warning-do = "make web" builds it; an installed wheel has it.
check-form-fine = The engine is compiled.
check-form-warning = The engine runs as plain Python, several times slower.
check-form-warning-do = "make compile" builds it, where there is a C compiler.
check-thinkers-fine = Computer players can think: { $value ->
    [one] 1 process
   *[other] { $value } processes
  } for each worker.
check-thinkers-warning = Computer players do not think here.
check-thinkers-warning-do = Another server at the same database must, or give --thinkers.
check-thinkers-fault = No process can be started in which computers think: { $problem }
