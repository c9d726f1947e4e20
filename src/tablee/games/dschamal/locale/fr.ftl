### Dschamál : ses phrases, au terminal comme au navigateur.
### Arguments d’un évènement ou d’un coup : ses champs, chacun sous son nom.
### Une place y est remplacée par le nom de qui l’occupe, avec $<champ>_you (« yes » ou « no ») ;
### une pièce par ses mots (piece-one), plusieurs par une liste ; un booléen par « yes » ou « no » ;
### un temps en millisecondes par des secondes à deux décimales.

## Les mots

colour-m = { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
colour-f = { $colour ->
    [blue] bleue
    [yellow] jaune
    [white] blanche
   *[brown] brune
}
colour-name = { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
    [brown] brun
   *[black] noir
}
form-name = { $form ->
    [ball] boule
    [egg] œuf
    [cube] cube
    [cylinder] cylindre
    [holed-disc] disque troué
    [narrow-roof] toit étroit
    [wide-roof] toit large
    [cone] cône
    [brick] brique
    [arch] arche
    [half-round] demi-rond
    [cross] croix
    [flattened-ball] boule aplatie
    [cut-cube] cube à coin coupé
    [waisted-cylinder] cylindre à taille fine
    [plain-disc] disque plein
    [blunt-roof] toit étroit émoussé
    [notched-roof] toit large entaillé
    [cut-cone] cône tronqué
    [drilled-brick] brique percée
    [double-arch] arche double
    [flat-half-round] demi-rond aplani
   *[camel] chameau
}
# Une pièce de couleur ou noire, sans article.
piece-name = { $form ->
    [ball] boule { colour-f }
    [egg] œuf { colour-m }
    [cube] cube { colour-m }
    [cylinder] cylindre { colour-m }
    [holed-disc] disque troué { colour-m }
    [narrow-roof] toit étroit { colour-m }
    [wide-roof] toit large { colour-m }
    [cone] cône { colour-m }
    [brick] brique { colour-f }
    [arch] arche { colour-f }
    [half-round] demi-rond { colour-m }
    [cross] croix { colour-f }
   *[other] { form-name }
}
piece-one = { $form ->
    [ball] une { piece-name }
    [brick] une { piece-name }
    [arch] une { piece-name }
    [cross] une { piece-name }
    [flattened-ball] une { piece-name }
    [drilled-brick] une { piece-name }
    [double-arch] une { piece-name }
    [camel] le chameau
   *[other] un { piece-name }
}
form-the = { $form ->
    [ball] la boule
    [egg] l’œuf
    [brick] la brique
    [arch] l’arche
    [cross] la croix
   *[other] le { form-name }
}
list-last = { $head } et { $last }
seconds-word = { $seconds } s

level-random = Au hasard
level-beginner = Débutant · prend ce qui vient
level-easy = Facile · se contente de peu
level-companion = Complice · à votre mesure
level-normal = Normal · tâte deux fois

phase-choose = Le choix des pièces
phase-ready = Les mains au sac
phase-search = Dans le sac
phase-take = Une pièce à prendre
phase-give = Une pièce à céder
phase-hand = Une pièce à offrir
phase-camel = Le chameau
phase-build = La tour
phase-over = La partie est finie

## La boîte

box-tagline = Le sac est noir, vos doigts voient. Faites vite, et ne vous trompez pas.
box-players = De 3 à 8 joueurs ; le Turm et le Quartett, de 3 à 6

option-game = Le jeu
    .hint = Quatre jeux dans la même boîte, avec le même sac.
option-game-value = { $value ->
    [duell] Duell um Dschamál
    [turm] Der Dschamál-Turm : la tour
    [dreier] Der dschamile Dreier : à trois
   *[quartett] Das Dschamálquartett : dès 5 ans
}
option-search_seconds = Durée d’une recherche
    .hint = Passé ce temps, les mains sortent vides du sac.
option-search_seconds-value = { $value } secondes
option-tie_ms = Égalité de vitesse
    .hint = En deçà de cet écart, il y a égalité, et l’on recommence.
option-tie_ms-value = { $value } millièmes de seconde
option-start_seconds = Attente du départ
    .hint = Si personne ne crie « Dschamál », la table donne elle-même le départ.
option-start_seconds-value = { $value ->
    [1] une seconde
   *[other] { $value } secondes
}
option-choice_seconds = Temps pour choisir
    .hint = Passé ce temps, la table choisit raisonnablement pour vous.
option-choice_seconds-value = { $value } secondes
option-build_seconds = Temps pour bâtir
    .hint = Passé ce temps, la pièce retourne au sac.
option-build_seconds-value = { $value } secondes
option-camel_reach = Le chameau fouille le sac
    .hint = Si l’adversaire n’a rien à prendre, le chameau appelé permet de fouiller le sac une fois, sans adversaire.
option-one_black_kind = Les noires sont d’une seule sorte
    .hint = Au Turm, qui possède déjà une pièce noire doit offrir la suivante.
option-duels = Nombre de recherches
    .hint = La partie s’arrête au plus tard après ce nombre de recherches.
option-duels-value = { $value ->
    [1] une recherche
   *[other] { $value } recherches
}
option-dark = Rien que le bout du doigt
    .hint = Aucune trace de ce qui a été senti ne reste à l’écran : seulement ce qui est sous le doigt.
option-lit_seconds = Le sac, pour qui regarde
    .hint = Qui ne cherche pas voit, du dehors, les bras remuer dans le sac. Éclairé, on voit aussi ce qu’il contient, avec quelques secondes de retard.
option-lit_seconds-value = { $value ->
    [0] dans le noir
   *[other] éclairé, { $value } s plus tard
}

## Ce qui se passe

event-starter-drawn = { $seat_you ->
    [yes] Le sort vous désigne : vous commencez
   *[no] Le sort désigne { $seat }, qui commence
}.
event-piece-chosen = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $piece }.
event-bout-ready = { $purpose ->
    [decisive] Personne n’a rien sorti. Pièce décisive : { $middle }. { $fighters } cherchent cette forme, ou le chameau.
    [reach] { $fighters } fouille le sac une fois, sans adversaire.
   *[duel] Au sac : { $fighters }.
}
event-started = « Dschamál ! » { $seat_you ->
    [yes] Vous avez donné
   *[no] { $seat } a donné
} le départ.
event-relief-felt = { $near ->
    [yes] Une autre main est tout près.
   *[no] Vous tâtez.
}
event-hand-closed = { $count ->
    [0] Votre main se referme sur rien.
    [1] Votre main tient une pièce.
   *[other] Votre main tient { $count } pièces.
}
event-width-felt = Entre vos deux doigts : { $mm } mm.
event-piece-rolled = { $free ->
    [yes] La pièce roule entre vos doigts.
   *[no] La pièce ne roule pas : elle est coincée.
}
event-hand-opened = Votre main s’ouvre : la pièce reste dans le sac.
event-camel-called = { $seat_you ->
    [yes] Vous criez
   *[no] { $seat } crie
} « À moi le chameau ! »
event-hand-laid = { $seat_you ->
    [yes] Votre main sort du sac
   *[no] La main { DE($seat) } sort du sac
}.
event-own-laid = Vous posez { $pieces }.
event-gave-up = { $seat_you ->
    [yes] Votre main sort vide
   *[no] La main { DE($seat) } sort vide
}.
event-times-shown = Les temps : { $times } (à { $within } s près ; égalité en deçà de { $tie_ms } ms).
event-pieces-shown = { $seat_you ->
    [yes] Vous avez posé
   *[no] { $seat } a posé
} { $pieces }{ $called ->
    [yes] {", en appelant le chameau"}
   *[no] {""}
}.
event-bout-repeated = { $reason ->
    [tie] À vitesse égale, tout retourne au sac, on recommence.
   *[other] Deux appels pour rien : on recommence.
}
event-bout-void = Personne ne l’emporte. On passe à la suite.
event-bout-won = { $seat_you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} { $clause ->
    [DSC-20] le duel : une forme déjà possédée
    [DSC-21] le duel : une forme de l’adversaire
    [DSC-22] le duel : le chameau, bien appelé
    [DSC-23] le duel : aucun des deux n’avait cette forme
    [DSC-24] le duel : la pièce sortie était noire
    [DSC-25] le duel : le chameau n’avait pas été appelé
    [DSC-26] le duel : l’appel était faux
    [DSC-27] le duel : plus d’une pièce sortie
    [DSC-31] la pièce décisive
    [DSC-51] le duel : première main sortie
    [DSC-53] le duel : l’autre a sorti plus d’une pièce
    [DSC-63] le triel avec sa forme
    [DSC-64] le triel en dernier : les deux autres avaient tort
    [DSC-65] le triel : le chameau, bien appelé
    [DSC-66] le triel de la pièce décisive
   *[DSC-72] le duel : une forme déjà possédée
}.
event-piece-kept = { $seat_you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $piece }.
event-piece-moved = { $piece } passe { $giver_you ->
    [yes] de vous
   *[no] { DE($giver) }
} { $taker_you ->
    [yes] à vous
   *[no] { AU($taker) }
}.
event-shape-completed = Les quatre pièces « { $shape } » sont dehors : elles sont gagnantes, et à l’abri, chez { $owners }.
event-tower-built = { $seat_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { $piece }{ $fallen_count ->
    [0] {" : la tour tient."}
    [1] {" : une pièce tombe."}
   *[other] {" : "}{ $fallen_count } pièces tombent.
}
event-tower-lost = { $seat_you ->
    [yes] Vous avez sorti plus d’une pièce : votre tour retourne
   *[no] { $seat } a sorti plus d’une pièce : sa tour retourne
} au sac.
event-towers-counted = Le compte : { $totals }.
event-game-ended = { $reason ->
    [seven] Sept pièces gagnantes !
    [tower] Une tour de sept pièces !
    [blacks] La dixième pièce noire est sortie.
    [four] Quatre pièces de la même forme !
    [bag] Il n’y a plus de couleur dans le sac.
   *[duels] Le nombre de recherches convenu est atteint.
} { $count ->
    [1] { $winners_you ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    } la partie.
   *[other] { $winners } se partagent la victoire.
}

## Ce que vous pouvez faire

move-choose = Prendre { $piece }
move-start = { $after_pause ->
    [yes] Laisser la table donner le départ
   *[no] Crier « Dschamál ! »
}
move-feel = Déplacer le doigt { direction }
move-push = Pousser { direction }
direction = { $direction ->
    [right] vers la droite
    [left] vers la gauche
    [near] vers soi
    [far] vers le fond
    [near-right] vers soi, à droite
    [near-left] vers soi, à gauche
    [far-right] vers le fond, à droite
   *[far-left] vers le fond, à gauche
}
move-close = Fermer la main
move-pinch = Pincer entre deux doigts { $across ->
    [0] d’un côté à l’autre
   *[other] de soi vers le fond
}
move-roll = Rouler dans la main
move-let-go = Lâcher
move-call = « À moi le chameau ! »
move-lay = Poser sur la table
move-give-up = Sortir la main vide
move-take = Prendre { $piece }
move-give = Donner { $piece } { AU($to) }
move-build = { $settled_all ->
    [yes] Poser { $piece } tout en haut
   *[no] Renoncer : { $piece } retourne au sac
}

## Ce que la table attend

question-choose = Choisissez la pièce que vous posez devant vous
prompt-choose-wait = { $seat } choisit sa pièce
question-ready-caller = { $fighters } { $count ->
    [1] a la main au sac
   *[other] ont la main au sac
} : criez « Dschamál ! »
prompt-ready-fighter = La main au bord du sac : attendez le cri
question-search = Cherchez : { $shapes }, ou le chameau
question-search-decisive = Cherchez { form-the }, ou le chameau
question-search-turm = Sortez une pièce avant l’autre, et une seule
question-search-alone = Une seule fois : une forme que personne ne possède
prompt-search-watch = { $fighters } { $count ->
    [1] fouille
   *[other] fouillent
} le sac
prompt-holding = { $count ->
    [1] Vous tenez quelque chose. C’est la bonne ?
   *[other] Vous tenez { $count } pièces !
}
prompt-laid = Posé. On attend les autres mains.
question-take = Prenez une pièce { AU($giver) }
question-give = Choisissez la pièce que vous cédez { AU($to) }
question-hand = Vous avez déjà cette sorte : à qui offrez-vous { $piece } ?
question-camel = Le chameau : donnez une pièce noire, ou prenez-en une
question-build = Posez { $piece } sur votre tour
question-build-base = Posez { $piece } : ce sera la base de votre tour
prompt-wait = { $seat } réfléchit
prompt-over = La partie est finie

master-name = { $seat_you ->
    [yes] Vous êtes Maître des pièces
   *[no] { $seat } est Maître des pièces
}
winning-title = Pièces gagnantes
owned-title = Pièces
tower-title = Tour
blacks-title = Pièces noires
bag-count = { $count ->
    [1] une pièce dans le sac
   *[other] { $count } pièces dans le sac
}
receipt-line = { $seat_you ->
    [yes] vous
   *[no] { $seat }
} { $seconds } s

## Ce que la table refuse

refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } ; vous demandez une table de { $got }.
refusal-out-of-range = Ce réglage va de { $least } à { $most }.
refusal-not-your-choice = Ce n’est pas à vous de choisir : c’est { AU($seat) }.
refusal-not-to-choose = Cette pièce n’est pas, ou n’est plus, à choisir.
refusal-bystander-calls = Le départ est donné par quelqu’un qui ne cherche pas.
refusal-start-by-lot = Tout le monde cherche : le départ ne vient qu’après une pause tirée au sort.
refusal-not-in-the-duel = Ce n’est pas votre tour de fouiller le sac.
refusal-already-pulled = Votre main est sortie avec sa pièce : on ne pioche pas deux fois.
refusal-already-out = Votre main est déjà hors du sac.
refusal-call-too-late = Le chameau s’appelle avant d’être posé.
refusal-already-called = Vous avez déjà appelé le chameau.
refusal-no-call = On n’appelle pas le chameau au Turm.
refusal-no-camel = Il n’y a pas de chameau au Quartett.
refusal-no-call-alone = Sans adversaire, on n’appelle pas le chameau.
refusal-nothing-held = Votre main ne tient rien.
refusal-one-rolls-alone = Votre main tient plus d’une pièce : on n’en roule qu’une.
refusal-no-such-turn = Deux doigts se posent de 0 à { $most } fois quinze degrés.
refusal-hand-is-full = Votre main tient quelque chose : lâchez ou posez d’abord.
refusal-too-fast = Aucune main ne va si vite.
refusal-measured-badly = Aucun temps n’est mesuré à plus de { $most } ms près.
refusal-time-is-up = Le temps de la recherche est écoulé.
refusal-outside-the-bag = Le sac s’arrête là.
refusal-pushed-too-far = On pousse d’au plus { $most } mm à la fois.
refusal-not-yours-to-take = C’est { $taker } qui prend une pièce.
refusal-not-before-them = { $seat } n’a pas cette pièce.
refusal-winning-piece = Une pièce gagnante ne se prend ni ne se donne.
refusal-loser-gives = C’est { $giver } qui cède une pièce { AU($to) }.
refusal-not-yours = Vous n’avez pas cette pièce.
refusal-winner-gives = C’est { $giver } qui offre la pièce sortie.
refusal-give-what-you-pulled = Vous offrez la pièce que vous venez de sortir, pas une autre.
refusal-give-to-another = On l’offre à quelqu’un d’autre.
refusal-camel-is-theirs = C’est { $seat } qui a tiré le chameau.
refusal-no-such-black = Donnez une de vos pièces noires, ou prenez-en une à qui en possède.
refusal-owner-builds = C’est { $seat } qui bâtit.
refusal-other-piece = Ce n’est pas la pièce à poser.
refusal-base-stays = La base reste sur la table.
refusal-not-settled = Le résultat de la pose manque encore.
refusal-not-these-pieces = Ces pièces ne sont pas celles de la tour.
refusal-out-of-reach = On ne peut pas lâcher la pièce là.
refusal-not-now = { $phase ->
    [choose] Pas maintenant : chacun choisit d’abord sa pièce.
    [ready] Pas maintenant : on attend le départ.
    [search] Pas maintenant : des mains fouillent le sac.
    [take] Pas maintenant : une pièce est à prendre.
    [give] Pas maintenant : une pièce est à céder.
    [hand] Pas maintenant : une pièce est à offrir.
    [camel] Pas maintenant : on règle d’abord le chameau.
    [build] Pas maintenant : une pièce est à poser sur une tour.
   *[over] La partie est finie.
}

