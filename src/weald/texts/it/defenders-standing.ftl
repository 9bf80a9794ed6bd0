### Risposte fisse: che cosa si può rispondere una volta per tutte, di chiunque sia la carta che lo chiede.

standing-take-path = Quando mi si apre un sentiero segreto
standing-take-path-stay = restare dove sono
