### Root: le plance disegnate delle fazioni.

board-factions = Le plance delle fazioni
board-others = Le altre fazioni
board-touched = lì puoi scegliere qualcosa
board-hand-count = { $count }
board-supply-count = { $count } nella riserva
board-points = { $count ->
    [one] punto
   *[other] punti
  }
board-crafted-heading = Fabbricati
board-item = { $item }, oggetto { $state }
board-look-through = guardale
board-add-here = qui

## Tracciati: che cosa danno ora, e che cosa costa e porta il prossimo pezzo

track-wood = { $left ->
    [0] costruiti tutti
   *[other] prossimo edificio: { $cost ->
        [one] 1 legno
       *[other] { $cost } legni
      }, { $gives ->
        [one] 1 punto
       *[other] { $gives } punti
      }
  }
track-supporters = { $left ->
    [0] tutti sulla mappa
   *[other] prossimo: { $cost ->
        [one] 1 sostenitore
       *[other] { $cost } sostenitori
      }, { $gives ->
        [one] 1 punto
       *[other] { $gives } punti
      }
  }
track-post = { $left ->
    [0] non ne resta nessuno
   *[other] prossimo: { $gives ->
        [one] 1 punto
       *[other] { $gives } punti
      }
  }
track-placed = { $left ->
    [0] non ne resta nessuno
   *[other] prossimo: { $gives ->
        [one] 1 punto
       *[other] { $gives } punti
      }
  }
track-evening = { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } al conteggio{ $left ->
    [0] {""}
   *[other] , poi { $gives }
  }
track-roosts = { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } ogni Sera, { $cards ->
    [0] 1 carta
    [one] 2 carte
   *[other] 3 carte
  }{ $left ->
    [0] {""}
   *[other] ; poi { $gives }
  }
track-ritual = { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } per una carta{ $left ->
    [0] {""}
   *[other] , poi { $gives }
  }
track-recruits = { $now ->
    [0] nessuna recluta in più
    [one] 1 recluta in più
   *[other] { $now } reclute in più
  }{ $left ->
    [0] {""}
   *[other] , poi { $gives }
  }
track-markets = { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } ogni Sera

## Che cosa c'è sulle plance

board-wood = { $count ->
    [one] 1 legno
   *[other] { $count } legni
  } nella riserva
board-keep = la roccaforte, radura { $clearing }
board-keep-lost = la roccaforte è persa
board-decree-heading = Decreto
board-leader-heading = Leader
board-leader-deposed = deposto
board-bases = Basi
board-base-waits = non costruita
board-supporters-heading = Sostenitori
board-officers-act = { $count ->
    [one] 1 ufficiale: un'operazione
   *[other] { $count } ufficiali: altrettante operazioni
  }
board-satchel = Bisaccia
board-damaged = Danneggiati
board-item-limit = { $count } di { $most }, con ciò che è danneggiato
board-track-tea = tè: 2 ripristinati in più
board-track-coins = monete: 1 carta in più
board-track-bag = borse: 2 oggetti in più
board-relation-step = { $count ->
    [one] 1 aiuto
   *[other] { $count } aiuti
  }, +{ $points }
board-aids = { $count ->
    [one] 1 aiuto
   *[other] { $count } aiuti
  }
board-outcast-heading = Reietto
board-hated = odiato: le cospirazioni costano 1 in meno
board-conspiracies = Cospirazioni
board-crusade = crociata: combattere, o muovere e combattere
board-convert = convertire un guerriero
board-sanctify = santificare un edificio
board-conspiracy-convert = conversione
board-conspiracy-crusade = crociata
board-conspiracy-sanctify = santificazione
board-services = Servizi
board-prices-by-buyer = il prezzo per ciascuno
board-price = prezzo { $price }
board-shield = scudo
board-sword = spada
board-no-order = nessun ordine ora
board-bot-level = Livello: { $level }
board-errands = Secondo l'ordine
board-undamaged = { $count ->
    [one] 1 intatto
   *[other] { $count } intatti
  }
board-battle-space-1 = fino a 2 colpi
board-battle-space-2 = fino a 3 colpi
board-battle-space-3 = un colpo extra
board-burrow = { $count ->
    [one] 1 guerriero nella Tana
   *[other] { $count } guerrieri nella Tana
  }
board-tunnels = { $count ->
    [0] tutte le gallerie sono sulla mappa
    [one] resta 1 galleria
   *[other] restano { $count } gallerie
  }
board-ministers = Ministri
board-swayed = convinto
board-plots = { $count ->
    [one] 1 complotto nella riserva
   *[other] { $count } complotti nella riserva
  }

## Il turno, passaggio per passaggio

board-turn = Il turno
board-phase-birdsong = Alba
board-phase-daylight = Giorno
board-phase-evening = Sera

