# Le regole di Critters at War, con parole nostre. L'indice è games/critters/data/laws.json.

law-1-1 = I tre teatri, aria, terra e mare, si dispongono uno accanto all'altro in ordine casuale.
    .title = La fila dei teatri

law-1-2 = Le due carte comandante si mescolano e se ne dà una a ogni giocatore. Chi ha il comandante bianco è il primo giocatore della prima battaglia.
    .title = Chi comincia

law-1-3 = Le 18 carte battaglia si mescolano e se ne danno sei a ogni giocatore. Una mano la vede solo il suo proprietario.
    .title = Mani

law-1-4 = Le sei carte rimaste formano il mazzo. Nessuno le guarda.
    .title = Il mazzo

law-1-5 = I segnalini punteggio sono pronti in un mucchio comune; entrambi i giocatori cominciano senza punti.
    .title = Segnalini punteggio

law-2-1 = Una battaglia si vince controllando più teatri quando tutte le carte sono giocate, o con la ritirata dell'avversario.
    .title = Una partita è una serie di battaglie

law-2-2 = Chi vince una battaglia ottiene punti vittoria. Il primo giocatore che arriva a 12 vince la partita.
    .title = Punti

law-2-3 = I giocatori si alternano e giocano una carta per turno.
    .title = I turni di una battaglia

law-2-4 = Durante una battaglia non si pescano carte, a meno che un'abilità non lo dica.
    .title = Non si pesca

law-3-1 = Ogni teatro forma una colonna tra i giocatori. Le carte si giocano sempre in uno dei tre teatri, e da allora vi restano.
    .title = Teatri

law-3-2 = I teatri vicini nella fila sono adiacenti: quello di mezzo a entrambi gli altri, i due esterni non tra loro.
    .title = Teatri adiacenti

law-3-3 = Ogni carta dalla parte di un giocatore è di quel giocatore. Si giocano carte solo dalla propria parte.
    .title = Di chi sono le carte

law-4-1 = Il numero grande su una carta è la sua forza.
    .title = Forza

law-4-2 = In un teatro si somma la forza delle carte di ogni parte. La parte con il totale più alto lo controlla.
    .title = Controllo con la forza

law-4-3 = Un'abilità ha effetto quando la sua carta è giocata a faccia in su o girata a faccia in su. È istantanea o continua.
    .title = Abilità tattiche

law-4-4 = Una carta è del tipo di un teatro, e di norma si gioca a faccia in su solo in quel teatro.
    .title = Tipo

law-4-5 = Una carta si può giocare a faccia in giù in qualsiasi teatro.
    .title = A faccia in giù è un jolly

law-4-6 = Una carta a faccia in giù ha forza 2, qualunque cosa vi sia stampata.
    .title = Forza a faccia in giù

law-4-7 = Finché una carta è a faccia in giù la sua abilità non esiste.
    .title = Niente abilità a faccia in giù

law-4-8 = Un giocatore può guardare le proprie carte a faccia in giù in ogni momento, quelle dell'avversario mai.
    .title = Guardare le carte a faccia in giù

law-4-9 = Una carta giocata dove il suo proprietario ha già carte si posa sopra di esse. Una carta con un'altra sopra è coperta; quella in cima è scoperta.
    .title = Coprire

law-5-1 = Il primo giocatore svolge il primo turno di una battaglia; poi i turni si alternano.
    .title = Turni alternati

law-5-2 = Nel suo turno un giocatore fa esattamente una di tre cose: schierare, improvvisare o ritirarsi.
    .title = Una sola azione

law-5-3 = Si gioca una carta della mano a faccia in su dalla propria parte di un teatro.
    .title = Schierare

law-5-4 = Una carta schierata deve essere del tipo del teatro in cui si gioca.
    .title = Schierare: il tipo deve corrispondere

law-5-5 = Se nel teatro ci sono già carte proprie, la nuova le copre.
    .title = Schierare: in cima

