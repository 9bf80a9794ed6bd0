### Root: che cosa dicono le sue lezioni. Il testo di un passo è `lesson-LESSON-STEP`; un a capo comincia un paragrafo.

## Preparazione

lesson-learn-root-welcome =
    Ti diamo il benvenuto nel bosco. Guidi la Marchesa de Gattis. Due computer guidano la Dinastia delle Aquile e l'Alleanza dei Boschi.
    Vince chi arriva per primo a 30 punti. La lezione ti mostra la via; puoi lasciarla e giocare liberamente in ogni momento.
lesson-learn-root-map =
    Questa è la mappa. I luoghi rotondi sono radure, unite da sentieri. Ogni radura ha un seme: volpe (triangolo), coniglio (rombo) o topo (cerchio).
    Le caselle quadrate in una radura sono per gli edifici. Una rovina ne occupa una finché qualcuno non la esplora.
lesson-learn-root-keep =
    Cominci con la tua roccaforte, in uno dei quattro angoli. Nessun altro può piazzarvi nulla. Tocca la radura 1.
lesson-learn-root-rule =
    Ora i tuoi guerrieri sono in tutte le radure, tranne l'angolo opposto alla roccaforte. Lì comincerà la Dinastia.
    Chi ha più guerrieri ed edifici in una radura la controlla: la piccola testa sul bordo mostra chi è. Ne controlli undici su dodici. In Root si tratta soprattutto di mantenerle.
lesson-learn-root-sawmill =
    Ora i tuoi primi tre edifici, alla roccaforte o proprio accanto. Una segheria fa legno a ogni turno, e con il legno costruisci. Mettine una nella radura 5.
lesson-learn-root-workshop =
    Un'officina fabbrica carte, con il seme della radura in cui sta. Hai una carta che richiede un topo. La radura 9 è una radura topo: metti lì l'officina.
lesson-learn-root-recruiter =
    Una caserma porta nuovi guerrieri. Mettila accanto alla roccaforte, nella radura 1.

## Il primo turno

lesson-learn-root-turn =
    Il tuo primo turno. Ogni turno ha tre parti: Alba, Giorno e Sera. La tua plancia elenca che cosa fai in ognuna.
    L'Alba è già passata: la tua segheria ha fatto un legno nella radura 5.
lesson-learn-root-hand =
    Queste sono le tue carte. Ognuna ha un seme. Puoi fabbricare una carta per ciò che dice, o spenderla per fare altro.
    Le carte uccello sono jolly: valgono per qualsiasi seme.
lesson-learn-root-craft =
    Il tuo Giorno comincia con la fabbricazione. Tè di Radici costa un topo, e la tua officina è in una radura topo. Fabbricalo: ottieni l'oggetto e 2 punti.
lesson-learn-root-points =
    Due punti. Il tracciato sotto la mappa mostra i punti di tutti. Di ogni oggetto ce ne sono pochi: chi fabbrica per primo li prende.
lesson-learn-root-refused =
    Ora hai tre azioni. Ciò che non puoi fare è in grigio, e sta sotto «Non ora» in fondo alle scelte, con un motivo e il numero di una legge.
    Tocca quel numero, o il libro, e la legge compare. Consultala ogni volta che ti chiedi perché.
lesson-learn-root-build =
    Costruisci una seconda segheria. Costa il tuo unico legno e dà 1 punto. Puoi costruire dove controlli e c'è una casella libera. Il legno può venire da lontano, attraverso radure che controlli.
lesson-learn-root-recruit =
    Recluta: un guerriero in ognuna delle tue caserme. Puoi farlo una volta per turno.
lesson-learn-root-march =
    La tua terza azione: la marcia. Una marcia è fino a due movimenti. Per ognuno devi controllare la radura che lasci o quella in cui entri.
lesson-learn-root-march-from =
    Due guerrieri sono alla roccaforte. Muovi dalla radura 1.
lesson-learn-root-march-to =
    Muovi lungo un sentiero nella radura 10.
lesson-learn-root-march-count =
    Ne va uno solo. L'altro tiene la radura: una radura vuota non è controllata da nessuno.
lesson-learn-root-march-on =
    Il secondo movimento. Lo stesso guerriero può proseguire: muovi dalla radura 10.
lesson-learn-root-march-middle =
    Avanti nella radura 12, in mezzo alla mappa. Da qui arrivi in fretta ovunque.
lesson-learn-root-march-one =
    Di nuovo un guerriero.
lesson-learn-root-evening =
    Le tue tre azioni sono finite. Termina il Giorno. Di Sera peschi una carta. Poi giocano gli altri: guardali.

## Il secondo turno

lesson-learn-root-eyrie =
    La Dinastia è arrivata nella radura 6 e ha costruito un nido. Per i suoi nidi ottiene punti a ogni turno.
    Deve eseguire un Decreto che cresce a ogni turno: tocca la sua plancia per vederne le carte. Se non può eseguirlo tutto, cade nel tumulto e perde punti.
lesson-learn-root-alliance =
    L'Alleanza ha messo simpatia tra le tue segherie nella radura 5. La simpatia dà punti, e dove c'è può nascere una rivolta: distrugge tutto ciò che gli altri hanno lì.
lesson-learn-root-wood =
    In questa Alba due segherie hanno fatto due legni. Le segherie rendono di più se le costruisci presto.
lesson-learn-root-craft-again =
    Prima fabbrica, come l'altra volta. Pista dei Contrabbandieri è una carta coniglio, ma costa un topo: guarda il segno sotto l'immagine. La tua officina può farlo.
lesson-learn-root-fight =
    Ora scaccia la simpatia. Scegli di combattere.
