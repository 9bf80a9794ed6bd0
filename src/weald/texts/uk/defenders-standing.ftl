### Standing answers: what can be answered once for all, whoever's card asks.

standing-take-path = Коли мені відкриті таємні стежки
standing-take-path-stay = лишатися на місці
