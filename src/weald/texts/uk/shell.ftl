### What is read before the client has come: the page's head, the app's name, the page without a connection.
### It is put into files when the client is built (web/shell/plugin.ts).

shell-title = Weald
shell-about = Лісові воєнні ігри за друкованими правилами в браузері: проти комп'ютера або з друзями за посиланням.
shell-slogan = Лісові воєнні ігри за друкованими правилами
shell-picture = Звірі з трьох ігор: кішка, орел і миша на галявині, ведмідь на кораблі, олень перед машиною
shell-scripts = Столи Weald малюють скрипти; будь ласка, дозвольте їх для цієї сторінки.
shell-offline-title = Зараз немає з'єднання
shell-offline-more = Weald недоступний. Ваші партії в безпеці: вони чекають на сервері. Щойно з'єднання відновиться, ця сторінка відкриється сама.
shell-offline-again = Спробувати ще раз
shell-turn = Ваш хід.
