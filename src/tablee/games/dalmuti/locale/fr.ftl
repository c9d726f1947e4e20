### Le Grand Dalmuti : ses phrases, au terminal comme au navigateur.
### Arguments d’un évènement ou d’un coup : ses champs, chacun sous son nom.
### Une place y est remplacée par le nom de qui l’occupe, avec $<champ>_you (« yes » ou « no ») ;
### des cartes par leurs mots (cards-set) ; un booléen par « yes » ou « no ».

## Les mots

number-word = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
   *[other] { $count }
}
cards-plain = { $rank ->
    [13] { $count ->
        [1] un joker
       *[other] { number-word } jokers
    }
   *[other] { number-word } { $rank }
}
# $count cartes de valeur $rank, dont $jokers jokers qui imitent les autres.
cards-set = { $jokers ->
    [0] { cards-plain }
    [1] { cards-plain } dont un joker
   *[other] { cards-plain } dont deux jokers
}
cards-count = { $count ->
    [1] une carte
   *[other] { number-word } cartes
}
card-name = { $rank ->
    [13] joker
   *[other] { $rank }
}
list-last = { $head } et { $last }

title-grand-dalmuti = Grand Dalmuti
title-petit-dalmuti = Petit Dalmuti
title-people = Peuple
title-petit-peon = Petit Péon
title-grand-peon = Grand Péon

level-random = Au hasard
level-easy = Facile · sans plan
level-normal = Normal · compte les cartes
level-hard = Fort · essaie d’abord
level-master = Maître · lit les mains

phase-slip = La maladresse
phase-call = La Révolution
phase-taxes = Les impôts
phase-play = Le jeu
phase-over = La partie est finie

## La boîte

box-tagline = La vie est injuste. Videz votre main, prenez la place d’à côté.
box-players = De 4 à 10 joueurs, idéal à partir de 5

option-rounds = Nombre de manches
    .hint = La partie s’arrête après la dernière manche ; le plus haut total l’emporte.
option-rounds-value = { $value ->
    [1] une manche
   *[other] { $value } manches
}
option-total = Jouer jusqu’à un total
    .hint = La partie s’arrête à la fin de la manche où quelqu’un atteint ce total. À 0, on compte les manches.
option-total-value = { $value ->
    [0] sans total
   *[other] { $value } points
}
option-short_deck_4 = Sans les 11 ni les 12
    .hint = À quatre, le paquet est allégé de 23 cartes.
option-short_deck_5 = Sans les 12
    .hint = À cinq, le paquet est allégé de 12 cartes.
option-free_first_round = Première manche sans impôts
    .hint = Le tirage des places a déjà été assez cruel.
option-rising_bonus = Les bons seigneurs
    .hint = Un Dalmuti marque un point de plus si son Péon s’élève.
option-people_swap = Le troc du peuple
    .hint = La personne la mieux placée du peuple peut troquer une carte, face cachée, avec une autre.
option-slip = La maladresse du donneur
    .hint = Parfois, on voit une carte pendant la donne ; le Grand Dalmuti décide à qui elle va.
option-slip-value = { $value ->
    [0] jamais
    [1] à chaque manche
   *[other] une manche sur { $value }
}
option-pass_is_final = Qui passe attend le pli suivant
    .hint = Passer exclut du pli en cours.
option-call_seconds = Temps pour déclarer
    .hint = Le temps de regarder sa nouvelle main, le même pour tout le monde ; qui ne dit rien se tait.
option-call_seconds-value = { $value ->
    [1] une seconde
   *[other] { $value } secondes
}

## Ce qui se passe

