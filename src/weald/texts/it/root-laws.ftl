# Le regole di Root, con parole nostre. L'indice è games/root/data/laws.json.

## 1. Regole d'oro

law-1-1-1 = Una carta prevale sulla legge, e la legge sulla guida. Dove una regola generale e una di fazione si possono rispettare entrambe, si rispettano entrambe; dove non si può, vale quella di fazione.
    .title = Quale regola prevale

law-1-1-2 = Nulla aggira un «non può», a meno che una regola non lo dica apertamente.
    .title = Non può è assoluto

law-1-1-3 = Quando due effetti arrivano nello stesso momento, il giocatore di turno ne decide l'ordine, a meno che una regola non dica altro.
    .title = Effetti simultanei

law-1-1-4 = Una cosa considerata come un'altra ne ha ogni proprietà. Un giocatore considerato come un altro può così trovarsi a pagare a sé stesso ciò che l'altro avrebbe pagato.
    .title = Considerare come

law-1-2-1 = Le carte in mano si mostrano solo quando una regola lo chiede. Quante sono lo sanno tutti.
    .title = Mani

law-1-2-2 = Chiunque può guardare la pila degli scarti in ogni momento.
    .title = Pila degli scarti

law-1-3-1 = I giocatori possono parlare della partita e farsi promesse. Nessuna promessa è vincolante.
    .title = Accordi

law-1-3-2 = Una carta passa da un giocatore a un altro solo dove una regola lo impone.
    .title = Niente carte in regalo

law-1-4 = La legge parla di giocatori, ma abilità ed effetti duraturi appartengono alle fazioni. Chi dispone di pezzi di una fazione non sua ne segue per essi le regole, se non è detto altro.
    .title = Giocatori e fazioni

law-1-5 = Un turno ha tre fasi: Alba, Giorno, Sera. Poi il turno passa in senso orario, finché qualcuno non vince.
    .title = Ordine di gioco

## 2. Termini chiave

law-2-1 = Ogni carta ha un seme: uccello, volpe, coniglio o topo. La maggior parte ha anche un effetto che si può fabbricare.
    .title = Carte

law-2-1-1 = Una carta uccello può valere come carta di qualsiasi seme, anche dove bisogna spendere, prendere o dare più carte dello stesso seme.
    .title = Gli uccelli sono jolly

law-2-1-1-1 = Chi deve scartare o dare una carta volpe, coniglio o topo può usare un uccello, e deve farlo se nessun'altra carta va bene.
    .title = Pagamento forzato

law-2-1-1-2 = Dove si chiede una carta uccello, da spendere, scartare, prendere o dare, nessuna carta di un altro seme la sostituisce.
    .title = Nulla sostituisce un uccello

law-2-1-2 = Le carte si pescano dal mazzo comune. Appena è vuoto, la pila degli scarti si rimescola in un nuovo mazzo.
    .title = Pescare

law-2-1-3 = Una carta scartata o spesa va nella pila degli scarti, tranne una carta dominio, che ha una regola propria.
    .title = Spendere e scartare

law-2-1-4 = Una carta rivelata si mette nell'area di gioco del suo proprietario.
    .title = Rivelare

law-2-1-5 = Ci sono cinque carte imboscata: una volpe, una coniglio, una topo, due uccello. Non hanno un effetto da fabbricare; si possono spendere per il loro seme, o giocare in battaglia per infliggere colpi.
    .title = Carte imboscata

law-2-1-6 = Ci sono quattro carte dominio, una per seme. Non si possono fabbricare; si possono spendere per il loro seme, o giocare per cambiare il modo in cui il proprietario vince.
    .title = Carte dominio

law-2-2 = La mappa è fatta di radure unite da sentieri.
    .title = Radure e sentieri

law-2-2-1 = Due radure sono adiacenti se un sentiero le collega.
    .title = Radure adiacenti

law-2-2-2 = Ogni radura è di un seme: volpe, coniglio o topo.
    .title = Seme di una radura

law-2-2-3 = Una radura ha un certo numero di caselle. Un edificio occupa una casella libera; senza caselle libere una radura non può accogliere edifici.
    .title = Caselle

law-2-2-4 = Le caselle segnate con R sono occupate da rovine fin dall'inizio. Solo il Vagabondo sgombera una rovina, esplorandola.
    .title = Rovine

law-2-3 = Il fiume collega radure. Non è un sentiero, ma vale come tale dove una regola lo dice. Non divide radure né foreste.
    .title = Il fiume

law-2-4 = Un'area racchiusa da sentieri e radure è una foresta.
    .title = Foreste

law-2-4-1 = Una foresta è adiacente a ogni radura che tocca, e a ogni foresta al di là di un solo sentiero.
    .title = Foreste adiacenti

law-2-5 = I pezzi di una fazione sono quelli elencati per essa, e non ce ne sono mai di più. Se un ordine di piazzare, prendere o rimuovere un certo numero di pezzi non si può eseguire per intero, lo si esegue con quanti più pezzi è possibile.
    .title = I pezzi sono limitati

law-2-5-1 = Un guerriero si piazza dalla riserva del suo proprietario e vi torna quando è rimosso. La pedina del Vagabondo non è un guerriero e non può essere rimossa.
    .title = Guerrieri

law-2-5-2 = L'edificio piazzato è il primo da sinistra rimasto sul suo tracciato. Un edificio rimosso torna nello spazio vuoto più a destra del suo tracciato.
    .title = Edifici

law-2-5-3 = Il segnalino piazzato è il primo da sinistra sul suo tracciato, o uno qualsiasi della riserva se non ha tracciato. Un segnalino rimosso torna nello spazio vuoto più a destra del suo tracciato, o nella riserva.
    .title = Segnalini

law-2-5-4 = Un oggetto preso passa dalla riserva comune sulla mappa al riquadro Oggetti fabbricati di chi lo prende. Un oggetto rimosso è fuori dal gioco per sempre.
    .title = Oggetti

law-2-5-5 = Pedine, indicatori e tutto il resto seguono le regole date per loro.
    .title = Altri pezzi

law-2-6 = L'area di gioco di un giocatore è lo spazio intorno alla sua plancia fazione. Le carte che vi si trovano si spendono, si scartano o si usano altrimenti solo dove una regola lo dice.
    .title = Area di gioco

law-2-7 = È nemico ogni altro giocatore che non sia il proprio alleato di coalizione.
    .title = Nemici

law-2-8 = Controlla una radura il giocatore che vi ha più guerrieri ed edifici, sommati insieme; segnalini e pedine non contano. I giocatori in parità per il primo posto non la controllano.
    .title = Controllo

## 3. Vittoria

law-3-1 = Vince il primo giocatore che ha 30 punti vittoria. Se più giocatori vi arrivano nello stesso momento, vince quello di turno.
    .title = Vincere

law-3-2 = Ogni fazione ottiene punti a modo suo. I due modi seguenti valgono per tutti.
    .title = Ottenere punti

law-3-2-1 = Rimuovere un edificio o un segnalino nemico dà un punto per ognuno.
    .title = Rimuovere edifici e segnalini

law-3-2-2 = Fabbricare un oggetto dà i punti indicati con esso.
    .title = Fabbricare oggetti

law-3-3 = Le quattro carte dominio permettono di vincere senza arrivare a 30 punti.
    .title = Dominio

law-3-3-1 = Nel proprio Giorno, con almeno 10 punti, un giocatore può attivare una carta dominio della mano mettendola nell'area di gioco. Il suo indicatore punteggio lascia il tracciato; non ottiene più punti e può vincere solo con la condizione di quella carta.
    .title = Attivare il dominio

law-3-3-1-1 = Il dominio topo, coniglio o volpe vince subito se il suo proprietario controlla tre radure di quel seme all'inizio della propria Alba.
    .title = Dominio di un seme

