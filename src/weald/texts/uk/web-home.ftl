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

## Which faction

web-side-title = За кого гратимете?
web-side-more = Ви граєте проти трьох комп'ютерів. Оберіть фракцію — і партія почнеться.
web-side-hard-1 = легко навчитися
web-side-hard-2 = навчитеся за партію-дві
web-side-hard-3 = для тих, хто знає інші
web-side-all = Більше гравців, інша мапа, механічні боти: відкрийте стіл самі
