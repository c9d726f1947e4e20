### Camelot : ses phrases, au terminal comme au navigateur.
### Arguments d’un évènement, d’un coup ou d’un refus : ses champs, chacun sous son nom.
### Une place y est remplacée par le nom de qui l’occupe, avec $<champ>_you (« yes », « no », ou « none » s’il n’y en a pas) ;
### une carte par card-<carte>, une couleur par colour-<couleur>, un champ absent par « none » ; un booléen par « yes » ou « no ».

## Les mots

colour-purple = violet
    .weapon = la lance
colour-red = rouge
    .weapon = l’épée
colour-blue = bleu
    .weapon = la hache
colour-yellow = jaune
    .weapon = le fléau
colour-green = vert
    .weapon = les mains nues

card-purple-3 = 3 violet
card-purple-4 = 4 violet
card-purple-5 = 5 violet
card-purple-7 = 7 violet
card-red-3 = 3 rouge
card-red-4 = 4 rouge
card-red-5 = 5 rouge
card-blue-2 = 2 bleu
card-blue-3 = 3 bleu
card-blue-4 = 4 bleu
card-blue-5 = 5 bleu
card-yellow-2 = 2 jaune
card-yellow-3 = 3 jaune
card-yellow-4 = 4 jaune
card-green-1 = 1 vert
card-squire-2 = écuyer 2
card-squire-3 = écuyer 3
card-lady-6 = dame 6
card-desarconne = Désarçonné
    .short = le violet devient rouge, bleu ou jaune
    .effect = Le tournoi violet devient rouge, bleu ou jaune, au choix.
    .told = { card-desarconne.effect }
    .needs = Il faut un tournoi violet.
card-changement-d-arme = Changement d’arme
    .short = autre couleur : rouge, bleu ou jaune
    .effect = Le tournoi rouge, bleu ou jaune prend une autre de ces trois couleurs.
    .told = { card-changement-d-arme.effect }
    .needs = Il faut un tournoi rouge, bleu ou jaune.
card-maladresse = Maladresse
    .short = le tournoi devient vert
    .effect = Le tournoi rouge, bleu ou jaune devient vert : chaque carte y vaut 1.
    .told = { card-maladresse.effect }
    .needs = Il faut un tournoi rouge, bleu ou jaune.
card-lance-brisee = Lance brisée
    .short = un adversaire perd ses violets
    .effect = Un adversaire défausse toutes les cartes violettes de son personnage.
    .told = { card-lance-brisee.effect }
    .needs = Il faut un adversaire sans Bouclier qui ait posé du violet, et plus d’une carte en tout.
card-riposte = Riposte
    .short = prenez la dernière carte d’un adversaire
    .effect = La carte la plus récente d’un adversaire passe sur votre personnage.
    .told = La carte la plus récente de l’adversaire visé passe sur le personnage de qui joue la Riposte.
    .needs = Il faut un adversaire sans Bouclier qui ait posé au moins deux cartes ; jamais une seconde dame, et une seule carte par tour si Assommé est devant vous.
card-esquive = Esquive
    .short = un adversaire perd la carte de votre choix
    .effect = Un adversaire défausse la carte de son personnage que vous désignez.
    .told = L’adversaire visé défausse la carte désignée.
    .needs = Il faut un adversaire sans Bouclier qui ait posé au moins deux cartes.
card-retraite = Retraite
    .short = reprenez une de vos cartes
    .effect = Vous reprenez en main une carte de votre personnage.
    .told = Qui la joue reprend en main une carte de son personnage.
    .needs = Il faut au moins deux cartes sur votre personnage.
card-chute = Chute
    .short = prenez une carte dans une main
    .effect = Vous prenez une carte au hasard dans la main d’un adversaire.
    .told = Une carte au hasard passe de la main visée à la main de qui la joue.
    .needs = Il faut un adversaire à qui il reste une carte en main.
card-feinte = Feinte
    .short = chaque adversaire perd sa dernière carte
    .effect = Chaque adversaire défausse la carte la plus récente de son personnage.
    .told = { card-feinte.effect }
    .needs = Il faut un adversaire sans Bouclier qui ait posé au moins deux cartes.
card-charge = Charge
    .short = chacun perd la plus basse valeur
    .effect = Chacun défausse ses cartes de la plus basse valeur visible sur la table.
    .told = { card-charge.effect }
    .needs = Personne ne défausserait rien : la dernière carte d’un personnage reste, et un Bouclier protège le sien.
