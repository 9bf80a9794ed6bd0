### Что загружается, когда понадобится: чат, прощание с партией, уведомления.

web-chat-none = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-chat-phrases = Готовые фразы: каждый читает их на своём языке
web-chat-watcher = { $who }, зритель
web-chat-more = Ещё об этом сообщении
web-chat-mute = Скрыть сообщения: { $who }
web-chat-unmute = Снова показывать сообщения: { $who }
web-chat-muted = Сообщение от того, кого вы скрыли
web-chat-report = Пожаловаться хозяину сервера
web-chat-reported = Жалоба отправлена. Хозяин сервера может прочесть это сообщение и соседние.
web-chat-off = За этим столом нет чата.
web-chat-off-host = На этом сервере нет чата.
web-chat-players = Писать могут только сидящие за столом.
web-chat-silenced = Хозяин сервера запретил вам писать до { $until }. { $reason }
web-chat-silenced-bare = Хозяин сервера запретил вам писать. { $reason }

web-say-hello = Привет!
web-say-good-luck = Удачи!
web-say-thanks = Спасибо!
web-say-well-played = Хорошо сыграно!
web-say-one-moment = Минутку, пожалуйста.
web-say-back-tomorrow = Вернусь завтра.
web-say-sorry-late = Простите за задержку.
web-say-your-turn = Ваш ход.
web-say-oops = Ой!
web-say-good-game = Хорошая партия!
web-say-again = Ещё партию?
web-say-bye = До встречи!

web-part-title = Закончить или сдаться
web-part-end = Предложить закончить партию
web-part-end-about = Партия закончится здесь, без победителя, когда согласятся все, кто играет. Ваше предложение в силе, пока вы не ответите на следующий вопрос.
web-part-resign = Сдаться
web-part-resign-two = Победит другой игрок.
web-part-resign-more = Дальше за вас играет компьютер. Вернуться нельзя.
web-part-resign-alone = Партия закончится здесь.
web-part-resign-sure = Да, сдаюсь
web-part-resign-as = Сдаться: { $place }
web-part-leave-about = Чтобы прерваться на сегодня, просто закройте страницу: партия вас подождёт.

web-talk = Кто может писать в чат
web-talk-players = Те, кто играет
web-talk-all = Все, и зрители тоже
web-talk-off = Никто

web-push = Уведомления на этом устройстве
web-push-about = Когда в партии с другими людьми наступает ваш ход, а она у вас не перед глазами. Не чаще раза за ход.
web-push-on = Уведомлять на этом устройстве
web-push-off = Больше не уведомлять
web-push-is-on = Это устройство сообщит, когда наступит ваш ход.
web-push-refused = Браузер этого не разрешает. Это можно изменить в его настройках для этого сайта.
web-push-unable = В этом браузере уведомления здесь не работают. Нужна страница по HTTPS, а на { "iPhone" } — приложение на экране «Домой».
web-chat-removed = Убрано хозяином сервера.
