## The list of events

list-title = Events
# Shown while there is no event yet, before an explanation of events.
list-none = Your events will be listed here. Start with the one you play in.
list-none-what-1 = An event is a tournament or a match under Triple Block: all of its games have the same start, the same end and the same three blocks of time.
list-none-what-2 = Its organizer chose them and told every player. Enter them once; every deadline of your games follows.
list-none-what-3 = Did somebody send you a link to an event? Open it, and everything is filled in.
list-new = Add an event
# $n (Number)
list-archived = Show archived ({ $n })
list-only-archived = All your events are archived.
list-is-archived = archived
# How many games an event has.
# $n (Number)
list-games = { $n ->
    [0] no games yet
    [one] { $n } game
   *[other] { $n } games
}
# When the first of the user’s own clocks in an event runs out.
# $at (Text) - A date with a time of day.
list-next = Your next move by { $at }
list-not-begun = Event not started
list-running = Event running
list-over = Event over
list-missing = There is no such event on this device.

## The form of an event

form-title-new = Add an event
form-title-edit = Edit event
# $field (EventField)
form-place = { $field ->
    [name] Name
    [start] Official start
    [days] Length
    [clock] Clock
    [increment] Increment
    [bank] Bank
    [moves] Moves with the increment
    [protection] When all time is used up
    [captain] Captain’s transfer
   *[zone] Time zone of the server
}
# How many fields have to be changed.
# $n (Number)
form-faults = { $n ->
    [one] Please fix one thing:
   *[other] { $n } things to fix:
}
form-name-hint = for example WC46/SF7
form-zone-hint = Its stamps are read in this zone. UTC, or a place like Europe/Berlin.
form-days-hint = 302 days or more to be rated.
# After the field.
form-days-unit = days
# The length of an event, roughly.
# $years (Number)
form-years = { $years ->
    [one] about { $years }{"\u00A0"}year
   *[other] about { $years }{"\u00A0"}years
}
# The name of buttons with lengths: 302, 400 …
form-common = Common lengths
form-blocks = The three blocks
# Three blocks to choose, and where they come from.
# $kind (OfferKind)
# $days (Number)
form-offer = { $kind ->
    [listed] By the table:
    [published] As published:
   *[exact] By the formula:
} { sheet-whole-days }
# Why these blocks are offered, for an event whose length is not in the table.
# $days (Number) - The length of the table that is used.
# $wanted (Number) - The length of the event.
# $sooner (Number) - The days that it loses.
form-offer-fits = The rules speak of a desired maximum length, and the table lists lengths: { sheet-whole-days } is the longest that fits in { $wanted } days. The end comes { $sooner ->
    [one] { $sooner }{"\u00A0"}day
   *[other] { $sooner }{"\u00A0"}days
} sooner.
# Where the bank of the table comes from.
form-offer-printed = The table prints this bank.
form-offer-published = The bank is what a published event of 302 days had, and what the formula gives.
# Why the blocks of the formula are offered.
# $days (Number)
# $short (Bool) - Shorter than any length of the table.
form-offer-exact = Half of { sheet-whole-days } for each player{ $short ->
    [true] . The table begins at 302 days.
   *[false] : what clock and increments leave of it is the bank. The table has no such bank, so ask whether the server gives it.
}
# Why these blocks are offered, for a length that the organizer asked for.
# $kind (OfferKind)
# $days (Number)
# $wanted (Number)
# $sooner (Number)
# $short (Bool) - Below the table.
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = What the organizer published
form-own-why = Fill in any of the three below. What was published is what counts.
# Where the three blocks come from, in a few words.
# $kind (OfferKind)
form-blocks-by = { $kind ->
    [listed] by the table
    [published] as published
   *[exact] by the formula
}
form-blocks-own = your own
form-length-hint = Written as 50 d, 82.5 (days) or 1 d 20:00:00.
# A heading: the end is under it.
form-end = Ends, to the second
form-end-unknown = Start and length give the end, to the second.
# Under the sum of the blocks of both players, where it is not the length of the event.
# $by (Text) - A length.
# $more (Bool)
form-differs = Together { $by } { $more ->
    [true] more than
   *[false] less than
} the length of the event.
form-unrated = The shortest rated event is 302 days. This one cannot be rated.
form-rules = Rules
# The rules of an event in a line.
# $edition (Edition)
# $refill (Refill)
# $protection (Protection)
form-rules-by = { $edition ->
    [current] current
   *[older] older
} · { $refill ->
    [automatic] bank refills after each move
   *[increment-only] bank is moved by hand
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· sudden death protection
   *[guaranteed-time] {" "}· guaranteed time
}
form-edition = Version of the rules
# $edition (Edition)
form-edition-name = { $edition ->
    [current] Current
   *[older] Older
}
# $edition (Edition)
form-edition-why = { $edition ->
    [current] Sudden death protection and captains’ transfers are temporarily not in effect: off, unless you turn them on.
   *[older] Guaranteed time may be chosen, and captains may transfer time.
}
form-refill = After each move
# $refill (Refill)
form-refill-name = { $refill ->
    [automatic] The bank refills the clock
   *[increment-only] The increment only
}
# $refill (Refill)
form-refill-why = { $refill ->
    [automatic] The usual reading of point (d) of the rules: after each move the clock is refilled automatically, from the bank.
   *[increment-only] As a federation’s page describes it: the clock gets the increment, and the bank is moved by hand. Until a game has been compared with its server, the earlier of the two deadlines is shown too.
}
# $protection (Protection)
# $days (Number)
# $suspended (Bool) - By the chosen version of the rules.
form-protection-name = { $protection ->
    [none] Nothing: the clock runs out
    [sudden-death] Sudden death protection: { sheet-whole-days }
   *[guaranteed-time] Guaranteed time: 3 days
}{ $suspended ->
    [true] {" "}(temporarily not in effect)
   *[false] {""}
}
# $protection (Protection)
# $days (Number)
# $moves (Number) - How many bring the increment.
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Sudden death protection
       *[other] Guaranteed time
    }: after move { $moves }, with an empty bank, a clock that shows less after a move is reset to { sheet-whole-days }, for the rest of the game.
}
# Beside what the user has turned on although the rules have suspended it.
form-suspended = temporarily not in effect in the current text
form-team-and-note = Team event, note
# $team (Bool)
# $note (Bool)
form-team-by = { $team ->
    [true] { $note ->
        [true] team event, a note
       *[false] team event
    }
   *[false] { $note ->
        [true] a note
       *[false] off
    }
}
form-team = Team event
form-team-why = Captains may put a substitute or a replacement on a board.
form-captain = Captains may transfer time
form-captain-why = From a player’s bank to that player’s clock, and only with a substitution or replacement.
form-moves-hint = 50 by the rules. Each player’s own moves count.
form-note = Your note
form-note-hint = Stays here: it is not in the link.
form-add = Add event
form-save = Save event
# Beside that button.
# $n (Number) - Games.
form-deadlines = { $n ->
    [one] Changes the deadline of 1 game.
   *[other] Changes the deadlines of { $n } games.
}
# How many games a change of the event changes.
# $n (Number)
form-changes = { $n ->
    [one] This changes one game:
   *[other] This changes { $n } games:
}
form-changes-save = Save with these changes
form-changes-back = Change something else
form-shared = Someone shared this event. Add it, and enter your games in it.
form-shared-add = Add this event
form-shared-edit = Edit before adding
# $n (Number)
form-shared-wrong = { $n ->
    [one] This link is damaged. One thing is wrong with it:
   *[other] This link is damaged. { $n } things are wrong with it:
}
form-shared-rest = Ask for the link again. What could be read is filled in below.