law-5-6 = L'abilità di una carta schierata ha effetto.
    .title = Schierare: l'abilità

law-5-7 = Si gioca una carta della mano a faccia in giù in qualsiasi teatro, qualunque sia il tipo della carta.
    .title = Improvvisare

law-5-8 = Si rinuncia alla battaglia. La vince l'avversario.
    .title = Ritirarsi

law-5-9 = Dopo un'azione tocca all'avversario, finché qualcuno non si ritira o entrambi non hanno giocato tutte le carte.
    .title = Il turno passa

law-6-1 = Subito, quando una carta è giocata dalla mano a faccia in su o una carta a faccia in giù è girata a faccia in su.
    .title = Quando le abilità hanno effetto

law-6-2 = Hanno effetto una volta, appena la carta è giocata o rivelata, e di nuovo solo se questo accade di nuovo.
    .title = Abilità istantanee

law-6-3 = Le abilità istantanee che dovrebbero avere effetto insieme seguono l'ordine in cui le loro carte sono state giocate o rivelate, ognuna per intero prima della successiva.
    .title = Più abilità istantanee

law-6-4 = Un'abilità istantanea cominciata si porta a termine, anche se intanto la sua carta viene girata a faccia in giù.
    .title = Ciò che comincia si finisce

law-6-5 = Valgono finché la carta è a faccia in su, cessano quando è girata a faccia in giù, e valgono di nuovo quando torna a faccia in su.
    .title = Abilità continue

law-6-6 = Un'abilità va usata, a meno che non dica che il proprietario può.
    .title = Dovere e potere

law-6-7 = Ciò che un'abilità non può fare si tralascia.
    .title = L'impossibile

law-7-1 = Una carta a faccia in su si gira a faccia in giù, o il contrario. Se l'abilità non dice altro, può essere la carta di chiunque.
    .title = Girare

law-7-2 = Dove un'abilità nomina solo carte coperte o solo carte scoperte, si limita a quelle; dove non lo fa, va bene qualsiasi carta.
    .title = Coperta e scoperta

law-7-3 = Una carta va dalla mano in un teatro. Quando un'abilità fa giocare una carta, valgono tutti i limiti normali: la propria parte, il tipo corrispondente se a faccia in su, in cima.
    .title = Giocare

law-7-4 = Una carta finita in un teatro di un altro tipo vi resta e conta per intero.
    .title = Nel teatro sbagliato

law-7-5 = Una carta distrutta va a faccia in giù in fondo al mazzo. Se è distrutta appena giocata, la sua abilità non si usa.
    .title = Distruggere

law-7-6 = Quando si contano le carte di un teatro, contano quelle di entrambi i giocatori.
    .title = Occupato

law-7-7 = Una carta spostata resta dalla parte del suo proprietario, va in un altro teatro e copre le carte che vi si trovano.
    .title = Spostare

law-7-8 = Ciò che parla di carte giocate non riguarda quelle spostate.
    .title = Spostare non è giocare

law-8-1 = Una battaglia finisce subito quando un giocatore si ritira; la vince l'avversario.
    .title = Fine per ritirata

law-8-2 = Una battaglia finisce quando entrambi i giocatori hanno giocato tutte le carte; la vince chi controlla più teatri.
    .title = Fine a carte esaurite

law-8-3 = Per controllare un teatro serve il totale più alto. A parità di totale, anche senza carte da nessuna parte, lo controlla il primo giocatore.
    .title = Controllo

law-9-1 = Se nessuno si è ritirato, chi vince ottiene 6 punti.
    .title = Punti per una battaglia combattuta fino in fondo

law-9-2 = L'avversario ottiene quanto dice la carta comandante di chi si ritira, per il numero di carte rimaste in mano a quel giocatore.
    .title = Punti per una ritirata

law-9-3 = Se chi ha vinto la battaglia non ha vinto la partita, si prepara la battaglia successiva.
    .title = Dopo i punti

