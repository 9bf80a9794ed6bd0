### Root: how each faction plays, on a page of its own. For the pages, the laws are the last word.
### `points`: how they score; `turn`: how a turn goes; `plan`: how to begin; `mind`: what to be careful of;
### `against`: what to do when others play them; `map`, `board`: what the two pictures show.

way-marquise = The Marquise holds the woodland. You begin with a warrior in nearly every clearing, a keep, and three buildings. Sawmills make wood, wood becomes buildings, and each building scores.
    .points = Each sawmill, workshop and recruiter scores when you build it. The further along its track, the more it costs and the more it brings. Removing enemy buildings and tokens scores 1 point each, and so does crafting items.
    .turn = In Birdsong every sawmill makes a wood. In Daylight you craft with workshops first, then take three actions: battle, march (two moves), recruit once, build, or overwork a card for one more wood. Each bird card you spend is one more action. In the Evening you draw.
    .plan = Build a second sawmill in your first turn, and two or three in the first rounds. Wood that cannot reach a free space is worth nothing, so keep a chain of clearings that you rule.
    .mind = You are spread thin. One warrior holds no clearing against the Eyrie, and sympathy beside your sawmills becomes a revolt. The keep cannot be replaced: while it stands, a card of the right suit brings fallen warriors back to it.
    .against = Cut her supply lines: rule a clearing between her sawmills and her free spaces. Take the clearings that she leaves empty.
    .map = Orange: the keep and its recruiter in clearing 1, sawmills with wood in 5 and 10. The wood in 5 can be spent in 9, since she rules clearing 1 between them.
    .board = The tracks show what each next building costs (above) and scores (below).

way-eyrie = The Eyrie obey a decree. Each turn you add cards to it, and each turn you must do all it says. It makes you stronger every round, until something in it can no longer be done.
    .points = Every Evening you score for the roosts on the map: the more roosts, the more points, each turn again. Crafting an item brings you only 1 point, whatever the card says.
    .turn = In Birdsong you add one or two cards to the decree, in the column you like. In Daylight you craft, then carry out the decree from left to right: recruit, move, battle, build, each card in a clearing of its suit. In the Evening you score for roosts and draw.
    .plan = Get a second roost in your first turn. Add cards that you can obey for long: bird cards and the suits of clearings where you are many. Recruit before you move, and move to where you can battle or build.
    .mind = If a single card cannot be obeyed, there is turmoil: you lose a point for each bird card in the decree, the decree is gone, and your leader falls. A fall can be planned for: choose the moment, and the next leader.
    .against = Read their decree: it tells what they must do. Take away the roost that they must recruit at, or the free space that they must build on, and their government falls.
    .map = Blue: roosts in clearings 3 and 7, and a march towards 11. Where two sides have the same strength, the Eyrie rule.
    .board = The decree with its four columns. Two of the cards are viziers; the leader says in which columns.

way-alliance = The Alliance begin with nothing on the map. You spread sympathy, gather supporters, and revolt where it hurts most. What you lack in warriors, the others pay you in cards.
    .points = Each sympathy token that you place scores, the later ones more. Revolts and battles score 1 point for each enemy building and token they remove.
    .turn = In Birdsong you spend supporters: two of a clearing's suit for a revolt where you have sympathy, one to three of them for more sympathy. In Daylight you craft with sympathy, add cards to the supporters, and train officers at a base. In the Evening each officer moves, battles, recruits or turns a warrior into sympathy.
    .plan = Spread sympathy where others must pass. Whoever moves warriors into it or removes it gives you a card. Revolt early, in a clearing with many enemy buildings, and train officers at once.
    .mind = A base that falls takes its supporters and half of your officers with it. Guard it with warriors: as defenders you deal the higher die.
    .against = Do not walk into sympathy without need. Remove it where you have much to lose; it costs a card, but a revolt costs everything there. Station three warriors in a clearing: to spread sympathy there, they need one more supporter.
    .map = Green: a base with two warriors in clearing 12, sympathy there and in 9 and 2. In 9 they may revolt against the Marquise.
    .board = Supporters lie hidden; their number is known. Officers are the actions of the Evening.

way-vagabond = The Vagabond is one wanderer with a bag of items. You rule nothing and build nothing. You go where you like, help some, rob others, explore ruins and fulfil quests.
    .points = You score for better relations (by aiding others), for quests, for each ruin that you explore, for items that you craft, and for pieces of those who are hostile to you that you remove in battle.
    .turn = In Birdsong you refresh three items, and two more for each tea; then you may slip to a place nearby. In Daylight you exhaust items to act: boots move, swords fight, torches explore, hammers craft and repair, a crossbow strikes, any item aids. In the Evening you draw; in a forest everything damaged is repaired.
    .plan = Explore the ruins first: each brings an item and a point. Then aid those who craft, for you take an item of theirs in return. More items, more actions.
    .mind = Each hit damages an item. With no undamaged sword you are defenseless. Rest in a forest before you are out of everything. A faction that you have made hostile costs you more boots to visit.
    .against = Do not craft items that he can fetch, or ask something for them. Hit him now and then: damaged items make him slow.
    .map = The pawn stands in clearing 6, at a ruin with an item. He needs no rule to move, and cannot be removed.
    .board = Items ready, exhausted and damaged, and how he stands with each faction.

