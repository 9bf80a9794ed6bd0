### Critters at War: che cosa legge chi prepara un tavolo.

option-mode-standard = Una battaglia vale tanto di più quanto più tardi si ritira chi la perde.
option-mode-beginner = Ogni battaglia vale un punto.
option-target-0 = Il numero consueto della modalità: 12, o tre battaglie per principianti.
