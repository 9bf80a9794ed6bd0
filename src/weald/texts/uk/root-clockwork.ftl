### Root: the Clockwork bots. Names are facts of the game; effects are told in our own words.

option-duchy = чи бере участь Бурове Герцогство (завжди бот)
option-corvids = чи беруть участь Шестерінкові Ворони (завжди бот)
option-marquise-level = складність Механічної Муркізи
    .title = Рівень
option-marquise-traits = карти рис Механічної Муркізи, з'єднані знаком +
    .title = Риси
option-eyrie-level = складність Електричних Династій
    .title = Рівень
option-eyrie-traits = карти рис Електричних Династій, з'єднані знаком +
    .title = Риси
option-alliance-level = складність Автоматичного Альянсу
    .title = Рівень
option-alliance-traits = карти рис Автоматичного Альянсу, з'єднані знаком +
    .title = Риси
option-vagabond-level = складність Бурлабота
    .title = Рівень
option-vagabond-traits = карти рис Бурлабота, з'єднані знаком +
    .title = Риси
option-vagabond2-level = складність Бурлабота поруч із Бурлакою
    .title = Рівень
option-vagabond2-traits = карти рис Бурлабота поруч із Бурлакою, з'єднані знаком +
    .title = Риси
option-cult-level = складність Логічних Ящірок
    .title = Рівень
option-cult-traits = карти рис Логічних Ящірок, з'єднані знаком +
    .title = Риси
option-riverfolk-level = складність Річкових Роботів
    .title = Рівень
option-riverfolk-traits = карти рис Річкових Роботів, з'єднані знаком +
    .title = Риси
option-duchy-level = складність Бурового Герцогства
    .title = Рівень
option-duchy-traits = карти рис Бурового Герцогства, з'єднані знаком +
    .title = Риси
option-corvids-level = складність Шестерінкових Ворон
    .title = Рівень
option-corvids-traits = карти рис Шестерінкових Ворон, з'єднані знаком +
    .title = Риси
option-coop = чи грають люди разом проти ботів
    .title = Люди разом проти ботів
option-services = як боти купують у Товариства
    .title = Що боти купують у Товариства

option-coop-no = Кожен грає за себе.
option-coop-yes = Люди перемагають разом, коли кожен із них має 30 очок, перш ніж їх набере будь-який бот; боти не чіпають одне одного, карт Панування в колоді немає [K3.5].
option-services-standard = Боти купують за трьома звичайними картами [K15.1].
option-services-special = Кожен бот має ще й власну карту про те, що він купує [K15.4].
seating-yes = так
    .effect = За неї грає людина або комп'ютерний гравець.
seating-bot = бот
    .effect = За неї грає механічний бот.
seating-no = ні
    .effect = Вона не бере участі.

## What the levels do, by bot

option-marquise-level-easy = { law-K13-1-1 }
option-marquise-level-normal = { law-K13-1-2 }
option-marquise-level-challenging = { law-K13-1-3 }
option-marquise-level-nightmare = { law-K13-1-4 }
option-eyrie-level-easy = { law-K13-2-1 }
option-eyrie-level-normal = { law-K13-2-2 }
option-eyrie-level-challenging = { law-K13-2-3 }
option-eyrie-level-nightmare = { law-K13-2-4 }
option-alliance-level-easy = { law-K13-3-1 }
option-alliance-level-normal = { law-K13-3-2 }
option-alliance-level-challenging = { law-K13-3-3 }
option-alliance-level-nightmare = { law-K13-3-4 }
option-vagabond-level-easy = { law-K13-4-1 }
option-vagabond-level-normal = { law-K13-4-2 }
option-vagabond-level-challenging = { law-K13-4-3 }
option-vagabond-level-nightmare = { law-K13-4-4 }
option-vagabond2-level-easy = { law-K13-4-1 }
option-vagabond2-level-normal = { law-K13-4-2 }
option-vagabond2-level-challenging = { law-K13-4-3 }
option-vagabond2-level-nightmare = { law-K13-4-4 }
option-cult-level-easy = { law-K13-5-1 }
option-cult-level-normal = { law-K13-5-2 }
option-cult-level-challenging = { law-K13-5-3 }
option-cult-level-nightmare = { law-K13-5-4 }
option-riverfolk-level-easy = { law-K13-6-1 }
option-riverfolk-level-normal = { law-K13-6-2 }
option-riverfolk-level-challenging = { law-K13-6-3 }
option-riverfolk-level-nightmare = { law-K13-6-4 }
option-duchy-level-easy = { law-K13-7-1 }
option-duchy-level-normal = { law-K13-7-2 }
option-duchy-level-challenging = { law-K13-7-3 }
option-duchy-level-nightmare = { law-K13-7-4 }
option-corvids-level-easy = { law-K13-8-1 }
option-corvids-level-normal = { law-K13-8-2 }
option-corvids-level-challenging = { law-K13-8-3 }
option-corvids-level-nightmare = { law-K13-8-4 }

