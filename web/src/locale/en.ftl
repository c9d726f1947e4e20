### The house: everything that belongs to no game in particular.

## The room

home = Back to the shelf
close = Close
menu = Menu
rules = Rules
rules-title = Rules · Tablée
rules-to-box = Back to the box
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
rules-contents = Contents
options = Table options
try-again = Try again
go-on = Go on
sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
light-day = Light mode
light-night = Dark mode
other-language = FR, français
clause-open = Rule { $clause }: open the rule book
copied = Copied

## The shelf

shelf-title = Tablée · games on the shelf
shelf-heading = Sit down, let’s play.
shelf-lead = Take a box, call your friends or play against the house. No account, no waiting.
shelf-boxes = The boxes
box-open = Open { $title }
box-facts = { $fewest } to { $most } players · { $minutes } min
code-label = I have a code
code-go = Join
join-title = Join a table
resume = Back to your game
mine = My games
day = The deal of the day
replay-open = Watch a recorded game

## The box

box-title = The box · Tablée
box-minutes = { $minutes ->
    [1] about a minute
   *[other] about { $minutes } minutes
}
box-by = a game by { $author }, published by { $publisher }
your-name = Your name
seats = Seats
seats-count = { $count } seats
bots-level = Bots’ level
play-now = Play now
invite = Invite
doors-hint = “Play now” starts a game with { $others ->
    [1] a bot
   *[other] { $others } bots
}. “Invite” opens a table and gives you a link.

## Sitting down

sit-title = Table { $code }
sit-there = Already at the table: { $names }.
sit-down = Sit down
sit-begun = The game has begun. You can look on.
watch = Just watch
watching = You are watching this table.
watchers = { $count ->
    [1] 1 watching
   *[other] { $count } watching
}

lobby-title = The table is laid
lobby-seats = Seats
shuffling = Shuffling…
invite-qr = QR code of the invitation
fill-with = { $free ->
    [1] The free seat is played by a bot
   *[other] The { $free } free seats are played by bots
}
begin = Begin
seat-free = Free seat
seat-open = Leave free
seat-host = host
seat-you = you
seat-bot = Bot
seat-away = Away
seat-thinking = is thinking
seat-bot-choice = Seat { $seat }: free or a bot

setting-away_seconds = A bot stands in after
setting-away_seconds-value = { $value } s away
setting-turn_seconds = Time for a move
setting-turn_seconds-value = { $value ->
    [0] no limit
   *[other] { $value } s
}
setting-clock = Clock
setting-clock-slow = { $hours ->
    [0] none
    [24] a move a day
   *[other] a move every { $days } days
}
setting-clock-bank = { $minutes } min each + { $increment } s a move
setting-pace = Bots’ pace
setting-pace-value = { $value ->
    [0] at once
    [1] human
   *[other] leisurely
}
setting-close_early = Hidden answers
setting-close_early-value = { $value ->
    [true] until all have answered: it shows who hesitates
   *[false] the same time for everybody
}
setting-level = Stand-in’s level

## The table

table-title = Table { $code }
your-turn = Your turn.
your-turn-title = ● Your turn · Table { $code }
side = Scores, log and chat
side-unread = { side } ({ $unread ->
    [1] 1 unread message
   *[other] { $unread } unread messages
})
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-input = Your message
chat-send = Send
seconds-left = { $seconds ->
    [1] One second left
   *[other] { $seconds } seconds left
}
minutes-left = { $hours } h { $minutes } min left
minutes-short = { $hours } h { $minutes } min
seconds-short = { $seconds } s
reconnecting = The connection is lost. Reconnecting…
bot-plays = A bot plays for you.
let-bot-play = Let a bot play for me
move-back = Take my last move back
move-back-asked = { $name } would like to take their last move back.
move-back-yes = All right
move-back-no = No
move-back-waiting = { $mine ->
    [yes] The others are deciding whether you take your move back.
   *[no] The others are deciding whether { $name } takes their move back.
}
taken-back = { $name } takes their move back.
taken-back-you = You take your move back.
take-back = Take my seat back
stand-up = Leave the table
leave-sure = Leave the table?
leave-explained = A bot takes your seat until the end. You will need your personal link to come back.
leave-yes = Yes, leave
leave-no = No, stay
over-title = The game is over
over-won = { $you ->
    [yes] You win!
    [among] { $names } share the victory!
   *[no] { $count ->
        [1] { $names } wins!
       *[other] { $names } share the victory!
    }
}
over-results = Results
sheet = Score sheet
over-unfinished = This game has had as many moves as one may have, and ends here without a winner.
open-again = Change what is played
play-again = Play again
record-save = Save the game
deal-check = Check the deal
deal-explained = This is your receipt. With the game you saved, “tablee verify --receipt” deals everything again and compares it with what you saw, without this house.
receipt-copy = Copy the receipt

