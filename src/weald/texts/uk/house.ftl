### The house: the command line, errors and hints, the words around a table. Games have catalogues of their own.

## The command line

help-weald = Лісові воєнні ігри за друкованими законами — у терміналі.
help-games = Ігри, їхні місця й налаштування, а також комп'ютерні гравці.
    .examples =
        Приклад:

        weald games
help-play = Почати партію або продовжити збережену. Вона зберігається після кожної дії, тож зупинитися можна будь-коли.
    .examples =
        Приклади:

        weald play critters

        weald play critters --seat south=human --seat north=human

        weald play root --seat eyrie=human

        weald play root --seat eyrie=human --seat marquise=bot --seat corvids=bot:nightmare+vendetta --seat vagabond=none

        weald play root --set-up

        weald play --resume
help-options = Що можна обрати перед грою і що дає кожен вибір.
    .examples =
        Приклади:

        weald options root

        weald options root --json
help-sim = Дати комп'ютерним гравцям зіграти багато партій і порахувати.
    .examples =
        Приклади:

        weald sim critters --games 1000 --seed 1 --seat south=greedy

        weald sim root --games 400 --mix
help-train = Навчитися оцінювати положення на партіях комп'ютерних гравців.
    .examples =
        Приклади:

        weald train root --folder learnt --games 400

        weald train root --folder learnt2 --games 200 --player greedy --player planner
help-replay = Переглянути записану партію так, як її бачило одне з місць.
    .examples =
        Приклади:

        weald replay game.weald

        weald replay game.weald --as south --to 12
help-analyse = Показати шанси всіх у закінченій партії хід за ходом, вирішальні ходи й те, що було б краще.
    .examples =
        Приклади:

        weald analyse game.weald

        weald analyse game.weald --as south
help-verify = Перевірити журнали: чи дозволена кожна дія, чи кубики відповідають зерну, чи правильно записано результат.
    .examples =
        Приклади:

        weald verify game.weald

        weald verify journals
help-explain = Сказати, чи дозволена дія в записаній партії, а якщо ні — за яким законом і чому.
    .examples =
        Приклад:

        weald explain game.weald "deploy S3 to land" --at 5
help-law = Читати закони гри чи однієї з її книг за номерами.
    .examples =
        Приклади:

        weald law critters

        weald law critters 5.4

        weald law critters --missing

        weald law clockwork K4.5.1
help-scenario = Надрукувати положення із записаної партії як код Python, що його відтворює.
    .examples =
        Приклад:

        weald scenario game.weald --at 12

