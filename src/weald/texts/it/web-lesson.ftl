### Il client: le lezioni, qualunque sia il gioco. Ciò che dice una lezione è in `<game>-lessons.ftl`.

web-lesson = Lezione
web-lesson-step = { $step } di { $count }
web-lesson-go-on = Continua
web-lesson-play-on = Continua a giocare
web-lesson-back = Indietro
web-lesson-leave = Lascia la lezione
web-lesson-return = Torna alla lezione
web-lesson-again = Ricomincia
web-lesson-left = Giochi liberamente. La lezione aspetta qui finché non fai qualcosa che non prevede.
web-lesson-strayed = Hai lasciato la lezione, e la partita continua come vuoi. Per fare la lezione, ricomincia.
web-lesson-others = Giocano gli altri. Guarda che cosa fanno.
web-lesson-later = Questo viene dopo ({ $deed }). Prima: { $first }
web-lesson-read-first = Questo viene dopo. Prima continua a leggere.
web-lesson-begin = { $lesson } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  })
web-lesson-row = { $lesson } – una lezione

## Pagine che dicono come gioca una parte

web-way = Come si gioca
web-way-of = Come si gioca: { $seat }

## I titoli delle lezioni, per pulsanti ed elenchi

web-lesson-title-learn-critters = Impara Critters at War
web-lesson-title-learn-defenders = Impara Defenders
web-lesson-title-learn-root = Impara Root
