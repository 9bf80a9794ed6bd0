### Листи людям, чий зараз хід.

error-no-address = Ви не вказали адреси пошти
hint-no-address = Спершу вкажіть її на своїй сторінці.
mail-turn-subject = { $count ->
    [one] Weald: ваш хід ({ $count } партія)
    [few] Weald: ваш хід ({ $count } партії)
    [many] Weald: ваш хід ({ $count } партій)
   *[other] Weald: ваш хід ({ $count } партії)
  }
mail-turn-text =
    Вітаємо, { $name }!

    { $count ->
        [one] Зараз ваш хід у { $count } партії:
        [few] Зараз ваш хід у { $count } партіях:
        [many] Зараз ваш хід у { $count } партіях:
       *[other] Зараз ваш хід у { $count } партії:
    }

    { $games }

    Ви отримуєте ці листи, бо попросили про них на своїй сторінці. Щоб їх більше не було, відкрийте це посилання; входити не потрібно:

    { $end }
mail-turn-more = { $count ->
    [one] і ще в { $count } партії.
    [few] і ще в { $count } партіях.
    [many] і ще в { $count } партіях.
   *[other] і ще в { $count } партії.
  }
