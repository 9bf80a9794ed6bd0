### Root: what its players read. Names are facts of the game; effects are told in our own words.

game-root = Root
    .about = Фракції, кожна зі своїми правилами, змагаються за Лісовий Край із дванадцяти галявин. Перемогу дають тридцять очок — або Панування, якщо його карти є в колоді.
    .help = Хід — це Треті півні, День і Сутінки. Галявиною володіє той, хто має на ній найбільше вояк і споруд; за рівності — ніхто або Крилаті. Щоб переміститися, треба володіти галявиною, яку залишаєте, або тією, куди йдете. У бою кидають два кубики: нападник завдає більшого числа ушкоджень, захисник — меншого, але ніколи не більше, ніж має там вояк. Карти створюють компонентами на галявинах тих мастей, що вказані у вартості: майстернями, гніздами, жетонами підтримки. Пташина карта замінює будь-яку масть. Літери на мапі: М Муркіза, К Крилаті, А Альянс, Б Бурлака, Д другий Бурлака, Я Культ Ящірки, Т Товариство, Г Герцогство, В Ворони; «до 5 9» — стежки, «~7 11» — річка.

option-map = мапа; на всіх, крім осінньої, масті галявин розкладає випадок
    .title = Мапа
option-order = порядок ходів: випадковий або як у списку місць
    .title = Порядок ходів
option-marquise = чи бере участь Муркіза де Коте
option-eyrie = чи беруть участь Крилаті Династії
option-alliance = чи бере участь Лісовий Альянс
option-vagabond = чи бере участь Бурлака
option-vagabond2 = чи бере участь другий Бурлака
option-cult = чи бере участь Культ Ящірки
option-riverfolk = чи бере участь Річкове Товариство
option-deck = колода карт: стандартна або «Ізгої та партизани»
    .title = Колода
option-character2 = персонаж другого Бурлаки
    .title = Персонаж
warning-low-reach = Загальний розмах цих фракцій менший, ніж радить закон [A]: грати можна, але партія може затягтися або вийти нерівною.

map-autumn = осіння
map-winter = зимова
map-lake = озерна
map-mountain = гірська

suit-fox = лисяча
    .letter = Л
    .gen = лисячої
    .dat = лисячій
    .acc = лисячу
    .ins = лисячою
    .loc = лисячій
    .gender = f
suit-rabbit = кроляча
    .letter = К
    .gen = кролячої
    .dat = кролячій
    .acc = кролячу
    .ins = кролячою
    .loc = кролячій
    .gender = f
suit-mouse = мишача
    .letter = М
    .gen = мишачої
    .dat = мишачій
    .acc = мишачу
    .ins = мишачою
    .loc = мишачій
    .gender = f
suit-bird = пташина
    .letter = П
    .gen = пташиної
    .dat = пташиній
    .acc = пташину
    .ins = пташиною
    .loc = пташиній
    .gender = f
suit-any = будь-яка
    .gen = будь-якої
    .dat = будь-якій
    .acc = будь-яку
    .ins = будь-якою
    .loc = будь-якій
    .gender = f

# .short is what fits a slot of the drawn map.
piece-sawmill = лісопильня
    .short = пил
    .gen = лісопильні
    .dat = лісопильні
    .acc = лісопильню
    .ins = лісопильнею
    .loc = лісопильні
    .gender = f
piece-workshop = майстерня
    .short = май
    .gen = майстерні
    .dat = майстерні
    .acc = майстерню
    .ins = майстернею
    .loc = майстерні
    .gender = f
piece-recruiter = казарма
    .short = каз
    .gen = казарми
    .dat = казармі
    .acc = казарму
    .ins = казармою
    .loc = казармі
    .gender = f
piece-roost = гніздо
    .short = гні
    .gen = гнізда
    .dat = гнізду
    .acc = гніздо
    .ins = гніздом
    .loc = гнізді
    .gender = n
piece-base = криївка
    .short = кри
    .gen = криївки
    .dat = криївці
    .acc = криївку
    .ins = криївкою
    .loc = криївці
    .gender = f
piece-ruin = руїни
    .short = руї
    .gen = руїн
    .dat = руїнам
    .acc = руїни
    .ins = руїнами
    .loc = руїнах
    .gender = pl
piece-keep = Фортеця
    .short = форт
    .gen = Фортеці
    .dat = Фортеці
    .acc = Фортецю
    .ins = Фортецею
    .loc = Фортеці
    .gender = f
piece-wood = жетон деревини
    .short = дер
    .gen = жетона деревини
    .dat = жетону деревини
    .acc = жетон деревини
    .ins = жетоном деревини
    .loc = жетоні деревини
    .gender = m
piece-sympathy = жетон підтримки
    .short = підт
    .gen = жетона підтримки
    .dat = жетону підтримки
    .acc = жетон підтримки
    .ins = жетоном підтримки
    .loc = жетоні підтримки
    .gender = m
piece-fox-garden = лисячий сад
    .short = сад
    .gen = лисячого саду
    .dat = лисячому саду
    .acc = лисячий сад
    .ins = лисячим садом
    .loc = лисячому саду
    .gender = m
piece-rabbit-garden = кролячий сад
    .short = сад
    .gen = кролячого саду
    .dat = кролячому саду
    .acc = кролячий сад
    .ins = кролячим садом
    .loc = кролячому саду
    .gender = m
piece-mouse-garden = мишачий сад
    .short = сад
    .gen = мишачого саду
    .dat = мишачому саду
    .acc = мишачий сад
    .ins = мишачим садом
    .loc = мишачому саду
    .gender = m
piece-fox-post = лисячий торговельний пункт
    .short = торг
    .gen = лисячого торговельного пункту
    .dat = лисячому торговельному пункту
    .acc = лисячий торговельний пункт
    .ins = лисячим торговельним пунктом
    .loc = лисячому торговельному пункті
    .gender = m
piece-rabbit-post = кролячий торговельний пункт
    .short = торг
    .gen = кролячого торговельного пункту
    .dat = кролячому торговельному пункту
    .acc = кролячий торговельний пункт
    .ins = кролячим торговельним пунктом
    .loc = кролячому торговельному пункті
    .gender = m
piece-mouse-post = мишачий торговельний пункт
    .short = торг
    .gen = мишачого торговельного пункту
    .dat = мишачому торговельному пункту
    .acc = мишачий торговельний пункт
    .ins = мишачим торговельним пунктом
    .loc = мишачому торговельному пункті
    .gender = m

item-bag = торбинка
    .gen = торбинки
    .dat = торбинці
    .acc = торбинку
    .ins = торбинкою
    .loc = торбинці
    .gender = f
item-boots = чоботи
    .gen = чобіт
    .dat = чоботам
    .acc = чоботи
    .ins = чобітьми
    .loc = чоботах
    .gender = pl
item-crossbow = арбалет
    .gen = арбалета
    .dat = арбалету
    .acc = арбалет
    .ins = арбалетом
    .loc = арбалеті
    .gender = m
item-hammer = молот
    .gen = молота
    .dat = молоту
    .acc = молот
    .ins = молотом
    .loc = молоті
    .gender = m
item-sword = меч
    .gen = меча
    .dat = мечу
    .acc = меч
    .ins = мечем
    .loc = мечі
    .gender = m
item-tea = трунок
    .gen = трунку
    .dat = трунку
    .acc = трунок
    .ins = трунком
    .loc = трунку
    .gender = m
item-coins = монети
    .gen = монет
    .dat = монетам
    .acc = монети
    .ins = монетами
    .loc = монетах
    .gender = pl
item-torch = смолоскип
    .gen = смолоскипа
    .dat = смолоскипу
    .acc = смолоскип
    .ins = смолоскипом
    .loc = смолоскипі
    .gender = m

leader-builder = Розбудовник
    .effect = створені предмети дають очки сповна
leader-charismatic = Дипломат
    .effect = кожне вербування розташовує двох вояк
leader-commander = Головнокомандувач
    .effect = ще одне ушкодження, коли нападаєте
leader-despot = Диктатор
    .effect = ще одне очко за бій, у якому прибрано споруду чи жетон

column-recruit = Вербуйте
column-move = Переміщуйте
column-battle = Бийтесь
column-build = Будуйте

## Cards. What items give and what cards cost is added from the deck's data.

card-ambush-bird = Засідка! (пташина)
    .effect = захисник на будь-якій галявині завдає двох ушкоджень до кидка; нападник зриває засідку
    .acc = «Засідка!» (пташина)
card-ambush-fox = Засідка! (лисяча)
    .effect = захисник на лисячій галявині завдає двох ушкоджень до кидка; нападник там само зриває засідку
    .acc = «Засідка!» (лисяча)
card-ambush-rabbit = Засідка! (кроляча)
    .effect = захисник на кролячій галявині завдає двох ушкоджень до кидка; нападник там само зриває засідку
    .acc = «Засідка!» (кроляча)
