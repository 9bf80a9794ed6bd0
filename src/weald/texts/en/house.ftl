### The house: the command line, errors and hints, the words around a table. Games have catalogues of their own.

## The command line

help-weald = Play woodland war games by their printed law, in the terminal.
help-games = The games, their seats and options, and the computer players.
    .examples =
        Example:

        weald games
help-play = Play a game, or go on with a saved one. It is saved after every action, so you can stop at any time.
    .examples =
        Examples:

        weald play critters

        weald play critters --seat south=human --seat north=human

        weald play root --seat eyrie=human

        weald play root --seat eyrie=human --seat marquise=bot --seat corvids=bot:nightmare+vendetta --seat vagabond=none

        weald play root --set-up

        weald play --resume
help-options = What can be chosen before a game, and what each choice does.
    .examples =
        Examples:

        weald options root

        weald options root --json
help-sim = Let computer players play many games, and count.
    .examples =
        Examples:

        weald sim critters --games 1000 --seed 1 --seat south=greedy

        weald sim root --games 400 --mix
help-train = Learn from games between computer players how good positions are.
    .examples =
        Examples:

        weald train root --folder learnt --games 400

        weald train root --folder learnt2 --games 200 --player greedy --player planner
help-replay = Walk through a recorded game, seeing what one seat could see.
    .examples =
        Examples:

        weald replay game.weald

        weald replay game.weald --as south --to 12
help-analyse = Show everybody's chances in a finished game turn by turn, the turns that mattered, and what would have been better there.
    .examples =
        Examples:

        weald analyse game.weald

        weald analyse game.weald --as south
help-verify = Check journals: every action legal, the dice true to the seed, the result as recorded.
    .examples =
        Examples:

        weald verify game.weald

        weald verify journals
help-explain = Say whether an action is allowed in a recorded game, and if not, by which law and why.
    .examples =
        Example:

        weald explain game.weald "deploy S3 to land" --at 5
help-law = Read the laws of a game, or of one of its books, by their numbers.
    .examples =
        Examples:

        weald law critters

        weald law critters 5.4

        weald law critters --missing

        weald law clockwork K4.5.1
help-scenario = Print a position of a recorded game as Python that sets it up again.
    .examples =
        Example:

        weald scenario game.weald --at 12

arg-game = A game; weald games lists them.
arg-file = A saved or finished game (a journal, .weald).
arg-seat = Who sits where: human; a computer by its level (beginner, easy, normal, hard, expert) or its kind (beam, greedy, planner, search, random). In Root also bot, as bot:nightmare+blitz (weald options root tells levels and traits), or none. May be given once for each seat.
arg-option = An option of the game. May be given several times.
arg-plain = Plain lines: no colour, no drawing; for screen readers and pipes. Without a terminal it is always so.
arg-json = As JSON, for programs.
arg-lang = The language of texts, such as uk; else WEALD_LANG, else the system's. It may stand after any command.
arg-version = The version, and which form of the engine runs.
play-what = The game to begin, or the .weald file of a saved one.
play-seed = The same seed and the same answers give the same game. Without one, nobody can guess the dice.
play-resume = Go on with the file, or without one with the latest unfinished game.
play-random = Draw so many seats by lot, and which of them is yours; --option NAME=no leaves one out, --seat and --option NAME=yes keep one in.
play-reach = With --random: only factions whose reach adds up to what the law advises for so many (Root).
play-set-up = Ask for seats and options one after another: who takes part (chosen, by lot, by reach), who is a bot, how hard, with which traits.
play-pace = How fast the bots' turns are told: step, slow, fast, off, brief (without reasons), or seconds a step.
play-file = Keep the game in this file instead of the data folder.
sim-games = How many games.
sim-seed = The same seed gives the same results, with any number of jobs.
sim-jobs = How many processes; 0 chooses.
sim-mix = Let every game draw its options at random (who takes part, the map ...), but for those that --option fixes.
sim-bots = As --mix, but with bots at any seats, of any level and traits; the table tells how each level fared.
sim-ladder = Measure the bots: each at each level in turn, against three other bots by lot (--against says how hard).
sim-against = In a ladder, the level of the other bots: weak bots are told apart best against easy ones.
sim-check = Look for faults after every action, not only at the end of each game.
sim-save = Keep all journals in this folder, which must not hold others.
replay-to = Only the position after so many actions (in a terminal: begin there).
replay-as = Whose eyes: a seat, spectator, or referee, who sees everything.
analyse-as = What is known: to one seat, or to the referee, who sees every card.
replay-yes = Show another seat's secrets, or all, of a game that is still open, without asking first.
verify-files = Journals, or folders of journals.
explain-action = The words of the action, as "deploy S3 to sea"; a seat may stand before it, as "north: withdraw".
explain-at = After so many actions (without it: at the end).
law-game = A game, or a law book: clockwork has the bots of Root (without it: all).
law-number = The number of a law, as 5.4.
law-missing = Only laws that no test shows. Nothing is printed if there are none.
scenario-at = After so many actions (without it: at the end).

