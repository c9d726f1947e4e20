"""What is played and said in the scenes: who, which move, the announced total, a comment."""

from __future__ import annotations

import msgspec


class Words(msgspec.Struct, frozen=True):
    fr: str
    en: str


Told = tuple[str, str, int | None, Words | None]

FIRST: tuple[Told, ...] = (
    ("Marcel", "name red", None, Words(
        "Marcel ouvre. Il tient deux épées rouges : ce sera rouge. Il nomme la couleur, puis il pioche.",
        "Marcel opens. He holds two red swords, so red it is. He names the colour, then draws.")),
    ("Marcel", "red-3", None, Words(
        "Une petite carte pour commencer : inutile de tout montrer d’emblée.",
        "A small card to begin with: no need to show everything at once.")),
    ("Marcel", "stay", 3, Words("« Trois ! » Personne d’autre n’a encore joué.",
                                "“Three!” Nobody else has played yet.")),
    ("Raymond", "red-5", None, None),
    ("Raymond", "stay", 5, Words("« Cinq ! » Il faut toujours dépasser, jamais égaler.",
                                 "“Five!” You must always beat the others; a tie is not enough.")),
    ("Maurice", "withdraw", None, Words(
        "Maurice n’a ni rouge ni soutien. Il se retire sans rien jouer et garde la carte qu’il a piochée.",
        "Maurice has neither red nor support. He withdraws without playing, and keeps the card he drew.")),
    ("Danielle", "red-4", None, Words("Quatre, ce n’est pas assez contre cinq…",
                                      "Four is not enough against five…")),
    ("Danielle", "red-3", None, Words("… mais on peut jouer autant de cartes qu’on veut.",
                                      "… but you may play as many cards as you like.")),
    ("Danielle", "stay", 7, None),
    ("Marcel", "red-5", None, None),
    ("Marcel", "stay", 8, Words("Trois et cinq : la carte la plus récente se pose sur les autres.",
                                "Three and five: the newest card lies on top of the others.")),
    ("Raymond", "withdraw", None, Words(
        "Raymond n’a plus de rouge. Sa carte part à la défausse.",
        "Raymond has no red left. His card goes to the discards.")),
    ("Danielle", "red-3", None, None),
    ("Danielle", "squire-2", None, Words("Un écuyer aide dans toutes les couleurs.",
                                         "A squire helps in every colour.")),
    ("Danielle", "stay", 12, None),
    ("Marcel", "lady-6", None, Words(
        "Une dame, six points d’un coup. Mais qui se retire avec elle perd un jeton.",
        "A lady, six points at once. But whoever withdraws with her loses a token.")),
    ("Marcel", "stay", 14, None),
    ("Danielle", "squire-3", None, None),
    ("Danielle", "stay", 15, None),
    ("Marcel", "withdraw", None, Words(
        "Marcel renonce. La dame lui coûterait un jeton ; il n’en a pas encore. "
        "Danielle reste seule et prend un jeton rouge.",
        "Marcel gives up. The lady would cost him a token, but he has none yet. "
        "Danielle is the last one in and takes a red token.")),
)  # fmt: skip

SECOND: tuple[Told, ...] = (
    ("Danielle", "name blue", None, Words(
        "Qui gagne un tournoi ouvre le suivant : Danielle choisit le bleu.",
        "The winner of a tournament opens the next: Danielle chooses blue.")),
    ("Danielle", "blue-3", None, None),
    ("Danielle", "stay", 3, None),
    ("Marcel", "blue-5", None, None),
    ("Marcel", "stay", 5, None),
    ("Raymond", "withdraw", None, None),
    ("Maurice", "blue-2", None, Words("Deux contre cinq ? Maurice a une idée.",
                                      "Two against five? Maurice has an idea.")),
    ("Maurice", "finesse 0 0 0", None, Words(
        "Finesse : il veut échanger son 2 contre le 5 de Marcel. Avant l’effet, on demande à tous les autres "
        "s’ils laissent passer.",
        "Outwit: he wants to swap his 2 for Marcel’s 5. Before it happens, all the others are asked "
        "whether they let it pass.")),
    ("Danielle", "pass", None, None),
    ("Marcel", "pass", None, Words(
        "La seule carte de Marcel ne peut être ni retirée ni volée, mais elle peut être échangée.",
        "Marcel’s only card can be neither removed nor stolen, but it can be exchanged.")),
    ("Maurice", "stay", 5, None),
    ("Danielle", "blue-4", None, None),
    ("Danielle", "stay", 7, None),
    ("Marcel", "riposte 3", None, Words(
        "Riposte : la carte la plus récente de Danielle, son 4, passe sur le personnage de Marcel.",
        "Riposte: Danielle’s newest card, her 4, moves on top of Marcel’s character.")),
    ("Maurice", "pass", None, None),
    ("Danielle", "pass", None, None),
    ("Marcel", "stay", 6, Words("Deux et quatre. Une carte d’action suffit pour avoir joué à son tour.",
                                "Two and four. An action card is enough to have played this turn.")),
    ("Maurice", "blue-5", None, None),
    ("Maurice", "stay", 10, None),
    ("Danielle", "blue-3", None, Words("Trois et trois : il en faudrait onze.",
                                       "Three and three: she would need eleven.")),
    ("Danielle", "maladresse green", None, Words(
        "Maladresse : le tournoi devient vert, et chaque carte ne vaut plus que 1.",
        "Drop Weapon: the tournament turns green, and every card now counts only 1.")),
    ("Marcel", "pass", None, None),
    ("Maurice", "pass", None, None),
    ("Danielle", "green-1", None, Words("La nouvelle couleur se joue aussitôt, dans le même tour.",
                                        "The new colour can be played at once, in the same turn.")),
    ("Danielle", "green-1", None, None),
    ("Danielle", "stay", 4, Words("Quatre cartes, quatre points ; Maurice n’en a plus que deux.",
                                  "Four cards, four points; Maurice is down to two.")),
    ("Marcel", "adaptation", None, Words(
        "Adaptation : chacun garde une carte de chaque valeur imprimée. En vert aussi, c’est le chiffre "
        "imprimé qui compte ici.",
        "Adapt: everybody keeps one card of each printed value. In green, too, it is the printed number "
        "that counts here.")),
    ("Maurice", "pass", None, None),
    ("Danielle", "pass", None, Words(
        "Maurice perd un 5, Danielle un 3 et un 1. Marcel, avec son 2 et son 4, ne perd rien.",
        "Maurice loses a 5, Danielle a 3 and a 1. Marcel, with his 2 and his 4, loses nothing.")),
    ("Marcel", "green-1", None, None),
    ("Marcel", "green-1", None, None),
    ("Marcel", "stay", 4, None),
    ("Maurice", "withdraw", None, None),
    ("Danielle", "withdraw", None, Words(
        "Personne ne peut suivre : Marcel prend un jeton vert et ouvrira le prochain tournoi.",
        "Nobody can keep up: Marcel takes a green token and will open the next tournament.")),
)  # fmt: skip