arg-game = Гра; їхній список дає weald games.
arg-file = Збережена або закінчена партія (журнал, «.weald»).
arg-seat = Хто де сидить: `human`; комп'ютер за рівнем (`beginner`, `easy`, `normal`, `hard`, `expert`) або за видом (`beam`, `greedy`, `planner`, `search`, `random`). У Root також `bot`, як-от `bot:nightmare+blitz` (про рівні й риси розповість weald options root), або `none`. Можна вказати по разу для кожного місця.
arg-option = Налаштування гри. Можна вказати кілька разів.
arg-plain = Прості рядки: без кольорів і малюнків; для програм зчитування з екрана й конвеєрів. Без термінала так завжди.
arg-json = У форматі JSON, для програм.
arg-lang = Мова текстів, наприклад uk; інакше WEALD_LANG, інакше мова системи. Може стояти після будь-якої команди.
arg-version = Версія і вид рушія, що працює.
play-what = Гра, яку почати, або файл «.weald» збереженої партії.
play-seed = Те саме зерно й ті самі відповіді дають ту саму партію. Без нього кубиків ніхто не вгадає.
play-resume = Продовжити партію з файлу, а без нього — останню незакінчену.
play-random = Визначити за жеребом стільки місць і котре з них ваше; `--option NAME=no` когось вилучає, `--seat` і `--option NAME=yes` когось лишають.
play-reach = Разом із --random: лише фракції, чий загальний розмах такий, як закон радить для стількох (Root).
play-set-up = Запитати місця й налаштування одне за одним: хто бере участь (на вибір, за жеребом, за розмахом), хто бот, якого рівня, з якими рисами.
play-pace = Як швидко розповідати про ходи ботів: `step`, `slow`, `fast`, `off`, `brief` (без причин) або секунди на крок.
play-file = Зберігати партію в цьому файлі, а не в теці даних.
sim-games = Скільки партій.
sim-seed = Те саме зерно дає ті самі результати за будь-якої кількості процесів.
sim-jobs = Скільки процесів; 0 — обрати автоматично.
sim-mix = Кожна партія випадково обирає налаштування (хто бере участь, мапу…), крім заданих через --option.
sim-bots = Як --mix, але з ботами на будь-яких місцях, будь-якого рівня й з будь-якими рисами; таблиця покаже, як повівся кожен рівень.
sim-ladder = Виміряти ботів: кожного на кожному рівні по черзі, проти трьох інших ботів за жеребом (--against каже, якого рівня).
sim-against = У вимірюванні — рівень інших ботів: слабких ботів найкраще видно проти легких.
sim-check = Шукати збої після кожної дії, а не лише наприкінці кожної партії.
sim-save = Зберегти всі журнали в цій теці; інших у ній бути не може.
replay-to = Лише положення після стількох дій (у терміналі: почати звідти).
replay-as = Чиїми очима: місце, `spectator` (глядач) або `referee` (арбітр, який бачить усе).
analyse-as = Що відомо: одному з місць або арбітрові (`referee`), який бачить усі карти.
replay-yes = Показати таємниці іншого місця чи всі таємниці незакінченої партії без запитання.
verify-files = Журнали або теки з журналами.
explain-action = Слова дії, як-от "deploy S3 to sea"; перед ними може стояти місце, як-от "north: withdraw".
explain-at = Після стількох дій (без цього: наприкінці).
law-game = Гра або книга законів: у `clockwork` — боти Root (без цього: усі).
law-number = Номер закону, наприклад 5.4.
law-missing = Лише закони, яких не показує жоден тест. Якщо таких немає, нічого не друкується.
scenario-at = Після стількох дій (без цього: наприкінці).

version = weald { $version }, { $form }
version-python = Python { $python }, { $system }
form-compiled = скомпільовано
form-interpreted = інтерпретується (звичайний Python)
form-stale = інтерпретується, бо скомпільований вид старший за вихідний код: запустіть `make compile`

complaint = weald: { $message }
hint = підказка: { $hint }
hint-usage = { $command } покаже, як цим користуватися.
fault = роботу зупинив збій Weald: { $problem }
hint-fault = Партії збережено до останньої дії. Будь ласка, повідомте про помилку й додайте файл { $path }.
hint-fault-bare = Партії збережено до останньої дії. Будь ласка, повідомте про помилку.

## Lists

options-head = Налаштування { $game }: weald play { $game } --option NAME=VALUE
options-seating = Хто бере участь:
options-option = { $name }={ $default }
options-when = { $about } (якщо { $option }={ $value })
options-number = число від { $least } до { $most }
options-names = одне з: { $list }
options-choice = { $name }: { $about }; як бот: { $bot }
options-choice-bare = { $name }: { $about }
options-many = скільки завгодно з них, з'єднаних знаком +, або `none`

games-title = { $name }: { $title }
games-seats = місця: { $names }
games-more = weald options { $name } розповість про них більше і що дає кожен вибір
games-option = налаштування { $name }={ $default } ({ $range }): { $meaning }
games-players = Гравці для кожної гри
games-player = { $name }: { $meaning }
kind-human = людина за цим терміналом
kind-random = виконує будь-яку дозволену дію, усі однаково ймовірні
kind-greedy = дивиться на одну дію вперед у кількох світах, які може уявити
kind-planner = планує весь хід і судить за тим, чого навчився з багатьох партій
kind-search = перебирає, що можуть зробити обидві сторони, і прораховує кінець битви
kind-beam = планує весь хід в одному світі й зважує кожен ризик за його ймовірністю

## Set-up

set-up-head = Підготовка. Enter бере позначене *; u скасовує останню відповідь.
set-up-way = Як визначити, хто бере участь?
set-up-way-chosen = обираєте ви
set-up-way-lot = за жеребом
set-up-way-reach = за жеребом, з достатнім розмахом
set-up-lots = Скільки місць визначає жереб?
set-up-drawn = За жеребом: { $seats }. Ви — { $seat }.
set-up-reach = Розмах { $sum }; закон радить для стількох щонайменше { $advised } [{ $law }].
set-up-seat = { $seat }
set-up-human = людина
set-up-computer = комп'ютер
set-up-bot = бот
set-up-none = ніхто
set-up-option = { $name }: { $about }
set-up-one = Номер чи назва або Enter >
set-up-many = Номери чи назви або Enter, якщо нічого >
set-up-number = Число від { $least } до { $most } або Enter для { $default } >
set-up-unknown = Такого немає серед: { $list }
set-up-again = Так грати не можна: { $problem }. Ще раз.
set-up-command = Те саме без запитань: { $command }