version = weald { $version }, { $form }
version-python = Python { $python } on { $system }
form-compiled = compiled
form-interpreted = interpreted (plain Python)
form-stale = interpreted, because the compiled form is older than its sources: run make compile

complaint = weald: { $message }
hint = hint: { $hint }
hint-usage = { $command } shows how it is used.
fault = a fault of Weald stopped it: { $problem }
hint-fault = Games are saved up to the last action. Please report it, with the file { $path }.
hint-fault-bare = Games are saved up to the last action. Please report it.

## Lists

options-head = Options of { $game }: weald play { $game } --option NAME=VALUE
options-seating = Who takes part:
options-option = { $name }={ $default }
options-when = { $about } (with { $option }={ $value })
options-number = a number from { $least } to { $most }
options-names = one of: { $list }
options-choice = { $name }: { $about }; as a bot: { $bot }
options-choice-bare = { $name }: { $about }
options-many = any of these joined by +, or none

games-title = { $name }: { $title }
games-seats = seats: { $names }
games-more = weald options { $name } tells more of them, and what each choice does
games-option = option { $name }={ $default } ({ $range }): { $meaning }
games-players = Players for every game
games-player = { $name }: { $meaning }
kind-human = a person at this terminal
kind-random = takes any allowed action, all equally likely
kind-greedy = looks one action ahead in a few worlds it can imagine
kind-planner = plans its whole turn, and judges by what was learnt from many games
kind-search = searches through what both sides may do, and solves the end of a battle
kind-beam = plans its whole turn in one world, and weighs every risk by its chances

## Set-up

set-up-head = Set-up. Enter takes what is marked with *; u takes the last answer back.
set-up-way = How is it settled who takes part?
set-up-way-chosen = you choose
set-up-way-lot = by lot
set-up-way-reach = by lot, with enough reach
set-up-lots = How many are drawn?
set-up-drawn = Drawn: { $seats }. You are { $seat }.
set-up-reach = Reach { $sum }; the law advises { $advised } or more for so many [{ $law }].
set-up-seat = { $seat }
set-up-human = a person
set-up-computer = a computer
set-up-bot = its bot
set-up-none = nobody
set-up-option = { $name }: { $about }
set-up-one = A number or a name, or Enter >
set-up-many = Numbers or names, or Enter for none >
set-up-number = A number from { $least } to { $most }, or Enter for { $default } >
set-up-unknown = That is none of: { $list }
set-up-again = So it cannot be played: { $problem }. Once more.
set-up-command = The same without questions: { $command }

## At the table

play-drawn = Drawn by lot: { $seats }.
new-game = { $title }. { $about }
turn-heading = { $seat } is asked
computer-thinks = { $seat } is thinking …
question = { $ask } [{ $law }]
prompt = { $seat } (number or words; h explains) >
prompt-empty = Type a number from 1 to { $most }, or h for help.
sure = { $action }. Are you sure (yes or no)? >
# what is taken for a yes
sure-yes = y yes
# Commands of the prompt, typed as a whole word.
command-h = help hand
command-q = quit exit
command-u = undo
command-b = board
command-l = log
command-s = save
command-f = forecast
command-r = again
command-p = markers
command-law = law
command-back = back
command-hint = hint
command-pace = pace
command-bots = bots
command-all = all
sure-no = Nothing has been done.
# words that say nothing by themselves, so that they stand for no choice
small-words = a an and at be by for from in into is it its no not now of off on or out that the them then there this to up what where who why with yes you your
log-line = - { $event } [{ $law }]
log-more-of-it = {"; "}{ $event } [{ $law }]
log-more = { $count ->
    [one] One earlier event
   *[other] { $count } earlier events
  }: l all