event-seat-cards-drawn = Tirage des places : { $drawn }.
# Dit après un tirage où plusieurs ont la même carte.
seats-tied = À valeur égale, on tire de nouveau.
event-round-begun = Manche { $round }. { $order_first_you ->
    [yes] Vous êtes Grand Dalmuti
   *[no] { $order_first } est Grand Dalmuti
}, { $order_last_you ->
    [yes] vous êtes Grand Péon
   *[no] { $order_last } est Grand Péon
}.
event-hand-dealt = { $seat_you ->
    [yes] Vous prenez vos cartes en main
   *[no] { $seat } prend ses cartes en main
} : { $count }.
event-card-slipped = Maladresse : on a vu { $card } ; la carte était pour { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-slip-settled = { $seat_you ->
    [yes] Vous décidez
   *[no] { $seat } décide
} : { $to_peon ->
    [yes] la carte va au Grand Péon
   *[no] la carte va à son destinataire
}.
event-silence-kept = { $seat_you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} le silence.
event-nobody-declared = Personne ne déclare la Révolution.
event-revolution-declared = { $seat_you ->
    [yes] Vous déclarez
   *[no] { $seat } déclare
} { $great ->
    [yes] la Grande Révolution ! Pas d’impôts, et l’ordre social se renverse.
   *[no] la Révolution ! Pas d’impôts dans cette manche.
}
event-tax-chosen = { $seat_you ->
    [yes] Vous avez fait votre choix
   *[no] { $seat } a fait son choix
}.
event-swap-offered = { $partner_you ->
    [yes] { $seat } vous propose un troc.
   *[no] { $seat_you ->
        [yes] Vous proposez
       *[no] { $seat } propose
    } un troc { AU($partner) }.
}
event-swap-skipped = { $seat_you ->
    [yes] Vous renoncez
   *[no] { $seat } renonce
} au troc.
event-cards-given = { $giver_you ->
    [yes] Vous donnez
   *[no] { $receiver_you ->
        [yes] Vous recevez { DE($giver) }
       *[no] { $giver } donne
    }
} { $cards }{ $receiver_you ->
    [yes] {""}
   *[no] { " " }{ AU($receiver) }
}{ $kind ->
    [tribute] {", en tribut"}
    [tax] {", en impôt"}
    [swap] {", dans le troc"}
   *[slip] {", après la maladresse"}
}.
event-taxes-exchanged = Les impôts sont payés : { $pairs }.
tax-pair = { cards-count } dans chaque sens entre { $giver } et { $receiver }
event-set-played = { $seat_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $cards }.
event-passed = { $seat_you ->
    [yes] Vous passez
   *[no] { $seat } passe
}.
event-went-out = { $points ->
    [0] { $seat_you ->
        [yes] Vous restez avec vos cartes : vous serez
       *[no] { $seat } reste avec ses cartes et sera
    } Grand Péon.
   *[other] { $seat_you ->
        [yes] Vous sortez
       *[no] { $seat } sort
    } { $place ->
        [1] en premier
       *[other] en { $place }ᵉ position
    } : { $points ->
        [1] un point
       *[other] { $points } points
    }.
}
event-trick-won = { $seat_you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} le pli{ $same ->
    [yes] {""}
   *[no] {" ; "}{ $lead_you ->
        [yes] vous entamez
       *[no] { $lead } entame
    }
}.
event-bonus-scored = { $seat_you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} un point de plus : { $peon_you ->
    [yes] vous vous élevez
   *[no] { $peon } s’élève
}.
event-round-ended = La manche { $round } est finie. Nouvel ordre : { $after }.
event-game-ended = { $count ->
    [1] { $winners_you ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    } la partie.
   *[other] { $winners } se partagent la victoire.
}

## Ce qu’on peut faire

move-play = Poser { $cards }
move-pass = Passer
move-declare = Déclarer la Révolution
move-keep-silent = Garder le silence
move-give-tax = Donner { $cards }
move-offer-swap = Troquer { $card } avec { $partner }
move-skip-swap = Ne pas troquer
move-answer-swap = Donner { $card }
move-settle-slip = { $to_peon ->
    [yes] Au Grand Péon, qui rend une carte au hasard
   *[no] À son destinataire
}

## Ce que la table attend de vous

question-lead = À vous d’entamer
question-follow = À vous : { $cards } à battre
question-only-pass = À vous : rien dans votre main ne bat { $cards }
prompt-wait = { $seat } réfléchit
prompt-wait-lead = { $seat } va entamer
prompt-wait-many = On attend { $seats }
prompt-out = Votre main est vide. Regardez la suite.
question-call = Avez-vous les deux jokers ? Déclarez-vous la Révolution ?
call-note = Rien à faire pour garder le silence : le temps est le même pour tout le monde.
call-choice = Rien ne vous oblige à déclarer.
prompt-called = Vous avez répondu. On attend les autres.
question-tax = Choisissez { cards-count } pour { $receiver }
prompt-tax-chosen = Vous donnez { $cards }. On attend les autres.
prompt-taxes-wait = Les Dalmuti choisissent les cartes qu’ils donnent
prompt-peon = { $receiver } prendra { $count ->
    [1] votre meilleure carte
   *[other] vos deux meilleures cartes
}.
question-swap = Voulez-vous troquer une carte ? Choisissez-la, puis dites avec qui.
question-swap-answer = { $seat } vous propose un troc. Choisissez une carte à donner.
question-slip = Maladresse : on a vu { $card } ; la carte était pour { $seat }. À qui va-t-elle ?
prompt-slip-wait = { $seat } décide à qui va la carte vue
prompt-over = La partie est finie

trick-title = { $seat_you ->
    [yes] Vous
   *[no] { $seat }
}
trick-empty = { $seat_you ->
    [yes] À vous d’entamer
   *[no] { $seat } entame
}
trick-won-by = { $seat_you ->
    [yes] Le pli est à vous
   *[no] Le pli est { AU($seat) }
}
said-passed = passe
said-out = a fini
said-silent = se tait
said-chosen = a choisi
said-revolution = Révolution

gift-gave = Vous avez donné { $cards } { AU($other) }
gift-received = Vous avez reçu { $cards } { DE($other) }
gifts-title = Ce qui a changé de main

table-hand = Votre main
table-offers = Vos coups possibles
table-selection-none = Touchez vos cartes
hand-card = { $rank ->
    [13] Joker
   *[other] { $rank }
}
hand-card-shut = { $rank ->
    [13] Joker
   *[other] { $rank }
}, injouable
standing-pass = Passer jusqu’à la fin du pli

round-of = Manche { $round } sur { $rounds }
round-to = Manche { $round } · jusqu’à { $total } points
round-end-open = Revoir la fin de la dernière manche
round-end-title = Fin de la manche { $round }
round-rose = monte de { $steps }
round-fell = descend de { $steps }
round-stayed = reste en place
round-points = { $points ->
    [0] 0 point
    [1] +1 point
   *[other] +{ $points } points
}
scores-title = Scores
scores-player = Nom
scores-rank = Rang
scores-total = Total
scores-round = Cette manche
points-total = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
place-word = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}

