# Le regole dei bot di Root, con parole nostre. L'indice è games/root/data/laws-clockwork.json.

## 1. Che cosa cambia nella legge di Root

law-K1 = Con dei bot al tavolo valgono i capitoli da 1 a 4 della legge di Root, a parte i cambiamenti seguenti.
    .title = La legge di Root vale ancora

law-K1-1-1 = Un bot fabbrica un oggetto senza attivare pezzi da fabbricazione. L'oggetto deve essere ancora nella riserva.
    .title = Fabbricare è gratis

law-K1-1-2 = Ogni oggetto che un bot fabbrica gli vale un punto, qualunque cosa sia stampata sulla carta.
    .title = Un punto per oggetto

law-K1-1-3 = Un bot non fabbrica mai una carta con un effetto persistente.
    .title = Niente effetti persistenti

law-K1-2-1 = Un bot che subisce colpi perde tutti i suoi segnalini nella radura della battaglia prima dei suoi edifici. Tra edifici di più tipi il caso decide quale.
    .title = Segnalini prima degli edifici

law-K1-3 = Un bot non può attivare una carta dominio; non cambia mai il modo in cui vince.
    .title = Niente dominio

## 2. Nuove regole

law-K2-1 = Un bot che deve scegliere una radura applica prima ogni condizione dell'azione. Se restano più radure, prende quella con la priorità più alta. La priorità la danno gli indicatori sulla mappa: 1 è la più alta, 12 la più bassa.
    .title = Priorità delle radure

law-K2-2 = Un bot che deve scegliere un giocatore applica prima ogni condizione dell'azione. Se ne restano più d'uno, prende il primo nell'ordine di preparazione: Marchesa, Dinastia, Alleanza, Vagabondo, secondo Vagabondo, Culto, Compagnia, Ducato, Congiura, Signore delle Centinaia, Custodi di Ferro.
    .title = Priorità dei giocatori

law-K2-3 = Conta solo una scelta con cui l'azione si può eseguire. Se la radura o il giocatore migliore è impossibile, il bot prova gli altri ugualmente buoni, in ordine di priorità, poi quelli che soddisfano le condizioni meglio dopo di loro, e così via, finché non può agire o non li ha provati tutti.
    .title = Scelte legali

law-K2-4 = Dove un'azione ha più bersagli e il loro ordine conta, il bot va dal bersaglio con la priorità più alta a quello con la più bassa. I movimenti si ordinano secondo le radure che lasciano, non secondo quelle che raggiungono.
    .title = Ordine dei bersagli

law-K2-5 = «Tale radura» o «tale giocatore» soddisfa ogni condizione nominata prima per la stessa azione.
    .title = Tale

law-K2-6 = Giocatori sono sia gli umani sia i bot. Una regola che nomina gli umani esclude i bot, e viceversa.
    .title = Umani e bot

law-K2-7 = Nel suo turno un bot pesca una carta dal mazzo e la rivela: è la carta ordine, che decide che cosa fa. Ordinato significa: del seme della carta ordine del momento.
    .title = La carta ordine

law-K2-8 = Ogni bot ha le due abilità seguenti.
    .title = Abilità di tutti i bot

law-K2-8-1 = I bot non hanno mano e non possono scartare carte. Un giocatore che dovrebbe prendere una carta da un bot ne pesca invece una dal mazzo. Un giocatore che dovrebbe dare una carta a un bot invece la scarta, e il bot ottiene un punto.
    .title = Scarsa destrezza

law-K2-8-2 = Contro un bot non si possono giocare imboscate. La plancia dell'Alleanza lo tralascia, perché quel bot non attacca mai.
    .title = Odio per le sorprese

## 3. Preparazione

law-K3 = La partita si prepara come dice la legge di Root, nel modo normale o in quello avanzato, con i cambiamenti seguenti.
    .title = Preparazione con i bot

law-K3-1 = Scelta la mappa, si mette un indicatore di priorità su ogni sua radura, secondo lo schema di quella mappa.
    .title = Indicatori di priorità

law-K3-2 = Nel passaggio 1 della preparazione normale qualsiasi numero di fazioni può essere sostituito dai rispettivi bot. Una fazione non può essere giocata da un umano e dal suo bot nella stessa partita, salvo che un Vagabondo e un Vagabot possono incontrarsi.
    .title = Scegliere i bot

law-K3-3 = Tra i passaggi 1 e 2 della preparazione normale si scelgono difficoltà e tratti di ogni bot.
    .title = Difficoltà e tratti

law-K3-3-1 = Ogni bot gioca a uno di quattro livelli: facile, normale, difficile, incubo. A ogni livello tranne normale la sua carta difficoltà sta a faccia in su accanto alla plancia.
    .title = Difficoltà

law-K3-3-2 = A ogni bot si dà qualsiasi numero delle sue carte tratto, o nessuna, a faccia in su accanto alla plancia. Cambiano le sue regole, e per lo più lo rendono più difficile da battere.
    .title = Tratti

law-K3-4 = Il passaggio 3 della preparazione normale cambia: con uno o due umani le carte dominio lasciano il mazzo, e non vi si aggiungono le carte spia della Compagnia. Ogni umano riceve tre carte, i bot nessuna.
    .title = Mani iniziali

law-K3-5 = Gli umani possono giocare insieme contro i bot. Le carte dominio lasciano il mazzo. Ogni umano deve arrivare a 30 punti prima di qualsiasi bot. Scegliendo le radure i bot non contano i pezzi di altri bot come nemici, e non si combattono tra loro, anche se un effetto che svuota una radura colpisce pure altri bot. Gli umani restano nemici tra loro e ottengono punti per gli edifici e i segnalini l'uno dell'altro, a meno che non si accordino prima su altro, come controllare insieme le radure.
    .title = Giocare insieme

## 4. Marchesa Meccanica 2.0

law-K4-1 = Il più semplice dei bot, e un sostituto per un giocatore che manca in quasi ogni insieme di fazioni. Qualcuno deve impedirle di dilagare sulla mappa.
    .title = Panoramica

law-K4-2-1 = Solo la Marchesa può piazzare pezzi nella radura con il segnalino roccaforte; chiunque può muovervi pezzi. Una volta rimossa, la roccaforte è fuori dal gioco.
    .title = La roccaforte

law-K4-3-1 = La sua riserva è di 25 guerrieri.
    .title = Passaggio 1: guerrieri

law-K4-3-2 = Il segnalino roccaforte va in una radura d'angolo a caso, che è la sua radura iniziale.
    .title = Passaggio 2: la roccaforte

law-K4-3-3 = Un guerriero si piazza in ogni radura, tranne l'angolo opposto alla roccaforte, e un secondo nella radura della roccaforte.
    .title = Passaggio 3: guarnigione

law-K4-3-4 = Una segheria, un'officina e una caserma si piazzano a caso nella radura della roccaforte e in quelle adiacenti, mai due nella stessa radura.
    .title = Passaggio 4: edifici iniziali

law-K4-3-5 = Gli altri cinque edifici di ogni tipo riempiono i loro tracciati da destra, così che solo lo spazio più a sinistra di ogni tracciato è vuoto.
    .title = Passaggio 5: tracciati

law-K4-4 = Due passaggi, in quest'ordine.
    .title = Alba

law-K4-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K4-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K4-5 = Cinque passaggi, in quest'ordine. Con un ordine uccello il Giorno è sostituito dal Giorno intensificato [K4.7].
    .title = Giorno

law-K4-5-1 = Combatte in ogni radura ordinata, contro il giocatore che vi ha più pezzi.
    .title = Battaglia

law-K4-5-1-1 = Tra tali giocatori, quello con più punti.
    .title = Parità tra difensori

law-K4-5-2 = Piazza quattro guerrieri, distribuiti in modo uniforme tra le radure ordinate che controlla. Se sono tre, il quarto guerriero va in quella con la priorità più alta.
    .title = Reclutare

law-K4-5-3 = Piazza un edificio nella radura che controlla con più guerrieri della Marchesa. L'ordine decide il tipo, non la radura: volpe una segheria, coniglio un'officina, topo una caserma.
    .title = Costruire

law-K4-5-4 = Da ogni radura ordinata muove tutti i guerrieri della Marchesa oltre tre nella radura adiacente con più pezzi nemici.
    .title = Muovere