## At the table

play-drawn = За жеребом: { $seats }.
new-game = { $title }. { $about }
turn-heading = Запитання: { $seat }
computer-thinks = { $seat } { $seat-gender ->
    [pl] думають
   *[other] думає
  }…
question = { $ask } [{ $law }]
prompt = { $seat } (номер або слова; «довідка» пояснює) >
prompt-empty = Наберіть номер від 1 до { $most } або слово «довідка».
sure = { $action }. Ви впевнені (так чи ні)? >
# what is taken for a yes
sure-yes = т так
# Commands of the prompt, typed as a whole word.
command-h = довідка рука
command-q = вихід вийти
command-u = скасувати
command-b = поле
command-l = хроніка
command-s = зберегти
command-f = прогноз
command-r = повтор
command-p = маркери
command-law = закон
command-back = назад
command-hint = підказка
command-pace = темп
command-bots = боти
command-all = усе все
sure-no = Нічого не зроблено.
# words that say nothing by themselves, so that they stand for no choice
small-words = а або б без в вам ви від влаштувати де для до є ж за з здійснити зі зараз зчинити і із його й її їх коли кого кому куди на над не ні по про під розпочати та так те ти тих то той тоді тут у хто це цей ця ці чи що ще
log-line = - { $event } [{ $law }]
log-more-of-it = {"; "}{ $event } [{ $law }]
log-more = { $count ->
    [one] Ще { $count } попередня подія
    [few] Ще { $count } попередні події
   *[many] Ще { $count } попередніх подій
  }: хроніка усе
help-prompt = Відповідайте номером варіанта або словами, що підходять лише до одного: що роблять і з чим. Трьох літер слова досить.
    ?             чого зараз не можна й чому
    поле, b       ще раз поле й варіанти
    хроніка, l    що вже сталося (хроніка усе: від початку)
    довідка, h    що роблять ваші карти, гра коротко, ця довідка
    скасувати, u  скасувати останню дію, якщо відтоді нічого не відкрито
    назад         скасувати свій хід разом із кубиками: лише проти комп'ютерів, і партія стає тренуванням
    підказка      що зробив би тут комп'ютер: лише проти комп'ютерів, і партію буде позначено
    закон N       текст закону N
    зберегти, s   зберегти зараз (зберегти FILE: ще й в інший файл)
    вихід, q      вийти; партію збережено
help-robots = Про ботів:
    повтор, r     ще раз хід останнього бота (повтор NAME: цього бота; повтор усе: усіх після вашого ходу)
    темп          як швидко про них розповідати: темп `step`, `slow`, `fast`, `off`, `brief` або секунди на крок
    маркери, p    маркери пріоритету на мапі: показати чи сховати
    боти          що змінюють їхні рівні й риси
playback-turn = Хід { $turn }: { $seat }.
playback-goes-on = Хід { $turn } триває: { $seat }.
playback-step = { $number }. { $deeds }
playback-reason = {"   "}чому: { $deeds }
playback-reason-more = {"         "}{ $deeds }
playback-cited = { $event } [{ $law }]
playback-more = (Enter: наступний крок; a й Enter: усе до кінця)
playback-nothing = Відтоді жоден бот не ходив.
playback-pace = Темп: { $pace }. Може бути { $known } або кількість секунд.
help-forecast = прогноз, f    що може статися далі і з якою ймовірністю
curtain = Передайте далі: { $seat }, натисніть Enter.
curtain-undo = Передайте далі: { $seat }, натисніть Enter. ({ $last_seat }: u скасовує останню дію.)
nothing-refused = З того, що стосується цього запитання, ніщо не заборонено.
saved-to = Збережено: { $path }
play-saved = Збережено: { $path }
    Щоб продовжити: { $command }
