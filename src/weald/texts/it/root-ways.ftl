### Root: come gioca ogni fazione, su una pagina propria. Per le pagine, le leggi hanno l'ultima parola.
### `points`: come ottiene punti; `turn`: come va un turno; `plan`: come cominciare; `mind`: a che cosa fare attenzione;
### `against`: che cosa fare quando la giocano altri; `map`, `board`: che cosa mostrano le due immagini.

way-marquise = La Marchesa domina il bosco. Cominci con un guerriero in quasi tutte le radure, una roccaforte e tre edifici. Le segherie fanno legno, il legno diventa edifici, e ogni edificio dà punti.
    .points = Ogni segheria, officina e caserma dà punti quando la costruisci. Più avanti sta sul suo tracciato, più costa e più porta. Rimuovere edifici e segnalini nemici dà 1 punto ciascuno, e anche fabbricare oggetti dà punti.
    .turn = All'Alba ogni segheria fa un legno. Di Giorno prima fabbrichi con le officine, poi hai tre azioni: battaglia, marcia (due movimenti), reclutamento una volta, costruzione, o straordinari: una carta per un altro legno. Ogni carta uccello che spendi è un'azione in più. Di Sera peschi.
    .plan = Costruisci una seconda segheria nel primo turno, e due o tre nei primi round. Il legno che non può raggiungere una casella libera non vale nulla: mantieni una catena di radure che controlli.
    .mind = Sei dappertutto, ma con poche forze. Un solo guerriero non tiene una radura contro la Dinastia, e la simpatia accanto alle tue segherie diventa una rivolta. La roccaforte non si può sostituire: finché esiste, una carta del seme giusto vi riporta i guerrieri caduti.
    .against = Taglia le sue vie di rifornimento: controlla una radura tra le sue segherie e le sue caselle libere. Prendi le radure che lascia vuote.
    .map = Arancione: la roccaforte con la sua caserma nella radura 1, segherie con legno in 5 e 10. Il legno in 5 si può spendere in 9, perché controlla la radura 1 tra le due.
    .board = I tracciati mostrano quanto costa (sopra) e quanti punti dà (sotto) ogni prossimo edificio.

way-eyrie = La Dinastia esegue un Decreto. A ogni turno vi aggiungi carte, e a ogni turno devi fare tutto ciò che dice. Ti rende più forte a ogni round, finché qualcosa non si può più fare.
    .points = Ogni Sera ottieni punti per i nidi sulla mappa: più nidi, più punti, e di nuovo a ogni turno. Fabbricare un oggetto ti dà solo 1 punto, qualunque cosa dica la carta.
    .turn = All'Alba aggiungi una o due carte al Decreto, nella colonna che vuoi. Di Giorno fabbrichi, poi esegui il Decreto da sinistra a destra: reclutare, muovere, combattere, costruire, ogni carta in una radura del suo seme. Di Sera ottieni i punti dei nidi e peschi.
    .plan = Costruisci un secondo nido nel primo turno. Aggiungi carte che potrai eseguire a lungo: carte uccello e i semi delle radure dove sei in forze. Recluta prima di muovere, e muovi dove puoi combattere o costruire.
    .mind = Se anche una sola carta non si può eseguire, c'è tumulto: perdi un punto per ogni carta uccello nel Decreto, il Decreto sparisce e il tuo leader cade. Una caduta si può pianificare: scegli il momento, e il prossimo leader.
    .against = Leggi il suo Decreto: dice che cosa deve fare. Togli il nido dove deve reclutare, o la casella libera dove deve costruire, e il governo cade.
    .map = Blu: nidi nelle radure 3 e 7, e un movimento verso la 11. Dove due parti hanno la stessa forza, controlla la Dinastia.
    .board = Il Decreto con le sue quattro colonne. Due delle carte sono visir; il leader dice in quali colonne.

