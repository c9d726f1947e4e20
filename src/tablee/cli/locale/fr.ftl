### Le terminal : ce qu’il dit autour des phrases de chaque jeu.

you = Vous
play-own-name = Anonyme
play-hint = lettre ou cartes : jouer · ? : aide · q : quitter
play-enter = Entrée : { $move }
play-more =
    { $count ->
        [one] … et un autre coup : tapez-le
       *[other] … et { $count } autres coups : tapez-les
    }
play-no-obvious = Rien ne va de soi ici : choisissez un coup de la liste.
play-not-understood = « { $text } » n’est pas un coup. Tapez ? pour l’aide.
play-any-cards = (ou tapez-en d’autres, comme « 5 9 »)
play-refused-hint = (règle { $clause } pour lire l’article)
play-no-clause = Le livret n’a pas d’article « { $clause } ».
play-which-clause = Tapez règle et un article, par exemple règle { $clause }.
play-leave = Quitter la partie ? Tapez q encore une fois, ou Entrée pour rester.
play-thinking = Je réfléchis…
play-advice = Voici ce que je jouerais : { $move }. { $why }
play-taken-back = Vous reprenez votre coup.
play-stands = { $reason ->
    [never] Dans ce jeu, rien ne se reprend : ce qui est fait est fait.
    [drawn] Ce coup ne se reprend plus : quelque chose a été tiré au sort depuis.
    [told] Ce coup ne se reprend plus : quelqu’un a appris depuis ce que les autres ignorent.
    [shown] Ce coup ne se reprend plus : quelque chose a été montré depuis.
    [answered] Ce coup ne se reprend plus : des réponses secrètes ont été données depuis.
    [by-hand] Ce coup ne se reprend plus : ce que les mains ont fait reste fait.
    [too-far] C’est trop loin en arrière.
   *[nothing] Vous n’avez encore rien joué qui puisse être repris.
}
play-stay = Vous restez. À vous de jouer.
play-left = Vous avez quitté la partie ; rien n’est enregistré.
play-continue = Entrée pour continuer
play-ready = Entrée quand votre main est prête
play-receipt = Le reçu de cette partie, à garder à part (tablee verify --receipt) :
play-keep = Enregistrer cette partie ? Tapez un nom de fichier, ou Entrée pour finir.
play-keep-elsewhere = Tapez un autre nom de fichier, ou Entrée pour ne pas l’enregistrer.
play-not-kept = La partie n’est pas encore enregistrée : { $why }.
play-replace = { $file } existe déjà. Tapez oui pour le remplacer, ou Entrée pour choisir un autre nom.
play-kept = La partie est enregistrée dans { $file }.
play-help =
    Choisissez un coup par sa lettre, ou tapez le nom des cartes.
    Entrée seule joue le coup qui va de soi, quand il y en a un.
    Pendant que les autres jouent, Entrée accélère jusqu’à votre tour.
    règle { $clause } : lire un article du livret · reprendre : revenir sur votre dernier coup · q : quitter

replay-turn = Coup { $number } sur { $last }
replay-taken-back = { $name } reprend : retour au coup { $turn }
replay-deal = la donne
replay-beyond = Il n’y a pas de coup { $number } : le dernier est le { $last }.
replay-no-key = Cette touche ne fait rien ici.
replay-hint = Entrée : suivant · b : précédent · un numéro puis Entrée : y aller (0 à { $last }) · q : quitter

place-word = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
prompt-over = La partie est finie
list-last = { $head } et { $last }

part-pick = { $most ->
    [1] { $least ->
        [0] Un seul de ceux-ci, ou rien : tapez son numéro
       *[other] Un seul de ceux-ci : tapez son numéro
    }
   *[other] { $least ->
        [0] Jusqu’à { $most } de ceux-ci, ou rien : tapez leurs numéros
       *[other] De { $least } à { $most } de ceux-ci : tapez leurs numéros
    }
}
part-number = Un nombre de { $least } à { $most }
part-point = De combien en travers et vers le haut : deux nombres de −{ $most } à { $most }
part-order = Tous ceux-ci, dans votre ordre : tapez leurs numéros
part-text = Un texte de { $most } caractères au plus
part-wrong = Cela ne convient pas ; recommencez, ou tapez q pour y réfléchir encore.