help-prompt = Answer with the number of a choice, or with words that fit only one: what is done, and with what. Three letters of a word are enough.
    ?       what you may not do now, and why
    b       the board and the choices again
    l       the log (l all: from the beginning)
    h       what your cards do, the game in brief, this help
    u       undo your last action, if nothing was shown since
    back    take back your turn, dice and all: against computers alone, and the game becomes practice
    hint    what a computer would do here: against computers alone, and the game is marked
    law N   the text of law N
    s       save now (s FILE: also to another file)
    q       quit; the game is saved
help-robots = Of the bots:
    r       the last bot's turn again (r NAME: that bot's; r all: all since your own turn)
    pace    how fast they are told: step, slow, fast, off, brief, or seconds a step
    p       the priority markers on the map, or not
    bots    what their levels and traits change
playback-turn = Turn { $turn }: { $seat }.
playback-goes-on = Turn { $turn } goes on: { $seat }.
playback-step = { $number }. { $deeds }
playback-reason = {"   "}why: { $deeds }
playback-reason-more = {"        "}{ $deeds }
playback-cited = { $event } [{ $law }]
playback-more = (Enter: the next step; a and Enter: all the rest)
playback-nothing = No bot has played since.
playback-pace = Pace: { $pace }. It can be { $known }, or a number of seconds.
help-forecast = f       what may come next, with the odds
curtain = Pass to { $seat }, who presses Enter.
curtain-undo = Pass to { $seat }, who presses Enter. ({ $last_seat }: u takes the last action back.)
nothing-refused = Nothing that belongs to this question is refused.
saved-to = Saved to { $path }
play-saved = Saved to { $path }
    To go on: { $command }
play-not-saved = Not saved to { $path }: { $problem }. The game goes on; s FILE saves elsewhere.
result = { $seats } wins by law { $law }. Points: { $scores }.
result-together = { $seats } win together by law { $law }. Points: { $scores }.
result-lost-together = Played together and lost together: { $seats }.
result-nobody = All lose by law { $law }, { $title }. Points: { $scores }.
end-files = The journal: { $path }
end-replay = To see it again: { $command }
end-analyse = To see where it turned: { $command }
end-verify = To check it: { $command }

## Simulation

train-folder = Where games, curve and weights are kept. A course that was interrupted goes on from there.
train-games = How many games in each round.
train-player = Who plays a round: greedy, planner ... Given several times, it makes several rounds; each learns from all games so far.
train-ridge = How much the weights are held back; more for few games.
train-row = round { $round }, { $whose }: positions { $samples }, loss { $loss } (knowing nothing: { $plain_loss })
train-done = The weights are in { $path }.
sim-progress = { $game }
sim-head = { $played } games of { $game }, seed { $seed }
sim-head-incomplete = INCOMPLETE: { $played } of { $asked } games of { $game }, seed { $seed }
sim-seat = { $name } ({ $kind }): { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $share } % (95 %: { $low } to { $high }), { $points } points on average
sim-kind = { $kind }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $share } % of its seats (95 %: { $low } to { $high })
sim-decisions = decisions a game: { $mean } on average, { $least } to { $most }
sim-battles = battles a game: { $mean } on average, { $least } to { $most }
sim-rounds = rounds a game: { $mean } on average, { $least } to { $most }
sim-law = ended by law { $law }, { $title }: { $count }
sim-law-bare = ended by law { $law }: { $count }
sim-mix-games = games
sim-mix-rounds = rounds
sim-mix-decisions = decisions
sim-bot = bot
sim-level = level
sim-wins = wins
sim-share = %
sim-interval = 95 %
sim-from-to = { $low } to { $high }
sim-points = points
sim-difficulty = difficulty
sim-won = won
sim-speed = { $games_per_second } games/s, { $decisions_per_second } decisions/s ({ $form }, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
  })
sim-broken = the game with seed { $seed } broke: { $problem }
sim-broken-hint = It was doing "{ $doing }"; its journal up to there: { $path }
sim-broken-hint-bare = It was doing "{ $doing }"; its journal could not be written.

## Replay, verify, explain, law