way-alliance = L'Alleanza comincia senza nulla sulla mappa. Diffondi simpatia, raccogli sostenitori, e scateni rivolte dove fa più male. Ciò che ti manca in guerrieri, gli altri te lo pagano in carte.
    .points = Ogni segnalino simpatia che piazzi dà punti, gli ultimi di più. Rivolte e battaglie danno 1 punto per ogni edificio e segnalino nemico che rimuovono.
    .turn = All'Alba spendi sostenitori: due del seme di una radura per una rivolta dove hai simpatia, da uno a tre per altra simpatia. Di Giorno fabbrichi con la simpatia, aggiungi carte ai sostenitori e addestri ufficiali a una base. Di Sera ogni ufficiale muove, combatte, recluta o trasforma un guerriero in simpatia.
    .plan = Diffondi simpatia dove gli altri devono passare. Chi vi muove guerrieri o la rimuove ti dà una carta. Scatena presto una rivolta, in una radura con molti edifici nemici, e addestra subito ufficiali.
    .mind = Una base che cade porta con sé i suoi sostenitori e metà dei tuoi ufficiali. Proteggila con guerrieri: in difesa infliggi il dado più alto.
    .against = Non entrare nella simpatia senza necessità. Rimuovila dove hai molto da perdere; costa una carta, ma una rivolta costa tutto ciò che c'è lì. Tieni tre guerrieri in una radura: per diffondervi simpatia, serve un sostenitore in più.
    .map = Verde: una base con due guerrieri nella radura 12, simpatia lì e in 9 e 2. In 9 può scatenare una rivolta contro la Marchesa.
    .board = I sostenitori sono nascosti; il loro numero è noto. Gli ufficiali sono le azioni della Sera.

way-vagabond = Il Vagabondo è un viandante solitario con una borsa di oggetti. Non controlli nulla e non costruisci nulla. Vai dove vuoi, aiuti alcuni, derubi altri, esplori rovine e completi missioni.
    .points = Ottieni punti per relazioni migliori (aiutando gli altri), per le missioni, per ogni rovina che esplori, per gli oggetti che fabbrichi, e per i pezzi di chi ti è ostile che rimuovi in battaglia.
    .turn = All'Alba ripristini tre oggetti, e due in più per ogni tè; poi puoi sgusciare in un luogo vicino. Di Giorno esaurisci oggetti per agire: gli stivali muovono, le spade combattono, le torce esplorano, i martelli fabbricano e riparano, una balestra tira, ogni oggetto aiuta. Di Sera peschi; in una foresta si ripara tutto ciò che è danneggiato.
    .plan = Esplora prima le rovine: ognuna porta un oggetto e un punto. Poi aiuta chi fabbrica, perché in cambio prendi un suo oggetto. Più oggetti, più azioni.
    .mind = Ogni colpo danneggia un oggetto. Senza una spada intatta sei indifeso. Riposa in una foresta prima di restare senza nulla. Una fazione che ti è diventata ostile ti costa più stivali da visitare.
    .against = Non fabbricare oggetti che lui può venire a prendere, o chiedi qualcosa in cambio. Colpiscilo ogni tanto: gli oggetti danneggiati lo rallentano.
    .map = La pedina sta nella radura 6, presso una rovina con un oggetto. Non ha bisogno del controllo per muovere, e non può essere rimossa.
    .board = Oggetti pronti, esausti e danneggiati, e le relazioni con ogni fazione.

