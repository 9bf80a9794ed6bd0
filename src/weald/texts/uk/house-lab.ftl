### `weald lab`: досліди, їхні результати й звіти.

help-lab = Провести дослід за планом, на одній машині чи на кластері, і скласти звіт.
    .examples =
        Приклади:

        weald lab check plan.toml

        weald lab run plan.toml

        weald lab report plan-results -o report.html

        weald lab replay plan-results 17
help-lab-check = Прочитати план і сказати, скільки в ньому партій.
help-lab-run = Зіграти решту плану. Його можна спинити будь-коли, і далі він піде з того ж місця.
help-lab-report = Скласти з результатів сторінку з таблицями й графіками та ті самі числа як дані.
help-lab-replay = Зіграти партію з результатів ще раз і порівняти.
lab-plan = План, файл TOML: що в ньому пишуть, каже docs/lab.md.
lab-results = Тека з результатами.
lab-row = Номер партії: стовпець `game` у таблицях.
lab-out = Тека для результатів; зазвичай поруч із планом.
lab-ray = Грати на кластері Ray за цією адресою; `local` запускає малий на цій машині.
lab-output = Сторінка, яку записати; дані матимуть ту саму назву з .json.
lab-save = Записати журнал партії в цей файл.

lab-head = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }, { $game }, { $cells ->
        [one] { $cells } комірка
        [few] { $cells } комірки
       *[many] { $cells } комірок
    }, зерно { $seed }
lab-cell = Комірка { $number }: { $list } ({ $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    })
lab-all-alike = усі партії однакові
lab-more-cells = { $count ->
        [one] і ще { $count } комірка
        [few] і ще { $count } комірки
       *[many] і ще { $count } комірок
    }
lab-nothing-left = Усі партії зіграно: { $path }
lab-stopped = Спинено. Збережено партій: { $played } з { $asked }, у { $path }. Та сама команда зіграє решту.
lab-done = { $count ->
        [one] Зіграно { $count } партію; результати в { $path }
        [few] Зіграно { $count } партії; результати в { $path }
       *[many] Зіграно { $count } партій; результати в { $path }
    }
lab-next = Звіт: { $command }
lab-reported = Звіт — { $path }, його числа — { $data }
lab-game = Партія { $number }, { $game }, зерно { $seed }
lab-seat = { $place }. { $name } ({ $player }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
lab-seat-won = { $place }. { $name } ({ $player }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, перемога
lab-saved = Журнал — { $path }. Переглянути: { $command }
lab-same = Зіграна ще раз, вона пройшла так само.

error-needs-lab = для дослідів потрібні `polars`, `altair` і `vl-convert`
hint-needs-lab = Встановіть їх: pip install "weald[lab]"
error-unknown-plan-key = у плані не буває { $name }
hint-unknown-plan-key = Може, { $nearest }?
hint-unknown-plan-key-bare = У плані може бути: { $known }
error-plan-lacks = у плані не сказано { $key }
hint-plan-lacks = Що має бути в плані, каже docs/lab.md.
error-plan-syntax = це не TOML: { $problem }
error-plan-value = { $key }: значення { $value } не годиться
hint-plan-value = { $key ->
        [games] Напишіть ціле число від 1.
        [seed] Напишіть слово або число.
        [options] Напишіть назви, кожну зі значенням або зі списком значень.
        [seated] Напишіть місця, кожне з гравцем або зі списком гравців.
        [seats] Напишіть список місць або список таких списків.
        [players] Напишіть гравця, список гравців або список списків гравців.
       *[other] Напишіть назву, а де їх може бути кілька — список назв.
    }
error-plan-twice = { $name } стоїть двічі в { $key }
error-plan-seats-fixed = { $game }: місця завжди ті самі
error-plan-among-and-bots = `among` і `bots` виключають одне одного
error-no-results = у { $path } немає результатів
hint-no-results = Теку з результатами створює `weald lab run`.
error-folder-not-empty = у { $path } лежить щось інше
hint-folder-not-empty = Оберіть порожню теку: --out.
error-results-not-writable = { $path } не вдається записати: { $problem }
error-other-plan = у { $path } лежать результати іншого плану; у цьому змінено: { $list }
hint-other-plan = Оберіть іншу теку через --out або видаліть старі результати.
error-other-version = у { $path } лежать результати версії { $version }, яка грала за іншими правилами
hint-other-version = Оберіть іншу теку: --out.
error-no-such-row = партії { $value } у результатах ще немає
hint-no-such-row = У плані партії від 1 до { $most }.
error-plays-otherwise = партія { $number } тепер іде інакше: { $list }
hint-plays-otherwise = Відтоді, як версія { $version } дала ці результати, змінилися правила або гравці.
error-no-page = { $path } — не назва сторінки
hint-no-page = Напишіть назву, що закінчується на `.html`
error-worker-died = процес, що грав партії, аварійно завершився
hint-worker-died = Можливо, забракло пам'яті. Запустіть команду ще раз, із меншим --jobs.
error-nothing-played = жодної партії в { $path } ще не зіграно
hint-nothing-played = Їх грає `weald lab run`.

## The report

report-lead = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    } комп'ютерних гравців, { $game }, сітка: { $cells ->
        [one] { $cells } комірка
        [few] { $cells } комірки
       *[many] { $cells } комірок
    }. Зерно { $seed }, Weald { $version }.
