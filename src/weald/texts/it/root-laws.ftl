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

law-1-5 = Un turno ha tre fasi: Alba, Giorno, Sera. Poi il turno passa in senso orario, finché qualcuno vince.
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

law-4-2 = Per muovere si portano almeno uno dei propri guerrieri, o la propria pedina, da una radura a una adiacente. Tutti quelli che muovono vanno insieme.
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

law-8-2-6 = Quando un altro giocatore rimuove un segnalino simpatia, o muove dei guerrieri in una radura simpatizzante, deve dare ai sostenitori una carta della mano del seme della radura. Se non ne ha, nemmeno un uccello, mostra la mano all'Alleanza, che pesca una carta dal mazzo tra i sostenitori.
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

