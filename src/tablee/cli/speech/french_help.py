"""The help of the command line in French, by command and parameter."""

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

# Where the house keeps its tables: commands about it are told the same.
HOUSE_PLACE: Final = {
    "config": "Le fichier TOML de la maison.",
    "db": "Le fichier de la maison ; celui de `tablee serve` à défaut.",
    "store": "La base PostgreSQL de la maison : postgresql://…",
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
    "scale": {
        "": "Place tous les niveaux d’un jeu sur une échelle, avec vos robots et des gens.\n\n"
        "Les voisins sur l’échelle sont à la même table, les places partagées équitablement. 1000 est le "
        "niveau normal, 400 de plus font dix contre un ; les intervalles valent 95 fois sur 100.",
        "levels": "Les niveaux, du plus faible au plus fort ; sinon, tous.",
        "bot": "Un fichier Python avec un BOT, ou une politique ; répétable.",
        "record": "Une partie finie, ou un dossier de parties ; répétable, avec --person.",
        "person": "Qui, dans ces parties, souhaite être sur l’échelle ; répétable.",
        "seats": "Combien jouent ; 0 est le moins possible.",
        "games": "Combien de parties par composition de table.",
        "heavy_games": "Combien, s’il s’y trouve un niveau qui cherche longtemps ; 0 : autant.",
        "anchor": "Qui est à 1000 ; sinon normal, ou le niveau du milieu.",
        "seed": "La même graine redonne les mêmes parties.",
        "jobs": "Combien de processus jouent.",
        "as_json": "Affiche le résultat en JSON.",
        "page": "Écrit le tableau dans cette page, entre ses marques.",
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
        **HOUSE_PLACE,
    },
    "move-store": {
        "": "Porte toutes les tables d’un lieu à un autre : d’un fichier à une base, ou l’inverse.\n\n"
        "Interrompue, la même commande reprend où elle en était. Rien n’est retiré du premier lieu. "
        "Fermez d’abord la maison.",
        "source": "D’où : un fichier, ou postgresql://…",
        "target": "Vers où : un fichier, ou postgresql://…",
    },
    "people": {
        "": "Dit qui s’est déjà assis à une table.\n\n"
        "La maison doit être fermée si ses tables sont dans un fichier ; /admin fait de même quand elle est "
        "ouverte.",
        "code": "Les six lettres de la table.",
        **HOUSE_PLACE,
    },
    "export": {
        "": "Affiche tout ce qui est gardé d’une personne à une table, en JSON.",
        "code": "Les six lettres de la table.",
        "number": "Tel que `tablee people` le donne.",
        **HOUSE_PLACE,
    },
    "erase": {
        "": "Efface pour toujours le nom d’une personne et tout ce qu’elle a dit à une table.\n\n"
        "La partie elle-même reste, et se vérifie toujours. Les copies faites avant la nomment encore.",
        "code": "Les six lettres de la table.",
        "number": "Tel que `tablee people` le donne.",
        "again": "Efface de nouveau ce que dit cette liste : après le retour d’une copie plus ancienne.",
        "listed": "Affiche tout ce qui a été effacé : codes et numéros, à garder ailleurs.",
        **HOUSE_PLACE,
    },
    "version": {"": "Dit de quelle version il s’agit."},
}

METAVARS: Final = {
    "GAME": "JEU",
    "BOT": "ROBOT",
    "CMD": "COMMANDE",
    "FILE": "FICHIER",
    "FOLDER": "DOSSIER",
    "OUT": "IMAGE",
    "PATH": "CHEMIN",
    "PLACE": "LIEU",
    "FROM": "DE",
    "TO": "VERS",
    "CLAUSE": "ARTICLE",
    "LINE": "LIGNE",
    "LEVEL": "NIVEAU",
    "LIST": "LISTE",
    "NUMBER": "NUMÉRO",
    "NAME": "NOM",
    "NAME=VALUE": "NOM=VALEUR",
    "SECONDS": "SECONDES",
    "ADDRESS": "ADRESSE",
    "HOST:PORT": "HÔTE:PORT",
    "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]…",
}
