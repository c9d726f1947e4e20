### Le Grand Dalmuti: its sentences, in the terminal and in the browser.
### Arguments of an event or a move: its fields, each under its name.
### A seat is replaced by the name of whoever sits there, with $<field>_you ("yes" or "no");
### cards by their words (cards-set); a boolean by "yes" or "no".

## Words

number-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
   *[other] { $count }
}
cards-plain = { $rank ->
    [13] { $count ->
        [1] a joker
       *[other] { number-word } jokers
    }
   *[other] { number-word } { $rank }{ $count ->
        [1] {""}
       *[other] s
    }
}
# $count cards of rank $rank, $jokers of them jokers that copy the others.
cards-set = { $jokers ->
    [0] { cards-plain }
    [1] { cards-plain }, one of them a joker
   *[other] { cards-plain }, two of them jokers
}
cards-count = { $count ->
    [1] one card
   *[other] { number-word } cards
}
card-name = { $rank ->
    [13] joker
   *[other] { $rank }
}
list-last = { $head } and { $last }

title-grand-dalmuti = Grand Dalmuti
title-petit-dalmuti = Petit Dalmuti
title-people = People
title-petit-peon = Petit Péon
title-grand-peon = Grand Péon

level-random = At random
level-easy = Easy · no plan
level-normal = Normal · counts cards
level-hard = Hard · tries it out
level-master = Master · reads hands

phase-slip = The slip
phase-call = The Revolution
phase-taxes = Taxes
phase-play = Play
phase-over = The game is over

## The box

box-tagline = Life is unfair. Empty your hand, take your neighbour’s seat.
box-players = 4 to 10 players, at its best from 5 up

option-rounds = Number of rounds
    .hint = The game ends after the last round; the highest total wins.
option-rounds-value = { $value ->
    [1] one round
   *[other] { $value } rounds
}
option-total = Play to a total
    .hint = The game ends after the round in which somebody reaches it. At 0, rounds are counted instead.
option-total-value = { $value ->
    [0] no total
   *[other] { $value } points
}
option-short_deck_4 = Without 11s and 12s
    .hint = With four players, 23 cards stay in the box.
option-short_deck_5 = Without 12s
    .hint = With five players, 12 cards stay in the box.
option-free_first_round = No taxes in the first round
    .hint = Drawing for seats was cruel enough.
option-rising_bonus = Kind lords
    .hint = A Dalmuti scores one more point if their Péon rises.
option-people_swap = The people’s swap
    .hint = The highest-placed of the people may swap a card, face down, with another of them.
option-slip = The dealer’s slip
    .hint = Now and then a card is seen during the deal; the Grand Dalmuti decides who gets it.
option-slip-value = { $value ->
    [0] never
    [1] every round
   *[other] one round in { $value }
}
option-pass_is_final = Pass and wait for the next trick
    .hint = Passing puts you out of the trick.
option-call_seconds = Time to declare
    .hint = A look at the new hand, for everybody alike; whoever says nothing keeps silent.
option-call_seconds-value = { $value ->
    [1] one second
   *[other] { $value } seconds
}

## What happens

