### The server: its command, and what it refuses.

## weald serve

help-serve = Serve the table in the browser: for yourself, or for friends on other devices.
    .examples =
        Examples:

        weald serve

        weald serve --host 0.0.0.0 --port 8080

        weald serve --db postgresql://weald@db.example/weald --workers 4 --proxy 127.0.0.1 --https
serve-host = The address to listen at; 0.0.0.0 for all of this machine.
serve-port = The port to listen at; 0 for any that is free.
serve-db = Where tables are kept: a file (SQLite) or the address of a PostgreSQL database. Without it, a file in the data folder. A password is better given by WEALD_DB than on the command line.
serve-workers = How many processes serve; more than one needs PostgreSQL.
serve-thinkers = In how many processes, for each worker, computer players think; with 0 this server leaves that to others at the same database.
serve-origin = Another address under which browsers reach this server, as https://weald.example; may be given several times.
serve-proxy = Addresses of reverse proxies, with commas, whose X-Forwarded-For and X-Forwarded-Proto are believed.
serve-https = Browsers come by https only: cookies are sent by https alone, and browsers are told to stay with it.
serve-sockets = How many sockets one address may hold open.
serve-requests = How many requests a second one address may send in the long run; ten times as many at once.
serve-creations = How many tables, links and tokens a second one address may make in the long run; twenty at once.
serve-tables = How many tables a worker keeps in memory that nobody looks at; those that somebody looks at stay in any case.
serve-chat = Whether people may talk at their tables.
serve-contact = A mail address or a page (https://…) at which push services reach you, if your notices give them trouble.
serve-grace = How long requests may take to end when the server is stopped.
serve-browser = Open the address in the browser.
serve-operator-secret-file = A file with the secret for the operator's page, at least 24 characters; or give it by WEALD_OPERATOR_SECRET. Secrets by "weald admin secret" work beside it.
serve-check = Find out whether the server can do its work with these settings, say what should be done, and end.
serve-log = What is logged: debug, info, warning or error.
serve-open = Weald is at { $address } (Ctrl-C stops it)
server-no-client = Weald's server is running. The client is not built into this package; its API is at /api/openapi.json.

## Guests without a name of their own

guest-name = { $kind } { $animal }
guest-namesake = { $name } ({ $number })
guest-kinds = Brisk, Calm, Bold, Quiet, Merry, Wise, Swift, Humble, Sly, Hardy, Gentle, Lucky, Keen, Mossy, Autumn, Amber
guest-animals = Badger, Otter, Wren, Fox, Hare, Mouse, Jay, Mole, Newt, Owl, Toad, Heron, Shrew, Stoat, Robin, Marten

## What is refused

error-server-libraries = The server's libraries are not installed
hint-server-libraries = Install them with: pip install 'weald[server]'
error-bad-database = No database of the kind "{ $value }"
hint-bad-database = Give a file, or an address like postgresql://user@host/name.
error-database-unusable = The database cannot be used: { $problem }
hint-database-unusable = Is it there, and may you write to it?
error-database-in-use = Another server uses { $path }
hint-database-in-use = Stop it first, or give this one another file with --db. Several workers need PostgreSQL.
error-bad-log-level = There is no log level "{ $value }"
hint-bad-log-level = There are: { $known }.
error-workers-need-postgres = { $value } workers need PostgreSQL
hint-workers-need-postgres = Give its address with --db, or serve with one worker.
error-cannot-listen = Cannot listen at { $host }, port { $value }: { $problem }
hint-cannot-listen = Choose another port with --port, or stop whoever listens there.
error-store-gone = The tables cannot be reached just now; nothing was changed
hint-store-gone = Try again in a moment.
error-stale = The game has moved on
error-unknown-table = There is no such table
error-unknown-token = There is no such token of yours
error-unknown-address = There is nothing at this address
error-unknown-seat-here = There is no seat of that name at this table
error-table-unfollowed = This game cannot go on: the rules of today do not allow line { $line } of its journal
hint-table-unfollowed = Nothing of it is lost. When all who sit there agree, it ends, and its record can be read.
error-bad-method = That cannot be done at this address
error-bad-message = The message was not understood
error-bad-request = The request was not understood: { $problem }
error-not-json = The request must be JSON
error-too-large = The request is too large
error-no-thinkers = No computer thinks here just now
error-analysis-failed = The analysis has failed
hint-analysis-failed = Ask again; if it fails again, tell whoever runs this server.
error-too-many-analyses = Too many analyses at once
hint-too-many-analyses = Wait until one of them is done.
error-too-many-requests = Too many requests
hint-too-many-requests = Wait a moment.
error-too-many-guesses = Too many links that open nothing
error-too-many-sockets = Too many connections
error-foreign-origin = The request comes from another site
error-bad-token = The token is not valid
error-token-scope = A token may not do that
error-bad-link = This link opens nothing; it may have been replaced by a newer one
error-time-up = Your time is up
error-stood-in = A computer plays this seat now
error-no-way-back = Nobody plays for you there, or you have given the game up
error-not-gone = Whoever sits there is not gone
hint-not-gone = A computer can take over when they have left, or their time for the turn is over.
error-chat-off-host = There is no chat on this server
error-chat-off = There is no chat at this table
error-chat-players = Only those who sit at this table may speak
error-empty-line = There is nothing to say
error-long-line = A line has { $most } signs at most
error-too-much-talk = Too many lines at once
hint-too-much-talk = Wait a moment.
error-bad-contact = "{ $value }" is neither a mail address nor the address of a page
error-bad-subscription = The browser gave no address at which it can be told
error-unknown-line = There is no such line
error-bad-pace = There is no pace "{ $value }"
hint-bad-pace = There are none, day, three-days, week, and clocks such as clock-25-10: 25 minutes, and 10 seconds for each answer.
error-bad-name = The name cannot be used
error-seat-taken = Somebody sits there already
error-seat-left = Somebody has left this seat, and may know its cards: it opens to them alone
hint-seat-left = Deal anew to let somebody else sit there.
error-not-yours = That is not yours to do
error-not-your-seat = You do not hold that seat
error-game-goes-on = The game is not over yet
error-server-fault = Something went wrong here; it has been noted
error-standing-question = That question is not put to this seat out of its turn: { $ask }
error-standing-verb = "{ $verb }" does not answer that question; what does: { $known }
error-standing-where = The question cannot be narrowed to { $word } { $value }
error-standing-words = The answer cannot be about { $word } { $value }
