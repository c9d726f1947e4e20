"""What is played and said in the scenes of the star: whose move, which, and why."""

from __future__ import annotations

import msgspec

from tablee.core.teaching import Words


class Lesson(msgspec.Struct, frozen=True):
    clause: str
    position: str
    title: Words
    intro: Words
    moves: tuple[tuple[str, str, Words], ...]


FORWARD = Lesson(
    "ETO-20",
    "A:dark:A=Ad2,Bg3,Ab2:B=Bd2,Bc1",
    Words("Toujours en avant", "Always forward"),
    Words(
        "Vous avez le camp A, en bas. Un pion avance d’une case en diagonale. Chez vous, l’avant "
        "pointe vers le centre : avancez le pion d2 vers la droite, en e3.",
        "You have camp A, at the bottom. A man steps one cell along a diagonal. At home, forward "
        "points towards the centre: step the man on d2 to the right, to e3.",
    ),
    (
        ("A", "Ad2-Ae3", Words(
                "Un pas vers les autres camps. Un pion ne recule jamais d’un simple pas.",
                "One step towards the other camps. A man never steps back.")),
        ("B", "Bd2-Bc3", Words(
                "Basile, en face, avance aussi, vers son propre avant. Regardez maintenant votre pion "
                "g3, déjà chez lui : là-bas, l’avant a tourné et pointe vers le bord. Allez en h2.",
                "Basile, opposite, steps forward too, the way he faces. Now look at your man on g3, "
                "already in his camp: there forward has turned and points to the rim. Go to h2.")),
        ("A", "Bg3-Bh2", Words(
                "Chez l’adversaire, avancer, c’est aller vers sa première ligne, sa base.",
                "In the other camp, forward is towards its first line, the base.")),
        ("B", "Bc3-Bb4", Words(
                "Basile arrive à l’axe de gauche. Il vous reste un pas jusqu’à sa base : jouez en g1.",
                "Basile reaches the axis at his left. You are one step from his base: play to g1.")),
        ("A", "Bh2-Bg1", Words(
                "Arrivé sur la base d’un autre camp, le pion devient dame : on pose un second pion dessus.",
                "On the base of another camp the man becomes a queen: a second man is put on top.")),
    ),
)  # fmt: skip

AXIS = Lesson(
    "ETO-21",
    "A:dark:A=Ag3,Ab2:B=Be1,Bc1",
    Words("Passer un axe", "Crossing an axis"),
    Words(
        "Les traits rouges sont les axes, la frontière entre deux camps. Amenez votre pion g3 au "
        "bord du vôtre : jouez en h4.",
        "The red lines are the axes, the border between two camps. Bring your man on g3 to the "
        "edge of yours: play to h4.",
    ),
    (
        ("A", "Ag3-Ah4", Words(
                "Vous voilà contre l’axe, sur votre ligne 4.",
                "Here you are, up against the axis, on your line 4.")),
        ("B", "Be1-Bd2", Words(
                "Basile s’avance. De h4, la diagonale passe l’axe et continue dans le camp C, vide "
                "aujourd’hui : suivez-la jusqu’à sa case b4.",
                "Basile comes forward. From h4 the diagonal crosses the axis and goes on in camp C, "
                "empty today: follow it to b4 over there.")),
        ("A", "Ah4-Cb4", Words(
                "Votre pion est dans le camp C. Un pion ne choisit qu’une fois : il reste dans le camp "
                "où il entre, sauf en prenant.",
                "Your man is in camp C. It chooses only once: it stays in the camp it has entered, "
                "unless it captures.")),
        ("B", "Bd2-Bc3", Words(
                "À vous. L’avant a tourné : vers la base du camp C. Jouez en c3.",
                "Your turn. Forward has turned, towards the base of camp C. Play to c3.")),
        ("A", "Cb4-Cc3", Words(
                "Encore deux pas et ce sera une dame.",
                "Two more steps and it will be a queen.")),
    ),
)  # fmt: skip

