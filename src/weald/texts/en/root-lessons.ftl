### Root: what its lessons say. A step's text is `lesson-LESSON-STEP`; a line break begins a paragraph.

## Set-up

lesson-learn-root-welcome =
    Welcome to the woodland. You lead the Marquise de Cat. Two computers lead the Eyrie Dynasties and the Woodland Alliance.
    Whoever reaches 30 points first wins. The lesson shows you the way; you can leave it and play freely at any time.
lesson-learn-root-map =
    This is the map. The round places are clearings, and paths join them. Each clearing has a suit: fox (triangle), rabbit (diamond) or mouse (circle).
    The square spaces in a clearing are for buildings. A ruin takes up such a space until somebody explores it.
lesson-learn-root-keep =
    You begin with your keep, in one of the four corners. Nobody else may place anything there. Tap clearing 1.
lesson-learn-root-rule =
    Your warriors stand in every clearing now, except in the corner opposite your keep. There the Eyrie will begin.
    Whoever has the most warriors and buildings in a clearing rules it: the small head at its edge shows who. You rule eleven of twelve. Much of Root is about keeping it so.
lesson-learn-root-sawmill =
    Now your first three buildings, at the keep or right beside it. A sawmill makes wood each turn, and with wood you build. Put one in clearing 5.
lesson-learn-root-workshop =
    A workshop crafts cards, with the suit of the clearing it stands in. You hold a card that needs a mouse. Clearing 9 is a mouse clearing: put the workshop there.
lesson-learn-root-recruiter =
    A recruiter brings new warriors. Put it beside the keep, in clearing 1.

## The first turn

lesson-learn-root-turn =
    Your first turn. Each turn has three parts: Birdsong, Daylight and Evening. Your board lists what you do in each of them.
    Birdsong is over already: your sawmill made a piece of wood in clearing 5.
lesson-learn-root-hand =
    These are your cards. Each has a suit. You can craft a card for what it says, or spend it to do something else.
    Bird cards are wild: they count as any suit.
lesson-learn-root-craft =
    Your Daylight begins with crafting. Root Tea costs one mouse, and your workshop is in a mouse clearing. Craft it: you get the item and 2 points.
lesson-learn-root-points =
    Two points. The track below the map shows everybody's score. There are only a few items of each kind: who crafts first, gets them.
lesson-learn-root-refused =
    Now you have three actions. What you cannot do is greyed, and stands under “Not now” below the choices, each with a reason and the number of a law.
    Tap such a number, or the book, and the law is shown. Ask it whenever you wonder why.
lesson-learn-root-build =
    Build a second sawmill. It costs the 1 wood and scores 1 point. You may build where you rule and a space is free. The wood may come from afar, through clearings that you rule.
lesson-learn-root-recruit =
    Recruit: one warrior at each of your recruiters. You can do it once a turn.
lesson-learn-root-march =
    Your third action: march. A march is up to two moves. For each you must rule the clearing that you leave, or the one that you enter.
lesson-learn-root-march-from =
    Two warriors stand at your keep. Move out of clearing 1.
lesson-learn-root-march-to =
    Move along a path to clearing 10.
lesson-learn-root-march-count =
    Only one of them goes. The other holds the clearing: an empty clearing is ruled by nobody.
lesson-learn-root-march-on =
    The second move. The same warrior can walk on: move out of clearing 10.
lesson-learn-root-march-middle =
    On to clearing 12, in the middle of the map. From here you are quickly everywhere.
lesson-learn-root-march-one =
    One warrior again.
lesson-learn-root-evening =
    Your three actions are done. End your Daylight. In the Evening you draw a card. Then the others play: watch them.

## The second turn

lesson-learn-root-eyrie =
    The Eyrie have come to clearing 6 and built a roost. They score for their roosts every turn.
    They must obey a decree that grows each turn: tap their board to see its cards. If they cannot obey all of it, they fall into turmoil and lose points.
lesson-learn-root-alliance =
    The Alliance have laid sympathy among your sawmills in clearing 5. Sympathy scores, and where it lies they may revolt: a revolt destroys all that others have there.
lesson-learn-root-wood =
    Two sawmills have made two pieces of wood this Birdsong. Sawmills pay off best when you build them early.
lesson-learn-root-craft-again =
    Craft first, as before. Smuggler's Trail is a rabbit card, but its cost is a mouse: look at the sign below its picture. Your workshop can do that.
lesson-learn-root-fight =
    Now drive out the sympathy. Choose to battle.
