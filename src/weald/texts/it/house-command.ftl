## Come si usa un comando: la cornice di ogni pagina di aiuto.

usage = Uso:
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-required = obbligatorio
usage-default = predefinito: { $value }
usage-variable = o con la variabile { $name }
usage-help = Mostra questa pagina e termina.
usage-install = Fa completare alla shell le parole di questo comando.
usage-show = Stampa ciò che serve alla shell per completarle, da leggere o da copiare.

## Che cosa non va in una riga di comando.

error-unknown-command = non c'è un comando di nome { $name }
hint-unknown-command = Intendevi { $nearest }?
hint-unknown-command-bare = I comandi sono: { $known }
error-unknown-flag = non c'è un'opzione { $name }
hint-unknown-flag = Intendevi { $nearest }?
hint-unknown-flag-bare = Le opzioni sono: { $known }
error-flag-alone = { $name } va da sola, senza un valore
error-flag-value-missing = { $name } vuole un valore
error-word-missing = manca { $name }
error-too-many-words = questo è di troppo: { $list }
hint-too-many-words = { hint-usage }
error-number-wanted = { $name } deve essere un numero
error-number-out-of-range = { $name } deve essere un numero da { $least } a { $most }
error-number-out-of-range-bare = { $name } deve essere un numero, almeno { $least }
