### `weald lab`: experiments, their results and reports.

help-lab = Play an experiment by a plan, on one machine or a cluster, and report on it.
    .examples =
        Examples:

        weald lab check plan.toml

        weald lab run plan.toml

        weald lab report plan-results -o report.html

        weald lab replay plan-results 17
help-lab-check = Read a plan and tell how many games it has.
help-lab-run = Play what is left of a plan. It can be stopped at any time and goes on where it was.
help-lab-report = Write a page with tables and pictures from results, and the same figures as data.
help-lab-replay = Play a game of the results again and compare.
lab-plan = The plan, a TOML file: docs/lab.md tells what stands in it.
lab-results = The folder of results.
lab-row = The number of a game: the column `game` of the tables.
lab-out = The folder for the results; usually beside the plan.
lab-ray = Play on the Ray cluster at this address; `local` starts a small one on this machine.
lab-output = The page to write; the data get the same name with .json.
lab-save = Write the journal of the game into this file.

lab-head = { $count ->
        [one] 1 game
       *[other] { $count } games
    } of { $game } in { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }, seed { $seed }
lab-cell = Cell { $number }: { $list } ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
lab-all-alike = all games alike
lab-more-cells = { $count ->
        [one] and 1 more cell
       *[other] and { $count } more cells
    }
lab-nothing-left = All games have been played: { $path }
lab-stopped = Stopped. { $played } of { $asked } games are kept in { $path }. The same command goes on with the rest.
lab-done = { $count ->
        [one] 1 game played; the results are in { $path }
       *[other] { $count } games played; the results are in { $path }
    }
lab-next = A report: { $command }
lab-reported = The report is { $path }, its figures are { $data }
lab-game = Game { $number } of { $game }, seed { $seed }
lab-seat = { $place }. { $name } ({ $player }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }
lab-seat-won = { $place }. { $name } ({ $player }): { $points ->
        [one] 1 point
       *[other] { $points } points
    }, won
lab-saved = The journal is { $path }. Look at it: { $command }
lab-same = Played again, it went the same way.

error-needs-lab = the lab needs polars, altair and vl-convert
hint-needs-lab = Install them with: pip install "weald[lab]"
error-unknown-plan-key = a plan has no { $name }
hint-unknown-plan-key = Did you mean { $nearest }?
hint-unknown-plan-key-bare = A plan can have: { $known }
error-plan-lacks = the plan does not say its { $key }
hint-plan-lacks = docs/lab.md tells what a plan must say.
error-plan-syntax = this is not TOML: { $problem }
error-plan-value = { $key } cannot be { $value }
hint-plan-value = { $key ->
        [games] Write a whole number from 1.
        [seed] Write a word or a number.
        [options] Write names with a value each, or with a list of values.
        [seated] Write seats with a player each, or with a list of players.
        [seats] Write a list of seats, or a list of such lists.
        [players] Write a player, a list of players, or a list of lists of players.
       *[other] Write a name, or a list of names where it may be several.
    }
error-plan-twice = { $name } stands twice in { $key }
error-plan-seats-fixed = in { $game } the seats are always the same
error-plan-among-and-bots = among and bots exclude each other
error-no-results = { $path } holds no results
hint-no-results = `weald lab run` makes a folder of results.
error-folder-not-empty = { $path } holds something else
hint-folder-not-empty = Choose an empty folder with --out.
error-results-not-writable = { $path } cannot be written: { $problem }
error-other-plan = { $path } holds the results of another plan; this one has changed: { $list }
hint-other-plan = Choose another folder with --out, or delete the old results.
error-other-version = { $path } holds results of version { $version }, which played by other rules
hint-other-version = Choose another folder with --out.
error-no-such-row = there is no game { $value } in the results yet
hint-no-such-row = The plan has games 1 to { $most }.
error-plays-otherwise = game { $number } goes otherwise now: { $list }
hint-plays-otherwise = Rules or players have changed since the results were made, by version { $version }.
error-no-page = { $path } is not the name of a page
hint-no-page = Write a name that ends in .html
error-worker-died = a process that played games has died
hint-worker-died = Perhaps there was too little memory. Run the command again, with fewer --jobs.
error-nothing-played = no game of { $path } has been played yet
hint-nothing-played = `weald lab run` plays them.

## The report

report-lead = { $count ->
        [one] 1 game
       *[other] { $count } games
    } of { $game } between computer players, in { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } of a grid. Seed { $seed }, Weald { $version }.
report-players = Players: { $list }.
report-unfinished = The experiment is not finished: { $played } of { $asked } games have been played.
report-intervals = A line shows where a share may lie by chance: the 95 % interval (Wilson), as if all games were independent.
report-contents = Contents
report-numbers = The numbers
report-numbers-of = { $title }: the numbers
report-picture-of = { $title }: the picture
report-even = The broken line is where all would be if they were equal: { $share }.
report-by-player = Wins by player
report-by-seat = Wins by faction or seat
report-by-option = { $option ->
        [map] Wins by map
        [deck] Wins by deck
        [mode] Wins by mode
        [difficulty] Wins by difficulty
        [leaders] Wins by choice of leaders
       *[other] Wins by: { $title }
    }
report-by-place = Wins by order of turns
report-by-count = Wins by number of players
report-endings = How games ended
report-endings-by-difficulty = How games ended, by difficulty
report-points = How points come in
report-points-note = Mean points. A game that is over keeps its last points; the curves stop where 95 % of the games have ended.
report-lengths = How long games are
report-cells = The cells
report-cells-note = Each combination of the plan is a cell, with a seed of its own.
report-player = player
report-seat = seat
report-value = { $value ->
        [standard] standard
        [beginner] beginner
        [random] random
        [listed] as listed
        [chosen] chosen by the player
        [special] special
        [yes] yes
        [no] no
        [none] none
       *[other] { $value }
    }
report-count = players
report-seats = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
report-place-head = turn
report-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $place }
    }
report-place-of = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $place }
    } of { $count }
report-games = games
report-wins = wins
report-share = share of wins
report-games-share = share of games
report-interval = 95 % interval
report-axis = { $axis ->
        [players] players
        [seats] who takes part
        [among] among
        [bots] level of the bots
       *[other] { $axis }
    }
report-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($number, maximumFractionDigits: 1) }
report-ending = ending
report-difficulty = difficulty
report-what = what
report-rounds = rounds
report-battles = battles
report-decisions = decisions
report-after-rounds = after round
report-after-battles = after battle
report-after-rounds-number = after round { $number }
report-after-battles-number = after battle { $number }
report-mean-rounds = rounds (mean)
report-mean-battles = battles (mean)
report-mean-decisions = decisions (mean)
report-points-head = points
report-mean = mean
report-median = median
report-least = least
report-most = most
report-cell = cell
report-bot = bot, { $level }
report-bots = bots
report-among = { $player } among { $list }
report-line-up = game between
