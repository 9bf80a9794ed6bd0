### Per chi gestisce un server: `weald admin`, la verifica prima dell'avvio, e ciò che rifiutano.

## weald admin

help-admin = Si prende cura di un server: tavoli, ospiti, esclusioni, backup. Lavora sul database stesso, mentre il server è attivo.
    .examples =
        Esempi:

        weald admin tables --list open

        weald admin retention --guests 30 --unfinished 90 --dry-run

        weald admin backup weald-backup.gz
help-admin-tables = Elenca i tavoli, per primi quelli dove si è giocato da poco.
help-admin-close = Termina le partite così come stanno. Nessuno può più giocarvi; si possono ancora leggere.
help-admin-delete = Elimina i tavoli con i loro registri, per sempre.
help-admin-guests = Elenca gli ospiti, per primi i più recenti.
help-admin-remove-name = Toglie il nome a un ospite, che ne riceve uno semplice.
help-admin-bans = Elenca chi non può entrare.
help-admin-ban = Tiene fuori un indirizzo, una rete o un ospite. Il motivo gli viene mostrato.
help-admin-unban = Fa rientrare un indirizzo, una rete o un ospite.
help-admin-mutes = Elenca chi non può scrivere in nessuna chat.
help-admin-mute = Silenzia un ospite in tutte le chat. Può continuare a giocare e il motivo gli viene mostrato.
help-admin-unmute = Fa di nuovo scrivere un ospite.
help-admin-retention = Elimina ciò che è più vecchio del numero di giorni indicato: ospiti senza partite, tavoli dove non si gioca.
help-admin-archive = Scrive le partite finite in un file, e se lo vuoi le elimina da qui.
help-admin-import = Riporta qui le partite da un file così creato. Quelle che ci sono già restano come sono.
help-admin-backup = Scrive tutto in un file, mentre il server è attivo. Si può ripristinare in SQLite e in PostgreSQL.
help-admin-restore = Riempie un database vuoto da un backup.
help-admin-secret = Crea una chiave per la pagina del gestore e la mostra una volta sola. Quella con lo stesso nome non vale più.
help-admin-log = Che cosa hanno fatto i gestori: quando, chi, che cosa e perché.
admin-db = Il database del server: un file (SQLite) o l'indirizzo di un database PostgreSQL. Senza, il file nella cartella dei dati.
admin-dry-run = Dice che cosa accadrebbe, e non fa nulla.
admin-yes = Non chiede conferma.
admin-why = Il motivo, per il log di ciò che hanno fatto i gestori.
admin-find = Solo quelli che lo contengono nell'id, nel titolo o nel nome.
admin-most = Al massimo questo numero.
admin-list = Quali tavoli: open (aperti), finished (finiti) o all (tutti).
admin-older = Solo tavoli dove non si gioca da questo numero di giorni.
admin-table = L'id di un tavolo, come lo mostra «weald admin tables».
admin-guest = L'id di un ospite, come lo mostra «weald admin guests».
admin-whom = Un indirizzo (192.0.2.7), una rete (2001:db8::/48) o l'id di un ospite.
admin-ban-days = Per questo numero di giorni; senza, finché qualcuno non la revoca.
admin-keep-guests = Elimina gli ospiti senza partite venuti più di questo numero di giorni fa.
admin-keep-unfinished = Elimina i tavoli non finiti dove non si gioca da questo numero di giorni.
admin-keep-finished = Elimina i tavoli finiti più di questo numero di giorni fa. Prima archiviali, se potrebbero servire.
admin-operator = Il nome del gestore, per il log.
admin-revoke = Revoca la chiave di questo gestore e tutto ciò che ha aperto.
admin-file = Il file.
admin-archive-table = Solo questo tavolo; si può dare più volte.
admin-archive-older = Solo partite finite da almeno questo numero di giorni.
admin-archive-remove = Elimina da qui le partite dopo aver riletto il file.
admin-replace = Sostituisce un database che non è vuoto. Un file SQLite resta accanto, con un altro nome.
admin-sure = Procedere (sì o no)? >
admin-more = { $count ->
    [one] e 1 altro
   *[other] e altri { $count }
  }
admin-rows = Righe: { $rows }
admin-for-ever = per sempre
admin-no-tables = Nessun tavolo.
admin-no-guests = Nessun ospite.
admin-no-bans = Nessuno è escluso.
admin-no-mutes = Nessuno è silenziato.
admin-no-deeds = Ancora nulla.
admin-table-open = aperto
admin-table-over = finito
admin-table-closed = chiuso
admin-table-agreed = finito di comune accordo
admin-table-line = { $table }  { $name }  { $which }  { $count ->
    [one] 1 azione
   *[other] { $count } azioni
  }  { $moved }  { $people }  { $title }
