### `weald lab`: esperimenti, i loro risultati e resoconti.

help-lab = Svolge un esperimento secondo un piano, su una macchina o su un cluster, e ne fa un resoconto.
    .examples =
        Esempi:

        weald lab check plan.toml

        weald lab run plan.toml

        weald lab report plan-results -o report.html

        weald lab replay plan-results 17
help-lab-check = Legge un piano e dice quante partite ha.
help-lab-run = Gioca quel che resta di un piano. Si può fermare in ogni momento e riprende da dov'era.
help-lab-report = Dai risultati scrive una pagina con tabelle e grafici, e le stesse cifre come dati.
help-lab-replay = Rigioca una partita dei risultati e confronta.
lab-plan = Il piano, un file TOML: docs/lab.md dice che cosa contiene.
lab-results = La cartella dei risultati.
lab-row = Il numero di una partita: la colonna `game` delle tabelle.
lab-out = La cartella per i risultati; di solito accanto al piano.
lab-ray = Gioca sul cluster Ray a questo indirizzo; `local` ne avvia uno piccolo su questa macchina.
lab-output = La pagina da scrivere; i dati hanno lo stesso nome con .json.
lab-save = Scrive il registro della partita in questo file.

lab-head = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    } di { $game } in { $cells ->
        [one] 1 cella
       *[other] { $cells } celle
    }, seme casuale { $seed }
lab-cell = Cella { $number }: { $list } ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    })
lab-all-alike = partite tutte uguali
lab-more-cells = { $count ->
        [one] e un'altra cella
       *[other] e altre { $count } celle
    }
lab-nothing-left = Tutte le partite sono state giocate: { $path }
lab-stopped = Fermato. { $played } partite su { $asked } sono salve in { $path }. Lo stesso comando gioca le altre.
lab-done = { $count ->
        [one] 1 partita giocata; i risultati sono in { $path }
       *[other] { $count } partite giocate; i risultati sono in { $path }
    }