## À la table

option-game-about = { $value ->
    [duell] Deux mains dans le sac, sept pièces gagnantes. De 3 à 8.
    [turm] La plus rapide bâtit sur une vraie tour, qui peut tomber. De 3 à 6.
    [dreier] Trois mains à la fois dans le sac. De 3 à 8.
   *[quartett] Le plus simple : quatre pièces d’une forme. De 3 à 6.
}
bout-title = { $game ->
    [turm] Turm n° { $number }
    [dreier] Dreier n° { $number }
    [quartett] Quartett n° { $number }
   *[duell] Duel n° { $number }
}
you = Vous
colon = {" "}{":"}
table-offers = Ce que vous pouvez faire
table-actions = Vos choix
fights-now = La main au sac
course-said = { $count ->
    [1] Une main au sac :
   *[other] Au sac :
}
owns-nothing = rien encore
winning-count = { $count ->
    [1] Une pièce gagnante sur sept
    [7] Sept pièces gagnantes
    [8] Huit pièces gagnantes
    [9] Neuf pièces gagnantes
   *[other] { $count } pièces gagnantes sur sept
}
tower-count = { $count ->
    [0] Pas encore de tour
    [1] Tour : une pièce sur sept
    [7] Tour : sept pièces
   *[other] Tour : { $count } pièces sur sept
}
give-here = Donner { AU($seat) }
give-short = Donner
decisive-title = Pièce décisive
hand-status = { $status ->
    [in] fouille le sac
    [laid] a posé
   *[out] main vide
}
arm-mood = { $mood ->
    [rim] est au bord
    [reaches] fouille
    [hesitates] hésite
    [holds] tient quelque chose
    [laid] a posé
   *[out] a la main vide
}
camel-shout = { $seat } : « À moi le chameau ! »
question-ready-all = Tout le monde cherche : le départ viendra après une pause tirée au sort
question-search-camel = Cherchez le chameau : aucun de vous deux n’a de pièce
question-search-own = Cherchez une de vos formes : { $shapes }
prompt-take-wait = { $seat } prend une pièce { AU($victim) }
prompt-give-wait = { $seat } choisit la pièce à céder { AU($to) }
prompt-hand-wait = { $seat } offre { $piece }
prompt-camel-wait = { $seat } a tiré le chameau
prompt-build-wait = { $seat } pose { $piece }

