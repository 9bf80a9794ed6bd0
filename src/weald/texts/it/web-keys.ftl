### I tasti del tavolo.

web-key-tab = da una scelta all'altra
web-key-arrows = sul tabellone, sulla mano e sulle scelte
web-key-digits = vai alla scelta con quel numero
web-key-enter = sceglila
web-key-undo = annulla
web-key-end = termina, passa, rinuncia o ritirati
web-key-hand = alla tua mano
web-key-log = alla cronaca
web-key-question = alla domanda
web-key-retell = che cosa è accaduto, ancora una volta
web-key-close = chiudi, o rimetti a posto la carta
web-key-back = riprendere il tuo turno, contro soli computer
web-key-standing = le tue risposte fisse
web-key-chat = la chat del tavolo
web-key-hint = suggerimento, solo contro computer
