### The server: its command, and what it refuses.

## weald serve

help-serve = Відкрити стіл у браузері: для себе або для друзів на інших пристроях.
    .examples =
        Приклади:

        weald serve

        weald serve --host 0.0.0.0 --port 8080

        weald serve --db postgresql://weald@db.example/weald --workers 4 --proxy 127.0.0.1 --https
serve-host = Адреса, на якій слухати; 0.0.0.0 — усі адреси цієї машини.
serve-port = Порт, на якому слухати; 0 — будь-який вільний.
serve-db = Де зберігаються столи: файл (SQLite) або адреса бази даних PostgreSQL. Без цього — файл у теці даних. Пароль краще передавати через WEALD_DB, ніж у командному рядку.
serve-workers = Скільки процесів обслуговує; для кількох потрібен PostgreSQL.
serve-thinkers = У скількох процесах на кожен робочий думають комп'ютерні гравці; якщо 0, цей сервер лишає це іншим, що працюють із тією самою базою даних.
serve-origin = Ще одна адреса, за якою браузери знаходять цей сервер, наприклад `https://weald.example`; можна вказати кілька разів.
serve-proxy = Адреси зворотних проксі через кому, чиїм `X-Forwarded-For` і `X-Forwarded-Proto` можна вірити.
serve-https = Браузери приходять лише через HTTPS: файли «cookie» надсилаються тільки так, і браузерам сказано цього триматися.
serve-sockets = Скільки сокетів може тримати відкритими одна адреса.
serve-requests = Скільки запитів за секунду може довгий час надсилати одна адреса; за раз — удесятеро більше.
serve-creations = Скільки столів, посилань і токенів за секунду може довгий час створювати одна адреса; за раз — двадцять.
serve-tables = Скільки столів, на які ніхто не дивиться, робочий процес тримає в пам'яті; ті, на які хтось дивиться, лишаються в кожному разі.
serve-chat = Чи можна людям спілкуватися за столами.
serve-contact = Адреса пошти або сторінка (`https://…`), за якою служби сповіщень можуть вас знайти, якщо ваші сповіщення завдають їм клопоту.
serve-grace = Скільки часу мають запити, щоб завершитися, коли сервер зупиняють.
serve-browser = Відкрити адресу в браузері.
serve-operator-secret-file = Файл із секретом для сторінки оператора, щонайменше 24 знаки; або передайте його через WEALD_OPERATOR_SECRET. Секрети від "weald admin secret" діють поряд із ним.
serve-check = З'ясувати, чи може сервер працювати з цими налаштуваннями, сказати, що треба зробити, і завершитися.
serve-log = Що записувати до журналу сервера: `debug`, `info`, `warning` або `error`.
serve-open = Weald тут: { $address } (Ctrl-C зупиняє його)
server-no-client = Сервер Weald працює. Клієнта в цьому пакунку немає; опис його API — `/api/openapi.json`.

## Guests without a name of their own

guest-name = { $kind } { $animal }
guest-namesake = { $name } ({ $number })
guest-kinds = Жвавий, Спокійний, Сміливий, Тихий, Веселий, Мудрий, Прудкий, Скромний, Хитрий, Витривалий, Лагідний, Щасливий, Кмітливий, Лісовий, Осінній, Бурштиновий
guest-animals = Борсук, Бобер, Горобець, Лис, Заєць, Їжак, Дятел, Кріт, Тритон, Пугач, Вуж, Журавель, Тхір, Горностай, Дрозд, Олень

## What is refused

