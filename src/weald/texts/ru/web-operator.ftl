### Страница оператора: для того, кто держит сервер.

web-operator = Оператор
web-operator-about = Эта страница — для того, кто держит этот сервер.
web-operator-secret = Секрет оператора
web-operator-enter = Войти
web-operator-leave = Выйти
web-operator-hello = Вход выполнен: { $name }
web-operator-parts = Части этой страницы
web-operator-part-house = Состояние
web-operator-part-tables = Столы
web-operator-part-guests = Гости
web-operator-part-bans = Запреты
web-operator-part-mutes = Запрет писать
web-operator-part-retention = Срок хранения
web-operator-part-log = Журнал действий
web-operator-find = Поиск по номеру, названию или имени
web-operator-find-guests = Поиск по номеру или имени
web-operator-which = Какие столы
web-operator-which-all = все
web-operator-which-open = открытые
web-operator-which-finished = оконченные
web-operator-none = Ничего не найдено.
web-operator-most = Показано только начало: { $count }. Остальное найдёт поиск.
web-operator-table = Стол
web-operator-people = Люди
web-operator-moved = Последний ход
web-operator-state = Состояние
web-operator-state-open = открыт
web-operator-state-over = партия окончена
web-operator-state-closed = закрыт
web-operator-state-agreed = окончен по согласию
web-operator-nobody = никого
web-operator-close = Закрыть
web-operator-delete = Удалить
web-operator-name = Имя
web-operator-came = С какого времени
web-operator-seats = Места
web-operator-unname = Убрать имя
web-operator-ban = Закрыть вход
web-operator-ban-new = Закрыть кому-то вход
web-operator-ban-whom = Адрес, сеть или гость
web-operator-ban-hint = 192.0.2.7, 2001:db8::/48 или номер гостя
web-operator-ban-days = На сколько дней
web-operator-ban-for-ever = Оставьте пустым, чтобы запрет действовал, пока его не снимут.
web-operator-ban-lift = Снова открыть вход
web-operator-mute = Запретить писать
web-operator-mute-new = Запретить кому-то писать во всех чатах
web-operator-mute-whom = Гость
web-operator-mute-hint = Номер гостя. Играть он может и дальше, но не писать в чатах.
web-operator-mute-days = На сколько дней
web-operator-mute-for-ever = Оставьте пустым, чтобы запрет действовал, пока его не снимут.
web-operator-mute-lift = Снова разрешить
web-operator-until = До какого времени
web-operator-for-ever = пока не снимут
web-operator-ended = закончился
web-operator-why = Причина
web-operator-why-log = Для журнала действий.
web-operator-why-told = Её покажут тому, кого это касается.
web-operator-whom = Кому
web-operator-keep-guests = Сколько дней хранить гостей без партий
web-operator-keep-unfinished = Сколько дней хранить неоконченные столы, где никто не ходит
web-operator-keep-finished = Сколько дней хранить столы после конца партии
web-operator-keep-about = Что старше, удаляется, столы — вместе с журналами партий. Пустое поле сохраняет всё. Сначала посмотрите: без вашего слова ничего не удаляется.
web-operator-look = Что будет удалено?
web-operator-do = Выполнить
web-operator-cancel = Не надо
web-operator-working = Минутку…
web-operator-log-when = Когда
web-operator-log-who = Кто
web-operator-log-what = Что
web-operator-log-empty = Пока ничего не сделано.
web-operator-health = Как дела у сервера
web-operator-limits = Пределы
web-operator-limits-about = Они задаются при запуске сервера. Сколько можно одному адресу, месту или сокету, сказано в документации для тех, кто держит сервер.
web-operator-version = Версия
web-operator-database = База данных
web-operator-started = Этот рабочий процесс запущен
web-operator-open-tables = Открытые столы
web-operator-over-tables = Оконченные столы
web-operator-guests = Гости
web-operator-live = Столы в памяти
web-operator-sockets = Соединения
web-operator-listening = Связь с другими рабочими процессами
web-operator-yes = да
web-operator-no = нет
web-operator-state-fine = в порядке
web-operator-state-warning = внимание
web-operator-state-fault = сбой
web-operator-rows = Строки: { $rows }
web-operator-more = и ещё { $count }
web-operator-ask-close-table = { $count ->
    [0] Закрывать нечего.
    [1] Закрыть этот стол? Партия закончится там, где остановилась, и ходить в ней больше будет нельзя.
    [one] Закрыть { $count } стол? Партии закончатся там, где остановились.
    [few] Закрыть { $count } стола? Партии закончатся там, где остановились.
   *[many] Закрыть { $count } столов? Партии закончатся там, где остановились.
  }
