### Ce que dit le client de tous les jeux ; les phrases du jeu passent avant celles-ci.

list-last = { $head } et { $last }
place-word = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
}
level-random = Au hasard
level-search = Réfléchit d’avance

generic-table = La table
generic-seats = Autour de la table
generic-empty = rien
generic-turn = à jouer
generic-offers = Ce que vous pouvez faire
generic-yours = À vous de jouer
generic-waiting = On attend { $seats }
generic-still = On ne demande rien à personne pour l’instant.
generic-over = La partie est finie
generic-answered = Votre réponse : { $answer }. Elle sera montrée avec celles des autres.
generic-scores = Autour de la table
generic-player = Nom
generic-across = En largeur
generic-up = En hauteur
generic-earlier = { $thing } : plus tôt
generic-later = { $thing } : plus tard
generic-less = Moins
generic-more = Plus
generic-picked = { $kind ->
    [most] { $most } au plus
    [all] { $most } à choisir
   *[range] de { $least } à { $most }
}
generic-fallback = Le client de cette boîte est inutilisable ({ $reason }) ; voici le client simple.

keys-number = jouer le coup de ce numéro
