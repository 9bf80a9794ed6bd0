### Defenders of the Wild: che cosa legge chi prepara un tavolo.

option-leaders-chosen = Ogni giocatore sceglie un leader per la sua fazione.
option-leaders-random = I leader li scelgono i dadi.
option-difficulty-0 = Solo le carte macchina base.
option-difficulty-1 = Intermedia: una carta macchina avanzata.
option-difficulty-2 = Intermedia: due carte macchina avanzate.
option-difficulty-3 = Complessa: tre carte macchina avanzate.
option-difficulty-4 = Complessa: quattro carte macchina avanzate.
option-difficulty-5 = Estrema: cinque carte macchina avanzate.
option-difficulty-6 = Estrema: sei carte macchina avanzate.

setup-who = tu come { $mine } con { $others }