## What is wrong with a field of the form

# $fault (EventFieldError)
# $length (DurationError of $fault.0)
# $why (EventError of $fault.0)
field-fault = { $fault ->
    [number] Enter a whole number.
    [no-start] Enter when the event starts.
    [unknown-zone] This browser does not know that zone. Enter UTC, or a place like Europe/Berlin.
    [length] { $length ->
        [empty] Enter a length, like 50 d; 0 for none.
        [shape] Enter a length, like 50 d, 82.5 or 1 d 20:00:00.
       *[range] Enter a length of zero or more.
    }
   *[event] { field-event }
}
# $why (EventError)
field-event = { $why ->
    [name] Enter a name of 1 to 100 characters.
    [start] Enter a start between 1970 and 9000.
    [days] Enter 1 to 9,999 days.
    [clock] A clock shows more than nothing and at most 50 days.
    [bank] A bank has 0 to 9,999 days.
    [increment] An increment is 0 to 50 days.
    [increment-moves] Enter 0 to 500 moves.
    [protection] Sudden death protection is 1 to 5 days.
    [captain-without-team] Only captains of a team event transfer time: make it one, or turn this off.
   *[zone] Enter a zone: UTC, or a place like Europe/Berlin.
}

## What a change of an event does to a game of it

# $at (Text) - An instant.
# $why (Text) - A sentence.
change-conflict = The entry of { $at } is no longer valid. { $why } Nothing is deleted: the game stands as before that entry until one of the two is fixed.
# $at (Text)
change-lost = The clock would have run out on { $at }.
change-saved = The clock would not have run out.
# $from (Text)
# $to (Text)
change-deadline = The clock runs out on { $to } instead of { $from }.
# Clock and bank before and after: lengths.
# $side (Color)
# $clock (Text)
# $clock-after (Text)
# $bank (Text)
# $bank-after (Text)
change-accounts = { $side ->
    [white] White
   *[black] Black
}: clock { $clock } → { $clock-after }, bank { $bank } → { $bank-after }.
# How many moves still bring the increment, before and after.
# $side (Color)
# $moves (Number)
# $after (Number)
change-increments = { $side ->
    [white] White
   *[black] Black
}: moves that still bring the increment: { $moves } → { $after }.
change-fits = Its entries fit the event again.

