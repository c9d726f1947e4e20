### Mes parties : sa page seule charge ces phrases.

mine-title = Mes parties · Tablée
mine-running = En cours
mine-over = Finies
mine-none = Rien encore. Ce que vous jouerez sur cet appareil se retrouvera ici.
mine-with = avec { $names }
mine-first = gagnée
mine-place = place { $place } sur { $seats }
mine-unfinished = sans résultat
mine-coach = partie guidée, hors résultats
mine-results = Mes résultats
mine-no-results = Ils commencent avec votre première partie finie.
mine-plot = { $games ->
    [1] Une partie finie
   *[other] { $games } parties finies
}, { $won ->
    [1] dont une gagnée
   *[other] dont { $won } gagnées
}
mine-plot-explained = Chaque marque est une partie : en haut, première place ; en bas, la dernière. La ligne est la moyenne.
mine-by-game = Par jeu
mine-by-level = Contre les robots
mine-by-friend = Avec d’autres
mine-games = parties
mine-won = gagnées
mine-score = moyenne
mine-key = Votre clé
mine-key-explained = Pas de compte ici : une clé, tirée au hasard, reste sur cet appareil. Elle ouvre vos places et rien d’autre. La maison n’en garde qu’une empreinte par table, qui ne dit pas quelles tables vont ensemble ; la liste de vos parties n’est que sur vos appareils.
mine-carry = Emporter sur un autre appareil
mine-key-secret = Qui a ce lien joue à votre place : ne le montrez qu’à vos propres appareils.
mine-qr = Code à photographier avec l’autre appareil
mine-link-copy = Copier le lien
mine-lost = Appareil perdu, lien égaré ?
mine-lost-explained = Une nouvelle clé remplace l’ancienne à toutes vos tables : les liens et les appareils d’avant n’ouvrent plus rien. Si plus aucun de vos appareils n’a la clé, personne ne peut la retrouver, la maison non plus ; les parties finies restent visibles par leur code.
mine-replace = Changer de clé
mine-replace-sure = Vos autres appareils devront recevoir le nouveau lien.
mine-replace-yes = Changer de clé maintenant
mine-replaced = La nouvelle clé est en place. L’ancienne n’ouvre plus rien.
mine-replaced-but = La nouvelle clé est en place, sauf à ces tables, qui n’ont pas répondu : { $tables }.
mine-forget = Tout oublier sur cet appareil
mine-forget-sure = Sans la clé sur un autre appareil, vos places seront perdues.
mine-forget-yes = Oublier maintenant
mine-forgotten = Cet appareil a tout oublié.
mine-bad-link = Ce lien n’est pas entier. Copiez-le de nouveau depuis l’autre appareil.
mine-opens-nothing = Cette clé n’ouvre aucune place ici : elle a été remplacée, ou le lien vient d’une autre maison.
mine-carried = Ce lien apporte une clé et { $count ->
    [0] aucune table
    [1] une table
   *[other] { $count } tables
}. Est-ce bien le vôtre ?
mine-bring = Reprendre ces parties ici
mine-brought = { $count ->
    [1] Une table est maintenant ici aussi.
   *[other] { $count } tables sont maintenant ici aussi.
}
mine-install = Sur l’écran d’accueil
mine-install-do = Installer Tablée
mine-install-menu = Le menu de votre navigateur peut ajouter Tablée à l’écran d’accueil.
mine-install-https = Pour installer Tablée, il faut que la maison réponde en https ; qui la tient trouvera comment dans docs/hosting.md. Tout le reste fonctionne sans.
mine-installed = Tablée est installée sur cet appareil.
