### Клавіші столу.

web-key-tab = від варіанта до варіанта
web-key-arrows = полем, рукою й варіантами
web-key-digits = перейти до варіанта з цим номером
web-key-enter = обрати його
web-key-undo = скасувати
web-key-end = закінчити, пропустити, відмовитися або відкликати війська
web-key-hand = до вашої руки
web-key-log = до хроніки
web-key-question = до запитання
web-key-retell = що сталося, ще раз
web-key-close = закрити або повернути карту
web-key-back = скасувати свій хід, лише проти комп'ютерів
web-key-standing = ваші постійні відповіді
web-key-chat = чат столу
web-key-hint = підказка, лише проти комп'ютерів
