### Critters at War: what somebody reads who sets up a table.

option-mode-standard = A battle is worth more, the later its loser withdraws.
option-mode-beginner = Every battle is worth one point.
option-target-0 = The usual number of the mode: 12, or three battles for beginners.