card-ambush-mouse = Засідка! (мишача)
    .effect = захисник на мишачій галявині завдає двох ушкоджень до кидка; нападник там само зриває засідку
    .acc = «Засідка!» (мишача)
card-dominance-bird = Панування (пташина)
    .effect = активують, маючи щонайменше 10 очок: перемога на ваші Треті півні, якщо володієте двома протилежними по діагоналі кутами; очок більше не буде
    .acc = «Панування» (пташина)
card-dominance-fox = Панування (лисяча)
    .effect = активують, маючи щонайменше 10 очок: перемога на ваші Треті півні, якщо володієте трьома лисячими галявинами; очок більше не буде
    .acc = «Панування» (лисяча)
card-dominance-rabbit = Панування (кроляча)
    .effect = активують, маючи щонайменше 10 очок: перемога на ваші Треті півні, якщо володієте трьома кролячими галявинами; очок більше не буде
    .acc = «Панування» (кроляча)
card-dominance-mouse = Панування (мишача)
    .effect = активують, маючи щонайменше 10 очок: перемога на ваші Треті півні, якщо володієте трьома мишачими галявинами; очок більше не буде
    .acc = «Панування» (мишача)
card-birdy-bindle = Пташиний клунок (пташина)
    .acc = «Пташиний клунок» (пташина)
card-woodland-runners = Лісові бігуни (пташина)
    .acc = «Лісові бігуни» (пташина)
card-arms-trader = Торговець зброєю (пташина)
    .acc = «Торговець зброєю» (пташина)
card-crossbow-bird = Арбалет (пташина)
    .acc = «Арбалет» (пташина)
card-gently-used-knapsack = Майже нова торбина (лисяча)
    .acc = «Майже нова торбина» (лисяча)
card-root-tea-fox = Трунок із корінців (лисяча)
    .acc = «Трунок із корінців» (лисяча)
card-travel-gear-fox = Дорожнє спорядження (лисяча)
    .acc = «Дорожнє спорядження» (лисяча)
card-protection-racket = Плата за захист (лисяча)
    .acc = «Плата за захист» (лисяча)
card-foxfolk-steel = Лисяча сталь (лисяча)
    .acc = «Лисяча сталь» (лисяча)
card-anvil = Ковадло (лисяча)
    .acc = «Ковадло» (лисяча)
card-smugglers-trail = Стежка контрабандиста (кроляча)
    .acc = «Стежка контрабандиста» (кроляча)
card-root-tea-rabbit = Трунок із корінців (кроляча)
    .acc = «Трунок із корінців» (кроляча)
card-a-visit-to-friends = У гості до друзів (кроляча)
    .acc = «У гості до друзів» (кроляча)
card-bake-sale = Ярмарок випічки (кроляча)
    .acc = «Ярмарок випічки» (кроляча)
card-mouse-in-a-sack = Миша в мішку (мишача)
    .acc = «Миша в мішку» (мишача)
card-root-tea-mouse = Трунок із корінців (мишача)
    .acc = «Трунок із корінців» (мишача)
card-travel-gear-mouse = Дорожнє спорядження (мишача)
    .acc = «Дорожнє спорядження» (мишача)
card-investments = Капіталовкладення (мишача)
    .acc = «Капіталовкладення» (мишача)
card-sword-mouse = Меч (мишача)
    .acc = «Меч» (мишача)
card-crossbow-mouse = Арбалет (мишача)
    .acc = «Арбалет» (мишача)
card-armorers = Зброярі (пташина)
    .effect = у бою скиньте її: ушкодження від кубиків вас не зачіпають
    .acc = «Зброярі» (пташина)
card-sappers = Сапери (пташина)
    .effect = захисникові: скиньте її, щоб завдати ще одного ушкодження
    .acc = «Сапери» (пташина)
card-brutal-tactics = Жорстока тактика (пташина)
    .effect = нападникові: ще одне ушкодження, а захисник отримує очко
    .acc = «Жорстока тактика» (пташина)
card-royal-claim = Право на престол (пташина)
    .effect = на Треті півні скиньте її: по очку за кожну підвладну галявину
    .acc = «Право на престол» (пташина)
card-stand-and-deliver = Гаманець або життя! (лисяча)
    .effect = на Треті півні: випадкова карта з чужої руки, її власник отримує очко
    .acc = «Гаманець або життя!» (лисяча)
card-tax-collector = Збирач податків (лисяча)
    .effect = раз за День: приберіть свого вояку з мапи, щоб узяти карту
    .acc = «Збирач податків» (лисяча)
card-favor-of-the-foxes = Лисяча послуга (лисяча)
    .effect = одразу: усі компоненти суперників зникають із лисячих галявин, а ви отримуєте за них очки
    .acc = «Лисяча послуга» (лисяча)
card-command-warren = Командний пункт (кроляча)
    .effect = на початку Дня: бій
    .acc = «Командний пункт» (кроляча)
card-better-burrow-bank = Кролячий банк (кроляча)
    .effect = на початку Третіх півнів: ви й ще один гравець берете по карті
    .acc = «Кролячий банк» (кроляча)
card-cobbler = Швець (кроляча)
    .effect = на початку Сутінок: переміщення
    .acc = «Швець» (кроляча)
card-favor-of-the-rabbits = Кроляча послуга (кроляча)
    .effect = одразу: усі компоненти суперників зникають із кролячих галявин, а ви отримуєте за них очки
    .acc = «Кроляча послуга» (кроляча)
card-scouting-party = Розвідники (мишача)
    .effect = коли ви нападник, проти вас не можна зіграти засідки
    .acc = «Розвідники» (мишача)
card-codebreakers = Зламувачі шифрів (мишача)
    .effect = раз за День: перегляньте чужу руку
    .acc = «Зламувачі шифрів» (мишача)
card-favor-of-the-mice = Мишача послуга (мишача)
    .effect = одразу: усі компоненти суперників зникають із мишачих галявин, а ви отримуєте за них очки
    .acc = «Мишача послуга» (мишача)
card-saboteurs = Саботажники (пташина)
    .effect = на початку Третіх півнів скиньте її: скидають і постійну карту суперника
    .acc = «Саботажники» (пташина)
card-soup-kitchens = Благодійні кухні (пташина)
    .effect = кожен ваш жетон вважається двома вояками для володіння
    .acc = «Благодійні кухні» (пташина)
card-boat-builders = Човнярі (пташина)
    .effect = річки для вас — стежки
    .acc = «Човнярі» (пташина)
card-corvid-planners = Воронячі стратеги (пташина)
    .effect = ви можете переміщуватися, хто б не володів галявинами
    .acc = «Воронячі стратеги» (пташина)
card-eyrie-emigre = Крилатий емігрант (пташина)
    .effect = наприкінці Третіх півнів: переміщення, потім бій там, куди прийшли; якщо не здійснити обох, карту скидають
    .acc = «Крилатий емігрант» (пташина)
card-fox-partisans = Лисячі партизани (лисяча)
    .effect = у бою на лисячій галявині: ще одне ушкодження, але всі ваші нелисячі карти скидають
    .acc = «Лисячі партизани» (лисяча)
card-rabbit-partisans = Кролячі партизани (кроляча)
    .effect = у бою на кролячій галявині: ще одне ушкодження, але всі ваші некролячі карти скидають
    .acc = «Кролячі партизани» (кроляча)
card-mouse-partisans = Мишачі партизани (мишача)
    .effect = у бою на мишачій галявині: ще одне ушкодження, але всі ваші немишачі карти скидають
    .acc = «Мишачі партизани» (мишача)
card-propaganda-bureau = Бюро пропаганди (лисяча)
    .effect = раз за День, за карту: вояка суперника на галявині її масті поступається місцем вашому
    .acc = «Бюро пропаганди» (лисяча)
card-false-orders = Хибні накази (лисяча)
    .effect = на Треті півні скиньте її: ви переміщуєте половину вояк суперника з галявини, хто б не володів
    .acc = «Хибні накази» (лисяча)
card-informants = Інформатори (лисяча)
    .effect = у Сутінках замість узяття карт: карта засідки з відбою
    .acc = «Інформатори» (лисяча)
card-tunnels = Тунелі (кроляча)
    .effect = галявини з вашими компонентами створення для вас сусідні
    .acc = «Тунелі» (кроляча)
card-charm-offensive = Чарівний наступ (кроляча)
    .effect = на початку Сутінок: візьміть карту, а інший гравець на ваш вибір отримує очко
    .acc = «Чарівний наступ» (кроляча)
card-swap-meet = Барахолка (кроляча)
    .effect = раз за Треті півні: випадкова карта з чужої руки за вашу карту
    .acc = «Барахолка» (кроляча)
card-coffin-makers = Трунарі (кроляча)
    .effect = вояки, що повертаються в будь-чий запас, чекають тут; на початку ваших Третіх півнів — очко за кожних п'ять, потім вони йдуть додому
    .acc = «Трунарі» (кроляча)
card-league-of-adventurous-mice = Ліга відважних мишей (мишача)
    .effect = раз за День використайте створений предмет: переміщення або бій
    .acc = «Ліга відважних мишей» (мишача)