way-cult = The Lizard Cult preach. You reveal cards instead of spending them, and get them back in the Evening. Gardens rule their clearings, whoever stands there. What the others throw away gives you power.
    .points = Once a turn for each suit you may spend a card to score for its gardens on the map: the more gardens of that suit, the more points.
    .turn = In Birdsong the commonest suit among the Lost Souls (all cards that were discarded since your last turn) becomes the Outcast; acolytes pay for conspiracies there: crusade, convert, sanctify. In Daylight each card that you reveal builds a garden, recruits a warrior, scores, or (a bird) sacrifices a warrior. In the Evening revealed cards come back, and you craft and draw.
    .plan = Recruit and build in clearings of the suits that you hold. Three or four gardens of one suit, and a card of it every turn: that is your engine.
    .mind = You cannot simply move or battle: only acolytes do that, by a crusade, and only in clearings of the Outcast's suit. Each garden that is removed costs you a random card.
    .against = Watch what you discard: the commonest suit decides where they may strike. Warriors that fall in defense become acolytes: attack to remove gardens, not for the warriors alone.
    .map = Yellow: a fox garden in clearing 8, a rabbit garden in 4. They rule both, whatever else stands there.
    .board = The Outcast is fox, and hated: conspiracies cost an acolyte less. Below, the gardens by suit.

way-riverfolk = The Riverfolk trade. You sell cards, boats and swords to the others, and set the prices. Warriors that they pay with become your funds, and funds are your actions.
    .points = Each trade post scores when you set it up. With a trade post on the map you also score 1 point for every two funds that you have kept. Crafting items scores as for everybody.
    .turn = In Birdsong, if nobody paid, you pay yourselves; funds score; everything on your board becomes funds. In Daylight you commit funds to move, battle, draw and craft (they come back), or spend them to recruit and to set up trade posts (they go home). In the Evening you set the prices.
    .plan = Be cheap at first: each sale is an action more. Hold cards that the others need, as your hand lies open. Set up trade posts where your customers rule: you need two of their warriors among your funds.
    .mind = A trade post that is removed is lost, and half of your funds with it. Do not be rich and weak in one place.
    .against = Whatever you buy feeds them. Buy little, buy late, and remove trade posts while their funds are high.
    .map = Teal: trade posts in clearings 7 and 10, and warriors along the river, which is a path for them, and for those who buy their boats.
    .board = Funds by owner, payments of this round, and the prices of the three services.

## The bots: they play themselves by an order card, and nobody answers for them.

way-bot-marquise = The simplest bot. Each turn a card gives the order: its suit says where she fights, recruits and builds.
    .points = In the Evening she scores for the kind of building that was ordered: the more of them on the map, the more points.
    .turn = She battles in each ordered clearing, recruits four warriors there, builds where she has most warriors, and moves all beyond three towards her enemies. With a bird order she does so everywhere, and battles again.
    .against = Do not let her spread. Remove the buildings that she has most of.
way-bot-eyrie = This bot grows fast. The order card of each turn goes into its decree and stays there.
    .points = Every Evening it scores for its roosts.
    .turn = For each column of the decree it recruits, then moves, then battles; then it builds a roost. If it cannot place a roost, there is turmoil: it loses points and the decree.
    .against = Rule the clearings where it could build, or leave no space there: without a new roost it falls.
way-bot-alliance = This bot revolts often. The order says where sympathy spreads and where it turns into a base.
    .points = Sympathy scores when it is placed, the later tokens more; one less where an enemy has three warriors.
    .turn = It revolts in the ordered sympathetic clearing with most enemy pieces, or else spreads more sympathy. At its bases it gathers warriors, who become sympathy again.
    .against = Discarding is the price for moving into sympathy. Keep three warriors where it could spread, and remove a base before it is full.
way-bot-vagabond = A headstrong wanderer. All items are alike to him: he exhausts them to explore, help, fight and go on.
    .points = He scores for one quest after the other, for aid, and for what he removes in battle.
    .turn = The suit of the order says which of these he does, and in which order: explore, quest, aid, battle, repair, or what his character does. He fights whoever leads.
    .against = The more items you have crafted, the more he helps you, and takes. Damage his items: below three he flees to a forest.
way-bot-cult = These lizards convert by force. Their order is the commonest suit among the Lost Souls.
    .points = They score for the gardens of the ordered suit.
    .turn = With an acolyte they carry out the next conspiracy: convert, crusade, sanctify. Then four cards of the Lost Souls bring warriors and gardens.
    .against = Watch what you discard. Remove gardens, and do not feed their acolytes with many small fights.
way-bot-riverfolk = They sell from a market of open cards. The more is bought, the stronger they become; without customers they turn dangerous.
    .points = They score for trade posts, and for the payments of the one who paid most.
    .turn = They fill the market, set up a trade post in an ordered clearing and recruit. If nobody paid, or all their warriors are out, they fight.
    .against = Buy a little, each of you. Somebody who pays much alone gives them points.
way-bot-duchy = The Duchy come up through tunnels, strengthen their footholds, and sway one minister after the other.
    .points = They score for markets each Evening, and by the ministers that they have swayed.
    .turn = They recruit in their Burrow, dig a tunnel with four warriors, battle in ordered clearings, build, and let each swayed minister act.
    .against = Remove their buildings: each time, the lowest swayed minister loses the crown.
way-bot-corvids = The Corvids lay plots face down: bombs, snares, extortion, raids. Whatever lies there at their next turn is flipped.
    .points = Each plot that is flipped scores as many points as plots lie face up; extortions score every Evening.
    .turn = They recruit in two ordered clearings, flip their plots, battle where they are two or more, and turn a warrior into a new plot.
    .against = Remove plots before they are flipped, though a defender beside a hidden plot hits harder. Break up groups of three.

## The page around it

way-heading-points = How they score
way-heading-turn = A turn
way-heading-plan = How to begin
way-heading-mind = Be careful
way-heading-against = Against them
way-heading-pieces = Their pieces
way-picture-map = A part of the map
way-picture-board = Their board
way-play-root = Play Root
way-others = The factions
way-bots = The Clockwork bots
way-piece-warriors = { $count } warriors
way-piece-pawn = one pawn
