### Letters to people whose turn it is.

error-no-address = You have given no mail address
hint-no-address = Give one on your own page first.
mail-turn-subject = { $count ->
    [one] Weald: it is your turn
   *[other] Weald: it is your turn in { $count } games
  }
mail-turn-text =
    Hello { $name },

    { $count ->
        [one] it is your turn:
       *[other] it is your turn in { $count } games:
    }

    { $games }

    You get these letters because you asked for them on your page. To get no more of them, open this link; you need not sign in:

    { $end }
mail-turn-more = { $count ->
    [one] and in 1 more.
   *[other] and in { $count } more.
  }
