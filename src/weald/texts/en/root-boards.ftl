### Root: the drawn boards of the factions.

board-factions = The boards of the factions
board-others = The other factions
board-touched = you can choose something there
board-hand-count = { $count }
board-supply-count = { $count } in supply
board-points = { $count ->
    [one] point
   *[other] points
  }
board-crafted-heading = Crafted
board-item = { $item }, { $state }
board-look-through = look through them
board-add-here = here

## Tracks: what they give now, and what the next piece costs and brings

track-wood = { $left ->
    [0] all are built
   *[other] next: { $cost } wood, { $gives ->
        [one] 1 point
       *[other] { $gives } points
      }
  }
track-supporters = { $left ->
    [0] all are on the map
   *[other] next: { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
      }, { $gives ->
        [one] 1 point
       *[other] { $gives } points
      }
  }
track-post = { $left ->
    [0] none is left
   *[other] next: { $gives } points
  }
track-placed = { $left ->
    [0] none is left
   *[other] next: { $gives ->
        [one] 1 point
       *[other] { $gives } points
      }
  }
track-evening = { $now ->
    [one] 1 point
   *[other] { $now } points
  } when it scores{ $left ->
    [0] {""}
   *[other] , next { $gives }
  }
track-roosts = { $now ->
    [one] 1 point
   *[other] { $now } points
  } each Evening, { $cards ->
    [0] 1 card
    [one] 2 cards
   *[other] 3 cards
  }{ $left ->
    [0] {""}
   *[other] ; next { $gives }
  }
track-ritual = { $now ->
    [one] 1 point
   *[other] { $now } points
  } for a card{ $left ->
    [0] {""}
   *[other] , next { $gives }
  }
track-recruits = { $now ->
    [0] no more recruits
    [one] 1 more recruit
   *[other] { $now } more recruits
  }{ $left ->
    [0] {""}
   *[other] , next { $gives }
  }
track-markets = { $now ->
    [one] 1 point
   *[other] { $now } points
  } each Evening

## What is on the boards

board-wood = { $count } wood in supply
board-keep = the keep, clearing { $clearing }
board-keep-lost = the keep is lost
board-decree-heading = Decree
board-leader-heading = Leader
board-leader-deposed = deposed
board-bases = Bases
board-base-waits = not built
board-supporters-heading = Supporters
board-officers-act = { $count ->
    [one] 1 officer: one operation
   *[other] { $count } officers: as many operations
  }
board-satchel = Satchel
board-damaged = Damaged
board-item-limit = { $count } of { $most }, with what is damaged
board-track-tea = tea: 2 more refreshed
board-track-coins = coins: 1 more card
board-track-bag = bags: 2 more items
board-relation-step = { $count ->
    [one] 1 aid
   *[other] { $count } aids
  }, +{ $points }
board-aids = { $count ->
    [one] 1 aid
   *[other] { $count } aids
  }
board-outcast-heading = Outcast
board-hated = hated: conspiracies cost 1 less
board-conspiracies = Conspiracies
board-crusade = crusade: battle, or move and battle
board-convert = convert a warrior
board-sanctify = sanctify a building
board-conspiracy-convert = convert
board-conspiracy-crusade = crusade
board-conspiracy-sanctify = sanctify
board-services = Services
board-prices-by-buyer = the price for each
board-price = price { $price }
board-shield = shield
board-sword = sword
board-no-order = no order now
board-bot-level = Level: { $level }
board-errands = By order
board-undamaged = { $count } undamaged
board-battle-space-1 = hits up to 2
board-battle-space-2 = hits up to 3
board-battle-space-3 = an extra hit
board-burrow = { $count ->
    [one] 1 warrior in the Burrow
   *[other] { $count } warriors in the Burrow
  }
board-tunnels = { $count ->
    [0] all tunnels are on the map
    [one] 1 tunnel left
   *[other] { $count } tunnels left
  }
board-ministers = Ministers
board-swayed = swayed
board-plots = { $count ->
    [one] 1 plot in supply
   *[other] { $count } plots in supply
  }

## The turn, step by step

