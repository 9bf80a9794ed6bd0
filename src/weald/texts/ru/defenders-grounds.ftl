### Что говорит за вариант или против него: то, чего больше или меньше.

ground-camps = лагеря
ground-support = заполненные шкалы поддержки
ground-dead = погибшие защитники
ground-toxic = отравленные участки
ground-polluted = загрязнённые гексы
ground-fed = гексы, куда стоки принесут загрязнение
ground-factories = действующие фабрики
ground-factory-guards = механиды у фабрик
ground-factory-waste = загрязнение у фабрик
ground-hunters = механиды вне фабрик
ground-enclosed = окружённые стенами гексы
ground-damage = раненые лидеры
ground-danger = угрозы лидерам
ground-items = предметы
ground-markers = маркеры пролома
ground-hand = карты в руках
ground-way-to-work = шаги до ближайшего дела
ground-way-to-camp = шаги до места для лагеря
ground-way-to-factory = шаги до фабрики
ground-way-to-rest = шаги до лагеря, где можно лечиться
ground-points = оставшиеся очки действий