way-cult = Il Culto delle Lucertole predica. Riveli carte invece di spenderle, e le riprendi di Sera. I giardini controllano le loro radure, chiunque vi sia. Ciò che gli altri gettano via ti dà potere.
    .points = Una volta per turno e per seme puoi spendere una carta per i punti dei suoi giardini sulla mappa: più giardini di quel seme, più punti.
    .turn = All'Alba il seme più frequente tra le Anime Perdute (tutte le carte scartate dal tuo ultimo turno) diventa il Reietto; lì gli accoliti pagano le cospirazioni: crociata, conversione, santificazione. Di Giorno ogni carta che riveli costruisce un giardino, recluta un guerriero, dà punti, o (un uccello) sacrifica un guerriero. Di Sera le carte rivelate tornano, e fabbrichi e peschi.
    .plan = Recluta e costruisci in radure dei semi che hai in mano. Tre o quattro giardini di un seme, e una sua carta a ogni turno: è questo il tuo motore.
    .mind = Non puoi semplicemente muovere o combattere: lo fanno solo gli accoliti, con una crociata, e solo in radure del seme del Reietto. Ogni giardino rimosso ti costa una carta a caso.
    .against = Bada a ciò che scarti: il seme più frequente decide dove può colpire. I guerrieri caduti in difesa diventano accoliti: attacca per rimuovere giardini, non per i soli guerrieri.
    .map = Giallo: un giardino volpe nella radura 8, un giardino coniglio in 4. Controlla entrambe, qualunque altra cosa vi sia.
    .board = Il Reietto è volpe, e odiato: le cospirazioni costano un accolito in meno. Sotto, i giardini per seme.

way-riverfolk = La Compagnia del Fiume commercia. Vendi agli altri carte, battelli e spade, e fissi i prezzi. I guerrieri con cui pagano diventano i tuoi fondi, e i fondi sono le tue azioni.
    .points = Ogni emporio dà punti quando lo piazzi. Con un emporio sulla mappa ottieni anche 1 punto ogni due fondi che hai tenuto. Fabbricare oggetti dà punti come a tutti.
    .turn = All'Alba, se nessuno ha pagato, ti paghi da sola; i fondi danno punti; tutto ciò che è sulla tua plancia diventa fondi. Di Giorno impegni fondi per muovere, combattere, pescare e fabbricare (ritornano), o li spendi per reclutare e piazzare empori (tornano ai proprietari). Di Sera fissi i prezzi.
    .plan = All'inizio vendi a poco: ogni vendita è un'azione in più. Tieni carte che servono agli altri, perché la tua mano è scoperta. Piazza empori dove controllano i tuoi clienti: ti servono due dei loro guerrieri tra i fondi.
    .mind = Un emporio rimosso è perso, e con lui metà dei tuoi fondi. Non essere ricca e debole nello stesso luogo.
    .against = Tutto ciò che compri la nutre. Compra poco, compra tardi, e rimuovi gli empori quando i suoi fondi sono alti.
    .map = Verde acqua: empori nelle radure 7 e 10, e guerrieri lungo il fiume, che è un sentiero per loro e per chi compra i battelli.
    .board = I fondi per proprietario, i pagamenti di questo round, e i prezzi dei tre servizi.

## I bot: giocano da sé con una carta ordine, e nessuno risponde per loro.

way-bot-marquise = Il bot più semplice. A ogni turno una carta dà l'ordine: il suo seme dice dove combatte, recluta e costruisce.
    .points = Di Sera ottiene punti per il tipo di edificio ordinato: più ce ne sono sulla mappa, più punti.
    .turn = Combatte in ogni radura ordinata, vi recluta quattro guerrieri, costruisce dove ha più guerrieri, e muove tutti quelli oltre tre verso i nemici. Con un ordine uccello lo fa ovunque, e combatte di nuovo.
    .against = Non lasciarla espandere. Rimuovi gli edifici che ha in maggior numero.
way-bot-eyrie = Questo bot cresce in fretta. La carta ordine di ogni turno va nel suo Decreto e vi resta.
    .points = Ogni Sera ottiene punti per i suoi nidi.
    .turn = Per ogni colonna del Decreto recluta, poi muove, poi combatte; infine costruisce un nido. Se non può piazzare un nido, c'è tumulto: perde punti e il Decreto.
    .against = Controlla le radure dove potrebbe costruire, o non lasciarvi caselle: senza un nuovo nido cade.
