### Root: il Ducato Trivellatore e la Congiura a Ingranaggi. I nomi sono fatti del gioco; gli effetti sono detti con parole nostre.

minister-captain = Capitano
    .effect = Un colpo extra negli attacchi dove c'è una galleria.
    .il = il Capitano
    .di = del Capitano
    .gender = m
minister-marshal = Maresciallo
    .effect = Un guerriero all'edificio che ne ha di meno.
    .il = il Maresciallo
    .di = del Maresciallo
    .gender = m
minister-foremole = Capotalpa
    .effect = Una recluta in più per la Tana.
    .il = il Capotalpa
    .di = del Capotalpa
    .gender = m
minister-brigadier = Brigadiere
    .effect = Scava verso edifici e segnalini nemici con tre guerrieri nella Tana.
    .il = il Brigadiere
    .di = del Brigadiere
    .gender = m
minister-banker = Banchiere
    .effect = Costruisce un'altra volta.
    .il = il Banchiere
    .di = del Banchiere
    .gender = m
minister-mayor = Sindaco
    .effect = Manda via un guerriero per un punto.
    .il = il Sindaco
    .di = del Sindaco
    .gender = m
minister-earl-of-stone = Conte di Pietra
    .effect = Un punto per ogni cittadella.
    .il = il Conte di Pietra
    .di = del Conte di Pietra
    .gender = m
minister-baron-of-dirt = Barone di Terra
    .effect = Un punto per ogni mercato.
    .il = il Barone di Terra
    .di = del Barone di Terra
    .gender = m
minister-duchess-of-mud = Duchessa di Fango
    .effect = Due punti con tutte le gallerie sulla mappa.
    .il = la Duchessa di Fango
    .di = della Duchessa di Fango
    .gender = f

plot-bomb = bomba
plot-snare = trappola
plot-extortion = estorsione
plot-raid = incursione

effect-raid = l'incursione persa

ask-pay-investors = Gli investitori del Ducato: scarta una carta { $suit } o uccello. Se non ne hai, passa: il Ducato convince un ministro.
ask-pay-investors-bare = Gli investitori del Ducato: scarta una carta corrispondente. Se non ne hai, passa: il Ducato convince un ministro.
ask-guess-plot = Il complotto nella radura { $clearing } sta per essere girato. Qual è?
ask-guess-plot-bare = Un complotto sta per essere girato. Qual è?
ask-chance-plot = Quale complotto è?
ask-chance-extortion = Quale carta va persa?

why-snared = lì c'è una trappola
why-must-pay-investors = hai una carta di quel seme e devi scartarla
why-both-face-up = tutti i complotti di questo tipo sono a faccia in su

do-guess = dire che è: { $plot }
do-lay = piazzare: { $plot }
group-guess = È
group-lay = Piazzare

event-minister-swayed = { $seat }: convince { $minister-il }.
event-crown-lost = { $seat }: perde la corona { $minister-di }.
event-minister = { $seat }: agisce { $minister-il }.
event-burrowed = { $seat }: { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
 } nella Tana.
event-dug = { $seat }: { $count ->
    [one] 1 guerriero sbuca
   *[other] { $count } guerrieri sbucano
 } nella radura { $clearing }.
event-went-underground = { $seat }: { $count ->
    [one] 1 guerriero va
   *[other] { $count } guerrieri vanno
 } dalla radura { $clearing } alla Tana.
event-left-burrow = { $seat }: { $count ->
    [one] 1 guerriero va
   *[other] { $count } guerrieri vanno
 } dalla Tana alla riserva.
event-plot-guessed = { $seat }: indovina il complotto nella radura { $clearing }: { $piece }.
event-plot-flipped = { $seat }: il complotto nella radura { $clearing } viene girato: { $piece }.
event-plot-swapped = { $seat }: il complotto a faccia in su nella radura { $clearing } diventa: { $piece }.
event-snare-sprung = { $seat }: fa scattare la trappola nella radura { $clearing } e non fa altro lì.

choice-dig = dove scavare
choice-lose-tunnel = quale galleria togliere
choice-dismiss = da dove parte un guerriero
choice-plot = dove piazzare un complotto
choice-thicken = dove il complotto s'infittisce
choice-flip = quali complotti girare
choice-bombed = quanti guerrieri toglie la bomba
choice-guesser = chi indovina
choice-sway = chi convincere, dall'alto
choice-sway-last = chi convincere, dal basso
choice-crown = chi perde la corona, dal basso
choice-whether-dig = se scavare
choice-diggers = quanti scavano
choice-rally = da dove parte l'adunata
choice-citadel = se costruire una cittadella e non un mercato
choice-duchess = se tutte le gallerie sono sulla mappa
choice-dismiss-burrow = se un guerriero lascia la Tana

criterion-open-slots = caselle libere
criterion-enemy-buildings = edifici nemici
criterion-enemy-buildings-tokens = edifici e segnalini nemici
criterion-buildings-tokens = edifici e segnalini presenti
criterion-plots = complotti
    .whether = Senza un complotto
criterion-bombed = pezzi di un bot che la bomba toglie
criterion-plots-face-up = complotti a faccia in su
criterion-burrow = guerrieri nella Tana
criterion-diggers = guerrieri che scavano
criterion-overwhelm = guerrieri di un assalto in massa
criterion-citadel-recruits = reclute per cittadelle
criterion-foremole = il Capotalpa
criterion-tunnels-left = gallerie fuori dalla mappa

why-all-swayed = tutti i ministri sono convinti
why-no-site = nessuna radura che controlla ha una casella libera
why-nobody-to-dismiss = non c'è un guerriero da mandare via

board-key-burrow = Nella Tana
board-key-swayed = Convinti
board-key-hidden-plots = Complotti non a faccia in su
