# Le regole di Defenders of the Wild, con parole nostre. L'indice è games/defenders/data/laws.json.

law-1-1 = Dentro il perimetro di sei tessere si dispongono a caso le dodici tessere habitat, ognuna su uno dei due lati e orientata come vuole il suo posto, con la tessera centrale in mezzo.
    .title = Il tabellone

law-1-2 = Le tessere fabbrica formano una pila sulla tessera centrale, la 0 in fondo e la 5 in cima, ognuna orientata a caso: la pila è il nucleo.
    .title = Il nucleo

law-1-3 = All'inizio la direzione della macchina è destra. I sei segnalini area tossica sono pronti.
    .title = Direzione e aree tossiche

law-1-4 = Un muro sta sul bordo verso cui punta la freccia del nucleo, un secondo sul bordo seguente in senso orario, e sul bordo dopo ancora un automa, con il retro verso i muri. Lo stesso si fa sul lato opposto del nucleo, come allo specchio.
    .title = Automi e primi muri

law-1-5 = Due mech stanno sul nucleo, e uno in ogni esagono habitat accanto a un'icona mech del perimetro.
    .title = Primi mech

law-1-6 = Un segnalino inquinante va su ogni esagono che mostra inquinanti.
    .title = Primi inquinanti

law-1-7 = Ogni giocatore gioca una delle quattro fazioni.
    .title = Fazioni

law-1-8 = Ogni giocatore mette da parte un campo per la partenza. Sul tracciato ci sono quattro campi con tre o quattro giocatori, cinque con due; in solitario ci si prepara come in due. L'indicatore supporto sta sul primo spazio.
    .title = Tracciati e campi

law-1-9 = Ogni giocatore sceglie uno dei due leader della fazione e prende le dodici carte difensore di quel leader.
    .title = Leader

law-1-10 = Ogni giocatore mescola le dodici carte e ne pesca tre, che nessun altro può vedere.
    .title = Mani

law-1-11 = I dodici segnalini breccia si dividono in parti uguali: sei, quattro o tre a testa in due, tre o quattro giocatori.
    .title = Segnalini breccia

law-1-12 = Ogni giocatore ha un segnalino oggetto per ogni fazione in gioco, sul lato utilizzato.
    .title = Oggetti

law-1-13 = Quattro segnalini morte sono pronti, uno per habitat.
    .title = Segnalini morte

law-1-14 = Il mazzo macchina ha sette carte. Per una partita più difficile, da una a sei carte avanzate a caso prendono il posto delle carte base con lo stesso nome.
    .title = Mazzo macchina e difficoltà

law-1-15 = Ogni giocatore mette il primo campo e il leader in un esagono del proprio habitat naturale accanto al perimetro; se non ce n'è, in uno a un passo dal perimetro.
    .title = Campi di partenza

law-1-16 = Il segnalino primo giocatore va a un giocatore a caso.
    .title = Primo giocatore

law-2-1 = La partita si gioca in round: tutti pianificano insieme, poi ogni giocatore svolge un turno.
    .title = Round

law-2-2 = Ogni giocatore mette una carta della mano a faccia in giù sulla pila dei difensori esausti: è il difensore attivo di questo round.
    .title = Scelta segreta

law-2-3 = Chi non ha carte in mano usa la prima carta del mazzo, senza vederla.
    .title = Nessuna carta da scegliere

law-2-4 = Quando tutti hanno scelto, i difensori attivi si rivelano insieme, e si comincia a parlare.
    .title = Rivelare

law-2-5 = Gli effetti immediati si risolvono prima di ogni altra cosa.
    .title = Prima gli effetti immediati

law-2-6 = Per ogni Compagno rivelato il segnalino primo giocatore passa di un giocatore a sinistra.
    .title = Compagni

law-2-7 = Il giocatore con il segnalino svolge il primo turno. Nel suo turno un giocatore può svolgere tante azioni quanti sono i punti del difensore attivo.
    .title = Turni

law-2-8 = Dopo le azioni il giocatore pesca una carta macchina e la risolve.
    .title = Una carta macchina

