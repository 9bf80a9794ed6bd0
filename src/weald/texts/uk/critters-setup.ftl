### Critters at War: what somebody reads who sets up a table.

option-mode-standard = Що пізніше той, хто програє битву, відкликає війська, то більше вона дає очок.
option-mode-beginner = Кожна битва дає одне очко.
option-target-0 = Звичайна для режиму кількість: 12, а для початківців — три битви.
