### Root: the drawn boards of the factions.

board-factions = Планшети фракцій
board-others = Інші фракції
board-touched = там є що обрати
board-hand-count = { $count }
board-supply-count = { $count } у запасі
board-points = { $count ->
    [one] очко
    [few] очки
   *[many] очок
  }
board-crafted-heading = Створено
board-item = { $item }, { $state }
board-look-through = переглянути
board-add-here = сюди

## Tracks: what they give now, and what the next piece costs and brings

track-wood = { $left ->
    [0] усе збудовано
   *[other] далі: деревина { $cost }, { $gives ->
        [one] { $gives } очко
        [few] { $gives } очки
       *[many] { $gives } очок
      }
  }
track-supporters = { $left ->
    [0] усі на мапі
   *[other] далі: { $cost ->
        [one] { $cost } прибічник
        [few] { $cost } прибічники
       *[many] { $cost } прибічників
      }, { $gives ->
        [one] { $gives } очко
        [few] { $gives } очки
       *[many] { $gives } очок
      }
  }
track-post = { $left ->
    [0] не лишилося
   *[other] далі: { $gives ->
        [one] { $gives } очко
        [few] { $gives } очки
       *[many] { $gives } очок
      }
  }
track-placed = { $left ->
    [0] не лишилося
   *[other] далі: { $gives ->
        [one] { $gives } очко
        [few] { $gives } очки
       *[many] { $gives } очок
      }
  }
track-evening = { $now ->
    [one] { $now } очко
    [few] { $now } очки
   *[many] { $now } очок
  } під час підрахунку{ $left ->
    [0] {""}
   *[other] , далі { $gives }
  }
track-roosts = { $now ->
    [one] { $now } очко
    [few] { $now } очки
   *[many] { $now } очок
  } кожних Сутінок, { $cards ->
    [0] 1 карта
    [1] 2 карти
   *[other] 3 карти
  }{ $left ->
    [0] {""}
   *[other] ; далі { $gives }
  }
track-ritual = { $now ->
    [one] { $now } очко
    [few] { $now } очки
   *[many] { $now } очок
  } за карту{ $left ->
    [0] {""}
   *[other] , далі { $gives }
  }
track-recruits = { $now ->
    [0] без додаткових новобранців
    [one] ще { $now } новобранець
    [few] ще { $now } новобранці
   *[many] ще { $now } новобранців
  }{ $left ->
    [0] {""}
   *[other] , далі { $gives }
  }
track-markets = { $now ->
    [one] { $now } очко
    [few] { $now } очки
   *[many] { $now } очок
  } кожних Сутінок

## What is on the boards

board-wood = деревина в запасі: { $count }
board-keep = Фортеця, галявина { $clearing }
board-keep-lost = Фортецю втрачено
board-decree-heading = Указ
board-leader-heading = Очільник
board-leader-deposed = у відставці
board-bases = Криївки
board-base-waits = не збудовано
board-supporters-heading = Прибічники
board-officers-act = { $count ->
    [one] { $count } сотник: стільки ж операцій
    [few] { $count } сотники: стільки ж операцій
   *[many] { $count } сотників: стільки ж операцій
  }
board-satchel = Наплічник
board-damaged = Пошкоджене
board-item-limit = { $count } з { $most }, разом із пошкодженими
board-track-tea = трунок: відновити ще 2
board-track-coins = монети: ще 1 карта
board-track-bag = торбинка: ще 2 предмети
board-relation-step = { $count ->
    [one] { $count } допомога
    [few] { $count } допомоги
   *[many] { $count } допомог
  }, +{ $points }
board-aids = { $count ->
    [one] { $count } допомога
    [few] { $count } допомоги
   *[many] { $count } допомог
  }
board-outcast-heading = Вигнанці
board-hated = осоружні: змови на 1 дешевші
board-conspiracies = Змови
board-crusade = хрестовий похід: бій або переміщення й бій
board-convert = навернути вояку
board-sanctify = освятити споруду
board-conspiracy-convert = навернення
board-conspiracy-crusade = хрестовий похід
board-conspiracy-sanctify = освячення
board-services = Послуги
board-prices-by-buyer = ціна для кожного
board-price = ціна { $price }
board-shield = щит
board-sword = меч
board-no-order = зараз наказу немає
board-bot-level = Рівень: { $level }
board-errands = За наказом
board-undamaged = непошкоджених: { $count }
board-battle-space-1 = ушкоджень до 2
board-battle-space-2 = ушкоджень до 3
board-battle-space-3 = додаткове ушкодження
board-burrow = { $count ->
    [one] { $count } вояка в Норі
    [few] { $count } вояки в Норі
   *[many] { $count } вояк у Норі
  }
board-tunnels = { $count ->
    [0] усі тунелі на мапі
    [one] лишився { $count } тунель
    [few] лишилося { $count } тунелі
   *[many] лишилося { $count } тунелів
  }
board-ministers = Міністри
board-swayed = прихильний
board-plots = { $count ->
    [one] { $count } інтрига в запасі
    [few] { $count } інтриги в запасі
   *[many] { $count } інтриг у запасі
  }

