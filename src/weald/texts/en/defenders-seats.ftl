### Defenders of the Wild: its seats, which lists of tables name without the rest of the catalogues.

seat-order = Order
    .short = Order
    .letter = O
seat-council = Council
    .short = Council
    .letter = C
seat-coven = Coven
    .short = Coven
    .letter = V
seat-sect = Sect
    .short = Sect
    .letter = S
seat-solo = Lone player
    .short = Solo
    .letter = L
