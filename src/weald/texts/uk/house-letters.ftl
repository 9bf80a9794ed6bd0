### Листи людям, чий зараз хід.

error-no-address = Ви не вказали адреси пошти
hint-no-address = Спершу вкажіть її на своїй сторінці.
mail-turn-subject = { $count ->
    [one] Weald: ваш хід ({ $count } гра)
    [few] Weald: ваш хід ({ $count } гри)
    [many] Weald: ваш хід ({ $count } ігор)
   *[other] Weald: ваш хід ({ $count } гри)
  }
mail-turn-text =
    Вітаємо, { $name }!

    { $count ->
        [one] Зараз ваш хід у { $count } грі:
        [few] Зараз ваш хід у { $count } іграх:
        [many] Зараз ваш хід у { $count } іграх:
       *[other] Зараз ваш хід у { $count } гри:
    }

    { $games }

    Ви отримуєте ці листи, бо попросили про них на своїй сторінці. Щоб їх більше не було, відкрийте це посилання; входити не потрібно:

    { $end }
mail-turn-more = { $count ->
    [one] і ще в { $count } грі.
    [few] і ще в { $count } іграх.
    [many] і ще в { $count } іграх.
   *[other] і ще в { $count } гри.
  }
