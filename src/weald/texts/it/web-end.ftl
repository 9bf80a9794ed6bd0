### La fine di una partita.

web-over-won = Hai vinto!
web-over-lost = Hai perso.
web-over-all-won = Avete vinto tutti insieme!
web-over-all-lost = Avete perso tutti insieme.
web-over-nobody = Nessuno ha vinto.
web-over-by = Vittoria { $seats-di }.
web-over-together = Vittoria comune: { $seats }.
web-over-points = { $seat }: arriva a { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, { $points ->
    [one] l'ultimo
   *[other] gli ultimi { $points }
  } con: { $title }
web-over-why = La regola che l'ha conclusa: { $title }
web-chart = I punti round per round
web-turning = La svolta
web-turning-lead = Round { $round }: passa in testa { $seat-il }, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
web-turning-best = Round { $round }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } { $seat-di } in un turno.
web-over-agreed = Finita di comune accordo
web-over-resigned = Resa: { $names }
web-over-time = Tempo scaduto: { $names }
web-over-open = Ora tutte le mani sono scoperte: guardale nel replay.
web-rematch = Gioca ancora
web-unfollowed-about = Le regole di questa casa sono cambiate, e non permettono più la riga { $line } del suo registro. Nulla è perso: quando tutti quelli che siedono al tavolo sono d'accordo, la partita finisce qui, e il registro si può scaricare.
web-unfollowed-agreed = vuole terminarla
web-unfollowed-when = L'ultima azione è del { $date }.
web-unfollowed-end = Termina qui la partita
web-unfollowed-record = Scarica il registro
web-rematch-join = Alla rivincita
web-journal = Registro
