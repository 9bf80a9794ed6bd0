### Что говорится за столом, в терминале и в браузере, в любой игре.

fact-none = нет
log-times = { $event } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  })
refusal = { $why } [{ $law }]
why-not-asked = это не ответ на заданный вопрос
why-dice-cannot-say = кубики этого показать не могут
end-heading = Партия окончена

# Имя, которое человек дал себе сам, не склоняется: перед ним стоит слово, которое склоняется.
person-gen = игрока «{ $name }»
person-dat = игроку «{ $name }»
person-acc = игрока «{ $name }»
person-ins = игроком «{ $name }»
person-loc = игроке «{ $name }»
