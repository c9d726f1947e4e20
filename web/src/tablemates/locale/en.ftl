## The people at the table

people-tools = More…
people-muted = messages not passed on
people-mute = Stop passing on their messages
people-unmute = Pass on their messages again
people-host = Make them the host
people-swap = Swap seats with me
people-sit-here = Sit here
people-keep-away = and keep this device away
people-remove = Send away from the table
people-device = A table knows a device, not a person: with another device, anyone can come back by the invitation.
people-pause = Pause the game
people-resume = Go on with the game
people-end = End the table
people-end-sure = End the table for everybody? A game under way stays without a result, and nobody can play on here.
people-end-yes = End the table
people-end-no = Keep playing
people-waits = { $name } waits for this seat

## What everybody is told

notice-came = { $name } takes a bot’s seat.
notice-removed = The host has sent { $name } away from the table.
notice-muted = What { $name } says is no longer passed on.
notice-unmuted = What { $name } says is passed on again.
notice-host = { $name } is the host now.
notice-waits = { $name } has a bot’s seat when the game’s next part begins.
notice-paused = { $name } has paused the game.
notice-resumed = The game goes on.
notice-ended = { $name } has ended the table.

## A table that has stopped

paused = The game is paused. No clock runs.
paused-wait = The game is paused. { $host } will go on with it.
tv-paused = The game is paused
awaits = You look on for now. When the game’s next part begins, you have the seat of { $name }.
ended-title = The table has ended
ended-by-host = The host has ended this table. Nothing more is played here.
ended-unfinished = The game under way has no result.

## Inviting

invite-share = Invite
invite-text = A seat is waiting for you: { $title }. The table’s code is { $code }.
watch-copy = Copy the link to look on
personal-qr = Show its QR code
personal-qr-label = QR code of my personal link
invite-code = The table’s code
invite-copy = Copy the invitation
personal = Continue on another device
personal-hint = This link opens your own seat and nothing else: keep it to yourself.
personal-copy = Copy my personal link

## Without a word

signs = Reactions
signs-on = Show reactions
sign-bravo = Bravo
sign-laugh = Ha ha
sign-wow = Oh
sign-alas = Alas
sign-hmm = Hmm…
sign-cheers = Cheers
talk-all = Scores, log and all that was said

## Before the game

ready-no = I am ready
ready-yes = Ready: press to wait
ready-is = ready
ready-explained = { $free ->
    [0] The game begins when everybody is ready.
    [one] The game begins when everybody is ready; a bot takes the free seat ({ $level }).
   *[other] The game begins when everybody is ready; bots take the { $free } free seats ({ $level }).
}
lobby-wait = { $host } can also begin it at once, and chooses what is played.
agreed-seats = { $count ->
    [one] One plays.
   *[other] { $count } play.
}
agreed-is = : { $value }
agreed-away = A bot ({ $level }) stands in after { $time }.
agreed-turn = { $seconds ->
    [0] Everybody takes the time they need.
   *[other] A move has { $seconds } seconds.
}
agreed-late = { $late ->
    [never] Anyone who comes during the game looks on.
    [next] Anyone who comes during the game sits down with its next part.
   *[other] Anyone who comes during the game takes a bot’s seat.
}
agreed-windows = { $early ->
    [true] Hidden answers are shown as soon as all are given.
   *[other] Hidden answers are shown when their time is up.
}

## Letting somebody see one’s cards

look-title = Let somebody see your cards
look-hint = Whoever opens this link sees what you see in this game, and cannot play. The whole table is told. A device that has another seat here cannot open it: a device is all that can be known.
look-make = Make the link
look-copy = Copy the link to my cards
look-end = Let nobody see them any more
looks = You are looking at { $name }’s cards.
look-over = This link shows no cards, or no longer.
people-shows = lets somebody see their cards
people-looked-at = somebody is looking at their cards
notice-shows = { $name } lets somebody see their cards.
notice-shows-no-more = { $name } no longer lets anybody see their cards.
notice-looked-in = Somebody is looking at { $name }’s cards now.

## Watching later

setting-watch_delay = Watchers see
setting-watch_delay-value = { $value ->
    [0] every move at once
    [one] all but the last move
   *[other] all but the last { $value } moves
}
setting-television_live = The television in the room
setting-television_live-value = { $value ->
    [true] shows all at once
   *[other] waits as watchers do
}
watching-later = { $count ->
    [one] You are watching this table one move later.
   *[other] You are watching this table { $count } moves later.
}
agreed-delay = { $count ->
    [one] Watchers do not see the last move yet
   *[other] Watchers do not see the last { $count } moves yet
}{ $television ->
    [true] ; the television shows everything. Whoever has the table’s code can open one: how many there are is seen at the table.
   *[other] , and neither does the television.
}

## A slow table

deadline-you = Your move, until { $when }
deadline = Waiting for { $names }, until { $when }
orders-open = { $count ->
    [0] In advance…
    [one] In advance: one order
   *[other] In advance: { $count } orders
}
orders = Orders given in advance
orders-explained = The table then answers for you, without calling you. Nobody else sees your orders; a move that is seen is made some minutes after the question, as if you happened to look by. You can withdraw them at any time.
orders-none = There is nothing to order just now.
setting-window_minutes = Secret answers
setting-window_minutes-value = { $value ->
    [0] shown when everybody has answered
    [30] shown after half an hour
    [120] shown after two hours
    [480] shown after eight hours
    [one] shown after a minute
   *[other] shown after { $value } minutes
}
agreed-window_minutes = { $minutes ->
    [one] Secret answers are shown after a minute
   *[other] Secret answers are shown after { $minutes } minutes
}, whoever has answered: so silence can be chosen in advance.
