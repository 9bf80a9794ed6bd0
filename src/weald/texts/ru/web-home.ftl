### Страницы вокруг стола в браузере: начало, новый стол, свод законов, повтор.

## На каждой странице

web-nav = Куда отсюда
web-colours = Цвета:
web-colours-auto = Цвета: как в системе. Нажмите для светлых.
web-colours-light = Цвета: светлые. Нажмите для тёмных.
web-colours-dark = Цвета: тёмные. Нажмите для системных.
web-colours-auto-short = Авто
web-colours-light-short = Светлые
web-colours-dark-short = Тёмные
web-lobby = Лобби
web-me = Моя страница
web-unofficial = Weald — неофициальный проект: издатели этих игр его не создавали, не одобряли и не поддерживают. Законы и карты пересказаны нашими словами. Игры стоит купить.
web-cancel = Отмена

## Начало

web-welcome = Лесные войны по печатным правилам: против компьютера или с друзьями по ссылке, без учётной записи.
web-welcome-back = { $count ->
    [0] Ваши партии идут; прямо сейчас вас никто не ждёт.
    [one] { $count } партия ждёт вашего хода.
    [few] { $count } партии ждут вашего хода.
   *[many] { $count } партий ждут вашего хода.
  }
web-tab-waiting = ({ $count }) Ваш ход — Weald
web-name-label = Ваше имя
web-name-change = Сменить имя
web-name-keep = Сохранить
web-start-here = Впервые здесь? Начните с этого.
web-play-computer = Играть против компьютера
web-play-together = Играть вместе с компьютером
web-set-up = Подготовить стол
# Названия те же, что в каталогах игр (game-critters ...), которых начальная страница не загружает; тест их сравнивает.
web-game-critters = Звери на войне
web-game-root = Root
web-game-defenders = Защитники диких земель
web-about-critters = Два командующих сражаются за воздух, сушу и море. По шесть карт, легко освоить, десять минут на партию.
web-about-root = Фракции, каждая со своими правилами, борются за лес из двенадцати полян: с друзьями, компьютером и ботами «Законов механики».
web-about-defenders = Ведите фракции зверей вместе против машин, которые обносят землю стенами, застраивают и отравляют её.
web-list-games = Начать партию
web-list-mine = Мои партии
web-list-mine-none = Пока нет. Ваши партии ждут вас здесь, если нужно — днями.
web-list-open = Открытые столы
web-list-open-none = Сейчас никто не ищет компании. Подготовьте стол со свободным местом и откройте его для всех.
web-list-finished = Оконченные партии
web-list-finished-none = Оконченные партии можно пересмотреть здесь с любого места.
web-list-all = Показать все ({ $count })
web-list-waiting-friend = Есть свободное место: отправьте другу ссылку
web-list-won = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
  }
web-list-agreed = Окончена по согласию
web-list-closed = Закрыта хозяином сервера
web-list-lost = Проиграли все
web-list-play = Играть
web-list-look = Смотреть
web-seat-mine = { $place }: вы
web-seat-person = { $place }: { $who }
web-seat-free = { $place }: свободно
web-list-points = { $place } { $count }
web-list-lobby = Все столы, по игре, темпу и языку
web-list-history = Все оконченные партии
web-seat-nameless = { $place }: гость, которого больше нет
web-seat-left = { $place }: игрок ушёл
web-seat-computer = { $place }: компьютер
web-sit = Сесть: { $place }
web-watch = Смотреть
web-watch-replay = Смотреть повтор

## Новый стол

web-new-title = Новый стол

## Свод законов

web-book-critters = Звери на войне
web-book-root = Законы леса
web-book-clockwork = Законы механики
web-book-defenders = Защитники диких земель
web-law-search = Поиск по всем законам
web-law-books = Своды законов
web-law-chapters = Главы
web-law-found = Законы со словами «{ $words }»
web-law-count = { $count ->
    [0] Ничего. Попробуйте меньше слов или другие.
    [one] { $count } закон
    [few] { $count } закона
   *[many] { $count } законов
  }
web-law-reading = Книги открываются…
web-law-own-words = Правила нашими словами, с номерами как в книге правил.

## Повтор

web-replay-closed = Эту партию смотреть нельзя.
web-replay-opening = Партия загружается…

## Какая фракция

web-side-title = Кого вы поведёте?
web-side-more = Вы играете против трёх компьютеров. Выберите фракцию, и партия начнётся.
web-side-hard-1 = легко освоить
web-side-hard-2 = нужна партия-другая
web-side-hard-3 = для тех, кто знает остальных
web-side-all = Больше игроков, другое поле, боты: подготовьте стол сами