play-not-saved = Не збережено: { $path }: { $problem }. Партія триває; s FILE зберігає в інший файл.
result = Перемога: { $seats }, за законом { $law }. Очки: { $scores }.
result-together = Спільна перемога: { $seats }, за законом { $law }. Очки: { $scores }.
result-lost-together = Разом грали й разом програли: { $seats }.
result-nobody = Усі програли за законом { $law }, { $title }. Очки: { $scores }.
end-files = Журнал: { $path }
end-replay = Щоб переглянути: { $command }
end-analyse = Щоб побачити, де все вирішилося: { $command }
end-verify = Щоб перевірити: { $command }

## Simulation

train-folder = Де лежать партії, крива й ваги. Перерване навчання продовжується звідти.
train-games = Скільки партій у кожному колі.
train-player = Хто грає в колі: `greedy`, `planner`… Якщо вказати кілька разів, кіл буде кілька; кожне вчиться на всіх партіях до нього.
train-ridge = Наскільки стримувати ваги; за малої кількості партій більше.
train-row = коло { $round }, { $whose }: положень { $samples }, втрата { $loss } (без знань: { $plain_loss })
train-done = Ваги лежать у { $path }.
sim-progress = { $game }
sim-head = { $played ->
    [one] { $played } партія
    [few] { $played } партії
   *[many] { $played } партій
  }, { $game }, зерно { $seed }
sim-head-incomplete = НЕ ЗАВЕРШЕНО: { $played } з { $asked } партій, { $game }, зерно { $seed }
sim-seat = { $name } ({ $kind }): { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[many] { $wins } перемог
    }, { $share } % (95 %: від { $low } до { $high }), у середньому очок: { $points }
sim-kind = { $kind }: { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[many] { $wins } перемог
    }, { $share } % своїх місць (95 %: від { $low } до { $high })
sim-decisions = рішень за партію: у середньому { $mean }, від { $least } до { $most }
sim-battles = битв за партію: у середньому { $mean }, від { $least } до { $most }
sim-rounds = раундів за партію: у середньому { $mean }, від { $least } до { $most }
sim-law = закінчено за законом { $law }, { $title }: { $count }
sim-law-bare = закінчено за законом { $law }: { $count }
sim-mix-games = партії
sim-mix-rounds = раунди
sim-mix-decisions = рішення
sim-bot = бот
sim-level = рівень
sim-wins = перемоги
sim-share = %
sim-interval = 95 %
sim-from-to = від { $low } до { $high }
sim-points = очки
sim-difficulty = складність
sim-won = виграно
sim-speed = партій за секунду: { $games_per_second }, рішень за секунду: { $decisions_per_second } ({ $form }, { $jobs ->
    [one] { $jobs } процес
    [few] { $jobs } процеси
   *[many] { $jobs } процесів
  })
sim-broken = партія із зерном { $seed } зламалася: { $problem }
sim-broken-hint = На дії «{ $doing }»; журнал до цього місця: { $path }
sim-broken-hint-bare = На дії «{ $doing }»; журналу записати не вдалося.

## Replay, verify, explain, law

replay-heading = Після { $at } з { $most } дій, як бачить { $lens }
lens-spectator = глядач
lens-referee-short = арбітр
lens-referee = арбітр, з усіма таємницями
replay-open = Цю партію не закінчено, а { $lens } бачить таємниці, з якими за столом іще грають інші.
replay-sure = Показати їх (так чи ні)? >
replay-prompt = { $at }/{ $most } (Enter далі, p назад, номер, q) >
replay-keys = Enter або n: далі; p: назад; номер: перейти туди; q: вийти.
replay-border = Є положення від 0 до { $most }.
verify-progress = перевірка
verify-ok = гаразд: { $file } ({ $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
  }, закінчено)
verify-ok-open = гаразд: { $file } (поки що { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
  }, не закінчено)
file-passed-over = пропущено: { $problem }
verify-total = Гаразд: { $good }, ні: { $bad }.
explain-allowed = Дозволено: { $seat } { $seat-gender ->
    [pl] можуть
   *[other] може
  } { $sentence }.
explain-refused = Заборонено: { $seat } не { $seat-gender ->
    [pl] можуть
   *[other] може
  } { $sentence }: { $reason } [{ $law }].
