### Camelot: its sentences, in the terminal and in the browser.
### Arguments of an event, a move or a refusal: its fields, each under its name.
### A seat is replaced by the name of whoever sits there, with $<field>_you ("yes", "no", or "none" where there is none);
### a card by card-<card>, a colour by colour-<colour>, a missing field by "none"; a boolean by "yes" or "no".

## Words

colour-purple = purple
    .weapon = the lance
colour-red = red
    .weapon = the sword
colour-blue = blue
    .weapon = the axe
colour-yellow = yellow
    .weapon = the flail
colour-green = green
    .weapon = bare hands

card-purple-3 = purple 3
card-purple-4 = purple 4
card-purple-5 = purple 5
card-purple-7 = purple 7
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-yellow-2 = yellow 2
card-yellow-3 = yellow 3
card-yellow-4 = yellow 4
card-green-1 = green 1
card-squire-2 = squire 2
card-squire-3 = squire 3
card-lady-6 = lady 6
card-desarconne = Unhorse
    .short = purple turns red, blue or yellow
    .effect = A purple tournament becomes red, blue or yellow, as you choose.
    .told = { card-desarconne.effect }
    .needs = It takes a purple tournament.
card-changement-d-arme = Change Weapon
    .short = another colour: red, blue or yellow
    .effect = A red, blue or yellow tournament takes another of these three colours.
    .told = { card-changement-d-arme.effect }
    .needs = It takes a red, blue or yellow tournament.
card-maladresse = Drop Weapon
    .short = the tournament turns green
    .effect = A red, blue or yellow tournament turns green: every card there counts 1.
    .told = { card-maladresse.effect }
    .needs = It takes a red, blue or yellow tournament.
card-lance-brisee = Break Lance
    .short = an opponent loses all purple
    .effect = One opponent discards every purple card of their character.
    .told = { card-lance-brisee.effect }
    .needs = It takes an opponent without a Shield who has played purple, and more than one card in all.
card-riposte = Riposte
    .short = take an opponent’s newest card
    .effect = An opponent’s newest card moves on top of your character.
    .told = The target’s newest card moves on top of the attacker’s character.
    .needs = It takes an opponent without a Shield who has played two cards or more; never a second lady, and only one card a turn if you are stunned.
card-esquive = Dodge
    .short = an opponent loses a card you choose
    .effect = An opponent discards the card of their character that you point at.
    .told = The target discards the card pointed at.
    .needs = It takes an opponent without a Shield who has played two cards or more.
card-retraite = Retreat
    .short = take back one of your cards
    .effect = You take one card of your own character back into your hand.
    .told = Whoever plays it takes a card of their own character back into hand.
    .needs = It takes two cards or more on your character.
card-chute = Knock Down
    .short = take a card out of a hand
    .effect = You take a random card from an opponent’s hand.
    .told = A random card goes from the target’s hand to the hand of whoever plays it.
    .needs = It takes an opponent with a card in hand.
card-feinte = Outmanoeuvre
    .short = every opponent loses the newest card
    .effect = Every opponent discards the newest card of their character.
    .told = { card-feinte.effect }
    .needs = It takes an opponent without a Shield who has played two cards or more.
card-charge = Charge
    .short = everybody loses the lowest value
    .effect = Everybody discards their cards of the lowest value on the table.
    .told = { card-charge.effect }
    .needs = Nobody would discard anything: a character’s last card stays, and a Shield protects its own.
card-contre-charge = Countercharge
    .short = everybody loses the highest value
    .effect = Everybody discards their cards of the highest value on the table.
    .told = { card-contre-charge.effect }
    .needs = Nobody would discard anything: a character’s last card stays, and a Shield protects its own.
card-disgrace = Disgrace
    .short = everybody loses squires and lady
    .effect = Everybody discards their squires and their lady.
    .told = { card-disgrace.effect }
    .needs = It takes a squire or a lady to discard, besides another card and without a Shield.
card-adaptation = Adapt
    .short = everybody keeps one card a value
    .effect = Everybody keeps only one card of each printed value.
    .told = { card-adaptation.effect }
    .needs = It takes a character without a Shield that has two cards of one value.
card-finesse = Outwit
    .short = swap two cards on the table
    .effect = You swap a card lying before you for one lying before an opponent.
    .told = A card lying before whoever plays it is swapped for one lying before the target.
    .needs = It takes a card before you and another, different one before an opponent; behind a Shield, only the Shield can be taken.
