### The reader's own page, and signing in.

web-me-title = Ви —
web-me-alone = Ваші партії прив'язані лише до цього браузера. Якщо ви видалите його дані чи втратите пристрій, повернутися до них не зможете. Ключ доступу або другий пристрій їх убезпечить.
web-me-safe = { $count ->
    [1] Ви ввійшли на одному пристрої.
    [one] Ви ввійшли на { $count } пристрої.
    [few] Ви ввійшли на { $count } пристроях.
   *[many] Ви ввійшли на { $count } пристроях.
  }
web-me-already = Вас тут уже знають?
web-me-already-how = Якщо ви граєте тут на іншому пристрої, увійдіть і на цьому.
web-me-sign-in = Увійти під своїм іменем

## Another device

web-pair = Інший пристрій
web-pair-how = Цей пристрій покаже код. Відскануйте або введіть його на іншому — і там теж будете ви.
web-pair-show = Показати код
web-pair-scan = Відскануйте це іншим пристроєм або відкрийте там «Мою сторінку», оберіть вхід і введіть:
web-pair-code = Код: { $code }
web-pair-left = { $minutes ->
    [one] Діє один раз, іще { $minutes } хвилину. Більше нікому його не показуйте.
    [few] Діє один раз, іще { $minutes } хвилини. Більше нікому його не показуйте.
   *[many] Діє один раз, іще { $minutes } хвилин. Більше нікому його не показуйте.
  }
web-pair-end = Відкликати код
web-pair-came = Тепер ваш і цей пристрій: { $device }.

## Passkeys

web-passkeys = Ключі доступу
web-passkeys-how = Ключ доступу дає змогу входити за відбитком пальця, обличчям, блокуванням екрана чи апаратним ключем. Немає пароля, який можна втратити.
web-passkeys-not-here = За цією адресою ключі доступу не працюють: браузерам потрібні HTTPS та ім'я сайту.
web-passkey-make = Створити ключ доступу
web-passkey-name = Ключ доступу { $number }
web-passkey-made = створено { $day }
web-passkey-used = останній вхід { $day }
web-passkey-rename = Перейменувати
web-passkey-label = Назва ключа доступу
web-passkey-remove = Вилучити
web-passkey-remove-sure = Ключем «{ $name }» більше не можна буде ввійти. На ваших пристроях вхід збережеться.
web-passkey-known = На цьому пристрої вже є ваш ключ доступу.
web-passkey-refused = Дію скасовано, або вона тривала задовго. Нічого не змінилося.

## Mail

web-mail = Вхід через пошту
web-mail-how = З адресою пошти ви можете попросити посилання для входу. Більше ні для чого вона не потрібна, якщо ви самі цього не захочете, і її можна будь-коли вилучити.
web-mail-label = Адреса пошти
web-mail-send = Надіслати посилання
web-mail-sent = Посилання вже прямує на { $address }. Відкрийте його на цьому пристрої.
web-mail-kept = На { $address } можна надіслати посилання для входу.
web-mail-remove = Вилучити адресу
web-mail-yours = Адреса { $address } тепер ваша: з нею можна входити.

## Devices

web-devices = Де ви ввійшли
web-device = { $browser }, { $system }
web-device-here = цей пристрій
web-device-seen = востаннє { $day }
web-device-out = Вийти
web-device-out-sure = { $device }: на цьому пристрої це вже будете не ви.
web-device-out-here = На цьому пристрої ви станете новим гостем. Щоб повернутися, потрібен ключ доступу, адреса пошти або інший ваш пристрій.
web-browser-chrome = { "Chrome" }
web-browser-edge = { "Edge" }
web-browser-firefox = { "Firefox" }
web-browser-opera = { "Opera" }
web-browser-safari = { "Safari" }
web-browser-samsung = { "Samsung Internet" }
web-browser-other = Браузер
web-system-android = { "Android" }
web-system-chromeos = { "ChromeOS" }
web-system-ipad = { "iPad" }
web-system-iphone = { "iPhone" }
web-system-linux = { "Linux" }
web-system-mac = { "Mac" }
web-system-windows = { "Windows" }
web-system-other = пристрій

## What I have played

