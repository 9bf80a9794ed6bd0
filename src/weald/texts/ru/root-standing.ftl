### Постоянные ответы: вопросы, которые приходят в чужой ход, и что на них можно ответить раз и навсегда.

standing-may-ambush = Когда на меня нападают
standing-may-ambush-pass = никогда не устраивать засаду
standing-may-ambush-ambush = засада { $suit-ins } картой
standing-may-ambush-ambush-bare = засада всегда, когда можно
standing-may-use-in-battle = Когда я могу использовать карту в сражении
standing-may-use-in-battle-pass = не использовать
standing-may-use-in-battle-use = использовать
standing-may-enlist = Когда я могу нанять защитников
standing-may-enlist-pass = никого не нанимать
standing-may-enlist-choose = нанять { $seat-acc }
standing-lose-piece = Когда я выбираю, что потерять
standing-lose-piece-lose = { $piece }
standing-pay-outrage = Когда я плачу за беспорядки
standing-pay-outrage-give = платить { $suit-ins } картой
standing-pay-outrage-give-bare = платить любой подходящей картой
standing-field-hospitals = Когда мои воины пали и их мог бы принять госпиталь
standing-field-hospitals-pass = не платить
standing-field-hospitals-heal = платить { $suit-ins } картой
standing-field-hospitals-heal-bare = платить любой подходящей картой
standing-cut-supporters = Когда нужно отпустить сторонников
standing-cut-supporters-discard = сбросить сторонника { $suit-gen } масти
standing-take-hit = Когда я получаю урон
standing-take-hit-damage = повредить: { $item }
standing-choose-damaged = Когда нужно повредить предметы
standing-choose-damaged-damage = повредить: { $item }
