### The Kettle: its sentences, in the terminal and in the browser.
### Arguments of an event, a move or a refusal: its fields, each under its name. A seat is replaced by the
### name of whoever sits there, with $<field>_you ("yes" or "no"); a card by card-<card>; several by a list,
### with $<field>_count.

## Words

card-0 = spoon
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6

phase-swap = Swapping
phase-pour = Pouring
phase-stir = A last chance to stir
phase-over = The game is over

## The box

box-tagline = Pour as much as you dare, but never the most.
box-players = 2 to 6 players

option-rounds = Number of rounds
    .hint = The game ends after the last one; most points win.
option-rounds-value = { $value ->
    [1] one round
   *[other] { $value } rounds
}
option-window = Time to stir
    .hint = Everybody has the same time, with or without a spoon; whoever says nothing waits.
option-window-value = { $value } seconds

## What one sees

view-round = Round
view-size = The kettle holds
view-hand = Your cards
view-held = Cards
view-poured = Poured
view-scores = Points

## What happens

event-round-begun = Round { $round }: the die shows { $die }, the kettle holds { $size }.
event-cards-drawn = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
}: { $cards }.
event-cards-swapped = { $seat_you ->
    [yes] You { $count ->
        [0] keep your cards
        [1] swap one card
       *[other] swap { $count } cards
    }
   *[no] { $seat } { $count ->
        [0] keeps their cards
        [1] swaps one card
       *[other] swaps { $count } cards
    }
}.
event-card-chosen = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} chosen a card.
event-card-poured = { $seat_you ->
    [yes] You pour
   *[no] { $seat } pours
}: { $card }.
event-card-taken-back = { $seat_you ->
    [yes] You stir and take your card back
   *[no] { $seat } stirs and takes their card back
}: { $card }.
event-kettle-held = { $total ->
    [0] Nothing is left in the kettle.
   *[other] { $total } of { $size }: the kettle holds.
}
event-kettle-boiled-over = { $total } of { $size }: the kettle boils over! The biggest card scores nothing.
event-points-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [1] one point
   *[other] { $points } points
}.
event-game-ended = { $winners_you ->
    [yes] { $count ->
        [1] You win!
       *[other] { $winners } win together!
    }
   *[no] { $count ->
        [1] { $winners } wins!
       *[other] { $winners } win together!
    }
}

## Moves and questions

question-swap = Which cards do you put back, two at most, to draw others?
question-pour = Which card do you pour? The kettle holds { $size }.
question-stir = { $total } poured, the kettle holds { $size }. Do you stir and take your card back?

choice-swap = Swap
move-swap = { $cards_count ->
    [0] Keep all cards
   *[other] Swap: { $cards }
}
move-pour = Pour: { $card }
move-stir = Stir
move-wait = Wait

## Refusals

refusal-wrong-seats = This game is for { $least } to { $most } players.
refusal-out-of-range = This setting goes from { $least } to { $most }.
refusal-not-asked = Nothing is asked of you now.
refusal-not-now = This cannot be done now.
refusal-not-held = You do not hold these cards.
refusal-too-many = At most { $most } cards are swapped.
refusal-no-spoon = Stirring takes a spoon.
