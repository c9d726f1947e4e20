## The page of whoever keeps the house

keep-title = Keeping the house
keep-token = The house’s token
keep-token-help = The one “tablee serve” was given (TABLEE_ADMIN_TOKEN). It stays in this tab.
keep-enter = Go in
keep-leave = Go out
keep-since = open since { $time }
keep-load = Load
keep-tables = Tables in play
keep-states = { $playing } playing, { $lobby } in the lobby, { $over } over
keep-people = Devices at tables
keep-connections = connections: { $open } of { $most } possible
keep-told = A move is told in
keep-stored = An entry is kept in
keep-half = half the time; 99 times in 100 in { $most } ms at most
keep-ms = ≤ { $ms } ms
keep-nothing = nothing yet
keep-memory = Memory
keep-mib = { $mib } MiB
keep-processor = processor: { $seconds } s in all
keep-late = The clock is late by
keep-entries = { keep-length } since it opened, { $refused } { $refused ->
    [one] refusal
   *[other] refusals
}
keep-live = Tables in memory
keep-no-live = Nobody is playing just now.
keep-kept = Kept tables
keep-no-kept = No other table.
keep-more = Show more
keep-find = Look for a code or a name
keep-length = { $count ->
    [one] one entry
   *[other] { $count } entries
  }
keep-changed = last touched { $time }
keep-watchers = Watchers
keep-bot = bot
keep-away = not at the table just now
keep-closed = closed
keep-status-lobby = in the lobby
keep-status-shuffling = shuffling
keep-status-playing = playing
keep-status-over = over
keep-save = Download
keep-close = Close
keep-reopen = Open again
keep-erase = Erase
keep-erase-sure = Erase table { $code } for good?
keep-erase-yes = Yes, erase
keep-no = No
keep-everybody = Who sat here
keep-nobody = Nobody has sat down here.
keep-person-save = Export
keep-person-erase = Erase name and words
keep-person-sure = Erase the name of { $name } and all they said here, for good?
keep-person-lists = A deal of an earlier version names them in its proof: that goes only with the whole table.
keep-ban = Ban { $address } for a day
keep-banned = Banned addresses
keep-no-ban = None.
keep-until = until { $time }
keep-lift = Lift
keep-done-closed = Table { $code } is closed: everybody has left it, nothing is lost.
keep-done-reopened = Table { $code } is open again.
keep-done-erased = Table { $code } is erased.
keep-done-banned = Nobody comes in from { $address } any more.
keep-done-lifted = People may come in from { $address } again.