## What is wrong with a link to an event

# $fault (LinkError)
# $part (LinkKey of $fault.0)
# $why (EventError of $fault.0)
link-fault = { $fault ->
    [too-long] It is longer than any link to an event.
    [missing] { $part ->
        [end] It was cut off: its end is missing.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Its end does not match its start and length: something was changed.
   *[event] { field-event }
}
# A part of the link is missing, cannot be read, or is there twice.
# $fault (LinkError)
# $part (LinkKey)
link-part = { $fault ->
    [missing] It has no
    [unreadable] Its
   *[other] It has two different values for the
} { $part ->
    [name] name
    [start] start
    [days] length in days
    [clock] clock
    [bank] bank
    [increment] increment
    [moves] number of moves with an increment
    [rules] version of the rules
    [refill] way of refilling
    [protection] protection
    [team] setting for teams
    [transfer] setting for transfers
    [openings] setting for thematic openings
    [reset] first protected move
    [end-date] setting for the last day
    [zone] time zone
   *[end] end
}{ $fault ->
    [missing] .
    [unreadable] {" "}cannot be read.
   *[other] .
}

## The page of an event: its parameters, its games

sheet-heading = Parameters
sheet-start = Official start
sheet-end = Scheduled end
sheet-length = Length
# $days (Number)
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}day
   *[other] { $days }{"\u00A0"}days
}
# $days (Number)
# $rated (Bool)
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Too short to be rated: 302 days is the minimum
}
# All the time of one player: a length, or whole days.
# $time (Text)
sheet-each = { $time } for each player
# All the time of both: a length, or a number of days.
# $time (Text)
sheet-both = { $time } for both
sheet-pace = Pace
# $all (Text) - A length.
sheet-pace-none = { $all } in all for each player.
# $all (Text) - A length.
# $moves (Number)
# $each (Text) - A length.
sheet-pace-is = { $all } in all for each player{ $moves ->
    [1] , of which the first move can take { $each }: the increment comes only after it. Later moves bring none.
   *[other] . An even pace is { $each } a move for { $moves } moves: an increment comes only after its move, so the last one is for the moves that follow; moves after { $moves } bring no increment.
}
sheet-options = Options
# $n (Number)
sheet-option-moves = { $n ->
    [0] No move brings an increment
    [1] The increment comes with the first move
   *[other] The increment comes with the first { $n } moves
}
# $protection (Protection)
# $days (Number)
# $moves (Number)
sheet-option-protection = { $protection ->
    [none] No guaranteed time, no sudden death protection
   *[other] { $protection ->
        [sudden-death] Sudden death protection
       *[other] Guaranteed time
    }: { sheet-whole-days } after move { $moves }, again and again
}
# $transfer (Bool) - Whether captains may transfer time.
sheet-option-team = { $transfer ->
    [true] Team event; captains may transfer time with a substitution
   *[false] Team event; captains may not transfer time
}
# $zone (Text)
sheet-option-zone = The server’s time zone is { $zone }
sheet-example = For example
sheet-lost = A clock that reaches zero loses the game, even while its bank is full: move or refill before then.
sheet-share = Share
sheet-share-hint = Whoever opens this link gets the same event, to the second. It reveals nothing else.
sheet-link = Link to this event
sheet-copy = Copy link
sheet-copied = Copied.
# The link.
sheet-not-copied = Not copied: select the link and copy it by hand.
sheet-print = Print parameters
sheet-games = Games
sheet-no-games = No game of this event is entered yet.
sheet-add-game = Enter a game
sheet-edit = Edit
sheet-archive = Archive
sheet-unarchive = Take out of the archive
sheet-delete = Delete
sheet-delete-sure = Delete for good
sheet-team = Team
sheet-note = Your note