law-3-3-1-2 = Il dominio uccello vince subito se il suo proprietario controlla due radure d'angolo opposte in diagonale all'inizio della propria Alba.
    .title = Dominio uccello

law-3-3-2 = Una carta dominio attivata non è in mano, non si può rimuovere e non si può scambiare con un'altra.
    .title = Le carte attivate restano

law-3-3-3 = Una carta dominio si può spendere per il suo seme. Allora va a faccia in su accanto alla mappa invece che nella pila degli scarti, ed è disponibile per tutti.
    .title = Spendere il dominio

law-3-3-4 = Nel proprio Giorno un giocatore può prendere in mano una carta dominio disponibile spendendo una carta del suo seme. Per il dominio uccello deve essere un uccello.
    .title = Prendere una carta disponibile

## 4. Azioni chiave

law-4-1 = La maggior parte delle carte in mano si può fabbricare, per un effetto immediato o persistente.
    .title = Fabbricare

law-4-1-1 = Per fabbricare una carta si attivano pezzi da fabbricazione dei semi del suo costo. Un pezzo da fabbricazione è del seme della sua radura e si può attivare una volta per turno; un punto interrogativo nel costo accetta un pezzo di qualsiasi seme.
    .title = Costo di fabbricazione

law-4-1-2 = Un effetto immediato si esegue e la sua carta si scarta. Un oggetto mostrato sulla carta passa dalla riserva al riquadro Oggetti fabbricati di chi fabbrica; se la riserva non ne ha, la carta non si può fabbricare.
    .title = Effetti immediati

law-4-1-3 = Una carta con un effetto persistente resta nell'area di gioco di chi l'ha fabbricata e si usa come dice.
    .title = Effetti persistenti

law-4-1-4 = Un effetto persistente non può essere fabbricato da un giocatore che ne ha uno con lo stesso nome nella propria area di gioco.
    .title = Niente doppioni

law-4-2 = Per muovere si porta almeno uno dei propri guerrieri, o la propria pedina, da una radura a una adiacente. Tutti quelli che muovono vanno insieme.
    .title = Muovere

law-4-2-1 = Chi muove deve controllare la radura lasciata o quella raggiunta, prima del movimento.
    .title = Per muovere serve il controllo

law-4-2-2 = Un pezzo si può muovere quante volte si vuole in un turno. Con più movimenti a disposizione possono andare gli stessi gruppi o gruppi diversi.
    .title = Muovere ancora

law-4-3 = Per combattere si sceglie una radura con i propri guerrieri o la propria pedina: si è l'attaccante. Si sceglie un altro giocatore che vi ha pezzi: è il difensore.
    .title = Battaglia

law-4-3-1 = Primo, il difensore può giocare una carta imboscata del seme della radura. Se non è sventata infligge subito due colpi, che non si possono prevenire, e si scarta. Se all'attaccante non restano lì né guerrieri né pedina, la battaglia finisce.
    .title = Passaggio 1: imboscata

law-4-3-1-1 = L'attaccante può rispondere a un'imboscata con una propria carta imboscata adatta alla radura. Allora l'imboscata del difensore non fa nulla; entrambe le carte si scartano.
    .title = Sventare un'imboscata

law-4-3-2 = Secondo, si tirano i due dadi. L'attaccante infliggerà tanti colpi quanto il numero più alto, il difensore quanto il più basso; dadi uguali danno a entrambi lo stesso. Questi colpi si infliggono nel passaggio 3.
    .title = Passaggio 2: dadi e colpi extra

law-4-3-2-1 = I colpi dei dadi di una parte non superano il numero dei suoi guerrieri nella radura della battaglia.
    .title = Massimo dei colpi dei dadi

law-4-3-2-2 = Contati i colpi dei dadi, entrambe le parti possono aggiungere colpi extra da abilità e da effetti nelle loro aree di gioco. Il numero di guerrieri non limita i colpi extra.
    .title = Colpi extra

law-4-3-2-3 = Se il difensore non ha guerrieri nella radura, l'attaccante infligge un colpo extra.
    .title = Indifeso

law-4-3-3 = Terzo, entrambe le parti infliggono i loro colpi nello stesso momento; ogni colpo rimuove un pezzo. Chi è colpito sceglie i pezzi, ma perde tutti i guerrieri nella radura prima di qualsiasi edificio o segnalino. Ogni edificio e segnalino così rimosso dà un punto a chi lo rimuove.
    .title = Passaggio 3: infliggere i colpi

## 5. Preparazione

law-5-1-1 = Ogni giocatore riceve una fazione, in qualsiasi modo, meglio da una combinazione consigliata. I posti e il primo giocatore sono casuali. Ognuno prende la plancia e i pezzi della sua fazione.
    .title = Passaggio 1: fazioni e primo giocatore

law-5-1-2 = L'indicatore punteggio di ogni giocatore comincia da 0.
    .title = Passaggio 2: indicatori punteggio

law-5-1-3 = In due giocatori si tolgono dal mazzo le quattro carte dominio. Si mescola il mazzo e si danno tre carte a ogni giocatore.
    .title = Passaggio 3: mani iniziali

law-5-1-4 = Ognuna delle quattro caselle segnate con R riceve una rovina.
    .title = Passaggio 4: rovine

law-5-1-5 = La riserva di oggetti comincia con 2 stivali, 2 borse, 1 balestra, 1 martello, 2 spade, 2 tè e 2 monete.
    .title = Passaggio 5: riserva di oggetti

law-5-1-6 = Chi le vuole prende le carte riassuntive della sua fazione. I due dadi sono pronti.
    .title = Passaggio 6: il resto

law-5-1-7 = Le fazioni si preparano una dopo l'altra nell'ordine delle lettere sulle loro plance: Marchesa de Gattis, Dinastia delle Aquile, Alleanza dei Boschi, Vagabondo, secondo Vagabondo, Culto delle Lucertole, Compagnia del Fiume.
    .title = Passaggio 7: preparazione delle fazioni

## 6. Marchesa de Gattis

law-6-1 = La Marchesa ottiene punti ogni volta che costruisce una segheria, un'officina o una caserma, e di più per ogni altra dello stesso tipo. Costruisce pagando legno, le cui vie di rifornimento deve estendere e proteggere.
    .title = La Marchesa in breve

law-6-2-1 = La Marchesa fabbrica di Giorno con le officine.
    .title = Fabbricazione della Marchesa

law-6-2-2 = Solo la Marchesa può piazzare pezzi nella radura con il segnalino roccaforte; chiunque può muovervi pezzi. Una volta rimossa, la roccaforte è fuori dal gioco.
    .title = La roccaforte

law-6-2-3 = Ogni volta che dei guerrieri della Marchesa sono rimossi da una radura, può spendere una carta del seme di quella radura per metterli invece tutti nella radura della roccaforte. Senza la roccaforte sulla mappa non si può.
    .title = Ospedali da campo

law-6-3-1 = La sua riserva è di 25 guerrieri e 8 segnalini legno.
    .title = Preparazione della Marchesa 1: riserva

law-6-3-2 = Il segnalino roccaforte va in una radura d'angolo a sua scelta.
    .title = Preparazione della Marchesa 2: roccaforte

law-6-3-3 = Un guerriero si piazza in ogni radura, tranne l'angolo opposto in diagonale alla roccaforte.
    .title = Preparazione della Marchesa 3: guarnigione

law-6-3-4 = Una segheria, un'officina e una caserma si piazzano, come preferisce, nella radura della roccaforte e in quelle adiacenti.
    .title = Preparazione della Marchesa 4: primi edifici

