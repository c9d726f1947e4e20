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
play-resume = Une partie de cette boîte est restée inachevée. Entrée : la continuer · n : en distribuer une nouvelle, qui prend sa place
play-resumed = La partie reprend là où vous l’avez laissée.
play-bots-learn = Les robots se préparent…
play-no-advice = Personne ne peut dire ce qui serait bon ici.
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
    [too-often] Vous l’avez demandé assez souvent ; jouez d’abord.
    [declined] Quelqu’un n’était pas d’accord ; redemandez après le prochain coup.
   *[nothing] Vous n’avez encore rien joué qui puisse être repris.
}
play-stay = Vous restez. À vous de jouer.
play-left = Vous avez quitté la partie ; rien n’est enregistré.
play-left-kept = Vous avez quitté la partie ; elle est gardée, et tablee play { $game } la continue.
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
    règle { $clause } : lire un article du livret · reprendre : revenir sur votre dernier coup
    conseil : ce que ferait quelqu’un qui joue bien · q : quitter
play-help-typed = Un coup s’écrit aussi, par exemple { $typed }

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

### À une table d’une maison ouverte (tablee join).
remote-free = libre
remote-host = hôte
remote-place = { $kind ->
    [bot] robot : { $level }
    [away] n’est pas là
   *[here] à table
}
remote-lobby = { $host ->
    [yes] commencer : lancer la partie, des robots prennent les places libres · dire bonjour : parler · q : quitter
   *[no] L’hôte lance la partie · dire bonjour : parler · q : quitter
}
remote-wait = { $answered ->
    [yes] Votre réponse est donnée · dire bonjour : parler · q : quitter
   *[no] À quelqu’un d’autre · dire bonjour : parler · reprendre : revenir sur votre dernier coup · q : quitter
}{ $ahead ->
    [yes] {" "}· ordres : d’avance
   *[no] {""}
}
remote-cut = La ligne avec la maison est coupée ; nouvel essai…
remote-back = De retour à la table.
remote-taken-back = { $seat_you ->
    [yes] Vous reprenez votre coup.
   *[no] { $seat } reprend un coup.
}
remote-plea = { $seat } voudrait reprendre son dernier coup. oui ou non ?
remote-notice = { $what ->
    [removed] { $you ->
        [yes] L’hôte vous a fait quitter la table.
       *[no] L’hôte a fait quitter la table à { $name }.
    }
    [muted] { $you ->
        [yes] L’hôte ne transmet plus ce que vous écrivez.
       *[no] L’hôte ne transmet plus ce qu’écrit { $name }.
    }
    [unmuted] { $you ->
        [yes] Ce que vous écrivez est de nouveau transmis.
       *[no] Ce qu’écrit { $name } est de nouveau transmis.
    }
    [host] { $you ->
        [yes] C’est vous l’hôte, à présent.
       *[no] { $name } tient à présent le rôle d’hôte.
    }
    [came] { $you ->
        [yes] Vous avez pris la place d’un robot.
       *[no] { $name } a pris la place d’un robot.
    }
   *[other] L’hôte a pris une mesure à propos { DE($name) }.
}
remote-order = { $letter } { $stands ->
    [yes] ✓
   *[no] ·
} { $order }
remote-orders-none = Il n’y a rien à ordonner d’avance ici pour l’instant.
remote-unclear = « { $text } » ne veut rien dire ici.
remote-over = encore : une autre partie · un nom de fichier : enregistrer celle-ci · q : quitter
remote-unfinished = La partie s’arrête là : elle a compté autant de coups qu’une partie peut en avoir.
remote-left = Vous avez quitté la table ; votre place est gardée, et tablee join { $table } y revient. Un robot joue pour vous entre-temps.
remote-given-over = C’était votre essai du jour. q : quitter, et comparer
remote-left-given = Vous avez quitté la table. Tant que la partie n’est pas finie, la même commande y revient.
remote-given-unfinished = Votre partie s’est arrêtée sans résultat.
remote-given-place = La donne du jour : { $place ->
    [1] première place sur { $seats }
   *[other] place { $place } sur { $seats }
}.
remote-given-compared = { $of ->
    [0] Personne d’autre n’a encore fini cette donne.
    [1] Une autre personne l’a jouée : { $count ->
        [0] elle a fait mieux que vous
       *[other] elle n’a pas fait mieux que vous
    }.
   *[other] { $of } autres personnes l’ont jouée : { $count ->
        [0] toutes ont fait mieux que vous
        [1] une n’a pas fait mieux que vous
       *[other] { $count } n’ont pas fait mieux que vous
    }.
}
remote-unreachable = { $house } ne répond pas
remote-problem = { $code ->
    [no-such-table] aucune table n’a ce code
    [table-full] toutes les places sont prises
    [bad-name] ce nom est pris, ou ne peut pas servir ici ; --name en donne un autre
    [bad-token] ce lien personnel n’ouvre aucune place ici
    [removed] l’hôte vous a fait quitter cette table
    [kept-away] l’hôte tient cet appareil à l’écart de la table
    [hand-seen] cet appareil a déjà vu la main d’une autre place dans cette partie
    [slow-down] trop de demandes depuis cette adresse ; attendez une minute
    [table-closed] l’hôte de la maison a fermé cette table
    [already-begun] la partie a déjà commencé
    [not-host] seul l’hôte peut le faire
    [muted] l’hôte ne transmet pas vos messages
    [chat-too-fast] cela fait beaucoup de messages ; réessayez dans un moment
    [bad-text] ce message est trop long
    [given-deal] à la donne du jour, on joue sans aide ni retour en arrière, une seule fois
    [no-such-page] cette maison n’a pas de donne du jour pour ce jeu
    [not-over] la partie n’est pas encore finie
    [back-asked] quelqu’un d’autre demande déjà à reprendre un coup
    [box-not-installed] la boîte de cette table n’est pas installée là-bas
   *[other] la maison dit non ({ $code })
}
remote-bot-sits = Table { $code } : le robot occupe la place { $seat }.
remote-bot-end = { $place ->
    [0] La partie { $number } est finie, sans classement.
    [1] La partie { $number } est finie : 1ᵉʳ.
   *[other] La partie { $number } est finie : { $place }ᵉ.
}
remote-bot-failed = Le robot s’est trompé, un coup permis est joué à sa place. { $why }
remote-bot-slow = Le robot réfléchit depuis { $seconds } s : un robot de la maison joue pour lui jusqu’à ce qu’il ait fini.
remote-bot-faults = { $count ->
    [one] le robot s’est trompé une fois
   *[other] le robot s’est trompé { $count } fois
}
