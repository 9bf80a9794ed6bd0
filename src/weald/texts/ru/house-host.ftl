### Для того, кто держит сервер: `weald admin`, проверка перед запуском и в чём они отказывают.

## weald admin

help-admin = Следить за сервером: столы, гости, запреты, резервные копии. Работает прямо с базой данных, даже пока сервер запущен.
    .examples =
        Примеры:

        weald admin tables --list open

        weald admin retention --guests 30 --unfinished 90 --dry-run

        weald admin backup weald-backup.gz
help-admin-tables = Перечислить столы, начиная с того, где ходили последним.
help-admin-close = Закончить партии там, где они остановились. Ходить в них больше нельзя, читать можно.
help-admin-delete = Удалить столы вместе с журналами партий, навсегда.
help-admin-guests = Перечислить гостей, начиная с новых.
help-admin-remove-name = Убрать имя гостя; взамен он получит простое.
help-admin-bans = Перечислить, кому закрыт вход.
help-admin-ban = Закрыть вход адресу, сети или гостю. Причину им покажут.
help-admin-unban = Снова открыть вход адресу, сети или гостю.
help-admin-mutes = Перечислить, кому нельзя писать ни в одном чате.
help-admin-mute = Запретить гостю писать во всех чатах. Играть он может и дальше; причину ему покажут.
help-admin-unmute = Снова разрешить гостю писать.
help-admin-retention = Удалить то, что старше стольких-то дней: гостей без партий, столы без ходов.
help-admin-archive = Записать оконченные партии в файл и, если нужно, удалить их здесь.
help-admin-import = Вернуть партии из такого файла. Те, что уже здесь, остаются как есть.
help-admin-backup = Записать всё в файл, пока сервер работает. Восстановить можно и в SQLite, и в PostgreSQL.
help-admin-restore = Наполнить пустую базу данных из резервной копии.
help-admin-secret = Создать секрет для страницы оператора и показать его один раз. Прежний с тем же именем перестаёт действовать.
help-admin-log = Что делали операторы: когда, кто, что и почему.
admin-db = База данных сервера: файл (SQLite) или адрес базы данных PostgreSQL. Без этого — файл в папке данных.
admin-dry-run = Сказать, что произошло бы, и ничего не делать.
admin-yes = Не спрашивать.
admin-why = Причина, для журнала действий.
admin-find = Только те, у кого это есть в номере, названии или имени.
admin-most = Не больше стольких.
admin-list = Какие столы: «open» (открытые), «finished» (оконченные) или «all» (все).
admin-older = Только столы, где не ходили столько дней.
admin-table = Номер стола, как его показывает «weald admin tables».
admin-guest = Номер гостя, как его показывает «weald admin guests».
admin-whom = Адрес (192.0.2.7), сеть (2001:db8::/48) или номер гостя.
admin-ban-days = На столько дней; без этого — пока кто-нибудь не снимет запрет.
admin-keep-guests = Удалить гостей без партий, которые пришли больше стольких дней назад.
admin-keep-unfinished = Удалить неоконченные столы, где не ходили столько дней.
admin-keep-finished = Удалить столы, партии за которыми окончены больше стольких дней назад. Если они могут понадобиться, сначала запишите их в архив.
admin-operator = Имя оператора, для журнала действий.
admin-revoke = Отменить секрет этого оператора и всё, что им открыто.
admin-file = Файл.
admin-archive-table = Только этот стол; можно указать несколько раз.
admin-archive-older = Только партии, оконченные столько дней назад.
admin-archive-remove = Удалить партии здесь, когда файл будет прочитан для проверки.
admin-replace = Заменить непустую базу данных. Файл SQLite сохраняется рядом под другим именем.
admin-sure = Сделать это (да или нет)? >
admin-more = и ещё { $count }
admin-rows = Строки: { $rows }
admin-for-ever = навсегда
admin-no-tables = Столов нет.
admin-no-guests = Гостей нет.
admin-no-bans = Вход никому не закрыт.
admin-no-mutes = Писать никому не запрещено.
admin-no-deeds = Пока ничего.
admin-table-open = открыт
admin-table-over = партия окончена
admin-table-closed = закрыт
admin-table-agreed = окончен по согласию
admin-table-line = { $table }  { $name }  { $which }  { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
  }  { $moved }  { $people }  { $title }