towers-title = Les tours
tower-of = { $seat_you ->
    [yes] Votre tour
   *[no] La tour { DE($seat) }
}, { $count ->
    [0] encore rien
    [1] une pièce
   *[other] { $count } pièces, de bas en haut
}.
tower-piece = { $piece }, de { $low } à { $high } mm de haut{ $side ->
    [left] {", "}{ $aside } mm à gauche de la base
    [right] {", "}{ $aside } mm à droite de la base
   *[none] {""}
}{ $deep ->
    [near] {", "}{ $off } mm vers vous
    [far] {", "}{ $off } mm vers le fond
   *[none] {""}
}
walk-left = Tourner autour, vers la gauche
walk-right = Tourner autour, vers la droite
look-all = Voir toutes les tours
build-controls = La pièce en main
build-let-go = Lâcher
build-flat = Tout en haut, telle quelle ({ $height } mm)
build-side = Tout en haut, tournée ({ $height } mm)
build-base-flat = Sur la table, telle quelle ({ $height } mm)
build-base-side = Sur la table, tournée ({ $height } mm)
turn-pivot = Pivoter la pièce
turn-tip = Basculer la pièce vers le fond
turn-roll = Coucher la pièce sur le côté
turn-fine = Gestes fins
step-left = Vers la gauche
step-right = Vers la droite
step-far = Vers le fond
step-near = Vers soi

