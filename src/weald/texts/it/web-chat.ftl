### Ciò che si carica quando serve: chat, separarsi da una partita, notifiche.

web-chat-none = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-chat-phrases = Frasi pronte, che ognuno legge nella propria lingua
web-chat-watcher = { $who }, assiste
web-chat-more = Altro su questo messaggio
web-chat-mute = Silenzia { $who }
web-chat-unmute = Non silenziare più { $who }
web-chat-muted = Un messaggio di qualcuno che hai silenziato
web-chat-report = Segnala al gestore
web-chat-reported = Segnalato. Il gestore può leggere questo messaggio e quelli vicini.
web-chat-off = A questo tavolo non c'è chat.
web-chat-off-host = Su questo server non c'è chat.
web-chat-players = Può parlare solo chi siede al tavolo.
web-chat-silenced = Il gestore ti ha silenziato fino al { $until }. { $reason }
web-chat-silenced-bare = Il gestore ti ha silenziato. { $reason }

web-say-hello = Ciao!
web-say-good-luck = Buona fortuna!
web-say-thanks = Grazie!
web-say-well-played = Ben giocato!
web-say-one-moment = Un momento, per favore.
web-say-back-tomorrow = Torno domani.
web-say-sorry-late = Scusate l'attesa.
web-say-your-turn = Tocca a te.
web-say-oops = Ops!
web-say-good-game = Bella partita!
web-say-again = Un'altra partita?
web-say-bye = Arrivederci!

web-part-title = Terminare o arrendersi
web-part-end = Proponi di terminare la partita
web-part-end-about = La partita finisce qui, senza vincitore, quando tutti quelli che giocano sono d'accordo. La tua proposta vale finché non rispondi alla prossima domanda.
web-part-resign = Arrenditi
web-part-resign-two = Vince l'altro giocatore.
web-part-resign-more = Un computer continua per te. Non puoi tornare.
web-part-resign-alone = La partita finisce qui.
web-part-resign-sure = Sì, mi arrendo
web-part-resign-as = Arrenditi come { $place }
web-part-leave-about = Per smettere solo per oggi, chiudi la pagina: la partita ti aspetta.

web-talk = Chi può parlare nella chat
web-talk-players = Chi gioca
web-talk-all = Tutti, anche gli spettatori
web-talk-off = Nessuno

web-push = Notifiche su questo dispositivo
web-push-about = Quando tocca a te in una partita con altre persone e non l'hai davanti agli occhi. Al massimo una volta per turno.
web-push-on = Avvisami su questo dispositivo
web-push-off = Non avvisarmi più
web-push-is-on = Su questo dispositivo ti avvisiamo quando tocca a te.
web-push-refused = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questo sito.
web-push-unable = Questo browser qui non può ricevere notifiche. Serve una pagina con https, e su un iPhone l'app nella schermata Home.
web-chat-removed = Rimosso dal gestore.
