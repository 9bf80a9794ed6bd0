### Root: что читают игроки. Названия принадлежат игре, эффекты пересказаны нашими словами.

game-root = Root
    .about = Фракции, каждая со своими правилами, борются за лес из двенадцати полян. Для победы нужны тридцать очков — или превосходство, если его карты есть в колоде.
    .help = Ход — это утро, день и вечер. Поляной правит тот, у кого на ней больше воинов и зданий; при ничьей — никто или Династия. Чтобы перемещаться, нужно править поляной, с которой уходите, или той, на которую входите. В сражении бросают два кубика: нападающий наносит большее число, защищающийся — меньшее, но не больше урона, чем у него там воинов. Карты мастерят компонентами на полянах нужных мастей: мастерскими, гнёздами, жетонами поддержки. Птичья карта заменяет любую масть. Буквы на поле: М — Маркиса, Д — Династия, С — Союз, Б — Бродяга, П — второй Бродяга, К — Культ, Р — Братство, Г — Герцогство, В — Сговор; «к 5 9» — тропы, «~7 11» — река.

option-map = поле; на всех, кроме осеннего, масти полян раскладываются случайно
    .title = Поле
option-order = порядок ходов: случайный или как в списке мест
    .title = Порядок ходов
option-marquise = участвует ли Маркиса де Котэ
option-eyrie = участвует ли Крылатая династия
option-alliance = участвует ли Лесной союз
option-vagabond = участвует ли Бродяга
option-vagabond2 = участвует ли второй Бродяга
option-cult = участвует ли Культ пресмыкающихся
option-riverfolk = участвует ли Речное братство
option-deck = колода карт: обычная или «Изгнанники и партизаны»
    .title = Колода
option-character2 = персонаж второго Бродяги
    .title = Персонаж
warning-low-reach = Общий охват этих фракций меньше, чем советует закон [A]: играть можно, но партия может затянуться или выйти неравной.

map-autumn = осеннее
    .gen = осеннего
    .loc = осеннем
    .gender = n
map-winter = зимнее
    .gen = зимнего
    .loc = зимнем
    .gender = n
map-lake = озёрное
    .gen = озёрного
    .loc = озёрном
    .gender = n
map-mountain = горное
    .gen = горного
    .loc = горном
    .gender = n

suit-fox = лисья
    .letter = Л
    .gen = лисьей
    .dat = лисьей
    .acc = лисью
    .ins = лисьей
    .loc = лисьей
    .gender = f
suit-rabbit = заячья
    .letter = З
    .gen = заячьей
    .dat = заячьей
    .acc = заячью
    .ins = заячьей
    .loc = заячьей
    .gender = f
suit-mouse = мышиная
    .letter = М
    .gen = мышиной
    .dat = мышиной
    .acc = мышиную
    .ins = мышиной
    .loc = мышиной
    .gender = f
suit-bird = птичья
    .letter = П
    .gen = птичьей
    .dat = птичьей
    .acc = птичью
    .ins = птичьей
    .loc = птичьей
    .gender = f
suit-any = любая
    .gen = любой
    .dat = любой
    .acc = любую
    .ins = любой
    .loc = любой
    .gender = f

# .short — то, что помещается в ячейку нарисованного поля.
piece-sawmill = лесопилка
    .short = пил
    .gen = лесопилки
    .dat = лесопилке
    .acc = лесопилку
    .ins = лесопилкой
    .loc = лесопилке
    .gender = f
piece-workshop = мастерская
    .short = мас
    .gen = мастерской
    .dat = мастерской
    .acc = мастерскую
    .ins = мастерской
    .loc = мастерской
    .gender = f
piece-recruiter = казарма
    .short = каз
    .gen = казармы
    .dat = казарме
    .acc = казарму
    .ins = казармой
    .loc = казарме
    .gender = f
piece-roost = гнездо
    .short = гнз
    .gen = гнезда
    .dat = гнезду
    .acc = гнездо
    .ins = гнездом
    .loc = гнезде
    .gender = n
piece-base = база
    .short = баз
    .gen = базы
    .dat = базе
    .acc = базу
    .ins = базой
    .loc = базе
    .gender = f
piece-ruin = руина
    .short = руи
    .gen = руины
    .dat = руине
    .acc = руину
    .ins = руиной
    .loc = руине
    .gender = f
piece-keep = цитадель
    .short = цит
    .gen = цитадели
    .dat = цитадели
    .acc = цитадель
    .ins = цитаделью
    .loc = цитадели
    .gender = f
piece-wood = древесина
    .short = древ
    .gen = древесины
    .dat = древесине
    .acc = древесину
    .ins = древесиной
    .loc = древесине
    .gender = f
piece-sympathy = поддержка
    .short = подд
    .gen = поддержки
    .dat = поддержке
    .acc = поддержку
    .ins = поддержкой
    .loc = поддержке
    .gender = f
piece-fox-garden = лисий сад
    .short = сад
    .gen = лисьего сада
    .dat = лисьему саду
    .acc = лисий сад
    .ins = лисьим садом
    .loc = лисьем саду
    .gender = m
piece-rabbit-garden = заячий сад
    .short = сад
    .gen = заячьего сада
    .dat = заячьему саду
    .acc = заячий сад
    .ins = заячьим садом
    .loc = заячьем саду
    .gender = m
piece-mouse-garden = мышиный сад
    .short = сад
    .gen = мышиного сада
    .dat = мышиному саду
    .acc = мышиный сад
    .ins = мышиным садом
    .loc = мышином саду
    .gender = m
piece-fox-post = лисий торговый пост
    .short = пост
    .gen = лисьего торгового поста
    .dat = лисьему торговому посту
    .acc = лисий торговый пост
    .ins = лисьим торговым постом
    .loc = лисьем торговом посту
    .gender = m
piece-rabbit-post = заячий торговый пост
    .short = пост
    .gen = заячьего торгового поста
    .dat = заячьему торговому посту
    .acc = заячий торговый пост
    .ins = заячьим торговым постом
    .loc = заячьем торговом посту
    .gender = m
piece-mouse-post = мышиный торговый пост
    .short = пост
    .gen = мышиного торгового поста
    .dat = мышиному торговому посту
    .acc = мышиный торговый пост
    .ins = мышиным торговым постом
    .loc = мышином торговом посту
    .gender = m

item-bag = мешок
    .gen = мешка
    .ins = мешком
    .gender = m
item-boots = сапоги
    .gen = сапог
    .ins = сапогами
    .gender = pl
item-crossbow = арбалет
    .gen = арбалета
    .ins = арбалетом
    .gender = m
item-hammer = молот
    .gen = молота
    .ins = молотом
    .gender = m
item-sword = меч
    .gen = меча
    .ins = мечом
    .gender = m
item-tea = чайник
    .gen = чайника
    .ins = чайником
    .gender = m
item-coins = монеты
    .gen = монет
    .ins = монетами
    .gender = pl
item-torch = факел
    .gen = факела
    .ins = факелом
    .gender = m

leader-builder = Строитель
    .effect = смастерённые предметы приносят все свои очки
leader-charismatic = Избранник
    .effect = каждая вербовка помещает двух воинов
leader-commander = Командир
    .effect = на 1 урон больше при нападении
leader-despot = Тиран
    .effect = на 1 очко больше за сражение, в котором убраны здание или жетон

column-recruit = вербовка
    .gen = вербовки
    .dat = вербовке
    .acc = вербовку
    .ins = вербовкой
    .loc = вербовке
    .gender = f
column-move = перемещение
    .gen = перемещения
    .dat = перемещению
    .acc = перемещение
    .ins = перемещением
    .loc = перемещении
    .gender = n
column-battle = сражение
    .gen = сражения
    .dat = сражению
    .acc = сражение
    .ins = сражением
    .loc = сражении
    .gender = n
column-build = строительство
    .gen = строительства
    .dat = строительству
    .acc = строительство
    .ins = строительством
    .loc = строительстве
    .gender = n

## Карты. Что дают предметы и сколько стоят карты, добавляется из данных колоды.

card-ambush-bird = Засада! (птичья)
    .effect = в защите, на любой поляне: 2 урона до броска; в нападении: отменяет засаду
card-ambush-fox = Засада! (лисья)
    .effect = в защите на лисьей поляне: 2 урона до броска; в нападении там же: отменяет засаду
