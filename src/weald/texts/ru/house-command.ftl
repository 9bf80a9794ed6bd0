## Как пользоваться командой: рамка каждой страницы справки.

usage = Использование:
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-required = обязательно
usage-default = по умолчанию: { $value }
usage-variable = или переменная { $name }
usage-help = Показать эту справку и завершить работу.
usage-install = Научить оболочку дополнять слова этой команды.
usage-show = Вывести скрипт, который учит оболочку их дополнять: посмотреть или скопировать.

## Что не так с командной строкой.

error-unknown-command = нет такой команды: { $name }
hint-unknown-command = Может быть, { $nearest }?
hint-unknown-command-bare = Есть команды: { $known }
error-unknown-flag = нет такого параметра: { $name }
hint-unknown-flag = Может быть, { $nearest }?
hint-unknown-flag-bare = Есть параметры: { $known }
error-flag-alone = { $name } указывают без значения
error-flag-value-missing = после { $name } нужно значение
error-word-missing = не указано: { $name }
error-too-many-words = это лишнее: { $list }
hint-too-many-words = { hint-usage }
error-number-wanted = { $name } должно быть числом
error-number-out-of-range = { $name } должно быть числом от { $least } до { $most }
error-number-out-of-range-bare = { $name } должно быть числом, не меньше { $least }
