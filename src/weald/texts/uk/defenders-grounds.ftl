### Що говорить за варіант чи проти нього: те, чого більше чи менше.

ground-camps = табори
ground-support = заповнені треки підтримки
ground-dead = загиблі оборонці
ground-toxic = отруєні ділянки
ground-polluted = забруднені клітинки
ground-fed = клітинки, які забруднять жолоби
ground-factories = діючі заводи
ground-factory-guards = мехи біля заводів
ground-factory-waste = забруднення біля заводів
ground-hunters = мехи на волі
ground-enclosed = оточені клітинки
ground-damage = поранені лідери
ground-danger = загрози лідерам
ground-items = предмети
ground-markers = маркери проламування
ground-hand = карти в руках
ground-way-to-work = кроки до наступної роботи
ground-way-to-camp = кроки до місця для табору
ground-way-to-factory = кроки до заводу
ground-way-to-rest = кроки до табору для лікування
ground-points = невитрачені очки дій