replay-heading = After { $at } of { $most } actions, as { $lens } sees it
lens-spectator = a spectator
lens-referee-short = the referee
lens-referee = the referee, all secrets included,
replay-open = This game is not over, and { $lens } sees secrets that others at its table still play with.
replay-sure = Show them (yes or no)? >
replay-prompt = { $at }/{ $most } (Enter next, p back, a number, q) >
replay-keys = Enter or n: next; p: back; a number: go there; q: quit.
replay-border = There are positions 0 to { $most }.
verify-progress = verifying
verify-ok = ok: { $file } ({ $actions } actions, finished)
verify-ok-open = ok: { $file } ({ $actions } actions so far, not finished)
file-passed-over = passed over: { $problem }
verify-total = { $good } ok, { $bad } not.
explain-allowed = Allowed: { $seat } may { $sentence }.
explain-refused = Refused: { $seat } may not { $sentence }: { $reason } [{ $law }].
law-heading = { $law } { $title }
law-heading-bare = { $law }
law-parts = In detail: { $list }.
law-which = Which one? For example: law 5.4
law-page = Page { $page } of the rule book.
law-page-card = Printed on the card.
law-code = Carried out in:
law-code-none = Carried out in no code of its own.
law-tests = Shown by:
law-tests-none = Shown by no test.
law-no-coverage = Its code and its tests are listed in a source checkout, after `make law`.

## Errors: what is wrong, then what to do about it

error-at-line = { $path }, line { NUMBER($line, useGrouping: 0) }: { $problem }
error-at-line-bare = line { NUMBER($line, useGrouping: 0) }: { $problem }
error-os = { $path }: { $problem }
error-os-bare = { $problem }

empty-name = "" (an empty name)
error-unknown-game = there is no game called { $name }
hint-unknown-game = Did you mean { $nearest }?
hint-unknown-game-bare = The games are: { $known }
error-unknown-seat = there is no seat called { $name }
hint-unknown-seat = Did you mean { $nearest }?
hint-unknown-seat-bare = The seats are: { $known }
error-unknown-language = there is no language called { $name }
error-language-missing = --lang needs a language
hint-language-missing = The languages are: { $known }
hint-unknown-language = Did you mean { $nearest }?
hint-unknown-language-bare = The languages are: { $known }
error-unknown-lesson = there is no lesson called { $name }
hint-unknown-lesson = Did you mean { $nearest }?
hint-unknown-lesson-bare = The lessons are: { $known }
error-lesson-seats = the lesson { $lesson } must seat its one person and a computer on each other seat
error-lesson-over = the lesson { $lesson } cannot go on at step { $step }: the game is over
error-lesson-breaks = the lesson { $lesson } cannot go on at step { $step }: it wants "{ $want }", and this is offered: { $offered }
hint-lesson-breaks = Play it with tools/lesson.py, and choose other answers or another seed (docs/lessons.md).
error-unknown-option = there is no option called { $name }
hint-unknown-option = Did you mean { $nearest }?
hint-unknown-option-bare = The options are: { $known }
error-unknown-player = there is no player called { $name }
hint-unknown-player = Did you mean { $nearest }?
hint-unknown-player-bare = The players are: { $known }
error-unknown-arrangement = { $name } is no word of a position
hint-unknown-arrangement = Did you mean { $nearest }?
hint-unknown-arrangement-bare = The words are: { $known }
error-unknown-card = there is no card called { $name }
hint-unknown-card = Did you mean { $nearest }?
hint-unknown-card-bare = The cards are: { $known }
error-unknown-theater = there is no theater called { $name }
hint-unknown-theater = Did you mean { $nearest }?
hint-unknown-theater-bare = The theaters are: { $known }
error-unknown-column = there is no column called { $name }
hint-unknown-column = Did you mean { $nearest }?
hint-unknown-column-bare = The columns are: { $known }
error-unknown-item = there is no item called { $name }
hint-unknown-item = Did you mean { $nearest }?
hint-unknown-item-bare = The items are: { $known }
error-unknown-leader = there is no leader called { $name }
hint-unknown-leader = Did you mean { $nearest }?
hint-unknown-leader-bare = The leaders are: { $known }
error-unknown-map = there is no map called { $name }
hint-unknown-map = Did you mean { $nearest }?
hint-unknown-map-bare = The maps are: { $known }
error-unknown-phase = there is no phase called { $name }
hint-unknown-phase = Did you mean { $nearest }?
hint-unknown-phase-bare = The phases are: { $known }
error-unknown-suit = there is no suit called { $name }
hint-unknown-suit = Did you mean { $nearest }?
hint-unknown-suit-bare = The suits are: { $known }
error-unknown-book = there is no game or law book called { $name }
hint-unknown-book = Did you mean { $nearest }?
hint-unknown-book-bare = The law books are: { $known }
error-unknown-hex = there is no hex called { $name }
hint-unknown-hex = Did you mean { $nearest }?
hint-unknown-hex-bare = The hexes are: { $known }
error-unknown-edge = there is no edge called { $name }
hint-unknown-edge = Did you mean { $nearest }?
hint-unknown-edge-bare = The edges are: { $known }
error-unknown-corner = there is no corner called { $name }
hint-unknown-corner = Did you mean { $nearest }?
hint-unknown-corner-bare = The corners are: { $known }
error-unknown-direction = there is no direction called { $name }
hint-unknown-direction = Did you mean { $nearest }?
hint-unknown-direction-bare = The directions are: { $known }
error-unknown-factory = there is no factory called { $name }
hint-unknown-factory = Did you mean { $nearest }?
hint-unknown-factory-bare = The factories are: { $known }
error-unknown-machine = there is no machine called { $name }
hint-unknown-machine = Did you mean { $nearest }?
hint-unknown-machine-bare = The machines are: { $known }
error-unknown-pace = there is no pace { $name }
hint-unknown-pace = Did you mean { $nearest }?
hint-unknown-pace-bare = It can be { $known }, or a number of seconds up to 60.
error-unknown-bot-word = { $name } is neither a level nor a trait of that bot
hint-unknown-bot-word = Did you mean { $nearest }? It can be: { $known }
hint-unknown-bot-word-bare = It can be: { $known }
error-unknown-law = there is no law { $name }
hint-unknown-law = Did you mean { $nearest }?
hint-unknown-law-bare = weald law GAME lists them.
error-no-coverage = which tests show which law is not known here
hint-no-coverage = Run `make law` in a source checkout of Weald, then use the command of that checkout.
error-no-laws = { $game } has no index of laws
error-unknown-file = there is no file { $path }
hint-unknown-file = weald play --resume goes on with the latest game.
error-unknown-player-in-file = { $path } has a player called { $player }, which this version does not know

