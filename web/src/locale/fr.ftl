### La maison : tout ce qui n’appartient à aucun jeu en particulier.

## La pièce

home = Retour à l’étagère
close = Fermer
menu = Menu
rules = Règles
rules-title = Règles · Tablée
rules-to-box = Retour à la boîte
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage
   *[other] { $count } passages
}
rules-contents = Sommaire
options = Options de la table
try-again = Réessayer
go-on = Continuer
sound = Sons
sound-on = Remettre les sons
sound-off = Couper les sons
light-day = Mode clair
light-night = Mode sombre
other-language = EN, English
clause-open = Règle { $clause } : ouvrir le livret
copied = Copié

## L’étagère

shelf-title = Tablée · les jeux sur l’étagère
shelf-heading = À table, on joue.
shelf-lead = Prenez une boîte, invitez du monde ou jouez contre la maison. Sans compte, sans attendre.
shelf-boxes = Les boîtes
box-open = Ouvrir { $title }
box-facts = { $fewest } à { $most } joueurs · { $minutes } min
code-label = J’ai un code
code-go = Rejoindre
join-title = Rejoindre une table
resume = Reprendre votre partie
mine = Mes parties
day = La donne du jour
replay-open = Revoir une partie enregistrée

## La boîte

box-title = La boîte · Tablée
box-minutes = { $minutes ->
    [1] environ une minute
   *[other] environ { $minutes } minutes
}
box-by = un jeu { DE($author) }, publié par { $publisher }
your-name = Votre nom
seats = Places
seats-count = { $count } places
bots-level = Niveau des robots
play-now = Jouer maintenant
invite = Inviter
doors-hint = « Jouer maintenant » lance la partie avec { $others ->
    [1] un robot
   *[other] { $others } robots
}. « Inviter » ouvre une table et vous donne un lien.

## S’asseoir

sit-title = La table { $code }
sit-there = Déjà à table : { $names }.
sit-down = S’asseoir
sit-begun = La partie a déjà commencé. Vous pouvez regarder.
watch = Regarder seulement
watching = Vous regardez cette table.
watchers = { $count ->
    [1] 1 personne regarde
   *[other] { $count } personnes regardent
}

lobby-title = La table est mise
lobby-seats = Les places
shuffling = On mélange…
invite-qr = Code QR de l’invitation
fill-with = { $free ->
    [1] La place libre est jouée par un robot
   *[other] Les { $free } places libres sont jouées par des robots
}
begin = Commencer
seat-free = Place libre
seat-open = Laisser libre
seat-host = hôte
seat-you = vous
seat-bot = Robot
seat-away = N’est pas là
seat-thinking = réfléchit
seat-bot-choice = Place { $seat } : libre ou robot

setting-away_seconds = Un robot prend le relais après
setting-away_seconds-value = { $value } s d’absence
setting-turn_seconds = Temps pour un coup
setting-turn_seconds-value = { $value ->
    [0] sans limite
   *[other] { $value } s
}
setting-clock = Pendule
setting-clock-slow = { $hours ->
    [0] aucune
    [24] un coup par jour
   *[other] un coup tous les { $days } jours
}
setting-clock-bank = { $minutes } min par personne + { $increment } s par coup
setting-pace = Allure des robots
setting-pace-value = { $value ->
    [0] immédiate
    [1] humaine
   *[other] tranquille
}
setting-close_early = Réponses secrètes
setting-close_early-value = { $value ->
    [true] jusqu’à la dernière réponse : on voit qui hésite
   *[false] le même temps pour tout le monde
}
setting-level = Niveau du remplaçant

## La table

