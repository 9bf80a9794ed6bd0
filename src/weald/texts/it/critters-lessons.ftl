### Critters at War: che cosa dicono le sue lezioni. Il testo di un passo è `lesson-LESSON-STEP`; un a capo comincia un paragrafo.

lesson-learn-critters-welcome =
    Due comandanti si affrontano battaglia dopo battaglia. Ogni battaglia porta punti; chi arriva per primo a 12 vince la guerra. Ora giochi una battaglia, un'azione alla volta.
lesson-learn-critters-theaters =
    Si combatte per tre teatri: aria, terra e mare. Ognuno di voi gioca carte dalla propria parte. Chi ha il totale più alto controlla un teatro; chi ne controlla due su tre vince la battaglia.
    Sei il primo giocatore di questa battaglia: a parità di totale, il teatro è tuo.
lesson-learn-critters-hand =
    Queste sono le tue sei carte per tutta la battaglia. Il numero è la forza. Un 6 non sa fare altro; tutte le altre hanno un'abilità.
lesson-learn-critters-deploy =
    Una carta va a faccia in su nel teatro del suo tipo. Prendi la Manovra dell'aria e schierala in aria.
lesson-learn-critters-facedown =
    Il computer ha schierato Rinforzi, e ha posato una carta a faccia in giù in aria. A faccia in giù ogni carta è un 2, qualunque sia.
    Anche tu puoi giocare qualsiasi carta a faccia in giù, in qualsiasi teatro. È così che ti liberi di una carta che non va bene da nessuna parte.
lesson-learn-critters-ambush =
    Schiera Imboscata a terra. La sua abilità ha effetto subito: giri una carta in cima a una pila, di una parte o dell'altra.
lesson-learn-critters-flip =
    Un'abilità va usata. Gira Rinforzi a terra: a faccia in giù conta 2 invece di 1, e non ha più abilità.
lesson-learn-critters-escalation =
    Escalation! Finché è a faccia in su, le carte a faccia in giù dell'altro contano 4 ciascuna. Un'abilità così dura finché la carta è a faccia in su. Ci pensiamo noi.
lesson-learn-critters-sea =
    Prima prendi il mare: schiera Ridispiegamento. La sua abilità non trova nulla da fare, ma la sua forza conta: 4 contro 2.
lesson-learn-critters-withdraw =
    Guarda il pulsante qui sotto: potresti ritirarti. Allora vince l'altro, ma ottiene meno punti, tanti meno quanto prima te ne vai. Nessuno si ritira da una battaglia che va bene; una persa costa meno se la lasci.
lesson-learn-critters-maneuver =
    Ora la risposta a Escalation. Una Manovra gira una carta in un teatro adiacente, e il mare è adiacente alla terra. Schierala a terra.
lesson-learn-critters-flip-back =
    Gira Escalation in mare: le sue carte valgono di nuovo 2.
lesson-learn-critters-air-drop =
    Aviolancio: la tua prossima carta può essere schierata in qualsiasi teatro. Schieralo in aria.
lesson-learn-critters-last =
    Ed ecco la prossima carta: la Super Corazzata, un 6, lanciata in aria. Con questa vinci due teatri su tre.
lesson-learn-critters-won =
    Hai controllato l'aria e il mare: 6 punti. Ogni battaglia combattuta fino in fondo ne porta 6.
    È cominciata una nuova battaglia. Ora il primo giocatore è l'altro, e i teatri sono in un altro ordine.
lesson-learn-critters-next =
    Non c'è altro da sapere. Tieni una carta finché può ancora sorprendere, guarda che cosa è adiacente a che cosa, e lascia presto una battaglia persa. Continua: con altri 6 punti vinci la guerra.

lesson-learn-critters-read-law-critters = La legge di Critters at War
