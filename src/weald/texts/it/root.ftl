### Root: ciò che leggono i suoi giocatori. I nomi sono fatti del gioco; gli effetti sono detti con parole nostre.

game-root = Root
    .about = Fazioni con regole proprie si contendono un bosco di dodici radure. Si vince con trenta punti, o con il dominio, se il mazzo ne ha le carte.
    .help = Un turno è Alba, Giorno, Sera. Chi ha più guerrieri ed edifici in una radura la controlla; in parità non è di nessuno, o della Dinastia. Per muovere, controlla la radura che lasci o quella in cui entri. In battaglia si tirano due dadi: l'attaccante infligge il numero più alto, il difensore il più basso, mai più colpi dei propri guerrieri presenti. Le carte si fabbricano con pezzi in radure dei semi che costano: officine, nidi, simpatia. Una carta uccello vale per qualsiasi seme. Lettere sulla mappa: M Marchesa, D Dinastia, A Alleanza, V Vagabondo, W secondo Vagabondo, L Culto delle Lucertole, F Compagnia del Fiume, T Ducato, C Congiura; «c. M» dice chi controlla, «a 5 9» sono sentieri, «~7 11» è il fiume.

option-map = la mappa; su tutte tranne l'autunno i semi delle radure sono a caso
    .title = Mappa
option-order = l'ordine di turno: a caso, o come sono elencati i posti
    .title = Ordine di turno
option-marquise = se la Marchesa de Gattis partecipa
option-eyrie = se la Dinastia delle Aquile partecipa
option-alliance = se l'Alleanza dei Boschi partecipa
option-vagabond = se il Vagabondo partecipa
option-vagabond2 = se un secondo Vagabondo partecipa
option-cult = se il Culto delle Lucertole partecipa
option-riverfolk = se la Compagnia del Fiume partecipa
option-deck = il mazzo di carte: standard, o exiles (Esuli e Partigiani)
    .title = Mazzo
option-character2 = il personaggio del secondo Vagabondo
    .title = Personaggio
warning-low-reach = La portata di queste fazioni è in totale minore di quella che la legge consiglia [A]: si può giocare, ma la partita può trascinarsi o essere a senso unico.

map-autumn = autunno
map-winter = inverno
map-lake = lago
map-mountain = montagna

suit-fox = volpe
    .letter = V
suit-rabbit = coniglio
    .letter = C
suit-mouse = topo
    .letter = T
suit-bird = uccello
    .letter = U
suit-any = di qualsiasi seme

# .short è ciò che sta in una casella della mappa disegnata.
piece-sawmill = segheria
    .short = seg
    .il = la segheria
    .di = della segheria
    .gender = f
piece-workshop = officina
    .short = off
    .il = l'officina
    .di = dell'officina
    .gender = f
piece-recruiter = caserma
    .short = cas
    .il = la caserma
    .di = della caserma
    .gender = f
piece-roost = nido
    .short = nid
    .il = il nido
    .di = del nido
    .gender = m
piece-base = base
    .short = bas
    .il = la base
    .di = della base
    .gender = f
piece-ruin = rovina
    .short = rov
    .il = la rovina
    .di = della rovina
    .gender = f
piece-keep = roccaforte
    .short = rocc
    .il = la roccaforte
    .di = della roccaforte
    .gender = f
piece-wood = legno
    .short = legn
    .il = il legno
    .di = del legno
    .gender = m
piece-sympathy = simpatia
    .short = simp
    .il = la simpatia
    .di = della simpatia
    .gender = f
piece-fox-garden = giardino volpe
    .short = gia
    .il = il giardino volpe
    .di = del giardino volpe
    .gender = m
piece-rabbit-garden = giardino coniglio
    .short = gia
    .il = il giardino coniglio
    .di = del giardino coniglio
    .gender = m
piece-mouse-garden = giardino topo
    .short = gia
    .il = il giardino topo
    .di = del giardino topo
    .gender = m
piece-fox-post = emporio volpe
    .short = empo
    .il = l'emporio volpe
    .di = dell'emporio volpe
    .gender = m
piece-rabbit-post = emporio coniglio
    .short = empo
    .il = l'emporio coniglio
    .di = dell'emporio coniglio
    .gender = m
piece-mouse-post = emporio topo
    .short = empo
    .il = l'emporio topo
    .di = dell'emporio topo
    .gender = m

item-bag = borsa
    .il = la borsa
    .di = della borsa
    .gender = f
item-boots = stivali
    .il = gli stivali
    .di = degli stivali
    .gender = mp
item-crossbow = balestra
    .il = la balestra
    .di = della balestra
    .gender = f
item-hammer = martello
    .il = il martello
    .di = del martello
    .gender = m
item-sword = spada
    .il = la spada
    .di = della spada
    .gender = f
item-tea = tè
    .il = il tè
    .di = del tè
    .gender = m
item-coins = monete
    .il = le monete
    .di = delle monete
    .gender = fp
item-torch = torcia
    .il = la torcia
    .di = della torcia
    .gender = f

leader-builder = Costruttore
    .effect = gli oggetti fabbricati danno tutti i loro punti
    .il = il Costruttore
    .di = del Costruttore
    .gender = m
leader-charismatic = Carismatico
    .effect = ogni reclutamento piazza due guerrieri
    .il = il Carismatico
    .di = del Carismatico
    .gender = m
leader-commander = Comandante
    .effect = un colpo in più quando attacca
    .il = il Comandante
    .di = del Comandante
    .gender = m
leader-despot = Despota
    .effect = un punto in più per una battaglia che ha rimosso un edificio o un segnalino
    .il = il Despota
    .di = del Despota
    .gender = m

column-recruit = reclutare
column-move = muovere
column-battle = combattere
column-build = costruire

## Carte. Ciò che danno gli oggetti e ciò che costano le carte si aggiunge dai dati del mazzo.

card-ambush-bird = Imboscata! (uccello)
    .effect = da difensore, in qualsiasi radura: due colpi prima dei dadi; da attaccante: annulla un'imboscata
card-ambush-fox = Imboscata! (volpe)
    .effect = da difensore in una radura volpe: due colpi prima dei dadi; da attaccante lì: annulla un'imboscata
card-ambush-rabbit = Imboscata! (coniglio)
    .effect = da difensore in una radura coniglio: due colpi prima dei dadi; da attaccante lì: annulla un'imboscata
card-ambush-mouse = Imboscata! (topo)
    .effect = da difensore in una radura topo: due colpi prima dei dadi; da attaccante lì: annulla un'imboscata
card-dominance-bird = Dominio (uccello)
    .effect = si attiva con almeno 10 punti: vinci nella tua Alba se controlli due angoli opposti; niente più punti
card-dominance-fox = Dominio (volpe)
    .effect = si attiva con almeno 10 punti: vinci nella tua Alba se controlli tre radure volpe; niente più punti
card-dominance-rabbit = Dominio (coniglio)
    .effect = si attiva con almeno 10 punti: vinci nella tua Alba se controlli tre radure coniglio; niente più punti
card-dominance-mouse = Dominio (topo)
    .effect = si attiva con almeno 10 punti: vinci nella tua Alba se controlli tre radure topo; niente più punti
card-birdy-bindle = Fagotto Pennuto (uccello)
card-woodland-runners = Corridori dei Boschi (uccello)
card-arms-trader = Mercante d'Armi (uccello)
card-crossbow-bird = Balestra (uccello)
card-gently-used-knapsack = Zaino Seminuovo (volpe)
card-root-tea-fox = Tè di Radici (volpe)
card-travel-gear-fox = Attrezzi da Viaggio (volpe)
card-protection-racket = Racket della Protezione (volpe)
card-foxfolk-steel = Acciaio delle Volpi (volpe)
card-anvil = Incudine (volpe)
card-smugglers-trail = Pista dei Contrabbandieri (coniglio)
card-root-tea-rabbit = Tè di Radici (coniglio)
card-a-visit-to-friends = Visita agli Amici (coniglio)
card-bake-sale = Vendita di Dolci (coniglio)
card-mouse-in-a-sack = Topo nel Sacco (topo)
card-root-tea-mouse = Tè di Radici (topo)
card-travel-gear-mouse = Attrezzi da Viaggio (topo)
card-investments = Investimenti (topo)
card-sword-mouse = Spada (topo)
card-crossbow-mouse = Balestra (topo)
card-armorers = Armaioli (uccello)
    .effect = in battaglia, scartala: i colpi dei dadi non ti toccano
