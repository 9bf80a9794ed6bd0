### `weald lab`: опыты, их результаты и отчёты.

help-lab = Провести опыт по плану, на одной машине или на кластере, и составить отчёт.
    .examples =
        Примеры:

        weald lab check plan.toml

        weald lab run plan.toml

        weald lab report plan-results -o report.html

        weald lab replay plan-results 17
help-lab-check = Прочесть план и сказать, сколько в нём партий.
help-lab-run = Сыграть остаток плана. Его можно остановить в любой момент, и дальше он пойдёт с того же места.
help-lab-report = Составить из результатов страницу с таблицами и графиками и те же числа как данные.
help-lab-replay = Сыграть партию из результатов ещё раз и сравнить.
lab-plan = План, файл TOML: что в нём пишут, сказано в docs/lab.md.
lab-results = Папка с результатами.
lab-row = Номер партии: столбец `game` в таблицах.
lab-out = Папка для результатов; обычно рядом с планом.
lab-ray = Играть на кластере Ray по этому адресу; `local` запускает небольшой на этой машине.
lab-output = Страница, которую записать; данные получат то же имя с .json.
lab-save = Записать журнал партии в этот файл.

lab-head = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, { $game }, { $cells ->
        [one] { $cells } ячейка
        [few] { $cells } ячейки
       *[many] { $cells } ячеек
    }, зерно { $seed }
lab-cell = Ячейка { $number }: { $list } ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    })
lab-all-alike = все партии одинаковы
lab-more-cells = { $count ->
        [one] и ещё { $count } ячейка
        [few] и ещё { $count } ячейки
       *[many] и ещё { $count } ячеек
    }
lab-nothing-left = Все партии сыграны: { $path }
lab-stopped = Остановлено. Сохранено партий: { $played } из { $asked }, в { $path }. Та же команда сыграет остальные.
lab-done = { $count ->
        [one] Сыграна { $count } партия; результаты в { $path }
        [few] Сыграны { $count } партии; результаты в { $path }
       *[many] Сыграно { $count } партий; результаты в { $path }
    }