law-10-1 = Tutte le 18 carte si raccolgono, si mescolano e se ne danno sei a ogni giocatore; il resto è il mazzo.
    .title = Battaglia successiva: carte

law-10-2 = Ogni teatro si sposta di un posto a destra, e l'ultimo a destra va in fondo a sinistra.
    .title = Battaglia successiva: teatri

law-10-3 = I giocatori si scambiano le carte comandante, così il primo giocatore diventa il secondo.
    .title = Battaglia successiva: comandanti

law-11-1 = Chi dopo una battaglia ha 12 punti o più vince la partita.
    .title = Vincere la partita

law-11-2 = I giocatori possono accordarsi su un altro numero di punti: 18, per una partita più lunga.
    .title = Partite più lunghe e più brevi

law-12-1 = Chi vince una battaglia ottiene 1 punto.
    .title = Modalità principiante: punti

law-12-2 = Vince il primo giocatore con 3 punti.
    .title = Modalità principiante: vittoria

law-12-3 = I numeri sulle carte comandante si ignorano: una ritirata vale 1 punto come ogni altra vittoria.
    .title = Modalità principiante: ritirata

law-A1 = Continua. Il totale del suo proprietario aumenta di 3 in ogni teatro adiacente a quello in cui si trova.
    .title = Supporto

law-A2 = Istantanea. La prossima carta che il suo proprietario gioca può essere giocata a faccia in su in qualsiasi teatro.
    .title = Aviolancio

law-A3 = Istantanea. Si gira una carta scoperta, di chiunque, in un teatro adiacente.
    .title = Manovra (aria)

law-A4 = Continua. Il suo proprietario può giocare carte di forza 3 o meno a faccia in su in qualsiasi teatro.
    .title = Aerodromo

law-A5 = Continua. Una carta che uno dei giocatori gioca a faccia in giù è distrutta.
    .title = Contenimento

law-A6 = Nessuna abilità.
    .title = Bombardieri Pesanti

law-L1 = Istantanea. Si pesca la prima carta del mazzo e la si gioca a faccia in giù in un teatro adiacente.
    .title = Rinforzi

law-L2 = Istantanea. Si gira una carta scoperta, di chiunque, in qualsiasi teatro.
    .title = Imboscata

law-L3 = Istantanea. Si gira una carta scoperta, di chiunque, in un teatro adiacente.
    .title = Manovra (terra)

law-L4 = Continua. Le carte sotto di essa hanno forza 4.
    .title = Fuoco di Copertura

law-L5 = Istantanea. Il suo proprietario gira una delle proprie carte scoperte; poi l'avversario gira una delle sue.
    .title = Scompiglio

law-L6 = Nessuna abilità.
    .title = Carri Armati Pesanti

law-S1 = Istantanea. Il suo proprietario può spostare una delle proprie carte in un altro teatro.
    .title = Trasporto

law-S2 = Continua. Le carte a faccia in giù del suo proprietario hanno forza 4.
    .title = Escalation

law-S3 = Istantanea. Si gira una carta scoperta, di chiunque, in un teatro adiacente.
    .title = Manovra (mare)

law-S4 = Istantanea. Il suo proprietario può riprendere in mano una delle proprie carte a faccia in giù; se lo fa, deve giocare una carta.
    .title = Ridispiegamento

law-S5 = Continua. Una carta che uno dei giocatori gioca in un teatro adiacente è distrutta se vi si trovano tre o più altre carte.
    .title = Blocco Navale

law-S6 = Nessuna abilità.
    .title = Super Corazzata

## I capitoli del libro

chapter-1 = Preparazione
chapter-2 = La partita
chapter-3 = Teatri
chapter-4 = Carte
chapter-5 = Turni
chapter-6 = Abilità
chapter-7 = Termini
chapter-8 = La fine di una battaglia
chapter-9 = Punti
chapter-10 = La battaglia successiva
chapter-11 = Vittoria
chapter-12 = Modalità principiante
chapter-A = Carte dell'aria
chapter-L = Carte della terra
chapter-S = Carte del mare
