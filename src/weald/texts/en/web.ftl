### The table in the browser: what its reader finds around the board.

## The house

web-title = Weald
web-home = To the start page
web-laws = Law book
web-replay = Replay
web-lost = There is nothing at this address.
web-part-missing = A part of the page could not be fetched. Weald may have been renewed on the server.
web-reload = Load again
web-again = Try again
web-close = Close

## Links

web-claiming = Taking you to the table …
web-claim-failed-seat = This link does not open a seat.
web-claim-failed-invite = This invitation cannot be taken up.
web-claim-failed-watch = This link does not let you watch.

## Problems

web-refused = Not now: { $why } [{ $law }]
web-refused-bare = Not now: { $why }
web-error-unknown = Something went wrong (code { $code }). Try again; if it stays so, load the page again.
web-error-no-connection = The server cannot be reached.
