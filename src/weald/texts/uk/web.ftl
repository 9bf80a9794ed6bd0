### The table in the browser: what its reader finds around the board.

## The house

web-title = Weald
web-home = На початкову сторінку
web-laws = Книга законів
web-replay = Повтор
web-lost = За цією адресою нічого немає.
web-lost-title = Тут нічого немає
web-lost-more = Можливо, частина посилання загубилася дорогою. Посилання на столи й місця довгі; їх треба копіювати цілком.
web-part-missing = Частину сторінки не вдалося завантажити. Можливо, Weald на сервері оновлено.
web-closed-by-host = Господар сервера закрив цей стіл
web-reload = Завантажити знову
web-again = Спробувати ще раз
web-close = Закрити

## Links

web-claiming = Ведемо вас до столу…
web-claim-failed-seat = Це посилання не відкриває місця.
web-claim-failed-invite = Цього запрошення прийняти не можна.
web-claim-failed-watch = За цим посиланням спостерігати не можна.

## Problems

web-refused = Не зараз: { $why } [{ $law }]
web-refused-bare = Не зараз: { $why }
web-error-unknown = Щось пішло не так (код { $code }). Спробуйте ще раз; якщо не допоможе, завантажте сторінку знову.
web-error-unknown-game = Гри з назвою { $name } немає.
web-error-no-connection = Сервер недоступний.
web-error-not-connected = Не надіслано: зараз немає з'єднання.
web-error-stale = Тим часом за столом дещо змінилося. Погляньте ще раз, тоді обирайте.
web-error-fault = На цій сторінці щось пішло не так. Завантажте її знову; партія в безпеці на сервері.

## At the table

web-table-closed = Цього столу відкрити не можна.
web-opening = Відкриваємо стіл…
web-connecting = З'єднуємося…
web-reconnecting = З'єднання втрачено; пробуємо знову. Партія в безпеці.
web-watching = Ви спостерігаєте. Ви бачите те, що бачать усі.
web-board = Ігрове поле
web-bare = Стіл іще порожній: його готують.
web-hand = Ваша рука
web-question = Запитання
web-log = Хроніка
web-mine = Мій планшет
web-log-empty = Ще нічого не сталося.
web-log-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
  }
web-log-fold = згорнути
web-seats = Місця
web-menu = Меню
web-keys = Клавіші
web-language = Мова
web-law-beside = Друга мова поруч
web-law-alone = немає
web-settings = Налаштування
web-you = ви
web-who-open = вільне місце
web-who-left = залишено
web-who-person = людина
web-who-bot = бот
web-away = зараз не за столом
web-who-beginner = комп'ютер (початківець)
web-who-easy = комп'ютер (легкий)
web-who-normal = комп'ютер (звичайний)
web-who-hard = комп'ютер (сильний)
web-who-expert = комп'ютер (експерт)
web-who-random = комп'ютер (навмання)
web-who-computer = комп'ютер
web-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }
web-cards = { $count ->
    [one] карт у руці: { $count }
    [few] карт у руці: { $count }
   *[many] карт у руці: { $count }
  }
web-turn = думає
web-turn-open = очікуємо
web-turn-mine = Ваш хід
web-won = перемога
web-tab-turn = ● Ваш хід: { $game }
web-tab-over = Кінець: { $game }
web-thinking = { $seat } { $seat-gender ->
    [pl] думають
   *[other] думає
  }.
web-thinking-person = { $who } ({ $seat }) думає.
web-chance = Вирішують кубики.
web-going-on = Далі…
web-not-now = Не зараз ({ $count })
web-all-choices = Список
web-single = Відповідь лише одна.
web-single-auto = Відповідати на такі запитання автоматично
web-undo = Скасувати
web-sure = Скасувати це буде неможливо. Точно?
web-sure-yes = Так
web-sure-no = Ні
web-left-unused = { $count ->
    [one] Ще не використано { $count } дію.
    [few] Ще не використано { $count } дії.
   *[many] Ще не використано { $count } дій.
  }
web-left-more = Ще можна { $deed }.
web-left-yes = Усе одно закінчити
web-left-never = Більше не питати
web-left-silent = Більше про це не запитуватимуть.
web-retell = Розповісти ще раз, що сталося
web-timing-instant = Миттєва
web-timing-ongoing = Постійна
web-facedown-known = { $name } (долілиць)
web-slot-deploy = розгорнути горілиць
web-slot-improvise = зіграти долілиць
web-slot-to = перемістити сюди
web-slot-reinforce = покласти сюди