law-K4-5-5 = Se in questo turno non ha piazzato edifici e ne ha meno di sei sulla mappa, scarta la carta ordine, ne rivela una nuova senza fabbricarne l'oggetto, e ricomincia il Giorno.
    .title = Espansione

law-K4-6 = Due passaggi, in quest'ordine.
    .title = Sera

law-K4-6-1 = Ottiene i punti dello spazio vuoto più a destra del tracciato dell'edificio ordinato: 0, 1, 2, 3, 4, 5 per uno fino a sei sulla mappa. Con un ordine uccello conta il tracciato che dà di più. Piazzare edifici non dà punti.
    .title = Punti

law-K4-6-2 = Scarta la carta ordine.
    .title = Scartare l'ordine

law-K4-7 = Con un ordine uccello svolge i passaggi seguenti al posto di [K4.5], poi passa alla Sera.
    .title = Giorno intensificato

law-K4-7-1 = Combatte in ogni radura, contro il giocatore che vi ha più pezzi.
    .title = Battaglia intensificata

law-K4-7-1-1 = Tra tali giocatori, quello con più punti.
    .title = Parità tra difensori

law-K4-7-2 = Piazza due guerrieri in ognuna delle due radure con la priorità più bassa che controlla; se ne controlla una sola, tutti e quattro lì.
    .title = Reclutamento intensificato

law-K4-7-3 = Piazza un edificio, del tipo che ha più numeroso sulla mappa, nella radura che controlla con più guerrieri della Marchesa. Se le segherie sono tra i più numerosi, è una segheria; se lo sono solo officine e caserme, una caserma.
    .title = Costruzione intensificata

law-K4-7-4 = Da ogni radura muove tutti i guerrieri della Marchesa oltre tre nella radura adiacente con più pezzi nemici. Poi combatte in ogni radura in cui ha mosso.
    .title = Movimento intensificato

## 5. Dinastia Elettrica

law-K5-1 = Il bot della Dinastia si rafforza in fretta, e spaventa anche i giocatori esperti.
    .title = Panoramica

law-K5-2-1 = A parità di guerrieri ed edifici per il primo posto in una radura, la controlla la Dinastia. Non controlla radure dove non ha nulla.
    .title = Signori della foresta

law-K5-3-1 = La sua riserva è di 20 guerrieri.
    .title = Passaggio 1: guerrieri

law-K5-3-2 = Un nido e sei guerrieri cominciano in un angolo a caso in cui non comincia nessun altro giocatore, se possibile opposto in diagonale a un altro angolo iniziale. È la sua radura iniziale.
    .title = Passaggio 2: il primo nido

law-K5-3-3 = I due visir fedeli si infilano nella colonna più a destra del Decreto, quella degli uccelli, con il seme in vista.
    .title = Passaggio 3: visir

law-K5-3-4 = Gli altri sei nidi riempiono il loro tracciato da destra.
    .title = Passaggio 4: tracciato dei nidi

law-K5-4 = Quattro passaggi, in quest'ordine.
    .title = Alba

law-K5-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K5-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K5-4-3 = La carta ordine va nella colonna del Decreto del suo seme e vi resta.
    .title = Aggiungere al Decreto

law-K5-4-4 = Senza nidi sulla mappa, piazza un nido e quattro guerrieri nella radura ordinata con la priorità più alta che può accoglierli tutti. La plancia non stampa questo passaggio.
    .title = Un nuovo nido

law-K5-5 = Due passaggi, in quest'ordine.
    .title = Giorno

law-K5-5-1 = Recluta per ogni colonna del Decreto che contiene una carta, da sinistra a destra: volpe, topo, coniglio, uccello. Poi muove per ogni colonna, poi combatte per ognuna, nello stesso ordine. Ciò che non si può fare si salta.
    .title = Eseguire il Decreto

law-K5-5-1-1 = Piazza tanti guerrieri quante sono le carte della colonna in una radura del suo seme con un nido.
    .title = Reclutare

law-K5-5-1-1-1 = Tale radura con più pezzi nemici.
    .title = Reclutare, prima parità

law-K5-5-1-1-2 = Tale radura con meno guerrieri della Dinastia.
    .title = Reclutare, seconda parità

law-K5-5-1-1-3 = Tale radura con la priorità più bassa.
    .title = Reclutare, terza parità

law-K5-5-1-2 = Muove dalla radura del seme della colonna che la Dinastia controlla e che ha più suoi guerrieri, in una radura adiacente senza nido; se tutte quelle adiacenti hanno nidi, in una di queste, secondo le parità seguenti. Restano tanti guerrieri quanti servono a tenere il controllo, o quante sono le carte della colonna, se sono di più.
    .title = Muovere

law-K5-5-1-2-1 = Tra le radure in cui muovere, una tale con meno pezzi nemici.
    .title = Muovere, prima parità

law-K5-5-1-2-2 = Tra le radure in cui muovere, una tale con la priorità più bassa.
    .title = Muovere, seconda parità

law-K5-5-1-3 = Combatte in una radura del seme della colonna, contro il giocatore che vi ha più edifici; anche nessuno conta come numero. Se questa colonna ha più carte di ogni altra, la Dinastia infligge un colpo extra.
    .title = Battaglia

law-K5-5-1-3-1 = Tale radura senza nido.
    .title = Battaglia, prima parità tra radure

law-K5-5-1-3-2 = Tale radura con più edifici indifesi.
    .title = Battaglia, seconda parità tra radure

law-K5-5-1-3-3 = Tale radura con la priorità più bassa.
    .title = Battaglia, terza parità tra radure

law-K5-5-1-3-4 = Tale giocatore con più pezzi nella radura scelta.
    .title = Battaglia, prima parità tra difensori

law-K5-5-1-3-5 = Tale giocatore con più punti.
    .title = Battaglia, seconda parità tra difensori

law-K5-5-2 = Qualunque cosa contenga il Decreto, piazza un nido nella radura con la priorità più alta che la Dinastia controlla e che non ne ha. Se un nido non si può piazzare, per qualsiasi motivo, c'è il tumulto [K5.7].
    .title = Costruire

law-K5-6 = Ottiene i punti dello spazio vuoto più a destra del tracciato dei nidi: 0, 1, 2, 3, 4, 5, 6 per uno fino a sette nidi sulla mappa.
    .title = Sera

law-K5-7 = Quando un nido va piazzato e non si può, per qualsiasi motivo, il tumulto percorre i tre passaggi seguenti.
    .title = Tumulto

law-K5-7-1 = Perde un punto per ogni carta uccello nel Decreto, visir fedeli compresi.
    .title = Passaggio 1: umiliazione

law-K5-7-2 = Scarta tutto il Decreto, tranne i visir fedeli, che restano nella colonna degli uccelli.
    .title = Passaggio 2: epurazione

law-K5-7-3 = Passa alla Sera.
    .title = Passaggio 3: riposo

## 6. Alleanza Automatica

law-K6-1 = Questo bot si rivolta spesso e volentieri. Bisogna guardare dove potrebbe colpire, e non lasciare eserciti intorno alle sue basi.
    .title = Panoramica

law-K6-2-1 = L'Alleanza ha dieci segnalini simpatia.
    .title = Segnalini simpatia

law-K6-2-1-1 = Una radura contiene al massimo un segnalino simpatia.
    .title = Uno per radura

law-K6-2-1-2 = Una radura con un segnalino simpatia è simpatizzante, ogni altra è non simpatizzante.
    .title = Radure simpatizzanti

law-K6-2-2 = Difendendo con almeno un guerriero dell'Alleanza nella battaglia, infligge un colpo extra.
    .title = Imboscata automatica

law-K6-2-3 = Un umano che rimuove un segnalino simpatia, o muove guerrieri in una radura simpatizzante, deve scartare una carta del seme della radura. Se non può, l'Alleanza ottiene un punto. La scarsa destrezza [K2.8.1] qui non c'entra.
    .title = Indignazione automatica

law-K6-2-4 = Quando una base è rimossa, la simpatia è rimossa da tutte le radure del suo seme. Chi ha rimosso la base ottiene punti per essa e per ognuno di questi segnalini.
    .title = Repressione

law-K6-2-5 = Un segnalino simpatia piazzato dove un singolo nemico ha tre o più guerrieri dà un punto in meno, ma mai meno di zero.
    .title = Legge marziale

law-K6-3-1 = La sua riserva è di 10 guerrieri.
    .title = Passaggio 1: guerrieri

