### Root: i bot Clockwork. I nomi sono fatti del gioco; gli effetti sono detti con parole nostre.

option-duchy = se il Ducato Trivellatore, che è sempre un bot, partecipa
option-corvids = se la Congiura a Ingranaggi, che è sempre un bot, partecipa
option-marquise-level = quanto è difficile la Marchesa Meccanica
    .title = Livello
option-marquise-traits = carte tratto della Marchesa Meccanica, unite da +
    .title = Tratti
option-eyrie-level = quanto è difficile la Dinastia Elettrica
    .title = Livello
option-eyrie-traits = carte tratto della Dinastia Elettrica, unite da +
    .title = Tratti
option-alliance-level = quanto è difficile l'Alleanza Automatica
    .title = Livello
option-alliance-traits = carte tratto dell'Alleanza Automatica, unite da +
    .title = Tratti
option-vagabond-level = quanto è difficile il Vagabot
    .title = Livello
option-vagabond-traits = carte tratto del Vagabot, unite da +
    .title = Tratti
option-vagabond2-level = quanto è difficile il Vagabot accanto a un Vagabondo
    .title = Livello
option-vagabond2-traits = carte tratto del Vagabot accanto a un Vagabondo, unite da +
    .title = Tratti
option-cult-level = quanto è difficile il Culto Calcolatore
    .title = Livello
option-cult-traits = carte tratto del Culto Calcolatore, unite da +
    .title = Tratti
option-riverfolk-level = quanto è difficile la Compagnia Robotica
    .title = Livello
option-riverfolk-traits = carte tratto della Compagnia Robotica, unite da +
    .title = Tratti
option-duchy-level = quanto è difficile il Ducato Trivellatore
    .title = Livello
option-duchy-traits = carte tratto del Ducato Trivellatore, unite da +
    .title = Tratti
option-corvids-level = quanto è difficile la Congiura a Ingranaggi
    .title = Livello
option-corvids-traits = carte tratto della Congiura a Ingranaggi, unite da +
    .title = Tratti
option-coop = se le persone giocano insieme contro i bot
    .title = Persone insieme contro i bot
option-services = come i bot comprano dalla Compagnia
    .title = Che cosa i bot comprano dalla Compagnia

option-coop-no = Ognuno gioca per sé.
option-coop-yes = Le persone vincono insieme, quando ognuna ha 30 punti prima di qualsiasi bot; i bot si lasciano in pace tra loro, e nel mazzo non ci sono carte dominio [K3.5].
option-services-standard = I bot comprano secondo le tre carte standard [K15.1].
option-services-special = Ogni bot ha anche una carta propria per ciò che compra [K15.4].
seating-yes = sì
    .effect = Gioca una persona o il computer.
seating-bot = bot
    .effect = Gioca da sé, come suo bot Clockwork.
seating-no = no
    .effect = Non partecipa.

## Che cosa fanno i livelli, per bot

option-marquise-level-easy = { law-K13-1-1 }
option-marquise-level-normal = { law-K13-1-2 }
option-marquise-level-challenging = { law-K13-1-3 }
option-marquise-level-nightmare = { law-K13-1-4 }
option-eyrie-level-easy = { law-K13-2-1 }
option-eyrie-level-normal = { law-K13-2-2 }
option-eyrie-level-challenging = { law-K13-2-3 }
option-eyrie-level-nightmare = { law-K13-2-4 }
option-alliance-level-easy = { law-K13-3-1 }
option-alliance-level-normal = { law-K13-3-2 }
option-alliance-level-challenging = { law-K13-3-3 }
option-alliance-level-nightmare = { law-K13-3-4 }
option-vagabond-level-easy = { law-K13-4-1 }
option-vagabond-level-normal = { law-K13-4-2 }
option-vagabond-level-challenging = { law-K13-4-3 }
option-vagabond-level-nightmare = { law-K13-4-4 }
option-vagabond2-level-easy = { law-K13-4-1 }
option-vagabond2-level-normal = { law-K13-4-2 }
option-vagabond2-level-challenging = { law-K13-4-3 }
option-vagabond2-level-nightmare = { law-K13-4-4 }
option-cult-level-easy = { law-K13-5-1 }
option-cult-level-normal = { law-K13-5-2 }
option-cult-level-challenging = { law-K13-5-3 }
option-cult-level-nightmare = { law-K13-5-4 }
option-riverfolk-level-easy = { law-K13-6-1 }
option-riverfolk-level-normal = { law-K13-6-2 }
option-riverfolk-level-challenging = { law-K13-6-3 }
option-riverfolk-level-nightmare = { law-K13-6-4 }
option-duchy-level-easy = { law-K13-7-1 }
option-duchy-level-normal = { law-K13-7-2 }
option-duchy-level-challenging = { law-K13-7-3 }
option-duchy-level-nightmare = { law-K13-7-4 }
option-corvids-level-easy = { law-K13-8-1 }
option-corvids-level-normal = { law-K13-8-2 }
option-corvids-level-challenging = { law-K13-8-3 }
option-corvids-level-nightmare = { law-K13-8-4 }

