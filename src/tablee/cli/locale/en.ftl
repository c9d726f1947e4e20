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
play-resume = You have left a game of this box unfinished. Enter: go on with it · n: deal a new one, which takes its place
play-resumed = The game goes on where you left it.
play-bots-learn = The bots are getting ready…
play-no-advice = Nobody can say what would be good here.
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
    [too-often] You have asked often enough; play on first.
    [declined] Somebody did not agree; ask again after the next move.
   *[nothing] You have played nothing yet that could be taken back.
}
play-stay = You stay. It is your move.
play-left = You have left the game; nothing is saved.
play-left-kept = You have left the game; it is kept, and tablee play { $game } goes on with it.
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
    rule { $clause }: read a clause of the rule book · undo: take your last move back
    hint: what a good player would do · q: leave
play-help-typed = A move may also be typed, for example { $typed }

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

### At a table of a running house (tablee join).
remote-free = free
remote-host = host
remote-place = { $kind ->
    [bot] bot: { $level }
    [away] away
   *[here] here
}
remote-lobby = { $host ->
    [yes] begin: start, bots take the free seats · say hello: chat · q: leave
   *[no] The host starts the game · say hello: chat · q: leave
}
remote-wait = { $answered ->
    [yes] Your answer is given · say hello: chat · q: leave
   *[no] Somebody else’s turn · say hello: chat · undo: take your last move back · q: leave
}{ $ahead ->
    [yes] {" "}· orders: in advance
   *[no] {""}
}
remote-cut = The line to the house is cut; trying again…
remote-back = Back at the table.
remote-taken-back = { $seat_you ->
    [yes] You take your move back.
   *[no] { $seat } takes a move back.
}
remote-plea = { $seat } would like to take the last move back. yes or no?
remote-notice = { $what ->
    [removed] { $you ->
        [yes] The host has sent you away.
       *[no] { $name } has been sent away by the host.
    }
    [muted] The host no longer passes on what { $you ->
        [yes] you write.
       *[no] { $name } writes.
    }
    [unmuted] { $you ->
        [yes] What you write is passed on again.
       *[no] What { $name } writes is passed on again.
    }
    [host] { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
    [came] { $you ->
        [yes] You have taken a bot’s seat.
       *[no] { $name } has taken a bot’s seat.
    }
   *[other] The host has done something about { $name }.
}
remote-order = { $letter } { $stands ->
    [yes] ✓
   *[no] ·
} { $order }
remote-orders-none = There is nothing to order in advance here just now.
remote-unclear = “{ $text }” means nothing here.
remote-over = again: another game · a file name: save this one · q: leave
remote-unfinished = The game has been given up: it had as many moves as one may have.
remote-left = You have left the table; your seat is kept, and tablee join { $table } comes back to it. A bot plays for you meanwhile.
remote-given-over = That was your try of today. q: leave, and compare
remote-left-given = You have left the table. As long as the game is not over, the same command comes back to it.
remote-given-unfinished = Your game ended without a result.
remote-given-place = The deal of the day: { $place ->
    [1] first place of { $seats }
   *[other] place { $place } of { $seats }
}.
remote-given-compared = { $of ->
    [0] Nobody else has finished this deal yet.
    [1] One other person has played it and { $count ->
        [0] did better than you
       *[other] did no better than you
    }.
   *[other] { $of } others have played it: { $count ->
        [0] all of them did better than you
        [1] one did no better than you
       *[other] { $count } did no better than you
    }.
}
remote-unreachable = { $house } does not answer
remote-problem = { $code ->
    [no-such-table] no table has this code
    [table-full] all seats are taken
    [bad-name] this name is taken, or not one that can be used here; --name gives another
    [bad-token] this personal link opens no seat here
    [removed] the host has sent you away from this table
    [kept-away] the host keeps this device away from the table
    [hand-seen] this device has already seen another seat’s hand in this game
    [slow-down] too many requests from this address; wait a minute
    [table-closed] the host of the house has closed this table
    [already-begun] the game has already begun
    [not-host] only the host can do this
    [muted] the host does not pass on your messages
    [chat-too-fast] that is a lot of chat; try again in a moment
    [bad-text] this message is too long
    [given-deal] the deal of the day is played without help, without taking back, and once
    [no-such-page] this house has no deal of the day for this game
    [not-over] the game is not over yet
    [back-asked] somebody else is already asking to take a move back
    [box-not-installed] the box of this table is not installed there
   *[other] the house says no ({ $code })
}
remote-bot-sits = Table { $code }: the bot sits at seat { $seat }.
remote-bot-end = { $place ->
    [0] Game { $number } is over without places.
    [1] Game { $number } is over: 1st.
    [2] Game { $number } is over: 2nd.
    [3] Game { $number } is over: 3rd.
   *[other] Game { $number } is over: { $place }th.
}
remote-bot-failed = The bot has failed, any open move is made in its place. { $why }
remote-bot-slow = The bot has been thinking for { $seconds } s: a bot of the house plays for it until it has finished.
remote-bot-faults = { $count ->
    [one] the bot was wrong once
   *[other] the bot was wrong { $count } times
}