## Replay

replay-title = Watch a game again
replay-watch = Watch it again
replay-side = Scores and log
replay-file = A game file
replay-eyes = Point of view
replay-eyes-watcher = Seen by the public
replay-eyes-of = Seen by { $name }
replay-back = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-slider = Move through the game
replay-turn = { $turn } / { $last }
replay-moves = The moves
replay-part = Go to
replay-part-back = Previous passage
replay-part-next = Next passage
replay-hands = All hands
replay-hand-empty = nothing left
replay-written = Or paste a game or a position in writing
replay-read = Read
review = Analyse
review-title = The analysis
review-thinking = The house is reading the game again…
review-none = No move really cost anything.
review-mistake = Move { $turn }, { $name }:
review-better = Better was { $better }.
review-cost = { $cost ->
    [little] The move played cost a little.
    [much] The move played cost a lot.
   *[all] The move played turned the game.
}
review-try = Try again
review-arrow = Show the best move
review-share = Copy, save
review-position = The position
review-game = The game
curve-title = Who was ahead, move by move
curve-turned = { $name } leads for good from move { $turn }
play-on = Play on
play-on-here = Play on from here
play-on-title = Play on from move { $turn }
play-on-seat = The seat you take
play-on-other = Instead of { $name }
play-on-friend = Left free for a friend

## The keyboard

shortcuts = Keyboard shortcuts
key-enter = Enter
key-escape = Esc
keys-tab = from one decision to the next
keys-back = take one’s last move back
keys-talk = write in the chat
keys-rules = open the rules
keys-sound = turn sounds off or on
keys-help = show these shortcuts

## What went wrong

