"""The command line in French: help by command and parameter, sentences by what they are in English."""

from __future__ import annotations

from typing import Final

# A parameter explained once for every command that has it.
SHARED: Final = {
    "game": "Une boîte de l’étagère, par son nom court.",
    "option": "Un réglage de la table, par exemple rounds=3 ; répétable.",
    "file": "La partie enregistrée.",
    "ray": "Joue sur une grappe Ray ; local en ouvre une ici.",
    "out": "Écrit aussi là JSON, Parquet et un graphique.",
    "help": "Affiche cette aide.",
}

# What a host may set: `tablee serve` and `tablee config` take the same.
SERVE: Final = {
    "config": "Un fichier TOML avec n’importe lesquels de ces réglages (port = 8080 …).",
    "host": "Où écouter ; 127.0.0.1 la réserve à cette machine.",
    "port": "Le port ; 0 en prend un libre.",
    "db": "Où garder les tables (créé au besoin).",
    "store": "Une base PostgreSQL où garder les tables : postgresql://…",
    "joins_per_minute": (
        "Combien de tables ouvertes, ou de places demandées à une table, par minute et par adresse."
    ),
    "node": "Être l’un de plusieurs nœuds qui servent une même base (avec --store).",
    "node_address": "Où les autres nœuds joignent celui-ci ; sinon, un port libre.",
    "connections_per_address": "Combien de connexions une même adresse peut garder ouvertes.",
    "public_url": "Où l’on trouve la maison, par exemple https://jeux.example/club.",
    "allow_host": "Un nom de plus auquel répond la maison ; répétable.",
    "allow_origin": "Une page d’ailleurs qui peut parler à la maison ; répétable.",
    "trusted_proxy": (
        "Un mandataire, ou un réseau de mandataires, dont on croit le X-Forwarded-For ; répétable."
    ),
    "keep_days": "Retire les tables que personne n’a touchées depuis tant de jours ; 0 les garde toujours.",
    "calls_to_private": "Permet d’appeler les gens à des adresses du réseau même de la maison.",
    "admin_token": "Ouvre /admin à qui le connaît ; mieux dans l’environnement ou le fichier.",
    "metrics_token": "Laisse des programmes d’autres machines lire /metrics ; mieux là aussi.",
    "log": "Comment le journal est écrit : text ou json.",
    "quiet": "N’affiche pas les adresses.",
}

