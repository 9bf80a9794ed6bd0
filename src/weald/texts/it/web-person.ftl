### La pagina del lettore, e come si accede.

web-me-title = Tu sei
web-me-alone = Le tue partite sono legate solo a questo browser. Se ne elimini i dati o perdi il dispositivo, non puoi più tornarci. Una passkey o un secondo dispositivo le mettono al sicuro.
web-me-safe = { $count ->
    [one] Il tuo accesso è attivo su un dispositivo.
   *[other] Il tuo accesso è attivo su { $count } dispositivi.
  }
web-me-already = Giochi già qui?
web-me-already-how = Se giochi qui su un altro dispositivo, accedi anche da questo.
web-me-sign-in = Accedi con un'identità che hai già

## Un altro dispositivo

web-pair = Usa un altro dispositivo
web-pair-how = Questo dispositivo mostra un codice. Inquadralo o scrivilo sull'altro, e anche lì sarai la stessa persona.
web-pair-show = Mostra un codice
web-pair-scan = Inquadralo con l'altro dispositivo, oppure lì apri «La mia pagina», scegli di accedere e scrivi:
web-pair-code = Il codice è { $code }
web-pair-left = { $minutes ->
    [one] Vale una volta sola, ancora per un minuto. Non mostrarlo a nessun altro.
   *[other] Vale una volta sola, ancora per { $minutes } minuti. Non mostrarlo a nessun altro.
  }
web-pair-end = Ritira il codice
web-pair-came = { $device }: ora è anche un tuo dispositivo.

## Passkey

web-passkeys = Passkey
web-passkeys-how = Con una passkey accedi con l'impronta, il volto, il blocco schermo o una chiave di sicurezza. Non c'è una password da perdere.
web-passkeys-not-here = A questo indirizzo le passkey non funzionano: i browser vogliono https e un nome.
web-passkey-make = Crea una passkey
web-passkey-name = Passkey { $number }
web-passkey-made = creata: { $day }
web-passkey-used = ultimo uso: { $day }
web-passkey-rename = Rinomina
web-passkey-label = Nome della passkey
web-passkey-remove = Togli
web-passkey-remove-sure = Con «{ $name }» non potrai più accedere. I tuoi dispositivi mantengono l'accesso.
web-passkey-known = Questo dispositivo ha già una tua passkey.
web-passkey-refused = È stato annullato, o è durato troppo. Nulla è cambiato.

## E-mail

web-mail = Accedi per e-mail
web-mail-how = Con un indirizzo e-mail puoi chiedere un link per accedere. Non serve ad altro, se non lo chiedi tu, e puoi toglierlo in ogni momento.
web-mail-label = Indirizzo e-mail
web-mail-send = Mandami un link
web-mail-sent = Un link è in arrivo a { $address }. Aprilo su questo dispositivo.
web-mail-kept = A { $address } si può mandare un link per accedere.
web-mail-remove = Togli l'indirizzo
web-mail-yours = { $address } ora è tuo: puoi usarlo per accedere.

## Dispositivi

web-devices = Dove è attivo il tuo accesso
web-device = { $browser } su { $system }
web-device-here = questo dispositivo
web-device-seen = ultima volta: { $day }
web-device-out = Esci
web-device-out-sure = { $device }: non sarà più un tuo dispositivo.
web-device-out-here = Su questo dispositivo sarai un nuovo ospite. Per tornare ti serve una passkey, un indirizzo e-mail o un altro tuo dispositivo.
web-browser-chrome = Chrome
web-browser-edge = Edge
web-browser-firefox = Firefox
web-browser-opera = Opera
web-browser-safari = Safari
web-browser-samsung = Samsung Internet
web-browser-other = Un browser
web-system-android = Android
web-system-chromeos = ChromeOS
web-system-ipad = iPad
web-system-iphone = iPhone
web-system-linux = Linux
web-system-mac = Mac
web-system-windows = Windows
web-system-other = un dispositivo

## Che cosa ho giocato

web-history = Partite che hai finito
web-history-none = Ancora nessuna. Qui compaiono le partite finite, con i risultati.
web-history-more = Mostra altro
web-history-tally = { $count ->
    [one] { $title } – vittorie: { $won } su una partita
   *[other] { $title } – vittorie: { $won } su { $count } partite
  }

## Che cosa si conserva

web-kept = Che cosa si conserva di te
web-kept-how = Il tuo nome, i tuoi posti e risultati, i tuoi dispositivi e i nomi delle tue passkey. Puoi portare via tutto in un file, o eliminarlo.
web-kept-export = Scarica
web-kept-delete = Elimina tutto
web-kept-delete-sure = Eliminare { $name }? Non si può annullare.
web-kept-delete-name = Il tuo nome scompare da ogni tavolo e registro.
web-kept-delete-games = { $count ->
    [0] Ora non siedi a nessun tavolo.
    [one] Lasci il tuo posto a un tavolo. Gli altri possono ridistribuire.
   *[other] Lasci i tuoi posti a { $count } tavoli. Gli altri possono ridistribuire.
  }
web-kept-delete-keys = Le tue passkey, il tuo indirizzo e-mail e tutti i tuoi dispositivi perdono l'accesso per sempre.
web-kept-delete-yes = Sì, elimina tutto

## Accedere

web-sign-in = Accedi
web-sign-in-how = Accedi su questo dispositivo con l'identità che hai già su un altro.
web-sign-in-code = Con un codice
web-sign-in-code-how = Sul dispositivo dove l'accesso è attivo, apri «La mia pagina» e scegli «Mostra un codice».
web-sign-in-code-label = Codice
web-sign-in-go = Continua
web-sign-in-passkey = Con una passkey
web-sign-in-passkey-go = Usa una passkey
web-sign-in-mail = Con un link per e-mail
web-sign-in-sent = Se { $address } è noto qui, un link è in arrivo. Aprilo su questo dispositivo.
web-sign-in-back = Torna alla mia pagina
web-bad-pass = Questo codice o link è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
web-bad-address-link = Questo link è già stato usato, è troppo vecchio, o è stato chiesto su un altro dispositivo. Aprilo dove l'hai chiesto.
web-become = Diventare { $name } su questo dispositivo?
web-become-how = Allora qui vedi e giochi le partite di { $name }. Di' di sì solo se { $name } sei tu.
web-become-was = { $count ->
    [one] Finora qui eri { $was }, con un posto a un tavolo.
   *[other] Finora qui eri { $was }, con posti a { $count } tavoli.
  }
web-become-bring = Porta con te queste partite.
web-become-bring-how = Saranno di { $name }. { $was } non esisterà più: con le passkey, l'indirizzo e-mail e gli altri dispositivi di { $was } nessuno potrà accedere.
web-become-leave = Lasciale qui.
web-become-leave-how = Restano a { $was }. Puoi tornarci solo se { $was } ha una passkey, un indirizzo e-mail o un altro dispositivo.
web-become-yes = Diventa { $name }
web-become-no = Resta { $was }
web-become-same = Qui sei già { $name }.

## Lettere

web-letters-wanted = Scrivimi quando tocca a me
web-letters-how = Per le partite che durano giorni. Al massimo un'e-mail per turno, e solo se non sei al tavolo. Ogni e-mail ha un link per non riceverne più.
web-letters-end = Niente più e-mail?
web-letters-end-how = Dopo non riceverai più e-mail quando tocca a te. Potrai ancora accedere per e-mail, e riattivarle nella tua pagina.
web-letters-end-do = Niente più e-mail
web-letters-ended = Non riceverai più e-mail.
web-letters-home = Alla pagina iniziale