FORK = Lesson(
    "ETO-04",
    "A:dark:A=Ac3,Ag1:B=Ad4,Bb2,Bc3,Bg1",
    Words("La fourche du centre", "The fork at the centre"),
    Words(
        "Au centre, une diagonale se dédouble : par c3 et d4, elle continue dans les deux autres "
        "camps. Un pion de Basile est juste devant le vôtre, et derrière lui deux cases sont "
        "libres. Sautez-le vers le camp C.",
        "At the centre a diagonal splits: through c3 and d4 it goes on into both other camps. A "
        "man of Basile’s is right before yours, and two cells behind it are free. Jump it "
        "towards camp C.",
    ),
    (
        ("A", "Ac3xCd4", Words(
                "On prend en sautant, et la pièce sautée quitte l’étoile. Vous aviez le choix de la "
                "branche ; du côté B, le pion c3 vous aurait repris.",
                "You capture by jumping, and the jumped piece leaves the star. The branch was yours to "
                "choose; on B’s side the man on c3 would have taken you in turn.")),
        ("B", "Bc3-Bb4", Words(
                "Basile ne peut rien contre votre pion. Avancez-le encore : c3, dans le camp C.",
                "Basile can do nothing against your man. Step it on: c3, in camp C.")),
        ("A", "Cd4-Cc3", Words(
                "La plupart des parties se décident ici, au centre : regardez toujours les deux branches.",
                "Most games are decided here, at the centre: always look at both branches.")),
    ),
)  # fmt: skip

CHAIN = Lesson(
    "ETO-23",
    "A:dark:A=Ac3,Ag1:B=Bd4,Bg1,Bh2:C=Ad4,Cf2,Ch2",
    Words("La rafle", "A chain"),
    Words(
        "À trois cette fois : Basile a le camp B, Céleste le camp C. Si, après un saut, votre "
        "pion peut sauter encore, il continue. Sautez Céleste au centre, puis Basile : c3, d4 de "
        "C, c3 de B.",
        "Three players this time: Basile has camp B, Céleste camp C. If your man can jump again "
        "after a jump, it goes on. Jump Céleste at the centre, then Basile: c3, C’s d4, B’s c3.",
    ),
    (
        ("A", "Ac3xCd4xBc3", Words(
                "Deux prises en un coup, une chez chacun. Une rafle se joue jusqu’au bout ; entre "
                "plusieurs, vous choisissez.",
                "Two captures in one move, one from each. A chain is played to its end; among several "
                "the choice is yours.")),
        ("B", "Bh2-Bg3", Words(
                "Basile ne peut pas vous prendre : votre pion a dépassé les siens.",
                "Basile cannot take you: your man is past his.")),
        ("C", "Cf2-Ce3", Words(
                "Céleste reprend le centre. À vous : plus que deux cases jusqu’à la base de Basile, "
                "avancez en b2.",
                "Céleste takes the centre back. Your turn: two cells to Basile’s base, step to b2.")),
        ("A", "Bc3-Bb2", Words(
                "Pendant que deux se disputent le centre, le troisième avance.",
                "While two quarrel over the centre, the third moves on.")),
    ),
)  # fmt: skip

