### Defenders of the Wild sul tavolo disegnato: indici, minaccia, plance delle fazioni, mano, fine.

## Il tabellone

land-tile = n°{ $number }
silence = Silenzio finché tutti non hanno scelto [2.10]

## Indici. $count: a che punto è; $of: l'obiettivo, o il numero a cui tutto è perduto.

gauges = Quanto è vicina la fine
gauge-camps = { $count ->
    [one] 1 campo su { $of } è costruito: alla squadra servono tutti.
   *[other] { $count } campi su { $of } sono costruiti: alla squadra servono tutti.
  }
gauge-camps-short = campi
gauge-factories = { $of ->
    [0] Ancora nessuna fabbrica costruita: ognuna va rinaturalizzata.
    [one] Fabbriche rinaturalizzate: { $count } su 1. Serve anche quella.
   *[other] Fabbriche rinaturalizzate: { $count } su { $of }. Servono tutte.
  }
gauge-factories-short = rinaturalizzate
gauge-core-completed = { $count ->
    [one] Le macchine hanno costruito 1 fabbrica; con la numero { $of } tutto è perduto.
   *[other] Le macchine hanno costruito { $count } fabbriche; con la numero { $of } tutto è perduto.
  }
gauge-core-completed-short = fabbriche
gauge-toxic-disaster = { $count ->
    [one] C'è 1 area tossica; con la numero { $of } tutto è perduto.
   *[other] Ci sono { $count } aree tossiche; con la numero { $of } tutto è perduto.
  }
gauge-toxic-disaster-short = aree tossiche
gauge-massacre = { $count ->
    [0] Nessun difensore è morto (habitat { $habitat }); con il numero { $of } tutto è perduto.
    [one] 1 difensore è morto (habitat { $habitat }); con il numero { $of } tutto è perduto.
   *[other] { $count } difensori sono morti (habitat { $habitat }); { $of } sono troppi.
  }
gauge-massacre-short = morti di un habitat

## La minaccia: che cosa farebbero le carte macchina

threat = Prossima carta macchina
threat-deck = { $deck } nel mazzo, { $discarded } negli scarti
threat-cards = Carte che possono ancora uscire
threat-card = { $machine }: { $cards } su { $of ->
    [one] 1 carta rimasta
   *[other] { $of } carte rimaste
  }
threat-look = Scegli una carta per leggere che cosa farebbe ora. Il tabellone lo mostra tratteggiato.
threat-hide = Nascondi
would-engine-moved = L'automa { $engine } costruisce muri su { $walls } e va su { $edge }.
would-engine-reset = L'automa { $engine } costruisce muri su { $walls }, è bloccato su { $edge } e va sul nucleo.
would-engine-deployed = L'automa { $engine } torna su { $edge }.
would-engine-waits = L'automa { $engine } non trova un bordo libero e aspetta sul nucleo.
would-direction = Le macchine girano a { $direction ->
    [left] sinistra
   *[right] destra
  }.
would-factory-built = La fabbrica { $number } viene costruita in { $hex }.
would-polluted = I canali di scarico della tessera { $number } inquinano { $hexes }.
would-toxic = { $hex } diventa un'area tossica.
would-hunter-deployed = Un cacciatore compare in { $hex }.
would-chased = { $number ->
    [one] Un cacciatore insegue
   *[other] { $number } cacciatori inseguono
  } { $seat-il } da { $origin } a { $hex }.
would-hurt = { $seat }: subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
  }.
would-lost = I difensori perdono: { $ending }.

## Che cosa può costare un'azione

harm-roll = Quest'azione porta un tiro dei danni
harm-sure = Un'area tossica: { $count ->
    [one] 1 danno sicuro
   *[other] { $count } danni sicuri
  }
harm-chance = { $percent } %
harm-deadly = Muore un difensore: { $percent } %

## Plance delle fazioni

factions = Le fazioni
factions-open = Plance
faction-first = Primo giocatore
faction-more = Mostra tutta la plancia
faction-less = Mostra la plancia in breve
faction-gone = Tutti i campi costruiti, fuori dalla partita
faction-leader = { $leader } in { $hex }
faction-points = { $count ->
    [one] 1 punto azione rimasto
   *[other] { $count } punti azione rimasti
  }
faction-points-short = { $count ->
    [one] punto
   *[other] punti
  }
faction-support = Supporto { $count } su { $of }
faction-camps = { $count ->
    [0] Nessun campo da costruire
    [one] 1 campo da costruire
   *[other] { $count } campi da costruire
  }
faction-next = il prossimo porta la mano a { $cards }
faction-damage = Danni { $count } su { $of }
faction-items = Oggetti
faction-item = { $item }: { $item-gender ->
    [f] ottenuta
    [mp] ottenuti
    [fp] ottenute
   *[m] ottenuto
  }
faction-item-spent = { $item }: non { $item-gender ->
    [f] ottenuta
    [mp] ottenuti
    [fp] ottenute
   *[m] ottenuto
  }
faction-item-where = Ora tocca dove: { $item }
faction-markers = { $count ->
    [one] 1 segnalino breccia
   *[other] { $count } segnalini breccia
  }
faction-cards = { $hand } in mano, { $deck } nel mazzo, { $used ->
    [one] 1 esausta
   *[other] { $used } esauste
  }
faction-teamed = { $count ->
    [one] e 1 difensore in aiuto
   *[other] e { $count } difensori in aiuto
  }
faction-top = nessuna carta in mano: la cima del mazzo

## Carte e mano

timing-reveal = immediato
timing-ongoing = continuo
hand-plan = Scegli questo difensore
hand-team = Gioca in aiuto: un punto in più
reveal = I difensori sono rivelati
machine-card = Carta macchina

## La fine. $left: quanto mancava ancora.

end-victory = Tutti i campi sono in piedi e ogni fabbrica è rinaturalizzata: il nucleo è caduto.
end-core-completed = Le macchine hanno completato il nucleo: bisognava costruire una sesta fabbrica.
end-toxic-disaster = Disastro tossico: non c'era posto per un'altra area tossica.
end-massacre = Massacro: due difensori dello stesso habitat sono morti.
near-core-completed = { $left ->
    [one] Al nucleo completato mancava 1 fabbrica.
   *[other] Al nucleo completato mancavano { $left } fabbriche.
  }
near-toxic-disaster = { $left ->
    [one] Al disastro tossico mancava 1 area.
   *[other] Al disastro tossico mancavano { $left } aree.
  }
near-massacre = { $left ->
    [one] Al massacro mancava 1 morto ({ $habitat }).
   *[other] Al massacro mancavano { $left } morti.
  }
