### La pagina del gestore: per chi gestisce il server.

web-operator = Gestore
web-operator-about = Questa pagina è per chi gestisce questo server.
web-operator-secret = La chiave del gestore
web-operator-enter = Entra
web-operator-leave = Esci
web-operator-hello = Accesso come { $name }
web-operator-parts = Parti di questa pagina
web-operator-part-house = Stato
web-operator-part-tables = Tavoli
web-operator-part-guests = Ospiti
web-operator-part-bans = Esclusioni
web-operator-part-mutes = Silenziati
web-operator-part-retention = Conservazione
web-operator-part-log = Log
web-operator-find = Cerca per id, titolo o nome
web-operator-find-guests = Cerca per id o nome
web-operator-which = Quali tavoli
web-operator-which-all = tutti
web-operator-which-open = aperti
web-operator-which-finished = finiti
web-operator-none = Nessun risultato.
web-operator-most = { $count ->
    [one] Si mostra solo il primo. Cerca per trovarne altri.
   *[other] Si mostrano i primi { $count }. Cerca per trovarne altri.
  }
web-operator-table = Tavolo
web-operator-people = Persone
web-operator-moved = Ultima azione
web-operator-state = Stato
web-operator-state-open = aperto
web-operator-state-over = finito
web-operator-state-closed = chiuso
web-operator-state-agreed = finito di comune accordo
web-operator-nobody = nessuno
web-operator-close = Chiudi
web-operator-delete = Elimina
web-operator-name = Nome
web-operator-came = Dal
web-operator-seats = Posti
web-operator-unname = Togli il nome
web-operator-ban = Escludi
web-operator-ban-new = Escludi qualcuno
web-operator-ban-whom = Indirizzo, rete o ospite
web-operator-ban-hint = 192.0.2.7, 2001:db8::/48 o l'id di un ospite
web-operator-ban-days = Per quanti giorni
web-operator-ban-for-ever = Lascia vuoto per un'esclusione che vale finché non è revocata.
web-operator-ban-lift = Riammetti
web-operator-mute = Silenzia
web-operator-mute-new = Silenzia qualcuno in tutte le chat
web-operator-mute-whom = Ospite
web-operator-mute-hint = L'id di un ospite. Può continuare a giocare, ma non scrivere nelle chat.
web-operator-mute-days = Per quanti giorni
web-operator-mute-for-ever = Lascia vuoto per silenziare finché non si revoca.
web-operator-mute-lift = Fai scrivere di nuovo
web-operator-until = Fino a
web-operator-for-ever = alla revoca
web-operator-ended = terminata
web-operator-why = Motivo
web-operator-why-log = Per il log.
web-operator-why-told = Viene mostrato alla persona interessata.
web-operator-whom = Chi
web-operator-keep-guests = Giorni per cui conservare gli ospiti senza partite
web-operator-keep-unfinished = Giorni per cui conservare i tavoli non finiti dove nessuno gioca
web-operator-keep-finished = Giorni per cui conservare i tavoli finiti
web-operator-keep-about = Ciò che è più vecchio viene eliminato, i tavoli con i loro registri. Un campo vuoto conserva tutto. Prima guarda: nulla è eliminato finché non lo dici.
web-operator-look = Che cosa si eliminerebbe?
web-operator-do = Procedi
web-operator-cancel = Lascia stare
web-operator-working = Un momento…
web-operator-log-when = Quando
web-operator-log-who = Chi
web-operator-log-what = Che cosa
web-operator-log-empty = Non è ancora stato fatto nulla.
web-operator-health = Come sta il server
web-operator-limits = Limiti
web-operator-limits-about = Si impostano all'avvio del server. Quanto può prendere un indirizzo, un posto o un socket sta nella documentazione per chi gestisce un server.
web-operator-version = Versione
web-operator-database = Database
web-operator-started = Avvio di questo worker
web-operator-open-tables = Tavoli aperti
web-operator-over-tables = Tavoli finiti
web-operator-guests = Ospiti
web-operator-live = Tavoli in memoria
web-operator-sockets = Connessioni
web-operator-listening = Contatto con gli altri worker
web-operator-yes = sì
web-operator-no = no
web-operator-state-fine = ok
web-operator-state-warning = avviso
web-operator-state-fault = guasto
web-operator-rows = Righe: { $rows }
web-operator-more = { $count ->
    [one] e 1 altro
   *[other] e altri { $count }
  }