lab-next = Отчёт: { $command }
lab-reported = Отчёт — { $path }, его числа — { $data }
lab-game = Партия { $number }, { $game }, зерно { $seed }
lab-seat = { $place }. { $name } ({ $player }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
lab-seat-won = { $place }. { $name } ({ $player }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, победа
lab-saved = Журнал — { $path }. Посмотреть: { $command }
lab-same = Сыгранная ещё раз, она прошла так же.

error-needs-lab = для опытов нужны `polars`, `altair` и `vl-convert`
hint-needs-lab = Установите их: pip install "weald[lab]"
error-unknown-plan-key = в плане не бывает { $name }
hint-unknown-plan-key = Может быть, { $nearest }?
hint-unknown-plan-key-bare = В плане может быть: { $known }
error-plan-lacks = в плане не сказано { $key }
hint-plan-lacks = Что должно быть в плане, сказано в docs/lab.md.
error-plan-syntax = это не TOML: { $problem }
error-plan-value = { $key }: значение { $value } не годится
hint-plan-value = { $key ->
        [games] Напишите целое число от 1.
        [seed] Напишите слово или число.
        [options] Напишите имена, каждое со значением или со списком значений.
        [seated] Напишите места, каждое с игроком или со списком игроков.
        [seats] Напишите список мест или список таких списков.
        [players] Напишите игрока, список игроков или список списков игроков.
       *[other] Напишите имя, а где их может быть несколько — список имён.
    }
error-plan-twice = { $name } стоит дважды в { $key }
error-plan-seats-fixed = { $game }: места всегда одни и те же
error-plan-among-and-bots = `among` и `bots` исключают друг друга
error-no-results = в { $path } нет результатов
hint-no-results = Папку с результатами создаёт `weald lab run`.
error-folder-not-empty = в { $path } лежит что-то другое
hint-folder-not-empty = Выберите пустую папку: --out.
error-results-not-writable = { $path } нельзя записать: { $problem }
error-other-plan = в { $path } лежат результаты другого плана; в этом изменено: { $list }
hint-other-plan = Выберите другую папку через --out или удалите старые результаты.
error-other-version = в { $path } лежат результаты версии { $version }, которая играла по другим правилам
hint-other-version = Выберите другую папку: --out.
error-no-such-row = партии { $value } в результатах ещё нет
hint-no-such-row = В плане партии от 1 до { $most }.
error-plays-otherwise = партия { $number } теперь идёт иначе: { $list }
hint-plays-otherwise = С тех пор как версия { $version } дала эти результаты, изменились правила или игроки.
error-no-page = { $path } — не имя страницы
hint-no-page = Напишите имя, которое кончается на `.html`
error-worker-died = процесс, который играл партии, аварийно завершился
hint-worker-died = Возможно, не хватило памяти. Запустите команду ещё раз, с меньшим --jobs.
error-nothing-played = ни одна партия в { $path } ещё не сыграна
hint-nothing-played = Их играет `weald lab run`.

## The report

report-lead = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    } между компьютерами, { $game }, сетка: { $cells ->
        [one] { $cells } ячейка
        [few] { $cells } ячейки
       *[many] { $cells } ячеек
    }. Зерно { $seed }, Weald { $version }.
report-players = Игроки: { $list }.
report-unfinished = Опыт не закончен: сыграно { $played } из { $asked } партий.
report-intervals = Черта показывает, где доля может лежать случайно: интервал 95 % (Уилсона), как если бы все партии были независимы.
report-contents = Содержание
report-numbers = Числа
report-numbers-of = { $title }: числа
report-picture-of = { $title }: график
report-even = Пунктир — где были бы все, если бы были равны: { $share }.
report-by-player = Победы по игрокам
report-by-seat = Победы по фракциям или местам
report-by-option = { $option ->
        [map] Победы по полям
        [deck] Победы по колодам
        [mode] Победы по режимам
        [difficulty] Победы по сложности
        [leaders] Победы по выбору лидеров
       *[other] Победы по настройке «{ $title }»
    }
report-by-place = Победы по очерёдности ходов
report-by-count = Победы по числу игроков
report-endings = Как закончились партии
report-endings-by-difficulty = Как закончились партии, по сложности
report-points = Как набирают очки
report-points-note = Средние очки. Оконченная партия сохраняет последние; кривые обрываются там, где окончено 95 % партий.
report-lengths = Насколько длинны партии
report-cells = Ячейки
report-cells-note = Каждое сочетание в плане — ячейка со своим зерном.
report-player = игрок
report-seat = место
report-value = { $value ->
        [standard] обычный вариант
        [beginner] для новичков
        [random] случайно
        [listed] по списку
        [chosen] по выбору игрока
        [special] особый вариант
        [yes] да
        [no] нет
        [none] нет
       *[other] { $value }
    }
report-count = игроки
report-seats = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
report-place-head = ход
report-place = { $place ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
        [6] шестой
       *[other] { $place }
    }
report-place-of = { $place ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
        [6] шестой
       *[other] { $place }
    } из { $count }
report-games = партии
report-wins = победы
report-share = доля побед
report-games-share = доля партий
report-interval = интервал 95 %
report-axis = { $axis ->
        [players] игроки
        [seats] кто участвует
        [among] среди кого
        [bots] уровень ботов
       *[other] { $axis }
    }
report-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($number, maximumFractionDigits: 1) }
report-ending = конец
report-difficulty = сложность
report-what = что
report-rounds = раунды
report-battles = битвы
report-decisions = решения
report-after-rounds = после раунда
report-after-battles = после битвы
report-after-rounds-number = после раунда { $number }
report-after-battles-number = после битвы { $number }
report-mean-rounds = раунды (среднее)
report-mean-battles = битвы (среднее)
report-mean-decisions = решения (среднее)
report-points-head = очки
report-mean = среднее
report-median = медиана
report-least = наименьшее
report-most = наибольшее
report-cell = ячейка
report-bot = бот, { $level }
report-bots = боты
report-among = { $player } среди { $list }
report-line-up = партия между