## The team of an event

team-title = Team
team-not-team = This is not a team event, so nobody can be substituted or replaced in it.
team-not-team-do = Make it a team event
team-what-1 = A captain may put another player on a board at any time. The new player takes over exactly where things are: position, clock and bank. The clock runs on; no director can reset it.
team-what-2 = A substitute plays the game for the team. A replacement owns it: rating and norm count for the new player.
team-transfer-in-effect = In this event a captain may transfer time from the player’s bank to the clock (8), but only together with a substitution or replacement.
team-transfer-not = In this event captains may not transfer time (8): it is not in effect. Where the organizer has it in effect, say so in the event’s parameters.
# $at (Text)
team-ended = Players could be put in until { $at }.
team-none = No game of this event is running. Boards will be listed here.
# $n (Number)
team-finished = { $n ->
    [one] { $n } game is over and not listed.
   *[other] { $n } games are over and not listed.
}
# $n (Number)
team-board = Board { $n }
# Before a date.
team-falls = clock runs out
team-owed = Time was transferred to this clock: put the substitute or replacement in before you do anything else here.
team-change = Change player
# The name of a choice: substitution, replacement, or a transfer alone.
team-kind = What happens
team-substitution = Substitution
team-substitution-why = plays on for the team
team-replacement = Replacement
team-replacement-why = owns the game: its rating and norm
team-alone = Transfer now, player later
team-alone-why = the new player must follow
team-takes-over = The new player takes over position, clock and bank. The clock runs on.
team-name = New player
team-amount = From bank to clock
team-amount-hint = Leave empty to transfer none.
# $time (Text) - A length.
team-fill = Fill the clock: { $time }
team-fill-none = Nothing to transfer
# $clock (Text)
# $bank (Text)
team-leaves = Leaves clock { $clock }, bank { $bank }.
# The label of a field.
team-when = When, by the server
team-when-missing = Enter when it happened.
team-amount-wrong = Enter a length, like 20 d or 1 d 20:00:00, or leave it empty.
team-enter = Enter
# $name (Text)
team-done-new = { $name } has taken over.
# $time (Text) - A length.
team-done-transfer = { $time } transferred to the clock. Now put the new player in.
team-misfit = Entries of this game do not fit its event. Fix them on its page first.
team-open = Open game

