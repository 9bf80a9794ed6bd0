### Il tavolo nel browser: ciò che il lettore trova intorno al tabellone.

## La casa

web-title = Weald
web-home = Alla pagina iniziale
web-laws = Libro delle leggi
web-replay = Replay
web-lost = A questo indirizzo non c'è nulla.
web-lost-title = Qui non c'è nulla
web-lost-more = Forse una parte del link si è persa per strada. I link a tavoli e posti sono lunghi; vanno copiati per intero.
web-part-missing = Una parte della pagina non si è caricata. Forse Weald è stato aggiornato sul server.
web-closed-by-host = Il gestore ha chiuso questo tavolo
web-reload = Ricarica
web-again = Riprova
web-close = Chiudi

## Link

web-claiming = Ti portiamo al tavolo…
web-claim-failed-seat = Questo link non porta a un posto.
web-claim-failed-invite = Questo invito non si può accettare.
web-claim-failed-watch = Questo link non permette di assistere.

## Problemi

web-refused = Non ora: { $why } [{ $law }]
web-refused-bare = Non ora: { $why }
web-error-unknown = Qualcosa è andato storto (codice { $code }). Riprova; se non cambia, ricarica la pagina.
web-error-unknown-game = Non c'è un gioco di nome { $name }.
web-error-no-connection = Il server non è raggiungibile.
web-error-not-connected = Non inviato: per ora manca la connessione.
web-error-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi scegli.
web-error-fault = Qualcosa è andato storto in questa pagina. Ricaricala; la partita è al sicuro sul server.

## Al tavolo

web-table-closed = Questo tavolo non si può aprire.
web-opening = Apertura del tavolo…
web-connecting = Connessione…
web-reconnecting = Connessione persa; nuovo tentativo. La partita è al sicuro.
web-watching = Stai assistendo. Vedi ciò che vedono tutti.
web-board = Il tabellone
web-bare = Il tavolo è ancora vuoto: si sta preparando.
web-hand = La tua mano
web-question = La domanda
web-log = Cronaca
web-mine = La mia plancia
web-log-empty = Non è ancora accaduto nulla.
web-log-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
  }
web-log-fold = ripiega
web-seats = I posti
web-menu = Menu
web-keys = Tasti
web-language = Lingua
web-law-beside = Una seconda lingua accanto
web-law-alone = nessuna
web-settings = Impostazioni
web-you = tu
web-who-open = posto libero
web-who-left = abbandonato
web-who-person = persona
web-who-bot = bot
web-away = per ora non al tavolo
web-who-beginner = computer (principiante)
web-who-easy = computer (facile)
web-who-normal = computer (normale)
web-who-hard = computer (difficile)
web-who-expert = computer (esperto)
web-who-random = computer (a caso)
web-who-computer = computer
web-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
web-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
web-turn = sta pensando
web-turn-open = si aspetta
web-turn-mine = Tocca a te
web-won = vittoria
web-tab-turn = ● Tocca a te: { $game }
web-tab-over = Finita: { $game }
web-thinking = { $seat }: sta pensando.
web-thinking-person = { $who } ({ $seat }) sta pensando.
web-chance = Decidono i dadi.
web-going-on = Si va avanti…
web-not-now = Non ora ({ $count })
web-all-choices = Elenco
web-single = C'è una sola risposta.
web-single-auto = Rispondi in automatico a domande come questa
web-undo = Annulla
web-sure = Non si può annullare. Davvero?
web-sure-yes = Sì
web-sure-no = No
web-left-unused = { $count ->
    [one] Un'azione è ancora inutilizzata.
   *[other] { $count } azioni sono ancora inutilizzate.
  }
web-left-more = Puoi ancora { $deed }.
web-left-yes = Termina comunque
web-left-never = Non chiedere mai
web-left-silent = Non verrà più chiesto.
web-retell = Racconta di nuovo che cosa è accaduto
web-timing-instant = Istantanea
web-timing-ongoing = Continua
web-facedown-known = { $name } (a faccia in giù)
web-slot-deploy = schiera a faccia in su
web-slot-improvise = gioca a faccia in giù
web-slot-to = spostala qui
web-slot-reinforce = mettila qui

## Che cosa fanno gli altri

