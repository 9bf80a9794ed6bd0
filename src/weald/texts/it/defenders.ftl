### Defenders of the Wild: che cosa leggono i suoi giocatori. I nomi sono fatti del gioco; gli effetti sono detti con parole nostre.

game-defenders = Defenders of the Wild
    .about = Da uno a quattro giocatori guidano fazioni di animali contro macchine che circondano la terra di muri, vi costruiscono e la avvelenano. Tutti vincono insieme, costruendo ogni campo e rinaturalizzando ogni fabbrica, o tutti perdono. Alcuni valori stampati non sono noti e hanno dei sostituti (il dado danni, i tracciati supporto, habitat e punti delle carte, le facce delle tessere, i canali di scarico, i mech del perimetro): vedi docs/rulings.md; sono dati e si correggono facilmente.
    .help = In ogni round tutti scelgono in segreto un difensore attivo, poi svolgono i turni: tante azioni quanti sono i punti del difensore, poi una carta macchina. Un movimento porta in un esagono adiacente, o attraverso esagoni collegati dell'habitat del difensore. Eliminare inquinanti, aprire brecce, distruggere e rinaturalizzare danno supporto; con il supporto massimo si può costruire un campo in un esagono del proprio habitat naturale o su una fabbrica rinaturalizzata. Agire tra i mech (1 o 2 sul dado) o accanto a cecchini (solo 1) fa male; un quarto danno uccide un difensore, e due morti dello stesso habitat fanno perdere la partita. Così pure una sesta fabbrica e una settima area tossica. Quando i tuoi punti sono spesi, puoi giocare in aiuto carte dello stesso habitat per un punto ciascuna. Scrivi f per sapere che cosa farebbe ora ogni carta macchina.
    .forecast = f: che cosa farebbe ora ogni carta macchina ancora nel mazzo, e quanto è probabile.

option-order = se l'Ordine partecipa
option-council = se il Consiglio partecipa
option-coven = se la Congrega partecipa
option-sect = se la Setta partecipa
option-solo = un giocatore con due fazioni e una mano
option-leaders = se i leader li scelgono i giocatori, o i dadi
    .title = Leader
option-difficulty = quante carte macchina avanzate: 1-2 intermedia, 3-4 complessa, 5-6 estrema
    .title = Difficoltà

habitat-forest = foresta
    .short = fo
    .sign = Fo
    .il = la foresta
    .di = della foresta
    .a = alla foresta
    .da = dalla foresta
    .in = nella foresta
    .su = sulla foresta
    .gender = f
habitat-plains = pianura
    .short = pi
    .sign = Pi
    .il = la pianura
    .di = della pianura
    .a = alla pianura
    .da = dalla pianura
    .in = nella pianura
    .su = sulla pianura
    .gender = f
habitat-marsh = palude
    .short = pa
    .sign = Pa
    .il = la palude
    .di = della palude
    .a = alla palude
    .da = dalla palude
    .in = nella palude
    .su = sulla palude
    .gender = f
habitat-mountain = montagna
    .short = mo
    .sign = Mo
    .il = la montagna
    .di = della montagna
    .a = alla montagna
    .da = dalla montagna
    .in = nella montagna
    .su = sulla montagna
    .gender = f
habitat-wild = rinaturalizzato
    .short = ri
    .sign = Ri
# Che cos'è un esagono, dove non è un habitat.
habitat-core = nucleo
    .il = il nucleo
    .di = del nucleo
    .a = al nucleo
    .da = dal nucleo
    .in = nel nucleo
    .su = sul nucleo
    .gender = m
habitat-factory = fabbrica
    .il = la fabbrica
    .di = della fabbrica
    .a = alla fabbrica
    .da = dalla fabbrica
    .in = nella fabbrica
    .su = sulla fabbrica
    .gender = f

item-maps = mappe
    .il = le mappe
    .di = delle mappe
    .a = alle mappe
    .da = dalle mappe
    .in = nelle mappe
    .su = sulle mappe
    .gender = fp
item-bread = pane
    .il = il pane
    .di = del pane
    .a = al pane
    .da = dal pane
    .in = nel pane
    .su = sul pane
    .gender = m
