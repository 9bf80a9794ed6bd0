### Страница, на которой готовят стол: кто за кого играет, жребий и охват, что получится.

web-setup-again = Как вначале
web-setup-again-note = Забыть мой прошлый выбор
web-setup-draw = Жребий
web-setup-draw-lot = По жребию
web-setup-draw-reach = По охвату
web-setup-draw-keep = Оставить моё место
web-setup-draw-count = Сколько мест разыграть
web-setup-draw-count-bots = Сколько мест разыграть, кроме ботов
web-setup-more = На одно больше
web-setup-fewer = На одно меньше
web-setup-drawn = Выбрано по жребию.
web-setup-drawn-mine = Выбрано по жребию. Вы — { $mine }.
web-setup-drawn-advised = Выбрано по охвату.
web-setup-drawn-advised-mine = Выбрано по охвату. Вы — { $mine }.
web-setup-reach-of = охват { $reach }
web-setup-reach-enough = Охват { $sum }: достаточно. Для стола на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  } закон советует { $advised } и больше.
web-setup-reach-low = Охват { $sum }: для стола на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  } закон советует { $advised } и больше. Играть можно, но партия может затянуться или выйти неравной.
web-setup-reach-lower = Охват { $sum }: для стола на { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  } закон советует { $advised } и больше и никогда не меньше { $least }. Играть можно, но партия будет медленной и неравной.
web-setup-who-plays = Кто играет: { $place }?
web-setup-sit-listed = друг по ссылке или кто угодно
web-setup-bot = { $bot }, уровень { $level }
web-setup-bot-traits = { $bot }, уровень { $level }: { $traits }

# Что получится, одной фразой. Игра может сказать это своими словами (setup-sum, setup-who).
web-setup-sum = { $count ->
    [1] Одно место: { $who }.
    [2] Два места: { $who }.
    [3] Три места: { $who }.
    [4] Четыре места: { $who }.
    [5] Пять мест: { $who }.
    [6] Шесть мест: { $who }.
   *[other] Мест: { $count }. { $who }.
  }
web-setup-who = вы — { $mine }, против вас — { $others }
web-setup-who-alone = вы — { $mine }
web-setup-who-watch = { $others }, а вы смотрите
web-setup-computer = { $place } (компьютер)
web-setup-open = { $place } (свободно)

web-setup-pace-none = Партия ждёт каждого сколько нужно.
web-setup-pace-day = Кто не ответит за день, того может заменить компьютер, если остальные согласны.
web-setup-pace-three = Кто не ответит за три дня, того может заменить компьютер, если остальные согласны.
web-setup-pace-week = Кто не ответит за неделю, того может заменить компьютер, если остальные согласны.
web-setup-pace-clock = Для партии за один присест: у каждого свои часы, и за каждый ответ время прибавляется. Из двоих тот, у кого вышло время, проиграл; если игроков больше, дальше за него играет компьютер.
web-setup-talk = Кто может писать в чат
web-setup-talk-players = Те, кто играет
web-setup-talk-all = И зрители
web-setup-talk-off = Никто

web-new-seats = Кто где сидит
web-new-options = Настройки
web-new-name = Название стола, если хотите
web-new-public = В списке открытых столов: любой на этом сервере может занять свободное место или смотреть
web-new-language = Язык, на котором вы общаетесь
web-new-language-any = любой
web-new-start = Создать стол
web-new-none-mine = Ни одно место не ваше: вы будете смотреть.
web-new-hot-seat = У вас несколько мест: между их ходами стол закрывается занавесом.
web-sit-nobody = никто
web-sit-me = я
web-sit-friend = друг по ссылке
web-sit-led = участвует, ведёт один игрок
web-sit-bot = бот «Законов механики»
web-sit-computer = компьютер
web-value-yes = да
web-value-no = нет
web-value-standard = обычный вариант
web-value-beginner = для новичков
web-value-random = случайно
web-value-listed = по списку
web-value-exiles = Изгнанники и партизаны
web-value-chosen = по выбору игрока
web-value-special = особый вариант