lab-next = Un resoconto: { $command }
lab-reported = Il resoconto è { $path }, le sue cifre sono { $data }
lab-game = Partita { $number } di { $game }, seme casuale { $seed }
lab-seat = { $place }. { $name } ({ $player }): { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
lab-seat-won = { $place }. { $name } ({ $player }): { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, vittoria
lab-saved = Il registro è { $path }. Guardalo con: { $command }
lab-same = Rigiocata, è andata allo stesso modo.

error-needs-lab = gli esperimenti hanno bisogno di polars, altair e vl-convert
hint-needs-lab = Installali con: pip install "weald[lab]"
error-unknown-plan-key = in un piano non c'è { $name }
hint-unknown-plan-key = Intendevi { $nearest }?
hint-unknown-plan-key-bare = In un piano possono esserci: { $known }
error-plan-lacks = il piano non dice { $key }
hint-plan-lacks = docs/lab.md dice che cosa deve esserci in un piano.
error-plan-syntax = questo non è TOML: { $problem }
error-plan-value = { $key } non può essere { $value }
hint-plan-value = { $key ->
        [games] Scrivi un numero intero da 1 in su.
        [seed] Scrivi una parola o un numero.
        [options] Scrivi nomi, ognuno con un valore o con un elenco di valori.
        [seated] Scrivi posti, ognuno con un giocatore o con un elenco di giocatori.
        [seats] Scrivi un elenco di posti, o un elenco di tali elenchi.
        [players] Scrivi un giocatore, un elenco di giocatori o un elenco di elenchi di giocatori.
       *[other] Scrivi un nome, o un elenco di nomi dove possono essere diversi.
    }
error-plan-twice = { $name } compare due volte in { $key }
error-plan-seats-fixed = in { $game } i posti sono sempre gli stessi
error-plan-among-and-bots = among e bots si escludono a vicenda
error-no-results = in { $path } non ci sono risultati
hint-no-results = `weald lab run` crea una cartella di risultati.
error-folder-not-empty = { $path } contiene altro
hint-folder-not-empty = Scegli una cartella vuota con --out.
error-results-not-writable = { $path } non si può scrivere: { $problem }
error-other-plan = { $path } contiene i risultati di un altro piano; in questo è cambiato: { $list }
hint-other-plan = Scegli un'altra cartella con --out, o cancella i vecchi risultati.
error-other-version = { $path } contiene risultati della versione { $version }, che giocava con altre regole
hint-other-version = Scegli un'altra cartella con --out.
error-no-such-row = la partita { $value } non è ancora nei risultati
hint-no-such-row = Il piano ha le partite da 1 a { $most }.
error-plays-otherwise = la partita { $number } ora va diversamente: { $list }
hint-plays-otherwise = Le regole o i giocatori sono cambiati da quando la versione { $version } ha dato questi risultati.
error-no-page = { $path } non è il nome di una pagina
hint-no-page = Scrivi un nome che finisce in .html
error-worker-died = un processo che giocava partite si è interrotto
hint-worker-died = Forse c'era poca memoria. Ripeti il comando, con meno --jobs.
error-nothing-played = nessuna partita di { $path } è ancora stata giocata
hint-nothing-played = `weald lab run` le gioca.

## The report

report-lead = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    } di { $game } tra giocatori computer, in { $cells ->
        [one] 1 cella
       *[other] { $cells } celle
    } di una griglia. Seme casuale { $seed }, Weald { $version }.
report-players = Giocatori: { $list }.
report-unfinished = L'esperimento non è finito: { $played } partite giocate su { $asked }.
report-intervals = Una linea mostra dove una quota può stare per caso: l'intervallo al 95 % (Wilson), come se tutte le partite fossero indipendenti.
report-contents = Indice
report-numbers = I numeri
report-numbers-of = { $title }: i numeri
report-picture-of = { $title }: il grafico
report-even = La linea tratteggiata è dove starebbero tutti, se fossero pari: { $share }.
report-by-player = Vittorie per giocatore
report-by-seat = Vittorie per fazione o posto
report-by-option = { $option ->
        [map] Vittorie per mappa
        [deck] Vittorie per mazzo
        [mode] Vittorie per modalità
        [difficulty] Vittorie per difficoltà
        [leaders] Vittorie per scelta dei leader
       *[other] Vittorie per opzione «{ $title }»
    }
report-by-place = Vittorie per ordine di turno
report-by-count = Vittorie per numero di giocatori
report-endings = Come sono finite le partite
report-endings-by-difficulty = Come sono finite le partite, per difficoltà
report-points = Come arrivano i punti
report-points-note = Punti medi. Una partita finita tiene gli ultimi; le curve si fermano dove è finito il 95 % delle partite.
report-lengths = Quanto sono lunghe le partite
report-cells = Le celle
report-cells-note = Ogni combinazione del piano è una cella, con un seme casuale suo.
report-player = giocatore
report-seat = posto
report-value = { $value ->
        [standard] standard
        [beginner] principiante
        [random] a caso
        [listed] come elencati
        [chosen] scelto dal giocatore
        [special] speciale
        [yes] sì
        [no] no
        [none] nessuno
       *[other] { $value }
    }
report-count = giocatori
report-seats = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
report-place-head = turno
report-place = { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
       *[other] { $place }
    }
report-place-of = { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
       *[other] { $place }
    } di { $count }
report-games = partite
report-wins = vittorie
report-share = quota di vittorie
report-games-share = quota di partite
report-interval = intervallo al 95 %
report-axis = { $axis ->
        [players] giocatori
        [seats] chi partecipa
        [among] tra
        [bots] livello dei bot
       *[other] { $axis }
    }
report-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($number, maximumFractionDigits: 1) }
report-ending = fine
report-difficulty = difficoltà
report-what = che cosa
report-rounds = round
report-battles = battaglie
report-decisions = decisioni
report-after-rounds = dopo il round
report-after-battles = dopo la battaglia
report-after-rounds-number = dopo il round { $number }
report-after-battles-number = dopo la battaglia { $number }
report-mean-rounds = round (media)
report-mean-battles = battaglie (media)
report-mean-decisions = decisioni (media)
report-points-head = punti
report-mean = media
report-median = mediana
report-least = minimo
report-most = massimo
report-cell = cella
report-bot = bot, { $level }
report-bots = bot
report-among = { $player } tra { $list }
report-line-up = partita tra
