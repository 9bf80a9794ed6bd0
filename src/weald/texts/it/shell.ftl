### Ciò che si legge prima che il client sia arrivato: la testa della pagina, il nome dell'app, la pagina senza connessione.
### Va in file quando il client è costruito (web/shell/plugin.ts).

shell-title = Weald
shell-about = Giochi di guerra nei boschi secondo le regole stampate, nel browser: contro il computer, o con gli amici tramite un link.
shell-slogan = Giochi di guerra nei boschi secondo le regole stampate
shell-picture = Animali di tre giochi: un gatto, un'aquila e un topo presso una radura, un orso su una nave, un cervo davanti a una macchina
shell-scripts = Weald disegna i suoi tavoli con JavaScript; attivalo per questa pagina.
shell-offline-title = Per ora manca la connessione
shell-offline-more = Weald non è raggiungibile. Le tue partite sono al sicuro: aspettano sul server. Appena la connessione torna, questa pagina si apre da sé.
shell-offline-again = Riprova
shell-turn = Tocca a te.