problem-unreachable = The house does not answer. Check your connection.
problem-bad-json = This message cannot be read.
problem-unknown-type = This message was not understood.
problem-not-json = This message is not JSON, the only form the house takes.
problem-too-large = This message is too long.
problem-too-fast = Too many messages at once. One moment.
problem-slow-down = Too many requests from this address. Wait a minute.
problem-chat-too-fast = That is a lot of chat. Try again in { $seconds } s.
problem-requests-too-fast = That is a lot at once. Try again in { $seconds } s.
problem-table-crowded = There is no room left here: { $most } connections are the most.
problem-foreign-host = This house does not answer to the name “{ $name }”. Open it by its address in figures, or ask whoever started it to start it again with --allow-host { $name }.
problem-foreign-origin = The page { $name } is not this house’s own and may not ask it for anything.
problem-too-slow = The request did not arrive in time. Try again.
problem-too-many-connections = Too many connections from this address, or to the whole house. Try again in a moment.
problem-bad-request = This request was not understood.
problem-busy = Too many games are being replayed. Try again in a moment.
problem-too-long = This game is too long to be replayed here.
problem-slow-reader = Your connection is too slow; trying again.
problem-no-hello = Could not connect; trying again.
problem-closing = The house is closing. Nothing that was played is lost.
problem-no-such-page = There is nothing at this address.
problem-not-here = Only the house’s own machine may ask for this.
problem-not-the-host = This token is not the one of this house’s host.
problem-banned = The host of this house lets nobody in from your address for a while.
problem-table-closed = The host of this house has closed this table.
problem-no-such-method = This page does not take that kind of request.
problem-no-such-game = This box is not on the shelf.
problem-no-such-table = No table has this code.
problem-no-such-seat = This table has no such seat.
problem-no-such-level = No bot has this level.
problem-bad-token = This personal link opens no seat here.
problem-not-seated = You are only watching.
problem-not-your-seat = This seat is not yours.
problem-not-host = Only the host can do this.
problem-table-full = All seats are taken.
problem-seat-taken = This seat is taken.
problem-bad-name = { $reason ->
    [taken] This name is taken at this table.
    [alike] This name looks too much like somebody else’s at this table ({ $other }).
    [alphabets] A word of this name mixes the letters of two alphabets.
   *[other] A name has 1 to { $most } visible characters.
}
problem-bad-text = A message has { $least } to { $most } characters.
problem-bad-seed = This page is older than the house: reload it.
problem-bad-part = This part of the shuffle is not the one that was announced.
problem-part = { $what ->
    [in] Your part was in this shuffle.
    [given] The deal of the day: the same for everybody, drawn by the house alone.
    [no-part] You put no part into this shuffle.
    [other-device] The part of your seat is not this device’s: it comes from another one, or the house changed it.
    [absent] A bot played for you during the shuffle: your part is not in it.
    [withheld] Your part is not in this shuffle: the house did not get it in time, or left it out.
    [unlisted] The house broke its word: your part was missing from its list.
    [other-part] The house broke its word: a part of the shuffle is not the one that was announced.
    [other-secret] The house broke its word: its secret is not the one it had announced.
   *[other-list] The house broke its word: its list is not this table’s.
}
problem-bad-key = This key cannot be read.
problem-bad-settings = This setting is not possible.
problem-bad-options = These options do not go together.
problem-bad-record = This file is not a recorded game.
problem-bad-id = This message was not understood.
problem-not-kept = The house could not keep this. Nothing has changed; try again.
problem-not-read = The house cannot read its tables just now. Try again in a moment.
problem-other-rules = This game followed another version of the rules, which the house no longer plays.
problem-box-not-installed = The box of this table is not installed here. The table is kept: it goes on once the box is back.
problem-table-damaged = The log of this table cannot be read.
problem-failed = The house made a mistake. Nothing has changed.
problem-fixed-position = This table plays on from a position: its seats and options are fixed.
problem-no-hint = { $reason ->
    [busy] Everybody is thinking hard just now: no hint this time. Try again in a moment.
    [failed] No hint this time: nobody had an answer.
   *[other] Nothing is asked of you now.
}
problem-no-take-back = { $reason ->
    [never] Nothing is taken back in this game: what is done is done.
    [drawn] This move stands: something has been drawn by lot since.
    [told] This move stands: somebody has learnt since what the others do not know.
    [shown] This move stands: something has been shown since.
    [answered] This move stands: secret answers have been given since.
    [by-hand] This move stands: what hands have done is done.
    [too-far] That is too far back.
    [too-often] Too many moves of this game have been taken back already.
    [declined] Somebody did not agree. You may ask again after the next move.
   *[other] You have played nothing yet that could be taken back.
}
problem-back-asked = Somebody else is already asking to take a move back.
problem-nothing-asked = This question waits for no answer any more.
problem-no-curve = Nobody here can judge this game.
problem-no-review = Nobody here can analyse this game.
problem-bad-notation = This cannot be read: look at line { $line }, character { $column }.
problem-no-such-turn = This game has no such move, or was already over.
problem-already-begun = The game has already begun.
problem-paused = The host has paused the game.
problem-not-in-window = Not now: a clock of the game is running. Try again in a moment.
problem-table-ended = The host has ended this table.
problem-not-in-lobby = This is possible only before the start.
problem-no-such-order = That cannot be ordered in advance at this table, or not any more.
problem-not-playing = No game is going on.
problem-not-over = The game is not over yet.
problem-answered = Your answer is given; it will be shown with all the others.
problem-stale = The table has changed meanwhile. Look again, then play.
problem-refused = This move is not allowed.
problem-not-yours = { $count ->
    [0] One moment: nothing is asked of you.
    [1] Not yet: it is { $names }’s turn.
   *[other] Not yet: the table waits for { $names }.
}
problem-version-conflict = Somebody was quicker. Try again.