card-contre-charge = Contre-charge
    .short = chacun perd la plus haute valeur
    .effect = Chacun défausse ses cartes de la plus haute valeur visible sur la table.
    .told = { card-contre-charge.effect }
    .needs = Personne ne défausserait rien : la dernière carte d’un personnage reste, et un Bouclier protège le sien.
card-disgrace = Disgrâce
    .short = chacun perd écuyers et dame
    .effect = Chacun défausse ses écuyers et sa dame.
    .told = { card-disgrace.effect }
    .needs = Il faut un écuyer ou une dame à défausser, en plus d’une autre carte et sans Bouclier.
card-adaptation = Adaptation
    .short = chacun garde une carte par valeur
    .effect = Chacun garde une seule carte de chaque valeur imprimée.
    .told = { card-adaptation.effect }
    .needs = Il faut un personnage sans Bouclier avec deux cartes de même valeur.
card-finesse = Finesse
    .short = échangez deux cartes posées
    .effect = Vous échangez une carte posée devant vous contre une carte posée devant un adversaire.
    .told = Une carte posée devant qui la joue s’échange contre une carte posée devant l’adversaire visé.
    .needs = Il faut une carte devant vous et une autre, différente, devant un adversaire ; derrière un Bouclier, seul le Bouclier peut être pris.
card-bouclier = Bouclier
    .short = protège votre personnage
    .effect = Devant vous : les cartes d’action des autres n’atteignent plus votre personnage.
    .told = Devant qui la joue : les cartes d’action des autres n’atteignent plus son personnage.
    .needs = Elle se joue à votre tour.
card-assomme = Assommé
    .short = une carte par tour pour un adversaire
    .effect = Devant un adversaire : une seule carte par tour s’ajoute à son personnage.
    .told = { card-assomme.effect }
    .needs = Il faut un adversaire encore en lice.
card-lancelot = Lancelot
    .short = annule une carte d’action
    .effect = Hors de votre tour : la carte d’action qui vient d’être annoncée est annulée.
    .needs = Elle se joue en réponse à la carte d’action d’un adversaire.

cards-count = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
list-last = { $head } et { $last }

level-random = Au hasard
level-beginner = Débutant · tête brûlée
level-easy = Facile · sans compter
level-normal = Normal · économe
level-hard = Fort · voit loin

phase-naming = Le choix de la couleur
phase-turn = Le tour
phase-reaction = Les réponses
phase-adaptation = L’Adaptation
phase-token-lost = Le jeton perdu
phase-token-won = Le jeton gagné
phase-over = La partie est finie

## La boîte

box-tagline = Cinq armes, une seule victoire : restez en lice jusqu’au bout.
box-players = De 2 à 5 joueurs

option-no_repeated_colour = Jamais deux fois la même couleur
    .hint = Un tournoi ne reprend pas la couleur finale du précédent ; sinon, seul le violet est exclu après le violet.
option-name_after_drawing = Piocher avant de nommer la couleur
    .hint = Qui ouvre un tournoi pioche d’abord, puis choisit la couleur.
option-shield_stops_all = Bouclier à la lettre
    .hint = Le Bouclier arrête aussi vos propres cartes d’action.
option-reaction_seconds = Temps pour répondre
    .hint = Après chaque carte d’action, tous les autres disposent du même temps ; qui ne dit rien laisse passer.
option-reaction_seconds-value = { $value ->
    [0] jusqu’à la dernière réponse : on voit qui hésite
    [1] une seconde
   *[other] { $value } secondes
}
option-choice_seconds = Temps pour choisir
    .hint = Pour l’Adaptation et les jetons ; ensuite, le choix prévu par la règle s’applique.
option-choice_seconds-value = { $value ->
    [0] sans limite
    [1] une seconde
   *[other] { $value } secondes
}

## Ce qui se passe

