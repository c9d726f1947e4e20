"""What the coach says, and when."""

from __future__ import annotations

from tablee.core.teaching import Tip, When, Words

GOAL = Words(
    "Le but : vous débarrasser de vos cartes avant les autres. Plus tôt vous sortez, plus haut vous montez.",
    "The goal: get rid of your cards before the others do. The sooner you go out, the higher you rise.",
)
TURN = Words(
    "À votre tour, battez ce qui est posé : autant de cartes, un chiffre plus petit. Le 1 "
    "est le plus fort. Sinon, passez.",
    "On your turn, beat what lies there: as many cards, a smaller number. The 1 is the "
    "strongest. If not, pass.",
)
END = Words(
    "Quand une manche finit, on change de place selon l’ordre de sortie, et les derniers "
    "donnent leurs meilleures cartes aux premiers.",
    "When a round ends, everybody takes the seat they have earned, and the last give their "
    "best cards to the first.",
)
TIPS = (
    Tip(
        "begin",
        When(view={"round": 1, "phase": "play"}),
        Words(
            "Première manche : pas encore d’impôts, on joue, c’est tout. Videz votre main avant les autres.",
            "First round: no taxes yet, just play. Empty your hand before the others do.",
        ),
        "DAL-52",
    ),
    Tip(
        "lead",
        When(question="lead"),
        Words(
            "À vous d’entamer : une carte, ou plusieurs du même chiffre. Commencez par vos grands "
            "chiffres, ce sont les plus faibles : touchez-les, puis posez.",
            "You lead: one card, or several of one number. Begin with your large numbers, they are "
            "the weakest: touch them, then play.",
        ),
        "DAL-30",
        "hand",
    ),
    Tip(
        "follow",
        When(question="follow"),
        Words(
            "Il faut battre ce qui est posé : autant de cartes, un chiffre plus petit. Ce qui ne "
            "peut pas jouer est grisé. Vous pouvez aussi passer.",
            "Beat what lies there: as many cards, a smaller number. What cannot be played is greyed "
            "out. You may also pass.",
        ),
        "DAL-31",
        "hand",
    ),
    Tip(
        "joker",
        When(question="follow", view={"hand": 13}),
        Words(
            "Vous tenez un joker : posé avec d’autres cartes, il prend leur chiffre. Un 5 et un "
            "joker font deux 5.",
            "You hold a joker: played with other cards it takes their number. A 5 and a joker make two 5s.",
        ),
        "DAL-03",
        "hand",
    ),
    Tip(
        "only-pass",
        When(question="only-pass"),
        Words(
            "Rien dans votre main ne bat cela : passez. Ce n’est que pour ce tour, vous pourrez "
            "revenir dans le même pli.",
            "Nothing you hold beats that: pass. It is only for this turn, you may come back in the "
            "same trick.",
        ),
        "DAL-32",
        "offers",
    ),
    Tip(
        "won",
        When(event="trick-won", fields={"lead": "you"}),
        Words(
            "Tout le monde a passé : le pli est à vous, et vous entamez. C’est le moment de placer "
            "vos cartes faibles.",
            "Everybody passed: the trick is yours, and you lead. This is the moment for your weak cards.",
        ),
        "DAL-33",
    ),
    Tip(
        "out",
        When(event="went-out", fields={"seat": "you"}),
        Words(
            "Vous êtes dehors : un point pour chaque personne qui tient encore des cartes. Les "
            "autres finissent la manche.",
            "You are out: a point for each player who still holds cards. The others finish the round.",
        ),
        "DAL-40",
    ),
    Tip(
        "somebody-out",
        When(event="went-out"),
        Words(
            "Quelqu’un a posé sa dernière carte. L’ordre de sortie fera l’ordre de la manche suivante.",
            "Somebody has played their last card. The order of going out makes the order of the next round.",
        ),
        "DAL-35",
    ),
    Tip(
        "round-end",
        When(event="round-ended"),
        Words(
            "La manche est finie : tout le monde change de place. Dans la deuxième, il y aura "
            "l’appel et les impôts.",
            "The round is over: everybody changes seats. In the second there will be the call and taxes.",
        ),
        "DAL-35",
    ),
    Tip(
        "call",
        When(question="call"),
        Words(
            "Avant les impôts, qui tient les deux jokers peut déclarer la Révolution : personne ne "
            "paie. On pose la question à tout le monde, pour ne rien trahir. Prenez votre temps.",
            "Before taxes, whoever holds both jokers may declare the Revolution: nobody pays. "
            "Everybody is asked, so that nothing is given away. Take your time.",
        ),
        "DAL-25",
    ),
    Tip(
        "tax",
        When(question="tax"),
        Words(
            "Vous êtes Dalmuti : choisissez ce que vous rendez, vos cartes les plus gênantes. Vous "
            "recevez les meilleures de l’autre.",
            "You are a Dalmuti: choose what you give back, whatever is most in your way. You get the "
            "other’s best.",
        ),
        "DAL-20",
        "hand",
    ),
    Tip(
        "paid",
        When(event="cards-given", fields={"kind": "tribute", "giver": "you"}),
        Words(
            "Vous avez payé l’impôt : vos meilleures cartes sont montées, et l’on vous en a rendu "
            "d’autres. Remontez !",
            "You have paid your tax: your best cards went up, and you were given others. Climb back!",
        ),
        "DAL-20",
    ),
    Tip(
        "received",
        When(event="cards-given", fields={"kind": "tribute", "receiver": "you"}),
        Words(
            "L’impôt est payé : voici les meilleures cartes de votre péon. Le Grand Dalmuti entame.",
            "The tax is paid: here are your péon’s best cards. The Grand Dalmuti leads.",
        ),
        "DAL-20",
    ),
    Tip(
        "end",
        When(event="game-ended"),
        Words(
            "C’est fini : le plus haut total l’emporte. Vous savez jouer au Grand Dalmuti.",
            "It is over: the highest total wins. You know how to play the Grand Dalmuti.",
        ),
        "DAL-41",
    ),
)
REFRESHER = (
    Words(
        "Videz votre main avant les autres : l’ordre de sortie fait le rang de la manche suivante.",
        "Empty your hand before the others: the order of going out makes the next round’s stations.",
    ),
    Words(
        "Battre : autant de cartes que l’entame, un chiffre plus petit. Le 1 est le plus fort, "
        "le 12 le plus faible.",
        "To beat: as many cards as were led, a smaller number. The 1 is the strongest, the 12 the weakest.",
    ),
    Words(
        "Passer n’est que pour ce tour. Quand tous passent, la dernière personne à avoir posé entame.",
        "A pass is for this turn only. When all pass, whoever played last leads.",
    ),
    Words(
        "Un joker prend la valeur des cartes qui l’accompagnent. Les deux jokers : Révolution, pas d’impôts.",
        "A joker takes the rank of the cards beside it. Both jokers: Revolution, no taxes.",
    ),
    Words(
        "Impôts : les péons donnent leurs meilleures cartes, les Dalmuti rendent ce qu’ils veulent.",
        "Taxes: péons give their best cards, Dalmutis give back what they like.",
    ),
)
