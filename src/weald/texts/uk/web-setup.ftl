### The page on which a table is set up: who plays what, the lot and the reach, what will be laid.

web-setup-again = Як спочатку
web-setup-again-note = Забути мій минулий вибір
web-setup-draw = Жереб
web-setup-draw-lot = Кинути жереб
web-setup-draw-reach = Кинути жереб за розмахом
web-setup-draw-keep = Лишити моє місце
web-setup-draw-count = Місць за жеребом
web-setup-draw-count-bots = Місць за жеребом, крім ботів
web-setup-more = На одне більше
web-setup-fewer = На одне менше
web-setup-drawn = Обрано за жеребом.
web-setup-drawn-mine = Обрано за жеребом. Ви — { $mine }.
web-setup-drawn-advised = Обрано за розмахом.
web-setup-drawn-advised-mine = Обрано за розмахом. Ви — { $mine }.
web-setup-reach-of = розмах { $reach }
web-setup-reach-enough = Розмах { $sum }: достатньо. Закон радить щонайменше { $advised } на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
  }.
web-setup-reach-low = Розмах { $sum }: закон радить щонайменше { $advised } на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
  }. Грати можна, але партія може затягтися або вийти нерівною.
web-setup-reach-lower = Розмах { $sum }: закон радить щонайменше { $advised } на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
  } і ніколи менше ніж { $least }. Грати можна, але партія буде повільна й нерівна.
web-setup-who-plays = { $place }: хто грає?
web-setup-sit-listed = друг за посиланням або будь-хто
web-setup-bot = { $bot }, рівень { $level }
web-setup-bot-traits = { $bot }, рівень { $level }: { $traits }

# What will be laid, in a sentence. A game may say it in its own words (setup-sum, setup-who).
web-setup-sum = { $count ->
    [1] Одне місце: { $who }.
    [2] Два місця: { $who }.
    [3] Три місця: { $who }.
    [4] Чотири місця: { $who }.
    [5] П'ять місць: { $who }.
    [6] Шість місць: { $who }.
    [one] { $count } місце: { $who }.
    [few] { $count } місця: { $who }.
   *[many] { $count } місць: { $who }.
  }
web-setup-who = ви — { $mine }, проти вас { $others }
web-setup-who-alone = ви — { $mine }
web-setup-who-watch = { $others }, а ви спостерігаєте
web-setup-computer = { $place } (комп'ютер)
web-setup-open = { $place } (вільно)

web-setup-pace-none = Партія чекає на кожного, скільки треба.
web-setup-pace-day = Хто не відповів за день, того може замінити комп'ютер, якщо інші погодяться.
web-setup-pace-three = Хто не відповів за три дні, того може замінити комп'ютер, якщо інші погодяться.
web-setup-pace-week = Хто не відповів за тиждень, того може замінити комп'ютер, якщо інші погодяться.
web-setup-pace-clock = Для партії за один раз: кожен має годинник і за кожну відповідь отримує ще трохи часу. Якщо грають двоє, той, у кого вийшов час, програє; якщо більше, далі за нього грає комп'ютер.
web-setup-talk = Хто може писати в чат
web-setup-talk-players = Ті, хто грає
web-setup-talk-all = І глядачі теж
web-setup-talk-off = Ніхто

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