error-bad-option-name = option { $option } cannot be { $value }
hint-bad-option-name = Did you mean { $nearest }? It can be: { $known }
hint-bad-option-name-bare = It can be: { $known }
error-bad-option-names = option { $option } cannot be { $value }
hint-bad-option-names = Did you mean { $nearest }? It can be none, or any of these joined by +: { $known }
hint-bad-option-names-bare = It can be none, or any of these joined by +: { $known }
error-bad-option-number = option { $option } cannot be { $value }
hint-bad-option-number = It can be a number from { $least } to { $most }.
error-bad-position = there is no position { $value }
hint-bad-position = The positions are 0 to { $most }.
error-bad-seat-syntax = --seat { $value } does not say who sits where
hint-bad-seat-syntax = Write the seat and the player, as --seat north=greedy
error-seat-twice = the seat { $name } is given twice
error-bad-option-syntax = --option { $value } does not say what it should be
hint-bad-option-syntax = Write the option and its value, as --option target=18
error-option-twice = the option { $name } is given twice
error-seat-not-in-play = { $name } takes no part in this game
hint-seat-not-in-play = The options decide who does, as --option { $name }=yes
error-seat-only-bot = { $name } can only be a bot
hint-seat-only-bot = Write --seat { $name }=bot
error-set-up-alone = --set-up asks for the seats and options of a new game itself
hint-set-up-alone = Write weald play GAME --set-up, with --seed, --file, --pace or --plain at most.
error-no-ladder = { $game } has no bots whose levels could be measured
error-ladder-decides = --ladder decides about { $name } itself
error-no-judgement = { $game } has no judgement to be learnt
error-analysis-of-open = only a finished game can be analysed: in an open one it would tell secrets
error-needs-numpy = training needs numpy
hint-needs-numpy = Install it with: pip install "weald[train]"
error-bad-rewards = rewards cannot be { $value }
hint-bad-rewards = They can be: { $known }
error-other-course = { $path } holds another course
hint-other-course = Choose an empty folder, or the same game, seed, players and numbers as before.
error-no-lots = in { $game } nobody can be left out, so there is nothing to draw
error-bad-lots = { $count } cannot be drawn
hint-bad-lots = With these options it can be { $least } to { $most }.
error-low-lots = no { $count } that can still be drawn add up to the reach that the law advises
hint-low-lots = Draw without it, or leave out fewer.
error-no-reach = in { $game } the law tells no reach of the seats
error-reach-without-lots = --reach says which seats may be drawn by lot
hint-reach-without-lots = Write weald play GAME --random N --reach.
error-too-few-seats = too few take part: it must be { $least } at least
hint-too-few-seats = weald games tells the options that decide who takes part.
error-solo-two-factions = a lone player plays exactly two factions
hint-solo-two-factions = Say yes to two of { $known } and no to the others.
error-bad-arrangement = { $value } is no value for { $word }
error-bad-position-data = the data of the position is wrong at { $where }: { $problem }
error-card-twice = { $card } is placed twice
error-impossible-position = no game can be in this position: { $problem }

