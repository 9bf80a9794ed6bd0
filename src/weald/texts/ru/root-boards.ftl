### Root: нарисованные планшеты фракций.

board-factions = Планшеты фракций
board-others = Другие фракции
board-touched = там можно что-то выбрать
board-hand-count = { $count }
board-supply-count = { $count } в запасе
board-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }
board-crafted-heading = Смастерено
board-item = { $state-acc }: { $item }
board-look-through = просмотреть
board-add-here = сюда

## Шкалы: что дают сейчас, сколько стоит и что приносит следующий компонент

track-wood = { $left ->
    [0] все построены
   *[other] дальше: древесина { $cost }, { $gives ->
        [one] { $gives } очко
        [few] { $gives } очка
       *[many] { $gives } очков
      }
  }
track-supporters = { $left ->
    [0] все на поле
   *[other] дальше: { $cost ->
        [one] { $cost } сторонник
        [few] { $cost } сторонника
       *[many] { $cost } сторонников
      }, { $gives ->
        [one] { $gives } очко
        [few] { $gives } очка
       *[many] { $gives } очков
      }
  }
track-post = { $left ->
    [0] не осталось
   *[other] дальше: { $gives ->
        [one] { $gives } очко
        [few] { $gives } очка
       *[many] { $gives } очков
      }
  }
track-placed = { $left ->
    [0] не осталось
   *[other] дальше: { $gives ->
        [one] { $gives } очко
        [few] { $gives } очка
       *[many] { $gives } очков
      }
  }
track-evening = { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
  }{ " " }при подсчёте{ $left ->
    [0] {""}
   *[other] , дальше { $gives }
  }
track-roosts = { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
  } за вечер, { $cards ->
    [0] 1 карта
    [one] 2 карты
    [few] 3 карты
   *[many] 3 карты
  }{ $left ->
    [0] {""}
   *[other] ; дальше { $gives }
  }
track-ritual = { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
  } за карту{ $left ->
    [0] {""}
   *[other] , дальше { $gives }
  }
track-recruits = { $now ->
    [0] без новых воинов сверх обычного
    [one] ещё { $now } новый воин
    [few] ещё { $now } новых воина
   *[many] ещё { $now } новых воинов
  }{ $left ->
    [0] {""}
   *[other] , дальше { $gives }
  }
track-markets = { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
  } за вечер

## Что лежит на планшетах

board-wood = древесина в запасе: { $count }
board-keep = цитадель, поляна { $clearing }
board-keep-lost = цитадель потеряна
board-decree-heading = Устав
board-leader-heading = Лидер
board-leader-deposed = свергнут
board-bases = Базы
board-base-waits = не построена
board-supporters-heading = Сторонники
board-officers-act = { $count ->
    [one] { $count } офицер: одна операция
    [few] { $count } офицера: столько же операций
   *[many] { $count } офицеров: столько же операций
  }
board-satchel = Рюкзак
board-damaged = Повреждено
board-item-limit = { $count } из { $most } вместе с повреждёнными
board-track-tea = чайники: обновляется на 2 больше
board-track-coins = монеты: на 1 карту больше
board-track-bag = мешки: на 2 предмета больше
board-relation-step = помощь: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }, +{ $points }
board-aids = помощь: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }
board-outcast-heading = Изгои
board-hated = ненавистные: заговоры на 1 дешевле
board-conspiracies = Заговоры
board-crusade = поход: сражение или перемещение и сражение
board-convert = обратить воина
board-sanctify = освятить здание
board-conspiracy-convert = обращение
board-conspiracy-crusade = поход
board-conspiracy-sanctify = освящение
board-services = Услуги
board-prices-by-buyer = цена для каждого
board-price = цена { $price }
board-shield = щит
board-sword = меч
board-no-order = приказа сейчас нет
board-bot-level = Уровень: { $level }
board-errands = По приказу
board-undamaged = { $count ->
    [one] { $count } целый
    [few] { $count } целых
   *[many] { $count } целых
  }
board-battle-space-1 = урон до 2
board-battle-space-2 = урон до 3
board-battle-space-3 = дополнительный урон
board-burrow = { $count ->
    [one] { $count } воин в норе
    [few] { $count } воина в норе
   *[many] { $count } воинов в норе
  }
board-tunnels = { $count ->
    [0] все тоннели на поле
    [one] остался { $count } тоннель
    [few] осталось { $count } тоннеля
   *[many] осталось { $count } тоннелей
  }
board-ministers = Политики
board-swayed = лояльный
board-plots = { $count ->
    [one] { $count } интрига в запасе
    [few] { $count } интриги в запасе
   *[many] { $count } интриг в запасе
  }

## Ход, этап за этапом

