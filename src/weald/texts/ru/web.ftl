### Стол в браузере: что читатель находит вокруг поля.

## Дом

web-title = Weald
web-home = На начальную страницу
web-laws = Свод законов
web-replay = Повтор
web-lost = По этому адресу ничего нет.
web-lost-title = Здесь пусто
web-lost-more = Возможно, часть ссылки потерялась по дороге. Ссылки на столы и места длинные; их нужно копировать целиком.
web-part-missing = Часть страницы не загрузилась. Возможно, Weald на сервере обновили.
web-closed-by-host = Хозяин сервера закрыл этот стол
web-reload = Загрузить снова
web-again = Попробовать снова
web-close = Закрыть

## Ссылки

web-claiming = Ведём вас к столу…
web-claim-failed-seat = Эта ссылка не открывает места.
web-claim-failed-invite = Этим приглашением нельзя воспользоваться.
web-claim-failed-watch = Эта ссылка не позволяет смотреть.

## Неполадки

web-refused = Не сейчас: { $why } [{ $law }]
web-refused-bare = Не сейчас: { $why }
web-error-unknown = Что-то пошло не так (код { $code }). Попробуйте снова; если не поможет, загрузите страницу заново.
web-error-unknown-game = Игры { $name } нет.
web-error-no-connection = Сервер недоступен.
web-error-not-connected = Не отправлено: сейчас нет связи.
web-error-stale = Тем временем за столом что-то произошло. Взгляните снова, потом выбирайте.
web-error-fault = На этой странице произошёл сбой. Загрузите её заново; партия в безопасности на сервере.

## За столом

web-table-closed = Этот стол открыть нельзя.
web-opening = Стол открывается…
web-connecting = Соединение…
web-reconnecting = Связь потеряна, пробуем снова. Партия в безопасности.
web-watching = Вы смотрите. Вам видно то, что видно всем.
web-board = Поле
web-bare = Стол ещё пуст: его готовят.
web-hand = Ваша рука
web-question = Вопрос
web-log = Хроника
web-mine = Мой планшет
web-log-empty = Ещё ничего не произошло.
web-log-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
  }
web-log-fold = свернуть
web-seats = Места
web-menu = Меню
web-keys = Клавиши
web-language = Язык
web-law-beside = Второй язык рядом
web-law-alone = нет
web-settings = Настройки
web-you = вы
web-who-open = свободное место
web-who-left = игрок ушёл
web-who-person = человек
web-who-bot = бот
web-away = сейчас не за столом
web-who-beginner = компьютер (новичок)
web-who-easy = компьютер (лёгкий)
web-who-normal = компьютер (обычный)
web-who-hard = компьютер (сильный)
web-who-expert = компьютер (эксперт)
web-who-random = компьютер (наугад)
web-who-computer = компьютер
web-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
web-cards = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
  }
web-turn = думает
web-turn-open = ожидается
web-turn-mine = Ваш ход
web-won = победа
web-tab-turn = ● Ваш ход: { $game }
web-tab-over = Окончена: { $game }
web-thinking = { $seat } { $seat-gender ->
    [pl] думают
   *[m] думает
  }.
web-thinking-person = { $who } ({ $seat }) думает.
web-chance = Решают кубики.
web-going-on = Дальше…
web-not-now = Не сейчас ({ $count })
web-all-choices = Список
web-single = Ответ только один.
web-single-auto = Отвечать на такие вопросы автоматически
web-undo = Отменить
web-sure = Это нельзя отменить. Точно?
web-sure-yes = Да
web-sure-no = Нет
web-left-unused = { $count ->
    [one] Ещё { $count } действие не использовано.
    [few] Ещё { $count } действия не использованы.
   *[many] Ещё { $count } действий не использовано.
  }
web-left-more = Ещё можно: { $deed }.
web-left-yes = Всё равно закончить
web-left-never = Больше не спрашивать
web-left-silent = Больше об этом не спросят.
web-retell = Расскажите снова, что произошло
web-timing-instant = Мгновенная
web-timing-ongoing = Постоянная
web-facedown-known = { $name } (закрытая)
web-slot-deploy = развернуть в открытую
web-slot-improvise = сыграть в закрытую
web-slot-to = переместить сюда
web-slot-reinforce = положить сюда