side-title-winning = Pièces gagnantes
side-title-four = De la même forme
side-title-score = Le compte
side-player = Nom
side-owned = Pièces
side-winning = Gagnantes
side-four = Réunies
side-tower = Tour
side-blacks = Noires
side-bonus = Pour les noires
side-total = Total
master-short = Maître
place-word = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}

keys-start = crier « Dschamál ! »
keys-finger = déplacer le doigt, ou la pièce sur la tour
keys-space = fermer la main, ou lâcher
keys-pinch = pincer : sentir la largeur de ce que vous tenez
keys-roll = rouler la pièce dans la main
keys-lay = poser sur la table ; lâcher sur la tour
keys-call = « À moi le chameau ! »
keys-push = pousser une pièce dans le sac
keys-eyes = jouer les yeux fermés
keys-choice = choisir dans la liste
keys-turn = pivoter, basculer, coucher la pièce
keys-fine = gestes fins, ou grands
keys-view = tourner autour des tours

## Dans le sac, du bout du doigt

bag-title = Le sac
bag-inside = L’intérieur du sac
bag-how = Les flèches promènent le doigt, avec Alt à petits pas, avec Maj en poussant. Espace ferme ou ouvre la main, P la ferme à deux doigts et sent la largeur, R roule la pièce tenue, Entrée pose sur la table, C appelle le chameau, Échap deux fois sort la main vide, E ferme ou ouvre les yeux.
bag-start = Dschamál !
bag-wait = Les mains au bord. Plus un geste…
bag-actions = Ce que fait votre main
bag-hands = Les mains
bag-status = { $status ->
    [away] sans personne
    [rim] au bord
    [in] dans le sac
    [laid] a posé
   *[out] main vide
}
bag-called = a appelé le chameau
bag-push = Pousser
bag-pinch = Pincer
bag-roll = Rouler
bag-eyes = Yeux fermés
bag-leave-sure = Vraiment ?
bag-empty-handed = Votre main est sortie vide. On attend les autres.
bag-key-space = espace
bag-key-enter = entrée
bag-key-shift = maj
bag-key-escape = échap
bag-rim = bord du sac
bag-near = une autre main, tout près
bag-way = { $way ->
    [left] à gauche
    [right] à droite
    [ahead] devant
    [self] vers soi
   *[back] vers vous
}
bag-place = { $deep ->
    [near] près du bord
    [far] tout au fond
   *[middle] au milieu
}{ $across ->
    [left] , à gauche
    [right] , à droite
   *[middle] {""}
}
bag-size = { $millimetres } mm de large ici
bag-from-beside = Elle était à côté de votre doigt.
bag-edge = bord { $way }
bag-corner = coin { $side }, { $deep }
bag-surface = { $surface ->
    [empty] l’étoffe, rien
    [beside] { $towards ->
        [left] quelque chose à gauche
        [right] quelque chose à droite
        [ahead] quelque chose devant
       *[back] quelque chose vers vous
    }
    [flat] plat
    [slope] { $towards ->
        [left] ça monte à gauche
        [right] ça monte à droite
        [ahead] ça monte devant
        [self] ça monte vers soi
       *[back] ça monte vers vous
    }
    [round] rond
    [ridge] { $towards ->
        [across] arête en travers
        [slanting] arête de biais
       *[along] arête en long
    }
    [point] pointe
    [hollow] creux
    [hole] trou
   *[uneven] inégal
}
bag-receipt = Le verdict
bag-nobody = Personne ne l’emporte.
again-title = Recherche n° { $number }, la lumière allumée
again-laid = { $seconds } s : { $pieces }.
again-out = La main sort vide.
again-met = La bonne forme sous le doigt à { $seconds } s.
again-play = Revoir
again-pause = Pause
again-slider = Le moment de la recherche
again-at = { $seconds } secondes
voice-off = Crier au micro
voice-on = Micro à l’écoute : l’éteindre
voice-heard = Un cri donne le départ ; avec une pièce en main, il appelle le chameau. Le son ne quitte pas cet appareil.
voice-unsafe = Ce navigateur ne prête le micro qu’en https ou sur localhost. Le bouton reste là.
voice-refused = Le micro n’est pas permis, ou il n’y en a pas. Le bouton reste là.
fall-title = La chute, revue
fall-speed = { $speed ->
    [quarter] au quart
    [half] à mi-vitesse
   *[true] vraie vitesse
}
again-real = Vitesse réelle
again-skip = Passer
again-never = Ne plus montrer
receipt-erred = { $seat_you ->
    [yes] Votre main s’est trompée
   *[no] La main { DE($seat) } s’est trompée
} : { $pieces }.
bag-within = ± { $seconds } s