event-dealer-drawn = { $seat_you ->
    [yes] Vous donnez
   *[no] { $seat } donne
} les cartes.
event-hand-dealt = { $seat_you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} : { $cards }.
event-hand-shown = { $cards_count ->
    [0] { $seat_you ->
        [yes] Vous n’avez plus de carte et ne pouvez pas ouvrir.
       *[no] { $seat } n’a plus de carte et ne peut pas ouvrir.
    }
   *[other] { $seat_you ->
        [yes] Vous ne pouvez pas ouvrir le tournoi et vous montrez votre main
       *[no] { $seat } ne peut pas ouvrir le tournoi et montre sa main
    } : { $cards }.
}
event-nobody-started = Personne ne peut ouvrir : tout le monde pioche, et l’on recommence avec { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-colour-named = Tournoi { $tournament } : { $seat_you ->
    [yes] vous nommez
   *[no] { $seat } nomme
} le { $colour }.
event-card-drawn = { $seat_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
}.
event-card-seen = Carte piochée : { $card }.
event-draw-skipped = Il ne reste rien à piocher pour { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-pile-shuffled = La défausse est mélangée : { $count ->
    [1] une carte forme
   *[other] { $count } cartes forment
} le nouveau talon.
event-card-played = { $seat_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} : { $card }. Total : { $total }.
event-action-announced = { $seat_you ->
    [yes] Vous annoncez
   *[no] { $seat } annonce
} { $card }{ $target_you ->
    [none] {""}
    [yes] { " contre vous" }
   *[no] { " contre" } { $target }
}{ $colour ->
    [none] {""}
   *[other] { " :" } { $colour }
}{ $mine ->
    [none] {""}
   *[other] { " ;" } { $seat_you ->
        [yes] de votre côté
       *[no] de son côté
    } : { $mine }
}{ $theirs ->
    [none] {""}
   *[other] { " ; carte visée :" } { $theirs }
}.
event-pass-let = { $seat_you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} passer.
event-standing-order-given = { $seat_you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} tout passer jusqu’à la fin du tournoi.
event-action-cancelled = Lancelot ! { $seat_you ->
    [yes] Vous annulez
   *[no] { $seat } annule
} { $card }{ $owner_you ->
    [yes] {", votre carte"}
   *[no] {" "}{ DE($owner) }
}.
event-colour-changed = Le tournoi passe du { $before } au { $colour }.
event-cards-discarded = { $seat_you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} : { $cards }.
event-card-taken = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $target_you ->
    [yes] sur votre personnage
   *[no] sur le personnage { DE($target) }
} : { $card }.
event-card-taken-back = { $seat_you ->
    [yes] Vous reprenez en main
   *[no] { $seat } reprend en main
} : { $card }.
event-card-stolen = { $seat_you ->
    [yes] Vous prenez une carte dans la main { DE($target) }
   *[no] { $target_you ->
        [yes] { $seat } prend une carte dans votre main
       *[no] { $seat } prend une carte dans la main { DE($target) }
    }
}.
event-stolen-card-seen = Carte dérobée : { $card }.
event-cards-exchanged = { $seat_you ->
    [yes] Vous donnez { $mine } { AU($target) } et recevez { $theirs }
   *[no] { $target_you ->
        [yes] { $seat } vous donne { $mine } et prend { $theirs }
       *[no] { $seat } donne { $mine } { AU($target) } et reçoit { $theirs }
    }
}.
event-card-laid = { $card } est posé devant { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
event-keeping-chosen = { $seat_you ->
    [yes] Vous avez choisi vos cartes
   *[no] { $seat } a choisi ses cartes
}.
event-stayed-in = { $seat_you ->
    [yes] Vous restez
   *[no] { $seat } reste
} en lice : « { $total } ! »
event-withdrew = { $seat_you ->
    [yes] Vous vous retirez
   *[no] { $seat } se retire
} du tournoi.
event-token-lost = La dame coûte cher : { $seat_you ->
    [yes] vous perdez
   *[no] { $seat } perd
} un jeton { $colour }.
event-tournament-won = { $seat_you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} le tournoi { $colour }.
event-token-won = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} un jeton { $colour } : { $count } sur { $needed }.
event-nothing-won = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} déjà un jeton { $colour } : rien de plus.
event-game-ended = { $count ->
    [1] { $winners_you ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    } la partie.
   *[other] { $winners } se partagent la victoire.
}

## Ce qu’on peut faire

move-name = Ouvrir en { $colour }
move-play = Poser : { $card }
move-action = { $card }{ $target ->
    [none] {""}
   *[other] { " →" } { $target }
}{ $colour ->
    [none] {""}
   *[other] { " :" } { $colour }
}{ $mine ->
    [none] {""}
   *[other] { " ; ma carte :" } { $mine }
}{ $theirs ->
    [none] {""}
   *[other] { " ; sa carte :" } { $theirs }
}
move-stay = Rester en lice
move-withdraw = Se retirer
move-let-pass = { $rest ->
    [yes] Tout laisser passer jusqu’à la fin du tournoi
   *[no] Laisser passer
}
move-lancelot = Jouer Lancelot
move-keep = Garder : { $cards }
move-lose-token = Rendre le jeton { $colour }
move-take-token = Prendre le jeton { $colour }