web-operator-ask-delete-table = { $count ->
    [0] Ни один стол не будет удалён.
    [1] Удалить { $count } стол вместе с журналом партии? Это нельзя отменить.
    [one] Удалить { $count } стол вместе с журналами партий? Это нельзя отменить.
    [few] Удалить { $count } стола вместе с журналами партий? Это нельзя отменить.
   *[many] Удалить { $count } столов вместе с журналами партий? Это нельзя отменить.
  }
web-operator-ask-delete-guest = { $count ->
    [0] Ни один гость не будет удалён.
    [one] Удалить { $count } гостя? Это нельзя отменить.
    [few] Удалить { $count } гостей? Это нельзя отменить.
   *[many] Удалить { $count } гостей? Это нельзя отменить.
  }
web-operator-ask-remove-name = Убрать имя этого гостя? Взамен он получит простое.
web-operator-ask-ban = Закрыть вход? Действует сразу, даже если человек сейчас здесь.
web-operator-ask-mute = Запретить писать? С этой минуты ни один чат не примет сообщений этого гостя.
web-operator-done-close-table = { $count ->
    [0] Ничего не закрыто.
    [1] Стол закрыт.
    [one] Закрыт { $count } стол.
    [few] Закрыто { $count } стола.
   *[many] Закрыто { $count } столов.
  }
web-operator-done-delete-table = { $count ->
    [0] Ни один стол не удалён.
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
  }
web-operator-done-delete-guest = { $count ->
    [0] Ни один гость не удалён.
    [one] Удалён { $count } гость.
    [few] Удалено { $count } гостя.
   *[many] Удалено { $count } гостей.
  }
web-operator-done-remove-name = Имя убрано.
web-operator-done-ban = Вход закрыт.
web-operator-done-unban = Вход снова открыт.
web-operator-done-mute = Писать запрещено.
web-operator-done-unmute = Писать снова разрешено.
web-operator-deed-close-table = закрыт стол
web-operator-deed-delete-table = удалён стол
web-operator-deed-import-table = возвращён стол
web-operator-deed-archive-tables = партии записаны в архив
web-operator-deed-delete-guest = удалён гость
web-operator-deed-remove-name = убрано имя
web-operator-deed-ban = закрыт вход
web-operator-deed-unban = снова открыт вход
web-operator-deed-mute = запрещено писать
web-operator-deed-unmute = снова разрешено писать
web-operator-deed-make-secret = создан секрет
web-operator-deed-revoke-secret = отменён секрет
web-operator-deed-restore = восстановлена резервная копия

## Жалобы на сообщения чата

web-operator-part-reports = Жалобы
web-operator-reported = Сообщение
web-operator-said-by = Автор
web-operator-reported-by = Кто пожаловался
web-operator-reports-none = Никто ни на что не жаловался.
web-operator-line-meant = жалоба
web-operator-line-gone = Этого сообщения больше нет.
web-operator-line-phrase = (готовая фраза)
web-operator-dismiss = Отклонить
web-operator-remove-line = Убрать сообщение
web-operator-ask-dismiss-report = { $count ->
    [one] Отклонить { $count } жалобу? Сообщение останется.
    [few] Отклонить { $count } жалобы? Сообщения останутся.
    [many] Отклонить { $count } жалоб? Сообщения останутся.
   *[other] Отклонить { $count } жалобы? Сообщения останутся.
  }
web-operator-ask-remove-line = Убрать это сообщение? Его больше никто не прочтёт, а все жалобы на него будут закрыты. Отменить это нельзя.
web-operator-done-dismiss-report = { $count ->
    [one] Отклонена { $count } жалоба.
    [few] Отклонены { $count } жалобы.
    [many] Отклонено { $count } жалоб.
   *[other] Отклонено { $count } жалобы.
  }
web-operator-done-remove-line = Сообщение убрано.
web-operator-deed-dismiss-report = отклонена жалоба
web-operator-deed-remove-line = убрано сообщение чата
