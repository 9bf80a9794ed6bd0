### Партии, которые длятся днями: темп, часы, кого ждут и как прощаются с партией.

web-tempo = Темп
web-tempo-none = Без ограничения времени
web-tempo-day = День на ход
web-tempo-three-days = Три дня на ход
web-tempo-week = Неделя на ход
web-tempo-clock = Вживую: { $minutes } мин + { $seconds } с
web-tempo-told = Темп этого стола: { $tempo }

web-waits-mine = Ваш ход, начало: { $when }
web-waits-mine-bare = Ваш ход
web-waits = Ждём ответа: { $who } (начало: { $when })
web-waits-bare = Ждём ответа: { $who }
web-since = начало: { $when }
web-due = срок: { $when }
web-overdue = время на ход вышло
web-clock = { $seat }: осталось { $time }
web-list-resigned = Окончена: кто-то сдался
web-list-resigned-by = Кто сдался: { $names }
web-list-time = Окончена: у кого-то вышло время
web-list-time-by = Вышло время: { $names }


web-for = Компьютер вместо: { $who }
web-stood-in-gone = Пока вас не было, за вас играл компьютер.
web-stood-in-resigned = Вы сдались. Дальше за вас играет компьютер.
web-stood-in-time = Ваше время вышло. Дальше за вас играет компьютер.
web-stood-in-back = Продолжить без компьютера

web-wish-end = { $names }: предложение закончить партию здесь
web-wish-replace = { $names }: предложение передать компьютеру место «{ $about }»
web-wish-needed = Ещё не согласились: { $names }
web-wish-yes = Согласиться
web-wish-no = Передумать
web-gone = { $who }: время на ответ вышло.
web-gone-replace = Передать компьютеру место «{ $who }»
web-left-replace = Пусть дальше играет компьютер

web-part = Закончить или сдаться…
web-chat = Чат
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
web-invited = Вас приглашают сыграть
web-invited-sit = Сесть за стол
