### Standing answers: questions that come in the turns of others, and what can be answered once for all.

standing-may-ambush = Коли на мене нападають
standing-may-ambush-pass = ніколи не грати засідки
standing-may-ambush-ambush = грати засідку { $suit-gen } масті
standing-may-ambush-ambush-bare = грати засідку щоразу, коли можу
standing-may-use-in-battle = Коли я можу застосувати карту в бою
standing-may-use-in-battle-pass = не застосовувати
standing-may-use-in-battle-use = застосувати
standing-may-enlist = Коли я можу найняти когось на свій захист
standing-may-enlist-pass = нікого не наймати
standing-may-enlist-choose = найняти { $seat-acc }
standing-lose-piece = Коли я маю обрати, що втратити
standing-lose-piece-lose = { $piece }
standing-pay-outrage = Коли я маю платити за заворушення
standing-pay-outrage-give = платити картою { $suit-gen } масті
standing-pay-outrage-give-bare = платити будь-якою картою, що підходить
standing-field-hospitals = Коли мої вояки полягли й шпиталі можуть їх прийняти
standing-field-hospitals-pass = не платити
standing-field-hospitals-heal = платити картою { $suit-gen } масті
standing-field-hospitals-heal-bare = платити будь-якою картою, що підходить
standing-cut-supporters = Коли я маю позбутися прибічників
standing-cut-supporters-discard = скинути прибічника { $suit-gen } масті
standing-take-hit = Коли я отримую ушкодження
standing-take-hit-damage = пошкодити { $item-acc }
standing-choose-damaged = Коли я маю пошкодити предмети
standing-choose-damaged-damage = пошкодити { $item-acc }