law-2-9 = I turni procedono in senso orario. Dopo l'ultimo tutti i difensori attivi diventano esausti e comincia un nuovo round.
    .title = In senso orario

law-2-10 = Dall'inizio della pianificazione finché tutti i difensori non sono rivelati nessuno può dire nulla.
    .title = Silenzio

law-2-11 = Le mani non si mostrano mai. Delle carte in mano si possono dire gli habitat e nient'altro.
    .title = Mani segrete

law-3-1 = Trentasei esagoni habitat circondano il nucleo. Ognuno ha sei bordi, in comune con gli esagoni adiacenti o con il perimetro.
    .title = Esagoni e bordi

law-3-2 = La foresta è l'habitat naturale dell'Ordine, la pianura del Consiglio, la palude della Congrega, la montagna della Setta.
    .title = Habitat naturali

law-3-3 = I giocatori non hanno modo di fermare gli automi né la costruzione dei muri.
    .title = Gli automi non si fermano

law-3-4 = I giocatori non entrano mai nel nucleo e non lo rinaturalizzano mai.
    .title = Il nucleo è chiuso

law-3-5 = Una fabbrica rinaturalizzata è habitat naturale di ogni fazione e habitat di ogni difensore.
    .title = Esagoni rinaturalizzati

law-4-1 = Un mazzo è fatto delle sei carte base di una fazione e delle sei carte con l'iniziale del suo leader.
    .title = Mazzi

law-4-2 = Ogni azione costa un punto. Ogni difensore può svolgere ogni azione, nell'esagono del leader, a meno che un effetto non dica altro.
    .title = Punti azione

law-4-3 = Metà delle carte di un mazzo appartiene all'habitat naturale della fazione, l'altra metà ad altri habitat.
    .title = Habitat dei difensori

law-4-4 = Quando tutti i punti sono spesi, si può giocare in aiuto una carta della mano con lo stesso habitat del difensore attivo.
    .title = Giocare in aiuto

law-4-5 = Un difensore in aiuto dà un punto; i suoi punti e il suo effetto non contano.
    .title = Che cosa dà un aiuto

law-4-6 = Il prossimo difensore in aiuto arriva solo quando il punto del precedente è speso. I difensori in aiuto stanno sotto il difensore attivo.
    .title = Un aiuto alla volta

law-4-7 = Quando bisogna pescare e il mazzo è vuoto, la pila dei difensori esausti si rimescola in un nuovo mazzo, senza il difensore attivo e i suoi difensori in aiuto.
    .title = Un nuovo mazzo

law-5-1 = Distruggere un mech, aprire una breccia, eliminare gli inquinanti da un esagono e rinaturalizzare una fabbrica danno un supporto ciascuno: l'indicatore avanza di uno spazio.
    .title = Ottenere supporto

law-5-2 = Con un campo sullo spazio successivo l'indicatore si ferma: non si ottiene altro supporto finché quel campo non è costruito. Le azioni si possono svolgere lo stesso.
    .title = Supporto massimo

law-5-3 = Un nuovo campo riporta l'indicatore sul primo spazio, e il suo giocatore pesca finché non ha in mano tante carte quante ne mostra lo spazio liberato.
    .title = Carte per un campo

law-5-4 = Chi costruisce l'ultimo campo del tracciato esce dalla partita: il leader lascia il tabellone e il giocatore non partecipa ai round seguenti.
    .title = L'ultimo campo

law-5-5 = L'ultimo giocatore a costruire tutti i campi resta in partita finché ci sono fabbriche in piedi.
    .title = L'ultimo giocatore

law-5-6 = Anche dopo l'ultimo campo si pesca una carta macchina, a meno che la partita non sia finita.
    .title = Macchine dopo l'ultimo campo

law-6-1 = Un mech su un esagono fabbrica è un cecchino, su un esagono habitat un cacciatore.
    .title = Cecchini e cacciatori

