### Suggerimenti alla propria domanda e analisi di una partita finita: nel terminale come nel browser.

advice-about = Che cosa sceglierebbe un computer in base a ciò che vedi tu, e la tua probabilità di vincere con ogni scelta. È una stima: può sbagliare.
advice-thinking = Sto pensando…
advice-chance = { $percent } %
advice-bar = probabilità di vincere: { $percent } %
advice-more = { $ground }{"\u00A0"}+{ $by }
advice-less = { $ground }{"\u00A0"}−{ $by }
advice-for = A favore, rispetto alla scelta seguente: { $reasons }.
advice-against = Contro: { $reasons }.
advice-for-other = A favore, rispetto alla prima scelta: { $reasons }.
advice-even = È quasi uguale alla scelta accanto.
advice-only = Qui non c'è nulla da scegliere.
advice-line = { $number }. { $chance }  { $action }
analysis-title = Analisi
analysis-begin = Analizza la partita
analysis-eyes = Che cosa si sa
analysis-open = Tutte le carte scoperte
analysis-as = Con gli occhi { $seat-di }
analysis-working = Ci sto pensando: { $done } di { $of }
analysis-chart = Probabilità di vincere, turno per turno
analysis-together = La squadra
analysis-moments = Turni decisivi
analysis-calm = Nessun turno ha cambiato molto.
analysis-turn = Turno { $turn_seat-di }: { $seat } { $by } %
analysis-turn-bare = { $seat } { $by } %
analysis-better = Sarebbe stato meglio: { $best } ({ $best_percent } %) che { $played } ({ $played_percent } %).
analysis-why = Avrebbe portato: { $reasons }.
analysis-see = Guarda nel replay
analysis-at = dopo { $at ->
    [one] 1 azione
   *[other] { $at } azioni
  }
analysis-about = Le probabilità sono una stima secondo il giudizio dei giocatori computer; la fortuna che nessuno poteva prevedere non conta come errore.
analysis-again = Riprova
error-hint-people = puoi chiedere un suggerimento solo in una partita contro soli computer, dove nessun altro si è mai seduto
error-hint-over = la partita è finita: guarda piuttosto la sua analisi
error-hint-lesson = in una lezione è la lezione stessa a dire che cosa fare
error-too-many-hints = troppi suggerimenti insieme: pensa un momento, poi chiedi di nuovo
