### `weald arena`: gare tra giocatori computer.

help-arena = Fa gareggiare giocatori computer, ognuno a ogni posto con la stessa frequenza; tabelle, valutazioni e un grafico.
    .examples =
        Esempi:

        weald arena critters --players random,greedy,planner --games 600

        weald arena root --players planner --among greedy --games 240

        weald arena root --players greedy --bots all --games 240 --plot greedy.svg

        weald arena defenders --players greedy,planner --option difficulty=0 --games 80
arena-players = Chi gareggia, separati da virgole: greedy,planner.
arena-games = Quante partite almeno; l'ultimo giro si gioca sempre per intero.
arena-among = Ogni giocatore siede da solo tra altri di questo tipo, invece che contro gli altri in gara.
arena-bots = Ogni giocatore gioca contro tre bot di Clockwork di questo livello, di più livelli o di tutti (all).
arena-ray = Gioca su un cluster Ray: quello indicato da RAY_ADDRESS, o uno piccolo tutto suo.
arena-address = Gioca sul cluster Ray a questo indirizzo.
arena-plot = Disegna le quote con i loro intervalli in questo file (SVG).

arena-player = giocatore
arena-opponent = contro
arena-seat = posto
arena-count = giocatori
arena-mean = media sui posti
arena-rating = valutazione
arena-all = In tutto
arena-by-opponent = Uno contro uno
arena-by-level = Per livello dei bot
arena-by-seat = Per posto
arena-by-difficulty = Per difficoltà e numero di giocatori
arena-ratings = Valutazioni (tutti partono da 25)
arena-rated-bot = bot, { $level }
arena-rated-table = il gioco: { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }, difficoltà { $difficulty }
arena-even = Se tutti fossero pari, ognuno vincerebbe il { $share } %.

error-needs-openskill = per le valutazioni l'arena ha bisogno di openskill
hint-needs-openskill = Installalo con: pip install "weald[arena]"
error-needs-ray = per un cluster serve Ray
hint-needs-ray = Installalo con: pip install "weald[ray]"
error-no-cluster = nessun cluster Ray è raggiungibile: { $problem }
hint-no-cluster = Avviane uno con: `ray start --head`
error-cluster-lost = il cluster Ray ha perso più e più volte le stesse partite: { $problem }
error-no-players = --players non nomina nessuno
hint-no-players = Scrivi i nomi separati da virgole, come --players greedy,planner
error-player-twice = { $name } compare due volte in --players
error-among-and-bots = --among e --bots si escludono a vicenda
error-among-in-a-team = in { $game } si gioca tutti insieme, perciò nessuno può sedere tra altri
error-no-free-seat = tutti i posti sono assegnati: non ne resta nessuno per i giocatori
error-contest-decides = --bots decide da sé su { $name }
error-no-picture = { $path } non è il nome di un'immagine SVG
hint-no-picture = Scrivi un nome che finisce in .svg
error-no-folder = la cartella { $path } non esiste