## Looking ahead, at one game and at all

ahead-title = Looking ahead
ahead-what-if = What if
ahead-pace = Pace
ahead-calendar = Calendar
# Shown while no game of the reader’s own is running.
ahead-none = No game of yours is running. The deadlines of all your games will be here, on one line.
ahead-deadlines = Your games
ahead-teach = Move the slider or choose a date: each game is shown as it would be then if nobody moved.
# The heads of the columns, from here to “Your time then”, and what takes the place of a date.
ahead-opponent = Opponent
ahead-move-by = Move by
ahead-their-move = Their move by
# Before the event’s date, where the earlier one has passed.
ahead-in-doubt = May have run out: check with the server. Otherwise by
ahead-then = Clock then
ahead-lost = Lost on time
# Only the server knows.
ahead-may-be-lost = May be lost on time
ahead-won = Won on time
ahead-over = Over
ahead-claim = Claim pending
ahead-waits = Not started
ahead-own-pace = Time is up at your pace
# $number (Number)
# $at (Text) - A date.
ahead-pace-ends = move { $number }, { $at }
ahead-pace-lasts = Lasts beyond move 200
ahead-no-pace = No pace yet
# Games whose names have no room on the line.
# $n (Number)
ahead-more = { $n ->
    [one] + 1 more game, in the list below
   *[other] + { $n } more games, in the list below
}
# Shows and hides a line in each game.
# $shown (Bool)
ahead-pace-button = { $shown ->
    [true] Hide when time is up
   *[false] When is time up at your pace?
}
# In place of dates and times: none of the game is known.
ahead-not-compared = Time not known
# Why a game cannot be looked at ahead of time yet, and what to do first.
ahead-compare-first = This game is not yet compared with the server: its times are not known. Enter what the server shows first.

## Time moved forward, and what is supposed to happen

whatif-from = Starting from
whatif-now = Now
whatif-started = The start
# An entry that is not a move.
# $n (Number)
whatif-entry = Entry { $n }
whatif-scale = Time
whatif-scale-hint = Arrow keys: an hour. Page keys, or Shift with an arrow: a day.
whatif-date = Date and time
# The first and the last date of the scale, for one outside it.
# $begin (Text)
# $end (Text)
whatif-off-scale = Enter a date between { $begin } and { $end }.
# $whose (Whose)
whatif-refill-by = { $whose ->
    [mine] Your clock runs out
    [theirs] Their clock runs out
    [white] White’s clock runs out
   *[black] Black’s clock runs out
}
# $whose (Whose)
whatif-last-moment = { $whose ->
    [mine] Your last moment, with the whole bank
    [theirs] Their last moment, with the whole bank
    [white] White’s last moment, with the whole bank
   *[black] Black’s last moment, with the whole bank
}
whatif-event-end = Scheduled end of the event
# This much later than the beginning.
# $time (Text)
whatif-later = { $time } later
whatif-accounts = Both accounts then
# Under the accounts, while the server may count otherwise.
# $refill (Bool) - Whether the only question is if the server refills a clock by itself.
whatif-as-set = These times hold if the server { $refill ->
    [true] refills by itself, as this event is set
   *[false] counts as this event is set
}.
# After a name.
whatif-to-move = to move
# $made (Number)
# $left (Number)
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}move{"\u00A0"}made
   *[other] { $made }{"\u00A0"}moves{"\u00A0"}made
}, { $left ->
    [one] { $left }{"\u00A0"}increment{"\u00A0"}left
   *[other] { $left }{"\u00A0"}increments{"\u00A0"}left
}
# When a clock would run out, and what the bank would still have.
# $whose (Whose)
# $at (Text)
# $bank (Text) - A length.
# $empty (Bool) - Whether the bank has nothing.
whatif-falls = { $whose ->
    [mine] Your clock
    [theirs] Their clock
    [white] White’s clock
   *[black] Black’s clock
} would run out on { $at }{ $empty ->
    [true] , and the bank is empty.
   *[false] {" "}with { $bank } still in the bank.
}
# The same when that moment has passed.
# $whose (Whose)
# $at (Text)
# $bank (Text) - A length.
# $empty (Bool) - Whether the bank has nothing.
whatif-fallen = { $whose ->
    [mine] Your clock
    [theirs] Their clock
    [white] White’s clock
   *[black] Black’s clock
} would have run out on { $at } with { $empty ->
    [true] an empty bank
   *[false] { $bank } still in the bank
}: the game would be lost.
whatif-claim = A claim is pending: no clock runs.
whatif-over = The game is over: no clock runs.
whatif-suppose = Suppose that at this moment{"\u00A0"}…
# A button.
# $whose (Whose)
whatif-moving = { $whose ->
    [mine] I move
    [theirs] They move
    [white] White moves
   *[black] Black moves
}
# A button.
# $whose (Whose)
whatif-refill = { $whose ->
    [mine] I refill my clock
    [theirs] They refill their clock
    [white] White refills the clock
   *[black] Black refills the clock
}
# After a date.
# $whose (Whose)
whatif-moved = { $whose ->
    [mine] you move
    [theirs] they move
    [white] White moves
   *[black] Black moves
}
# After a date.
# $whose (Whose)
# $amount (Text) - A length.
whatif-refilled = { $whose ->
    [mine] you refill
    [theirs] they refill
    [white] White refills
   *[black] Black refills
} { $amount }
whatif-undo = Undo the last assumption
# $why (&EntryError)
whatif-refused = { $why ->
    [order] Something is already assumed for later: go beyond it, or undo it.
    [fallen] The clock has run out by then, and the game is lost: go back before it does.
    [claim] A claim is pending then: no clock runs and nobody moves.
    [amount] There is nothing to refill then: the clock is full or the bank empty.
    [substitution-owed] The captain has transferred time and has to put the new player in first.
   *[other] The game is over, or has not begun, by then.
}

