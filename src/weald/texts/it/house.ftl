### La casa: la riga di comando, errori e suggerimenti, le parole intorno a un tavolo. I giochi hanno cataloghi propri.

## La riga di comando

help-weald = Giochi di guerra nei boschi secondo la legge stampata, nel terminale.
help-games = I giochi, i loro posti e opzioni, e i giocatori computer.
    .examples =
        Esempio:

        weald games
help-play = Gioca una partita, o continua una partita salvata. Si salva dopo ogni azione, così puoi fermarti in ogni momento.
    .examples =
        Esempi:

        weald play critters

        weald play critters --seat south=human --seat north=human

        weald play root --seat eyrie=human

        weald play root --seat eyrie=human --seat marquise=bot --seat corvids=bot:nightmare+vendetta --seat vagabond=none

        weald play root --set-up

        weald play --resume
help-options = Che cosa si può scegliere prima di una partita, e che cosa fa ogni scelta.
    .examples =
        Esempi:

        weald options root

        weald options root --json
help-sim = Fa giocare molte partite a giocatori computer, e conta.
    .examples =
        Esempi:

        weald sim critters --games 1000 --seed 1 --seat south=greedy

        weald sim root --games 400 --mix
help-train = Impara dalle partite tra computer quanto valgono le posizioni.
    .examples =
        Esempi:

        weald train root --folder learnt --games 400

        weald train root --folder learnt2 --games 200 --player greedy --player planner
help-replay = Percorre una partita registrata, vedendo ciò che un posto poteva vedere.
    .examples =
        Esempi:

        weald replay game.weald

        weald replay game.weald --as south --to 12
help-analyse = Mostra le probabilità di tutti in una partita finita turno per turno, i turni decisivi e che cosa sarebbe stato meglio.
    .examples =
        Esempi:

        weald analyse game.weald

        weald analyse game.weald --as south
help-verify = Controlla i registri: ogni azione permessa, i dadi fedeli al seme casuale, il risultato come annotato.
    .examples =
        Esempi:

        weald verify game.weald

        weald verify journals
help-explain = Dice se un'azione è permessa in una partita registrata, e se no, per quale legge e perché.
    .examples =
        Esempio:

        weald explain game.weald "deploy S3 to land" --at 5
help-law = Mostra le leggi di un gioco, o di uno dei suoi libri, in base al numero.
    .examples =
        Esempi:

        weald law critters

        weald law critters 5.4

        weald law critters --missing

        weald law clockwork K4.5.1
help-scenario = Stampa una posizione di una partita registrata come Python che la ricostruisce.
    .examples =
        Esempio:

        weald scenario game.weald --at 12

arg-game = Un gioco; weald games li elenca.
arg-file = Una partita salvata o finita (un registro, .weald).
arg-seat = Chi siede dove: human; un computer per livello (beginner, easy, normal, hard, expert) o per tipo (beam, greedy, planner, search, random). In Root anche bot, come bot:nightmare+blitz (weald options root dice livelli e tratti), o none. Si può dare una volta per ogni posto.
arg-option = Un'opzione del gioco. Si può dare più volte.
arg-plain = Righe semplici: senza colori, senza disegni; per lettori di schermo e pipe. Senza un terminale è sempre così.
arg-json = Come JSON, per programmi.
arg-lang = La lingua dei testi, come uk; altrimenti WEALD_LANG, altrimenti quella del sistema. Può stare dopo ogni comando.
arg-version = La versione, e quale forma del motore è in uso.
play-what = Il gioco da cominciare, o il file .weald di una partita salvata.
play-seed = Lo stesso seme casuale e le stesse risposte danno la stessa partita. Senza, nessuno può indovinare i dadi.
play-resume = Continua con il file, o senza file con l'ultima partita non finita.
play-random = Sorteggia questo numero di posti, e quale di essi è il tuo; --option NAME=no ne esclude uno, --seat e --option NAME=yes ne tengono uno.
play-reach = Con --random: solo fazioni la cui portata dà in totale ciò che la legge consiglia per quel numero (Root).
play-set-up = Chiede posti e opzioni uno dopo l'altro: chi partecipa (scelto, a sorte, per portata), chi è un bot, quanto difficile, con quali tratti.
play-pace = Quanto in fretta si raccontano i turni dei bot: step, slow, fast, off, brief (senza motivi), o secondi per passo.
play-file = Tiene la partita in questo file invece che nella cartella dei dati.
sim-games = Quante partite.
sim-seed = Lo stesso seme casuale dà gli stessi risultati, con qualsiasi numero di processi.
sim-jobs = Quanti processi; 0 sceglie da sé.
sim-mix = Ogni partita sorteggia le sue opzioni (chi partecipa, la mappa…), tranne quelle che --option fissa.
sim-bots = Come --mix, ma con bot in posti qualsiasi, di ogni livello e tratto; la tabella dice come è andato ogni livello.
sim-ladder = Misura i bot: ognuno a ogni livello a turno, contro altri tre bot a sorte (--against dice quanto difficili).
sim-against = In una scala, il livello degli altri bot: i bot deboli si distinguono meglio contro quelli facili.
sim-check = Cerca guasti dopo ogni azione, non solo alla fine di ogni partita.
sim-save = Tiene tutti i registri in questa cartella, che non deve contenerne altri.
replay-to = Solo la posizione dopo questo numero di azioni (in un terminale: comincia da lì).
replay-as = Con gli occhi di chi: un posto, spectator, o referee, che vede tutto.
analyse-as = Che cosa si sa: da un posto, o dal giudice (referee), che vede ogni carta.
replay-yes = Mostra i segreti di un altro posto, o tutti, di una partita ancora aperta, senza chiedere prima.
verify-files = Registri, o cartelle di registri.
explain-action = Le parole dell'azione, come "deploy S3 to sea"; prima può stare un posto, come "north: withdraw".
explain-at = Dopo questo numero di azioni (senza: alla fine).
law-game = Un gioco, o un libro delle leggi: clockwork ha i bot di Root (senza: tutti).
law-number = Il numero di una legge, come 5.4.
law-missing = Solo leggi che nessun test mostra. Se non ce ne sono, non si stampa nulla.
scenario-at = Dopo questo numero di azioni (senza: alla fine).

