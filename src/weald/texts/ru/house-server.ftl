### Сервер: его команда и его отказы.

## weald serve

help-serve = Открыть стол в браузере: для себя или для друзей на других устройствах.
    .examples =
        Примеры:

        weald serve

        weald serve --host 0.0.0.0 --port 8080

        weald serve --db postgresql://weald@db.example/weald --workers 4 --proxy 127.0.0.1 --https
serve-host = Адрес, на котором слушать; 0.0.0.0 — все адреса этой машины.
serve-port = Порт, на котором слушать; 0 — любой свободный.
serve-db = Где хранить столы: файл (SQLite) или адрес базы данных PostgreSQL. Без этого — файл в папке данных. Пароль лучше задать через WEALD_DB, а не в командной строке.
serve-workers = Сколько процессов обслуживает; больше одного — только с PostgreSQL.
serve-thinkers = В скольких процессах на каждый рабочий думают компьютеры; при 0 этот сервер оставляет это другим у той же базы данных.
serve-origin = Ещё один адрес, по которому браузеры находят этот сервер, например «https://weald.example»; можно указать несколько раз.
serve-proxy = Адреса обратных прокси через запятую, чьим «X-Forwarded-For» и «X-Forwarded-Proto» верить.
serve-https = Браузеры приходят только по HTTPS: куки посылаются только по нему, и браузерам велено его держаться.
serve-sockets = Сколько сокетов может держать открытыми один адрес.
serve-requests = Сколько запросов в секунду может посылать один адрес в среднем; сразу — в десять раз больше.
serve-creations = Сколько столов, ссылок и токенов в секунду может создавать один адрес в среднем; сразу — двадцать.
serve-tables = Сколько столов, на которые никто не смотрит, процесс держит в памяти; те, на которые смотрят, остаются в любом случае.
serve-chat = Можно ли людям переписываться за столами.
serve-contact = Адрес почты или страница (https://…), где с вами могут связаться службы Web Push, если ваши уведомления им мешают.
serve-grace = Сколько времени даётся запросам на завершение, когда сервер останавливают.
serve-browser = Открыть адрес в браузере.
serve-operator-secret-file = Файл с секретом для страницы оператора, не короче 24 знаков; или задайте его через WEALD_OPERATOR_SECRET. Секреты от «weald admin secret» действуют наряду с ним.
serve-check = Выяснить, может ли сервер работать с этими настройками, сказать, что нужно сделать, и закончить.
serve-log = Что записывать: «debug», «info», «warning» или «error».
serve-open = Weald открыт по адресу { $address } (Ctrl-C останавливает)
server-no-client = Сервер Weald работает. Клиент в этот пакет не встроен; описание API: /api/openapi.json.

## Гости без своего имени

guest-name = { $kind } { $animal }
guest-namesake = { $name } ({ $number })
guest-kinds = Бойкий, Спокойный, Смелый, Тихий, Весёлый, Мудрый, Быстрый, Скромный, Хитрый, Стойкий, Добрый, Везучий, Зоркий, Мшистый, Осенний, Янтарный
guest-animals = Барсук, Бобр, Дрозд, Лис, Заяц, Мышонок, Снегирь, Крот, Тритон, Филин, Ёж, Журавль, Суслик, Горностай, Воробей, Соболь

## В чём отказано

error-server-libraries = Библиотеки сервера не установлены
hint-server-libraries = Установите их: `pip install 'weald[server]'`
error-bad-database = Базы данных вида «{ $value }» нет
hint-bad-database = Укажите файл или адрес вида «postgresql://user@host/name».
error-database-unusable = Базу данных нельзя использовать: { $problem }
hint-database-unusable = Есть ли она и можно ли вам в неё писать?
error-database-in-use = { $path } использует другой сервер
hint-database-in-use = Сначала остановите его или дайте этому другой файл через --db. Нескольким процессам нужен PostgreSQL.
error-bad-log-level = Уровня записи «{ $value }» нет
hint-bad-log-level = Есть: { $known }.
error-workers-need-postgres = Для нескольких процессов ({ $value }) нужен PostgreSQL
hint-workers-need-postgres = Укажите его адрес через --db или обойдитесь одним процессом.
error-cannot-listen = Не удаётся слушать { $host }, порт { $value }: { $problem }
hint-cannot-listen = Выберите другой порт через --port или остановите того, кто там слушает.
error-store-gone = Столы сейчас недоступны; ничего не изменено
hint-store-gone = Попробуйте через минуту.
error-stale = Партия ушла дальше
error-unknown-table = Такого стола нет
error-unknown-token = Такого вашего токена нет
error-unknown-address = По этому адресу ничего нет
error-unknown-seat-here = За этим столом нет места с таким именем
error-table-unfollowed = Эту партию нельзя продолжить: нынешние правила не допускают строку { $line } её журнала
hint-table-unfollowed = Ничего не потеряно. Когда все сидящие за столом согласятся, она закончится, и её запись можно будет прочесть.
error-bad-method = По этому адресу так нельзя
error-bad-message = Сообщение не понято
error-bad-request = Запрос не понят: { $problem }
error-not-json = Запрос должен быть в JSON
error-too-large = Запрос слишком велик
error-no-thinkers = Сейчас здесь не думает ни один компьютер
error-analysis-failed = Разбор не удался
hint-analysis-failed = Попробуйте ещё раз; если снова не получится, сообщите хозяину сервера.
error-too-many-analyses = Слишком много разборов сразу
hint-too-many-analyses = Подождите, пока один из них закончится.
error-too-many-requests = Слишком много запросов
hint-too-many-requests = Подождите немного.
error-too-many-guesses = Слишком много ссылок, которые ничего не открывают
error-too-many-sockets = Слишком много соединений
error-foreign-origin = Запрос пришёл с другого сайта
error-bad-token = Токен недействителен
error-token-scope = С токеном это нельзя
error-bad-link = Эта ссылка ничего не открывает; возможно, её заменила новая
error-time-up = Ваше время вышло
error-stood-in = За это место теперь играет компьютер
error-no-way-back = За вас там никто не играет, или вы сдались
error-not-gone = Тот, кто там сидит, не пропал
hint-not-gone = Компьютер может занять место, когда игрок ушёл или его время на ход вышло.
error-chat-off-host = На этом сервере нет чата
error-chat-off = За этим столом нет чата
error-chat-players = Писать могут только сидящие за этим столом
error-empty-line = Сообщение пустое
error-long-line = { $most ->
    [one] В сообщении может быть не больше { $most } знака
    [few] В сообщении может быть не больше { $most } знаков
   *[many] В сообщении может быть не больше { $most } знаков
  }
error-too-much-talk = Слишком много сообщений сразу
hint-too-much-talk = Подождите немного.
error-bad-contact = «{ $value }» — не адрес почты и не адрес страницы
error-bad-subscription = Браузер не дал адреса, по которому его можно уведомлять
error-unknown-line = Такого сообщения нет
error-bad-pace = Темпа «{ $value }» нет
hint-bad-pace = Есть «none», «day», «three-days», «week» и часы, например «clock-25-10»: 25 минут и 10 секунд на каждый ответ.
error-bad-name = Это имя использовать нельзя
error-seat-taken = Это место уже занято
error-seat-left = Это место кто-то покинул и может знать его карты: оно откроется только ему
hint-seat-left = Раздайте заново, чтобы туда мог сесть другой.
error-not-yours = Это решать не вам
error-not-your-seat = Это не ваше место
error-game-goes-on = Партия ещё не окончена
error-server-fault = Здесь произошёл сбой; он записан
error-standing-question = Этому месту такой вопрос не задают вне его хода: { $ask }
error-standing-verb = «{ $verb }» не отвечает на этот вопрос; годятся: { $known }
error-standing-where = Вопрос нельзя сузить до: { $word } { $value }
error-standing-words = Ответ не может быть о: { $word } { $value }
