# The hand as the web draws it: what can be done with a card, in a word or two.

heading-ambush = Ambush
heading-craft = Craft
heading-discard = Discard
heading-activate = Activate
heading-spend = Spend
heading-give = Give
heading-heal = To the keep
heading-overwork = Overwork in clearing
heading-hire = One more action
heading-decree = Decree
heading-mobilize = Mobilize
heading-train = Train
heading-show = Reveal
heading-export = Export
hand-nothing = Nothing is asked about this card now.
hand-count = { $count } of them