level-easy = легкий
level-normal = звичайний
level-challenging = складний
level-nightmare = кошмарний

trait-blitz = бліцкриг
    .effect = Після переміщення всі вояки, крім одного, з найкращої підвладної галявини без суперників рушають звідти й б'ються.
trait-fortified = укріплення
    .effect = Щоб прибрати споруду, потрібно два ушкодження; одне нічого не робить.
trait-hospitals = шпиталі
    .effect = Коли в обороні втрачено двох або більше вояк, двоє приходять до Фортеці.
trait-iron-will = залізна воля
    .effect = За пташиного наказу вдвічі більше новобранців.
trait-overwhelming = навала
    .effect = По очку за кожних двох новобранців, яким немає місця; розширюється щонайбільше раз за хід.
trait-nobility = шляхетність
    .effect = Революція й тоді, коли вояку не розташувати; у революції птахи дають очки, а не забирають.
trait-relentless = невблаганність
    .effect = Після Указу прибирають беззахисні споруди й жетони там, де є вояки бота.
trait-swoop = наскок
    .effect = Наприкінці Дня двоє вояк приходять на найкращу галявину без компонентів Крилатих.
trait-war-tax = воєнний податок
    .effect = Хто втрачає через бота споруду чи жетон, утрачає ще й очко.
trait-focused = зосередженість
    .effect = Додаткове ушкодження за найдовшу колонку й тоді, коли найдовших кілька.
trait-informants = інформатори
    .effect = Жетон підтримки й без вояк улаштовує засідку.
trait-popularity = популярність
    .effect = За прибраний жетон підтримки очок не дають.
trait-veterans = ветерани
    .effect = Захищаючись, завдає ушкоджень за більшим кубиком.
trait-wildfire = лісова пожежа
    .effect = Наприкінці Сутінок ще одна агітація, без очок.
trait-steadfast = непохитність
    .effect = У хід із раптовим заколотом немає народного співчуття; воєнний стан не діє.
trait-adventurer = шукач пригод
    .effect = Один бій за хід; предмети, що лишилися наприкінці Дня, ідуть на квести.
trait-berserker = берсерк
    .effect = Б'ється там, де найбільше компонентів, із тим, чиїх там найбільше; лагодить на предмет більше.
trait-helper = помічник
    .effect = Допомога дає на очко більше й приносить дві карти.
trait-marksman = влучний стрілець
    .effect = Напад починається з ушкодження до кидка кубиків.
trait-questing = шукач квестів
    .effect = Пошкоджені предмети рахуються для треку бою; квести дають на очко більше; щоб допомогти, він переміщується; порядок дій інший.
trait-spiteful = злостивість
    .effect = Хрестовий похід, що прибрав жетони, дає на очко більше.
trait-erratic = непередбачуваність
    .effect = Наприкінці ходу карта з колоди йде до Загублених душ.
trait-fanatics = несамовитість
    .effect = Після навернення там бій з додатковим ушкодженням.
trait-martyrs = мученики
    .effect = Пташиний ритуал додає ще й фанатика із запасу.
trait-greedy = жадібність
    .effect = Очко щоразу, коли купує той, хто попереду за очками.
trait-involved = втручання
    .effect = Хто не наймає найманців, має їх проти себе.
trait-garrison = гарнізон
    .effect = Захищаючись, ніколи не беззахисний; торговельні пункти додаються до його ушкоджень від кубиків.
trait-ferocious = лютість
    .effect = Як нападник завдає до трьох ушкоджень від кубиків.
trait-foundations = підвалини
    .effect = Утрачена споруда забирає корону лише в міністра її масті.
