### The deals of the day: their page alone loads these sentences.

day-title = The deal of the day · Tablée
day-heading = The deal of the day
day-lead = The same hand for everybody, against the same bots. One try, no hints, nothing taken back; you compare once you have finished.
day-none = No box on this shelf has a deal of the day.
day-waiting = It is waiting for you. Nothing of what others played is shown before your own game is over.
day-begun = You have begun: it goes on where you left it.
day-play = Play the deal of the day
day-go-on = Go on
day-unfinished = Your game ended without a result.
day-place = { $place ->
    [1] First of { $seats }
   *[other] Place { $place } of { $seats }
}
day-compared = { $of ->
    [1] One other person has played this deal: { $count ->
        [0] they did better than you
       *[other] they did no better than you
    }.
   *[other] { $of } other people have played this deal: { $count ->
        [0] all of them did better than you
        [1] one did no better than you
       *[other] { $count } did no better than you
    }.
}
day-first-here = Nobody else has finished this deal yet. Come back later.
day-bar = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
day-you = you
day-others = { $count ->
    [1] One game against other bots is not compared.
   *[other] { $count } games against other bots are not compared.
}
day-device = No account: it is this device’s key that counts your try, and that is all the house can know of you. The day changes at midnight, universal time.
day-check = Check the deal
day-explained = The house draws the deal alone, but the day before: it publishes its fingerprint, as here. Note tomorrow’s; “tablee verify” finds it in the record of a finished game, which is there from the next day on.
day-today = Today
day-tomorrow = Tomorrow
day-yesterday = Yesterday
day-published = Published { $when }.
day-late = The house was closed the day before: nothing proves that this deal was fixed before today.
day-secret = Its secret, opened:
day-copy = Copy tomorrow’s fingerprint