level-easy = facile
level-normal = normale
level-challenging = difficile
level-nightmare = incubo

trait-blitz = blitz
    .effect = Dopo i movimenti, tutti i guerrieri tranne uno della migliore radura controllata senza nemici ne escono alla carica e combattono.
trait-fortified = fortificata
    .effect = Un edificio regge due colpi; uno solo non gli fa nulla.
trait-hospitals = ospedali
    .effect = Dopo aver perso due o più guerrieri in difesa, due tornano alla roccaforte.
trait-iron-will = volontà di ferro
    .effect = Con un ordine uccello il doppio delle reclute.
trait-overwhelming = soverchiante
    .effect = Un punto ogni due reclute che non trovano posto; al massimo un'espansione per turno.
trait-nobility = nobiltà
    .effect = Tumulto anche quando un guerriero non si può piazzare; nel tumulto i suoi uccelli danno punti invece di toglierne.
trait-relentless = implacabile
    .effect = Dopo il Decreto, si rimuovono edifici e segnalini indifesi dove ha guerrieri.
trait-swoop = picchiata
    .effect = Alla fine del Giorno due guerrieri arrivano nella migliore radura senza pezzi della Dinastia.
trait-war-tax = tassa di guerra
    .effect = Chi perde contro di lei un edificio o un segnalino perde anche un punto.
trait-focused = concentrata
    .effect = Il colpo extra della colonna più lunga si infligge anche in parità.
trait-informants = informatori
    .effect = Anche la simpatia senza guerrieri tende imboscate.
trait-popularity = popolarità
    .effect = Rimuovere simpatia non dà punti.
trait-veterans = veterani
    .effect = Si difende con il dado più alto.
trait-wildfire = incendio
    .effect = Alla fine della Sera la simpatia si diffonde un'altra volta, senza punti.
trait-steadfast = irremovibile
    .effect = Nessuna compassione popolare in un turno con una rivolta a sorpresa; la legge marziale non vale.
trait-adventurer = avventuriero
    .effect = Una battaglia per turno; gli oggetti rimasti alla fine del Giorno vanno alle missioni.
trait-berserker = berserker
    .effect = Combatte dove ci sono più pezzi, contro chi ne ha di più; ripara un oggetto in più.
trait-helper = soccorritore
    .effect = Un aiuto dà un punto in più e porta due carte.
trait-marksman = tiratore
    .effect = I suoi attacchi cominciano con un colpo prima dei dadi.
trait-questing = cercatore
    .effect = Gli oggetti danneggiati contano per il tracciato battaglia; le missioni danno un punto in più; l'aiuto viaggia; altro ordine delle azioni.
trait-spiteful = malevolo
    .effect = Una crociata che ha rimosso segnalini dà un punto in più.
trait-erratic = imprevedibile
    .effect = Alla fine del turno una carta dal mazzo va tra le Anime Perdute.
trait-fanatics = fanatici
    .effect = Dopo una conversione una battaglia lì, con un colpo extra.
