### Il server: il suo comando, e ciò che rifiuta.

## weald serve

help-serve = Offre il tavolo nel browser: per te, o per amici su altri dispositivi.
    .examples =
        Esempi:

        weald serve

        weald serve --host 0.0.0.0 --port 8080

        weald serve --db postgresql://weald@db.example/weald --workers 4 --proxy 127.0.0.1 --https
serve-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli di questa macchina.
serve-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
serve-db = Dove si conservano i tavoli: un file (SQLite) o l'indirizzo di un database PostgreSQL. Senza, un file nella cartella dei dati. Una password è meglio darla con WEALD_DB che sulla riga di comando.
serve-workers = Quanti processi rispondono alle richieste; più di uno richiede PostgreSQL.
serve-thinkers = In quanti processi, per ogni worker, pensano i giocatori computer; con 0 questo server lo lascia ad altri sullo stesso database.
serve-origin = Un altro indirizzo con cui i browser raggiungono questo server, come https://weald.example; si può dare più volte.
serve-proxy = Indirizzi di reverse proxy, separati da virgole, di cui si accettano X-Forwarded-For e X-Forwarded-Proto.
serve-https = I browser arrivano solo con https: i cookie si mandano solo con https, e ai browser si dice di restarvi.
serve-sockets = Quanti socket può tenere aperti un indirizzo.
serve-requests = Quante richieste al secondo può mandare un indirizzo a lungo andare; dieci volte tante in una volta.
serve-creations = Quanti tavoli, link e token al secondo può creare un indirizzo a lungo andare; venti in una volta.
serve-tables = Quanti tavoli che nessuno guarda tiene in memoria un worker; quelli che qualcuno guarda restano comunque.
serve-chat = Se le persone possono parlare ai loro tavoli.
serve-contact = Un indirizzo e-mail o una pagina (https://…) a cui i servizi push ti raggiungono, se le tue notifiche danno loro problemi.
serve-grace = Quanto possono durare le ultime richieste quando il server si ferma.
serve-browser = Apre l'indirizzo nel browser.
serve-operator-secret-file = Un file con la chiave per la pagina del gestore, almeno 24 caratteri; oppure dalla con WEALD_OPERATOR_SECRET. Le chiavi di «weald admin secret» valgono accanto a questa.
serve-check = Verifica se il server può fare il suo lavoro con queste impostazioni, dice che cosa andrebbe fatto, e termina.
serve-log = Che cosa si annota: debug, info, warning o error.
serve-open = Weald è su { $address } (Ctrl-C lo ferma)
server-no-client = Il server di Weald è attivo. Il client non è incluso in questo pacchetto; la sua API è su /api/openapi.json.

## Ospiti senza un nome proprio

guest-name = { $animal } { $kind }
guest-namesake = { $name } ({ $number })
guest-kinds = Vivace, Calmo, Audace, Quieto, Allegro, Saggio, Veloce, Umile, Furbo, Tenace, Gentile, Fortunato, Acuto, Muschiato, Autunnale, Ambrato
guest-animals = Tasso, Castoro, Scricciolo, Riccio, Leprotto, Topo, Merlo, Ghiro, Tritone, Gufo, Rospo, Airone, Toporagno, Ermellino, Pettirosso, Scoiattolo

## Che cosa si rifiuta

error-server-libraries = Le librerie del server non sono installate
hint-server-libraries = Installale con: pip install 'weald[server]'
error-bad-database = Non c'è un database del tipo «{ $value }»
hint-bad-database = Indica un file, o un indirizzo come postgresql://user@host/name.
error-database-unusable = Il database non si può usare: { $problem }
hint-database-unusable = C'è, e puoi scriverci?
error-database-in-use = Un altro server usa { $path }
hint-database-in-use = Prima fermalo, o da' a questo un altro file con --db. Più worker richiedono PostgreSQL.
error-bad-log-level = Non c'è un livello di log «{ $value }»
hint-bad-log-level = Ci sono: { $known }.
error-workers-need-postgres = { $value } worker richiedono PostgreSQL
hint-workers-need-postgres = Indicane l'indirizzo con --db, o usa un solo worker.
error-cannot-listen = Impossibile ascoltare su { $host }, porta { $value }: { $problem }
hint-cannot-listen = Scegli un'altra porta con --port, o ferma chi ascolta lì.
error-store-gone = Per ora i tavoli non sono raggiungibili; nulla è cambiato
hint-store-gone = Riprova tra un momento.
error-stale = La partita è andata avanti
error-unknown-table = Questo tavolo non esiste
error-unknown-token = Questo token non è tra i tuoi
error-unknown-address = A questo indirizzo non c'è nulla
error-unknown-seat-here = A questo tavolo non c'è un posto con quel nome
error-table-unfollowed = Questa partita non può continuare: le regole di oggi non permettono la riga { $line } del suo registro
hint-table-unfollowed = Nulla è perso. Quando tutti quelli che siedono al tavolo sono d'accordo, finisce, e il registro si può leggere.
error-bad-method = A questo indirizzo non si può fare
error-bad-message = Il messaggio non è stato capito
error-bad-request = La richiesta non è stata capita: { $problem }
error-not-json = La richiesta deve essere JSON
error-too-large = La richiesta è troppo grande
error-no-thinkers = Qui adesso non pensa nessun computer
error-analysis-failed = L'analisi non è riuscita
hint-analysis-failed = Riprova; se non riesce ancora, avvisa chi gestisce il server.
error-too-many-analyses = Troppe analisi insieme
hint-too-many-analyses = Aspetta che una di esse finisca.
error-too-many-requests = Troppe richieste
hint-too-many-requests = Aspetta un momento.
error-too-many-guesses = Troppi link che non aprono nulla
error-too-many-sockets = Troppe connessioni
error-foreign-origin = La richiesta viene da un altro sito
error-bad-token = Il token non è valido
error-token-scope = Un token non può farlo
error-bad-link = Questo link non apre nulla; forse uno più nuovo l'ha sostituito
error-time-up = Il tuo tempo è scaduto
error-stood-in = Ora questo posto lo gioca un computer
error-no-way-back = Lì nessuno gioca per te, o hai rinunciato alla partita
error-not-gone = Chi siede lì non se n'è andato
hint-not-gone = Un computer può subentrare quando ha lasciato il posto, o il suo tempo per il turno è scaduto.
error-chat-off-host = Su questo server non c'è chat
error-chat-off = A questo tavolo non c'è chat
error-chat-players = Può parlare solo chi siede a questo tavolo
error-empty-line = Il messaggio è vuoto
error-long-line = Un messaggio ha al massimo { $most ->
    [one] 1 carattere
   *[other] { $most } caratteri
  }
error-too-much-talk = Troppi messaggi in una volta
hint-too-much-talk = Aspetta un momento.
error-bad-contact = «{ $value }» non è né un indirizzo e-mail né l'indirizzo di una pagina
error-bad-subscription = Il browser non ha dato un indirizzo a cui avvisarlo
error-unknown-line = Questo messaggio non esiste
error-bad-pace = Non c'è un ritmo «{ $value }»
hint-bad-pace = Ci sono none, day, three-days, week, e orologi come clock-25-10: 25 minuti, e 10 secondi per ogni risposta.
error-bad-name = Il nome non si può usare
error-seat-taken = Lì siede già qualcuno
error-seat-left = Qualcuno ha lasciato questo posto, e può conoscerne le carte: si apre solo a lui
hint-seat-left = Ridistribuisci per far sedere lì un altro.
error-not-yours = Non spetta a te farlo
error-not-your-seat = Quel posto non è tuo
error-game-goes-on = La partita non è ancora finita
error-server-fault = Qui qualcosa è andato storto; è stato annotato
error-standing-question = Quella domanda non viene posta a questo posto fuori dal suo turno: { $ask }
error-standing-verb = «{ $verb }» non risponde a quella domanda; valgono invece: { $known }
error-standing-where = La domanda non si può limitare a { $word } { $value }
error-standing-words = La risposta non può riguardare { $word } { $value }