card-ambush-rabbit = Засада! (заячья)
    .effect = в защите на заячьей поляне: 2 урона до броска; в нападении там же: отменяет засаду
card-ambush-mouse = Засада! (мышиная)
    .effect = в защите на мышиной поляне: 2 урона до броска; в нападении там же: отменяет засаду
card-dominance-bird = Превосходство (птичья)
    .effect = активируется при 10 и более очках: победа вашим утром, если вы правите двумя противоположными углами; очков больше нет
card-dominance-fox = Превосходство (лисья)
    .effect = активируется при 10 и более очках: победа вашим утром, если вы правите тремя лисьими полянами; очков больше нет
card-dominance-rabbit = Превосходство (заячья)
    .effect = активируется при 10 и более очках: победа вашим утром, если вы правите тремя заячьими полянами; очков больше нет
card-dominance-mouse = Превосходство (мышиная)
    .effect = активируется при 10 и более очках: победа вашим утром, если вы правите тремя мышиными полянами; очков больше нет
card-birdy-bindle = Птичкин узелок (птичья)
card-woodland-runners = Лесная контрабанда (птичья)
card-arms-trader = Торговец оружием (птичья)
card-crossbow-bird = Арбалет (птичья)
card-gently-used-knapsack = Аккуратно ношенная котомка (лисья)
card-root-tea-fox = Чай из кореньев (лисья)
card-travel-gear-fox = Походное снаряжение (лисья)
card-protection-racket = Вымогательство (лисья)
card-foxfolk-steel = Лисья сталь (лисья)
card-anvil = Наковальня (лисья)
card-smugglers-trail = Тропа контрабандистов (заячья)
card-root-tea-rabbit = Чай из кореньев (заячья)
card-a-visit-to-friends = Дружеский визит (заячья)
card-bake-sale = Распродажа выпечки (заячья)
card-mouse-in-a-sack = Мышь в мешке (мышиная)
card-root-tea-mouse = Чай из кореньев (мышиная)
card-travel-gear-mouse = Походное снаряжение (мышиная)
card-investments = Инвестиции (мышиная)
card-sword-mouse = Меч (мышиная)
card-crossbow-mouse = Арбалет (мышиная)
card-armorers = Оружейники (птичья)
    .effect = в сражении, сбросить её: урон от кубика вас не касается
card-sappers = Сапёры (птичья)
    .effect = в защите, сбросить её: на 1 урон больше
card-brutal-tactics = Зверская тактика (птичья)
    .effect = в нападении: на 1 урон больше, а защищающийся получает очко
card-royal-claim = Царские владения (птичья)
    .effect = утром, сбросить её: по очку за каждую поляну, которой вы правите
card-stand-and-deliver = Кошелёк или жизнь! (лисья)
    .effect = утром: случайная карта из чужой руки, чей владелец получает очко
card-tax-collector = Сборщик налогов (лисья)
    .effect = раз за день: убрать своего воина с поля и взять карту
card-favor-of-the-foxes = Лисья услуга (лисья)
    .effect = сразу: все компоненты противников уходят с лисьих полян, и вы получаете за них очки
card-command-warren = Командная нора (заячья)
    .effect = в начале дня: сражение
card-better-burrow-bank = Банк зарытых вкладов (заячья)
    .effect = в начале утра: вы и другой игрок берёте по карте
card-cobbler = Сапожник (заячья)
    .effect = в начале вечера: перемещение
card-favor-of-the-rabbits = Заячья услуга (заячья)
    .effect = сразу: все компоненты противников уходят с заячьих полян, и вы получаете за них очки
card-scouting-party = Разведчики (мышиная)
    .effect = при вашем нападении вам нельзя устроить засаду
card-codebreakers = Дешифровщики (мышиная)
    .effect = раз за день: посмотреть чужую руку
card-favor-of-the-mice = Мышиная услуга (мышиная)
    .effect = сразу: все компоненты противников уходят с мышиных полян, и вы получаете за них очки
card-saboteurs = Саботажники (птичья)
    .effect = в начале утра, сбросить её: сбрасывается и карта с длительным свойством у противника
card-soup-kitchens = Полевая кухня (птичья)
    .effect = каждый ваш жетон считается за двух воинов при подсчёте правления
card-boat-builders = Строители лодок (птичья)
    .effect = реки для вас — тропы
card-corvid-planners = Вороньи планы (птичья)
    .effect = перемещаться можно, кто бы ни правил
card-eyrie-emigre = Крылатые революционеры (птичья)
    .effect = в конце утра: перемещение, затем сражение там, куда пришли; без того и другого сбрасывается
card-fox-partisans = Лисы-партизаны (лисья)
    .effect = в сражении на лисьей поляне: на 1 урон больше, но все ваши нелисьи карты сбрасываются
card-rabbit-partisans = Зайцы-партизаны (заячья)
    .effect = в сражении на заячьей поляне: на 1 урон больше, но все ваши незаячьи карты сбрасываются
card-mouse-partisans = Мыши-партизаны (мышиная)
    .effect = в сражении на мышиной поляне: на 1 урон больше, но все ваши немышиные карты сбрасываются
card-propaganda-bureau = Отдел пропаганды (лисья)
    .effect = раз за день, за карту: воин противника на поляне её масти уступает место вашему
card-false-orders = Ложные приказы (лисья)
    .effect = утром, сбросить её: вы уводите половину воинов противника с поляны, кто бы ни правил
card-informants = Информаторы (лисья)
    .effect = вечером, вместо обычных карт: карта засады из стопки сброса
card-tunnels = Туннели (заячья)
    .effect = поляны с вашими ремесленными орудиями для вас соседние
card-charm-offensive = Очарование (заячья)
    .effect = в начале вечера: взять карту, а другой игрок по вашему выбору получает очко
card-swap-meet = Блошиный рынок (заячья)
    .effect = раз за утро: случайная карта из чужой руки в обмен на вашу
card-coffin-makers = Гробовщики (заячья)
    .effect = воины, уходящие в любой запас, ждут здесь; в начале вашего утра по очку за каждых пятерых, затем они уходят домой
card-league-of-adventurous-mice = Лига отважных мышей (мышиная)
    .effect = раз за день, перевернуть смастерённый предмет: перемещение или сражение
card-murine-broker = Мышь-брокер (мышиная)
    .effect = когда другой игрок мастерит предмет, вы берёте карту
card-master-engravers = Мастера-гравёры (мышиная)
    .effect = каждый смастерённый вами предмет приносит на 1 очко больше
card-vizier = преданный министр (птичья)

cost = Цена: { $cost }.
cost-part = { $suit } ×{ $count }
effect-ambush = Не мастерится: { $effect }.
effect-dominance = Не мастерится: { $effect }.
effect-persistent = { $cost } Остаётся в игре: { $effect }.
effect-favor = { $cost } Затем сбрасывается: { $effect }.
effect-item = { $cost } Предмет: { $item }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.

## Действия, как их назвал бы человек

do-pass = { $staying ->
   *[yes] остаться на месте
  }
do-pass-bare = пропустить
do-end = закончить, не использовав { $unused ->
    [one] { $unused } действие
    [few] { $unused } действия
   *[many] { $unused } действий
  }
do-end-bare = закончить: это всё
do-from = переместить с поляны { $clearing }
do-to = переместить на поляну { $clearing }
do-warriors = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }
do-battle = сразиться против { $seat-gen } на поляне { $clearing }
do-ambush = сыграть карту «{ $card }»
do-lose = потерять { $piece-acc }
do-craft = смастерить «{ $card }»
do-engage = активировать ремесленное орудие, масть: { $suit }
do-discard = сбросить «{ $card }»
do-use = использовать «{ $card }»
do-choose = выбрать: { $seat }
do-activate = активировать «{ $card }»
do-take = { $pile ->
   *[discard] взять карту «{ $card }» из сброса
  }
do-take-bare = взять лежащую у поля карту «{ $card }» за карту той же масти
do-spend = потратить «{ $card }»
do-give = отдать «{ $card }»
do-remove = отдать воина на поляне { $clearing }
do-start = начать на поляне { $clearing }
do-heal = потратить «{ $card }»: павшие воины возвращаются к цитадели
do-march = { $by ->
    [riverfolk] переместить (вложить воина из казны)
   *[other] марш: { $moves ->
        [one] { $moves } перемещение
        [few] до { $moves } перемещений
       *[many] до { $moves } перемещений
      }
  }