card-bouclier = Shield
    .short = protects your character
    .effect = Before you: other players’ action cards no longer reach your character.
    .told = Before whoever plays it: other players’ action cards no longer reach that character.
    .needs = It is played in your turn.
card-assomme = Stunned
    .short = one card a turn for an opponent
    .effect = Before an opponent: they add only one card a turn to their character.
    .told = { card-assomme.effect }
    .needs = It takes an opponent still in.
card-lancelot = Lancelot
    .short = cancels an action card
    .effect = Out of turn: the action card just announced is cancelled.
    .needs = It is played in answer to somebody else’s action card.

cards-count = { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}
list-last = { $head } and { $last }

level-random = At random
level-beginner = Beginner · hothead
level-easy = Easy · never counts
level-normal = Normal · thrifty
level-hard = Hard · sees far

phase-naming = Choosing the colour
phase-turn = The turn
phase-reaction = Answers
phase-adaptation = Adapt
phase-token-lost = A token lost
phase-token-won = A token won
phase-over = The game is over

## The box

box-tagline = Five weapons, one winner: be the last one in.
box-players = 2 to 5 players

option-no_repeated_colour = Never the same colour twice
    .hint = A tournament does not repeat the final colour of the one before; otherwise only purple after purple is barred.
option-name_after_drawing = Draw before naming the colour
    .hint = Whoever opens a tournament draws first, then chooses the colour.
option-shield_stops_all = Shield to the letter
    .hint = The Shield stops your own action cards as well.
option-reaction_seconds = Time to answer
    .hint = After every action card all the others have the same time; whoever says nothing lets it pass.
option-reaction_seconds-value = { $value ->
    [0] until all have answered: it shows who hesitates
    [1] one second
   *[other] { $value } seconds
}
option-choice_seconds = Time to choose
    .hint = For Adapt and for tokens; after that the choice the rules provide is made.
option-choice_seconds-value = { $value ->
    [0] no limit
    [1] one second
   *[other] { $value } seconds
}

## What happens

event-dealer-drawn = { $seat_you ->
    [yes] You deal
   *[no] { $seat } deals
} the cards.
event-hand-dealt = { $seat_you ->
    [yes] You receive
   *[no] { $seat } receives
}: { $cards }.
event-hand-shown = { $cards_count ->
    [0] { $seat_you ->
        [yes] You have no cards left and cannot open.
       *[no] { $seat } has no cards left and cannot open.
    }
   *[other] { $seat_you ->
        [yes] You cannot open the tournament and show your hand
       *[no] { $seat } cannot open the tournament and shows their hand
    }: { $cards }.
}
event-nobody-started = Nobody can open: everyone draws, and it starts again with { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
event-colour-named = Tournament { $tournament }: { $seat_you ->
    [yes] you name
   *[no] { $seat } names
} { $colour }.
event-card-drawn = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
}.
event-card-seen = Card drawn: { $card }.
event-draw-skipped = There is nothing left to draw for { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
event-pile-shuffled = The discards are shuffled: { $count ->
    [1] one card makes
   *[other] { $count } cards make
} the new pile.
event-card-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }. Total: { $total }.
event-action-announced = { $seat_you ->
    [yes] You announce
   *[no] { $seat } announces
} { $card }{ $target_you ->
    [none] {""}
    [yes] { " against you" }
   *[no] { " against" } { $target }
}{ $colour ->
    [none] {""}
   *[other] {":"} { $colour }
}{ $mine ->
    [none] {""}
   *[other] {";"} { $seat_you ->
        [yes] your card
       *[no] their own card
    }: { $mine }
}{ $theirs ->
    [none] {""}
   *[other] {"; card aimed at:"} { $theirs }
}.
event-pass-let = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
} it pass.
event-standing-order-given = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
} everything pass until the tournament ends.
event-action-cancelled = Lancelot! { $seat_you ->
    [yes] You cancel
   *[no] { $seat } cancels
} { $card }, { $owner_you ->
    [yes] your card
   *[no] announced by { $owner }
}.
event-colour-changed = The tournament turns from { $before } to { $colour }.
event-cards-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
event-card-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from { $target_you ->
    [yes] your character
   *[no] { $target }’s character
}.
event-card-taken-back = { $seat_you ->
    [yes] You take { $card } back into your hand
   *[no] { $seat } takes { $card } back into hand
}.
event-card-stolen = { $seat_you ->
    [yes] You take a card from { $target }’s hand
   *[no] { $target_you ->
        [yes] { $seat } takes a card from your hand
       *[no] { $seat } takes a card from { $target }’s hand
    }
}.
event-stolen-card-seen = Card taken: { $card }.
event-cards-exchanged = { $seat_you ->
    [yes] You give { $target } { $mine } and receive { $theirs }
   *[no] { $target_you ->
        [yes] { $seat } gives you { $mine } and takes { $theirs }
       *[no] { $seat } gives { $target } { $mine } and receives { $theirs }
    }
}.
event-card-laid = { $card } is laid before { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
event-keeping-chosen = { $seat_you ->
    [yes] You have chosen your cards
   *[no] { $seat } has chosen
}.
event-stayed-in = { $seat_you ->
    [yes] You stay
   *[no] { $seat } stays
} in: “{ $total }!”
event-withdrew = { $seat_you ->
    [yes] You withdraw
   *[no] { $seat } withdraws
} from the tournament.
event-token-lost = The lady has her price: { $seat_you ->
    [yes] you lose
   *[no] { $seat } loses
} a { $colour } token.
event-tournament-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} the { $colour } tournament.
event-token-won = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a { $colour } token: { $count } of { $needed }.
event-nothing-won = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} a { $colour } token already: nothing more.
event-game-ended = { $count ->
    [1] { $winners_you ->
        [yes] You win
       *[no] { $winners } wins
    } the game.
   *[other] { $winners } share the victory.
}

