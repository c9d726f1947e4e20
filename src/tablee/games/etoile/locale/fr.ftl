### L’Étoile des Dames : ses phrases, au terminal comme au navigateur.
### Arguments d’un évènement ou d’un coup : ses champs, chacun sous son nom.
### Une place y est remplacée par le nom de qui l’occupe, avec $<champ>_you (« yes » ou « no ») ;
### un trajet par ses cases écrites (Ac3-Ad4, Ac3xBd4), une liste de cases par ses cases à la suite,
### avec $count pour leur nombre ; un booléen par « yes » ou « no ».

## Les mots

camp-name = Camp { $camp }
camp-material = { $camp ->
    [A] bois sombre
    [B] bois clair
   *[C] pierre
}
piece-man = pion
piece-queen = dame
# $kind vaut « man » ou « queen », $camp est une lettre, $cell un nom comme Ad4.
piece-on = { $kind ->
    [queen] Dame
   *[man] Pion
} de { $camp } en { $cell }
cell-empty = { $cell }, case vide
pieces-count = { $count ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $count } pièces
}
men-and-queens = { $men ->
    [0] aucun pion
    [1] 1 pion
   *[other] { $men } pions
}, { $queens ->
    [0] aucune dame
    [1] 1 dame
   *[other] { $queens } dames
}
list-last = { $head } et { $last }

level-random = Au hasard
level-beginner = Débutant · ne voit que son coup
level-easy = Facile · ne voit que les prises
level-moderate = Modéré · voit une réponse
level-normal = Normal · voit trois coups
level-hard = Fort · voit loin
level-master = Maître · voit très loin
place-word = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}

## La boîte

box-tagline = Les dames sur une étoile, à deux ou à trois : l’allié d’un coup est la cible du suivant.
box-players = 2 ou 3 joueurs

option-rules = Règles
    .hint = Le jeu de la maison, ou les dames telles qu’on les joue en Angleterre, en Allemagne ou en Italie.
option-rules-value = { $value ->
    [english] anglaises
    [german] allemandes
    [italian] italiennes
   *[standard] courantes
}
option-cells = Cases jouées
    .hint = Tout le monde joue sur la même couleur.
option-cells-value = { $value ->
    [light] cases claires
   *[dark] cases foncées
}
option-loser_wins = Qui perd gagne
    .hint = Débarrassez-vous de vos pièces avant les autres. Prendre est obligatoire.
option-free_landing = Arrivée libre des dames
    .hint = Après une prise, la dame s’arrête sur la case libre de son choix derrière la dernière pièce.
option-touched = Pièce touchée, pièce jouée
    .hint = Une pièce choisie doit être jouée, si elle le peut.
option-owner_obliges = Exiger la prise de sa pièce
    .hint = À trois : si votre pièce pouvait être prise, vous pouvez l’exiger, même si ce n’est pas à vous de jouer ensuite.

## Ce qui se passe