law-K6-3-2 = Le tre basi stanno nei loro spazi della plancia.
    .title = Passaggio 2: basi

law-K6-3-3 = I dieci segnalini simpatia riempiono il loro tracciato.
    .title = Passaggio 3: tracciato simpatia

law-K6-4 = Quattro passaggi, in quest'ordine.
    .title = Alba

law-K6-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K6-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K6-4-3 = Se l'ordine non è un uccello: nella radura simpatizzante ordinata con più pezzi nemici li rimuove tutti e piazza la base ordinata. Non c'è rivolta con un ordine uccello, con la base ordinata già sulla mappa, o senza una radura simpatizzante di un seme la cui base non è costruita.
    .title = Rivolta

law-K6-4-4 = Senza una rivolta in quest'Alba, diffonde simpatia [K6.5.1]: due volte con zero fino a quattro segnalini simpatia sulla mappa, una volta con cinque o più. La diffusione del Giorno viene in aggiunta.
    .title = Compassione popolare

law-K6-5 = Due passaggi, in quest'ordine.
    .title = Giorno

law-K6-5-1 = Piazza un segnalino simpatia nella radura non simpatizzante ordinata con meno guerrieri nemici che è adiacente a una simpatizzante. Ottiene i punti dello spazio che ha lasciato, cioè 0, 1, 1, 1, 1, 2, 2, 3, 3, 4 dal primo al decimo segnalino; la legge marziale può ridurli.
    .title = Diffondere simpatia

law-K6-5-1-1 = Se non c'è una tale radura, il segnalino va nella radura con meno pezzi nemici.
    .title = Nessuna tale radura

law-K6-5-1-2 = Se nessun segnalino si può piazzare, perché il tracciato è vuoto o nessuna radura può accoglierlo, ottiene cinque punti.
    .title = Nessuna diffusione

law-K6-5-2 = Con un ordine uccello: tra le radure simpatizzanti la cui base non è sulla mappa prende quella con più pezzi nemici, e a parità decide la priorità più alta. Vi rimuove tutti i pezzi nemici e piazza la base del suo seme.
    .title = Rivolta a sorpresa

law-K6-6 = Tre passaggi, in quest'ordine.
    .title = Sera

law-K6-6-1 = Per ogni radura con una base e tre o più guerrieri dell'Alleanza: ne rimuove tutti i guerrieri dell'Alleanza e diffonde simpatia [K6.5.1].
    .title = Organizzare

law-K6-6-2 = Piazza un guerriero in ogni radura con una base.
    .title = Reclutare

law-K6-6-3 = Scarta la carta ordine.
    .title = Scartare l'ordine

## 7. Vagabot

law-K7-1 = Un amico e nemico testardo. Come un Vagabondo umano premia chi fabbrica oggetti; con molti oggetti suoi colpisce duro.
    .title = Panoramica

law-K7-2-1 = La sua pedina non è un guerriero: non controlla mai una radura né conta per il controllo. La pedina non può essere rimossa dalla mappa.
    .title = Viandante solitario

law-K7-2-1-1 = Quando un effetto nemico rimuove tutti i pezzi nemici dalla radura in cui si trova, come una rivolta, un favore o una bomba, il Vagabot danneggia tre oggetti.
    .title = Devastazione

law-K7-2-2 = Muove senza badare a chi controlla le radure.
    .title = Agile

law-K7-2-3 = Per lui tutti gli oggetti sono uguali. Stanno a faccia in su, o a faccia in giù quando sono esausti; agisce esaurendo oggetti intatti che sono a faccia in su. Un oggetto che riceve va a faccia in su nella bisaccia.
    .title = Oggetti

law-K7-2-4 = I suoi colpi dei dadi sono limitati a uno; le spade non contano. Finché ha sei, nove o dodici oggetti intatti, uno, due o tre di essi stanno sul tracciato battaglia da sinistra, quelli esausti prima degli altri. Il sesto e il nono oggetto alzano ognuno il limite di uno; con il dodicesimo infligge un colpo extra da attaccante. Gli oggetti sul tracciato non si possono esaurire, ma si possono danneggiare.
    .title = Tracciato battaglia

law-K7-2-5 = Per ogni colpo che subisce sposta un oggetto nel riquadro Danneggiati, quelli esausti prima degli altri. Quando gli intatti diminuiscono, oggetti del tracciato battaglia possono tornare nella bisaccia.
    .title = Subire colpi

law-K7-3-1 = Si sceglie un personaggio Vagabot per la plancia. Un Vagabondo nella stessa partita può avere lo stesso mestiere, perché sono due carte diverse.
    .title = Passaggio 1: personaggio

law-K7-3-2 = La pedina comincia nella foresta adiacente a più radure; tra foreste uguali decide il caso.
    .title = Passaggio 2: pedina

law-K7-3-3 = Si mescola il mazzo missioni e si gira una missione a faccia in su accanto alla plancia. Solo il Vagabot può completarla.
    .title = Passaggio 3: missione

law-K7-3-4 = I quattro oggetti segnati con R vanno a caso sotto le rovine, come con un Vagabondo umano.
    .title = Passaggio 4: rovine

law-K7-3-5 = Comincia con quattro oggetti qualsiasi segnati con S nella bisaccia; l'Artigiano con tre.
    .title = Passaggio 5: oggetti iniziali

law-K7-4 = Tre passaggi, in quest'ordine.
    .title = Alba

law-K7-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K7-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K7-4-3 = Con meno di tre oggetti intatti muove in una foresta adiacente a caso, salta il Giorno e passa alla Sera.
    .title = Sgusciare via

law-K7-5 = Il seme della carta ordine decide quali azioni svolge, e in quale ordine. Dove un'azione è legata alla radura più vicina, resta se può svolgerla dov'è. Altrimenti muove, esaurendo un oggetto per ogni movimento, nella radura che permette l'azione e costa meno oggetti per arrivarci; lo fa anche se poi restano troppo pochi oggetti per l'azione stessa. Ciò che non può fare lo salta. Finisce quando tutte le azioni sono svolte o saltate, o tutti gli oggetti sono esausti.
    .title = Giorno

law-K7-5-1 = Muove verso la rovina più vicina. Lì esaurisce un oggetto per prendere un oggetto a caso da sotto la rovina, a faccia in su nella bisaccia. Non dà punti. Quando è preso l'ultimo oggetto, la rovina è rimossa.
    .title = Esplorare

law-K7-5-2 = Muove nella radura più vicina del seme della sua missione. Lì esaurisce due oggetti qualsiasi per completarla: la scarta, ottiene un punto, qualunque cosa dica la carta, e gira una nuova missione.
    .title = Missione

law-K7-5-3 = Senza muovere, sceglie il giocatore con meno punti tra quelli che hanno un pezzo di fazione nella sua radura e almeno un oggetto fabbricato. Esaurisce tanti oggetti quanti ne ha fabbricati quel giocatore, o tutti quelli a faccia in su se sono meno. Prende altrettanti oggetti a caso di quel giocatore e ottiene altrettanti punti; il giocatore pesca altrettante carte. Può aiutare anche un bot, che ottiene un punto invece di una carta.
    .title = Aiutare

law-K7-5-4 = Muove nella radura più vicina con un pezzo del giocatore che ha più punti. Lì esaurisce un oggetto per combattere quel giocatore. Finché vi restano suoi pezzi, esaurisce due oggetti per un'altra battaglia, ancora e ancora, finché gli oggetti bastano. Ogni guerriero nemico rimosso dà un punto, oltre ai soliti punti per edifici e segnalini; da difensore non ottiene nulla per i guerrieri.
    .title = Battaglia

law-K7-5-4-1 = Tale radura in cui muovere dove il difensore ha più edifici e segnalini.
    .title = Battaglia, prima parità

law-K7-5-4-2 = Tale radura in cui muovere dove il difensore ha meno guerrieri.
    .title = Battaglia, seconda parità

law-K7-5-5 = Con un oggetto danneggiato, esaurisce un oggetto per ripararne uno; quelli danneggiati a faccia in su vengono prima. Un oggetto riparato resta sul lato su cui sta.
    .title = Riparare

law-K7-5-6 = Esaurisce un oggetto per fare ciò che dice la sua carta personaggio. Se non avrebbe effetto o è impossibile, l'azione si salta.
    .title = Azione speciale

law-K7-5-7 = Esplorare, missione, aiutare, battaglia.
    .title = Azioni di un ordine uccello

