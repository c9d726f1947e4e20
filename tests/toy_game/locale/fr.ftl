### Le jeu d’essai : ses phrases. Une place est remplacée par son nom, avec $<champ>_you.

box-tagline = Devinez ensemble, puis prenez des jetons.
box-players = De { $least } à { $most } personnes, environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.

level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile

option-counters = Jetons
    .hint = Combien il y en a dans le tas.
option-counters-value = { $value ->
    [one] un jeton
   *[other] { $value } jetons
  }
option-secret = Réponses cachées
    .hint = Les réponses restent cachées jusqu’à la fin de leur temps.
option-guessing = Deviner
    .hint = Tout le monde devine avant le premier tour.
option-order = Sens
    .hint = De quel côté vont les tours.
option-order-value = { $value ->
    [left] vers la gauche
   *[right] vers la droite
  }

event-began = { $first } commence.
event-luck-dealt = { $seat } reçoit la chance { $luck }.
event-guessed = { $seat } a répondu.
event-taken = { $seat } prend { $count }.
event-ended = Le tas est vide : la partie est finie.

move-guess = deviner { $odd ->
    [yes] impair
   *[no] pair
  }
move-take = prendre { $count }
move-gamble = tenter

view-pile = Tas
view-luck = Votre chance
view-taken = Pris
view-turn = Tour

question-guess = Pair ou impair ?
question-take = Combien de jetons prenez-vous ?

refusal-wrong-seats = Ce jeu se joue de { $least } à { $most } ; vous demandez une table de { $got }.
refusal-out-of-range = Ce réglage va de { $least } à { $most }.
refusal-not-your-turn = Ce n’est pas votre tour : { $seat } joue.
refusal-not-open = Ce coup n’est pas possible maintenant.
chapter-taking = Prise { $number }

## Ordres donnés d’avance

order-guess-even = Deviner « pair »
order-take-while-more = Prendre un jeton tant qu’il y en a plus de { $than }
