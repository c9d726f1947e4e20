### L’Étoile des Dames: its sentences, in the terminal and in the browser.
### Arguments of an event or a move: its fields, each under its name.
### A seat is replaced by the name of whoever sits there, with $<field>_you ("yes" or "no");
### a path by its cells in writing (Ac3-Ad4, Ac3xBd4), a list of cells by its cells one after the other,
### with $count for how many there are; a boolean by "yes" or "no".

## Words

camp-name = Camp { $camp }
camp-material = { $camp ->
    [A] dark wood
    [B] light wood
   *[C] stone
}
piece-man = man
piece-queen = queen
# $kind is "man" or "queen", $camp a letter, $cell a name such as Ad4.
piece-on = { $kind ->
    [queen] Queen
   *[man] Man
} of { $camp } on { $cell }
cell-empty = { $cell }, empty
pieces-count = { $count ->
    [0] no piece
    [1] one piece
   *[other] { $count } pieces
}
men-and-queens = { $men ->
    [0] no men
    [1] 1 man
   *[other] { $men } men
}, { $queens ->
    [0] no queens
    [1] 1 queen
   *[other] { $queens } queens
}
list-last = { $head } and { $last }

level-random = At random
level-beginner = Beginner · sees only its own move
level-easy = Easy · sees only captures
level-moderate = Moderate · sees one answer
level-normal = Normal · sees three moves
level-hard = Hard · sees far
level-master = Master · sees very far
place-word = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}

## The box

box-tagline = Draughts on a star, for two or for three: your ally of one move is your target the next.
box-players = 2 or 3 players

option-rules = Rules
    .hint = The house game, or draughts as played in England, Germany or Italy.
option-rules-value = { $value ->
    [english] English
    [german] German
    [italian] Italian
   *[standard] standard
}
option-cells = Cells in play
    .hint = All play on the same colour.
option-cells-value = { $value ->
    [light] light cells
   *[dark] dark cells
}
option-loser_wins = Loser wins
    .hint = Get rid of your pieces first. Captures are compulsory.
option-free_landing = Queens land freely
    .hint = After a capture, a queen may stop on any free cell behind the last piece.
option-touched = Touched, played
    .hint = A piece you select must be moved, if it can.
option-owner_obliges = Owners may insist
    .hint = With three: if your piece could have been taken, you may insist on it even when you are not next to move.

## What happens

event-camps-drawn = Camps drawn by lot, from A on: { $seats }.
event-piece-touched = { $seat_you ->
    [yes] You touch
   *[no] { $seat } touches
} the piece on { $cell }.
event-piece-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
}: { $path }.
event-pieces-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $taken_count ->
    [1] a piece
   *[other] { $taken_count } pieces
}: { $path }.
event-queen-made = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} a queen on { $cell }.
event-capture-missed = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} missed a capture; { $by_you ->
    [yes] you may
   *[no] { $by } may
} huff { $cells } or have the move taken back.
event-piece-huffed = { $seat_you ->
    [yes] You huff
   *[no] { $seat } huffs
} { $offender_you ->
    [yes] your piece
   *[no] the piece of { $offender }
} on { $cell }: it had to capture.
event-move-taken-back = { $offender_you ->
    [yes] You take back { $path } and must
   *[no] { $offender } takes back { $path } and must
} capture: { $seat_you ->
    [yes] you insist
   *[no] { $seat } insists
}.
event-owner-asked = { $seat_you ->
    [yes] A piece of yours could have been taken: you may insist on it.
   *[no] A piece of { $seat }’s could have been taken: { $seat } may insist on it.
}
event-capture-waived = { $seat_you ->
    [yes] You do not insist
   *[no] { $seat } does not insist
} on the capture.
event-draw-offered = { $seat_you ->
    [yes] You propose
   *[no] { $seat } proposes
} a draw.
event-draw-accepted = { $seat_you ->
    [yes] You agree
   *[no] { $seat } agrees
} to the draw.
event-draw-declined = { $seat_you ->
    [yes] You want
   *[no] { $seat } wants
} to play on.
event-resigned = { $seat_you ->
    [yes] You resign and take your
   *[no] { $seat } resigns and takes their
} pieces off.
event-went-out = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no pieces left.
event-passed-over = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} blocked: the turn passes on.
event-game-ended = { $reason ->
    [agreed] A draw, by agreement.
    [counted] A draw: the count is full.
   *[other] { $count ->
        [1] { $winners_you ->
            [yes] You win
           *[no] { $winners } wins
        }
       *[other] { $winners } win together
    }: { $reason ->
        [taken] no other piece is left.
        [blocked] no other move is left.
        [resigned] by resignation.
        [emptied] no pieces left!
       *[stuck] no way to move!
    }
}

