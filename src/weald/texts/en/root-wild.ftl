### Root: the Drillbit Duchy and the Cogwheel Corvids. Names are facts of the game; effects are told in our own words.

minister-captain = Captain
    .effect = An extra hit in attacks where a tunnel is.
minister-marshal = Marshal
    .effect = A warrior at the building with the fewest of them.
minister-foremole = Foremole
    .effect = One more recruit for the Burrow.
minister-brigadier = Brigadier
    .effect = Digs towards enemy buildings and tokens with three in the Burrow.
minister-banker = Banker
    .effect = Builds once more.
minister-mayor = Mayor
    .effect = Sends a warrior away for a point.
minister-earl-of-stone = Earl of Stone
    .effect = A point for each citadel.
minister-baron-of-dirt = Baron of Dirt
    .effect = A point for each market.
minister-duchess-of-mud = Duchess of Mud
    .effect = Two points with all tunnels on the map.

plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

effect-raid = the lost raid

ask-pay-investors = The Duchy's investors: discard a { $suit } or bird card. If you have none, pass: they sway a minister.
ask-pay-investors-bare = The Duchy's investors: discard a matching card. If you have none, pass: they sway a minister.
ask-guess-plot = The plot in clearing { $clearing } is about to be flipped. What is it?
ask-guess-plot-bare = A plot is about to be flipped. What is it?
ask-chance-plot = Which plot is it?
ask-chance-extortion = Which card is lost?

why-snared = a snare lies there
why-must-pay-investors = you hold a card of that suit and must discard it
why-both-face-up = all plots of this kind lie face up

do-guess = it is { $plot }
do-lay = lay { $plot }
group-guess = It is
group-lay = Lay

event-minister-swayed = { $seat }: the { $minister } was swayed.
event-crown-lost = { $seat }: the { $minister } lost the crown.
event-minister = { $seat }: the { $minister } acted.
event-burrowed = { $seat }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
 } into the Burrow.
event-dug = { $seat }: { $count ->
    [one] 1 warrior came
   *[other] { $count } warriors came
 } up in clearing { $clearing }.
event-went-underground = { $seat }: { $count ->
    [one] 1 warrior went
   *[other] { $count } warriors went
 } from clearing { $clearing } to the Burrow.
event-left-burrow = { $seat }: { $count ->
    [one] 1 warrior left
   *[other] { $count } warriors left
 } the Burrow for the supply.
event-plot-guessed = { $seat }: guessed the plot in clearing { $clearing }: { $piece }.
event-plot-flipped = { $seat }: the plot in clearing { $clearing } was flipped: { $piece }.
event-plot-swapped = { $seat }: the plot face up in clearing { $clearing } became: { $piece }.
event-snare-sprung = { $seat }: sprang the snare in clearing { $clearing } and did nothing else there.

choice-dig = where to dig
choice-lose-tunnel = which tunnel to take away
choice-dismiss = where a warrior leaves
choice-plot = where to lay a plot
choice-thicken = where the plot thickens
choice-flip = which plots to flip
choice-bombed = how many warriors the bomb takes
choice-guesser = who guesses
choice-sway = whom to sway, from the top
choice-sway-last = whom to sway, from the bottom
choice-crown = who loses the crown, from the bottom
choice-whether-dig = whether to dig
choice-diggers = how many dig
choice-rally = from where to rally
choice-citadel = whether to build a citadel, not a market
choice-duchess = whether all tunnels are on the map
choice-dismiss-burrow = whether a warrior leaves the Burrow

criterion-open-slots = open slots
criterion-enemy-buildings = enemy buildings
criterion-enemy-buildings-tokens = enemy buildings and tokens
criterion-buildings-tokens = buildings and tokens there
criterion-plots = plots
    .whether = Without a plot
criterion-bombed = pieces the bomb takes of a bot
criterion-plots-face-up = plots face up
criterion-burrow = warriors in the Burrow
criterion-diggers = diggers
criterion-overwhelm = diggers of an overwhelm
criterion-citadel-recruits = recruits by citadels
criterion-foremole = the Foremole
criterion-tunnels-left = tunnels off the map

why-all-swayed = all ministers are swayed
why-no-site = no clearing that they rule has an open slot
why-nobody-to-dismiss = there is no warrior to send away

board-key-burrow = In the Burrow
board-key-swayed = Swayed
board-key-hidden-plots = Plots not face up
