### The operator's page: for whoever runs the server.

web-operator = Оператор
web-operator-about = Ця сторінка для того, хто тримає цей сервер.
web-operator-secret = Секрет оператора
web-operator-enter = Увійти
web-operator-leave = Вийти
web-operator-hello = Ви ввійшли як { $name }
web-operator-parts = Частини цієї сторінки
web-operator-part-house = Стан
web-operator-part-tables = Столи
web-operator-part-guests = Гості
web-operator-part-bans = Блокування
web-operator-part-mutes = Заборона писати
web-operator-part-retention = Зберігання
web-operator-part-log = Журнал
web-operator-find = Шукати за id, назвою чи ім'ям
web-operator-find-guests = Шукати за id чи ім'ям
web-operator-which = Які столи
web-operator-which-all = усі
web-operator-which-open = незакінчені
web-operator-which-finished = закінчені
web-operator-none = Нічого не знайдено.
web-operator-most = { $count ->
    [one] Показано перші { $count }. Інші можна знайти пошуком.
    [few] Показано перші { $count }. Інші можна знайти пошуком.
   *[many] Показано перші { $count }. Інші можна знайти пошуком.
  }
web-operator-table = Стіл
web-operator-people = Люди
web-operator-moved = Остання дія
web-operator-state = Стан
web-operator-state-open = триває
web-operator-state-over = закінчено
web-operator-state-closed = закрито
web-operator-state-agreed = закінчено за згодою
web-operator-nobody = нікого
web-operator-close = Закрити
web-operator-delete = Видалити
web-operator-name = Ім'я
web-operator-came = Відколи
web-operator-seats = Місця
web-operator-unname = Забрати ім'я
web-operator-ban = Заблокувати
web-operator-ban-new = Заблокувати когось
web-operator-ban-whom = Адреса, мережа або гість
web-operator-ban-hint = 192.0.2.7, 2001:db8::/48 або id гостя
web-operator-ban-days = На скільки днів
web-operator-ban-for-ever = Лишіть порожнім, щоб блокування діяло, доки його не знімуть.
web-operator-ban-lift = Розблокувати
web-operator-mute = Заборонити писати
web-operator-mute-new = Заборонити комусь писати в усіх чатах
web-operator-mute-whom = Гість
web-operator-mute-hint = id гостя. Грати він може й далі, але не писати в чатах.
web-operator-mute-days = На скільки днів
web-operator-mute-for-ever = Лишіть порожнім, щоб заборона діяла, доки її не знімуть.
web-operator-mute-lift = Знову дозволити
web-operator-until = До
web-operator-for-ever = доки не знімуть
web-operator-ended = закінчилося
web-operator-why = Причина
web-operator-why-log = Для журналу.
web-operator-why-told = Її покажуть тому, кого це стосується.
web-operator-whom = Хто
web-operator-keep-guests = Скільки днів зберігати гостей без партій
web-operator-keep-unfinished = Скільки днів зберігати незакінчені столи, де ніхто не ходить
web-operator-keep-finished = Скільки днів зберігати столи після кінця партії
web-operator-keep-about = Старіше буде видалено, столи — разом із журналами. Порожнє поле зберігає все. Спершу погляньте: нічого не буде видалено, доки ви не скажете.
web-operator-look = Що зникне?
web-operator-do = Виконати
web-operator-cancel = Лишити як є
web-operator-working = Хвилинку…
web-operator-log-when = Коли
web-operator-log-who = Хто
web-operator-log-what = Що
web-operator-log-empty = Ще нічого не зроблено.
web-operator-health = Як почувається сервер
web-operator-limits = Обмеження
web-operator-limits-about = Їх задають під час запуску сервера. Скільки дозволено одній адресі, місцю чи сокету, написано в документації для тих, хто тримає сервер.
web-operator-version = Версія
web-operator-database = База даних
web-operator-started = Цей робочий процес запущено
web-operator-open-tables = Незакінчені столи
web-operator-over-tables = Закінчені столи
web-operator-guests = Гості
web-operator-live = Столи в пам'яті
web-operator-sockets = З'єднання
web-operator-listening = Зв'язок з іншими робочими процесами
web-operator-yes = так
web-operator-no = ні
web-operator-state-fine = гаразд
web-operator-state-warning = увага
web-operator-state-fault = збій
web-operator-rows = Рядків: { $rows }
web-operator-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
  }
