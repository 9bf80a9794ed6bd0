### Браузер: уроки, в любой игре. Что говорит сам урок, стоит в `<game>-lessons.ftl`.

web-lesson = Урок
web-lesson-step = { $step } из { $count }
web-lesson-go-on = Дальше
web-lesson-play-on = Играть дальше
web-lesson-back = Назад
web-lesson-leave = Выйти из урока
web-lesson-return = Вернуться к уроку
web-lesson-again = Начать заново
web-lesson-left = Вы играете свободно. Урок ждёт здесь, пока вы не сделаете то, чего он не ожидает.
web-lesson-strayed = Вы вышли из урока, и партия идёт как вам угодно. Чтобы пройти урок, начните заново.
web-lesson-others = Играют другие. Посмотрите, что они делают.
web-lesson-later = Это позже ({ $deed }). Сначала: { $first }
web-lesson-read-first = Это позже. Сначала прочтите дальше.
web-lesson-begin = { $lesson } ({ $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  })
web-lesson-row = { $lesson } — урок

## Страницы о том, как играет сторона

web-way = Как играть
web-way-of = Как играть: { $seat }

## Названия уроков, для кнопок и списков

web-lesson-title-learn-critters = Учимся: Звери на войне
web-lesson-title-learn-defenders = Учимся: Защитники
web-lesson-title-learn-root = Учимся: Root
