"""What is said in the scenes: a title, and words for the first and the last move of every beat."""

from __future__ import annotations

import msgspec


class Words(msgspec.Struct, frozen=True):
    fr: str
    en: str


class Said(msgspec.Struct, frozen=True):
    title: Words
    said: tuple[Words, ...]


OUTCOMES: dict[str, Said] = {
    "own-shape": Said(Words("Une forme qu’on a déjà", "A shape you own"), (
        Words("Knut, le Maître, affronte Xenia. Chacun possède une boule : une boule est bonne à prendre.",
              "Knut, the Master, meets Xenia. Both own a ball: a ball is a good piece."),
        Words("Knut a posé le premier, une boule, et il en avait déjà une : il la garde. Que Xenia en ait "
              "une aussi n’y change rien. Sa pièce à elle retourne au sac sans être montrée.",
              "Knut laid first, a ball, and he had one: he keeps it. That Xenia owns a ball too plays no "
              "part. Her own piece goes back into the bag unseen."),
    )),
    "others-shape": Said(Words("La forme de l’autre", "The other one’s shape"), (
        Words("Knut rencontre Volker, qui a deux toits étroits devant lui. Knut n’en a aucun.",
              "Knut meets Volker, who has two narrow roofs before him. Knut has none."),
        Words("Un toit étroit : Knut le garde et en prend encore un à Volker, un seul.",
              "A narrow roof: Knut keeps it and takes one from Volker as well, one only."),
    )),
    "called-camel": Said(Words("À moi le chameau !", "The camel is mine!"), (
        Words("Hanna affronte Knut. Le chameau est toujours une bonne pièce, à condition de l’annoncer.",
              "Hanna meets Knut. The camel is always a good piece, if it is called."),
        Words("Elle a crié avant de poser, et c’est bien le chameau : une pièce de Knut est à elle.",
              "She called before she laid it, and it is the camel: one of Knut’s pieces is hers."),
        Words("Elle choisit le cône blanc. Le chameau, lui, retourne toujours au sac.",
              "She chooses the white cone. The camel itself always goes back into the bag."),
    )),
    "nobodys-shape": Said(Words("La forme de personne", "Nobody’s shape"), (
        Words("Hanna a une boule, Knut un cube : ce sont les deux formes à chercher.",
              "Hanna has a ball, Knut a cube: these two shapes are to be found."),
        Words("Hanna est la plus rapide, mais son œuf ne va ni à l’un ni à l’autre : il est pour Knut, "
              "qui remporte le duel.",
              "Hanna is faster, but her egg suits neither of them: it goes to Knut, who wins the duel."),
    )),
    "black-piece": Said(Words("Une noire, hélas", "A black one, alas"), (
        Words("Sebastian cherche un cône. Les pièces noires ressemblent à s’y méprendre aux autres.",
              "Sebastian looks for a cone. Black pieces are easily mistaken for the others."),
        Words("Il a posé le cône tronqué, une noire : Hanna l’emporte et prend la pièce qu’elle veut.",
              "He laid the cut cone, a black piece: Hanna wins and takes any piece of his."),
        Words("Le cube bleu change de main. La noire retourne au sac.",
              "The blue cube changes hands. The black piece goes back into the bag."),
    )),
    "camel-not-called": Said(Words("Le chameau sans un mot", "The camel without a word"), (
        Words("Knut a trouvé le chameau, il en est sûr. Encore faut-il le dire.",
              "Knut has found the camel, he is sure of it. But it has to be said."),
        Words("Posé en silence, le chameau ne vaut pas mieux qu’une noire : Xenia l’emporte.",
              "Laid in silence, the camel is no better than a black piece: Xenia wins."),
        Words("Elle prend la boule bleue de Knut.", "She takes Knut’s blue ball."),
    )),
    "called-wrongly": Said(Words("Un appel pour rien", "A call for nothing"), (
        Words("Xenia croit tenir le chameau…", "Xenia believes she holds the camel…"),
        Words("… et c’est un cylindre. Sans l’appel, il serait à elle, qui en possède un. "
              "Après un appel faux, il va à Volker.",
              "… and it is a cylinder. Without the call it would be hers, for she owns one. "
              "After a wrong call it goes to Volker."),
    )),
    "two-pieces": Said(Words("Une pièce de trop", "One piece too many"), (
        Words("Volker cherche vite, et deux pièces se touchent.",
              "Volker searches in haste, and two pieces touch."),
        Words("Sa main en a sorti deux. La pièce de couleur va à Hanna, la noire retourne au sac.",
              "His hand brought out two. The coloured one goes to Hanna, the black one back into the bag."),
    )),
}  # fmt: skip

