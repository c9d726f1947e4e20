### The terminal: what it says round the sentences of each game.

you = You
play-own-name = Player
play-hint = letter or cards: play · ?: help · q: leave
play-enter = Enter: { $move }
play-no-obvious = Nothing is obvious here: choose a move from the list.
play-not-understood = “{ $text }” is no move. Type ? for help.
play-refused-hint = (rule { $clause } to read the clause)
play-no-clause = The rule book has no clause “{ $clause }”.
play-leave = Leave the game? Type q once more, or Enter to stay.
play-stay = You stay. It is your move.
play-left = You have left the game; nothing is kept.
play-continue = Enter to go on
play-ready = Enter when your hand is ready
play-keep = Keep this game? Type a file name, or Enter to finish.
play-kept = The game is kept in { $file }.
play-help =
    Choose a move by its letter, or type its cards.
    Enter alone makes the obvious move, where there is one.
    While the others play, Enter hurries on to your turn.
    rule DAL-31: read a clause of the rule book · q: leave
play-help-dalmuti =
    7 7 J: play two sevens and a joker · - or pass: pass
    12 12 during taxes: give two twelves
    revolution: declare it · silent: keep silent · no: do not swap

replay-turn = Move { $number } of { $last }
replay-deal = the deal
replay-hint = Enter: next · b: back · a number, then Enter: go there (0 to { $last }) · q: leave

## Dschamál

dschamal-set = Set { $piece } on top ({ $height } mm high)
dschamal-place = finger at { $x } mm, { $y } mm · { $seconds } s
dschamal-rim = at the rim of the bag, on your side
keys-dschamal = arrows: the finger (Alt: small steps, Shift: push) · space: close or open the hand · Enter: lay · c: the camel · x: come out · q: leave
play-help-dschamal =
    In the bag, by keys: the arrows move the finger by 8 mm, with Alt by 2 mm, with Shift they push
    (or h j k l, y u i o, H J K L); space closes or opens the hand, Enter lays, c calls the camel, x twice
    comes out empty-handed. Time runs, for you as for the others.
    Line by line, without a picture: right 3 ahead 2 close lay, push left, fine right, camel, out;
    Enter alone shows the relief.
    At the table: blue ball chooses or takes a piece, 2 gives it to seat 2.
    On the tower: set 5 -3 lets go of the piece 5 mm to the right of the middle and 3 mm towards you;
    set 5 -3 45 2 turns it by 45° and puts it on its second side.
