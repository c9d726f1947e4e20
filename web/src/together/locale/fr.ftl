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
personal-qr = Afficher son QR code
personal-qr-label = QR code de mon lien personnel
invite-code = Le code de la table
invite-copy = Copier l’invitation
personal = Reprendre sur un autre appareil
personal-hint = Ce lien-ci ouvre votre place, et rien d’autre : gardez-le pour vous.
personal-copy = Copier mon lien personnel