admin-guest-line = { $guest }  { $made }  { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }  { $name }
admin-ban-line = { $whom }  fino a: { $until }  { $reason }
admin-mute-line = { $guest }  { $name }  fino a: { $until }  { $reason }
admin-deed-line = { $made }  { $who }: { $what } { $subject }  { $reason }
admin-deed-close-table = chiude il tavolo
admin-deed-delete-table = elimina il tavolo
admin-deed-import-table = riporta qui il tavolo
admin-deed-archive-tables = archivia partite in
admin-deed-delete-guest = elimina l'ospite
admin-deed-remove-name = toglie il nome all'ospite
admin-deed-ban = esclude
admin-deed-unban = riammette
admin-deed-mute = silenzia
admin-deed-unmute = fa di nuovo scrivere
admin-deed-make-secret = crea una chiave per
admin-deed-revoke-secret = revoca la chiave di
admin-deed-restore = ripristina il backup di
admin-done-close-table = { $count ->
    [0] Nessun tavolo aperto da chiudere.
    [one] 1 tavolo è chiuso.
   *[other] { $count } tavoli sono chiusi.
  }
admin-dry-close-table = { $count ->
    [0] Nessun tavolo aperto da chiudere.
    [one] Verrebbe chiuso 1 tavolo:
   *[other] Verrebbero chiusi { $count } tavoli:
  }
admin-done-delete-table = { $count ->
    [0] Nessun tavolo da eliminare.
    [one] 1 tavolo è eliminato.
   *[other] { $count } tavoli sono eliminati.
  }
admin-dry-delete-table = { $count ->
    [0] Nessun tavolo da eliminare.
    [one] Verrebbe eliminato 1 tavolo:
   *[other] Verrebbero eliminati { $count } tavoli:
  }
admin-done-delete-guest = { $count ->
    [0] Nessun ospite da eliminare.
    [one] 1 ospite è eliminato.
   *[other] { $count } ospiti sono eliminati.
  }
admin-dry-delete-guest = { $count ->
    [0] Nessun ospite da eliminare.
    [one] Verrebbe eliminato 1 ospite:
   *[other] Verrebbero eliminati { $count } ospiti:
  }
admin-done-remove-name = Il nome è stato tolto.
admin-dry-remove-name = A questo ospite verrebbe tolto il nome:
admin-done-ban = Esclusi:
admin-dry-ban = Verrebbero esclusi:
admin-done-unban = Riammessi:
admin-dry-unban = Verrebbero riammessi:
admin-done-mute = Silenziati:
admin-dry-mute = Verrebbero silenziati:
admin-done-unmute = Possono di nuovo scrivere:
admin-dry-unmute = Potrebbero di nuovo scrivere:
admin-done-archive-tables = { $count ->
    [0] Nessuna partita finita da archiviare.
    [one] Nel file c'è 1 partita.
   *[other] Nel file ci sono { $count } partite.
  }
admin-dry-archive-tables = { $count ->
    [0] Nessuna partita finita da archiviare.
    [one] Nel file ci sarebbe 1 partita:
   *[other] Nel file ci sarebbero { $count } partite:
  }
admin-done-import-table = { $count ->
    [0] Tutte le partite del file sono già qui.
    [one] 1 partita è stata riportata qui.
   *[other] { $count } partite sono state riportate qui.
  }
admin-dry-import-table = { $count ->
    [0] Tutte le partite del file sono già qui.
    [one] Verrebbe riportata qui 1 partita:
   *[other] Verrebbero riportate qui { $count } partite:
  }
admin-done-revoke-secret = La chiave di { $name } non apre più nulla.
admin-done-backup = { $path } contiene tutto: { $count ->
    [one] 1 riga
   *[other] { $count } righe
  }.
admin-done-restore = Ripristino fatto: { $count ->
    [one] 1 riga
   *[other] { $count } righe
  }.
admin-dry-restore = Da ripristinare: { $count ->
    [one] 1 riga
   *[other] { $count } righe
  }.
guest-unnamed = Ospite

## Che cosa si rifiuta

