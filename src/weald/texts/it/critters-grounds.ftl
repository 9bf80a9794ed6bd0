### Che cosa parla a favore di una scelta o contro: ciò di cui c'è di più o di meno.

ground-score = punti di vantaggio
ground-air = forza di vantaggio in aria
ground-land = forza di vantaggio a terra
ground-sea = forza di vantaggio in mare
ground-hand = carte in mano
ground-held = forza in mano