law-6-2 = Dopo un'azione si tira il dado danni una volta se il leader l'ha iniziata in un esagono con un mech o accanto a un cecchino, per quanti ce ne siano.
    .title = Tiri dei danni

law-6-3 = Chi ha iniziato l'azione tra i mech subisce quanto mostra il dado, 1 o 2.
    .title = Danni da mischia

law-6-4 = Chi l'ha iniziata accanto a cecchini, e non tra i mech, subisce danni solo da un 1.
    .title = Danni da cecchino

law-6-5 = Eliminare un'area tossica costa un danno, in qualunque modo la si elimini.
    .title = Danni tossici

law-6-6 = Chi deve subire danni oltre i tre segnalini perde una carta a caso della mano: quel difensore è morto. Tutti i danni di quel giocatore si rimuovono.
    .title = Morte

law-6-7 = Senza carte in mano muore la prima carta del mazzo.
    .title = Morte senza carte in mano

law-7-1 = Il leader va in un esagono adiacente, se nulla ostruisce il passaggio. Un esagono può contenere qualsiasi numero di leader.
    .title = Movimento

law-7-2 = I muri senza breccia, i lati senza breccia delle fabbriche, anche rinaturalizzate, gli automi, il nucleo e il perimetro.
    .title = Che cosa ostruisce il movimento

law-7-3 = Esagoni collegati dell'habitat del difensore attivo sono un corridoio. Dal suo interno un solo movimento porta in qualsiasi esagono del corridoio o adiacente a esso, purché la via sia aperta.
    .title = Movimento dall'interno di un corridoio

law-7-4 = Da un esagono accanto a un tale corridoio un solo movimento porta in qualsiasi suo esagono.
    .title = Movimento dentro un corridoio

law-7-5 = Le fabbriche rinaturalizzate fanno parte dei corridoi, dove i muri sulla via hanno una breccia.
    .title = Esagoni rinaturalizzati nei corridoi

law-7-6 = Un corridoio non passa per un esagono con mech; può finirvi.
    .title = Mech nei corridoi

law-7-7 = Con il supporto massimo il prossimo campo del tracciato va nell'esagono del leader.
    .title = Costruire un campo

law-7-8 = In un esagono c'è posto per un solo campo.
    .title = Un campo per esagono

law-7-9 = I campi si costruiscono negli esagoni dell'habitat naturale della fazione e sulle fabbriche rinaturalizzate.
    .title = Dove stanno i campi

law-7-10 = Il leader va in qualsiasi esagono con un campo della propria fazione, qualunque cosa ci sia in mezzo.
    .title = Raggrupparsi

law-7-11 = Tutti gli inquinanti, o l'area tossica, lasciano l'esagono del leader. Un supporto.
    .title = Eliminare gli inquinanti

law-7-12 = In un esagono con il campo di chiunque si rimuovono tutti i segnalini danno.
    .title = Curarsi

law-7-13 = Se è dovuto un tiro dei danni, i segnalini si rimuovono prima.
    .title = Prima la cura, poi il tiro

law-7-14 = Un mech lascia l'esagono del leader. Un supporto.
    .title = Distruggere un mech

law-7-15 = Il giocatore mette un proprio segnalino accanto a un muro dell'esagono del leader, anche di una fabbrica. Un supporto.
    .title = Aprire una breccia

law-7-16 = Senza segnalini rimasti non si possono aprire brecce.
    .title = Nessun segnalino rimasto

law-7-17 = Una breccia resta al suo posto quando una fabbrica sostituisce il muro, e quando una fabbrica viene rinaturalizzata.
    .title = Le brecce restano

law-7-18 = La fabbrica in cui sta il leader si gira sul lato rinaturalizzato, senza cambiare la freccia. Un supporto.
    .title = Rinaturalizzare

law-7-19 = Prima tutti i mech, gli inquinanti e le aree tossiche devono aver lasciato la fabbrica.
    .title = Che cosa serve per rinaturalizzare

law-7-20 = Una fabbrica rinaturalizzata non inquina più, ma ha ancora muri su tutti e sei i lati.
    .title = Che cosa resta di una fabbrica