do-march-bare = марш
do-recruit = вербовка: по воину у каждой казармы
do-build = построить { $piece-acc } на поляне { $clearing } (древесина: { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
do-build-bare = построить { $piece-acc } на поляне { $clearing }
do-wood = { $paying ->
   *[yes] взять древесину
  } на поляне { $clearing }
do-wood-bare = древесина на поляне { $clearing }
do-overwork = сверхурочные: потратить «{ $card }», древесина на лесопилке, поляна { $clearing }
do-hire = потратить «{ $card }»: ещё одно действие
do-fight = { $by ->
    [riverfolk] сразиться (вложить воина из казны)
   *[other] сразиться
  }
do-fight-bare = сразиться
do-leader = { $leader } (министры: { $columns }): { $leader_effect }
do-leader-bare = { $leader }
do-decree = добавить в устав «{ $card }»: { $column }
do-obey = { $turmoil ->
   *[yes] выполнить «{ $decreed }»: это невозможно, будет смута
  }
do-obey-bare = выполнить «{ $decreed }»
do-roost = поместить гнездо на поляну { $clearing }
do-enlist = { $by ->
    [riverfolk] завербовать (потратить воина из казны) на поляне { $clearing }
   *[other] завербовать на поляне { $clearing }
  }
do-enlist-bare = завербовать на поляне { $clearing }
do-revolt = восстание на поляне { $clearing } за двух сторонников
do-sympathy = получить поддержку на поляне { $clearing } за { $cost ->
    [one] { $cost } сторонника
    [few] { $cost } сторонников
   *[many] { $cost } сторонников
  } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
do-sympathy-bare = получить поддержку на поляне { $clearing }
do-mobilize = мобилизация: «{ $card }» — к сторонникам
do-train = обучение: потратить «{ $card }», получить офицера
do-raise = завербовать воина у базы на поляне { $clearing }
do-organize = выступление: воин на поляне { $clearing } становится поддержкой
do-draw = взята карта «{ $card }»
do-roll = на кубиках { $high } и { $low }
do-seat = следующее место в порядке ходов: { $seat }
do-suit = следующая поляна: { $suit }
do-steal = забрана карта «{ $card }»

# Заголовки вариантов одного глагола; дальше сами варианты, поляны с номером и мастью.
group-from = Переместить с поляны (ваши воины)
group-to = Переместить на поляну
group-warriors = Сколько
group-battle = Сразиться против { $seat-gen } на поляне
group-ambush = Засада картой
group-lose = Потерять
group-craft = Смастерить
group-engage = Активировать ремесленное орудие масти
group-discard = Сбросить
group-use = Использовать
group-choose = Выбрать
group-activate = Активировать
group-take = Взять
group-spend = Потратить
group-give = Отдать
group-remove = Отдать воина на поляне
group-start = Начать на поляне
group-heal = К цитадели, за карту
group-build = Построить { $piece-acc } (древесина: { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }) на поляне
group-build-bare = Построить { $piece-acc } на поляне
group-wood = { $paying ->
   *[yes] Взять древесину с поляны
  }
group-wood-bare = Древесина на поляне
group-overwork = Сверхурочные, «{ $card }», лесопилка на поляне
group-overwork-clearing = Сверхурочные: древесина на лесопилке, поляна { $clearing }, за карту
group-hire = Ещё одно действие за карту
group-leader = Лидер
group-decree = Устав: «{ $card }» в столбец
group-obey = Выполнить
group-roost = Поместить гнездо на поляну
group-enlist = { $by ->
    [riverfolk] Завербовать (потратить воина из казны) на поляне
   *[other] Завербовать на поляне
  }
group-enlist-bare = Завербовать на поляне
group-revolt = Восстание (два сторонника) на поляне
group-sympathy = Получить поддержку, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, на поляне (сторонники)
group-sympathy-bare = Получить поддержку на поляне (сторонники)
group-mobilize = Мобилизация, к сторонникам
group-train = Обучить офицера за карту
group-raise = Завербовать у базы на поляне
group-organize = Выступление, воин становится поддержкой, на поляне
group-draw = Взятая карта
group-roll = Кубики: { $high } и
group-seat = Следующее место в порядке ходов
group-suit = Следующая поляна
group-steal = Забранная карта

fact-clearing = { $clearing } ({ $suit })
label-clearing = { $clearing } { $suit }
label-clearing-bare = { $clearing }
label-counted = { $label } ({ $count })
label-forest = { $forest } (между { $clearings })
label-turmoil = { $label } (невозможно: смута)
label-boots = { $label } (сапоги: { $count })
label-not-now = { $label } (сейчас не выполнить)
label-outrage = { $label } (беспорядки)

## Вопросы

turn-heading = { $seat }: решение
ask-place-keep = В каком углу стоит ваша цитадель?
ask-place-first-building = Ваши первые здания: на поляне с цитаделью или на соседней.
ask-place-first-roost = В каком углу ваше первое гнездо?
ask-choose-leader = Кто станет лидером? Лидер приводит в устав двух министров.
ask-birdsong-cards = Утро: используйте карту в игре или продолжайте.
ask-choose-other = «{ $card }»: кто из других игроков?
ask-choose-other-bare = Кто из других игроков?
ask-choose-battle = { $moment }: где вы сражаетесь и с кем?
ask-choose-battle-bare = Где вы сражаетесь и с кем?
ask-may-ambush = На поляне { $clearing } на вас { $attacker_seat-gender ->
    [pl] нападают
   *[m] нападает
  } { $attacker_seat }. Засада?
ask-may-ambush-bare = На вас нападают. Засада?
ask-may-foil = Вам устроили засаду на поляне { $clearing }. Отменить её своей засадой?
ask-may-foil-bare = Вам устроили засаду. Отменить её своей засадой?
ask-may-use-in-battle = Сражение на поляне { $clearing }: нападающему выпало { $attack }, защищающемуся { $defence }. Использовать карту?
ask-may-use-in-battle-bare = Использовать карту в этом сражении?
ask-lose-piece = Что вы теряете на поляне { $clearing }? Осталось урона: { $hits }.
ask-lose-piece-bare = Что вы теряете?
ask-field-hospitals = { $count ->
    [one] Пал { $count } ваш воин
    [few] Пали { $count } ваших воина
   *[many] Пали { $count } ваших воинов
  } на поляне { $clearing }. Потратить совпадающую карту и вернуть { $count ->
    [one] его
    [few] их
   *[many] их
  } к цитадели?
ask-field-hospitals-bare = Потратить совпадающую карту и вернуть павших воинов к цитадели?
ask-pay-outrage = Беспорядки: отдайте Союзу { $suit-acc } или птичью карту. Если такой нет, пропустите: Союз увидит вашу руку и возьмёт карту из колоды.
ask-pay-outrage-bare = Беспорядки: отдайте Союзу совпадающую карту. Если такой нет, пропустите: Союз увидит вашу руку и возьмёт карту из колоды.
ask-cut-supporters = Без базы можно держать пятерых сторонников. Кто уходит?
ask-engage = Какое ремесленное орудие платит? Осталось оплатить: { $count }.
ask-engage-bare = Какое ремесленное орудие платит?
ask-choose-discard = Слишком много карт: сбросьте одну.
ask-choose-taxed = Откуда уходит воин?
ask-pay-for-dominance = Какую карту вы тратите за «{ $card }»?
ask-pay-for-dominance-bare = Какую карту вы за неё тратите?
ask-move-from = { $moment }: откуда уходят воины?
ask-move-from-bare = Откуда уходят воины?
# что привело к перемещению или сражению
moment-cobbler = Вечер, «Сапожник», перемещение по желанию
moment-command-warren = День, «Командная нора», сражение по желанию
moment-eyrie-emigre = Крылатые революционеры
moment-march = Второе перемещение марша, по желанию
moment-decree = Устав, { $column }, { $suit } поляна
moment-decree-bare = Устав, { $column }
ask-move-to = { $moment }: куда они идут с поляны { $clearing }?
ask-move-to-bare = Куда они идут с поляны { $clearing }?
ask-move-count = Сколько воинов идёт с поляны { $from_clearing } на поляну { $clearing }?
ask-move-count-bare = Сколько воинов идёт?
ask-marquise-daylight = День: что вы делаете? { $actions ->
    [0] Действий не осталось.
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
   *[many] Осталось { $actions } действий.
  }
ask-marquise-daylight-bare = День: что вы делаете?
ask-pay-wood = Какой древесиной платите? Осталось оплатить: { $count }.
ask-pay-wood-bare = Какой древесиной платите?
ask-add-to-decree = Утро: { $added ->
   *[other] добавите в устав вторую карту или закончите?
  }
ask-add-to-decree-bare = Утро: какую карту вы добавляете в устав и куда? Одну или две, не больше одной птичьей. Помета «сейчас не выполнить»: при нынешнем положении выполнить её нельзя.
ask-new-roost = У вас нет гнёзд: где новое, с тремя воинами?
ask-eyrie-craft = День: мастерите гнёздами или используете карту? Затем выполняется устав.
ask-obey = Устав, { $column }: какая карта следующая?
ask-obey-bare = Устав: какая карта следующая?
ask-recruit-where = Устав, вербовка, { $suit } карта: где?
ask-recruit-where-bare = Устав, вербовка: где?
ask-roost-where = Устав, строительство, { $suit } карта: где?
ask-roost-where-bare = Устав, строительство: где?
ask-may-revolt = Утро: восстание?
ask-may-spread = Утро: получить поддержку?
ask-spend-supporter = Какого сторонника вы тратите за поляну { $clearing }? Осталось оплатить: { $count }.
ask-spend-supporter-bare = Какого сторонника вы тратите?
ask-alliance-daylight = День: что вы делаете? Можно мастерить жетонами поддержки, проводить мобилизацию и обучение.
ask-alliance-evening = Вечер: какая операция? { $count ->
    [one] Осталась { $count }.
    [few] Осталось { $count }.
   *[many] Осталось { $count }.
  }
ask-alliance-evening-bare = Вечер: какая операция? На каждого офицера по одной.
ask-chance-suit = Какой маркер масти лежит на следующей поляне?
ask-chance-seat = Кто следующий в порядке ходов?
ask-chance-draw = Какая карта взята?
ask-chance-roll = Что выпало на кубиках?
ask-chance-steal = Какая карта забрана?

## Отказы

why-base-on-map = база этой масти уже на поле
why-cannot-organize = нужен ваш воин на поляне без поддержки и без цитадели
why-crafting-comes-first = ремесло — до первого действия
why-dominance-cannot-be-changed = активированную карту превосходства не меняют
why-fewest-warriors = на других полянах, где помещается гнездо, воинов меньше
why-item-not-in-supply = такого предмета в запасе больше нет
why-keep-forbids = к цитадели помещать компоненты может только Маркиса
why-leader-deposed = этот лидер свергнут
why-martial-law = там три воина другого игрока: военное положение, на сторонника больше
why-must-add-a-card = в устав нужно добавить хотя бы одну карту
why-must-pay-outrage = у кого есть совпадающая карта, тот должен её отдать
why-must-rule = нужна поляна, которой вы правите
why-must-rule-to-move = чтобы перемещаться, нужно править поляной, с которой уходите, или той, на которую входите
why-no-actions-left = действий не осталось
why-no-ambush = это не карта засады
why-no-duplicates = карта с таким названием у вас уже в игре
why-no-hand-to-look-at = у этого игрока нет карт
why-no-matching-base = подходящей базы у вас нет
why-no-matching-roost = подходящего гнезда у вас нет
why-no-open-slot = там нет свободной ячейки
why-no-piece-there = такого вашего компонента там нет
why-no-sawmill = там нет вашей лесопилки
why-no-warriors-there = там нет ваших воинов
why-no-warriors-to-move = на поле нет ваших воинов
why-no-wood-in-reach = там нет древесины или её нельзя доставить
why-no-wood-left = вся древесина на поле
why-nobody-to-fight = там не с кем сражаться
why-nobody-to-recruit = в запасе нет воинов или для них нет места
why-none-left = больше не осталось
why-not-a-corner = нужна угловая поляна
why-not-adjacent = туда не ведёт тропа
why-not-craftable = эту карту не мастерят
why-not-in-play = этой карты нет в игре или она уже использована
why-not-next-to-sympathy = нужна поляна, соседняя с лояльной
why-not-sympathetic = на этой поляне нет поддержки
why-one-bird-only = одна птичья карта за ход
why-only-a-bird = нужна птичья карта
why-recruited-already = вербовка — раз за ход
why-roost-there = там уже есть гнездо
why-suit-must-match = масть не совпадает
why-sympathetic-already = на этой поляне уже есть поддержка
why-ten-points-needed = нужно десять очков
why-too-far-from-keep = нужна поляна с цитаделью или соседняя с ней
why-too-few-crafting-pieces = не хватает незанятых ремесленных орудий нужных мастей
why-too-few-spaces = не хватает пустых ячеек нужных мастей на шкалах торговых постов
why-too-few-supporters = не хватает совпадающих сторонников
why-too-little-wood = туда нельзя доставить столько древесины
why-used-this-turn = в этот ход уже использовано

## События

event-suit-laid = Поляна { $clearing }: масть — { $suit }.
event-order = Порядок ходов: { $seats }.
event-turn-began = { $seat }: начинается ход { $round }.
event-drew = { $seat }: взята карта «{ $card }».
event-drew-hidden = { $seat }: взята карта.
event-reshuffled = Стопка сброса перемешивается в новую колоду.
event-spent = { $seat }: потрачена карта «{ $card }».
event-discarded = { $seat }: сброшена карта «{ $card }».
event-crafted = { $seat }: смастерена карта «{ $card }», предмет: { $item }.
event-crafted-bare = { $seat }: смастерена карта «{ $card }».
event-used = { $seat }: использована карта «{ $card }».
event-stolen = { $seat }: забрана карта { $other_seat-gen } «{ $card }».
event-stolen-hidden = { $seat }: забрана карта { $other_seat-gen }.
event-hand-shown = { $seat }: рука показана { $other_seat-dat }: { $cards }.
event-hand-shown-hidden = { $seat }: рука показана { $other_seat-dat }.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, теперь { $score }.
event-won = { $seat }: победа!
event-dominance-activated = { $seat }: активирована карта «{ $card }»; очков больше не будет.
event-dominance-taken = { $seat }: взята лежавшая у поля карта «{ $card }».
event-moved = { $seat }: { $count ->
    [one] { $count } воин идёт
    [few] { $count } воина идут
   *[many] { $count } воинов идут
  } с поляны { $from_clearing } на поляну { $clearing }.
event-battle = { $seat }: сражение против { $other_seat-gen } на поляне { $clearing }.
event-ambushed = { $seat }: засада наносит 2 урона.
event-rolled = { $seat }: на кубиках { $high } и { $low }.
event-hits = { $seat }: { $count ->
    [one] нанесён { $count } урон
    [few] нанесено { $count } урона
   *[many] нанесено { $count } урона
  }, получено { $other_count }.
event-extra-hit = { $seat }: дополнительный урон: { $by ->
        [defenseless] противник беззащитен
        [commander] лидер — Командир
        [column] самый длинный столбец
        [fanatics] Фанатики
        [captain] капитан, за тоннель на поляне
        [track] полная шкала сражений
        [automated-ambush] синтетическая засада
       *[agents] тайные агенты, за закрытый жетон интриги
    }.
event-warriors-removed = { $seat }: { $count ->
    [one] убран { $count } воин
    [few] убраны { $count } воина
   *[many] убрано { $count } воинов
  } с поляны { $clearing }.
event-piece-removed = { $seat }: { $piece-gender ->
    [f] убрана
    [n] убрано
    [pl] убраны
   *[m] убран
  } { $piece } с поляны { $clearing }.
event-healed = { $seat }: { $count ->
    [one] { $count } воин возвращается
    [few] { $count } воина возвращаются
   *[many] { $count } воинов возвращаются
  } к цитадели на поляне { $clearing }.
event-placed = { $seat }: { $piece } на поляне { $clearing }.
event-recruited = { $seat }: вербовка у каждой казармы.
event-leader = { $seat }: новый лидер — { $leader }.
event-decreed = { $seat }: «{ $card }» — в устав: { $column }.
event-roosted = { $seat }: гнездо{ $count ->
    [0] {""}
    [one] {" "}и { $count } воин
    [few] {" "}и { $count } воина
   *[many] {" "}и { $count } воинов
  } на поляне { $clearing }.
event-enlisted = { $seat }: { $count ->
    [one] завербован { $count } воин
    [few] завербованы { $count } воина
   *[many] завербовано { $count } воинов
  } на поляне { $clearing }.
event-garrisoned = { $seat }: по воину на каждой из полян { $clearings }.
event-wood-spent = { $seat }: потрачена древесина ({ $count }) на поляне { $clearing }.
event-turmoil = { $seat }: смута! Устав нельзя выполнить: { $column }, «{ $card }».
event-sympathy = { $seat }: поддержка на поляне { $clearing }.
event-revolt = { $seat }: восстание на поляне { $clearing }.
event-base = { $seat }: база на поляне { $clearing }, { $count ->
    [0] без воинов
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }.
event-officer = { $seat }: новый офицер, всего { $count }.
event-officers-lost = { $seat }: потеряны база и { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[many] { $count } офицеров
  }.
event-supporter-added = { $seat }: «{ $card }» — к сторонникам.
event-supporter-added-hidden = { $seat }: ещё одна карта у сторонников.
event-supporter-spent = { $seat }: сброшен сторонник «{ $card }».
event-supporter-lost = { $seat }: сторонник «{ $card }» не поместился и сброшен.
event-outrage-unpaid = { $seat }: беспорядки, но отдать нечего: Союз берёт карту.
event-outraged = { $seat }: беспорядки, Союзу отдана карта «{ $card }».
event-outraged-hidden = { $seat }: беспорядки, Союзу отдана карта.
event-organized = { $seat }: выступление на поляне { $clearing }.
event-stationed = { $seat }: воин на поляне { $clearing }.
event-raised = { $seat }: завербован воин на поляне { $clearing }.
won-by-3-1 = тридцать очков
won-by-3-3-1-1 = превосходство масти
won-by-3-3-1-2 = птичье превосходство
result = Победа: { $seats }. Причина: { $reason } [{ $law }]. Очки: { $scores }.

## Поле в терминале

board-head = Поле { $map } · раунд { $round } · ходы: { $seats } · колода { $deck }, сброс { $discard }
board-supply = Предметы для ремесла: { $list }
board-played = Играются карты: { $cards }
board-available = Карты превосходства у поля: { $cards }
board-none = нет
board-open = свободно
board-ruler = пр. { $letter }
board-paths = к { $list }
board-counted = { $name } { $count }
board-clearing = Поляна { $clearing }, { $suit }. Правит: { $ruler }. Ячейки: { $slots }. Воины: { $warriors }. Жетоны: { $tokens }. Тропы к { $paths }.
board-clearing-bare = Поляна { $clearing }. Ячейки: { $slots }. Тропы к { $paths }.
board-seat = { $letter } { $name }{ $you ->
    [yes] {""} (вы)
   *[no] {""}
  }{ $turn ->
    [yes] , ходит
   *[no] {""}
  }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
  }
board-seat-supply = { $supply ->
    [one] { $supply } воин
    [few] { $supply } воина
   *[many] { $supply } воинов
  } в запасе
board-dominance = цель — «{ $card }», очков больше нет
board-in-coalition = в коалиции, партнёр — { $other_seat }, очков больше нет
board-crafted = Смастерено: { $list }
board-in-play = В игре: { $cards }
board-stock = Осталось: { $list }
board-building = { $piece } { $count } (следующая: древесина { $wood }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
board-building-drawn = { $piece } { $count } (древ. { $wood }: +{ $points })
board-roosts = гнездо { $count } (на поле { $map }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } и { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  } каждый вечер)
board-sympathy = поддержка { $count } (следующая: { $cost ->
    [one] { $cost } сторонник
    [few] { $cost } сторонника
   *[many] { $cost } сторонников
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
board-left = { $piece } { $count }
board-leader = Лидер: { $leader }, { $effect }
board-deposed = свергнуты: { $leaders }
board-decree = Устав: { $list }
board-column = { $column }: { $cards }
board-vizier = министр
board-supporters = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[many] { $count } сторонников
  } (без базы не больше { $most })
board-supporters-bare = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[many] { $count } сторонников
  }
board-officers = { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[many] { $count } офицеров
  }
board-more = { $name }: { $value }
board-hand = Ваша рука:
board-hand-of = Рука { $seat-gen }:
board-supporters-own = Ваши сторонники:
board-items-own = Ваши предметы: { $items }
board-supporters-of = Сторонники { $seat-gen }:
board-card = { $card }. { $effect }
board-cards = { $count } × { $card }. { $effect }
board-empty = нет карт

## Бродяга

option-character = персонаж Бродяги: по выбору игрока, случайный или по имени; у Ботяги — случайный или по имени
    .title = Персонаж

character-thief = Вор
    .effect = факел: украсть случайную карту у игрока здесь
    .bot = противник здесь, у которого больше всего очков, теряет случайную карту, а Ботяга получает очко
    .gen = Вора
    .dat = Вору
    .acc = Вора
    .ins = Вором
    .loc = Воре
    .gender = m
character-tinker = Ремесленник
    .effect = факел: взять из стопки сброса карту масти этой поляны
    .bot = мастерит верхний предмет стопки сброса; начинает с одним предметом меньше
    .gen = Ремесленника
    .dat = Ремесленнику
    .acc = Ремесленника
    .ins = Ремесленником
    .loc = Ремесленнике
    .gender = m
character-ranger = Следопыт
    .effect = факел: отремонтировать три предмета и закончить день
    .bot = прокрадывается в лес, если повреждены три предмета
    .gen = Следопыта
    .dat = Следопыту
    .acc = Следопыта
    .ins = Следопытом
    .loc = Следопыте
    .gender = m
character-vagrant = Скиталец
    .effect = факел: стравить двух игроков здесь
    .bot = стравливает двух игроков здесь и получает очки за потери обоих
    .gen = Скитальца
    .dat = Скитальцу
    .acc = Скитальца
    .ins = Скитальцем
    .loc = Скитальце
    .gender = m
character-arbiter = Судья
    .effect = защищающийся здесь может его нанять: Судье очко, защищающемуся — его мечи
    .bot = своего действия нет; защищающийся здесь может его нанять: Ботяге очко, защищающемуся — предметы его шкалы сражений
    .gen = Судьи
    .dat = Судье
    .acc = Судью
    .ins = Судьёй
    .loc = Судье
    .gender = m
character-scoundrel = Поджигатель
    .effect = оставить факел: убрать здесь всех противников; поляна закрыта навсегда
    .bot = если здесь три компонента противников, среди них здание или жетон, убирает их все; предмет навсегда закрывает ячейку; очко
    .gen = Поджигателя
    .dat = Поджигателю
    .acc = Поджигателя
    .ins = Поджигателем
    .loc = Поджигателе
    .gender = m

state-ready = готово
    .acc = готовый предмет
state-exhausted = перевёрнуто
    .acc = перевёрнутый предмет
state-damaged = повреждено, лицевой стороной вверх
    .acc = повреждённый предмет лицевой стороной вверх
state-damaged-exhausted = повреждено, лицевой стороной вниз
    .acc = повреждённый предмет лицевой стороной вниз

relation-indifferent = безразличные
relation-amiable = приязненные
relation-friendly = дружеские
relation-allied = союзные
relation-hostile = враждебные

quest-errand-fox = Поручение (лисья: чайник, сапоги)
quest-fundraising-fox = Сбор средств (лисья: чайник, монеты)
quest-give-a-speech-fox = Публичная речь (лисья: факел, чайник)
quest-logistics-help-fox = Помощь с перевозкой (лисья: сапоги, мешок)
quest-repair-a-shed-fox = Починка сарая (лисья: факел, молот)
quest-errand-rabbit = Поручение (заячья: чайник, сапоги)
quest-expel-bandits-rabbit = Изгнание разбойников (заячья: два меча)
quest-fend-off-a-bear-rabbit = Отпор медведю (заячья: факел, арбалет)
quest-give-a-speech-rabbit = Публичная речь (заячья: факел, чайник)
quest-guard-duty-rabbit = Караул (заячья: факел, меч)
quest-escort-mouse = Сопровождение (мышиная: двое сапог)
quest-expel-bandits-mouse = Изгнание разбойников (мышиная: два меча)
quest-fend-off-a-bear-mouse = Отпор медведю (мышиная: факел, арбалет)
quest-guard-duty-mouse = Караул (мышиная: факел, меч)
quest-logistics-help-mouse = Помощь с перевозкой (мышиная: сапоги, мешок)

event-character = { $seat }: персонаж — { $character }.
event-pawn-placed = { $seat }: путь начинается в лесу { $forest }.
event-quest-revealed = Открыто задание: { $quest }.
event-refreshed = { $seat }: обновлён предмет: { $item }.
event-travelled = { $seat }: переход на поляну { $clearing }.
event-travelled-bare = { $seat }: крадётся в лес { $forest }.
event-allies-moved = { $count ->
    [one] { $count } воин { $other_seat-gen } идёт следом
    [few] { $count } воина { $other_seat-gen } идут следом
   *[many] { $count } воинов { $other_seat-gen } идут следом
  } на поляну { $clearing }.
event-allies-fight = { $seat }: бой бок о бок, союзник — { $other_seat }.
event-arbiter-enlisted = { $seat }: нанят Судья.
event-exhausted = { $seat }: { $count ->
    [1] перевёрнут предмет: { $item }
   *[other] перевёрнуты предметы: { $item } ×{ $count }
  }.
event-item-gained = { $seat }: получен предмет: { $item }.
event-damaged = { $seat }: повреждён предмет: { $item }.
event-repaired = { $seat }: отремонтирован предмет: { $item }.
event-item-dropped = { $seat }: предмет выбывает из партии: { $item }.
event-rested = { $seat }: отдых в лесу, всё отремонтировано.
event-aided = { $seat }: помощь { $other_seat-dat }, карта «{ $card }».
event-aided-hidden = { $seat }: помощь { $other_seat-dat }, одна карта.
event-relation = { $seat }: отношения с { $other_seat-ins } теперь { $relation }.
event-quest-completed = { $seat }: выполнено задание: { $quest }.
event-quest-points = { $seat }: выполнено { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
  } { $suit-gen } масти.
event-took-discarded = { $seat }: взята из стопки сброса карта «{ $card }».
event-instigated = { $seat }: подстрекательство, { $attacker_seat } против { $defender_seat-gen }.
event-scorched = { $seat }: выжжена поляна { $clearing }: туда больше никому нельзя.
event-coalition = { $seat }: коалиция, партнёр — { $other_seat }.

ask-after-decree = Устав выполнен. Что-нибудь ещё до конца дня?
ask-choose-served = В запасе не хватает на всех ({ $piece }, осталось { $count }): куда следующий компонент?
ask-choose-served-bare = В запасе не хватает на всех: куда следующий компонент?
ask-choose-character = Кто вы?
ask-chance-character = Персонажа выбирают кубики.
ask-chance-quest = Кубики открывают задание.
ask-chance-first-vagabond = Какой Бродяга готовится первым?
ask-take-found = Что вы берёте из руины?
why-character-taken = этот персонаж у другого Бродяги
why-found-before = такой предмет из руины у вас уже есть
event-ruin-seen = { $seat }: под руиной: { $items }.
event-ruin-seen-hidden = { $seat }: взгляд под руину.
ask-chance-find = Кубики решают, что лежит в руине.
ask-place-pawn = В каком лесу вы начинаете?
ask-choose-refreshed = Утро: какой предмет вы обновляете? Ещё { $count }.
ask-choose-refreshed-bare = Какой предмет вы обновляете?
ask-choose-damaged = Какой предмет повреждён?
ask-choose-repaired = Какой предмет вы ремонтируете?
ask-drop-item = Помимо шкал у вас { $count ->
    [one] { $count } лишний предмет
    [few] { $count } лишних предмета
   *[many] { $count } лишних предметов
  }: какой выбывает из партии?
ask-drop-item-bare = У вас слишком много предметов: какой выбывает из партии?
ask-take-hit = Что повреждено на поляне { $clearing }? Осталось урона: { $hits }.
ask-take-hit-bare = Урон: какой предмет повреждён?
ask-exhaust-any = Какой предмет вы переворачиваете, чтобы заплатить Братству? Осталось: { $count }.
ask-exhaust-any-bare = Какой предмет вы переворачиваете?
ask-aid-with = Какую карту вы отдаёте?
ask-receive-item = Какой предмет вы берёте взамен? Отдаёт: { $other_seat }.
ask-receive-item-bare = Какой предмет вы берёте взамен?
ask-quest-reward = Награда: по очку за каждое выполненное вами задание { $suit-gen } масти или две карты?
ask-quest-reward-bare = Награда: по очку за каждое задание этой масти или две карты?
ask-choose-victim = Из чьей руки вы крадёте?
ask-take-discarded = Какую карту вы берёте из стопки сброса?
ask-instigate = Кто на кого нападает?
ask-may-enlist = Нанять Судью для этого сражения?
ask-may-fight-with-allies = Сражаться воинами союзника, как своими?
ask-choose-partner = С кем вы заключаете коалицию?
ask-travel-where = { $moment }: куда вы идёте?
ask-travel-where-bare = Утро: куда вы прокрадётесь? Можно и остаться.
ask-travel-with = Сколько союзных воинов идёт с вами?
ask-vagabond-daylight = День: что вы делаете? Сапоги — перемещение, мечи — сражение, факелы — исследование, арбалеты — выстрел, молоты — ремесло и ремонт, любой предмет — помощь.

why-fewest-points = партнёром может быть только игрок, у которого меньше всего очков
why-four-players-needed = для коалиции нужны четыре игрока
why-has-dominance = этот игрок активировал карту превосходства
why-in-a-forest = в лесу этого делать нельзя
why-items-missing = нужные предметы не готовы
why-no-allies-there = там нет союзных воинов
why-no-crossbow = нет готового арбалета
why-no-hammer = нет готового молота
why-no-matching-discard = в стопке сброса нет карты масти этой поляны
why-no-partner = коалицию не с кем заключить
why-nobody-to-strike = воинов этой стороны здесь нет
why-nothing-to-strike = такого компонента здесь нет
why-no-ruin = здесь нет руины
why-no-special-action = у этого персонажа нет такого действия
why-no-such-item = такого предмета нет
why-not-his-clearing = он сражается только там, где стоит
why-no-sword = нет готового меча
why-no-torch = нет готового факела
why-nobody-to-aid = здесь некому помочь
why-nobody-to-rob = ни у кого здесь нет карт
why-not-damaged = не повреждено
why-not-exhausted = не перевёрнуто
why-not-into-a-forest = в лес можно только прокрасться
why-nothing-ready = нет готовых предметов
why-nothing-wanted-there = там ничего не нужно
why-on-its-track = лежит на своей шкале и не считается
why-scorched = эта поляна выжжена: туда никому нельзя
why-too-few-boots = не хватает готовых сапог
why-warriors-first = сначала убирают воинов

do-aid = помочь { $seat-dat } (предмет и карта этой масти)
do-become = персонаж: { $character }
do-cards = взять две карты
do-character = стать { $character-ins } ({ $items }): { $character_effect }
do-character-bare = стать { $character-ins }
do-damage = повредить { $state-acc }: { $item }
do-drop = выбросить { $state-acc }: { $item }
do-exhaust = перевернуть: { $item }
do-explore = исследовать руину (факел)
do-find = найти: { $item }
do-forest = в лес { $forest } (между { $clearings })
do-forest-bare = в лес { $forest }
do-points = { $by ->
    [cult] потратить карту и получить
   *[other] получить
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
do-points-bare = получить очки
do-quest = задание: { $quest }
do-receive = взять: { $item }
do-refresh = обновить { $state-acc }: { $item }
do-repair = отремонтировать { $state-acc }: { $item }
do-reveal = открыть: { $quest }
do-sacrifice = потерять воина { $seat-gen }
do-set = стравить: { $attacker } против { $defender-gen }
do-shoot = убрать { $piece-acc }
do-special = { $character }, { $character_effect }
do-special-bare = особое действие персонажа
do-strike = выстрел по воинам { $seat-gen } (арбалет)

group-aid = Помочь (предмет и карта этой масти)
group-become = Персонаж
group-character = Стать персонажем
group-damage = Повредить { $state-acc }
group-drop = Выбросить { $state-acc }
group-exhaust = Перевернуть
group-find = Найти
group-forest = В лес
group-quest = Задание
group-receive = Взять
group-refresh = Обновить { $state-acc }
group-repair = Отремонтировать { $state-acc }
group-reveal = Открыть
group-sacrifice = Потерять воина стороны
group-set = Стравить: { $attacker } нападает, защита:
group-shoot = Убрать
group-strike = Выстрел (арбалет)

effect-hospitals = полевой госпиталь
effect-base = потерянная база
effect-outrage = беспорядки
effect-humility = потерянный сад
effect-trade = потерянный торговый пост
effect-ferry = карта за плот
ask-order-effects = Сошлись несколько эффектов. Ваш ход: какой срабатывает первым?
why-not-set-off = ничто его не вызвало
do-first = сначала { $effect }
group-first = Сначала
board-key-character = Персонаж
board-key-pawn = Фишка
board-key-kit = Предметы
board-key-relations = Отношения
board-key-aids = Помощь в этот ход
board-key-completed = Выполненные задания
board-key-coalition = Партнёр по коалиции
board-key-quests = Открытые задания

## «Изгнанники и партизаны»

deck-standard = обычная
deck-exiles = Изгнанники и партизаны
board-deck = Колода: { $name }
board-key-coffins = В гробах
board-key-exhausted = Перевёрнутые предметы

ask-may-sabotage = «Саботажники»: сбросить их, а с ними карту противника?
ask-order-whom = «Ложные приказы»: чьи воины и с какой поляны? Уходит половина с округлением вверх.
ask-order-where = Куда они идут с поляны { $clearing }?
ask-order-where-bare = Куда они идут?
ask-swap-with = «Блошиный рынок»: из чьей руки вы берёте карту?
ask-swap-for = «Блошиный рынок»: какую карту вы отдаёте взамен?
ask-emigre-from = «Крылатые революционеры»: откуда уходят воины? Без перемещения и затем сражения карта сбрасывается.
ask-emigre-where = «Крылатые революционеры»: куда вы идёте? Без перемещения и затем сражения карта сбрасывается.
ask-emigre-battle = «Крылатые революционеры»: с кем вы сражаетесь на поляне { $clearing }? Без сражения карта сбрасывается.
ask-emigre-battle-bare = «Крылатые революционеры»: с кем вы сражаетесь? Без сражения карта сбрасывается.
ask-propaganda-card = «Отдел пропаганды»: какую карту вы тратите?
ask-propaganda-where = «Отдел пропаганды»: какой воин уступает место вашему?
ask-league-deed = Перемещение или сражение?
ask-may-charm = «Очарование»: взять карту, а другой игрок получит очко?
ask-charm-whom = «Очарование»: кто получает очко?
ask-may-inform = «Информаторы»: взять карту засады из стопки сброса — или пропустить и взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  } из колоды?
ask-may-inform-bare = «Информаторы»: взять карту засады из стопки сброса — или пропустить и брать из колоды?

do-sabotage = сбросить карту { $seat-gen } «{ $card }»
do-order = увести половину воинов { $seat-gen } с поляны { $clearing }
do-sway = убрать воина { $seat-gen } на поляне { $clearing }
do-recover = взять из стопки сброса «{ $card }»
group-sabotage = Сбросить карту { $seat-gen }
group-order = Увести половину воинов { $seat-gen } с поляны
group-sway = Убрать воина { $seat-gen } на поляне
group-recover = Взять из стопки сброса

event-coffins-opened = { $seat }: { $count ->
    [one] { $count } воин возвращается
    [few] { $count } воина возвращаются
   *[many] { $count } воинов возвращаются
  } домой из гробов.
event-sabotaged = { $seat }: саботаж, сброшена карта { $other_seat-gen } «{ $card }».
event-swapped = { $seat }: взамен отдана { $other_seat-dat } карта «{ $card }».
event-swapped-hidden = { $seat }: взамен отдана { $other_seat-dat } карта.
event-swayed = { $seat }: новый воин на поляне { $clearing }.

why-no-enemy = выбрать можно только противника
why-no-enemy-warriors = там нет воинов противника
why-no-move-no-battle = нет ни перемещения, ни сражения
why-nothing-to-spend = ни одна карта в руке не совпадает с поляной, где есть воины противника

## Культ пресмыкающихся

ask-place-first-garden = В каком свободном углу ваш первый сад?
ask-choose-outcast = Какая масть становится мастью изгоев?
ask-may-conspire = Утро: заговор на поляне масти изгоев ({ $suit })? { $count ->
    [one] У вас { $count } приспешник.
    [few] У вас { $count } приспешника.
   *[many] У вас { $count } приспешников.
  }
ask-may-conspire-bare = Утро: заговор?
ask-cult-daylight = День: откройте карту для обряда её масти (сад, воин, очки), птичью — для приспешника, или продолжайте.
ask-choose-ritual = Открыта карта «{ $card }»: какой обряд?
ask-choose-ritual-bare = Какой обряд?
ask-cult-craft = Вечер: мастерите садами масти изгоев ({ $suit })? Не использовано: { $count }.
ask-cult-craft-bare = Вечер: мастерите садами масти изгоев?
ask-chance-discard = Какая карта случайно сброшена?

why-corner-taken = этот угол для Культа не свободен
why-no-bird-outcast = птичья масть никогда не масть изгоев
why-too-few-acolytes = не хватает приспешников
why-not-outcast = только поляны масти изгоев
why-no-enemy-warrior = там нет воина противника
why-no-enemy-building = там нет такого здания противника
why-where-they-arrived = только на поляне, куда они пришли
why-suit-scored-already = за эту масть в этот ход очки уже получены
why-no-garden-of-suit = на поле нет садов этой масти
why-no-ritual = обряд с ней сейчас провести нельзя

event-outcast = { $seat }: масть изгоев теперь { $suit }.
event-hated = { $seat }: масть изгоев теперь { $suit }, изгои ненавистные.
event-souls-discarded = { $seat }: заблудшие души уходят в стопку сброса ({ $count }).
event-acolytes = { $seat }: теперь { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
  }.
event-crusade = { $seat }: поход за { $count ->
    [one] { $count } приспешника
    [few] { $count } приспешников
   *[many] { $count } приспешников
  }.
event-converted = { $seat }: обращён воин { $other_seat-gen } на поляне { $clearing } за { $count ->
    [one] { $count } приспешника
    [few] { $count } приспешников
   *[many] { $count } приспешников
  }.
event-sanctified = { $seat }: { $piece-gender ->
    [f] освящена
    [n] освящено
    [pl] освящены
   *[m] освящён
  } { $piece } на поляне { $clearing } за { $count ->
    [one] { $count } приспешника
    [few] { $count } приспешников
   *[many] { $count } приспешников
  }.
event-revealed = { $seat }: открыта карта «{ $card }».
event-cards-returned = { $seat }: { $count ->
    [one] { $count } открытая карта возвращается
    [few] { $count } открытые карты возвращаются
   *[many] { $count } открытых карт возвращаются
  } в руку.

do-outcast = масть изгоев: { $suit }
do-crusade = поход ({ acolytes }): { $way ->
    [battle] сражение на поляне масти изгоев
   *[move] перемещение с поляны масти изгоев, затем сражение
  }
do-crusade-bare = поход: { $way ->
    [battle] сражение на поляне масти изгоев
   *[move] перемещение с поляны масти изгоев, затем сражение
  }
do-convert = обратить воина { $seat-gen } на поляне { $clearing } ({ acolytes })
do-convert-bare = обратить воина { $seat-gen } на поляне { $clearing }
do-sanctify = освятить { $piece-acc } на поляне { $clearing } ({ acolytes }, 1 очко)
do-sanctify-bare = освятить { $piece-acc } на поляне { $clearing }
do-show = открыть «{ $card }»{ $ritual ->
   *[sacrifice] : приспешник
  }
do-show-bare = открыть «{ $card }»
moment-crusade = Поход
moment-crusade-arrived = Поход, сражение на новом месте, по желанию
label-crusade = { $way ->
    [battle] сражение на поляне масти изгоев
   *[move] перемещение с такой поляны, затем сражение
  }
label-acolyte = { $label }: приспешник
label-ruler = { $label } ({ $ruler })
label-river = { $label } (река)
acolytes = { $acolytes ->
    [one] { $acolytes } приспешник
    [few] { $acolytes } приспешника
   *[many] { $acolytes } приспешников
  }

group-outcast = Масть изгоев
group-crusade = Поход ({ acolytes })
group-crusade-bare = Поход
group-convert = Обратить воина { $seat-gen } ({ acolytes }) на поляне
group-convert-bare = Обратить воина { $seat-gen } на поляне
group-sanctify = Освятить { $piece-acc } ({ acolytes }, 1 очко) на поляне
group-sanctify-bare = Освятить { $piece-acc } на поляне
group-show = Открыть

board-gardens = { $piece } { $count } (на поле { $map }: обряд — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }{ $cards ->
    [0] {""}
   *[other] , +1 карта
  })