law-6-3-5 = Gli altri cinque edifici di ogni tipo riempiono i loro tracciati da destra, così che solo lo spazio più a sinistra di ogni tracciato è vuoto.
    .title = Preparazione della Marchesa 5: tracciati

law-6-4 = Si piazza un segnalino legno in ogni segheria sulla mappa.
    .title = Alba della Marchesa

law-6-5 = Prima può fabbricare con le sue officine. Poi svolge fino a tre azioni, e una in più per ogni carta uccello che spende fuori da qualsiasi azione, in qualsiasi ordine, ognuna quante volte vuole se non è limitata.
    .title = Giorno della Marchesa

law-6-5-1 = Inizia una battaglia.
    .title = Battaglia della Marchesa

law-6-5-2 = Fa fino a due movimenti.
    .title = Marcia

law-6-5-3 = Piazza un guerriero in ogni caserma. Questa azione si può svolgere una volta per turno.
    .title = Reclutamento della Marchesa

law-6-5-4 = Piazza un edificio, con i tre passaggi seguenti.
    .title = Costruzione della Marchesa

law-6-5-4-1 = Sceglie segheria, officina o caserma. L'edificio piazzato è il primo da sinistra di quel tipo rimasto sul suo tracciato, e il costo in legno sta sopra la sua colonna; deve poterlo pagare.
    .title = Costruzione: l'edificio

law-6-5-4-2 = Sceglie una radura che controlla. Rimuove legno pari al costo da quella radura, o da radure controllate collegate a essa attraverso radure che controlla senza interruzione.
    .title = Costruzione: radura e legno

law-6-5-4-3 = Piazza l'edificio nella radura scelta e ottiene i punti stampati nello spazio che ha lasciato.
    .title = Costruzione: piazzare e ottenere punti

law-6-5-5 = Spende una carta e piazza un segnalino legno in una segheria in una radura del seme di quella carta.
    .title = Straordinari

law-6-6 = Pesca una carta, e una in più per ogni bonus di pesca scoperto sulla sua plancia. Poi, con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Sera della Marchesa

## 7. Dinastia delle Aquile

law-7-1 = La Dinastia ottiene punti ogni Sera per i nidi che ha sulla mappa. In cambio deve eseguire in ogni turno un Decreto che continua a crescere; se non ci riesce, cade nel tumulto.
    .title = La Dinastia in breve

law-7-2-1 = La Dinastia fabbrica di Giorno con i nidi, prima di eseguire il Decreto.
    .title = Fabbricazione della Dinastia

law-7-2-2 = A parità di guerrieri ed edifici per il primo posto in una radura, la controlla la Dinastia. Non controlla radure dove non ha nulla.
    .title = Signori della foresta

law-7-2-3 = Fabbricando una carta con dei punti, la Dinastia ottiene un punto invece del numero stampato.
    .title = Disprezzo per il commercio

law-7-3-1 = La sua riserva è di 20 guerrieri.
    .title = Preparazione della Dinastia 1: riserva

law-7-3-2 = Un nido e sei guerrieri cominciano nell'angolo opposto in diagonale alla roccaforte; se la Marchesa non è in gioco, in un angolo a scelta.
    .title = Preparazione della Dinastia 2: primo nido

law-7-3-3 = Si sceglie uno dei quattro leader per la plancia. Gli altri stanno a faccia in su accanto a essa.
    .title = Preparazione della Dinastia 3: leader

law-7-3-4 = I due visir fedeli, che sono carte uccello, si infilano nelle due colonne del Decreto indicate dal leader.
    .title = Preparazione della Dinastia 4: visir

law-7-3-5 = Gli altri sei nidi riempiono il loro tracciato da destra.
    .title = Preparazione della Dinastia 5: tracciato

law-7-4 = Tre passaggi, in quest'ordine.
    .title = Alba della Dinastia

law-7-4-1 = Senza carte in mano, ne pesca una.
    .title = Ordini d'emergenza

law-7-4-2 = Una o due carte della mano vanno aggiunte al Decreto, in qualsiasi colonna. Al massimo una può essere un uccello. Una colonna accoglie qualsiasi numero di carte.
    .title = Aggiungere al Decreto

law-7-4-3 = Senza nidi sulla mappa, si piazzano un nido e tre guerrieri nella radura con meno guerrieri di tutte le fazioni insieme, tra quelle dove questi pezzi si possono piazzare. Tra radure uguali sceglie la Dinastia.
    .title = Un nuovo nido

law-7-5 = Due passaggi, in quest'ordine.
    .title = Giorno della Dinastia

law-7-5-1 = Può fabbricare carte della mano con i suoi nidi.
    .title = Passaggio di fabbricazione della Dinastia

law-7-5-2 = Si eseguono le colonne del Decreto da sinistra a destra: reclutare, muovere, combattere, costruire. Per ogni carta di una colonna, nell'ordine che la Dinastia preferisce, si svolge l'azione della colonna in una radura del seme della carta. Appena una carta non si può eseguire, la Dinastia cade nel tumulto.
    .title = Eseguire il Decreto

law-7-5-2-1 = Si piazza un guerriero in una radura del seme della carta con un nido.
    .title = Decreto: reclutare

law-7-5-2-2 = Si muove almeno un guerriero da una radura del seme della carta.
    .title = Decreto: muovere

law-7-5-2-3 = Si inizia una battaglia in una radura del seme della carta.
    .title = Decreto: combattere

law-7-5-2-4 = Si piazza un nido in una radura del seme della carta che la Dinastia controlla e che non ha ancora un nido.
    .title = Decreto: costruire

law-7-6 = Due passaggi, in quest'ordine.
    .title = Sera della Dinastia

law-7-6-1 = Si ottengono i punti dello spazio vuoto più a destra del tracciato dei nidi.
    .title = Punti dei nidi

law-7-6-2 = Pesca una carta, e una in più per ogni bonus di pesca scoperto sulla plancia. Poi, con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Pesca e scarto della Dinastia

law-7-7 = Quando una carta del Decreto non si può eseguire, per qualsiasi motivo, il tumulto percorre i quattro passaggi seguenti.
    .title = Tumulto

law-7-7-1 = Si perde un punto per ogni carta uccello nel Decreto, visir fedeli compresi.
    .title = Tumulto 1: umiliazione

law-7-7-2 = Si scarta tutto il Decreto, tranne i visir fedeli.
    .title = Tumulto 2: epurazione

law-7-7-3 = Il leader in carica si gira a faccia in giù e si mette da parte. Se ne sceglie uno nuovo tra i leader a faccia in su, e i visir si infilano nelle colonne che esso indica.
    .title = Tumulto 3: deposizione

law-7-7-3-1 = Se nessun leader è a faccia in su quando bisogna sceglierne uno nuovo, prima si girano di nuovo a faccia in su tutti e quattro; si può scegliere chiunque, anche quello appena deposto.
    .title = Una nuova generazione

law-7-7-4 = Il Giorno è finito; si passa alla Sera.
    .title = Tumulto 4: riposo

law-7-8 = La Dinastia ha quattro leader.
    .title = Leader

law-7-8-1 = I visir stanno in reclutare e muovere. Quando si fabbrica, il disprezzo per il commercio non vale.
    .title = Costruttore

law-7-8-2 = I visir stanno in reclutare e combattere. Un reclutamento deve piazzare due guerrieri invece di uno.
    .title = Carismatico

law-7-8-3 = I visir stanno in muovere e combattere. Da attaccante la Dinastia infligge un colpo extra.
    .title = Comandante

law-7-8-4 = I visir stanno in muovere e costruire. Una battaglia in cui la Dinastia rimuove almeno un edificio o segnalino nemico le dà un punto in più.
    .title = Despota

## 8. Alleanza dei Boschi