law-8-1 = Chi termina un movimento in un esagono con un campo ottiene l'oggetto della fazione del campo.
    .title = Ottenere un oggetto

law-8-2 = Chi è già in un tale esagono lo ottiene per un punto.
    .title = Un oggetto per un punto

law-8-3 = Raggrupparsi in un campo non dà oggetti.
    .title = Nessun oggetto raggruppandosi

law-8-4 = Un oggetto ottenuto si può utilizzare in qualsiasi momento del proprio turno prima della carta macchina, senza spendere punti; poi è utilizzato.
    .title = Utilizzare un oggetto

law-8-5 = Il pane del Consiglio dà un punto in più per un'azione qualsiasi.
    .title = Pane

law-8-6 = Le pozioni della Congrega rimuovono un segnalino danno, o eliminano gli inquinanti dall'esagono del leader, senza punti né tiro.
    .title = Pozioni

law-8-7 = I razzi della Setta distruggono un mech o aprono una breccia, senza punti né tiro.
    .title = Razzi

law-8-8 = Le mappe dell'Ordine fanno muovere o raggruppare il leader, senza punti né tiro.
    .title = Mappe

law-9-1 = Una carta macchina si risolve un passaggio alla volta, poi va a faccia in su nella pila degli scarti.
    .title = Risolvere una carta macchina

law-9-2 = Quando tutte e sette sono risolte, si rimescolano in un nuovo mazzo.
    .title = Un nuovo mazzo macchina

law-10-1 = Ogni automa avanza di un bordo, entrambi insieme, e lo fa due volte.
    .title = Gli automi avanzano due volte

law-10-2 = Un automa gira intorno all'esagono alla sua destra o alla sua sinistra, secondo la direzione della macchina, e lascia un muro sul bordo da cui viene.
    .title = Intorno a un esagono

law-10-3 = Se dove dovrebbe andare c'è un muro, una fabbrica o l'altro automa, l'automa lascia un muro dov'era e va sul nucleo.
    .title = Automi che si resettano

law-10-4 = Un automa non si ferma mai su un bordo del perimetro: prosegue, lasciando muri, finché non si trova tra due esagoni. Tutto questo è un solo avanzamento.
    .title = Lungo il perimetro

law-10-5 = Poi ogni automa sul nucleo va sul bordo verso cui punta la freccia della fabbrica con il numero più alto, rinaturalizzata o no.
    .title = Gli automi tornano

law-10-6 = Se lì c'è un muro, una fabbrica o l'altro automa, vale il successivo bordo libero che parte dalla tessera, nella direzione della macchina.
    .title = Il successivo bordo libero

law-10-7 = Se tutti i suoi bordi sono occupati, si prova la fabbrica con il numero più alto dopo quella.
    .title = La fabbrica successiva

law-10-8 = Finché nessuna è costruita, la tessera in cima al nucleo vale come fabbrica con il numero più alto.
    .title = Ancora nessuna fabbrica

law-10-9 = Con il retro verso la fabbrica, e uno dopo l'altro se entrambi sono sul nucleo.
    .title = Come si posizionano gli automi

law-11-1 = Un esagono habitat con muri su tutti e sei i lati è isolato; i lati delle fabbriche, anche rinaturalizzate, sono muri.
    .title = Esagoni isolati

law-11-2 = I muri con una breccia e le fabbriche rinaturalizzate isolano; gli automi no.
    .title = Che cosa isola

law-11-3 = Si tolgono i segnalini muro intorno all'esagono, e la tessera in cima al nucleo vi si posa con tutto ciò che ha sopra, senza cambiare la freccia.
    .title = Costruire una fabbrica

law-11-4 = Due mech vanno sulla tessera che ora è in cima al nucleo.
    .title = Due nuovi cecchini

law-11-5 = Le brecce dei muri che sostituisce restano.
    .title = Brecce intorno a una nuova fabbrica

law-11-6 = Un campo nell'esagono sta sulla fabbrica, e non serve per raggrupparsi, curarsi o ottenere oggetti finché la fabbrica non è rinaturalizzata.
    .title = Un campo sotto una fabbrica

