### Standing answers: what can be answered once for all in the other's turn.

standing-choose-own-flip = Коли через картку супротивника я перевертаю одну зі своїх
standing-choose-own-flip-flip = перевернути ту, що в театрі { $theater-gen }
