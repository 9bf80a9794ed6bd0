### Come ci si comporta al tavolo: riprendere un turno, risposte fisse, domande fuori dal proprio turno.

web-back = Riprendi il mio turno
web-back-yes = Riprendilo
web-back-no = Lascialo

web-out-of-turn = Nel turno { $seat-di }: una domanda per te
web-asked-now = La domanda arriva alla fine del racconto

web-standing = Le mie risposte fisse
web-standing-about = Il server dà queste risposte per te quando la loro domanda arriva nel turno di un altro, così una partita che dura giorni non si ferma. Nessun altro ne sa nulla. Una risposta che in quel momento non è permessa non viene data: la domanda arriva a te, e gli altri possono notare che ci pensi.
web-standing-none = Non ne hai ancora.
web-standing-offer = Rispondi per me a domande come questa…
web-standing-due = La tua risposta fissa sta per essere data.
web-standing-list = Che cosa si risponde per te
web-standing-add = Aggiungi una risposta
web-standing-question = Domanda
web-standing-place = Dove
web-standing-answer = Risposta
web-standing-scope = Per quanto tempo
web-standing-anywhere = ovunque
web-standing-clearing = nella radura { $clearing }
web-standing-game = per questa partita
web-standing-turn = per questo turno
web-standing-keep = Rispondi così
web-standing-remove = Togli
web-standing-line = { $question }: { $answer } ({ $place }, { $scope })
web-standing-line-bare = { $question }: { $answer } ({ $scope })
web-hint = Che cosa mi consigli?
