### Dschamál: its sentences, in the terminal and in the browser.
### Arguments of an event or a move: its fields, each under its name.
### A seat is replaced by the name of whoever sits there, with $<field>_you ("yes" or "no");
### a piece by its words (piece-one), several by a list; a boolean by "yes" or "no";
### a time in milliseconds by seconds with two decimals.

## Words

colour-name = { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
    [brown] brown
   *[black] black
}
form-name = { $form ->
    [ball] ball
    [egg] egg
    [cube] cube
    [cylinder] cylinder
    [holed-disc] holed disc
    [narrow-roof] narrow roof
    [wide-roof] wide roof
    [cone] cone
    [brick] brick
    [arch] arch
    [half-round] half-round
    [cross] cross
    [flattened-ball] flattened ball
    [cut-cube] cube with a cut corner
    [waisted-cylinder] waisted cylinder
    [plain-disc] plain disc
    [blunt-roof] blunt narrow roof
    [notched-roof] notched wide roof
    [cut-cone] cut cone
    [drilled-brick] drilled brick
    [double-arch] double arch
    [flat-half-round] flattened half-round
   *[camel] camel
}
# A coloured or black piece, without an article.
piece-name = { $colour ->
    [black] { form-name }
   *[other] { colour-name } { form-name }
}
piece-one = { $form ->
    [camel] the camel
   *[other] a { piece-name }
}
form-the = the { form-name }
list-last = { $head } and { $last }
seconds-word = { $seconds } s

level-random = At random
level-beginner = Beginner · grabs the first thing
level-easy = Easy · content with little
level-companion = Companion · keeps pace with you
level-normal = Normal · feels twice

phase-choose = Choosing pieces
phase-ready = Hands at the bag
phase-search = In the bag
phase-take = A piece to take
phase-give = A piece to give up
phase-hand = A piece to pass on
phase-camel = The camel
phase-build = The tower
phase-over = The game is over

## The box

box-tagline = The bag is black; your fingers see. Be first, and be sure.
box-players = 3 to 8 players; Turm and Quartett, 3 to 6

option-game = The game
    .hint = Four games in one box, with the same bag.
option-game-value = { $value ->
    [duell] Duell um Dschamál
    [turm] Der Dschamál-Turm: a tower
    [dreier] Der dschamile Dreier: three hands
   *[quartett] Das Dschamálquartett: from age 5
}
option-search_seconds = Length of a search
    .hint = When it is over, hands leave the bag empty.
option-search_seconds-value = { $value } seconds
option-tie_ms = Equally fast
    .hint = Nearer than this is a tie, and the search starts again.
option-tie_ms-value = { $value } thousandths of a second
option-start_seconds = Waiting for the start
    .hint = If nobody calls “Dschamál”, the table gives the start itself.
option-start_seconds-value = { $value ->
    [1] one second
   *[other] { $value } seconds
}
option-choice_seconds = Time to choose
    .hint = After that, the table makes a sensible choice for you.
option-choice_seconds-value = { $value } seconds
option-build_seconds = Time to build
    .hint = After that, the piece goes back into the bag.
option-build_seconds-value = { $value } seconds
option-camel_reach = The camel searches the bag
    .hint = If the other player has nothing to take, the called camel lets you reach into the bag once, alone.
option-one_black_kind = Black pieces are all one kind
    .hint = In the Turm, whoever has a black piece must pass the next one on.
option-duels = Number of searches
    .hint = The game stops after this many searches at the latest.
option-duels-value = { $value ->
    [1] one search
   *[other] { $value } searches
}
option-dark = Only the fingertip
    .hint = No trail of what was felt stays on the screen: just what is under the tip now.
option-lit_seconds = The bag, for onlookers
    .hint = Those who are not searching see arms moving in the bag from outside. Lit, they also see what lies in it, some seconds later.
option-lit_seconds-value = { $value ->
    [0] dark
   *[other] lit, { $value } s later
}

## What happens