## Au terminal

own-bout-ready = { $purpose ->
    [reach] Vous fouillez le sac une fois, sans adversaire.
   *[decisive] Personne n’a rien sorti. Pièce décisive : { $middle }. Vous cherchez cette forme, ou le chameau, contre { $fighters_others }.
}
# Une partie rejouée, toutes mains ouvertes : ce que sent la main d’un autre.
told-relief-felt = { $seat } tâtonne dans le sac{ $near ->
    [yes] {", une autre main tout près"}
   *[no] {""}
}.
told-hand-closed = La main { DE($seat) } { $count ->
    [0] se referme sur rien
    [1] tient une pièce
   *[other] tient { $count } pièces
}.
told-width-felt = Entre deux doigts de la main { DE($seat) } : { $mm } mm.
told-piece-rolled = { $free ->
    [yes] La pièce roule dans la main { DE($seat) }.
   *[no] La pièce ne roule pas dans la main { DE($seat) } : elle est coincée.
}
told-hand-opened = La main { DE($seat) } s’ouvre : la pièce reste dans le sac.
told-own-laid = { $seat } pose { $pieces }.
open-place = { $place ->
    [near-left] près du bord, à gauche
    [near] près du bord, au milieu
    [near-right] près du bord, à droite
    [left] à gauche
    [right] à droite
    [far-left] au fond, à gauche
    [far] au fond, au milieu
    [far-right] au fond, à droite
   *[middle] au milieu du sac
}
open-holds = { $count ->
    [0] ne tient rien
    [1] tient une pièce
   *[other] tient { $count } pièces
}
open-laid = a posé { $pieces }