item-potions = pozioni
    .il = le pozioni
    .di = delle pozioni
    .a = alle pozioni
    .da = dalle pozioni
    .in = nelle pozioni
    .su = sulle pozioni
    .gender = fp
item-rockets = razzi
    .il = i razzi
    .di = dei razzi
    .a = ai razzi
    .da = dai razzi
    .in = nei razzi
    .su = sui razzi
    .gender = mp

leader-B = Burrun
leader-S = Leader S
leader-N = Nexto
leader-T = Thexuloa
leader-Z = Leader Z
leader-A = Leader A
leader-G = Guszper
leader-U = Leader U

machine-engines = automi
machine-factories = fabbriche
machine-mechs = mech
machine-reboot = riavvio
machine-hard-engines = automi avanzati
machine-hard-factories = fabbriche avanzate
machine-hard-mechs = mech avanzati

ending-victory = vittoria
ending-core-completed = il nucleo è completato, bisognava costruire una sesta fabbrica
ending-toxic-disaster = disastro tossico, una settima area tossica
ending-massacre = massacro, due morti dello stesso habitat

## Effetti e carte. Le due carte di un effetto differiscono per habitat, che è un dato.

ability-order-comrade = Compagno dell'Ordine
    .effect = il segnalino primo giocatore passa di un giocatore a sinistra; in solitario, nulla
ability-archives = Archivi
    .effect = ottieni le mappe
ability-almanac-printing = Stampa Clandestina
    .effect = ogni giocatore ottiene le mappe
ability-controlled-blaze = Incendio Controllato
    .effect = elimina gli inquinanti accanto al tuo leader, 1 supporto per esagono; ogni area tossica costa 1 danno
ability-feel-the-burn = Senti come Brucia
    .effect = 1 supporto ogni volta che subisci danni
ability-pyromancy = Piromanzia
    .effect = subisci 1 danno
ability-manifesto = Manifesto
    .effect = supporto +2
ability-traveling-library = Biblioteca Itinerante
    .effect = sposta uno dei tuoi campi in un esagono foresta qualsiasi
ability-sanctuary = Rifugio
    .effect = ogni giocatore può raggrupparsi in qualsiasi campo, senza tiro
ability-council-comrade = Compagno del Consiglio
    .effect = il segnalino primo giocatore passa di un giocatore a sinistra; in solitario, nulla
ability-field-kitchen = Cucina da Campo
    .effect = ottieni il pane
ability-break-bread = Spezzare il Pane
    .effect = ogni giocatore ottiene il pane
ability-sustenance = Sostentamento
    .effect = 1 supporto dopo che un giocatore qualsiasi costruisce un campo
ability-bountiful-harvest = Raccolto Abbondante
    .effect = pesca 2 carte
ability-caravans = Carovane
    .effect = ogni giocatore può usare corridoi di qualsiasi habitat
ability-fortitude = Resilienza
    .effect = un 2 del dado danni non ti fa nulla
ability-sharpshooter = Tiratore Scelto
    .effect = distruggi un mech adiacente al tuo leader
ability-field-hospital = Ospedale da Campo
    .effect = ogni giocatore rimuove 1 danno
ability-coven-comrade = Compagno della Congrega
    .effect = il segnalino primo giocatore passa di un giocatore a sinistra; in solitario, nulla
ability-bubbling-brew = Mistura Ribollente
    .effect = ottieni le pozioni
ability-apothecary = Speziale
    .effect = ogni giocatore ottiene le pozioni
ability-evasion = Schivata
    .effect = un 1 del dado danni non ti fa nulla
ability-ambush = Imboscata
    .effect = distruggi un mech nell'esagono del tuo leader
ability-secret-paths = Sentiero Segreto
    .effect = ogni giocatore può mettere il leader in un esagono adiacente
ability-friendly-fungi = Amici Funghi
    .effect = i tuoi movimenti eliminano gli inquinanti dall'esagono in cui portano
ability-rain-of-rust = Pioggia di Ruggine
    .effect = sostituisci un mech ovunque con un segnalino inquinante
