### The toy game: its sentences. A seat is replaced by its name, with $<field>_you.

box-tagline = Guess together, then take counters.
box-players = For { $least } to { $most } players, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard

option-counters = Counters
    .hint = How many lie in the pile.
option-counters-value = { $value ->
    [one] one counter
   *[other] { $value } counters
  }
option-secret = Hidden guesses
    .hint = Guesses stay hidden until their time is over.
option-guessing = Guessing
    .hint = Everybody guesses before the first turn.

event-began = { $first } begins.
event-luck-dealt = { $seat } is dealt luck { $luck }.
event-guessed = { $seat } has guessed.
event-taken = { $seat } takes { $count }.
event-ended = The pile is empty: the game is over.

move-guess = guess { $odd ->
    [yes] odd
   *[no] even
  }
move-take = take { $count }
move-gamble = gamble

prompt-guess = Odd or even?
prompt-take = How many counters do you take?
prompt-wait = The others play.
prompt-over = The game is over.

refusal-wrong-seats = The toy is for 2 to 8 players; { $got ->
    [one] this table has 1 seat
   *[other] this table has { $got } seats
  }.
refusal-out-of-range = There are 1 to 100,000 counters.
refusal-not-your-turn = It is not your turn.
refusal-not-open = That move is not open to you now.

question-guess = Odd or even?
question-take = How many counters do you take?
