### What the client for every game says; a game's own sentences go before these.

list-last = { $head } and { $last }
place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
level-random = At random
level-search = Thinks ahead

generic-table = The table
generic-seats = The players
generic-empty = nothing
generic-turn = to play
generic-offers = What you can do
generic-yours = Your turn
generic-waiting = Waiting for { $seats }
generic-still = Nobody is asked anything just now.
generic-over = The game is over
generic-answered = Your answer: { $answer }. It will be shown together with the others’.
generic-scores = The players
generic-player = Player
generic-across = Across
generic-up = Up
generic-earlier = { $thing }: earlier
generic-later = { $thing }: later
generic-less = Less
generic-more = More
generic-picked = { $kind ->
    [most] up to { $most }
    [all] { $most } of them
   *[range] { $least } to { $most }
}
generic-fallback = The box’s own client cannot be used ({ $reason }); here is the plain one.

keys-number = make the move of that number