## What you can do

move-name = Open in { $colour }
move-play = Play { $card }
move-action = { $card }{ $target ->
    [none] {""}
   *[other] { " →" } { $target }
}{ $colour ->
    [none] {""}
   *[other] {":"} { $colour }
}{ $mine ->
    [none] {""}
   *[other] {"; my card:"} { $mine }
}{ $theirs ->
    [none] {""}
   *[other] {"; their card:"} { $theirs }
}
move-stay = Stay in
move-withdraw = Withdraw
move-let-pass = { $rest ->
    [yes] Let everything pass until the tournament ends
   *[no] Let it pass
}
move-lancelot = Play Lancelot
move-keep = Keep { $cards }
move-lose-token = Give back the { $colour } token
move-take-token = Take the { $colour } token

## What the table wants from you

question-name = You open the tournament: which colour?
question-open = First play a card of the colour, or a support card
question-turn = Your turn: you are { $short ->
    [1] 1 point
   *[other] { $short } points
} short
question-highest = You are highest: stay in, or go on
question-must-play = You are highest; play at least one card to stay in
question-react = { $seat } announces { $card }. Do you let it pass?
react-note = Unless somebody plays Lancelot, the card takes effect when the time is up.
lancelot-missing = Lancelot is not in your hand: the card passes.
prompt-answered = You have answered. Waiting for the others.
question-keep = Adapt: which cards do you keep?
question-lose = You withdrew with a lady: which token do you give back?
question-take = Purple leaves you the choice: which token do you take?
prompt-wait = { $seat } is thinking
prompt-wait-many = Waiting for { $seats }
prompt-withdrawn = You have withdrawn. Watch the rest of the tournament.
prompt-over = The game is over

table-hand = Your hand
table-offers = What you can do
table-pile = Pile: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}
table-total = { $total }
table-short = not highest yet: { $short } short
said-withdrawn = withdrawn
said-answered = has answered
said-chosen = has chosen
tokens-count = { $count ->
    [0] no token
    [1] 1 token of { $needed }
   *[other] { $count } tokens of { $needed }
}
standing-order-on = You let everything pass until the tournament ends
tournament-title = Tournament { $tournament }

## What the table refuses