## Ce que la table refuse

refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } ; vous demandez une table de { $got }.
refusal-out-of-range = Ce réglage va de { $least } à { $most }.
refusal-jokers-missing = Il faut les deux jokers en main pour déclarer la Révolution.
refusal-already-silent = Vous avez déjà répondu : vous gardez le silence.
refusal-tax-already-chosen = Vous avez déjà choisi votre impôt ; il est donné.
refusal-wrong-tax = { $wanted ->
    [1] Vous donnez une seule carte, pas { $got }.
   *[other] Vous donnez { $wanted } cartes, pas { $got }.
}
refusal-not-a-dalmuti = Seuls les deux Dalmuti choisissent ce qu’ils donnent.
refusal-no-swap-to-offer = Vous n’avez pas de troc à proposer maintenant.
refusal-not-of-the-people = On ne troque qu’avec un autre membre du peuple.
refusal-no-swap-to-answer = Personne ne vous a proposé de troc.
refusal-not-held = Vous n’avez pas ces cartes en main.
refusal-no-cards = Choisissez au moins une carte.
refusal-unequal-ranks = Toutes les cartes d’un ensemble ont la même valeur ; seuls les jokers imitent.
refusal-wrong-count = { $wanted ->
    [1] Il faut poser une seule carte, pas { $got }.
   *[other] Il faut poser { $wanted } cartes, pas { $got }.
}
refusal-not-better = { $rank ->
    [13] Un joker sans autre carte ne bat rien : il faut plus petit que { $to_beat }.
   *[other] { $rank } ne bat pas { $to_beat } : il faut un chiffre plus petit.
}
refusal-not-your-turn = Ce n’est pas votre tour : { $seat } joue.
refusal-leader-must-play = Vous entamez : il faut poser, on ne passe pas.
refusal-grand-dalmuti-decides = C’est { $seat }, le Grand Dalmuti, qui décide.
refusal-not-now = { $phase ->
    [slip] Pas maintenant : on règle d’abord la carte vue.
    [call] Pas maintenant : la table demande d’abord si quelqu’un déclare la Révolution.
    [taxes] Pas maintenant : ce sont les impôts.
    [play] Pas maintenant : le jeu a commencé.
   *[over] La partie est finie.
}

