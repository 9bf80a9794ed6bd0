### What speaks for a choice or against it: the thing of which there is more or less.

ground-score = points ahead
ground-air = strength ahead in the air
ground-land = strength ahead on land
ground-sea = strength ahead at sea
ground-hand = cards in hand
ground-held = strength in hand