refusal-wrong-seats = This game is for { $least } to { $most } players; you ask for a table of { $got }.
refusal-out-of-range = This setting goes from { $least } to { $most }.
refusal-not-the-starter = It is { $seat } who opens this tournament.
refusal-no-such-colour = The colours are purple, red, blue, yellow and green.
refusal-colour-barred = The last tournament ended in { $colour }: choose another colour.
refusal-colour-not-held = To open in { $colour } you need a card of that colour or a support card in hand.
refusal-opening-card-first = You open: first play a card of the colour, or a support card.
refusal-starter-stays = You open the tournament: no withdrawing this turn.
refusal-withdrawn = You have withdrawn: nothing more until the next tournament.
refusal-not-your-turn = It is not your turn: { $seat } plays.
refusal-not-held = You do not have that card in hand.
refusal-action-card = { $card } is an action card: it does not go on a character.
refusal-wrong-colour = The tournament is { $colour }: { $card } does not fit.
refusal-second-lady = Only one lady at a time on a character.
refusal-stunned = You are stunned: only one card a turn on your character.
refusal-nothing-played = To stay in, play at least one card.
refusal-not-entered = To enter the tournament, play a card of the colour or a support card.
refusal-not-highest = { $total } is not enough: you are { $short ->
    [1] 1 point
   *[other] { $short } points
} short of beating everybody else.
refusal-not-your-choice = It is for { $seat } to choose.
refusal-token-not-held = You have no { $colour } token.
refusal-token-held = You have a { $colour } token already: take one you lack.
refusal-lancelot-answers = Lancelot is only played in answer to somebody else’s action card.
refusal-no-action-card = { $card } is not an action card.
refusal-wrong-targets = { $needs ->
    [none] { $card } is played without pointing at anything.
    [target] To play { $card }, point at an opponent.
    [colour] To play { $card }, name the new colour.
    [mine] To play { $card }, point at a card lying before you.
    [target-theirs] To play { $card }, point at an opponent and a card lying before them.
   *[target-mine-theirs] To play { $card }, point at a card lying before you and at one before an opponent.
}
refusal-no-effect = { $card } would have no effect: it cannot be played that way.
refusal-only-card = A character’s last card can be neither removed nor stolen.
refusal-no-such-change = { $card } does not change a { $before } tournament that way.
refusal-nothing-to-choose = You have nothing to choose.
refusal-already-chosen = You have chosen already.
refusal-wrong-choice = Keep exactly one card for each value you have twice.
refusal-no-opponent = Name an opponent.
refusal-target-withdrawn = { $target } has withdrawn from the tournament.
refusal-target-shielded = { $target }’s Shield stops this card.
refusal-shielded-yourself = Your Shield stops your own cards too.
refusal-target-not-entered = { $target } has played nothing yet: a character begins with a card from its own player’s hand.
refusal-no-such-card = That card is not on the table.
refusal-empty-hand = { $target } has no card in hand.
refusal-second-lady-comes = That would bring a second lady to a character.
refusal-own-card = It is your own card: the others answer.
refusal-already-answered = You have answered already.
refusal-no-card-to-answer = No action card is waiting for an answer.
refusal-not-now = { $phase ->
    [naming] Not now: the tournament’s colour is still to be chosen.
    [turn] Not now: a turn is under way.
    [reaction] Not now: an action card is waiting for answers.
    [adaptation] Not now: everybody is choosing which cards to keep.
    [token-lost] Not now: a token has to be given back.
    [token-won] Not now: a token has to be chosen.
   *[over] The game is over.
}

## What the browser says besides

