### `weald arena`: состязания компьютеров.

help-arena = Состязание компьютеров: каждый одинаково часто на каждом месте; таблицы, рейтинги и график.
    .examples =
        Примеры:

        weald arena critters --players random,greedy,planner --games 600

        weald arena root --players planner --among greedy --games 240

        weald arena root --players greedy --bots all --games 240 --plot greedy.svg

        weald arena defenders --players greedy,planner --option difficulty=0 --games 80
arena-players = Кто состязается, через запятую: `greedy,planner`.
arena-games = Сколько партий самое меньшее; последний круг всегда доигрывается.
arena-among = Каждый игрок сидит один среди других этого вида, а не против остальных участников.
arena-bots = Каждый игрок играет против трёх механических ботов этого уровня, нескольких уровней или всех (`all`).
arena-ray = Играть на кластере Ray: на том, что назван в `RAY_ADDRESS`, или на своём небольшом.
arena-address = Играть на кластере Ray по этому адресу.
arena-plot = Нарисовать доли с интервалами в этот файл (SVG).

arena-player = игрок
arena-opponent = против
arena-seat = место
arena-count = игроков
arena-mean = среднее по местам
arena-rating = рейтинг
arena-all = Всего
arena-by-opponent = Один на один
arena-by-level = По уровню ботов
arena-by-seat = По месту
arena-by-difficulty = По сложности и числу игроков
arena-ratings = Рейтинги (все начинают с 25)
arena-rated-bot = боты, { $level }
arena-rated-table = игра: { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }, сложность { $difficulty }
arena-even = Если бы все были равны, каждый выигрывал бы { $share } %.

error-needs-openskill = для рейтингов состязанию нужен openskill
hint-needs-openskill = Установите его: pip install "weald[arena]"
error-needs-ray = для кластера нужен Ray
hint-needs-ray = Установите его: pip install "weald[ray]"
error-no-cluster = кластер Ray недоступен: { $problem }
hint-no-cluster = Запустите его: `ray start --head`
error-cluster-lost = кластер Ray снова и снова теряет одни и те же партии: { $problem }
error-no-players = --players никого не называет
hint-no-players = Напишите имена через запятую, например `--players greedy,planner`
error-player-twice = { $name } в --players назван дважды
error-among-and-bots = --among и --bots исключают друг друга
error-among-in-a-team = { $game }: все играют вместе, и сидеть среди других некому
error-no-free-seat = все места розданы: для игроков не осталось ни одного
error-contest-decides = { $name }: это решает сам --bots
error-no-picture = { $path } — не имя картинки SVG
hint-no-picture = Напишите имя, которое кончается на `.svg`
error-no-folder = нет папки { $path }