## Ce que la table attend de vous

question-name = Vous ouvrez le tournoi : quelle couleur ?
question-open = Posez d’abord une carte de la couleur, ou un soutien
question-turn = À vous : il vous manque { $short ->
    [1] 1 point
   *[other] { $short } points
}
question-highest = Vous êtes en tête : restez en lice, ou continuez
question-must-play = Vous êtes en tête ; jouez au moins une carte pour rester
question-react = { $seat } annonce { $card }. Laissez-vous passer ?
react-note = Si personne ne joue Lancelot, la carte agit à la fin du temps.
lancelot-missing = Lancelot n’est pas dans votre main : la carte passe.
prompt-answered = Vous avez répondu. On attend les autres.
question-keep = Adaptation : quelles cartes gardez-vous ?
question-lose = Vous avez quitté le tournoi avec une dame : quel jeton rendez-vous ?
question-take = Le violet vous laisse le choix : quel jeton prenez-vous ?
prompt-wait = { $seat } réfléchit
prompt-wait-many = On attend { $seats }
prompt-withdrawn = Vous avez quitté le tournoi. Regardez la suite.
prompt-over = La partie est finie

table-hand = Votre main
table-offers = Vos coups possibles
table-pile = Talon : { $count ->
    [0] vide
    [1] 1 carte
   *[other] { $count } cartes
}
table-total = { $total }
table-short = pas encore en tête : il manque { $short }
said-withdrawn = hors lice
said-answered = a répondu
said-chosen = a choisi
tokens-count = { $count ->
    [0] aucun jeton
    [1] 1 jeton sur { $needed }
   *[other] { $count } jetons sur { $needed }
}
standing-order-on = Vous laissez tout passer jusqu’à la fin du tournoi
tournament-title = Tournoi { $tournament }

## Ce que la table refuse

refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } ; vous demandez une table de { $got }.
refusal-out-of-range = Ce réglage va de { $least } à { $most }.
refusal-not-the-starter = C’est { $seat } qui ouvre ce tournoi.
refusal-no-such-colour = Les couleurs sont violet, rouge, bleu, jaune et vert.
refusal-colour-barred = Le { $colour } vient d’être joué : choisissez une autre couleur.
refusal-colour-not-held = Pour ouvrir en { $colour }, il faut en main une carte de cette couleur, ou un soutien.
refusal-opening-card-first = Vous ouvrez : posez d’abord une carte de la couleur, ou un soutien.
refusal-starter-stays = Vous ouvrez le tournoi : pas de retrait à ce tour.
refusal-withdrawn = Vous avez quitté le tournoi : plus rien jusqu’au prochain tournoi.
refusal-not-your-turn = Ce n’est pas votre tour : { $seat } joue.
refusal-not-held = Vous n’avez pas cette carte en main.
refusal-action-card = { $card } est une carte d’action : elle ne va pas sur un personnage.
refusal-wrong-colour = Le tournoi est { $colour } : { $card } ne convient pas.
refusal-second-lady = Une seule dame à la fois sur un personnage.
refusal-stunned = Assommé est devant vous : une seule carte par tour sur votre personnage.
refusal-nothing-played = Pour rester en lice, jouez au moins une carte.
refusal-not-entered = Pour entrer dans le tournoi, posez une carte de la couleur ou un soutien.
refusal-not-highest = { $total } ne suffit pas : il vous manque { $short ->
    [1] 1 point
   *[other] { $short } points
} pour dépasser tous les autres.
refusal-not-your-choice = C’est { AU($seat) } de choisir.
refusal-token-not-held = Vous n’avez pas de jeton { $colour }.
refusal-token-held = Vous avez déjà un jeton { $colour } : prenez-en un qui vous manque.
refusal-lancelot-answers = Lancelot ne se joue qu’en réponse à la carte d’action d’un adversaire.
refusal-no-action-card = { $card } n’est pas une carte d’action.
refusal-wrong-targets = { $needs ->
    [none] { $card } se joue sans rien désigner.
    [target] Pour jouer { $card }, désignez un adversaire.
    [colour] Pour jouer { $card }, nommez la nouvelle couleur.
    [mine] Pour jouer { $card }, désignez une carte posée devant vous.
    [target-theirs] Pour jouer { $card }, désignez une carte posée devant un adversaire.
   *[target-mine-theirs] Pour jouer { $card }, désignez une carte posée devant vous et une autre devant un adversaire.
}
refusal-no-effect = { $card } n’aurait aucun effet : elle ne peut pas être jouée ainsi.
refusal-only-card = La dernière carte d’un personnage ne peut être ni retirée ni volée.
refusal-no-such-change = { $card } ne change pas ainsi un tournoi { $before }.
refusal-nothing-to-choose = Vous n’avez rien à choisir.
refusal-already-chosen = Vous avez déjà choisi.
refusal-wrong-choice = Gardez exactement une carte pour chaque valeur en double.
refusal-no-opponent = Désignez un adversaire.
refusal-target-withdrawn = { $target } a quitté le tournoi.
refusal-target-shielded = Le Bouclier { DE($target) } arrête cette carte.
refusal-shielded-yourself = Votre Bouclier arrête aussi vos propres cartes.
refusal-target-not-entered = { $target } n’a encore rien posé : un personnage commence par une carte de sa propre main.
refusal-no-such-card = Cette carte n’est pas sur la table.
refusal-empty-hand = { $target } n’a aucune carte en main.
refusal-second-lady-comes = Cela amènerait une seconde dame sur un personnage.
refusal-own-card = C’est votre propre carte : les autres répondent.
refusal-already-answered = Vous avez déjà répondu.
refusal-no-card-to-answer = Aucune carte d’action n’attend de réponse.
refusal-not-now = { $phase ->
    [naming] Pas maintenant : la couleur du tournoi n’est pas encore choisie.
    [turn] Pas maintenant : le tour est en cours.
    [reaction] Pas maintenant : une carte d’action attend les réponses.
    [adaptation] Pas maintenant : chacun choisit les cartes à garder.
    [token-lost] Pas maintenant : un jeton doit être rendu.
    [token-won] Pas maintenant : un jeton doit être choisi.
   *[over] La partie est finie.
}

