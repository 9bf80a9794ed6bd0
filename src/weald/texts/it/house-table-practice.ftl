### Riprendere un turno, contro soli computer: nel terminale come nel browser.

practice = Allenamento
practice-mark = Allenamento: in questa partita un turno è stato ripreso.
practice-meaning = Riprendere il tuo turno annulla anche dadi, carte rivelate e ciò che i computer hanno fatto da allora. I dadi restano gli stessi quando ci torni. La partita è segnata per sempre come allenamento.
back-sure = Riprendere il tuo turno (sì o no)? >
error-back-people = puoi riprendere un turno intero solo in una partita contro soli computer, dove nessun altro si è mai seduto
error-back-nothing = non c'è un tuo turno da riprendere
error-back-over = in una partita finita non si può riprendere nessun turno
hinted = Con suggerimenti
hinted-mark = Con suggerimenti: in questa partita qualcuno ha chiesto che cosa farebbe un computer.
