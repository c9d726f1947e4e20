### Le terminal : ce qu’il dit autour des phrases de chaque jeu.

you = Vous
play-own-name = Joueur
play-hint = lettre ou cartes : jouer · ? : aide · q : quitter
play-enter = Entrée : { $move }
play-no-obvious = Rien ne va de soi ici : choisissez un coup de la liste.
play-not-understood = « { $text } » n’est pas un coup. Tapez ? pour l’aide.
play-refused-hint = (règle { $clause } pour lire l’article)
play-no-clause = Le livret n’a pas d’article « { $clause } ».
play-leave = Quitter la partie ? Tapez q encore une fois, ou Entrée pour rester.
play-stay = Vous restez. À vous de jouer.
play-left = Vous avez quitté la partie ; rien n’est enregistré.
play-continue = Entrée pour continuer
play-ready = Entrée quand votre main est prête
play-keep = Garder cette partie ? Tapez un nom de fichier, ou Entrée pour finir.
play-kept = La partie est enregistrée dans { $file }.
play-help =
    Choisissez un coup par sa lettre, ou tapez-le en toutes cartes.
    Entrée seule joue le coup qui va de soi, quand il y en a un.
    Pendant que les autres jouent, Entrée accélère jusqu’à votre tour.
    règle DAL-31 : lire un article du livret · q : quitter
play-help-dalmuti =
    7 7 J : poser deux 7 et un joker · - ou passe : passer
    12 12 pendant les impôts : donner deux 12
    révolution : la déclarer · silence : se taire · non : ne pas troquer

replay-turn = Coup { $number } sur { $last }
replay-deal = la donne
replay-hint = Entrée : suivant · b : précédent · un numéro puis Entrée : y aller (0 à { $last }) · q : quitter

## Dschamál

dschamal-set = Poser { $piece } tout en haut ({ $height } mm de haut)
dschamal-place = doigt à { $x } mm, { $y } mm · { $seconds } s
dschamal-rim = au bord du sac, de votre côté
keys-dschamal = flèches : le doigt (Alt : à petits pas, Maj : pousser) · espace : fermer ou ouvrir la main · Entrée : poser · c : le chameau · x : sortir · q : quitter
play-help-dschamal =
    Dans le sac, au clavier : les flèches promènent le doigt de 8 mm, avec Alt de 2 mm, avec Maj elles poussent
    (ou h j k l, y u i o, H J K L) ; espace ferme ou ouvre la main, Entrée pose, c appelle le chameau, x deux fois
    sort la main vide. Le temps court, pour vous comme pour les autres.
    Ligne par ligne, sans image : droite 3 fond 2 fermer poser, pousser gauche, peu droite, chameau, sortir ;
    Entrée seule montre le relief.
    À table : boule bleue pour choisir ou prendre une pièce, 2 pour l’offrir à la place 2.
    Sur la tour : poser 5 -3 lâche la pièce 5 mm à droite et 3 mm vers vous du milieu ; poser 5 -3 45 2 la tourne
    de 45° et la met sur son deuxième côté.