ability-medicinal-herbs = Erbe Medicinali
    .effect = un giocatore rimuove tutti i suoi danni
ability-sect-comrade = Compagno della Setta
    .effect = il segnalino primo giocatore passa di un giocatore a sinistra; in solitario, nulla
ability-arsenal = Arsenale
    .effect = ottieni i razzi
ability-fireworks-festival = Fuochi d'Artificio
    .effect = ogni giocatore ottiene i razzi
ability-hack-attack = Sabotaggio
    .effect = in questo turno non peschi la carta macchina
ability-scrap-hunter = Cercarottami
    .effect = 1 supporto in più per ogni mech che distruggi
ability-power-down = Calo d'Energia
    .effect = ogni giocatore può muovere attraverso i muri
ability-tunnels = Gallerie
    .effect = metti il tuo leader in un esagono montagna qualsiasi
ability-ballistics = Balistica
    .effect = i tuoi razzi possono distruggere un mech in un esagono adiacente
ability-demolitions = Demolizioni
    .effect = apri una breccia in un muro qualsiasi

card-order-comrade-a = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-order-comrade-b = { ability-order-comrade }
    .effect = { ability-order-comrade.effect }
card-archives-a = { ability-archives }
    .effect = { ability-archives.effect }
card-archives-b = { ability-archives }
    .effect = { ability-archives.effect }
card-almanac-printing-a = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-almanac-printing-b = { ability-almanac-printing }
    .effect = { ability-almanac-printing.effect }
card-controlled-blaze-a = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-controlled-blaze-b = { ability-controlled-blaze }
    .effect = { ability-controlled-blaze.effect }
card-feel-the-burn-a = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-feel-the-burn-b = { ability-feel-the-burn }
    .effect = { ability-feel-the-burn.effect }
card-pyromancy-a = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-pyromancy-b = { ability-pyromancy }
    .effect = { ability-pyromancy.effect }
card-manifesto-a = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-manifesto-b = { ability-manifesto }
    .effect = { ability-manifesto.effect }
card-traveling-library-a = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-traveling-library-b = { ability-traveling-library }
    .effect = { ability-traveling-library.effect }
card-sanctuary-a = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-sanctuary-b = { ability-sanctuary }
    .effect = { ability-sanctuary.effect }
card-council-comrade-a = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-council-comrade-b = { ability-council-comrade }
    .effect = { ability-council-comrade.effect }
card-field-kitchen-a = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-field-kitchen-b = { ability-field-kitchen }
    .effect = { ability-field-kitchen.effect }
card-break-bread-a = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-break-bread-b = { ability-break-bread }
    .effect = { ability-break-bread.effect }
card-sustenance-a = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-sustenance-b = { ability-sustenance }
    .effect = { ability-sustenance.effect }
card-bountiful-harvest-a = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-bountiful-harvest-b = { ability-bountiful-harvest }
    .effect = { ability-bountiful-harvest.effect }
card-caravans-a = { ability-caravans }
    .effect = { ability-caravans.effect }
card-caravans-b = { ability-caravans }
    .effect = { ability-caravans.effect }
card-fortitude-a = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-fortitude-b = { ability-fortitude }
    .effect = { ability-fortitude.effect }
card-sharpshooter-a = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-sharpshooter-b = { ability-sharpshooter }
    .effect = { ability-sharpshooter.effect }
card-field-hospital-a = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-field-hospital-b = { ability-field-hospital }
    .effect = { ability-field-hospital.effect }
card-coven-comrade-a = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-coven-comrade-b = { ability-coven-comrade }
    .effect = { ability-coven-comrade.effect }
card-bubbling-brew-a = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-bubbling-brew-b = { ability-bubbling-brew }
    .effect = { ability-bubbling-brew.effect }
card-apothecary-a = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-apothecary-b = { ability-apothecary }
    .effect = { ability-apothecary.effect }
card-evasion-a = { ability-evasion }
    .effect = { ability-evasion.effect }
card-evasion-b = { ability-evasion }
    .effect = { ability-evasion.effect }
card-ambush-a = { ability-ambush }
    .effect = { ability-ambush.effect }
