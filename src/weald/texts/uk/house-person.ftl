### A person on several devices: what the server refuses, and the letters it sends.

error-bad-pass = Це вже використано, застаріло або призначено для іншого пристрою
hint-bad-pass = Попросіть нове.
error-bad-passkey = Ключ доступу не вдалося перевірити
hint-bad-passkey = Спробуйте спочатку.
error-no-passkeys-here = За цією адресою ключі доступу не працюють
error-known-passkey = Цей ключ доступу вже відомий
error-unknown-passkey = У вас немає такого ключа доступу
error-unknown-passkey-here = Тут ні в кого немає цього ключа доступу; можливо, його вилучено
error-unknown-device = У вас немає такого пристрою
error-unknown-person = Тут іще немає нічого вашого
error-too-many-passkeys = Можна мати { $most ->
    [one] { $most } ключ доступу
    [few] { $most } ключі доступу
   *[many] { $most } ключів доступу
  }
hint-too-many-passkeys = Вилучіть той, яким більше не користуєтеся.
error-too-many-devices = Увійти можна на { $most ->
    [one] { $most } пристрої
    [few] { $most } пристроях
   *[many] { $most } пристроях
  }
hint-too-many-devices = Вийдіть на тому, яким більше не користуєтеся.
error-no-mail = Цей сервер не надсилає листів
error-bad-mail = Це не адреса пошти
error-mail-taken = Цю адресу пошти тут має хтось інший
hint-mail-taken = Якщо це ви, увійдіть із нею.
error-too-many-letters = На цю адресу вже надіслано кілька листів
hint-too-many-letters = Пошукайте їх або зачекайте кілька хвилин.
error-bad-mail-server = Поштовим сервером не можна скористатися
hint-bad-mail-server = Вкажіть його як `smtps://user:password@host`, а відправника — через --mail-from.
error-mail-needs-origin = Щоб надсилати листи, сервер мусить знати власну адресу
hint-mail-needs-origin = Вкажіть її через --origin, наприклад `https://weald.example`.

mail-address-subject = Weald: це ваша адреса?
mail-address-text =
    Вітаємо, { $name }!

    Хтось, імовірно ви, хоче входити у Weald із цією адресою пошти. Якщо так, відкрийте це посилання на тому пристрої, де про це просили:

    { $link }

    Воно діє один раз, упродовж { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
       *[many] { $minutes } хвилин
    }. Якщо це були не ви, нічого не робіть: адресу не буде використано.
mail-sign-in-subject = Weald: ваше посилання для входу
mail-sign-in-text =
    Вітаємо, { $name }!

    Відкрийте це посилання на пристрої, де хочете ввійти:

    { $link }

    Воно діє один раз, упродовж { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
       *[many] { $minutes } хвилин
    }. Хто його відкриє, той зможе грати за вас: нікому його не передавайте. Якщо ви його не просили, нічого не робіть.

serve-mail = Поштовий сервер, як-от `smtps://user:password@host` або `smtp://host` (зі STARTTLS). Тоді можна входити за посиланням, надісланим поштою. Пароль краще передавати через WEALD_MAIL, ніж у командному рядку. Потребує --origin.
serve-mail-from = Адреса, з якої надсилають листи.
