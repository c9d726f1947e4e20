## Être appelé quand c’est son tour

calls-title = Quand c’est à moi
calls-explained = Cette table est lente : personne n’a besoin d’attendre ici. L’onglet ouvert le dit toujours ; ces voies vous joignent ailleurs.
calls-push = Prévenir ce navigateur
calls-needs-https = Les notifications d’un navigateur demandent https (ou la machine même de la maison). Par une adresse, ci-dessous, cela marche sans.
calls-house-lacks-push = Cette maison ne sait pas prévenir les navigateurs. Par une adresse, ci-dessous, elle peut vous joindre.
calls-browser-lacks-push = Ce navigateur ne connaît pas les notifications. Sur un iPhone ou un iPad, mettez d’abord la maison sur l’écran d’accueil.
calls-no-leave = Ce navigateur n’autorise pas les notifications d’ici.
calls-style = Où
calls-style-push = notifications de ce navigateur
calls-style-ntfy = ntfy
calls-style-discord = Discord
calls-style-slack = Slack
calls-style-plain = une adresse à moi (JSON)
calls-address = Adresse
calls-add = Ajouter
calls-remove = Retirer
calls-public = Des adresses d’internet, en https. On n’y dit que le code de la table et son lien.
calls-private = Les adresses de ce réseau conviennent aussi. On n’y dit que le code de la table et son lien.
