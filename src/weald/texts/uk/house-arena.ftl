### `weald arena`: змагання комп'ютерних гравців.

help-arena = Змагання комп'ютерних гравців: кожен однаково часто на кожному місці; таблиці, рейтинги й графік.
    .examples =
        Приклади:

        weald arena critters --players random,greedy,planner --games 600

        weald arena root --players planner --among greedy --games 240

        weald arena root --players greedy --bots all --games 240 --plot greedy.svg

        weald arena defenders --players greedy,planner --option difficulty=0 --games 80
arena-players = Хто змагається, через кому: `greedy,planner`.
arena-games = Скільки партій щонайменше; останнє коло завжди догравають до кінця.
arena-among = Кожен гравець сидить сам серед інших цього виду, а не проти решти учасників.
arena-bots = Кожен гравець грає проти трьох механічних ботів цього рівня, кількох рівнів або всіх (`all`).
arena-ray = Грати на кластері Ray: на тому, який називає `RAY_ADDRESS`, або на власному малому.
arena-address = Грати на кластері Ray за цією адресою.
arena-plot = Намалювати частки з інтервалами в цей файл (SVG).

arena-player = гравець
arena-opponent = проти
arena-seat = місце
arena-count = гравців
arena-mean = середнє за місцями
arena-rating = рейтинг
arena-all = Разом
arena-by-opponent = Один на один
arena-by-level = За рівнем ботів
arena-by-seat = За місцем
arena-by-difficulty = За складністю й кількістю гравців
arena-ratings = Рейтинги (усі починають із 25)
arena-rated-bot = боти, { $level }
arena-rated-table = гра: { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }, складність { $difficulty }
arena-even = Якби всі були рівні, кожен вигравав би { $share } %.

error-needs-openskill = для рейтингів змаганням потрібен openskill
hint-needs-openskill = Встановіть його: pip install "weald[arena]"
error-needs-ray = для кластера потрібен Ray
hint-needs-ray = Встановіть його: pip install "weald[ray]"
error-no-cluster = кластер Ray недосяжний: { $problem }
hint-no-cluster = Запустіть його: `ray start --head`
error-cluster-lost = кластер Ray знову й знову губить ті самі партії: { $problem }
error-no-players = --players нікого не називає
hint-no-players = Напишіть імена через кому, наприклад `--players greedy,planner`
error-player-twice = { $name } названо в --players двічі
error-among-and-bots = --among і --bots виключають одне одного
error-among-in-a-team = { $game }: усі грають разом, тож ніхто не може сидіти серед інших
error-no-free-seat = усі місця роздано: для гравців не лишилося жодного
error-contest-decides = { $name }: це вирішує сам --bots
error-no-picture = { $path } — не назва малюнка SVG
hint-no-picture = Напишіть назву, що закінчується на `.svg`
error-no-folder = немає теки { $path }