event-starter-drawn = By lot, { $seat_you ->
    [yes] you begin
   *[no] { $seat } begins
}.
event-piece-chosen = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $piece }.
event-bout-ready = { $purpose ->
    [decisive] Nobody pulled anything. Decisive piece: { $middle }. { $fighters } look for that shape, or the camel.
    [reach] { $fighters } may reach into the bag once, alone.
   *[duel] To the bag: { $fighters }.
}
event-started = “Dschamál!” { $seat_you ->
    [yes] You gave
   *[no] { $seat } gave
} the start.
event-relief-felt = { $near ->
    [yes] Another hand is very near.
   *[no] You feel your way.
}
event-hand-closed = { $count ->
    [0] Your hand closes on nothing.
    [1] Your hand holds one piece.
   *[other] Your hand holds { $count } pieces.
}
event-width-felt = Between your two fingers: { $mm } mm.
event-piece-rolled = { $free ->
    [yes] The piece rolls over in your hand.
   *[no] The piece does not roll: there is no room.
}
event-hand-opened = Your hand opens: the piece stays in the bag.
event-camel-called = { $seat_you ->
    [yes] You call
   *[no] { $seat } calls
}: “The camel is mine!”
event-hand-laid = { $seat_you ->
    [yes] Your hand is
   *[no] { $seat }’s hand is
} out of the bag.
event-own-laid = You lay { $pieces }.
event-gave-up = { $seat_you ->
    [yes] Your hand leaves
   *[no] { $seat }’s hand leaves
} the bag empty.
event-times-shown = Times: { $times } (± { $within } s; nearer than { $tie_ms } ms is a tie).
event-pieces-shown = { $seat_you ->
    [yes] You laid
   *[no] { $seat } laid
} { $pieces }{ $called ->
    [yes] {", calling the camel"}
   *[no] {""}
}.
event-bout-repeated = { $reason ->
    [tie] Equally fast: everything goes back, and it starts again.
   *[other] Two calls for nothing: it starts again.
}
event-bout-void = Nobody wins. On to the next.
event-bout-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} { $clause ->
    [DSC-20] the duel: a shape already owned
    [DSC-21] the duel: a shape of the other player’s
    [DSC-22] the duel: the camel, properly called
    [DSC-23] the duel: neither had that shape
    [DSC-24] the duel: the piece pulled was black
    [DSC-25] the duel: the camel was not called
    [DSC-26] the duel: the call was wrong
    [DSC-27] the duel: more than one piece pulled
    [DSC-31] the decisive piece
    [DSC-51] the duel: first hand out
    [DSC-53] the duel: the other pulled more than one piece
    [DSC-63] the triel by shape
    [DSC-64] the triel in last place: both others were wrong
    [DSC-65] the triel: the camel, properly called
    [DSC-66] the triel for the decisive piece
   *[DSC-72] the duel: a shape already owned
}.
event-piece-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $piece }.
event-piece-moved = { $giver_you ->
    [yes] You hand
   *[no] { $giver } hands
} { $piece } to { $taker_you ->
    [yes] you
   *[no] { $taker }
}.
event-shape-completed = All four of “{ $shape }” are out: winning pieces, and safe, with { $owners }.
event-tower-built = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} { $piece }{ $fallen_count ->
    [0] {": the tower stands."}
    [1] {": one piece falls."}
   *[other] {": "}{ $fallen_count } pieces fall.
}
event-tower-lost = { $seat_you ->
    [yes] You pulled more than one piece: your tower goes
   *[no] { $seat } pulled more than one piece: their tower goes
} back into the bag.
event-towers-counted = The count: { $totals }.
event-game-ended = { $reason ->
    [seven] Seven winning pieces!
    [tower] A tower of seven!
    [blacks] The tenth black piece is out.
    [four] Four of a shape!
    [bag] There is no colour left in the bag.
   *[duels] The agreed number of searches is reached.
} { $count ->
    [1] { $winners_you ->
        [yes] You win
       *[no] { $winners } wins
    } the game.
   *[other] { $winners } share the victory.
}

## What you can do