board-outcast = Масть изгоев: { $suit }{ $hated ->
    [yes] , ненавистные
   *[no] {""}
  }
board-acolytes = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
  }
board-key-lost-souls = Заблудшие души
board-key-revealed = Открыто

## Речное братство

service-card = карта
    .gen = карты
    .acc = карту
    .gender = f
service-riverboats = лодки
    .gen = лодок
    .acc = лодки
    .gender = pl
service-mercenaries = наёмники
    .gen = наёмников
    .acc = наёмников
    .gender = pl

ask-place-on-river = Где у реки стоит воин? Осталось поместить: { $count }.
ask-place-on-river-bare = Где у реки стоит воин?
ask-set-first-price = Сколько будут стоить ваши услуги? У каждой должна быть цена.
ask-set-price = Вечер: новые цены? Сейчас карта — { $card_price }, лодки — { $boats_price }, наёмники — { $mercenaries_price }; каждую можно изменить один раз.
ask-set-price-bare = Вечер: новые цены? Каждую можно изменить один раз.
ask-riverfolk-daylight = День: что вы делаете? Казна: { $funds_seat }. Пустые ячейки для ремесла: { $spaces_suit }.
ask-riverfolk-daylight-bare = День: что вы делаете? Вложенный воин возвращается, потраченный уходит домой.
ask-choose-fund = Чьего воина вы { $how ->
    [commit] вкладываете
    [spend] тратите
   *[lose] теряете с торговым постом, из половины казны
  }? Осталось: { $count }.