lesson-learn-root-forecast =
    Point at the choice, or hold your finger on it: a forecast shows how likely each number of hits is.
    Two dice are thrown. The higher is for you, the defender gets the lower. Nobody deals more hits than they have warriors there. Where nobody defends, you deal one more.
lesson-learn-root-outrage =
    It is gone, and you score 1 point for it, as for every building and token of others that you remove.
    But that is an outrage: whoever removes sympathy, or moves warriors into it, gives the Alliance a card of that suit. Give the Bank.
lesson-learn-root-second-workshop =
    Build a second workshop: 1 wood, 2 points. With two of them you can craft better cards. The wood comes from clearing 5, through clearings that you rule.
lesson-learn-root-second-recruiter =
    And a second recruiter in the middle: 1 wood, 1 point. From now on you recruit two warriors with one action.
lesson-learn-root-second-evening =
    That is all for this turn. End it, and see what the others do.

## The third turn

lesson-learn-root-standing =
    You lead with 8 points. But the Eyrie have a roost in clearing 7 now, and sympathy has spread to 2, 5 and 10.
    If the Alliance revolt in 5, both sawmills are lost.
lesson-learn-root-root-out =
    So first drive it out of clearing 5 again. Choose to battle.
lesson-learn-root-root-out-where =
    In clearing 5. You see how many battles are possible now; we need only this one.
lesson-learn-root-second-outrage =
    Another point, and another outrage. Give Bake Sale: you have a better use for the bird card.
lesson-learn-root-to-war =
    Now the Eyrie. In clearing 7 they have one warrior and a roost. March there.
lesson-learn-root-war-from =
    From the middle, clearing 12.
lesson-learn-root-war-to =
    To clearing 7. You rule 12, so you may enter a clearing of theirs.
lesson-learn-root-war-one =
    One goes, one guards the recruiter.
lesson-learn-root-war-second =
    The second move brings another warrior: move out of clearing 8.
lesson-learn-root-war-join =
    And join the others in clearing 7.
lesson-learn-root-tie =
    You have three warriors in clearing 7, the Eyrie a warrior and a roost. Three to two: you rule it.
    Were it two to two, the Eyrie would rule. Of all factions they alone win ties.
lesson-learn-root-attack =
    Attack, before they bring more.
lesson-learn-root-attack-whom =
    Look at the forecast. With three warriors you can deal up to three hits, their one warrior at most one. Battle the Eyrie in clearing 7.
lesson-learn-root-hire =
    A hit, and none in return. Now you have no action left; but each bird card that you spend buys one more. Spend Sappers.
lesson-learn-root-third-sawmill =
    The third sawmill costs 2 wood and scores 2 points. The more you have built of a kind, the more the next one costs and scores. Build it in clearing 4, far from sympathy.
lesson-learn-root-third-evening =
    11 points. End your turn. The others will not like it.

## The others answer

lesson-learn-root-ambush =
    The Eyrie attack in clearing 6. Before the dice, a defender may play an ambush card of that suit: two hits at once. You hold none, so pass.
lesson-learn-root-hospitals =
    You lost a warrior. Your field hospitals can bring the fallen back to the keep for a card of that suit. Your only card is a bird: keep it, and pass.
lesson-learn-root-revolt =
    A revolt, in clearing 10! The Alliance spent two supporters: the cards that you gave them. One warrior fell. Save your card again.

## The end

lesson-learn-root-base =
    Out of the revolt comes a base. From now on the Alliance train officers and recruit there.
    Had you left the sympathy in clearing 5, it would have cost you two sawmills.
lesson-learn-root-others =
    So each faction plays its own game. You build and hold ground. The Eyrie grow faster each turn, until their decree breaks them. The Alliance are weak at first, and everywhere in the end.
lesson-learn-root-others-more =
    There are more: the Vagabond wanders alone with a bag of items, the Lizard Cult preach, the Riverfolk trade. Each has a page that tells how they play.
lesson-learn-root-law =
    Whatever you wonder about stands in the law book: the book at the top. And every question tells by which law it is asked.
lesson-learn-root-farewell =
    That was the lesson. You lead with 11 points, three sawmills and 3 wood. Play on and win, or read first:

lesson-learn-root-read-plays-root-marquise = How the Marquise plays
lesson-learn-root-read-plays-root-eyrie = How the Eyrie play
lesson-learn-root-read-plays-root-alliance = How the Alliance play
lesson-learn-root-read-plays-root-vagabond = How the Vagabond plays
lesson-learn-root-read-law-root = The law of Root