move-choose = Choose { $piece }
move-start = { $after_pause ->
    [yes] Let the table give the start
   *[no] Call “Dschamál!”
}
move-feel = Move your finger { direction }
move-push = Push { direction }
direction = { $direction ->
    [right] to the right
    [left] to the left
    [near] towards you
    [far] away from you
    [near-right] towards you and right
    [near-left] towards you and left
    [far-right] away and right
   *[far-left] away and left
}
move-close = Close your hand
move-pinch = Pinch between two fingers { $across ->
    [0] from side to side
   *[other] from near to far
}
move-roll = Roll it in your hand
move-let-go = Let go
move-call = “The camel is mine!”
move-lay = Lay it on the table
move-give-up = Leave the bag empty-handed
move-take = Take { $piece }
move-give = Give { $piece } to { $to }
move-build = { $settled_all ->
    [yes] Set { $piece } on the very top
   *[no] Give it up: { $piece } goes back into the bag
}

## What the table wants from you

question-choose = Choose the piece to put before you
prompt-choose-wait = { $seat } is choosing a piece
question-ready-caller = { $fighters } { $count ->
    [1] is
   *[other] are
} ready: call “Dschamál!”
prompt-ready-fighter = Your hand is at the bag: wait for the call
question-search = Look for { $shapes }, or the camel
question-search-decisive = Look for { form-the }, or the camel
question-search-turm = Be first with one piece, and only one
question-search-alone = Just once: a shape that nobody owns
prompt-search-watch = { $fighters } { $count ->
    [1] is
   *[other] are
} searching the bag
prompt-holding = { $count ->
    [1] You hold something. Sure?
   *[other] You hold { $count } pieces!
}
prompt-laid = Laid. Waiting for the other hands.
question-take = Take a piece from { $giver }
question-give = Choose a piece to hand to { $to }
question-hand = You have that kind already: who gets { $piece }?
question-camel = The camel: give away a black piece, or take one
question-build = Put { $piece } on your tower
question-build-base = Put down { $piece }: the base of your tower
prompt-wait = { $seat } is thinking
prompt-over = The game is over

master-name = { $seat_you ->
    [yes] You are Master of the Pieces
   *[no] { $seat } is Master of the Pieces
}
winning-title = Winning pieces
owned-title = Pieces
tower-title = Tower
blacks-title = Black pieces
bag-count = { $count ->
    [1] one piece in the bag
   *[other] { $count } pieces in the bag
}
receipt-line = { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $seconds } s

## What the table refuses

refusal-wrong-seats = This game is for { $least } to { $most } players; you ask for a table of { $got }.
refusal-out-of-range = This setting goes from { $least } to { $most }.
refusal-not-your-choice = It is { $seat }’s choice.
refusal-not-to-choose = That piece is not, or no longer, there to choose.
refusal-bystander-calls = The start is given by somebody who is not searching.
refusal-start-by-lot = Everybody is searching: the start comes only after a pause drawn by lot.
refusal-not-in-the-duel = It is not your turn to search the bag.
refusal-already-pulled = Your hand came out with its piece: nobody pulls twice.
refusal-already-out = Your hand has left the bag already.
refusal-call-too-late = The camel is called before it is laid.
refusal-already-called = You have called the camel already.
refusal-no-call = There is no call in the Turm.
refusal-no-camel = There is no camel in the Quartett.
refusal-no-call-alone = Alone in the bag, there is no call.
refusal-nothing-held = Your hand holds nothing.
refusal-one-rolls-alone = Your hand holds more than one piece: only one can be rolled.
refusal-no-such-turn = Two fingers lie at 0 to { $most } times fifteen degrees.
refusal-hand-is-full = Your hand holds something: let go or lay it first.
refusal-too-fast = No hand is that fast.
refusal-measured-badly = No time is measured with an error of more than { $most } ms.
refusal-time-is-up = The time to search is over.
refusal-outside-the-bag = The bag ends there.
refusal-pushed-too-far = A push goes { $most } mm at most.
refusal-not-yours-to-take = It is { $taker } who takes a piece.
refusal-not-before-them = { $seat } does not have that piece.
refusal-winning-piece = A winning piece can be neither taken nor given.
refusal-loser-gives = It is { $giver } who hands a piece to { $to }.
refusal-not-yours = You do not have that piece.
refusal-winner-gives = It is { $giver } who passes the piece on.
refusal-give-what-you-pulled = You pass on the piece you have just pulled, not another.
refusal-give-to-another = It goes to another player.
refusal-camel-is-theirs = It was { $seat } who pulled the camel.
refusal-no-such-black = Give one of your black pieces, or take one from somebody who has some.
refusal-owner-builds = It is { $seat } who builds.
refusal-other-piece = That is not the piece to place.
refusal-base-stays = The base stays on the table.
refusal-not-settled = The result of letting go is still missing.
refusal-not-these-pieces = These are not the pieces of that tower.
refusal-out-of-reach = The piece cannot be let go there.
refusal-not-now = { $phase ->
    [choose] Not now: everybody chooses a piece first.
    [ready] Not now: everybody is waiting for the start.
    [search] Not now: hands are in the bag.
    [take] Not now: a piece is to be taken.
    [give] Not now: a piece is to be given up.
    [hand] Not now: a piece is to be passed on.
    [camel] Not now: the camel comes first.
    [build] Not now: a piece is to be placed on a tower.
   *[over] The game is over.
}