law-heading = { $law } { $title }
law-heading-bare = { $law }
law-parts = Докладніше: { $list }.
law-which = Котрий? Наприклад: закон 5.4
law-page = Сторінка { $page } книги правил.
law-page-card = Надруковано на карті.
law-code = Виконує код:
law-code-none = Власного коду не має.
law-tests = Показують тести:
law-tests-none = Не показує жоден тест.
law-no-coverage = Його код і тести перелічено в теці з вихідним кодом після `make law`.

## Errors: what is wrong, then what to do about it

error-at-line = { $path }, рядок { NUMBER($line, useGrouping: 0) }: { $problem }
error-at-line-bare = рядок { NUMBER($line, useGrouping: 0) }: { $problem }
error-os = { $path }: { $problem }
error-os-bare = { $problem }

empty-name = "" (порожня назва)
error-unknown-game = гри { $name } немає
hint-unknown-game = Може, { $nearest }?
hint-unknown-game-bare = Ігри: { $known }
error-unknown-seat = місця { $name } немає
hint-unknown-seat = Може, { $nearest }?
hint-unknown-seat-bare = Місця: { $known }
error-unknown-language = мови { $name } немає
error-language-missing = --lang потребує мови
hint-language-missing = Мови: { $known }
hint-unknown-language = Може, { $nearest }?
hint-unknown-language-bare = Мови: { $known }
error-unknown-lesson = уроку { $name } немає
hint-unknown-lesson = Може, { $nearest }?
hint-unknown-lesson-bare = Уроки: { $known }
error-lesson-seats = урок { $lesson } має посадити одну людину, а на кожне інше місце — комп'ютер
error-lesson-over = урок { $lesson } не може тривати на кроці { $step }: партію закінчено
error-lesson-breaks = урок { $lesson } не може тривати на кроці { $step }: потрібно «{ $want }», а можна лише: { $offered }
hint-lesson-breaks = Пройдіть його за допомогою tools/lesson.py й оберіть інші відповіді або інше зерно (docs/lessons.md).
error-unknown-option = налаштування { $name } немає
hint-unknown-option = Може, { $nearest }?
hint-unknown-option-bare = Налаштування: { $known }
error-unknown-player = гравця { $name } немає
hint-unknown-player = Може, { $nearest }?
hint-unknown-player-bare = Гравці: { $known }
error-unknown-arrangement = { $name } — не слово опису положення
hint-unknown-arrangement = Може, { $nearest }?
hint-unknown-arrangement-bare = Слова: { $known }
error-unknown-card = карти { $name } немає
hint-unknown-card = Може, { $nearest }?
hint-unknown-card-bare = Карти: { $known }
error-unknown-theater = театру { $name } немає
hint-unknown-theater = Може, { $nearest }?
hint-unknown-theater-bare = Театри: { $known }
error-unknown-column = колонки { $name } немає
hint-unknown-column = Може, { $nearest }?
hint-unknown-column-bare = Колонки: { $known }
error-unknown-item = предмета { $name } немає
hint-unknown-item = Може, { $nearest }?
hint-unknown-item-bare = Предмети: { $known }
error-unknown-leader = очільника чи лідера { $name } немає
hint-unknown-leader = Може, { $nearest }?
hint-unknown-leader-bare = Є такі: { $known }
error-unknown-map = мапи { $name } немає
hint-unknown-map = Може, { $nearest }?
hint-unknown-map-bare = Мапи: { $known }
error-unknown-phase = фази { $name } немає
hint-unknown-phase = Може, { $nearest }?
hint-unknown-phase-bare = Фази: { $known }
error-unknown-suit = масті { $name } немає
hint-unknown-suit = Може, { $nearest }?
hint-unknown-suit-bare = Масті: { $known }
error-unknown-book = гри чи книги законів { $name } немає
hint-unknown-book = Може, { $nearest }?
hint-unknown-book-bare = Книги законів: { $known }
error-unknown-hex = клітинки { $name } немає
hint-unknown-hex = Може, { $nearest }?
hint-unknown-hex-bare = Клітинки: { $known }
error-unknown-edge = межі { $name } немає
hint-unknown-edge = Може, { $nearest }?
hint-unknown-edge-bare = Межі: { $known }
error-unknown-corner = кута { $name } немає
hint-unknown-corner = Може, { $nearest }?
hint-unknown-corner-bare = Кути: { $known }
error-unknown-direction = напрямку { $name } немає
hint-unknown-direction = Може, { $nearest }?
hint-unknown-direction-bare = Напрямки: { $known }
error-unknown-factory = заводу { $name } немає
hint-unknown-factory = Може, { $nearest }?
hint-unknown-factory-bare = Заводи: { $known }
error-unknown-machine = карти машин { $name } немає
hint-unknown-machine = Може, { $nearest }?
hint-unknown-machine-bare = Карти машин: { $known }
error-unknown-pace = темпу { $name } немає
hint-unknown-pace = Може, { $nearest }?
hint-unknown-pace-bare = Може бути { $known } або кількість секунд до 60.
error-unknown-bot-word = { $name } — не рівень і не риса цього бота
hint-unknown-bot-word = Може, { $nearest }? Є такі: { $known }
hint-unknown-bot-word-bare = Є такі: { $known }
error-unknown-law = закону { $name } немає
hint-unknown-law = Може, { $nearest }?
hint-unknown-law-bare = Список дає weald law GAME.
error-no-coverage = тут невідомо, які тести який закон показують
hint-no-coverage = Запустіть `make law` у теці з вихідним кодом Weald, а тоді скористайтеся командою звідти.
error-no-laws = { $game }: немає покажчика законів
error-unknown-file = файлу { $path } немає
hint-unknown-file = weald play --resume продовжує останню партію.
error-unknown-player-in-file = { $path }: є гравець { $player }, якого ця версія не знає