event-seat-cards-drawn = Drawing for seats: { $drawn }.
# Said after a draw in which several have the same card.
seats-tied = Those who drew the same rank draw again.
event-round-begun = Round { $round }. { $order_first_you ->
    [yes] You are Grand Dalmuti
   *[no] { $order_first } is Grand Dalmuti
}, { $order_last_you ->
    [yes] you are Grand Péon
   *[no] { $order_last } is Grand Péon
}.
event-hand-dealt = { $seat_you ->
    [yes] You take up your cards
   *[no] { $seat } takes up their cards
}: { $count }.
event-card-slipped = A slip: { $card } was seen; it was meant for { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
event-slip-settled = { $seat_you ->
    [yes] You decide
   *[no] { $seat } decides
}: the card goes { $to_peon ->
    [yes] to the Grand Péon
   *[no] where it was meant to go
}.
event-silence-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} silent.
event-nobody-declared = Nobody declares a Revolution.
event-revolution-declared = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} { $great ->
    [yes] a Great Revolution! No taxes, and the social order turns upside down.
   *[no] a Revolution! No taxes this round.
}
event-tax-chosen = { $seat_you ->
    [yes] You have chosen what to give
   *[no] { $seat } has chosen what to give
}.
event-swap-offered = { $seat_you ->
    [yes] You offer
   *[no] { $seat } offers
} { $partner_you ->
    [yes] you
   *[no] { $partner }
} a swap.
event-swap-skipped = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} not swap.
event-cards-given = { $giver_you ->
    [yes] You give
   *[no] { $receiver_you ->
        [yes] { $giver } gives you
       *[no] { $giver } gives
    }
} { $cards }{ $receiver_you ->
    [yes] {""}
   *[no] { " " }to { $receiver }
}{ $kind ->
    [tribute] {", in tribute"}
    [tax] {", as tax"}
    [swap] {", in the swap"}
   *[slip] {", after the slip"}
}.
event-taxes-exchanged = Taxes are paid: { $pairs }.
tax-pair = { cards-count } each way between { $giver } and { $receiver }
event-set-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $cards }.
event-passed = { $seat_you ->
    [yes] You pass
   *[no] { $seat } passes
}.
event-went-out = { $points ->
    [0] { $seat_you ->
        [yes] You are left with your cards: you will be
       *[no] { $seat } is left with cards and will be
    } Grand Péon.
   *[other] { $seat_you ->
        [yes] You go out
       *[no] { $seat } goes out
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }: { $points ->
        [1] one point
       *[other] { $points } points
    }.
}
event-trick-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} the trick{ $same ->
    [yes] {""}
   *[no] {"; "}{ $lead_you ->
        [yes] you lead
       *[no] { $lead } leads
    }
}.
event-bonus-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} one more point: { $peon_you ->
    [yes] you have risen
   *[no] { $peon } has risen
}.
event-round-ended = Round { $round } is over. The new order: { $after }.
event-game-ended = { $count ->
    [1] { $winners_you ->
        [yes] You win
       *[no] { $winners } wins
    } the game.
   *[other] { $winners } share the victory.
}

## What you can do

move-play = Play { $cards }
move-pass = Pass
move-declare = Declare a Revolution
move-keep-silent = Keep silent
move-give-tax = Give { $cards }
move-offer-swap = Swap { $card } with { $partner }
move-skip-swap = Do not swap
move-answer-swap = Give { $card }
move-settle-slip = { $to_peon ->
    [yes] To the Grand Péon, who gives back a card at random
   *[no] Where it was meant to go
}

## What the table wants from you

question-lead = Your lead
question-follow = Your turn: beat { $cards }
question-only-pass = Your turn: nothing you hold beats { $cards }
prompt-wait = { $seat } is thinking
prompt-wait-lead = { $seat } is about to lead
prompt-wait-many = Waiting for { $seats }
prompt-out = You are out. Watch the rest.
question-call = Do you hold both jokers? Do you declare a Revolution?
call-note = Nothing to press to keep silent: the time is the same for everybody.
call-choice = Nothing forces you to declare.
prompt-called = You have answered. Waiting for the others.
question-tax = Choose { cards-count } for { $receiver }
prompt-tax-chosen = You give { $cards }. Waiting for the others.
prompt-taxes-wait = The Dalmutis are choosing what to give
prompt-peon = { $receiver } will take { $count ->
    [1] your best card
   *[other] your two best cards
}.
question-swap = Would you like to swap a card? Choose it, then a partner.
question-swap-answer = { $seat } offers you a swap. Choose a card to give.
question-slip = A slip: { $card } was seen; it was meant for { $seat }. Who gets it?
prompt-slip-wait = { $seat } decides who gets the card
prompt-over = The game is over

trick-title = { $seat_you ->
    [yes] You
   *[no] { $seat }
}
trick-empty = { $seat_you ->
    [yes] Your lead
   *[no] { $seat } leads
}
trick-won-by = { $seat_you ->
    [yes] The trick is yours
   *[no] The trick goes to { $seat }
}
said-passed = passes
said-out = out
said-silent = silent
said-chosen = has chosen
said-revolution = Revolution

gift-gave = You gave { $cards } to { $other }
gift-received = You received { $cards } from { $other }
gifts-title = What changed hands

table-hand = Your hand
table-offers = What you can do
table-selection-none = Touch your cards
hand-card = { $rank ->
    [13] Joker
   *[other] { $rank }
}
hand-card-shut = { $rank ->
    [13] Joker
   *[other] { $rank }
}, does not fit
standing-pass = Pass until the trick ends

round-of = Round { $round } of { $rounds }
round-to = Round { $round } · up to { $total } points
round-end-open = Look at the end of the last round again
round-end-title = End of round { $round }
round-rose = up { $steps }
round-fell = down { $steps }
round-stayed = stays
round-points = { $points ->
    [0] 0 points
    [1] +1 point
   *[other] +{ $points } points
}
scores-title = Scores
scores-player = Player
scores-rank = Rank
scores-total = Total
scores-round = This round
points-total = { $points ->
    [1] 1 point
   *[other] { $points } points
}
place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## What the table refuses

