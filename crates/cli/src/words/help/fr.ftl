### L'aide de la ligne de commande et ce qui est dit d'arguments erronés, en français. En anglais, clap parle lui-même.

## Le cadre. Le deux-points après ces titres est de clap ; l'espace qui le précède est d'ici.

heading-usage = Utilisation :
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
heading-commands = Commandes{"\u00A0"}
heading-common-options = Options communes{"\u00A0"}
heading-examples = Exemples :
usage-options = [OPTIONS]
default = par défaut : { $values }
possible = valeurs : { $values }

## Ce qui tient la place d'une valeur

value-code = CODE
value-color = QUAND
value-command = COMMANDE
value-dir = DOSSIER
value-edition = ÉDITION
value-effort = EFFORT
value-envelope = ENVELOPPE
value-fen = FEN
value-file = FICHIER
value-format = FORMAT
value-group = GROUPE
value-input = ENTRÉE
value-kind = GENRE
value-lang = LANGUE
value-moves = COUPS
value-n = N
value-name = NOM
value-other = AUTRE
value-out = SORTIE
value-point = MOMENT
value-rule = RÈGLE
value-secret = SECRET
value-severity = GRAVITÉ
value-sheet = FEUILLE
value-shell = SHELL
value-square = CASE
value-style = STYLE
value-table = TABLE
value-text = TEXTE
value-rules = RÈGLES
value-topic = THÈME
value-when = QUAND

## Les commandes

help-planilla = Lit les feuilles de partie et les fichiers PGN tels qu'on les écrit, rejoue les parties selon les Règles du jeu d'échecs de la FIDE, et dit ce qui est juste, ce qui ne l'est pas, pourquoi, et ce que l'on voulait sans doute écrire.
help-check = Vérifie des feuilles de partie et des fichiers PGN
help-convert = Réécrit dans une autre langue, un autre style ou un autre système de notation
help-export = Écrit les parties, les coups ou les constats dans un tableau : un fichier Parquet
help-move = Lit un coup écrit
help-position = Ce que les Règles disent d'une position
help-sealed = Juge le coup sous enveloppe d'une partie ajournée : ce qu'il est et ce qui s'ensuit
help-show = Montre les faits d'une partie : la position après n'importe quel coup, répétitions, décomptes, demandes de nulle, propositions, pendules
help-report = Écrit une page à lire, à parcourir coup par coup et à imprimer
help-seal = Met un coup sous scellé, pour qu'on puisse le prouver et non le lire
help-open = Ouvre une enveloppe scellée : prouve que le coup est celui qui a été scellé
help-explain = Explique une règle : ce qu'elle trouve, pourquoi c'est important, les articles par édition, un exemple
help-rules = Donne la liste des règles
help-languages = Donne la liste des langues et de leurs lettres
help-laws = Montre ce que disent les éditions des Règles, et en quoi deux diffèrent
help-completions = Écrit le script qui complète commandes et options dans un shell
help-man = Écrit la page de manuel, ou celles de toutes les commandes
help-help = Affiche cette aide ou celle d'une commande

## Options de plusieurs commandes

help-any-lang = Les langues ou systèmes possibles des coups, par code ou par nom (`planilla languages` en donne la liste), ou `auto`
help-any-laws = L'édition des Règles ; `auto` : d'après la date de la partie, sinon la plus récente
help-any-format = Pour des personnes (`human`) ou pour des programmes (`json` : JSON Lines)
help-any-messages = La langue des messages [par défaut : celle du système, sinon en]
help-any-input = Ce qu'est l'entrée : PGN, texte, tableau ou JSON ; `auto` : reconnu d'après le contenu
help-any-encoding = L'encodage des fichiers, ou `auto` : UTF-8, UTF-16 d'après sa marque, sinon Windows-1252
help-any-jobs = Combien de parties sont jugées à la fois [par défaut : autant que la machine a de processeurs]
help-any-color = Quand employer la couleur
help-any-quiet = N'affiche rien ; le résultat n'est donné que par le code de sortie
help-any-verbose = Dit de chaque partie comment elle a été comprise et ce qui n'a pu être décidé
help-any-help = Affiche cette aide
help-any-version = Affiche la version
help-any-notes = Montre aussi les remarques
help-any-select = Seulement ces règles (`planilla rules` en donne la liste), remarques comprises
help-any-ignore = Toutes les règles sauf celles-ci
help-any-minimum_moves = La règle du tournoi selon laquelle aucune nulle n'est convenue avant que les deux joueurs aient joué N coups [par défaut : ce que dit l'en-tête]

## Les arguments de chaque commande