event-camps-drawn = Camps tirés au sort, à partir de A : { $seats }.
event-piece-touched = { $seat_you ->
    [yes] Vous touchez
   *[no] { $seat } touche
} la pièce en { $cell }.
event-piece-moved = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $path }.
event-pieces-taken = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $taken_count ->
    [1] une pièce
   *[other] { $taken_count } pièces
} : { $path }.
event-queen-made = { $seat_you ->
    [yes] Vous faites
   *[no] { $seat } fait
} dame en { $cell }.
event-capture-missed = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} laissé passer une prise ; { $by_you ->
    [yes] vous pouvez
   *[no] { $by } peut
} souffler { $cells } ou faire reprendre le coup.
event-piece-huffed = { $seat_you ->
    [yes] Vous soufflez
   *[no] { $seat } souffle
} { $offender_you ->
    [yes] votre pièce
   *[no] la pièce { DE($offender) }
} en { $cell } : elle devait prendre.
event-move-taken-back = { $seat_you ->
    [yes] Vous exigez
   *[no] { $seat } exige
} la prise : { $offender_you ->
    [yes] vous reprenez
   *[no] { $offender } reprend
} { $path }.
event-owner-asked = { $seat_you ->
    [yes] Une de vos pièces pouvait être prise : vous pouvez l’exiger.
   *[no] Une pièce { DE($seat) } pouvait être prise : { $seat } peut l’exiger.
}
event-capture-waived = { $seat_you ->
    [yes] Vous n’exigez
   *[no] { $seat } n’exige
} pas la prise.
event-draw-offered = { $seat_you ->
    [yes] Vous proposez
   *[no] { $seat } propose
} la nulle.
event-draw-accepted = { $seat_you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
} la nulle.
event-draw-declined = { $seat_you ->
    [yes] Vous préférez
   *[no] { $seat } préfère
} continuer.
event-resigned = { $seat_you ->
    [yes] Vous abandonnez et retirez vos
   *[no] { $seat } abandonne et retire ses
} pièces.
event-went-out = { $seat_you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} plus de pièces.
event-passed-over = { $seat_you ->
    [yes] Vous ne pouvez pas jouer
   *[no] { $seat } ne peut pas jouer
} : le tour passe.
event-game-ended = { $reason ->
    [agreed] Partie nulle, d’un commun accord.
    [counted] Partie nulle : le compte est atteint.
   *[other] { $count ->
        [1] { $winners_you ->
            [yes] Vous gagnez
           *[no] { $winners } gagne
        }
       *[other] { $winners } gagnent ensemble
    } : { $reason ->
        [taken] en face, il ne reste plus une pièce.
        [blocked] en face, plus aucun coup n’est possible.
        [resigned] par abandon.
        [emptied] plus une seule pièce !
       *[stuck] plus moyen de jouer !
    }
}

## Ce que vous pouvez faire

move-play = { $takes ->
    [yes] Prendre : { $path }
   *[no] Jouer { $path }
}
move-touch = Toucher la pièce en { $cell }
move-huff = Souffler la pièce en { $cell }
move-oblige = Faire reprendre le coup : la prise est due
move-waive = Ne pas exiger la prise
move-offer-draw = Proposer la nulle
move-accept-draw = Accepter la nulle
move-decline-draw = Continuer la partie
move-resign = Abandonner

## Ce que la table attend de vous

question-move = À vous de jouer
question-must-take = À vous de jouer : vous devez prendre
question-take-back = Votre coup est repris : prenez maintenant
question-claim = { $offender } a laissé passer une prise. Soufflez, exigez-la, ou passez outre et jouez.
question-claim-only = { $offender } a laissé passer une prise. Vous ne pouvez pas jouer : soufflez, ou exigez-la.
question-take-theirs = Votre coup est repris : prenez une pièce { DE($seat) }
question-own-missed = { $offender } pouvait prendre une de vos pièces. L’exigez-vous ?
question-touched = Vous avez touché { $cell } : jouez cette pièce
question-draw = { $seat } propose la nulle
prompt-draw-wait = On attend la réponse à la proposition
prompt-wait = { $seat } réfléchit
prompt-out = Vous êtes hors jeu. Regardez la suite.
prompt-over = La partie est finie
prompt-stuck = Cette pièce n’a aucun coup pour l’instant : touchez-en une autre

count-title = Tours sans progrès : { $count } sur { $limit }
lost-title = Pièces perdues
table-board = L’étoile
table-dock = Votre tour
table-offers = Ce que vous pouvez faire

## Ce que la table refuse

