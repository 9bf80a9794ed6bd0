### Конец партии.

web-over-won = Вы победили!
web-over-lost = Вы проиграли.
web-over-all-won = Вы победили все вместе!
web-over-all-lost = Вы проиграли все вместе.
web-over-nobody = Никто не победил.
web-over-by = Победа: { $seats }.
web-over-together = Общая победа: { $seats }.
web-over-points = { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }, из них { $points ->
    [1] последнее
    [one] последнее { $points }
    [few] последние { $points }
   *[many] последние { $points }
  }: { $title }
web-over-why = Правило, закончившее партию: { $title }
web-chart = Очки по раундам
web-turning = Где всё переменилось
web-turning-lead = Раунд { $round }: { $seat } { $seat-gender ->
    [pl] выходят
   *[m] выходит
  } вперёд, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
web-turning-best = Раунд { $round }: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за один ход.
web-over-agreed = Окончена по согласию
web-over-resigned = Кто сдался: { $names }
web-over-time = Вышло время: { $names }
web-over-open = Теперь все руки открыты: их можно увидеть в повторе.
web-rematch = Сыграть ещё
web-unfollowed-about = Правила этого дома изменились и больше не допускают строку { $line } её записи. Ничего не потеряно: когда все сидящие за столом согласятся, партия закончится здесь, и запись можно будет скачать.
web-unfollowed-agreed = за то, чтобы закончить
web-unfollowed-when = Последнее действие было { $date }.
web-unfollowed-end = Закончить партию здесь
web-unfollowed-record = Скачать запись
web-rematch-join = К новой партии
web-journal = Журнал
