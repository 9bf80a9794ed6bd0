### Defenders of the Wild: what somebody reads who sets up a table.

option-leaders-chosen = Each player chooses a leader for their faction.
option-leaders-random = The dice choose the leaders.
option-difficulty-0 = The plain machine cards only.
option-difficulty-1 = Intermediate: one advanced machine card.
option-difficulty-2 = Intermediate: two advanced machine cards.
option-difficulty-3 = Expert: three advanced machine cards.
option-difficulty-4 = Expert: four advanced machine cards.
option-difficulty-5 = Extreme: five advanced machine cards.
option-difficulty-6 = Extreme: six advanced machine cards.

setup-who = you as { $mine } with { $others }