card-murine-broker = Мишачий маклер (мишача)
    .effect = коли інший гравець створює предмет, ви берете карту
    .acc = «Мишачий маклер» (мишача)
card-master-engravers = Майстри-гравери (мишача)
    .effect = кожен створений вами предмет дає на очко більше
    .acc = «Майстри-гравери» (мишача)
card-vizier = вірний радник (пташина)
    .acc = «вірний радник» (пташина)

cost = Вартість: { $cost }.
cost-part = { $suit } ×{ $count }
effect-ambush = Не створюють: { $effect }.
effect-dominance = Не створюють: { $effect }.
effect-persistent = { $cost } Постійний ефект: { $effect }.
effect-favor = { $cost } Миттєвий ефект: { $effect }.
effect-item = { $cost } Предмет: { $item }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.

## Actions, as a person would say them

do-pass = { $staying ->
   *[yes] лишитися на місці
  }
do-pass-bare = пропустити
do-end = закінчити, лишивши { $unused ->
    [one] { $unused } дію
    [few] { $unused } дії
   *[many] { $unused } дій
  }
do-end-bare = закінчити: це все
do-from = переміститися з галявини { $clearing }
do-to = переміститися на галявину { $clearing }
do-warriors = { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
  }
do-battle = розпочати бій проти { $seat-gen } на галявині { $clearing }
do-ambush = зіграти карту { $card-acc }
do-lose = утратити { $piece-acc }
do-craft = створити карту { $card-acc }
do-engage = задіяти компонент створення { $suit-gen } масті
do-discard = скинути карту { $card-acc }
do-use = застосувати карту { $card-acc }
do-choose = обрати { $seat-acc }
do-activate = активувати карту { $card-acc }
do-take = { $pile ->
   *[discard] забрати з відбою карту { $card-acc }
  }
do-take-bare = забрати карту { $card-acc }, що лежить біля мапи, за карту її масті
do-spend = витратити карту { $card-acc }
do-give = віддати карту { $card-acc }
do-remove = прибрати свого вояку з галявини { $clearing }
do-start = почати на галявині { $clearing }
do-heal = витратити карту { $card-acc }: полеглі вояки йдуть до Фортеці
do-march = { $by ->
    [riverfolk] переміститися (інвестувати вояку з резерву)
   *[other] здійснити марш: { $moves ->
        [one] { $moves } переміщення
        [few] до { $moves } переміщень
       *[many] до { $moves } переміщень
      }
  }