admin-guest-line = { $guest }  { $made }  { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }  { $name }
admin-ban-line = { $whom }  до: { $until }  { $reason }
admin-mute-line = { $guest }  { $name }  до: { $until }  { $reason }
admin-deed-line = { $made }  { $who }: { $what } { $subject }  { $reason }
admin-deed-close-table = закрыт стол
admin-deed-delete-table = удалён стол
admin-deed-import-table = возвращён стол
admin-deed-archive-tables = партии записаны в архив
admin-deed-delete-guest = удалён гость
admin-deed-remove-name = убрано имя гостя
admin-deed-ban = закрыт вход:
admin-deed-unban = снова открыт вход:
admin-deed-mute = запрещено писать:
admin-deed-unmute = снова разрешено писать:
admin-deed-make-secret = создан секрет:
admin-deed-revoke-secret = отменён секрет:
admin-deed-restore = восстановлена резервная копия:
admin-done-close-table = { $count ->
    [0] Открытых столов, которые можно закрыть, нет.
    [one] Закрыт { $count } стол.
    [few] Закрыто { $count } стола.
   *[many] Закрыто { $count } столов.
  }
admin-dry-close-table = { $count ->
    [0] Открытых столов, которые можно закрыть, нет.
    [one] Был бы закрыт { $count } стол:
    [few] Было бы закрыто { $count } стола:
   *[many] Было бы закрыто { $count } столов:
  }
admin-done-delete-table = { $count ->
    [0] Столов, которые можно удалить, нет.
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
  }
admin-dry-delete-table = { $count ->
    [0] Столов, которые можно удалить, нет.
    [one] Был бы удалён { $count } стол:
    [few] Было бы удалено { $count } стола:
   *[many] Было бы удалено { $count } столов:
  }
admin-done-delete-guest = { $count ->
    [0] Гостей, которых можно удалить, нет.
    [one] Удалён { $count } гость.
    [few] Удалено { $count } гостя.
   *[many] Удалено { $count } гостей.
  }
admin-dry-delete-guest = { $count ->
    [0] Гостей, которых можно удалить, нет.
    [one] Был бы удалён { $count } гость:
    [few] Было бы удалено { $count } гостя:
   *[many] Было бы удалено { $count } гостей:
  }
admin-done-remove-name = Имя убрано.
admin-dry-remove-name = Было бы убрано имя этого гостя:
admin-done-ban = Вход закрыт:
admin-dry-ban = Вход был бы закрыт:
admin-done-unban = Вход снова открыт:
admin-dry-unban = Вход был бы снова открыт:
admin-done-mute = Запрещено писать:
admin-dry-mute = Было бы запрещено писать:
admin-done-unmute = Снова разрешено писать:
admin-dry-unmute = Было бы снова разрешено писать:
admin-done-archive-tables = { $count ->
    [0] Оконченных партий для архива нет.
    [one] В файле { $count } партия.
    [few] В файле { $count } партии.
   *[many] В файле { $count } партий.
  }
admin-dry-archive-tables = { $count ->
    [0] Оконченных партий для архива нет.
    [one] В файле была бы { $count } партия:
    [few] В файле было бы { $count } партии:
   *[many] В файле было бы { $count } партий:
  }
admin-done-import-table = { $count ->
    [0] Все партии из файла уже здесь.
    [one] Возвращена { $count } партия.
    [few] Возвращено { $count } партии.
   *[many] Возвращено { $count } партий.
  }
admin-dry-import-table = { $count ->
    [0] Все партии из файла уже здесь.
    [one] Была бы возвращена { $count } партия:
    [few] Было бы возвращено { $count } партии:
   *[many] Было бы возвращено { $count } партий:
  }
admin-done-revoke-secret = Секрет больше ничего не открывает: { $name }.
admin-done-backup = Теперь всё есть в { $path }: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
  }.
admin-done-restore = Восстановлено: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
  }.
admin-dry-restore = Было бы восстановлено: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
  }.
guest-unnamed = Гость

## В чём отказано

