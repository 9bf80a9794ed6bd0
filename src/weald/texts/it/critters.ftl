### Critters at War: che cosa leggono i suoi giocatori. I nomi delle carte sono fatti del gioco; gli effetti sono detti con parole nostre.

game-critters = Critters at War
    .about = Due comandanti si contendono aria, terra e mare. Sei carte a testa, un'azione per turno; controlla due dei tre teatri per vincere la battaglia, o ritirati finché costa poco.
    .help = In ogni battaglia, a turno: schiera una carta a faccia in su nel teatro del suo tipo (A aria, L terra, S mare), o gioca una carta qualsiasi a faccia in giù dove vuoi, come un 2. Si può girare solo la carta scoperta di una pila (segnata con >). I teatri vicini nella fila sono adiacenti. Quando tutte le carte sono giocate, il totale più alto controlla un teatro, a parità il primo giocatore; con due teatri si vince.

theater-air = aria
    .il = l'aria
    .di = dell'aria
    .a = all'aria
    .da = dall'aria
    .in = in aria
    .su = sull'aria
    .gender = f
theater-land = terra
    .il = la terra
    .di = della terra
    .a = alla terra
    .da = dalla terra
    .in = a terra
    .su = sulla terra
    .gender = f
theater-sea = mare
    .il = il mare
    .di = del mare
    .a = al mare
    .da = dal mare
    .in = in mare
    .su = sul mare
    .gender = m

option-mode = standard, o principiante: ogni battaglia vale un punto
    .title = Modalità
option-target = i punti con cui si vince la partita; 0 significa il numero consueto della modalità
    .title = Punti per vincere

## Carte

card-A1 = A1 Supporto
    .name = Supporto
    .effect = la tua parte conta 3 in più nei teatri adiacenti
card-A2 = A2 Aviolancio
    .name = Aviolancio
    .effect = la tua prossima carta può essere schierata in qualsiasi teatro
card-A3 = A3 Manovra
    .name = Manovra
    .effect = gira una carta scoperta di chiunque in un teatro adiacente
card-A4 = A4 Aerodromo
    .name = Aerodromo
    .effect = puoi schierare forze da 1 a 3 in qualsiasi teatro
card-A5 = A5 Contenimento
    .name = Contenimento
    .effect = ciò che chiunque gioca a faccia in giù è distrutto
card-A6 = A6 Bombardieri Pesanti
    .name = Bombardieri Pesanti
    .effect = nessuna abilità
card-L1 = L1 Rinforzi
    .name = Rinforzi
    .effect = pesca una carta e posala a faccia in giù accanto
card-L2 = L2 Imboscata
    .name = Imboscata
    .effect = gira una carta scoperta di chiunque, ovunque
card-L3 = L3 Manovra
    .name = Manovra
    .effect = gira una carta scoperta di chiunque in un teatro adiacente
card-L4 = L4 Fuoco di Copertura
    .name = Fuoco di Copertura
    .effect = ogni carta sotto di essa conta esattamente 4
card-L5 = L5 Scompiglio
    .name = Scompiglio
    .effect = ogni parte gira una propria carta scoperta, tu per primo
card-L6 = L6 Carri Armati Pesanti
    .name = Carri Armati Pesanti
    .effect = nessuna abilità
card-S1 = S1 Trasporto
    .name = Trasporto
    .effect = puoi spostare una tua carta in un altro teatro
card-S2 = S2 Escalation
    .name = Escalation
    .effect = le tue carte a faccia in giù contano 4 ciascuna invece di 2
card-S3 = S3 Manovra
    .name = Manovra
    .effect = gira una carta scoperta di chiunque in un teatro adiacente
card-S4 = S4 Ridispiegamento
    .name = Ridispiegamento
    .effect = puoi riprendere una carta a faccia in giù, poi ne giochi una
card-S5 = S5 Blocco Navale
    .name = Blocco Navale
    .effect = nei teatri adiacenti con 3 carte distrugge quelle giocate
card-S6 = S6 Super Corazzata
    .name = Super Corazzata
    .effect = nessuna abilità

## Azioni, come le direbbe una persona. $card: la carta che sarebbe girata, spostata o ripresa, se il giocatore la conosce.

do-deploy = schierare { $card } { $theater-in }
do-improvise = giocare { $card } a faccia in giù { $theater-in }
do-withdraw = { $ends ->
    [war] ritirarsi: { $other_seat } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
      } e vince la partita, { $score } a { $own_score }
   *[battle] ritirarsi: { $other_seat } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
      }, poi { $score } a { $own_score } su { $target }
  }
do-withdraw-bare = ritirarsi: finire ora questa battaglia
do-flip = girare { $card } ({ $side }) { $seat-di } { $theater-in }
do-flip-hidden = girare la carta a faccia in giù { $seat-di } { $theater-in }
do-move = spostare { $card } { $theater-da } (carta { $place } della pila)
do-move-hidden = spostare la carta { $place } { $theater-di }
do-to = spostarla { $theater-in }
do-return = riprendere in mano { $card } { $theater-da } (carta { $place } della pila)
do-return-hidden = riprendere in mano la carta { $place } { $theater-di }
do-reinforce = posare la carta pescata a faccia in giù { $theater-in }
do-decline = rinunciare: non fare nulla
do-row = i teatri sono nell'ordine { $row }
do-first = { $seat } riceve il comandante bianco
do-deal = la mano distribuita è { $cards }
do-draw = la carta pescata è { $card }

# Titoli delle scelte di una carta.
heading-deploy = schierare
heading-improvise = a faccia in giù

## Domande