web-story = Che cosa accade
web-story-turn = { $seat }, turno { $turn }
web-story-turn-bare = { $seat }
web-story-law = Secondo le regole
web-story-step = { $number } di { $of }
web-story-next = Prossimo passo
web-story-pause = Pausa
web-story-why = Perché?
web-story-skip = Salta
web-story-on = Continua
web-turn-sum = { $seat }, turno { $turn }: { $deeds }.{ $score ->
    [none] {""}
    [one] {" "}Ora 1 punto.
   *[other] {" "}Ora { $score } punti.
  }
web-turn-sum-bare = { $seat }: { $deeds }.
web-turn-nothing = nulla di rilievo
web-turn-nothing-yet = ancora nulla
web-sum-points = { $deed } ({ $points })
web-sum-scored = punti
web-battle-won = { $seat } vince la battaglia { $battle }.
web-why = perché:
web-pace = Quanto in fretta si racconta ciò che fanno gli altri
web-pace-step = passo passo
web-pace-slow = lento
web-pace-fast = veloce
web-pace-off = subito
web-marker = Indicatore di priorità { $number }
web-markers = I bot scelgono secondo gli indicatori di priorità, dal più alto: { $list }

## Più persone davanti a uno schermo

web-curtain = Passa { $seat-a }
web-curtain-who = Ciò che viene ora è solo per { $seat-il }.
web-curtain-raise = Gioco come { $seat-il }: mostra la mia parte
web-curtain-undo = { $seat }: annulla l'ultima azione

## In attesa di un amico

web-waiting = In attesa di un amico
web-waiting-for = In attesa { $seat-di }
web-waiting-seats = In attesa { $seats-di }
web-invite = Invita
web-qr-show = Mostra un codice per un telefono
web-waiting-how = Manda questo link a un amico. Chi lo apre per primo prende il posto.
web-waiting-others = Qualcuno ha un invito e non è ancora arrivato.
web-invite-link = Invito a giocare come { $seat-il }
web-invite-make = Crea un link d'invito
web-copy = Copia
web-copied = Copiato
web-qr = Lo stesso link come codice QR
web-qr-how = O mostralo a un telefono.
web-links = Link
web-seat-link = Link per giocare come { $seat-il } su un altro dispositivo
web-seat-link-note = Tieni questo link per te: chi lo ha gioca come { $seat-il }.
web-watch-link = Link per spettatori

## La fine

web-scores = Punti alla fine
web-unfollowed = Questa partita non può continuare
web-left-label = Un posto abbandonato
web-left = { $seat }: posto abbandonato. Chi vi sedeva ne conosce le carte, perciò nessun altro può prenderlo.
web-left-back = Siediti di nuovo
web-left-anew = Ridistribuisci
web-left-anew-about = Un nuovo tavolo con le stesse persone, dove il posto è libero
web-left-dealt = Le carte sono state ridistribuite a un altro tavolo.
web-left-join = Al nuovo tavolo
web-leave = Lascia il tavolo
web-leave-sure = Lascia davvero: un altro può prendere il posto

## Impostazioni e tasti

web-theme = Colori
web-theme-auto = come il sistema
web-theme-light = giorno
web-theme-dark = notte
web-motion = Mostra i movimenti
web-catch-up = Mostra passo passo che cosa è accaduto nel frattempo
web-trivial = Rispondi in automatico a ciò che ha una sola risposta, se non rivela né impegna nulla
web-trivial-note = Solo quando sei l'unica persona al tavolo: tra più persone, anche la fretta direbbe qualcosa.
web-leftovers = Chiedi una volta prima di terminare qualcosa quando si può fare altro
web-notify = Avvisami quando tocca a me, anche se la scheda non è in vista
web-key-laws = il libro delle leggi
web-key-keys = questi tasti
web-law = Legge { $number }
web-law-none = Il testo di questa legge non è disponibile.
web-law-open = Aprila nel libro delle leggi

# la mappa
web-nearer = Avvicina
web-farther = Allontana
web-whole = Mappa intera
web-how-many = Quanti?
web-fewer = Uno in meno
web-more = Uno in più
web-go = { $count ->
    [one] Muovi 1
   *[other] Muovi { $count }
  }