ask-choose-fund-bare = Чей воин уходит из казны?
ask-buy-service = Утро: купить услуги Братства? Вам есть чем заплатить: { $means }; купить можно { $count ->
    [one] { $count } услугу
    [few] { $count } услуги
   *[many] { $count } услуг
  }. Цены: карта — { $card_price }, лодки — { $boats_price }, наёмники — { $mercenaries_price }.
ask-buy-service-bare = Утро: купить услугу Братства?

why-bought-already = в этот ход это уже куплено
why-every-price-needed = у каждой услуги должна быть цена
why-mercenaries-stay = наёмники гибнут только от урона, который получает их наниматель
why-mercenaries-refuse = против Братства наёмники не сражаются
why-no-mercenaries-for-vagabonds = Бродяга не может нанять наёмников
why-no-purchases-left = больше в этот ход купить нельзя: одна услуга и по одной за каждую поляну с торговым постом и вашим компонентом
why-no-such-fund = в казне нет воинов этого игрока
why-nobody-rules = этой поляной никто не правит
why-not-on-the-river = эта поляна не у реки
why-price-as-it-is = цена и так такая
why-price-is-set = этот маркер уже передвинут
why-too-expensive = цена вам не по карману: нужны воины в запасе, Бродяге — готовые предметы
why-too-few-funds = в казне слишком мало воинов
why-too-few-funds-of-ruler = нужны два воина из казны, принадлежащие тому, кто там правит
why-trade-post-there = там уже есть торговый пост