card-ambush-b = { ability-ambush }
    .effect = { ability-ambush.effect }
card-secret-paths-a = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-secret-paths-b = { ability-secret-paths }
    .effect = { ability-secret-paths.effect }
card-friendly-fungi-a = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-friendly-fungi-b = { ability-friendly-fungi }
    .effect = { ability-friendly-fungi.effect }
card-rain-of-rust-a = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-rain-of-rust-b = { ability-rain-of-rust }
    .effect = { ability-rain-of-rust.effect }
card-medicinal-herbs-a = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-medicinal-herbs-b = { ability-medicinal-herbs }
    .effect = { ability-medicinal-herbs.effect }
card-sect-comrade-a = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-sect-comrade-b = { ability-sect-comrade }
    .effect = { ability-sect-comrade.effect }
card-arsenal-a = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-arsenal-b = { ability-arsenal }
    .effect = { ability-arsenal.effect }
card-fireworks-festival-a = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-fireworks-festival-b = { ability-fireworks-festival }
    .effect = { ability-fireworks-festival.effect }
card-hack-attack-a = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-hack-attack-b = { ability-hack-attack }
    .effect = { ability-hack-attack.effect }
card-scrap-hunter-a = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-scrap-hunter-b = { ability-scrap-hunter }
    .effect = { ability-scrap-hunter.effect }
card-power-down-a = { ability-power-down }
    .effect = { ability-power-down.effect }
card-power-down-b = { ability-power-down }
    .effect = { ability-power-down.effect }
card-tunnels-a = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-tunnels-b = { ability-tunnels }
    .effect = { ability-tunnels.effect }
card-ballistics-a = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-ballistics-b = { ability-ballistics }
    .effect = { ability-ballistics.effect }
card-demolitions-a = { ability-demolitions }
    .effect = { ability-demolitions.effect }
card-demolitions-b = { ability-demolitions }
    .effect = { ability-demolitions.effect }

## Il tabellone

board-head = { $phase ->
    [setup] Preparazione
    [reveal] Round { $round }, effetti immediati
    [machines] Round { $round }, carta macchina
    [over] Round { $round }, la partita è finita
    [planning] Round { $round }, pianificazione
   *[other] Round { $round }, azione
  }. Direzione della macchina: { $direction ->
    [left] sinistra
   *[right] destra
  }. Fabbriche costruite { $built }/5, in piedi { $standing }. Aree tossiche rimaste { $toxic }/6.
board-rows = Le righe da A a G hanno 4, 5, 6, 7, 6, 5 e 4 esagoni; D4 in mezzo è il nucleo. Dopo ogni esagono: che cosa c'è oltre i suoi lati, in senso orario da est (E).
board-silence = Silenzio finché tutti i difensori non sono rivelati [2.10].
board-machines = Mazzo macchina: { $list }. Scartate: { $discarded }. Dado danni: { $die }.
# Che cosa sta in un esagono della mappa disegnata: al massimo cinque lettere.
map-core = NUCL
map-factory = FABB
map-wild = RINAT
map-toxic = TOSS
board-dead-card = { $card } ({ $habitat })
board-dead = Morti: { $list }.{ $phase ->
    [over] {""}
   *[other] {" "}Un secondo morto dello stesso habitat fa perdere la partita [15.4].
  }
board-legend = ━┃ muro  ═║ fabbrica/nucleo  X breccia  ▲▼◀▶ automa  ^v<> canale di scarico  ~ inquinanti  h cacciatore  s cecchino  ⌂ campo
board-faction = { $seat }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
  }{ $first ->
    [yes] {" "}(primo)
   *[no] {""}
  }: { $leader } in { $hex }, supporto { $support }/{ $needed }, campi rimasti { $camps }{ $cards ->
    [0] {""}
   *[other] {" "}(il prossimo porta la mano a { $cards })
  }, danni { $damage }/3, { $items ->
    [none] {""}
   *[other] oggetti { $items },{" "}
  }segnalini breccia { $markers }, { $hand ->
    [solo] {""}
   *[other] mano { $hand },{" "}
  }mazzo { $deck }
board-faction-waits = { $seat }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
  }: leader { $leader }, ancora nessun campo