ask-choose-action = Tocca a te: schiera una carta, giocane una a faccia in giù (forza 2), o ritirati.
ask-choose-play = Gioca una carta: schierala a faccia in su o giocala a faccia in giù.
ask-choose-flip = Gira una carta scoperta.
ask-choose-own-flip = Gira una delle tue carte scoperte.
ask-choose-reinforced-theater = Dove posi la carta pescata, a faccia in giù?
ask-choose-cargo = Sposta una delle tue carte in un altro teatro, o rinuncia.
ask-choose-destination = Dove va?
ask-choose-return = Riprendi una delle tue carte a faccia in giù, o rinuncia.
ask-chance-row = In quale ordine sono i teatri?
ask-chance-first = Chi riceve il comandante bianco?
ask-chance-deal = Quali sei carte sono distribuite?
ask-chance-draw = Quale carta è pescata?

## Rifiuti

why-type-must-match = una carta si schiera a faccia in su solo nel teatro del suo tipo
why-not-in-hand = quella carta non è nella tua mano
why-not-adjacent = quel teatro non è adiacente alla carta
why-no-card-there = lì non c'è nessuna carta
why-not-your-card = deve essere una tua carta
why-not-facedown = si può riprendere solo una carta a faccia in giù
why-already-there = la carta è già in quel teatro
why-must-play-a-card = una carta è stata ripresa, quindi ora bisogna giocarne una

## Eventi

event-row = I teatri sono disposti nell'ordine { $theaters }.
event-goes-first = { $seat } è il primo giocatore, che vince le parità.
event-battle-began = Comincia la battaglia { $battle }.
event-dealt = { $seat } riceve { $cards }.
event-dealt-hidden = { $seat } riceve { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }.
event-deployed = { $seat } schiera { $card } { $theater-in }.
event-improvised = { $seat } gioca { $card } a faccia in giù { $theater-in }.
event-improvised-hidden = { $seat } gioca una carta a faccia in giù { $theater-in }.
event-destroyed = { $seat } perde { $card } { $theater-in }, carta distrutta da { $by_card }.
event-destroyed-hidden = { $seat } perde una carta a faccia in giù { $theater-in }, distrutta da { $by_card }.
event-flipped-up = La carta { $seat-di } { $theater-in } è girata a faccia in su: { $card }.
event-flipped-down = { $card }, carta { $seat-di } { $theater-in }, è girata a faccia in giù.
event-moved = { $seat } sposta { $card } { $from_theater-da } { $theater-a }.
event-moved-hidden = { $seat } sposta una carta a faccia in giù { $from_theater-da } { $theater-a }.
event-returned = { $seat } riprende { $card } { $theater-da }.
event-returned-hidden = { $seat } riprende una carta a faccia in giù { $theater-da }.
event-drew = { $seat } pesca { $card } dal mazzo.
event-drew-hidden = { $seat } pesca una carta dal mazzo.
event-reinforced = { $seat } posa { $card } a faccia in giù { $theater-in }.
event-reinforced-hidden = { $seat } posa la carta pescata a faccia in giù { $theater-in }.
event-air-dropped = { $seat } può schierare la prossima carta in qualsiasi teatro.
event-declined = { $seat } non si serve di { $by_card }.
event-withdrew = { $seat } si ritira con { $hand ->
    [one] una carta
   *[other] { $hand } carte
  } in mano.
event-held = { $seat } controlla { $theater-il }, { $total } a { $other_total }{ $by ->
    [tie] , come primo giocatore.
   *[strength] .
  }
event-battle-won = { $seat } vince la battaglia e ottiene { $points ->
    [one] un punto
   *[other] { $points } punti
  }, { $score } in tutto.
event-won = { $seat } vince la partita con { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }.

## Il tabellone nel terminale

board-head = Battaglia { $battle } · si vince con { $target ->
    [one] 1 punto
   *[other] { $target } punti
  } · carte nel mazzo: { $deck }
board-seat = { $seat }{ $you ->
    [yes] {""} (tu)
   *[no] {""}
  }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
  } in mano{ $first ->
    [yes] , primo giocatore (vince le parità)
   *[no] {""}
  }
board-total = { $seat } { $total }
board-total-bonus = { $seat } { $total }+{ $bonus }
board-control = { $seat } controlla
board-tie = { $seat } per la parità
board-theater-plain = teatro { $theater }: { $control }
board-pile = { $seat } { $total }: { $pile }
board-pile-bonus = { $seat } { $total }, di cui { $bonus } da { card-A1 }: { $pile }
board-empty = nessuna carta
board-facedown = a faccia in giù ({ $id })
board-facedown-hidden = a faccia in giù
board-card = { $place }. { $card }, forza { $strength }{ $top ->
    [yes] , scoperta
   *[no] {""}
  }
board-card-down = { $place }. { $card } a faccia in giù, forza { $strength }{ $top ->
    [yes] , scoperta
   *[no] {""}
  }
board-card-down-hidden = { $place }. a faccia in giù, forza { $strength }{ $top ->
    [yes] , scoperta
   *[no] {""}
  }
board-destroyed = Distrutte, sotto il mazzo: { $list }
board-air-drop = Aviolancio: la prossima carta { $seat-di } può essere schierata in qualsiasi teatro.
board-shown = Si sa che in mano { $seat-a } ci sono: { $cards }
board-held = Pescata e non ancora posata: { $card }
board-held-hidden = Una carta pescata non è ancora posata.
board-waiting = Abilità che devono ancora avere effetto: { $cards }
board-hand = La tua mano:
board-hand-of = La mano { $seat-di }:
board-hand-card = { $card }. { $effect }
effect-instant = Forza { $strength }. Istantanea: { $effect }
effect-ongoing = Forza { $strength }. Continua: { $effect }
effect-none = Forza { $strength }, { $effect }
side-faceup = a faccia in su
side-facedown = a faccia in giù
