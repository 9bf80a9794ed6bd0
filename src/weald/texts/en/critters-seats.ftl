### Critters at War: its seats, which lists of tables name without the rest of the catalogues.

seat-south = South
seat-north = North