error-replay-open = this game is not over, and { $lens } sees secrets that others at its table still play with
hint-replay-open = Add --yes to see them all the same.

error-play-what = which game?
hint-play-what = weald play critters begins a game, weald play --resume goes on with one. The games are: { $known }
error-nothing-to-resume = there is no unfinished game in { $path }
hint-nothing-to-resume = weald play GAME begins one; weald play FILE goes on with a file from elsewhere.
error-resumed-as-it-was = a saved game goes on as it was begun
hint-resumed-as-it-was = Leave out --seat, --option, --seed and --file.
error-seed-missing = the dice of { $path } are missing, so it cannot go on
hint-seed-missing = Its seed lies beside it, in a file whose name ends in .seed; move both together.

error-not-a-sentence = "{ $sentence }" is no action of this game at this point
hint-not-a-sentence = Did you mean "{ $nearest }"?
hint-not-a-sentence-bare = At the table, the numbered choices can be typed as numbers.
error-illegal-action = "{ $sentence }" is not allowed: { $why } [{ $law }]
error-ambiguous = "{ $value }" could be: { $list }
error-no-such-number = there is no choice { $value }
hint-no-such-number = The choices are 1 to { $most }.
error-number-of-a-thing = there is no choice { $value }
hint-number-of-a-thing = The choices are 1 to { $most }. Did you mean "{ $sentence }"?
error-not-your-question = { $seat } is not asked now; { $asked_seat } is
error-game-over = the game is over
error-nothing-to-undo = there is nothing you can take back: what others have seen or the dice have said stays
error-dice-not-scripted = the dice are asked, and nobody has said what they say [{ $law }]
error-position-not-arrangeable = no moment of this game up to there can be set up by hand
error-script-does-not-fit = the dice cannot say "{ $sentence }" here [{ $law }]

error-file-exists = { $path } exists and holds something else
hint-file-exists = Choose another file name.
error-file-finished = { $path } holds this game as it ended, and stays as it is
hint-file-finished = Choose another file name.
error-file-not-writable = { $path } cannot be written: { $problem }
hint-file-not-writable = Choose another place, with --file, --save or WEALD_DATA.
error-file-not-readable = { $path } cannot be read: { $problem }
error-file-is-folder = { $path } is a folder
hint-file-is-folder = Name a file in it.
error-folder-holds-journals = { $path } holds journals already
hint-folder-holds-journals = Choose an empty folder, or a new one.

