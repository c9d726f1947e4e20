"""What other rooms and libraries say in English, in French: a `{why}` inside is translated in its turn."""

from __future__ import annotations

from typing import Final

from tablee.cli.speech.french_records import RECORDS
from tablee.cli.speech.french_stores import STORES

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
    "{game}: its bot '{name}' cannot be opened ({error})": (
        "{game} : son robot « {name} » ne s’ouvre pas ({error})"
    ),
    "{path}: it defines no BOT": "{path} : BOT n’y est pas défini",
    "{path}: BOT is a class: write BOT = {name}()": "{path} : BOT est une classe : écrivez BOT = {name}()",
    "{path}: BOT has no choose(view, offers, chance)": "{path} : BOT n’a pas de choose(view, offers, chance)",
    "{path}: a picture is a file of .svg or .html": "{path} : un dessin est un fichier .svg ou .html",
    "{path}: no such file": "{path} : fichier introuvable",
    # boxes that stay off the shelf
    "{name}: several installed packages bring a box of this name ({packages})": (
        "{name} : plusieurs paquets installés apportent une boîte de ce nom ({packages})"
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
    "{name}: META.name is '{said}', the box is called '{box}'": (
        "{name} : META.name dit « {said} », la boîte s’appelle « {box} »"
    ),
    "{name}: its words are in no package called '{package}'": (
        "{name} : aucun paquet « {package} » où lire ses phrases"
    ),
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
    **RECORDS,
    **STORES,
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
