### Defenders: che cosa dicono le sue lezioni. Il testo di un passo è `lesson-LESSON-STEP`; un a capo comincia un paragrafo.

## Preparazione

lesson-learn-defenders-welcome =
    Le macchine circondano la terra di muri e la avvelenano. Tu guidi l'Ordine, gli animali della foresta. Un computer guida il Consiglio, gli animali della pianura.
    Siete una squadra: vincete insieme o perdete insieme. La lezione ti accompagna in un primo round; puoi lasciarla e giocare liberamente in ogni momento.
lesson-learn-defenders-land =
    Questo è il tabellone. Ogni esagono è foresta, pianura, palude o montagna. In mezzo c'è il nucleo delle macchine: nessuno può entrarvi.
    Alcuni esagoni hanno già inquinanti, e in alcuni aspetta un mech. In B5 c'è l'uno e l'altro.
lesson-learn-defenders-goal =
    Si vince così: tutti e dieci i campi costruiti, cinque a testa, e ogni fabbrica costruita dalle macchine rinaturalizzata. Per ora non c'è nessuna fabbrica.
lesson-learn-defenders-perils =
    E questi sono i tre modi di perdere: una sesta fabbrica, una settima area tossica, o due morti dello stesso habitat. I numeri mostrano quanto è vicino ognuno.
lesson-learn-defenders-leader =
    Ogni leader ha carte sue. Prendi Burrun.
lesson-learn-defenders-settle =
    Il tuo leader e un primo campo cominciano accanto al perimetro, nel tuo habitat naturale: per l'Ordine è la foresta. Questo campo è in regalo, e non è uno dei dieci. Stabilisciti in A3.

## Pianificazione

lesson-learn-defenders-hand =
    Questi sono i tuoi difensori. Il numero dice quante azioni ti dà uno di loro, il colore il suo habitat, e il testo che cosa sa fare.
lesson-learn-defenders-plan =
    In ogni round entrambi scegliete un difensore, in segreto. Finché tutti non hanno scelto, nessuno può parlare. Scegli Archivi: 3 punti, foresta.
lesson-learn-defenders-revealed =
    Entrambi i difensori sono rivelati. Archivi ti ha dato le mappe: un oggetto, che più tardi vale un movimento gratis. Il Consiglio ha ottenuto il pane.
    Hai il segnalino primo giocatore, quindi il primo turno è tuo.

## Il turno

lesson-learn-defenders-threat =
    Dopo le tue azioni peschi una carta macchina. Qui vedi quali carte possono ancora uscire, e quante di ognuna. Che cosa farebbero ora è tratteggiato sul tabellone.
lesson-learn-defenders-hunters =
    I mech negli esagoni habitat sono cacciatori: ti inseguono. Con una carta mech due di loro verrebbero da te in A3. Tocca la carta per vederla da sola. Quindi non aspettare: va' a combattere.
lesson-learn-defenders-refused =
    Ciò che non puoi fare sta sotto «Non ora», in fondo all'elenco delle scelte, ognuna con un motivo e il numero di una legge. Un campo, per esempio: non hai ancora supporto.
    Tocca un numero così, o il libro, e la legge compare. Oppure tocca un luogo del tabellone che non puoi raggiungere, e leggi perché.
lesson-learn-defenders-move =
    Hai 3 punti; ogni azione ne costa 1. Un movimento porta in un esagono adiacente. Ma Archivi è un difensore delle foreste, e attraversa foreste collegate in un solo movimento: per A4 fino a B5.
    Vacci con un movimento, e tieni le mappe per dopo.
lesson-learn-defenders-danger =
    Ora sei tra i mech. Dopo ogni azione che cominci qui si tira il dado: metà delle facce fa male, 1 o 2 danni.
    Non devi tirare a indovinare: punta un'azione, o tocca il tuo esagono, e vedi che cosa può costarti prima di svolgerla.
lesson-learn-defenders-destroy =
    Prima distruggi il mech: così la tua prossima azione è sicura. Costa 1 punto e porta 1 supporto.
lesson-learn-defenders-damage =
    Il dado ha mostrato 1, quindi hai 1 danno: lo mostra la tua plancia. Tre li puoi sopportare. Il successivo uccide una carta della tua mano, e tutti i tuoi danni spariscono.
    Puoi curarti in ogni esagono con un campo.
lesson-learn-defenders-clear =
    Ora elimina gli inquinanti: un altro supporto. Con tre segnalini in un esagono sarebbe un'area tossica, ed eliminare quella fa male.
lesson-learn-defenders-support =
    Il tuo supporto è 2, come mostra la plancia. È tutto ciò che serve per il tuo prossimo campo. Ma i tuoi 3 punti sono spesi.
lesson-learn-defenders-team =
    Gli amici aiutano: quando i tuoi punti sono spesi, puoi giocare in aiuto carte dello stesso habitat, per 1 punto ciascuna. Anche Stampa Clandestina è foresta. Giocala in aiuto.
lesson-learn-defenders-camp =
    Ora costruisci il campo. Puoi farlo nel tuo habitat naturale e sulle fabbriche rinaturalizzate, un campo per esagono. B5 è foresta: avanti.
lesson-learn-defenders-built =
    Il primo di dieci! Il tuo supporto ricomincia, e il prossimo campo ne chiede 3. Ogni campo inoltre ti riempie la mano: ora hai quattro carte.
lesson-learn-defenders-end =
    Anche Senti come Brucia potrebbe venire in aiuto, ma tienila: nel prossimo round vorrai poter scegliere. Termina il turno. Arriva la carta macchina, poi gioca il Consiglio.

## Il secondo round

lesson-learn-defenders-machine =
    La tua carta era un riavvio: d'ora in poi le macchine girano a sinistra, e il nucleo ha inquinato tre esagoni: C3, D5 ed E3.
lesson-learn-defenders-council =
    Il Consiglio ha fatto come te, e ha costruito il suo primo campo in E1. La sua carta ha portato due nuovi cacciatori, e un terzo ha inseguito il Consiglio. Due campi su dieci: un buon round.
lesson-learn-defenders-engines =
    Guarda i due automi. Si lasciano dietro muri, e non puoi fermarli. Un esagono con muri su tutti e sei i lati diventa una fabbrica quando esce una carta fabbriche o un riavvio.
lesson-learn-defenders-factories =
    Una fabbrica non è la fine. Apri una breccia nel suo muro, entra, distruggi i suoi mech, elimina gli inquinanti e rinaturalizzala. Allora è habitat naturale di tutti voi, e va bene per un campo.
    I suoi mech sono cecchini: ti colpiscono anche negli esagoni intorno, ma solo con un 1.
lesson-learn-defenders-next =
    Un nuovo round: scegli di nuovo un difensore. Sei al tuo campo, quindi puoi curarti. Ottieni anche un oggetto quando un movimento finisce a un campo: da quelli dell'Ordine le mappe, da quelli del Consiglio il pane.
lesson-learn-defenders-read =
    Questo è quasi tutto. Elimina gli inquinanti prima che diventino tossici, tieni una carta o due, e guarda la minaccia prima di ogni turno. Il resto è nel libro delle leggi. Continua, e buona fortuna a entrambi!

lesson-learn-defenders-read-law-defenders = La legge di Defenders
