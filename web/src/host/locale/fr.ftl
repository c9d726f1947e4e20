## La page de qui tient la maison

keep-title = Tenir la maison
keep-token = Jeton de la maison
keep-token-help = Celui que « tablee serve » a reçu (TABLEE_ADMIN_TOKEN). Il reste dans cet onglet.
keep-enter = Entrer
keep-leave = Sortir
keep-since = ouverte depuis { $time }
keep-load = Charge
keep-tables = Tables en jeu
keep-states = { $playing } en partie, { $lobby } au salon, { $over } { $over ->
    [one] finie
   *[other] finies
}
keep-people = Appareils à table
keep-connections = connexions : { $open } sur { $most } possibles
keep-told = Coup annoncé en
keep-stored = Entrée gardée en
keep-half = une fois sur deux ; 99 fois sur 100 en { $most } ms au plus
keep-ms = ≤ { $ms } ms
keep-nothing = rien encore
keep-memory = Mémoire
keep-mib = { $mib } Mio
keep-processor = processeur : { $seconds } s en tout
keep-late = Retard de l’horloge
keep-entries = { keep-length } depuis l’ouverture, { $refused } refus
keep-live = Tables en mémoire
keep-no-live = Personne ne joue en ce moment.
keep-kept = Tables gardées
keep-no-kept = Aucune autre table.
keep-more = Voir la suite
keep-find = Chercher un code ou un nom
keep-length = { $count ->
    [one] une entrée
   *[other] { $count } entrées
  }
keep-changed = dernier geste { $time }
keep-watchers = Spectateurs
keep-bot = robot
keep-away = pas à table en ce moment
keep-closed = fermée
keep-status-lobby = au salon
keep-status-shuffling = on mélange
keep-status-playing = en partie
keep-status-over = finie
keep-save = Télécharger
keep-close = Fermer
keep-reopen = Rouvrir
keep-erase = Effacer
keep-erase-sure = Effacer la table { $code } pour toujours ?
keep-erase-yes = Oui, effacer
keep-no = Non
keep-everybody = Qui s’est assis ici
keep-nobody = Personne ne s’est assis ici.
keep-person-save = Exporter
keep-person-erase = Effacer nom et paroles
keep-person-sure = Effacer pour toujours le nom de { $name } et tout ce qui a été dit sous ce nom ici ?
keep-person-lists = Une donne d’une version antérieure garde ce nom dans sa preuve : il ne part qu’avec la table entière.
keep-ban = Bannir { $address } un jour
keep-banned = Adresses bannies
keep-no-ban = Aucune.
keep-until = jusqu’au { $time }
keep-lift = Lever
keep-done-closed = La table { $code } est fermée : tout le monde l’a quittée, rien n’est perdu.
keep-done-reopened = La table { $code } est rouverte.
keep-done-erased = La table { $code } est effacée.
keep-done-banned = Plus personne n’entre depuis { $address }.
keep-done-lifted = On entre de nouveau depuis { $address }.
