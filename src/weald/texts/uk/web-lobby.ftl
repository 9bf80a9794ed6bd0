### The lobby.

web-lobby-lists = Які столи
web-lobby-seeking = Шукають гравців
web-lobby-live = Партії для глядачів
web-lobby-finished = Закінчені партії
web-lobby-game = Гра
web-lobby-pace = Темп
web-lobby-pace-none = без поспіху
web-lobby-pace-days = дні на хід
web-lobby-pace-clock = наживо, з годинником
web-lobby-language = Мова
web-lobby-any = неважливо
web-lobby-more = Показати більше
web-lobby-lay = Почати гру
web-lobby-seeking-none = Зараз жоден стіл не шукає гравців. Відкрийте стіл із вільним місцем і додайте його до списку: він з'явиться тут.
web-lobby-live-none = Зараз не триває жодна партія зі списку.
web-lobby-finished-none = Жодну партію зі списку ще не закінчено.
web-lobby-none-such = Зараз такого столу немає. Оберіть «неважливо», щоб побачити більше.