law-K7-5-8 = Esplorare, battaglia, azione speciale.
    .title = Azioni di un ordine volpe

law-K7-5-9 = Battaglia, riparare, azione speciale.
    .title = Azioni di un ordine coniglio

law-K7-5-10 = Missione, aiutare, battaglia, riparare.
    .title = Azioni di un ordine topo

law-K7-6 = Tre passaggi, in quest'ordine.
    .title = Sera

law-K7-6-1 = Gira a faccia in su oggetti intatti: quattro se qualche oggetto è danneggiato, sei se nessuno lo è.
    .title = Ripristinare

law-K7-6-2 = In una foresta ripara tutti gli oggetti, altrove uno, prima quelli a faccia in su. Non si esaurisce nulla per questo.
    .title = Riparare di Sera

law-K7-6-3 = Scarta la carta ordine.
    .title = Scartare l'ordine

law-K7-7-1 = Il nemico nella sua radura con più punti deve dargli una carta a caso; a parità, quello che vi ha più pezzi. Un personaggio facile.
    .title = Ladro

law-K7-7-2 = Prende dalla pila degli scarti la carta più in alto con un oggetto e la fabbrica, per un punto. Comincia la partita con un oggetto in meno. Un personaggio medio.
    .title = Artigiano

law-K7-7-3 = Con tre o più oggetti danneggiati, sguscia in una foresta adiacente a caso. Un personaggio difficile.
    .title = Ranger

law-K7-7-4 = Inizia una battaglia nella sua radura tra altri: prima l'attaccante, poi il difensore, entrambi secondo la priorità dei giocatori [K2.2]. Rimuove pezzi a caso per entrambe le parti, e ottiene punti per essi.
    .title = Girovago

law-K7-7-5 = Se la sua radura contiene tre o più pezzi nemici, tra cui un edificio o un segnalino, vi rimuove tutti i pezzi nemici. Copre una casella edificio della radura con uno qualsiasi dei suoi oggetti; lì non si può più costruire per il resto della partita. Ottiene un punto.
    .title = Furfante

law-K7-7-6 = Prima che si tirino i dadi nella sua radura, il difensore, umano o bot, può arruolarlo. L'Arbitro ottiene un punto, e in questa battaglia il limite dei colpi dei dadi del difensore aumenta del numero di oggetti sul suo tracciato battaglia. Un bot che difende lo arruola se valgono tutte e tre le condizioni seguenti.
    .title = Arbitro

law-K7-7-6-1 = Il limite dei suoi colpi dei dadi è inferiore a tre.
    .title = Arbitro, prima condizione

law-K7-7-6-2 = Il limite dei suoi colpi dei dadi è inferiore al numero di pezzi dell'attaccante nella radura.
    .title = Arbitro, seconda condizione

law-K7-7-6-3 = Ha più punti dell'Arbitro.
    .title = Arbitro, terza condizione

## 8. Culto Calcolatore

law-K8-1 = Questo bot converte con la forza. Attenzione alle Anime Perdute: molte carte del seme delle tue radure ti portano addosso il suo esercito. Conviene rimuovere i suoi giardini e non nutrire i suoi accoliti.
    .title = Panoramica

law-K8-2-1 = Il Culto controlla ogni radura con un giardino, anche dove la Dinastia, umana o bot, la controllerebbe con i signori della foresta.
    .title = Pellegrini

law-K8-2-2 = Ogni volta che dei guerrieri del Culto sono rimossi, nel turno di chiunque, uno di essi va tra gli accoliti, gli altri nella riserva.
    .title = Vendetta robotica

law-K8-2-3 = Per ogni giardino rimosso dalla mappa la prima carta delle Anime Perdute va nella pila degli scarti.
    .title = Giardini

law-K8-2-4 = Una carta che chiunque spende o scarta va a faccia in su sulle Anime Perdute invece che nella pila degli scarti. Chiunque può guardarle in ogni momento.
    .title = Anime Perdute

law-K8-3-1 = La sua riserva è di 25 guerrieri.
    .title = Passaggio 1: guerrieri

law-K8-3-2 = Quattro guerrieri e un giardino del seme della radura cominciano in un angolo a caso in cui non comincia nessun altro giocatore, se possibile opposto in diagonale a un altro angolo iniziale. Un altro guerriero si piazza in ogni radura adiacente.
    .title = Passaggio 2: radura iniziale

law-K8-3-3 = L'indicatore Reietto, che qui è l'indicatore cospirazione, comincia su Santificazione, l'ultimo spazio del tracciato cospirazioni. Gli spazi sono, da sinistra, Conversione, Crociata, Conversione, Crociata, Santificazione.
    .title = Passaggio 3: indicatore cospirazione

law-K8-3-4 = Gli altri 14 giardini riempiono i loro tracciati da destra.
    .title = Passaggio 4: tracciati dei giardini

law-K8-3-5 = Si pescano tre carte, una dopo l'altra, a faccia in su sulle Anime Perdute.
    .title = Passaggio 5: Anime Perdute

law-K8-4 = Due passaggi, in quest'ordine.
    .title = Alba

law-K8-4-1 = L'ordine è il seme più frequente tra le Anime Perdute; se più semi sono in parità, l'ordine è un uccello.
    .title = Ordine

law-K8-4-2 = Se resta un accolito, l'indicatore avanza di uno spazio a destra, dall'ultimo spazio al primo. Si compie la cospirazione dello spazio se è possibile, scegliendo il giocatore prima della radura, e se è stata fatta si rimuove un accolito. Si ripete finché non restano accoliti. Se nessuna cospirazione è più possibile, l'indicatore resta e comincia il Giorno.
    .title = Cospirazioni

law-K8-4-2-1 = In una radura ordinata un guerriero del Culto sostituisce un guerriero del nemico con più punti.
    .title = Conversione

law-K8-4-2-1-1 = Tale radura con più edifici nemici.
    .title = Conversione, parità

law-K8-4-2-2 = Combatte in ogni radura ordinata con due o più guerrieri del Culto, contro il giocatore che vi si trova con più punti.
    .title = Crociata

law-K8-4-2-3 = In una radura ordinata un giardino del seme della radura sostituisce un edificio del nemico con più punti.
    .title = Santificazione

law-K8-4-2-3-1 = Tale radura con meno guerrieri nemici.
    .title = Santificazione, parità

law-K8-5 = Rivela quattro carte dalla cima delle Anime Perdute, una dopo l'altra, disposte da sinistra a destra. Ogni carta, appena rivelata, porta un rituale secondo il suo seme.
    .title = Giorno

law-K8-5-1 = Volpe, coniglio o topo: piazza un guerriero in una radura di quel seme, in una con una casella edificio libera se ce n'è. Se poi il Culto la controlla, vi piazza un giardino del seme.
    .title = Rituale di un seme

law-K8-5-1-1 = Il guerriero va in una tale radura con più edifici nemici.
    .title = Rituale, parità

law-K8-5-2 = Uccello: rimuove un guerriero del Culto dalla radura che ne ha di più; va tra gli accoliti invece che nella riserva. La carta uccello va poi nella pila degli scarti, e non torna tra le Anime Perdute.
    .title = Rituale di un uccello

law-K8-6 = Quattro passaggi, in quest'ordine.
    .title = Sera

law-K8-6-1 = Ottiene i punti dello spazio vuoto più a destra del tracciato dei giardini del seme ordinato: 0, 2, 2, 3, 4 per uno fino a cinque giardini sulla mappa. Con un ordine uccello conta il tracciato che dà di più.
    .title = Punti

law-K8-6-2 = Tutte le carte delle Anime Perdute vanno nella pila degli scarti.
    .title = Scartare le Anime Perdute

law-K8-6-3 = Le carte rivelate in questo turno tornano tra le Anime Perdute nell'ordine in cui vi stavano: la prima rivelata è in cima.
    .title = Riprendere le carte rivelate

law-K8-6-4 = Rivela la prima carta del mazzo e la fabbrica per un punto, se mostra un oggetto disponibile. Fabbricata o no, va in cima alle Anime Perdute.
    .title = Fabbricare

## 9. Compagnia Robotica

law-K9-1 = Più servizi si comprano dalla Compagnia Robotica, più diventa forte; senza clienti diventa pericolosa.
    .title = Panoramica

law-K9-2-1 = Il bancone è una fila di al massimo cinque carte, a faccia in su sopra la plancia. Il loro ordine non si può cambiare.
    .title = Bancone