do-buy = купить у Братства «{ $card }»
do-riverboats = купить лодки: в этот ход река для вас — тропа
do-mercenaries = нанять наёмников: днём и вечером воины Братства правят и сражаются за вас
do-fund = воин { $seat-gen }
do-export = экспорт: сбросить «{ $card }», воин — в платежи
do-trade = поместить торговый пост и воина на поляну { $clearing } за двух воинов { $ruler_seat-gen } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
do-trade-bare = поместить торговый пост и воина на поляну { $clearing } за двух воинов её правителя
do-price = { $service }: { $price }
do-draw-card = взять карту (вложить воина из казны)

group-buy = Купить у Братства
group-fund = Воин стороны
group-export = Экспорт
group-trade = Торговый пост и воин ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }) за двух воинов правителя, на поляне
group-trade-bare = Торговый пост на поляне
group-price = Цена { $service-gen }

event-bought = { $seat }: покупка, { $service }, цена { $price }.
event-bought-card = { $seat }: куплена у Братства карта «{ $card }», цена { $price }.
event-price-set = { $seat }: новая цена, { $service } — { $price }.
event-paid-themselves = { $seat }: { $count ->
    [0] своих воинов для платежей не осталось
    [one] { $count } свой воин уходит в платежи
    [few] { $count } своих воина уходят в платежи
   *[many] { $count } своих воинов уходят в платежи
  }.
