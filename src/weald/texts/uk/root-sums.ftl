### Root: what happened, in brief.

## A turn in one line, by what was done. $times: how often, $count: how many things in all. What has no word here is not told there.

sum-placed = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
  }
sum-moved = { $times ->
    [one] { $times } переміщення
    [few] { $times } переміщення
   *[many] { $times } переміщень
  }
sum-battle = { $times ->
    [1] бій проти { $other_seat-gen }
    [one] { $times } бій проти { $other_seat-gen }
    [few] { $times } бої проти { $other_seat-gen }
   *[many] { $times } боїв проти { $other_seat-gen }
  }
sum-crafted = { $times ->
    [1] створено карту { $card-acc }
    [one] створено { $times } карту
    [few] створено { $times } карти
   *[many] створено { $times } карт
  }
sum-bot-crafted = { sum-crafted }
sum-used = { $times ->
    [1] застосовано карту { $card-acc }
    [one] застосовано { $times } карту
    [few] застосовано { $times } карти
   *[many] застосовано { $times } карт
  }
sum-scored = отримано очки
sum-dominance-activated = активовано карту { $card-acc }
sum-stolen = забрано карту в { $other_seat-gen }
sum-recruited = вербування
sum-enlisted = { $count ->
    [one] { $count } новобранець
    [few] { $count } новобранці
   *[many] { $count } новобранців
  }
sum-raised = { sum-enlisted }
sum-bot-recruited = { sum-enlisted }
sum-decreed = { $times ->
    [one] { $times } карта до Указу
    [few] { $times } карти до Указу
   *[many] { $times } карт до Указу
  }
sum-bot-decreed = { sum-decreed }
sum-roosted = { $times ->
    [one] { $times } гніздо
    [few] { $times } гнізда
   *[many] { $times } гнізд
  }
sum-leader = новий очільник
sum-turmoil = революція
sum-bot-turmoil = революція
sum-sympathy = { $times ->
    [one] { $times } жетон підтримки
    [few] { $times } жетони підтримки
   *[many] { $times } жетонів підтримки
  }
sum-revolt = { $times ->
    [one] { $times } заколот
    [few] { $times } заколоти
   *[many] { $times } заколотів
  }
sum-officer = { $times ->
    [one] { $times } сотник
    [few] { $times } сотники
   *[many] { $times } сотників
  }
sum-organized = { $times ->
    [one] { $times } організація
    [few] { $times } організації
   *[many] { $times } організацій
  }
sum-bot-organizes = { sum-organized }
sum-travelled = { sum-moved }
sum-aided = { $times ->
    [1] допомога { $other_seat-dat }
    [one] { $times } допомога { $other_seat-dat }
    [few] { $times } допомоги { $other_seat-dat }
   *[many] { $times } допомог { $other_seat-dat }
  }
sum-bot-aided = { sum-aided }
sum-quest-completed = { $times ->
    [one] { $times } квест
    [few] { $times } квести
   *[many] { $times } квестів
  }
sum-repaired = { $times ->
    [one] полагоджено { $times } предмет
    [few] полагоджено { $times } предмети
   *[many] полагоджено { $times } предметів
  }
sum-rested = спочинок у хащах
sum-scorched = спалено галявину
sum-bot-scorched = { sum-scorched }
sum-coalition = коаліція з { $other_seat-ins }
sum-instigated = нацьковано інших одне на одного
sum-crusade = { $times ->
    [one] { $times } хрестовий похід
    [few] { $times } хрестові походи
   *[many] { $times } хрестових походів
  }
sum-converted = { $times ->
    [one] навернено { $times } вояку
    [few] навернено { $times } вояк
   *[many] навернено { $times } вояк
  }
sum-bot-converted = { sum-converted }
sum-sanctified = { $times ->
    [one] { $times } сад замість споруди
    [few] { $times } сади замість споруд
   *[many] { $times } садів замість споруд
  }
sum-bot-sanctified = { sum-sanctified }
sum-bought = { $times ->
    [one] куплено { $times } послугу
    [few] куплено { $times } послуги
   *[many] куплено { $times } послуг
  }
sum-bought-card = { $times ->
    [one] куплено { $times } карту
    [few] куплено { $times } карти
   *[many] куплено { $times } карт
  }
sum-exported = { $times ->
    [one] { $times } експорт
    [few] { $times } експорти
   *[many] { $times } експортів
  }
sum-minister-swayed = прихилено міністра
sum-dug = тунель
sum-plot-flipped = { $times ->
    [one] відкрито { $times } інтригу
    [few] відкрито { $times } інтриги
   *[many] відкрито { $times } інтриг
  }

## A battle as a scene: between the two sides the steps, beside them what they brought.

battle-where = галявина { $clearing }
battle-ambush = засідка
battle-extra = додаткові ушкодження
battle-dealt = завдано ушкоджень
battle-lost = утрачено
battle-points = очки
battle-nothing = нічого
battle-extra-hit = { $by ->
    [defenseless] беззахисний суперник
    [commander] Головнокомандувач
    [column] найдовша колонка
    [fanatics] несамовитість
    [captain] Капітан
    [track] повний трек бою
    [automated-ambush] автоматична засідка
   *[agents] впроваджені агенти
  }
battle-used = { $card }
battle-marksman = влучний стрілець
battle-warriors-removed = { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
  }
battle-piece-removed = { $piece }
battle-damaged = пошкоджено { $item-acc }