law-8-1 = L'Alleanza ottiene punti diffondendo segnalini simpatia sulla mappa, di più per gli ultimi. Li paga con i sostenitori, che possono anche scatenare rivolte; una rivolta porta una base, dove si addestrano ufficiali per la lotta.
    .title = L'Alleanza in breve

law-8-2-1 = L'Alleanza fabbrica di Giorno con i segnalini simpatia.
    .title = Fabbricazione dell'Alleanza

law-8-2-2 = Quando l'Alleanza difende in una battaglia, infligge in colpi il dado più alto e l'attaccante il più basso.
    .title = Guerriglia

law-8-2-3 = I sostenitori sono carte in una pila sulla plancia dell'Alleanza. Non sono in mano e si possono spendere solo per il loro seme. La pila è a faccia in giù, ma l'Alleanza può guardarla in ogni momento.
    .title = Sostenitori

law-8-2-3-1 = Senza una base sulla mappa la pila contiene al massimo cinque carte, e un sostenitore in più si scarta subito. Con una base non c'è limite.
    .title = Spazio per i sostenitori

law-8-2-4 = Quando una base è rimossa, l'Alleanza scarta tutti i sostenitori del suo seme e tutti gli uccelli tra di essi, e rimuove metà dei suoi ufficiali, arrotondata per eccesso. Se sulla mappa non resta nessuna base, scarta anche sostenitori fino a cinque.
    .title = Perdere una base

law-8-2-5 = L'Alleanza ha dieci segnalini simpatia.
    .title = Segnalini simpatia

law-8-2-5-1 = Una radura contiene al massimo un segnalino simpatia.
    .title = Un segnalino per radura

law-8-2-5-2 = Una radura con un segnalino simpatia è simpatizzante, ogni altra è non simpatizzante.
    .title = Radure simpatizzanti

law-8-2-6 = Quando un altro giocatore rimuove un segnalino simpatia, o muove dei guerrieri in una radura simpatizzante, deve dare ai sostenitori una carta della mano del seme della radura. Se non ne ha, nemmeno un uccello, mostra la mano all'Alleanza, che pesca una carta dal mazzo e la mette tra i sostenitori.
    .title = Indignazione

law-8-3-1 = La sua riserva è di 10 guerrieri.
    .title = Preparazione dell'Alleanza 1: riserva

law-8-3-2 = Le tre basi stanno nei loro spazi della plancia.
    .title = Preparazione dell'Alleanza 2: basi

law-8-3-3 = I dieci segnalini simpatia riempiono il loro tracciato.
    .title = Preparazione dell'Alleanza 3: tracciato

law-8-3-4 = Si pescano tre carte come primi sostenitori, a faccia in giù.
    .title = Preparazione dell'Alleanza 4: sostenitori

law-8-4 = Due passaggi, in quest'ordine.
    .title = Alba dell'Alleanza

law-8-4-1 = L'Alleanza può rivoltarsi quante volte vuole, ogni volta con i tre passaggi seguenti: i nemici sono spazzati via, compaiono una base e dei guerrieri.
    .title = Rivolta

law-8-4-1-1 = Si sceglie una radura simpatizzante per il cui seme la base non è sulla mappa.
    .title = Rivolta: radura

law-8-4-1-2 = Si spendono due sostenitori del seme della radura.
    .title = Rivolta: sostenitori

law-8-4-1-3 = Si rimuovono tutti i pezzi nemici dalla radura, ottenendo punti per edifici e segnalini. Poi vi si piazzano la base del suo seme e tanti guerrieri quante sono le radure simpatizzanti di quel seme, questa compresa. Infine si piazza un guerriero tra gli ufficiali.
    .title = Rivolta: effetto

law-8-4-2 = L'Alleanza può diffondere simpatia quante volte vuole, ogni volta con i tre passaggi seguenti.
    .title = Diffondere simpatia

law-8-4-2-1 = Si sceglie una radura non simpatizzante adiacente a una simpatizzante; se nessuna radura è simpatizzante, una qualsiasi. La radura della roccaforte non può accogliere simpatia.
    .title = Diffondere: radura

law-8-4-2-2 = Si spendono tanti sostenitori del seme della radura quanti ne indica il numero sopra il segnalino da piazzare.
    .title = Diffondere: sostenitori

law-8-4-2-2-1 = Bisogna spendere un sostenitore in più di quel seme se un singolo altro giocatore ha tre o più guerrieri nella radura.
    .title = Legge marziale

law-8-4-2-3 = Si piazza il segnalino nella radura e si ottengono i punti dello spazio che ha scoperto.
    .title = Diffondere: effetto

law-8-5 = Le azioni seguenti si possono svolgere in qualsiasi ordine, ognuna quante volte si vuole.
    .title = Giorno dell'Alleanza

law-8-5-1 = Si fabbrica una carta della mano con i segnalini simpatia.
    .title = Azione di fabbricazione dell'Alleanza

law-8-5-2 = Si aggiunge una carta della mano ai sostenitori.
    .title = Mobilitare

law-8-5-3 = Si spende una carta del seme di una base sulla mappa per piazzare un guerriero tra gli ufficiali. Da allora quel guerriero è un ufficiale.
    .title = Addestrare

law-8-6 = Due passaggi, in quest'ordine.
    .title = Sera dell'Alleanza

law-8-6-1 = Si svolgono tante delle azioni seguenti quanti sono gli ufficiali, o meno, in qualsiasi ordine e combinazione.
    .title = Operazioni militari

law-8-6-1-1 = Si fa un movimento.
    .title = Operazione: muovere

law-8-6-1-2 = Si inizia una battaglia.
    .title = Operazione: combattere

law-8-6-1-3 = Si piazza un guerriero in una radura con una base.
    .title = Operazione: reclutare

law-8-6-1-4 = Si rimuove un guerriero dell'Alleanza da una radura non simpatizzante, vi si piazza un segnalino simpatia e si ottengono i punti dello spazio scoperto. L'adiacenza non conta, ma anche qui la radura della roccaforte è chiusa al segnalino.
    .title = Operazione: organizzare

law-8-6-2 = Pesca una carta, e una in più per ogni bonus di pesca scoperto sulla plancia. Poi, con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Pesca e scarto dell'Alleanza

## 9. Vagabondo

law-9-1 = Il Vagabondo lavora per ogni parte e per sé stesso. Ottiene punti migliorando le sue relazioni, rimuovendo pezzi di fazioni a lui ostili e con le missioni. Ciò che può fare dipende dai suoi oggetti, che trova nelle rovine, fabbrica, o riceve aiutando gli altri.
    .title = Il Vagabondo in breve

law-9-2-1 = Il Vagabondo fabbrica esaurendo martelli; tutti valgono come il seme della radura in cui si trova. Un oggetto che fabbrica è subito suo, pronto.
    .title = Fabbricazione del Vagabondo

law-9-2-2 = La sua pedina non è un guerriero: non controlla mai una radura né impedisce il controllo altrui. La pedina non può essere rimossa dalla mappa.
    .title = Viandante solitario

law-9-2-2-1 = Quando un effetto nemico rimuove tutti i pezzi nemici dalla radura in cui si trova, come un favore o una rivolta, il Vagabondo danneggia tre oggetti.
    .title = Tutto rimosso

law-9-2-3 = Muove senza badare a chi controlla le radure.
    .title = Agile

law-9-2-4 = In battaglia è indifeso se non ha spade intatte.
    .title = Il Vagabondo indifeso

law-9-2-5 = Gli oggetti sulla sua plancia sono a faccia in su, o a faccia in giù quando sono esausti. Agisce esaurendo oggetti intatti che sono a faccia in su.
    .title = Oggetti del Vagabondo