error-banned = Non puoi entrare qui fino al { $until }. { $why }
error-banned-bare = Non puoi entrare qui. { $why }
error-chat-silenced = Il gestore ti ha silenziato fino al { $until }. { $why }
error-chat-silenced-bare = Il gestore ti ha silenziato. { $why }
error-table-closed = Il gestore ha chiuso questo tavolo
error-unknown-table-id = Non c'è un tavolo { $value }
error-unknown-guest-id = Non c'è un ospite { $value }
error-unknown-ban = { $value } non è tra gli esclusi
error-unknown-mute = { $value } non è tra i silenziati
error-unknown-operator = Non c'è un gestore { $value }
error-bad-address = «{ $value }» non è un indirizzo
hint-bad-address = Indicane uno come 192.0.2.7, una rete come 2001:db8::/48, o l'id di un ospite.
error-ban-too-wide = { $value } comprende quasi tutti
hint-ban-too-wide = Indica una rete più piccola: almeno /8, o /16 per IPv6.
error-bad-list = Non c'è un elenco «{ $value }»
hint-bad-list = Ci sono: { $known }.
error-nothing-to-tidy = Non è detto che cosa si può eliminare
hint-nothing-to-tidy = Indica --guests, --unfinished o --finished con un numero di giorni.
error-needs-yes = Non c'è nessuno a cui chiedere conferma
hint-needs-yes = Aggiungi --yes, o prima guarda con --dry-run.
error-no-such-file = Non c'è un file { $path }
error-bad-pack = { $path } non si può usare: { $problem }
hint-bad-pack = È danneggiato, o non è un file di questo tipo.
error-pack-newer = { $path } viene da un Weald più nuovo
hint-pack-newer = Installa quella versione, o una successiva.
error-table-not-over = La partita al tavolo { $value } non è finita
error-no-database = Non c'è un database { $path }
hint-no-database = Avvia una volta il server, o indica il suo database con --db.
error-database-empty = Il database è vuoto
error-database-other-version = Il database è di un'altra versione ({ $value }, non { $known })
hint-database-other-version = Avvia una volta il server di questa versione: aggiorna il database.
error-database-not-empty = { $value ->
    [one] Il database ha già 1 riga
   *[other] Il database ha già { $value } righe
  }
hint-database-not-empty = Ripristina in uno vuoto, o indica --replace.
error-backup-not-sqlite = Solo un database SQLite si può copiare in { $path }
hint-backup-not-sqlite = Indica un nome che non finisca con .db: quella forma vale per entrambi.
error-weak-operator-secret = La chiave del gestore si potrebbe indovinare
hint-weak-operator-secret = Prendine una di almeno { $value ->
    [one] 1 carattere
   *[other] { $value } caratteri
  }, o falla creare a «weald admin secret».
error-bad-operator-name = «{ $value }» non può essere il nome di un gestore
hint-bad-operator-name = Fino a 40 lettere, cifre e trattini; «host» è chi entra con la chiave con cui è stato avviato il server.
error-bad-operator-secret = La chiave è sbagliata
hint-bad-operator-secret = «weald admin secret» ne crea una nuova.
error-operator-only = Questo è per il gestore

## Segnalazioni di messaggi della chat

help-admin-reports = Elenca i messaggi della chat segnalati, con quelli vicini.
help-admin-dismiss = Archivia le segnalazioni: i messaggi vanno bene, o hai già provveduto.
help-admin-remove-line = Rimuovi il messaggio della chat di una segnalazione: nessuno può più leggerlo. Chi l'ha scritto si può silenziare con "weald admin mute" o escludere con "weald admin ban".
admin-report = Il numero di una segnalazione, come lo mostra "weald admin reports".
admin-no-reports = Nessuna segnalazione.
admin-report-line = { $count }  { $made }  { $table }  { $name }  scritto da { $who } ({ $guest }), segnalato da { $by } ({ $other })  { $title }
admin-report-gone = Il messaggio non c'è più.
admin-report-phrase = (frase pronta: { $value })
admin-deed-dismiss-report = archivia una segnalazione al tavolo
admin-deed-remove-line = rimuove un messaggio della chat al tavolo
admin-done-dismiss-report = { $count ->
    [one] 1 segnalazione archiviata.
    [many] { $count } segnalazioni archiviate.
   *[other] { $count } segnalazioni archiviate.
  }
admin-dry-dismiss-report = { $count ->
    [one] Sarebbe archiviata 1 segnalazione:
    [many] Sarebbero archiviate { $count } segnalazioni:
   *[other] Sarebbero archiviate { $count } segnalazioni:
  }
admin-done-remove-line = Il messaggio è stato rimosso.
admin-dry-remove-line = Verrebbe rimosso questo messaggio (tavolo e numero):
error-unknown-report = Non c'è una segnalazione { $value }
