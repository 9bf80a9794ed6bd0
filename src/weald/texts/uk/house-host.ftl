### For whoever runs a server: `weald admin`, the check before it starts, and what they refuse.

## weald admin

help-admin = Доглядати за сервером: його столами, гостями, блокуваннями, резервними копіями. Звертається до самої бази даних, навіть поки сервер працює.
    .examples =
        Приклади:

        weald admin tables --list open

        weald admin retention --guests 30 --unfinished 90 --dry-run

        weald admin backup weald-backup.gz
help-admin-tables = Перелічити столи; спершу ті, де ходили нещодавно.
help-admin-close = Закінчити партії на тому місці, де вони стоять. Ходити там уже ніхто не зможе; читати їх можна й далі.
help-admin-delete = Видалити столи з журналами назавжди.
help-admin-guests = Перелічити гостей, від найновіших.
help-admin-remove-name = Забрати ім'я в гостя; він отримає звичайне.
help-admin-bans = Перелічити, кому не можна входити.
help-admin-ban = Заблокувати адресу, мережу або гостя. Причину їм покажуть.
help-admin-unban = Розблокувати адресу, мережу або гостя.
help-admin-mutes = Перелічити, кому не можна писати в жодному чаті.
help-admin-mute = Заборонити гостю писати в усіх чатах. Грати він може й далі; причину йому покажуть.
help-admin-unmute = Знову дозволити гостю писати.
help-admin-retention = Видалити те, що старше за стільки днів: гостей без партій, столи без дій.
help-admin-archive = Записати закінчені партії до файлу, а за бажання видалити їх тут.
help-admin-import = Повернути партії з такого файлу. Партій, які тут уже є, це не зачепить.
help-admin-backup = Записати все до файлу, поки сервер працює. Відновити можна і в SQLite, і в PostgreSQL.
help-admin-restore = Заповнити порожню базу даних із резервної копії.
help-admin-secret = Створити секрет для сторінки оператора й один раз його надрукувати. Попередній із тим самим іменем більше не діє.
help-admin-log = Що робили оператори: коли, хто, що й чому.
admin-db = База даних сервера: файл (SQLite) або адреса бази даних PostgreSQL. Без цього — файл у теці даних.
admin-dry-run = Сказати, що сталося б, і нічого не робити.
admin-yes = Не перепитувати.
admin-why = Причина, для журналу дій операторів.
admin-find = Лише ті, у чиїх id, назві чи імені це є.
admin-most = Щонайбільше стільки.
admin-list = Які столи: `open` (незакінчені), `finished` (закінчені) або `all` (усі).
admin-older = Лише столи, де стільки днів не було дій.
admin-table = Id столу, як його показує "weald admin tables".
admin-guest = Id гостя, як його показує "weald admin guests".
admin-whom = Адреса (192.0.2.7), мережа (2001:db8::/48) або id гостя.
admin-ban-days = На стільки днів; без цього — доки хтось не зніме.
admin-keep-guests = Видалити гостей без партій, які прийшли раніше.
admin-keep-unfinished = Видалити незакінчені столи, де так довго не було дій.
admin-keep-finished = Видалити столи, закінчені раніше. Якщо вони ще можуть знадобитися, спершу архівуйте їх.
admin-operator = Ім'я оператора, для журналу.
admin-revoke = Скасувати секрет цього оператора й усе, що ним відкрито.
admin-file = Файл.
admin-archive-table = Лише цей стіл; можна вказати кілька разів.
admin-archive-older = Лише партії, закінчені стільки днів тому.
admin-archive-remove = Видалити партії тут, коли файл буде прочитано назад.
admin-replace = Замінити непорожню базу даних. Файл SQLite лишиться поруч під іншою назвою.
admin-sure = Виконати (так чи ні)? >
admin-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
  }
admin-rows = Рядків: { $rows }
admin-for-ever = безстроково
admin-no-tables = Столів немає.
admin-no-guests = Гостей немає.
admin-no-bans = Нікого не заблоковано.
admin-no-mutes = Писати нікому не заборонено.
admin-no-deeds = Ще нічого.
admin-table-open = триває
admin-table-over = закінчено
admin-table-closed = закрито
admin-table-agreed = закінчено за згодою
admin-table-line = { $table }  { $name }  { $which }  { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
  }  { $moved }  { $people }  { $title }
admin-guest-line = { $guest }  { $made }  { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
  }  { $name }