## Scenes

scene-title = A scene · Tablée
scenes-title = Scenes
scenes-lead = Examples from the rules, to watch step by step or to play.
scenes-lead-watch = Examples from the rules, to watch step by step.
scene-mode = Watch or play
scene-watch = Watch
scene-play = Play
scene-caption = Explanations
scene-begins = How it begins.
scene-next = Next
scene-show = Show the move
scene-question = Your turn. What do you play?
scene-right = That is it.
scene-also = That move is allowed too. The scene shows another.
scene-not = That move is not allowed here.
scene-as = Play as the scene does
scene-retry = Try something else
scene-over = The scene is over.
lesson-next = Go on
scene-again = Begin again

## Television

tv-open = On the television
tv-title = Table { $code }, on the television · Tablée
tv-turn =
    { $count ->
        [one] { $names } to play
       *[other] { $names } are playing
    }
tv-everybody = Everybody is choosing
tv-nobody = One moment…
tv-leads = in the lead
tv-join = To join in:
tv-come = Take your phone
tv-here =
    { $free ->
        [0] Everybody is here
        [one] One seat left
       *[other] { $free } seats left
    }
tv-table = The table
tv-hand = My hand
tv-full = Full screen
tv-code-go = On the television

## The people at the table

people = Round the table
sit-late = The game is under way. You can take a bot’s seat: you get its cards and know what it knew.
sit-late-next = The game is under way. You can have a bot’s seat when the game’s next part begins; until then you look on.
setting-late = Anyone who comes during a game
setting-late-at-once = takes a bot’s seat
setting-late-next = sits down with the game’s next part
setting-late-never = can only watch
problem-kept-away = The host keeps this device away from the table.
problem-removed = The host has sent you away from this table.
problem-hand-seen = This device has already seen another seat’s hand in this game. A device is all that can be known: to be fair, it is shown no other before the next game.
problem-bad-way = { $reason ->
    [many] { $most } ways are the most. Remove one first.
    [people] Too many people want to be called at this table already. Try again once the game is under way.
   *[other] Nobody can be called there: an address on the internet, with https, is needed.
}
problem-nobody-there = There is nobody else in that seat.
problem-given-deal = The deal of the day is played once, without help, and shown to nobody before tomorrow.
problem-muted = The host does not pass on your messages.

## The coach

coach = Learn by playing
coach-title = Learn by playing · Tablée
coach-leave = Leave and come back later
coach-lesson = Lesson { $at } of { $of }
coach-skip = Skip
coach-back = Back
coach-again = Watch again
coach-first-game = A first game
coach-first-game-about = You and { $others ->
    [one] a beginner bot
   *[other] { $others } beginner bots
}, without a clock. The coach speaks when something matters; you can hush it, leave and come back.
coach-begin = Begin
coach-resume = Go on with the game
coach-anew = Begin another game
coach-refresher = The gist of it
coach-to-box = To the box
coach-from-start = All of it again
coach-watches = The coach is watching. Play.
coach-quiet = The coach keeps quiet.
coach-hush = Hush the coach
coach-speak = Let the coach speak
coach-got-it = Got it
coach-done = Finish the lesson
coach-offer = First time? The coach leads you step by step.
coach-no-thanks = No thanks
coach-long-ago = It has been a while: the gist of it
coach-goes-on = Go on with the lesson
practice = Practise
practice-title = Practise · Tablée

## Hints

hint-ask = Ask for a hint
hint-thinking = Thinking it over…
hint-is = This is what I would play: { $move }.
keys-hint = ask for a hint