## Ce que le navigateur dit de plus

you = Vous
colour-none = Quelle couleur ?
green-counts = chaque carte vaut 1
discards-top = Dessus de la défausse : { $card }
tokens-held = { $count ->
    [0] aucun jeton sur { $needed }
    [1] 1 jeton sur { $needed } : { $tokens }
   *[other] { $count } jetons sur { $needed } : { $tokens }
}
total-said = total { $total } ; posées, de la plus ancienne à la plus récente : { $cards }
aim-card = Désigner : { $card }, devant { $seat }
aim-seat = Viser { $seat }
hand-shut = { $card } (pas maintenant)
offer-opens = { $card }…
total-after = { $total } si la carte prend effet
running-after = si la carte prend effet
react-cost = Votre total : { $total } → { $after }.
running-short = il vous manque { $short } pour être en tête
running-highest = vous êtes en tête
running-would = vous seriez en tête
action-choose = Désignez la cible
action-idle = Impossible pour l’instant. { $needs }
queue-stopped = La suite n’a pas pu être posée : { $cards }.
action-colour = Choisissez la nouvelle couleur.
action-both = Désignez une de vos cartes et celle d’un adversaire.
action-mine = Désignez une de vos cartes.
action-theirs = Désignez une carte d’un adversaire.
action-target = Désignez un adversaire.
announced-title = Une carte d’action est annoncée
announced-waits = On attend la réponse de chacun.
side-title = Jetons : { $needed } différents pour gagner
side-player = Nom
token-yes = gagné
token-no = manque
place-word = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
keys-card = prendre une carte de la main
keys-arrows = aller d’une carte à l’autre
keys-enter = poser les cartes choisies, annoncer l’action
keys-stay = rester en lice
keys-pass = laisser passer
keys-clear = reposer les cartes choisies
keys-hint = demander un conseil
hint-ask = Demander un conseil
hint-is = Voici ce que je jouerais : { $move }.
why-odds = { $tried ->
    [yes] { $other ->
        [less] Je vous donne { $win } % de chances de gagner la partie ; le deuxième choix en perd { $cost }.
        [more] Je vous donne { $win } % de chances de gagner la partie ; un autre choix en donne même { $cost } de plus.
       *[same] Je vous donne { $win } % de chances de gagner la partie, et à peu près autant avec le deuxième choix.
    }
   *[no] Je n’ai pas de comparaison sûre.
}
why-only = Vous n’avez pas d’autre choix.
why-leads = Avec elle, vous menez de { $lead }. { why-odds }
why-nears = Il manque ensuite encore { $short } pour mener. { why-odds }
why-stay = Vous menez de { $lead } ; il vous reste { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} pour la suite. { why-odds }
why-cannot = Pour rester, il faut { $need } de plus, et vous ne pouvez ajouter que { $reach }. { why-odds }
why-leave = Pour rester, il faut { $need } de plus ; vous gardez ainsi { $count ->
    [0] votre main
    [one] votre dernière carte
   *[other] vos { $count } cartes
} pour le prochain tournoi. { why-odds }
why-steal = Il y a { $count ->
    [one] une carte
   *[other] { $count } cartes
} à voler, à quelqu’un qui a { $tokens ->
    [0] zéro jeton
    [one] un jeton
   *[other] { $tokens } jetons
}. { why-odds }
why-shield = { $count ->
    [0] Votre personnage est
    [one] Votre seule carte est
   *[other] Vos { $count } cartes sont
} alors à l’abri des cartes d’action des autres. { why-odds }
why-stun = Dès lors, plus qu’une carte par tour pour cette personne. { why-odds }
why-adapt = De chaque valeur, il ne reste qu’une carte devant chacun. { why-odds }
why-action = Votre avance passe de { $before } à { $after }. { why-odds }
why-name = { $held ->
    [yes] Vous avez déjà ce jeton, mais
   *[no] Ce jeton vous manque, et
} vous pourriez poser { $total } dans cette couleur. { why-odds }
why-keep = Disgrâce ne peut rien contre { $count } de ces cartes. { why-odds }
why-take = Vos propres cartes de cette couleur valent { $total }. { why-odds }
why-lose = Pour le regagner, vous avez { $total } en cartes de cette couleur. { why-odds }
why-cancel = { $known ->
    [yes] Sinon, votre avance passe de { $before } à { $after }. { why-odds }
   *[no] Sinon, la carte agit. { why-odds }
}
why-pass = { $known ->
    [yes] Votre avance passe de { $before } à { $after } : Lancelot peut attendre. { why-odds }
   *[no] Lancelot peut attendre. { why-odds }
}

