# La mano come la disegna il web: che cosa si può fare con una carta, in una parola o due.

heading-ambush = Imboscata
heading-craft = Fabbricare
heading-discard = Scartare
heading-activate = Attivare
heading-spend = Spendere
heading-give = Dare
heading-heal = Alla roccaforte
heading-overwork = Straordinari nella radura
heading-hire = Un'altra azione
heading-decree = Decreto
heading-mobilize = Mobilitare
heading-train = Addestrare
heading-show = Rivelare
heading-export = Esportare
hand-nothing = Ora nulla riguarda questa carta.
hand-count = { $count ->
    [one] 1 copia
   *[other] { $count } copie
  }