error-bad-option-name = налаштування { $option } не може мати значення { $value }
hint-bad-option-name = Може, { $nearest }? Є такі: { $known }
hint-bad-option-name-bare = Є такі: { $known }
error-bad-option-names = налаштування { $option } не може мати значення { $value }
hint-bad-option-names = Може, { $nearest }? Можна `none` або скільки завгодно з цих, з'єднаних знаком +: { $known }
hint-bad-option-names-bare = Можна `none` або скільки завгодно з цих, з'єднаних знаком +: { $known }
error-bad-option-number = налаштування { $option } не може мати значення { $value }
hint-bad-option-number = Можна число від { $least } до { $most }.
error-bad-position = положення { $value } немає
hint-bad-position = Є положення від 0 до { $most }.
error-bad-seat-syntax = --seat { $value } не каже, хто де сидить
hint-bad-seat-syntax = Напишіть місце й гравця, як-от --seat north=greedy
error-seat-twice = місце { $name } вказано двічі
error-bad-option-syntax = --option { $value } не каже, яке має бути значення
hint-bad-option-syntax = Напишіть налаштування і його значення, як-от --option target=18
error-option-twice = налаштування { $name } вказано двічі
error-seat-not-in-play = { $name } не бере участі в цій партії
hint-seat-not-in-play = Хто бере участь, визначають налаштування, як-от `--option { $name }=yes`
error-seat-only-bot = { $name } може бути лише ботом
hint-seat-only-bot = Напишіть `--seat { $name }=bot`
error-set-up-alone = --set-up сам питає про місця й налаштування нової партії
hint-set-up-alone = Напишіть weald play GAME --set-up, щонайбільше з --seed, --file, --pace або --plain.
error-no-ladder = { $game }: немає ботів, чиї рівні можна виміряти
error-ladder-decides = { $name }: це вирішує сам --ladder
error-no-judgement = { $game }: тут немає оцінки, якої можна навчитися
error-analysis-of-open = аналізувати можна лише закінчену партію: у незакінченій це видало б таємниці
error-needs-numpy = для навчання потрібен numpy
hint-needs-numpy = Встановіть його: pip install "weald[train]"
error-bad-rewards = нагород «{ $value }» немає
hint-bad-rewards = Можна обрати: { $known }
error-other-course = у { $path } лежить інше навчання
hint-other-course = Оберіть порожню теку або ті самі гру, зерно, гравців і числа, що й раніше.
error-no-lots = { $game }: нікого не можна вилучити, тож жереб не потрібен
error-bad-lots = стількох ({ $count }) жеребом не визначити
hint-bad-lots = З цими налаштуваннями можна від { $least } до { $most }.
error-low-lots = жодні { $count }, які ще може визначити жереб, не мають розмаху, який радить закон
hint-low-lots = Киньте жереб без цієї умови або вилучіть менше місць.
error-no-reach = { $game }: закон не називає розмаху місць
error-reach-without-lots = --reach каже, які місця може визначити жереб
hint-reach-without-lots = Напишіть weald play GAME --random N --reach.
error-too-few-seats = замало учасників: потрібно щонайменше { $least }
hint-too-few-seats = weald games показує налаштування, що визначають, хто бере участь.
error-solo-two-factions = соло-гравець грає рівно двома фракціями
hint-solo-two-factions = Скажіть «так» двом із { $known } і «ні» решті.
error-bad-arrangement = { $value } — не значення для { $word }
error-bad-position-data = дані положення хибні в місці { $where }: { $problem }
error-card-twice = { $card }: карту розміщено двічі
error-impossible-position = жодна партія не може мати такого положення: { $problem }