## Что делают другие

web-story = Что происходит
web-story-turn = { $seat }, ход { $turn }
web-story-turn-bare = { $seat }
web-story-law = По правилам
web-story-step = { $number } из { $of }
web-story-next = Следующий шаг
web-story-pause = Пауза
web-story-why = Почему?
web-story-skip = Пропустить
web-story-on = Дальше
web-turn-sum = { $seat }, ход { $turn }: { $deeds }.{ $score ->
    [none] {""}
    [one] {" "}Теперь { $score } очко.
    [few] {" "}Теперь { $score } очка.
   *[many] {" "}Теперь { $score } очков.
  }
web-turn-sum-bare = { $seat }: { $deeds }.
web-turn-nothing = ничего особенного
web-turn-nothing-yet = пока ничего
web-sum-points = { $deed } ({ $points })
web-sum-scored = очки
web-battle-won = Битва { $battle }: победа, { $seat }.
web-why = почему:
web-pace = Как быстро рассказывать о действиях других
web-pace-step = шаг за шагом
web-pace-slow = медленно
web-pace-fast = быстро
web-pace-off = сразу
web-marker = Маркер приоритета { $number }
web-markers = Боты выбирают по маркерам приоритета, с наибольшего: { $list }

## Несколько человек у одного экрана

web-curtain = Передайте экран: { $seat }
web-curtain-who = То, что дальше, только для одной стороны: { $seat }.
web-curtain-raise = Я — { $seat }: показать мою сторону
web-curtain-undo = { $seat }: отменить последнее действие

## Ожидание друга

web-waiting = Ждём друга
web-waiting-for = Ждём { $seat-acc }
web-waiting-seats = Ждём: { $seats }
web-invite = Пригласить
web-qr-show = Показать код для телефона
web-waiting-how = Отправьте эту ссылку другу. Кто откроет её первым, займёт место.
web-waiting-others = Кого-то пригласили, но он ещё не пришёл.
web-invite-link = Приглашение сыграть за { $seat-acc }
web-invite-make = Создать ссылку-приглашение
web-copy = Скопировать
web-copied = Скопировано
web-qr = Та же ссылка QR-кодом
web-qr-how = Или покажите это телефону.
web-links = Ссылки
web-seat-link = Ссылка, чтобы играть за { $seat-acc } на другом устройстве
web-seat-link-note = Никому не давайте эту ссылку: у кого она, тот играет за { $seat-acc }.
web-watch-link = Ссылка для зрителей

## Конец

web-scores = Очки в конце
web-unfollowed = Эту партию нельзя продолжить
web-left-label = Покинутое место
web-left = Место { $seat-gen } покинуто. Кто сидел там, знает карты этого места, поэтому больше никто не может его занять.
web-left-back = Сесть снова
web-left-anew = Раздать заново
web-left-anew-about = Новый стол с теми же людьми, где это место свободно
web-left-dealt = Карты розданы заново за другим столом.
web-left-join = К новому столу
web-leave = Покинуть стол
web-leave-sure = Точно уйти: место может занять другой

## Настройки и клавиши

web-theme = Цвета
web-theme-auto = как в системе
web-theme-light = день
web-theme-dark = ночь
web-motion = Показывать движение
web-catch-up = Показывать шаг за шагом, что произошло тем временем
web-trivial = Отвечать автоматически, где ответ только один, если это ничего не раскрывает и ни к чему не обязывает
web-trivial-note = Только если вы единственный человек за столом: среди нескольких и поспешность что-нибудь выдала бы.
web-leftovers = Спрашивать один раз, прежде чем закончить, если можно сделать ещё что-то
web-notify = Сообщать, что мой ход, даже если вкладка не видна
web-key-laws = свод законов
web-key-keys = эти клавиши
web-law = Закон { $number }
web-law-none = Текста этого закона нет под рукой.
web-law-open = Открыть в своде законов

# поле
web-nearer = Ближе
web-farther = Дальше
web-whole = Всё поле
web-how-many = Сколько?
web-fewer = На одного меньше
web-more = На одного больше
web-go = Переместить { $count }
