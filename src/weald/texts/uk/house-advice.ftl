### Підказки до власного запитання та аналіз закінченої партії: у терміналі й у браузері.

advice-about = Що обрав би комп'ютер, знаючи те саме, що й ви, і який шанс на перемогу дає кожен варіант. Це лише оцінка: він може помилятися.
advice-thinking = Думаю…
advice-chance = { $percent } %
advice-bar = шанс на перемогу: { $percent } %
advice-more = { $ground }{"\u00A0"}+{ $by }
advice-less = { $ground }{"\u00A0"}−{ $by }
advice-for = На його користь порівняно з наступним: { $reasons }.
advice-against = Проти нього: { $reasons }.
advice-for-other = На його користь порівняно з першим: { $reasons }.
advice-even = Майже не відрізняється від сусіднього варіанта.
advice-only = Тут нема з чого обирати.
advice-line = { $number }. { $chance }  { $action }
analysis-title = Аналіз
analysis-begin = Проаналізувати партію
analysis-eyes = Що відомо
analysis-open = Усі карти відкриті
analysis-as = Очима { $seat-gen }
analysis-working = Обмірковую: { $done } з { $of }
analysis-chart = Шанси на перемогу, хід за ходом
analysis-together = Команда
analysis-moments = Вирішальні ходи
analysis-calm = Жоден хід не змінив майже нічого.
analysis-turn = Хід { $turn_seat-gen }: { $seat } { $by } %
analysis-turn-bare = { $seat } { $by } %
analysis-better = Краще було б: { $best } ({ $best_percent } %), а не { $played } ({ $played_percent } %).
analysis-why = Це дало б: { $reasons }.
analysis-see = Переглянути в повторі
analysis-at = після { $at ->
    [one] { $at } дії
    [few] { $at } дій
   *[many] { $at } дій
  }
analysis-about = Шанси — це оцінка за мірками комп'ютерних гравців; везіння, якого ніхто не міг передбачити, помилкою не вважається.
analysis-again = Спробувати ще раз
error-hint-people = підказку можна просити лише в партії проти самих комп'ютерів, де за столом більше ніхто не сидів
error-hint-over = партію закінчено: подивіться її аналіз
error-hint-lesson = що робити в уроці, каже сам урок
error-too-many-hints = забагато підказок одразу: подумайте хвилинку й запитайте знову