card-sappers = Genieri (uccello)
    .effect = da difensore, scartala: un colpo in più
card-brutal-tactics = Tattiche Brutali (uccello)
    .effect = da attaccante: un colpo in più, e il difensore ottiene un punto
card-royal-claim = Pretesa Reale (uccello)
    .effect = all'Alba, scartala: un punto per ogni radura che controlli
card-stand-and-deliver = O la Borsa o la Vita! (volpe)
    .effect = all'Alba: una carta a caso dalla mano di un altro, che ottiene un punto
card-tax-collector = Esattore (volpe)
    .effect = una volta di Giorno: rinuncia a un guerriero sulla mappa per pescare una carta
card-favor-of-the-foxes = Favore delle Volpi (volpe)
    .effect = subito: tutti i pezzi nemici lasciano le radure volpe, e ne ottieni i punti
card-command-warren = Tana di Comando (coniglio)
    .effect = all'inizio del Giorno: una battaglia
card-better-burrow-bank = Banca della Buona Tana (coniglio)
    .effect = all'inizio dell'Alba: tu e un altro giocatore pescate una carta ciascuno
card-cobbler = Ciabattino (coniglio)
    .effect = all'inizio della Sera: un movimento
card-favor-of-the-rabbits = Favore dei Conigli (coniglio)
    .effect = subito: tutti i pezzi nemici lasciano le radure coniglio, e ne ottieni i punti
card-scouting-party = Squadra di Esploratori (topo)
    .effect = da attaccante non puoi subire imboscate
card-codebreakers = Decifratori (topo)
    .effect = una volta di Giorno: guarda la mano di un altro
card-favor-of-the-mice = Favore dei Topi (topo)
    .effect = subito: tutti i pezzi nemici lasciano le radure topo, e ne ottieni i punti
card-saboteurs = Sabotatori (uccello)
    .effect = all'inizio dell'Alba, scartala: si scarta anche una carta persistente di un nemico
card-soup-kitchens = Mense Popolari (uccello)
    .effect = ogni tuo segnalino conta come due guerrieri per il controllo
card-boat-builders = Costruttori di Barche (uccello)
    .effect = i fiumi per te sono sentieri
card-corvid-planners = Strateghi Corvidi (uccello)
    .effect = muovi senza badare a chi controlla le radure
card-eyrie-emigre = Esule delle Aquile (uccello)
    .effect = alla fine dell'Alba: un movimento, poi una battaglia nella radura d'arrivo; senza entrambi si scarta
card-fox-partisans = Volpi Partigiane (volpe)
    .effect = in una battaglia in una radura volpe: un colpo in più, ma scarti tutte le tue carte che non sono volpe
card-rabbit-partisans = Conigli Partigiani (coniglio)
    .effect = in una battaglia in una radura coniglio: un colpo in più, ma scarti tutte le tue carte che non sono coniglio
card-mouse-partisans = Topi Partigiani (topo)
    .effect = in una battaglia in una radura topo: un colpo in più, ma scarti tutte le tue carte che non sono topo
card-propaganda-bureau = Ufficio Propaganda (volpe)
    .effect = una volta di Giorno, per una carta: un guerriero nemico in una radura del suo seme fa posto a uno tuo
card-false-orders = Falsi Ordini (volpe)
    .effect = all'Alba, scartala: muovi la metà dei guerrieri di un nemico fuori da una radura, senza badare al controllo
card-informants = Informatori (volpe)
    .effect = di Sera, invece di pescare: una carta imboscata dalla pila degli scarti
card-tunnels = Gallerie (coniglio)
    .effect = le radure con i tuoi pezzi da fabbricazione sono adiacenti tra loro per te
card-charm-offensive = Offensiva di Fascino (coniglio)
    .effect = all'inizio della Sera: pesca una carta, e un altro giocatore a tua scelta ottiene un punto
card-swap-meet = Mercatino dello Scambio (coniglio)
    .effect = una volta all'Alba: una carta a caso dalla mano di un altro, in cambio di una tua
card-coffin-makers = Fabbricanti di Bare (coniglio)
    .effect = i guerrieri che vanno in qualsiasi riserva aspettano qui; all'inizio della tua Alba un punto ogni cinque, poi tornano a casa
card-league-of-adventurous-mice = Lega dei Topi Avventurosi (topo)
    .effect = una volta di Giorno, esaurisci un oggetto fabbricato: un movimento o una battaglia
card-murine-broker = Topo Sensale (topo)
    .effect = quando un altro giocatore fabbrica un oggetto, peschi una carta
card-master-engravers = Maestri Incisori (topo)
    .effect = ogni oggetto che fabbrichi dà un punto in più
card-vizier = visir fedele (uccello)

cost = Costo: { $cost }.
cost-part = { $count } { $suit }
effect-ambush = Non si fabbrica: { $effect }.
effect-dominance = Non si fabbrica: { $effect }.
effect-persistent = { $cost } Resta in gioco: { $effect }.
effect-favor = { $cost } Poi si scarta: { $effect }.
effect-item = { $cost } Oggetto: { $item }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.

## Azioni, come le direbbe una persona

do-pass = { $staying ->
   *[yes] restare dove sei
  }
do-pass-bare = passare
do-end = finire, senza usare { $unused ->
    [one] un'azione
   *[other] { $unused } azioni
  }
do-end-bare = finire: è tutto
do-from = muovere dalla radura { $clearing }
do-to = muovere nella radura { $clearing }
do-warriors = guerrieri: { $count }
do-battle = combattere contro { $seat-il } nella radura { $clearing }
do-ambush = giocare { $card }
do-lose = perdere { $piece-il }
do-craft = fabbricare { $card }
do-engage = usare un pezzo da fabbricazione { $suit }
do-discard = scartare { $card }
do-use = usare { $card }
do-choose = scegliere { $seat-il }
do-activate = attivare { $card }
do-take = { $pile ->
   *[discard] prendere { $card } dalla pila degli scarti
  }
do-take-bare = prendere { $card }, che è accanto alla mappa, per una carta del suo seme
do-spend = spendere { $card }
do-give = dare { $card }
do-remove = rinunciare a un guerriero nella radura { $clearing }
do-start = cominciare nella radura { $clearing }
do-heal = spendere { $card }: i guerrieri caduti vanno alla roccaforte
do-march = { $by ->
    [riverfolk] muovere (impegnare un fondo)
   *[other] fare una marcia: { $moves ->
        [one] un movimento
       *[other] fino a { $moves } movimenti
      }
  }
