### Что выясняется о сервере: `weald serve --check` и страница оператора.

## weald serve --check

check-fine = в порядке
check-warning = внимание
check-fault = СБОЙ
check-settings-fine = Настройки согласованы между собой.
check-origin-fault = «{ $value }» — не адрес сайта.
check-origin-fault-do = Укажите --origin, например «https://weald.example».
check-workers-fault = Для нескольких рабочих процессов ({ $value }) нужен PostgreSQL.
check-workers-fault-do = Укажите его адрес через --db или обойдитесь одним рабочим процессом.
check-workers-warning = Рабочих процессов: { $value }, а у процессора { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
  }.
check-workers-warning-do = Рабочих процессов достаточно столько, сколько ядер.
check-proxy-warning = За прокси принимается кто угодно.
check-proxy-warning-do = Укажите адрес прокси через --proxy: иначе любой может выдать себя за любой адрес, и никакой запрет не подействует.
check-https-warning = Сервер доступен всем, и без HTTPS.
check-https-warning-do = Поставьте перед ним прокси с TLS и запустите его с --proxy и --https.
check-https-alone = Браузерам велено приходить по HTTPS, но прокси, который его понимает, не указан.
check-https-alone-do = Укажите прокси через --proxy, чтобы были известны адреса посетителей.
check-address-fine = { $host }, порт { $value }: свободен.
check-address-fault = Не удаётся слушать { $host }, порт { $value }: { $problem }
check-address-fault-do = Выберите другой порт через --port или остановите того, кто там слушает.
check-folder-fault = В { $path } нельзя ничего записать.
check-folder-fault-do = Создайте эту папку и отдайте её пользователю, от имени которого работает сервер.
check-disk-fine = Свободно { $value } МБ: { $path }.
check-disk-warning = Свободно всего { $value } МБ: { $path }.
check-disk-warning-do = Освободите место поскорее: когда диск полон, никто не может ходить.
check-disk-fault = Свободно всего { $value } МБ: { $path }.
check-disk-fault-do = Освободите место: когда диск полон, никто не может ходить.
check-rights-warning = { $path } могут прочесть другие, а с ним и все скрытые карты.
check-rights-warning-do = Закройте файл от других: «chmod 600».
check-claim-fine = Другие серверы базу данных не используют.
check-claim-warning = { $path } уже использует какой-то сервер.
check-claim-warning-do = Если это он и есть, всё хорошо; второму было бы отказано.
check-database-fine = База данных доступна и обновлена ({ $value }).
check-database-new = База данных { $path } будет создана при запуске сервера.
check-database-older = База данных прежней версии ({ $value }); при запуске сервера она станет версии { $known }.
check-database-older-do = Сначала сделайте резервную копию: другого пути назад нет.
check-database-newer = База данных создана более новым Weald ({ $value }).
check-database-newer-do = Установите ту версию или восстановите прежнюю резервную копию.
check-database-fault = Базу данных нельзя использовать: { $problem }
check-database-fault-do = Есть ли она и можно ли вам в неё писать?
check-writable-fine = В базу данных можно писать.
check-clock-fine = На часах { $value } UTC.
check-clock-warning = Эти часы и часы базы данных расходятся на { $value ->
    [one] { $value } секунду
    [few] { $value } секунды
   *[many] { $value } секунд
  }.
check-clock-warning-do = Пусть и те и другие ставятся по сети (NTP).
check-clock-back = Часы отстают: один из столов создан { $value }.
check-clock-back-do = Поставьте их верно: от них зависят порядок списков, запреты и сеансы.
check-connections-fine = PostgreSQL допускает соединений: { $most }; может понадобиться: { $value }.
check-connections-warning = PostgreSQL допускает соединений: { $most }, а может понадобиться: { $value }.
check-connections-warning-do = Увеличьте его «max_connections» или возьмите меньше рабочих процессов.
check-operator-fine = У страницы оператора есть секрет.
check-operator-warning = На страницу оператора никому не войти: у неё нет секрета.
check-operator-warning-do = Его создаёт «weald admin secret».
check-files-fine = { $value ->
    [-1] Файлов можно открыть сколько угодно.
    [one] Можно открыть { $value } файл.
    [few] Можно открыть { $value } файла.
   *[many] Можно открыть { $value } файлов.
  }
check-files-warning = { $value ->
    [one] Можно открыть всего { $value } файл, а каждому соединению нужен свой.
    [few] Можно открыть всего { $value } файла, а каждому соединению нужен свой.
   *[many] Можно открыть всего { $value } файлов, а каждому соединению нужен свой.
  }
check-files-warning-do = Увеличьте предел: «LimitNOFILE» в службе «systemd» или «ulimit -n».
check-client-fine = Клиент собран.
check-client-warning = Клиент не собран: браузеры не найдут страницы.
check-client-warning-do = Его собирает «make web»; в установленном пакете он есть.
check-form-fine = Движок скомпилирован.
check-form-warning = Движок работает на чистом Python, в несколько раз медленнее.
check-form-warning-do = Его собирает «make compile», если есть компилятор C.
check-thinkers-fine = Компьютеры могут думать: { $value ->
    [one] { $value } процесс
    [few] { $value } процесса
   *[many] { $value } процессов
  } на каждый рабочий.
check-thinkers-warning = Компьютеры здесь не думают.
check-thinkers-warning-do = Это должен делать другой сервер у той же базы данных, или укажите --thinkers.
check-thinkers-fault = Нельзя запустить процесс, в котором думают компьютеры: { $problem }