## The turn, step by step

board-turn = Хід
board-phase-birdsong = Треті півні
board-phase-daylight = День
board-phase-evening = Сутінки

step-wood = деревина на кожну лісопильню
step-craft = створення карт
step-three-actions = потім три дії:
step-battle = бій
step-march = марш, два переміщення
step-recruit-once = вербування, один раз
step-build = будівництво
step-overwork = понаднормові, карта за деревину
step-hire = за пташину карту ще одна дія
step-draw = узяти карти, скинути до п'яти
step-emergency = карта, якщо рука порожня
step-add-to-decree = додати до Указу одну чи дві карти
step-new-roost = гніздо, якщо немає жодного
step-resolve-decree = виконати Указ зліва направо
step-turmoil = якщо не вдається — революція
step-score-roosts = очки за гнізда
step-revolt = заколот
step-spread = агітація
step-mobilize = залучення, карта до прибічників
step-train = вишкіл, карта за сотника
step-officers-act = кожен сотник:
step-move = переміщення
step-recruit-base = мобілізація в криївці
step-organize = організація, вояка за жетон підтримки
step-draw-bases = узяти карти, за кожну криївку на одну більше; скинути до п'яти
step-refresh = відновити три, за кожен трунок ще два
step-slip = шмиг
step-move-boots = переміщення (чоботи)
step-battle-sword = бій (меч)
step-explore = обшук (смолоскип)
step-aid = допомога (будь-який предмет і карта)
step-quest = квест
step-strike = постріл (арбалет)
step-repair = ремонт (молот)
step-craft-hammers = створення карт (молоти)
step-special = особлива дія (смолоскип)
step-rest = спочинок у хащах
step-draw-coins = узяти карти, за кожні монети на одну більше
step-discard = скинути до п'яти
step-item-limit = місткість
step-outcast = вигнанці
step-souls = скинути Загублені душі
step-conspire = змови
step-reveal = за кожну відкриту карту:
step-garden = сад
step-recruit-one = вояка
step-score-gardens = витратити її заради очок
step-sacrifice = за пташину — фанатик
step-return-cards = забрати відкриті карти
step-craft-gardens = створення карт садами масті вигнанців
step-pay-themselves = заплатити собі, якщо ніхто не платив
step-dividends = очко за двох вояк резерву
step-gather = збільшити резерв
step-commit = інвестувати вояку:
step-craft-or-export = створення карт або експорт
step-draw-one = узяти карту
step-spend-funds = витратити з резерву:
step-recruit-river = вербування на річці (1)
step-trade-post = торговельний пункт (2)
step-set-prices = визначити ціни

# of bots
step-order = карта наказу
step-craft-order = створити її предмет
step-discard-order = скинути карту наказу
step-battle-ordered = бій на галявинах наказу
step-recruit-four = вербування на галявинах наказу
step-build-ordered = будівництво за наказом
step-move-beyond-three = усі, крім трьох, ідуть далі
step-expand = розширення, якщо нічого не збудовано
step-escalate = за пташиного наказу все це всюди
step-score-track = очки за трек наказу
step-decree-order = карта наказу йде до Указу
step-resolve-columns = за колонками: вербування, переміщення, бій
step-build-roost = збудувати гніздо
step-turmoil-bot = якщо не вдається — революція
step-revolt-ordered = заколот
step-pity = інакше народне співчуття
step-spread-ordered = агітація
step-surprise-revolt = за пташиного наказу раптовий заколот
step-organize-bases = організація там, де троє в криївці
step-recruit-bases = мобілізація в криївках
step-slip-away = утеча в хащі, якщо предметів мало
step-errands = дії за наказом
step-refresh-items = відновлення
step-repair-items = ремонт
step-order-souls = наказ за Загубленими душами
step-conspire-bot = змова за кожного фанатика
step-rituals = ритуали за верхніми картами Загублених душ
step-return-souls = відкриті карти повертаються
step-craft-top = створити верхню карту
step-refill = поповнити прилавок
step-craft-market = створити предмет нової карти
step-order-market = крайня права карта — наказ
step-trade-post-ordered = торговельний пункт
step-recruit-ordered = вербування на галявинах наказу
step-check-protectionism = протекціонізм
step-battle-protected = бій, якщо він діє
step-score-payments = очки за платежі найкращого покупця
step-extort = вимагання
step-discard-market = скинути крайню ліву карту
step-recruit-burrow = вербування в Норі
step-dig = копати
step-build-duchy = будівництво
step-ministers = прихильні міністри діють
step-rally = збір
step-score-markets = очки за ринки
step-sway = прихилити міністра
step-recruit-two = по двоє вояк на двох галявинах
step-flip = відкрити інтриги, що дають очки
step-battle-two = бій там, де двоє чи більше
step-move-beyond-two = усі, крім двох, ідуть далі
step-plot = інтрига
step-thicken = інтрига густішає
step-score-extortions = очки за здирництва
