### Games over days: pace, clocks, who is waited for, and how people part with a game.

web-tempo = Темп
web-tempo-none = Без ліміту часу
web-tempo-day = День на хід
web-tempo-three-days = Три дні на хід
web-tempo-week = Тиждень на хід
web-tempo-clock = Наживо: { $minutes } хв + { $seconds } с
web-tempo-told = Темп цього столу: { $tempo }

# $when is a time, a day of the week in its plain form, or a date: it can only stand after a colon.
web-waits-mine = Ваш хід, початок: { $when }
web-waits-mine-bare = Ваш хід
web-waits = Чекаємо: { $who }, початок ходу: { $when }
web-waits-bare = Чекаємо: { $who }
web-since = початок ходу: { $when }
web-due = строк: { $when }
web-overdue = час на хід вичерпано
web-clock = { $seat }: лишилося { $time }
web-list-resigned = Закінчено: хтось здався
web-list-resigned-by = Партію здано: { $names }
web-list-time = Закінчено: у когось вийшов час
web-list-time-by = Вийшов час: { $names }


web-for = Комп'ютер замість: { $who }
web-stood-in-gone = Поки вас не було, за вас грав комп'ютер.
web-stood-in-resigned = Ви здалися. Далі за вас грає комп'ютер.
web-stood-in-time = Ваш час вийшов. Далі за вас грає комп'ютер.
web-stood-in-back = Грати далі самостійно

web-wish-end = За те, щоб закінчити партію тут: { $names }
web-wish-replace = За те, щоб комп'ютер грав замість іншого ({ $about }): { $names }
web-wish-needed = Ще бракує згоди: { $names }
web-wish-yes = Погоджуюся
web-wish-no = Відкликати згоду
web-gone = { $who }: час на відповідь вийшов.
web-gone-replace = Замінити комп'ютером: { $who }
web-left-replace = Хай далі грає комп'ютер

web-part = Закінчити або здатися…
web-chat = Чат
web-chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
  }
web-invited = Вас запрошено до партії
web-invited-sit = Сісти
