### Что говорится за столом, в терминале и в браузере, в любой игре.

fact-none = нет
log-times = { $event } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  })
refusal = { $why } [{ $law }]
why-not-asked = это не ответ на заданный вопрос
why-dice-cannot-say = кубики этого сказать не могут
end-heading = Партия окончена
