### «Защитники диких земель» на нарисованном столе: указатели, угроза, планшеты фракций, рука, конец.

## Земля

land-tile = №{ $number }
silence = Молчание, пока не выбрали все [2.10]

## Указатели. $count: как далеко зашло; $of: цель или число, при котором всё потеряно.

gauges = Сколько до конца
gauge-camps = Построено лагерей: { $count } из { $of }. Команде нужны все.
gauge-camps-short = лагеря
gauge-factories = { $of ->
    [0] Ни одной фабрики ещё не построено: каждую нужно будет озеленить.
    [one] Озеленено { $count } из { $of } фабрики: нужны все.
    [few] Озеленено { $count } из { $of } фабрик: нужны все.
   *[many] Озеленено { $count } из { $of } фабрик: нужны все.
  }
gauge-factories-short = озеленено
gauge-core-completed = { $count ->
    [one] Машины построили { $count } фабрику; при { $of } всё потеряно.
    [few] Машины построили { $count } фабрики; при { $of } всё потеряно.
   *[many] Машины построили { $count } фабрик; при { $of } всё потеряно.
  }
gauge-core-completed-short = фабрики
gauge-toxic-disaster = { $count ->
    [one] На поле { $count } отравленный участок; при { $of } всё потеряно.
    [few] На поле { $count } отравленных участка; при { $of } всё потеряно.
   *[many] На поле { $count } отравленных участков; при { $of } всё потеряно.
  }
gauge-toxic-disaster-short = отравлено
gauge-massacre = { $count ->
    [0] Погибших защитников из { $habitat-gen } нет; при { $of } всё потеряно.
    [one] Погиб { $count } защитник из { $habitat-gen }; при { $of } всё потеряно.
    [few] Погибли { $count } защитника из { $habitat-gen }; { $of } — уже слишком много.
   *[many] Погибло { $count } защитников из { $habitat-gen }; { $of } — уже слишком много.
  }
gauge-massacre-short = погибли из одного ареала

## Угроза: что сделали бы карты машин

threat = Следующая карта машин
threat-deck = в колоде { $deck }, сыграно { $discarded }
threat-cards = Карты, которые ещё могут прийти
threat-card = { $machine }: { $cards } из { $of } оставшихся карт
threat-look = Выберите карту и прочтите, что она сделала бы сейчас. На поле это нарисовано пунктиром.
threat-hide = Скрыть
would-engine-moved = Строитель { $engine } застраивает стеной { $walls } и переходит на грань { $edge }.
would-engine-reset = Строитель { $engine } застраивает стеной { $walls }, упирается у грани { $edge } и уходит на ядро.
would-engine-deployed = Строитель { $engine } возвращается на грань { $edge }.
would-engine-waits = Строитель { $engine } не находит свободной грани и ждёт на ядре.
would-direction = Машины поворачивают { $direction ->
    [left] влево
   *[right] вправо
  }.
would-factory-built = Фабрика { $number } строится в { $hex }.
would-polluted = Стоки плитки { $number } загрязняют { $hexes }.
would-toxic = { $hex } становится отравленным участком.
would-hunter-deployed = В { $hex } появляется охотник.
would-chased = { $number ->
    [one] { $number } охотник преследует
    [few] { $number } охотника преследуют
   *[many] { $number } охотников преследуют
  } { $seat-acc }: { $origin } → { $hex }.
would-hurt = { $seat } получает { $number ->
    [one] { $number } урон
    [few] { $number } урона
   *[many] { $number } урона
  }.
would-lost = Защитники проигрывают: { $ending }.

## Чего может стоить действие

harm-roll = За этим действием бросок урона
harm-sure = Отравленный участок: наверняка { $count ->
    [one] { $count } урон
    [few] { $count } урона
   *[many] { $count } урона
  }
harm-chance = { $percent } %
harm-deadly = Защитник погибнет: { $percent } %

## Планшеты фракций

factions = Фракции
factions-open = Планшеты
faction-first = Первый игрок
faction-more = Показать планшет целиком
faction-less = Показать планшет кратко
faction-gone = Все лагеря построены, вне партии
faction-leader = { $leader } в { $hex }
faction-points = { $count ->
    [one] Осталось { $count } очко действия
    [few] Осталось { $count } очка действия
   *[many] Осталось { $count } очков действия
  }
faction-points-short = { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }
faction-support = Поддержка { $count } из { $of }
faction-camps = { $count ->
    [0] Все лагеря построены
    [one] Осталось построить { $count } лагерь
    [few] Осталось построить { $count } лагеря
   *[many] Осталось построить { $count } лагерей
  }
faction-next = следующий пополнит руку до { $cards }
faction-damage = Урон { $count } из { $of }
faction-items = Предметы
faction-item = { $item }: есть
faction-item-spent = { $item }: нет
faction-item-where = { $item }: теперь коснитесь места
faction-markers = { $count ->
    [one] { $count } маркер пролома
    [few] { $count } маркера пролома
   *[many] { $count } маркеров пролома
  }
faction-cards = в руке { $hand }, в колоде { $deck }, использовано { $used }
faction-teamed = { $count ->
    [one] и { $count } помощник
    [few] и { $count } помощника
   *[many] и { $count } помощников
  }
faction-top = в руке нет карт: верхняя карта колоды

## Карты и рука

timing-reveal = при раскрытии
timing-ongoing = постоянное
hand-plan = Выбрать этого защитника
hand-team = Присоединить: ещё одно очко
reveal = Защитники раскрыты
machine-card = Карта машин

## Конец. $left: сколько ещё не хватало.

end-victory = Все лагеря стоят, каждая фабрика озеленена: ядро пало.
end-core-completed = Машины достроили ядро: нужна была шестая фабрика.
end-toxic-disaster = Экологическая катастрофа: для ещё одного отравленного участка не было места.
end-massacre = Резня: погибли два защитника одного ареала.
near-core-completed = { $left ->
    [one] До завершения ядра оставалась { $left } фабрика.
    [few] До завершения ядра оставались { $left } фабрики.
   *[many] До завершения ядра оставалось { $left } фабрик.
  }
near-toxic-disaster = { $left ->
    [one] До экологической катастрофы оставался { $left } участок.
    [few] До экологической катастрофы оставались { $left } участка.
   *[many] До экологической катастрофы оставалось { $left } участков.
  }
near-massacre = { $left ->
    [one] До резни оставалась { $left } смерть ({ $habitat }).
    [few] До резни оставались { $left } смерти.
   *[many] До резни оставалось { $left } смертей.
  }
