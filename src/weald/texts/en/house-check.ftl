### What is found out about a server: `weald serve --check`, and the operator's page.

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
