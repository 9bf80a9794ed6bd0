### The client: lessons, whatever the game. What a lesson itself says is in `<game>-lessons.ftl`.

web-lesson = Lesson
web-lesson-step = { $step } of { $count }
web-lesson-go-on = Go on
web-lesson-play-on = Play on
web-lesson-back = Back
web-lesson-leave = Leave the lesson
web-lesson-return = Back to the lesson
web-lesson-again = Start over
web-lesson-left = You play freely. The lesson waits here until you do something that it does not expect.
web-lesson-strayed = You have left the lesson, and the game goes on as you like. To take the lesson, start over.
web-lesson-others = The others play. Watch what they do.
web-lesson-later = That comes later ({ $deed }). First: { $first }
web-lesson-read-first = That comes later. First read on.
web-lesson-begin = { $lesson } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  })
web-lesson-row = { $lesson } – a lesson

## Pages that tell how a side plays

web-way = How they play
web-way-of = How they play: { $seat }

## The titles of the lessons, for buttons and lists

web-lesson-title-learn-critters = Learn Critters at War
web-lesson-title-learn-defenders = Learn Defenders
web-lesson-title-learn-root = Learn Root
