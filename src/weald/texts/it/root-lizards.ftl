### Root: il Culto Calcolatore, un bot. I nomi sono fatti del gioco; gli effetti sono detti con parole nostre.

event-soul-lost = { $seat }: { $card } va sulle Anime Perdute.
event-souls-returned = { $seat }: { $count ->
    [one] una carta rivelata torna
   *[other] { $count } carte rivelate tornano
  } tra le Anime Perdute, la prima in cima.
event-bot-order-souls = { $seat }: l'ordine è { $suit }. Anime Perdute: volpe { $fox }, coniglio { $rabbit }, topo { $mouse }, uccello { $bird }.
event-bot-conspires = { $seat }: l'indicatore cospirazione è sullo spazio { $space }, { $conspiracy ->
    [convert] conversione
    [crusade] crociata
   *[sanctify] santificazione
  }.
event-bot-converted = { $seat }: converte un guerriero { $other_seat-di } nella radura { $clearing }.
event-bot-sanctified = { $seat }: santifica un edificio ({ $piece }) nella radura { $clearing }.

choice-convert-whom = di chi convertire un guerriero
choice-convert = dove convertire
choice-sanctify-whose = di chi santificare un edificio
choice-sanctify = dove santificare
choice-ritual = dove svolgere il rituale
choice-acolyte = dove un guerriero diventa accolito
choice-sanctify-which = quale edificio santificare
choice-rituals = quanti rituali
choice-spite = se la malevolenza dà punti

criterion-open-slot = caselle libere
    .whether = Con una casella libera
criterion-rituals = rituali per livello
criterion-tokens-gone = segnalini che hanno lasciato la mappa

why-no-acolytes = non ci sono accoliti
why-no-conspiracy = nessuna cospirazione è più possibile
why-nobody-to-convert = non c'è nessuno da convertire
why-nobody-to-crusade = non c'è una crociata da combattere
why-nothing-to-sanctify = non c'è nulla da santificare
why-no-ritual-possible = il rituale non ha posto
why-does-not-rule = non controlla la radura, quindi niente giardino
why-nobody-to-become-acolyte = sulla mappa non c'è un suo guerriero

board-conspiracy = indicatore su { $name ->
    [convert] conversione
    [crusade] crociata
    [sanctify] santificazione
   *[other] { $name }
  } ({ $space } di 5)
board-bot-key-lost-souls = Anime Perdute, dalla cima
