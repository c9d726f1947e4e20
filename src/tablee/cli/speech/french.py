"""What the command line says itself, in French: found by the English sentence in the code."""

from __future__ import annotations

from typing import Final

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
    "--levels: {name!r} is no level, or named twice": (
        "--levels : « {name} » n’est pas un niveau, ou est nommé deux fois"
    ),
    "--bot: {name!r} is a level and plays anyway": "--bot : « {name} » est un niveau et joue de toute façon",
    "--anchor: {name!r} is not among the levels": "--anchor : « {name} » n’est pas parmi les niveaux",
    "--record and --person go together: whose games, and who of them?": (
        "--record et --person vont ensemble : les parties de qui, et qui d’entre eux ?"
    ),
    "--person: {name!r} is the name of a level or a bot": (
        "--person : « {name} » est le nom d’un niveau ou d’un robot"
    ),
    "--person: {names}: in none of these games": "--person : {names} : dans aucune de ces parties",
    "{names}: played nobody of the scale": "{names} : n’a rencontré personne de l’échelle",
    "{file}: it has no lines {mark} and {end}": "{file} : il y manque les lignes {mark} et {end}",
    "{file}: no text": "{file} : ce n’est pas du texte",
    "ahead of the next": "avance sur le suivant",
    "fewer than two deals of some line-up: the intervals are too narrow": (
        "moins de deux donnes pour une composition de table : les intervalles sont trop étroits"
    ),
    "{count} thoughts were cut short by the clock: other games next time": (
        "{count} réflexions écourtées par l’horloge : d’autres parties la prochaine fois"
    ),
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
    "{file}: there is no such directory": "{file} : ce dossier n’existe pas",
    "{file}: {why}": "{file} : {why}",
    "{file}: this is not TOML ({why})": "{file} : ce n’est pas du TOML ({why})",
    "{file}, line {line}": "{file}, ligne {line}",
    "{where}: no setting is called {key!r}; perhaps {near!r}?": (
        "{where} : aucun réglage ne s’appelle « {key} » ; peut-être « {near} » ?"
    ),
    "{where}: no setting is called {key!r}; `tablee config` lists them": (
        "{where} : aucun réglage ne s’appelle « {key} » ; `tablee config` les donne"
    ),
    "{where}: {key}: expected {what}": "{where} : {key} : on attend {what}",
    "no setting is called so; perhaps {near}?": "aucun réglage ne s’appelle ainsi ; peut-être {near} ?",
    "not used, though set": "réglé, mais pas utilisé",
    "true or false": "true ou false",
    "a whole number": "un nombre entier",
    "a number": "un nombre",
    "a list of texts": "une liste de textes",
    "a text": "un texte",
    "not set": "non réglé",
    "set, and not shown": "réglé, et pas montré",
    "by default": "par défaut",
}
