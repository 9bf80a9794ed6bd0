### Клавиши стола.

web-key-tab = от варианта к варианту
web-key-arrows = по полю, руке и вариантам
web-key-digits = к варианту с этим номером
web-key-enter = выбрать его
web-key-undo = отменить
web-key-end = закончить, пропустить, отказаться или отступить
web-key-hand = к вашей руке
web-key-log = к хронике
web-key-question = к вопросу
web-key-retell = что произошло, ещё раз
web-key-close = закрыть или положить карту обратно
web-key-back = вернуть ваш ход, только против компьютеров
web-key-standing = ваши постоянные ответы
web-key-chat = чат стола
web-key-hint = подсказка, только против компьютеров