web-history = Ваші закінчені партії
web-history-none = Ще немає. Закінчені партії з'являться тут зі своїми результатами.
web-history-more = Показати більше
web-history-tally = { $count ->
    [one] { $title }: виграно { $won } з { $count } партії
    [few] { $title }: виграно { $won } з { $count } партій
   *[many] { $title }: виграно { $won } з { $count } партій
  }

## What is kept

web-kept = Що про вас зберігається
web-kept-how = Ваше ім'я, ваші місця й результати, ваші пристрої та назви ваших ключів доступу. Усе це можна забрати файлом або видалити.
web-kept-export = Завантажити
web-kept-delete = Видалити все
web-kept-delete-sure = Видалити все ({ $name })? Скасувати це буде неможливо.
web-kept-delete-name = Ваше ім'я зникне з усіх столів і записів.
web-kept-delete-games = { $count ->
    [0] Зараз ви не сидите за жодним столом.
    [1] Ви залишите місце за одним столом. Інші зможуть роздати там заново.
    [one] Ви залишите місця за { $count } столом. Інші зможуть роздати там заново.
    [few] Ви залишите місця за { $count } столами. Інші зможуть роздати там заново.
   *[many] Ви залишите місця за { $count } столами. Інші зможуть роздати там заново.
  }
web-kept-delete-keys = Ваші ключі доступу, адреса пошти й пристрої більше ніколи не даватимуть увійти.
web-kept-delete-yes = Так, видалити все

## Signing in

web-sign-in = Увійти
web-sign-in-how = Увійдіть на цьому пристрої під тим самим іменем, що й на іншому.
web-sign-in-code = З кодом
web-sign-in-code-how = На пристрої, де ви ввійшли, відкрийте «Мою сторінку» й оберіть «Показати код».
web-sign-in-code-label = Код
web-sign-in-go = Далі
web-sign-in-passkey = З ключем доступу
web-sign-in-passkey-go = Увійти з ключем доступу
web-sign-in-mail = За посиланням із листа
web-sign-in-sent = Якщо адресу { $address } тут знають, посилання вже прямує на неї. Відкрийте його на цьому пристрої.
web-sign-in-back = Назад до моєї сторінки
web-bad-pass = Цей код або це посилання вже використано чи застаріло. Попросіть нове.
web-bad-address-link = Це посилання вже використано, застаріло або призначено для іншого пристрою. Відкрийте його там, де просили.
web-become = Увійти на цьому пристрої як { $name }?
web-become-how = Тоді ви бачитимете тут партії, які грає { $name }, і гратимете в них. Погоджуйтеся, лише якщо { $name } — це ви.
web-become-was = { $count ->
    [1] Досі ваше ім'я тут — { $was }, і у вас є місце за одним столом.
    [one] Досі ваше ім'я тут — { $was }, і у вас є місця за { $count } столом.
    [few] Досі ваше ім'я тут — { $was }, і у вас є місця за { $count } столами.
   *[many] Досі ваше ім'я тут — { $was }, і у вас є місця за { $count } столами.
  }
web-become-bring = Узяти ці партії з собою.
web-become-bring-how = Далі їх грає { $name }. { $was } зникає: ключі доступу, адреса пошти й інші пристрої, які має { $was }, уже нікого не впустять.
web-become-leave = Лишити їх.
web-become-leave-how = Їх і далі грає { $was }. Повернутися до них ви зможете, лише якщо { $was } має ключ доступу, адресу пошти чи інший пристрій.
web-become-yes = Увійти як { $name }
web-become-no = Ні, я — { $was }
web-become-same = Ви тут уже { $name }.

## Листи

web-letters-wanted = Писати мені, коли настає мій хід
web-letters-how = Для партій, що тривають днями. Не більш як один лист на хід, і лише коли вас немає за столом. У кожному листі є посилання, щоб від них відмовитися.
web-letters-end = Більше не писати?
web-letters-end-how = Після цього ви більше не отримуватимете листів про свій хід. Входити через пошту можна й далі, а листи можна знову ввімкнути на своїй сторінці.
web-letters-end-do = Більше не писати
web-letters-ended = Листів більше не буде.
web-letters-home = На початкову сторінку