board-turn = The turn
board-phase-birdsong = Birdsong
board-phase-daylight = Daylight
board-phase-evening = Evening

step-wood = a wood at each sawmill
step-craft = craft
step-three-actions = then three actions:
step-battle = battle
step-march = march, two moves
step-recruit-once = recruit, once
step-build = build
step-overwork = overwork, a card for a wood
step-hire = each bird card one action more
step-draw = draw, discard to five
step-emergency = a card if you have none
step-add-to-decree = add one or two cards to the decree
step-new-roost = a roost if none stands
step-resolve-decree = obey the decree from the left
step-turmoil = turmoil if you cannot
step-score-roosts = score roosts
step-revolt = revolt
step-spread = spread sympathy
step-mobilize = mobilize, a card for a supporter
step-train = train, a card for an officer
step-officers-act = each officer:
step-move = move
step-recruit-base = recruit at a base
step-organize = organize, a warrior for sympathy
step-draw-bases = draw, one more for each base; discard to five
step-refresh = refresh three, two more for each tea
step-slip = slip
step-move-boots = move (boots)
step-battle-sword = battle (sword)
step-explore = explore (torch)
step-aid = aid (any item and a card)
step-quest = quest
step-strike = strike (crossbow)
step-repair = repair (hammer)
step-craft-hammers = craft (hammers)
step-special = special (torch)
step-rest = rest in a forest
step-draw-coins = draw, one more for each coins
step-discard = discard to five
step-item-limit = item limit
step-outcast = the Outcast
step-souls = discard the Lost Souls
step-conspire = conspire
step-reveal = for each card revealed:
step-garden = a garden
step-recruit-one = a warrior
step-score-gardens = spend it for points
step-sacrifice = by a bird an acolyte
step-return-cards = take back what was revealed
step-craft-gardens = craft with gardens of the Outcast
step-pay-themselves = pay yourselves if nobody did
step-dividends = a point for two funds
step-gather = gather funds
step-commit = commit a fund:
step-craft-or-export = craft or export
step-draw-one = draw
step-spend-funds = spend funds:
step-recruit-river = recruit on the river (1)
step-trade-post = trade post (2)
step-set-prices = set prices

# of bots
step-order = the order card
step-craft-order = craft its item
step-discard-order = discard the order
step-battle-ordered = battle where ordered
step-recruit-four = recruit where ordered
step-build-ordered = build by the order
step-move-beyond-three = all beyond three move on
step-expand = expand if nothing was built
step-escalate = by a bird all this everywhere
step-score-track = score the ordered track
step-decree-order = the order joins the decree
step-resolve-columns = by column recruit, move, battle
step-build-roost = build a roost
step-turmoil-bot = turmoil if it cannot
step-revolt-ordered = revolt
step-pity = else public pity
step-spread-ordered = spread sympathy
step-surprise-revolt = by a bird a surprise revolt
step-organize-bases = three at a base organize
step-recruit-bases = recruit at bases
step-slip-away = slip away with few items
step-errands = errands by the order
step-refresh-items = refresh
step-repair-items = repair
step-order-souls = the order, by the Lost Souls
step-conspire-bot = a conspiracy for each acolyte
step-rituals = rituals by the top of the Lost Souls
step-return-souls = revealed cards return
step-craft-top = craft the top card
step-refill = refill the market
step-craft-market = craft a new card's item
step-order-market = the rightmost is the order
step-trade-post-ordered = trade post
step-recruit-ordered = recruit where ordered
step-check-protectionism = protectionism
step-battle-protected = battle if it holds
step-score-payments = score the best customer's payments
step-extort = extort
step-discard-market = discard the leftmost
step-recruit-burrow = recruit into the Burrow
step-dig = dig
step-build-duchy = build
step-ministers = swayed ministers act
step-rally = rally
step-score-markets = score markets
step-sway = sway a minister
step-recruit-two = two warriors in two clearings
step-flip = flip plots, which score
step-battle-two = battle with two or more
step-move-beyond-two = all beyond two move on
step-plot = plot
step-thicken = the plot thickens
step-score-extortions = score extortions
