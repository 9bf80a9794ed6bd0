### Defenders of the Wild on the drawn table: gauges, threat, boards of the factions, hand, end.

## The land

land-tile = №{ $number }
silence = Тиша, доки всі не оберуть [2.10]

## Gauges. $count: how far it has come; $of: the goal, or the number at which all is lost.

gauges = Наскільки близько кінець
gauge-camps = Збудовано { $count } з { $of ->
    [one] { $of } табору
    [few] { $of } таборів
   *[many] { $of } таборів
  }: команді потрібні всі.
gauge-camps-short = табори
gauge-factories = { $of ->
    [0] Жодного заводу ще не збудовано: кожен треба знищити.
    [one] Знищено { $count } з { $of } заводу: треба знищити всі.
    [few] Знищено { $count } з { $of } заводів: треба знищити всі.
   *[many] Знищено { $count } з { $of } заводів: треба знищити всі.
  }
gauge-factories-short = знищено
gauge-core-completed = { $count ->
    [one] Машини збудували { $count } завод; завод номер { $of } — це поразка.
    [few] Машини збудували { $count } заводи; завод номер { $of } — це поразка.
   *[many] Машини збудували { $count } заводів; завод номер { $of } — це поразка.
  }
gauge-core-completed-short = заводи
gauge-toxic-disaster = { $count ->
    [one] На полі { $count } отруєна ділянка; ділянка номер { $of } — це поразка.
    [few] На полі { $count } отруєні ділянки; ділянка номер { $of } — це поразка.
   *[many] На полі { $count } отруєних ділянок; ділянка номер { $of } — це поразка.
  }
gauge-toxic-disaster-short = отруєні ділянки
gauge-massacre = { $count ->
    [0] Жоден оборонець із { $habitat-gen } не загинув; загиблий номер { $of } — це поразка.
    [one] Загинув { $count } оборонець із { $habitat-gen }; загиблий номер { $of } — це поразка.
    [few] Загинули { $count } оборонці із { $habitat-gen }; { $of } — це вже забагато.
   *[many] Загинуло { $count } оборонців із { $habitat-gen }; { $of } — це вже забагато.
  }
gauge-massacre-short = загиблі з однієї місцевості

## The threat: what machine cards would do

threat = Наступна карта машин
threat-deck = { $deck } у колоді, { $discarded } зіграно
threat-cards = Карти, що ще можуть вийти
threat-card = { $machine }: { $cards } з { $of ->
    [one] { $of } карти
    [few] { $of } карт
   *[many] { $of } карт
  }, що лишилися
threat-look = Оберіть карту, щоб прочитати, що вона зробила б зараз. На полі це показано пунктиром.
threat-hide = Сховати
would-engine-moved = Конструктор { $engine } мурує { $walls } і просувається на { $edge }.
would-engine-reset = Конструктор { $engine } мурує { $walls }, натрапляє на перешкоду на { $edge } і повертається на базу машин.
would-engine-deployed = Конструктор { $engine } повертається на межу { $edge }.
would-engine-waits = Конструктор { $engine } не знаходить вільної межі й чекає на базі машин.
would-direction = Машини повертають { $direction ->
    [left] ліворуч
   *[right] праворуч
  }.
would-factory-built = На { $hex } постає завод { $number }.
would-polluted = Жолоби жетона { $number } забруднюють { $hexes }.
would-toxic = { $hex } стає отруєною ділянкою.
would-hunter-deployed = На { $hex } з'являється мисливець.
would-chased = { $number ->
    [1] Мисливець переслідує
    [one] { $number } мисливець переслідує
    [few] { $number } мисливці переслідують
   *[many] { $number } мисливців переслідують
  } { $seat-acc } з { $origin } на { $hex }.
would-hurt = { $seat } зазнає { $number ->
    [one] { $number } пошкодження
    [few] { $number } пошкоджень
   *[many] { $number } пошкоджень
  }.
would-lost = Оборонці програють: { $ending }.

## What an action may cost

harm-roll = Ця дія потребує кидка на пошкодження
harm-sure = Отруєна ділянка: напевно { $count ->
    [one] { $count } пошкодження
    [few] { $count } пошкодження
   *[many] { $count } пошкоджень
  }
harm-chance = { $percent } %
harm-deadly = Оборонець загине: { $percent } %

## Boards of the factions

factions = Фракції
factions-open = Планшети
faction-first = Перший гравець
faction-more = Показати весь планшет
faction-less = Показати планшет стисло
faction-gone = Усі табори збудовано, фракція вийшла з гри
faction-leader = { $leader } на { $hex }
faction-points = { $count ->
    [one] Лишилося { $count } очко дій
    [few] Лишилося { $count } очки дій
   *[many] Лишилося { $count } очок дій
  }
faction-points-short = { $count ->
    [one] очко
    [few] очки
   *[many] очок
  }
faction-support = Підтримка { $count } з { $of }
faction-camps = { $count ->
    [0] Усі табори збудовано
    [one] Лишилося збудувати { $count } табір
    [few] Лишилося збудувати { $count } табори
   *[many] Лишилося збудувати { $count } таборів
  }
faction-next = наступний поповнить руку до { $cards }
faction-damage = Пошкодження { $count } з { $of }
faction-items = Предмети
faction-item = { $item }: можна використати
faction-item-spent = { $item }: не отримано
faction-item-where = Тепер торкніться місця: { $item }
faction-markers = { $count ->
    [one] { $count } маркер проламування
    [few] { $count } маркери проламування
   *[many] { $count } маркерів проламування
  }
faction-cards = { $hand } у руці, { $deck } у колоді, { $used } використано
faction-teamed = { $count ->
    [one] і { $count } доданий
    [few] і { $count } додані
   *[many] і { $count } доданих
  }
faction-top = у руці немає карт: верхня карта колоди

## Cards and hand

timing-reveal = розкриття
timing-ongoing = постійна
hand-plan = Обрати цього оборонця
hand-team = Додати: ще одне очко дій
reveal = Оборонців розкрито
machine-card = Карта машин

## The end. $left: how many more it would have taken.

end-victory = Усі табори стоять, і кожен завод знищено: база машин упала.
end-core-completed = Машини завершили свою базу: мав постати шостий завод.
end-toxic-disaster = Екологічна катастрофа: для ще однієї отруєної ділянки не лишилося жетона.
end-massacre = Різанина: загинули двоє оборонців з однієї місцевості.
near-core-completed = { $left ->
    [one] До завершення бази машин бракувало { $left } заводу.
    [few] До завершення бази машин бракувало { $left } заводів.
   *[many] До завершення бази машин бракувало { $left } заводів.
  }
near-toxic-disaster = { $left ->
    [one] До екологічної катастрофи бракувало { $left } ділянки.
    [few] До екологічної катастрофи бракувало { $left } ділянок.
   *[many] До екологічної катастрофи бракувало { $left } ділянок.
  }
near-massacre = { $left ->
    [one] До різанини бракувало { $left } смерті ({ $habitat }).
    [few] До різанини бракувало { $left } смертей.
   *[many] До різанини бракувало { $left } смертей.
  }
