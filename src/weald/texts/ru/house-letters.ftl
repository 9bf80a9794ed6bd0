### Письма тем, чей сейчас ход.

error-no-address = Вы не указали адрес почты
hint-no-address = Сначала укажите его на своей странице.
mail-turn-subject = { $count ->
    [one] Weald: ваш ход ({ $count } игра)
    [few] Weald: ваш ход ({ $count } игры)
    [many] Weald: ваш ход ({ $count } игр)
   *[other] Weald: ваш ход ({ $count } игры)
  }
mail-turn-text =
    Здравствуйте, { $name }!

    { $count ->
        [one] Сейчас ваш ход в { $count } игре:
        [few] Сейчас ваш ход в { $count } играх:
        [many] Сейчас ваш ход в { $count } играх:
       *[other] Сейчас ваш ход в { $count } игры:
    }

    { $games }

    Вы получаете эти письма, потому что попросили о них на своей странице. Чтобы их больше не было, откройте эту ссылку; входить не нужно:

    { $end }
mail-turn-more = { $count ->
    [one] и ещё в { $count } игре.
    [few] и ещё в { $count } играх.
    [many] и ещё в { $count } играх.
   *[other] и ещё в { $count } игры.
  }