version = weald { $version }, { $form }
version-python = Python { $python } su { $system }
form-compiled = compilato
form-interpreted = interpretato (Python puro)
form-stale = interpretato, perché la forma compilata è più vecchia dei suoi sorgenti: esegui make compile

complaint = weald: { $message }
hint = suggerimento: { $hint }
hint-usage = { $command } mostra come si usa.
fault = un guasto di Weald l'ha fermato: { $problem }
hint-fault = Le partite sono salvate fino all'ultima azione. Segnala il guasto, con il file { $path }.
hint-fault-bare = Le partite sono salvate fino all'ultima azione. Segnala il guasto.

## Elenchi

options-head = Opzioni di { $game }: weald play { $game } --option NAME=VALUE
options-seating = Chi partecipa:
options-option = { $name }={ $default }
options-when = { $about } (con { $option }={ $value })
options-number = un numero da { $least } a { $most }
options-names = un valore tra: { $list }
options-choice = { $name }: { $about }; come bot: { $bot }
options-choice-bare = { $name }: { $about }
options-many = alcuni di questi uniti da +, o none

games-title = { $name }: { $title }
games-seats = posti: { $names }
games-more = weald options { $name } ne dice di più, e che cosa fa ogni scelta
games-option = opzione { $name }={ $default } ({ $range }): { $meaning }
games-players = Giocatori per ogni gioco
games-player = { $name }: { $meaning }
kind-human = una persona a questo terminale
kind-random = sceglie un'azione permessa qualsiasi, tutte ugualmente probabili
kind-greedy = guarda un'azione avanti in alcuni mondi che può immaginare
kind-planner = pianifica tutto il suo turno e giudica in base a ciò che ha imparato in molte partite
kind-search = cerca tra ciò che entrambe le parti possono fare e risolve la fine di una battaglia
kind-beam = pianifica tutto il suo turno in un solo mondo e pesa ogni rischio secondo le sue probabilità

## Preparazione

set-up-head = Preparazione. Invio prende ciò che è segnato con *; u annulla l'ultima risposta.
set-up-way = Come si stabilisce chi partecipa?
set-up-way-chosen = scegli tu
set-up-way-lot = a sorte
set-up-way-reach = a sorte, con portata sufficiente
set-up-lots = Quanti se ne sorteggiano?
set-up-drawn = Sorteggio: { $seats }. Per te: { $seat }.
set-up-reach = Portata { $sum }; per questo numero di fazioni la legge consiglia almeno { $advised } [{ $law }].
set-up-seat = { $seat }
set-up-human = una persona
set-up-computer = un computer
set-up-bot = il suo bot
set-up-none = nessuno
set-up-option = { $name }: { $about }
set-up-one = Un numero o un nome, o Invio >
set-up-many = Numeri o nomi, o Invio per nessuno >
set-up-number = Un numero da { $least } a { $most }, o Invio per { $default } >
set-up-unknown = Non è tra questi: { $list }
set-up-again = Così non si può giocare: { $problem }. Riprova.
set-up-command = Lo stesso senza domande: { $command }

