### Partite che durano giorni: ritmo, orologi, chi si aspetta, e come ci si separa da una partita.

web-tempo = Ritmo
web-tempo-none = Senza limiti di tempo
web-tempo-day = Un giorno per turno
web-tempo-three-days = Tre giorni per turno
web-tempo-week = Una settimana per turno
web-tempo-clock = In tempo reale: { $minutes } min + { $seconds } s
web-tempo-told = Il ritmo di questo tavolo: { $tempo }

# $when è un'ora, un giorno della settimana o una data: perciò sta dopo i due punti, senza preposizione.
web-waits-mine = Tocca a te (inizio: { $when })
web-waits-mine-bare = Tocca a te
web-waits = Si aspetta: { $who } (inizio: { $when })
web-waits-bare = Si aspetta: { $who }
web-since = inizio: { $when }
web-due = scadenza: { $when }
web-overdue = il tempo per il turno è scaduto
web-clock = { $seat }: tempo rimasto { $time }
web-list-resigned = Finita: qualcuno si è arreso
web-list-resigned-by = Resa: { $names }
web-list-time = Finita: qualcuno ha esaurito il tempo
web-list-time-by = Tempo scaduto: { $names }


web-for = Computer per { $who }
web-stood-in-gone = In tua assenza un computer ha giocato per te.
web-stood-in-resigned = Hai scelto la resa. Un computer continua per te.
web-stood-in-time = Il tuo tempo è scaduto. Un computer continua per te.
web-stood-in-back = Riprendo io

web-wish-end = Proposta di terminare qui la partita: { $names }
web-wish-replace = Proposta di far giocare un computer per { $about }: { $names }
web-wish-needed = Manca ancora: { $names }
web-wish-yes = Sono d'accordo
web-wish-no = Ci ripenso
web-gone = { $who } non ha risposto in tempo.
web-gone-replace = Fai giocare un computer per { $who }
web-left-replace = Fai continuare un computer

web-part = Termina o arrenditi…
web-chat = Chat
web-chat-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
web-invited = Hai un invito a una partita
web-invited-sit = Siediti