trait-martyrs = martiri
    .effect = Un rituale uccello crea anche un accolito dalla riserva.
trait-greedy = avida
    .effect = Un punto ogni volta che compra chi è in testa.
trait-involved = coinvolta
    .effect = Chi non ingaggia mercenari li ha contro.
trait-garrison = guarnigione
    .effect = In difesa non è mai indifesa; gli empori si aggiungono ai colpi dei dadi.
trait-ferocious = feroce
    .effect = In attacco fino a tre colpi dei dadi.
trait-foundations = fondamenta
    .effect = Un edificio perso toglie la corona solo a un ministro del suo seme.
trait-investors = investitori
    .effect = Chi rimuove un edificio deve scartare una carta di quel seme, o il Ducato convince un ministro.
trait-overwhelm = assalto in massa
    .effect = Scava due volte, con tre guerrieri ogni volta.
trait-invaders = invasori
    .effect = Scava verso edifici nemici; senza una casella per costruire, combatte ovunque.
trait-gamble = azzardo
    .effect = La persona con più pezzi lì può provare a indovinare un complotto prima che sia girato.
trait-backup-plans = piani di riserva
    .effect = Un complotto rimosso lascia un guerriero.
trait-mastermind = mente criminale
    .effect = Piazza complotti due volte per turno.
trait-vendetta = faida
    .effect = Ogni complotto che si gira è anche una bomba.

piece-citadel = cittadella
    .short = cit
    .il = la cittadella
    .di = della cittadella
    .gender = f
piece-market = mercato
    .short = mer
    .il = il mercato
    .di = del mercato
    .gender = m
piece-tunnel = galleria
    .short = gall
    .il = la galleria
    .di = della galleria
    .gender = f
piece-plot = complotto
    .short = comp
    .il = il complotto
    .di = del complotto
    .gender = m
piece-bomb = bomba
    .short = bomb
    .il = la bomba
    .di = della bomba
    .gender = f
piece-snare = trappola
    .short = trap
    .il = la trappola
    .di = della trappola
    .gender = f
piece-extortion = estorsione
    .short = esto
    .il = l'estorsione
    .di = dell'estorsione
    .gender = f
piece-raid = incursione
    .short = incu
    .il = l'incursione
    .di = dell'incursione
    .gender = f

effect-failure = il prezzo degli errori
effect-plot = il complotto perso

ask-chance-corner = In quale angolo comincia?
ask-chance-first-building = Dove sta il prossimo edificio?
ask-chance-lose = Quale pezzo va perso?

event-bot-order = { $seat }: l'ordine è { $card }.
event-bot-crafted = { $seat }: fabbrica { $card }.
event-bot-recruited = { $seat }: { $count ->
    [one] 1 guerriero
   *[other] { $count } guerrieri
 } nella radura { $clearing }.
event-bot-garrison = { $seat }: un guerriero in ognuna delle radure { $clearings }, e un altro nella radura { $clearing }.
event-bot-expands = { $seat }: non ha costruito nulla: espansione, un nuovo ordine e di nuovo Giorno.
event-bot-chose = { $seat }: { $choice }: { $chosen }{ $reason }.
event-bot-found-none = { $seat }: { $choice }: { $kind ->
    [clearing] da nessuna parte è possibile
    [seat] nessuno va bene
   *[other] non ce n'è
 } ({ $why }).
event-bot-found-none-bare = { $seat }: { $choice }: { $kind ->
    [clearing] da nessuna parte è possibile
    [seat] nessuno va bene
   *[other] non ce n'è
 }.
event-bot-checked = { $seat }: { $choice } (radura { $clearing }): { $met ->
    [yes] sì
   *[no] no
 }: { $criterion } { $value }, richiesto { $wanted ->
    [at-least] almeno
   *[at-most] al massimo
 } { $bound }.
event-bot-checked-bare = { $seat }: { $choice }: { $met ->
    [yes] sì
   *[no] no
 }: { $criterion } { $value }, richiesto { $wanted ->
    [at-least] almeno
   *[at-most] al massimo
 } { $bound }.
