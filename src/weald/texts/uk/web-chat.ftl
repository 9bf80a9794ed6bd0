### What is fetched when it is wanted: chat, parting with a game, notices.

web-chat-none = Ще ніхто нічого не сказав.
web-chat-say = Напишіть щось
web-chat-send = Надіслати
web-chat-phrases = Готові фрази, які кожен читає своєю мовою
web-chat-watcher = { $who }, глядач
web-chat-more = Більше про це повідомлення
web-chat-mute = Приховати повідомлення: { $who }
web-chat-unmute = Знову показувати: { $who }
web-chat-muted = Повідомлення того, кого ви приховали
web-chat-report = Поскаржитися господареві сервера
web-chat-reported = Скаргу надіслано. Господар може прочитати це повідомлення й сусідні.
web-chat-off = За цим столом чату немає.
web-chat-off-host = На цьому сервері чату немає.
web-chat-players = Писати можуть лише ті, хто сидить за столом.
web-chat-silenced = Господар сервера заборонив вам писати до { $until }. { $reason }
web-chat-silenced-bare = Господар сервера заборонив вам писати. { $reason }

web-say-hello = Вітаю!
web-say-good-luck = Хай щастить!
web-say-thanks = Дякую!
web-say-well-played = Чудово зіграно!
web-say-one-moment = Хвилинку, будь ласка.
web-say-back-tomorrow = Повернуся завтра.
web-say-sorry-late = Перепрошую за затримку.
web-say-your-turn = Ваш хід.
web-say-oops = Ой!
web-say-good-game = Гарна партія!
web-say-again = Ще партію?
web-say-bye = До побачення!

web-part-title = Закінчити або здатися
web-part-end = Запропонувати закінчити партію
web-part-end-about = Партія закінчиться тут, без переможця, коли погодяться всі, хто грає. Ваша згода діє, доки ви не відповісте на наступне запитання.
web-part-resign = Здатися
web-part-resign-two = Перемагає інший гравець.
web-part-resign-more = Далі за вас грає комп'ютер. Повернутися ви не зможете.
web-part-resign-alone = Партія закінчиться тут.
web-part-resign-sure = Так, здаюся
web-part-resign-as = Здатися: { $place }
web-part-leave-about = Щоб зупинитися на сьогодні, просто закрийте сторінку: партія чекатиме на вас.

web-talk = Хто може писати в чат
web-talk-players = Ті, хто грає
web-talk-all = Усі, і глядачі теж
web-talk-off = Ніхто

web-push = Сповіщення на цьому пристрої
web-push-about = Коли настає ваш хід у партії з іншими людьми, а її немає у вас перед очима. Щонайбільше раз на хід.
web-push-on = Сповіщати на цьому пристрої
web-push-off = Більше не сповіщати
web-push-is-on = Цей пристрій сповістить, коли настане ваш хід.
web-push-refused = Браузер цього не дозволяє. Змінити це можна в його налаштуваннях для цього сайту.
web-push-unable = Тут цей браузер не може отримувати сповіщень. Потрібна сторінка через HTTPS, а на { "iPhone" } — застосунок на початковому екрані.
web-chat-removed = Вилучено господарем сервера.
