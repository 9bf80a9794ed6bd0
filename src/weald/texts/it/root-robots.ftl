### Root: la Compagnia Robotica, e ciò che i bot comprano dalla Compagnia. Gli effetti sono detti con parole nostre.

ask-choose-copy = Quale di queste carte? Le carte alla sua destra avanzano.
ask-chance-copy = Quale delle carte uguali è?
ask-chance-ware = Quale carta viene comprata?

why-no-services-with-dominance = la Compagnia Robotica non vende nulla a chi ha attivato una carta dominio
why-no-services-in-coalition = la Compagnia Robotica non vende nulla a un Vagabondo in coalizione
why-another-card = lì c'è un'altra carta, o resterebbe la stessa fila

do-row = la carta al posto { $place } del bancone, da sinistra
group-row = La carta al posto

event-market-stocked = { $seat }: { $card } arriva sul bancone.
event-protectionism = { $seat }: { $shield ->
    [yes] nessuno ha pagato (lo scudo){ $sword ->
        [yes] {" "}e non restano guerrieri (la spada)
       *[no] {""}
      }
   *[no] { $sword ->
        [yes] non restano guerrieri (la spada)
       *[no] i clienti hanno pagato e restano guerrieri: nessun motivo di rabbia
      }
  }.
event-extorted = { $seat }: { $count ->
    [one] 1 guerriero va
   *[other] { $count } guerrieri vanno
 } dalla radura { $clearing } nei pagamenti.
event-payments-returned = { $seat }: { $count ->
    [one] 1 guerriero { $other_seat-di } lascia
   *[other] { $count } guerrieri { $other_seat-di } lasciano
 } i pagamenti.
event-bot-chose-card = { $seat }: quale carta comprare: { $cards }{ $reason }.

choice-customer = chi ha più guerrieri nei pagamenti
choice-trade-post = dove piazzare un emporio
choice-craft = quale delle nuove carte fabbricare
choice-shield = se nessuno ha pagato (lo scudo)
choice-sword = se non restano guerrieri (la spada)

criterion-payments = guerrieri nei pagamenti
criterion-customer-there = pezzi del miglior cliente
    .whether = Con pezzi del miglior cliente
criterion-birds = uccelli
    .whether = Un uccello
criterion-all-payments = guerrieri in tutti i pagamenti
criterion-clearings = radure adatte
criterion-printed-points = punti indicati sulla carta

why-no-place-to-trade = in nessuna radura ordinata si può piazzare un emporio
why-neither-shield-nor-sword = non valgono né lo scudo né la spada

board-key-market = Bancone
board-key-against = La Compagnia combatte contro
board-key-protectionism = Protezionismo
board-key-ambushes = Imboscate comprate
