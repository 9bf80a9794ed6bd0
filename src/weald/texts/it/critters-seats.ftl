### Critters at War: i suoi posti, che gli elenchi dei tavoli nominano senza il resto dei cataloghi.

seat-south = Sud
    .il = Sud
    .di = di Sud
    .a = a Sud
    .da = da Sud
    .in = in Sud
    .su = su Sud
    .gender = m
seat-north = Nord
    .il = Nord
    .di = di Nord
    .a = a Nord
    .da = da Nord
    .in = in Nord
    .su = su Nord
    .gender = m
