# Рука, как её рисует браузер: что можно сделать с картой, одним-двумя словами.

heading-ambush = Засада
heading-craft = Смастерить
heading-discard = Сбросить
heading-activate = Активировать
heading-spend = Потратить
heading-give = Отдать
heading-heal = К цитадели
heading-overwork = Сверхурочные на поляне
heading-hire = Ещё одно действие
heading-decree = Устав
heading-mobilize = Мобилизация
heading-train = Обучение
heading-show = Открыть
heading-export = Экспорт
hand-nothing = Сейчас об этой карте ничего не спрашивают.
hand-count = таких карт: { $count }
