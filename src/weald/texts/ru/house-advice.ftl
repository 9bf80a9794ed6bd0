### Подсказки к своему вопросу и разбор оконченной партии: в терминале и в браузере.

advice-about = Что выбрал бы компьютер, зная то же, что и вы, и какой шанс на победу даёт каждый вариант. Это лишь оценка: он может ошибаться.
advice-thinking = Думаю…
advice-chance = { $percent } %
advice-bar = шанс на победу: { $percent } %
advice-more = { $ground }{"\u00A0"}+{ $by }
advice-less = { $ground }{"\u00A0"}−{ $by }
advice-for = В его пользу по сравнению со следующим: { $reasons }.
advice-against = Против него: { $reasons }.
advice-for-other = В его пользу по сравнению с первым: { $reasons }.
advice-even = Почти не отличается от соседнего варианта.
advice-only = Здесь не из чего выбирать.
advice-line = { $number }. { $chance }  { $action }
analysis-title = Разбор
analysis-begin = Разобрать партию
analysis-eyes = Что известно
analysis-open = Все карты открыты
analysis-as = Глазами { $seat-gen }
analysis-working = Обдумываю: { $done } из { $of }
analysis-chart = Шансы на победу, ход за ходом
analysis-together = Команда
analysis-moments = Решающие ходы
analysis-calm = Ни один ход почти ничего не изменил.
analysis-turn = Ход { $turn_seat-gen }: { $seat } { $by } %
analysis-turn-bare = { $seat } { $by } %
analysis-better = Лучше было бы: { $best } ({ $best_percent } %), а не { $played } ({ $played_percent } %).
analysis-why = Это дало бы: { $reasons }.
analysis-see = Посмотреть в повторе
analysis-at = после { $at ->
    [one] { $at } действия
    [few] { $at } действий
   *[many] { $at } действий
  }
analysis-about = Шансы — это оценка по меркам компьютерных игроков; везение, которого никто не мог предвидеть, ошибкой не считается.
analysis-again = Попробовать ещё раз
error-hint-people = подсказку можно просить только в партии против одних компьютеров, где за столом больше никто не сидел
error-hint-over = партия окончена: посмотрите её разбор
error-hint-lesson = что делать в уроке, говорит сам урок
error-too-many-hints = слишком много подсказок сразу: подумайте немного и спросите снова