law-K9-2-2 = Un emporio rimosso dalla mappa torna sulla plancia. Metà dei guerrieri che la fazione di chi l'ha rimosso ha tra i pagamenti, arrotondata per eccesso, torna nella riserva di quella fazione.
    .title = Empori

law-K9-2-3 = All'inizio dell'Alba di un altro giocatore questi può comprare un servizio, e uno in più per ogni radura con un emporio e un pezzo della fazione di chi compra. Un servizio costa due guerrieri con 0-9 punti, tre con 10-19, quattro con 20 o più, dalla riserva di chi compra ai pagamenti. Per una fazione senza guerrieri la Compagnia paga con i propri; un Vagabondo esaurisce altrettanti oggetti. Chi ha attivato una carta dominio non può comprare, e nemmeno un Vagabondo in una coalizione.
    .title = Servizi

law-K9-2-3-1 = Chi compra prende in mano una carta qualsiasi del bancone.
    .title = Carta della mano

law-K9-2-3-2 = Fino alla fine del turno i fiumi sono sentieri per chi compra.
    .title = Battelli

law-K9-2-3-3 = Nel Giorno e nella Sera di questo turno chi compra considera come propri i guerrieri della Compagnia per il controllo e in battaglia, ma non contro la Compagnia, e deve dividere i colpi subiti in parti uguali tra i propri pezzi e i mercenari.
    .title = Mercenari

law-K9-2-4 = Quando la Compagnia si organizza [K9.5.3] controlla due condizioni. Lo scudo: tra i pagamenti non ci sono guerrieri. La spada: la sua riserva non ha guerrieri. Una condizione allora soddisfatta vale fino alla fine del turno, e si fa tutto ciò che porta il suo segno.
    .title = Protezionismo

law-K9-3-1 = La sua riserva è di 15 guerrieri.
    .title = Passaggio 1: guerrieri

law-K9-3-2 = Un guerriero si piazza in ogni radura sul fiume.
    .title = Passaggio 2: sul fiume

law-K9-3-3 = I nove empori riempiono i loro tracciati.
    .title = Passaggio 3: empori

law-K9-3-4 = Un suo guerriero si piazza tra i pagamenti.
    .title = Passaggio 4: primo pagamento

law-K9-3-5 = Si pescano cinque carte nel bancone.
    .title = Passaggio 5: bancone

law-K9-4 = Tre passaggi, in quest'ordine.
    .title = Alba

law-K9-4-1 = Pesca carte nel bancone finché non ne ha cinque, ognuna a destra della precedente.
    .title = Riempire il bancone

law-K9-4-2 = Tra le carte aggiunte in questo turno, la prima che mostra un oggetto disponibile è fabbricata per un punto e scartata. Il bancone resta con quattro carte.
    .title = Fabbricare

law-K9-4-3 = La carta più a destra del bancone è la carta ordine.
    .title = Ordine

law-K9-5 = Quattro passaggi, in quest'ordine.
    .title = Giorno

law-K9-5-1 = Piazza un emporio e un guerriero in una radura ordinata senza emporio. Ottiene i punti dello spazio che l'emporio ha lasciato: 0, 1, 2 dal primo al terzo del suo seme.
    .title = Emporio sorvegliato

law-K9-5-1-1 = Tale radura con pezzi della fazione che ha più guerrieri tra i pagamenti.
    .title = Emporio, parità

law-K9-5-2 = Piazza un guerriero in ogni radura ordinata; con un ordine uccello, invece, in ogni radura sul fiume.
    .title = Reclutare

law-K9-5-2-1 = Se i guerrieri non bastano, le radure con la priorità più alta ricevono prima il loro.
    .title = Troppo pochi guerrieri

law-K9-5-3 = Controlla il protezionismo [K9.2.4]; se una delle condizioni è soddisfatta, ottiene un punto. Con lo scudo piazza anche due guerrieri nella radura con pezzi della Compagnia che ha più pezzi nemici.
    .title = Organizzarsi

law-K9-5-4 = Con lo scudo combatte in ogni radura e passa alla Sera, qualunque sia la spada. Con la spada combatte in ogni radura ordinata, con un ordine uccello in tutte. Il difensore è il giocatore con meno guerrieri tra i pagamenti.
    .title = Battaglia

law-K9-6 = Tre passaggi, in quest'ordine.
    .title = Sera

law-K9-6-1 = Ottiene un punto per ogni guerriero tra i pagamenti del solo giocatore che ve ne ha di più, che può essere la Compagnia. Poi questi guerrieri tornano nella riserva del loro proprietario.
    .title = Punti

law-K9-6-2 = Se vale lo scudo o la spada, tutti i guerrieri della Compagnia oltre due in ogni radura passano tra i pagamenti.
    .title = Estorcere

law-K9-6-3 = Scarta la carta più a sinistra del bancone; con lo scudo, un'altra ancora.
    .title = Scartare

law-K9-7 = I bot comprano servizi, dalla Compagnia umana come da quella Robotica, secondo le carte servizio: o solo le tre carte standard, o queste e le otto speciali, di cui ogni bot riceve la sua all'inizio. Su queste carte il bancone è anche la mano scoperta della Compagnia umana.
    .title = Bot e servizi

## 10. Ducato Trivellatore

law-K10-1 = Il Ducato spunta da nuove gallerie, rafforza i suoi avamposti e rende più audaci i suoi ministri. Rimuovere i suoi edifici lo rimanda nel buio.
    .title = Panoramica

law-K10-2-1 = Ogni volta che degli edifici del Ducato sono rimossi, il ministro convinto più in basso perde la corona, che torna nella riserva.
    .title = Prezzo degli errori

law-K10-2-1-1 = Un ministro con una corona sul suo spazio è convinto, uno senza è non convinto.
    .title = Ministri convinti

law-K10-2-2 = La Tana è una radura senza seme, adiacente a ogni radura con una galleria. Nessun pezzo di altre fazioni vi può essere piazzato o mosso. Il Ducato la controlla sempre, anche quando è vuota.
    .title = La Tana

law-K10-3-1 = La sua riserva è di 20 guerrieri, tre gallerie e nove corone.
    .title = Passaggio 1: pezzi

law-K10-3-2 = La Tana sta accanto alla mappa.
    .title = Passaggio 2: la Tana

law-K10-3-3 = Due guerrieri e una galleria cominciano in un angolo a caso in cui non comincia nessun altro giocatore, se possibile opposto in diagonale a un altro angolo iniziale. Due guerrieri si piazzano in ogni radura adiacente, tranne la Tana.
    .title = Passaggio 3: superficie

law-K10-3-4 = Le tre cittadelle e i tre mercati riempiono i loro tracciati.
    .title = Passaggio 4: tracciati

law-K10-3-5 = Si pescano due carte e si scartano. Per ognuna il ministro non convinto più in alto del suo seme riceve una corona; per un uccello, il non convinto più in alto di tutti.
    .title = Passaggio 5: primi ministri

law-K10-4 = Tre passaggi, in quest'ordine.
    .title = Alba

law-K10-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K10-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K10-4-3 = Piazza due guerrieri nella Tana, e uno per ogni guerriero scoperto sul tracciato delle cittadelle: 1, 2, 4 per una fino a tre cittadelle sulla mappa. Il Capotalpa ne aggiunge uno [K10.7.3].
    .title = Reclutare

law-K10-5 = Quattro passaggi, in quest'ordine.
    .title = Giorno

law-K10-5-1 = Con quattro o più guerrieri nella Tana, piazza una galleria in una radura ordinata che non ha né una galleria né un edificio del Ducato, e vi muove quattro guerrieri dalla Tana.
    .title = Scavare

law-K10-5-1-1 = Se l'ordine non è un uccello, tale radura con più caselle edificio libere, poi tale radura con meno guerrieri nemici. Con un ordine uccello, tale radura con più edifici e segnalini nemici.
    .title = Scavare, parità

law-K10-5-1-2 = Se tutte e tre le gallerie sono sulla mappa, prima ne rimuove una dalla radura con meno guerrieri del Ducato.
    .title = Nessuna galleria rimasta

law-K10-5-2 = Combatte in ogni radura ordinata, contro il giocatore che vi ha più edifici.
    .title = Battaglia

law-K10-5-2-1 = Tale giocatore con più pezzi nella radura.
    .title = Battaglia, prima parità tra difensori

