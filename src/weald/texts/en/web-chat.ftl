### What is fetched when it is wanted: chat, parting with a game, notices.

web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-phrases = Ready-made phrases, which everybody reads in their language
web-chat-watcher = { $who }, watching
web-chat-more = More about this line
web-chat-mute = Mute { $who }
web-chat-unmute = Hear { $who } again
web-chat-muted = A line of somebody you have muted
web-chat-report = Report to the host
web-chat-reported = Reported. The host can read this line and those around it.
web-chat-off = There is no chat at this table.
web-chat-off-host = There is no chat on this server.
web-chat-players = Only those who sit at the table may speak.
web-chat-silenced = The host has muted you until { $until }. { $reason }
web-chat-silenced-bare = The host has muted you. { $reason }

web-say-hello = Hello!
web-say-good-luck = Good luck!
web-say-thanks = Thank you!
web-say-well-played = Well played!
web-say-one-moment = One moment, please.
web-say-back-tomorrow = I am back tomorrow.
web-say-sorry-late = Sorry for the wait.
web-say-your-turn = It is your turn.
web-say-oops = Oops!
web-say-good-game = Good game!
web-say-again = Another game?
web-say-bye = Goodbye!

web-part-title = End or resign
web-part-end = Offer to end the game
web-part-end-about = The game ends here, without a winner, when all who play agree. Your word holds until you answer the next question.
web-part-resign = Resign
web-part-resign-two = The other player wins.
web-part-resign-more = A computer plays on for you. You cannot come back.
web-part-resign-alone = The game ends here.
web-part-resign-sure = Yes, I resign
web-part-resign-as = Resign as { $place }
web-part-leave-about = To stop for today, just close the page: the game waits for you.

web-talk = Who may speak in the chat
web-talk-players = Those who play
web-talk-all = Everybody, watchers too
web-talk-off = Nobody

web-push = Notices on this device
web-push-about = When it is your turn in a game with other people and you do not have it before your eyes. At most once a turn.
web-push-on = Tell me on this device
web-push-off = Tell me no longer
web-push-is-on = This device is told when it is your turn.
web-push-refused = The browser does not allow it. Its settings for this site can change that.
web-push-unable = This browser cannot be told here. It needs a page by https, and on an iPhone the app on the home screen.
web-chat-removed = Removed by the host.