do-march-bare = здійснити марш
do-recruit = вербувати: по вояці в кожній казармі
do-build = збудувати { $piece-acc } на галявині { $clearing } (деревина: { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
do-build-bare = збудувати { $piece-acc } на галявині { $clearing }
do-wood = { $paying ->
   *[yes] узяти деревину
  } з галявини { $clearing }
do-wood-bare = покласти деревину на галявині { $clearing }
do-overwork = понаднормові: витратити карту { $card-acc } за жетон деревини на лісопильні на галявині { $clearing }
do-hire = витратити карту { $card-acc } за ще одну дію
do-fight = { $by ->
    [riverfolk] розпочати бій (інвестувати вояку з резерву)
   *[other] розпочати бій
  }
do-fight-bare = розпочати бій
do-leader = { $leader } (радники: { $columns }): { $leader_effect }
do-leader-bare = { $leader }
do-decree = додати до Указу карту { $card-acc }: { $column }
do-obey = { $turmoil ->
   *[yes] виконати карту { $decreed-acc }: її не виконати, тож революція
  }
do-obey-bare = виконати карту { $decreed-acc }
do-roost = розташувати гніздо на галявині { $clearing }
do-enlist = { $by ->
    [riverfolk] вербувати (витратити вояку з резерву) на галявині { $clearing }
   *[other] вербувати на галявині { $clearing }
  }
do-enlist-bare = вербувати на галявині { $clearing }
do-revolt = зчинити заколот на галявині { $clearing } за двох прибічників
do-sympathy = агітувати на галявині { $clearing } за { $cost ->
    [one] { $cost } прибічника
    [few] { $cost } прибічників
   *[many] { $cost } прибічників
  } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
do-sympathy-bare = агітувати на галявині { $clearing }
do-mobilize = залучити прибічника: карта { $card-acc } іде до прибічників
do-train = вишколити: витратити карту { $card-acc } за сотника
do-raise = мобілізувати вояку в криївці на галявині { $clearing }
do-organize = організувати: вояка на галявині { $clearing } стає жетоном підтримки
do-draw = узята карта — { $card }
do-roll = на кубиках { $high } і { $low }
do-seat = далі в порядку ходів: { $seat }
do-suit = наступна галявина — { $suit }
do-steal = забрана карта — { $card }

# Headings of several choices of one verb; the choices follow, clearings by number and suit.
group-from = Переміститися з галявини (ваші вояки)
group-to = Переміститися на галявину
group-warriors = Скільки
group-battle = Бій проти { $seat-gen } на галявині
group-ambush = Зіграти засідку
group-lose = Утратити
group-craft = Створити
group-engage = Задіяти компонент створення, масть
group-discard = Скинути
group-use = Застосувати
group-choose = Обрати
group-activate = Активувати
group-take = Забрати
group-spend = Витратити
group-give = Віддати
group-remove = Прибрати свого вояку з галявини
group-start = Почати на галявині
group-heal = До Фортеці, за карту
group-build = Збудувати { $piece-acc } (деревина: { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }) на галявині
group-build-bare = Збудувати { $piece-acc } на галявині
group-wood = { $paying ->
   *[yes] Узяти деревину з галявини
  }
group-wood-bare = Деревина на галявині
group-overwork = Понаднормові, карта { $card-acc }, лісопильня на галявині
group-overwork-clearing = Понаднормові: жетон деревини на лісопильні на галявині { $clearing }, за карту
group-hire = Ще одна дія, за карту
group-leader = Очільник
group-decree = Указ: карта { $card-acc }, колонка
group-obey = Виконати
group-roost = Розташувати гніздо на галявині
group-enlist = { $by ->
    [riverfolk] Вербувати (витратити вояку з резерву) на галявині
   *[other] Вербувати на галявині
  }
group-enlist-bare = Вербувати на галявині
group-revolt = Зчинити заколот (двоє прибічників) на галявині
group-sympathy = Агітувати за { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }, на галявині (прибічники)
group-sympathy-bare = Агітувати на галявині (прибічники)
group-mobilize = Залучити до прибічників
group-train = Вишколити сотника, за карту
group-raise = Мобілізувати в криївці на галявині
group-organize = Організувати: вояка стає жетоном підтримки, на галявині
group-draw = Узята карта
group-roll = Кубики: { $high } і
group-seat = Далі в порядку ходів
group-suit = Наступна галявина
group-steal = Забрана карта

fact-clearing = { $clearing } ({ $suit })
label-clearing = { $clearing } { $suit }
label-clearing-bare = { $clearing }
label-counted = { $label } ({ $count })
label-forest = { $forest } (між { $clearings })
label-turmoil = { $label } (не виконати: революція)
label-boots = { $label } ({ $count ->
    [one] { $count } пара чобіт
    [few] { $count } пари чобіт
   *[many] { $count } пар чобіт
  })
label-not-now = { $label } (не зараз)
label-outrage = { $label } (заворушення)

## Questions

turn-heading = { $seat }: рішення
ask-place-keep = У якому куті стоятиме ваша Фортеця?
ask-place-first-building = Ваші перші споруди: на галявині з Фортецею або сусідній.
ask-place-first-roost = У якому куті ваше перше гніздо?
ask-choose-leader = Хто очолить? Очільник приносить до Указу двох радників.
ask-birdsong-cards = Треті півні: застосувати карту у грі чи йти далі?
ask-choose-other = { $card }: котрий інший гравець?
ask-choose-other-bare = Котрий інший гравець?
ask-choose-battle = { $moment }: де і з ким ви б'єтеся?
ask-choose-battle-bare = Де і з ким ви б'єтеся?
ask-may-ambush = { $attacker_seat } { $attacker_seat-gender ->
    [pl] нападають
   *[other] нападає
  } на вас на галявині { $clearing }. Зіграти засідку?
ask-may-ambush-bare = На вас напали. Зіграти засідку?
ask-may-foil = На галявині { $clearing } проти вас засідка. Зірвати її своєю засідкою?
ask-may-foil-bare = Проти вас засідка. Зірвати її своєю?
ask-may-use-in-battle = Бій на галявині { $clearing }: на кубиках { $attack } для нападника, { $defence } для захисника. Застосувати карту?
ask-may-use-in-battle-bare = Застосувати карту в цьому бою?
ask-lose-piece = Що ви втрачаєте на галявині { $clearing }? Лишилося ушкоджень: { $hits }.
ask-lose-piece-bare = Що ви втрачаєте?
ask-field-hospitals = { $count ->
    [one] { $count } ваш вояка поліг
    [few] { $count } ваші вояки полягли
   *[many] { $count } ваших вояк полягли
  } на галявині { $clearing }. Витратити карту відповідної масті, щоб перенести полеглих до Фортеці?
ask-field-hospitals-bare = Витратити карту відповідної масті, щоб полеглі вояки пішли до Фортеці?
ask-pay-outrage = Заворушення: віддайте Альянсові карту { $suit-gen } або пташиної масті. Якщо такої немає, пропустіть: він побачить вашу руку й візьме карту з колоди.
ask-pay-outrage-bare = Заворушення: віддайте Альянсові карту відповідної масті. Якщо такої немає, пропустіть: він побачить вашу руку й візьме карту з колоди.
ask-cut-supporters = Без криївки у вас лишається п'ять прибічників. Котрий піде?
ask-engage = Яким компонентом створення платите? Лишилося сплатити: { $count }.
ask-engage-bare = Яким компонентом створення платите?
ask-choose-discard = Забагато карт: скиньте одну.
ask-choose-taxed = Звідки прибрати вояку?
ask-pay-for-dominance = Яку карту ви витрачаєте за карту { $card-acc }?
ask-pay-for-dominance-bare = Яку карту ви за неї витрачаєте?
ask-move-from = { $moment }: звідки вирушають вояки?
ask-move-from-bare = Звідки вирушають вояки?
# what has led to a move or a battle
moment-cobbler = Сутінки, «Швець», переміщення, якщо бажаєте
moment-command-warren = День, «Командний пункт», бій, якщо бажаєте
moment-eyrie-emigre = Крилатий емігрант
moment-march = Друге переміщення маршу, якщо бажаєте
moment-decree = Указ, { $column }, { $suit } галявина
moment-decree-bare = Указ, { $column }
ask-move-to = { $moment }: куди вони йдуть із галявини { $clearing }?
ask-move-to-bare = Куди вони йдуть із галявини { $clearing }?
ask-move-count = Скільки вояк іде з галявини { $from_clearing } на галявину { $clearing }?
ask-move-count-bare = Скільки вояк іде?
ask-marquise-daylight = День: що робите? { $actions ->
    [0] Дій не лишилося.
    [one] Лишилася { $actions } дія.
    [few] Лишилися { $actions } дії.
   *[many] Лишилося { $actions } дій.
  }
ask-marquise-daylight-bare = День: що робите?
ask-pay-wood = Якою деревиною платите? Лишилося сплатити: { $count }.
ask-pay-wood-bare = Якою деревиною платите?
ask-add-to-decree = Треті півні: { $added ->
   *[1] додати до Указу другу карту чи закінчити?
  }
ask-add-to-decree-bare = Треті півні: яку карту ви додаєте до Указу й куди? Одну чи дві, з них щонайбільше одну пташину. Позначка (не зараз): як усе стоїть тепер, її не вдалося б виконати.
ask-new-roost = У вас немає гнізда: де постане нове, з трьома вояками?
ask-eyrie-craft = День: створити карту гніздами чи застосувати карту? Потім виконується Указ.
ask-obey = Указ, { $column }: яка карта наступна?
ask-obey-bare = Указ: яка карта наступна?
ask-recruit-where = Указ, Вербуйте, карта { $suit-gen } масті: де?
ask-recruit-where-bare = Указ, Вербуйте: де?
ask-roost-where = Указ, Будуйте, карта { $suit-gen } масті: де?
ask-roost-where-bare = Указ, Будуйте: де?
ask-may-revolt = Треті півні: зчинити заколот?
ask-may-spread = Треті півні: агітувати?
ask-spend-supporter = Якого прибічника ви витрачаєте за галявину { $clearing }? Лишилося сплатити: { $count }.
ask-spend-supporter-bare = Якого прибічника ви витрачаєте?
ask-alliance-daylight = День: що робите? Можна створювати карти жетонами підтримки, залучати прибічників і вишколювати.
ask-alliance-evening = Сутінки: яка операція? { $count ->
    [one] Лишилася { $count }.
    [few] Лишилися { $count }.
   *[many] Лишилося { $count }.
  }
ask-alliance-evening-bare = Сутінки: яка операція? На кожного сотника одна.
ask-chance-suit = Який маркер масті лежить на наступній галявині?
ask-chance-seat = Хто далі в порядку ходів?
ask-chance-draw = Яку карту взято?
ask-chance-roll = Що показують кубики?
ask-chance-steal = Яку карту забрано?

## Refusals

why-base-on-map = криївка цієї масті вже на мапі
why-cannot-organize = потрібен ваш вояка на недружній галявині, і не там, де Фортеця
why-crafting-comes-first = карти створюють до першої дії
why-dominance-cannot-be-changed = активована карта Панування лишається
why-fewest-warriors = на інших галявинах, де вміститься гніздо, вояк менше
why-item-not-in-supply = у запасі вже немає такого предмета
why-keep-forbids = там, де Фортеця, розташовує компоненти лише Муркіза
why-leader-deposed = цей очільник у відставці
why-martial-law = там троє вояк іншого гравця: воєнний стан потребує ще одного прибічника
why-must-add-a-card = до Указу треба додати щонайменше одну карту
why-must-pay-outrage = хто має карту відповідної масті, мусить її віддати
why-must-rule = потрібна підвладна вам галявина
why-must-rule-to-move = щоб переміститися, треба володіти галявиною, яку залишаєте, або тією, куди йдете
why-no-actions-left = дій не лишилося
why-no-ambush = це не карта засідки
why-no-duplicates = карта з такою назвою у вас уже в грі
why-no-hand-to-look-at = у цього гравця немає карт
why-no-matching-base = жодна ваша криївка не підходить за мастю
why-no-matching-roost = жодне ваше гніздо не підходить за мастю
why-no-open-slot = там немає вільної комірки
why-no-piece-there = у вас там немає такого компонента
why-no-sawmill = у вас там немає лісопильні
why-no-warriors-there = у вас там немає вояк
why-no-warriors-to-move = у вас немає вояк на мапі
why-no-wood-in-reach = там немає деревини, або її звідти не доставити
why-no-wood-left = уся деревина на мапі
why-nobody-to-fight = там немає з ким битися
why-nobody-to-recruit = у запасі немає вояк, або їх нікуди розташувати
why-none-left = нічого не лишилося
why-not-a-corner = потрібна кутова галявина
why-not-adjacent = туди не веде стежка
why-not-craftable = цю карту не створюють
why-not-in-play = цієї карти немає у грі, або її вже застосовано
why-not-next-to-sympathy = потрібна галявина, сусідня з дружньою
why-not-sympathetic = ця галявина недружня
why-one-bird-only = не більше ніж одна пташина карта за хід
why-only-a-bird = потрібна пташина карта
why-recruited-already = вербують лише раз за хід
why-roost-there = там уже є гніздо
why-suit-must-match = масть не підходить
why-sympathetic-already = ця галявина вже дружня
why-ten-points-needed = потрібно десять очок
why-too-far-from-keep = потрібна галявина з Фортецею або сусідня з нею
why-too-few-crafting-pieces = замало незадіяних компонентів створення потрібних мастей
why-too-few-spaces = замало порожніх комірок потрібних мастей на треках торговельних пунктів
why-too-few-supporters = замало прибічників відповідної масті
why-too-little-wood = туди можна доставити замало деревини
why-used-this-turn = цього ходу її вже застосовано

## Events

event-suit-laid = Галявина { $clearing } — { $suit }.
event-order = Порядок ходів: { $seats }.
event-turn-began = { $seat }: починається хід { $round }.
event-drew = { $seat }: узято карту { $card-acc }.
event-drew-hidden = { $seat }: узято карту.
event-reshuffled = Відбій перетасовано в нову колоду.
event-spent = { $seat }: витрачено карту { $card-acc }.
event-discarded = { $seat }: скинуто карту { $card-acc }.
event-crafted = { $seat }: створено карту { $card-acc }, узято { $item-acc }.
event-crafted-bare = { $seat }: створено карту { $card-acc }.
event-used = { $seat }: застосовано карту { $card-acc }.
event-stolen = { $seat }: у { $other_seat-gen } забрано карту { $card-acc }.
event-stolen-hidden = { $seat }: у { $other_seat-gen } забрано карту.
event-hand-shown = { $seat }: { $other_seat-dat } показано руку: { $cards }.
event-hand-shown-hidden = { $seat }: { $other_seat-dat } показано руку.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }, тепер { $score }.
event-won = { $seat }: перемога у грі.
event-dominance-activated = { $seat }: активовано карту { $card-acc }; очок більше не буде.
event-dominance-taken = { $seat }: забрано карту { $card-acc }, що лежала біля мапи.
event-moved = { $seat }: { $count ->
    [one] { $count } вояка переходить
    [few] { $count } вояки переходять
   *[many] { $count } вояк переходять
  } з галявини { $from_clearing } на галявину { $clearing }.
event-battle = { $seat }: бій проти { $other_seat-gen } на галявині { $clearing }.
event-ambushed = { $seat }: засідка завдає двох ушкоджень.
event-rolled = { $seat }: на кубиках { $high } і { $low }.
event-hits = { $seat }: завдано { $count ->
    [one] { $count } ушкодження
    [few] { $count } ушкоджень
   *[many] { $count } ушкоджень
  }, отримано { $other_count }.
event-extra-hit = { $seat }: ще одне ушкодження { $by ->
        [defenseless] проти беззахисного
        [commander] завдяки Головнокомандувачу
        [column] за найдовшу колонку
        [fanatics] завдяки несамовитості
        [captain] від Капітана, за тунель там
        [track] за повний трек бою
        [automated-ambush] від автоматичної засідки
       *[agents] від упроваджених агентів, за закриту інтригу
    }.
event-warriors-removed = { $seat }: { $count ->
    [one] прибрано { $count } вояку
    [few] прибрано { $count } вояк
   *[many] прибрано { $count } вояк
  } з галявини { $clearing }.
event-piece-removed = { $seat }: { $piece-acc } прибрано з галявини { $clearing }.
event-healed = { $seat }: { $count ->
    [one] { $count } вояка повертається
    [few] { $count } вояки повертаються
   *[many] { $count } вояк повертаються
  } до Фортеці на галявині { $clearing }.
event-placed = { $seat }: { $piece } на галявині { $clearing }.
event-recruited = { $seat }: вербування в кожній казармі.
event-leader = { $seat }: новий очільник — { $leader }.
event-decreed = { $seat }: до Указу додано карту { $card-acc }: { $column }.
event-roosted = { $seat }: гніздо на галявині { $clearing }{ $count ->
    [0] .
    [one] {""} і { $count } вояка.
    [few] {""} і { $count } вояки.
   *[many] {""} і { $count } вояк.
  }
event-enlisted = { $seat }: завербовано { $count ->
    [one] { $count } вояку
    [few] { $count } вояк
   *[many] { $count } вояк
  } на галявині { $clearing }.
event-garrisoned = { $seat }: по вояці на галявинах { $clearings }.
event-wood-spent = { $seat }: витрачено { $count ->
    [one] { $count } жетон деревини
    [few] { $count } жетони деревини
   *[many] { $count } жетонів деревини
  } на галявині { $clearing }.
event-turmoil = { $seat }: революція! Указ не виконати: { $column }, карта { $card-acc }.
event-sympathy = { $seat }: жетон підтримки на галявині { $clearing }.
event-revolt = { $seat }: заколот на галявині { $clearing }.
event-base = { $seat }: криївка на галявині { $clearing } і { $count ->
    [0] жодного вояки
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
  }.
event-officer = { $seat }: новий сотник, разом { $count }.
event-officers-lost = { $seat }: утрачено криївку, а з нею { $count ->
    [one] { $count } сотника
    [few] { $count } сотників
   *[many] { $count } сотників
  }.
event-supporter-added = { $seat }: карта { $card-acc } іде до прибічників.
event-supporter-added-hidden = { $seat }: карта йде до прибічників.
event-supporter-spent = { $seat }: скинуто прибічника { $card-acc }.
event-supporter-lost = { $seat }: для прибічника { $card-acc } немає місця, карту скинуто.
event-outrage-unpaid = { $seat }: заворушення, але віддати нічого: Альянс бере карту з колоди.
event-outraged = { $seat }: заворушення, Альянсові віддано карту { $card-acc }.
event-outraged-hidden = { $seat }: заворушення, Альянсові віддано карту.
event-organized = { $seat }: організація на галявині { $clearing }.
event-stationed = { $seat }: вояка на галявині { $clearing }.
event-raised = { $seat }: мобілізовано вояку на галявині { $clearing }.
won-by-3-1 = тридцять очок
won-by-3-3-1-1 = Панування масті
won-by-3-3-1-2 = пташине Панування
result = Перемога: { $seats }, { $reason } [{ $law }]. Очки: { $scores }.

## The board in the terminal

board-head = Мапа { $map } · раунд { $round } · ходять: { $seats } · колода { $deck }, відбій { $discard }
board-supply = Предмети, які можна створити: { $list }
board-played = Карти, які зараз грають: { $cards }
board-available = Карти Панування біля мапи: { $cards }
board-none = немає
board-open = вільна
board-ruler = вл. { $letter }
board-paths = до { $list }
board-counted = { $name } { $count }
board-clearing = Галявина { $clearing }, { $suit }. Влада: { $ruler }. Комірки: { $slots }. Вояки: { $warriors }. Жетони: { $tokens }. Стежки до { $paths }.
board-clearing-bare = Галявина { $clearing }. Комірки: { $slots }. Стежки до { $paths }.
board-seat = { $letter } { $name }{ $you ->
    [yes] {""} (ви)
   *[no] {""}
  }{ $turn ->
    [yes] , зараз хід
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
  }, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карти
   *[many] { $hand } карт
  }