law-9-2-5-1 = Tè, monete e borse che riceve vanno a faccia in su sui loro tracciati, tre per tracciato. Se il tracciato è pieno, l'oggetto non si può ricevere e resta dov'era: nella riserva, dall'altro giocatore o sulla mappa.
    .title = Tracciati oggetti

law-9-2-5-2 = Stivali, spade, balestre, torce e martelli che riceve vanno a faccia in su nella sua bisaccia.
    .title = Bisaccia

law-9-2-5-3 = Tè, monete e borse né esausti né danneggiati si possono spostare liberamente tra i loro tracciati e la bisaccia.
    .title = Spostare oggetti

law-9-2-6 = I suoi colpi dei dadi in battaglia sono limitati dal numero delle sue spade intatte, esauste o no.
    .title = Massimo dei colpi dei dadi del Vagabondo

law-9-2-7 = Per ogni colpo che subisce sposta un oggetto intatto, esausto o no, nel riquadro Danneggiati. Poiché i colpi sono simultanei, una spada usata nella battaglia vi può essere danneggiata. Se non resta nulla di intatto, altri colpi si ignorano.
    .title = Subire colpi

law-9-2-8 = Con quattro o più giocatori può attivare una carta dominio per formare una coalizione con il giocatore, diverso da lui, che ha meno punti, scegliendo tra quelli in parità, ma mai con chi ha attivato un dominio. Smette di ottenere punti, mette il suo indicatore punteggio sulla plancia dell'alleato di coalizione, e vince se questi vince.
    .title = Coalizione

law-9-2-9 = Il suo schema delle relazioni ha una fila di quattro spazi e un riquadro Ostili. Un indicatore mostra dove sta ogni altra fazione, tranne altri Vagabondi. Lo spazio più a sinistra della fila è indifferente.
    .title = Relazioni

law-9-2-9-1 = Aiutando un giocatore che non è ostile può migliorare quella relazione.
    .title = Migliorare una relazione

law-9-2-9-1-1 = In un solo turno deve aiutare quel giocatore tante volte quante ne indica il numero tra lo spazio dell'indicatore e il successivo. Ogni aiuto conta per un solo passo.
    .title = Migliorare: costo

law-9-2-9-1-2 = Poi l'indicatore avanza di uno spazio a destra, ed egli ottiene i punti del nuovo spazio.
    .title = Migliorare: effetto

law-9-2-9-2 = Una fazione il cui indicatore è sull'ultimo spazio della fila è alleata.
    .title = Alleata

law-9-2-9-2-1 = Ogni volta che aiuta un alleato ottiene due punti.
    .title = Aiutare un alleato

law-9-2-9-2-2 = Quando muove in una radura può portare con sé qualsiasi numero di guerrieri di un alleato da dove parte. La sua agilità non vale per loro: serve il controllo come per ogni movimento.
    .title = Muovere con un alleato

law-9-2-9-2-3 = Iniziando una battaglia contro un giocatore non alleato, può considerare come propri i guerrieri di un alleato nella radura. I suoi colpi dei dadi sono allora limitati da quei guerrieri e dalle sue spade intatte insieme. Un alleato non è mai attaccato con i propri guerrieri.
    .title = Combattere con un alleato

law-9-2-9-2-4 = In una battaglia combattuta con un alleato può subire colpi rimuovendo i guerrieri dell'alleato invece di danneggiare oggetti. Se ne ha rimossi più degli oggetti che ha danneggiato, l'alleato diventa ostile a battaglia finita. Per questi guerrieri ciò sostituisce il modo consueto di diventare ostile.
    .title = Tradire un alleato

law-9-2-9-3 = Quando rimuove un guerriero di un giocatore non ostile, da attaccante, da difensore o con un tiro, l'indicatore di quel giocatore va subito nel riquadro Ostili, e la fazione è ostile.
    .title = Ostile

law-9-2-9-3-1 = Nel proprio turno ottiene un punto per ogni pezzo di una fazione ostile che rimuove in battaglia, oltre al solito punto per edifici e segnalini. Il guerriero che ha reso ostile la fazione non conta.
    .title = Infamia

law-9-2-9-3-2 = Per entrare in una radura con guerrieri di fazioni ostili deve esaurire altri stivali: un oggetto stivali per ogni fazione ostile che vi ha un guerriero.
    .title = Entrare in radure ostili

law-9-2-9-3-3 = Può aiutare una fazione ostile e prendere un oggetto in cambio, ma l'aiuto non muove mai il suo indicatore.
    .title = Aiutare gli ostili

law-9-2-9-3-4 = Può formare una coalizione con un giocatore ostile, il cui indicatore passa allora a indifferente.
    .title = Coalizione con un ostile

law-9-3-1 = Si sceglie una carta personaggio per la plancia.
    .title = Preparazione del Vagabondo 1: personaggio

law-9-3-2 = La pedina comincia in una foresta a sua scelta.
    .title = Preparazione del Vagabondo 2: pedina

law-9-3-3 = Si mescola il mazzo missioni e si girano tre missioni a faccia in su.
    .title = Preparazione del Vagabondo 3: missioni

law-9-3-4 = Borsa, stivali, martello e spada segnati con R vanno uno sotto ognuna delle quattro rovine. Si mescolano le rovine e si mettono sulle caselle rovina della mappa.
    .title = Preparazione del Vagabondo 4: rovine

law-9-3-5 = Degli oggetti segnati con S si prendono quelli con cui il personaggio comincia, a faccia in su: tè, monete e borse sui loro tracciati, il resto nella bisaccia. Gli altri oggetti S restano nella scatola.
    .title = Preparazione del Vagabondo 5: oggetti

law-9-3-6 = Gli indicatori di tutte le altre fazioni in gioco, tranne un altro Vagabondo, cominciano su indifferente.
    .title = Preparazione del Vagabondo 6: relazioni

law-9-4 = Due passaggi, in quest'ordine.
    .title = Alba del Vagabondo

law-9-4-1 = Si girano a faccia in su due oggetti esausti per ogni tè intatto che era a faccia in su all'inizio dell'Alba; poi altri tre.
    .title = Ripristinare

law-9-4-2 = Può muovere in una radura o foresta adiacente senza esaurire stivali, anche dove ci sono guerrieri ostili. Questo movimento ignora ogni effetto che gli impedirebbe di uscire o di entrare.
    .title = Sgusciare

law-9-5 = Può svolgere le azioni seguenti in qualsiasi ordine e numero, esaurendo gli oggetti che richiedono. Tè, monete e borse esauriti su un tracciato passano nella bisaccia.
    .title = Giorno del Vagabondo

law-9-5-1 = Si esauriscono stivali per muovere, e un altro oggetto stivali per ogni fazione ostile con un guerriero nella radura raggiunta. Guerrieri alleati possono venire con lui. Non può muovere in una foresta; da una foresta può muovere solo in una radura adiacente.
    .title = Movimento del Vagabondo

law-9-5-2 = Si esaurisce una spada per iniziare una battaglia. Le relazioni si aggiornano di conseguenza; si possono combattere anche gli alleati.
    .title = Battaglia del Vagabondo

law-9-5-3 = Si esaurisce una torcia per prendere un oggetto da una rovina nella sua radura. Tutti lo vedono; va a faccia in su nella bisaccia o sul suo tracciato, ed egli ottiene un punto. Quando è preso l'ultimo oggetto, la rovina è rimossa e la sua casella è libera.
    .title = Esplorare

law-9-5-4 = Si esaurisce un oggetto qualsiasi e si dà una carta della mano del seme della sua radura a un giocatore, ostile o no, che vi ha un pezzo. Poi si prende un oggetto fabbricato di quel giocatore, se c'è, a faccia in su. La relazione può migliorare.
    .title = Aiutare