typed-word = { $move ->
    [start] départ
    [lot] sort
   *[set] poser
}
dschamal-set = Poser { $piece } tout en haut ({ $height } mm de haut)
dschamal-place = doigt à { $x } mm, { $y } mm · { $seconds } s
dschamal-rim = au bord du sac, de votre côté
keys-dschamal = flèches : le doigt (Alt : à petits pas, Maj : pousser) · espace : fermer ou ouvrir la main · p : pincer · r : rouler · Entrée : poser · c : le chameau · x : sortir · q : quitter
play-hint = jouer : lettre ou mots · aide (?) · quitter (q)
play-help =
    Choisissez un coup par sa lettre, ou tapez-le en toutes lettres.
    Entrée seule joue le coup qui va de soi, quand il y en a un.
    Pendant que les autres jouent, Entrée accélère jusqu’à votre tour.
    règle DSC-13 : lire un article du livret · q : quitter
play-help-dschamal =
    Dans le sac, au clavier : les flèches promènent le doigt de 8 mm, avec Alt de 2 mm, avec Maj elles poussent (ou h j k l, y u i o, H J K L) ; espace ferme ou ouvre la main, p pince à deux doigts, r roule ce qui est tenu, Entrée pose, c appelle le chameau, x deux fois sort la main vide. Le temps court, pour vous comme pour les autres.
    Ligne par ligne, sans image : droite 3 fond 2 fermer mesurer rouler poser, pousser gauche, peu droite, chameau, sortir ; Entrée seule montre le relief.
    À table : boule bleue pour choisir ou prendre une pièce, 2 pour l’offrir à la place 2.
    Sur la tour : poser 5 -3 lâche la pièce 5 mm à droite et 3 mm vers vous du milieu ; poser 5 -3 45 2 la tourne de 45° et la met sur son deuxième côté.