refusal-wrong-seats = This game is for { $least } to { $most } players; you ask for a table of { $got }.
refusal-out-of-range = This setting goes from { $least } to { $most }.
refusal-jokers-missing = You need both jokers in hand to declare a Revolution.
refusal-already-silent = You have answered already: you keep silent.
refusal-tax-already-chosen = You have chosen your tax already; it is given.
refusal-wrong-tax = { $wanted ->
    [1] You give one card, not { $got }.
   *[other] You give { $wanted } cards, not { $got }.
}
refusal-not-a-dalmuti = Only the two Dalmutis choose what they give.
refusal-no-swap-to-offer = You have no swap to offer now.
refusal-not-of-the-people = You can swap only with another of the people.
refusal-no-swap-to-answer = Nobody has offered you a swap.
refusal-not-held = You do not hold these cards.
refusal-no-cards = Choose at least one card.
refusal-unequal-ranks = All cards of a set have the same rank; only jokers copy the others.
refusal-wrong-count = { $wanted ->
    [1] It takes one card, not { $got }.
   *[other] It takes { $wanted } cards, not { $got }.
}
refusal-not-better = { $rank ->
    [13] A joker with no other card beats nothing: it takes less than { $to_beat }.
   *[other] { $rank } does not beat { $to_beat }: it takes a smaller number.
}
refusal-not-your-turn = It is not your turn: { $seat } plays.
refusal-leader-must-play = You lead: you must play, passing is not possible.
refusal-grand-dalmuti-decides = { $seat }, the Grand Dalmuti, decides.
refusal-not-now = { $phase ->
    [slip] Not now: first, who gets the card that was seen.
    [call] Not now: first the table asks whether anybody declares a Revolution.
    [taxes] Not now: taxes are being paid.
    [play] Not now: play has begun.
   *[over] The game is over.
}

## The keyboard

keys-rank = choose a card of that rank (0 for 10, then the two keys right of it for 11 and 12)
keys-joker = choose a joker
keys-arrows = move from card to card
keys-enter = play the chosen cards
keys-pass = pass
keys-clear = put the chosen cards back

## In the terminal

typed-word = { $move ->
    [pass] pass
    [declare] revolution
    [keep-silent] silent
    [give-tax] tax
    [offer-swap] swap
    [skip-swap] no swap
    [answer-swap] card
    [slip-keep] keep
   *[slip-peon] peon
}

play-help-dalmuti =
    7 7 J: play two sevens and a joker · - or pass: pass
    12 12 during taxes: give two twelves
    revolution: declare it · silent: keep silent · no: do not swap

## What a game falls into

chapter-round = Round { $number }
chapter-trick = Trick { $number }

## The story of a game

story-revolution = { $seat_you ->
    [yes] You made
   *[no] { $seat } made
} the { $great ->
    [yes] Great Revolution
   *[no] Revolution
} in round { $round }.
story-reign = { $seat_you ->
    [yes] You were
   *[no] { $seat } was
} Great Dalmuti for { $count } rounds.
story-climb = { $seat_you ->
    [yes] You climbed
   *[no] { $seat } climbed
} { $count } ranks at once in round { $round }.
story-margin = { $count ->
    [0] In the end nothing lay between the best totals.
    [1] One point decided it.
   *[other] { $count } points lay between first and second.
}
sheet-round = Round { $round }
sheet-total = Total
finale-smile = One more cushion, please, and the broom for whoever earned it.

## Hints

hint-ask = Ask for a hint
keys-hint = ask for a hint
hint-is = This is what I would do: { $move }.
why-only = You have no other choice.
why-out = That takes you out.
why-sure = Nobody can beat it.
why-left = { $count ->
    [0] Then only jokers are left.
    [one] Then one rank is left in your hand.
   *[other] Then { $count } ranks are left in your hand.
}
why-breaks = The cheapest answer would break up your { $rank }s.
why-jokers = { $count ->
    [one] The cheapest answer would cost a joker.
   *[other] The cheapest answer would cost both jokers.
}
why-spends = It keeps your { $rank } for later.
why-ahead = In the rounds I imagined, you end ahead of { $ahead } of { $others } on average.
why-costs = The next best ({ $move }) would cost { $places } of a place.
why-close = About as good: { $move }.

## Ordered in advance, at a slow table

order-pass-trick = Pass until this trick is taken
order-no-revolution = Never declare the Revolution