board-seat-supply = { $supply ->
    [one] { $supply } вояка
    [few] { $supply } вояки
   *[many] { $supply } вояк
  } у запасі
board-dominance = мета — { $card }, очок більше не отримує
board-in-coalition = у коаліції з { $other_seat-ins }, очок більше не отримує
board-crafted = Створено: { $list }
board-in-play = У грі: { $cards }
board-stock = Лишилося: { $list }
board-building = { $piece } { $count } (далі: деревина { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
board-building-drawn = { $piece } { $count } (деревина { $wood }: +{ $points })
board-roosts = гніздо { $count } (на мапі { $map }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } і { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
  } у Сутінках)
board-sympathy = жетон підтримки { $count } (далі: { $cost ->
    [one] { $cost } прибічник
    [few] { $cost } прибічники
   *[many] { $cost } прибічників
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
board-left = { $piece } { $count }
board-leader = Очільник: { $leader }, { $effect }
board-deposed = у відставці: { $leaders }
board-decree = Указ: { $list }
board-column = { $column }: { $cards }
board-vizier = радник
board-supporters = { $count ->
    [one] { $count } прибічник
    [few] { $count } прибічники
   *[many] { $count } прибічників
  } (без криївки щонайбільше { $most })
board-supporters-bare = { $count ->
    [one] { $count } прибічник
    [few] { $count } прибічники
   *[many] { $count } прибічників
  }
board-officers = { $count ->
    [one] { $count } сотник
    [few] { $count } сотники
   *[many] { $count } сотників
  }
board-more = { $name }: { $value }
board-hand = Ваша рука:
board-hand-of = { $seat }, рука:
board-supporters-own = Ваші прибічники:
board-items-own = Ваші предмети: { $items }
board-supporters-of = { $seat }, прибічники:
board-card = { $card }. { $effect }
board-cards = { $count } × { $card }. { $effect }
board-empty = карт немає

## The Vagabond

option-character = персонаж Бурлаки: на вибір гравця, випадковий або названий; у Бурлабота — випадковий або названий
    .title = Персонаж

character-thief = Злодюжка
    .effect = смолоскип: поцупити випадкову карту в гравця на своїй галявині
    .bot = суперник тут із найбільшою кількістю очок утрачає випадкову карту, а він отримує очко
    .ins = Злодюжкою
character-tinker = Ремісник
    .effect = смолоскип: забрати з відбою карту масті своєї галявини
    .bot = створює найвищий предмет відбою; починає з одним предметом менше
    .ins = Ремісником
character-ranger = Лісник
    .effect = смолоскип: полагодити три предмети й закінчити День
    .bot = шмигає в хащі, якщо три предмети пошкоджено
    .ins = Лісником
character-vagrant = Халамидник
    .effect = смолоскип: нацькувати одне на одного двох гравців на своїй галявині
    .bot = нацьковує одне на одного двох гравців тут і отримує очки за втрати обох
    .ins = Халамидником
character-arbiter = Суддя
    .effect = захисник на його галявині може його найняти: очко йому, його мечі — захисникові
    .bot = власної дії не має; захисник тут може його найняти: очко йому, предмети з його треку бою — захисникові
    .ins = Суддею
character-scoundrel = Лайдак
    .effect = лишити смолоскип: прибрати всіх суперників зі своєї галявини; її закрито назавжди
    .bot = якщо тут три компоненти суперників, серед них споруда чи жетон, прибирає всі; предмет назавжди накриває комірку; очко
    .ins = Лайдаком

state-ready = не використано
state-exhausted = використано
state-damaged = пошкоджено, горілиць
state-damaged-exhausted = пошкоджено, долілиць

relation-indifferent = нейтральні
relation-amiable = приязні
relation-friendly = дружні
relation-allied = союзні
relation-hostile = ворожі

quest-errand-fox = Доручення (лисяча: трунок, чоботи)
quest-fundraising-fox = Збір коштів (лисяча: трунок, монети)
quest-give-a-speech-fox = Виголосити промову (лисяча: смолоскип, трунок)
quest-logistics-help-fox = Допомога з перевезенням (лисяча: чоботи, торбинка)
quest-repair-a-shed-fox = Полагодити сарай (лисяча: смолоскип, молот)
quest-errand-rabbit = Доручення (кроляча: трунок, чоботи)
quest-expel-bandits-rabbit = Прогнати розбійників (кроляча: два мечі)
quest-fend-off-a-bear-rabbit = Відігнати ведмедя (кроляча: смолоскип, арбалет)
quest-give-a-speech-rabbit = Виголосити промову (кроляча: смолоскип, трунок)
quest-guard-duty-rabbit = Вартова служба (кроляча: смолоскип, меч)
quest-escort-mouse = Супровід (мишача: дві пари чобіт)
quest-expel-bandits-mouse = Прогнати розбійників (мишача: два мечі)
quest-fend-off-a-bear-mouse = Відігнати ведмедя (мишача: смолоскип, арбалет)
quest-guard-duty-mouse = Вартова служба (мишача: смолоскип, меч)
quest-logistics-help-mouse = Допомога з перевезенням (мишача: чоботи, торбинка)

event-character = { $seat }: персонаж — { $character }.
event-pawn-placed = { $seat }: початок у хащах { $forest }.
event-quest-revealed = Відкрито квест: { $quest }.
event-refreshed = { $seat }: відновлено { $item-acc }.
event-travelled = { $seat }: перехід на галявину { $clearing }.
event-travelled-bare = { $seat }: шмиг у хащі { $forest }.
event-allies-moved = { $count ->
    [one] { $count } вояка { $other_seat-gen } йде
    [few] { $count } вояки { $other_seat-gen } йдуть
   *[many] { $count } вояк { $other_seat-gen } йдуть
  } разом на галявину { $clearing }.
event-allies-fight = { $seat }: бій разом із вояками { $other_seat-gen }.
event-arbiter-enlisted = { $seat }: найнято Суддю.
event-exhausted = { $seat }: використано { $count ->
    [1] { $item-acc }
   *[other] { $item-acc } ×{ $count }
  }.
event-item-gained = { $seat }: здобуто { $item-acc }.
event-damaged = { $seat }: пошкоджено { $item-acc }.
event-repaired = { $seat }: полагоджено { $item-acc }.
event-item-dropped = { $seat }: зайвий предмет вибуває з гри: { $item }.
event-rested = { $seat }: спочинок у хащах, усе полагоджено.
event-aided = { $seat }: допомога { $other_seat-dat }, карта { $card-acc }.
event-aided-hidden = { $seat }: допомога { $other_seat-dat }, одна карта.
event-relation = { $seat }: відносини з { $other_seat-ins } тепер { $relation }.
event-quest-completed = { $seat }: виконано квест: { $quest }.
event-quest-points = { $seat }: виконано { $count ->
    [one] { $count } квест { $suit-gen } масті
    [few] { $count } квести { $suit-gen } масті
   *[many] { $count } квестів { $suit-gen } масті
  }.
event-took-discarded = { $seat }: з відбою забрано карту { $card-acc }.
event-instigated = { $seat }: { $attacker_seat-acc } нацьковано на { $defender_seat-acc }.
event-scorched = { $seat }: галявину { $clearing } спалено, туди більше ніхто не ввійде.
event-coalition = { $seat }: коаліція з { $other_seat-ins }.

ask-after-decree = Указ виконано. Щось іще до кінця Дня?
ask-choose-served = На всі місця запасу не вистачає ({ $piece }, лишилося { $count }): куди піде наступний компонент?
ask-choose-served-bare = На всі місця запасу не вистачає: куди піде наступний компонент?
ask-choose-character = Хто ви?
ask-chance-character = Персонажа обирають кубики.
ask-chance-quest = Кубики відкривають квест.
ask-chance-first-vagabond = Котрий Бурлака готується першим?
ask-take-found = Що ви берете з руїн?
why-character-taken = цим персонажем грає інший Бурлака
why-found-before = такий предмет із руїн у вас уже є
event-ruin-seen = { $seat }: під руїнами видно: { $items }.
event-ruin-seen-hidden = { $seat }: погляд під руїни.
ask-chance-find = Що лежить у руїнах, кажуть кубики.
ask-place-pawn = У яких хащах ви починаєте?
ask-choose-refreshed = Треті півні: який предмет ви відновлюєте? { $count ->
    [one] Ще { $count }.
    [few] Ще { $count }.
   *[many] Ще { $count }.
  }
ask-choose-refreshed-bare = Який предмет ви відновлюєте?
ask-choose-damaged = Який предмет пошкоджено?
ask-choose-repaired = Який предмет ви лагодите?
ask-drop-item = У вас поза треками на { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
  } забагато: котрий вибуває з гри?
ask-drop-item-bare = У вас забагато предметів: котрий вибуває з гри?
ask-take-hit = Що пошкоджено на галявині { $clearing }? Лишилося ушкоджень: { $hits }.
ask-take-hit-bare = Ушкодження: який предмет пошкоджено?
ask-exhaust-any = Який предмет ви використовуєте, щоб сплатити Товариству? Лишилося: { $count }.
ask-exhaust-any-bare = Який предмет ви використовуєте?
ask-aid-with = Яку карту ви віддаєте?
ask-receive-item = Який предмет ви берете натомість у { $other_seat-gen }?
ask-receive-item-bare = Який предмет ви берете натомість?
ask-quest-reward = Винагорода: по очку за кожен виконаний квест { $suit-gen } масті чи дві карти?
ask-quest-reward-bare = Винагорода: по очку за кожен квест цієї масті чи дві карти?
ask-choose-victim = З чиєї руки ви цупите карту?
ask-take-discarded = Яку карту ви забираєте з відбою?
ask-instigate = Хто на кого нападає?
ask-may-enlist = Наймаєте Суддю на цей бій?
ask-may-fight-with-allies = Використовуєте вояк союзника як своїх?
ask-choose-partner = З ким ви стаєте в коаліцію?
ask-travel-where = { $moment }: куди ви йдете?
ask-travel-where-bare = Треті півні: куди ви шмигнете, якщо бажаєте?
ask-travel-with = Скільки вояк союзника йде з вами?
ask-vagabond-daylight = День: що робите? Чоботи переміщують, мечі б'ються, смолоскипи обшукують, арбалети стріляють, молоти створюють і лагодять, будь-який предмет допомагає.

why-fewest-points = партнером може бути лише гравець із найменшою кількістю очок
why-four-players-needed = для коаліції потрібні четверо гравців
why-has-dominance = цей гравець активував карту Панування
why-in-a-forest = у хащах цього не зробити
why-items-missing = немає потрібних невикористаних предметів
why-no-allies-there = там немає вояк союзника
why-no-crossbow = немає невикористаного арбалета
why-no-hammer = немає невикористаного молота
why-no-matching-discard = у відбої немає карти масті цієї галявини
why-no-partner = немає з ким стати в коаліцію
why-nobody-to-strike = цей гравець не має тут вояк
why-nothing-to-strike = тут немає такого компонента
why-no-ruin = тут немає руїн
why-no-special-action = цей персонаж не має такої дії
why-no-such-item = такого предмета немає
why-not-his-clearing = він б'ється лише там, де перебуває
why-no-sword = немає невикористаного меча
why-no-torch = немає невикористаного смолоскипа
why-nobody-to-aid = тут нікому допомогти
why-nobody-to-rob = тут ні в кого немає карт
why-not-damaged = його не пошкоджено
why-not-exhausted = його не використано
why-not-into-a-forest = у хащі можна лише шмигнути
why-nothing-ready = немає невикористаних предметів
why-nothing-wanted-there = там нічого не потрібно
why-on-its-track = він лежить на своєму треку й не рахується
why-scorched = цю галявину спалено: туди ніхто не ввійде
why-too-few-boots = замало невикористаних чобіт
why-warriors-first = спершу треба прибрати вояк

do-aid = допомогти { $seat-dat } (предмет і карта цієї масті)
do-become = { $character }
do-cards = узяти дві карти
do-character = стати { $character-ins } ({ $items }): { $character_effect }
do-character-bare = стати { $character-ins }
do-damage = пошкодити { $item-acc } ({ $state })
do-drop = позбутися { $item-gen } ({ $state })
do-exhaust = використати { $item-acc }
do-explore = обшукати руїни (смолоскип)
do-find = знайти { $item-acc }
do-forest = у хащі { $forest } (між { $clearings })
do-forest-bare = у хащі { $forest }
do-points = { $by ->
    [cult] витратити карту й отримати
   *[other] отримати
  } { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }
do-points-bare = отримати очки
do-quest = виконати квест: { $quest }
do-receive = узяти { $item-acc }
do-refresh = відновити { $item-acc } ({ $state })
do-repair = полагодити { $item-acc } ({ $state })
do-reveal = відкрити квест { $quest }
do-sacrifice = утратити вояку { $seat-gen }
do-set = нацькувати { $attacker-acc } на { $defender-acc }
do-shoot = прибрати { $piece-acc }
do-special = { $character }, { $character_effect }
do-special-bare = виконати особливу дію персонажа
do-strike = вистрілити по { $seat-loc } (арбалет)

group-aid = Допомогти (предмет і карта цієї масті)
group-become = Персонаж
group-character = Ваш персонаж
group-damage = Пошкодити ({ $state })
group-drop = Позбутися ({ $state })
group-exhaust = Використати
group-find = Знайти
group-forest = У хащі
group-quest = Квест
group-receive = Узяти
group-refresh = Відновити ({ $state })
group-repair = Полагодити ({ $state })
group-reveal = Відкрити
group-sacrifice = Утратити вояку фракції
group-set = Нацькувати { $attacker-acc } на фракцію
group-shoot = Прибрати
group-strike = Вистрілити (арбалет) по фракції

effect-hospitals = польові шпиталі
effect-base = утрачена криївка
effect-outrage = заворушення
effect-humility = утрачений сад
effect-trade = утрачений торговельний пункт
effect-ferry = карта за пором
ask-order-effects = Збігаються кілька ефектів. Зараз ваш хід: який діє першим?
why-not-set-off = його нічого не спричинило
do-first = спершу { $effect }
group-first = Спершу
board-key-character = Персонаж
board-key-pawn = Фішка
board-key-kit = Предмети
board-key-relations = Відносини
board-key-aids = Допомоги цього ходу
board-key-completed = Виконані квести
board-key-coalition = У коаліції з фракцією
board-key-quests = Відкриті квести

## Exiles and Partisans

deck-standard = стандартна
deck-exiles = «Ізгої та партизани»
board-deck = Колода: { $name }
board-key-coffins = У трунах
board-key-exhausted = Використані предмети

ask-may-sabotage = Саботажники: скинути їх, а з ними й карту суперника?
ask-order-whom = Хибні накази: чиї вояки і з якої галявини? Іде половина, із заокругленням угору.
ask-order-where = Куди вони йдуть із галявини { $clearing }?
ask-order-where-bare = Куди вони йдуть?
ask-swap-with = Барахолка: з чиєї руки ви берете карту?
ask-swap-for = Барахолка: яку карту ви віддаєте натомість?
ask-emigre-from = Крилатий емігрант: звідки вирушають вояки? Без переміщення й бою після нього карту скидають.
ask-emigre-where = Крилатий емігрант: куди ви йдете? Без переміщення й бою після нього карту скидають.
ask-emigre-battle = Крилатий емігрант: з ким ви б'єтеся на галявині { $clearing }? Без бою карту скидають.
ask-emigre-battle-bare = Крилатий емігрант: з ким ви б'єтеся? Без бою карту скидають.
ask-propaganda-card = Бюро пропаганди: яку карту ви витрачаєте?
ask-propaganda-where = Бюро пропаганди: котрий вояка поступається місцем вашому?
ask-league-deed = Переміщення чи бій?
ask-may-charm = Чарівний наступ: узяти карту, щоб інший гравець отримав очко?
ask-charm-whom = Чарівний наступ: хто отримує очко?
ask-may-inform = Інформатори: забрати з відбою карту засідки чи пропустити і взяти { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
  }?
ask-may-inform-bare = Інформатори: забрати з відбою карту засідки чи пропустити і взяти карти?

do-sabotage = скинути карту { $seat-gen }: { $card }
do-order = перемістити половину вояк { $seat-gen } з галявини { $clearing }
do-sway = прибрати вояку { $seat-gen } з галявини { $clearing }
do-recover = забрати з відбою карту { $card-acc }
group-sabotage = Скинути карту { $seat-gen }
group-order = Перемістити половину вояк { $seat-gen } з галявини
group-sway = Прибрати вояку { $seat-gen } з галявини
group-recover = Забрати з відбою

event-coffins-opened = { $seat }: { $count ->
    [one] { $count } вояка йде
    [few] { $count } вояки йдуть
   *[many] { $count } вояк ідуть
  } з трун додому.
event-sabotaged = { $seat }: саботовано карту { $other_seat-gen }: { $card }.
event-swapped = { $seat }: натомість { $other_seat-dat } віддано карту { $card-acc }.
event-swapped-hidden = { $seat }: натомість { $other_seat-dat } віддано карту.
event-swayed = { $seat }: вояка з'являється на галявині { $clearing }.

why-no-enemy = обрати можна лише суперника
why-no-enemy-warriors = там немає вояк суперників
why-no-move-no-battle = немає ані переміщення, ані бою, які можна здійснити
why-nothing-to-spend = жодна карта у вашій руці не відповідає галявині з вояками суперників

## The Lizard Cult

ask-place-first-garden = У якому вільному куті ваш перший сад?
ask-choose-outcast = Яка масть — вигнанці?
ask-may-conspire = Треті півні: змова на галявинах { $suit-gen } масті, масті вигнанців? { $count ->
    [one] У вас { $count } фанатик.
    [few] У вас { $count } фанатики.
   *[many] У вас { $count } фанатиків.
  }
ask-may-conspire-bare = Треті півні: влаштувати змову?
ask-cult-daylight = День: відкрийте карту для ритуалу її масті (сад, вояка, очки), пташину — заради фанатика, або йдіть далі.
ask-choose-ritual = Відкрито карту { $card-acc }: який ритуал?
ask-choose-ritual-bare = Який ритуал?
ask-cult-craft = Сутінки: створити карту садами { $suit-gen } масті, масті вигнанців? Незадіяних: { $count }.
ask-cult-craft-bare = Сутінки: створити карту садами масті вигнанців?
ask-chance-discard = Яку випадкову карту скинуто?

why-corner-taken = цей кут для Культу не вільний
why-no-bird-outcast = птахи ніколи не бувають вигнанцями
why-too-few-acolytes = замало фанатиків
why-not-outcast = лише галявини масті вигнанців
why-no-enemy-warrior = там немає вояки суперника
why-no-enemy-building = там немає такої споруди суперника
why-where-they-arrived = лише на галявині, куди вони перемістилися
why-suit-scored-already = за цю масть цього ходу вже отримано очки
why-no-garden-of-suit = на мапі немає саду цієї масті
why-no-ritual = зараз із нею не виконати жодного ритуалу

event-outcast = { $seat }: вигнанці — { $suit } масть.
event-hated = { $seat }: вигнанці — { $suit } масть, і вони осоружні.
event-souls-discarded = { $seat }: Загублені душі йдуть у відбій ({ $count }).
event-acolytes = { $seat }: тепер { $count ->
    [one] { $count } фанатик
    [few] { $count } фанатики
   *[many] { $count } фанатиків
  }.
event-crusade = { $seat }: хрестовий похід за { $count ->
    [one] { $count } фанатика
    [few] { $count } фанатиків
   *[many] { $count } фанатиків
  }.
event-converted = { $seat }: навернено вояку { $other_seat-gen } на галявині { $clearing } за { $count ->
    [one] { $count } фанатика
    [few] { $count } фанатиків
   *[many] { $count } фанатиків
  }.
event-sanctified = { $seat }: освячено { $piece-acc } на галявині { $clearing } за { $count ->
    [one] { $count } фанатика
    [few] { $count } фанатиків
   *[many] { $count } фанатиків
  }.
event-revealed = { $seat }: відкрито карту { $card-acc }.
event-cards-returned = { $seat }: { $count ->
    [one] { $count } відкрита карта повертається
    [few] { $count } відкриті карти повертаються
   *[many] { $count } відкритих карт повертаються
  } в руку.

do-outcast = вигнанці — { $suit } масть
do-crusade = влаштувати хрестовий похід ({ acolytes }): { $way ->
    [battle] бій на галявині масті вигнанців
   *[move] переміщення з галявини масті вигнанців, потім бій там, куди прийшли
  }
do-crusade-bare = влаштувати хрестовий похід: { $way ->
    [battle] бій на галявині масті вигнанців
   *[move] переміщення з галявини масті вигнанців, потім бій там, куди прийшли
  }
do-convert = навернути вояку { $seat-gen } на галявині { $clearing } ({ acolytes })
do-convert-bare = навернути вояку { $seat-gen } на галявині { $clearing }
do-sanctify = освятити { $piece-acc } на галявині { $clearing } ({ acolytes }, 1 очко)
do-sanctify-bare = освятити { $piece-acc } на галявині { $clearing }
do-show = відкрити карту { $card-acc }{ $ritual ->
   *[sacrifice] : фанатик
  }
do-show-bare = відкрити карту { $card-acc }
moment-crusade = Хрестовий похід
moment-crusade-arrived = Хрестовий похід, бій там, куди прийшли, якщо бажаєте
label-crusade = { $way ->
    [battle] бій на галявині масті вигнанців
   *[move] переміщення з такої галявини, потім бій там, куди прийшли
  }
label-acolyte = { $label }: фанатик
label-ruler = { $label } ({ $ruler })
label-river = { $label } (річка)
acolytes = { $acolytes ->
    [one] { $acolytes } фанатик
    [few] { $acolytes } фанатики
   *[many] { $acolytes } фанатиків
  }

group-outcast = Вигнанці
group-crusade = Хрестовий похід ({ acolytes })
group-crusade-bare = Хрестовий похід
group-convert = Навернути вояку { $seat-gen } ({ acolytes }) на галявині
group-convert-bare = Навернути вояку { $seat-gen } на галявині
group-sanctify = Освятити { $piece-acc } ({ acolytes }, 1 очко) на галявині
group-sanctify-bare = Освятити { $piece-acc } на галявині
group-show = Відкрити

board-gardens = { $piece } { $count } (на мапі { $map }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  } за ритуал{ $cards ->
    [0] {""}
   *[other] , +1 карта
  })
board-outcast = Вигнанці: { $suit }{ $hated ->
    [yes] , осоружні
   *[no] {""}
  }
board-acolytes = { $count ->
    [one] { $count } фанатик
    [few] { $count } фанатики
   *[many] { $count } фанатиків
  }
board-key-lost-souls = Загублені душі
board-key-revealed = Відкрито
## The Riverfolk Company

service-card = карта
    .gen = карти
    .acc = карту
    .gender = f
service-riverboats = річковий транспорт
    .gen = річкового транспорту
    .acc = річковий транспорт
    .gender = m
service-mercenaries = найманці
    .gen = найманців
    .acc = найманців
    .gender = pl

ask-place-on-river = Де на річці стає вояка? Лишилося розташувати: { $count }.
ask-place-on-river-bare = Де на річці стає вояка?
ask-set-first-price = Скільки коштуватимуть ваші послуги? Кожній потрібна ціна.
ask-set-price = Сутінки: нові ціни? Зараз карта { $card_price }, річковий транспорт { $boats_price }, найманці { $mercenaries_price }; кожну ціну можна змінити один раз.
ask-set-price-bare = Сутінки: нові ціни? Кожну можна змінити один раз.
ask-riverfolk-daylight = День: що робите? Резерв: { $funds_seat }. Порожні комірки для створення: { $spaces_suit }.
ask-riverfolk-daylight-bare = День: що робите? Інвестований вояка повертається, витрачений іде додому.
ask-choose-fund = Чийого вояку ви { $how ->
    [commit] інвестуєте
    [spend] витрачаєте
   *[lose] втрачаєте разом із торговельним пунктом (половину резерву)
  }? Лишилося: { $count }.
ask-choose-fund-bare = Чий вояка залишає резерв?
ask-buy-service = Треті півні: купити в Товариства? Можете сплатити { $means } і купити { $count ->
    [one] { $count } послугу
    [few] { $count } послуги
   *[many] { $count } послуг
  }. Ціни: карта { $card_price }, річковий транспорт { $boats_price }, найманці { $mercenaries_price }.
ask-buy-service-bare = Треті півні: купити послугу Товариства?

why-bought-already = цього ходу ви це вже купили
why-every-price-needed = кожній послузі потрібна ціна
why-mercenaries-stay = найманці гинуть лише від ушкоджень, які отримує їхній наймач
why-mercenaries-refuse = найманці не б'ються з Товариством
why-no-mercenaries-for-vagabonds = Бурлака не може найняти найманців
why-no-purchases-left = більше цього ходу не купити: одна послуга і ще по одній за кожну галявину з торговельним пунктом і вашим компонентом
why-no-such-fund = у резерві немає вояки цього гравця
why-nobody-rules = цією галявиною ніхто не володіє
why-not-on-the-river = ця галявина не на річці
why-price-as-it-is = ціна вже така
why-price-is-set = цей маркер уже пересунуто
why-too-expensive = вам нічим сплатити ціну: потрібні вояки в запасі, для Бурлаки — невикористані предмети
why-too-few-funds = замало вояк у резерві
why-too-few-funds-of-ruler = потрібні двоє вояк із резерву, що належать гравцеві, який там володіє
why-trade-post-there = там уже є торговельний пункт

do-buy = купити в Товариства карту { $card-acc }
do-riverboats = купити річковий транспорт: цього ходу річка для вас — стежка
do-mercenaries = найняти найманців: у День і Сутінки вояки Товариства володіють і б'ються за вас
do-fund = вояка { $seat-gen }
do-export = експортувати карту { $card-acc }: скинути її за вояку в Платежах
do-trade = розташувати торговельний пункт і вояку на галявині { $clearing } за двох вояк { $ruler_seat-gen } з резерву ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  })
do-trade-bare = розташувати торговельний пункт і вояку на галявині { $clearing } за двох вояк її володаря з резерву
do-price = { $service }: { $price }
do-draw-card = узяти карту (інвестувати вояку з резерву)

