### Root: each faction in a line, for somebody who chooses one; `hard` is how hard it is to learn, from 1 to 3.

plays-marquise = You begin in nearly every clearing. Cut wood, build on it, and hold together what you have.
    .hard = 1
plays-eyrie = You rule by a decree that grows each turn and must be obeyed. Grow fast, and fall before it breaks you.
    .hard = 2
plays-alliance = You begin with nothing on the map. Spread sympathy, revolt where it hurts, and strike from your bases.
    .hard = 3
plays-vagabond = You are one wanderer with a bag of items. Explore, help or rob the others, and fulfil quests.
    .hard = 2
plays-cult = You reveal cards instead of spending them. Plant gardens, and turn what the others throw away into power.
    .hard = 3
plays-riverfolk = You sell cards, boats and swords to the others, set the prices, and grow rich on what they pay.
    .hard = 3
