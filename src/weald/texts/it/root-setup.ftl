### Root: ciò che legge chi prepara un tavolo.

option-map-autumn = I semi sono stampati. Un fiume attraversa il bosco.
option-map-winter = I semi sono a caso. Il fiume divide anche le foreste [G.1.1].
option-map-lake = I semi sono a caso. Un traghetto attraversa il lago, e chi lo prende pesca una carta [L.4].
option-map-mountain = I semi sono a caso. Sei sentieri sono chiusi finché qualcuno non li sgombera; controllare il Valico dà punti [M.3].
option-order-random = La sorte decide chi comincia e chi segue [5.1.1].
option-order-listed = Come sono elencati qui i posti, dall'alto.
option-deck-standard = Le 54 carte del gioco base.
option-deck-exiles = Altre carte da fabbricare per effetti duraturi, e nessun favore; oggetti, imboscate e dominio restano.

setup-sum = { $count ->
    [2] Due posti sulla mappa { $map }: { $who }.
    [3] Tre posti sulla mappa { $map }: { $who }.
    [4] Quattro posti sulla mappa { $map }: { $who }.
    [5] Cinque posti sulla mappa { $map }: { $who }.
    [6] Sei posti sulla mappa { $map }: { $who }.
   *[other] { $count } posti sulla mappa { $map }: { $who }.
  }
setup-who = { $coop ->
    [yes] tu come { $mine } con { $others }, persone insieme contro i bot
   *[no] tu come { $mine } contro { $others }
  }
