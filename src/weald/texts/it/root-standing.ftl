### Risposte fisse: domande che arrivano nei turni degli altri, e a cui si può rispondere una volta per tutte.

standing-may-ambush = Quando subisco un attacco
standing-may-ambush-pass = mai un'imboscata
standing-may-ambush-ambush = imboscata con una carta { $suit }
standing-may-ambush-ambush-bare = imboscata ogni volta che posso
standing-may-use-in-battle = Quando potrei usare una carta in battaglia
standing-may-use-in-battle-pass = non usarla
standing-may-use-in-battle-use = usarla
standing-may-enlist = Quando potrei arruolare altri per difendermi
standing-may-enlist-pass = non arruolare nessuno
standing-may-enlist-choose = arruolare { $seat-il }
standing-lose-piece = Quando devo scegliere che cosa perdo
standing-lose-piece-lose = { $piece }
standing-pay-outrage = Quando devo pagare per l'indignazione
standing-pay-outrage-give = pagare con una carta { $suit }
standing-pay-outrage-give-bare = pagare con una carta qualsiasi che vada bene
standing-field-hospitals = Quando i miei guerrieri cadono e gli ospedali potrebbero accoglierli
standing-field-hospitals-pass = non pagare
standing-field-hospitals-heal = pagare con una carta { $suit }
standing-field-hospitals-heal-bare = pagare con una carta qualsiasi che vada bene
standing-cut-supporters = Quando devo rinunciare a sostenitori
standing-cut-supporters-discard = scartare un sostenitore { $suit }
standing-take-hit = Quando subisco un colpo
standing-take-hit-damage = danneggiare: { $item }
standing-choose-damaged = Quando devo danneggiare oggetti
standing-choose-damaged-damage = danneggiare: { $item }
