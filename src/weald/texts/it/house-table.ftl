### Ciò che si dice al tavolo, nel terminale come nel browser, qualunque sia il gioco.

fact-none = nessuno
log-times = { $event } ({ $count ->
    [one] 1 volta
   *[other] { $count } volte
  })
refusal = { $why } [{ $law }]
why-not-asked = non risponde alla domanda posta
why-dice-cannot-say = i dadi non possono dirlo
end-heading = La partita è finita

# I nomi che non hanno forme proprie, come quelli delle persone.
form-il = { $name }
form-di = di { $name }
form-a = a { $name }
form-da = da { $name }
form-in = in { $name }
form-su = su { $name }
