### Root: что произошло, коротко.

## Ход одной строкой, по тому, что сделано. $times — сколько раз, $count — сколько всего. Для чего слова нет, о том не говорится.

sum-placed = { $count ->
    [1] { $piece }
   *[other] { $piece } ×{ $count }
  }
sum-moved = { $times ->
    [one] { $times } перемещение
    [few] { $times } перемещения
   *[many] { $times } перемещений
  }
sum-battle = { $times ->
    [1] сражение против { $other_seat-gen }
    [one] { $times } сражение против { $other_seat-gen }
    [few] { $times } сражения против { $other_seat-gen }
   *[many] { $times } сражений против { $other_seat-gen }
  }
sum-crafted = { $times ->
    [1] смастерена «{ $card }»
    [one] смастерена { $times } карта
    [few] смастерены { $times } карты
   *[many] смастерено { $times } карт
  }
sum-bot-crafted = { sum-crafted }
sum-used = { $times ->
    [1] использована «{ $card }»
    [one] использована { $times } карта
    [few] использованы { $times } карты
   *[many] использовано { $times } карт
  }
sum-scored = очки
sum-dominance-activated = активирована «{ $card }»
sum-stolen = карта { $other_seat-gen }
sum-recruited = новые воины
sum-enlisted = { $count ->
    [one] { $count } новый воин
    [few] { $count } новых воина
   *[many] { $count } новых воинов
  }
sum-raised = { sum-enlisted }
sum-bot-recruited = { sum-enlisted }
sum-decreed = { $times ->
    [one] { $times } карта в устав
    [few] { $times } карты в устав
   *[many] { $times } карт в устав
  }
sum-bot-decreed = { sum-decreed }
sum-roosted = { $times ->
    [one] { $times } гнездо
    [few] { $times } гнезда
   *[many] { $times } гнёзд
  }
sum-leader = новый лидер
sum-turmoil = смута
sum-bot-turmoil = смута
sum-sympathy = { $times ->
    [one] { $times } жетон поддержки
    [few] { $times } жетона поддержки
   *[many] { $times } жетонов поддержки
  }
sum-revolt = { $times ->
    [one] { $times } восстание
    [few] { $times } восстания
   *[many] { $times } восстаний
  }
sum-officer = { $times ->
    [one] { $times } офицер
    [few] { $times } офицера
   *[many] { $times } офицеров
  }
sum-organized = { $times ->
    [one] { $times } выступление
    [few] { $times } выступления
   *[many] { $times } выступлений
  }
sum-bot-organizes = { sum-organized }
sum-travelled = { sum-moved }
sum-aided = { $times ->
    [1] помощь { $other_seat-dat }
    [one] помощь { $other_seat-dat }, { $times } раз
    [few] помощь { $other_seat-dat }, { $times } раза
   *[many] помощь { $other_seat-dat }, { $times } раз
  }
sum-bot-aided = { sum-aided }
sum-quest-completed = { $times ->
    [one] { $times } задание
    [few] { $times } задания
   *[many] { $times } заданий
  }
sum-repaired = { $times ->
    [one] отремонтирован { $times } предмет
    [few] отремонтированы { $times } предмета
   *[many] отремонтировано { $times } предметов
  }
sum-rested = отдых в лесу
sum-scorched = выжжена поляна
sum-bot-scorched = { sum-scorched }
sum-coalition = коалиция, партнёр — { $other_seat }
sum-instigated = другие стравлены
sum-crusade = { $times ->
    [one] { $times } поход
    [few] { $times } похода
   *[many] { $times } походов
  }
sum-converted = { $times ->
    [one] { $times } обращение
    [few] { $times } обращения
   *[many] { $times } обращений
  }
sum-bot-converted = { sum-converted }
sum-sanctified = { $times ->
    [one] { $times } сад на месте здания
    [few] { $times } сада на месте зданий
   *[many] { $times } садов на месте зданий
  }
sum-bot-sanctified = { sum-sanctified }
sum-bought = { $times ->
    [one] куплена { $times } услуга
    [few] куплены { $times } услуги
   *[many] куплено { $times } услуг
  }
sum-bought-card = { $times ->
    [one] куплена { $times } карта
    [few] куплены { $times } карты
   *[many] куплено { $times } карт
  }
sum-exported = { $times ->
    [one] { $times } экспорт
    [few] { $times } экспорта
   *[many] { $times } экспортов
  }
sum-minister-swayed = новый лояльный политик
sum-dug = тоннель
sum-plot-flipped = { $times ->
    [one] перевёрнута { $times } интрига
    [few] перевёрнуты { $times } интриги
   *[many] перевёрнуто { $times } интриг
  }

## Сражение как сцена: между сторонами шаги, рядом — что они принесли.

battle-where = поляна { $clearing }
battle-ambush = засада
battle-extra = ещё урон
battle-dealt = нанесено урона
battle-lost = потери
battle-points = очки
battle-nothing = ничего
battle-extra-hit = { $by ->
    [defenseless] беззащитный противник
    [commander] Командир
    [column] самый длинный столбец
    [fanatics] Фанатики
    [captain] капитан
    [track] полная шкала сражений
    [automated-ambush] синтетическая засада
   *[agents] тайные агенты
  }
battle-used = { $card }
battle-marksman = Стрелок
battle-warriors-removed = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }
battle-piece-removed = { $piece }
battle-damaged = повреждено: { $item }