admin-ban-line = { $whom }  строк: { $until }  { $reason }
admin-mute-line = { $guest }  { $name }  строк: { $until }  { $reason }
admin-deed-line = { $made }  { $who }: { $what } { $subject }  { $reason }
admin-deed-close-table = закрито стіл
admin-deed-delete-table = видалено стіл
admin-deed-import-table = повернуто стіл
admin-deed-archive-tables = архівовано партії до файлу
admin-deed-delete-guest = видалено гостя
admin-deed-remove-name = забрано ім'я в гостя
admin-deed-ban = заблоковано
admin-deed-unban = розблоковано
admin-deed-mute = заборонено писати
admin-deed-unmute = знову дозволено писати
admin-deed-make-secret = створено секрет для оператора
admin-deed-revoke-secret = скасовано секрет оператора
admin-deed-restore = відновлено резервну копію від
admin-done-close-table = { $count ->
    [0] Незакінчених столів, які можна закрити, немає.
    [one] Закрито { $count } стіл.
    [few] Закрито { $count } столи.
   *[many] Закрито { $count } столів.
  }
admin-dry-close-table = { $count ->
    [0] Незакінчених столів, які можна закрити, немає.
    [one] Було б закрито { $count } стіл:
    [few] Було б закрито { $count } столи:
   *[many] Було б закрито { $count } столів:
  }
admin-done-delete-table = { $count ->
    [0] Немає столів, які треба видалити.
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[many] Видалено { $count } столів.
  }
admin-dry-delete-table = { $count ->
    [0] Немає столів, які треба видалити.
    [one] Було б видалено { $count } стіл:
    [few] Було б видалено { $count } столи:
   *[many] Було б видалено { $count } столів:
  }
admin-done-delete-guest = { $count ->
    [0] Немає гостей, яких треба видалити.
    [one] Видалено { $count } гостя.
    [few] Видалено { $count } гостей.
   *[many] Видалено { $count } гостей.
  }
admin-dry-delete-guest = { $count ->
    [0] Немає гостей, яких треба видалити.
    [one] Було б видалено { $count } гостя:
    [few] Було б видалено { $count } гостей:
   *[many] Було б видалено { $count } гостей:
  }
admin-done-remove-name = Ім'я забрано.
admin-dry-remove-name = Було б забрано ім'я в цього гостя:
admin-done-ban = Заблоковано:
admin-dry-ban = Було б заблоковано:
admin-done-unban = Розблоковано:
admin-dry-unban = Було б розблоковано:
admin-done-mute = Заборонено писати:
admin-dry-mute = Було б заборонено писати:
admin-done-unmute = Знову дозволено писати:
admin-dry-unmute = Було б знову дозволено писати:
admin-done-archive-tables = { $count ->
    [0] Закінчених партій для архіву немає.
    [one] У файлі { $count } партія.
    [few] У файлі { $count } партії.
   *[many] У файлі { $count } партій.
  }
admin-dry-archive-tables = { $count ->
    [0] Закінчених партій для архіву немає.
    [one] У файлі була б { $count } партія:
    [few] У файлі було б { $count } партії:
   *[many] У файлі було б { $count } партій:
  }
admin-done-import-table = { $count ->
    [0] Усі партії з файлу тут уже є.
    [one] Повернуто { $count } партію.
    [few] Повернуто { $count } партії.
   *[many] Повернуто { $count } партій.
  }
admin-dry-import-table = { $count ->
    [0] Усі партії з файлу тут уже є.
    [one] Було б повернуто { $count } партію:
    [few] Було б повернуто { $count } партії:
   *[many] Було б повернуто { $count } партій:
  }
admin-done-revoke-secret = Секрет більше нічого не відкриває: { $name }.
admin-done-backup = { $path } містить усе: { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
  }.
admin-done-restore = Відновлено: { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
  }.
admin-dry-restore = Було б відновлено: { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
  }.
guest-unnamed = Гість

## What is refused

