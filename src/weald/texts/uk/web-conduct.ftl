### How one behaves at the table: taking back a turn, standing answers, questions out of turn.

web-back = Скасувати свій хід
web-back-yes = Скасувати
web-back-no = Лишити

web-out-of-turn = Чужий хід ({ $seat }): запитують вас
web-asked-now = Вас запитають, щойно про це буде розказано

web-standing = Мої постійні відповіді
web-standing-about = Сервер дає ці відповіді за вас, коли їхнє запитання постає під час чужого ходу, щоб партія, яка триває днями, не зупинялася. Більше про них ніхто не дізнається. Відповіді, яка тієї миті не дозволена, не буде дано: запитають вас, і інші зможуть помітити, що ви думаєте.
web-standing-none = У вас їх ще немає.
web-standing-offer = Відповідати на такі запитання за мене…
web-standing-due = Зараз буде дано вашу постійну відповідь.
web-standing-list = На що відповідають за вас
web-standing-add = Додати відповідь
web-standing-question = Запитання
web-standing-place = Де
web-standing-answer = Відповідь
web-standing-scope = На який час
web-standing-anywhere = будь-де
web-standing-clearing = на галявині { $clearing }
web-standing-game = на цю партію
web-standing-turn = на цей хід
web-standing-keep = Відповідати так
web-standing-remove = Вилучити
web-standing-line = { $question }: { $answer } ({ $place }, { $scope })
web-standing-line-bare = { $question }: { $answer } ({ $scope })
web-hint = Що порадите?