## Le clavier

keys-rank = choisir une carte de cette valeur (0 pour 10, puis les deux touches à sa droite pour 11 et 12)
keys-joker = choisir un joker
keys-arrows = aller d’une carte à l’autre
keys-enter = poser les cartes choisies
keys-pass = passer
keys-clear = reposer les cartes choisies

## Au terminal

typed-word = { $move ->
    [pass] passe
    [declare] révolution
    [keep-silent] silence
    [give-tax] impôt
    [offer-swap] troc
    [skip-swap] pas de troc
    [answer-swap] carte
    [slip-keep] garder
   *[slip-peon] péon
}

play-help-dalmuti =
    7 7 J : poser deux 7 et un joker · - ou passe : passer
    12 12 pendant les impôts : donner deux 12
    révolution : la déclarer · silence : se taire · non : ne pas troquer

## Les parties d’une partie

chapter-round = Manche { $number }
chapter-trick = Pli { $number }

## L’histoire d’une partie

story-revolution = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} fait la { $great ->
    [yes] Grande Révolution
   *[no] Révolution
} à la manche { $round }.
story-reign = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} régné { $count } manches en Grand Dalmuti.
story-climb = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} gravi { $count } rangs d’un coup à la manche { $round }.
story-margin = { $count ->
    [0] À la fin, rien ne séparait les meilleurs totaux.
    [1] Tout s’est joué à un point.
   *[other] L’écart final est de { $count } points.
}
sheet-round = Manche { $round }
sheet-total = Total
finale-smile = Qu’on apporte un coussin de plus, et le balai à qui l’a mérité.

## Conseils

hint-ask = Demander un conseil
keys-hint = demander un conseil
hint-is = Voici ce que je ferais : { $move }.
why-only = Vous n’avez pas d’autre choix.
why-out = Avec cela, vous sortez.
why-sure = Personne ne peut faire mieux.
why-left = { $count ->
    [0] Il ne vous reste alors que des jokers.
    [one] Il vous reste alors une seule valeur en main.
   *[other] Il vous reste alors { $count } valeurs en main.
}
why-breaks = La réponse la moins chère casserait vos { $rank }.
why-jokers = { $count ->
    [one] La réponse la moins chère coûterait un joker.
   *[other] La réponse la moins chère coûterait les deux jokers.
}
why-spends = Cela garde votre { $rank } pour plus tard.
why-ahead = Dans les manches que j’ai imaginées, vous finissez en moyenne devant { $ahead } { $ahead ->
    [one] personne
   *[other] personnes
} sur { $others }.
why-costs = Le deuxième choix ({ $move }) coûterait { $places } place.
why-close = À peu près aussi bien : { $move }.

## Ordres donnés d’avance, à une table lente

order-pass-trick = Passer jusqu’à la fin de ce pli
order-no-revolution = Ne jamais déclarer la Révolution