table-title = Table { $code }
your-turn = À vous.
your-turn-title = ● À vous · Table { $code }
side = Scores, journal et discussion
side-unread = { side } ({ $unread ->
    [1] 1 message non lu
   *[other] { $unread } messages non lus
})
log = Journal
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-input = Votre message
chat-send = Envoyer
seconds-left = Encore { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}
minutes-left = Encore { $hours } h { $minutes } min
minutes-short = { $hours } h { $minutes } min
seconds-short = { $seconds } s
reconnecting = La connexion est coupée. Reconnexion…
bot-plays = Un robot joue pour vous.
let-bot-play = Laisser un robot jouer pour moi
take-back = Reprendre ma place
move-back = Reprendre mon dernier coup
move-back-asked = { $name } voudrait reprendre son dernier coup.
move-back-yes = D’accord
move-back-no = Non
move-back-waiting = { $mine ->
    [yes] Les autres décident si vous reprenez votre coup.
   *[no] Les autres décident si { $name } reprend son coup.
}
taken-back = { $name } reprend son coup.
taken-back-you = Vous reprenez votre coup.
stand-up = Quitter la table
leave-sure = Quitter la table ?
leave-explained = Un robot prend votre place jusqu’à la fin. Pour revenir, il faudra votre lien personnel.
leave-yes = Oui, quitter
leave-no = Non, rester
over-title = La partie est finie
over-won = { $you ->
    [yes] Vous gagnez !
    [among] { $names } se partagent la victoire !
   *[no] { $count ->
        [1] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
}
over-results = Résultats
sheet = Feuille de score
over-unfinished = Cette partie a compté autant de coups qu’une partie peut en avoir : elle s’arrête ici, sans que personne ne l’emporte.
open-again = Changer les réglages
play-again = Rejouer
record-save = Enregistrer la partie
deal-check = Vérifier la donne
deal-explained = Voici votre reçu. Avec la partie enregistrée, « tablee verify --receipt » refait toute la donne et la compare à ce que vous avez vu, sans cette maison.
receipt-copy = Copier le reçu

## Revoir

replay-title = Revoir une partie
replay-watch = Revoir la partie
replay-side = Scores et journal
replay-file = Un fichier de partie
replay-eyes = Point de vue
replay-eyes-watcher = Vu par le public
replay-eyes-of = Vu par { $name }
replay-back = Coup précédent
replay-next = Coup suivant
replay-play = Lire
replay-pause = Pause
replay-slider = Avancer dans la partie
replay-turn = { $turn } / { $last }
replay-moves = Les coups
replay-part = Aller à
replay-part-back = Passage précédent
replay-part-next = Passage suivant
replay-hands = Toutes les mains
replay-hand-empty = plus rien
replay-written = Ou collez ici une partie ou une position écrite
replay-read = Lire
review = Analyser
review-title = L’analyse
review-thinking = La maison relit la partie…
review-none = Aucun coup n’a vraiment coûté.
review-mistake = Coup { $turn }, { $name } :
review-better = Mieux valait { $better }.
review-cost = { $cost ->
    [little] Le coup joué a coûté un peu.
    [much] Le coup joué a coûté cher.
   *[all] Le coup joué a fait basculer la partie.
}
review-try = Réessayer
review-arrow = Montrer le meilleur coup
review-share = Copier, enregistrer
review-position = La position
review-game = La partie
curve-title = Qui menait, coup après coup
curve-turned = { $name } mène pour de bon à partir du coup { $turn }
play-on = Reprendre la partie
play-on-here = Jouer à partir d’ici
play-on-title = Reprendre au coup { $turn }
play-on-seat = La place que vous prenez
play-on-other = À la place { DE($name) }
play-on-friend = Libre, pour inviter quelqu’un

## Le clavier

shortcuts = Raccourcis clavier
key-enter = Entrée
key-escape = Échap
keys-tab = d’une décision à l’autre
keys-back = reprendre son dernier coup
keys-talk = écrire dans la discussion
keys-rules = ouvrir les règles
keys-sound = couper ou remettre les sons
keys-help = montrer ces raccourcis

## Ce qui ne va pas

problem-unreachable = La maison ne répond pas. Vérifiez votre connexion.
problem-bad-json = Ce message est illisible.
problem-unknown-type = Ce message n’a pas été compris.
problem-not-json = Ce message n’est pas du JSON, la seule forme que la maison accepte.
problem-too-large = Ce message est trop long.
problem-too-fast = Trop de messages à la fois. Un instant.
problem-slow-down = Trop de demandes depuis cette adresse. Attendez une minute.
problem-chat-too-fast = Vous écrivez beaucoup. Réessayez dans { $seconds } s.
problem-requests-too-fast = C’est beaucoup à la fois. Réessayez dans { $seconds } s.
problem-table-crowded = Il n’y a plus de place ici : { $most } connexions, c’est le maximum.
problem-foreign-host = Cette maison ne répond pas au nom « { $name } ». Ouvrez-la avec son adresse en chiffres, ou demandez à qui l’a ouverte de la relancer avec --allow-host { $name }.
problem-foreign-origin = La page { $name } n’est pas de cette maison et ne peut rien lui demander.
problem-too-slow = La demande n’est pas arrivée à temps. Réessayez.
problem-too-many-connections = Trop de connexions depuis cette adresse, ou dans toute la maison. Réessayez dans un instant.
problem-bad-request = Cette demande n’a pas été comprise.
problem-busy = Trop de parties sont en train d’être relues. Réessayez dans un instant.
problem-too-long = Cette partie est trop longue pour être relue ici.
problem-slow-reader = Votre connexion est trop lente ; nouvel essai.
problem-no-hello = La connexion n’a pas abouti ; nouvel essai.
problem-closing = La maison ferme. Rien de ce qui est joué n’est perdu.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-not-here = Cela ne se demande que depuis la machine de la maison.
problem-not-the-host = Ce jeton n’est pas celui de qui tient cette maison.
problem-banned = Pour un temps, cette maison ne laisse entrer personne depuis votre adresse.
problem-table-closed = Cette table a été fermée par qui tient la maison.
problem-no-such-method = On ne s’adresse pas ainsi à cette page.
problem-no-such-game = Cette boîte n’est pas sur l’étagère.
problem-no-such-table = Aucune table ne porte ce code.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-level = Aucun robot n’a ce niveau.
problem-bad-token = Ce lien personnel n’ouvre aucune place ici.
problem-not-seated = Vous regardez seulement.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-host = C’est à l’hôte de le faire.
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Cette place est prise.
problem-bad-name = { $reason ->
    [taken] Ce nom est déjà pris à cette table.
    [alike] Ce nom ressemble trop à celui d’une autre personne de la table ({ $other }).
    [alphabets] Un mot de ce nom mêle les lettres de deux alphabets.
   *[other] Un nom compte de 1 à { $most } caractères visibles.
}
problem-bad-text = Un message compte de { $least } à { $most } caractères.
problem-bad-seed = Cette page est plus ancienne que la maison : rechargez-la.
problem-bad-part = Cette part du mélange n’est pas celle qui était annoncée.
problem-part = { $what ->
    [in] Votre part était dans ce mélange.
    [given] La donne du jour : la même pour tout le monde, tirée par la maison seule.
    [no-part] Vous n’avez pas mis de part dans ce mélange.
    [other-device] La part de votre place n’est pas celle de cet appareil : elle vient d’un autre, ou la maison l’a changée.
    [absent] Un robot jouait pour vous pendant le mélange : votre part n’y est pas.
    [withheld] Votre part n’est pas dans ce mélange : la maison ne l’a pas reçue à temps, ou l’a laissée de côté.
    [unlisted] La maison n’a pas tenu parole : votre part manquait dans sa liste.
    [other-part] La maison n’a pas tenu parole : une part du mélange n’est pas celle qui était annoncée.
    [other-secret] La maison n’a pas tenu parole : son secret n’est pas celui qu’elle avait annoncé.
   *[other-list] La maison n’a pas tenu parole : sa liste n’est pas celle de cette table.
}
problem-bad-key = Cette clé n’est pas lisible.
problem-bad-settings = Ce réglage n’est pas possible.
problem-bad-options = Ces options ne vont pas ensemble.
problem-bad-record = Ce fichier n’est pas une partie enregistrée.
problem-bad-id = Ce message n’a pas été compris.
problem-not-kept = La maison n’a pas pu garder cela. Rien n’a changé ; réessayez.
problem-not-read = La maison n’arrive pas à relire ses tables. Réessayez dans un instant.
problem-other-rules = Cette partie suivait une autre version des règles, que la maison ne joue plus.
problem-box-not-installed = La boîte de cette table n’est pas installée ici. La table est gardée : elle reprendra quand la boîte sera de retour.
problem-table-damaged = Le journal de cette table est illisible.
problem-failed = La maison s’est trompée. Rien n’a changé.
problem-fixed-position = Cette table reprend une position : ses places et ses options sont fixées.
problem-no-hint = { $reason ->
    [busy] On réfléchit déjà beaucoup ici : pas de conseil cette fois. Réessayez dans un instant.
    [failed] Pas de conseil cette fois : personne n’a su répondre.
   *[other] On ne vous demande rien pour l’instant.
}
problem-no-take-back = { $reason ->
    [never] Dans ce jeu, rien ne se reprend : ce qui est fait est fait.
    [drawn] Ce coup ne se reprend plus : quelque chose a été tiré au sort depuis.
    [told] Ce coup ne se reprend plus : depuis, quelqu’un a appris ce que les autres ignorent.
    [shown] Ce coup ne se reprend plus : quelque chose a été montré depuis.
    [answered] Ce coup ne se reprend plus : des réponses secrètes ont été données depuis.
    [by-hand] Ce coup ne se reprend plus : ce que les mains ont fait reste fait.
    [too-far] C’est trop loin en arrière.
    [too-often] Cette partie est déjà longue de trop de coups repris.
    [declined] Quelqu’un n’était pas d’accord. Vous pourrez le redemander après le prochain coup.
   *[other] Vous n’avez encore rien joué qui puisse être repris.
}
problem-back-asked = Quelqu’un d’autre demande déjà à reprendre un coup.
problem-nothing-asked = Cette question n’attend plus de réponse.
problem-no-curve = Personne ici ne sait juger cette partie.
problem-no-review = Personne ici ne sait analyser cette partie.
problem-bad-notation = Cela ne se lit pas : voyez la ligne { $line }, au caractère { $column }.
problem-no-such-turn = Cette partie n’a pas de coup à ce numéro, ou elle était déjà finie.
problem-already-begun = La partie a déjà commencé.
problem-paused = L’hôte a mis la partie en pause.
problem-not-in-window = Pas maintenant : une horloge du jeu tourne. Réessayez dans un instant.
problem-table-ended = L’hôte a fermé cette table.
problem-not-in-lobby = C’est possible seulement avant le début.
problem-no-such-order = Cela ne peut pas, ou plus, s’ordonner d’avance à cette table.
problem-not-playing = Aucune partie n’est en cours.
problem-not-over = La partie n’est pas encore finie.
problem-answered = Votre réponse est donnée ; elle sera montrée avec toutes les autres.
problem-stale = La table a changé entre-temps. Regardez, puis jouez.
problem-refused = Ce coup n’est pas permis.
problem-not-yours = { $count ->
    [0] Un instant : rien ne vous est demandé.
    [1] Patience : c’est { AU($names) } de jouer.
   *[other] Patience : on attend { $names }.
}
problem-version-conflict = Quelqu’un a été plus rapide. Réessayez.

## Les scènes

scene-title = Une scène · Tablée
scenes-title = Scènes
scenes-lead = Des exemples tirés des règles, à regarder pas à pas ou à jouer.
scenes-lead-watch = Des exemples tirés des règles, à regarder pas à pas.
scene-mode = Regarder ou jouer
scene-watch = Regarder
scene-play = Jouer
scene-caption = Explications
scene-begins = La situation de départ.
scene-next = Suivant
scene-show = Montrer le coup
scene-question = À vous. Que jouez-vous ?
scene-right = C’est bien cela.
scene-also = Ce coup est permis aussi. La scène en montre un autre.
scene-not = Ce coup n’est pas permis ici.
scene-as = Jouer comme dans la scène
scene-retry = Essayer autre chose
scene-over = La scène est finie.
lesson-next = Continuer
scene-again = Recommencer

## La télé

tv-open = Sur la télé
tv-title = Table { $code }, sur la télé · Tablée
tv-turn =
    { $count ->
        [one] À { $names } de jouer
       *[other] { $names } jouent
    }
tv-everybody = Tout le monde choisit
tv-nobody = Un instant…
tv-leads = en tête
tv-join = Pour venir jouer :
tv-come = Prenez votre téléphone
tv-here =
    { $free ->
        [0] Tout le monde est là
        [one] Encore une place
       *[other] Encore { $free } places
    }
tv-table = La table
tv-hand = Ma main
tv-full = Plein écran
tv-code-go = Sur la télé

## Les personnes à la table

people = Autour de la table
sit-late = La partie est en cours. Vous pouvez prendre la place d’un robot : vous aurez ses cartes et saurez ce qu’il savait.
sit-late-next = La partie est en cours. Vous pourrez prendre la place d’un robot quand la suite commencera ; d’ici là, vous regardez.
setting-late = Qui arrive en cours de partie
setting-late-at-once = prend la place d’un robot
setting-late-next = prend place à la suite de la partie
setting-late-never = peut seulement regarder
problem-kept-away = L’hôte ne laisse pas revenir cet appareil à sa table.
problem-removed = L’hôte vous a fait quitter cette table.
problem-hand-seen = Cet appareil a déjà vu la main d’une autre place dans cette partie. On ne peut connaître que l’appareil : pour rester juste, il n’en voit pas d’autre avant la prochaine partie.
problem-bad-way = { $reason ->
    [many] C’est le maximum : { $most } voies. Retirez-en une d’abord.
    [people] Trop de personnes veulent déjà être appelées à cette table. Réessayez quand la partie sera en cours.
   *[other] On ne peut appeler personne là : il faut une adresse d’internet, en https.
}
problem-nobody-there = Il n’y a personne d’autre à cette place.
problem-given-deal = La donne du jour se joue une fois, sans aide, et ne se montre à personne avant demain.
problem-muted = L’hôte ne transmet pas vos messages.

## The coach

coach = Apprendre en jouant
coach-title = Apprendre en jouant · Tablée
coach-leave = Quitter et revenir plus tard
coach-lesson = Leçon { $at } sur { $of }
coach-skip = Sauter
coach-back = Précédent
coach-again = Revoir
coach-first-game = Une première partie
coach-first-game-about = Vous et { $others ->
    [one] un robot débutant
   *[other] { $others } robots débutants
}, sans chronomètre. Le coach parle quand quelque chose compte ; vous pouvez le faire taire, partir et revenir.
coach-begin = Commencer
coach-resume = Reprendre la partie
coach-anew = Recommencer une partie
coach-refresher = L’essentiel, en bref
coach-to-box = À la boîte
coach-from-start = Tout revoir
coach-watches = Le coach regarde. Jouez.
coach-quiet = Le coach se tait.
coach-hush = Faire taire le coach
coach-speak = Laisser parler le coach
coach-got-it = Compris
coach-done = Finir la leçon
coach-offer = Première fois ? Le coach vous guide pas à pas.
coach-no-thanks = Non merci
coach-long-ago = Cela fait longtemps : l’essentiel en bref
coach-goes-on = Reprendre la leçon
practice = S’exercer
practice-title = S’exercer · Tablée

## Hints

hint-ask = Demander un conseil
hint-thinking = Je réfléchis…
hint-is = Voici ce que je jouerais : { $move }.
keys-hint = demander un conseil
