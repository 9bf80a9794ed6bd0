### La lobby.

web-lobby-lists = Quali tavoli
web-lobby-seeking = In cerca di giocatori
web-lobby-live = Partite da guardare
web-lobby-finished = Partite finite
web-lobby-game = Gioco
web-lobby-pace = Ritmo
web-lobby-pace-none = senza fretta
web-lobby-pace-days = giorni per turno
web-lobby-pace-clock = in tempo reale, con orologio
web-lobby-language = Lingua
web-lobby-any = qualsiasi
web-lobby-more = Mostra altro
web-lobby-lay = Comincia una partita
web-lobby-seeking-none = Per ora nessun tavolo cerca giocatori. Prepara un tavolo con un posto libero e mettilo in elenco: apparirà qui.
web-lobby-live-none = Per ora nessuna partita in elenco è in corso.
web-lobby-finished-none = Nessuna partita in elenco è ancora finita.
web-lobby-none-such = Per ora non c'è nessun tavolo di questo tipo. Scegli «qualsiasi» per vederne altri.