do-march-bare = fare una marcia
do-recruit = reclutare: un guerriero in ogni caserma
do-build = costruire nella radura { $clearing }: { $piece } ({ $wood ->
    [one] 1 legno
   *[other] { $wood } legni
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
do-build-bare = costruire nella radura { $clearing }: { $piece }
do-wood = { $paying ->
   *[yes] prendere il legno
  } nella radura { $clearing }
do-wood-bare = legno nella radura { $clearing }
do-overwork = straordinari: spendere { $card } per un legno nella segheria della radura { $clearing }
do-hire = spendere { $card } per un'altra azione
do-fight = { $by ->
    [riverfolk] combattere (impegnare un fondo)
   *[other] combattere
  }
do-fight-bare = combattere
do-leader = { $leader } (visir: { $columns }): { $leader_effect }
do-leader-bare = { $leader }
do-decree = aggiungere { $card } al Decreto: { $column }
do-obey = { $turmoil ->
   *[yes] eseguire { $decreed }: non si può, quindi tumulto
  }
do-obey-bare = eseguire { $decreed }
do-roost = piazzare un nido nella radura { $clearing }
do-enlist = { $by ->
    [riverfolk] reclutare (spendere un fondo) nella radura { $clearing }
   *[other] reclutare nella radura { $clearing }
  }
do-enlist-bare = reclutare nella radura { $clearing }
do-revolt = scatenare una rivolta nella radura { $clearing } per due sostenitori
do-sympathy = diffondere simpatia nella radura { $clearing } per { $cost ->
    [one] un sostenitore
   *[other] { $cost } sostenitori
  } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
do-sympathy-bare = diffondere simpatia nella radura { $clearing }
do-mobilize = mobilitare: { $card } va tra i sostenitori
do-train = addestrare: spendere { $card } per un ufficiale
do-raise = reclutare un guerriero alla base nella radura { $clearing }
do-organize = organizzare: un guerriero nella radura { $clearing } diventa simpatia
do-draw = la carta pescata è { $card }
do-roll = i dadi mostrano { $high } e { $low }
do-seat = il prossimo nell'ordine di turno: { $seat }
do-suit = la prossima radura: { $suit }
do-steal = la carta presa è { $card }

# Intestazioni di più scelte di un verbo; seguono le scelte, le radure con numero e seme.
group-from = Muovere dalla radura (i tuoi guerrieri)
group-to = Muovere nella radura
group-warriors = Quanti
group-battle = Combattere contro { $seat-il } nella radura
group-ambush = Imboscata con
group-lose = Perdere
group-craft = Fabbricare
group-engage = Usare un pezzo da fabbricazione del seme
group-discard = Scartare
group-use = Usare
group-choose = Scegliere
group-activate = Attivare
group-take = Prendere
group-spend = Spendere
group-give = Dare
group-remove = Rinunciare a un guerriero nella radura
group-start = Cominciare nella radura
group-heal = Alla roccaforte, per
group-build = Costruire: { $piece } ({ $wood ->
    [one] 1 legno
   *[other] { $wood } legni
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }) nella radura
group-build-bare = Costruire: { $piece } nella radura
group-wood = { $paying ->
   *[yes] Prendere legno dalla radura
  }
group-wood-bare = Legno nella radura
group-overwork = Straordinari con { $card }, segheria nella radura
group-overwork-clearing = Straordinari: un legno nella segheria della radura { $clearing }, per
group-hire = Un'altra azione, per
group-leader = Leader
group-decree = Decreto: { $card } in
group-obey = Eseguire
group-roost = Piazzare un nido nella radura
group-enlist = { $by ->
    [riverfolk] Reclutare (spendere un fondo) nella radura
   *[other] Reclutare nella radura
  }
group-enlist-bare = Reclutare nella radura
group-revolt = Rivolta (due sostenitori) nella radura
group-sympathy = Diffondere simpatia per { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, nella radura (sostenitori)
group-sympathy-bare = Diffondere simpatia, nella radura (sostenitori)
group-mobilize = Mobilitare, tra i sostenitori
group-train = Addestrare un ufficiale, per
group-raise = Reclutare alla base nella radura
group-organize = Organizzare, un guerriero diventa simpatia, nella radura
group-draw = La carta pescata
group-roll = I dadi: { $high } e
group-seat = Il prossimo nell'ordine di turno
group-suit = La prossima radura
group-steal = La carta presa

fact-clearing = { $clearing } ({ $suit })
label-clearing = { $clearing } { $suit }
label-clearing-bare = { $clearing }
label-counted = { $label } ({ $count })
label-forest = { $forest } (tra { $clearings })
label-turmoil = { $label } (non si può eseguire: tumulto)
label-boots = { $label } (stivali: { $count })
label-not-now = { $label } (non ora)
label-outrage = { $label } (indignazione)

## Domande

turn-heading = { $seat }: una decisione
ask-place-keep = In quale angolo sta la tua roccaforte?
ask-place-first-building = I tuoi primi edifici: nella radura della roccaforte o in una adiacente.
ask-place-first-roost = In quale angolo è il tuo primo nido?
ask-choose-leader = Chi comanda? Un leader porta due visir al Decreto.
ask-birdsong-cards = Alba: usa una carta in gioco, o vai avanti.
ask-choose-other = { $card }: quale altro giocatore?
ask-choose-other-bare = Quale altro giocatore?
ask-choose-battle = { $moment }: dove combatti, e contro chi?
ask-choose-battle-bare = Dove combatti, e contro chi?
ask-may-ambush = Attacco { $attacker_seat-di } nella radura { $clearing }. Imboscata?
ask-may-ambush-bare = Sei sotto attacco. Imboscata?
ask-may-foil = Subisci un'imboscata nella radura { $clearing }. La annulli con una tua imboscata?
ask-may-foil-bare = Subisci un'imboscata. La annulli con una tua imboscata?
ask-may-use-in-battle = Battaglia nella radura { $clearing }: i dadi danno { $attack } all'attaccante, { $defence } al difensore. Usi la carta?
ask-may-use-in-battle-bare = Usi la carta in questa battaglia?
ask-lose-piece = Che cosa perdi nella radura { $clearing }? Colpi rimasti: { $hits }.
ask-lose-piece-bare = Che cosa perdi?
ask-field-hospitals = { $count ->
    [one] Un tuo guerriero è caduto nella radura { $clearing }. Spendi una carta corrispondente per riportarlo alla roccaforte?
   *[other] { $count } tuoi guerrieri sono caduti nella radura { $clearing }. Spendi una carta corrispondente per riportarli alla roccaforte?
  }
ask-field-hospitals-bare = Spendi una carta corrispondente per riportare i guerrieri caduti alla roccaforte?
ask-pay-outrage = Indignazione: dai all'Alleanza una carta { $suit } o uccello. Se non ne hai, passa: l'Alleanza vede la tua mano e ne pesca una.
ask-pay-outrage-bare = Indignazione: dai all'Alleanza una carta corrispondente. Se non ne hai, passa: l'Alleanza vede la tua mano e ne pesca una.
ask-cut-supporters = Senza una base tieni cinque sostenitori. Quale se ne va?
ask-engage = Quale pezzo da fabbricazione paga? Ancora da pagare: { $count }.
ask-engage-bare = Quale pezzo da fabbricazione paga?
ask-choose-discard = Troppe carte: scartane una.
ask-choose-taxed = Da dove se ne va il guerriero?
ask-pay-for-dominance = Quale carta spendi per { $card }?
ask-pay-for-dominance-bare = Quale carta spendi per essa?
ask-move-from = { $moment }: da dove partono i guerrieri?
ask-move-from-bare = Da dove partono i guerrieri?
# che cosa ha portato a un movimento o a una battaglia
moment-cobbler = Sera, Ciabattino, un movimento se vuoi
moment-command-warren = Giorno, Tana di Comando, una battaglia se vuoi
moment-eyrie-emigre = Esule delle Aquile
moment-march = Il secondo movimento della marcia, se vuoi
moment-decree = Il Decreto, { $column } (radura { $suit })
moment-decree-bare = Il Decreto, { $column }
ask-move-to = { $moment }: dove vanno dalla radura { $clearing }?
ask-move-to-bare = Dove vanno dalla radura { $clearing }?
ask-move-count = Quanti muovono dalla radura { $from_clearing } alla radura { $clearing }?
ask-move-count-bare = Quanti muovono?
ask-marquise-daylight = Giorno: che cosa fai? { $actions ->
    [0] Non resta nessuna azione.
    [one] Resta un'azione.
   *[other] Restano { $actions } azioni.
  }
ask-marquise-daylight-bare = Giorno: che cosa fai?
ask-pay-wood = Quale legno paga? Ancora da pagare: { $count }.
ask-pay-wood-bare = Quale legno paga?
ask-add-to-decree = Alba: { $added ->
   *[other] aggiungi una seconda carta al Decreto, o finisci?
  }
ask-add-to-decree-bare = Alba: quale carta aggiungi al Decreto, e dove? Una o due, al massimo un uccello. Il segno (non ora): per come stanno le cose, non si potrebbe eseguire.
ask-new-roost = Non hai nidi: dove va quello nuovo, con tre guerrieri?
ask-eyrie-craft = Giorno: fabbrichi con i nidi, o usi una carta? Poi si esegue il Decreto.
ask-obey = Il Decreto, { $column }: quale carta adesso?
ask-obey-bare = Il Decreto: quale carta adesso?
ask-recruit-where = Il Decreto, reclutare con una carta { $suit }: dove?
ask-recruit-where-bare = Il Decreto, reclutare: dove?
ask-roost-where = Il Decreto, costruire con una carta { $suit }: dove?
ask-roost-where-bare = Il Decreto, costruire: dove?
ask-may-revolt = Alba: una rivolta?
ask-may-spread = Alba: diffondi simpatia?
ask-spend-supporter = Quale sostenitore spendi per la radura { $clearing }? Ancora da pagare: { $count }.
ask-spend-supporter-bare = Quale sostenitore spendi?
ask-alliance-daylight = Giorno: che cosa fai? Puoi fabbricare con la simpatia, mobilitare e addestrare.
ask-alliance-evening = Sera: quale operazione? { $count ->
    [one] Ne resta una.
   *[other] Ne restano { $count }.
  }
ask-alliance-evening-bare = Sera: quale operazione? Ce n'è una per ogni ufficiale.
ask-chance-suit = Quale seme va sulla prossima radura?
ask-chance-seat = Chi è il prossimo nell'ordine di turno?
ask-chance-draw = Quale carta si pesca?
ask-chance-roll = Che cosa mostrano i dadi?
ask-chance-steal = Quale carta viene presa?

## Rifiuti

why-base-on-map = la base di quel seme è già sulla mappa
why-cannot-organize = serve un tuo guerriero in una radura senza simpatia, e non alla roccaforte
why-crafting-comes-first = si fabbrica prima della prima azione
why-dominance-cannot-be-changed = una carta dominio attivata resta
why-fewest-warriors = altre radure dove un nido ha posto hanno meno guerrieri
why-item-not-in-supply = la riserva non ha più questo oggetto
why-keep-forbids = solo la Marchesa può piazzare pezzi alla roccaforte
why-leader-deposed = quel leader è stato deposto
why-martial-law = tre guerrieri di un altro giocatore lì: la legge marziale chiede un sostenitore in più
why-must-add-a-card = bisogna aggiungere almeno una carta al Decreto
why-must-pay-outrage = chi ha una carta corrispondente deve darne una
why-must-rule = serve una radura che controlli
why-must-rule-to-move = per muovere, controlla la radura che lasci o quella in cui entri
why-no-actions-left = non resta nessuna azione
why-no-ambush = non è una carta imboscata
why-no-duplicates = hai in gioco una carta con questo nome
why-no-hand-to-look-at = quel giocatore non ha carte
why-no-matching-base = nessuna tua base corrisponde
why-no-matching-roost = nessun tuo nido corrisponde
why-no-open-slot = lì non c'è una casella libera
why-no-piece-there = non hai questo pezzo lì
why-no-sawmill = non hai una segheria lì
why-no-warriors-there = non hai guerrieri lì
why-no-warriors-to-move = non hai guerrieri sulla mappa
why-no-wood-in-reach = lì non c'è legno, o non si può portare
why-no-wood-left = tutto il legno è sulla mappa
why-nobody-to-fight = lì non c'è nessuno da combattere
why-nobody-to-recruit = non ci sono guerrieri nella riserva, o manca il posto per loro
why-none-left = non ne resta nessuno
why-not-a-corner = deve essere una radura d'angolo
why-not-adjacent = nessun sentiero porta lì
why-not-craftable = questa carta non si fabbrica
why-not-in-play = questa carta non è in gioco, o è già stata usata
why-not-next-to-sympathy = deve essere adiacente a una radura simpatizzante
why-not-sympathetic = quella radura non ha simpatia
why-one-bird-only = un solo uccello per turno
why-only-a-bird = deve essere una carta uccello
why-recruited-already = si recluta una volta per turno
why-roost-there = lì c'è già un nido
why-suit-must-match = il seme non corrisponde
why-sympathetic-already = quella radura ha già simpatia
why-ten-points-needed = servono dieci punti
why-too-far-from-keep = deve essere la radura della roccaforte o una adiacente
why-too-few-crafting-pieces = troppo pochi pezzi da fabbricazione inutilizzati dei semi giusti
why-too-few-spaces = troppo pochi spazi vuoti dei semi giusti sui tracciati degli empori
why-too-few-supporters = troppo pochi sostenitori corrispondenti
why-too-little-wood = lì si può portare troppo poco legno
why-used-this-turn = è già stato usato in questo turno

## Eventi

event-suit-laid = La radura { $clearing } diventa { $suit }.
event-order = L'ordine di turno: { $seats }.
event-turn-began = { $seat }: comincia il turno { $round }.
event-drew = { $seat }: pesca { $card }.
event-drew-hidden = { $seat }: pesca una carta.
event-reshuffled = La pila degli scarti si rimescola in un nuovo mazzo.
event-spent = { $seat }: spende { $card }.
event-discarded = { $seat }: scarta { $card }.
event-crafted = { $seat }: fabbrica { $card } e prende { $item-il }.
event-crafted-bare = { $seat }: fabbrica { $card }.
event-used = { $seat }: usa { $card }.
event-stolen = { $seat }: prende { $card } { $other_seat-a }.
event-stolen-hidden = { $seat }: prende una carta { $other_seat-a }.
event-hand-shown = { $seat }: mostra la mano { $other_seat-a }: { $cards }.
event-hand-shown-hidden = { $seat }: mostra la mano { $other_seat-a }.
event-scored = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, ora { $score }.
event-won = { $seat }: vince la partita.
event-dominance-activated = { $seat }: attiva { $card }; niente più punti.
event-dominance-taken = { $seat }: prende { $card }, che era accanto alla mappa.
event-moved = { $seat }: { $count ->
    [one] un guerriero muove
   *[other] { $count } guerrieri muovono
  } dalla radura { $from_clearing } alla radura { $clearing }.
event-battle = { $seat }: battaglia contro { $other_seat-il } nella radura { $clearing }.
event-ambushed = { $seat }: l'imboscata infligge due colpi.
event-rolled = { $seat }: i dadi mostrano { $high } e { $low }.
event-hits = { $seat }: infligge { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
  } e ne subisce { $other_count }.
event-extra-hit = { $seat }: un colpo in più { $by ->
        [defenseless] contro chi è indifeso
        [commander] con il Comandante
        [column] per la colonna più lunga
        [fanatics] dei fanatici
        [captain] del Capitano, per la galleria presente
        [track] per il tracciato battaglia pieno
        [automated-ambush] per l'imboscata automatica
       *[agents] degli agenti infiltrati, per il complotto a faccia in giù
    }.
event-warriors-removed = { $seat }: { $count ->
    [one] un guerriero viene rimosso
   *[other] { $count } guerrieri vengono rimossi
  } dalla radura { $clearing }.
event-piece-removed = { $seat }: dalla radura { $clearing } { $piece-gender ->
    [f] viene rimossa
   *[m] viene rimosso
  } { $piece-il }.
event-healed = { $seat }: { $count ->
    [one] un guerriero torna
   *[other] { $count } guerrieri tornano
  } alla roccaforte nella radura { $clearing }.
event-placed = { $seat }: { $piece } nella radura { $clearing }.
event-recruited = { $seat }: recluta in ogni caserma.
event-leader = { $seat }: ora comanda { $leader-il }.
event-decreed = { $seat }: aggiunge { $card } al Decreto: { $column }.
event-roosted = { $seat }: un nido nella radura { $clearing }{ $count ->
    [0] .
    [one] , con un guerriero.
   *[other] , con { $count } guerrieri.
  }
event-enlisted = { $seat }: recluta { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  } nella radura { $clearing }.
event-garrisoned = { $seat }: un guerriero in ognuna delle radure { $clearings }.
event-wood-spent = { $seat }: spende { $count ->
    [one] un legno
   *[other] { $count } legni
  } nella radura { $clearing }.
event-turmoil = { $seat }: tumulto! Il Decreto non si può eseguire: { $column } con { $card }.
event-sympathy = { $seat }: simpatia nella radura { $clearing }.
event-revolt = { $seat }: rivolta nella radura { $clearing }.
event-base = { $seat }: una base nella radura { $clearing }, { $count ->
    [0] senza guerrieri
    [one] con un guerriero
   *[other] con { $count } guerrieri
  }.
event-officer = { $seat }: un nuovo ufficiale, { $count } in tutto.
event-officers-lost = { $seat }: perde una base e { $count ->
    [one] un ufficiale
   *[other] { $count } ufficiali
  }.
event-supporter-added = { $seat }: { $card } va tra i sostenitori.
event-supporter-added-hidden = { $seat }: una carta va tra i sostenitori.
event-supporter-spent = { $seat }: scarta il sostenitore { $card }.
event-supporter-lost = { $seat }: manca il posto per il sostenitore { $card }, che viene scartato.
event-outrage-unpaid = { $seat }: indignazione, ma nessuna carta da dare: l'Alleanza ne pesca una.
event-outraged = { $seat }: indignazione, dà { $card } all'Alleanza.
event-outraged-hidden = { $seat }: indignazione, dà una carta all'Alleanza.
event-organized = { $seat }: organizza nella radura { $clearing }.
event-stationed = { $seat }: un guerriero nella radura { $clearing }.
event-raised = { $seat }: recluta un guerriero nella radura { $clearing }.
won-by-3-1 = trenta punti
won-by-3-3-1-1 = dominio di un seme
won-by-3-3-1-2 = dominio uccello
result = Vittoria { $seats-di }: { $reason } [{ $law }]. Punti: { $scores }.

## La plancia nel terminale

board-head = Mappa { $map } · round { $round } · turni: { $seats } · mazzo { $deck }, scarti { $discard }
board-supply = Oggetti da fabbricare: { $list }
board-played = Carte che si stanno giocando: { $cards }
board-available = Carte dominio accanto alla mappa: { $cards }
board-none = nessuno
board-open = libera
board-ruler = c. { $letter }
board-paths = a { $list }
board-counted = { $name } { $count }
board-clearing = Radura { $clearing }, { $suit }. Controllo: { $ruler }. Caselle: { $slots }. Guerrieri: { $warriors }. Segnalini: { $tokens }. Sentieri verso { $paths }.
board-clearing-bare = Radura { $clearing }. Caselle: { $slots }. Sentieri verso { $paths }.
board-seat = { $letter } { $name }{ $you ->
    [yes] {""} (tu)
   *[no] {""}
  }{ $turn ->
    [yes] , di turno
   *[no] {""}
  }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
  }
board-seat-supply = { $supply ->
    [one] 1 guerriero
   *[other] { $supply } guerrieri
  } nella riserva
board-dominance = gioca per { $card }, niente più punti
board-in-coalition = in coalizione con { $other_seat-il }, niente più punti
board-crafted = Fabbricati: { $list }
board-in-play = In gioco: { $cards }
board-stock = Restano: { $list }
board-building = { $piece } { $count } (prossimo edificio: { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
board-building-drawn = { $piece } { $count } ({ $wood ->
    [one] 1 legno
   *[other] { $wood } legni
  }: +{ $points })
board-roosts = nidi { $count } ({ $map } sulla mappa: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } e { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } ogni Sera)
board-sympathy = simpatia { $count } (prossima: { $cost ->
    [one] 1 sostenitore
   *[other] { $cost } sostenitori
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
board-left = { $piece } { $count }
board-leader = Leader: { $leader }, { $effect }
board-deposed = deposti: { $leaders }
board-decree = Decreto: { $list }
board-column = { $column }: { $cards }
board-vizier = visir
board-supporters = { $count ->
    [one] 1 sostenitore
   *[other] { $count } sostenitori
  } (al massimo { $most } senza una base)
board-supporters-bare = { $count ->
    [one] 1 sostenitore
   *[other] { $count } sostenitori
  }
board-officers = { $count ->
    [one] 1 ufficiale
   *[other] { $count } ufficiali
  }
board-more = { $name }: { $value }
board-hand = La tua mano:
board-hand-of = { $seat }, mano:
board-supporters-own = I tuoi sostenitori:
board-items-own = I tuoi oggetti: { $items }
board-supporters-of = { $seat }, sostenitori:
board-card = { $card }. { $effect }
board-cards = { $count } x { $card }. { $effect }
board-empty = nessuna carta

## Il Vagabondo

option-character = il personaggio del Vagabondo: scelto dal giocatore, a caso, o un nome; quello di un Vagabot è a caso o un nome
    .title = Personaggio

character-thief = Ladro
    .effect = torcia: ruba una carta a caso a un giocatore presente
    .bot = il nemico presente con più punti perde una carta a caso, e il Ladro ottiene un punto
    .il = il Ladro
    .di = del Ladro
    .gender = m
character-tinker = Artigiano
    .effect = torcia: prendi una carta del seme di questa radura dalla pila degli scarti
    .bot = fabbrica l'oggetto più in alto nella pila degli scarti; comincia con un oggetto in meno
    .il = l'Artigiano
    .di = dell'Artigiano
    .gender = m
character-ranger = Ranger
    .effect = torcia: ripara tre oggetti e termina il Giorno
    .bot = sguscia in una foresta se tre oggetti sono danneggiati
    .il = il Ranger
    .di = del Ranger
    .gender = m
character-vagrant = Girovago
    .effect = torcia: metti due giocatori presenti l'uno contro l'altro
    .bot = mette due giocatori presenti l'uno contro l'altro e ottiene punti per ciò che entrambi perdono
    .il = il Girovago
    .di = del Girovago
    .gender = m
character-arbiter = Arbitro
    .effect = un difensore presente può arruolarlo: un punto per lui, le sue spade per il difensore
    .bot = nessuna azione propria; un difensore presente può arruolarlo: un punto per lui, gli oggetti del suo tracciato battaglia per il difensore
    .il = l'Arbitro
    .di = dell'Arbitro
    .gender = m
character-scoundrel = Furfante
    .effect = lascia una torcia: rimuovi tutti i nemici presenti; la radura è chiusa per sempre
    .bot = con tre pezzi nemici presenti, tra cui un edificio o un segnalino, li rimuove tutti; un oggetto copre una casella per sempre; un punto
    .il = il Furfante
    .di = del Furfante
    .gender = m

state-ready = pronto
state-exhausted = esausto
state-damaged = danneggiato e pronto
state-damaged-exhausted = danneggiato ed esausto

relation-indifferent = indifferente
relation-amiable = cordiale
relation-friendly = amichevole
relation-allied = alleata
relation-hostile = ostile

quest-errand-fox = Commissione (volpe: tè, stivali)
quest-fundraising-fox = Raccolta Fondi (volpe: tè, monete)
quest-give-a-speech-fox = Tenere un Discorso (volpe: torcia, tè)
quest-logistics-help-fox = Aiuto Logistico (volpe: stivali, borsa)
quest-repair-a-shed-fox = Riparare un Capanno (volpe: torcia, martello)
quest-errand-rabbit = Commissione (coniglio: tè, stivali)
quest-expel-bandits-rabbit = Scacciare i Banditi (coniglio: due spade)
quest-fend-off-a-bear-rabbit = Respingere un Orso (coniglio: torcia, balestra)
quest-give-a-speech-rabbit = Tenere un Discorso (coniglio: torcia, tè)
quest-guard-duty-rabbit = Turno di Guardia (coniglio: torcia, spada)
quest-escort-mouse = Scorta (topo: due stivali)
quest-expel-bandits-mouse = Scacciare i Banditi (topo: due spade)
quest-fend-off-a-bear-mouse = Respingere un Orso (topo: torcia, balestra)
quest-guard-duty-mouse = Turno di Guardia (topo: torcia, spada)
quest-logistics-help-mouse = Aiuto Logistico (topo: stivali, borsa)

event-character = { $seat }: il personaggio è { $character-il }.
event-pawn-placed = { $seat }: parte dalla foresta { $forest }.
event-quest-revealed = Compare una missione: { $quest }.
event-refreshed = { $seat }: ripristina { $item-il }.
event-travelled = { $seat }: va nella radura { $clearing }.
event-travelled-bare = { $seat }: sguscia nella foresta { $forest }.
event-allies-moved = { $count ->
    [one] Un guerriero { $other_seat-di } lo accompagna
   *[other] { $count } guerrieri { $other_seat-di } lo accompagnano
  } nella radura { $clearing }.
event-allies-fight = { $seat }: combatte accanto { $other_seat-a }.
event-arbiter-enlisted = { $seat }: arruola l'Arbitro.
event-exhausted = { $seat }: esaurisce { $count ->
    [one] { $item-il }
   *[other] più oggetti ({ $item }: { $count })
  }.
event-item-gained = { $seat }: ottiene { $item-il }.
event-damaged = { $seat }: danneggia { $item-il }.
event-repaired = { $seat }: ripara { $item-il }.
event-item-dropped = { $seat }: lascia { $item-il }: fuori dal gioco.
event-rested = { $seat }: riposa nella foresta: tutto è riparato.
event-aided = { $seat }: aiuta { $other_seat-il } con { $card }.
event-aided-hidden = { $seat }: aiuta { $other_seat-il } con una carta.
event-relation = { $seat }: la relazione con { $other_seat-il } ora è { $relation }.
event-quest-completed = { $seat }: completa una missione: { $quest }.
event-quest-points = { $seat }: ha completato { $count ->
    [one] 1 missione { $suit }
   *[other] { $count } missioni { $suit }
  }.
event-took-discarded = { $seat }: prende { $card } dalla pila degli scarti.
event-instigated = { $seat }: mette { $attacker_seat-il } contro { $defender_seat-il }.
event-scorched = { $seat }: brucia la radura { $clearing }: nessuno può più entrarvi.
event-coalition = { $seat }: forma una coalizione con { $other_seat-il }.

ask-after-decree = Il Decreto è eseguito. Altro prima della fine del Giorno?
ask-choose-served = La riserva non basta per tutti ({ $piece }, { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
  }): dove va il prossimo?
ask-choose-served-bare = La riserva non basta per tutti: dove va il prossimo?
ask-choose-character = Chi sei?
ask-chance-character = I dadi scelgono il personaggio.
ask-chance-quest = I dadi scoprono una missione.
ask-chance-first-vagabond = Quale Vagabondo si prepara per primo?
ask-take-found = Che cosa prendi dalla rovina?
why-character-taken = l'altro Vagabondo è già questo personaggio
why-found-before = ne hai già uno da una rovina
event-ruin-seen = { $seat }: vede sotto la rovina: { $items }.
event-ruin-seen-hidden = { $seat }: guarda sotto la rovina.
ask-chance-find = I dadi dicono che cosa c'è nella rovina.
ask-place-pawn = In quale foresta cominci?
ask-choose-refreshed = Alba: quale oggetto ripristini? { $count ->
    [one] Ancora uno.
   *[other] Ancora { $count }.
  }
ask-choose-refreshed-bare = Quale oggetto ripristini?
ask-choose-damaged = Quale oggetto è danneggiato?
ask-choose-repaired = Quale oggetto ripari?
ask-drop-item = Fuori dai tracciati porti { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
  } di troppo: quale lascia il gioco?
ask-drop-item-bare = Porti troppi oggetti: quale lascia il gioco?
ask-take-hit = Che cosa viene danneggiato, nella radura { $clearing }? Colpi rimasti: { $hits }.
ask-take-hit-bare = Un colpo: quale oggetto viene danneggiato?
ask-exhaust-any = Quale oggetto esaurisci per pagare la Compagnia? Ancora { $count }.
ask-exhaust-any-bare = Quale oggetto esaurisci?
ask-aid-with = Quale carta dai?
ask-receive-item = Quale oggetto prendi in cambio { $other_seat-da }?
ask-receive-item-bare = Quale oggetto prendi in cambio?
ask-quest-reward = La ricompensa: un punto per ogni missione { $suit } che hai completato, o due carte?
ask-quest-reward-bare = La ricompensa: un punto per ogni missione di questo seme, o due carte?
ask-choose-victim = Dalla mano di chi rubi?
ask-take-discarded = Quale carta prendi dalla pila degli scarti?
ask-instigate = Chi attacca chi?
ask-may-enlist = Arruoli l'Arbitro per questa battaglia?
ask-may-fight-with-allies = Combatti con i guerrieri di un alleato come se fossero tuoi?
ask-choose-partner = Con chi formi una coalizione?
ask-travel-where = { $moment }: dove vai?
ask-travel-where-bare = Alba: sgusci da qualche parte?
ask-travel-with = Quanti guerrieri alleati vengono con te?
ask-vagabond-daylight = Giorno: che cosa fai? Gli stivali muovono, le spade combattono, le torce esplorano, le balestre tirano, i martelli fabbricano e riparano, ogni oggetto aiuta.

why-fewest-points = solo il giocatore con meno punti può essere l'alleato di coalizione
why-four-players-needed = una coalizione richiede quattro giocatori
why-has-dominance = quel giocatore ha attivato una carta dominio
why-in-a-forest = in una foresta non si può
why-items-missing = gli oggetti richiesti non sono pronti
why-no-allies-there = lì non ci sono guerrieri alleati
why-no-crossbow = nessuna balestra è pronta
why-no-hammer = nessun martello è pronto
why-no-matching-discard = nella pila degli scarti non c'è una carta del seme di questa radura
why-no-partner = non c'è nessuno con cui formare una coalizione
why-nobody-to-strike = non ha guerrieri qui
why-nothing-to-strike = questo pezzo non è qui
why-no-ruin = qui non c'è una rovina
why-no-special-action = questo personaggio non ha un'azione di questo tipo
why-no-such-item = questo oggetto non c'è
why-not-his-clearing = combatte solo dove si trova
why-no-sword = nessuna spada è pronta
why-no-torch = nessuna torcia è pronta
why-nobody-to-aid = qui non si può aiutare nessuno
why-nobody-to-rob = qui nessuno ha carte
why-not-damaged = non è danneggiato
why-not-exhausted = non è esausto
why-not-into-a-forest = in una foresta si entra solo sgusciando
why-nothing-ready = nessun oggetto è pronto
why-nothing-wanted-there = lì non serve nulla
why-on-its-track = è sul suo tracciato e non conta
why-scorched = quella radura è bruciata: nessuno può entrarvi
why-too-few-boots = gli stivali pronti sono troppo pochi
why-warriors-first = prima si rimuovono i guerrieri

do-aid = aiutare { $seat-il } (un oggetto, e una carta di questo seme)
do-become = { $character }
do-cards = pescare due carte
do-character = essere { $character-il } ({ $items }): { $character_effect }
do-character-bare = essere { $character-il }
do-damage = danneggiare { $item-il } (oggetto { $state })
do-drop = lasciare { $item-il } (oggetto { $state })
do-exhaust = esaurire { $item-il }
do-explore = esplorare la rovina (torcia)
do-find = trovare { $item-il }
do-forest = nella foresta { $forest } (tra { $clearings })
do-forest-bare = nella foresta { $forest }
do-points = { $by ->
    [cult] spendere la carta per ottenere
   *[other] ottenere
  } { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
do-points-bare = ottenere punti
do-quest = missione: { $quest }
do-receive = prendere { $item-il }
do-refresh = ripristinare { $item-il } (oggetto { $state })
do-repair = riparare { $item-il } (oggetto { $state })
do-reveal = scoprire { $quest }
do-sacrifice = perdere un guerriero { $seat-di }
do-set = mettere { $attacker-il } contro { $defender-il }
do-shoot = rimuovere { $piece-il }
do-special = { $character }, { $character_effect }
do-special-bare = usare l'azione propria del personaggio
do-strike = tirare contro { $seat-il } (balestra)

group-aid = Aiutare (un oggetto, e una carta di questo seme)
group-become = Il personaggio
group-character = Essere
group-damage = Danneggiare (oggetto { $state })
group-drop = Lasciare (oggetto { $state })
group-exhaust = Esaurire
group-find = Trovare
group-forest = Nella foresta
group-quest = Missione
group-receive = Prendere
group-refresh = Ripristinare (oggetto { $state })
group-repair = Riparare (oggetto { $state })
group-reveal = Scoprire
group-sacrifice = Perdere un guerriero di
group-set = Mettere { $attacker-il } contro
group-shoot = Rimuovere
group-strike = Tirare contro (balestra)

effect-hospitals = Ospedali da campo
effect-base = la base persa
effect-outrage = indignazione
effect-humility = il giardino perso
effect-trade = l'emporio perso
effect-ferry = la carta per il traghetto
ask-order-effects = Più effetti arrivano insieme. È il tuo turno: quale viene prima?
why-not-set-off = nulla lo ha innescato
do-first = prima { $effect }
group-first = Prima
board-key-character = Personaggio
board-key-pawn = Pedina
board-key-kit = Oggetti
board-key-relations = Relazioni
board-key-aids = Aiuti in questo turno
board-key-completed = Missioni completate
board-key-coalition = Coalizione con
board-key-quests = Missioni aperte

## Esuli e Partigiani

deck-standard = standard
deck-exiles = Esuli e Partigiani
board-deck = Si gioca con il mazzo { $name }
board-key-coffins = Nelle bare
board-key-exhausted = Oggetti esausti

ask-may-sabotage = Sabotatori: li scarti, e con loro una carta di un nemico?
ask-order-whom = Falsi Ordini: i guerrieri di chi, e da quale radura? Ne va la metà, per eccesso.
ask-order-where = Dove vanno dalla radura { $clearing }?
ask-order-where-bare = Dove vanno?
ask-swap-with = Mercatino dello Scambio: dalla mano di chi prendi una carta?
ask-swap-for = Mercatino dello Scambio: quale carta dai in cambio?
ask-emigre-from = Esule delle Aquile: da dove partono i guerrieri? Senza un movimento e poi una battaglia, la carta si scarta.
ask-emigre-where = Esule delle Aquile: dove vai? Senza un movimento e poi una battaglia, la carta si scarta.
ask-emigre-battle = Esule delle Aquile: contro chi combatti nella radura { $clearing }? Senza una battaglia la carta si scarta.
ask-emigre-battle-bare = Esule delle Aquile: contro chi combatti? Senza una battaglia la carta si scarta.
ask-propaganda-card = Ufficio Propaganda: quale carta spendi?
ask-propaganda-where = Ufficio Propaganda: quale guerriero fa posto al tuo?
ask-league-deed = Un movimento o una battaglia?
ask-may-charm = Offensiva di Fascino: peschi una carta, e un altro giocatore ottiene un punto?
ask-charm-whom = Offensiva di Fascino: chi ottiene un punto?
ask-may-inform = Informatori: prendi una carta imboscata dalla pila degli scarti, o passi e peschi { $count ->
    [one] una carta
   *[other] { $count } carte
  }?
ask-may-inform-bare = Informatori: prendi una carta imboscata dalla pila degli scarti, o passi e peschi?

do-sabotage = scartare { $card } { $seat-di }
do-order = muovere la metà dei guerrieri { $seat-di } dalla radura { $clearing }
do-sway = rimuovere un guerriero { $seat-di } nella radura { $clearing }
do-recover = prendere { $card } dalla pila degli scarti
group-sabotage = Scartare, { $seat-di }
group-order = Muovere la metà dei guerrieri { $seat-di } dalla radura
group-sway = Rimuovere un guerriero { $seat-di } nella radura
group-recover = Prendere dalla pila degli scarti

event-coffins-opened = { $seat }: { $count ->
    [one] un guerriero torna
   *[other] { $count } guerrieri tornano
  } a casa dalle bare.
event-sabotaged = { $seat }: sabota { $card } { $other_seat-di }.
event-swapped = { $seat }: dà { $card } { $other_seat-a } in cambio.
event-swapped-hidden = { $seat }: dà una carta { $other_seat-a } in cambio.
event-swayed = { $seat }: un guerriero arriva nella radura { $clearing }.

why-no-enemy = si può scegliere solo un nemico
why-no-enemy-warriors = lì non ci sono guerrieri nemici
why-no-move-no-battle = non è possibile né un movimento né una battaglia
why-nothing-to-spend = nessuna carta della tua mano corrisponde a una radura con guerrieri nemici

## Il Culto delle Lucertole

ask-place-first-garden = In quale angolo libero è il tuo primo giardino?
ask-choose-outcast = Quale seme è il Reietto?
ask-may-conspire = Alba: una cospirazione nelle radure { $suit }, quelle del Reietto? { $count ->
    [one] Hai un accolito.
   *[other] Hai { $count } accoliti.
  }
ask-may-conspire-bare = Alba: una cospirazione?
ask-cult-daylight = Giorno: rivela una carta per un rituale del suo seme (giardino, guerriero, punti), un uccello per un accolito, o vai avanti.
ask-choose-ritual = Hai rivelato { $card }: quale rituale?
ask-choose-ritual-bare = Quale rituale?
ask-cult-craft = Sera: fabbrichi con i giardini { $suit }, il seme del Reietto? { $count ->
    [one] Uno inutilizzato.
   *[other] { $count } inutilizzati.
  }
ask-cult-craft-bare = Sera: fabbrichi con i giardini del seme del Reietto?
ask-chance-discard = Quale carta si scarta a caso?

why-corner-taken = quell'angolo non è libero per il Culto
why-no-bird-outcast = gli uccelli non sono mai il Reietto
why-too-few-acolytes = troppo pochi accoliti
why-not-outcast = solo radure del seme del Reietto
why-no-enemy-warrior = lì non c'è un guerriero nemico
why-no-enemy-building = lì non c'è un edificio nemico di quel tipo
why-where-they-arrived = solo nella radura in cui sono arrivati
why-suit-scored-already = quel seme ha già dato punti in questo turno
why-no-garden-of-suit = sulla mappa non c'è un giardino di quel seme
why-no-ritual = per ora non permette nessun rituale

event-outcast = { $seat }: il seme { $suit } diventa il Reietto.
event-hated = { $seat }: il seme { $suit } diventa il Reietto, ed è odiato.
event-souls-discarded = { $seat }: le Anime Perdute vanno nella pila degli scarti ({ $count }).
event-acolytes = { $seat }: ora { $count ->
    [one] un accolito
   *[other] { $count } accoliti
  }.
event-crusade = { $seat }: una crociata, per { $count ->
    [one] un accolito
   *[other] { $count } accoliti
  }.
event-converted = { $seat }: converte un guerriero { $other_seat-di } nella radura { $clearing }, per { $count ->
    [one] un accolito
   *[other] { $count } accoliti
  }.
event-sanctified = { $seat }: santifica un edificio ({ $piece }) nella radura { $clearing }, per { $count ->
    [one] un accolito
   *[other] { $count } accoliti
  }.
event-revealed = { $seat }: rivela { $card }.
event-cards-returned = { $seat }: { $count ->
    [one] una carta rivelata torna
   *[other] { $count } carte rivelate tornano
  } in mano.

do-outcast = il seme { $suit } è il Reietto
do-crusade = crociata ({ acolytes }): { $way ->
    [battle] combattere in una radura del Reietto
   *[move] muovere da una radura del Reietto, poi combattere lì
  }
do-crusade-bare = crociata: { $way ->
    [battle] combattere in una radura del Reietto
   *[move] muovere da una radura del Reietto, poi combattere lì
  }
do-convert = convertire un guerriero { $seat-di } nella radura { $clearing } ({ acolytes })
do-convert-bare = convertire un guerriero { $seat-di } nella radura { $clearing }
do-sanctify = santificare { $piece-il } nella radura { $clearing } ({ acolytes }, 1 punto)
do-sanctify-bare = santificare { $piece-il } nella radura { $clearing }
do-show = rivelare { $card }{ $ritual ->
   *[sacrifice] : un accolito
  }
do-show-bare = rivelare { $card }
moment-crusade = Crociata
moment-crusade-arrived = Crociata, una battaglia nella radura d'arrivo, se vuoi
label-crusade = { $way ->
    [battle] combattere in una radura del Reietto
   *[move] muovere da una di esse, poi combattere lì
  }
label-acolyte = { $label }: un accolito
label-ruler = { $label } ({ $ruler })
label-river = { $label } (fiume)
acolytes = { $acolytes ->
    [one] 1 accolito
   *[other] { $acolytes } accoliti
  }

group-outcast = Il Reietto
group-crusade = Crociata ({ acolytes })
group-crusade-bare = Crociata
group-convert = Convertire un guerriero { $seat-di } ({ acolytes }) nella radura
group-convert-bare = Convertire un guerriero { $seat-di } nella radura
group-sanctify = Santificare: { $piece } ({ acolytes }, 1 punto) nella radura
group-sanctify-bare = Santificare: { $piece } nella radura
group-show = Rivelare

board-gardens = { $piece } { $count } ({ $map } sulla mappa: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per rituale{ $cards ->
    [0] {""}
   *[other] , +1 carta
  })
board-outcast = Reietto: { $suit }{ $hated ->
    [yes] , odiato
   *[no] {""}
  }
board-acolytes = { $count ->
    [one] 1 accolito
   *[other] { $count } accoliti
  }
board-key-lost-souls = Anime Perdute
board-key-revealed = Rivelate
## La Compagnia del Fiume

service-card = una carta
service-riverboats = battelli
service-mercenaries = mercenari

ask-place-on-river = Dove sta un guerriero lungo il fiume? Da piazzare: { $count }.
ask-place-on-river-bare = Dove sta un guerriero lungo il fiume?
ask-set-first-price = Quanto costeranno i tuoi servizi? A ognuno serve un prezzo.
ask-set-price = Sera: nuovi prezzi? Ora una carta costa { $card_price }, i battelli { $boats_price }, i mercenari { $mercenaries_price }; ogni prezzo può cambiare una volta.
ask-set-price-bare = Sera: nuovi prezzi? Ognuno può cambiare una volta.
ask-riverfolk-daylight = Giorno: che cosa fai? Fondi: { $funds_seat }. Spazi vuoti per fabbricare: { $spaces_suit }.
ask-riverfolk-daylight-bare = Giorno: che cosa fai? Un fondo impegnato ritorna, uno speso torna al proprietario.
ask-choose-fund = Quale guerriero { $how ->
    [commit] impegni
    [spend] spendi
   *[lose] perdi con l'emporio, per metà dei fondi
  }? Ancora { $count }.
ask-choose-fund-bare = Quale guerriero lascia i fondi?
ask-buy-service = Alba: compri dalla Compagnia? Puoi pagare fino a { $means } e comprare { $count ->
    [one] un servizio
   *[other] { $count } servizi
  }. Prezzi: una carta { $card_price }, battelli { $boats_price }, mercenari { $mercenaries_price }.
ask-buy-service-bare = Alba: compri un servizio della Compagnia?

why-bought-already = l'hai già comprato in questo turno
why-every-price-needed = ogni servizio richiede un prezzo
why-mercenaries-stay = i mercenari cadono solo per i colpi che subisce chi li ha comprati
why-mercenaries-refuse = i mercenari non combattono contro la Compagnia
why-no-mercenaries-for-vagabonds = un Vagabondo non può ingaggiare mercenari
why-no-purchases-left = in questo turno non puoi comprare altro: un servizio, e uno per ogni radura con un emporio e un tuo pezzo
why-no-such-fund = non c'è un fondo di quel giocatore
why-nobody-rules = nessuno controlla quella radura
why-not-on-the-river = quella radura non è sul fiume
why-price-as-it-is = il prezzo è già quello
why-price-is-set = quell'indicatore è già stato spostato
why-too-expensive = non puoi pagare il prezzo: guerrieri nella riserva, per il Vagabondo oggetti pronti
why-too-few-funds = troppo pochi fondi
why-too-few-funds-of-ruler = servono due fondi che siano guerrieri di chi controlla la radura
why-trade-post-there = lì c'è già un emporio

do-buy = comprare { $card } dalla Compagnia
do-riverboats = comprare battelli: in questo turno il fiume è per te un sentiero
do-mercenaries = ingaggiare mercenari: di Giorno e di Sera i guerrieri della Compagnia controllano e combattono per te
do-fund = un guerriero { $seat-di }
do-export = esportare { $card }: scartarla per un guerriero nei tuoi pagamenti
do-trade = piazzare un emporio con un guerriero nella radura { $clearing }, per due fondi { $ruler_seat-di } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
do-trade-bare = piazzare un emporio con un guerriero nella radura { $clearing }, per due fondi di chi la controlla
do-price = { $service }: { $price }
do-draw-card = pescare una carta (impegnare un fondo)

group-buy = Comprare dalla Compagnia
group-fund = Un guerriero di
group-export = Esportare
group-trade = Emporio con un guerriero ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }) per due fondi di chi controlla, nella radura
group-trade-bare = Emporio nella radura
group-price = Prezzo: { $service }

event-bought = { $seat }: compra { $service } per { $price }.
event-bought-card = { $seat }: compra { $card } dalla Compagnia per { $price }.
event-price-set = { $seat }: d'ora in poi { $service } per { $price }.
event-paid-themselves = { $seat }: { $count ->
    [0] nessun guerriero proprio resta per i pagamenti
    [one] un guerriero proprio va nei pagamenti
   *[other] { $count } guerrieri propri vanno nei pagamenti
  }.
event-funds-gathered = { $seat }: raccoglie tutto, { $count ->
    [one] un fondo
   *[other] { $count } fondi
  } in totale.
event-committed = { $seat }: impegna { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  } { $other_seat-di }.
event-fund-spent = { $seat }: spende { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  } { $other_seat-di }.
event-fund-lost = { $seat }: danno al commercio, { $count ->
    [one] un guerriero { $other_seat-di } lascia
   *[other] { $count } guerrieri { $other_seat-di } lasciano
  } i fondi.
event-exported = { $seat }: esporta { $card }.

board-key-open-hand = Mano scoperta
board-key-funds = Fondi
board-key-payments = Pagamenti
board-key-commitments = Impegni
board-key-prices = Prezzi
board-key-gone = Empori persi
board-key-riverboats = I battelli portano
board-key-mercenaries = I mercenari servono
board-river = { $paths }, per fiume { $list }
## Il lago e la montagna

do-clear = sgomberare il sentiero chiuso { $path } (una carta qualsiasi, 1 punto)
group-clear = Sgomberare un sentiero chiuso (una carta qualsiasi, 1 punto)
ask-pay-for-path = Quale carta spendi per sgomberare il sentiero dalla radura { $from_clearing } alla radura { $clearing }?
ask-pay-for-path-bare = Quale carta spendi per sgomberare il sentiero?
event-ferried = { $seat }: il traghetto passa nella radura { $clearing }.
event-path-cleared = { $seat }: sgombera il sentiero dalla radura { $from_clearing } alla radura { $clearing }.
why-path-is-clear = quel sentiero è già sgombero
why-cleared-this-turn = un solo sentiero per turno
why-nobody-at-either-end = non hai pezzi a nessuno dei due capi
why-no-card-to-spend = non hai carte da spendere
board-ferry = traghetto
board-tower = torre
board-ferry-here = Il traghetto è qui.
board-tower-here = La torre è qui: questo è il Valico.
board-closed = Sentieri chiusi, disegnati con x: { $list }
board-seen-in-ruins = Hai visto e lasciato sotto le rovine: { $list }
board-seen = radura { $clearing }: { $list }
do-sail = prendere il traghetto: va con te, e peschi una carta
ask-may-take-ferry = Puoi attraversare il lago senza il traghetto. Lo prendi?

# la mappa disegnata
root-forest = Foresta { $forest }
root-board-clearing = Radura { $clearing }
root-board-ruler = sotto il controllo { $seat-di }
root-board-warriors = { $seat }: { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
  }
root-board-open = { $count ->
    [one] 1 casella libera
   *[other] { $count } caselle libere
  }
root-board-forest = Foresta { $forest }, tra le radure { $list }.
root-forecast-extra = (con { $count ->
    [one] 1 colpo extra
   *[other] { $count } colpi extra
  })
root-forecast-chance = { $percent } %
root-forecast-but = Colpi e loro probabilità, senza imboscata, carte e aiuti.
root-score = Tracciato dei punti
root-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
root-discard = Pila degli scarti ({ $count })
root-discard-empty = Non è stato scartato nulla.
root-items = Oggetti che si possono fabbricare
root-available = Carte dominio:
root-boards = Plance
root-common = Ciò che non è di nessuno