law-11-7 = I leader nell'esagono stanno sulla fabbrica.
    .title = Leader in una fabbrica

law-11-8 = Gli inquinanti dell'esagono stanno sulla fabbrica: tre o più diventano un'area tossica, e un'area tossica già presente li inghiotte.
    .title = Inquinanti in una fabbrica

law-11-9 = I cacciatori dell'esagono stanno sulla fabbrica e sono cecchini.
    .title = I cacciatori diventano cecchini

law-11-10 = Una carta costruisce una fabbrica. Una linea dal nucleo lungo la sua freccia ruota nella direzione della macchina finché non incontra un esagono isolato.
    .title = Più esagoni isolati

law-11-11 = Di due esagoni incontrati insieme vale quello più vicino al nucleo.
    .title = Sulla stessa linea

law-11-12 = Se nessuna fabbrica è stata costruita, ognuno dei tre canali di scarico della tessera in cima al nucleo e di ogni fabbrica in piedi mette un segnalino inquinante nell'esagono accanto.
    .title = Diffondere inquinanti

law-11-13 = Tre segnalini in un esagono sono sostituiti da un'area tossica.
    .title = Aree tossiche

law-11-14 = Le fabbriche diffondono in ordine di numero, prima il più alto.
    .title = Prima il numero più alto

law-11-15 = Un canale di scarico salta gli esagoni con un'area tossica e inquina il successivo nella sua direzione, oltre muri e automi.
    .title = Oltre le aree tossiche

law-11-16 = Un esagono accanto a più canali di scarico riceve un segnalino da ognuno.
    .title = Più canali di scarico

law-11-17 = Fabbriche e nucleo si inquinano come gli altri esagoni.
    .title = Le fabbriche si inquinano a vicenda

law-11-18 = Nessun segnalino va fuori dal tabellone.
    .title = Niente oltre il perimetro

law-12-1 = La direzione della macchina diventa quella opposta.
    .title = Riavvio: l'altra direzione

law-12-2 = Poi si costruisce una fabbrica, oppure si diffondono inquinanti, come con una carta fabbriche.
    .title = Riavvio: poi come le fabbriche

law-13-1 = Ogni automa mette un cacciatore nell'esagono davanti a sé.
    .title = Schierare i cacciatori

law-13-2 = Se davanti c'è il perimetro o una fabbrica, anche rinaturalizzata, il cacciatore va a destra o a sinistra dell'automa, secondo la direzione.
    .title = Niente davanti

law-13-3 = I cacciatori entro due esagoni dal leader del giocatore attivo vanno in quell'esagono.
    .title = Inseguire il giocatore attivo

law-13-4 = I cacciatori entro un esagono da un altro leader vanno lì.
    .title = Inseguire gli altri

law-13-5 = Non passano attraverso i muri, con o senza breccia, né entrano nelle fabbriche, anche rinaturalizzate.
    .title = Che cosa ferma i cacciatori

law-13-6 = Un cacciatore in un esagono con un leader resta dov'è, e così chi non raggiunge nessuno.
    .title = Cacciatori che restano

law-13-7 = Prima il giocatore attivo, poi gli altri in senso orario, da quello alla sua sinistra.
    .title = Chi è inseguito per primo

law-14-1 = Una o due carte avanzate fanno una partita intermedia, tre o quattro una complessa, cinque o sei una estrema.
    .title = Difficoltà

law-14-2 = Un automa avanza tre volte, poi l'altro due. Il primo è quello che incontra una linea dal nucleo lungo la sua freccia, ruotata nella direzione della macchina.
    .title = Automi avanzati

law-14-3 = Gli inquinanti si diffondono anche se è stata costruita una fabbrica.
    .title = Fabbriche avanzate

law-14-4 = Dopo l'inseguimento ogni giocatore il cui leader è in un esagono con mech subisce un danno.
    .title = Mech avanzati

