### Standing answers: what can be answered once for all, whoever's card asks.

standing-take-path = When secret paths are open to me
standing-take-path-stay = stay where I am