ORDER: dict[str, Said] = {
    "order-a": Said(Words("Qui affronte qui : un Maître battu", "Who meets whom: a Master beaten"), (
        Words("Vers la gauche : Hanna, Sebastian, Knut, Xenia, Volker. Knut est Maître et défie Xenia.",
              "Leftwards: Hanna, Sebastian, Knut, Xenia, Volker. Knut is Master and challenges Xenia."),
        Words("Xenia gagne : la voilà Maître. Elle défie son voisin de gauche, Volker.",
              "Xenia wins and is Master now. She challenges her left neighbour, Volker."),
        Words("Qui est Maître et gagne encore avance d’une place.",
              "As long as the Master wins, they move on by one seat."),
        Words("Volker est battu ; après lui vient Hanna.", "Volker is beaten; after him comes Hanna."),
        Words("Xenia contre Hanna.", "Xenia against Hanna."),
        Words("Hanna l’emporte et devient Maître. Elle repart de son propre voisin de gauche, Sebastian.",
              "Hanna wins and becomes Master. She begins with her own left neighbour, Sebastian."),
        Words("Hanna contre Sebastian.", "Hanna against Sebastian."),
        Words("Encore Hanna. Le suivant est Knut.", "Hanna again. Next is Knut."),
    )),
    "order-b": Said(Words("Qui affronte qui : un Maître qui bat tout le monde",
                          "Who meets whom: a Master who beats everybody"), (
        Words("Hanna est Maître. Quatre adversaires l’attendent.",
              "Hanna is Master. Four opponents await her."),
        Words("Sebastian est battu.", "Sebastian is beaten."),
        Words("Au tour de Knut.", "Now Knut."),
        Words("Knut aussi. Avec la troisième boule dehors, gare à la quatrième.",
              "Knut, too. Three balls are out: mind the fourth."),
        Words("Puis Xenia.", "Then Xenia."),
        Words("Une arche, cette fois.", "An arch, this time."),
        Words("Il ne reste que Volker.", "Only Volker is left."),
        Words("Qui a battu tout le monde d’affilée s’arrête : Sebastian, à sa gauche, devient Maître "
              "et défie Knut.",
              "Whoever has beaten everybody in a row stops: Sebastian, at her left, becomes Master and "
              "challenges Knut."),
    )),
    "order-c": Said(Words("Qui affronte qui : une place sautée", "Who meets whom: a seat that is skipped"), (
        Words("Sebastian est Maître et commence par Knut.", "Sebastian is Master and begins with Knut."),
        Words("Un.", "One."),
        Words("Sebastian contre Xenia.", "Sebastian against Xenia."),
        Words("Deux.", "Two."),
        Words("Sebastian contre Volker.", "Sebastian against Volker."),
        Words("Trois ! Il ne lui manque que Hanna.", "Three! Only Hanna is missing."),
        Words("Sebastian contre Hanna.", "Sebastian against Hanna."),
        Words("Hanna gagne. Son voisin de gauche serait Sebastian, mais elle vient de le battre : "
              "on le saute, elle défie Knut.",
              "Hanna wins. Her left neighbour would be Sebastian, but she has just beaten him: "
              "he is skipped, and she challenges Knut."),
    )),
}  # fmt: skip

TRIELS: dict[str, Said] = {
    "dreier-a": Said(Words("À trois : le deuxième l’emporte", "Three hands: the second wins"), (
        Words("Volker et ses deux voisins, Xenia et Hanna, cherchent ensemble. Une forme est bonne si l’un "
              "des trois la possède.",
              "Volker and both his neighbours, Xenia and Hanna, search together. A shape is good if one "
              "of the three owns it."),
        Words("Hanna, la plus rapide, pose un cube : aucun des trois n’en a. On regarde donc la pièce de "
              "Xenia, un disque troué, et Hanna en possède. Xenia le garde et en prend un à Hanna. Les "
              "quatre disques sont dehors : ils sont gagnants, chez l’une comme chez l’autre.",
              "Hanna, the fastest, lays a cube: none of the three owns one. So Xenia’s piece counts, a holed "
              "disc, and Hanna has some. Xenia keeps it and takes one of Hanna’s. All four discs are out: "
              "they are winning pieces, for both of them."),
    )),
    "dreier-b": Said(Words("À trois : le plus lent l’emporte", "Three hands: the slowest wins"), (
        Words("Knut, Xenia et Volker au sac.", "Knut, Xenia and Volker at the bag."),
        Words("Une boule bleue qu’aucun des trois ne possède, un chameau sans un mot : les deux plus "
              "rapides se sont trompés. Volker, le plus lent, gagne la boule ; le chameau retourne au sac.",
              "A blue ball that none of the three owns, a camel without a word: the two fastest are wrong. "
              "Volker, the slowest, wins the ball; the camel goes back into the bag."),
    )),
    "dreier-order": Said(Words("À trois : on se décale", "Three hands: one seat further"), (
        Words("Knut, Xenia et Volker commencent.", "Knut, Xenia and Volker begin."),
        Words("Peu importe qui gagne : les trois se décalent d’une place vers la gauche.",
              "Whoever wins, the three move on by one seat to the left."),
        Words("Xenia, Volker et Hanna.", "Xenia, Volker and Hanna."),
        Words("Puis ce sera Volker, Hanna et Sebastian.", "Then it will be Volker, Hanna and Sebastian."),
    )),
}  # fmt: skip

TOWERS: dict[str, Said] = {
    "tower-score": Said(Words("Le compte des tours", "Counting the towers"), (
        Words("Knut a six pièces dans sa tour : une septième, et la partie s’arrête.",
              "Knut has six pieces in his tower: a seventh, and the game is over."),
        Words("Un cône ! Knut n’en a pas, il le garde et doit le poser aussitôt.",
              "A cone! Knut has none; he keeps it and must build it at once."),
        Words("La tour tient : sept pièces. On compte un point par pièce ; Volker et Xenia, avec le plus de "
              "noires, en ajoutent deux chacun ; les autres en perdent un par noire. Volker 7, Knut et "
              "Xenia 6, Sebastian 4 : la plus haute tour ne fait pas tout.",
              "The tower stands: seven pieces. Each counts a point; Volker and Xenia, with most black "
              "pieces, add two each; the others lose one for every black piece. Volker 7, Knut and Xenia 6, "
              "Sebastian 4: the highest tower is not everything."),
    )),
}  # fmt: skip

SAID: dict[str, Said] = {**OUTCOMES, **ORDER, **TRIELS, **TOWERS}