law-9-5-5 = Si sceglie una missione a faccia in su del seme della sua radura e si esauriscono i due oggetti che mostra. Va nella sua area di gioco e si gira una nuova missione. Poi ottiene un punto per ogni missione di quel seme che ha completato, questa compresa, oppure pesca due carte.
    .title = Missione

law-9-5-6 = Si esaurisce una balestra per rimuovere un guerriero nella sua radura. A un giocatore che non vi ha guerrieri può rimuovere invece un edificio o un segnalino. Rimuovere un guerriero rende ostile la sua fazione, ma un tiro non è una battaglia e non dà infamia.
    .title = Tiro

law-9-5-7 = Si esaurisce un martello per riprendere un oggetto danneggiato, senza girarlo: tè, monete e borse a faccia in su sui loro tracciati, tutto il resto nella bisaccia.
    .title = Riparare

law-9-5-8 = Si fabbrica una carta della mano esaurendo un martello per ogni seme del suo costo; ogni martello è del seme della sua radura. Un oggetto fabbricato va a faccia in su nella bisaccia o sul suo tracciato.
    .title = Azione di fabbricazione del Vagabondo

law-9-5-9 = Si esaurisce una torcia per svolgere l'azione speciale del suo personaggio.
    .title = Azione speciale

law-9-6 = Quattro passaggi, in quest'ordine.
    .title = Sera del Vagabondo

law-9-6-1 = In una foresta tutti gli oggetti nel riquadro Danneggiati tornano nella bisaccia o sui loro tracciati e si girano a faccia in su.
    .title = Riposo serale

law-9-6-2 = Pesca una carta, e una in più per ogni oggetto monete a faccia in su sul suo tracciato.
    .title = Pesca del Vagabondo

law-9-6-3 = Con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Scarto del Vagabondo

law-9-6-4 = Bisaccia e riquadro Danneggiati contengono insieme sei oggetti, e due in più per ogni borsa a faccia in su sul suo tracciato. Gli oggetti oltre il limite, a sua scelta, sono rimossi dal gioco.
    .title = Limite di oggetti

law-9-7 = Con l'espansione del Fiume possono giocare due Vagabondi, con le regole seguenti.
    .title = Due Vagabondi

law-9-7-1 = Si usano entrambe le serie di oggetti R, due sotto ogni rovina. Esplorando una rovina con due oggetti, un Vagabondo li guarda entrambi e ne sceglie uno; una seconda esplorazione può prendere l'altro. Non può avere due oggetti R uguali sulla plancia, e se non prende nulla non ottiene nulla, anche se la torcia è esausta.
    .title = Rovine per due

law-9-7-2 = Il caso decide quale Vagabondo si prepara per primo.
    .title = Ordine di preparazione per due

law-9-7-3 = Entrambi condividono le tre missioni a faccia in su; per il secondo non se ne aggiungono altre.
    .title = Missioni comuni

## 10. Culto delle Lucertole

law-10-1 = Il Culto pianta giardini dove ha il controllo e ottiene punti con i rituali per i giardini di un seme. Le sue carte per lo più si rivelano e tornano di Sera, se non sono spese per i punti. A muovere e combattere pensano gli accoliti: guerrieri caduti in difesa del Culto.
    .title = Il Culto in breve

law-10-2-1 = Il Culto fabbrica di Sera con i giardini del seme Reietto.
    .title = Fabbricazione del Culto

law-10-2-2 = Per i rituali del Culto un uccello non è un jolly: non vale per nessun altro seme. Un rituale che chiede proprio un uccello ne vuole uno.
    .title = Odio per gli uccelli

law-10-2-3 = Un guerriero del Culto rimosso in una battaglia in cui il Culto difende va tra gli accoliti invece che nella riserva.
    .title = Vendetta

law-10-2-4 = Il Culto controlla ogni radura in cui ha un giardino, anche contro la Dinastia che vince le parità.
    .title = Pellegrini

law-10-2-5 = Ogni volta che un giardino è rimosso, il Culto scarta una carta a caso.
    .title = Timore dei fedeli

law-10-2-6 = Con il Culto in gioco, ogni carta che una fazione spende o scarta, anche una carta dominio, va tra le Anime Perdute invece che nella pila degli scarti. Chiunque può guardare le Anime Perdute in ogni momento.
    .title = Anime Perdute

law-10-3-1 = La sua riserva è di 25 guerrieri.
    .title = Preparazione del Culto 1: riserva

law-10-3-2 = Quattro guerrieri e un giardino del seme della radura cominciano nell'angolo opposto in diagonale alla roccaforte o al primo nido; se giocano sia Marchesa sia Dinastia, in uno degli altri due angoli. Un guerriero va in ogni radura adiacente.
    .title = Preparazione del Culto 2: guerrieri e giardino

law-10-3-3 = L'indicatore Reietto comincia su un seme a sua scelta. Quel seme è il Reietto.
    .title = Preparazione del Culto 3: Reietto

law-10-3-4 = Gli altri 14 giardini riempiono i loro tracciati da destra.
    .title = Preparazione del Culto 4: tracciati

law-10-4 = Tre passaggi, in quest'ordine.
    .title = Alba del Culto

law-10-4-1 = Il seme con più carte tra le Anime Perdute, uccelli esclusi, diventa il Reietto, non odiato. Se quel seme è già il Reietto, o nessun seme ne ha più degli altri, l'indicatore resta dov'è e il Reietto è odiato.
    .title = Aggiornare il Reietto

law-10-4-2 = Tutte le Anime Perdute vanno nella pila degli scarti; le carte dominio tra di esse diventano disponibili.
    .title = Scartare le Anime Perdute

law-10-4-3 = Si possono spendere accoliti, che tornano nella riserva, per cospirazioni in radure del seme Reietto, in qualsiasi ordine e numero. Un Reietto odiato fa costare ognuna un accolito in meno. Conversione e santificazione si possono fare solo se si possono completare.
    .title = Cospirazioni

law-10-4-3-1 = Si spendono due accoliti per iniziare una battaglia in una radura del Reietto; oppure per muovere almeno un guerriero fuori da una di esse e poi, se si vuole, iniziare una battaglia nella radura raggiunta.
    .title = Crociata

law-10-4-3-2 = Si spendono due accoliti per rimuovere un guerriero nemico da una radura del Reietto e piazzarvi un guerriero del Culto.
    .title = Conversione

law-10-4-3-3 = Si spendono tre accoliti per rimuovere un edificio nemico da una radura del Reietto e piazzarvi un giardino del seme della radura.
    .title = Santificazione

law-10-5 = Si rivela qualsiasi numero di carte della mano e si compie un rituale per ognuna, in qualsiasi ordine e numero. Una carta rivelata non serve ad altro in questo Giorno.
    .title = Giorno del Culto

law-10-5-1 = Si piazza un giardino del suo seme in una radura che il Culto controlla e che corrisponde alla carta rivelata.
    .title = Rituale: costruire

law-10-5-2 = Si piazza un guerriero in una radura che corrisponde alla carta rivelata.
    .title = Rituale: reclutare

law-10-5-3 = Si spende la carta appena rivelata e si ottengono i punti sopra lo spazio vuoto più a destra del tracciato dei giardini del suo seme. Una volta per seme in un turno.
    .title = Rituale: punti

law-10-5-4 = Si rivela una carta uccello per piazzare un guerriero della riserva tra gli accoliti.
    .title = Rituale: sacrificio

law-10-6 = Tre passaggi, in quest'ordine.
    .title = Sera del Culto

law-10-6-1 = Tutte le carte rivelate in questo turno, tranne quelle spese, tornano in mano.
    .title = Riprendere le carte rivelate

law-10-6-2 = Può fabbricare carte con i giardini del seme Reietto.
    .title = Passaggio di fabbricazione del Culto

