### A person on several devices: what the server refuses, and the letters it sends.

error-bad-pass = This has been used, is too old, or was meant for another device
hint-bad-pass = Ask for a new one.
error-bad-passkey = The passkey could not be checked
hint-bad-passkey = Try again from the start.
error-no-passkeys-here = Passkeys do not work at this address
error-known-passkey = This passkey is known already
error-unknown-passkey = There is no such passkey of yours
error-unknown-passkey-here = Nobody here has this passkey; it may have been removed
error-unknown-device = There is no such device of yours
error-unknown-person = There is nothing of yours here yet
error-too-many-passkeys = You can have { $most } passkeys
hint-too-many-passkeys = Remove one that you no longer use.
error-too-many-devices = You can be signed in on { $most } devices
hint-too-many-devices = Sign one out that you no longer use.
error-no-mail = This server sends no mail
error-bad-mail = This is not a mail address
error-mail-taken = Somebody else here has this mail address
hint-mail-taken = If that is you, sign in with it.
error-too-many-letters = Several letters went to this address already
hint-too-many-letters = Look for them, or wait some minutes.
error-bad-mail-server = The mail server cannot be used
hint-bad-mail-server = Give it as smtps://user:password@host, and the sender with --mail-from.
error-mail-needs-origin = To send mail the server must know its own address
hint-mail-needs-origin = Give it with --origin, as https://weald.example.

mail-address-subject = Weald: is this your address?
mail-address-text =
    Hello { $name },

    somebody, probably you, wants to sign in at Weald with this mail address. If so, open this link on the device where you asked for it:

    { $link }

    It works once, within { $minutes } minutes. If it was not you, do nothing: the address will not be used.
mail-sign-in-subject = Weald: your link to sign in
mail-sign-in-text =
    Hello { $name },

    open this link on the device where you want to sign in:

    { $link }

    It works once, within { $minutes } minutes. Whoever opens it can play as you: do not pass it on. If you did not ask for it, do nothing.

serve-mail = The mail server, as smtps://user:password@host or smtp://host (with STARTTLS). People can then sign in by a link sent by mail. A password is better given by WEALD_MAIL than on the command line. Needs --origin.
serve-mail-from = The address from which mail is sent.
