### “My games”: only its page loads these sentences.

mine-title = My games · Tablée
mine-running = Going on
mine-over = Finished
mine-none = Nothing yet. What you play on this device will be found here.
mine-with = with { $names }
mine-first = won
mine-place = place { $place } of { $seats }
mine-unfinished = without a result
mine-coach = led by the coach, not counted
mine-results = My results
mine-no-results = They begin with your first finished game.
mine-plot = { $games ->
    [1] One finished game
   *[other] { $games } finished games
}, { $won } won
mine-plot-explained = Each mark is a game: at the top, first place; at the bottom, last. The line is the average.
mine-by-game = By game
mine-by-level = Against bots
mine-by-friend = With others
mine-games = games
mine-won = won
mine-score = average
mine-key = Your key
mine-key-explained = There is no account here: a key, drawn at random, stays on this device. It opens your seats and nothing else. The house keeps a fingerprint of it for each table, and cannot tell from those which tables belong together; the list of your games is on your devices alone.
mine-carry = Take it to another device
mine-key-secret = Whoever has this link plays in your place: show it to your own devices only.
mine-qr = A code for the other device’s camera
mine-link-copy = Copy the link
mine-lost = A lost device, a stray link?
mine-lost-explained = A new key replaces the old one at all your tables: links and devices of before open nothing any more. If none of your devices has the key, nobody can find it again, the house neither; finished games can still be seen by their code.
mine-replace = Change the key
mine-replace-sure = Your other devices will need the new link.
mine-replace-yes = Change the key now
mine-replaced = The new key is in place. The old one opens nothing any more.
mine-replaced-but = The new key is in place, but for these tables, which did not answer: { $tables }.
mine-forget = Forget everything on this device
mine-forget-sure = Without the key on another device your seats will be lost.
mine-forget-yes = Forget it now
mine-forgotten = This device has forgotten everything.
mine-bad-link = This link is not whole. Copy it again on the other device.
mine-opens-nothing = This key opens no seat here: it was replaced, or the link is from another house.
mine-carried = This link brings a key and { $count ->
    [0] no table
    [1] one table
   *[other] { $count } tables
}. Is it yours?
mine-bring = Take these games up here
mine-brought = { $count ->
    [1] One table is here now, too.
   *[other] { $count } tables are here now, too.
}
mine-install = On the home screen
mine-install-do = Install Tablée
mine-install-menu = Your browser’s menu can add Tablée to the home screen.
mine-install-https = To install Tablée, the house has to come over https; whoever keeps it finds how in docs/hosting.md. Everything else works without it.
mine-installed = Tablée is installed on this device.