## Les parties d’une partie

chapter-duel = Recherche { $number }

## L’histoire d’une partie

story-tower-lost = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} vu partir une tour { $count ->
    [1] d’une pièce
   *[other] de { $count } pièces
}.
story-searches = { $seat_you ->
    [yes] Vos doigts ont été les plus sûrs
   *[no] Les doigts les plus sûrs sont ceux { DE($seat) }
} : { $count ->
    [1] une recherche gagnée
   *[other] { $count } recherches gagnées
}.
story-taker = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris { $count ->
    [1] une pièce
   *[other] { $count } pièces
} aux autres.
story-caller = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} appelé le chameau { $count ->
    [1] une fois
   *[other] { $count } fois
}.
story-shapes = { $count ->
    [1] Une forme a été complétée.
   *[other] { $count } formes ont été complétées.
}
story-length = { $count ->
    [0] Personne n’a rien trouvé.
    [1] Une seule recherche a été gagnée.
   *[other] { $count } recherches ont été gagnées en tout.
}
sheet-searches = Recherches gagnées
sheet-taken = Pièces prises
sheet-calls = Appels
finale-smile = Le chameau, lui, le savait depuis le début.

## Le sac d’exercice

practice-task = { $task ->
    [one] Une pièce
    [three] Trois pièces
    [alone] Le sac entier
   *[game] Première partie
}
practice-one = Une pièce est là, dans le noir. Caressez-la, prenez votre temps, et dites ce que c’est
practice-what = Qu’est-ce que c’est ?
practice-lit = Le sac en pleine lumière, et le chemin de votre doigt
practice-right = Juste : { $pieces }.
practice-wrong = Pas cette fois. C’était { $pieces }.
practice-nothing = Votre main est sortie vide.
practice-time = Il vous a fallu { $seconds } s. Face aux autres, cela compte.
practice-again = Encore
practice-next = La suite
practice-game = Jouer une première partie
practice-feels = { $form ->
    [ball] Ronde partout : elle fuit de la même façon de tous côtés, sans un bord.
    [egg] Rond, mais plus long que large : il fuit plus vite d’un côté que de l’autre.
    [cube] Un petit plateau, quatre bords droits, et des côtés qui tombent net.
    [cylinder] Debout : un dessus plat et rond. Couché : rond en travers, droit en long.
    [holed-disc] Plat et bas, rond dehors, avec un trou au milieu.
    [narrow-roof] Une arête vive, et deux pentes raides, tout près l’une de l’autre.
    [wide-roof] Une arête aussi, mais ses pentes sont douces et larges.
    [cone] Une pointe, ou une pente tout autour qui finit en pointe.
    [brick] Plate comme un cube, mais nettement plus longue que large.
    [arch] Une brique avec un vide : deux pieds, ou un creux sous la voûte.
    [half-round] Plat d’un côté, rond de l’autre.
    [cross] Quatre bras, et entre deux bras un coin qui rentre.
    [camel] Deux bosses, et rien ne lui ressemble.
   *[other] L’une des noires : presque sa sœur de couleur, avec un petit défaut.
}