help-check-files = Des fichiers, des dossiers, ou `-` pour l'entrée standard
help-check-fail_on = À partir de quelle gravité les constats donnent le code de sortie 1
help-check-moves = Les coups que contient le JSON
help-check-repair = Répare ce qui ne se rejoue pas : les corrections portent leur probabilité, et `notation.repaired_text` dit pour quel coup chaque texte a été pris
help-check-trf = Le rapport du tournoi (TRF16, TRF26) auquel les parties sont comparées ; sans parties il est vérifié seul
help-convert-files = Des fichiers, ou `-` pour l'entrée standard
help-convert-to = La langue ou le système à écrire, le style, ou les deux : `de`, `uci`, `es,figurine`, `es-descriptive`, `iccf`, `spoken` ; sans langue, chaque coup garde la sienne
help-convert-style = Le style à écrire
help-export-files = Des fichiers, des dossiers, ou `-` pour l'entrée standard
help-export-output = Le fichier Parquet à écrire, ou `-` pour la sortie standard
help-export-table = Ce que contient chaque ligne : `games` (parties), `moves` (coups) ou `findings` (constats)
help-export-columns = Seulement ces colonnes, dans cet ordre
help-export-list_columns = Affiche les colonnes du tableau, leur type et leur contenu, et n'écrit rien
help-export-trf = Le rapport du tournoi (TRF16, TRF26) auquel les parties sont comparées
help-move-text = Le coup écrit : `Cf3`, `exd6 e.p.`
help-move-fen = La position où il est joué
help-position-fen = La position en FEN, entre guillemets ou non ; ou `-` : une FEN par ligne de l'entrée standard
help-position-effort = Combien de temps on cherche si un joueur peut encore mater : `fast` prend quelques microsecondes et tranche moins
help-position-touched = Ce qui peut être joué après avoir touché ces pièces, dans cet ordre : `e2,d7` ; `e8=Q` est une nouvelle pièce qui a touché la case de promotion
help-sealed-text = Tout ce qui est écrit à la place du coup sous enveloppe : `Cbd2`, `41.Cf3 (=)`
help-sealed-fen = La position où il a été mis sous enveloppe
help-sealed-standard = Quelles règles valent ; `uschess` : l'adversaire choisit parmi les lectures raisonnables [par défaut : ce que dit l'enveloppe, sinon fide]
help-sealed-envelope = Le fichier de l'enveloppe (TOML ou JSON) : si elle est complète, si elle s'accorde avec les feuilles, ce qui suit ; puis son coup est jugé
help-sealed-sheets = Les feuilles de la partie avec lesquelles elle est comparée
help-sealed-new = Affiche une enveloppe à remplir, dans la langue des messages
help-sealed-output = Le fichier où l'écrire ; il n'est pas écrasé
help-laws-edition = L'édition dont les faits sont montrés ; sans elle, les éditions le sont
help-laws-other = Une autre édition : ce en quoi les deux diffèrent est montré
help-laws-law_topic = Seulement ce qui touche à ceci : `start`, `play`, `touch`, `end`, `offer`, `claim`, `illegal`, `recording`, `notation`, `clock`, `result`, `adjournment`
help-show-files = Des fichiers, ou `-` pour l'entrée standard
help-show-at = Les moments dont la position est montrée : `23b` après le 23e coup des Noirs, `23w` après celui des Blancs, `23` après les deux, `ply 45`, `start` (le début), `end` (la fin) [par défaut : end]
help-show-game = Quelle partie du fichier, par son numéro, `first` (la première) ou `all` (toutes)
help-show-pieces = Ce qui représente les pièces dans les diagrammes : lettres ou figurines
help-show-flip = Les diagrammes vus du côté des Noirs
help-report-files = Des fichiers, des dossiers, ou `-` pour l'entrée standard
help-report-output = Le fichier HTML à écrire, ou `-` pour la sortie standard
help-report-title = Le titre de la page [par défaut : le tournoi, si toutes les parties en sont]
help-report-drawn = Combien de parties sont dessinées au plus, d'abord celles qui ont des constats ; les autres figurent dans le tableau
help-report-fail_on = À partir de quelle gravité les constats donnent le code de sortie 1
help-seal-envelope = Ce qui figure sur l'enveloppe, un fichier TOML ou JSON. Il n'est pas changé
help-seal-text = Le coup, comme l'écrit le joueur. D'autres peuvent le voir dans la liste des processus, et l'interpréteur le garde dans son historique : sans cette option, il est demandé, ou lu sur l'entrée standard
help-seal-visible = Montre le coup pendant qu'on l'écrit, et ne le demande qu'une fois
help-seal-no_warn = Ne dit pas si le coup serait ambigu, illégal ou illisible : pour les tournois qui interdisent cette aide
help-seal-public = Le fichier public à écrire, pour tous [par défaut : ENVELOPPE avec la terminaison .public.json]
help-seal-secret = Le fichier secret à écrire, qui ouvre l'autre [par défaut : ENVELOPPE avec la terminaison .secret.json]
help-open-envelope = Le fichier public
help-open-secret = Le fichier secret
help-report-trf = Le rapport du tournoi (TRF16, TRF26) auquel les parties sont comparées
help-explain-topic = Le nom de la règle, tel que le montrent les constats (`move.illegal`), ou un groupe de règles (`move`) ; sans nom, toutes sont listées
help-completions-shell = Le shell
help-man-command = La commande à décrire ; sans elle, tout le programme
help-man-out = Le dossier où écrire les pages de toutes les commandes

