### `weald arena`: contests between computer players.

help-arena = Let computer players compete, each at every seat equally often; tables, ratings and a picture.
    .examples =
        Examples:

        weald arena critters --players random,greedy,planner --games 600

        weald arena root --players planner --among greedy --games 240

        weald arena root --players greedy --bots all --games 240 --plot greedy.svg

        weald arena defenders --players greedy,planner --option difficulty=0 --games 80
arena-players = Who competes, with commas between them: greedy,planner.
arena-games = How many games at least; the last round is always played to its end.
arena-among = Let each player sit alone among others of this kind, instead of against each other.
arena-bots = Let each player play against three Clockwork bots of this level, of several levels, or of all.
arena-ray = Play on a Ray cluster: the one that RAY_ADDRESS names, or a small one of its own.
arena-address = Play on the Ray cluster at this address.
arena-plot = Draw the shares with their intervals into this file (SVG).

arena-player = player
arena-opponent = against
arena-seat = seat
arena-count = players
arena-mean = mean over seats
arena-rating = rating
arena-all = In all
arena-by-opponent = One against one
arena-by-level = By level of the bots
arena-by-seat = By seat
arena-by-difficulty = By difficulty and number of players
arena-ratings = Ratings (all begin at 25)
arena-rated-bot = bots, { $level }
arena-rated-table = the game: { $count ->
        [one] 1 player
       *[other] { $count } players
    }, difficulty { $difficulty }
arena-even = If all were equal, each would win { $share } %.

error-needs-openskill = the arena needs openskill for its ratings
hint-needs-openskill = Install it with: pip install "weald[arena]"
error-needs-ray = a cluster needs Ray
hint-needs-ray = Install it with: pip install "weald[ray]"
error-no-cluster = no Ray cluster can be reached: { $problem }
hint-no-cluster = Start one with: `ray start --head`
error-cluster-lost = the Ray cluster lost the same games again and again: { $problem }
error-no-players = --players names nobody
hint-no-players = Write names with commas between them, as --players greedy,planner
error-player-twice = { $name } is named twice in --players
error-among-and-bots = --among and --bots exclude each other
error-among-in-a-team = in { $game } all play together, so nobody can sit among others
error-no-free-seat = all seats are given away: there is none left for the players
error-contest-decides = --bots decides about { $name } itself
error-no-picture = { $path } is not the name of an SVG picture
hint-no-picture = Write a name that ends in .svg
error-no-folder = there is no folder { $path }
