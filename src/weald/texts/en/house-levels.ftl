### How strong the computers play: the levels by name, and a line on each. For the set-up in terminal and browser.

computer-beginner = beginner
    .plays = looks one step ahead, hopes for the best and overlooks a lot
computer-easy = easy
    .plays = looks one step ahead and does not see trouble coming
computer-normal = normal
    .plays = thinks a turn through, and still misses something now and then
computer-hard = hard
    .plays = plans with care and makes few mistakes
computer-expert = expert
    .plays = plays as well as it can, and may think for a second or two
levels-now = Computers: { $name }
levels-strength = How strong are the computers?
levels-ask = How strong?
levels-line = { $name }: { $plays }
levels-sits = computer, { $name }