## What you can do

move-play = { $takes ->
    [yes] Take: { $path }
   *[no] Move: { $path }
}
move-touch = Touch the piece on { $cell }
move-huff = Huff the piece on { $cell }
move-oblige = Have the move taken back: a capture is due
move-waive = Do not insist on the capture
move-offer-draw = Propose a draw
move-accept-draw = Agree to the draw
move-decline-draw = Play on
move-resign = Resign

## What the table wants from you

question-move = Your move
question-must-take = Your move: you must take
question-take-back = Your move was taken back: take now
question-claim = { $offender } missed a capture. Huff, have it played, or let it go and move.
question-claim-only = { $offender } missed a capture. You are blocked: huff, or have it played.
question-take-theirs = Your move was taken back: take a piece of { $seat }’s
question-own-missed = { $offender } could have taken a piece of yours. Do you insist?
question-touched = You touched { $cell }: move it
question-draw = { $seat } proposes a draw
prompt-draw-wait = Waiting for an answer to the draw
prompt-wait = { $seat } is thinking
prompt-out = You are out. Watch the rest.
prompt-over = The game is over
prompt-stuck = This piece has no move for now: touch another one

count-title = Turns without progress: { $count } of { $limit }
lost-title = Pieces lost
table-board = The star
table-dock = Your move
table-offers = What you can do

## What the table refuses

refusal-wrong-seats = The star is for { $least } or { $most } players; you ask for a table of { $got }.
refusal-short-queens-land-nowhere-else = English queens move one cell at a time: free landing means nothing to them.
refusal-no-such-cell = { $cell } is not a cell of the star.
refusal-wrong-colour = { $cell } is of the colour that is not in play.
refusal-no-landing-cell = A move needs a piece and a cell to land on.
refusal-not-your-piece = There is no piece of yours on { $cell }.
refusal-touched-must-move = You have touched { $cell }: that piece must move.
refusal-touching-is-free = At this table, touching a piece binds you to nothing.
refusal-piece-cannot-move = The piece on { $cell } cannot move.
refusal-takes-nothing = This move takes nothing: write it with a dash.
refusal-takes-a-piece = This move takes a piece: write it with an x.
refusal-capture-instead = Your move was taken back: now you must take.
refusal-capture-first = You can take, so you must.
refusal-chain-cut-short = The capture goes on, to { $next } for instance.
refusal-no-such-chain = No capture runs that way.
refusal-cell-occupied = There is a piece on { $cell }.
refusal-not-on-the-diagonal = { $to } does not lie on a diagonal of { $start }.
refusal-backward-step = A man steps forward only, and stays in the camp it has entered.
refusal-one-cell-at-a-time = This piece moves one cell at a time.
refusal-own-piece = Your own piece on { $cell } is in the way.
refusal-queens-take-queens = Only a queen may take the queen on { $cell }.
refusal-forward-captures-only = Men take forward only.
refusal-one-piece-at-a-time = A queen jumps one piece at a time.
refusal-stop-behind = The queen stops right behind the piece on { $cell }.
refusal-no-soufflage-here = There is no huffing at this table: captures are compulsory.
refusal-nothing-to-waive = Nobody asks you whether your piece must be taken.
refusal-owner-first = { $seat_you ->
    [yes] First say whether your piece must be taken.
   *[no] First { $seat } says whether their piece must be taken.
}
refusal-take-theirs = Take a piece of { $seat }’s: that was insisted on.
refusal-nothing-missed = No capture was missed.
refusal-piece-missed-nothing = The piece on { $cell } missed nothing; you may huff { $cells }.
refusal-already-declined = Your draw was declined; make a move before you propose again.
refusal-no-draw-offered = Nobody has proposed a draw.
refusal-not-yours-to-answer = This answer is not yours to give.
refusal-draw-to-answer = First the proposed draw is answered.
refusal-not-your-turn = It is not your turn: { $seat } moves.
refusal-game-over = The game is over.

## In the browser

headline = { $loser_wins ->
    [yes] Loser wins
   *[no] { $rules ->
        [english] English rules
        [german] German rules
        [italian] Italian rules
       *[standard] Standard rules
    }
}
state-chosen = chosen
state-landing = you can land here
state-movable = can move
state-huff = can be huffed
plate-turn = { $seat_you ->
    [yes] your move
   *[no] to move
}
plate-left = { $queens ->
    [0] { $men ->
        [1] 1 man
       *[other] { $men } men
    }
   *[other] { $men } + { $queens ->
        [1] 1 queen
       *[other] { $queens } queens
    }
}
plate-lost = { $count } lost
plate-out = out
resigned-with = resigned with { $count ->
    [1] 1 piece
   *[other] { $count } pieces
}
side-title = The camps
side-player = Player
side-men = Men
side-queens = Queens
side-lost = Lost