law-15-1 = Quando tutti i giocatori hanno costruito tutti i campi e ogni fabbrica costruita è rinaturalizzata, tutti vincono subito.
    .title = Vittoria

law-15-2 = Se cinque fabbriche sono costruite e una carta ne ordina un'altra, tutti perdono.
    .title = Il nucleo è completato

law-15-3 = Se sei aree tossiche sono sul tabellone e bisogna metterne un'altra, tutti perdono.
    .title = Disastro tossico

law-15-4 = Se due difensori dello stesso habitat sono morti, tutti perdono.
    .title = Massacro

law-16-1 = Chi gioca in solitario guida due fazioni con una sola mano, preparate come per due giocatori.
    .title = Due fazioni

law-16-2 = Le prime tre carte vengono dai due mazzi, nella proporzione che si vuole.
    .title = La prima mano

law-16-3 = Non c'è segnalino primo giocatore, né limite al parlare.
    .title = Niente segnalino, niente silenzio

law-16-4 = In ogni turno una carta qualsiasi della mano è il difensore attivo; il turno è della sua fazione, e a ogni turno segue una carta macchina.
    .title = Qualsiasi difensore

law-16-5 = Se la mano non ha carte di una fazione, la prima carta di quel mazzo può essere il difensore attivo.
    .title = La cima di un mazzo

law-16-6 = Un effetto immediato si risolve appena la sua carta è scelta.
    .title = Immediato vuol dire subito

law-16-7 = Un effetto continuo dura finché la sua carta è in cima alla pila dei difensori esausti.
    .title = Continuo finché è in cima

law-16-8 = Un effetto riguarda solo la propria fazione, a meno che non dica altro.
    .title = Solo la propria fazione

law-16-9 = Solo le carte della fazione del difensore attivo si giocano in suo aiuto.
    .title = Aiuti di una sola fazione

law-16-10 = Per un campo chi gioca in solitario pesca dal mazzo del difensore attivo.
    .title = Carte per un campo

law-16-11 = Danni oltre i tre segnalini di una fazione uccidono una carta a caso della sola mano.
    .title = Morte in una delle fazioni

law-16-12 = Con il suo ultimo campo le carte di una fazione passano dalla mano alla sua pila dei difensori esausti, e la fazione esce dalla partita; l'altra continua.
    .title = L'ultimo campo di una fazione

law-17-1 = Si risolvono durante la pianificazione e non richiedono mai un tiro dei danni.
    .title = Effetti immediati

law-17-2 = Un mech distrutto, una breccia aperta e un esagono ripulito dagli inquinanti con un effetto danno un supporto ciascuno.
    .title = Supporto dagli effetti

law-17-3 = Più effetti immediati si risolvono nell'ordine che i giocatori preferiscono.
    .title = Ordine degli effetti

law-17-4 = Cambiano le azioni; tutte le altre regole delle azioni restano.
    .title = Effetti continui

law-17-5 = Un effetto va risolto per forza.
    .title = Gli effetti sono obbligatori

law-17-6 = Solo il giocatore di quel difensore, a meno che l'effetto non dica altro.
    .title = Chi riguardano gli effetti

law-17-7 = Gli effetti che parlano di esagoni adiacenti ignorano ciò che sta in mezzo.
    .title = Esagoni adiacenti

law-O1 = Immediato: il segnalino primo giocatore passa di un giocatore a sinistra.
    .title = Compagno dell'Ordine

law-O2 = Immediato: il giocatore ottiene le mappe.
    .title = Archivi

law-O3 = Immediato: ogni giocatore ottiene le mappe.
    .title = Stampa Clandestina

law-O4 = Immediato: si eliminano gli inquinanti da ogni esagono adiacente al leader.
    .title = Incendio Controllato

law-O5 = Continuo: un supporto ogni volta che il giocatore subisce danni, quanti che siano.
    .title = Senti come Brucia

law-O6 = Immediato: il giocatore subisce un danno.
    .title = Piromanzia

law-O7 = Immediato: il supporto del giocatore aumenta di due.
    .title = Manifesto