## At the table

option-game-about = { $value ->
    [duell] Two hands in the bag, seven winning pieces. For 3 to 8.
    [turm] The quicker one builds on a real tower, which can fall. For 3 to 6.
    [dreier] Three hands in the bag at once. For 3 to 8.
   *[quartett] The simplest: four pieces of one shape. For 3 to 6.
}
bout-title = { $game ->
    [turm] Turm no. { $number }
    [dreier] Dreier no. { $number }
    [quartett] Quartett no. { $number }
   *[duell] Duel no. { $number }
}
you = You
colon = :
table-offers = What you can do
table-actions = Your choices
fights-now = Hand at the bag
course-said = { $count ->
    [1] One hand at the bag:
   *[other] At the bag:
}
owns-nothing = nothing yet
winning-count = { $count ->
    [1] One winning piece out of seven
    [7] Seven winning pieces
    [8] Eight winning pieces
    [9] Nine winning pieces
   *[other] { $count } winning pieces out of seven
}
tower-count = { $count ->
    [0] No tower yet
    [1] Tower: one piece out of seven
    [7] Tower: seven pieces
   *[other] Tower: { $count } pieces out of seven
}
give-here = Give to { $seat }
give-short = Give
decisive-title = Decisive piece
hand-status = { $status ->
    [in] is searching
    [laid] has laid
   *[out] came out empty
}
arm-mood = { $mood ->
    [rim] is at the rim
    [reaches] is searching
    [hesitates] hesitates
    [holds] holds something
    [laid] has laid
   *[out] came out empty
}
camel-shout = { $seat }: “The camel is mine!”
question-ready-all = Everybody searches: the start comes after a pause drawn by lot
question-search-camel = Look for the camel: neither of you owns a piece
question-search-own = Look for one of your shapes: { $shapes }
prompt-take-wait = { $seat } is taking a piece from { $victim }
prompt-give-wait = { $seat } is choosing a piece to hand to { $to }
prompt-hand-wait = { $seat } is passing on { $piece }
prompt-camel-wait = { $seat } pulled the camel
prompt-build-wait = { $seat } is placing { $piece }

towers-title = The towers
tower-of = { $seat_you ->
    [yes] Your tower
   *[no] { $seat }’s tower
}, { $count ->
    [0] nothing yet
    [1] one piece
   *[other] { $count } pieces, from the base up
}.
tower-piece = { $piece }, from { $low } to { $high } mm high{ $side ->
    [left] {", "}{ $aside } mm left of the base
    [right] {", "}{ $aside } mm right of the base
   *[none] {""}
}{ $deep ->
    [near] {", "}{ $off } mm towards you
    [far] {", "}{ $off } mm away from you
   *[none] {""}
}
walk-left = Walk round to the left
walk-right = Walk round to the right
look-all = See all the towers
build-controls = The piece in hand
build-let-go = Let go
build-flat = On the very top, as it is ({ $height } mm)
build-side = On the very top, turned ({ $height } mm)
build-base-flat = On the table, as it is ({ $height } mm)
build-base-side = On the table, turned ({ $height } mm)
turn-pivot = Turn the piece round
turn-tip = Tip the piece away from you
turn-roll = Lay the piece on its side
turn-fine = Fine movements
step-left = To the left
step-right = To the right
step-far = Away from you
step-near = Towards you

