### What speaks for a choice or against it: the thing of which there is more or less.

ground-camps = camps
ground-support = support tracks filled
ground-dead = defenders lost
ground-toxic = toxic sites
ground-polluted = polluted hexes
ground-fed = hexes that chutes will pollute
ground-factories = standing factories
ground-factory-guards = mechs at factories
ground-factory-waste = pollution at factories
ground-hunters = mechs in the wild
ground-enclosed = enclosed hexes
ground-damage = wounded leaders
ground-danger = threats to leaders
ground-items = items
ground-markers = breach markers
ground-hand = cards in hands
ground-way-to-work = steps to the next work
ground-way-to-camp = steps to a place for a camp
ground-way-to-factory = steps to a factory
ground-way-to-rest = steps to a camp to heal in
ground-points = action points left