board-faction-waits-bare = { $seat }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
  }: ancora nessun leader e nessun campo
board-faction-gone = { $seat }: tutti i campi costruiti, fuori dalla partita
# la legge di una carta, che senza la parola sembrerebbe un esagono
cited-law = carta { $law }
board-active = attivo { $card }{ $teamed ->
    [0] {""}
    [one] {" "}e { $teamed } altro
   *[other] {" "}e { $teamed } altri
  }
board-chosen = ha scelto
board-choosing = non ha ancora scelto
board-engine = Automa { $number } su { $edge }, sinistra { $left }, destra { $right }, davanti { $front }
board-engine-bare = L'automa { $number } aspetta sul nucleo
board-rim = il perimetro
board-none = nessuno
board-hand = La tua mano:
board-hand-of = La mano { $seat-di }:
board-choice = Hai scelto { $card }.
board-card = { $card }: { $timing ->
    [reveal] immediato
   *[ongoing] continuo
  }, { $effect }
board-empty = (nessuna carta)
board-hex = { $hex } { $ground }{ $things ->
    [none] {""}
   *[other] : { $things }
  }; { $sides }
board-tile = fabbrica { $tile }, freccia { $arrow }, canali di scarico { $chutes }
board-tile-wild = fabbrica rinaturalizzata { $tile }, freccia { $arrow }
board-core = nucleo, tessera in cima { $tile }, freccia { $arrow }, canali di scarico { $chutes }
thing-pollution = inquinanti { $number }
thing-toxic = area tossica
thing-hunters = { $number ->
    [one] 1 cacciatore
   *[other] { $number } cacciatori
  }
thing-snipers = { $number ->
    [one] 1 cecchino
   *[other] { $number } cecchini
  }
thing-camp = campo { $seat-di }
thing-leader = leader { $seat-di }
thing-enclosed = isolato
side-open = { $side } { $hex }
side-wall = { $side } { $hex } (muro)
side-breach = { $side } { $hex } (breccia)
side-engine = { $side } { $hex } (automa)
side-factory = { $side } { $hex } (fabbrica)
side-core = { $side } { $hex } (nucleo)
fact-card = { $card } ({ $seat }, { $habitat }, { $points })
fact-card-bare = { $card } ({ $habitat }, { $points })
fact-hex = { $hex } ({ $habitat }{ $toxic ->
    [yes] , { thing-toxic }
   *[no] {""}
  }{ $pollution ->
    [0] {""}
   *[other] , inquinanti { $pollution }
  }{ $hunters ->
    [0] {""}
    [one] , 1 cacciatore
   *[other] , { $hunters } cacciatori
  }{ $snipers ->
    [0] {""}
    [one] , 1 cecchino
   *[other] , { $snipers } cecchini
  }{ $camp_seat ->
    [none] {""}
   *[other] , campo { $camp_seat-di }
  }{ $enclosed ->
    [yes] , { thing-enclosed }
   *[no] {""}
  })
forecast-head = { $machine }: { $cards } su { $of ->
    [one] 1 carta
   *[other] { $of } carte
  }, { $share } %
forecast-supposed = Gli inseguimenti sono calcolati come se fosse il turno { $seat-di }.
forecast-nothing = nulla
forecast-none = Ora non c'è nulla da dire.

## Azioni, come le direbbe una persona.

do-tile = la prossima tessera è { $face }
do-arrow = la freccia punta a { $corner ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
   *[NW] nord-ovest
  }