lesson-learn-root-forecast =
    Indica la scelta, o tienici il dito sopra: una previsione mostra quanto è probabile ogni numero di colpi.
    Si tirano due dadi. Il più alto è per te, il difensore ha il più basso. Nessuno infligge più colpi dei guerrieri che ha lì. Dove nessuno difende, ne infliggi uno in più.
lesson-learn-root-outrage =
    È sparita, e ottieni 1 punto, come per ogni edificio e segnalino degli altri che rimuovi.
    Ma questo provoca indignazione: chi rimuove simpatia, o vi muove guerrieri, dà all'Alleanza una carta di quel seme. Dai la Banca della Buona Tana.
lesson-learn-root-second-workshop =
    Costruisci una seconda officina: 1 legno, 2 punti. Con due puoi fabbricare carte migliori. Il legno viene dalla radura 5, attraverso radure che controlli.
lesson-learn-root-second-recruiter =
    E una seconda caserma in mezzo: 1 legno, 1 punto. D'ora in poi recluti due guerrieri con un'azione.
lesson-learn-root-second-evening =
    È tutto per questo turno. Terminalo, e guarda che cosa fanno gli altri.

## Il terzo turno

lesson-learn-root-standing =
    Sei in testa con 8 punti. Ma ora la Dinastia ha un nido nella radura 7, e la simpatia si è diffusa in 2, 5 e 10.
    Se l'Alleanza scatena una rivolta in 5, entrambe le segherie sono perse.
lesson-learn-root-root-out =
    Perciò prima scacciala di nuovo dalla radura 5. Scegli di combattere.
lesson-learn-root-root-out-where =
    Nella radura 5. Vedi quante battaglie sono ora possibili; ci serve solo questa.
lesson-learn-root-second-outrage =
    Un altro punto, e altra indignazione. Dai Vendita di Dolci: per la carta uccello hai un uso migliore.
lesson-learn-root-to-war =
    Ora la Dinastia. Nella radura 7 ha un guerriero e un nido. Marcia lì.
lesson-learn-root-war-from =
    Dal centro, la radura 12.
lesson-learn-root-war-to =
    Nella radura 7. Controlli la 12, perciò puoi entrare in una delle sue radure.
lesson-learn-root-war-one =
    Uno va, uno sorveglia la caserma.
lesson-learn-root-war-second =
    Il secondo movimento porta un altro guerriero: muovi dalla radura 8.
lesson-learn-root-war-join =
    E raggiungi gli altri nella radura 7.
lesson-learn-root-tie =
    Nella radura 7 hai tre guerrieri, la Dinastia un guerriero e un nido. Tre a due: la controlli.
    Se fosse due a due, controllerebbe la Dinastia. Tra tutte le fazioni, solo lei vince in parità.
lesson-learn-root-attack =
    Attacca, prima che ne arrivino altri.
lesson-learn-root-attack-whom =
    Guarda la previsione. Con tre guerrieri puoi infliggere fino a tre colpi, il suo unico guerriero al massimo uno. Combatti contro la Dinastia nella radura 7.
lesson-learn-root-hire =
    Un colpo, e nessuno in risposta. Ora non ti restano azioni; ma ogni carta uccello che spendi ne compra un'altra. Spendi Genieri.
lesson-learn-root-third-sawmill =
    La terza segheria costa 2 legni e dà 2 punti. Più ne hai costruite di un tipo, più la prossima costa e rende. Costruiscila nella radura 4, lontano dalla simpatia.
lesson-learn-root-third-evening =
    11 punti. Termina il turno. Agli altri non piacerà.

## Gli altri rispondono

lesson-learn-root-ambush =
    La Dinastia attacca nella radura 6. Prima dei dadi, un difensore può giocare una carta imboscata di quel seme: due colpi subito. Non ne hai, quindi passa.
lesson-learn-root-hospitals =
    Hai perso un guerriero. I tuoi ospedali da campo possono riportare i caduti alla roccaforte per una carta di quel seme. La tua unica carta è un uccello: tienila, e passa.
lesson-learn-root-revolt =
    Una rivolta, nella radura 10! L'Alleanza ha speso due sostenitori: le carte che le hai dato. Un guerriero è caduto. Risparmia di nuovo la carta.

## La fine

lesson-learn-root-base =
    Dalla rivolta nasce una base. D'ora in poi l'Alleanza vi addestra ufficiali e vi recluta.
    Se avessi lasciato la simpatia nella radura 5, ti sarebbe costata due segherie.
lesson-learn-root-others =
    Così ogni fazione gioca a modo suo. Tu costruisci e tieni il terreno. La Dinastia cresce sempre più in fretta, finché il suo Decreto non la spezza. L'Alleanza è debole all'inizio, e alla fine è ovunque.
lesson-learn-root-others-more =
    Ce ne sono altre: il Vagabondo gira solo con una borsa di oggetti, il Culto delle Lucertole predica, la Compagnia del Fiume commercia. Ognuna ha una pagina che dice come gioca.
lesson-learn-root-law =
    Tutto ciò che ti chiedi sta nel libro delle leggi: il libro in alto. E ogni domanda dice per quale legge viene posta.
lesson-learn-root-farewell =
    La lezione è finita. Sei in testa con 11 punti, tre segherie e 3 legni. Continua e vinci, o prima leggi:

lesson-learn-root-read-plays-root-marquise = Come gioca la Marchesa
lesson-learn-root-read-plays-root-eyrie = Come gioca la Dinastia
lesson-learn-root-read-plays-root-alliance = Come gioca l'Alleanza
lesson-learn-root-read-plays-root-vagabond = Come gioca il Vagabondo
lesson-learn-root-read-law-root = La legge di Root
