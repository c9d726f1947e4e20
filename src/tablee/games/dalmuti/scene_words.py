"""What is played and said in the scenes: which seat, which move, and why. The reader is seat 0."""

from __future__ import annotations

import msgspec

from tablee.core.teaching import Words

NAMES = ("Odile", "Gaspard", "Berthe", "Renaud", "Lucie")


class Told(msgspec.Struct, frozen=True):
    clause: str
    title: Words
    intro: Words
    moves: tuple[tuple[int, str, Words], ...]
    names: tuple[str, ...] = NAMES


TRICK = Told(
    "DAL-33",
    Words("Un pli", "A trick"),
    Words(
        "Vous êtes du peuple, au milieu de l’ordre social. Renaud, Grand Dalmuti, va ouvrir le "
        "pli. Un petit chiffre bat un grand : le 1 est la carte la plus forte.",
        "You are of the people, in the middle of the social order. Renaud, the Grand Dalmuti, is "
        "about to lead. A small number beats a large one: the 1 is the strongest card.",
    ),
    (
        (3, "9 9", Words(
                "Renaud entame avec deux 9. Dans ce pli, tout le monde jouera donc des paires.",
                "Renaud leads two 9s. So everybody plays pairs in this trick.")),
        (4, "8 8", Words(
                "Lucie surenchérit : deux 8 battent deux 9. À vous : autant de cartes, un chiffre plus "
                "petit. Jouez vos deux 7.",
                "Lucie goes higher: two 8s beat two 9s. Your turn: as many cards, a smaller number. Play "
                "your two 7s.")),
        (0, "7 7", Words(
                "Deux 7, juste ce qu’il faut. Gardez le meilleur pour plus tard.",
                "Two 7s, just enough. Keep your best for later.")),
        (1, "-", Words(
                "Gaspard passe, peut-être pour mieux revenir.",
                "Gaspard passes, perhaps to come back.")),
        (2, "-", Words(
                "Berthe n’a pas de paire assez forte : elle passe.",
                "Berthe has no pair strong enough: she passes.")),
        (3, "5 5", Words(
                "Renaud revient avec deux 5.",
                "Renaud comes back with two 5s.")),
        (4, "-", Words(
                "Lucie passe. À vous : vos deux 6 ne battent pas des 5. Passez, ce n’est que pour ce tour.",
                "Lucie passes. Your turn: your two 6s do not beat 5s. Pass, it is only for this turn.")),
        (0, "-", Words(
                "Qui passe peut encore jouer dans le même pli, si le tour revient.",
                "Whoever passes may still play in the same trick, if their turn comes again.")),
        (1, "4 4", Words(
                "La preuve : Gaspard avait passé, le voilà avec deux 4.",
                "Here is the proof: Gaspard had passed, and now plays two 4s.")),
        (2, "-", Words("Berthe passe.", "Berthe passes.")),
        (3, "-", Words(
                "Renaud passe aussi : il ne lui reste aucune paire plus forte.",
                "Renaud passes too: he has no stronger pair left.")),
        (4, "-", Words(
                "Lucie passe. À vous : un joker imite la carte qui l’accompagne. Jouez le 3 avec le joker.",
                "Lucie passes. Your turn: a joker copies the card beside it. Play the 3 with the joker.")),
        (0, "3 J", Words(
                "Cela fait deux 3. Qui peut mieux ?",
                "That makes two 3s. Can anybody do better?")),
        (1, "-", Words("Gaspard ne peut pas.", "Gaspard cannot.")),
        (2, "-", Words("Berthe non plus.", "Nor can Berthe.")),
        (3, "-", Words("Ni Renaud.", "Nor Renaud.")),
        (4, "-", Words(
                "Tout le monde a passé : le pli est à vous, et vous entamez ce que vous voulez. "
                "Débarrassez-vous des trois 12 d’un coup.",
                "Everybody has passed: the trick is yours, and you lead whatever you like. Get rid of "
                "the three 12s in one go.")),
        (0, "12 12 12", Words(
                "Trois cartes faibles parties ensemble : voilà comment une main se vide.",
                "Three weak cards gone together: that is how a hand empties.")),
    ),
)  # fmt: skip

