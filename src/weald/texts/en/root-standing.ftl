### Standing answers: questions that come in the turns of others, and what can be answered once for all.

standing-may-ambush = When I am attacked
standing-may-ambush-pass = never ambush
standing-may-ambush-ambush = ambush with a { $suit } card
standing-may-ambush-ambush-bare = ambush whenever I can
standing-may-use-in-battle = When I could use a card in battle
standing-may-use-in-battle-pass = do not use it
standing-may-use-in-battle-use = use it
standing-may-enlist = When I could hire others to defend with me
standing-may-enlist-pass = hire nobody
standing-may-enlist-choose = hire the { $seat }
standing-lose-piece = When I must choose what I lose
standing-lose-piece-lose = { $piece }
standing-pay-outrage = When I must pay for Outrage
standing-pay-outrage-give = pay with a { $suit } card
standing-pay-outrage-give-bare = pay with any card that fits
standing-field-hospitals = When my warriors fall and hospitals could take them in
standing-field-hospitals-pass = do not pay
standing-field-hospitals-heal = pay with a { $suit } card
standing-field-hospitals-heal-bare = pay with any card that fits
standing-cut-supporters = When I must give up supporters
standing-cut-supporters-discard = discard a { $suit } supporter
standing-take-hit = When I take a hit
standing-take-hit-damage = damage: { $item }
standing-choose-damaged = When I must damage items
standing-choose-damaged-damage = damage: { $item }
