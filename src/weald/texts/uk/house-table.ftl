### What is said at the table, in the terminal as in the browser, whatever the game.

fact-none = немає
log-times = { $event } ({ $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
  })
refusal = { $why } [{ $law }]
why-not-asked = це не відповідь на поставлене запитання
why-dice-cannot-say = кубики не можуть такого показати
end-heading = Партію закінчено

# Ім'я, яке людина дала собі сама, не відмінюють: перед ним стоїть слово, що відмінюється.
person-gen = гравця «{ $name }»
person-dat = гравцеві «{ $name }»
person-acc = гравця «{ $name }»
person-ins = гравцем «{ $name }»
person-loc = гравцеві «{ $name }»
