### Quanto sono forti i computer: i livelli per nome e una riga su ciascuno. Per la preparazione nel terminale e nel browser.

computer-beginner = principiante
    .plays = guarda un passo avanti, spera nel meglio e non si accorge di molte cose
computer-easy = facile
    .plays = guarda un passo avanti e non vede arrivare i guai
computer-normal = normale
    .plays = pensa a tutto il turno, ma ogni tanto gli sfugge qualcosa
computer-hard = difficile
    .plays = pianifica con cura e sbaglia poco
computer-expert = esperto
    .plays = gioca come meglio può, e a volte pensa un secondo o due
levels-now = Livello dei computer: { $name }
levels-strength = Quanto sono forti i computer?
levels-ask = Quanto forte?
levels-line = { $name }: { $plays }
levels-sits = computer, { $name }
