### Що говорить за варіант чи проти нього: те, чого більше чи менше.

ground-camps = табори
ground-support = заповнені треки підтримки
ground-dead = загиблі оборонці
ground-toxic = отруєні ділянки
ground-polluted = забруднені клітинки
ground-fed = клітинки, на які жолоби принесуть забруднення
ground-factories = незнищені заводи
ground-factory-guards = мехи біля заводів
ground-factory-waste = забруднення біля заводів
ground-hunters = мехи поза заводами
ground-enclosed = оточені стінами клітинки
ground-damage = поранені лідери
ground-danger = загрози лідерам
ground-items = предмети
ground-markers = маркери проламування
ground-hand = карти в руках
ground-way-to-work = кроки до найближчої справи
ground-way-to-camp = кроки до місця для табору
ground-way-to-factory = кроки до заводу
ground-way-to-rest = кроки до табору, де можна зцілитися
ground-points = невитрачені очки дій
