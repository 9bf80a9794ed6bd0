### The client: lessons, whatever the game. What a lesson itself says is in `<game>-lessons.ftl`.

web-lesson = Урок
web-lesson-step = { $step } з { $count }
web-lesson-go-on = Далі
web-lesson-play-on = Грати далі
web-lesson-back = Назад
web-lesson-leave = Вийти з уроку
web-lesson-return = Назад до уроку
web-lesson-again = Почати спочатку
web-lesson-left = Ви граєте вільно. Урок чекає тут, доки ви не зробите того, чого він не передбачає.
web-lesson-strayed = Ви вийшли з уроку, і партія йде, як вам завгодно. Щоб пройти урок, почніть спочатку.
web-lesson-others = Грають інші. Стежте, що вони роблять.
web-lesson-later = Це буде згодом ({ $deed }). Спершу: { $first }
web-lesson-read-first = Це буде згодом. Спершу читайте далі.
web-lesson-begin = { $lesson } ({ $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
  })
web-lesson-row = { $lesson } — урок

## Pages that tell how a side plays

web-way = Як грати
web-way-of = Як грати: { $seat }

## The titles of the lessons, for buttons and lists

web-lesson-title-learn-critters = Вивчити «Звірів на війні»
web-lesson-title-learn-defenders = Вивчити «Оборонців нетрів»
web-lesson-title-learn-root = Вивчити Root
