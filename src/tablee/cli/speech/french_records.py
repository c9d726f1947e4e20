"""What records and receipts say in English when something is wrong with them, in French."""

from __future__ import annotations

from typing import Final

RECORDS: Final = {
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
}
