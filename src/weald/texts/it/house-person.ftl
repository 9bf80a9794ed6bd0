### Una persona su più dispositivi: ciò che il server rifiuta, e le lettere che manda.

error-bad-pass = È già stato usato, è troppo vecchio, o era per un altro dispositivo
hint-bad-pass = Chiedine uno nuovo.
error-bad-passkey = La passkey non si è potuta verificare
hint-bad-passkey = Riprova dall'inizio.
error-no-passkeys-here = A questo indirizzo le passkey non funzionano
error-known-passkey = Questa passkey è già nota
error-unknown-passkey = Questa passkey non è tra le tue
error-unknown-passkey-here = Qui nessuno ha questa passkey; forse è stata tolta
error-unknown-device = Questo dispositivo non è tra i tuoi
error-unknown-person = Qui non c'è ancora nulla di tuo
error-too-many-passkeys = Puoi avere { $most ->
    [one] 1 passkey
   *[other] { $most } passkey
  }
hint-too-many-passkeys = Togline una che non usi più.
error-too-many-devices = Puoi accedere da { $most ->
    [one] 1 dispositivo
   *[other] { $most } dispositivi
  }
hint-too-many-devices = Esci da uno che non usi più.
error-no-mail = Questo server non manda e-mail
error-bad-mail = Questo non è un indirizzo e-mail
error-mail-taken = Qualcun altro qui ha questo indirizzo e-mail
hint-mail-taken = Se sei tu, accedi con quello.
error-too-many-letters = A questo indirizzo sono già andate diverse e-mail
hint-too-many-letters = Cercale, o aspetta qualche minuto.
error-bad-mail-server = Il server di posta non si può usare
hint-bad-mail-server = Indicalo come smtps://user:password@host, e il mittente con --mail-from.
error-mail-needs-origin = Per mandare e-mail il server deve conoscere il proprio indirizzo
hint-mail-needs-origin = Indicalo con --origin, come https://weald.example.

mail-address-subject = Weald: è il tuo indirizzo?
mail-address-text =
    Ciao { $name },

    qualcuno, probabilmente tu, vuole accedere a Weald con questo indirizzo e-mail. Se è così, apri questo link sul dispositivo da cui l'hai chiesto:

    { $link }

    Funziona una volta sola, entro { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }. Se la richiesta non è tua, non fare nulla: l'indirizzo non sarà usato.
mail-sign-in-subject = Weald: il tuo link per accedere
mail-sign-in-text =
    Ciao { $name },

    apri questo link sul dispositivo da cui vuoi accedere:

    { $link }

    Funziona una volta sola, entro { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }. Chi lo apre può giocare al posto tuo: non darlo a nessuno. Se non l'hai chiesto, non fare nulla.

serve-mail = Il server di posta, come smtps://user:password@host o smtp://host (con STARTTLS). Le persone possono allora accedere con un link mandato per e-mail. Una password è meglio darla con WEALD_MAIL che sulla riga di comando. Richiede --origin.
serve-mail-from = L'indirizzo da cui si mandano le e-mail.
