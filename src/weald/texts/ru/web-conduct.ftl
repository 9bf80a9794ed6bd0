### Как вести себя за столом: вернуть ход, постоянные ответы, вопросы не в свой ход.

web-back = Вернуть мой ход
web-back-yes = Вернуть
web-back-no = Оставить

web-out-of-turn = В ход { $seat-gen }: вопрос к вам
web-asked-now = Вас спросят, когда это будет рассказано

web-standing = Мои постоянные ответы
web-standing-about = Сервер даёт эти ответы за вас, когда вопрос приходит в чужой ход, чтобы партия, которая длится днями, не стояла. Никто другой о них не узнает. Ответ, который в этот миг не разрешён, не даётся: спросят вас, и другие могут заметить, что вы думаете.
web-standing-none = Пока ни одного.
web-standing-offer = Отвечать на такие вопросы за меня…
web-standing-due = Сейчас будет дан ваш постоянный ответ.
web-standing-list = Что отвечается за вас
web-standing-add = Добавить ответ
web-standing-question = Вопрос
web-standing-place = Где
web-standing-answer = Ответ
web-standing-scope = На какое время
web-standing-anywhere = где угодно
web-standing-clearing = на поляне { $clearing }
web-standing-game = на эту партию
web-standing-turn = на этот ход
web-standing-keep = Отвечать так
web-standing-remove = Убрать
web-standing-line = { $question }: { $answer } ({ $place }, { $scope })
web-standing-line-bare = { $question }: { $answer } ({ $scope })
web-hint = Что посоветуете?