do-lead = { $leader } guida la fazione: { $ability }
do-lead-bare = { $leader } guida la fazione
do-from = pescare dal mazzo { $seat-di }
do-draw = la carta pescata è { $card }
do-harder = nel mazzo entra: { $machine }
do-settle = stabilirsi in { $hex }
do-first = il segnalino va { $seat-a }
do-plan = { $card }
do-top = la prima carta del mazzo { $seat-di }
do-resolve = prima { $seat-il }: { $card }
do-resolve-bare = prima { $seat-il }
do-move = muovere in { $hex }
do-camp = costruire un campo qui
do-regroup = raggrupparsi in { $hex }
do-clear = eliminare gli inquinanti qui
do-heal = curare tutti i danni
do-destroy = distruggere un mech
do-breach = aprire una breccia nel muro { $edge }
do-rewild = rinaturalizzare questa fabbrica
do-gather = prendere { $item-il } di questo campo
do-gather-bare = prendere l'oggetto di questo campo
do-team = giocare in aiuto { $card }
do-eat = pane: un punto in più
do-drink = pozioni: rimuovere 1 danno
do-pour = pozioni: eliminare gli inquinanti qui
do-launch = razzi: distruggere un mech in { $hex }
do-blast = razzi: aprire una breccia nel muro { $edge }
do-travel = mappe: muovere in { $hex }
do-return = mappe: raggrupparsi in { $hex }
do-end = terminare le azioni; { $hacked ->
    [yes] non segue nessuna carta macchina
   *[no] segue una carta macchina
  }
do-end-bare = terminare le azioni
do-shoot = distruggere un mech in { $hex }
do-rust = sostituire un mech in { $hex }
do-tunnel = passare dalle gallerie in { $hex }
do-demolish = aprire una breccia nel muro { $edge }
do-lift = prendere il campo in { $hex }
do-carry = metterlo in { $hex }
do-cure = guarire { $seat-il } da tutti i danni
do-step = andare in { $hex }
do-stay = restare
do-roll = il dado mostra { $number }
do-kill = muore { $card }
do-machine = la carta macchina è { $machine }

# Titoli di più scelte con lo stesso verbo.
group-tile = La prossima tessera
group-arrow = La freccia punta verso
group-lead = Chi guida
group-from = Pescare dal mazzo
group-draw = Pescare
group-harder = Una carta avanzata
group-settle = Stabilirsi in
group-first = Il segnalino primo giocatore
group-plan = Scegliere
group-top = O la prima carta del mazzo
group-resolve = Prima l'effetto
group-move = Muovere in
group-regroup = Raggrupparsi in
group-breach = Aprire una breccia
group-team = Giocare in aiuto
group-launch = Razzi, distruggere un mech in
group-blast = Razzi, aprire una breccia
group-travel = Mappe, muovere in
group-return = Mappe, raggrupparsi in
group-shoot = Distruggere un mech in
group-rust = Sostituire un mech in
group-tunnel = Passare dalle gallerie in
group-demolish = Aprire una breccia
group-lift = Prendere il campo in
group-carry = Metterlo in
group-cure = Chi guarisce da tutti i danni
group-step = Andare in
group-roll = Il dado mostra
group-kill = Chi muore
group-machine = La carta macchina

## Domande

ask-chance-tile = Quale tessera viene dopo?
ask-chance-arrow = Dove punta la freccia?
ask-chance-leader = Chi guida?
ask-chance-draw = Quale carta è pescata?
ask-chance-top = Quale carta è in cima al mazzo?
ask-chance-harder = Quale carta macchina avanzata?
ask-chance-first = Chi riceve il segnalino?
ask-chance-roll = Che cosa mostra il dado danni?
ask-chance-kill = Quale difensore muore?
ask-chance-machine = Quale carta macchina?
ask-choose-leader = Chi guida { $faction_seat-il }? Metà del mazzo viene con il leader.
ask-choose-leader-bare = Chi guida la tua fazione?
ask-choose-deck = Da quale mazzo viene la tua prossima carta?
ask-settle = Dove costruisce il primo campo { $faction_seat-il }?
ask-settle-bare = Dove costruisci il tuo primo campo?
ask-choose-defender = Scegli il tuo difensore attivo, in silenzio.
ask-choose-alone = Scegli il difensore attivo: il turno è della sua fazione.
ask-resolve-next = Di chi è l'effetto che si risolve per primo? Hai il segnalino e parli per tutti.
ask-act = { $points ->
    [0] Nessun punto rimasto: utilizza un oggetto, gioca in aiuto, o termina.{ ask-act.last }
    [one] { $faction_seat } in { $hex }: 1 punto rimasto.{ ask-act.threat }
   *[other] { $faction_seat } in { $hex }: { $points } punti rimasti.{ ask-act.threat }
  }
    .threat = { $threat ->
    [melee] {" "}Qui ci sono mech: ogni azione porta un tiro, 1 e 2 fanno male.
    [sniper] {" "}Accanto ci sono cecchini: ogni azione porta un tiro, un 1 fa male.
   *[none] {""}
  }
    .last = { $last ->
    [yes] {" "}Non hai carte in mano, quindi il tuo ultimo oggetto termina il turno.
   *[no] {""}
  }