law-K10-5-2-2 = Tale giocatore con più punti.
    .title = Battaglia, seconda parità tra difensori

law-K10-5-3 = Nella radura che controlla con più guerrieri del Ducato piazza una cittadella se nella riserva ci sono nove o più guerrieri, altrimenti un mercato. Se nessun edificio si può piazzare sebbene ne resti uno sui tracciati, ottiene un punto.
    .title = Costruire

law-K10-5-4 = Svolge l'azione di ogni ministro convinto, dall'alto in basso. Capitano e Capotalpa hanno invece abilità, che valgono da sé.
    .title = I ministri agiscono

law-K10-6 = Quattro passaggi, in quest'ordine.
    .title = Sera

law-K10-6-1 = Da ogni radura ordinata senza edifici del Ducato e con uno o due guerrieri del Ducato li muove in una radura adiacente con un edificio del Ducato. Poi, in ogni radura che controlla, tutti i guerrieri del Ducato oltre quattro vanno nella Tana.
    .title = Adunata

law-K10-6-1-1 = In una tale radura con meno guerrieri del Ducato.
    .title = Adunata, parità

law-K10-6-1-2 = Se nessuna radura adiacente ha un edificio del Ducato, questi guerrieri vanno nella Tana.
    .title = Nessun luogo di adunata

law-K10-6-2 = Ottiene un punto per ogni mercato sulla mappa.
    .title = Punti

law-K10-6-3 = Il ministro non convinto più in alto del seme ordinato riceve una corona. Se non ce n'è, o con un ordine uccello, la riceve il ministro non convinto più in basso di tutti.
    .title = Convincere

law-K10-6-4 = Scarta la carta ordine.
    .title = Scartare l'ordine

law-K10-7-1 = Abilità, volpe. Da attaccante il Ducato infligge un colpo extra se nella radura della battaglia c'è una galleria.
    .title = Capitano

law-K10-7-2 = Coniglio. Piazza un guerriero nella radura con un edificio del Ducato che ha meno guerrieri del Ducato.
    .title = Maresciallo

law-K10-7-3 = Abilità, topo. Il reclutamento piazza un guerriero in più nella Tana.
    .title = Capotalpa

law-K10-7-4 = Volpe. Con tre o più guerrieri nella Tana, scava. La parità tra radure diventa: tale radura con più edifici e segnalini nemici.
    .title = Brigadiere

law-K10-7-5 = Coniglio. Costruisce, come in [K10.5.3].
    .title = Banchiere

law-K10-7-6 = Topo. Rimuove un guerriero del Ducato dalla radura che controlla che ne ha di più; se lo fa, ottiene un punto.
    .title = Sindaco

law-K10-7-7 = Volpe. Ottiene un punto per ogni cittadella sulla mappa.
    .title = Conte di Pietra

law-K10-7-8 = Coniglio. Ottiene un punto per ogni mercato sulla mappa.
    .title = Barone di Terra

law-K10-7-9 = Topo. Ottiene due punti se tutte le gallerie sono sulla mappa.
    .title = Duchessa di Fango

## 11. Congiura a Ingranaggi

law-K11-1 = La Congiura cresce seminando paura. Conviene rimuovere i complotti prima che maturino, e disperdere gli stormi dei suoi guerrieri, che diventano subito nuovi complotti.
    .title = Panoramica

law-K11-2-1 = La Congiura muove senza badare a chi controlla le radure.
    .title = Agile

law-K11-2-2 = Difendendo in una radura con un complotto a faccia in giù, indifesa o no, infligge un colpo extra.
    .title = Agenti infiltrati

law-K11-3-1 = La sua riserva è di 15 guerrieri e otto segnalini complotto, a faccia in giù: due bombe, due trappole, due estorsioni e due incursioni.
    .title = Passaggio 1: guerrieri e complotti

law-K11-3-2 = Un guerriero si piazza nella radura con la priorità più bassa di ogni seme, tre in tutto.
    .title = Passaggio 2: sparpagliarsi

law-K11-4-1 = Pesca e rivela la carta ordine.
    .title = Ordine

law-K11-4-2 = Se la carta ordine mostra un oggetto disponibile, lo fabbrica per un punto.
    .title = Fabbricare

law-K11-4-3 = Piazza due guerrieri in ognuna di due diverse radure ordinate, se possibile senza complotto.
    .title = Reclutare

law-K11-4-3-1 = Tale radura con più guerrieri della Congiura.
    .title = Reclutare, parità

law-K11-4-3-2 = Quando la riserva non ha guerrieri, anche nel mezzo del reclutamento, il complotto s'infittisce subito [K11.5.4]; poi il reclutamento prosegue.
    .title = Senza guerrieri

law-K11-4-4 = Gira a faccia in su tutti i complotti a faccia in giù, uno dopo l'altro, nell'ordine di priorità delle loro radure; non serve che vi sia un guerriero. Ogni volta ottiene tanti punti quanti sono i complotti a faccia in su sulla mappa, il nuovo compreso. Una bomba o un'estorsione ha poi effetto.
    .title = Girare i complotti

law-K11-5 = Quattro passaggi, in quest'ordine.
    .title = Giorno

law-K11-5-1 = Combatte in ogni radura ordinata con due o più guerrieri della Congiura, contro il giocatore che vi ha più edifici e segnalini.
    .title = Battaglia

law-K11-5-1-1 = Tale giocatore con più punti.
    .title = Battaglia, parità tra difensori

law-K11-5-2 = Da ogni radura ordinata con un complotto a faccia in su muove tutti i guerrieri della Congiura oltre due in una radura adiacente senza complotto.
    .title = Muovere

law-K11-5-2-1 = In una tale radura con più guerrieri della Congiura.
    .title = Muovere, parità

law-K11-5-2-2 = Se tutte le radure adiacenti hanno complotti, nella radura adiacente con la priorità più bassa.
    .title = Nessun luogo in cui muovere

law-K11-5-3 = Nella radura ordinata senza complotto che ha più guerrieri della Congiura ne rimuove uno e piazza un complotto a caso a faccia in giù.
    .title = Complotto

law-K11-5-4 = In una radura senza complotto e con tre o più guerrieri della Congiura ne rimuove uno e piazza un complotto a caso a faccia in giù.
    .title = Il complotto s'infittisce

law-K11-5-4-1 = Tale radura con più guerrieri della Congiura.
    .title = Il complotto s'infittisce, parità

law-K11-6 = Due passaggi, in quest'ordine.
    .title = Sera

law-K11-6-1 = Ottiene un punto per ogni estorsione a faccia in su sulla mappa.
    .title = Punti

law-K11-6-2 = Scarta la carta ordine.
    .title = Scartare l'ordine

law-K11-7 = I complotti della Congiura a Ingranaggi non si possono smascherare, a meno che una regola non lo dica.
    .title = Complotti

law-K11-7-1 = Quando si gira una bomba, si rimuovono tutti i pezzi degli umani dalla sua radura; per i bot vedi [K11.8.1]. Poi la bomba si scambia con un complotto a caso della riserva, che sta a faccia in su e non ha effetto, e può essere di nuovo una bomba. La riserva dei complotti si mescola a faccia in giù.
    .title = Bomba

law-K11-7-2 = Finché una trappola è a faccia in su, i pezzi degli umani non possono essere piazzati nella sua radura né mossi fuori da essa; per i bot vedi [K11.8.2].
    .title = Trappola

law-K11-7-3 = Quando si gira un'estorsione, ogni giocatore con un pezzo di fazione nella sua radura scarta una carta a caso della mano.
    .title = Estorsione

law-K11-7-4 = Quando un'incursione è rimossa dalla mappa, su qualunque lato, si piazza un guerriero in ogni radura adiacente a dove si trovava.
    .title = Incursione

law-K11-8 = I bot affrontano i complotti come segue, siano essi della Congiura dei Corvi o della Congiura a Ingranaggi.
    .title = Bot e complotti

law-K11-8-1 = Una bomba girata rimuove solo due pezzi di ogni bot che vi si trova, prima i guerrieri.
    .title = Bot e bombe

law-K11-8-2 = I bot scelgono le radure come se non ci fossero trappole. Un bot che dovrebbe piazzare un pezzo in una radura con una trappola, o muovere fuori da essa, rimuove invece la trappola, senza punti, e quella parte dell'azione è persa. Il Vagabot può poi continuare a muovere per altri oggetti; il Culto rimuove comunque l'accolito di una cospirazione fermata così.
    .title = Bot e trappole