# The empty name is the command's own help: one line for the list, then what more there is to say.
HELP: Final[dict[str, dict[str, str]]] = {
    "tablee": {
        "": "Une maison de jeux : ouvrez une boîte, asseyez-vous, jouez entre amis ou avec des robots.",
        "version": "Dit de quelle version il s’agit.",
    },
    "serve": {
        "": "Ouvre la maison aux navigateurs.\n\n"
        "Affiche son adresse pour cette machine et pour le réseau local ; Ctrl+C la ferme. Chaque option "
        "peut aussi venir de l’environnement (TABLEE_PORT=8080) ou du fichier TOML de --config ; "
        "`tablee config` dit ce qui vaut.",
        **SERVE,
    },
    "config": {
        "": "Affiche les réglages avec lesquels `tablee serve` tournerait.\n\n"
        "En TOML que --config relit, chaque ligne avec sa provenance ; ce qui est secret n’est pas montré.",
        **SERVE,
    },
    "play": {
        "": "Joue dans le terminal contre des robots.",
        "seats": "Combien à table, avec vous ; par défaut 5, ou au plus près.",
        "bots": "Le niveau des robots ; plusieurs, séparés par des virgules, tournent.",
        "seed": "Redonne la même partie.",
        "name": "Votre nom à la table.",
        "pace": "Secondes entre deux coups des robots.",
        "record": "Où enregistrer la partie finie.",
        "resume": "Continuer la partie quittée, ou y renoncer ; dans un terminal, la question est posée.",
        "deal_of_the_day": "La même main pour tout le monde : un seul essai, dans une maison.",
        "house": "Avec --deal-of-the-day : où est la maison.",
    },
    "join": {
        "": "Prend place à une table d’une maison ouverte.\n\n"
        "Qui revient retrouve la même place. Un robot à soi a `choose(view, offers, chance)`, comme pour "
        "l’arène, et voit ce que voit sa place ; docs/bots.md en dit plus.",
        "table": "Les lettres de la table, ou un lien vers elle.",
        "name": "Votre nom à la table.",
        "house": "Où est la maison, si CODE n’est pas un lien.",
        "bot": "Asseoir votre propre robot : un fichier Python avec un BOT.",
        "games": "Avec --bot : partir après tant de parties ; 0 reste.",
        "patience": "Avec --bot : tant qu’il réfléchit plus longtemps, un robot de la maison joue pour lui.",
    },
    "replay": {
        "": "Revoit une partie coup par coup.\n\n"
        "Entrée avance, b recule, un numéro y va, q quitte. Sans terminal, tout est affiché.",
        "seat": "Point de vue : une place à partir de 1, ou all, toutes les mains ouvertes.",
    },
    "picture": {
        "": "Dessine un moment d’une partie enregistrée.",
        "out": "Où le dessiner : un fichier .svg ou .html.",
        "turn": "Après quel coup ; 0 est la donne, -1 la fin.",
        "seat": "Par quels yeux : une place à partir de 1, ou all, ceux de personne.",
    },
    "dataset": {
        "": "Écrit des parties entre robots comme jeu de données.\n\n"
        "Les parties ligne à ligne, les positions en nombres, et une page qui dit ce que c’est.",
        "folder": "Où l’écrire (créé au besoin).",
        "bots": "Un robot par place : des niveaux ou des fichiers Python.",
        "games": "Combien de parties.",
        "seed": "La même graine donne les mêmes parties.",
    },
    "verify": {
        "": "Dit si la donne d’une partie était honnête, et ce que cela prouve.\n\n"
        "Chaque tirage est refait à partir des engagements ouverts. Code de sortie 0 : elle l’est ; "
        "1 : elle ne l’est pas ; 2 : le fichier ou le reçu est illisible.",
        "receipt": "La ligne qu’on a gardée de cette partie, entre guillemets.",
        "as_json": "Affiche le verdict en JSON.",
    },
    "rules": {
        "": "Ouvre le livret d’un jeu, ou un de ses articles.",
        "clause": "Un article, par son numéro.",
    },
    "arena": {
        "": "Fait jouer des robots entre eux.\n\n"
        "Les places sont partagées équitablement ; la même graine redonne les mêmes parties, quel que "
        "soit le nombre de processus.",
        "bots": "Un robot par place : niveaux ou fichiers Python.",
        "games": "Combien de parties.",
        "seed": "La même graine redonne les mêmes parties.",
        "jobs": "Combien de processus jouent.",
        "ratings": "Classe aussi les robots (il faut openskill).",
        "as_json": "Affiche le résultat en JSON.",
    },
    "mcp": {
        "": "Donne une place à un modèle de langage, par le Model Context Protocol.\n\n"
        "Un processus sert une place sur son entrée et sa sortie standard ; docs/models.md dit comment le "
        "nommer à un client.",
        "game": "Une boîte de l’étagère, pour une table dans ce processus.",
        "bots": "Qui occupe les autres places : niveaux ou fichiers Python.",
        "table": "Ou une table d’une maison ouverte : son code, ou un lien vers elle.",
        "house": "Où est cette maison, si CODE n’est pas un lien.",
        "name": "Le nom du modèle à la table.",
        "seat": "Avec JEU : sa place, à partir de 1.",
        "seed": "Avec JEU : la même graine redonne la même donne.",
        "patience": "S’il ne répond pas plus longtemps, un robot joue pour lui.",
    },
    "rate": {
        "": "Mesure la force de quelqu’un parmi les niveaux d’un jeu.\n\n"
        "Chaque niveau est rencontré, les places partagées équitablement. 1000 est le niveau normal, 400 de "
        "plus font dix contre un ; les intervalles valent 95 fois sur 100.",
        "bot": "Qui est mesuré : un niveau, un fichier Python avec un BOT, ou une politique.",
        "command": "Ou un programme interrogé ligne à ligne (docs/models.md).",
        "levels": "Les niveaux rencontrés ; sinon, tous ceux qui répondent aussitôt.",
        "seats": "Combien jouent ; 0 est le moins possible.",
        "games": "Combien de parties par composition de table.",
        "seed": "La même graine redonne les mêmes parties.",
        "jobs": "Combien de processus jouent, avec --bot.",
        "patience": "Avec --command : le temps qu’une réponse peut prendre.",
        "tries": "Avec --command : combien de réponses à une question avant qu’on joue à sa place.",
        "unlisted": "Avec --command : ne pas donner la liste des coups possibles.",
        "rules": "Avec --command : le livret dans chaque question.",
        "as_json": "Affiche le résultat en JSON.",
    },
    "train": {
        "": "Apprend une petite politique par ses propres parties.\n\n"
        "La même graine apprend la même, quel que soit le nombre de processus ; `tablee rate` la mesure.",
        "file": "Où l’écrire : un fichier .npz.",
        "bots": "Contre qui elle apprend : niveaux ou fichiers Python.",
        "rounds": "Combien de tours, avec un pas après chacun.",
        "games": "Combien de parties par tour.",
        "seed": "La même graine apprend la même politique.",
        "jobs": "Combien de processus jouent.",
    },
    "perft": {
        "": "Compte les suites de coups depuis le départ.\n\n"
        "Un seul nombre, à comparer avec d’autres comptes. Des cases d’arrivée différentes font des coups "
        "différents ; là où l’on souffle, les réclamations sont des coups aussi.",
        "game": "Un jeu de plateau qui a un jumeau compilé.",
        "depth": "À combien de coups de profondeur.",
        "players": "À combien l’on joue.",
    },
    "check-store": {
        "": "Vérifie des tables gardées, de bout en bout.\n\n"
        "Rien n’est changé. Code de sortie 0 : tout est sain ; 1 : il y a des dégâts, ou le fichier est "
        "peut-être incomplet ; 2 : le fichier est illisible.",
        "place": "Le fichier qu’écrit `tablee serve --db`, ou l’adresse d’une base : postgresql://…",
        "replay": "Vérifie aussi chaque donne et compare chaque instantané.",
        "hashes": "Donne le hachage de chaque table, et celui d’avant que les paroles soient mises à part.",
        "as_json": "Affiche le rapport en JSON.",
    },
    "backup": {
        "": "Copie toutes les tables dans un fichier, pendant que la maison est ouverte.\n\n"
        "Le fichier est d’un seul moment, vérifié de bout en bout, et `tablee serve --db` l’ouvre.",
        "file": "Le fichier à écrire ; il ne doit pas exister.",
        "db": "Le fichier de la maison ; sans ce réglage, celui de `tablee serve`.",
        "store": "La base PostgreSQL de la maison : postgresql://…",
    },
    "move-store": {
        "": "Porte toutes les tables d’un lieu à un autre : d’un fichier à une base, ou l’inverse.\n\n"
        "Interrompue, la même commande reprend où elle en était. Rien n’est retiré du premier lieu. "
        "Fermez d’abord la maison.",
        "source": "D’où : un fichier, ou postgresql://…",
        "target": "Vers où : un fichier, ou postgresql://…",
    },
    "people": {
        "": "Dit qui s’est jamais assis à une table.\n\n"
        "La maison doit être fermée si ses tables sont dans un fichier ; /admin fait de même quand elle est "
        "ouverte.",
        "code": "Les six lettres de la table.",
        "db": "Le fichier de la maison ; celui de `tablee serve` à défaut.",
        "store": "La base PostgreSQL de la maison : postgresql://…",
    },
    "export": {
        "": "Affiche tout ce qui est gardé d’une personne à une table, en JSON.",
        "code": "Les six lettres de la table.",
        "number": "Tel que `tablee people` le donne.",
        "db": "Le fichier de la maison ; celui de `tablee serve` à défaut.",
        "store": "La base PostgreSQL de la maison : postgresql://…",
    },
    "erase": {
        "": "Efface pour toujours le nom d’une personne et tout ce qu’elle a dit à une table.\n\n"
        "La partie elle-même reste, et se vérifie toujours. Les copies faites avant la nomment encore.",
        "code": "Les six lettres de la table.",
        "number": "Tel que `tablee people` le donne.",
        "again": "Efface de nouveau ce que dit cette liste : après le retour d’une copie plus ancienne.",
        "listed": "Affiche tout ce qui a été effacé : codes et numéros, à garder ailleurs.",
        "db": "Le fichier de la maison ; celui de `tablee serve` à défaut.",
        "store": "La base PostgreSQL de la maison : postgresql://…",
    },
    "version": {"": "Dit de quelle version il s’agit."},
}

