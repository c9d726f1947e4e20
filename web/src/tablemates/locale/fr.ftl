## Les gens à la table

people-tools = Plus…
people-muted = messages non transmis
people-mute = Ne plus transmettre ses messages
people-unmute = Transmettre de nouveau ses messages
people-host = Lui confier le rôle d’hôte
people-swap = Échanger nos places
people-sit-here = S’asseoir ici
people-keep-away = et ne plus laisser revenir cet appareil
people-remove = Faire quitter la table
people-device = Une table reconnaît un appareil, pas une personne : avec un autre appareil, on peut revenir par le lien d’invitation.
people-pause = Mettre la partie en pause
people-resume = Reprendre la partie
people-end = Fermer la table
people-end-sure = Fermer la table pour tout le monde ? Une partie en cours reste sans résultat, et plus personne ne pourra jouer ici.
people-end-yes = Fermer la table
people-end-no = Continuer à jouer
people-waits = { $name } attend cette place

## Ce que tout le monde apprend

notice-came = { $name } prend la place d’un robot.
notice-removed = L’hôte a fait quitter la table à { $name }.
notice-muted = Les messages de { $name } ne sont plus transmis.
notice-unmuted = Les messages de { $name } sont de nouveau transmis.
notice-host = { $name } a maintenant le rôle d’hôte.
notice-waits = { $name } aura la place d’un robot quand la suite de la partie commencera.
notice-paused = { $name } a mis la partie en pause.
notice-resumed = La partie reprend.
notice-ended = { $name } a fermé la table.

## Une table à l’arrêt

paused = La partie est en pause. Aucune horloge ne tourne.
paused-wait = La partie est en pause. { $host } la reprendra.
tv-paused = La partie est en pause
awaits = Vous regardez pour l’instant. Quand la suite de la partie commencera, vous aurez la place de { $name }.
ended-title = La table est fermée
ended-by-host = L’hôte a fermé cette table. On n’y joue plus.
ended-unfinished = La partie en cours n’a pas de résultat.

## Inviter

invite-share = Inviter
invite-text = Une place vous attend : { $title }. Le code de la table est { $code }.
watch-copy = Copier le lien pour regarder
personal-qr = Afficher son QR code
personal-qr-label = QR code de mon lien personnel
invite-code = Le code de la table
invite-copy = Copier l’invitation
personal = Reprendre sur un autre appareil
personal-hint = Ce lien-ci ouvre votre place, et rien d’autre : gardez-le pour vous.
personal-copy = Copier mon lien personnel

## Sans un mot

signs = Réactions
signs-on = Montrer les réactions
sign-bravo = Bravo
sign-laugh = Ha ha
sign-wow = Oh
sign-alas = Hélas
sign-hmm = Hum…
sign-cheers = Santé
talk-all = Scores, journal et toute la discussion

## Avant la partie

ready-no = C’est bon pour moi
ready-yes = C’est bon : toucher pour attendre encore
ready-is = c’est bon
ready-explained = { $free ->
    [0] La partie commence quand c’est bon pour tout le monde.
    [one] La partie commence quand c’est bon pour tout le monde ; un robot prend la place libre ({ $level }).
   *[other] La partie commence quand c’est bon pour tout le monde ; des robots prennent les { $free } places libres ({ $level }).
}
lobby-wait = { $host } peut aussi commencer tout de suite, et choisit ce qu’on joue.
agreed-seats = { $count ->
    [one] On joue en solitaire.
   *[other] On joue à { $count }.
}
agreed-is =  : { $value }
agreed-away = Un robot ({ $level }) prend le relais après { $time }.
agreed-turn = { $seconds ->
    [0] Chaque coup prend le temps qu’il faut.
   *[other] Un coup a { $seconds } secondes.
}
agreed-late = { $late ->
    [never] Qui arrive en cours de partie regarde.
    [next] Qui arrive en cours de partie prend place à la suite de la partie.
   *[other] Qui arrive en cours de partie prend la place d’un robot.
}
agreed-windows = { $early ->
    [true] Les réponses secrètes sont montrées dès que toutes sont données.
   *[other] Les réponses secrètes sont montrées quand leur temps est écoulé.
}

## Laisser voir ses cartes

look-title = Laisser voir vos cartes
look-hint = Par ce lien, on voit ce que vous voyez dans cette partie, sans pouvoir jouer. Toute la table en est avertie. Un appareil qui a une autre place ici ne peut pas l’ouvrir : on ne peut connaître que l’appareil.
look-make = Créer le lien
look-copy = Copier le lien vers mes cartes
look-end = Ne plus les laisser voir
looks = Vous regardez les cartes de { $name }.
look-over = Ce lien ne montre pas ou plus de cartes.
people-shows = laisse voir ses cartes
people-looked-at = quelqu’un regarde ses cartes
notice-shows = { $name } laisse quelqu’un voir ses cartes.
notice-shows-no-more = { $name } ne laisse plus voir ses cartes.
notice-looked-in = Quelqu’un regarde maintenant les cartes de { $name }.

## Regarder plus tard

setting-watch_delay = Le public voit
setting-watch_delay-value = { $value ->
    [0] chaque coup aussitôt
    [one] tout sauf le dernier coup
   *[other] tout sauf les { $value } derniers coups
}
setting-television_live = La télé de la pièce
setting-television_live-value = { $value ->
    [true] montre tout aussitôt
   *[other] attend comme le public
}
watching-later = { $count ->
    [one] Vous regardez cette table avec un coup de retard.
   *[other] Vous regardez cette table avec { $count } coups de retard.
}
agreed-delay = { $count ->
    [one] Le public ne voit pas encore le dernier coup
   *[other] Le public ne voit pas encore les { $count } derniers coups
}{ $television ->
    [true]  ; la télé montre tout. Qui a le code de la table peut ouvrir une télé : leur nombre se voit à la table.
   *[other] , la télé non plus.
}

## Une table lente

deadline-you = À vous de jouer, jusqu’au { $when }
deadline = On attend { $names }, jusqu’au { $when }
orders-open = { $count ->
    [0] D’avance…
    [one] D’avance : un ordre
   *[other] D’avance : { $count } ordres
}
orders = Ordres donnés d’avance
orders-explained = La table répond alors pour vous, sans vous appeler. Personne d’autre ne voit vos ordres ; un coup visible est joué quelques minutes après la question, comme si vous passiez par là. Vous pouvez les retirer à tout moment.
orders-none = Il n’y a rien à ordonner pour l’instant.
setting-window_minutes = Réponses secrètes
setting-window_minutes-value = { $value ->
    [0] révélées quand tout le monde a répondu
    [30] révélées au bout d’une demi-heure
    [120] révélées au bout de deux heures
    [480] révélées au bout de huit heures
    [one] révélées au bout d’une minute
   *[other] révélées au bout de { $value } minutes
}
agreed-window_minutes = { $minutes ->
    [one] Les réponses secrètes sont révélées au bout d’une minute
   *[other] Les réponses secrètes sont révélées au bout de { $minutes } minutes
}, que l’on ait répondu ou non : on peut donc choisir d’avance de se taire.