event-funds-gathered = { $seat }: всё собрано, в казне { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }.
event-committed = { $seat }: { $count ->
    [one] вложен { $count } воин
    [few] вложены { $count } воина
   *[many] вложено { $count } воинов
  } { $other_seat-gen }.
event-fund-spent = { $seat }: { $count ->
    [one] потрачен { $count } воин
    [few] потрачены { $count } воина
   *[many] потрачено { $count } воинов
  } { $other_seat-gen }.
event-fund-lost = { $seat }: срыв торговли, { $count ->
    [one] { $count } воин { $other_seat-gen } уходит
    [few] { $count } воина { $other_seat-gen } уходят
   *[many] { $count } воинов { $other_seat-gen } уходят
  } из казны.
event-exported = { $seat }: экспорт, карта «{ $card }».

board-key-open-hand = Открытая рука
board-key-funds = Казна
board-key-payments = Платежи
board-key-commitments = Вложения
board-key-prices = Цены
board-key-gone = Потерянные торговые посты
board-key-riverboats = На лодках
board-key-mercenaries = С наёмниками
board-river = { $paths }, по реке { $list }
## Озеро и горы

do-clear = расчистить тропу { $path } (любая карта, 1 очко)
group-clear = Расчистить тропу (любая карта, 1 очко)
ask-pay-for-path = Какую карту вы тратите, чтобы расчистить тропу с поляны { $from_clearing } на поляну { $clearing }?
ask-pay-for-path-bare = Какую карту вы тратите, чтобы расчистить тропу?
event-ferried = { $seat }: плот переходит следом на поляну { $clearing }.
event-path-cleared = { $seat }: расчищена тропа с поляны { $from_clearing } на поляну { $clearing }.
why-path-is-clear = эта тропа уже расчищена
why-cleared-this-turn = одна тропа за ход
why-nobody-at-either-end = ни на одном её конце нет вашего компонента
why-no-card-to-spend = у вас нет карты, чтобы потратить
board-ferry = плот
board-tower = башня
board-ferry-here = Здесь плот.
board-tower-here = Здесь башня: это застава.
board-closed = Засыпанные тропы, нарисованы знаком x: { $list }
board-seen-in-ruins = Вы видели и оставили под руинами: { $list }
board-seen = поляна { $clearing }: { $list }
do-sail = взять плот: он идёт с вами, и вы берёте карту
ask-may-take-ferry = Озеро можно пересечь и без плота. Взять его?

# нарисованное поле
root-forest = Лес { $forest }
root-board-clearing = Поляна { $clearing }
root-board-ruler = правит: { $seat }
root-board-warriors = { $seat }: { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }
root-board-open = { $count ->
    [one] { $count } свободная ячейка
    [few] { $count } свободные ячейки
   *[many] { $count } свободных ячеек
  }
root-board-forest = Лес { $forest } между полянами { $list }.
root-forecast-extra = (дополнительный урон: { $count })
root-forecast-chance = { $percent } %
root-forecast-but = Урон и его вероятность, без засад, карт и помощи.
root-score = Шкала очков
root-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
  }
root-discard = Стопка сброса ({ $count })
root-discard-empty = Ничего не сброшено.
root-items = Предметы, которые можно смастерить
root-available = Превосходство, можно взять:
root-boards = Планшеты
root-common = Ничьё
