### Дом: командная строка, ошибки и подсказки, слова вокруг стола. У игр свои каталоги.

## Командная строка

help-weald = Лесные войны по печатным законам, в терминале.
help-games = Игры, их места и настройки, компьютерные игроки.
    .examples =
        Пример:

        weald games
help-play = Сыграть партию или продолжить сохранённую. Она сохраняется после каждого действия, поэтому остановиться можно в любой миг.
    .examples =
        Примеры:

        weald play critters

        weald play critters --seat south=human --seat north=human

        weald play root --seat eyrie=human

        weald play root --seat eyrie=human --seat marquise=bot --seat corvids=bot:nightmare+vendetta --seat vagabond=none

        weald play root --set-up

        weald play --resume
help-options = Что можно выбрать перед партией и что даёт каждое значение.
    .examples =
        Примеры:

        weald options root

        weald options root --json
help-sim = Дать компьютерам сыграть много партий и посчитать.
    .examples =
        Примеры:

        weald sim critters --games 1000 --seed 1 --seat south=greedy

        weald sim root --games 400 --mix
help-train = Научиться оценивать позиции на партиях компьютеров.
    .examples =
        Примеры:

        weald train root --folder learnt --games 400

        weald train root --folder learnt2 --games 200 --player greedy --player planner
help-replay = Просмотреть записанную партию глазами одного из мест.
    .examples =
        Примеры:

        weald replay game.weald

        weald replay game.weald --as south --to 12
help-analyse = Показать шансы всех в оконченной партии ход за ходом, решающие ходы и то, что было бы лучше.
    .examples =
        Примеры:

        weald analyse game.weald

        weald analyse game.weald --as south
help-verify = Проверить журналы: каждое ли действие разрешено, соответствуют ли кубики зерну, верно ли записан итог.
    .examples =
        Примеры:

        weald verify game.weald

        weald verify journals
help-explain = Сказать, разрешено ли действие в записанной партии, и если нет, то по какому закону и почему.
    .examples =
        Пример:

        weald explain game.weald "deploy S3 to land" --at 5
help-law = Читать законы игры или одного из её сводов по номерам.
    .examples =
        Примеры:

        weald law critters

        weald law critters 5.4

        weald law critters --missing

        weald law clockwork K4.5.1
help-scenario = Напечатать позицию записанной партии как программу на Python, которая её восстанавливает.
    .examples =
        Пример:

        weald scenario game.weald --at 12

arg-game = Игра; список даёт «weald games».
arg-file = Сохранённая или оконченная партия (журнал, .weald).
arg-seat = Кто где сидит: «human»; компьютер по уровню («beginner», «easy», «normal», «hard», «expert») или по виду («beam», «greedy», «planner», «search», «random»). В Root ещё «bot», например «bot:nightmare+blitz» (уровни и черты: «weald options root»), или «none». Можно указать один раз для каждого места.
arg-option = Настройка игры. Можно указать несколько раз.
arg-plain = Простые строки: без цвета и рисунков; для программ чтения с экрана и конвейеров. Без терминала всегда так.
arg-json = В JSON, для программ.
arg-lang = Язык текстов, например «uk»; иначе WEALD_LANG, иначе язык системы. Может стоять после любой команды.
arg-version = Версия и то, в какой форме работает движок.
play-what = Игра, которую начать, или файл .weald сохранённой партии.
play-seed = То же зерно и те же ответы дают ту же партию. Без него кубики никто не угадает.
play-resume = Продолжить партию из файла, а без файла — последнюю неоконченную.
play-random = Разыграть столько мест по жребию и какое из них ваше; «--option NAME=no» исключает место, «--seat» и «--option NAME=yes» оставляют.
play-reach = Вместе с --random: только фракции, чей общий охват не меньше того, что закон советует для стольких (Root).
play-set-up = Спрашивать места и настройки одну за другой: кто участвует (по выбору, по жребию, по охвату), кто бот, какого уровня, с какими чертами.
play-pace = Как быстро рассказывать о ходах ботов: «step», «slow», «fast», «off», «brief» (без причин) или секунды на шаг.
play-file = Хранить партию в этом файле, а не в папке данных.
sim-games = Сколько партий.
sim-seed = То же зерно даёт те же результаты, при любом числе процессов.
sim-jobs = Сколько процессов; 0 — решить самой программе.
sim-mix = Пусть каждая партия разыгрывает настройки случайно (кто участвует, поле…), кроме заданных через --option.
sim-bots = Как --mix, но с ботами на любых местах, любого уровня и с любыми чертами; таблица покажет, как справился каждый уровень.
sim-ladder = Измерить ботов: каждый на каждом уровне по очереди, против трёх других ботов по жребию (их уровень задаёт --against).
sim-against = В таком измерении — уровень других ботов: слабых ботов лучше различать против лёгких.
sim-check = Искать сбои после каждого действия, а не только в конце каждой партии.
sim-save = Хранить все журналы в этой папке; других в ней быть не должно.
replay-to = Только позиция после стольких действий (в терминале: начать с неё).
replay-as = Чьими глазами: место, «spectator» (зритель) или «referee» (арбитр, который видит всё).
analyse-as = Что известно: одному месту или арбитру («referee»), который видит все карты.
replay-yes = Показать тайны другого места или все, хотя партия не окончена, не спрашивая.
verify-files = Журналы или папки с журналами.
explain-action = Слова действия, например "deploy S3 to sea"; перед ними может стоять место, например "north: withdraw".
explain-at = После стольких действий (без этого: в конце).
law-game = Игра или свод законов: в «clockwork» — боты Root (без этого: все).
law-number = Номер закона, например 5.4.
law-missing = Только законы, которых не показывает ни один тест. Если таких нет, ничего не печатается.
scenario-at = После стольких действий (без этого: в конце).