law-10-6-3 = Pesca una carta, e una in più per ogni bonus di pesca scoperto sulla plancia. Poi, con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Pesca e scarto del Culto

## 11. Compagnia del Fiume

law-11-1 = La Compagnia vende servizi alle altre fazioni e ottiene punti aprendo empori. Anche i fondi tenuti insieme danno punti, ma una cassa ricca invita all'attacco, perciò la rete va allargata.
    .title = La Compagnia in breve

law-11-2-1 = La Compagnia non ha pezzi da fabbricazione. Fabbrica di Giorno impegnando fondi negli spazi vuoti dei tracciati empori.
    .title = Fabbricazione della Compagnia

law-11-2-2 = Per la Compagnia il fiume è un sentiero, e muovendo lungo di esso non le serve il controllo di nessuna delle due radure. Lungo i sentieri muove con la regola consueta.
    .title = Nuotatori

law-11-2-3 = La sua mano sta a faccia in su sopra la plancia. Chi ne prende una carta a caso fa prima girare a faccia in giù e mescolare le carte; poi tornano a faccia in su.
    .title = Mano scoperta

law-11-2-4 = I fondi sono i guerrieri, di qualsiasi proprietario, nel riquadro Fondi della Compagnia. Li impegna e li spende per le azioni.
    .title = Fondi

law-11-2-5 = La Compagnia ottiene punti aprendo empori.
    .title = Empori

law-11-2-5-1 = Quando un emporio è rimosso dalla mappa, la Compagnia perde metà dei suoi fondi, arrotondata per eccesso, e l'emporio è fuori dal gioco per sempre.
    .title = Danno al commercio

law-11-2-6 = All'inizio della propria Alba ogni altro giocatore può comprare servizi della Compagnia.
    .title = Comprare servizi

law-11-2-6-1 = Chi compra sposta tanti guerrieri quanto il prezzo del servizio dalla propria riserva al riquadro Pagamenti della Compagnia.
    .title = Prezzo

law-11-2-6-2 = Si può comprare un servizio per turno, e uno in più per ogni radura che ha sia un emporio sia un pezzo di chi compra.
    .title = Numero di servizi

law-11-2-6-3 = Il Vagabondo paga esaurendo oggetti; per ognuno la Compagnia mette tra i pagamenti un guerriero della propria riserva. Se la riserva non basta, è servito lo stesso.
    .title = Pagamento del Vagabondo

law-11-2-7 = La Compagnia offre i tre servizi seguenti.
    .title = Servizi

law-11-2-7-1 = Chi compra prende nella propria mano una carta a scelta dalla mano della Compagnia. Si può comprare tante volte quante ne permette il numero di servizi.
    .title = Carta della mano

law-11-2-7-2 = Fino alla fine del turno chi compra può muovere lungo il fiume come se fosse un sentiero.
    .title = Battelli

law-11-2-7-3 = Nel Giorno e nella Sera del turno chi compra considera come propri i guerrieri della Compagnia, ma solo per controllare e per combattere fazioni diverse dalla Compagnia. Non può muoverli, non contano per il dominio, e li rimuove solo per subire colpi.
    .title = Mercenari

law-11-2-7-3-1 = Chi compra divide i colpi in parti uguali tra i propri guerrieri e i mercenari; quello dispari va a un guerriero proprio, se ce n'è. Solo quando nella radura non restano né gli uni né gli altri i colpi toccano i suoi edifici e segnalini.
    .title = Mercenari che subiscono colpi

law-11-2-7-3-2 = Il Vagabondo non può ingaggiare mercenari.
    .title = Niente mercenari per il Vagabondo

law-11-3-1 = La sua riserva è di 15 guerrieri.
    .title = Preparazione della Compagnia 1: riserva

law-11-3-2 = Quattro guerrieri si piazzano in radure sul fiume, in qualsiasi modo.
    .title = Preparazione della Compagnia 2: guerrieri

law-11-3-3 = I nove empori riempiono i tracciati dei loro semi.
    .title = Preparazione della Compagnia 3: tracciati

law-11-3-4 = Tre suoi guerrieri vanno nel riquadro Pagamenti.
    .title = Preparazione della Compagnia 4: primi fondi

law-11-3-5 = Un indicatore servizio va su uno spazio qualsiasi di ognuno dei tre tracciati servizi.
    .title = Preparazione della Compagnia 5: prezzi

law-11-4 = Tre passaggi, in quest'ordine.
    .title = Alba della Compagnia

law-11-4-1 = Se il riquadro Pagamenti è vuoto, vi mette due propri guerrieri.
    .title = Protezionismo

law-11-4-2 = Con un emporio sulla mappa, ottiene un punto ogni due guerrieri nel riquadro Fondi. Pagamenti e impegni non contano.
    .title = Dividendi

law-11-4-3 = Tutti i guerrieri sulla plancia passano nel riquadro Fondi.
    .title = Raccogliere i fondi

law-11-5 = I fondi si impegnano o si spendono per le azioni seguenti, in qualsiasi ordine e numero. Un fondo impegnato passa nel riquadro Impegni; uno speso torna nella riserva del suo proprietario.
    .title = Giorno della Compagnia

law-11-5-1 = Si impegna un fondo per muovere.
    .title = Movimento della Compagnia

law-11-5-2 = Si impegna un fondo per iniziare una battaglia.
    .title = Battaglia della Compagnia

law-11-5-3 = Si impegnano fondi per fabbricare carte della mano. Vanno negli spazi vuoti degli empori, dei semi del costo, invece che nel riquadro Impegni.
    .title = Azione di fabbricazione della Compagnia

law-11-5-3-1 = Invece di avere l'effetto di una carta fabbricata, può scartarla e mettere un proprio guerriero tra i pagamenti.
    .title = Esportazione

law-11-5-4 = Si impegna un fondo per pescare una carta.
    .title = Pesca della Compagnia

law-11-5-5 = Si spende un fondo per piazzare un guerriero in una radura sul fiume.
    .title = Reclutamento della Compagnia

law-11-5-6 = Si spendono due fondi per piazzare un emporio e un guerriero, con i tre passaggi seguenti.
    .title = Emporio con guarnigione

law-11-5-6-1 = Si sceglie una radura senza emporio controllata da un giocatore, fosse anche la Compagnia.
    .title = Emporio: radura

law-11-5-6-2 = Si spendono due fondi che sono guerrieri del giocatore che la controlla.
    .title = Emporio: fondi

law-11-5-6-3 = Vi si piazzano un emporio del seme della radura e un guerriero. Si ottengono i punti dello spazio scoperto sulla plancia.
    .title = Emporio: piazzare e ottenere punti

law-11-6 = Due passaggi, in quest'ordine.
    .title = Sera della Compagnia

law-11-6-1 = Con più di cinque carte in mano, scarta fino a cinque, a sua scelta.
    .title = Scarto della Compagnia

law-11-6-2 = Ogni indicatore servizio si può spostare su uno spazio qualsiasi del suo tracciato, per un nuovo prezzo.
    .title = Fissare i prezzi

## A. Combinazioni di fazioni

law-A = Ogni fazione ha una portata: Marchesa 10, Dinastia 7, primo Vagabondo 5, Compagnia 5, Alleanza 3, secondo Vagabondo 2, Culto 2. Le fazioni di una partita dovrebbero sommare almeno 17 in due giocatori, 18 in tre, 21 in quattro, 25 in cinque, 28 in sei. Si può provare qualsiasi combinazione da 17 in su.
    .title = Portata

## B. Componenti

law-B-1-1 = Il gioco base ha tre libretti: un'introduzione guidata, una guida e la legge.
    .title = Gioco base: libretti