## Au terminal

card-at = n° { $place }
typed-word = { $move ->
    [stay] rester
    [withdraw] retirer
    [let-pass] passe
    [pass-all] tout passer
    [keep] garder
   *[lancelot] lancelot
}
table-top = Défausse : { $card }
play-help =
    Choisissez un coup par sa lettre, ou tapez le nom des cartes.
    Entrée seule reste en lice quand vous êtes en tête, et laisse passer une carte.
    Pendant que les autres jouent, Entrée accélère jusqu’à votre tour.
    règle CAM-24 : lire un article du livret · q : quitter
play-help-camelot =
    rouge 4 ou red-4 : poser un 4 rouge · écuyer 2, dame : un soutien · vert : une carte verte
    riposte 2 : contre la place 2 · esquive 2 1 : la carte n° 1 de la place 2 · retraite 1 : ma carte n° 1
    finesse 2 1 3 : ma carte n° 1 contre la carte n° 3 de la place 2 · maladresse vert
    rester · retirer · passe · tout passer (jusqu’à la fin du tournoi) · lancelot
    † ♠ ☼ ♦ ♣ : rouge, bleu, jaune, violet, vert · ♙ écuyer · ♕ dame

## Les parties d’une partie

chapter-tournament = Tournoi { $number }

## L’histoire d’une partie

story-wins = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} remporté { $count ->
    [1] un tournoi
   *[other] { $count } tournois
}, plus que quiconque.
story-lancelot = { $count ->
    [1] Lancelot est venu une fois
   *[other] Lancelot est venu { $count } fois
} ; la dernière, { $seat_you ->
    [yes] vous avez
   *[no] { $seat } a
} arrêté { $card } { $owner_you ->
    [yes] que vous jouiez
   *[no] jouée par { $owner }
}.
story-thief = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris { $count ->
    [1] une carte
   *[other] { $count } cartes
} aux autres.
story-dear-lady = La dame a coûté { $count ->
    [1] un jeton
   *[other] { $count } jetons
} { $seat_you ->
    [yes] à votre compte
   *[no] { AU($seat) }
}.
story-length = { $count ->
    [1] Un seul tournoi a tout décidé.
   *[other] Il a fallu { $count } tournois.
}
sheet-tournament = Tournoi { $tournament }
sheet-tokens = Jetons
finale-smile = À la taverne du château, la première tournée attend.

## Ordres donnés d’avance, à une table lente

order-lancelot-for-me = Jouer Lancelot contre la prochaine carte d’action qui me vise
order-let-cards-pass = Laisser passer toutes les cartes d’action
