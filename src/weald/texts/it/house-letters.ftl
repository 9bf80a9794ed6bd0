### Lettere a chi tocca giocare.

error-no-address = Non hai indicato un indirizzo e-mail
hint-no-address = Prima indicane uno nella tua pagina.
mail-turn-subject = { $count ->
    [one] Weald: tocca a te
    [many] Weald: tocca a te in { $count } partite
   *[other] Weald: tocca a te in { $count } partite
  }
mail-turn-text =
    Ciao { $name },

    { $count ->
        [one] tocca a te:
        [many] tocca a te in { $count } partite:
       *[other] tocca a te in { $count } partite:
    }

    { $games }

    Ricevi queste e-mail perché le hai chieste nella tua pagina. Per non riceverne più apri questo link; non serve accedere:

    { $end }
mail-turn-more = { $count ->
    [one] e in un'altra.
    [many] e in altre { $count }.
   *[other] e in altre { $count }.
  }
