### Che cosa parla a favore di una scelta o contro: ciò di cui c'è di più o di meno.

ground-camps = campi
ground-support = tracciati supporto riempiti
ground-dead = difensori persi
ground-toxic = aree tossiche
ground-polluted = esagoni inquinati
ground-fed = esagoni che i canali di scarico inquineranno
ground-factories = fabbriche ancora in piedi
ground-factory-guards = mech nelle fabbriche
ground-factory-waste = inquinanti nelle fabbriche
ground-hunters = mech fuori dalle fabbriche
ground-enclosed = esagoni isolati
ground-damage = leader feriti
ground-danger = minacce ai leader
ground-items = oggetti
ground-markers = segnalini breccia
ground-hand = carte in mano
ground-way-to-work = passi fino al prossimo compito
ground-way-to-camp = passi fino a un posto per il campo
ground-way-to-factory = passi fino a una fabbrica
ground-way-to-rest = passi fino a un campo dove curarsi
ground-points = punti azione rimasti
