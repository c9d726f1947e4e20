"""What is played and said in the scenes: who, which move, the announced total, a comment.

The reader is Danielle, and is never called by that name.
"""

from __future__ import annotations

from tablee.core.teaching import Words

Told = tuple[str, str, int | None, Words | None]

FIRST_INTRO = Words(
    "Quatre à table, huit cartes en main. Il s’agit d’avoir le plus haut total à la fin de "
    "son tour, ou de se retirer. La dernière personne en lice gagne le jeton.",
    "Four at the table, eight cards each. The point is to have the highest total at the end "
    "of your turn, or to withdraw. The last one in wins the token.",
)  # fmt: skip

FIRST: tuple[Told, ...] = (
    ("Marcel", "name red", None, Words(
            "Marcel ouvre. Il tient deux épées rouges : ce sera rouge. Il nomme la couleur, puis il pioche.",
            "Marcel opens. He holds two red swords, so red it is. He names the colour, then draws.")),
    ("Marcel", "red-3", None, Words(
            "Une petite carte pour commencer : inutile de tout montrer d’emblée.",
            "A small card to begin with: no need to show everything at once.")),
    ("Marcel", "stay", 3, Words(
            "« Trois ! » Personne d’autre n’a encore joué.",
            "“Three!” Nobody else has played yet.")),
    ("Raymond", "red-5", None, Words(
            "Raymond pioche et pose un 5 rouge devant lui.",
            "Raymond draws and puts a red 5 before him.")),
    ("Raymond", "stay", 5, Words(
            "« Cinq ! » Il faut toujours dépasser, jamais égaler.",
            "“Five!” You must always beat the others; a tie is not enough.")),
    ("Maurice", "withdraw", None, Words(
            "Maurice n’a ni rouge ni soutien. Il se retire sans rien jouer et garde la carte qu’il a "
            "piochée. À vous : posez votre 4 rouge.",
            "Maurice has neither red nor support. He withdraws without playing, and keeps the card "
            "he drew. Your turn: play your red 4.")),
    ("Danielle", "red-4", None, Words(
            "Quatre, ce n’est pas assez contre cinq. Ajoutez un 3 rouge…",
            "Four is not enough against five. Add a red 3…")),
    ("Danielle", "red-3", None, Words(
            "… car on peut jouer autant de cartes qu’on veut. Sept : vous pouvez rester.",
            "… for you may play as many cards as you like. Seven: you can stay in.")),
    ("Danielle", "stay", 7, Words("« Sept ! » Votre tour est fini.", "“Seven!” Your turn is over.")),
    ("Marcel", "red-5", None, Words("Marcel a encore un 5.", "Marcel has a 5 left.")),
    ("Marcel", "stay", 8, Words(
            "Trois et cinq : la carte la plus récente se pose sur les autres.",
            "Three and five: the newest card lies on top of the others.")),
    ("Raymond", "withdraw", None, Words(
            "Raymond n’a plus de rouge. Sa carte part à la défausse. À vous : il faut neuf au moins. "
            "Posez l’autre 3 rouge.",
            "Raymond has no red left. His card goes to the discards. Your turn: you need nine at "
            "least. Play your other red 3.")),
    ("Danielle", "red-3", None, Words(
            "Dix, c’est déjà assez. Mais un écuyer de 2 vous mettrait à l’abri.",
            "Ten is enough already. But a squire of 2 would put you out of reach.")),
    ("Danielle", "squire-2", None, Words(
            "Un écuyer aide dans toutes les couleurs.",
            "A squire helps in every colour.")),
    ("Danielle", "stay", 12, Words("« Douze ! »", "“Twelve!”")),
    ("Marcel", "lady-6", None, Words(
            "Une dame, six points d’un coup. Mais qui se retire avec elle perd un jeton.",
            "A lady, six points at once. But whoever withdraws with her loses a token.")),
    ("Marcel", "stay", 14, Words(
            "« Quatorze ! » À vous : il vous reste un écuyer de 3.",
            "“Fourteen!” Your turn: you have a squire of 3 left.")),
    ("Danielle", "squire-3", None, Words(
            "Quinze, un de plus. C’est tout ce qu’il faut.",
            "Fifteen, one more. That is all it takes.")),
    ("Danielle", "stay", 15, Words(
            "« Quinze ! » Marcel peut-il encore suivre ?",
            "“Fifteen!” Can Marcel keep up?")),
    ("Marcel", "withdraw", None, Words(
            "Marcel renonce. La dame lui coûterait un jeton ; il n’en a pas encore. Il ne reste que "
            "vous : le jeton rouge est à vous.",
            "Marcel gives up. The lady would cost him a token, but he has none yet. Only you are "
            "left: the red token is yours.")),
)  # fmt: skip

SECOND_INTRO = Words(
    "Qui gagne un tournoi ouvre le suivant : à vous de nommer une couleur. Vous avez du "
    "bleu ; dites « bleu ».",
    "The winner of a tournament opens the next: name a colour. You have blue cards; say “blue”.",
)  # fmt: skip