report-players = Гравці: { $list }.
report-unfinished = Дослід не завершено: зіграно { $played } з { $asked } партій.
report-intervals = Лінія показує, де частка може лежати випадково: інтервал 95 % (Вілсона), ніби всі партії незалежні.
report-contents = Зміст
report-numbers = Числа
report-numbers-of = { $title }: числа
report-picture-of = { $title }: графік
report-even = Пунктир — де були б усі, якби були рівні: { $share }.
report-by-player = Перемоги за гравцем
report-by-seat = Перемоги за фракцією чи місцем
report-by-option = { $option ->
        [map] Перемоги за мапою
        [deck] Перемоги за колодою
        [mode] Перемоги за режимом
        [difficulty] Перемоги за складністю
        [leaders] Перемоги за вибором лідерів
       *[other] Перемоги за налаштуванням «{ $title }»
    }
report-by-place = Перемоги за чергою ходів
report-by-count = Перемоги за кількістю гравців
report-endings = Як закінчилися партії
report-endings-by-difficulty = Як закінчилися партії, за складністю
report-points = Як набирають очки
report-points-note = Середні очки. Закінчена партія зберігає останні; криві уриваються там, де закінчилося 95 % партій.
report-lengths = Наскільки довгі партії
report-cells = Комірки
report-cells-note = Кожне поєднання в плані — комірка з власним зерном.
report-player = гравець
report-seat = місце
report-value = { $value ->
        [standard] звичайний варіант
        [beginner] для початківців
        [random] випадково
        [listed] як у списку
        [chosen] на вибір гравця
        [special] з особливими картами
        [yes] так
        [no] ні
        [none] жодного
       *[other] { $value }
    }
report-count = гравці
report-seats = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
report-place-head = хід
report-place = { $place ->
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] п'ятий
        [6] шостий
       *[other] { $place }
    }
report-place-of = { $place ->
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] п'ятий
        [6] шостий
       *[other] { $place }
    } з { $count }
report-games = партії
report-wins = перемоги
report-share = частка перемог
report-games-share = частка партій
report-interval = інтервал 95 %
report-axis = { $axis ->
        [players] гравці
        [seats] хто бере участь
        [among] серед кого
        [bots] рівень ботів
       *[other] { $axis }
    }
report-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($number, maximumFractionDigits: 1) }
report-ending = кінець
report-difficulty = складність
report-what = що
report-rounds = раунди
report-battles = битви
report-decisions = рішення
report-after-rounds = після раунду
report-after-battles = після битви
report-after-rounds-number = після раунду { $number }
report-after-battles-number = після битви { $number }
report-mean-rounds = раунди (середнє)
report-mean-battles = битви (середнє)
report-mean-decisions = рішення (середнє)
report-points-head = очки
report-mean = середнє
report-median = медіана
report-least = найменше
report-most = найбільше
report-cell = комірка
report-bot = бот, { $level }
report-bots = боти
report-among = { $player } серед { $list }
report-line-up = партія між
