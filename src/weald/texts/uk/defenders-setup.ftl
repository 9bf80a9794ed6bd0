### Defenders of the Wild: what somebody reads who sets up a table.

option-leaders-chosen = Кожен гравець обирає лідера своєї фракції.
option-leaders-random = Лідерів обирають кубики.
option-difficulty-0 = Лише базові карти машин.
option-difficulty-1 = Середня: одна карта машин підвищеної складності.
option-difficulty-2 = Середня: дві карти машин підвищеної складності.
option-difficulty-3 = Експертна: три карти машин підвищеної складності.
option-difficulty-4 = Експертна: чотири карти машин підвищеної складності.
option-difficulty-5 = Надзвичайна: п'ять карт машин підвищеної складності.
option-difficulty-6 = Надзвичайна: шість карт машин підвищеної складності.

setup-who = ви — { $mine }, разом із вами { $others }