side-title-winning = Winning pieces
side-title-four = Of one shape
side-title-score = The count
side-player = Player
side-owned = Pieces
side-winning = Winning
side-four = Collected
side-tower = Tower
side-blacks = Black
side-bonus = For black
side-total = Total
master-short = Master
place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

keys-start = call “Dschamál!”
keys-finger = move your finger, or the piece over the tower
keys-space = close your hand, or let go
keys-pinch = pinch: feel how wide it is
keys-roll = roll the piece in your hand
keys-lay = lay it on the table; let go over the tower
keys-call = “The camel is mine!”
keys-push = push a piece in the bag
keys-eyes = play with eyes shut
keys-choice = choose from the list
keys-turn = turn, tip, roll the piece
keys-fine = fine or large movements
keys-view = walk round the towers

## In the bag, with a fingertip

bag-title = The bag
bag-inside = Inside the bag
bag-how = The arrow keys move the finger, with Alt in small steps, with Shift pushing. Space closes or opens the hand, P closes it with two fingers and feels the width, R rolls the piece it holds, Enter lays on the table, C calls the camel, Escape twice takes the hand out empty, E shuts or opens your eyes.
bag-start = Dschamál!
bag-wait = Hands at the rim. Hold still…
bag-actions = What your hand does
bag-hands = The hands
bag-status = { $status ->
    [away] nobody there
    [rim] at the rim
    [in] in the bag
    [laid] has laid
   *[out] came out empty
}
bag-called = called the camel
bag-push = Push
bag-pinch = Pinch
bag-roll = Roll
bag-eyes = Eyes shut
bag-leave-sure = Really?
bag-empty-handed = Your hand came out empty. Waiting for the others.
bag-key-space = space
bag-key-enter = enter
bag-key-shift = shift
bag-key-escape = esc
bag-rim = the rim of the bag
bag-near = another hand, very near
bag-way = { $way ->
    [left] on the left
    [right] on the right
    [ahead] ahead
    [self] towards the player
   *[back] towards you
}
bag-place = { $deep ->
    [near] near the rim
    [far] deep in
   *[middle] in the middle
}{ $across ->
    [left] , on the left
    [right] , on the right
   *[middle] {""}
}
bag-size = { $millimetres } mm wide there
bag-from-beside = It lay beside your finger.
bag-edge = edge { $way }
bag-corner = corner { $side }, { $deep }
bag-surface = { $surface ->
    [empty] cloth, nothing
    [beside] { $towards ->
        [left] something on the left
        [right] something on the right
        [ahead] something ahead
       *[back] something towards you
    }
    [flat] flat
    [slope] { $towards ->
        [left] rising to the left
        [right] rising to the right
        [ahead] rising ahead
        [self] rising towards the player
       *[back] rising towards you
    }
    [round] round
    [ridge] { $towards ->
        [across] ridge across
        [slanting] slanting ridge
       *[along] ridge along
    }
    [point] point
    [hollow] hollow
    [hole] hole
   *[uneven] uneven
}
bag-receipt = The verdict
bag-nobody = Nobody wins.
again-title = Search no. { $number }, with the lights on
again-laid = { $seconds } s: { $pieces }.
again-out = The hand comes out empty.
again-met = The right shape under the finger at { $seconds } s.
again-play = Again
again-pause = Pause
again-slider = The moment of the search
again-at = { $seconds } seconds
voice-off = Shout into the microphone
voice-on = Microphone listens: turn it off
voice-heard = A shout gives the start; with a piece in your hand it calls the camel. No sound leaves this device.
voice-unsafe = This browser lends the microphone to https or localhost alone. The button is still there.
voice-refused = The microphone is not allowed, or there is none. The button is still there.
fall-title = The fall, seen again
fall-speed = { $speed ->
    [quarter] a quarter
    [half] half speed
   *[true] true speed
}
again-real = True speed
again-skip = Skip
again-never = Do not show again
receipt-erred = { $seat_you ->
    [yes] Your hand was wrong
   *[no] The hand of { $seat } was wrong
}: { $pieces }.
bag-within = ± { $seconds } s

