### Письма тем, чей сейчас ход.

error-no-address = Вы не указали адрес почты
hint-no-address = Сначала укажите его на своей странице.
mail-turn-subject = { $count ->
    [one] Weald: ваш ход ({ $count } партия)
    [few] Weald: ваш ход ({ $count } партии)
    [many] Weald: ваш ход ({ $count } партий)
   *[other] Weald: ваш ход ({ $count } партии)
  }
mail-turn-text =
    Здравствуйте, { $name }!

    { $count ->
        [one] Сейчас ваш ход в { $count } партии:
        [few] Сейчас ваш ход в { $count } партиях:
        [many] Сейчас ваш ход в { $count } партиях:
       *[other] Сейчас ваш ход в { $count } партии:
    }

    { $games }

    Вы получаете эти письма, потому что попросили о них на своей странице. Чтобы их больше не было, откройте эту ссылку; входить не нужно:

    { $end }
mail-turn-more = { $count ->
    [one] и ещё в { $count } партии.
    [few] и ещё в { $count } партиях.
    [many] и ещё в { $count } партиях.
   *[other] и ещё в { $count } партии.
  }
