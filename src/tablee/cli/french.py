"""The command line in French: help by command and parameter, sentences by what they are in English."""

from __future__ import annotations

from typing import Final

# A parameter explained once for every command that has it.
SHARED: Final = {
    "game": "Une boîte de l’étagère, par son nom court.",
    "option": "Un réglage de la table, par exemple rounds=3 ; répétable.",
    "file": "La partie enregistrée.",
    "help": "Affiche cette aide.",
}

# The empty name is the command's own help: one line for the list, then what more there is to say.
HELP: Final[dict[str, dict[str, str]]] = {
    "tablee": {
        "": "Une maison de jeux : ouvrez une boîte, asseyez-vous, jouez entre amis ou avec des robots.",
        "version": "Dit de quelle version il s’agit.",
    },
    "serve": {
        "": "Ouvre la maison aux navigateurs.\n\n"
        "Affiche son adresse pour cette machine et pour le réseau local ; Ctrl+C la ferme.",
        "host": "Où écouter ; 127.0.0.1 la réserve à cette machine.",
        "port": "Le port ; 0 en prend un libre.",
        "db": "Où garder les tables (créé au besoin).",
        "joins_per_minute": "Combien de personnes peuvent s’asseoir par minute depuis une même adresse.",
        "connections_per_address": "Combien de connexions une même adresse peut garder ouvertes.",
        "public_url": "Où l’on trouve la maison, par exemple https://jeux.example.",
        "allow_host": "Un nom de plus auquel répond la maison ; répétable.",
        "allow_origin": "Une page d’ailleurs qui peut parler à la maison ; répétable.",
        "trusted_proxy": (
            "Un mandataire, ou un réseau de mandataires, dont le X-Forwarded-For est cru ; répétable."
        ),
        "quiet": "N’affiche pas les adresses.",
    },
    "play": {
        "": "Joue dans le terminal contre des robots.",
        "seats": "Combien de joueurs, vous compris ; par défaut 5, ou au plus près.",
        "bots": "Le niveau des robots ; plusieurs, séparés par des virgules, tournent.",
        "seed": "Redonne la même partie.",
        "name": "Votre nom à la table.",
        "pace": "Secondes entre deux coups des robots.",
        "record": "Où garder la partie finie.",
    },
    "replay": {
        "": "Revoit une partie coup par coup.\n\n"
        "Entrée avance, b recule, un numéro y va, q quitte. Sans terminal, tout est affiché.",
        "seat": "Par quels yeux : une place à partir de 1, ou all, toutes les mains ouvertes.",
    },
    "verify": {
        "": "Dit si la donne d’une partie était honnête.\n\n"
        "Chaque tirage est refait à partir de l’engagement ouvert. Code de sortie 0 : elle l’est ; "
        "1 : elle ne l’est pas ; 2 : le fichier est illisible.",
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
        "file": "Le fichier qu’écrit `tablee serve --db`.",
        "as_json": "Affiche le rapport en JSON.",
    },
    "version": {"": "Dit de quelle version il s’agit."},
}

METAVARS: Final = {
    "GAME": "JEU",
    "FILE": "FICHIER",
    "CLAUSE": "ARTICLE",
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
    "the input is closed: nobody can answer": "l’entrée est fermée : personne ne peut répondre",
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
    "games": "parties",
    "score": "score",
    "place": "rang",
    "rating": "cote",
    "{game!r} has no compiled twin to count with: {twins}": (
        "« {game} » n’a pas de jumeau compilé pour compter : {twins}"
    ),
    "sound": "tout est sain",
    "{count} damaged": "dégâts : {count}",
    "perhaps not whole": "peut-être incomplet",
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
    "the deal does not follow the rules: “{told}” ({clause})": (
        "la donne ne suit pas les règles : « {told} » ({clause})"
    ),
    "turn {number} ({name}, seat {seat}) does not follow the rules: “{told}” ({clause})": (
        "le coup {number} ({name}, place {seat}) ne suit pas les règles : « {told} » ({clause})"
    ),
    "{option}: {told}": "{option} : {told}",
    "{file}: {why}": "{file} : {why}",
}
