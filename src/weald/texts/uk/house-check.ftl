### What is found out about a server: `weald serve --check`, and the operator's page.

## weald serve --check

check-fine = гаразд
check-warning = увага
check-fault = ЗБІЙ
check-settings-fine = Налаштування узгоджені між собою.
check-origin-fault = «{ $value }» — не адреса сайту.
check-origin-fault-do = Вкажіть --origin на зразок `https://weald.example`.
check-workers-fault = Для кількох робочих процесів ({ $value }) потрібен PostgreSQL.
check-workers-fault-do = Вкажіть його адресу через --db або запустіть з одним процесом.
check-workers-warning = Робочих процесів { $value } на { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
  }.
check-workers-warning-do = Досить стількох робочих процесів, скільки є ядер.
check-proxy-warning = За проксі вважають кожного.
check-proxy-warning-do = Вкажіть його адресу через --proxy: інакше будь-хто може видати себе за будь-яку адресу, і жодне блокування не діятиме.
check-https-warning = Сервер доступний усім, без HTTPS.
check-https-warning-do = Поставте перед ним проксі з TLS і запустіть його з --proxy та --https.
check-https-alone = Браузерам сказано приходити через HTTPS, а проксі, який його забезпечує, не вказано.
check-https-alone-do = Вкажіть проксі через --proxy, щоб знати адреси відвідувачів.
check-address-fine = { $host }, порт { $value }: вільно.
check-address-fault = Не вдається слухати на { $host }, порт { $value }: { $problem }
check-address-fault-do = Оберіть інший порт через --port або зупиніть того, хто там слухає.
check-folder-fault = До теки { $path } нічого не можна записати.
check-folder-fault-do = Створіть цю теку й віддайте її користувачеві, від імені якого працює сервер.
check-disk-fine = Вільно { $value } МБ: { $path }.
check-disk-warning = Вільно лише { $value } МБ: { $path }.
check-disk-warning-do = Невдовзі звільніть місце: коли диск заповниться, ніхто не зможе ходити.
check-disk-fault = Вільно лише { $value } МБ: { $path }.
check-disk-fault-do = Звільніть місце: коли диск заповниться, ніхто не зможе ходити.
check-rights-warning = { $path }: цей файл можуть читати інші, а з ним і кожну приховану карту.
check-rights-warning-do = Закрийте до нього доступ: `chmod 600`.
check-claim-fine = Жоден інший сервер не користується базою даних.
check-claim-warning = { $path }: цим файлом уже користується сервер.
check-claim-warning-do = Якщо це він і є, усе гаразд; другому буде відмовлено.
check-database-fine = База даних доступна й оновлена ({ $value }).
check-database-new = Базу даних { $path } буде створено, коли сервер запуститься.
check-database-older = База даних попередньої версії ({ $value }); коли сервер запуститься, її буде оновлено до { $known }.
check-database-older-do = Спершу зробіть резервну копію: іншого шляху назад немає.
check-database-newer = База даних від новішої версії Weald ({ $value }).
check-database-newer-do = Встановіть ту версію або відновіть давнішу резервну копію.
check-database-fault = Базою даних не можна скористатися: { $problem }
check-database-fault-do = Чи вона є і чи можете ви в неї писати?
check-writable-fine = До бази даних можна писати.
check-clock-fine = Годинник показує { $value } UTC.
check-clock-warning = Цей годинник і годинник бази даних розходяться на { $value ->
    [one] { $value } секунду
    [few] { $value } секунди
    [many] { $value } секунд
   *[other] { $value } секунди
  }.
check-clock-warning-do = Налаштуйте обидва за мережею (NTP).
check-clock-back = Годинник відстає: є стіл, відкритий пізніше ({ $value }).
check-clock-back-do = Виправте його: від нього залежать порядок у списках, блокування й сеанси.
check-connections-fine = PostgreSQL дозволяє з'єднань: { $most }; може знадобитися: { $value }.
check-connections-warning = PostgreSQL дозволяє з'єднань лише { $most }, а може знадобитися { $value }.
check-connections-warning-do = Збільшіть `max_connections` або візьміть менше робочих процесів.
check-operator-fine = Сторінка оператора має секрет.
check-operator-warning = На сторінку оператора ніхто не може потрапити: у неї немає секрету.
check-operator-warning-do = Його створює "weald admin secret".
check-files-fine = { $value ->
    [-1] Відкритих файлів може бути скільки завгодно.
   *[other] Відкритих файлів може бути { $value }.
  }
check-files-warning = Відкритих файлів може бути лише { $value }, а кожне з'єднання потребує одного.
check-files-warning-do = Збільшіть обмеження: `LimitNOFILE` в описі служби `systemd` або `ulimit -n`.
check-client-fine = Клієнт зібрано.
check-client-warning = Клієнт не зібрано: браузери не знайдуть жодної сторінки.
check-client-warning-do = Його збирає "make web"; у встановленому пакунку він є.
check-form-fine = Рушій скомпільовано.
check-form-warning = Рушій працює як звичайний Python, у кілька разів повільніше.
check-form-warning-do = Його збирає "make compile" там, де є компілятор C.
check-thinkers-fine = Комп'ютерні гравці можуть думати: { $value ->
    [one] { $value } процес
    [few] { $value } процеси
   *[many] { $value } процесів
  } на кожен робочий.
check-thinkers-warning = Комп'ютерні гравці тут не думають.
check-thinkers-warning-do = Це має робити інший сервер із тією самою базою даних, або вкажіть --thinkers.
check-thinkers-fault = Не вдається запустити процес, у якому думають комп'ютери: { $problem }