board-turn = Ход
board-phase-birdsong = Утро
board-phase-daylight = День
board-phase-evening = Вечер

step-wood = древесина на каждой лесопилке
step-craft = ремесло
step-three-actions = затем три действия:
step-battle = сражение
step-march = марш, два перемещения
step-recruit-once = вербовка, один раз
step-build = строительство
step-overwork = сверхурочные, карта за древесину
step-hire = птичья карта — ещё одно действие
step-draw = взять карты, сбросить до пяти
step-emergency = карта, если в руке пусто
step-add-to-decree = одна или две карты в устав
step-new-roost = гнездо, если нет ни одного
step-resolve-decree = выполнить устав слева направо
step-turmoil = если нельзя, смута
step-score-roosts = очки за гнёзда
step-revolt = восстание
step-spread = получить поддержку
step-mobilize = мобилизация, карта — сторонник
step-train = обучение, карта за офицера
step-officers-act = каждый офицер:
step-move = перемещение
step-recruit-base = вербовка у базы
step-organize = выступление, воин за поддержку
step-draw-bases = взять карты, ещё по одной за базу; сбросить до пяти
step-refresh = обновить три, ещё по два за чайник
step-slip = красться
step-move-boots = перемещение (сапоги)
step-battle-sword = сражение (меч)
step-explore = исследование (факел)
step-aid = помощь (любой предмет и карта)
step-quest = задание
step-strike = выстрел (арбалет)
step-repair = ремонт (молот)
step-craft-hammers = ремесло (молоты)
step-special = особое действие (факел)
step-rest = отдых в лесу
step-draw-coins = взять карты, ещё по одной за монеты
step-discard = сбросить до пяти
step-item-limit = предел предметов
step-outcast = масть изгоев
step-souls = сбросить заблудшие души
step-conspire = заговоры
step-reveal = за каждую открытую карту:
step-garden = сад
step-recruit-one = воин
step-score-gardens = потратить её ради очков
step-sacrifice = за птичью — приспешник
step-return-cards = вернуть открытые карты
step-craft-gardens = ремесло садами масти изгоев
step-pay-themselves = заплатить себе, если никто не платил
step-dividends = очко за двух воинов казны
step-gather = собрать казну
step-commit = вложить воина из казны:
step-craft-or-export = ремесло или экспорт
step-draw-one = взять карту
step-spend-funds = потратить воинов из казны:
step-recruit-river = вербовка у реки (1)
step-trade-post = торговый пост (2)
step-set-prices = назначить цены

# у ботов
step-order = карта приказа
step-craft-order = смастерить её предмет
step-discard-order = сбросить приказ
step-battle-ordered = сражение на приказанных полянах
step-recruit-four = вербовка на приказанных полянах
step-build-ordered = строительство по приказу
step-move-beyond-three = все сверх трёх идут дальше
step-expand = расширение, если ничего не построено
step-escalate = при птичьем приказе всё это везде
step-score-track = очки приказанной шкалы
step-decree-order = приказ — в устав
step-resolve-columns = по столбцам вербовка, перемещение, сражение
step-build-roost = построить гнездо
step-turmoil-bot = если нельзя, смута
step-revolt-ordered = восстание
step-pity = иначе всеобщее сожаление
step-spread-ordered = получить поддержку
step-surprise-revolt = при птичьем приказе внезапное восстание
step-organize-bases = трое у базы — выступление
step-recruit-bases = вербовка у баз
step-slip-away = красться, если предметов мало
step-errands = действия по приказу
step-refresh-items = обновить
step-repair-items = отремонтировать
step-order-souls = приказ по заблудшим душам
step-conspire-bot = заговор за каждого приспешника
step-rituals = обряды по верхним заблудшим душам
step-return-souls = открытые карты возвращаются
step-craft-top = смастерить верхнюю карту
step-refill = пополнить прилавок
step-craft-market = смастерить предмет новой карты
step-order-market = крайняя правая — приказ
step-trade-post-ordered = торговый пост
step-recruit-ordered = вербовка на приказанных полянах
step-check-protectionism = протекционизм
step-battle-protected = сражение, если он выполнен
step-score-payments = очки за платежи лучшего покупателя
step-extort = вымогательство
step-discard-market = сбросить крайнюю левую
step-recruit-burrow = вербовка в нору
step-dig = подкоп
step-build-duchy = строительство
step-ministers = действуют лояльные политики
step-rally = собрание
step-score-markets = очки за рынки
step-sway = добиться лояльности политика
step-recruit-two = по два воина на двух полянах
step-flip = перевернуть интриги, они приносят очки
step-battle-two = сражение, где воинов двое и больше
step-move-beyond-two = все сверх двух идут дальше
step-plot = интрига
step-thicken = интрига нарастает
step-score-extortions = очки за поборы