ask-act-bare = Che cosa fai?
ask-shoot = Tiratore Scelto: distruggi un mech adiacente al tuo leader.
ask-rust = Pioggia di Ruggine: quale mech diventa inquinante?
ask-tunnel = Gallerie: in quale esagono montagna?
ask-demolish = Demolizioni: in quale muro apri una breccia?
ask-lift = Biblioteca Itinerante: quale dei tuoi campi si sposta?
ask-carry = Biblioteca Itinerante: in quale esagono foresta?
ask-cure = Erbe Medicinali: chi rimuove tutti i suoi danni?
ask-take-path = Sentiero Segreto: da { $hex } { $faction_seat-il } può andare in un esagono adiacente.
ask-take-path-bare = Sentiero Segreto: puoi andare in un esagono adiacente.

## Rifiuti

why-not-in-hand = quella carta non è nella tua mano
why-faction-gone = quella fazione è uscita dalla partita
why-cards-in-hand = hai in mano una carta di quella fazione
why-points-left = ci sono ancora punti da spendere
why-no-points = non restano punti
why-other-faction = è una carta della tua altra fazione
why-other-habitat = il suo habitat non è quello del tuo difensore attivo
why-no-camp-left = tutti i tuoi campi sono costruiti
why-support-missing = non hai il supporto massimo
why-camp-there = in questo esagono c'è un campo
why-not-home = non è un esagono dell'habitat naturale della tua fazione
why-not-at-the-rim = non è accanto al perimetro
why-no-pollution = l'esagono è pulito
why-no-camp-here = qui non c'è un campo che puoi usare
why-no-damage = non hai danni
why-item-there = hai già quell'oggetto
why-no-mech = non c'è nessun mech
why-breached-already = quel muro ha già una breccia
why-no-wall = non c'è un muro in cui aprire una breccia
why-no-marker = non ti restano segnalini breccia
why-no-factory = qui non c'è una fabbrica
why-factory-guarded = dei mech sorvegliano la fabbrica
why-factory-polluted = la fabbrica è inquinata
why-core = nessuno può entrare nel nucleo
why-already-there = il tuo leader è già lì
why-engine-in-the-way = un automa sbarra la via
why-wall-in-the-way = un muro sbarra la via
why-out-of-reach = nessuna via aperta porta lì in un solo movimento
why-no-camp-there = lì non c'è un campo
why-camp-buried = su quel campo c'è una fabbrica
why-not-your-camp = non è un tuo campo
why-no-item = non hai quell'oggetto
why-same-again = in questo turno il pane ti ha già portato a questa stessa posizione

## Eventi

log-opening = { $seat }:{" "}

event-arrow = La tessera { $number } sul nucleo punta a { $corner ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
   *[NW] nord-ovest
  }.