group-buy = Купити в Товариства
group-fund = Вояка фракції
group-export = Експортувати
group-trade = Торговельний пункт і вояка ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }) за двох вояк володаря з резерву, на галявині
group-trade-bare = Торговельний пункт на галявині
group-price = Ціна { $service-gen }

event-bought = { $seat }: куплено { $service-acc } за { $price }.
event-bought-card = { $seat }: у Товариства куплено карту { $card-acc } за { $price }.
event-price-set = { $seat }: нова ціна, { $service } — { $price }.
event-paid-themselves = { $seat }: { $count ->
    [0] власних вояк не лишилося, тож нікому йти
    [one] { $count } власний вояка йде
    [few] { $count } власні вояки йдуть
   *[many] { $count } власних вояк ідуть
  } до Платежів.
event-funds-gathered = { $seat }: усе зібрано, у резерві { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
  }.
event-committed = { $seat }: інвестовано { $count ->
    [one] { $count } вояку { $other_seat-gen }
    [few] { $count } вояк { $other_seat-gen }
   *[many] { $count } вояк { $other_seat-gen }
  }.
event-fund-spent = { $seat }: витрачено { $count ->
    [one] { $count } вояку { $other_seat-gen }
    [few] { $count } вояк { $other_seat-gen }
   *[many] { $count } вояк { $other_seat-gen }
  }.
