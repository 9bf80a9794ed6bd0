# The hand as the web draws it: what can be done with a card, in a word or two.

heading-ambush = Засідка
heading-craft = Створити
heading-discard = Скинути
heading-activate = Активувати
heading-spend = Витратити
heading-give = Віддати
heading-heal = До Фортеці
heading-overwork = Понаднормові на галявині
heading-hire = Ще одна дія
heading-decree = Указ
heading-mobilize = До прибічників
heading-train = Вишкіл
heading-show = Відкрити
heading-export = Експорт
hand-nothing = Про цю карту зараз не питають.
hand-count = разом { $count }
