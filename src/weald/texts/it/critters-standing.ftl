### Risposte fisse: che cosa si può rispondere una volta per tutte nel turno dell'altro.

standing-choose-own-flip = Quando la carta dell'altro mi fa girare una delle mie
standing-choose-own-flip-flip = girare quella { $theater-in }