refusal-wrong-seats = L’étoile se joue à { $least } ou { $most } ; vous demandez une table de { $got }.
refusal-short-queens-land-nowhere-else = Les dames anglaises avancent d’une case : l’arrivée libre n’a pas de sens pour elles.
refusal-no-such-cell = { $cell } n’est pas une case de l’étoile.
refusal-wrong-colour = { $cell } est de la couleur qui ne se joue pas.
refusal-no-landing-cell = Il faut une pièce et une case d’arrivée.
refusal-not-your-piece = Vous n’avez pas de pièce en { $cell }.
refusal-touched-must-move = Vous avez touché { $cell } : cette pièce doit être jouée.
refusal-touching-is-free = À cette table, toucher une pièce n’engage à rien.
refusal-piece-cannot-move = La pièce en { $cell } ne peut pas bouger.
refusal-takes-nothing = Ce coup ne prend rien : il s’écrit avec un tiret.
refusal-takes-a-piece = Ce coup prend une pièce : il s’écrit avec un x.
refusal-capture-instead = Votre coup est repris : vous devez prendre.
refusal-capture-first = Vous pouvez prendre, donc vous le devez.
refusal-chain-cut-short = La prise continue, par exemple en { $next }.
refusal-no-such-chain = Aucune prise ne passe par là.
refusal-cell-occupied = Il y a une pièce en { $cell }.
refusal-not-on-the-diagonal = { $to } n’est pas sur une diagonale de { $start }.
refusal-backward-step = Un pion ne fait que des pas en avant et reste dans le camp où il est entré.
refusal-one-cell-at-a-time = Cette pièce avance d’une seule case.
refusal-own-piece = Votre propre pièce en { $cell } barre le chemin.
refusal-queens-take-queens = Seule une dame peut prendre la dame en { $cell }.
refusal-forward-captures-only = Les pions ne prennent qu’en avant.
refusal-one-piece-at-a-time = Une dame saute une pièce à la fois.
refusal-stop-behind = La dame s’arrête juste derrière la pièce en { $cell }.
refusal-no-soufflage-here = On ne souffle pas à cette table : prendre est obligatoire.
refusal-nothing-to-waive = On ne vous demande pas si votre pièce doit être prise.
refusal-owner-first = { $seat_you ->
    [yes] Dites d’abord si votre pièce doit être prise.
   *[no] C’est d’abord { AU($seat) } de dire si sa pièce doit être prise.
}
refusal-take-theirs = Prenez une pièce { DE($seat) } : c’est ce qui est exigé.
refusal-nothing-missed = Aucune prise n’a été oubliée.
refusal-piece-missed-nothing = La pièce en { $cell } n’a rien oublié ; vous pouvez souffler { $cells }.
refusal-already-declined = Votre proposition a été refusée ; jouez un coup avant d’en faire une autre.
refusal-no-draw-offered = Personne n’a proposé la nulle.
refusal-not-yours-to-answer = Ce n’est pas à vous de répondre.
refusal-draw-to-answer = Il faut d’abord répondre à la proposition de nulle.
refusal-not-your-turn = Ce n’est pas votre tour : c’est { AU($seat) }.
refusal-game-over = La partie est finie.

## Au navigateur

headline = { $loser_wins ->
    [yes] Qui perd gagne
   *[no] { $rules ->
        [english] Règles anglaises
        [german] Règles allemandes
        [italian] Règles italiennes
       *[standard] Règles courantes
    }
}
state-chosen = choisie
state-landing = arrivée possible
state-movable = peut jouer
state-huff = peut être soufflée
plate-turn = { $seat_you ->
    [yes] à vous
   *[no] doit jouer
}
plate-left = { $queens ->
    [0] { $men ->
        [1] 1 pion
       *[other] { $men } pions
    }
   *[other] { $men } + { $queens ->
        [1] 1 dame
       *[other] { $queens } dames
    }
}
plate-lost = { $count ->
    [1] 1 perdue
   *[other] { $count } perdues
}
plate-out = hors jeu
resigned-with = abandon avec { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
}
side-title = Les camps
side-player = Nom
side-men = Pions
side-queens = Dames
side-lost = Perdues