## In the terminal

own-bout-ready = { $purpose ->
    [reach] You may reach into the bag once, alone.
   *[decisive] Nobody pulled anything. Decisive piece: { $middle }. You look for that shape, or the camel, against { $fighters_others }.
}
# A game replayed with all hands open: what another's hand feels.
told-relief-felt = { $seat } feels around in the bag{ $near ->
    [yes] {", another hand very near"}
   *[no] {""}
}.
told-hand-closed = { $seat }’s hand { $count ->
    [0] closes on nothing
    [1] holds one piece
   *[other] holds { $count } pieces
}.
told-width-felt = Between two fingers of { $seat }’s hand: { $mm } mm.
told-piece-rolled = { $free ->
    [yes] The piece rolls over in { $seat }’s hand.
   *[no] The piece does not roll in { $seat }’s hand: there is no room.
}
told-hand-opened = { $seat }’s hand opens: the piece stays in the bag.
told-own-laid = { $seat } lays { $pieces }.
open-place = { $place ->
    [near-left] near the rim, on the left
    [near] near the rim, in the middle
    [near-right] near the rim, on the right
    [left] on the left
    [right] on the right
    [far-left] at the far end, on the left
    [far] at the far end, in the middle
    [far-right] at the far end, on the right
   *[middle] in the middle of the bag
}
open-holds = { $count ->
    [0] holds nothing
    [1] holds one piece
   *[other] holds { $count } pieces
}
open-laid = laid { $pieces }

typed-word = { $move ->
    [start] go
    [lot] lot
   *[set] set
}
dschamal-set = Set { $piece } on top ({ $height } mm high)
dschamal-place = finger at { $x } mm, { $y } mm · { $seconds } s
dschamal-rim = at the rim of the bag, on your side
keys-dschamal = arrows: the finger (Alt: small steps, Shift: push) · space: close or open the hand · p: pinch · r: roll · Enter: lay · c: the camel · x: come out · q: leave
play-hint = play: letter or words · help (?) · leave (q)
play-help =
    Choose a move by its letter, or type it in words.
    Enter alone makes the obvious move, where there is one.
    While the others play, Enter hurries on to your turn.
    rule DSC-13: read a clause of the rule book · q: leave
play-help-dschamal =
    In the bag, by keys: the arrows move the finger by 8 mm, with Alt by 2 mm, with Shift they push (or h j k l, y u i o, H J K L); space closes or opens the hand, p pinches with two fingers, r rolls what is held, Enter lays, c calls the camel, x twice comes out empty-handed. Time runs, for you as for the others.
    Line by line, without a picture: right 3 ahead 2 close measure roll lay, push left, fine right, camel, out; Enter alone shows the relief.
    At the table: blue ball chooses or takes a piece, 2 gives it to seat 2.
    On the tower: set 5 -3 lets go of the piece 5 mm to the right of the middle and 3 mm towards you; set 5 -3 45 2 turns it by 45° and puts it on its second side.

## What a game falls into

chapter-duel = Search { $number }

## The story of a game

story-tower-lost = { $seat_you ->
    [yes] You
   *[no] { $seat }
} saw a tower of { $count ->
    [1] one piece
   *[other] { $count } pieces
} go back into the bag.
story-searches = { $seat_you ->
    [yes] Yours were the surest fingers
   *[no] { $seat } had the surest fingers
}: { $count ->
    [1] one search won
   *[other] { $count } searches won
}.
story-taker = { $seat_you ->
    [yes] You took
   *[no] { $seat } took
} { $count ->
    [1] a piece
   *[other] { $count } pieces
} from others.
story-caller = { $seat_you ->
    [yes] You called
   *[no] { $seat } called
} for the camel { $count ->
    [1] once
   *[other] { $count } times
}.
story-shapes = { $count ->
    [1] One shape was completed.
   *[other] { $count } shapes were completed.
}
story-length = { $count ->
    [0] Nobody found anything.
    [1] One search was won.
   *[other] { $count } searches were won in all.
}
sheet-searches = Searches won
sheet-taken = Pieces taken
sheet-calls = Calls
finale-smile = The camel knew all along.

