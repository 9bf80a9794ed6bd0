### Root: che cosa è accaduto, in breve.

## Un turno in una riga, per ciò che si è fatto. $times: quante volte, $count: quante cose in tutto. Ciò che qui non ha parole non vi si racconta.

sum-placed = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
  }
sum-moved = { $times ->
    [one] un movimento
   *[other] { $times } movimenti
  }
sum-battle = { $times ->
    [one] una battaglia contro { $other_seat-il }
   *[other] { $times } battaglie contro { $other_seat-il }
  }
sum-crafted = { $times ->
    [one] fabbrica { $card }
   *[other] { $times } carte fabbricate
  }
sum-bot-crafted = { sum-crafted }
sum-used = { $times ->
    [one] usa { $card }
   *[other] { $times } carte usate
  }
sum-scored = punti
sum-dominance-activated = attiva { $card }
sum-stolen = una carta presa { $other_seat-a }
sum-recruited = reclute
sum-enlisted = { $count ->
    [one] una recluta
   *[other] { $count } reclute
  }
sum-raised = { sum-enlisted }
sum-bot-recruited = { sum-enlisted }
sum-decreed = { $times ->
    [one] una carta al Decreto
   *[other] { $times } carte al Decreto
  }
sum-bot-decreed = { sum-decreed }
sum-roosted = { $times ->
    [one] un nido
   *[other] { $times } nidi
  }
sum-leader = un nuovo leader
sum-turmoil = tumulto
sum-bot-turmoil = tumulto
sum-sympathy = { $times ->
    [one] simpatia
   *[other] simpatia { $times } volte
  }
sum-revolt = { $times ->
    [one] una rivolta
   *[other] { $times } rivolte
  }
sum-officer = { $times ->
    [one] un ufficiale
   *[other] { $times } ufficiali
  }
sum-organized = { $times ->
    [one] organizza una volta
   *[other] organizza { $times } volte
  }
sum-bot-organizes = { sum-organized }
sum-travelled = { sum-moved }
sum-aided = { $times ->
    [one] aiuto { $other_seat-a }
   *[other] aiuto { $other_seat-a } { $times } volte
  }
sum-bot-aided = { sum-aided }
sum-quest-completed = { $times ->
    [one] una missione
   *[other] { $times } missioni
  }
sum-repaired = { $times ->
    [one] un oggetto riparato
   *[other] { $times } oggetti riparati
  }
sum-rested = un riposo nella foresta
sum-scorched = una radura bruciata
sum-bot-scorched = { sum-scorched }
sum-coalition = una coalizione con { $other_seat-il }
sum-instigated = altri messi l'uno contro l'altro
sum-crusade = { $times ->
    [one] una crociata
   *[other] { $times } crociate
  }
sum-converted = { $times ->
    [one] una conversione
   *[other] { $times } conversioni
  }
sum-bot-converted = { sum-converted }
sum-sanctified = { $times ->
    [one] un giardino al posto di un edificio
   *[other] { $times } giardini al posto di edifici
  }
sum-bot-sanctified = { sum-sanctified }
sum-bought = { $times ->
    [one] un servizio comprato
   *[other] { $times } servizi comprati
  }
sum-bought-card = { $times ->
    [one] una carta comprata
   *[other] { $times } carte comprate
  }
sum-exported = { $times ->
    [one] un'esportazione
   *[other] { $times } esportazioni
  }
sum-minister-swayed = un ministro convinto
sum-dug = una galleria
sum-plot-flipped = { $times ->
    [one] un complotto girato
   *[other] { $times } complotti girati
  }

## Una battaglia come scena: tra le due parti i passaggi, accanto ciò che hanno portato.

battle-where = radura { $clearing }
battle-ambush = imboscata
battle-extra = altri colpi
battle-dealt = colpi inflitti
battle-lost = perdite
battle-points = punti
battle-nothing = nulla
battle-extra-hit = { $by ->
    [defenseless] nemico indifeso
    [commander] il Comandante
    [column] colonna più lunga
    [fanatics] fanatici
    [captain] il Capitano
    [track] tracciato battaglia pieno
    [automated-ambush] imboscata automatica
   *[agents] agenti infiltrati
  }
battle-used = { $card }
battle-marksman = il tiratore
battle-warriors-removed = { $count ->
    [one] un guerriero
   *[other] { $count } guerrieri
  }
battle-piece-removed = { $piece }
battle-damaged = { $item-gender ->
    [f] { $item } danneggiata
    [mp] { $item } danneggiati
    [fp] { $item } danneggiate
   *[m] { $item } danneggiato
  }
