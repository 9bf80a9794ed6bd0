### Critters at War: its seats, which lists of tables name without the rest of the catalogues.

seat-south = Південь
    .gen = Півдня
    .dat = Півдню
    .acc = Південь
    .ins = Півднем
    .loc = Півдні
    .gender = m
seat-north = Північ
    .gen = Півночі
    .dat = Півночі
    .acc = Північ
    .ins = Північчю
    .loc = Півночі
    .gender = f
