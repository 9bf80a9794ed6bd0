### What is read before the client has come: the page's head, the app's name, the page without a connection.
### It is put into files when the client is built (web/shell/plugin.ts).

shell-title = Weald
shell-about = Woodland war games by their printed rules, in the browser: against the computer, or with friends by a link.
shell-slogan = Woodland war games by their printed rules
shell-picture = Animals of three games: a cat, an eagle and a mouse at a clearing, a bear in a ship, a deer before a machine
shell-scripts = Weald draws its tables with JavaScript; please allow it for this page.
shell-offline-title = No connection just now
shell-offline-more = Weald cannot be reached. Your games are safe: they wait at the server. As soon as you are connected again, this page opens by itself.
shell-offline-again = Try again
shell-turn = It is your turn.