## What others do

web-story = Що відбувається
web-story-turn = { $seat }, хід { $turn }
web-story-turn-bare = { $seat }
web-story-law = За правилами
web-story-step = { $number } з { $of }
web-story-next = Наступний крок
web-story-pause = Пауза
web-story-why = Чому?
web-story-skip = Пропустити
web-story-on = Далі
web-turn-sum = { $seat }, хід { $turn }: { $deeds }.{ $score ->
    [none] {""}
    [one] {" "}Тепер { $score } очко.
    [few] {" "}Тепер { $score } очки.
   *[many] {" "}Тепер { $score } очок.
  }
web-turn-sum-bare = { $seat }: { $deeds }.
web-turn-nothing = нічого особливого
web-turn-nothing-yet = поки що нічого
web-sum-points = { $deed } ({ $points })
web-sum-scored = отримано очки
web-battle-won = Битва { $battle }: виграє { $seat }.
web-why = чому:
web-pace = Як швидко розповідати про дії інших
web-pace-step = крок за кроком
web-pace-slow = повільно
web-pace-fast = швидко
web-pace-off = одразу
web-marker = Маркер пріоритету { $number }
web-markers = Боти обирають за маркерами пріоритету, від найвищого: { $list }

## Several people at one screen

web-curtain = Передайте далі: { $seat }
web-curtain-who = Те, що буде далі, бачить лише одне місце: { $seat }.
web-curtain-raise = Я — { $seat }: показати мій бік
web-curtain-undo = { $seat }: скасувати останню дію

## Waiting for a friend

web-waiting = Чекаємо на друга
web-waiting-for = Чекаємо: { $seat }
web-waiting-seats = Чекаємо: { $seats }
web-invite = Запросити
web-qr-show = Показати код для телефона
web-waiting-how = Надішліть це посилання другові. Місце займе той, хто відкриє його першим.
web-waiting-others = Когось запрошено, але він іще не прийшов.
web-invite-link = Запрошення на місце: { $seat }
web-invite-make = Створити посилання-запрошення
web-copy = Копіювати
web-copied = Скопійовано
web-qr = Те саме посилання як QR-код
web-qr-how = Або покажіть це телефонові.
web-links = Посилання
web-seat-link = Посилання, щоб грати на іншому пристрої: { $seat }
web-seat-link-note = Нікому не давайте цього посилання: хто його має, той грає на вашому місці ({ $seat }).
web-watch-link = Посилання для глядачів

## The end

web-scores = Очки наприкінці
web-unfollowed = Ця партія не може тривати
web-left-label = Залишене місце
web-left = Місце залишено: { $seat }. Хто там сидів, знає його карти, тож більше ніхто не може на нього сісти.
web-left-back = Сісти знову
web-left-anew = Роздати заново
web-left-anew-about = Новий стіл із тими самими людьми, де це місце вільне
web-left-dealt = Карти роздано заново за іншим столом.
web-left-join = До нового столу
web-leave = Залишити стіл
web-leave-sure = Точно залишити: на місце може сісти хтось інший

## Settings and keys

web-theme = Кольори
web-theme-auto = системні
web-theme-light = світлі
web-theme-dark = темні
web-motion = Показувати рух
web-catch-up = Показувати крок за кроком, що сталося тим часом
web-trivial = Відповідати автоматично, коли відповідь лише одна й вона нічого не відкриває й ні до чого не зобов'язує
web-trivial-note = Лише коли ви єдина людина за столом: серед кількох навіть поспіх міг би щось виказати.
web-leftovers = Перепитувати, перш ніж щось закінчити, коли можна зробити ще
web-notify = Повідомляти, що настав мій хід, навіть якщо вкладки не видно
web-key-laws = книга законів
web-key-keys = ці клавіші
web-law = Закон { $number }
web-law-none = Тексту цього закону немає під рукою.
web-law-open = Відкрити в книзі законів

# the map
web-nearer = Наблизити
web-farther = Віддалити
web-whole = Уся мапа
web-how-many = Скільки?
web-fewer = На одного менше
web-more = На одного більше
web-go = { $count ->
    [one] Перемістити { $count }
    [few] Перемістити { $count }
   *[many] Перемістити { $count }
  }