HUFF = Lesson(
    "ETO-40",
    "B:dark:A=Ac3,Ae1,Ag1,Aa1:B=Ad4,Be1,Bb2,Bg1",
    Words("Prise due, souffler n’est pas jouer", "Captures are owed"),
    Words(
        "C’est à Basile. Son pion d4, au centre, pourrait sauter votre c3 : une prise possible est due.",
        "It is Basile’s turn. His man on d4, at the centre, could jump your c3: a capture that "
        "can be made is owed.",
    ),
    (
        ("B", "Bb2-Ba3", Words(
                "Il l’a oublié. Avant de jouer, vous avez trois réponses : souffler la pièce qui devait "
                "prendre, exiger la prise, ou laisser passer. Soufflez son pion d4.",
                "He forgot. Before you move you have three answers: huff the piece that should have "
                "captured, make him capture after all, or let it go. Huff his man on d4.")),
        ("A", "huff:Ad4", Words(
                "Soufflé : le pion quitte l’étoile. Et vous jouez encore votre coup. Le chemin du centre "
                "est libre : jouez en d4.",
                "Huffed: the man leaves the star. And you still have your own move. The way to the "
                "centre is free: play to d4.")),
        ("A", "Ac3-Ad4", Words(
                "Souffler ne coûte pas votre tour. Pensez-y chaque fois qu’une prise a été oubliée, et "
                "n’oubliez pas les vôtres.",
                "Huffing does not cost you your turn. Think of it whenever a capture was missed, and do "
                "not miss your own.")),
    ),
)  # fmt: skip

QUEEN = Lesson(
    "ETO-32",
    "A:dark:A=QAb2,Ag1:B=Bb4,Bc1,Bg1",
    Words("La dame vole", "Queens fly"),
    Words(
        "Votre dame a deux pions de haut. Elle file aussi loin qu’elle veut sur une diagonale "
        "libre, en avant comme en arrière, et choisit sa branche au centre. Envoyez-la de b2 "
        "jusqu’en d4 de C.",
        "Your queen is two men high. It runs as far as it likes along a free diagonal, forward "
        "or backward, and picks its branch at the centre. Send it from b2 to C’s d4.",
    ),
    (
        ("A", "Ab2-Cd4", Words(
                "Trois cases d’un trait, et le centre est à vous.",
                "Three cells in one go, and the centre is yours.")),
        ("B", "Bc1-Bb2", Words(
                "Basile n’a pas regardé si loin : son pion b2 est sur votre diagonale, et la case "
                "derrière lui est libre. Une dame prend de loin : allez jusqu’en a1 de B.",
                "Basile did not look that far: his man on b2 is on your diagonal, and the cell behind it "
                "is free. A queen captures from afar: go to B’s a1.")),
        ("A", "Cd4xBa1", Words(
                "Prise à distance. La dame s’arrête juste derrière la dernière pièce prise.",
                "Taken from a distance. The queen stops right behind the last piece it takes.")),
    ),
)  # fmt: skip

BASE = Lesson(
    "ETO-31",
    "A:dark:A=Ba3,Ag1,Ae1:B=Bb2,Bd2,Bg1,Bh2",
    Words("Le choix à la base", "The choice at the base"),
    Words(
        "Votre pion a3 peut sauter b2 et arriver en c1, sur la base de Basile. Là, vous avez le "
        "choix : vous arrêter et devenir dame, ou prendre encore d2 et rester pion. Arrêtez-vous "
        "en c1.",
        "Your man on a3 can jump b2 and arrive on c1, on Basile’s base. There the choice is "
        "yours: stop and become a queen, or take d2 as well and remain a man. Stop on c1.",
    ),
    (
        ("A", "Ba3xBc1", Words(
                "Une dame, contre un pion de moins à prendre : en général, c’est le bon marché.",
                "A queen, for one man fewer taken: usually a good bargain.")),
        ("B", "Bd2-Be3", Words(
                "Basile croit sauver son pion. Mais il est encore sur la diagonale de votre dame : "
                "prenez-le, jusqu’en f4.",
                "Basile thinks he has saved his man. But it still stands on your queen’s diagonal: take "
                "it, as far as f4.")),
        ("A", "Bc1xBf4", Words(
                "Vous avez la dame et le pion : s’arrêter à la base rapporte souvent plus que de continuer.",
                "You have the queen and the man: stopping at the base often brings more than going on.")),
    ),
)  # fmt: skip

TOLD = (FORWARD, AXIS, FORK, CHAIN, HUFF, QUEEN, BASE)