## The practice bag

practice-task = { $task ->
    [one] One piece
    [three] Three pieces
    [alone] The whole bag
   *[game] A first game
}
practice-one = One piece lies in the dark. Stroke it, take your time, and say what it is
practice-what = What is it?
practice-lit = The bag with the lights on, and the way of your finger
practice-right = Right: { $pieces }.
practice-wrong = Not this time. It was { $pieces }.
practice-nothing = Your hand came out empty.
practice-time = You took { $seconds } s. Against others, that counts.
practice-again = Another one
practice-next = Onwards
practice-game = Play a first game
practice-feels = { $form ->
    [ball] Round everywhere: it falls away alike on all sides, and no edge comes.
    [egg] Round, but longer than wide: one way it falls away sooner than the other.
    [cube] A small flat top, four straight edges, and sides that drop at once.
    [cylinder] Standing: a flat, round top. Lying: round across, straight along.
    [holed-disc] Flat and low, round outside, and a hole in the middle.
    [narrow-roof] A sharp ridge, and two steep slopes close to each other.
    [wide-roof] A ridge too, but its slopes are gentle and wide.
    [cone] A point, or a slope all round that ends in one.
    [brick] Flat like a cube, but clearly longer than wide.
    [arch] A brick with a gap: two feet, or a hollow below the bow.
    [half-round] Flat on one side, round on the other.
    [cross] Four arms, and a corner that goes inwards between any two.
    [camel] Two humps, and like nothing else.
   *[other] One of the black ones: nearly its coloured sister, with a small flaw.
}

## Why this move

why-only = You have no other choice.
why-choose = Four touches in its middle are enough to know { form-the } { $share } times in 100.
why-start = Everybody is ready; of { $bag } pieces in the bag, { $count } { $count ->
    [one] counts
   *[other] count
} for those who search.
why-begin = A place to begin: of { $bag } pieces in the bag, { $count } { $count ->
    [one] counts
   *[other] count
} for you.
why-nothing = Nothing here after { $touches ->
    [one] { $touches } touch
   *[other] { $touches } touches
}; the next place is { $mm } mm away.
why-unsure = After { $touches ->
    [one] { $touches } touch
   *[other] { $touches } touches
} it seems to be { form-the }, { $share } to 100: feel on.
why-enough = It is { form-the }, { $share } to 100; its middle is { $mm } mm away, and it counts { $hope } times in 100.
why-hopeless = Only { $hope } { $hope ->
    [one] chance
   *[other] chances
} in 100 that it counts: better go on.
why-close = Under your finger is { form-the }, { $share } to 100; it counts { $hope } times in 100.
why-lay = In your hand is { form-the }, { $share } to 100; it counts { $hope } times in 100, and every moment helps the others.
why-push = Your hand closed here on { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}: pushed, they come apart.
why-let-go = Your hand holds { $count } pieces, and only one can win.
why-call = It is the camel, { $share } to 100: call it before you lay.
why-blind = Your hand holds { $count ->
    [0] nothing
    [one] { $count } piece
   *[other] { $count } pieces
}, and your finger does not know what.
why-give-up = { $late ->
    [yes] The others have laid: nothing you could still pull would count.
   *[no] { $seconds } s are left: too little to come out with anything.
}
why-take = You have { $mine ->
    [0] none
   *[other] { $mine }
} of this shape ({ form-name }) so far; { $out } of 4 are out.
why-give = Of this shape ({ form-name }) you have { $mine }; { $out } of 4 are out.
why-hand = { $pointed ->
    [yes] Nothing stands on this shape ({ form-name }): it is in the way of a tower of { $high }.
   *[no] That tower has { $high ->
        [0] nothing yet
        [one] { $high } piece
       *[other] { $high } pieces
    }: there { form-the } does least harm.
}
why-camel = Black pieces then bring you { $own }, and the others { $others } in all.
why-build = { $stands ->
    [yes] Tried out before: all { $count } pieces stand.
   *[no] Tried out before: { $count } of { $all } pieces stay up.
}
why-better = At best it was { form-the }, { $share } to 100: it counted only { $hope } times in 100.