version = weald { $version }, { $form }
version-python = Python { $python }, { $system }
form-compiled = скомпилирован
form-interpreted = интерпретируется (чистый Python)
form-stale = интерпретируется, потому что скомпилированная форма старше исходников: запустите «make compile»

complaint = weald: { $message }
hint = подсказка: { $hint }
hint-usage = Как этим пользоваться, покажет { $command }.
fault = остановлено сбоем Weald: { $problem }
hint-fault = Партии сохранены до последнего действия. Пожалуйста, сообщите о сбое и приложите файл { $path }.
hint-fault-bare = Партии сохранены до последнего действия. Пожалуйста, сообщите о сбое.

## Списки

options-head = Настройки { $game }: weald play { $game } --option NAME=VALUE
options-seating = Кто участвует:
options-option = { $name }={ $default }
options-when = { $about } (при { $option }={ $value })
options-number = число от { $least } до { $most }
options-names = одно из: { $list }
options-choice = { $name }: { $about }; у бота: { $bot }
options-choice-bare = { $name }: { $about }
options-many = любые из них через + или «none»

games-title = { $name }: { $title }
games-seats = места: { $names }
games-more = weald options { $name } расскажет о них больше и что даёт каждое значение
games-option = настройка { $name }={ $default } ({ $range }): { $meaning }
games-players = Игроки для любой игры
games-player = { $name }: { $meaning }
kind-human = человек за этим терминалом
kind-random = выбирает любое разрешённое действие, все равновероятны
kind-greedy = смотрит на действие вперёд в нескольких мирах, которые может вообразить
kind-planner = планирует весь ход и судит по тому, чему научился на многих партиях
kind-search = перебирает, что могут сделать обе стороны, и просчитывает конец битвы
kind-beam = планирует весь ход в одном мире и взвешивает каждый риск по его вероятности

## Подготовка

set-up-head = Подготовка. Enter выбирает отмеченное знаком *; u возвращает прошлый вопрос.
set-up-way = Как решить, кто участвует?
set-up-way-chosen = выбираете вы
set-up-way-lot = по жребию
set-up-way-reach = по жребию, с достаточным охватом
set-up-lots = Сколько мест разыграть?
set-up-drawn = Выпали: { $seats }. Вы — { $seat }.
set-up-reach = Охват { $sum }; для стольких закон советует { $advised } и больше [{ $law }].
set-up-seat = { $seat }
set-up-human = человек
set-up-computer = компьютер
set-up-bot = бот
set-up-none = никто
set-up-option = { $name }: { $about }
set-up-one = Номер или название, или Enter >
set-up-many = Номера или названия, или Enter, если ничего >
set-up-number = Число от { $least } до { $most }, или Enter: { $default } >
set-up-unknown = Этого нет среди: { $list }
set-up-again = Так играть нельзя: { $problem }. Ещё раз.
set-up-command = То же без вопросов: { $command }