## Al tavolo

play-drawn = Sorteggio: { $seats }.
new-game = { $title }. { $about }
turn-heading = { $seat }: una domanda
computer-thinks = { $seat }: sta pensando…
question = { $ask } [{ $law }]
prompt = { $seat } (numero o parole; «aiuto» spiega) >
prompt-empty = Scrivi un numero da 1 a { $most }, o «aiuto».
sure = { $action }. Confermi (sì o no)? >
# che cosa vale come sì
sure-yes = s sì si
# Comandi del prompt, scritti come parola intera.
command-h = aiuto mano
command-q = esci
command-u = annulla
command-b = tabellone
command-l = cronaca
command-s = salva
command-f = previsione
command-r = rivedi
command-p = indicatori
command-law = legge
command-back = riprendi
command-hint = suggerimento
command-pace = ritmo
command-bots = bot
command-all = tutto tutti
sure-no = Non è stato fatto nulla.
# parole che da sole non dicono nulla, e che perciò non valgono per nessuna scelta
small-words = a ad agli ai al alla alle allo che chi con così da dai dal dalla delle dei del della di dove e è ed fare gli i il in la le lì lo ma né nei nel nella non o ora per più poi qui quale scatenare se si su sui sul sulla tra tu tuo un una uno no sì
log-line = - { $event } [{ $law }]
log-more-of-it = {"; "}{ $event } [{ $law }]
log-more = { $count ->
    [one] Un evento precedente
   *[other] { $count } eventi precedenti
  }: cronaca tutto
