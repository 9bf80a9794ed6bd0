### Root: its seats, which lists of tables name without the rest of the catalogues.

seat-marquise = Marquise de Cat
    .short = Marquise
    .help = The Marquise builds with wood, and building scores. Birdsong: a wood at each sawmill. Daylight: craft at workshops, then three actions (battle, march, recruit once, build, overwork), and one more for each bird card spent. Evening: draw. Nobody else may place pieces at the keep; while it stands, a matching card brings fallen warriors back there.
    .letter = M
seat-eyrie = Eyrie Dynasties
    .short = Eyrie
    .help = The Eyrie add one or two cards to the decree each Birdsong, and in Daylight obey all of it, each card in a clearing of its suit: recruit at roosts, move, battle, build roosts. What cannot be obeyed brings turmoil: points go, the decree goes, another leader comes. Evening: roosts score and draw cards. They craft with roosts and rule where others would tie.
    .letter = E
seat-alliance = Woodland Alliance
    .short = Alliance
    .help = The Alliance score by spreading sympathy; whoever moves into it or removes it owes the supporters a card. Supporters pay in Birdsong for sympathy, and for revolts, which clear out a sympathetic clearing for a base. Daylight: craft with sympathy, gather supporters, train officers. Evening: each officer moves, battles, recruits at a base or turns a warrior into sympathy.
    .letter = A
seat-vagabond = Vagabond
    .short = Vagabond
    .help = The Vagabond acts by exhausting items; in Birdsong three are refreshed, and two more for each tea, and he may slip to a place nearby. Daylight: boots move, swords fight, torches explore ruins, hammers craft and repair, a crossbow strikes, any item and a card aid somebody, which mends relations and brings items; quests ask for items and score. A hit damages an item; an Evening in a forest repairs everything.
    .letter = V
seat-vagabond2 = second Vagabond
    .short = Vagabond 2
    .help = { seat-vagabond.help }
    .letter = W
seat-cult = Lizard Cult
    .short = Cult
    .help = The Cult reveal cards for rituals and get them back, unless they spend them for points: as many as the gardens of that suit on the map bring. Birdsong: the commonest suit among the Lost Souls, which are all cards discarded since your last turn, becomes the Outcast; if it was so before, or none leads, it is hated, and conspiracies cost an acolyte less. Acolytes are warriors that fell defending, or were sacrificed for a bird card; they pay for conspiracies where the Outcast's suit is. A garden rules its clearing, whoever is there; each one removed costs a random card. Evening: craft with gardens of the Outcast's suit; draw a card, and one for each suit with two gardens.
    .letter = L
seat-riverfolk = Riverfolk Company
    .short = Riverfolk
    .help = The Riverfolk sell at the start of the others' Birdsong: a card of their open hand, riverboats, mercenaries. Warriors paid become funds in your Birdsong; before that, with a trade post on the map, every two funds that were left score a point, and if nobody paid you pay yourselves two. Daylight: moving, fighting, drawing and crafting commit funds, which come back; recruiting spends one, which goes home to its owner. A trade post takes two funds of whoever rules the clearing and scores; the space it leaves is one to craft with. A trade post that is removed is lost, and half of the funds with it. Your warriors use the river as a path, whoever rules.
    .letter = R
seat-duchy = Drillbit Duchy
    .short = Duchy
    .letter = D
seat-corvids = Cogwheel Corvids
    .short = Corvids
    .letter = C

# A seat that plays itself
bot-marquise = Mechanical Marquise
bot-eyrie = Electric Eyrie
bot-alliance = Automated Alliance
bot-vagabond = Vagabot
bot-vagabond2 = Vagabot
    .apart = Vagabot beside a Vagabond
bot-cult = Logical Lizards
bot-riverfolk = Riverfolk Robots
bot-duchy = Drillbit Duchy
bot-corvids = Cogwheel Corvids