## Les exemples, dans l'ordre de l'aide, et ce qui est dit ensuite

example-planilla-1 = Vérifier toutes les feuilles et tous les fichiers PGN d'un dossier :
example-planilla-2 = Vérifier une feuille et recevoir la réponse en espagnol :
example-planilla-3 = Savoir ce que cherche une règle :
example-planilla-4 = Voir l'aide d'une commande :
after-planilla = Code de sortie : 0 aucun constat, 1 des constats, 2 mauvais emploi ou entrée illisible.
example-check-1 = Toutes les feuilles et tous les fichiers PGN d'un dossier :
example-check-2 = Une feuille en espagnol, selon les Règles de 2005, avec les remarques :
example-check-3 = Un fichier PGN compressé ; les avertissements comptent aussi comme échec :
example-check-4 = Seulement ce qui touche aux coups illégaux :
example-check-5 = Des parties comparées au rapport de tournoi de la fédération :
example-check-6 = Le rapport seul :
example-check-7 = Un tournoi où aucune nulle n'est convenue avant le coup 30 :
after-check = Code de sortie : 0 rien d'aussi grave que `--fail-on`, 1 des constats, 2 mauvais emploi ou entrée illisible.
example-convert-1 = Une feuille avec les lettres allemandes :
example-convert-2 = En espagnol, avec des figurines :
example-convert-3 = Un fichier PGN avec les cases de départ :
after-convert = Ce qui ne se lit pas avec certitude reste tel quel, et c'est dit.
example-export-1 = Une ligne par partie :
example-export-2 = Une ligne par coup, avec quelques colonnes :
example-export-3 = Une ligne par constat, avec les remarques :
example-export-4 = Quelles colonnes il y a :
after-export = Ce qui est trouvé dans les parties est dit dans le fichier et ne change pas le code de sortie. Code de sortie : 0 tout a été écrit, 2 mauvais emploi ou entrée illisible ; ce qui a pu être lu a été écrit.
example-move-1 = Un coup en espagnol dans la position de départ :
example-move-2 = Une prise en passant dans une autre position :
after-move = Code de sortie : 0 le coup se lit, 1 il ne se lit pas, 2 mauvais emploi.
example-position-1 = Une position :
example-position-2 = Une position par ligne :
example-position-3 = Ce qui peut être joué après avoir touché le roi et une tour :
after-position = Code de sortie : 0 c'est une position, 2 ce n'en est pas une.
example-sealed-1 = Un coup en espagnol, selon les Règles de 2005 :
example-sealed-2 = Un coup dont on ignore la langue, pour des programmes :
example-sealed-3 = Une enveloppe à remplir :
example-sealed-4 = Une enveloppe avec les deux feuilles de la partie :
after-sealed = Code de sortie : 0 un coup légal, 1 il perd ou quelqu'un doit décider, 2 mauvais emploi.
example-show-1 = La dernière position d'une partie, avec ses décomptes :
example-show-2 = La position après le deuxième coup des Noirs :
example-show-3 = Plusieurs positions de la première partie d'un fichier, avec des figurines :
example-show-4 = Toutes les parties, pour des programmes :
after-show = Code de sortie : 0 tout a été montré, 1 certaines parties n'ont pas ce moment (avec --game all), 2 mauvais emploi ou entrée illisible.
example-report-1 = La page d'une ronde, avec un titre :
example-report-2 = Une page en espagnol, avec les remarques :
after-report = La page est un seul fichier qui ne charge rien : elle s'envoie par courriel, s'ouvre sans réseau et s'imprime, une partie par page. Code de sortie : 0 aucun constat, 1 des constats, 2 mauvais emploi ou entrée illisible ; ce qui a pu être lu est sur la page.
example-seal-1 = Un coup qui est demandé et n'est pas montré :
example-seal-2 = La même chose avec des noms choisis :
after-seal = Donnez le fichier public à l'adversaire et à l'arbitre avant d'arrêter la pendule, et gardez le secret. Vous seul pouvez lire les deux, et aucun fichier n'est écrasé. Code de retour : 0 scellé, 1 le coup serait ambigu, illégal ou illisible, 2 mauvais usage ; rien n'a alors été écrit.
example-open-1 = Une enveloppe avec son secret :
example-open-2 = La même chose pour les programmes :
after-open = Code de retour : 0 le coup est celui qui a été scellé et il est légal, 1 c'est celui qui a été scellé, et il perd ou quelqu'un doit décider, 2 ce n'est pas prouvé : un fichier a été changé ou ne peut être lu.
example-explain-1 = La page d'une règle :
example-explain-2 = La même page en espagnol :
example-explain-3 = Les règles d'un groupe :
example-rules-1 = La liste pour des personnes :
example-rules-2 = La liste pour des programmes :
example-languages-1 = La liste pour des personnes :
example-languages-2 = La liste pour des programmes :
example-laws-1 = Les éditions, et depuis quand chacune est en vigueur :
example-laws-2 = Ce en quoi deux diffèrent :
example-laws-3 = Ce qu'une édition dit des coups illégaux, avec ses articles :
example-completions-1 = Pour bash :
example-completions-2 = Pour fish :
after-completions = Les autres shells ont leurs propres dossiers ; leur manuel les indique.
example-man-1 = Lire le manuel :
example-man-2 = Le manuel d'une commande :
example-man-3 = Écrire les pages de toutes les commandes dans un dossier :