event-leads = { $leader } guida { $seat-il }.
event-harder = Nel mazzo macchina entra: { $machine }.
event-settled = { $seat }: si stabilisce in { $hex }.
event-goes-first = { $seat }: riceve il segnalino primo giocatore.
event-round-began = Round { $round }.
event-drew = { $seat }: pesca { $card }.
event-drew-hidden = { $seat }: pesca una carta.
event-chose = { $seat }: sceglie { $card }.
event-chose-hidden = { $seat }: sceglie.
event-revealed = { $seat }: il difensore attivo è { $card } ({ $habitat }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }).
event-reshuffled = { $seat }: la pila dei difensori esausti diventa un nuovo mazzo di { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }.
event-marker-passed = Il segnalino primo giocatore passa { $seat-a }.
event-ability = { $seat }: ha effetto { $ability } ({ $ability_effect }).
event-ability-idle = { $seat }: { $ability } non trova nulla da fare.
event-turn-began = Turno { $seat-di }.
event-hacked = Sabotaggio: nessuna carta macchina dopo il turno { $seat-di }.
event-moved = { $seat }: va in { $hex }.
event-item-gained = { $seat }: ottiene { $item-il }.
event-item-used = { $seat }: utilizza { $item-il }.
event-cleared = { $seat }: elimina gli inquinanti da { $hex }.
event-toxic-cleared = { $seat }: elimina l'area tossica di { $hex }.
event-destroyed = { $seat }: distrugge un mech in { $hex }.
event-breached = { $seat }: apre una breccia nel muro { $edge }.
event-rewilded = { $seat }: rinaturalizza la fabbrica di { $hex }.
event-camp-built = { $seat }: costruisce un campo in { $hex }.
event-camp-moved = { $seat }: un campo si sposta in { $hex }.
event-healed = { $seat }: rimuove { $number ->
    [one] 1 danno
   *[other] { $number } danni
  }.
event-teamed = { $seat }: gioca in aiuto { $card }.
event-supported = { $seat }: supporto +{ $number }.
event-rolled = { $seat }: tira { $number } per un'azione { $kind ->
    [melee] tra i mech
   *[sniper] accanto a cecchini
  }{ $harm ->
    [yes] {""}
   *[no] : nessun danno
  }.
event-hurt = { $seat }: subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
  }.
event-killed = Muore { $card } ({ $habitat }).
event-rusted = { $seat }: un mech in { $hex } diventa inquinante.
event-left = { $seat }: tutti i campi costruiti, esce dalla partita.
event-machine = Carta macchina: { $machine }.
event-machine-idle = Non trova nulla da fare.
event-machines-shuffled = Le carte macchina si rimescolano in un nuovo mazzo.
event-direction = Le macchine girano a { $direction ->
    [left] sinistra
   *[right] destra
  }.
event-engine-moved = L'automa { $engine } costruisce muri su { $walls } e va su { $edge }.
event-engine-reset = L'automa { $engine } costruisce muri su { $walls }, è bloccato su { $edge } e va sul nucleo.
event-engine-deployed = L'automa { $engine } torna sul tabellone su { $edge }.
event-engine-waits = L'automa { $engine } non trova un bordo libero e aspetta sul nucleo.
event-factory-built = La fabbrica { $number } viene costruita in { $hex }.
event-polluted = I canali di scarico della tessera { $number } inquinano { $hexes }.
event-toxic = { $hex } diventa un'area tossica.
event-hunter-deployed = Un cacciatore compare in { $hex }.
event-chased = { $number ->
    [one] Un cacciatore insegue
   *[other] { $number } cacciatori inseguono
  } { $seat-il } da { $origin } a { $hex }.
event-won = Il nucleo cade: tutti i campi sono in piedi, e nessuna fabbrica lo è. I difensori vincono.
event-lost = I difensori perdono: { $ending }.

## Un turno in una riga. $times: quante volte una cosa è stata fatta.

sum-moved = { $times ->
    [one] un movimento
   *[other] { $times } movimenti
  }
sum-cleared = { $times ->
    [one] un esagono pulito
   *[other] { $times } esagoni puliti
  }
sum-toxic-cleared = { $times ->
    [one] un'area tossica eliminata
   *[other] { $times } aree tossiche eliminate
  }
sum-destroyed = { $times ->
    [one] un mech distrutto
   *[other] { $times } mech distrutti
  }
sum-breached = { $times ->
    [one] una breccia aperta
   *[other] { $times } brecce aperte
  }
sum-rewilded = { $times ->
    [one] una fabbrica rinaturalizzata
   *[other] { $times } fabbriche rinaturalizzate
  }
sum-camp-built = { $times ->
    [one] un campo
   *[other] { $times } campi
  }
sum-item-used = { $times ->
    [one] oggetto utilizzato: { $item }
   *[other] { $times } oggetti utilizzati
  }
sum-teamed = un difensore in aiuto
sum-left = fuori dalla partita
sum-machine = una carta macchina