trait-investors = інвестори
    .effect = Хто прибирає споруду, мусить скинути карту цієї масті, інакше Герцогство прихиляє міністра.
trait-overwhelm = натиск
    .effect = Копає двічі, щоразу з трьома вояками.
trait-invaders = загарбники
    .effect = Копає до споруд суперників; якщо немає комірки, щоб будувати, б'ється всюди.
trait-gamble = азартна гра
    .effect = Людина, що має там найбільше компонентів, може спробувати вгадати інтригу, перш ніж її відкриють.
trait-backup-plans = запасні плани
    .effect = На місці прибраної інтриги лишається вояка.
trait-mastermind = геній інтриг
    .effect = Плете інтриги двічі за хід.
trait-vendetta = вендета
    .effect = Кожна відкрита інтрига діє ще й як бомба.

piece-citadel = цитадель
    .short = цит
    .gen = цитаделі
    .dat = цитаделі
    .acc = цитадель
    .ins = цитаделлю
    .loc = цитаделі
    .gender = f
piece-market = ринок
    .short = рин
    .gen = ринку
    .dat = ринку
    .acc = ринок
    .ins = ринком
    .loc = ринку
    .gender = m
piece-tunnel = тунель
    .short = тун
    .gen = тунелю
    .dat = тунелю
    .acc = тунель
    .ins = тунелем
    .loc = тунелі
    .gender = m
piece-plot = інтрига
    .short = інтр
    .gen = інтриги
    .dat = інтризі
    .acc = інтригу
    .ins = інтригою
    .loc = інтризі
    .gender = f
piece-bomb = бомба
    .short = бомб
    .gen = бомби
    .dat = бомбі
    .acc = бомбу
    .ins = бомбою
    .loc = бомбі
    .gender = f
piece-snare = пастка
    .short = паст
    .gen = пастки
    .dat = пастці
    .acc = пастку
    .ins = пасткою
    .loc = пастці
    .gender = f
piece-extortion = здирництво
    .short = здир
    .gen = здирництва
    .dat = здирництву
    .acc = здирництво
    .ins = здирництвом
    .loc = здирництві
    .gender = n
piece-raid = наліт
    .short = нал
    .gen = нальоту
    .dat = нальоту
    .acc = наліт
    .ins = нальотом
    .loc = нальоті
    .gender = m

effect-failure = ціна помилок
effect-plot = утрачена інтрига

ask-chance-corner = У якому куті він починає?
ask-chance-first-building = Де стоїть наступна споруда?
ask-chance-lose = Який компонент утрачено?

event-bot-order = { $seat }: наказ — { $card }.
event-bot-crafted = { $seat }: створено карту { $card-acc }.
event-bot-recruited = { $seat }: { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
 } на галявині { $clearing }.
event-bot-garrison = { $seat }: по вояці на галявинах { $clearings } і ще один на галявині { $clearing }.
event-bot-expands = { $seat }: нічого не збудовано, тож розширення: новий наказ і ще раз День.
event-bot-chose = { $seat }: { $choice }: { $chosen }{ $reason }.
event-bot-found-none = { $seat }: { $choice }: { $kind ->
    [clearing] ніде не вдається
    [seat] ніхто не підходить
   *[other] немає жодного варіанта
 } ({ $why }).
event-bot-found-none-bare = { $seat }: { $choice }: { $kind ->
    [clearing] ніде не вдається
    [seat] ніхто не підходить
   *[other] немає жодного варіанта
 }.
event-bot-checked = { $seat }: { $choice } (галявина { $clearing }): { $met ->
    [yes] так
   *[no] ні
 }: { $criterion } — { $value }, потрібно { $wanted ->
    [at-least] щонайменше
   *[at-most] щонайбільше
 } { $bound }.
event-bot-checked-bare = { $seat }: { $choice }: { $met ->
    [yes] так
   *[no] ні
 }: { $criterion } — { $value }, потрібно { $wanted ->
    [at-least] щонайменше
   *[at-most] щонайбільше
 } { $bound }.
event-bot-counted = { $seat }: { $choice } (галявина { $clearing }): { $count }{ $reason }.
event-bot-counted-bare = { $seat }: { $choice }: { $count }{ $reason }.
event-bot-builds = { $seat }: що будувати: { $piece }, масть наказу { $suit }.
event-bot-targets = { $seat }: { $choice }, { $by ->
    [lowest] від найнижчого пріоритету
   *[highest] за пріоритетом
 }: { $clearings }.
