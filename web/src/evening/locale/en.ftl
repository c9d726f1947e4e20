### An evening over several boxes: the end of a game alone loads these sentences.

evening-title = The evening: { $games ->
    [1] one game
   *[other] { $games } games
}
evening-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
evening-explained = A point for each person left behind, in every game. Bots do not count.
evening-go-on = The evening goes on
evening-next = Take another box
evening-choose = Everybody comes along, in the same seat and with the same link.
evening-proposed = the house’s proposal
