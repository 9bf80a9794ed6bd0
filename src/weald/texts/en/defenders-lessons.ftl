### Defenders: what its lessons say. A step's text is `lesson-LESSON-STEP`; a line break begins a paragraph.

## Set-up

lesson-learn-defenders-welcome =
    Machines are walling in the land and poisoning it. You lead the Order, the animals of the forest. A computer leads the Council, the animals of the plains.
    You are one team: you win together or lose together. The lesson leads you through a first round; you can leave it and play freely at any time.
lesson-learn-defenders-land =
    This is the land. Each hex is forest, plains, marsh or mountain. In the middle stands the core of the machines: nobody can enter it.
    Some hexes have pollution already, and in some a mech waits. In B5 there is one of each.
lesson-learn-defenders-goal =
    This is how you win: all ten camps built, five by each of you, and every factory that the machines have built rewilded. So far there is no factory.
lesson-learn-defenders-perils =
    And these are the three ways to lose: a sixth factory, a seventh toxic site, or two dead of the same habitat. The numbers show how near each of them is.
lesson-learn-defenders-leader =
    Each leader has cards of their own. Take Burrun.
lesson-learn-defenders-settle =
    Your leader and a first camp start at the rim, in your home: for the Order that is forest. This camp is a gift, and not one of the ten. Settle in A3.

## Planning

lesson-learn-defenders-hand =
    These are your defenders. The number tells how many actions one gives you, the colour its habitat, and the text what it can do.
lesson-learn-defenders-plan =
    In each round both of you choose one defender, in secret. Until all have chosen, nobody may talk. Choose Archives: 3 points, forest.
lesson-learn-defenders-revealed =
    Both defenders are revealed. Archives gave you maps: an item, good for one free move later. The Council gained bread.
    You have the first-player marker, so the first turn is yours.

## The turn

lesson-learn-defenders-threat =
    After your actions you draw a machine card. Here you see which cards can still come, and how many of each. What they would do now is drawn on the land in dashes.
lesson-learn-defenders-hunters =
    Mechs in the land are hunters: they chase you. With a mechs card, two of them would come to you in A3. Tap the card to see it alone. So do not wait: go and fight.
lesson-learn-defenders-refused =
    What you cannot do stands under “Not now”, at the end of the list of choices, each with a reason and the number of a law. A camp, for one: you have no support yet.
    Tap such a number, or the book, and the law is shown. Or tap a place on the land that you cannot reach, and read why.
lesson-learn-defenders-move =
    You have 3 points; each action costs 1. A move leads to a hex next to you. But Archives is a defender of the forest, and runs through linked forest in one move: by A4 to B5.
    Go there with a move, and keep your maps for later.
lesson-learn-defenders-danger =
    You are among mechs now. After each action that you begin here, the die is rolled: half of its faces hurt, for 1 or 2 damage.
    You need not guess: point at an action, or tap your hex, and you see what the action may cost before you take it.
lesson-learn-defenders-destroy =
    Destroy the mech first: then your next action is safe. It costs 1 point and brings 1 support.
lesson-learn-defenders-damage =
    The die showed 1, so you have 1 damage: your board shows it. Three you can bear. The next one kills a card of your hand, and all your damage is gone.
    You can heal in any hex with a camp.
lesson-learn-defenders-clear =
    Now clear the pollution: 1 more support. With three tokens in a hex it would be a toxic site, and clearing that hurts.
lesson-learn-defenders-support =
    You have 2 support, as your board shows. That is all you need for your next camp. But your 3 points are spent.
lesson-learn-defenders-team =
    Friends help: when your points are spent, cards of the same habitat can team up, for 1 point each. Almanac Printing is forest too. Team up with it.
lesson-learn-defenders-camp =
    Now build the camp. You can do so in your home habitat and on rewilded factories, one camp in a hex. B5 is forest: go ahead.
lesson-learn-defenders-built =
    The first of ten! Your support begins again, and the next camp needs 3. Each camp also fills your hand: you have four cards now.
lesson-learn-defenders-end =
    Feel the Burn could team up as well, but keep it: you want something to choose from in the next round. End your turn. The machine card comes, and then the Council plays.

## The second round

lesson-learn-defenders-machine =
    Your card was a reboot: the machines turn left from now on, and the core polluted three hexes: C3, D5 and E3.
lesson-learn-defenders-council =
    The Council did as you did, and built its first camp in E1. Its card brought two new hunters, and a third one chased the Council. Two camps of ten: a good round.
lesson-learn-defenders-engines =
    Watch the two engines. They leave walls behind, and you cannot stop them. A hex with walls on all six sides becomes a factory when a factories card or a reboot comes.
lesson-learn-defenders-factories =
    A factory is not the end. Breach its wall, go in, destroy its mechs, clear it, and rewild it. Then it is home to all of you, and good for a camp.
    Its mechs are snipers: they also hit you in the hexes around it, but only with a 1.
lesson-learn-defenders-next =
    A new round: choose a defender again. You stand at your camp, so you can heal. You also get an item when a move ends at a camp: the Order's are maps, the Council's bread.
lesson-learn-defenders-read =
    That is most of it. Clear before it turns toxic, keep a card or two, and look at the threat before each turn. The rest is in the law book. Play on, and good luck to you both!

lesson-learn-defenders-read-law-defenders = The law of Defenders