help-prompt = Rispondi con il numero di una scelta, o con parole che vanno bene per una sola: che cosa si fa, e con che cosa. Bastano tre lettere di una parola.
    ?              che cosa ora non puoi fare, e perché
    tabellone, b   di nuovo il tabellone e le scelte
    cronaca, l     che cosa è accaduto (cronaca tutto: dall'inizio)
    aiuto, h       che cosa fanno le tue carte, il gioco in breve, questo aiuto
    annulla, u     annulla la tua ultima azione, se da allora non si è mostrato nulla
    riprendi       riprende il tuo turno, dadi compresi: contro soli computer, e la partita diventa allenamento
    suggerimento   che cosa farebbe qui un computer: contro soli computer, e la partita viene segnata
    legge N        il testo della legge N
    salva, s       salva ora (salva FILE: anche in un altro file)
    esci, q        esce; la partita è salvata
help-robots = Sui bot:
    rivedi, r      di nuovo l'ultimo turno di un bot (rivedi NAME: di quel bot; rivedi tutto: tutti dal tuo turno)
    ritmo          quanto in fretta si raccontano: ritmo step, slow, fast, off, brief, o secondi per passo
    indicatori, p  gli indicatori di priorità sulla mappa, o no
    bot            che cosa cambiano i loro livelli e tratti
playback-turn = Turno { $turn }: { $seat }.
playback-goes-on = Il turno { $turn } continua: { $seat }.
playback-step = { $number }. { $deeds }
playback-reason = {"   "}perché: { $deeds }
playback-reason-more = {"           "}{ $deeds }
playback-cited = { $event } [{ $law }]
playback-more = (Invio: il prossimo passo; a e Invio: tutto il resto)
playback-nothing = Da allora nessun bot ha giocato.
playback-pace = Ritmo: { $pace }. Può essere { $known }, o un numero di secondi.
help-forecast = previsione, f  che cosa può accadere ora, con le probabilità
curtain = Passa { $seat-a }, che preme Invio.
curtain-undo = Passa { $seat-a }, che preme Invio. ({ $last_seat }: u annulla l'ultima azione.)
nothing-refused = Per questa domanda nulla è rifiutato.
saved-to = Salvata in { $path }
play-saved = Salvata in { $path }
    Per continuare: { $command }
play-not-saved = Non salvata in { $path }: { $problem }. La partita continua; s FILE salva altrove.
result = Vittoria { $seats-di } per la legge { $law }. Punti: { $scores }.
result-together = Vittoria comune per la legge { $law }: { $seats }. Punti: { $scores }.
result-lost-together = Giocata insieme e persa insieme: { $seats }.
result-nobody = Tutti perdono per la legge { $law }, { $title }. Punti: { $scores }.
end-files = Il registro: { $path }
end-replay = Per rivederla: { $command }
end-analyse = Per vedere dove si è decisa: { $command }
end-verify = Per controllarla: { $command }

## Simulazione

train-folder = Dove restano le partite, la curva e i pesi. Un corso interrotto riprende da lì.
train-games = Quante partite per ogni ciclo.
train-player = Chi gioca un ciclo: greedy, planner… Indicato più volte, fa più cicli; ognuno impara da tutte le partite fatte fin lì.
train-ridge = Quanto sono frenati i pesi; di più con poche partite.
train-row = ciclo { $round }, { $whose }: posizioni { $samples }, perdita { $loss } (senza sapere nulla: { $plain_loss })
train-done = I pesi sono in { $path }.
sim-progress = { $game }
sim-head = { $played ->
    [one] 1 partita
   *[other] { $played } partite
  } di { $game }, seme casuale { $seed }
sim-head-incomplete = INCOMPLETO: { $played } di { $asked ->
    [one] 1 partita
   *[other] { $asked } partite
  } di { $game }, seme casuale { $seed }
sim-seat = { $name } ({ $kind }): { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }, { $share } % (95 %: da { $low } a { $high }), in media { $points } punti
sim-kind = { $kind }: { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }, { $share } % dei suoi posti (95 %: da { $low } a { $high })
sim-decisions = decisioni per partita: in media { $mean }, da { $least } a { $most }
sim-battles = battaglie per partita: in media { $mean }, da { $least } a { $most }
sim-rounds = round per partita: in media { $mean }, da { $least } a { $most }
sim-law = finite per la legge { $law }, { $title }: { $count }
sim-law-bare = finite per la legge { $law }: { $count }
sim-mix-games = partite
sim-mix-rounds = round
sim-mix-decisions = decisioni
sim-bot = bot
sim-level = livello
sim-wins = vittorie
sim-share = %
sim-interval = 95 %
sim-from-to = da { $low } a { $high }
sim-points = punti
sim-difficulty = difficoltà
sim-won = vinte
sim-speed = { $games_per_second } partite/s, { $decisions_per_second } decisioni/s ({ $form }, { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
  })
sim-broken = la partita con seme casuale { $seed } si è guastata: { $problem }
sim-broken-hint = Stava facendo «{ $doing }»; il suo registro fino a lì: { $path }
sim-broken-hint-bare = Stava facendo «{ $doing }»; il suo registro non si è potuto scrivere.

## Rivedere, controllare, spiegare, legge

replay-heading = Dopo { $at } di { $most ->
    [one] 1 azione
   *[other] { $most } azioni
  }, come la vede { $lens }
lens-spectator = uno spettatore
lens-referee-short = il giudice
lens-referee = il giudice, con tutti i segreti
replay-open = Questa partita non è finita, e { $lens } vede segreti con cui altri al tavolo giocano ancora.
replay-sure = Mostrarli (sì o no)? >
replay-prompt = { $at }/{ $most } (Invio avanti, p indietro, un numero, q) >
replay-keys = Invio o n: avanti; p: indietro; un numero: vai lì; q: esci.
replay-border = Le posizioni vanno da 0 a { $most }.
verify-progress = controllo
verify-ok = ok: { $file } ({ $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }, finita)
verify-ok-open = ok: { $file } (finora { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }, non finita)
file-passed-over = ignorato: { $problem }
verify-total = { $good } ok, { $bad } no.
explain-allowed = Permesso: { $seat-il } può { $sentence }.
explain-refused = Rifiutato: { $seat-il } non può { $sentence }: { $reason } [{ $law }].
law-heading = { $law } { $title }
law-heading-bare = { $law }
law-parts = In dettaglio: { $list }.
law-which = Quale? Per esempio: legge 5.4
law-page = Pagina { $page } del regolamento.
law-page-card = Stampata sulla carta.
law-code = Eseguita in:
law-code-none = Non è eseguita da un codice proprio.
law-tests = Mostrata da:
law-tests-none = Nessun test la mostra.
law-no-coverage = Il suo codice e i suoi test sono elencati in una copia dei sorgenti, dopo `make law`.

## Errori: che cosa non va, poi che cosa farci

error-at-line = { $path }, riga { NUMBER($line, useGrouping: 0) }: { $problem }
error-at-line-bare = riga { NUMBER($line, useGrouping: 0) }: { $problem }
error-os = { $path }: { $problem }
error-os-bare = { $problem }

empty-name = "" (un nome vuoto)
error-unknown-game = non c'è un gioco di nome { $name }
hint-unknown-game = Intendevi { $nearest }?
hint-unknown-game-bare = I giochi sono: { $known }
error-unknown-seat = non c'è un posto di nome { $name }
hint-unknown-seat = Intendevi { $nearest }?
hint-unknown-seat-bare = I posti sono: { $known }
error-unknown-language = non c'è una lingua di nome { $name }
error-language-missing = --lang richiede una lingua
hint-language-missing = Le lingue sono: { $known }
hint-unknown-language = Intendevi { $nearest }?
hint-unknown-language-bare = Le lingue sono: { $known }
error-unknown-lesson = non c'è una lezione di nome { $name }
hint-unknown-lesson = Intendevi { $nearest }?
hint-unknown-lesson-bare = Le lezioni sono: { $known }
error-lesson-seats = la lezione { $lesson } deve avere una sola persona, e un computer in ogni altro posto
error-lesson-over = la lezione { $lesson } non può continuare al passo { $step }: la partita è finita
error-lesson-breaks = la lezione { $lesson } non può continuare al passo { $step }: vuole «{ $want }», e si offre questo: { $offered }
hint-lesson-breaks = Giocala con tools/lesson.py, e scegli altre risposte o un altro seme casuale (docs/lessons.md).
error-unknown-option = non c'è un'opzione di nome { $name }
hint-unknown-option = Intendevi { $nearest }?
hint-unknown-option-bare = Le opzioni sono: { $known }
error-unknown-player = non c'è un giocatore di nome { $name }
hint-unknown-player = Intendevi { $nearest }?
hint-unknown-player-bare = I giocatori sono: { $known }
error-unknown-arrangement = { $name } non è una parola che descriva una posizione
hint-unknown-arrangement = Intendevi { $nearest }?
hint-unknown-arrangement-bare = Le parole sono: { $known }
error-unknown-card = non c'è una carta di nome { $name }
hint-unknown-card = Intendevi { $nearest }?
hint-unknown-card-bare = Le carte sono: { $known }
error-unknown-theater = non c'è un teatro di nome { $name }
hint-unknown-theater = Intendevi { $nearest }?
hint-unknown-theater-bare = I teatri sono: { $known }
error-unknown-column = non c'è una colonna di nome { $name }
hint-unknown-column = Intendevi { $nearest }?
hint-unknown-column-bare = Le colonne sono: { $known }
error-unknown-item = non c'è un oggetto di nome { $name }
hint-unknown-item = Intendevi { $nearest }?
hint-unknown-item-bare = Gli oggetti sono: { $known }
error-unknown-leader = non c'è un leader di nome { $name }
hint-unknown-leader = Intendevi { $nearest }?
hint-unknown-leader-bare = I leader sono: { $known }
error-unknown-map = non c'è una mappa di nome { $name }
hint-unknown-map = Intendevi { $nearest }?
hint-unknown-map-bare = Le mappe sono: { $known }
error-unknown-phase = non c'è una fase di nome { $name }
hint-unknown-phase = Intendevi { $nearest }?
hint-unknown-phase-bare = Le fasi sono: { $known }
error-unknown-suit = non c'è un seme di nome { $name }
hint-unknown-suit = Intendevi { $nearest }?
hint-unknown-suit-bare = I semi sono: { $known }
error-unknown-book = non c'è un gioco o libro delle leggi di nome { $name }
hint-unknown-book = Intendevi { $nearest }?
hint-unknown-book-bare = I libri delle leggi sono: { $known }
error-unknown-hex = non c'è un esagono di nome { $name }
hint-unknown-hex = Intendevi { $nearest }?
hint-unknown-hex-bare = Gli esagoni sono: { $known }
error-unknown-edge = non c'è un bordo di nome { $name }
hint-unknown-edge = Intendevi { $nearest }?
hint-unknown-edge-bare = I bordi sono: { $known }
error-unknown-corner = non c'è un angolo di nome { $name }
hint-unknown-corner = Intendevi { $nearest }?
hint-unknown-corner-bare = Gli angoli sono: { $known }
error-unknown-direction = non c'è una direzione di nome { $name }
hint-unknown-direction = Intendevi { $nearest }?
hint-unknown-direction-bare = Le direzioni sono: { $known }
error-unknown-factory = non c'è una fabbrica di nome { $name }
hint-unknown-factory = Intendevi { $nearest }?
hint-unknown-factory-bare = Le fabbriche sono: { $known }
error-unknown-machine = non c'è una macchina di nome { $name }
hint-unknown-machine = Intendevi { $nearest }?
hint-unknown-machine-bare = Le macchine sono: { $known }
error-unknown-pace = non c'è un ritmo { $name }
hint-unknown-pace = Intendevi { $nearest }?
hint-unknown-pace-bare = Può essere { $known }, o un numero di secondi fino a 60.
error-unknown-bot-word = { $name } non è né un livello né un tratto di quel bot
hint-unknown-bot-word = Intendevi { $nearest }? Può essere: { $known }
hint-unknown-bot-word-bare = Può essere: { $known }
error-unknown-law = non c'è una legge { $name }
hint-unknown-law = Intendevi { $nearest }?
hint-unknown-law-bare = weald law GAME le elenca.
error-no-coverage = qui non si sa quali test mostrano quale legge
hint-no-coverage = Esegui `make law` in una copia dei sorgenti di Weald, poi usa il comando di quella copia.
error-no-laws = { $game } non ha un indice delle leggi
error-unknown-file = non c'è un file { $path }
hint-unknown-file = weald play --resume continua l'ultima partita.
error-unknown-player-in-file = { $path } ha un giocatore di nome { $player }, che questa versione non conosce

error-bad-option-name = l'opzione { $option } non può essere { $value }
hint-bad-option-name = Intendevi { $nearest }? Può essere: { $known }
hint-bad-option-name-bare = Può essere: { $known }
error-bad-option-names = l'opzione { $option } non può essere { $value }
hint-bad-option-names = Intendevi { $nearest }? Può essere none, o alcuni di questi uniti da +: { $known }
hint-bad-option-names-bare = Può essere none, o alcuni di questi uniti da +: { $known }
error-bad-option-number = l'opzione { $option } non può essere { $value }
hint-bad-option-number = Può essere un numero da { $least } a { $most }.
error-bad-position = non c'è una posizione { $value }
hint-bad-position = Le posizioni vanno da 0 a { $most }.
error-bad-seat-syntax = --seat { $value } non dice chi siede dove
hint-bad-seat-syntax = Scrivi il posto e il giocatore, come --seat north=greedy
error-seat-twice = il posto { $name } è dato due volte
error-bad-option-syntax = --option { $value } non dice quale valore ha
hint-bad-option-syntax = Scrivi l'opzione e il suo valore, come --option target=18
error-option-twice = l'opzione { $name } è data due volte
error-seat-not-in-play = { $name } non partecipa a questa partita
hint-seat-not-in-play = Lo decidono le opzioni, come --option { $name }=yes
error-seat-only-bot = { $name } può essere solo un bot
hint-seat-only-bot = Scrivi --seat { $name }=bot
error-set-up-alone = --set-up chiede da sé posti e opzioni di una nuova partita
hint-set-up-alone = Scrivi weald play GAME --set-up, al massimo con --seed, --file, --pace o --plain.
error-no-ladder = { $game } non ha bot di cui misurare i livelli
error-ladder-decides = --ladder decide da sé su { $name }
error-no-judgement = in { $game } non c'è un giudizio da imparare
error-analysis-of-open = si può analizzare solo una partita finita: in una aperta si svelerebbero segreti
error-needs-numpy = per imparare serve numpy
hint-needs-numpy = Installalo con: pip install "weald[train]"
error-bad-rewards = le ricompense non possono essere { $value }
hint-bad-rewards = Possono essere: { $known }
error-other-course = { $path } contiene un altro corso
hint-other-course = Scegli una cartella vuota, oppure lo stesso gioco, seme casuale, giocatori e numeri di prima.
error-no-lots = in { $game } nessuno può restare fuori, perciò non c'è nulla da sorteggiare
error-bad-lots = { $count ->
    [one] 1 posto non si può sorteggiare
   *[other] { $count } posti non si possono sorteggiare
  }
hint-bad-lots = Con queste opzioni può essere da { $least } a { $most }.
error-low-lots = nessun gruppo di { $count } che si può ancora sorteggiare raggiunge la portata che la legge consiglia
hint-low-lots = Sorteggia senza, o escludine meno.
error-no-reach = in { $game } la legge non dice la portata dei posti
error-reach-without-lots = --reach dice quali posti si possono sorteggiare
hint-reach-without-lots = Scrivi weald play GAME --random N --reach.
error-too-few-seats = partecipano troppo pochi: devono essere almeno { $least }
hint-too-few-seats = weald games dice le opzioni che decidono chi partecipa.
error-solo-two-factions = un giocatore solitario gioca esattamente due fazioni
hint-solo-two-factions = Di' yes a due di { $known } e no alle altre.
error-bad-arrangement = { $value } non è un valore per { $word }
error-bad-position-data = i dati della posizione sono sbagliati in { $where }: { $problem }
error-card-twice = { $card }: la carta è messa due volte
error-impossible-position = nessuna partita può trovarsi in questa posizione: { $problem }

error-replay-open = questa partita non è finita, e { $lens } vede segreti con cui altri al tavolo giocano ancora
hint-replay-open = Aggiungi --yes per vederli lo stesso.

error-play-what = quale gioco?
hint-play-what = weald play critters comincia una partita, weald play --resume ne continua una. I giochi sono: { $known }
error-nothing-to-resume = in { $path } non c'è una partita non finita
hint-nothing-to-resume = weald play GAME ne comincia una; weald play FILE continua con un file da altrove.
error-resumed-as-it-was = una partita salvata continua com'è cominciata
hint-resumed-as-it-was = Tralascia --seat, --option, --seed e --file.
error-seed-missing = mancano i dadi di { $path }, perciò non può continuare
hint-seed-missing = Il suo seme casuale sta accanto, in un file il cui nome finisce con .seed; sposta entrambi insieme.

error-not-a-sentence = «{ $sentence }» ora non è un'azione di questo gioco
hint-not-a-sentence = Intendevi «{ $nearest }»?
hint-not-a-sentence-bare = Al tavolo le scelte sono numerate: puoi scrivere il numero.
error-illegal-action = «{ $sentence }» non è permesso: { $why } [{ $law }]
error-ambiguous = «{ $value }» potrebbe essere: { $list }
error-no-such-number = non c'è una scelta { $value }
hint-no-such-number = Le scelte vanno da 1 a { $most }.
error-number-of-a-thing = non c'è una scelta { $value }
hint-number-of-a-thing = Le scelte vanno da 1 a { $most }. Intendevi «{ $sentence }»?
error-not-your-question = ora la domanda non è per { $seat-il }, ma per { $asked_seat-il }
error-game-over = la partita è finita
error-nothing-to-undo = non c'è nulla che tu possa annullare: ciò che altri hanno visto o i dadi hanno detto resta
error-dice-not-scripted = la domanda è per i dadi, e nessuno ha detto che cosa dicono [{ $law }]
error-position-not-arrangeable = nessun momento di questa partita fino a lì si può preparare a mano
error-script-does-not-fit = qui i dadi non possono dire «{ $sentence }» [{ $law }]

error-file-exists = { $path } esiste e contiene altro
hint-file-exists = Scegli un altro nome di file.
error-file-finished = { $path } contiene questa partita com'è finita, e resta così
hint-file-finished = Scegli un altro nome di file.
error-file-not-writable = { $path } non si può scrivere: { $problem }
hint-file-not-writable = Scegli un altro luogo, con --file, --save o WEALD_DATA.
error-file-not-readable = { $path } non si può leggere: { $problem }
error-file-is-folder = { $path } è una cartella
hint-file-is-folder = Indica un file al suo interno.
error-folder-holds-journals = { $path } contiene già registri
hint-folder-holds-journals = Scegli una cartella vuota, o una nuova.

error-journal-foreign = { $path } non è un registro di Weald
error-journal-empty = { $path } è vuoto
error-journal-truncated = il file finisce troppo presto
hint-journal-truncated = Il resto è perso; se ne esiste un'altra copia, usa quella.
error-journal-line-broken = la riga non si può leggere
error-journal-newer = il file ha il formato { $format }, e questa versione legge fino al { $known }
hint-journal-newer = Una versione più nuova di Weald può leggerlo.
error-journal-goes-on-after-end = il file continua dopo la sua fine
error-journal-misnumbered = la riga ha il numero { $found } e dovrebbe avere { $expected }
hint-journal-misnumbered = Una riga manca, è doppia o è stata spostata.
error-journal-miscounted = il file dice di avere { $expected ->
    [one] 1 azione
   *[other] { $expected } azioni
  } e ne ha { $found }
hint-journal-miscounted = Mancano righe o ne sono state aggiunte.
error-journal-edition = il file segue altre regole: { $edition } invece di { $known }
error-journal-rules = il file segue la versione { $rules } delle regole, e la versione { $known } non lo permette: { $problem }
error-journal-options = le opzioni sono sbagliate: { $problem }
error-journal-seed-missing = la partita è finita e manca il suo seme casuale
error-journal-seed-false = il seme casuale non è quello promesso all'inizio
error-journal-plays-on = la partita era finita prima di questa azione
error-journal-wrong-seat = agisce { $seat-il }, e la domanda è per { $asked_seat-il }
error-journal-not-a-sentence = «{ $sentence }» non è un'azione di questo gioco
error-journal-illegal = «{ $sentence }» non era permesso: { $why } [{ $law }]
error-journal-impossible-dice = i dadi non possono aver detto «{ $sentence }» [{ $law }]
error-journal-false-dice = i dadi hanno detto «{ $said }» e non «{ $sentence }»
hint-journal-false-dice = Ciò che hanno detto i dadi segue dal seme casuale; la riga è stata cambiata.
error-journal-not-finished = è annotato un risultato, ma la partita non è finita
error-journal-false-result = il risultato annotato non è quello con cui la partita è finita
error-journal-result-missing = la partita è finita, ma non è annotato un risultato
error-journal-edited = la riga è stata cambiata dopo essere stata scritta
hint-journal-edited = La sua somma non corrisponde a essa e alle righe precedenti.

error-too-many-seats = possono giocare al massimo { $most ->
    [one] 1 giocatore
   *[other] { $most } giocatori
  }
error-second-vagabond-alone = un secondo Vagabondo richiede un primo [9.7]
error-only-vagabonds = due Vagabondi da soli resterebbero senza nulla che dia punti: deve partecipare qualcun altro
error-one-vagabot = può partecipare un solo Vagabot
error-coop-needs-both = una partita cooperativa richiede persone e bot
error-character-twice = i due Vagabondi non possono avere lo stesso personaggio
error-unknown-character = non c'è un personaggio di nome { $name }
hint-unknown-character = Intendevi { $nearest }?
hint-unknown-character-bare = I personaggi sono: { $known }
error-unknown-answer = la risposta è yes o no, non { $name }
hint-unknown-answer = Intendevi { $nearest }?
hint-unknown-answer-bare = Le risposte sono: { $known }
error-unknown-level = non c'è un livello di nome { $name }
hint-unknown-level = Intendevi { $nearest }?
hint-unknown-level-bare = I livelli sono: { $known }
error-unknown-trait = quel bot non ha un tratto di nome { $name }
hint-unknown-trait = Intendevi { $nearest }?
hint-unknown-trait-bare = I tratti sono: { $known }
error-unknown-minister = non c'è un ministro di nome { $name }
hint-unknown-minister = Intendevi { $nearest }?
hint-unknown-minister-bare = I ministri sono: { $known }
error-unknown-condition = le condizioni sono shield e sword, non { $name }
hint-unknown-condition = Intendevi { $nearest }?
hint-unknown-condition-bare = Le condizioni sono: { $known }
error-unknown-plot = non c'è un complotto di nome { $name }
hint-unknown-plot = Intendevi { $nearest }?
hint-unknown-plot-bare = I complotti sono: { $known }
error-unknown-state = non c'è uno stato di nome { $name }
hint-unknown-state = Intendevi { $nearest }?
hint-unknown-state-bare = Gli stati sono: { $known }
error-unknown-relation = non c'è una relazione di nome { $name }
hint-unknown-relation = Intendevi { $nearest }?
hint-unknown-relation-bare = Le relazioni sono: { $known }
error-unknown-quest = non c'è una missione di nome { $name }
hint-unknown-quest = Intendevi { $nearest }?
hint-unknown-quest-bare = Le missioni sono: { $known }
error-unknown-deck = non c'è un mazzo di nome { $name }
hint-unknown-deck = Intendevi { $nearest }?
hint-unknown-deck-bare = I mazzi sono: { $known }
error-unknown-path = non c'è un sentiero chiuso { $name }
hint-unknown-path = Intendevi { $nearest }?
hint-unknown-path-bare = I sentieri chiusi sono: { $known }
error-unknown-price = { $name } non è un prezzo
hint-unknown-price = Intendevi { $nearest }?
hint-unknown-price-bare = I prezzi sono: { $known }
error-unknown-space = non c'è uno spazio { $name }
hint-unknown-space = Intendevi { $nearest }?
hint-unknown-space-bare = Gli spazi sono: { $known }
error-unknown-mode = non c'è una modalità di nome { $name }
hint-unknown-mode = Intendevi { $nearest }?
hint-unknown-mode-bare = Le modalità sono: { $known }
error-unknown-clearing = non c'è una radura { $name }
hint-unknown-clearing = Intendevi { $nearest }?
hint-unknown-clearing-bare = Le radure sono: { $known }
