### La pagina in cui si prepara un tavolo: chi gioca che cosa, la sorte e la portata, che cosa si prepara.

web-setup-again = Come all'inizio
web-setup-again-note = Dimentica le mie ultime scelte
web-setup-draw = Sorteggia
web-setup-draw-lot = Sorteggia a caso
web-setup-draw-reach = Sorteggia per portata
web-setup-draw-keep = Tieni il mio posto
web-setup-draw-count = Posti da sorteggiare
web-setup-draw-count-bots = Posti da sorteggiare, oltre ai bot
web-setup-more = Uno in più
web-setup-fewer = Uno in meno
web-setup-drawn = Sorteggio fatto.
web-setup-drawn-mine = Sorteggio fatto. Per te: { $mine }.
web-setup-drawn-advised = Sorteggio per portata fatto.
web-setup-drawn-advised-mine = Sorteggio per portata fatto. Per te: { $mine }.
web-setup-reach-of = portata { $reach }
web-setup-reach-enough = Portata { $sum }: sufficiente. La legge consiglia almeno { $advised } per { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }.
web-setup-reach-low = Portata { $sum }: la legge consiglia almeno { $advised } per { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }. Si può giocare, ma la partita può trascinarsi o essere a senso unico.
web-setup-reach-lower = Portata { $sum }: la legge consiglia almeno { $advised } per { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }, e mai meno di { $least }. Si può giocare, ma aspettati una partita lenta e squilibrata.
web-setup-who-plays = { $place }: chi gioca?
web-setup-sit-listed = un amico tramite link, o chiunque
web-setup-bot = { $bot }, { $level }
web-setup-bot-traits = { $bot }, { $level }: { $traits }

# Che cosa si prepara, in una frase. Un gioco può dirlo con parole proprie (setup-sum, setup-who).
web-setup-sum = { $count ->
    [one] Un posto: { $who }.
    [2] Due posti: { $who }.
    [3] Tre posti: { $who }.
    [4] Quattro posti: { $who }.
    [5] Cinque posti: { $who }.
    [6] Sei posti: { $who }.
   *[other] { $count } posti: { $who }.
  }
web-setup-who = tu come { $mine } contro { $others }
web-setup-who-alone = tu come { $mine }
web-setup-who-watch = { $others }, e tu assisti
web-setup-computer = { $place } (computer)
web-setup-open = { $place } (libero)

web-setup-pace-none = La partita aspetta tutti, per tutto il tempo che serve.
web-setup-pace-day = Chi non risponde entro un giorno può essere sostituito da un computer, se gli altri sono d'accordo.
web-setup-pace-three = Chi non risponde entro tre giorni può essere sostituito da un computer, se gli altri sono d'accordo.
web-setup-pace-week = Chi non risponde entro una settimana può essere sostituito da un computer, se gli altri sono d'accordo.
web-setup-pace-clock = Per una partita tutta d'un fiato: ognuno ha un orologio, e riceve altro tempo per ogni risposta. In due, chi esaurisce il tempo ha perso; se siete di più, un computer continua al suo posto.
web-setup-talk = Chi può parlare nella chat
web-setup-talk-players = Chi gioca
web-setup-talk-all = Anche gli spettatori
web-setup-talk-off = Nessuno

web-new-seats = Chi siede dove
web-new-options = Opzioni
web-new-name = Un nome per il tavolo, se vuoi
web-new-public = Nell'elenco dei tavoli aperti: chiunque su questo server può prendere un posto libero o assistere
web-new-language = Lingua in cui parlate
web-new-language-any = qualsiasi
web-new-start = Prepara il tavolo
web-new-none-mine = Nessun posto è tuo: assisterai.
web-new-hot-seat = Più di un posto è tuo: tra i loro turni il tavolo cala un sipario.
web-sit-nobody = nessuno
web-sit-me = io
web-sit-friend = un amico, tramite link
web-sit-led = partecipa, con il giocatore solitario
web-sit-bot = bot Clockwork
web-sit-computer = computer
web-value-yes = sì
web-value-no = no
web-value-standard = standard
web-value-beginner = principiante
web-value-random = a caso
web-value-listed = come elencati
web-value-exiles = Esuli e Partigiani
web-value-chosen = scelto dal giocatore
web-value-special = speciale