SECOND: tuple[Told, ...] = (
    ("Danielle", "name blue", None, Words(
            "Le bleu, c’est la hache. Vous avez pioché. Commencez petit : posez le 3 bleu.",
            "Blue is the axe. You have drawn. Begin small: play the blue 3.")),
    ("Danielle", "blue-3", None, Words(
            "Trois suffisent tant que personne n’a joué.",
            "Three is enough while nobody has played.")),
    ("Danielle", "stay", 3, Words("« Trois ! »", "“Three!”")),
    ("Marcel", "blue-5", None, Words("Marcel pose un 5 bleu.", "Marcel plays a blue 5.")),
    ("Marcel", "stay", 5, Words("« Cinq ! »", "“Five!”")),
    ("Raymond", "withdraw", None, Words(
            "Raymond n’a pas de bleu et se retire.",
            "Raymond has no blue and withdraws.")),
    ("Maurice", "blue-2", None, Words(
            "Deux contre cinq ? Maurice a une idée.",
            "Two against five? Maurice has an idea.")),
    ("Maurice", "finesse 0 0 0", None, Words(
            "Finesse : il veut échanger son 2 contre le 5 de Marcel. Avant l’effet, on demande à "
            "tous les autres s’ils laissent passer. Vous n’avez rien contre : laissez passer.",
            "Outwit: he wants to swap his 2 for Marcel’s 5. Before it happens, all the others are "
            "asked whether they let it pass. You have nothing against it: let it pass.")),
    ("Danielle", "pass", None, Words("Vous laissez passer.", "You let it pass.")),
    ("Marcel", "pass", None, Words(
            "La seule carte de Marcel ne peut être ni retirée ni volée, mais elle peut être échangée.",
            "Marcel’s only card can be neither removed nor stolen, but it can be exchanged.")),
    ("Maurice", "stay", 5, Words(
            "« Cinq ! » À vous : posez votre 4 bleu, pour sept.",
            "“Five!” Your turn: play your blue 4, for seven.")),
    ("Danielle", "blue-4", None, Words("Trois et quatre.", "Three and four.")),
    ("Danielle", "stay", 7, Words("« Sept ! »", "“Seven!”")),
    ("Marcel", "riposte 3", None, Words(
            "Riposte : votre carte la plus récente, le 4, passera sur le personnage de Marcel.",
            "Riposte: your newest card, the 4, will move on top of Marcel’s character.")),
    ("Maurice", "pass", None, Words(
            "Maurice laisse passer. Et vous ? Vous n’avez pas de quoi l’arrêter.",
            "Maurice lets it pass. And you? You hold nothing to stop it.")),
    ("Danielle", "pass", None, Words(
            "Le 4 change de camp : il vous reste trois.",
            "The 4 changes sides: you are back to three.")),
    ("Marcel", "stay", 6, Words(
            "Deux et quatre. Une carte d’action suffit pour avoir joué à son tour.",
            "Two and four. An action card is enough to have played this turn.")),
    ("Maurice", "blue-5", None, Words("Maurice ajoute un 5.", "Maurice adds a 5.")),
    ("Maurice", "stay", 10, Words(
            "« Dix ! » À vous : posez le dernier bleu qui vous reste, un 3.",
            "“Ten!” Your turn: play the last blue card you have, a 3.")),
    ("Danielle", "blue-3", None, Words(
            "Trois et trois : il en faudrait onze. Mais vous tenez Maladresse, qui fait passer le "
            "tournoi au vert.",
            "Three and three: you would need eleven. But you hold Drop Weapon, which turns the "
            "tournament green.")),
    ("Danielle", "maladresse green", None, Words(
            "Maladresse : si personne ne s’y oppose, le tournoi devient vert, et chaque carte ne "
            "vaut plus que 1.",
            "Drop Weapon: if nobody objects, the tournament turns green, and every card counts only 1.")),
    ("Marcel", "pass", None, Words("Marcel laisse passer.", "Marcel lets it pass.")),
    ("Maurice", "pass", None, Words(
            "Maurice aussi : c’est vert. Vous avez deux cartes vertes ; posez-en une.",
            "So does Maurice: green it is. You have two green cards; play one.")),
    ("Danielle", "green-1", None, Words(
            "La nouvelle couleur se joue aussitôt, dans le même tour. Encore une.",
            "The new colour can be played at once, in the same turn. One more.")),
    ("Danielle", "green-1", None, Words("Quatre cartes, quatre points.", "Four cards, four points.")),
    ("Danielle", "stay", 4, Words(
            "« Quatre ! » Maurice n’en a plus que deux.",
            "“Four!” Maurice is down to two.")),
    ("Marcel", "adaptation", None, Words(
            "Adaptation : chacun garde une carte de chaque valeur imprimée. En vert aussi, c’est le "
            "chiffre imprimé qui compte ici.",
            "Adapt: everybody keeps one card of each printed value. In green, too, it is the printed "
            "number that counts here.")),
    ("Maurice", "pass", None, Words(
            "Maurice laisse passer. À vous aussi de le dire.",
            "Maurice lets it pass. It is for you to say so too.")),
    ("Danielle", "pass", None, Words(
            "Maurice perd un 5, vous un 3 et un 1. Marcel, avec son 2 et son 4, ne perd rien.",
            "Maurice loses a 5, you a 3 and a 1. Marcel, with his 2 and his 4, loses nothing.")),
    ("Marcel", "green-1", None, Words("Marcel ajoute une carte verte…", "Marcel adds a green card…")),
    ("Marcel", "green-1", None, Words("… et une autre.", "… and another.")),
    ("Marcel", "stay", 4, Words("« Quatre ! » contre un et deux.", "“Four!” against one and two.")),
    ("Maurice", "withdraw", None, Words(
            "Maurice se retire. À vous : deux cartes, et plus une verte en main. Mieux vaut vous "
            "retirer et garder le reste.",
            "Maurice withdraws. Your turn: two cards, and not a green one in hand. Better withdraw "
            "and keep the rest.")),
    ("Danielle", "withdraw", None, Words(
            "Marcel prend un jeton vert et ouvrira le prochain tournoi. Votre jeton rouge, vous le gardez.",
            "Marcel takes a green token and will open the next tournament. Your red token stays yours.")),
)  # fmt: skip
