### Che cosa parla a favore di una scelta o contro: ciò di cui c'è di più o di meno.

ground-score = punti di vantaggio
ground-air = vantaggio di forza in aria
ground-land = vantaggio di forza a terra
ground-sea = vantaggio di forza in mare
ground-hand = carte in mano
ground-held = forza in mano