error-journal-foreign = { $path } is no journal of Weald
error-journal-empty = { $path } is empty
error-journal-truncated = the file ends too early
hint-journal-truncated = The rest is lost; if another copy exists, use that.
error-journal-line-broken = the line cannot be read
error-journal-newer = the file has format { $format }, and this version reads up to { $known }
hint-journal-newer = A newer version of Weald can read it.
error-journal-goes-on-after-end = the file goes on after its end
error-journal-misnumbered = the line has number { $found } and should have { $expected }
hint-journal-misnumbered = A line is missing, doubled or moved.
error-journal-miscounted = the file says it has { $expected } actions and has { $found }
hint-journal-miscounted = Lines are missing or were added.
error-journal-edition = the file follows other rules: { $edition } instead of { $known }
error-journal-rules = the file follows version { $rules } of the rules, and version { $known } does not allow this: { $problem }
error-journal-options = the options are wrong: { $problem }
error-journal-seed-missing = the game is finished and its seed is missing
error-journal-seed-false = the seed is not the one that was promised at the beginning
error-journal-plays-on = the game was over before this action
error-journal-wrong-seat = { $seat } acts, and { $asked_seat } is asked
error-journal-not-a-sentence = "{ $sentence }" is no action of this game
error-journal-illegal = "{ $sentence }" was not allowed: { $why } [{ $law }]
error-journal-impossible-dice = the dice cannot have said "{ $sentence }" [{ $law }]
error-journal-false-dice = the dice said "{ $said }" and not "{ $sentence }"
hint-journal-false-dice = What the dice said follows from the seed; the line was changed.
error-journal-not-finished = a result is recorded, but the game is not over
error-journal-false-result = the recorded result is not how the game ended
error-journal-result-missing = the game is over, but no result is recorded
error-journal-edited = the line was changed after it was written
hint-journal-edited = Its sum does not fit it and the lines before it.

error-too-many-seats = at most { $most } can play
error-second-vagabond-alone = a second Vagabond needs a first one [9.7]
error-only-vagabonds = two Vagabonds alone would run out of anything to score by: somebody else must take part
error-one-vagabot = only one Vagabot can take part
error-coop-needs-both = a co-operative game needs people and bots
error-character-twice = the two Vagabonds cannot have the same character
error-unknown-character = there is no character called { $name }
hint-unknown-character = Did you mean { $nearest }?
hint-unknown-character-bare = The characters are: { $known }
error-unknown-answer = the answer is yes or no, not { $name }
hint-unknown-answer = Did you mean { $nearest }?
hint-unknown-answer-bare = The answers are: { $known }
error-unknown-level = there is no level called { $name }
hint-unknown-level = Did you mean { $nearest }?
hint-unknown-level-bare = The levels are: { $known }
error-unknown-trait = that bot has no trait called { $name }
hint-unknown-trait = Did you mean { $nearest }?
hint-unknown-trait-bare = The traits are: { $known }
error-unknown-minister = there is no minister called { $name }
hint-unknown-minister = Did you mean { $nearest }?
hint-unknown-minister-bare = The ministers are: { $known }
error-unknown-condition = the conditions are shield and sword, not { $name }
hint-unknown-condition = Did you mean { $nearest }?
hint-unknown-condition-bare = The conditions are: { $known }
error-unknown-plot = there is no plot called { $name }
hint-unknown-plot = Did you mean { $nearest }?
hint-unknown-plot-bare = The plots are: { $known }
error-unknown-state = there is no state called { $name }
hint-unknown-state = Did you mean { $nearest }?
hint-unknown-state-bare = The states are: { $known }
error-unknown-relation = there is no relation called { $name }
hint-unknown-relation = Did you mean { $nearest }?
hint-unknown-relation-bare = The relations are: { $known }
error-unknown-quest = there is no quest called { $name }
hint-unknown-quest = Did you mean { $nearest }?
hint-unknown-quest-bare = The quests are: { $known }
error-unknown-deck = there is no deck called { $name }
hint-unknown-deck = Did you mean { $nearest }?
hint-unknown-deck-bare = The decks are: { $known }
error-unknown-path = there is no closed path { $name }
hint-unknown-path = Did you mean { $nearest }?
hint-unknown-path-bare = The closed paths are: { $known }
error-unknown-price = { $name } is no price
hint-unknown-price = Did you mean { $nearest }?
hint-unknown-price-bare = The prices are: { $known }
error-unknown-space = there is no space { $name }
hint-unknown-space = Did you mean { $nearest }?
hint-unknown-space-bare = The spaces are: { $known }
error-unknown-mode = there is no mode called { $name }
hint-unknown-mode = Did you mean { $nearest }?
hint-unknown-mode-bare = The modes are: { $known }
error-unknown-clearing = there is no clearing { $name }
hint-unknown-clearing = Did you mean { $nearest }?
hint-unknown-clearing-bare = The clearings are: { $known }