event-bot-passed = { $seat }: { $choice }: ні, { $why }.
event-bot-passed-bare = { $seat }: пропуск: { $why }.
event-bot-viziers = { $seat }: { $count ->
    [one] { $count } вірний радник
    [few] { $count } вірні радники
   *[many] { $count } вірних радників
 } у пташиній колонці.
event-bot-decreed = { $seat }: карта { $card-acc } йде до Указу, { $suit } колонка.
event-bot-column = { $seat }: { $suit } колонка, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }.
event-bot-turmoil = { $seat }: революція!
event-bot-purged = { $seat }: з Указу прибрано: { $cards }.
event-bot-pity = { $seat }: народне співчуття, агітація { $count ->
    [1] один раз
   *[other] двічі
 }.
event-bot-organizes = { $seat }: організація, вояки на галявині { $clearing }.

won-by-K3-5 = усі люди мають тридцять очок

## What a bot chooses, and by what

choice-defender = з ким битися
choice-build = де будувати
choice-recruit = де вербувати
choice-move-from = звідки йти
choice-move-to = куди йти
choice-battle = де битися
choice-sympathy = де агітувати
choice-revolt = де зчинити заколот
choice-sympathy-near = галявина наказу, сусідня з дружньою
choice-corner = у якому куті почати
choice-building = що будувати
choice-track = який трек дає очки
choice-ambush = яку засідку зіграти
choice-card = яку карту купити
choice-lose-piece = який компонент утратити
choice-effect = який ефект діє першим
choice-havoc = де прибирати беззахисних
choice-recruits = скільки новобранців
choice-unplaced = скільком новобранцям немає місця
choice-leaving = скільки вояк іде
choice-staying = скільки вояк лишається
choice-points = скільки очок
choice-expand = чи розширюватися
choice-new-roost = чи є вояки для нового гнізда
choice-extra-hit = чи є додаткове ушкодження
choice-pity-twice = чи співчуття агітує двічі
choice-organize = чи організувати
choice-enlist = чи найняти Суддю
choice-hire = чи найняти найманців
choice-nurse = чи вояки повертаються до Фортеці
choice-buy-card = чи можна купити карту
choice-buy-riverboats = чи можна купити річковий транспорт
choice-buy-mercenaries = чи можна купити найманців
choice-buy-souls = чи купити Загублену душу

# what is compared, without "most" or "fewest"; `whether`: how it is said of what is there or is not
# .gen: after «найбільше», «найменше»
criterion-pieces = компоненти там
    .gen = компонентів там
criterion-points = очки
    .gen = очок
criterion-buildings = споруди там
    .gen = споруд там
criterion-own-warriors = власні вояки
    .gen = власних вояк
criterion-enemy-pieces = компоненти суперників
    .gen = компонентів суперників
criterion-enemy-warriors = вояки суперників
    .gen = вояк суперників
criterion-roosts = гнізда
    .whether = Без гнізда
    .gen = гнізд
criterion-defenseless-buildings = беззахисні споруди
    .gen = беззахисних споруд
criterion-opposite-a-start = протилежні початкові кути
    .gen = протилежних початкових кутів
criterion-on-map = на мапі
    .gen = на мапі
criterion-track-points = очки треку
    .gen = очок треку
criterion-martial-law = воєнний стан
    .gen = воєнного стану
criterion-token = жетони
    .gen = жетонів
criterion-supply = вояки в запасі
    .gen = вояк у запасі
criterion-recruits = новобранці за планшетом чи рівнем
    .gen = новобранців за планшетом чи рівнем
criterion-recruits-more = ще стільки ж через залізну волю
    .gen = ще стільки ж через залізну волю
criterion-recruits-placed = розташовані новобранці
    .gen = розташованих новобранців
criterion-birds-in-decree = птахи в Указі
    .gen = птахів в Указі
criterion-means = вояки, якими можна платити
    .gen = вояк, якими можна платити
criterion-fallen-warriors = вояки, утрачені в обороні
    .gen = вояк, утрачених в обороні
criterion-sites = галявини, де можна будувати
    .gen = галявин, де можна будувати