claim-title = À vous : une prise a été oubliée
claim-explained = { $offender } pouvait prendre et a joué { $path }. Soufflez une pièce qui pouvait prendre, puis jouez ; ou faites reprendre le coup et exigez la prise{ $free ->
    [yes]  ; ou passez outre.
   *[no] .
}
claim-answers = Votre réponse à la prise oubliée
claim-huff = Souffler { $cell }
claim-oblige = Exiger la prise
claim-let-go = Passer outre
chain-goes-on = La prise continue : choisissez la case suivante.
chain-or-queen = Arrêtez-vous ici pour faire dame, ou continuez à prendre.
stop-here = S’arrêter et faire dame
undo-step = Annuler
wish-draw = Nulle ?
resign-sure = Abandonner la partie ?
resign-explained = Vos pièces quittent l’étoile et vous êtes hors jeu.
resign-yes = Oui, j’abandonne
resign-no = Non, je continue
hint-ask = Conseil
hint-move = Je jouerais { $path }.
hint-does = Je jouerais { $path } : ce coup { $does }.
# $men et $queens comptent les pièces prises ; $both vaut « yes » s’il y a des deux.
why-takes = prend { $men ->
    [0] { "" }
    [1] un pion
    [2] deux pions
    [3] trois pions
   *[other] { $men } pions
}{ $both ->
    [yes] { " " }et{ " " }
   *[no] { "" }
}{ $queens ->
    [0] { "" }
    [1] une dame
    [2] deux dames
   *[other] { $queens } dames
}
why-crowns = va à dame
why-safe = ne donne rien en retour
why-gives = { $count ->
    [1] donne une pièce en retour
   *[other] donne { $count } pièces en retour
}
why-saves = { $count ->
    [1] évite une prise
   *[other] évite la prise de { $count } pièces
}
why-only = C’est le seul coup permis.
why-threat = Ce coup menace de prendre au tour suivant.
why-centre = Le centre mène partout, et rien n’y est exposé.
why-crossing = Le pion passe l’axe sans danger.
why-running = Le pion approche de la base adverse, où il deviendra dame.
why-flying = La dame garde une longue diagonale, hors de portée.
why-steady = Tout reste à l’abri : personne ne peut prendre ensuite.
why-duty = { $clause ->
    [ETO-40] Une prise oubliée s’expose au soufflage (ETO-40).
   *[other] Prendre est obligatoire ({ $clause }).
}
why-worth = { $count ->
    [1] Tout autre coup coûterait une pièce.
    [2] Tout autre coup coûterait deux pièces.
   *[other] Tout autre coup coûterait cher.
}
hint-other = Voici ce que je choisirais : { $move }.

keys-walk = suivre les diagonales
keys-take = choisir une pièce, puis chaque case d’arrivée
keys-undo = annuler le choix
keys-hint = demander un conseil

## Au terminal

typed-word = { $move ->
    [touch] toucher
    [huff] souffler
    [oblige] exiger
    [waive] renoncer
    [offer-draw] nulle
    [accept-draw] oui
    [decline-draw] non
   *[resign] abandon
}
play-hint = jouer : lettre ou cases · aide (?) · quitter (q)
play-help =
    Choisissez un coup par sa lettre, ou tapez-le case par case.
    Entrée seule joue le seul coup possible, quand il n’y en a qu’un.
    Pendant que les autres jouent, Entrée accélère jusqu’à votre tour.
    règle ETO-40 : lire un article du livret · q : quitter
play-help-etoile =
    Ac3-Ad4 : jouer · Ad4xBc3xBe1 : prendre, chaque case d’arrivée est écrite
    souffler Ac3 : retirer une pièce qui a oublié de prendre · exiger : faire reprendre le coup
    nulle : la proposer · oui, non : répondre · abandon : renoncer

## L’histoire d’une partie

story-longest = La plus longue prise, { $count } pièces d’un coup, est { $seat_you ->
    [yes] la vôtre
   *[no] celle { DE($seat) }
}.
story-taker = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris le plus : { $count ->
    [1] une pièce
   *[other] { $count } pièces
}.
story-huffed = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} perdu { $count ->
    [1] une pièce soufflée
   *[other] { $count } pièces soufflées
}.
story-first-out = { $seat_you ->
    [yes] Vous avez été le premier camp à quitter le plateau
   *[no] Le camp { DE($seat) } a quitté le plateau en premier
}.
story-queens = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} fait le plus de dames : { $count }.
story-length = { $count ->
    [1] Un seul coup a suffi.
   *[other] Il a fallu { $count } coups.
}
sheet-taken = Prises
sheet-queens = Dames faites
sheet-huffed = Soufflées
finale-smile = Les pièces rentrent dans la boîte, sauf une, qui fait la révérence.

## Ordres donnés d’avance, à une table lente

order-only-move = Jouer tout seul quand un seul coup est possible