event-bot-counted = { $seat }: { $choice } (radura { $clearing }): { $count }{ $reason }.
event-bot-counted-bare = { $seat }: { $choice }: { $count }{ $reason }.
event-bot-builds = { $seat }: che cosa costruire: { $piece }, secondo l'ordine { $suit }.
event-bot-targets = { $seat }: { $choice }, { $by ->
    [lowest] dalla priorità più bassa
   *[highest] per priorità
 }: { $clearings }.
event-bot-passed = { $seat }: { $choice }: no, { $why }.
event-bot-passed-bare = { $seat }: niente: { $why }.
event-bot-viziers = { $seat }: { $count ->
    [one] 1 visir fedele
   *[other] { $count } visir fedeli
 } nella colonna uccello.
event-bot-decreed = { $seat }: { $card } va nella colonna { $suit } del Decreto.
event-bot-column = { $seat }: la colonna { $suit }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }.
event-bot-turmoil = { $seat }: tumulto!
event-bot-purged = { $seat }: fuori dal Decreto: { $cards }.
event-bot-pity = { $seat }: la compassione popolare diffonde simpatia { $count ->
    [one] una volta
   *[other] due volte
 }.
event-bot-organizes = { $seat }: i guerrieri nella radura { $clearing } organizzano.

won-by-K3-5 = tutte le persone hanno trenta punti

## Che cosa sceglie un bot, e secondo che cosa

choice-defender = chi combattere
choice-build = dove costruire
choice-recruit = dove reclutare
choice-move-from = da dove partire
choice-move-to = dove andare
choice-battle = dove combattere
choice-sympathy = dove si diffonde la simpatia
choice-revolt = dove scatenare una rivolta
choice-sympathy-near = una radura ordinata adiacente alla simpatia
choice-corner = in quale angolo comincia
choice-building = che cosa costruire
choice-track = quale tracciato dà punti
choice-ambush = quale imboscata giocare
choice-card = quale carta comprare
choice-lose-piece = quale pezzo va perso
choice-effect = quale effetto viene prima
choice-havoc = dove si rimuove chi è indifeso
choice-recruits = quante reclute
choice-unplaced = quante reclute non trovano posto
choice-leaving = quanti guerrieri partono
choice-staying = quanti guerrieri restano
choice-points = quanti punti
choice-expand = se c'è un'espansione
choice-new-roost = se ci sono guerrieri per un nuovo nido
choice-extra-hit = se c'è un colpo extra
choice-pity-twice = se la compassione si diffonde due volte
choice-organize = se organizzare
choice-enlist = se arruolare l'Arbitro
choice-hire = se ingaggiare mercenari
choice-nurse = se i guerrieri tornano alla roccaforte
choice-buy-card = se può comprare una carta
choice-buy-riverboats = se può comprare battelli
choice-buy-mercenaries = se può comprare mercenari
choice-buy-souls = se comprare un'Anima Perduta

# che cosa si confronta, senza «più» o «meno»; `whether`: come si dice di ciò che c'è o non c'è
criterion-pieces = pezzi presenti
criterion-points = punti
criterion-buildings = edifici presenti
criterion-own-warriors = guerrieri propri
criterion-enemy-pieces = pezzi nemici
criterion-enemy-warriors = guerrieri nemici
criterion-roosts = nidi
    .whether = Senza un nido
criterion-defenseless-buildings = edifici indifesi
criterion-opposite-a-start = angoli iniziali opposti
criterion-on-map = sulla mappa
criterion-track-points = punti del tracciato
criterion-martial-law = legge marziale
criterion-token = segnalini
criterion-supply = guerrieri nella riserva
criterion-recruits = reclute per plancia o livello
criterion-recruits-more = altrettante per volontà di ferro
criterion-recruits-placed = reclute piazzate
criterion-birds-in-decree = uccelli nel Decreto
criterion-means = guerrieri per pagare
criterion-fallen-warriors = guerrieri persi in difesa
criterion-sites = radure dove costruire
criterion-stay = da lasciare
criterion-needed-to-rule = necessari per mantenere il controllo
criterion-column-cards = carte nella colonna
criterion-own-buildings = edifici propri sulla mappa
criterion-expansions = espansioni in questo turno
criterion-sympathy = segnalini simpatia sulla mappa
criterion-rolled-hits = limite dei suoi colpi dei dadi
criterion-souls = Anime Perdute
criterion-available = oggetti disponibili