way-bot-alliance = Questo bot scatena spesso rivolte. L'ordine dice dove la simpatia si diffonde e dove diventa una base.
    .points = La simpatia dà punti quando è piazzata, gli ultimi segnalini di più; uno in meno dove un nemico ha tre guerrieri.
    .turn = Scatena una rivolta nella radura simpatizzante ordinata con più pezzi nemici, o altrimenti diffonde altra simpatia. Alle sue basi raccoglie guerrieri, che tornano a essere simpatia.
    .against = Scartare è il prezzo per entrare nella simpatia. Tieni tre guerrieri dove potrebbe diffondersi, e rimuovi una base prima che sia piena.
way-bot-vagabond = Un viandante testardo. Per lui gli oggetti sono tutti uguali: li esaurisce per esplorare, aiutare, combattere e andare avanti.
    .points = Ottiene punti per una missione dopo l'altra, per gli aiuti, e per ciò che rimuove in battaglia.
    .turn = Il seme dell'ordine dice quali di queste cose fa, e in quale ordine: esplorare, missione, aiuto, battaglia, riparazione, o ciò che fa il suo personaggio. Combatte contro chi è in testa.
    .against = Più oggetti hai fabbricato, più ti aiuta, e prende. Danneggia i suoi oggetti: sotto i tre fugge in una foresta.
way-bot-cult = Questo bot converte con la forza. Il suo ordine è il seme più frequente tra le Anime Perdute.
    .points = Ottiene punti per i giardini del seme ordinato.
    .turn = Con un accolito esegue la prossima cospirazione: conversione, crociata, santificazione. Poi quattro carte delle Anime Perdute portano guerrieri e giardini.
    .against = Bada a ciò che scarti. Rimuovi i giardini, e non nutrire i suoi accoliti con tanti piccoli scontri.
way-bot-riverfolk = Vende da un bancone di carte scoperte. Più si compra, più diventa forte; senza clienti diventa pericolosa.
    .points = Ottiene punti per gli empori, e per i pagamenti di chi ha pagato di più.
    .turn = Rifornisce il bancone, piazza un emporio in una radura ordinata e recluta. Se nessuno ha pagato, o tutti i suoi guerrieri sono in campo, combatte.
    .against = Comprate poco, ognuno di voi. Chi paga molto da solo le dà punti.
way-bot-duchy = Il Ducato sbuca dalle gallerie, rafforza i suoi avamposti, e convince un ministro dopo l'altro.
    .points = Ottiene punti per i mercati ogni Sera, e con i ministri che ha convinto.
    .turn = Recluta nella Tana, scava una galleria con quattro guerrieri, combatte nelle radure ordinate, costruisce, e fa agire ogni ministro convinto.
    .against = Rimuovi i suoi edifici: ogni volta, il ministro convinto più in basso perde la corona.
way-bot-corvids = La Congiura piazza complotti a faccia in giù: bombe, trappole, estorsioni, incursioni. Tutto ciò che c'è al suo prossimo turno viene girato.
    .points = Ogni complotto girato dà tanti punti quanti sono i complotti a faccia in su; le estorsioni danno punti ogni Sera.
    .turn = Recluta in due radure ordinate, gira i suoi complotti, combatte dove ha due o più guerrieri, e trasforma un guerriero in un nuovo complotto.
    .against = Rimuovi i complotti prima che siano girati, anche se un difensore accanto a un complotto nascosto colpisce più forte. Dividi i gruppi di tre.

## La pagina intorno

way-heading-points = Come ottiene punti
way-heading-turn = Un turno
way-heading-plan = Come cominciare
way-heading-mind = Attenzione
way-heading-against = Contro questa fazione
way-heading-pieces = I suoi pezzi
way-picture-map = Una parte della mappa
way-picture-board = La sua plancia
way-play-root = Gioca a Root
way-others = Le fazioni
way-bots = I bot Clockwork
way-piece-warriors = { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
  }
way-piece-pawn = una pedina