## Budgets over the moves, and where the pace leads

pace-teach = What each player had left after each move. An even pace is the same time for each move with an increment; it leaves the last increment, which comes only after its move.
# The time left after the last move that was made.
# $who (Text)
# $moves (Number)
# $left (Text) - A length.
pace-alt = { $who }: { $left } left after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
pace-figures = In figures
# The head of a column of numbers of moves.
pace-of-move = Move
pace-even = Even pace
pace-pace-of = Pace over
# An option under its label “Pace over”.
# $n (Number)
pace-last = { $n ->
    [1] the last move
   *[other] the last { $n } moves
}
pace-all = all moves
# In place of a pace.
pace-over = The game is over.
# The rows: a label, a length, and the rest. Up to this move, how much time there is for each:
# $number (Number)
pace-until-label = Up to move { $number }
pace-until-rest = a move, with nothing kept back
# For the rest of a row that begins as before: how many moves with no increment follow.
# $n (Number)
pace-kept-rest = a move, with enough kept for { $n } more
# The same where no move has an increment.
# $n (Number)
pace-next-label = { $n ->
    [1] Next move
   *[other] Next { $n } moves
}
pace-next-rest = each, with nothing kept back
# Why there is no pace: the moves made before the journal begins.
# $n (Number)
pace-no-pace = { $n ->
    [0] The pace is known after the first move.
    [one] { $n } earlier move without its time: the pace is known after the next move.
   *[other] { $n } earlier moves without their times: the pace is known after the next move.
}
pace-mean-label = Pace
# $n (Number)
pace-mean-rest = { $n ->
    [1] for the last move
   *[other] a move, over the last { $n } moves
}
# How much more a move takes than it brings, or the other way round.
# $takes (Bool)
pace-drain-label = { $takes ->
    [true] Each move takes
   *[false] Each move brings
}
# $takes (Bool)
pace-drain-rest = { $takes ->
    [true] more than it brings
   *[false] more than it takes
}
# The last move that brings anything, and how much each then takes.
# $number (Number)
pace-cliff-label = After move { $number }
pace-cliff-rest = a move, which then brings nothing: what is left is for the rest of the game
# Whether the clock is refilled.
# $attended (Bool)
pace-attended = { $attended ->
    [true] With the whole bank
   *[false] If nobody refills
}
pace-lasts = Lasts beyond move 200
# $number (Number)
pace-falls = Time is up at move { $number },
# After it: when, and what the bank then still has, if nobody refills.
# $earliest (Text) - A date.
# $likely (Text) - A date.
# $known (Bool) - Whether there is a likely date.
# $attended (Bool)
# $bank (Text) - A length.
# $empty (Bool) - Whether the bank has nothing.
pace-falls-rest = not before { $earliest }{ $known ->
    [true] , probably on { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , with an empty bank
       *[false] , with { $bank } still in the bank
    }
}