step-wood = un legno in ogni segheria
step-craft = fabbricare
step-three-actions = poi tre azioni:
step-battle = combattere
step-march = marcia, due movimenti
step-recruit-once = reclutare, una volta
step-build = costruire
step-overwork = straordinari, una carta per un legno
step-hire = ogni carta uccello un'azione in più
step-draw = pescare, scartare fino a cinque
step-emergency = una carta se non ne hai
step-add-to-decree = aggiungere una o due carte al Decreto
step-new-roost = un nido se non ce ne sono
step-resolve-decree = eseguire il Decreto da sinistra
step-turmoil = tumulto se non puoi
step-score-roosts = punti dei nidi
step-revolt = rivolta
step-spread = diffondere simpatia
step-mobilize = mobilitare, una carta per un sostenitore
step-train = addestrare, una carta per un ufficiale
step-officers-act = ogni ufficiale:
step-move = muovere
step-recruit-base = reclutare a una base
step-organize = organizzare, un guerriero per simpatia
step-draw-bases = pescare, una in più per ogni base; scartare fino a cinque
step-refresh = ripristinarne tre, due in più per ogni tè
step-slip = sgusciare
step-move-boots = muovere (stivali)
step-battle-sword = combattere (spada)
step-explore = esplorare (torcia)
step-aid = aiutare (un oggetto qualsiasi e una carta)
step-quest = missione
step-strike = tirare (balestra)
step-repair = riparare (martello)
step-craft-hammers = fabbricare (martelli)
step-special = azione speciale (torcia)
step-rest = riposare in una foresta
step-draw-coins = pescare, una in più per ogni oggetto monete
step-discard = scartare fino a cinque
step-item-limit = limite degli oggetti
step-outcast = il Reietto
step-souls = scartare le Anime Perdute
step-conspire = cospirazioni
step-reveal = per ogni carta rivelata:
step-garden = un giardino
step-recruit-one = un guerriero
step-score-gardens = spenderla per punti
step-sacrifice = con un uccello un accolito
step-return-cards = riprendere ciò che è stato rivelato
step-craft-gardens = fabbricare con i giardini del Reietto
step-pay-themselves = pagarti da sola se nessuno ha pagato
step-dividends = un punto ogni due fondi
step-gather = raccogliere i fondi
step-commit = impegnare un fondo:
step-craft-or-export = fabbricare o esportare
step-draw-one = pescare
step-spend-funds = spendere fondi:
step-recruit-river = reclutare sul fiume (1)
step-trade-post = emporio (2)
step-set-prices = fissare i prezzi

# dei bot
step-order = la carta ordine
step-craft-order = fabbricare il suo oggetto
step-discard-order = scartare l'ordine
step-battle-ordered = combattere dove ordinato
step-recruit-four = reclutare dove ordinato
step-build-ordered = costruire secondo l'ordine
step-move-beyond-three = tutti oltre tre si muovono
step-expand = espansione se non si è costruito nulla
step-escalate = con un uccello tutto questo ovunque
step-score-track = punti del tracciato ordinato
step-decree-order = l'ordine va nel Decreto
step-resolve-columns = per colonna reclutare, muovere, combattere
step-build-roost = costruire un nido
step-turmoil-bot = tumulto se non può
step-revolt-ordered = rivolta
step-pity = altrimenti compassione popolare
step-spread-ordered = diffondere simpatia
step-surprise-revolt = con un uccello una rivolta a sorpresa
step-organize-bases = tre a una base organizzano
step-recruit-bases = reclutare alle basi
step-slip-away = sgusciare via con pochi oggetti
step-errands = compiti secondo l'ordine
step-refresh-items = ripristinare
step-repair-items = riparare
step-order-souls = l'ordine, dalle Anime Perdute
step-conspire-bot = una cospirazione per ogni accolito
step-rituals = rituali dalla cima delle Anime Perdute
step-return-souls = le carte rivelate tornano
step-craft-top = fabbricare la carta in cima
step-refill = rifornire il bancone
step-craft-market = fabbricare l'oggetto di una nuova carta
step-order-market = la carta più a destra è l'ordine
step-trade-post-ordered = emporio
step-recruit-ordered = reclutare dove ordinato
step-check-protectionism = protezionismo
step-battle-protected = combattere se vale
step-score-payments = punti dei pagamenti del miglior cliente
step-extort = estorcere
step-discard-market = scartare la carta più a sinistra
step-recruit-burrow = reclutare nella Tana
step-dig = scavare
step-build-duchy = costruire
step-ministers = i ministri convinti agiscono
step-rally = adunata
step-score-markets = punti dei mercati
step-sway = convincere un ministro
step-recruit-two = due guerrieri in due radure
step-flip = girare i complotti, che danno punti
step-battle-two = combattere con due o più
step-move-beyond-two = tutti oltre due si muovono
step-plot = complotto
step-thicken = il complotto s'infittisce
step-score-extortions = punti delle estorsioni