## Arguments erronés

error-label = erreur :
tip-label = conseil :
error-no-command = il manque la commande
error-unknown-command = la commande `{ $name }` n'existe pas
error-unknown-option = l'option `{ $name }` n'existe pas
error-unexpected = `{ $name }` est de trop : rien d'autre n'est attendu ici
error-no-value = il manque la valeur de `{ $option }`
error-bad-value = `{ $value }` ne convient pas à `{ $option }`
because = { $fault } : { $why }
and-more = { $first } ; { $next }
error-conflict = `{ $option }` ne peut pas être employé avec { $others }
error-repeated = `{ $option }` ne peut être donné qu'une fois
error-missing = il manque : { $names }
error-not-utf8 = un argument n'est pas du texte UTF-8
error-other = les arguments ne sont pas corrects
did-you-mean = vouliez-vous dire `{ $name }` ?
allowed = sont admis : { $names }
not-a-number = un nombre entier plus grand que zéro est attendu
tip-dashes = si c'est le nom d'un fichier, écrivez `-- { $name }`
rules-tell = `planilla rules` dit ce qu'elles trouvent
more-help = Pour en savoir plus : `{ $command } --help`.
check-the-file = Pour vérifier le fichier : planilla check { $file }
not-a-language = ce n'est pas une langue
not-an-edition-of-the-laws = ce n'est pas une édition des Règles
not-a-topic-of-the-laws = ce n'est pas un thème des Règles
not-an-encoding = ce n'est pas un encodage
not-a-rule = ce n'est pas une règle
not-a-rule-or-a-group-of-rules = ce n'est ni une règle ni un groupe de règles
not-a-style = ce n'est pas un style
not-a-style-of-a-system-that-has-a-form-of-its-own = ce n'est pas un style d'un système qui a sa propre forme
not-a-language-or-a-style = ce n'est ni une langue ni un style
not-a-table = ce n'est pas un tableau
not-a-command = ce n'est pas une commande
not-a-number-of-moves = ce n'est pas un nombre de coups
not-the-number-of-a-game = ce n'est pas le numéro d'une partie
not-a-probability = ce n'est pas une probabilité
not-a-number-of-games = ce n'est pas un nombre de parties

help-repair = Propose la partie légale la plus probable derrière une feuille, ou derrière les deux d'une partie
help-repair-files = Un fichier de feuilles ou de parties ; ou deux, qui sont les deux feuilles d'une partie ; `-` pour l'entrée standard
help-repair-margin = Un coup n'est choisi que s'il est d'autant plus probable que le suivant, sinon ce qui est écrit reste : un nombre de 0 à 1
help-repair-known = Ce qu'une personne sait : `12w=Cf3` dit que le coup 12 des Blancs était Cf3 ; la partie est cherchée à nouveau avec cela
help-repair-best = Combien de parties entières sont données, la plus probable d'abord
help-repair-to = Écrit les parties réparées sous cette forme, avec un commentaire là où elles ne sont pas simplement ce qui est écrit
example-repair-1 = Une feuille :
example-repair-2 = Les deux feuilles d'une partie, en langues différentes :
example-repair-3 = La partie en PGN, avec des commentaires aux coups douteux :
example-repair-4 = Avec ce qu'un joueur a dit :
example-repair-5 = Les lectures d'un logiciel de reconnaissance, pour des programmes, avec trois parties entières :
after-repair = Ce qui est écrit n'est jamais modifié : il figure à côté de la proposition, et reste là où rien ne décide. Code de retour : 0 tous les coups sont décidés, 1 quelque chose reste à une personne, 2 mauvais usage ou entrée illisible.
