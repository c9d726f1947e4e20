"""What the coach says, and when."""

from __future__ import annotations

from tablee.core.teaching import Tip, When, Words

GOAL = Words(
    "Le but : réunir des jetons de couleurs différentes. Chaque tournoi gagné en rapporte un.",
    "The goal: collect tokens of different colours. Every tournament you win brings you one.",
)
TURN = Words(
    "À votre tour, piochez, puis posez des cartes de la couleur, jusqu’à dépasser tous les "
    "totaux. Ou retirez-vous.",
    "On your turn draw, then play cards of the colour until you beat every total. Or withdraw.",
)
END = Words(
    "La dernière personne en lice gagne le tournoi. Qui prend le dernier jeton qui lui "
    "manque gagne la partie.",
    "The last one in wins the tournament. Whoever takes the last token they lack wins the game.",
)
TIPS = (
    Tip(
        "name",
        When(question="name"),
        Words(
            "À vous d’ouvrir. La partie est bien engagée : tout le monde a déjà deux jetons sur "
            "quatre. Nommez la couleur dont vous avez le plus de cartes ; pour commencer, rouge.",
            "You open. The game is well under way: everybody has two tokens of four. Name the colour "
            "you hold most cards of; to begin with, red.",
        ),
        "CAM-10",
        "offers",
    ),
    Tip(
        "open",
        When(question="open"),
        Words(
            "Posez au moins une carte de la couleur, ou un soutien. Une petite suffit pour "
            "commencer. Touchez-la.",
            "Play at least one card of the colour, or a support. A small one will do. Touch it.",
        ),
        "CAM-14",
        "hand",
    ),
    Tip(
        "highest",
        When(question="highest"),
        Words(
            "Votre total dépasse les autres : vous pouvez finir votre tour et rester en lice, ou "
            "poser davantage.",
            "Your total beats the others: you may end your turn and stay in, or play more.",
        ),
        "CAM-24",
        "offers",
    ),
    Tip(
        "turn",
        When(question="turn"),
        Words(
            "Il y a plus haut que vous. Posez de quoi faire mieux que tous, sinon retirez-vous : "
            "vous gardez les cartes de votre main.",
            "Somebody is higher than you. Play enough to do better than everybody, or withdraw: you "
            "keep the cards in your hand.",
        ),
        "CAM-24",
        "hand",
    ),
    Tip(
        "support",
        When(question="turn", view={"hand": "squire-2"}),
        Words(
            "Un écuyer compte dans toutes les couleurs : gardez-le pour le moment où il décide.",
            "A squire counts in every colour: keep it for the moment it decides.",
        ),
        "CAM-03",
        "hand",
    ),
    Tip(
        "lady",
        When(offer="play", view={"hand": "lady-6"}),
        Words(
            "Une dame vaut six partout. Mais qui se retire avec elle perd un jeton.",
            "A lady is worth six everywhere. But whoever withdraws with her loses a token.",
        ),
        "CAM-31",
        "hand",
    ),
    Tip(
        "withdrew",
        When(event="withdrew", fields={"seat": "you"}),
        Words(
            "Vous êtes hors du tournoi jusqu’au prochain. Se retirer à temps, c’est garder des forces.",
            "You are out until the next tournament. Withdrawing in time keeps your strength.",
        ),
        "CAM-32",
    ),
    Tip(
        "others-withdraw",
        When(event="withdrew"),
        Words(
            "Quelqu’un se retire. La dernière personne en lice gagne le jeton.",
            "Somebody withdraws. The last one in wins the token.",
        ),
        "CAM-33",
    ),
    Tip(
        "won",
        When(event="token-won", fields={"seat": "you"}),
        Words(
            "Un jeton pour vous. Il vous les faut de couleurs différentes : ouvrez le prochain "
            "tournoi dans une couleur qui vous manque.",
            "A token for you. You need them in different colours: open the next tournament in one you lack.",
        ),
        "CAM-05",
    ),
    Tip(
        "lost",
        When(event="tournament-won"),
        Words(
            "Ce tournoi est fini. Qui l’a gagné ouvre le suivant et choisit sa couleur.",
            "This tournament is over. Its winner opens the next and picks the colour.",
        ),
        "CAM-10",
    ),
    Tip(
        "action",
        When(offer="action"),
        Words(
            "Vous tenez une carte d’action. Touchez-la pour lire ce qu’elle fait avant de la jouer.",
            "You hold an action card. Touch it to read what it does before you play it.",
        ),
        "CAM-40",
        "hand",
    ),
    Tip(
        "react",
        When(question="react"),
        Words(
            "Quelqu’un joue une carte d’action. On demande à tous s’ils laissent passer ; seul "
            "Lancelot peut l’arrêter. Prenez votre temps.",
            "Somebody plays an action card. Everybody is asked to let it pass; only Lancelot can "
            "stop it. Take your time.",
        ),
        "CAM-51",
        "offers",
    ),
    Tip(
        "lancelot",
        When(offer="lancelot"),
        Words(
            "Vous tenez Lancelot : vous pouvez annuler cette carte d’action, une seule fois.",
            "You hold Lancelot: you can cancel this action card, once.",
        ),
        "CAM-51",
        "offers",
    ),
    Tip(
        "colour",
        When(event="colour-changed"),
        Words(
            "La couleur du tournoi a changé : seules les cartes de la nouvelle couleur se posent "
            "désormais. En vert, chaque carte vaut 1.",
            "The tournament’s colour has changed: only the new colour can be played now. In green "
            "every card counts 1.",
        ),
        "CAM-42",
    ),
    Tip(
        "end",
        When(event="game-ended"),
        Words(
            "C’est fini. Vous savez jouer à Camelot.",
            "It is over. You know how to play Camelot.",
        ),
        "CAM-05",
    ),
)
REFRESHER = (
    Words(
        "Réunissez des jetons de couleurs différentes : quatre à quatre ou cinq, cinq à deux ou trois.",
        "Collect tokens of different colours: four with four or five players, five with two or three.",
    ),
    Words(
        "À votre tour : piochez, posez, et dépassez strictement tous les totaux. Sinon, retirez-vous.",
        "On your turn: draw, play, and strictly beat every total. If not, withdraw.",
    ),
    Words(
        "Écuyers et dames comptent dans toutes les couleurs ; se retirer avec une dame coûte un jeton.",
        "Squires and ladies count in every colour; withdrawing with a lady costs a token.",
    ),
    Words(
        "En vert, chaque carte vaut 1. Pas de violet deux fois de suite.",
        "In green every card counts 1. No purple twice in a row.",
    ),
    Words(
        "Une carte d’action se joue à son tour ; tout le monde peut y répondre, avec Lancelot.",
        "An action card is played on one’s turn; anybody may answer it, with Lancelot.",
    ),
)
