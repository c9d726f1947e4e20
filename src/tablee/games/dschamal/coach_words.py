"""What the coach says, and when: whose turn it is, what is sought, laying and calling."""

from __future__ import annotations

from tablee.core.teaching import Tip, When, Words

GOAL = Words(
    "Le but : sortir du sac, sans voir, les formes qu’il vous faut. Quatre d’une forme hors "
    "du sac : elles sont gagnantes.",
    "The goal: pull the shapes you need out of the bag, unseen. All four of a shape out of "
    "the bag: they are winning pieces.",
)
TURN = Words(
    "Deux mains cherchent en même temps. Seule compte la pièce posée la première, si c’est la bonne forme.",
    "Two hands search at the same time. Only the piece laid first counts, if its shape is right.",
)
END = Words(
    "Qui a le premier sept pièces gagnantes l’emporte. Cette première partie s’arrête après "
    "quatre recherches.",
    "Whoever is first to have seven winning pieces wins. This first game stops after four searches.",
)
TIPS = (
    Tip(
        "choose",
        When(question="choose"),
        Words(
            "Choisissez une pièce bleue, que vous saurez reconnaître au toucher. C’est la forme que "
            "vous chercherez.",
            "Choose a blue piece whose shape you will know by touch. It is the shape you will look for.",
        ),
        "DSC-10",
        "offers",
    ),
    Tip(
        "watch",
        When(event="bout-ready"),
        Words(
            "Regardez qui cherche : les deux noms près du sac. Les autres attendent et regardent.",
            "See who searches: the two names by the bag. The others wait and watch.",
        ),
        "DSC-11",
    ),
    Tip(
        "caller",
        When(question="ready-caller"),
        Words(
            "Ce duel se joue sans vous : à vous de crier « Dschamál ! » pour donner le départ.",
            "This duel is without you: shout “Dschamál!” to start it.",
        ),
        "DSC-12",
        "offers",
    ),
    Tip(
        "ready",
        When(question="ready-all"),
        Words(
            "C’est votre duel. Vous cherchez une forme que l’un de vous deux possède : elles sont "
            "montrées à côté du sac.",
            "This is your duel. You look for a shape that one of you two owns: they are shown beside "
            "the bag.",
        ),
        "DSC-13",
    ),
    Tip(
        "search",
        When(event="started", view={"bout.fighters": "you"}),
        Words(
            "Cherchez ! Promenez le doigt dans le sac, et fermez la main sur ce qui ressemble à une "
            "forme cherchée.",
            "Search! Move your finger through the bag, and close your hand on what feels like a "
            "shape you seek.",
        ),
        "DSC-82",
    ),
    Tip(
        "closed",
        When(event="hand-closed", fields={"seat": "you"}),
        Words(
            "Vous tenez une pièce. Si c’est la bonne forme, posez-la ; sinon, lâchez-la. Si vous "
            "croyez tenir le chameau, appelez-le d’abord.",
            "You hold a piece. If its shape is right, lay it; if not, let it go. If you think it is "
            "the camel, call it first.",
        ),
        "DSC-83",
    ),
    Tip(
        "laid",
        When(event="own-laid"),
        Words(
            "Posée. Une main sortie ne retourne pas dans le sac : on attend l’autre.",
            "Laid. A hand that is out does not go back into the bag: the other one is waited for.",
        ),
        "DSC-14",
    ),
    Tip(
        "called",
        When(event="camel-called"),
        Words(
            "« À moi le chameau ! » Si c’est bien lui, on prend une pièce à l’autre ; sinon, l’appel "
            "coûte cher.",
            "“The camel is mine!” If it is, a piece is taken from the other; if not, the call is costly.",
        ),
        "DSC-22",
    ),
    Tip(
        "times",
        When(event="times-shown"),
        Words(
            "Le verdict : le temps de chacun. Seule la pièce posée la première compte.",
            "The verdict: everybody’s time. Only the piece laid first counts.",
        ),
        "DSC-14",
    ),
    Tip(
        "won",
        When(event="bout-won", fields={"seat": "you"}),
        Words(
            "Duel gagné. La pièce est à vous ; qui gagne défie la personne suivante.",
            "You won the duel. The piece is yours; the winner challenges the next player.",
        ),
        "DSC-28",
    ),
    Tip(
        "lost",
        When(event="bout-won"),
        Words(
            "Ce duel est joué. Regardez où va la pièce : une forme de personne, ou une noire, "
            "profite à l’autre.",
            "This duel is over. See where the piece goes: nobody’s shape, or a black one, benefits "
            "the other.",
        ),
        "DSC-28",
    ),
    Tip(
        "take",
        When(question="take"),
        Words(
            "Choisissez la pièce que vous prenez : de préférence une forme que vous avez déjà.",
            "Choose the piece you take: better a shape you already have.",
        ),
        "DSC-22",
        "offers",
    ),
    Tip(
        "end",
        When(event="game-ended"),
        Words(
            "C’est fini. Vous savez jouer au Duell ; une vraie partie va jusqu’à sept pièces gagnantes.",
            "It is over. You know how to play the Duell; a real game goes to seven winning pieces.",
        ),
        "DSC-46",
    ),
)
REFRESHER = (
    Words(
        "Deux mains cherchent ensemble ; seule compte la pièce posée la première.",
        "Two hands search together; only the piece laid first counts.",
    ),
    Words(
        "Est bonne une forme que l’un des deux possède déjà. Celle de personne, ou une noire, "
        "profite à l’autre.",
        "A shape that one of the two owns is good. Nobody’s shape, or a black piece, benefits the other.",
    ),
    Words(
        "Le chameau s’appelle avant d’être posé. Appeler pour rien coûte cher.",
        "The camel is called before it is laid. Calling for nothing is costly.",
    ),
    Words(
        "Quatre d’une forme hors du sac sont gagnantes ; sept pièces gagnantes gagnent la partie.",
        "Four of a shape out of the bag are winning pieces; seven winning pieces win the game.",
    ),
)