# perché un bot non fa qualcosa
why-no-order = non c'è una carta ordine
why-no-item-shown = non mostra un oggetto disponibile da fabbricare
why-no-warriors-left = nella riserva non restano guerrieri
why-no-roost-of-suit = non c'è un nido di quel seme
why-no-keep = la roccaforte non c'è più
why-turmoil = dopo il tumulto viene la Sera
why-nobody-can-leave = nessuno può partire
why-bird-order = l'ordine è un uccello
why-no-revolt = non c'è simpatia dove una base non costruita abbia posto
why-cannot-spread = la simpatia non può diffondersi
why-revolt-to-come = ci sarà una rivolta a sorpresa
why-nobody-sells = nessuno vende nulla
why-behind-the-seller = con meno punti di chi vende non compra nulla
why-nothing-for-sale = non c'è nulla in vendita
why-has-bought-it = l'ha già comprato
why-bought-enough = in questo turno non può comprare altro
why-cannot-pay = non può pagare ciò che comprerebbe

reason-clearing = radura { $clearing }
reason-forest = foresta { $forest }
reason-only = {", "}l'unica scelta
reason-sum = {": "}{ $list }
reason-most = {", "}il massimo tra { $list }
reason-part = { $criterion } { $value } [{ $law }]
reason-part-bare = { $criterion } { $value }
reason-limit = {"; limite: "}{ $list }
reason-among = {", "}tra { $list }
reason-compared = {". "}{ $wanted ->
    [most] Più
   *[fewest] Meno
 } { $criterion } [{ $law }]: { $list }
reason-compared-bare = {". "}{ $wanted ->
    [most] Più
   *[fewest] Meno
 } { $criterion }: { $list }
reason-whether = {". "}{ $whether }, se possibile [{ $law }]: { $list }
reason-whether-bare = {". "}{ $whether }, se possibile: { $list }
reason-whether-all = tutti
reason-whether-none = nessuno
reason-and = { $list } e { $last }
reason-all = tutti hanno { $value }
reason-have = { $list } con { $value }
reason-highest = {". "}Tra { $list } la priorità più alta [{ $law }]
reason-highest-bare = {". "}Tra { $list } la priorità più alta
reason-lowest = {". "}Tra { $list } la priorità più bassa [{ $law }]
reason-lowest-bare = {". "}Tra { $list } la priorità più bassa
reason-pass = {". "}Tra { $list } il Valico vince ogni parità [{ $law }]
reason-pass-bare = {". "}Tra { $list } il Valico vince ogni parità
reason-set-up = {". "}Tra { $list } il primo nell'ordine di preparazione [{ $law }]
reason-set-up-bare = {". "}Tra { $list } il primo nell'ordine di preparazione
reason-first = {". "}Tra { $list } il primo in quest'ordine [{ $law }]
reason-first-bare = {". "}Tra { $list } il primo in quest'ordine
reason-chance = {". "}Tra { $list } uno a sorte [{ $law }]
reason-chance-bare = {". "}Tra { $list } uno a sorte

## La plancia di un bot nel terminale

board-bot = { $letter } { $bot } (bot { $level }){ $turn ->
    [yes] , di turno
   *[no] {""}
  }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
board-order = ordine: { $card }
board-order-bare = ordine: { $suit }
board-bot-track = { $piece } { $count } (ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } ogni Sera)
board-bot-track-drawn = { $piece } { $count } (+{ $points } ogni Sera)
board-bot-recruits = { $piece } { $count } (+{ $more ->
    [one] 1 recluta
   *[other] { $more } reclute
  })