## 12. Mappe

law-K12-1-1 = Per i bot la radura del traghetto è collegata da sentieri a tutte le altre radure costiere. Dopo un tale movimento un bot ottiene un punto invece di pescare una carta.
    .title = Lago: il traghetto

law-K12-2-1 = I sentieri chiusi sono sentieri per i bot, che non li sgomberano mai.
    .title = Montagna: sentieri chiusi

law-K12-2-2 = Dove un bot deve scegliere la radura con la priorità più alta o più bassa, il Valico viene prima in entrambi i casi, se si può scegliere: vince ogni parità.
    .title = Montagna: il Valico

## 13. Carte difficoltà

law-K13-1-1 = Il reclutamento piazza due guerrieri invece di quattro [K4.5.2, K4.7.2].
    .title = Marchesa, facile

law-K13-1-2 = Nessuna carta. Il reclutamento piazza quattro guerrieri.
    .title = Marchesa, normale

law-K13-1-3 = Dopo il reclutamento piazza altri due guerrieri nella radura ordinata con la priorità più alta che controlla.
    .title = Marchesa, difficile

law-K13-1-4 = Dopo il reclutamento piazza altri due guerrieri nella radura ordinata con la priorità più alta che controlla. Alla fine della Sera ottiene un punto.
    .title = Marchesa, incubo

law-K13-2-1 = Nella preparazione un solo visir fedele va nella colonna degli uccelli [K5.3.3].
    .title = Dinastia, facile

law-K13-2-2 = Nessuna carta. Due visir fedeli cominciano nella colonna degli uccelli.
    .title = Dinastia, normale

law-K13-2-3 = Nella preparazione si toglie dal mazzo una carta imboscata uccello e si mette anch'essa nella colonna degli uccelli.
    .title = Dinastia, difficile

law-K13-2-4 = Nella preparazione si toglie dal mazzo una carta imboscata uccello e si mette anch'essa nella colonna degli uccelli. Alla fine della Sera ottiene un punto.
    .title = Dinastia, incubo

law-K13-3-1 = Si organizzano solo quattro o più guerrieri dell'Alleanza in una radura con una base [K6.6.1].
    .title = Alleanza, facile

law-K13-3-2 = Nessuna carta. Si organizzano tre o più guerrieri dell'Alleanza.
    .title = Alleanza, normale

law-K13-3-3 = Per organizzare bastano due guerrieri dell'Alleanza in una radura con una base.
    .title = Alleanza, difficile

law-K13-3-4 = Per organizzare bastano due guerrieri dell'Alleanza in una radura con una base. Alla fine della Sera ottiene un punto.
    .title = Alleanza, incubo

law-K13-4-1 = Ripristina un oggetto in meno: tre con un oggetto danneggiato, cinque senza [K7.6.1].
    .title = Vagabot, facile

law-K13-4-2 = Nessuna carta. Ripristina quattro oggetti con un oggetto danneggiato, sei senza.
    .title = Vagabot, normale

law-K13-4-3 = Ripristina un oggetto in più: cinque con un oggetto danneggiato, sette senza.
    .title = Vagabot, difficile

law-K13-4-4 = Ripristina un oggetto in più: cinque con un oggetto danneggiato, sette senza. Alla fine della Sera ottiene un punto.
    .title = Vagabot, incubo

law-K13-5-1 = Rivela solo tre carte delle Anime Perdute per i rituali [K8.5].
    .title = Culto, facile

law-K13-5-2 = Nessuna carta. Rivela quattro carte.
    .title = Culto, normale

law-K13-5-3 = Rivela cinque carte delle Anime Perdute per i rituali.
    .title = Culto, difficile

law-K13-5-4 = Rivela cinque carte delle Anime Perdute per i rituali. Alla fine della Sera ottiene un punto.
    .title = Culto, incubo

law-K13-6-1 = Con l'emporio non si piazza nessun guerriero [K9.5.1].
    .title = Compagnia, facile

law-K13-6-2 = Nessuna carta. Con l'emporio si piazza un guerriero.
    .title = Compagnia, normale

law-K13-6-3 = Con l'emporio si piazzano due guerrieri.
    .title = Compagnia, difficile

law-K13-6-4 = Con l'emporio si piazzano due guerrieri. Alla fine della Sera ottiene un punto.
    .title = Compagnia, incubo

law-K13-7-1 = Il reclutamento piazza un guerriero oltre a quelli del tracciato delle cittadelle [K10.4.3].
    .title = Ducato, facile

law-K13-7-2 = Nessuna carta. Il reclutamento piazza due guerrieri oltre a quelli del tracciato delle cittadelle.
    .title = Ducato, normale

law-K13-7-3 = Il reclutamento piazza tre guerrieri oltre a quelli del tracciato delle cittadelle.
    .title = Ducato, difficile

law-K13-7-4 = Il reclutamento piazza tre guerrieri oltre a quelli del tracciato delle cittadelle. Alla fine della Sera ottiene un punto.
    .title = Ducato, incubo

law-K13-8-1 = Il reclutamento piazza un guerriero in ognuna delle due radure [K11.4.3].
    .title = Congiura, facile

law-K13-8-2 = Nessuna carta. Il reclutamento piazza due guerrieri in ognuna delle due radure.
    .title = Congiura, normale

law-K13-8-3 = Il reclutamento piazza tre guerrieri in ognuna delle due radure.
    .title = Congiura, difficile

law-K13-8-4 = Il reclutamento piazza tre guerrieri in ognuna delle due radure. Alla fine della Sera ottiene un punto.
    .title = Congiura, incubo

## 14. Tratti

law-K14-1-1 = Dopo i suoi movimenti prende la radura con la priorità più alta che controlla e che non ha pezzi nemici. Ne muove fuori tutti i guerrieri tranne uno e combatte dove arrivano.
    .title = Blitz (Marchesa)

law-K14-1-2 = Per rimuovere uno dei suoi edifici servono due colpi; un solo colpo rimasto per un edificio non fa nulla.
    .title = Fortificata (Marchesa)

law-K14-1-3 = Dopo una battaglia in cui ha difeso e perso due o più guerrieri, piazza due guerrieri nella radura della roccaforte.
    .title = Ospedali (Marchesa)

law-K14-1-4 = Il reclutamento del Giorno intensificato piazza il doppio dei guerrieri.
    .title = Volontà di ferro (Marchesa)

law-K14-1-5 = Ogni due guerrieri che il reclutamento non può piazzare ottiene un punto. Si espande al massimo una volta per turno.
    .title = Soverchiante (Marchesa)

law-K14-2-1 = Anche un guerriero che non si può piazzare porta il tumulto. Nel tumulto la Dinastia non perde punti, ma ne ottiene uno per ogni carta uccello nel Decreto.
    .title = Nobiltà (Dinastia)

law-K14-2-2 = Eseguito il Decreto, rimuove tutti gli edifici e segnalini indifesi da ogni radura con guerrieri della Dinastia.
    .title = Implacabile (Dinastia)

law-K14-2-3 = Alla fine del Giorno piazza due guerrieri nella radura con la priorità più alta senza pezzi della Dinastia.
    .title = Picchiata (Dinastia)

law-K14-2-4 = Ogni volta che la Dinastia rimuove un edificio o un segnalino, il suo proprietario perde un punto.
    .title = Tassa di guerra (Dinastia)

law-K14-2-5 = Il colpo extra della battaglia di una colonna [K5.5.1.3] è inflitto anche quando altre colonne hanno altrettante carte.
    .title = Concentrata (Dinastia)

law-K14-3-1 = L'imboscata automatica [K6.2.2] vale anche per segnalini simpatia indifesi.
    .title = Informatori (Alleanza)

law-K14-3-2 = I nemici non ottengono nulla per rimuovere segnalini simpatia.
    .title = Popolarità (Alleanza)

law-K14-3-3 = Quando l'Alleanza difende in una battaglia, infligge in colpi il dado più alto e l'attaccante il più basso.
    .title = Veterani (Alleanza)

law-K14-3-4 = Alla fine della Sera diffonde simpatia ancora una volta, senza ottenere punti per quel segnalino.
    .title = Incendio (Alleanza)

