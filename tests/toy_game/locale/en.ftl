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
option-order = Order
    .hint = To which side turns go.
option-order-value = { $value ->
    [left] to the left
   *[right] to the right
  }

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

view-pile = Pile
view-luck = Your luck
view-taken = Taken
view-turn = Turn

question-guess = Odd or even?
question-take = How many counters do you take?

refusal-wrong-seats = This game is for { $least } to { $most } players; you ask for a table of { $got }.
refusal-out-of-range = This setting goes from { $least } to { $most }.
refusal-not-your-turn = It is not your turn: { $seat } plays.
refusal-not-open = That move is not open to you now.
chapter-taking = Taking { $number }

## Ordered in advance

order-guess-even = Guess even
order-take-while-more = Take a counter while there are more than { $than }