METAVARS: Final = {
    "GAME": "JEU",
    "[GAME]": "[JEU]",
    "BOT": "ROBOT",
    "FILE": "FICHIER",
    "CLAUSE": "ARTICLE",
    "LINE": "LIGNE",
    "LEVEL": "NIVEAU",
    "NAME": "NOM",
    "NAME=VALUE": "NOM=VALEUR",
    "SECONDS": "SECONDES",
    "ADDRESS": "ADRESSE",
    "URL": "URL",
    "RULES": "RÈGLES",
    "COLOUR": "COULEUR",
    "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]…",
}

# What we say ourselves: found by the English sentence in the code.
FRENCH: Final = {
    "French or English; by default as your terminal.": (
        "Français ou anglais ; par défaut, la langue du terminal."
    ),
    "Usage: ": "Usage : ",
    "Arguments": "Arguments ",  # before the colon the help puts there
    "Options": "Options ",
    "Commands": "Commandes ",
    "{told} (see {command} --help)": "{told} (voir {command} --help)",
    "interrupted": "interrompu",
    "Window too low: {height} lines, {needed} needed": (
        "Fenêtre trop basse : {height} lignes, il en faut {needed}"
    ),
    "cannot write: {why}": "impossible d’écrire : {why}",
    "--deal-of-the-day: seats, bots, options and the deal are the house's": (
        "--deal-of-the-day : places, robots, options et donne sont celles de la maison"
    ),
    "--resume: there is no unfinished game of this box": "--resume : aucune partie inachevée de cette boîte",
    "{file}: this game cannot be gone on with ({why}); --new deals another": (
        "{file} : cette partie ne peut pas continuer ({why}) ; --new en distribue une autre"
    ),
    "{table}: neither a table's code nor a link to one": (
        "{table} : ni le code d’une table, ni un lien vers elle"
    ),
    "--turn {turn}: the last is {last}": "--turn {turn} : le dernier est le {last}",
    "a data set needs numpy: pip install 'tablee[lab]'": (
        "un jeu de données demande numpy : pip install 'tablee[lab]'"
    ),
    "{games} games written to {folder}": "{games} parties écrites dans {folder}",
    "the input is closed: nobody can answer": "l’entrée est fermée : personne ne peut répondre",
    "table {code} sleeps: its box {game!r} is not installed here": (
        "la table {code} dort : sa boîte « {game} » n’est pas installée ici"
    ),
    "no game called {name!r} on the shelf: {shelf}": "aucun jeu « {name} » sur l’étagère : {shelf}",
    "--option {pair!r}: expected NAME=VALUE": "--option « {pair} » : on attend NOM=VALEUR",
    "{game} has no option {name!r}: {options}": "{game} n’a pas de réglage « {name} » : {options}",
    "--option {name}: expected yes or no, not {text!r}": (
        "--option {name} : on attend oui ou non, pas « {text} »"
    ),
    "{head} or {last}": "{head} ou {last}",
    "{name}: expected {values}, not {text!r}": "{name} : on attend {values}, pas « {text} »",
    "{name}: expected a number from {least} to {most}, not {text!r}": (
        "{name} : on attend un nombre de {least} à {most}, pas « {text} »"
    ),
    "--option {name}: ": "--option {name} : ",
    "(levels: {levels}; or a Python file)": "(niveaux : {levels} ; ou un fichier Python)",
    "--lang {wished!r}: expected fr or en": "--lang « {wished} » : on attend fr ou en",
    "--record {file}: there is no such directory": "--record {file} : ce dossier n’existe pas",
    "--record {file}: it is there already and is not a Tablée record": (
        "--record {file} : ce fichier existe déjà et n’est pas une partie de Tablée"
    ),
    "--name: at most {most} characters": "--name : {most} caractères au plus",
    "--seat {seat!r}: expected a seat from 1 to {seats}, or all": (
        "--seat « {seat} » : on attend une place de 1 à {seats}, ou all"
    ),
    "the rule book of {game} is not installed": "le livret de {game} n’est pas installé",
    "the rule book of {game} has no clause {clause!r}": "le livret de {game} n’a pas d’article « {clause} »",
    "--ratings needs openskill: pip install 'tablee[lab]'": (
        "--ratings a besoin d’openskill : pip install 'tablee[lab]'"
    ),
    "{game}: {games} games, seed {seed}, {moves} moves a game": (
        "{game} : {games} parties, graine {seed}, {moves} coups par partie"
    ),
    "{name} (light): nothing is compiled here, it thinks less": (
        "{name} (allégé) : rien n’est compilé ici, ce niveau réfléchit moins"
    ),
    "games": "parties",
    "score": "score",
    "place": "rang",
    "rating": "cote",
    "interval": "intervalle",
    "--ray needs ray: pip install 'tablee[ray]'": "--ray a besoin de ray : pip install 'tablee[ray]'",
    "no Parquet: it needs pyarrow (pip install 'tablee[ray]')": (
        "pas de Parquet : il faut pyarrow (pip install 'tablee[ray]')"
    ),
    "training needs numpy: pip install 'tablee[lab]'": (
        "l’apprentissage a besoin de numpy : pip install 'tablee[lab]'"
    ),
    "{file}: a policy is a file of .npz": "{file} : une politique est un fichier .npz",
    "from {first} to {last} a game, in the first and in the last tenth of the rounds": (
        "de {first} à {last} par partie, entre le premier et le dernier dixième des tours"
    ),
    "model": "modèle",
    "your program": "votre programme",
    "who is rated? either --bot or --command": "qui mesurer ? soit --bot, soit --command",
    "--levels: nobody to play against": "--levels : personne contre qui jouer",
    "--command: there is no program {name!r}": "--command : aucun programme « {name} »",
    "{asked} questions, {wrong} wrong answers, {silent} without one, {played_for} played for it": (
        "{asked} questions, {wrong} réponses fausses, {silent} sans réponse, {played_for} coups à sa place"
    ),
    "either a GAME to play here, or --table CODE of a running house": (
        "soit un JEU à jouer ici, soit --table CODE d’une maison ouverte"
    ),
    "language models need the mcp package: pip install 'tablee[mcp]'": (
        "les modèles de langage ont besoin du paquet mcp : pip install 'tablee[mcp]'"
    ),
    "--seat {seat}: the table has {seats}": "--seat {seat} : la table en a {seats}",
    "{game!r} has no compiled twin to count with: {twins}": (
        "« {game} » n’a pas de jumeau compilé pour compter : {twins}"
    ),
    "sound": "tout est sain",
    "{count} damaged": "dégâts : {count}",
    "perhaps not whole": "peut-être incomplet",
    "--db and --store: tables are kept in one of them": (
        "--db et --store : les tables sont gardées à un seul endroit"
    ),
    "{tables} tables, {entries} entries: copied, and equal ({hash})": (
        "tables : {tables}, entrées : {entries} ; copiées, et identiques ({hash})"
    ),
    "{number}: {name}, {entries} entries, the last on {last}": (
        "{number} : {name}, entrées : {entries}, la dernière le {last}"
    ),
    "erase: a table's code and a person's number, as `tablee people CODE` lists them": (
        "erase : le code d’une table et le numéro d’une personne, comme `tablee people CODE` les donne"
    ),
    "{words} entries named or quoted them: erased": (
        "entrées qui nommaient ou citaient cette personne : {words} ; effacé"
    ),
    "{lists} deals of an earlier version still name them: only the whole table takes that along": (
        "donnes d’une version antérieure qui la nomment encore : {lists} ; "
        "cela ne part qu’avec la table entière"
    ),
    "{file}: this is no list of erasures": "{file} : ce n’est pas une liste d’effacements",
    "{code} {hash}": "{code} {hash}",
    "{code} {hash} (before names and talk were set apart: {old})": (
        "{code} {hash} (avant que noms et paroles soient mis à part : {old})"
    ),
    "{file}: it is there already": "{file} : il existe déjà",
    "tables": "tables",
    "{tables} tables, {entries} entries: {verdict}": "tables : {tables}, entrées : {entries} ; {verdict}",
    "the file: {why}": "le fichier : {why}",
    "table {code}: {why}": "table {code} : {why}",
    "table {code}, version {version}: {why}": "table {code}, version {version} : {why}",
    "It holds: {title}, {seats} seats, {turns} turns.": (
        "Elle est honnête : {title}, {seats} places, {turns} coups."
    ),
    "Every draw follows from the secret committed to as {hash}.": (
        "Chaque tirage découle du secret engagé sous {hash}."
    ),
    "The record does not hold: {why}.": "La partie n’est pas honnête : {why}.",
    "In the shuffle: the house and {names}. Nobody could choose this deal unless the house and all these "
    "people did so together.": (
        "Dans le mélange : la maison et {names}. Personne ne pouvait choisir cette donne sans une entente "
        "entre la maison et toutes ces personnes."
    ),
    "Committed to a part and did not open it: {names}. With the house they could choose among {number} "
    "deals.": (
        "Part engagée mais pas ouverte : {names}. D’accord avec la maison, on pouvait ainsi choisir entre "
        "{number} donnes."
    ),
    "Game {number} at this table: it has its own secret and its own parts, and says nothing of the games "
    "before it.": (
        "Partie {number} à cette table : elle a son secret et ses parts à elle, et ne dit rien des parties "
        "d’avant."
    ),
    "A given deal, the one of {day}: the same for everybody who played it. The house alone drew it; it was "
    "fixed before if the house published these terms before the day: {hash}.": (
        "Une donne imposée, celle du {day} : la même pour tout le monde. La maison seule l’a tirée ; elle "
        "était fixée d’avance si la maison en a publié les termes avant ce jour : {hash}."
    ),
    "Brought no part: {names}.": "Sans part dans le mélange : {names}.",
    "Absent at the shuffle, a bot playing for them: {names}.": (
        "Pendant le mélange, un robot jouait pour : {names}."
    ),
    "Bots, which bring no part: {names}.": "Robots, qui n’apportent pas de part : {names}.",
    "Nobody but the house contributed: the house could have chosen this deal.": (
        "La maison seule a contribué : elle aurait pu choisir cette donne."
    ),
    "One program dealt for everybody, in a terminal or among bots: it could have chosen this deal.": (
        "Un seul programme a donné pour tout le monde, au terminal ou entre robots : il aurait pu choisir "
        "cette donne."
    ),
    "An older way of dealing: contributions came openly, one after the other, and the record does not say "
    "which seats were bots. Who ran the house could have tried until a deal pleased.": (
        "Une façon plus ancienne de donner : les contributions venaient à découvert, l’une après l’autre, et "
        "la partie ne dit pas quelles places étaient des robots. Qui tenait la maison pouvait essayer "
        "jusqu’à trouver une donne à son goût."
    ),
    "Played on from a position: nothing here says where that position comes from; only what was drawn since "
    "is checked.": (
        "Reprise à partir d’une position : rien ici ne dit d’où elle vient ; seuls les tirages faits depuis "
        "sont vérifiés."
    ),
    "The receipt fits: the part of seat {seat} was in this shuffle.": (
        "Le reçu concorde : la part de la place {seat} était dans ce mélange."
    ),
    "The receipt fits; it holds no part of seat {seat}.": (
        "Le reçu concorde ; il ne contient pas de part de la place {seat}."
    ),
    "Seat {seat} was told exactly what the record says.": (
        "La place {seat} a vu exactement ce que la partie raconte."
    ),
    "From turn {turn} on, seat {seat} was told exactly what the record says; the receipt does not know what "
    "came before.": (
        "À partir du coup {turn}, la place {seat} a vu exactement ce que la partie raconte ; le reçu ne sait "
        "rien de ce qui précède."
    ),
    "the deal does not follow the rules: “{told}” ({clause})": (
        "la donne ne suit pas les règles : « {told} » ({clause})"
    ),
    "turn {number} ({name}, seat {seat}) does not follow the rules: “{told}” ({clause})": (
        "le coup {number} ({name}, place {seat}) ne suit pas les règles : « {told} » ({clause})"
    ),
    "{option}: {told}": "{option} : {told}",
    "{file}: {why}": "{file} : {why}",
    "{file}: this is not TOML ({why})": "{file} : ce n’est pas du TOML ({why})",
    "{file}: no setting is called {key!r}": "{file} : aucun réglage ne s’appelle « {key} »",
    "{file}: {key}: expected {what}": "{file} : {key} : on attend {what}",
    "true or false": "true ou false",
    "a whole number": "un nombre entier",
    "a number": "un nombre",
    "a list of texts": "une liste de textes",
    "a text": "un texte",
    "not set": "non réglé",
    "set, and not shown": "réglé, et pas montré",
    "by default": "par défaut",
}