law-K14-3-5 = Non c'è compassione popolare in un turno in cui ci sarà una rivolta a sorpresa. La legge marziale [K6.2.5] non vale.
    .title = Irremovibile (Alleanza)

law-K14-4-1 = Combatte al massimo una volta per turno. Alla fine del Giorno spende gli altri oggetti in missioni, una dopo l'altra.
    .title = Avventuriero (Vagabot)

law-K14-4-2 = La sua battaglia va nella radura con più pezzi, contro il giocatore che vi ha più pezzi. Alla fine del turno ripara un oggetto in più.
    .title = Berserker (Vagabot)

law-K14-4-3 = L'aiuto dà un punto in più, e il giocatore aiutato pesca due carte invece di una.
    .title = Soccorritore (Vagabot)

law-K14-4-4 = Da attaccante infligge subito un colpo, prima che si tirino i dadi.
    .title = Tiratore (Vagabot)

law-K14-4-5 = Gli oggetti danneggiati contano per il tracciato battaglia, e gli oggetti non lo lasciano. Una missione dà un punto in più. Per aiutare muove nella radura più vicina con un giocatore che ha oggetti fabbricati, ma aiuta quel giocatore solo una volta. Le sue azioni sono, uccello: esplorare, missione, battaglia; volpe: esplorare, azione speciale, battaglia; coniglio: azione speciale, aiutare, battaglia; topo: missione, aiutare, battaglia.
    .title = Cercatore (Vagabot)

law-K14-5-1 = Una crociata che rimuove dei segnalini dà un punto in più.
    .title = Malevolo (Culto)

law-K14-5-2 = Alla fine del suo turno pesca una carta sulle Anime Perdute.
    .title = Imprevedibile (Culto)

law-K14-5-3 = Dopo una conversione combatte in quella radura con un colpo extra, contro il giocatore che vi ha più edifici indifesi, poi più punti.
    .title = Fanatici (Culto)

law-K14-5-4 = Il rituale di un uccello sposta anche un guerriero dalla riserva agli accoliti.
    .title = Martiri (Culto)

law-K14-6-1 = Ogni volta che il giocatore con più punti compra servizi, quanti che siano, la Compagnia ottiene un punto.
    .title = Avida (Compagnia)

law-K14-6-2 = Contro un umano che nel suo turno non compra mercenari i guerrieri della Compagnia combattono e controllano come se tutti i nemici di quell'umano avessero comprato mercenari. Un Vagabondo può comprarli per evitarlo, e non ne ha altro uso.
    .title = Coinvolta (Compagnia)

law-K14-6-3 = Da difensore la Compagnia non è mai indifesa, e ogni emporio alza di uno il limite dei suoi colpi dei dadi.
    .title = Guarnigione (Compagnia)

law-K14-6-4 = Da attaccante il limite dei suoi colpi dei dadi è sempre tre.
    .title = Feroce (Compagnia)

law-K14-7-1 = Il prezzo degli errori toglie la corona al ministro convinto più in basso il cui seme è quello di una radura dove è stato rimosso un edificio.
    .title = Fondamenta (Ducato)

law-K14-7-2 = Un umano che provoca il prezzo degli errori deve scartare una carta del seme di una radura dove è stato rimosso un edificio, e il Ducato perde un punto. Se l'umano non può, il Ducato convince un ministro [K10.6.3], anch'esso di un tale seme.
    .title = Investitori (Ducato)

law-K14-7-3 = Scava due volte per turno. Uno scavo richiede e muove solo tre guerrieri.
    .title = Assalto in massa (Ducato)

law-K14-7-4 = La parità di uno scavo diventa: tale radura con più edifici nemici, poi con meno guerrieri nemici. Se non si può costruire nulla per mancanza di una casella libera, combatte invece in ogni radura.
    .title = Invasori (Ducato)

law-K14-8-1 = Prima che un complotto sia girato, l'umano con più pezzi di fazione nella sua radura prova a indovinare che cos'è. Se indovina, il complotto è girato e dà punti, ma non ha effetto, e quell'umano lo rimuove, per un punto. Se sbaglia, la Congiura ottiene un punto in più.
    .title = Azzardo (Congiura)

law-K14-8-2 = Ogni volta che un complotto è rimosso, piazza un guerriero della Congiura nella sua radura.
    .title = Piani di riserva (Congiura)

law-K14-8-3 = Complotta [K11.5.3] due volte per turno.
    .title = Mente criminale (Congiura)

law-K14-8-4 = Ogni complotto, quando è girato, ha l'effetto di una bomba.
    .title = Faida (Congiura)

## 15. Servizi per i bot

law-K15-1 = Un bot può comprare servizi in qualsiasi momento del suo turno: dalla Compagnia Robotica qualsiasi numero, dalla Compagnia umana quanti ne permette il solito limite. Deve poter pagare, e non compra con meno punti di chi vende. Un servizio costa due guerrieri con 0-9 punti, tre con 10-19, quattro con 20 o più.
    .title = Servizi standard 1: comprare

law-K15-2 = Quando un bot dovrebbe fabbricare e la sua carta non mostra un oggetto disponibile, compra una carta del bancone che ne mostra uno. Questa carta sostituisce l'altra, che si scarta, e così può cambiare l'ordine. Tra più carte compra quella con più punti stampati, poi una a caso. I bot non comprano battelli.
    .title = Servizi standard 2: carta della mano e battelli

law-K15-3 = Un bot compra mercenari quando combatte con due o meno guerrieri propri in una radura con guerrieri di chi vende, e quando non può piazzare un edificio da nessuna parte ma con i mercenari potrebbe. Il Vagabot esaurisce un oggetto per un servizio, paga con guerrieri di chi vende e non compra mai mercenari. L'Alleanza paga con guerrieri di chi vende. Il Culto non compra mai carte uccello.
    .title = Servizi standard 3: mercenari

law-K15-4 = Le carte speciali sono facoltative, per qualsiasi bot. Dove contraddicono le carte standard, vale la carta speciale.
    .title = Servizi speciali: introduzione

law-K15-5 = Se più carte del bancone mostrano oggetti disponibili, compra un uccello tra esse, se c'è. Se nessuna ne mostra e l'ordine non è un uccello, compra una carta uccello; se sono più d'una, una a caso.
    .title = Servizi speciali: Marchesa

law-K15-6 = Se il seme della carta ordine è già nel Decreto e il bancone ha una carta di un seme che non c'è, compra quella carta per sostituire la carta ordine, che si scarta; se sono più d'una, una a caso. Altrimenti valgono le regole standard. Sceglie dove muovere come se i fiumi fossero sentieri, e compra battelli se un movimento prende il fiume.
    .title = Servizi speciali: Dinastia

law-K15-7 = Se più carte del bancone mostrano oggetti disponibili, compra un uccello tra esse, se c'è. Se nessuna ne mostra e l'ordine non è un uccello, compra una carta uccello, se c'è; se sono più d'una, una a caso.
    .title = Servizi speciali: Alleanza

law-K15-8 = Sceglie i bersagli come se i fiumi fossero sentieri. Se muove lungo un fiume, compra battelli e non esaurisce oggetti per quel movimento.
    .title = Servizi speciali: Vagabot

law-K15-9 = Finché le Anime Perdute hanno meno di cinque carte, compra carte che non sono uccelli fino ad arrivare a cinque, anche se chi vende ha più punti.
    .title = Servizi speciali: Culto

law-K15-10 = All'inizio del suo turno compra una carta imboscata del bancone e la tiene davanti a sé. Da difensore la gioca, una del seme della radura prima di un uccello; l'attaccante può annullarla con un'imboscata.
    .title = Servizi speciali: Ducato

law-K15-11 = All'inizio del suo turno compra una carta favore del bancone e ne esegue l'effetto.
    .title = Servizi speciali: Congiura

## I capitoli del libro

chapter-K1 = Che cosa cambia nella legge di Root
chapter-K2 = Nuove regole
chapter-K3 = Preparazione
chapter-K4 = Marchesa Meccanica 2.0
chapter-K5 = Dinastia Elettrica
chapter-K6 = Alleanza Automatica
chapter-K7 = Vagabot
chapter-K8 = Culto Calcolatore
chapter-K9 = Compagnia Robotica
chapter-K10 = Ducato Trivellatore
chapter-K11 = Congiura a Ingranaggi
chapter-K12 = Mappe
chapter-K13 = Carte difficoltà
chapter-K14 = Tratti
chapter-K15 = Servizi per i bot
