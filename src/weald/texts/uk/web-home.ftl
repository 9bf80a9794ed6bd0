### The pages around the table in the browser: home, the form for a new table, the law book, replay.

## Every page

web-nav = Куди звідси
web-colours = Кольори:
web-colours-auto = Кольори: системні. Натисніть, щоб увімкнути світлі.
web-colours-light = Кольори: світлі. Натисніть, щоб увімкнути темні.
web-colours-dark = Кольори: темні. Натисніть, щоб увімкнути системні.
web-colours-auto-short = Системні
web-colours-light-short = Світлі
web-colours-dark-short = Темні
web-lobby = Лобі
web-me = Моя сторінка
web-unofficial = Weald — неофіційний: видавці цих ігор його не створювали, не схвалювали й не підтримують. Закони й карти переказано нашими словами. Ігри варто купити.
web-cancel = Скасувати

## Home

web-welcome = Грайте в лісові воєнні ігри за друкованими правилами: проти комп'ютера або з друзями за посиланням, без облікового запису.
web-welcome-back = { $count ->
    [0] Ваші партії тривають; зараз ніхто на вас не чекає.
    [one] { $count } партія чекає на ваш хід.
    [few] { $count } партії чекають на ваш хід.
   *[many] { $count } партій чекають на ваш хід.
  }
web-tab-waiting = ({ $count }) Ваш хід — Weald
web-name-label = Ваше ім'я
web-name-change = Змінити ім'я
web-name-keep = Зберегти
web-start-here = Ви тут уперше? Почніть із цієї.
web-play-computer = Грати проти комп'ютера
web-play-together = Грати разом із комп'ютером
web-set-up = Відкрити стіл
# Titles as in the games' own catalogues (game-critters ...), which the start page does not fetch; a test compares them.
web-game-critters = Звірі на війні
web-game-root = Root
web-game-defenders = Оборонці нетрів
web-about-critters = Два генерали змагаються за повітря, сушу й море. По шість карток, навчитися легко, партія триває десять хвилин.
web-about-root = Фракції, кожна зі своїми правилами, змагаються за Лісовий Край із дванадцяти галявин: з друзями, комп'ютером і механічними ботами.
web-about-defenders = Разом ведіть фракції тварин проти машин, які обносять землю стінами, забудовують її й отруюють.
web-list-games = Почати гру
web-list-mine = Мої партії
web-list-mine-none = Ще немає. Ваші партії чекатимуть тут на вас, якщо треба, то й багато днів.
web-list-open = Відкриті столи
web-list-open-none = Зараз ніхто не шукає товариства. Відкрийте стіл із вільним місцем і додайте його до цього списку.
web-list-finished = Закінчені партії
web-list-finished-none = Закінчені партії можна переглянути тут іще раз, з кожного місця.
web-list-all = Показати всі ({ $count })
web-list-waiting-friend = Одне місце ще вільне: надішліть посилання другові
web-list-won = { $count ->
    [1] Перемога: { $names }
   *[other] Спільна перемога: { $names }
  }
web-list-agreed = Закінчено за згодою
web-list-closed = Стіл закрив господар сервера
web-list-lost = Усі програли
web-list-play = Грати
web-list-look = Дивитися
web-seat-mine = { $place }: ви
web-seat-person = { $place }: { $who }
web-seat-free = { $place }: вільно
web-list-points = { $place } { $count }
web-list-lobby = Усі, за грою, темпом і мовою
web-list-history = Усі закінчені партії
web-seat-nameless = { $place }: гість, якого вже немає
web-seat-left = { $place }: залишено
web-seat-computer = { $place }: комп'ютер
web-sit = Сісти: { $place }
web-watch = Спостерігати
web-watch-replay = Переглянути

## A new table

web-new-title = Новий стіл
web-new-seats = Хто де сидить
web-new-options = Налаштування
web-new-name = Назва столу, якщо бажаєте
web-new-public = У списку відкритих столів: будь-хто на цьому сервері може сісти на вільне місце або спостерігати
web-new-language = Мова спілкування
web-new-language-any = будь-яка
web-new-start = Відкрити стіл
web-new-none-mine = Вашого місця немає: ви спостерігатимете.
web-new-hot-seat = Ваших місць кілька: між їхніми ходами стіл опускає завісу.
web-sit-nobody = ніхто
web-sit-me = я
web-sit-friend = друг, за посиланням
web-sit-led = бере участь під проводом соло-гравця
web-sit-bot = механічний бот
web-sit-computer = комп'ютер
web-value-yes = так
web-value-no = ні
web-value-standard = звичайний варіант
web-value-beginner = для початківців
web-value-random = випадково
web-value-listed = як у списку
web-value-exiles = «Ізгої та партизани»
web-value-chosen = на вибір гравця
web-value-special = з особливими картами

## The law book

web-book-critters = Звірі на війні
web-book-root = Закони Лісового Краю
web-book-clockwork = Закони механічних ботів
web-book-defenders = Оборонці нетрів
web-law-search = Шукати в усіх законах
web-law-books = Книги законів
web-law-chapters = Розділи
web-law-found = Закони зі словами «{ $words }»
web-law-count = { $count ->
    [0] Жодного. Спробуйте менше слів або інші.
    [one] { $count } закон
    [few] { $count } закони
   *[many] { $count } законів
  }
web-law-reading = Читаємо книги…
web-law-own-words = Правила нашими словами, з номерами з книги правил.

## Replay

web-replay-closed = Цієї партії переглянути не можна.
web-replay-opening = Завантажуємо партію…
web-replay-controls = Керування переглядом
web-replay-start = На початок (Home)
web-replay-turn-back = На хід назад («Page Up»)
web-replay-back = На крок назад (стрілка ліворуч)
web-replay-play = Показувати автоматично (пробіл)
web-replay-pause = Пауза (пробіл)
web-replay-next = На крок уперед (стрілка праворуч)
web-replay-turn-next = На хід уперед («Page Down»)
web-replay-end = У кінець (End)
web-replay-keys = Клавіші
web-replay-settings = Налаштування
web-replay-key-step = на крок назад, на крок уперед
web-replay-key-turn = на хід назад, на хід уперед
web-replay-key-ends = на початок, у кінець
web-replay-key-space = автоматичний показ або пауза
web-replay-to-table = До столу
web-replay-where = Місце в партії
web-replay-at = { $at } з { $last }
web-replay-pace = Темп
web-replay-pace-0 = повільний
web-replay-pace-1 = рівний
web-replay-pace-2 = швидкий
web-replay-eyes = Чиїми очима
web-replay-spectator = як глядач
web-replay-as = як { $seat }
web-replay-keep = Узяти з собою
web-replay-share = Копіювати посилання
web-replay-python = Копіювати як Python
web-replay-journal = Журнал
web-replay-open = Партія триває: журнал можна буде взяти, коли вона закінчиться.
web-replay-by-hand = Скопіюйте звідси

## Which faction

web-side-title = За кого гратимете?
web-side-more = Ви граєте проти трьох комп'ютерів. Оберіть фракцію — і партія почнеться.
web-side-hard-1 = легко навчитися
web-side-hard-2 = навчитеся за партію-дві
web-side-hard-3 = для тих, хто знає інші
web-side-all = Більше гравців, інша мапа, механічні боти: відкрийте стіл самі
