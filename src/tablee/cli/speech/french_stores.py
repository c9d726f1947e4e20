"""What stores say in English of files, databases and the tables in them, in French."""

from __future__ import annotations

from typing import Final

STORES: Final = {
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
    "this is no address of a database; signs in a password are written as in web addresses (/ is %2F)": (
        "ce n’est pas l’adresse d’une base ; dans un mot de passe, les signes s’écrivent comme dans une "
        "adresse web (/ devient %2F)"
    ),
    "there is no such table": "cette table n’existe pas",
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
}