error-replay-open = цю партію не закінчено, а { $lens } бачить таємниці, з якими за столом іще грають інші
hint-replay-open = Додайте --yes, щоб усе одно їх побачити.

error-play-what = у яку гру?
hint-play-what = weald play critters починає партію, weald play --resume продовжує. Ігри: { $known }
error-nothing-to-resume = у { $path } немає незакінченої партії
hint-nothing-to-resume = weald play GAME починає партію; weald play FILE продовжує партію з файлу в іншому місці.
error-resumed-as-it-was = збережена партія триває такою, якою її почато
hint-resumed-as-it-was = Приберіть --seat, --option, --seed і --file.
error-seed-missing = для { $path } бракує кубиків, тож продовжити не можна
hint-seed-missing = Зерно лежить поруч, у файлі з назвою на «.seed»; переносьте обидва разом.

error-not-a-sentence = «{ $sentence }»: такої дії зараз немає
hint-not-a-sentence = Може, «{ $nearest }»?
hint-not-a-sentence-bare = Варіанти за столом пронумеровано: можна набрати номер.
error-illegal-action = «{ $sentence }» не дозволено: { $why } [{ $law }]
error-ambiguous = «{ $value }» може означати: { $list }
error-no-such-number = варіанта { $value } немає
hint-no-such-number = Варіанти — від 1 до { $most }.
error-number-of-a-thing = варіанта { $value } немає
hint-number-of-a-thing = Варіанти — від 1 до { $most }. Може, «{ $sentence }»?
error-not-your-question = { $seat }: зараз запитують не вас, а інше місце: { $asked_seat }
error-game-over = партію закінчено
error-nothing-to-undo = скасувати нічого не можна: що побачили інші або показали кубики, те лишається
error-dice-not-scripted = запитано кубики, а ніхто не сказав, що вони показують [{ $law }]
error-position-not-arrangeable = жодної миті цієї партії до того місця не можна відтворити вручну
error-script-does-not-fit = кубики не можуть тут показати «{ $sentence }» [{ $law }]

error-file-exists = { $path } уже є, і в ньому щось інше
hint-file-exists = Оберіть іншу назву файлу.
error-file-finished = { $path } містить цю партію вже закінченою й лишається як є
hint-file-finished = Оберіть іншу назву файлу.
error-file-not-writable = { $path } не вдається записати: { $problem }
hint-file-not-writable = Оберіть інше місце через --file, --save або WEALD_DATA.
error-file-not-readable = { $path } не вдається прочитати: { $problem }
error-file-is-folder = { $path } — це тека
hint-file-is-folder = Вкажіть файл у ній.
error-folder-holds-journals = у { $path } уже є журнали
hint-folder-holds-journals = Оберіть порожню теку або нову.

