### How one behaves at the table: taking back a turn, standing answers, questions out of turn.

web-back = Take back my turn
web-back-yes = Take it back
web-back-no = Leave it

web-out-of-turn = In the turn of { $seat }: you are asked
web-asked-now = You are asked when this is told

web-standing = My standing answers
web-standing-about = The server gives these answers for you when their question comes in somebody else's turn, so that a game over days keeps moving. Nobody else learns of them. An answer that is not allowed just then is not given: you are asked, and the others may notice that you think.
web-standing-none = You have none yet.
web-standing-offer = Answer such questions for me …
web-standing-due = Your standing answer is about to be given.
web-standing-list = What is answered for you
web-standing-add = Add an answer
web-standing-question = Question
web-standing-place = Where
web-standing-answer = Answer
web-standing-scope = For how long
web-standing-anywhere = anywhere
web-standing-clearing = in clearing { $clearing }
web-standing-game = this game
web-standing-turn = this turn
web-standing-keep = Answer so
web-standing-remove = Remove
web-standing-line = { $question }: { $answer } ({ $place }, { $scope })
web-standing-line-bare = { $question }: { $answer } ({ $scope })
web-hint = What would you do?
