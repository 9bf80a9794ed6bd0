## Як користуватися командою: рамка кожної сторінки довідки.

usage = Використання:
usage-arguments = Аргументи
usage-options = Параметри
usage-commands = Команди
usage-required = обов'язково
usage-default = типово: { $value }
usage-variable = або змінна { $name }
usage-help = Показати цю довідку й завершити.
usage-install = Навчити оболонку доповнювати слова цієї команди.
usage-show = Вивести скрипт, що вчить оболонку їх доповнювати: переглянути чи скопіювати.

## Що не так із командним рядком.

error-unknown-command = команди { $name } немає
hint-unknown-command = Може, { $nearest }?
hint-unknown-command-bare = Команди: { $known }
error-unknown-flag = параметра { $name } немає
hint-unknown-flag = Може, { $nearest }?
hint-unknown-flag-bare = Параметри: { $known }
error-flag-alone = { $name } вказують без значення
error-flag-value-missing = { $name } потребує значення
error-word-missing = бракує { $name }
error-too-many-words = це зайве: { $list }
hint-too-many-words = { hint-usage }
error-number-wanted = { $name } має бути числом
error-number-out-of-range = { $name } має бути числом від { $least } до { $most }
error-number-out-of-range-bare = { $name } має бути числом, щонайменше { $least }