## Pourquoi ce coup

why-only = Vous n’avez pas d’autre choix.
why-choose = Quatre touches au milieu suffisent { $share } fois sur 100 pour reconnaître { form-the }.
why-start = Tout le monde est prêt ; sur { $bag } pièces dans le sac, { $count } { $count ->
    [one] compte
   *[other] comptent
} pour qui cherche.
why-begin = Par où commencer : sur { $bag } pièces dans le sac, { $count } { $count ->
    [one] compte
   *[other] comptent
} pour vous.
why-nothing = Rien ici après { $touches ->
    [one] { $touches } touche
   *[other] { $touches } touches
} ; l’endroit suivant est à { $mm } mm.
why-unsure = { $touches ->
    [one] Après { $touches } touche
   *[other] Après { $touches } touches
}, ce serait { form-the }, à { $share } % : touchez encore.
why-enough = C’est { form-the } à { $share } % ; le milieu est à { $mm } mm, et il y a { $hope } { $hope ->
    [one] chance
   *[other] chances
} sur 100 que cela compte.
why-hopeless = Seulement { $hope } { $hope ->
    [one] chance
   *[other] chances
} sur 100 que cela compte : mieux vaut aller plus loin.
why-close = Sous le doigt, { form-the } à { $share } % ; cela compte { $hope } fois sur 100.
why-lay = Dans la main, { form-the } à { $share } % ; cela compte { $hope } fois sur 100, et chaque instant aide les autres.
why-push = La main s’est refermée ici sur { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} : poussées, elles se séparent.
why-let-go = La main tient { $count } pièces, et une seule peut gagner.
why-call = C’est le chameau, à { $share } % : il faut l’annoncer avant de poser.
why-blind = La main tient { $count ->
    [0] rien
    [one] { $count } pièce
   *[other] { $count } pièces
}, sans que le doigt sache quoi.
why-give-up = { $late ->
    [yes] Les autres ont posé : plus rien de ce que vous tireriez ne compterait.
   *[no] Il reste { $seconds } s : trop peu pour sortir quelque chose.
}
why-take = { $mine ->
    [0] Vous n’en avez pas encore
   *[other] Vous en avez déjà { $mine }
} de cette forme ({ form-name }) ; { $out } sur 4 sont sorties.
why-give = De cette forme ({ form-name }), vous en avez { $mine } ; { $out } sur 4 sont sorties.
why-hand = { $pointed ->
    [yes] Rien ne tient sur cette forme ({ form-name }) : elle gêne une tour de { $high }.
   *[no] Cette tour-là a { $high ->
        [0] tout à faire
        [one] { $high } pièce
       *[other] { $high } pièces
    } : { form-the } y fera le moins de tort.
}
why-camel = Les noires vous rapportent alors { $own }, et aux autres { $others } en tout.
why-build = { $stands ->
    [yes] Essayé d’avance : les { $count } pièces tiennent.
   *[no] Essayé d’avance : { $count } pièces sur { $all } restent debout.
}
why-better = Au mieux { form-the }, à { $share } % : cela ne comptait que { $hope } fois sur 100.