event-fund-lost = { $seat }: торгівлю припинено, з резерву { $count ->
    [one] { $count } вояка повертається
    [few] { $count } вояки повертаються
   *[many] { $count } вояк повертаються
  } до { $other_seat-gen }.
event-exported = { $seat }: експортовано карту { $card-acc }.

board-key-open-hand = Відкрита рука
board-key-funds = Резерв
board-key-payments = Платежі
board-key-commitments = Інвестиції
board-key-prices = Ціни
board-key-gone = Утрачені торговельні пункти
board-key-riverboats = Річковий транспорт везе
board-key-mercenaries = Найманці служать фракції
board-river = { $paths }, річкою { $list }
## The lake and the mountain

do-clear = розчистити перекриту стежку { $path } (будь-яка карта, 1 очко)
group-clear = Розчистити перекриту стежку (будь-яка карта, 1 очко)
ask-pay-for-path = Яку карту ви витрачаєте, щоб розчистити стежку з галявини { $from_clearing } на галявину { $clearing }?
ask-pay-for-path-bare = Яку карту ви витрачаєте, щоб розчистити стежку?
event-ferried = { $seat }: пором іде разом на галявину { $clearing }.
event-path-cleared = { $seat }: стежку з галявини { $from_clearing } на галявину { $clearing } розчищено.
why-path-is-clear = ця стежка вже вільна
why-cleared-this-turn = лише одна стежка за хід
why-nobody-at-either-end = у вас немає компонента на жодному її кінці
why-no-card-to-spend = у вас немає карти, щоб витратити
board-ferry = пором
board-tower = вежа
board-ferry-here = Тут пором.
board-tower-here = Тут вежа: це Перевал.
board-closed = Перекриті стежки (на мапі позначка x): { $list }
board-seen-in-ruins = Ви бачили й лишили під руїнами: { $list }
board-seen = галявина { $clearing }: { $list }
do-sail = плисти поромом: він іде з вами, і ви берете карту
ask-may-take-ferry = Ви можете перетнути озеро без порома. Плисти поромом?

# the drawn map
root-forest = Хащі { $forest }
root-board-clearing = Галявина { $clearing }
root-board-ruler = { $seat-gender ->
    [pl] володіють
   *[other] володіє
  } { $seat }
root-board-warriors = { $seat }: { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
  }
root-board-open = { $count ->
    [one] { $count } вільна комірка
    [few] { $count } вільні комірки
   *[many] { $count } вільних комірок
  }
root-board-forest = Хащі { $forest }, між галявинами { $list }.
root-forecast-extra = (разом із { $count ->
    [one] { $count } додатковим ушкодженням
    [few] { $count } додатковими ушкодженнями
   *[many] { $count } додатковими ушкодженнями
  })
root-forecast-chance = { $percent } %
root-forecast-but = Ушкодження та їхня ймовірність, без засідок, карт і допомоги.
root-score = Шкала очок
root-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
  }
root-discard = Відбій ({ $count })
root-discard-empty = Ще нічого не скинуто.
root-items = Предмети, які можна створити
root-available = Можна забрати:
root-boards = Планшети
root-common = Нічийне
