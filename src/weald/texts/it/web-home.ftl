### Le pagine intorno al tavolo nel browser: inizio, modulo per un nuovo tavolo, libro delle leggi, replay.

## Ogni pagina

web-nav = Dove andare da qui
web-colours = Colori:
web-colours-auto = Colori: come nel sistema. Premi per il chiaro.
web-colours-light = Colori: chiaro. Premi per lo scuro.
web-colours-dark = Colori: scuro. Premi per quelli del sistema.
web-colours-auto-short = Auto
web-colours-light-short = Chiaro
web-colours-dark-short = Scuro
web-lobby = Lobby
web-me = La mia pagina
web-unofficial = Weald non è ufficiale: non è fatto, approvato né sostenuto dagli editori di questi giochi. Leggi e carte sono scritte con parole nostre. I giochi meritano di essere comprati.
web-cancel = Annulla

## Inizio

web-welcome = Giochi di guerra nei boschi secondo le regole stampate, contro il computer o con gli amici tramite un link, senza account.
web-welcome-back = { $count ->
    [0] Le tue partite continuano; per ora nessuno ti aspetta.
    [one] Una partita aspetta te.
   *[other] { $count } partite aspettano te.
  }
web-tab-waiting = ({ $count }) Tocca a te – Weald
web-name-label = Il tuo nome
web-name-change = Cambia il tuo nome
web-name-keep = Salva
web-start-here = Prima volta qui? Comincia con questo.
web-play-computer = Gioca contro il computer
web-play-together = Gioca insieme al computer
web-set-up = Prepara un tavolo
# Titoli come nei cataloghi dei giochi (game-critters ...), che la pagina iniziale non carica; un test li confronta.
web-game-critters = Critters at War
web-game-root = Root
web-game-defenders = Defenders of the Wild
web-about-critters = Due comandanti si contendono aria, terra e mare. Sei carte a testa, si impara subito, dieci minuti a partita.
web-about-root = Fazioni con regole proprie si contendono un bosco di dodici radure: con amici, computer e bot Clockwork.
web-about-defenders = Alla guida di fazioni di animali, insieme contro macchine che recintano, edificano e avvelenano la terra.
web-list-games = Comincia una partita
web-list-mine = Le mie partite
web-list-mine-none = Ancora nessuna. Le tue partite ti aspettano qui, anche per giorni.
web-list-open = Tavoli aperti
web-list-open-none = Per ora nessuno cerca compagnia. Prepara un tavolo con un posto libero e mettilo in elenco qui.
web-list-finished = Partite finite
web-list-finished-none = Le partite finite si possono rivedere qui, da ogni posto.
web-list-all = Mostra tutte ({ $count })
web-list-waiting-friend = Un posto è ancora libero: manda il link a un amico
web-list-won = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria comune: { $names }
  }
web-list-agreed = Finita di comune accordo
web-list-closed = Chiusa dal gestore
web-list-lost = Sconfitta per tutti
web-list-play = Gioca
web-list-look = Guarda
web-seat-mine = { $place }: tu
web-seat-person = { $place }: { $who }
web-seat-free = { $place }: libero
web-list-points = { $place } { $count }
web-list-lobby = Tutti, per gioco, ritmo e lingua
web-list-history = Tutte le partite finite
web-seat-nameless = { $place }: un ospite che non c'è più
web-seat-left = { $place }: abbandonato
web-seat-computer = { $place }: computer
web-sit = Siediti: { $place }
web-watch = Assisti
web-watch-replay = Rivedi

## Un nuovo tavolo

web-new-title = Un nuovo tavolo

## Il libro delle leggi

web-book-critters = Critters at War
web-book-root = La legge di Root
web-book-clockwork = La legge dei bot
web-book-defenders = Defenders of the Wild
web-law-search = Cerca in tutte le leggi
web-law-books = Libri delle leggi
web-law-chapters = Capitoli
web-law-found = Leggi con «{ $words }»
web-law-count = { $count ->
    [0] Nessuna. Prova con meno parole, o con altre.
    [one] Una legge
   *[other] { $count } leggi
  }
web-law-reading = Lettura dei libri…
web-law-own-words = Le regole con parole nostre, numerate come nel regolamento.

## Replay

web-replay-closed = Questa partita non si può vedere.
web-replay-opening = Caricamento della partita…

## Quale fazione

web-side-title = Chi vuoi guidare?
web-side-more = Giochi contro tre computer. Scegli una fazione, e la partita comincia.
web-side-hard-1 = facile da imparare
web-side-hard-2 = serve una partita o due
web-side-hard-3 = per chi conosce le altre
web-side-all = Più giocatori, un'altra mappa, bot Clockwork: prepara tu il tavolo