## За столом

play-drawn = По жребию: { $seats }.
new-game = { $title }. { $about }
turn-heading = Вопрос: { $seat }
computer-thinks = { $seat } { $seat-gender ->
    [pl] думают
   *[m] думает
  }…
question = { $ask } [{ $law }]
prompt = { $seat } (номер или слова; «справка» объясняет) >
prompt-empty = Наберите номер от 1 до { $most } или слово «справка».
sure = { $action }. Точно (да или нет)? >
# что принимается за согласие
sure-yes = д да
# Команды приглашения, набираются целым словом.
command-h = справка помощь рука
command-q = выход выйти
command-u = отменить
command-b = поле
command-l = хроника
command-s = сохранить
command-f = прогноз
command-r = повтор
command-p = маркеры
command-law = закон
command-back = назад
command-hint = подсказка
command-pace = темп
command-bots = боты
command-all = всё все
sure-no = Ничего не сделано.
# слова, которые сами по себе ничего не говорят, поэтому не значат никакого варианта
small-words = а без в во вы где да для до ещё за и из или их к как кто на не нет но о об от по под при с со там то тот у что эта эти это этот
log-line = - { $event } [{ $law }]
log-more-of-it = {"; "}{ $event } [{ $law }]
log-more = { $count ->
    [one] { $count } более раннее событие
    [few] { $count } более ранних события
   *[many] { $count } более ранних событий
  }: хроника всё
help-prompt = Ответьте номером варианта или словами, которые подходят только к одному: что делается и с чем. Хватит трёх букв слова.
    ?             чего сейчас нельзя и почему
    поле, b       поле и варианты ещё раз
    хроника, l    что уже произошло (хроника всё: с начала)
    справка, h    что делают ваши карты, игра вкратце, эта справка
    отменить, u   отменить последнее действие, если с тех пор ничего не открыто
    назад         вернуть свой ход вместе с бросками: только против компьютеров, и партия становится тренировкой
    подсказка     что сделал бы здесь компьютер: только против компьютеров, и партия помечается
    закон N       текст закона N
    сохранить, s  сохранить сейчас (сохранить FILE: ещё и в другой файл)
    выход, q      выйти; партия сохранена
help-robots = О ботах:
    повтор, r     последний ход бота ещё раз (повтор NAME: этого бота; повтор всё: всех после вашего хода)
    темп          как быстро о них рассказывать: темп «step», «slow», «fast», «off», «brief» или секунды на шаг
    маркеры, p    показать или скрыть маркеры приоритета на поле
    боты          что меняют их уровни и черты
playback-turn = Ход { $turn }: { $seat }.
playback-goes-on = Ход { $turn } продолжается: { $seat }.
playback-step = { $number }. { $deeds }
playback-reason = {"   "}почему: { $deeds }
playback-reason-more = {"           "}{ $deeds }
playback-cited = { $event } [{ $law }]
playback-more = (Enter: следующий шаг; a и Enter: всё остальное)
playback-nothing = С тех пор боты не ходили.
playback-pace = Темп: { $pace }. Может быть { $known } или число секунд.
help-forecast = прогноз, f    что может быть дальше и с какой вероятностью
curtain = Передайте: { $seat }. Дальше — Enter.
curtain-undo = Передайте: { $seat }. Дальше — Enter. ({ $last_seat }: u отменяет последнее действие.)
nothing-refused = Ничего из того, что относится к этому вопросу, не запрещено.
saved-to = Сохранено: { $path }
play-saved = Сохранено: { $path }
    Продолжить: { $command }
play-not-saved = Не сохранено в { $path }: { $problem }. Партия продолжается; s FILE сохраняет в другом месте.
result = Победа: { $seats }, по закону { $law }. Очки: { $scores }.
result-together = Общая победа: { $seats }, по закону { $law }. Очки: { $scores }.
result-lost-together = Играли вместе и вместе проиграли: { $seats }.
result-nobody = Проигрывают все по закону { $law }, { $title }. Очки: { $scores }.
end-files = Журнал: { $path }
end-replay = Посмотреть снова: { $command }
end-analyse = Увидеть, где всё решилось: { $command }
end-verify = Проверить: { $command }

