### La Bouilloire : ses phrases, au terminal comme au navigateur.
### Arguments d’un évènement, d’un coup ou d’un refus : ses champs, chacun sous son nom. Une place y est
### remplacée par le nom de qui l’occupe, avec $<champ>_you (« yes » ou « no ») ; une carte par card-<carte> ;
### plusieurs par une liste, avec $<champ>_count.

## Les mots

card-0 = cuillère
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6

phase-swap = Les échanges
phase-pour = On verse
phase-stir = Dernière chance de remuer
phase-over = La partie est finie

## La boîte

box-tagline = Versez autant que vous l’osez, mais jamais le plus.
box-players = De 2 à 6 joueurs

option-rounds = Nombre de manches
    .hint = La partie s’arrête après la dernière ; le plus de points l’emporte.
option-rounds-value = { $value ->
    [1] une manche
   *[other] { $value } manches
}
option-window = Temps pour remuer
    .hint = Chacun a le même temps, avec ou sans cuillère ; qui ne dit rien attend.
option-window-value = { $value } secondes

## Ce qu’on voit

view-round = Manche
view-size = La bouilloire contient
view-hand = Vos cartes
view-held = Cartes
view-poured = Versé
view-scores = Points

## Ce qui se passe

event-round-begun = Manche { $round } : le dé montre { $die }, la bouilloire contient { $size }.
event-cards-drawn = { $seat_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} : { $cards }.
event-cards-swapped = { $seat_you ->
    [yes] Vous { $count ->
        [0] gardez vos cartes
        [1] échangez une carte
       *[other] échangez { $count } cartes
    }
   *[no] { $seat } { $count ->
        [0] garde ses cartes
        [1] échange une carte
       *[other] échange { $count } cartes
    }
}.
event-card-chosen = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} choisi une carte.
event-card-poured = { $seat_you ->
    [yes] Vous versez
   *[no] { $seat } verse
} : { $card }.
event-card-taken-back = { $seat_you ->
    [yes] Vous remuez et reprenez votre carte
   *[no] { $seat } remue et reprend sa carte
} : { $card }.
event-kettle-held = { $total ->
    [0] Il ne reste rien dans la bouilloire.
   *[other] { $total } pour { $size } : la bouilloire tient.
}
event-kettle-boiled-over = { $total } pour { $size } : la bouilloire déborde ! La plus grosse carte ne marque rien.
event-points-scored = { $seat_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points ->
    [1] un point
   *[other] { $points } points
}.
event-game-ended = { $winners_you ->
    [yes] { $count ->
        [1] Vous l’emportez !
       *[other] { $winners } l’emportent ensemble !
    }
   *[no] { $count ->
        [1] { $winners } l’emporte !
       *[other] { $winners } l’emportent ensemble !
    }
}

## Les coups et les questions

question-swap = Quelles cartes remettez-vous, deux au plus, pour en piocher d’autres ?
question-pour = Quelle carte versez-vous ? La bouilloire contient { $size }.
question-stir = On a versé { $total } en tout, la bouilloire contient { $size }. Remuez-vous, pour reprendre votre carte ?

choice-swap = Échanger
move-swap = { $cards_count ->
    [0] Garder toutes ses cartes
   *[other] Échanger : { $cards }
}
move-pour = Verser : { $card }
move-stir = Remuer
move-wait = Attendre

## Les refus

refusal-wrong-seats = Ce jeu se joue de { $least } à { $most }.
refusal-out-of-range = Ce réglage va de { $least } à { $most }.
refusal-not-asked = On ne vous demande rien pour le moment.
refusal-not-now = Ce n’est pas le moment.
refusal-not-held = Vous n’avez pas ces cartes en main.
refusal-too-many = On échange { $most } cartes au plus.
refusal-no-spoon = Pour remuer, il faut une cuillère.
