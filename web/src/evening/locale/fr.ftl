### Une soirée sur plusieurs boîtes : la fin d’une partie seule charge ces phrases.

evening-title = La soirée : { $games ->
    [1] une partie
   *[other] { $games } parties
}
evening-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
evening-explained = Un point par personne devancée, à chaque partie. Les robots ne comptent pas.
evening-go-on = La soirée continue
evening-next = Changer de boîte
evening-choose = Tout le monde vous suit, à la même place et avec le même lien.
evening-proposed = proposée par la maison
