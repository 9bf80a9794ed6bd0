### Лобби.

web-lobby-lists = Какие столы
web-lobby-seeking = Ищут игроков
web-lobby-live = Партии для зрителей
web-lobby-finished = Оконченные партии
web-lobby-game = Игра
web-lobby-pace = Темп
web-lobby-pace-none = без спешки
web-lobby-pace-days = дни на ход
web-lobby-pace-clock = вживую, с часами
web-lobby-language = Язык
web-lobby-any = не важно
web-lobby-more = Показать ещё
web-lobby-lay = Начать партию
web-lobby-seeking-none = Сейчас ни один стол не ищет игроков. Подготовьте стол со свободным местом и внесите его в список: он появится здесь.
web-lobby-live-none = Сейчас не идёт ни одной партии из списка.
web-lobby-finished-none = Ни одна партия из списка ещё не окончена.
web-lobby-none-such = Сейчас таких столов нет. Выберите «не важно», чтобы увидеть больше.