error-banned = Вам не можна сюди входити до { $until }. { $why }
error-banned-bare = Вам не можна сюди входити. { $why }
error-chat-silenced = Господар сервера заборонив вам писати до { $until }. { $why }
error-chat-silenced-bare = Господар сервера заборонив вам писати. { $why }
error-table-closed = Господар сервера закрив цей стіл
error-unknown-table-id = Столу { $value } немає
error-unknown-guest-id = Гостя { $value } немає
error-unknown-ban = { $value } не заблоковано
error-unknown-mute = Писати не заборонено: { $value }
error-unknown-operator = Оператора { $value } немає
error-bad-address = «{ $value }» — не адреса
hint-bad-address = Вкажіть адресу на зразок 192.0.2.7, мережу на зразок 2001:db8::/48 або id гостя.
error-ban-too-wide = { $value } — це майже всі
hint-ban-too-wide = Вкажіть меншу мережу: щонайменше /8, а для { "IPv6" } — /16.
error-bad-list = Списку «{ $value }» немає
hint-bad-list = Є такі: { $known }.
error-nothing-to-tidy = Не сказано, що можна видалити
hint-nothing-to-tidy = Вкажіть --guests, --unfinished або --finished із кількістю днів.
error-needs-yes = Немає кого запитати, чи справді це робити
hint-needs-yes = Додайте --yes або спершу погляньте з --dry-run.
error-no-such-file = Файлу { $path } немає
error-bad-pack = Файлом { $path } не можна скористатися: { $problem }
hint-bad-pack = Він пошкоджений або це файл іншого виду.
error-pack-newer = Файл { $path } від новішої версії Weald
hint-pack-newer = Встановіть ту версію або пізнішу.
error-table-not-over = Партію за столом { $value } не закінчено
error-no-database = Бази даних { $path } немає
hint-no-database = Запустіть раз сервер або вкажіть його базу даних через --db.
error-database-empty = База даних порожня
error-database-other-version = База даних іншої версії ({ $value }, а не { $known })
hint-database-other-version = Запустіть раз сервер цієї версії: він оновить базу даних.
error-database-not-empty = { $value ->
    [one] У базі даних уже є { $value } рядок
    [few] У базі даних уже є { $value } рядки
   *[many] У базі даних уже є { $value } рядків
  }
hint-database-not-empty = Відновіть у порожню або вкажіть --replace.
error-backup-not-sqlite = Скопіювати до { $path } можна лише базу даних SQLite
hint-backup-not-sqlite = Вкажіть назву, яка не закінчується на `.db`: такий вид підходить для обох.
error-weak-operator-secret = Секрет оператора можна вгадати
hint-weak-operator-secret = { $value ->
    [one] Візьміть секрет щонайменше з { $value } знака, або хай його створить "weald admin secret".
    [few] Візьміть секрет щонайменше з { $value } знаків, або хай його створить "weald admin secret".
   *[many] Візьміть секрет щонайменше з { $value } знаків, або хай його створить "weald admin secret".
  }
error-bad-operator-name = «{ $value }» не може бути ім'ям оператора
hint-bad-operator-name = До 40 літер, цифр і дефісів; "host" — це той, хто приходить із секретом, з яким запущено сервер.
error-bad-operator-secret = Секрет неправильний
hint-bad-operator-secret = Новий створює "weald admin secret".
error-operator-only = Це лише для оператора

## Скарги на повідомлення чату

help-admin-reports = Показати повідомлення чату, на які поскаржилися, разом із сусідніми.
help-admin-dismiss = Відхилити скарги: із цими повідомленнями все гаразд або ви вже вжили заходів.
help-admin-remove-line = Вилучити повідомлення чату, на яке поскаржилися: його більше ніхто не прочитає. Автору можна заборонити писати командою "weald admin mute", а заблокувати його — командою "weald admin ban".
admin-report = Номер скарги, як його показує "weald admin reports".
admin-no-reports = Скарг немає.
admin-report-line = { $count }  { $made }  { $table }  { $name }  автор: { $who } ({ $guest }), поскаржився: { $by } ({ $other })  { $title }
admin-report-gone = Цього повідомлення вже немає.
admin-report-phrase = (готова фраза: { $value })
admin-deed-dismiss-report = відхилено скаргу за столом
admin-deed-remove-line = вилучено повідомлення чату за столом
admin-done-dismiss-report = { $count ->
    [one] Відхилено { $count } скаргу.
    [few] Відхилено { $count } скарги.
    [many] Відхилено { $count } скарг.
   *[other] Відхилено { $count } скарги.
  }
admin-dry-dismiss-report = { $count ->
    [one] Було б відхилено { $count } скаргу:
    [few] Було б відхилено { $count } скарги:
    [many] Було б відхилено { $count } скарг:
   *[other] Було б відхилено { $count } скарги:
  }
admin-done-remove-line = Повідомлення вилучено.
admin-dry-remove-line = Було б вилучено це повідомлення (стіл і номер):
error-unknown-report = Немає скарги { $value }