## Моделирование

train-folder = Где лежат партии, кривая и веса. Прерванное обучение продолжается оттуда.
train-games = Сколько партий в каждом круге.
train-player = Кто играет в круге: `greedy`, `planner`… Если указать несколько раз, кругов будет несколько; каждый учится на всех партиях до него.
train-ridge = Насколько сдерживать веса; при малом числе партий больше.
train-row = круг { $round }, { $whose }: позиций { $samples }, потеря { $loss } (без знаний: { $plain_loss })
train-done = Веса лежат в { $path }.
sim-progress = { $game }
sim-head = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
  }, игра { $game }, зерно { $seed }
sim-head-incomplete = НЕ ВСЁ: { $played } из { $asked } партий, игра { $game }, зерно { $seed }
sim-seat = { $name } ({ $kind }): { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, { $share } % (95 %: от { $low } до { $high }), в среднем очков: { $points }
sim-kind = { $kind }: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, { $share } % своих мест (95 %: от { $low } до { $high })
sim-decisions = решений за партию: в среднем { $mean }, от { $least } до { $most }
sim-battles = битв за партию: в среднем { $mean }, от { $least } до { $most }
sim-rounds = раундов за партию: в среднем { $mean }, от { $least } до { $most }
sim-law = окончено по закону { $law }, { $title }: { $count }
sim-law-bare = окончено по закону { $law }: { $count }
sim-mix-games = партии
sim-mix-rounds = раунды
sim-mix-decisions = решения
sim-bot = бот
sim-level = уровень
sim-wins = победы
sim-share = %
sim-interval = 95 %
sim-from-to = от { $low } до { $high }
sim-points = очки
sim-difficulty = сложность
sim-won = побед
sim-speed = { $games_per_second } партий/с, { $decisions_per_second } решений/с ({ $form }, { $jobs ->
    [one] { $jobs } процесс
    [few] { $jobs } процесса
   *[many] { $jobs } процессов
  })
sim-broken = партия с зерном { $seed } сломалась: { $problem }
sim-broken-hint = Выполнялось «{ $doing }»; журнал до этого места: { $path }
sim-broken-hint-bare = Выполнялось «{ $doing }»; журнал записать не удалось.

## Повтор, проверка, объяснение, закон

replay-heading = После { $at } из { $most } действий, смотрит { $lens }
lens-spectator = зритель
lens-referee-short = арбитр
lens-referee = арбитр, со всеми тайнами
replay-open = Эта партия не окончена, а { $lens } видит тайны, с которыми за её столом ещё играют.
replay-sure = Показать их (да или нет)? >
replay-prompt = { $at }/{ $most } (Enter вперёд, p назад, номер, q) >
replay-keys = Enter или n: вперёд; p: назад; номер: перейти туда; q: выйти.
replay-border = Есть позиции от 0 до { $most }.
verify-progress = проверка
verify-ok = верно: { $file } ({ $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
  }, окончена)
verify-ok-open = верно: { $file } (пока { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
  }, не окончена)
file-passed-over = пропущено: { $problem }
verify-total = Верно: { $good }, неверно: { $bad }.
explain-allowed = Разрешено. { $seat }: { $sentence }.
explain-refused = Запрещено. { $seat }: { $sentence }. Причина: { $reason } [{ $law }].
law-heading = { $law } { $title }
law-heading-bare = { $law }
law-parts = Подробнее: { $list }.
law-which = Какой? Например: закон 5.4
law-page = Страница { $page } книги правил.
law-page-card = Напечатано на карте.
law-code = Выполняется в:
law-code-none = Своего кода не имеет.
law-tests = Показан в тестах:
law-tests-none = Не показан ни в одном тесте.
law-no-coverage = Код и тесты закона перечисляются в исходниках, после `make law`.

## Ошибки: что не так, затем что с этим делать

error-at-line = { $path }, строка { NUMBER($line, useGrouping: 0) }: { $problem }
error-at-line-bare = строка { NUMBER($line, useGrouping: 0) }: { $problem }
error-os = { $path }: { $problem }
error-os-bare = { $problem }

empty-name = "" (пустое имя)
error-unknown-game = нет такой игры: { $name }
hint-unknown-game = Может быть, { $nearest }?
hint-unknown-game-bare = Есть игры: { $known }
error-unknown-seat = нет такого места: { $name }
hint-unknown-seat = Может быть, { $nearest }?
hint-unknown-seat-bare = Есть места: { $known }
error-unknown-language = нет такого языка: { $name }
error-language-missing = после --lang нужен язык
hint-language-missing = Есть языки: { $known }
hint-unknown-language = Может быть, { $nearest }?
hint-unknown-language-bare = Есть языки: { $known }
error-unknown-lesson = нет такого урока: { $name }
hint-unknown-lesson = Может быть, { $nearest }?
hint-unknown-lesson-bare = Есть уроки: { $known }
error-lesson-seats = урок { $lesson } должен посадить одного человека, а на все остальные места — компьютеры
error-lesson-over = урок { $lesson } не может идти дальше на шаге { $step }: партия окончена
error-lesson-breaks = урок { $lesson } не может идти дальше на шаге { $step }: ему нужно «{ $want }», а предлагается: { $offered }
hint-lesson-breaks = Сыграйте его с tools/lesson.py и выберите другие ответы или другое зерно (docs/lessons.md).
error-unknown-option = нет такой настройки: { $name }
hint-unknown-option = Может быть, { $nearest }?
hint-unknown-option-bare = Есть настройки: { $known }
error-unknown-player = нет такого игрока: { $name }
hint-unknown-player = Может быть, { $nearest }?
hint-unknown-player-bare = Есть игроки: { $known }
error-unknown-arrangement = нет такого слова позиции: { $name }
hint-unknown-arrangement = Может быть, { $nearest }?
hint-unknown-arrangement-bare = Есть слова: { $known }
error-unknown-card = нет такой карты: { $name }
hint-unknown-card = Может быть, { $nearest }?
hint-unknown-card-bare = Есть карты: { $known }
error-unknown-theater = нет такого театра: { $name }
hint-unknown-theater = Может быть, { $nearest }?
hint-unknown-theater-bare = Есть театры: { $known }
error-unknown-column = нет такого столбца: { $name }
hint-unknown-column = Может быть, { $nearest }?
hint-unknown-column-bare = Есть столбцы: { $known }
error-unknown-item = нет такого предмета: { $name }
hint-unknown-item = Может быть, { $nearest }?
hint-unknown-item-bare = Есть предметы: { $known }
error-unknown-leader = нет такого лидера: { $name }
hint-unknown-leader = Может быть, { $nearest }?
hint-unknown-leader-bare = Есть лидеры: { $known }
error-unknown-map = нет такого поля: { $name }
hint-unknown-map = Может быть, { $nearest }?
hint-unknown-map-bare = Есть поля: { $known }
error-unknown-phase = нет такой фазы: { $name }
hint-unknown-phase = Может быть, { $nearest }?
hint-unknown-phase-bare = Есть фазы: { $known }
error-unknown-suit = нет такой масти: { $name }
hint-unknown-suit = Может быть, { $nearest }?
hint-unknown-suit-bare = Есть масти: { $known }
error-unknown-book = нет такой игры или свода законов: { $name }
hint-unknown-book = Может быть, { $nearest }?
hint-unknown-book-bare = Есть своды законов: { $known }
error-unknown-hex = нет такого гекса: { $name }
hint-unknown-hex = Может быть, { $nearest }?
hint-unknown-hex-bare = Есть гексы: { $known }
error-unknown-edge = нет такой грани: { $name }
hint-unknown-edge = Может быть, { $nearest }?
hint-unknown-edge-bare = Есть грани: { $known }
error-unknown-corner = нет такого угла: { $name }
hint-unknown-corner = Может быть, { $nearest }?
hint-unknown-corner-bare = Есть углы: { $known }
error-unknown-direction = нет такого направления: { $name }
hint-unknown-direction = Может быть, { $nearest }?
hint-unknown-direction-bare = Есть направления: { $known }
error-unknown-factory = нет такой фабрики: { $name }
hint-unknown-factory = Может быть, { $nearest }?
hint-unknown-factory-bare = Есть фабрики: { $known }
error-unknown-machine = нет такой карты машин: { $name }
hint-unknown-machine = Может быть, { $nearest }?
hint-unknown-machine-bare = Есть карты машин: { $known }
error-unknown-pace = нет такого темпа: { $name }
hint-unknown-pace = Может быть, { $nearest }?
hint-unknown-pace-bare = Может быть { $known } или число секунд до 60.
error-unknown-bot-word = у этого бота нет такого уровня или черты: { $name }
hint-unknown-bot-word = Может быть, { $nearest }? Бывает: { $known }
hint-unknown-bot-word-bare = Бывает: { $known }
error-unknown-law = нет такого закона: { $name }
hint-unknown-law = Может быть, { $nearest }?
hint-unknown-law-bare = Список даёт «weald law GAME».
error-no-coverage = какие тесты показывают какой закон, здесь неизвестно
hint-no-coverage = Запустите `make law` в исходниках Weald, затем команду оттуда.
error-no-laws = у { $game } нет указателя законов
error-unknown-file = нет такого файла: { $path }
hint-unknown-file = Последнюю партию продолжает «weald play --resume».
error-unknown-player-in-file = в { $path } есть игрок { $player }, которого эта версия не знает

error-bad-option-name = настройка { $option } не может быть { $value }
hint-bad-option-name = Может быть, { $nearest }? Бывает: { $known }
hint-bad-option-name-bare = Бывает: { $known }
error-bad-option-names = настройка { $option } не может быть { $value }
hint-bad-option-names = Может быть, { $nearest }? Бывает «none» или любые из этих через +: { $known }
hint-bad-option-names-bare = Бывает «none» или любые из этих через +: { $known }
error-bad-option-number = настройка { $option } не может быть { $value }
hint-bad-option-number = Бывает число от { $least } до { $most }.
error-bad-position = нет такой позиции: { $value }
hint-bad-position = Есть позиции от 0 до { $most }.
error-bad-seat-syntax = --seat { $value } не говорит, кто где сидит
hint-bad-seat-syntax = Напишите место и игрока, например «--seat north=greedy»
error-seat-twice = место { $name } указано дважды
error-bad-option-syntax = --option { $value } не говорит, какой она должна быть
hint-bad-option-syntax = Напишите настройку и значение, например «--option target=18»
error-option-twice = настройка { $name } указана дважды
error-seat-not-in-play = { $name } не участвует в этой партии
hint-seat-not-in-play = Кто участвует, решают настройки, например «--option { $name }=yes»
error-seat-only-bot = { $name } может быть только ботом
hint-seat-only-bot = Напишите «--seat { $name }=bot»
error-set-up-alone = --set-up сам спрашивает места и настройки новой партии
hint-set-up-alone = Напишите «weald play GAME --set-up», самое большее с --seed, --file, --pace или --plain.
error-no-ladder = у { $game } нет ботов, чьи уровни можно измерить
error-ladder-decides = --ladder сам решает о { $name }
error-no-judgement = в { $game } нет оценки, которой можно научиться
error-analysis-of-open = разобрать можно только оконченную партию: в неоконченной это выдало бы тайны
error-needs-numpy = для обучения нужен numpy
hint-needs-numpy = Установите его: pip install "weald[train]"
error-bad-rewards = наград «{ $value }» нет
hint-bad-rewards = Можно выбрать: { $known }
error-other-course = в { $path } лежит другое обучение
hint-other-course = Выберите пустую папку или те же игру, зерно, игроков и числа, что прежде.
error-no-lots = в { $game } нельзя никого исключить, поэтому разыгрывать нечего
error-bad-lots = столько мест разыграть нельзя: { $count }
hint-bad-lots = При этих настройках можно от { $least } до { $most }.
error-low-lots = никакие оставшиеся места числом { $count } не набирают охвата, который советует закон
hint-low-lots = Разыграйте без него или исключите меньше мест.
error-no-reach = в { $game } закон не называет охвата мест
error-reach-without-lots = --reach говорит, какие места можно разыграть по жребию
hint-reach-without-lots = Напишите «weald play GAME --random N --reach».
error-too-few-seats = участвует слишком мало: нужно хотя бы { $least }
hint-too-few-seats = Настройки, которые решают, кто участвует, показывает «weald games».
error-solo-two-factions = один игрок ведёт ровно две фракции
hint-solo-two-factions = Ответьте «yes» двум из { $known } и «no» остальным.
error-bad-arrangement = { $value } не годится для { $word }
error-bad-position-data = данные позиции неверны в { $where }: { $problem }
error-card-twice = карта помещена дважды: { $card }
error-impossible-position = такой позиции в партии быть не может: { $problem }

error-replay-open = эта партия не окончена, а { $lens } видит тайны, с которыми за её столом ещё играют
hint-replay-open = Добавьте --yes, чтобы всё-таки их увидеть.

error-play-what = какая игра?
hint-play-what = «weald play critters» начинает партию, «weald play --resume» продолжает. Есть игры: { $known }
error-nothing-to-resume = в { $path } нет неоконченной партии
hint-nothing-to-resume = «weald play GAME» начинает партию; «weald play FILE» продолжает файл из другого места.
error-resumed-as-it-was = сохранённая партия продолжается такой, какой началась
hint-resumed-as-it-was = Уберите --seat, --option, --seed и --file.
error-seed-missing = кубики { $path } пропали, поэтому продолжить её нельзя
hint-seed-missing = Зерно лежит рядом, в файле с именем на «.seed»; переносите оба вместе.

error-not-a-sentence = «{ $sentence }»: такого действия сейчас нет
hint-not-a-sentence = Может быть, «{ $nearest }»?
hint-not-a-sentence-bare = Варианты за столом пронумерованы: можно набрать номер.
error-illegal-action = «{ $sentence }» не разрешено: { $why } [{ $law }]
error-ambiguous = «{ $value }» может значить: { $list }
error-no-such-number = нет варианта { $value }
hint-no-such-number = Варианты от 1 до { $most }.
error-number-of-a-thing = нет варианта { $value }
hint-number-of-a-thing = Варианты от 1 до { $most }. Может быть, «{ $sentence }»?
error-not-your-question = сейчас спрашивают не это место ({ $seat }), а другое: { $asked_seat }
error-game-over = партия окончена
error-nothing-to-undo = отменить нечего: что видели другие или показали кубики, остаётся
error-dice-not-scripted = вопрос к кубикам, а никто не сказал, что они показывают [{ $law }]
error-position-not-arrangeable = ни одно мгновение этой партии до этого места нельзя расставить вручную
error-script-does-not-fit = здесь кубики не могут показать «{ $sentence }» [{ $law }]

error-file-exists = { $path } уже есть, и в нём что-то другое
hint-file-exists = Выберите другое имя файла.
error-file-finished = в { $path } эта партия, как она закончилась; файл остаётся таким
hint-file-finished = Выберите другое имя файла.
error-file-not-writable = { $path } нельзя записать: { $problem }
hint-file-not-writable = Выберите другое место через --file, --save или WEALD_DATA.
error-file-not-readable = { $path } нельзя прочесть: { $problem }
error-file-is-folder = { $path } — папка
hint-file-is-folder = Назовите файл в ней.
error-folder-holds-journals = в { $path } уже есть журналы
hint-folder-holds-journals = Выберите пустую папку или новую.

error-journal-foreign = { $path } — не журнал Weald
error-journal-empty = { $path } пуст
error-journal-truncated = файл обрывается слишком рано
hint-journal-truncated = Остальное потеряно; если есть другая копия, возьмите её.
error-journal-line-broken = строку нельзя прочесть
error-journal-newer = у файла формат { $format }, а эта версия читает до { $known }
hint-journal-newer = Его прочтёт более новая версия Weald.
error-journal-goes-on-after-end = файл продолжается после своего конца
error-journal-misnumbered = у строки номер { $found }, а должен быть { $expected }
hint-journal-misnumbered = Строка пропала, удвоена или переставлена.
error-journal-miscounted = по словам файла, действий { $expected }, а их { $found }
hint-journal-miscounted = Строки пропали или добавлены.
error-journal-edition = файл следует другим правилам: { $edition } вместо { $known }
error-journal-rules = файл следует версии { $rules } правил, а версия { $known } этого не разрешает: { $problem }
error-journal-options = настройки неверны: { $problem }
error-journal-seed-missing = партия окончена, а её зерна нет
error-journal-seed-false = зерно не то, что было обещано вначале
error-journal-plays-on = до этого действия партия была уже окончена
error-journal-wrong-seat = действует { $seat }, а вопрос к другому месту: { $asked_seat }
error-journal-not-a-sentence = «{ $sentence }» — не действие этой игры
error-journal-illegal = «{ $sentence }» не было разрешено: { $why } [{ $law }]
error-journal-impossible-dice = кубики не могли показать «{ $sentence }» [{ $law }]
error-journal-false-dice = кубики показали «{ $said }», а не «{ $sentence }»
hint-journal-false-dice = Что показывают кубики, следует из зерна; строку изменили.
error-journal-not-finished = итог записан, но партия не окончена
error-journal-false-result = партия закончилась не так, как записано
error-journal-result-missing = партия окончена, но итог не записан
error-journal-edited = строку изменили после записи
hint-journal-edited = Её сумма не подходит к ней и к строкам до неё.

error-too-many-seats = играть могут не больше { $most }
error-second-vagabond-alone = второму Бродяге нужен первый [9.7]
error-only-vagabonds = двум Бродягам наедине скоро не за что будет получать очки: должен участвовать кто-то ещё
error-one-vagabot = участвовать может только один Ботяга
error-coop-needs-both = для совместной партии нужны и люди, и боты
error-character-twice = у двух Бродяг не может быть одного персонажа
error-unknown-character = нет такого персонажа: { $name }
hint-unknown-character = Может быть, { $nearest }?
hint-unknown-character-bare = Есть персонажи: { $known }
error-unknown-answer = ответ — «yes» или «no», а не { $name }
hint-unknown-answer = Может быть, { $nearest }?
hint-unknown-answer-bare = Есть ответы: { $known }
error-unknown-level = нет такого уровня: { $name }
hint-unknown-level = Может быть, { $nearest }?
hint-unknown-level-bare = Есть уровни: { $known }
error-unknown-trait = у этого бота нет такой черты: { $name }
hint-unknown-trait = Может быть, { $nearest }?
hint-unknown-trait-bare = Есть черты: { $known }
error-unknown-minister = нет такого политика: { $name }
hint-unknown-minister = Может быть, { $nearest }?
hint-unknown-minister-bare = Есть политики: { $known }
error-unknown-condition = условия — «shield» (щит) и «sword» (меч), а не { $name }
hint-unknown-condition = Может быть, { $nearest }?
hint-unknown-condition-bare = Есть условия: { $known }
error-unknown-plot = нет такой интриги: { $name }
hint-unknown-plot = Может быть, { $nearest }?
hint-unknown-plot-bare = Есть интриги: { $known }
error-unknown-state = нет такого состояния: { $name }
hint-unknown-state = Может быть, { $nearest }?
hint-unknown-state-bare = Есть состояния: { $known }
error-unknown-relation = нет таких отношений: { $name }
hint-unknown-relation = Может быть, { $nearest }?
hint-unknown-relation-bare = Есть отношения: { $known }
error-unknown-quest = нет такого задания: { $name }
hint-unknown-quest = Может быть, { $nearest }?
hint-unknown-quest-bare = Есть задания: { $known }
error-unknown-deck = нет такой колоды: { $name }
hint-unknown-deck = Может быть, { $nearest }?
hint-unknown-deck-bare = Есть колоды: { $known }
error-unknown-path = нет такой засыпанной тропы: { $name }
hint-unknown-path = Может быть, { $nearest }?
hint-unknown-path-bare = Есть засыпанные тропы: { $known }
error-unknown-price = нет такой цены: { $name }
hint-unknown-price = Может быть, { $nearest }?
hint-unknown-price-bare = Есть цены: { $known }
error-unknown-space = нет такой ячейки: { $name }
hint-unknown-space = Может быть, { $nearest }?
hint-unknown-space-bare = Есть ячейки: { $known }
error-unknown-mode = нет такого режима: { $name }
hint-unknown-mode = Может быть, { $nearest }?
hint-unknown-mode-bare = Есть режимы: { $known }
error-unknown-clearing = нет такой поляны: { $name }
hint-unknown-clearing = Может быть, { $nearest }?
hint-unknown-clearing-bare = Есть поляны: { $known }