web-operator-ask-close-table = { $count ->
    [0] Закривати нічого.
    [1] Закрити цей стіл? Його партія закінчиться на цьому місці, і ніхто вже не зможе там ходити.
    [one] Закрити { $count } стіл? Партії закінчаться на цьому місці.
    [few] Закрити { $count } столи? Партії закінчаться на цьому місці.
   *[many] Закрити { $count } столів? Партії закінчаться на цьому місці.
  }
web-operator-ask-delete-table = { $count ->
    [0] Не зникне жоден стіл.
    [1] Видалити 1 стіл із його журналом? Скасувати це буде неможливо.
    [one] Видалити { $count } стіл із журналами? Скасувати це буде неможливо.
    [few] Видалити { $count } столи з журналами? Скасувати це буде неможливо.
   *[many] Видалити { $count } столів із журналами? Скасувати це буде неможливо.
  }
web-operator-ask-delete-guest = { $count ->
    [0] Не зникне жоден гість.
    [one] Видалити { $count } гостя? Скасувати це буде неможливо.
    [few] Видалити { $count } гостей? Скасувати це буде неможливо.
   *[many] Видалити { $count } гостей? Скасувати це буде неможливо.
  }
web-operator-ask-remove-name = Забрати ім'я в цього гостя? Він отримає звичайне.
web-operator-ask-ban = Заблокувати? Доступ закриється одразу.
web-operator-ask-mute = Заборонити писати? Відтепер жоден чат не прийме повідомлень цього гостя.
web-operator-done-close-table = { $count ->
    [0] Нічого не закрито.
    [1] Стіл закрито.
    [one] Закрито { $count } стіл.
    [few] Закрито { $count } столи.
   *[many] Закрито { $count } столів.
  }
web-operator-done-delete-table = { $count ->
    [0] Жодного столу не видалено.
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[many] Видалено { $count } столів.
  }
web-operator-done-delete-guest = { $count ->
    [0] Жодного гостя не видалено.
    [one] Видалено { $count } гостя.
    [few] Видалено { $count } гостей.
   *[many] Видалено { $count } гостей.
  }
web-operator-done-remove-name = Ім'я забрано.
web-operator-done-ban = Заблоковано.
web-operator-done-unban = Розблоковано.
web-operator-done-mute = Писати заборонено.
web-operator-done-unmute = Писати знову дозволено.
web-operator-deed-close-table = закрито стіл
web-operator-deed-delete-table = видалено стіл
web-operator-deed-import-table = повернуто стіл
web-operator-deed-archive-tables = архівовано партії
web-operator-deed-delete-guest = видалено гостя
web-operator-deed-remove-name = забрано ім'я
web-operator-deed-ban = заблоковано
web-operator-deed-unban = розблоковано
web-operator-deed-mute = заборонено писати
web-operator-deed-unmute = знову дозволено писати
web-operator-deed-make-secret = створено секрет
web-operator-deed-revoke-secret = скасовано секрет
web-operator-deed-restore = відновлено резервну копію

## Скарги на повідомлення чату

web-operator-part-reports = Скарги
web-operator-reported = Повідомлення
web-operator-said-by = Автор
web-operator-reported-by = Хто поскаржився
web-operator-reports-none = Ніхто ні на що не скаржився.
web-operator-line-meant = скарга
web-operator-line-gone = Цього повідомлення вже немає.
web-operator-line-phrase = (готова фраза)
web-operator-dismiss = Відхилити
web-operator-remove-line = Вилучити повідомлення
web-operator-ask-dismiss-report = { $count ->
    [one] Відхилити { $count } скаргу? Повідомлення лишиться.
    [few] Відхилити { $count } скарги? Повідомлення лишаться.
    [many] Відхилити { $count } скарг? Повідомлення лишаться.
   *[other] Відхилити { $count } скарги? Повідомлення лишаться.
  }
web-operator-ask-remove-line = Вилучити це повідомлення? Його більше ніхто не прочитає, а всі скарги на нього буде закрито. Скасувати це неможливо.
web-operator-done-dismiss-report = { $count ->
    [one] Відхилено { $count } скаргу.
    [few] Відхилено { $count } скарги.
    [many] Відхилено { $count } скарг.
   *[other] Відхилено { $count } скарги.
  }
web-operator-done-remove-line = Повідомлення вилучено.
web-operator-deed-dismiss-report = відхилено скаргу
web-operator-deed-remove-line = вилучено повідомлення чату