board-bot-next = { $piece } { $count } (prossimo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
board-coop = Si gioca insieme: le persone vincono quando ognuna ha 30 punti prima di qualsiasi bot [K3.5].
board-priority = Indicatori di priorità (#), dal più alto: { $list }
board-marker = Indicatore di priorità { $clearing }.
board-traits = Tratti: { $traits }
board-level = { $bot }, livello { $level }: { $effect }
board-special = Azione speciale: { $effect }
board-trait = { $bot }, tratto { $trait }: { $effect }

## Il Vagabot

event-bot-quest = { $seat }: la sua prossima missione è { $quest }.
event-bot-plans = { $seat }: oggi: { $errands }.
event-bot-exhausted = { $seat }: esaurisce { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
 }; { $left ->
    [0] nessuno resta pronto
    [one] 1 resta pronto
   *[other] { $left } restano pronti
 }.
event-bot-refreshed = { $seat }: ripristina { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
 }.
event-bot-skips = { $seat }: questo non è possibile: { $errand } ({ $why }).
event-bot-aided = { $seat }: aiuta { $other_seat-il } per { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
 }.
event-bot-scorched = { $seat }: brucia la radura { $clearing }.
event-slot-covered = { $seat }: copre una casella nella radura { $clearing } con un oggetto: { $item }.
event-battle-track = { $seat }: { $count ->
    [0] nessun oggetto
    [one] 1 oggetto
   *[other] { $count } oggetti
 } sul tracciato battaglia.
event-marksman = { $seat }: il tiratore colpisce prima dei dadi.

errand-explore = esplorare
errand-quest = missione
errand-aid = aiutare
errand-battle = combattere
errand-repair = riparare
errand-special = azione speciale

ask-chance-forest = I dadi scelgono una foresta.
ask-chance-aid-item = I dadi dicono quale oggetto si prende.

choice-explore = quale rovina esplorare
choice-quest = dove completare la missione
choice-aid = dove aiutare
choice-aid-whom = chi aiutare
choice-way = quale via prendere
choice-victim = chi derubare
choice-attacker = chi mettere contro un altro
choice-forest = quale foresta
choice-slip = se sgusciare via
choice-refresh-fewer = se si ripristinano meno oggetti
choice-refreshed = quanti oggetti si ripristinano
choice-repair-which = quale degli oggetti danneggiati si ripara
choice-damage-which = quale degli oggetti viene danneggiato
choice-aid-items = per quanti oggetti aiutare
choice-aid-item = quale oggetto si prende
choice-tinker = quale carta della pila degli scarti fabbricare
choice-hide = se nascondersi
choice-scorch = se bruciare tutto

criterion-moves = movimenti
criterion-defender-buildings-tokens = edifici e segnalini del difensore
criterion-defender-warriors = guerrieri del difensore
criterion-clearings-around = radure intorno
criterion-undamaged-items = oggetti intatti
criterion-damaged-items = oggetti danneggiati
criterion-exhausted-items = oggetti esausti fuori dal tracciato battaglia
criterion-ready-items = oggetti pronti
criterion-crafted-items = oggetti fabbricati dall'altro
criterion-aid-limit = oggetti per un aiuto in missione
criterion-refreshing = oggetti ripristinati per livello

why-few-items = con così pochi oggetti non ha un Giorno
why-nowhere-to-go = non ha dove andare
why-not-there-yet = non è ancora arrivato
why-too-few-items = gli oggetti pronti sono troppo pochi
why-nothing-damaged = nulla è danneggiato
why-all-damaged = tutti gli oggetti sono già danneggiati
why-without-effect = non avrebbe effetto
why-one-battle = un avventuriero combatte una battaglia per turno

piece-cover = un oggetto che copre la casella
    .short = ###
    .il = l'oggetto che copre la casella
    .di = dell'oggetto che copre la casella
    .gender = m

board-key-quest = La sua missione
board-key-battle-track = Tracciato battaglia
board-key-would-craft = Fabbricherebbe dagli scarti