error-banned = Вход сюда для вас закрыт до { $until }. { $why }
error-banned-bare = Вход сюда для вас закрыт. { $why }
error-chat-silenced = Хозяин сервера запретил вам писать до { $until }. { $why }
error-chat-silenced-bare = Хозяин сервера запретил вам писать. { $why }
error-table-closed = Хозяин сервера закрыл этот стол
error-unknown-table-id = Стола { $value } нет
error-unknown-guest-id = Гостя { $value } нет
error-unknown-ban = Вход не закрыт: { $value }
error-unknown-mute = Писать не запрещено: { $value }
error-unknown-operator = Оператора { $value } нет
error-bad-address = «{ $value }» — не адрес
hint-bad-address = Укажите адрес вида 192.0.2.7, сеть вида 2001:db8::/48 или номер гостя.
error-ban-too-wide = { $value } — это почти все
hint-ban-too-wide = Укажите сеть поменьше: не шире /8, а для { "IPv6" } не шире /16.
error-bad-list = Списка «{ $value }» нет
hint-bad-list = Есть: { $known }.
error-nothing-to-tidy = Не сказано, что можно удалить
hint-nothing-to-tidy = Укажите --guests, --unfinished или --finished и число дней.
error-needs-yes = Некого спросить, делать ли это
hint-needs-yes = Добавьте --yes или сначала посмотрите с --dry-run.
error-no-such-file = Файла { $path } нет
error-bad-pack = { $path } нельзя использовать: { $problem }
hint-bad-pack = Файл повреждён или другого вида.
error-pack-newer = { $path } создан более новым Weald
hint-pack-newer = Установите ту версию или более позднюю.
error-table-not-over = Партия за столом { $value } не окончена
error-no-database = Базы данных { $path } нет
hint-no-database = Запустите сервер один раз или укажите его базу данных через --db.
error-database-empty = База данных пуста
error-database-other-version = База данных другой версии ({ $value }, а не { $known })
hint-database-other-version = Запустите один раз сервер этой версии: он обновит базу данных.
error-database-not-empty = { $value ->
    [one] В базе данных уже есть { $value } строка
    [few] В базе данных уже есть { $value } строки
   *[many] В базе данных уже есть { $value } строк
  }
hint-database-not-empty = Восстанавливайте в пустую или укажите --replace.
error-backup-not-sqlite = Скопировать в { $path } можно только базу данных SQLite
hint-backup-not-sqlite = Дайте имя, которое не кончается на «.db»: такой вид годится для обеих.
error-weak-operator-secret = Секрет оператора можно угадать
hint-weak-operator-secret = { $value ->
    [one] Возьмите секрет не короче { $value } знака или создайте его командой «weald admin secret».
    [few] Возьмите секрет не короче { $value } знаков или создайте его командой «weald admin secret».
   *[many] Возьмите секрет не короче { $value } знаков или создайте его командой «weald admin secret».
  }
error-bad-operator-name = «{ $value }» не может быть именем оператора
hint-bad-operator-name = До 40 букв, цифр и дефисов; «host» — тот, кто входит с секретом, с которым запущен сервер.
error-bad-operator-secret = Секрет неверен
hint-bad-operator-secret = Новый создаёт «weald admin secret».
error-operator-only = Это только для оператора

## Жалобы на сообщения чата

help-admin-reports = Показать сообщения чата, на которые пожаловались, вместе с соседними.
help-admin-dismiss = Отклонить жалобы: с сообщениями всё в порядке или меры уже приняты.
help-admin-remove-line = Убрать сообщение чата, на которое пожаловались: его больше никто не прочтёт. Автору можно запретить писать командой "weald admin mute" или закрыть вход командой "weald admin ban".
admin-report = Номер жалобы, как его показывает "weald admin reports".
admin-no-reports = Жалоб нет.
admin-report-line = { $count }  { $made }  { $table }  { $name }  автор: { $who } ({ $guest }), пожаловался: { $by } ({ $other })  { $title }
admin-report-gone = Этого сообщения больше нет.
admin-report-phrase = (готовая фраза: { $value })
admin-deed-dismiss-report = отклонена жалоба за столом
admin-deed-remove-line = убрано сообщение чата за столом
admin-done-dismiss-report = { $count ->
    [one] Отклонена { $count } жалоба.
    [few] Отклонены { $count } жалобы.
    [many] Отклонено { $count } жалоб.
   *[other] Отклонено { $count } жалобы.
  }
admin-dry-dismiss-report = { $count ->
    [one] Была бы отклонена { $count } жалоба:
    [few] Были бы отклонены { $count } жалобы:
    [many] Было бы отклонено { $count } жалоб:
   *[other] Было бы отклонено { $count } жалобы:
  }
admin-done-remove-line = Сообщение убрано.
admin-dry-remove-line = Было бы убрано это сообщение (стол и номер):
error-unknown-report = Нет жалобы { $value }
