### The terminal: what it says around the sentences of each game.

you = You
play-own-name = Player
play-hint = letter or cards: play · ?: help · q: leave
play-enter = Enter: { $move }
play-more =
    { $count ->
        [one] … and one more move: type it
       *[other] … and { $count } more moves: type them
    }
play-no-obvious = Nothing is obvious here: choose a move from the list.
play-not-understood = “{ $text }” is not a move. Type ? for help.
play-any-cards = (or type others, like “5 9”)
play-refused-hint = (rule { $clause } to read the clause)
play-no-clause = The rule book has no clause “{ $clause }”.
play-which-clause = Type rule and a clause, for example rule { $clause }.
play-leave = Leave the game? Type q once more, or Enter to stay.
play-thinking = Thinking it over…
play-advice = This is what I would play: { $move }. { $why }
play-taken-back = You take your move back.
play-stands = { $reason ->
    [never] Nothing is taken back in this game: what is done is done.
    [drawn] This move stands: something has been drawn by lot since.
    [told] This move stands: somebody has learnt since what the others do not know.
    [shown] This move stands: something has been shown since.
    [answered] This move stands: secret answers have been given since.
    [by-hand] This move stands: what hands have done is done.
    [too-far] That is too far back.
   *[nothing] You have played nothing yet that could be taken back.
}
play-stay = You stay. It is your move.
play-left = You have left the game; nothing is saved.
play-continue = Enter to go on
play-ready = Enter when your hand is ready
play-receipt = The receipt of this game, to keep apart from it (tablee verify --receipt):
play-keep = Save this game? Type a file name, or Enter to finish.
play-keep-elsewhere = Type another file name, or Enter not to save it.
play-not-kept = The game is not saved yet: { $why }.
play-replace = { $file } is there already. Type yes to replace it, or Enter to choose another name.
play-kept = The game is saved in { $file }.
play-help =
    Choose a move by its letter, or type its cards.
    Enter alone makes the obvious move, where there is one.
    While the others play, Enter hurries on to your turn.
    rule { $clause }: read a clause of the rule book · undo: take your last move back · q: leave

replay-turn = Move { $number } of { $last }
replay-taken-back = { $name } takes back: to move { $turn } again
replay-deal = the deal
replay-beyond = There is no move { $number }: the last is { $last }.
replay-no-key = This key does nothing here.
replay-hint = Enter: next · b: back · a number, then Enter: go there (0 to { $last }) · q: leave

place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
prompt-over = The game is over
list-last = { $head } and { $last }

part-pick = { $most ->
    [1] { $least ->
        [0] One of these, or nothing: type its number
       *[other] One of these: type its number
    }
   *[other] { $least ->
        [0] Up to { $most } of these, or nothing: type their numbers
       *[other] { $least } to { $most } of these: type their numbers
    }
}
part-number = A number from { $least } to { $most }
part-point = How far across and up: two numbers from −{ $most } to { $most }
part-order = All of these in your order: type their numbers
part-text = A text of up to { $most } characters
part-wrong = This does not fit; try again, or type q to think it over.
