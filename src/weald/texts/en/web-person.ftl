### The reader's own page, and signing in.

web-me-title = You are
web-me-alone = Your games are tied to this browser alone. If you delete its data or lose the device, you cannot come back to them. A passkey or a second device keeps them safe.
web-me-safe = { $count ->
    [one] You are signed in on one device.
   *[other] You are signed in on { $count } devices.
  }
web-me-already = Already known here?
web-me-already-how = If you play here on another device, sign in on this one too.
web-me-sign-in = Sign in as somebody you already are

## Another device

web-pair = Use another device
web-pair-how = This device shows a code. Scan or type it on the other one, and you are the same person there.
web-pair-show = Show a code
web-pair-scan = Scan this with the other device, or open “My page” there, choose to sign in, and type:
web-pair-code = The code is { $code }
web-pair-left = { $minutes ->
    [one] Good once, for one more minute. Show it to nobody else.
   *[other] Good once, for { $minutes } more minutes. Show it to nobody else.
  }
web-pair-end = Take the code back
web-pair-came = { $device } is now yours too.

## Passkeys

web-passkeys = Passkeys
web-passkeys-how = A passkey lets you sign in with your fingerprint, face, screen lock or security key. There is no password to lose.
web-passkeys-not-here = Passkeys do not work at this address: browsers want https and a name for that.
web-passkey-make = Make a passkey
web-passkey-name = Passkey { $number }
web-passkey-made = made { $day }
web-passkey-used = last used { $day }
web-passkey-rename = Rename
web-passkey-label = Name of the passkey
web-passkey-remove = Remove
web-passkey-remove-sure = “{ $name }” will no longer sign you in. Your devices stay signed in.
web-passkey-known = This device has a passkey of yours already.
web-passkey-refused = That was cancelled, or took too long. Nothing has changed.

## Mail

web-mail = Sign in by mail
web-mail-how = With a mail address you can ask for a link that signs you in. It is used for nothing else unless you say so, and you can remove it at any time.
web-mail-label = Mail address
web-mail-send = Send me a link
web-mail-sent = A link is on its way to { $address }. Open it on this device.
web-mail-kept = { $address } can be sent a link that signs you in.
web-mail-remove = Remove the address
web-mail-yours = { $address } is yours now: you can sign in with it.

## Devices

web-devices = Where you are signed in
web-device = { $browser } on { $system }
web-device-here = this device
web-device-seen = last seen { $day }
web-device-out = Sign out
web-device-out-sure = { $device } will no longer be you.
web-device-out-here = You will be a new guest on this device. To come back you need a passkey, a mail address or another device of yours.
web-browser-chrome = Chrome
web-browser-edge = Edge
web-browser-firefox = Firefox
web-browser-opera = Opera
web-browser-safari = Safari
web-browser-samsung = Samsung Internet
web-browser-other = A browser
web-system-android = Android
web-system-chromeos = ChromeOS
web-system-ipad = iPad
web-system-iphone = iPhone
web-system-linux = Linux
web-system-mac = Mac
web-system-windows = Windows
web-system-other = a device

## What I have played

web-history = Games you have finished
web-history-none = None yet. Games stand here when they are over, with their results.
web-history-more = Show more
web-history-tally = { $count ->
    [one] { $title }: { $won } of one game won
   *[other] { $title }: { $won } of { $count } games won
  }

## What is kept

web-kept = What is kept of you
web-kept-how = Your name, your seats and results, your devices and the names of your passkeys. You can take it all away as a file, or delete it.
web-kept-export = Download
web-kept-delete = Delete everything
web-kept-delete-sure = Delete { $name }? This cannot be undone.
web-kept-delete-name = Your name disappears from every table and record.
web-kept-delete-games = { $count ->
    [0] You sit at no table now.
    [one] You leave your seat at one table. The others can deal anew there.
   *[other] You leave your seats at { $count } tables. The others can deal anew there.
  }
web-kept-delete-keys = Your passkeys, your mail address and all your devices are signed out for good.
web-kept-delete-yes = Yes, delete everything

## Signing in

web-sign-in = Sign in
web-sign-in-how = Become the person on this device who you already are on another.
web-sign-in-code = With a code
web-sign-in-code-how = On the device where you are signed in, open “My page” and choose “Show a code”.
web-sign-in-code-label = Code
web-sign-in-go = Go on
web-sign-in-passkey = With a passkey
web-sign-in-passkey-go = Use a passkey
web-sign-in-mail = With a link by mail
web-sign-in-sent = If { $address } is known here, a link is on its way. Open it on this device.
web-sign-in-back = Back to my page
web-bad-pass = This code or link has been used, or is too old. Ask for a new one.
web-bad-address-link = This link has been used, is too old, or was asked for on another device. Open it where you asked for it.
web-become = Become { $name } on this device?
web-become-how = You then see and play { $name }’s games here. Say yes only if { $name } is you.
web-become-was = { $count ->
    [one] Until now you were { $was } here, with a seat at one table.
   *[other] Until now you were { $was } here, with seats at { $count } tables.
  }
web-become-bring = Bring these games along.
web-become-bring-how = They will be { $name }’s. { $was } is no more: passkeys, mail address and other devices of { $was } sign nobody in.
web-become-leave = Leave them behind.
web-become-leave-how = They stay with { $was }. You can come back to them only if { $was } has a passkey, a mail address or another device.
web-become-yes = Become { $name }
web-become-no = Stay { $was }
web-become-same = You are { $name } here already.

## Letters

web-letters-wanted = Write to me when it is my turn
web-letters-how = For games over days. One letter for each turn at most, and only if you are not at the table. Every letter has a link that ends them.
web-letters-end = No more letters?
web-letters-end-how = After that you get no more letters when it is your turn. You can still sign in by mail, and switch the letters on again on your page.
web-letters-end-do = No more letters
web-letters-ended = You get no more letters.
web-letters-home = To the start page
