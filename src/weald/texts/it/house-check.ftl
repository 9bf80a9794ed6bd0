### Che cosa si scopre di un server: `weald serve --check`, e la pagina del gestore.

## weald serve --check

check-fine = ok
check-warning = avviso
check-fault = GUASTO
check-settings-fine = Le impostazioni sono coerenti tra loro.
check-origin-fault = «{ $value }» non è l'indirizzo di un sito.
check-origin-fault-do = Indica --origin come https://weald.example.
check-workers-fault = { $value } worker richiedono PostgreSQL.
check-workers-fault-do = Indicane l'indirizzo con --db, o usa un solo worker.
check-workers-warning = { $value } worker per { $cores ->
    [one] 1 core
   *[other] { $cores } core
  }.
check-workers-warning-do = Bastano tanti worker quanti sono i core.
check-proxy-warning = Chiunque viene preso per il proxy.
check-proxy-warning-do = Indicane l'indirizzo con --proxy: altrimenti chiunque può fingersi qualsiasi indirizzo, e nessuna esclusione regge.
check-https-warning = Chiunque può raggiungerlo, senza https.
check-https-warning-do = Mettigli davanti un proxy con TLS, e avvialo con --proxy e --https.
check-https-alone = Ai browser si dice di usare https, ma non è indicato un proxy che lo parli.
check-https-alone-do = Indica il proxy con --proxy, così gli indirizzi dei visitatori sono noti.
check-address-fine = { $host }, la porta { $value } è libera.
check-address-fault = Impossibile ascoltare su { $host }, porta { $value }: { $problem }
check-address-fault-do = Scegli un'altra porta con --port, o ferma chi ascolta lì.
check-folder-fault = In { $path } non si può scrivere nulla.
check-folder-fault-do = Crea quella cartella, e assegnala all'utente che esegue il server.
check-disk-fine = Spazio libero in { $path }: { $value } MB.
check-disk-warning = Spazio libero in { $path }: solo { $value } MB.
check-disk-warning-do = Fa' presto spazio: quando il disco è pieno, nessuno può giocare.
check-disk-fault = Spazio libero in { $path }: solo { $value } MB.
check-disk-fault-do = Fa' spazio: quando il disco è pieno, nessuno può giocare.
check-rights-warning = Altri possono leggere { $path }, e con esso ogni carta nascosta.
check-rights-warning-do = Rendilo privato: chmod 600.
check-claim-fine = Nessun altro server usa il database.
check-claim-warning = Un server usa già { $path }.
check-claim-warning-do = Se è questo, va tutto bene; un secondo sarebbe rifiutato.
check-database-fine = Il database è raggiungibile e aggiornato ({ $value }).
check-database-new = Il database { $path } sarà creato all'avvio del server.
check-database-older = Il database è di una versione precedente ({ $value }); all'avvio del server è portato alla { $known }.
check-database-older-do = Prima fa' un backup: è l'unico modo per tornare indietro.
check-database-newer = Il database viene da un Weald più nuovo ({ $value }).
check-database-newer-do = Installa quella versione, o ripristina un backup precedente.
check-database-fault = Il database non si può usare: { $problem }
check-database-fault-do = C'è, e puoi scriverci?
check-writable-fine = Nel database si può scrivere.
check-clock-fine = L'orologio segna { $value } UTC.
check-clock-warning = Tra questo orologio e quello del database c'è una differenza di { $value ->
    [one] un secondo
   *[other] { $value } secondi
  }.
check-clock-warning-do = Fa' regolare entrambi dalla rete (NTP).
check-clock-back = L'orologio è indietro: c'è già un tavolo con l'ora { $value }.
check-clock-back-do = Regolalo: ne dipendono l'ordine degli elenchi, le esclusioni e le sessioni.
check-connections-fine = Connessioni permesse da PostgreSQL: { $most }; ne possono servire { $value }.
check-connections-warning = Connessioni permesse da PostgreSQL: solo { $most }; ne possono servire { $value }.
check-connections-warning-do = Alza il suo max_connections, o usa meno worker.
check-operator-fine = La pagina del gestore ha una chiave.
check-operator-warning = Nessuno può aprire la pagina del gestore: non ha una chiave.
check-operator-warning-do = «weald admin secret» ne crea una.
check-files-fine = { $value ->
    [-1] Si può aprire qualsiasi numero di file.
    [one] Si può aprire 1 file.
   *[other] Si possono aprire { $value } file.
  }
check-files-warning = { $value ->
    [one] Si può aprire solo 1 file
   *[other] Si possono aprire solo { $value } file
  }, e ogni connessione ne richiede uno.
check-files-warning-do = Alza il limite: LimitNOFILE in una unit di systemd, o ulimit -n.
check-client-fine = Il client è compilato.
check-client-warning = Il client non è compilato: i browser non trovano pagine.
check-client-warning-do = «make web» lo compila; un wheel installato lo contiene.
check-form-fine = Il motore è compilato.
check-form-warning = Il motore gira come Python puro, molto più lento.
check-form-warning-do = «make compile» lo compila, dove c'è un compilatore C.
check-thinkers-fine = I giocatori computer possono pensare: { $value ->
    [one] 1 processo
   *[other] { $value } processi
  } per ogni worker.
check-thinkers-warning = Qui i giocatori computer non pensano.
check-thinkers-warning-do = Deve farlo un altro server sullo stesso database; altrimenti indica --thinkers.
check-thinkers-fault = Non si può avviare un processo in cui pensino i computer: { $problem }