web-operator-ask-close-table = { $count ->
    [0] Non c'è nulla da chiudere.
    [one] Chiudere questo tavolo? La partita finisce così come sta, e nessuno può più giocarvi.
   *[other] Chiudere { $count } tavoli? Le partite finiscono così come stanno.
  }
web-operator-ask-delete-table = { $count ->
    [0] Nessun tavolo da eliminare.
    [one] Eliminare 1 tavolo con il suo registro? Non si può annullare.
   *[other] Eliminare { $count } tavoli con i loro registri? Non si può annullare.
  }
web-operator-ask-delete-guest = { $count ->
    [0] Nessun ospite da eliminare.
    [one] Eliminare 1 ospite? Non si può annullare.
   *[other] Eliminare { $count } ospiti? Non si può annullare.
  }
web-operator-ask-remove-name = Togliere il nome a questo ospite? Ne riceve uno semplice.
web-operator-ask-ban = Confermi l'esclusione? Ha effetto subito.
web-operator-ask-mute = Confermi? Da subito non può scrivere in nessuna chat.
web-operator-done-close-table = { $count ->
    [0] Non è stato chiuso nulla.
    [one] Il tavolo è chiuso.
   *[other] { $count } tavoli sono chiusi.
  }
web-operator-done-delete-table = { $count ->
    [0] Nessun tavolo è stato eliminato.
    [one] 1 tavolo è eliminato.
   *[other] { $count } tavoli sono eliminati.
  }
web-operator-done-delete-guest = { $count ->
    [0] Nessun ospite è stato eliminato.
    [one] 1 ospite è eliminato.
   *[other] { $count } ospiti sono eliminati.
  }
web-operator-done-remove-name = Il nome è stato tolto.
web-operator-done-ban = Esclusione attivata.
web-operator-done-unban = Esclusione revocata.
web-operator-done-mute = Silenziato.
web-operator-done-unmute = Può di nuovo scrivere.
web-operator-deed-close-table = chiude un tavolo
web-operator-deed-delete-table = elimina un tavolo
web-operator-deed-import-table = riporta qui un tavolo
web-operator-deed-archive-tables = archivia partite
web-operator-deed-delete-guest = elimina un ospite
web-operator-deed-remove-name = toglie un nome
web-operator-deed-ban = esclude
web-operator-deed-unban = riammette
web-operator-deed-mute = silenzia
web-operator-deed-unmute = fa di nuovo scrivere
web-operator-deed-make-secret = crea una chiave
web-operator-deed-revoke-secret = revoca una chiave
web-operator-deed-restore = ripristina un backup

## Segnalazioni di messaggi della chat

web-operator-part-reports = Segnalazioni
web-operator-reported = Messaggio
web-operator-said-by = Scritto da
web-operator-reported-by = Segnalato da
web-operator-reports-none = Nessuno ha segnalato nulla.
web-operator-line-meant = segnalato
web-operator-line-gone = Il messaggio non c'è più.
web-operator-line-phrase = (frase pronta)
web-operator-dismiss = Archivia
web-operator-remove-line = Rimuovi messaggio
web-operator-ask-dismiss-report = { $count ->
    [one] Archiviare questa segnalazione? Il messaggio resta.
    [many] Archiviare { $count } segnalazioni? I messaggi restano.
   *[other] Archiviare { $count } segnalazioni? I messaggi restano.
  }
web-operator-ask-remove-line = Rimuovere questo messaggio? Nessuno potrà più leggerlo, e tutte le sue segnalazioni sono chiuse. Non si può annullare.
web-operator-done-dismiss-report = { $count ->
    [one] La segnalazione è archiviata.
    [many] { $count } segnalazioni archiviate.
   *[other] { $count } segnalazioni archiviate.
  }
web-operator-done-remove-line = Il messaggio è stato rimosso.
web-operator-deed-dismiss-report = archivia una segnalazione
web-operator-deed-remove-line = rimuove un messaggio della chat