error-server-libraries = Бібліотеки сервера не встановлено
hint-server-libraries = Встановіть їх так: `pip install 'weald[server]'`
error-bad-database = Бази даних виду «{ $value }» немає
hint-bad-database = Вкажіть файл або адресу на зразок `postgresql://user@host/name`.
error-database-unusable = Базою даних не можна скористатися: { $problem }
hint-database-unusable = Чи вона є і чи можете ви в неї писати?
error-database-in-use = { $path }: цим файлом користується інший сервер
hint-database-in-use = Спершу зупиніть його або дайте цьому інший файл через --db. Для кількох робочих процесів потрібен PostgreSQL.
error-bad-log-level = Рівня журналу «{ $value }» немає
hint-bad-log-level = Є такі: { $known }.
error-workers-need-postgres = Для кількох робочих процесів ({ $value }) потрібен PostgreSQL
hint-workers-need-postgres = Вкажіть його адресу через --db або запустіть з одним процесом.
error-cannot-listen = Не вдається слухати на { $host }, порт { $value }: { $problem }
hint-cannot-listen = Оберіть інший порт через --port або зупиніть того, хто там слухає.
error-store-gone = Столи зараз недоступні; нічого не змінено
hint-store-gone = Спробуйте за мить ще раз.
error-stale = Партія вже пішла далі
error-unknown-table = Такого столу немає
error-unknown-token = У вас немає такого токена
error-unknown-address = За цією адресою нічого немає
error-unknown-seat-here = Місця з такою назвою за цим столом немає
error-table-unfollowed = Ця партія не може тривати: сьогоднішні правила не дозволяють рядка { $line } її журналу
hint-table-unfollowed = Нічого не втрачено. Коли погодяться всі, хто сидить за столом, вона закінчиться, і її запис можна буде прочитати.
error-bad-method = За цією адресою цього зробити не можна
error-bad-message = Повідомлення не зрозуміле
error-bad-request = Запит не зрозумілий: { $problem }
error-not-json = Запит має бути у форматі JSON
error-too-large = Запит завеликий
error-no-thinkers = Зараз тут не думає жоден комп'ютер
error-analysis-failed = Аналіз не вдався
hint-analysis-failed = Спробуйте ще раз; якщо знову не вдасться, скажіть господареві сервера.
error-too-many-analyses = Забагато аналізів одразу
hint-too-many-analyses = Зачекайте, доки один із них закінчиться.
error-too-many-requests = Забагато запитів
hint-too-many-requests = Зачекайте трохи.
error-too-many-guesses = Забагато посилань, які нічого не відкривають
error-too-many-sockets = Забагато з'єднань
error-foreign-origin = Запит надійшов з іншого сайту
error-bad-token = Токен недійсний
error-token-scope = Токен не дає на це права
error-bad-link = Це посилання нічого не відкриває; можливо, його замінено новішим
error-time-up = Ваш час вийшов
error-stood-in = На цьому місці тепер грає комп'ютер
error-no-way-back = Там за вас ніхто не грає, або ви здалися
error-not-gone = Той, хто там сидить, нікуди не пішов
hint-not-gone = Комп'ютер може стати на заміну тому, хто залишив місце або вичерпав час на хід.
error-chat-off-host = На цьому сервері чату немає
error-chat-off = За цим столом чату немає
error-chat-players = Писати можуть лише ті, хто сидить за цим столом
error-empty-line = Повідомлення порожнє
error-long-line = { $most ->
    [one] У повідомленні може бути щонайбільше { $most } знак
    [few] У повідомленні може бути щонайбільше { $most } знаки
   *[many] У повідомленні може бути щонайбільше { $most } знаків
  }
error-too-much-talk = Забагато повідомлень одразу
hint-too-much-talk = Зачекайте трохи.
error-bad-contact = «{ $value }» — ні адреса пошти, ні адреса сторінки
error-bad-subscription = Браузер не дав адреси, на яку його можна сповіщати
error-unknown-line = Такого повідомлення немає
error-bad-pace = Темпу «{ $value }» немає
hint-bad-pace = Є `none`, `day`, `three-days`, `week` і годинники, як-от `clock-25-10`: 25 хвилин і по 10 секунд на кожну відповідь.
error-bad-name = Цього імені взяти не можна
error-seat-taken = Там уже хтось сидить
error-seat-left = Це місце хтось залишив і може знати його карти: воно відкрите лише для нього
hint-seat-left = Роздайте заново, щоб на нього міг сісти хтось інший.
error-not-yours = Ви не маєте на це права
error-not-your-seat = Це не ваше місце
error-game-goes-on = Партію ще не закінчено
error-server-fault = Тут щось пішло не так; це записано
error-standing-question = Такого запитання цьому місцю поза його ходом не ставлять: { $ask }
error-standing-verb = «{ $verb }» — не відповідь на це запитання; відповіді такі: { $known }
error-standing-where = Запитання не можна звузити до { $word } { $value }
error-standing-words = Відповідь не може стосуватися { $word } { $value }