law-O8 = Immediato: uno dei propri campi sul tabellone si sposta in un esagono foresta qualsiasi.
    .title = Biblioteca Itinerante

law-O9 = Continuo: ogni giocatore può raggrupparsi nel campo di chiunque, senza tiro dei danni.
    .title = Rifugio

law-C1 = Immediato: il segnalino primo giocatore passa di un giocatore a sinistra.
    .title = Compagno del Consiglio

law-C2 = Immediato: il giocatore ottiene il pane.
    .title = Cucina da Campo

law-C3 = Immediato: ogni giocatore ottiene il pane.
    .title = Spezzare il Pane

law-C4 = Continuo: un supporto dopo che un giocatore qualsiasi ha costruito un campo.
    .title = Sostentamento

law-C5 = Immediato: il giocatore pesca due carte.
    .title = Raccolto Abbondante

law-C6 = Continuo: ogni giocatore può muovere attraverso corridoi di qualsiasi habitat.
    .title = Carovane

law-C7 = Continuo: un 2 del dado danni non fa nulla.
    .title = Resilienza

law-C8 = Immediato: si distrugge un mech in un esagono adiacente al leader.
    .title = Tiratore Scelto

law-C9 = Immediato: ogni giocatore rimuove un danno.
    .title = Ospedale da Campo

law-V1 = Immediato: il segnalino primo giocatore passa di un giocatore a sinistra.
    .title = Compagno della Congrega

law-V2 = Immediato: il giocatore ottiene le pozioni.
    .title = Mistura Ribollente

law-V3 = Immediato: ogni giocatore ottiene le pozioni.
    .title = Speziale

law-V4 = Continuo: un 1 del dado danni non fa nulla.
    .title = Schivata

law-V5 = Immediato: si distrugge un mech nell'esagono del leader.
    .title = Imboscata

law-V6 = Immediato: ogni giocatore può mettere il leader in un esagono adiacente.
    .title = Sentiero Segreto

law-V7 = Continuo: un movimento elimina gli inquinanti dall'esagono in cui porta.
    .title = Amici Funghi

law-V8 = Immediato: un segnalino inquinante sostituisce un mech in un esagono qualsiasi senza area tossica.
    .title = Pioggia di Ruggine

law-V9 = Immediato: un giocatore a scelta rimuove tutti i suoi danni.
    .title = Erbe Medicinali

law-S1 = Immediato: il segnalino primo giocatore passa di un giocatore a sinistra.
    .title = Compagno della Setta

law-S2 = Immediato: il giocatore ottiene i razzi.
    .title = Arsenale

law-S3 = Immediato: ogni giocatore ottiene i razzi.
    .title = Fuochi d'Artificio

law-S4 = In questo turno il giocatore non pesca la carta macchina.
    .title = Sabotaggio

law-S5 = Continuo: un supporto in più per ogni mech distrutto.
    .title = Cercarottami

law-S6 = Continuo: ogni giocatore può muovere attraverso i muri.
    .title = Calo d'Energia

law-S7 = Immediato: il leader va in un esagono montagna qualsiasi.
    .title = Gallerie

law-S8 = Continuo: i razzi possono distruggere un mech in un esagono adiacente.
    .title = Balistica

law-S9 = Immediato: si apre una breccia in un muro qualsiasi.
    .title = Demolizioni

## I capitoli del libro

chapter-1 = Preparazione
chapter-2 = Round
chapter-3 = Il tabellone
chapter-4 = Mazzi difensori
chapter-5 = Supporto e campi
chapter-6 = Danni e morte
chapter-7 = Azioni
chapter-8 = Oggetti
chapter-9 = Carte macchina
chapter-10 = Automi
chapter-11 = Fabbriche
chapter-12 = Riavvio
chapter-13 = Mech
chapter-14 = Carte avanzate
chapter-15 = La fine
chapter-16 = In solitario
chapter-17 = Effetti
chapter-O = Effetti dell'Ordine
chapter-C = Effetti del Consiglio
chapter-V = Effetti della Congrega
chapter-S = Effetti della Setta