## The planner for an absence

absence-title = Absence
absence-teach = Each game is checked for the worst case: your opponent moves just as you leave and, until a comparison shows how it counts, the server counts against you.
# Above games, by their events, whose task a comparison with the server may change.
absence-one-settles = Compare first: one comparison with the server settles it for all games of an event, and most may then be safe.
absence-from = Away from
absence-from-example = 2026-11-20
absence-to = Back on
absence-to-example = 2026-12-04
# The name of the buttons that give the length: 1 week, 2 weeks …
absence-length = Length of the absence
# $n (Number)
absence-weeks = { $n ->
    [one] { $n } week
   *[other] { $n } weeks
}
# Announces what the page will show.
absence-soon = Enter when you leave and when you are back: each game will be listed here, whether its time lasts, or you have to move or refill first.
absence-order = The return has to be later than the departure.
absence-none = No game of yours is running.
# For how many games something has to be done, and how many there are.
# $todo (Number)
# $all (Number)
# $each (Bool) - Whether it is all of them.
absence-answer = { $each ->
    [true] { $all ->
        [1] Your game needs something first.
       *[other] Every game needs something first.
    }
   *[false] { $todo } of { $all } games { $todo ->
        [one] needs
       *[other] need
    } something first.
}
absence-nothing = Nothing to do: every game lasts.
absence-safe = Safe
# Over the games that share a deadline.
# $by (Text)
absence-refill-before = Refill before { $by }
# $by (Text)
absence-move-before = Move before { $by }
# Over the games whose task a comparison with the server may change.
# $by (Text)
absence-compare-before = Compare before { $by }
# The same where no later moment is left.
absence-refill-now = Refill now
absence-move-now = Move now
absence-compare-now = Compare now
absence-lost = Cannot be saved
# After a task and its date: how many games share it.
# $n (Number)
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}game
   *[other] { $n }{"\u00A0"}games
}
# Over the amounts that have to be refilled.
absence-at-least = refill at least
# Under the heading over amounts.
absence-exactly = With exactly this much nothing is left when you are back: refill more if you can.
# Over the times that are left.
absence-left = left at worst when you are back
# $left (Text) - A length.
absence-why-safe = At worst the clock shows { $left } when you are back.
# $amount (Text) - A length.
# $by (Text) - A date.
absence-why-refill = Refill at least { $amount } before { $by }.
# The same where it cannot be now.
# $amount (Text) - A length.
# $from (Text) - A date.
# $by (Text) - A date.
absence-why-refill-later = Refill at least { $amount }, not before { $from } when the clock has room for it, and before { $by }.
# A further refill.
# $amount (Text) - A length.
# $by (Text) - A date.
absence-why-refill-then = Then { $amount } before { $by }.
# $amount (Text) - A length.
# $from (Text) - A date.
# $by (Text) - A date.
absence-why-refill-then-later = Then { $amount }, not before { $from } and before { $by }.
# What goes with a move that has to be made: a refill just before it, none, or one before leaving.
# $amount (Text) - A length.
absence-why-move-refilled = Refill { $amount } just before the move: a clock is protected only while the bank is empty.
absence-why-move = A refill alone is not enough.
# $amount (Text) - A length.
absence-why-move-and-refill = Refill at least { $amount } before you leave.
# The deadline of a move that does what the refills do.
# $is-now (Bool) - Whether that is now.
# $by (Text)
absence-why-or-move = { $is-now ->
    [true] Or move now
   *[false] Or move before { $by }
}: a move stops the clock until the answer.
# The same where the move has an increment.
# $is-now (Bool)
# $by (Text)
# $increment (Text) - A length.
absence-why-or-move-earns = { $is-now ->
    [true] Or move now
   *[false] Or move before { $by }
}: a move earns { $increment } and stops the clock until the answer.
# Refills before a move follow.
absence-why-keep = So that the clock lasts until then:
# $at (Text)
absence-why-lost = Whatever you do, at worst the clock runs out on { $at }: come back before, or ask for a substitute.
absence-not-compared = Time not known
absence-why-unknown = Your time is not known: enter what the server shows.
# A label: the clock may have run out already.
absence-check = Check with the server
# A label: it cannot be saved under an interpretation that is not the event’s.
absence-may-be-lost = May be lost
# The task follows.
absence-in-doubt = The clock may have run out already: only the server knows. If it has not:
absence-before-start = First enter that the game has started.
# $by (Text)
absence-before-substitution = The captain has transferred time: first put the new player in, before { $by }.
absence-before-resolved = Once the claim is resolved:
# The condition of a task that another interpretation than the event’s decides, over its games.
# $task (LeaveTask)
# $server (Text) - In what the server differs.
# $now (Bool) - Whether it has to be done now, and not before a date.
absence-careful = { $task ->
    [refill] If you cannot compare, refill at least this much { $now ->
        [true] now
       *[false] before then
    }, in case { $server }.
    [move] If you cannot compare, move { $now ->
        [true] now
       *[false] by then
    }, in case { $server }.
   *[other] Only if { $server }.
}
# In what the server may differ from the event, which refills like this: one of them or several.
# $refill (Refill)
# $refills (Bool)
# $resets (Bool)
# $counts (Bool)
absence-server = the server { $refills ->
    [true] { $refill ->
        [automatic] does not refill by itself
       *[increment-only] refills by itself
    }{ $resets ->
        [true] {" "}and resets the clock a move later
       *[false] {""}
    }{ $counts ->
        [true] {" "}and counts the moves of the thematic opening
       *[false] {""}
    }
   *[false] { $resets ->
        [true] resets the clock a move later{ $counts ->
            [true] {" "}and counts the moves of the thematic opening
           *[false] {""}
        }
       *[false] { $counts ->
            [true] counts the moves of the thematic opening
           *[false] {""}
        }
    }
}
# The task under the event’s interpretations follows.
absence-own = If the server counts as this event is set:
absence-refill = Refill
absence-to-game = To the game
absence-print = Print

## The private analysis of a game

study-title = Private analysis
study-teach = For your eyes only, kept on this device. Move a piece to try a variation; the game’s own moves stay the main line.
study-of-game = Note about the game
study-saved = Saved.
study-not-saved = Not saved.
study-writing = Not saved yet…
study-prepared = Prepared replies
study-prepared-teach = Try a variation from the game’s current position, their move and then yours, and prepare it: your reply is offered as soon as their move is entered.
study-prepare = Prepare this variation
# The opponent’s move and the reader’s reply; the next text adds what follows.
# $theirs (Text)
# $mine (Text)
study-if-then = If { $theirs }, then { $mine }
# $theirs (Text)
# $mine (Text)
study-and-then = ; if { $theirs }, then { $mine }
# $line (Text)
study-remove-line = Remove: { $line }
# Beside a prepared line; so are the next three.
study-waiting = waits for their move
study-ready = ready to be played now
study-played = played
study-elsewhere = out of date: the game went another way
study-no-side = No replies can be prepared in a game that you follow for others.
study-not-here = First choose a variation that begins with the game’s current position.
study-no-reply = This variation ends with their move: add your reply.
study-known = This variation is already prepared.
study-first-move = Enter your first move of the game before you prepare what follows it.
study-over = The game is over.