criterion-stay = лишаються
    .gen = тих, що лишаються
criterion-needed-to-rule = потрібно, щоб володіти й далі
    .gen = потрібних, щоб володіти й далі
criterion-column-cards = карти в колонці
    .gen = карт у колонці
criterion-own-buildings = власні споруди на мапі
    .gen = власних споруд на мапі
criterion-expansions = розширення цього ходу
    .gen = розширень цього ходу
criterion-sympathy = жетони підтримки на мапі
    .gen = жетонів підтримки на мапі
criterion-rolled-hits = максимум своїх ушкоджень від кубиків
    .gen = своїх ушкоджень від кубиків
criterion-souls = Загублені душі
    .gen = Загублених душ
criterion-available = предмети в запасі
    .gen = предметів у запасі

# why a bot does not do something
why-no-order = немає карти наказу
why-no-item-shown = на карті немає предмета, який є в запасі
why-no-warriors-left = у запасі не лишилося вояк
why-no-roost-of-suit = немає гнізда цієї масті
why-no-keep = Фортеці вже немає
why-turmoil = після революції одразу Сутінки
why-nobody-can-leave = ніхто не може піти
why-bird-order = наказ пташиний
why-no-revolt = немає дружньої галявини, де можна збудувати криївку
why-cannot-spread = агітувати не можна
why-revolt-to-come = буде раптовий заколот
why-nobody-sells = ніхто нічого не продає
why-behind-the-seller = маючи менше очок, ніж продавець, бот нічого не купує
why-nothing-for-sale = нема чого купити
why-has-bought-it = це вже куплено
why-bought-enough = більше цього ходу купувати не можна
why-cannot-pay = нема чим платити за бажане

reason-clearing = галявина { $clearing }
reason-forest = хащі { $forest }
reason-only = {", "}єдиний варіант
reason-sum = {": "}{ $list }
reason-most = {", "}найбільше з такого: { $list }
reason-part = { $criterion } { $value } [{ $law }]
reason-part-bare = { $criterion } { $value }
reason-limit = {"; межа: "}{ $list }
reason-among = {", "}варіанти: { $list }
reason-compared = {". "}{ $wanted ->
    [most] Найбільше
   *[fewest] Найменше
 } { $criterion-gen } [{ $law }]: { $list }
reason-compared-bare = {". "}{ $wanted ->
    [most] Найбільше
   *[fewest] Найменше
 } { $criterion-gen }: { $list }
reason-whether = {". "}{ $whether }, якщо можна [{ $law }]: { $list }
reason-whether-bare = {". "}{ $whether }, якщо можна: { $list }
reason-whether-all = усі
reason-whether-none = немає
reason-and = { $list } та { $last }
reason-all = у всіх { $value }
reason-have = { $list } — { $value }
reason-highest = {". "}Найвищий пріоритет [{ $law }], варіанти: { $list }
reason-highest-bare = {". "}Найвищий пріоритет, варіанти: { $list }
reason-lowest = {". "}Найнижчий пріоритет [{ $law }], варіанти: { $list }
reason-lowest-bare = {". "}Найнижчий пріоритет, варіанти: { $list }
reason-pass = {". "}За рівності перший — Перевал [{ $law }], варіанти: { $list }
reason-pass-bare = {". "}За рівності перший — Перевал, варіанти: { $list }
reason-set-up = {". "}Перший у порядку підготовки [{ $law }], варіанти: { $list }
reason-set-up-bare = {". "}Перший у порядку підготовки, варіанти: { $list }
reason-first = {". "}Перший у такому порядку [{ $law }]: { $list }
reason-first-bare = {". "}Перший у такому порядку: { $list }
reason-chance = {". "}Вирішує випадок [{ $law }], варіанти: { $list }
reason-chance-bare = {". "}Вирішує випадок, варіанти: { $list }

## The board of a bot in the terminal

board-bot = { $letter } { $bot } (бот, рівень { $level }){ $turn ->
    [yes] , зараз хід
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }
board-order = наказ: { $card }
board-order-bare = наказ: { $suit }
board-bot-track = { $piece } { $count } (зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } у Сутінках)
board-bot-track-drawn = { $piece } { $count } (+{ $points } у Сутінках)
board-bot-recruits = { $piece } { $count } (+{ $more ->
    [one] { $more } новобранець
    [few] { $more } новобранці
   *[many] { $more } новобранців
  })
