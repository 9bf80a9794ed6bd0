### Critters at War: what its lessons say. A step's text is `lesson-LESSON-STEP`; a line break begins a paragraph.

lesson-learn-critters-welcome =
    Two commanders fight battle after battle. Each battle brings points; whoever has 12 first wins the war. You play one battle now, move by move.
lesson-learn-critters-theaters =
    They fight over three theaters: air, land and sea. Each of you lays cards on your own side of them. Who has the higher total holds a theater; who holds two of three wins the battle.
    You are the first player of this battle: where totals are equal, you hold the theater.
lesson-learn-critters-hand =
    These are your six cards for the whole battle. The number is the strength. A 6 can do nothing else; all others have an ability.
lesson-learn-critters-deploy =
    A card goes face up to the theater of its type. Take the Maneuver of the air, and deploy it to the air.
lesson-learn-critters-facedown =
    The computer deployed Reinforce, and laid a card face down in the air. Face down every card is a 2, whatever it is.
    You too may play any card face down, to any theater. It is how you get rid of a card that fits nowhere.
lesson-learn-critters-ambush =
    Deploy Ambush to the land. Its ability works at once: you flip a card that lies open on top of a pile, of either side.
lesson-learn-critters-flip =
    An ability must be used. Flip Reinforce in the land: face down it counts 2 instead of 1, and has no ability any more.
lesson-learn-critters-escalation =
    Escalation! While it lies face up, their face-down cards count 4 each. Such an ability lasts as long as the card is face up. We shall see to that.
lesson-learn-critters-sea =
    First take the sea: deploy Redeploy. Its ability finds nothing to do, but its strength counts: 4 against 2.
lesson-learn-critters-withdraw =
    Look at the button below: you could withdraw. Then the other wins, but for fewer points, and the fewer the earlier you leave. Nobody withdraws from a battle that goes well; a lost one is cheaper to leave.
lesson-learn-critters-maneuver =
    Now the answer to Escalation. A Maneuver flips a card in a theater next to it, and the sea lies next to the land. Deploy it to the land.
lesson-learn-critters-flip-back =
    Flip Escalation in the sea: their cards are worth 2 again.
lesson-learn-critters-air-drop =
    Air Drop: your next card may be deployed to any theater. Deploy it to the air.
lesson-learn-critters-last =
    And here is the next card: the Super Battleship, a 6, dropped into the air. That wins two theaters of three.
lesson-learn-critters-won =
    You held the air and the sea: 6 points. Each battle that is fought to the end brings 6.
    A new battle has begun. The other is first player now, and the theaters lie in another order.
lesson-learn-critters-next =
    That is all there is to know. Hold a card as long as it can still surprise, watch what lies next to what, and leave a lost battle early. Play on: 6 points more win the war.

lesson-learn-critters-read-law-critters = The law of Critters at War
