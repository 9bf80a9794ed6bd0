### Кінець партії.

web-over-won = Ви перемогли!
web-over-lost = Ви програли.
web-over-all-won = Ви перемогли всі разом!
web-over-all-lost = Ви програли всі разом.
web-over-nobody = Не переміг ніхто.
web-over-by = Перемога: { $seats }.
web-over-together = Спільна перемога: { $seats }.
web-over-points = { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }, з них { $points ->
    [one] останнє { $points }
    [few] останні { $points }
   *[many] останні { $points }
  } за законом «{ $title }»
web-over-why = Правило, за яким усе скінчилося: { $title }
web-chart = Очки за раундами
web-turning = Переломні миті
web-turning-lead = Раунд { $round }: { $seat } попереду, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
web-turning-best = Раунд { $round }: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } за один хід.
web-over-agreed = Закінчено за згодою
web-over-resigned = Партію здано: { $names }
web-over-time = Вийшов час: { $names }
web-over-open = Тепер усі руки відкриті: погляньте на них у повторі.
web-rematch = Зіграти ще раз
web-unfollowed-about = Тутешні правила змінилися й більше не дозволяють рядка { $line } із запису цієї партії. Нічого не втрачено: коли погодяться всі, хто сидить за столом, партія закінчиться на цьому, і її запис можна буде завантажити.
web-unfollowed-agreed = за те, щоб закінчити
web-unfollowed-when = Останній хід був { $date }.
web-unfollowed-end = Закінчити партію тут
web-unfollowed-record = Завантажити запис
web-rematch-join = До нової партії
web-journal = Журнал