you = You
colour-none = Which colour?
green-counts = every card counts 1
discards-top = Top of the discards: { $card }
tokens-held = { $count ->
    [0] no token of { $needed }
    [1] 1 token of { $needed }: { $tokens }
   *[other] { $count } tokens of { $needed }: { $tokens }
}
total-said = total { $total }; played, oldest to newest: { $cards }
aim-card = Point at { $card }, before { $seat }
aim-seat = Aim at { $seat }
hand-shut = { $card } (not now)
offer-opens = { $card }…
total-after = { $total } if the card takes effect
running-after = if the card takes effect
react-cost = Your total: { $total } → { $after }.
running-short = you need { $short } more to be highest
running-highest = you are highest
running-would = you would be highest
action-choose = Point at the target
action-idle = Not possible just now. { $needs }
queue-stopped = The rest could not be played: { $cards }.
action-colour = Choose the new colour.
action-both = Point at one of your cards and one of an opponent’s.
action-mine = Point at one of your cards.
action-theirs = Point at an opponent’s card.
action-target = Point at an opponent.
announced-title = An action card is announced
announced-waits = Waiting for everybody’s answer.
side-title = Tokens: { $needed } different ones win
side-player = Player
token-yes = won
token-no = missing
place-word = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
keys-card = pick a card from your hand
keys-arrows = move from card to card
keys-enter = play the chosen cards, announce the action
keys-stay = stay in
keys-pass = let it pass
keys-clear = put the chosen cards back
keys-hint = ask for a hint
hint-ask = Ask for a hint
hint-is = This is what I would play: { $move }.
why-odds = { $tried ->
    [yes] { $other ->
        [less] I give you { $win }% to win the game; the next best move loses { $cost } of them.
        [more] I give you { $win }% to win the game; another move even { $cost } more.
       *[same] I give you { $win }% to win the game, and the next best move about as much.
    }
   *[no] I have no sure comparison.
}
why-only = You have no other choice.
why-leads = With it you lead by { $lead }. { why-odds }
why-nears = { $short ->
    [one] One more is
   *[other] { $short } more are
} then missing for the lead. { why-odds }
why-stay = You lead by { $lead } and keep { $count ->
    [one] one card
   *[other] { $count } cards
} for later. { why-odds }
why-cannot = Staying in takes { $need } more, and all you could add is { $reach }. { why-odds }
why-leave = Staying in takes { $need } more; so you keep { $count ->
    [0] your hand
    [one] your last card
   *[other] all { $count } cards
} for the next tournament. { why-odds }
why-steal = There { $count ->
    [one] is one card
   *[other] are { $count } cards
} to steal, from somebody with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. { why-odds }
why-shield = { $count ->
    [0] Your character is
    [one] Your only card is
   *[other] Your { $count } cards are
} then safe from the others’ action cards. { why-odds }
why-stun = From then on they add one card a turn at most. { why-odds }
why-adapt = Cards of equal value go, and only one of each stays. { why-odds }
why-action = Your lead goes from { $before } to { $after }. { why-odds }
why-name = { $held ->
    [yes] You have that token already, but
   *[no] You lack that token, and
} you could put down { $total } in that colour. { why-odds }
why-keep = { $count } of these cannot be taken by Disgrace. { why-odds }
why-take = Your own cards of that colour are worth { $total }. { why-odds }
why-lose = To win it back you hold { $total } in cards of that colour. { why-odds }
why-cancel = { $known ->
    [yes] Otherwise your lead goes from { $before } to { $after }. { why-odds }
   *[no] Otherwise the card takes effect. { why-odds }
}
why-pass = { $known ->
    [yes] It takes your lead from { $before } to { $after }: Lancelot can wait. { why-odds }
   *[no] Lancelot can wait. { why-odds }
}

## In the terminal

card-at = no. { $place }
typed-word = { $move ->
    [stay] stay
    [withdraw] withdraw
    [let-pass] pass
    [pass-all] pass all
    [keep] keep
   *[lancelot] lancelot
}
table-top = Discards: { $card }
play-help =
    Choose a move by its letter, or type its cards.
    Enter alone stays in when you are highest, and lets a card pass.
    While the others play, Enter hurries on to your turn.
    rule CAM-24: read a clause of the rule book · q: leave
play-help-camelot =
    red 4 or red-4: play a red 4 · squire 2, lady: a support card · green: a green card
    riposte 2: against seat 2 · dodge 2 1: card no. 1 of seat 2 · retreat 1: my card no. 1
    outwit 2 1 3: my card no. 1 for card no. 3 of seat 2 · drop weapon green
    stay · withdraw · pass · pass all (until the tournament ends) · lancelot
    † ♠ ☼ ♦ ♣: red, blue, yellow, purple, green · ♙ squire · ♕ lady

## What a game falls into

chapter-tournament = Tournament { $number }

## The story of a game

story-wins = { $seat_you ->
    [yes] You won
   *[no] { $seat } won
} { $count ->
    [1] one tournament
   *[other] { $count } tournaments
}, more than anybody else.
story-lancelot = { $count ->
    [1] Lancelot came once
   *[other] Lancelot came { $count } times
}; the last time { $seat_you ->
    [yes] you
   *[no] { $seat }
} stopped { $owner_you ->
    [yes] your
   *[no] { $owner }’s
} { $card }.
story-thief = { $seat_you ->
    [yes] You took
   *[no] { $seat } took
} { $count ->
    [1] a card
   *[other] { $count } cards
} from others.
story-dear-lady = The lady cost { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $count ->
    [1] a token
   *[other] { $count } tokens
}.
story-length = { $count ->
    [1] One tournament decided it all.
   *[other] It took { $count } tournaments.
}
sheet-tournament = Tournament { $tournament }
sheet-tokens = Tokens
finale-smile = In the castle’s tavern the first round is waiting.

## Ordered in advance, at a slow table

order-lancelot-for-me = Play Lancelot against the next action card aimed at me
order-let-cards-pass = Let every action card pass