claim-title = Your move, and a capture was missed
claim-explained = { $offender } could take and played { $path } instead. Huff one of the pieces that could have taken, then move; or have the move taken back and the capture made{ $free ->
    [yes] ; or let it go.
   *[no] .
}
claim-answers = Your answer to the missed capture
claim-huff = Huff { $cell }
claim-oblige = Have the capture made
claim-let-go = Let it go
chain-goes-on = The capture goes on: choose the next cell.
chain-or-queen = Stop here and make a queen, or go on taking.
stop-here = Stop and make a queen
undo-step = Undo
wish-draw = Draw?
resign-sure = Resign the game?
resign-explained = Your pieces leave the star, and you are out.
resign-yes = Yes, resign
resign-no = No, I play on
hint-ask = Hint
hint-move = I would play { $path }.
hint-does = I would play { $path }: it { $does }.
# $men and $queens count the pieces taken; $both is "yes" where there are some of each.
why-takes = takes { $men ->
    [0] { "" }
    [1] a man
    [2] two men
    [3] three men
   *[other] { $men } men
}{ $both ->
    [yes] { " " }and{ " " }
   *[no] { "" }
}{ $queens ->
    [0] { "" }
    [1] a queen
    [2] two queens
   *[other] { $queens } queens
}
why-crowns = makes a queen
why-safe = gives nothing back
why-gives = { $count ->
    [1] gives a piece back
   *[other] gives { $count } pieces back
}
why-saves = { $count ->
    [1] escapes a capture
   *[other] saves { $count } pieces from capture
}
why-only = It is the only move there is.
why-threat = It threatens to capture next turn.
why-centre = The centre leads everywhere, and nothing is exposed there.
why-crossing = The man crosses the axis in safety.
why-running = The man nears the far base, where it becomes a queen.
why-flying = The queen keeps a long diagonal, out of reach.
why-steady = Everything stays safe: nobody can capture next.
why-duty = { $clause ->
    [ETO-40] A capture let pass may be huffed (ETO-40).
   *[other] Capturing is compulsory ({ $clause }).
}
why-worth = { $count ->
    [1] Any other move would cost a piece.
    [2] Any other move would cost two pieces.
   *[other] Any other move would cost you dearly.
}
hint-other = I would choose this: { $move }.

keys-walk = move along the diagonals
keys-take = choose a piece, then each landing cell
keys-undo = undo the choice
keys-hint = ask for a hint

## In the terminal

typed-word = { $move ->
    [touch] touch
    [huff] huff
    [oblige] oblige
    [waive] waive
    [offer-draw] draw
    [accept-draw] yes
    [decline-draw] no
   *[resign] resign
}
play-hint = play: letter or cells · help (?) · leave (q)
play-help =
    Choose a move by its letter, or type it cell by cell.
    Enter alone plays the only move, where there is but one.
    While the others play, Enter hurries on to your turn.
    rule ETO-40: read a clause of the rule book · q: leave
play-help-etoile =
    Ac3-Ad4: move · Ad4xBc3xBe1: take, every landing cell written
    huff Ac3: lift a piece that missed its capture · oblige: have the move taken back
    draw: propose a draw · yes, no: answer · resign: give up

## The story of a game

story-longest = The longest capture, { $count } pieces at once, was { $seat_you ->
    [yes] yours
   *[no] { $seat }’s
}.
story-taker = { $seat_you ->
    [yes] You took
   *[no] { $seat } took
} most: { $count ->
    [1] one piece
   *[other] { $count } pieces
}.
story-huffed = { $seat_you ->
    [yes] You lost
   *[no] { $seat } lost
} { $count ->
    [1] a piece
   *[other] { $count } pieces
} to huffing.
story-first-out = { $seat_you ->
    [yes] You were
   *[no] { $seat } was
} the first to leave the board.
story-queens = { $seat_you ->
    [yes] You made
   *[no] { $seat } made
} most queens: { $count }.
story-length = { $count ->
    [1] A single move was enough.
   *[other] It took { $count } moves.
}
sheet-taken = Taken
sheet-queens = Queens made
sheet-huffed = Huffed
finale-smile = The pieces go back into the box, but for one that takes a bow.

## Ordered in advance, at a slow table

order-only-move = Play by itself when a single move is possible