error-journal-foreign = { $path } — не журнал Weald
error-journal-empty = { $path } порожній
error-journal-truncated = файл уривається зарано
hint-journal-truncated = Решту втрачено; якщо є інша копія, візьміть її.
error-journal-line-broken = рядок не вдається прочитати
error-journal-newer = файл має формат { $format }, а ця версія читає до { $known }
hint-journal-newer = Його прочитає новіша версія Weald.
error-journal-goes-on-after-end = файл триває після свого кінця
error-journal-misnumbered = рядок має номер { $found }, а мав би { $expected }
hint-journal-misnumbered = Рядка бракує, його подвоєно або переставлено.
error-journal-miscounted = файл каже, що дій { $expected }, а їх { $found }
hint-journal-miscounted = Рядків бракує або їх додано.
error-journal-edition = файл дотримується інших правил: { $edition } замість { $known }
error-journal-rules = файл дотримується версії правил { $rules }, а версія { $known } цього не дозволяє: { $problem }
error-journal-options = налаштування хибні: { $problem }
error-journal-seed-missing = партію закінчено, а зерна бракує
error-journal-seed-false = зерно не те, що обіцяно на початку
error-journal-plays-on = партію закінчено ще до цієї дії
error-journal-wrong-seat = хід робить { $seat }, а запитано інше місце: { $asked_seat }
error-journal-not-a-sentence = «{ $sentence }» — не дія цієї гри
error-journal-illegal = «{ $sentence }» не було дозволено: { $why } [{ $law }]
error-journal-impossible-dice = кубики не могли показати «{ $sentence }» [{ $law }]
error-journal-false-dice = кубики показали «{ $said }», а не «{ $sentence }»
hint-journal-false-dice = Що показують кубики, випливає із зерна; рядок змінено.
error-journal-not-finished = результат записано, але партію не закінчено
error-journal-false-result = партія закінчилася не так, як записано
error-journal-result-missing = партію закінчено, але результату не записано
error-journal-edited = рядок змінено після того, як його записано
hint-journal-edited = Його сума не відповідає йому й рядкам перед ним.

error-too-many-seats = грати можуть щонайбільше { $most }
error-second-vagabond-alone = другому Бурлаці потрібен перший [9.7]
error-only-vagabonds = двом Бурлакам самим нізвідки було б брати очки: має взяти участь хтось іще
error-one-vagabot = участь може брати лише один Бурлабот
error-coop-needs-both = для гри разом потрібні люди й боти
error-character-twice = два Бурлаки не можуть мати того самого персонажа
error-unknown-character = персонажа { $name } немає
hint-unknown-character = Може, { $nearest }?
hint-unknown-character-bare = Персонажі: { $known }
error-unknown-answer = відповідь — `yes` або `no`, а не { $name }
hint-unknown-answer = Може, { $nearest }?
hint-unknown-answer-bare = Відповіді: { $known }
error-unknown-level = рівня { $name } немає
hint-unknown-level = Може, { $nearest }?
hint-unknown-level-bare = Рівні: { $known }
error-unknown-trait = цей бот не має риси { $name }
hint-unknown-trait = Може, { $nearest }?
hint-unknown-trait-bare = Риси: { $known }
error-unknown-minister = міністра { $name } немає
hint-unknown-minister = Може, { $nearest }?
hint-unknown-minister-bare = Міністри: { $known }
error-unknown-condition = умови — щит (`shield`) і меч (`sword`), а не { $name }
hint-unknown-condition = Може, { $nearest }?
hint-unknown-condition-bare = Умови: { $known }
error-unknown-plot = інтриги { $name } немає
hint-unknown-plot = Може, { $nearest }?
hint-unknown-plot-bare = Інтриги: { $known }
error-unknown-state = стану { $name } немає
hint-unknown-state = Може, { $nearest }?
hint-unknown-state-bare = Стани: { $known }
error-unknown-relation = відносин { $name } немає
hint-unknown-relation = Може, { $nearest }?
hint-unknown-relation-bare = Відносини: { $known }
error-unknown-quest = квесту { $name } немає
hint-unknown-quest = Може, { $nearest }?
hint-unknown-quest-bare = Квести: { $known }
error-unknown-deck = колоди { $name } немає
hint-unknown-deck = Може, { $nearest }?
hint-unknown-deck-bare = Колоди: { $known }
error-unknown-path = перекритої стежки { $name } немає
hint-unknown-path = Може, { $nearest }?
hint-unknown-path-bare = Перекриті стежки: { $known }
error-unknown-price = { $name } — не ціна
hint-unknown-price = Може, { $nearest }?
hint-unknown-price-bare = Ціни: { $known }
error-unknown-space = комірки { $name } немає
hint-unknown-space = Може, { $nearest }?
hint-unknown-space-bare = Комірки: { $known }
error-unknown-mode = режиму { $name } немає
hint-unknown-mode = Може, { $nearest }?
hint-unknown-mode-bare = Режими: { $known }
error-unknown-clearing = галявини { $name } немає
hint-unknown-clearing = Може, { $nearest }?
hint-unknown-clearing-bare = Галявини: { $known }