board-bot-next = { $piece } { $count } (далі: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
board-coop = Гра разом: люди перемагають, коли кожен із них має 30 очок, перш ніж їх набере будь-який бот [K3.5].
board-priority = Маркери пріоритету (#), від найвищого: { $list }
board-marker = Маркер пріоритету { $clearing }.
board-traits = Риси: { $traits }
board-level = { $bot }, рівень { $level }: { $effect }
board-special = Особлива дія: { $effect }
board-trait = { $bot }, риса { $trait }: { $effect }

## The Vagabot

event-bot-quest = { $seat }: наступний квест — { $quest }.
event-bot-plans = { $seat }: сьогодні в планах { $errands }.
event-bot-exhausted = { $seat }: використано { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
 }; { $left ->
    [0] невикористаних не лишилося
    [one] лишився { $left } невикористаний
    [few] лишилося { $left } невикористані
   *[many] лишилося { $left } невикористаних
 }.
event-bot-refreshed = { $seat }: відновлено { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
 }.
event-bot-skips = { $seat }: пропущено дію «{ $errand }» ({ $why }).
event-bot-aided = { $seat }: допомога { $other_seat-dat } за { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
 }.
event-bot-scorched = { $seat }: спалено все на галявині { $clearing }.
event-slot-covered = { $seat }: комірку на галявині { $clearing } накриває { $item }.
event-battle-track = { $seat }: на треку бою { $count ->
    [0] немає предметів
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
 }.
event-marksman = { $seat }: влучний стрілець завдає ушкодження до кидка.

errand-explore = обшук
errand-quest = квест
errand-aid = допомога
errand-battle = бій
errand-repair = ремонт
errand-special = особлива дія

ask-chance-forest = Хащі обирають кубики.
ask-chance-aid-item = Який предмет узято, кажуть кубики.

choice-explore = які руїни обшукати
choice-quest = де виконати квест
choice-aid = де допомогти
choice-aid-whom = кому допомогти
choice-way = яким шляхом іти
choice-victim = кого обікрасти
choice-attacker = кого нацькувати
choice-forest = у які хащі
choice-slip = чи тікати в хащі
choice-refresh-fewer = чи відновлюється менше предметів
choice-refreshed = скільки предметів відновлюється
choice-repair-which = котрий із пошкоджених предметів полагодити
choice-damage-which = котрий із предметів пошкодити
choice-aid-items = за скільки предметів допомогти
choice-aid-item = який предмет узято
choice-tinker = яку карту з відбою створити
choice-hide = чи ховатися
choice-scorch = чи спалити все

criterion-moves = переміщення
    .gen = переміщень
criterion-defender-buildings-tokens = споруди й жетони захисника
    .gen = споруд і жетонів захисника
criterion-defender-warriors = вояки захисника
    .gen = вояк захисника
criterion-clearings-around = галявини довкола
    .gen = галявин довкола
criterion-undamaged-items = непошкоджені предмети
    .gen = непошкоджених предметів
criterion-damaged-items = пошкоджені предмети
    .gen = пошкоджених предметів
criterion-exhausted-items = використані предмети поза треком бою
    .gen = використаних предметів поза треком бою
criterion-ready-items = невикористані предмети
    .gen = невикористаних предметів
criterion-crafted-items = предмети, які створив той гравець
    .gen = предметів, які створив той гравець
criterion-aid-limit = предмети для допомоги під час квесту
    .gen = предметів для допомоги під час квесту
criterion-refreshing = предмети, які відновлюються на цьому рівні
    .gen = предметів, які відновлюються на цьому рівні

why-few-items = із такою кількістю предметів Дня немає
why-nowhere-to-go = нема куди йти
why-not-there-yet = туди ще не дійти
why-too-few-items = замало невикористаних предметів
why-nothing-damaged = нічого не пошкоджено
why-all-damaged = усі предмети вже пошкоджено
why-without-effect = це не мало б ефекту
why-one-battle = шукач пригод б'ється раз за хід

piece-cover = предмет, що накриває комірку
    .short = ###
    .acc = предмет, що накриває комірку

board-key-quest = Власний квест
board-key-battle-track = Трек бою
board-key-would-craft = Створив би з відбою