TAXES = Told(
    "DAL-20",
    Words("Les impôts", "Taxes"),
    Words(
        "Vous êtes Grand Dalmuti. Avant de jouer, votre Grand Péon, Lucie, vous doit ses deux "
        "meilleures cartes ; vous lui rendez celles que vous voulez. Cherchez ce qui vous gêne : "
        "donnez les deux 12.",
        "You are the Grand Dalmuti. Before play begins, your Grand Péon, Lucie, owes you her two "
        "best cards; you give her back any two. Look for what is in your way: give the two 12s.",
    ),
    (
        (0, "tax 12 12", Words(
                "C’est choisi sans voir ce que vous recevrez. Rien ne change de main avant que tout soit "
                "choisi.",
                "Chosen without seeing what you will get. Nothing changes hands before all is chosen.")),
        (1, "tax 12", Words(
                "Gaspard, Petit Dalmuti, choisit une carte pour le Petit Péon. Tout s’échange d’un "
                "coup : de Lucie, vous recevez le 1 et un 2. Qui est du peuple ne donne et ne reçoit "
                "rien. Vous entamez : sortez vos quatre 11.",
                "Gaspard, the Petit Dalmuti, chooses one card for the Petit Péon. Everything is "
                "exchanged at once: from Lucie you get the 1 and a 2. The people give and get nothing. "
                "You lead: play your four 11s.")),
        (0, "11 11 11 11", Words(
                "Le Grand Dalmuti entame toujours la manche. Commencer par les cartes faibles, "
                "nombreuses, est un bon début.",
                "The Grand Dalmuti always leads the round. Weak cards, many at once, are a good start.")),
    ),
)  # fmt: skip

REVOLUTION = Told(
    "DAL-26",
    Words("La Grande Révolution", "The Great Revolution"),
    Words(
        "Vous êtes Grand Péon, la dernière place, et vous tenez les deux jokers. Avant les "
        "impôts, qui a les deux jokers peut déclarer la Révolution : plus personne ne paie. "
        "Déclarez-la.",
        "You are Grand Péon, the last seat, and you hold both jokers. Before taxes, whoever has "
        "both jokers may declare the Revolution: nobody pays. Declare it.",
    ),
    (
        (0, "revolution", Words(
                "Déclarée par le Grand Péon, elle est Grande : tout l’ordre social se retourne. Vous "
                "voilà Grand Dalmuti, et vous entamez. Jouez vos quatre 10.",
                "Declared by the Grand Péon, it is a Great one: the whole social order turns round. You "
                "are Grand Dalmuti now, and you lead. Play your four 10s.")),
        (0, "10 10 10 10", Words(
                "Vos jokers restent en main : seuls, ils ne battent rien, mais avec trois 9 ils feront "
                "cinq 9.",
                "Your jokers stay in your hand: alone they beat nothing, but with three 9s they will "
                "make five.")),
    ),
)  # fmt: skip

OUT = Told(
    "DAL-34",
    Words("Sortir, et la fin d’une manche", "Going out, and the end of a round"),
    Words(
        "La manche touche à sa fin. Renaud est sorti en premier. Il vous reste deux 5, et c’est "
        "à vous d’entamer : jouez-les ensemble.",
        "The round is nearly over. Renaud went out first. You have two 5s left, and you lead: "
        "play them together.",
    ),
    (
        (0, "5 5", Words(
                "Vous sortez en deuxième : un point pour chaque personne qui tient encore des cartes, "
                "trois en tout.",
                "You go out second: a point for each player who still holds cards, three in all.")),
        (1, "-", Words("Gaspard n’a pas de paire.", "Gaspard has no pair.")),
        (2, "-", Words("Deux 12 ne battent rien.", "Two 12s beat nothing.")),
        (4, "-", Words(
                "Le pli est à vous, mais vous n’avez plus de cartes : la personne suivante entame, Gaspard.",
                "The trick is yours, but you have no cards left: the next player leads, Gaspard.")),
        (1, "9", Words(
                "Une carte seule : on joue maintenant des cartes seules.",
                "A single card: singles it is now.")),
        (2, "-", Words("Un 12 ne bat pas un 9.", "A 12 does not beat a 9.")),
        (4, "-", Words(
                "Un 10 non plus. Gaspard entame encore.",
                "Neither does a 10. Gaspard leads again.")),
        (1, "4", Words(
                "Gaspard sort en troisième, pour deux points.",
                "Gaspard goes out third, for two points.")),
        (2, "-", Words("Berthe attend.", "Berthe waits.")),
        (4, "-", Words(
                "Lucie passe : Berthe, à gauche de Gaspard, entame.",
                "Lucie passes: Berthe, at Gaspard’s left, leads.")),
        (2, "12 12", Words(
                "Berthe sort et marque un point. Lucie, seule à tenir encore une carte, sera Grand "
                "Péon ; Renaud sera Grand Dalmuti et vous Petit Dalmuti. L’ordre de sortie fait l’ordre "
                "social.",
                "Berthe goes out and scores a point. Lucie, the only one left with a card, will be Grand "
                "Péon; Renaud will be Grand Dalmuti and you Petit Dalmuti. The order of going out makes "
                "the social order.")),
    ),
)  # fmt: skip

TOLD = (TRICK, TAXES, REVOLUTION, OUT)
