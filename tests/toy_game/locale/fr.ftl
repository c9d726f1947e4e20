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

event-began = { $first } commence.
event-luck-dealt = { $seat } reçoit la chance { $luck }.
event-guessed = { $seat } a répondu.
event-taken = { $seat } prend { $count }.
event-ended = Le tas est vide : la partie est finie.

move-guess = deviner { $odd ->
    [yes] impair
   *[no] pair
  }
move-take = prendre { $count }
move-gamble = tenter

prompt-guess = Pair ou impair ?
prompt-take = Combien de jetons prenez-vous ?
prompt-wait = Les autres jouent.
prompt-over = La partie est finie.

refusal-wrong-seats = Le jeu d’essai se joue de 2 à 8 ; { $got ->
    [one] cette table a 1 place
   *[other] cette table a { $got } places
  }.
refusal-out-of-range = Il y a de 1 à 100 000 jetons.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-open = Ce coup n’est pas possible maintenant.

question-guess = Pair ou impair ?
question-take = Combien de jetons prenez-vous ?