law-B-1-2 = 28 edifici: 7 nidi, 6 segherie, 6 caserme, 6 officine, 3 basi; 19 segnalini: 10 simpatia, 8 legno, 1 roccaforte. 12 segnalini seme, quattro per seme; 4 rovine; 4 indicatori punteggio; 3 indicatori relazione. 23 oggetti: 4 stivali, 4 spade, 4 borse, 3 martelli, 3 tè, 2 monete, 2 balestre, 1 torcia.
    .title = Gioco base: cartone

law-B-1-3 = 55 guerrieri: 25 della Marchesa, 20 della Dinastia, 10 dell'Alleanza. Una pedina Vagabondo.
    .title = Gioco base: pezzi di legno

law-B-1-4 = 54 carte del mazzo comune, 16 carte riassuntive, 4 leader, 2 visir fedeli, 3 personaggi del Vagabondo, 15 missioni, 4 carte dell'introduzione guidata.
    .title = Gioco base: carte

law-B-1-5 = Una mappa a due lati, autunno e inverno; due dadi; quattro plance fazione: Marchesa, Dinastia, Alleanza, Vagabondo.
    .title = Gioco base: il resto

law-B-2-1 = L'espansione del Fiume ha una guida propria.
    .title = Espansione: libretto

law-B-2-2 = 15 edifici, tutti giardini; 9 segnalini, tutti empori; 3 indicatori punteggio; 1 indicatore Reietto; 9 indicatori relazione. 11 oggetti: 3 stivali, 3 spade, 1 borsa, 1 martello, 1 torcia, 1 moneta, 1 balestra. 17 pezzi con lettere servono per le varianti.
    .title = Espansione: cartone

law-B-2-3 = 40 guerrieri: 25 del Culto, 15 della Compagnia. Una pedina Vagabondo.
    .title = Espansione: pezzi di legno

law-B-2-4 = 4 carte spia, 2 carte riassuntive, 3 personaggi del Vagabondo.
    .title = Espansione: carte

law-B-2-5 = Plance fazione del secondo Vagabondo, della Marchesa Meccanica, della Compagnia del Fiume e del Culto delle Lucertole.
    .title = Espansione: il resto

## V. Varianti della preparazione

law-V = La mappa si sceglie prima del passaggio 1 della preparazione.
    .title = Quando si sceglie la mappa

law-V-1 = Si può usare una mappa diversa dall'autunno. Allora si mescolano a faccia in giù i 12 segnalini seme, se ne mette uno su ogni radura e si girano: sono i semi delle radure.
    .title = Scegliere una mappa

## G. Varianti della mappa

law-G-1-1 = Sulla mappa invernale ogni tratto di fiume tra due radure divide le foreste come farebbe un sentiero.
    .title = Mappa invernale: fiume impetuoso

## L, M. Il lago e la montagna, che il nostro libro non stampa: dalla legge inglese

law-L-1 = Sulla mappa del lago i semi delle radure sono casuali. Il traghetto comincia nella radura d'angolo della riva. Non è un pezzo di nessuno: non si combatte per esso e non si rimuove mai.
    .title = Mappa del lago: preparazione

law-L-2 = Per tutti quelli che possono usare i fiumi, il lago è un fiume tra ogni coppia di radure della sua riva.
    .title = Mappa del lago: il lago

law-L-3 = Una foresta sul lago è adiacente alle foreste vicine lungo la riva, quelle subito al di là di una radura della riva.
    .title = Mappa del lago: foreste della riva

law-L-4 = Una volta per turno un movimento che comincia nella radura del traghetto può finire in qualsiasi altra radura della riva. Serve il controllo come per ogni movimento. Il traghetto segue, e chi ha mosso pesca una carta.
    .title = Mappa del lago: il traghetto

law-M-1 = Sulla mappa della montagna i semi delle radure sono casuali, e sei sentieri sono chiusi. Radure unite solo da un sentiero chiuso non sono adiacenti. Un sentiero chiuso divide comunque le foreste come un sentiero.
    .title = Mappa della montagna: sentieri chiusi

law-M-2 = Una volta per turno, di Giorno, un giocatore con un pezzo a un capo di un sentiero chiuso può spendere una carta qualsiasi per sgomberarlo, e ottiene un punto. Da allora è un sentiero normale.
    .title = Mappa della montagna: sgomberare un sentiero

law-M-3 = Sul Valico, la radura in mezzo, c'è una torre. Alla fine della propria Sera un giocatore che controlla il Valico ottiene un punto.
    .title = Mappa della montagna: il Valico

law-M-4 = Ogni area racchiusa da radure e sentieri, anche chiusi, è una foresta, che vi siano disegnati alberi o no. Ciò che sta fuori dai sentieri esterni non lo è.
    .title = Mappa della montagna: foreste

## C. Personaggi del Vagabondo

law-C-1-1 = Il Ladro comincia con stivali, torcia, tè e spada.
    .title = Ladro: oggetti

law-C-1-2 = Si esaurisce una torcia per prendere una carta a caso dalla mano di un giocatore nella sua radura.
    .title = Ladro: furto

law-C-2-1 = L'Artigiano comincia con stivali, torcia, borsa e martello.
    .title = Artigiano: oggetti

law-C-2-2 = Si esaurisce una torcia per prendere dalla pila degli scarti una carta del seme della sua radura; un uccello va sempre bene.
    .title = Artigiano: lavoro a giornata

law-C-3-1 = Il Ranger comincia con stivali, torcia, balestra e spada.
    .title = Ranger: oggetti

law-C-3-2 = Si esaurisce una torcia per riparare tre oggetti. Il Giorno finisce subito e comincia la Sera.
    .title = Ranger: nascondiglio

law-C-4-1 = Il Girovago comincia con monete, torcia e stivali.
    .title = Girovago: oggetti

law-C-4-2 = Si esaurisce una torcia per iniziare una battaglia nella sua radura tra due giocatori che vi si trovano, lui non escluso, scegliendo attaccante e difensore. Decide in quale ordine cadono edifici e segnalini, e ciò che entrambe le parti perdono conta come rimosso da lui: un punto per ogni edificio o segnalino dell'una o dell'altra, e uno in più per ogni pezzo di una fazione ostile.
    .title = Girovago: istigare

law-C-5-1 = L'Arbitro comincia con stivali, torcia e due spade.
    .title = Arbitro: oggetti

law-C-5-2 = Subito prima che si tirino i dadi in una battaglia nella sua radura, il difensore può arruolarlo. Egli ottiene un punto, e le sue spade intatte si aggiungono al massimo dei colpi dei dadi che il difensore può infliggere in questa battaglia. Non può arruolare sé stesso, e non esaurisce nulla.
    .title = Arbitro: proteggere

law-C-6-1 = Il Furfante comincia con due stivali, torcia e balestra.
    .title = Furfante: oggetti

law-C-6-2 = Si esaurisce una torcia e la si lascia nella sua radura. Si rimuovono tutti i pezzi nemici che vi si trovano; per il resto della partita nessun pezzo può essere piazzato o mosso in quella radura. Egli può restare, ma una volta uscito non può tornare.
    .title = Furfante: terra bruciata

## I capitoli del libro

chapter-1 = Regole d'oro
chapter-2 = Termini chiave
chapter-3 = Vittoria
chapter-4 = Azioni chiave
chapter-5 = Preparazione
chapter-6 = Marchesa de Gattis
chapter-7 = Dinastia delle Aquile
chapter-8 = Alleanza dei Boschi
chapter-9 = Vagabondo
chapter-10 = Culto delle Lucertole
chapter-11 = Compagnia del Fiume
chapter-A = Combinazioni di fazioni
chapter-B = Componenti
chapter-V = Varianti della preparazione
chapter-G = Varianti della mappa
chapter-L = Il lago
chapter-M = La montagna
chapter-C = Personaggi del Vagabondo
