"""What other rooms and libraries say in English, in French: a `{why}` inside is translated in its turn."""

from __future__ import annotations

from typing import Final

# The first that fits; those that fit more come last.
FOREIGN: Final = {
    "no cluster at {address}: {why}": "aucune grappe à {address} : {why}",
    "the cluster lost the work: {why}": "la grappe a perdu le travail : {why}",
    "workers died {times} times over the same games": (
        "des processus sont morts {times} fois sur les mêmes parties"
    ),
    "{file}: no policy of ours ({why})": "{file} : ce n’est pas une politique d’ici ({why})",
    "{file}: a policy needs numpy: pip install 'tablee[lab]'": (
        "{file} : une politique a besoin de numpy : pip install 'tablee[lab]'"
    ),
    "{file}: it plays {game}": "{file} : elle joue à {game}",
    "--command: no command": "--command : aucune commande",
    "--command: No closing quotation": "--command : il manque le guillemet fermant",
    # the command's arguments
    "required": "obligatoire",
    "default: {value}": "par défaut : {value}",
    "Missing command.": "il manque une commande",
    "Missing argument '{name}'.": "il manque l’argument {name}",
    "Missing option '{name}'.": "il manque l’option {name}",
    "No such command '{name}'. {why}": "aucune commande « {name} » ; {why}",
    "No such command '{name}'.": "aucune commande « {name} »",
    "Did you mean {names}?": "peut-être {names} ?",
    "No such option: {name} {why}": "aucune option {name} ; {why}",
    "No such option: {name}": "aucune option {name}",
    "(Possible options: {names})": "peut-être {names} ?",
    "Option '{name}' requires an argument.": "l’option {name} attend une valeur",
    "Option '{name}' does not take a value.": "l’option {name} ne prend pas de valeur",
    "Got unexpected extra argument(s) ({names})": "de trop : {names}",
    "Got unexpected extra argument ({names})": "de trop : {names}",
    "Got unexpected extra arguments ({names})": "de trop : {names}",
    "Invalid value for '{name}': {why}": "{name} : {why}",
    "Input should be a valid integer, unable to parse string as an integer": "on attend un nombre entier",
    "Input should be a valid number, unable to parse string as a number": "on attend un nombre",
    "Input should be less than or equal to {most}": "{most} au plus",
    "Input should be greater than or equal to {least}": "{least} au moins",
    "'{text}' is not a valid integer.": "on attend un nombre entier, pas « {text} »",
    "'{text}' is not a valid float.": "on attend un nombre, pas « {text} »",
    "{text} is not in the range {least}<=x<={most}.": "on attend un nombre de {least} à {most}, pas {text}",
    "{text} is not in the range x>={least}.": "on attend un nombre d’au moins {least}, pas {text}",
    # bots
    "{game} has no bot called '{name}'": "{game} n’a pas de robot « {name} »",
    "{game} has no bot called ''": "{game} n’a pas de robot sans nom",
    "{bot}, at seat {seat}: {why}": "{bot}, à la place {seat} : {why}",
    "{move} is refused: {clause}, {reason}": "{move} est refusé : {clause}, {reason}",
    "{path}: it defines no BOT": "{path} : BOT n’y est pas défini",
    "{path}: BOT is a class: write BOT = {name}()": "{path} : BOT est une classe : écrivez BOT = {name}()",
    "{path}: BOT has no choose(view, offers, chance)": "{path} : BOT n’a pas de choose(view, offers, chance)",
    "{path}: a picture is a file of .svg or .html": "{path} : un dessin est un fichier .svg ou .html",
    "{path}: no such file": "{path} : fichier introuvable",
    # boxes that stay off the shelf
    "{name}: several installed packages bring a box of this name": (
        "{name} : plusieurs paquets installés apportent une boîte de ce nom"
    ),
    "{name}: {value} cannot be imported ({error})": "{name} : {value} ne s’importe pas ({error})",
    "{name}: its box is not filled in as it should be ({error})": (
        "{name} : sa boîte est mal remplie ({error})"
    ),
    "table {code}: its box is not installed here: '{game}'": (
        "table {code} : sa boîte n’est pas installée ici : « {game} »"
    ),
    "{name}: its rules lack {names}": "{name} : il manque à ses règles {names}",
    "{name}: META does not tell of this game": "{name} : META ne parle pas de ce jeu",
    "{name}: {value} is no Box": "{name} : {value} n’est pas une boîte",
    "{name}: its box says that it is called '{other}'": "{name} : sa boîte dit s’appeler « {other} »",
    "{name}: written for an older contract ({old}); this house keeps {kept}": (
        "{name} : faite pour un contrat plus ancien ({old}) ; cette maison suit le {kept}"
    ),
    "{name}: written for a newer contract ({new}); this house keeps {kept}": (
        "{name} : faite pour un contrat plus récent ({new}) ; cette maison suit le {kept}"
    ),
    "{name}: it needs more than is installed; to install it: pip install '{brought}'": (
        "{name} : il lui manque quelque chose ; pour l’installer : pip install '{brought}'"
    ),
    # records
    "the file is larger than {size} MB: no record is": (
        "le fichier dépasse {size} Mo : aucune partie n’est si longue"
    ),
    "not a Tablée record: {why}": "ce n’est pas une partie de Tablée : {why}",
    "the record's format is '{found}'; this version reads '{known}'": (
        "le format de la partie est « {found} » ; cette version lit « {known} »"
    ),
    "the record is of a game not on this shelf: '{game}'": "ce jeu n’est pas sur l’étagère : « {game} »",
    "the record follows version {old} of the rules of {game}; versions {oldest} to {newest} are read here": (
        "la partie suit la version {old} des règles de {game} ; on lit ici les versions {oldest} à {newest}"
    ),
    "the record is damaged: start: {why}": "la partie est abîmée : départ : {why}",
    "the record is damaged: {why}": "la partie est abîmée : {why}",
    "turns[{number}]: nothing can be taken back like this": ("turns[{number}] : rien ne se reprend ainsi"),
    "what followed turn {number} cannot be taken back": (
        "ce qui a suivi le coup {number} ne peut pas être repris"
    ),
    "a huge number": "un nombre énorme",
    "expected {least} to {most}, not {why}": "on attend un nombre de {least} à {most}, pas {why}",
    "expected {wanted} entries, not {count}": "on attend {wanted} éléments, pas {count}",
    "expected {most} entries at most, not {count}": "on attend {most} éléments au plus, pas {count}",
    "unknown: {why}": "valeur inconnue : {why}",
    "something is there twice": "quelque chose y est deux fois",
    "not in order": "l’ordre n’est pas le bon",
    "nothing is there": "il n’y a rien",
    "not those of the table": "ce ne sont pas celles de la table",
    "it does not fit {other}": "cela ne s’accorde pas avec {other}",
    "the pieces are not those of the box": "ce ne sont pas les pièces de la boîte",
    "turn {number} does not follow the rules: {why}": "le coup {number} ne suit pas les règles : {why}",
    "turn {number} does not follow from the start: {why}": (
        "le coup {number} ne découle pas du départ : {why}"
    ),
    "turn {number} tells of other events than the rules do": (
        "le coup {number} raconte autre chose que ce que disent les règles"
    ),
    "the record's result is not the one its moves lead to": "le résultat n’est pas celui où mènent les coups",
    "the record holds {found} where a number below {limit} was drawn": (
        "la partie donne {found} là où un nombre inférieur à {limit} fut tiré"
    ),
    "the record holds {found} where an order of {size} was drawn": (
        "la partie donne {found} là où un ordre de {size} fut tiré"
    ),
    "the record holds fewer draws than its game needs": "la partie compte trop peu de tirages pour son jeu",
    "the record holds more draws than its game needs": "la partie compte trop de tirages pour son jeu",
    "a second deal": "une seconde donne",
    "a move before the deal": "un coup avant la donne",
    "there is no seat {seat}": "il n’y a pas de place {seat}",
    "the generator '{name}' is not known here": "le générateur « {name} » n’est pas connu ici",
    "the commitment has not been opened: the game was not over": (
        "l’engagement n’a pas été ouvert : la partie n’était pas finie"
    ),
    "the opened secret is no hexadecimal number": "le secret ouvert n’est pas un nombre hexadécimal",
    "the opened secret is not the one that was committed to": (
        "le secret ouvert n’est pas celui de l’engagement"
    ),
    "turn {number} holds other draws than the committed generator gives": (
        "le coup {number} a d’autres tirages que ceux du générateur engagé"
    ),
    "the opened secret has {found} bytes instead of {wanted}": (
        "le secret ouvert a {found} octets au lieu de {wanted}"
    ),
    "the terms of the deal cannot be read: {why}": "les termes de la donne sont illisibles : {why}",
    "the terms of the deal are not written as terms are": (
        "les termes de la donne ne sont pas écrits comme ils doivent l’être"
    ),
    "the terms are of another scheme: '{name}'": "les termes suivent un autre procédé : « {name} »",
    "the terms of the deal have another {why} than the record": (
        "les termes de la donne ne concordent pas avec la partie : {why}"
    ),
    "somebody is said to have brought a part to a given deal": (
        "la partie attribue une part à quelqu’un, alors que la donne était imposée"
    ),
    "a given deal is played on from no position": "une donne imposée ne part d’aucune position",
    "number of seats": "le nombre de places",
    "the list cannot be read: {why}": "la liste est illisible : {why}",
    "the list is not written as a list is": "la liste n’est pas écrite comme une liste doit l’être",
    "the list is of another scheme: '{name}'": "la liste suit un autre procédé : « {name} »",
    "the list has another {why} than the record": "la liste ne concorde pas avec la partie : {why}",
    "commitment of the house": "l’engagement de la maison",
    "game": "le jeu",
    "version of the rules": "la version des règles",
    "order of seats": "l’ordre des places",
    "options": "les réglages",
    "position to play on from": "la position de départ",
    "the record has {found} parts for {wanted} seats": "la partie a {found} parts pour {wanted} places",
    "seat {seat} is of no known kind: '{kind}'": "la place {seat} est d’une sorte inconnue : « {kind} »",
    "seat {seat} was no person present and committed to a part": (
        "la place {seat}, où personne ne jouait, a engagé une part"
    ),
    "the opened part of seat {seat} is not the one that was committed to": (
        "la part ouverte de la place {seat} n’est pas celle de son engagement"
    ),
    "the record does not mark exactly those who withheld their part": (
        "la partie ne marque pas exactement celles et ceux qui ont retenu leur part"
    ),
    # receipts
    "a receipt begins with '{name}'": "un reçu commence par « {name} »",
    "a receipt has {wanted} words, this line has {found}": (
        "un reçu compte {wanted} mots, cette ligne en a {found}"
    ),
    "the third, fourth and seventh words of a receipt are numbers": (
        "les troisième, quatrième et septième mots d’un reçu sont des nombres"
    ),
    "the hashes of a receipt have 64 digits, 0 to 9 and a to f": (
        "les empreintes d’un reçu ont 64 chiffres, de 0 à 9 et de a à f"
    ),
    "the receipt is of table {own}, game {one}; the record of table {other}, game {two}": (
        "le reçu est de la table {own}, partie {one} ; l’enregistrement, de la table {other}, partie {two}"
    ),
    "the record has another list than the one this seat was shown before the deal": (
        "la liste de la partie n’est pas celle que cette place a vue avant la donne"
    ),
    "the part of seat {seat} was not in this shuffle": (
        "la part de la place {seat} n’était pas dans ce mélange"
    ),
    "the record has another part of seat {seat} than the receipt": (
        "la partie a une autre part de la place {seat} que le reçu"
    ),
    "the record tells seat {seat} other events than the receipt has seen": (
        "la partie raconte à la place {seat} autre chose que ce que le reçu a vu"
    ),
    # stores
    "this database is not a Tablée store": "cette base n’est pas une réserve de Tablée",
    "this store does not say which version it has": "cette réserve ne dit pas sa version",
    "this store was written by a newer Tablée (store {found}; this one reads {known})": (
        "cette réserve vient d’une Tablée plus récente (réserve {found} ; celle-ci lit {known})"
    ),
    "the disk is full": "le disque est plein",
    "another program is holding it": "un autre programme s’en sert",
    "it may not be written to": "on ne peut pas y écrire",
    "it cannot be opened": "on ne peut pas l’ouvrir",
    "it is not a Tablée store": "ce n’est pas une réserve de Tablée",
    "the file is damaged": "le fichier est abîmé",
    "it may not be opened": "il n’est pas permis de l’ouvrir",
    "there is no such file": "fichier introuvable",
    "the disk does not do what it is asked, or is full": (
        "le disque ne répond pas comme il devrait, ou il est plein"
    ),
    "the bytes are not those that were written here": "les octets ne sont pas ceux qui ont été écrits là",
    "the time is not the one that was written": "l’heure n’est plus celle qui a été écrite",
    "missing": "manquante",
    "the name or the words that belong there are missing": "le nom ou les paroles qui vont là manquent",
    "the name or the words are not those that were written here": (
        "le nom ou les paroles ne sont pas ceux qui ont été écrits là"
    ),
    "a name or words that belong nowhere": "un nom ou des paroles qui ne vont nulle part",
    "{stray} names or words belong to no entry": "noms ou paroles sans entrée : {stray}",
    "what was erased before came back, and is erased again": (
        "ce qui avait été effacé était revenu, et l’est de nouveau"
    ),
    "this is no list of erasures ({why})": "ce n’est pas une liste d’effacements ({why})",
    "nobody sat down there with entry {number}": "personne ne s’y est assis à l’entrée {number}",
    "nodes of an earlier version run on it, which could not read it then: stop them all first, this once": (
        "des nœuds d’une version antérieure y tournent, qui ne pourraient plus la lire : "
        "arrêtez-les tous d’abord, cette fois-ci"
    ),
    "the version is no number": "la version n’est pas un nombre",
    "there is an entry too many": "il y a une entrée de trop",
    "no entry of it can be found": "aucune de ses entrées n’est lisible",
    "its pages do not fit together: {pages}": "ses pages ne vont pas ensemble : {pages}",
    "the table {name} is missing, or is not ours": "la table SQL {name} manque, ou n’est pas la nôtre",
    "the trigger {name} is missing, or is not ours": "le déclencheur {name} manque, ou n’est pas le nôtre",
    "{missing} of {all} entries are missing": "il manque {missing} entrées sur {all}",
    "its tables lead to {found} entries, and there are {count}": (
        "ses tables mènent à {found} entrées, et il y en a {count}"
    ),
    "it was not closed, and its -wal file is not there: the newest entries may be missing": (
        "il n’a pas été fermé, et son fichier -wal n’est pas là : les dernières entrées manquent peut-être"
    ),
    "it does not say whether it was closed": "il ne dit pas s’il a été fermé",
    "its -wal file is damaged: the newest entries may be missing": (
        "son fichier -wal est abîmé : les dernières entrées manquent peut-être"
    ),
    "the -wal file beside it is left over from another file and was not read": (
        "le fichier -wal à côté vient d’un autre fichier et n’a pas été lu"
    ),
    "it is left over from another file: move it away first": (
        "ce reste d’un autre fichier gêne : déplacez-le d’abord"
    ),
    "others could read it, and no longer can": "d’autres pouvaient le lire, ils ne le peuvent plus",
    "it was deleted or replaced while in use": "il a été supprimé ou remplacé pendant qu’on s’en servait",
    "the log is empty": "le journal est vide",
    "a second hidden answer to one question": "une seconde réponse secrète à une même question",
    "a second box is opened at this table": "une seconde boîte est ouverte à cette table",
    "a list that is not of this table's next game": (
        "une liste qui n’est pas celle de la prochaine partie de cette table"
    ),
    "a part that belongs to no list": "une part qui n’appartient à aucune liste",
    "the log does not start with the opening of a box": (
        "le journal ne commence pas par l’ouverture d’une boîte"
    ),
    "played again, the rules tell something else than the log": (
        "rejouées, les règles racontent autre chose que le journal"
    ),
    "played by version {old} of the rules of {game}; versions {oldest} to {newest} are read here": (
        "jouée selon la version {old} des règles de {game} ; on lit ici les versions {oldest} à {newest}"
    ),
    "table {code} is not the same there: version {version} differs": (
        "la table {code} n’est pas la même là-bas : la version {version} diffère"
    ),
    "PostgreSQL needs a driver: pip install 'tablee[postgres]'": (
        "PostgreSQL demande un pilote : pip install 'tablee[postgres]'"
    ),
    "a database's address begins with postgresql://": "l’adresse d’une base commence par postgresql://",
    "the name or the password is wrong": "le nom ou le mot de passe est faux",
    "there is no database of this name": "il n’y a pas de base de ce nom",
    "this user may not make or write tables there": "cet utilisateur ne peut pas y créer ni écrire de tables",
    "it may only be read: is it a standby?": "on ne peut que la lire : est-ce une copie de secours ?",
    "it has no connection left": "elle n’a plus de connexion libre",
    "it does not answer": "elle ne répond pas",
    "it cannot be reached ({why})": "on ne peut pas la joindre ({why})",
    "the head says version {head}, and there are {count} entries": (
        "la tête dit version {head}, et il y a {count} entrées"
    ),
    "the trigger {name} is missing": "le déclencheur {name} manque",
    "another server is using {store}": "une autre maison se sert de {store}",
    # the network
    "{flag} {value}: expected https://NAME": "{flag} {value} : on attend https://NOM",
    "{flag} {value}: expected https://NAME or https://NAME/PATH": (
        "{flag} {value} : on attend https://NOM ou https://NOM/CHEMIN"
    ),
    "{flag} {value}: expected text or json": "{flag} {value} : on attend text ou json",
    "{flag}: expected at least {number} letters and figures without spaces": (
        "{flag} : on attend au moins {number} lettres et chiffres sans espaces"
    ),
    "{flag} {value}: expected a name": "{flag} {value} : on attend un nom",
    "{flag} {value}: expected an address or a network": "{flag} {value} : on attend une adresse ou un réseau",
    "a node keeps its tables in a database: --store postgresql://… --node": (
        "un nœud garde ses tables dans une base de données : --store postgresql://… --node"
    ),
    "{flag} {value}: expected HOST:PORT": "{flag} {value} : on attend HÔTE:PORT",
    "cannot listen on {address}: {why}": "impossible d’écouter sur {address} : {why}",
    # the system, files and JSON
    "No such file or directory": "fichier introuvable",
    "Address already in use": "ce port est déjà pris",
    "Cannot assign requested address": "cette machine n’a pas cette adresse",
    "Name or service not known": "cette adresse est introuvable",
    "No address associated with hostname": "cette adresse est introuvable",
    "Temporary failure in name resolution": "cette adresse est introuvable",
    "Is a directory": "c’est un dossier",
    "Not a directory": "ce n’est pas un dossier",
    "Permission denied": "accès refusé",
    "File name too long": "ce nom est trop long",
    "embedded null byte": "aucun fichier ne peut porter ce nom",
    "No space left on device": "le disque est plein",
    "Read-only file system": "on ne peut pas y écrire",
    "Input data was truncated": "les données s’arrêtent trop tôt",
    "JSON is malformed: {detail} (byte {byte})": "JSON mal formé (octet {byte})",
    "{why} - at `{where}`": "{why} (en {where})",
    "Object missing required field `{field}`": "il manque le champ {field}",
    "Object contains unknown field `{field}`": "champ inconnu : {field}",
    "Expected `{wanted}`, got `{found}`": "on attend {wanted}, pas {found}",
    "Expected `{wanted}`": "on attend {wanted}",
    "Invalid enum value {value}": "valeur inconnue : {value}",
    "Invalid value {value}": "valeur inconnue : {value}",
    "{path}: {why}": "{path} : {why}",
}
