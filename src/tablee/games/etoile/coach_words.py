"""What the coach says, and when."""

from __future__ import annotations

from tablee.core.teaching import Tip, When, Words

GOAL = Words(
    "Le but : prendre ou bloquer toutes les pièces des autres. On prend en sautant par-dessus.",
    "The goal: take or block everybody else’s pieces. You take by jumping over them.",
)
TURN = Words(
    "À votre tour, un pion avance d’une case en diagonale. L’axe passé, l’avant pointe vers "
    "le bord d’en face.",
    "On your turn a man steps one cell along a diagonal. Once across an axis, forward points to the far rim.",
)
END = Words(
    "Un pion arrivé au bord d’un autre camp devient dame et vole. Qui ne peut plus jouer a perdu.",
    "A man that reaches the rim of another camp becomes a queen and flies. Whoever cannot move has lost.",
)
TIPS = (
    Tip(
        "begin",
        When(question="move"),
        Words(
            "Une petite partie, six pions chacun. Vous avez le camp du bas. Touchez un de vos pions, "
            "puis la case où il va.",
            "A small game, six men each. Yours is the camp at the bottom. Touch one of your men, "
            "then the cell it goes to.",
        ),
        "ETO-20",
        "board",
    ),
    Tip(
        "capture",
        When(offer="play", fields={"takes": True}),
        Words(
            "Vous pouvez prendre, et une prise possible est due : si vous l’oubliez, on pourra vous "
            "souffler cette pièce.",
            "You can capture, and a capture that can be made is owed: forget it, and that piece may "
            "be huffed.",
        ),
        "ETO-40",
        "board",
    ),
    Tip(
        "took",
        When(event="pieces-taken", fields={"seat": "you"}),
        Words(
            "Pris ! S’il reste un saut à faire avec la même pièce, il fait partie du même coup.",
            "Taken! If the same piece has another jump, it belongs to the same move.",
        ),
        "ETO-22",
    ),
    Tip(
        "lost",
        When(event="pieces-taken"),
        Words(
            "On vous a pris une pièce. Avant d’avancer, regardez si la case derrière votre pion est "
            "libre : c’est par là qu’on saute.",
            "A piece of yours was taken. Before you advance, look whether the cell behind your man "
            "is free: that is where they jump to.",
        ),
        "ETO-22",
    ),
    Tip(
        "claim",
        When(question="claim"),
        Words(
            "Une prise a été oubliée en face. Trois réponses : souffler la pièce, exiger la prise, "
            "ou passer outre en jouant.",
            "The other side missed a capture. Three answers: huff the piece, insist on the capture, "
            "or let it go by moving.",
        ),
        "ETO-40",
        "answers",
    ),
    Tip(
        "huffed",
        When(event="piece-huffed", fields={"offender": "you"}),
        Words(
            "Vous aviez une prise et ne l’avez pas faite : la pièce qui devait prendre est soufflée, "
            "elle quitte l’étoile.",
            "You had a capture and did not make it: the piece that should have taken is huffed and "
            "leaves the star.",
        ),
        "ETO-40",
    ),
    Tip(
        "obliged",
        When(question="take-back"),
        Words(
            "On exige la prise : votre coup est repris, et vous devez prendre.",
            "The capture is insisted on: your move is taken back, and you must capture.",
        ),
        "ETO-40",
        "board",
    ),
    Tip(
        "queen",
        When(event="queen-made", fields={"seat": "you"}),
        Words(
            "Une dame ! Elle file aussi loin qu’elle veut, en avant et en arrière, et prend de loin.",
            "A queen! It runs as far as it likes, forward and backward, and captures from afar.",
        ),
        "ETO-32",
    ),
    Tip(
        "their-queen",
        When(event="queen-made"),
        Words(
            "Une dame en face. Ne laissez pas de case libre derrière vos pions, sur ses diagonales.",
            "A queen on the other side. Leave no free cell behind your men on its diagonals.",
        ),
        "ETO-33",
    ),
    Tip(
        "end",
        When(event="game-ended"),
        Words(
            "C’est fini. Vous savez jouer à L’Étoile des Dames : la grande partie en a douze par camp.",
            "It is over. You know how to play the star: the full game has twelve men a side.",
        ),
        "ETO-50",
    ),
)
REFRESHER = (
    Words(
        "Un pion avance d’une case en diagonale, jamais en arrière ; l’axe passé, vers le bord "
        "du camp où il est.",
        "A man steps one cell along a diagonal, never back; once across an axis, towards the rim "
        "of that camp.",
    ),
    Words(
        "On prend en sautant, devant ou derrière, et l’on continue tant qu’on peut. Au centre, "
        "deux branches.",
        "You capture by jumping, before or behind, and go on while you can. At the centre there "
        "are two branches.",
    ),
    Words(
        "Une prise possible est due : qui l’oublie peut se faire souffler une pièce.",
        "A capture that can be made is owed: whoever forgets it may have a piece huffed.",
    ),
    Words(
        "Au bord d’un autre camp, un pion devient dame : elle vole et prend de loin.",
        "At the rim of another camp a man becomes a queen: it flies and captures from afar.",
    ),
    Words(
        "Vous gagnez quand plus personne d’autre n’a de pièce, ou ne peut bouger.",
        "You win when nobody else has a piece, or can move one.",
    ),
)
