### Standing answers: what can be answered once for all in the other's turn.

standing-choose-own-flip = When the other's card lets me flip one of mine
standing-choose-own-flip-flip = flip the one in { $theater }
