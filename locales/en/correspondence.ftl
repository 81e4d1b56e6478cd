## What several pages of correspondence games say

common-title = Correspondence
common-clock = Clock
common-increment = Increment
# The same where room is short.
common-increment-short = Increment
common-bank = Bank
# The exact figures of the three blocks, one after the other: lengths like 46 d 20:00:00.
# $clock (Text)
# $increment (Text)
# $bank (Text)
common-blocks = Clock{"\u00A0"}{ $clock }, increment{"\u00A0"}{ $increment }, bank{"\u00A0"}{ $bank }
# The same without an increment.
# $clock (Text)
# $bank (Text)
common-clock-and-bank = Clock{"\u00A0"}{ $clock }, bank{"\u00A0"}{ $bank }
# Before a time left: it is that until the earlier date, until the game is compared.
common-at-worst = at worst
# Before the opponent’s time, of which there may be less.
common-at-most = at most
# What the clock is for.
common-what-clock = For the move at hand. At zero the game is lost.
# $n (Number)
common-what-increment = { $n ->
    [0] Comes with no move.
    [one] Comes with your first move.
   *[other] Comes with each of your first { $n }{"\u00A0"}moves.
}
# $refill (Refill)
common-what-bank = { $refill ->
    [automatic] By the rules it refills the clock after each move, and on request.
   *[increment-only] Is moved to the clock by hand, at any time.
}
# $side (Color)
common-color = { $side ->
    [white] White
   *[black] Black
}
# A player, where two games against the same one differ by the colours.
# $name (Text)
# $side (Color)
common-player-of-color = { $name } ({ common-color })
# $side (Color)
common-to-move = { $side ->
    [white] White to move
   *[black] Black to move
}
# The button that takes a server's file.
common-bring = Import a file
# Reads the file that was brought last once more, as it is now.
# $file (Text) - Its name.
common-read-again = Read { $file } again
# Another tab writes; nothing is entered here.
common-following = Another tab is entering moves for these games.
common-take-over = Enter them here

## Why an entry is refused, and how to correct it. An instant, $at, is a date with a time of day

# $why (EntryError)
# $at (Text) - The start, the entry before, now, or the end.
# $side (Color of $why)
# $bank (Length of $why)
# $room (Length of $why)
refusal-entry = { $why ->
    [before-start] The event starts { $at }, and nobody moves before. Enter a later stamp, or correct the start of the event.
    [not-started] The game has not started. Enter its start first.
    [started] The game has started already. Correct the start that is in the statement.
    [order] The entry before it is of { $at }. Enter a later stamp, or correct that one; what came before it can be inserted in the statement.
    [future] That is later than now, { $at }. Enter the stamp that the server gave, and check its time zone.
    [fallen] { common-color }’s clock reached zero on { $at }. Enter an earlier stamp, or insert what is missing in the statement: a refill, or what the server showed.
    [over] The game was over by then. Correct or remove the entry that ended it first.
    [claim] A claim is pending, so no clock runs. Enter how it was resolved first.
    [no-claim] No claim is pending. Enter when it was filed first.
    [illegal] That move is not legal in this position. Look for a missing or wrong move before it.
    [amount] No time would be moved. Enter an amount above zero; a full clock takes none, an empty bank has none.
    [bank] The bank has { DAYS($bank) }. Enter no more than that.
    [cap] The clock never shows more than 50 days. Enter no more than { DAYS($room) }.
    [shown] A server shows a clock of 0 to 50 d, and a bank of 0 or more. Check which is which.
    [nothing-shown] Enter clock and bank of at least one player.
    [not-team] Only team events have substitutes. If it is one, say so in the event.
    [captain-may-not] In this event captains may not transfer bank time. If its rules allow it, turn it on in the event.
    [after-end] Players could be put in until { $at }. Enter an earlier stamp.
    [nothing-left] Neither clock nor bank has time left, so nobody can take over. Check the stamp.
    [substitution-owed] { common-color }’s captain has transferred bank time, which rule (8) allows only with a new player in the same second. Enter the substitute or replacement first.
   *[name] Enter the name of the new player, of up to 100 characters.
}

## The list of correspondence games

games-title = Correspondence
games-teach = Your correspondence games under Triple Block, at ICCF and elsewhere, will be here, the one with the least time first.
games-teach-blocks = Each has a clock, an increment and a bank. A clock at zero loses, whatever is in the bank: this page says by when to move or to refill it.
games-enter-game = Enter a game
games-open-link = An organizer may have sent you a link: open it in this browser, and its event is here.
# The link to the form of an event, for organizers.
games-organize = For organizers: add an event, and send its link
# Above three games that nobody plays, which show a list that is still empty.
games-example = Example season
games-example-hint = Nobody plays these games, and none is kept. They show how yours will look here.
games-example-hide = Hide the example
games-example-event = Example Cup
# Three opponents, whose names are plainly invented: the clock is short, the bank is low, it is their
# move.
games-example-soon = Ada Example
games-example-bank = Ben Example
games-example-theirs = Cleo Example
# The game whose clock may have run out, which only the server knows: the opponent, and whether the
# doubt is that the server may not refill by itself.
# $name (Text)
# $may-not-refill (Bool)
games-check-first = { $may-not-refill ->
    [true] Check { $name } first: if the server does not refill by itself, your clock has run out.
   *[false] Check { $name } first: if the server counts more strictly, your clock has run out.
}
games-events = Events
games-absence = Absence
games-backup = Backup
games-ahead = Looking ahead
games-calendar = Deadlines for your calendar
games-calendar-hint = Reminds you while this page is closed. Save it again after every move.
# The file, of how many games it has deadlines, and how many games have none because their time is
# not known. A game can have two: when its clock runs out, and the last moment with its bank.
# $file (Text)
# $held (Number)
# $unknown (Number)
games-calendar-saved = Saved as { $file }{ $held ->
    [0] { $unknown ->
        [0] , without a deadline: no clock of yours runs.
       *[other] , without a deadline.
    }
    [one] , with the deadlines of 1 game.
   *[other] , with the deadlines of { $held } games.
}{ $unknown ->
    [0] {""}
    [one] {" "}1 game is missing: it is not yet compared with the server.
   *[other] {" "}{ $unknown } games are missing: they are not yet compared with the server.
}
# No file was saved, because there is no game of one's own.
games-calendar-empty = No game of yours is entered: no file saved.
# A sentence for each kind of calendar, about its reminders. They name the lead times.
games-calendar-most = Apple Calendar, Thunderbird and most others remind you three hours, one day and five days before.
games-calendar-outlook = Outlook and Exchange remind you once, three hours before.
games-calendar-google = Google Calendar takes the deadlines without reminders: set them there, for the whole calendar.
# The opponent and the event, after one of the next four texts.
# $opponent (Text)
# $event (Text)
games-reminder = { $opponent }, { $event }
games-remind-refill = Refill or move before this:{" "}
games-remind-move = Move before this:{" "}
# The earlier of two dates has passed.
games-remind-check = May be lost already, check with the server and move before this:{" "}
games-remind-last = Clock and bank are gone:{" "}
# How many deadlines come after the month that a strip shows.
# $n (Number)
games-later = +{"\u00A0"}{ $n } later
# The groups of the list.
# $standing (GameStanding)
games-standing = { $standing ->
    [mine] Your move
    [watched] Followed for others
    [theirs] Their move
    [ahead] Not started
   *[finished] Finished
}
# Under the heading of the games on one's own turn, while there is such a time.
games-at-worst-is = “{ common-at-worst }”: not yet compared with the server
games-search = Search
games-search-hint = player, event, move
games-event = Event
games-all-events = All events
games-archived = Archived events too
# Above the games whose event is not here.
games-orphans = Games without their event
games-orphans-why = Their event is not on this device, or could not be read: their clocks are not known.
games-nothing-found = No matching games.
games-show-all = Show all games
# How many games are over.
# $n (Number)
games-finished = Finished games, { $n }
# After “low time”, if there is something in the bank.
games-refill = refill
games-claim = Claim pending
# How it ended, for the owner of a side.
# $won (Bool)
# $on-time (Bool)
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Won on time
       *[false] Won
    }
   *[false] { $on-time ->
        [true] Lost on time
       *[false] Lost
    }
}
# The same for others.
# $winner (Color)
# $on-time (Bool)
games-ended = { $winner ->
    [white] { $on-time ->
        [true] White won on time
       *[false] White won
    }
   *[black] { $on-time ->
        [true] Black won on time
       *[false] Black won
    }
}
games-drawn = Drawn
games-both-lost = Lost by both
games-no-moves = no move yet
games-claim-waits = No clock runs.
# $date (Text)
games-starts = Starts { $date }
# Instead of a date: no time of the game is known.
games-not-compared = Time not known
# Instead of a date that has passed: the game may be lost already.
games-check = Check with the server
# The clock can fall although something is in the bank.
games-bank-no-help = Refill in time

## Entering a game

new-title = Enter a game
new-needs-event = A game belongs to an event, which says how much time there is. Add the event first, or open the link that its organizer sent.
new-event = Event
new-choose-event = Choose an event
# The link to a form, from which the way leads back here.
new-another-event = Add another event
new-side = You play
new-white = White
new-black = Black
new-neither = Neither: I only follow it
# The labels of fields, as the next ones with a side.
# $side (Color)
new-name-of = { $side ->
    [white] White’s name
   *[black] Black’s name
}
new-how = The game
new-begins = begins with its event
new-under-way = is already under way
# From when White's clock runs; whether that lies ahead.
# $date (Text)
# $ahead (Bool)
new-starts-at = { $ahead ->
    [true] The first clock will run from { $date }, the official start.
   *[false] The first clock has been running since the official start, { $date }. Enter the game first, then its moves with the server’s time stamps.
}
new-opening = A thematic opening
new-fen = Position
new-fen-hint = FEN; leave empty for the usual one
new-opening-moves = Moves of the opening
# By the event's reading of the rules; with the number of moves that bring the increment.
# $openings (Openings)
# $moves (Number)
new-opening-hint = { $openings ->
    [apart] For example 1. e4 c5 2. d4. These moves do not count and cost no time.
   *[counted] For example 1. e4 c5 2. d4. These moves cost no time, and count among the first { $moves }.
}
new-moves = Moves so far
new-moves-hint = PGN or 1. e4 e5 2. Nf3 … A PGN brings the names and, if it has them, the times of the moves.
# In place of the figures of both players.
new-times = The text has the time of every move: clock and bank follow from them.
# $why (Text) - A sentence or more.
new-times-refused = The times of the moves do not fit this event: { $why } Or enter what the server shows now.
# Above the figures of both players.
new-server-shows = What the server shows now
new-server-hint = As shown there: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46 days 20 hours.
new-you = You
new-opponent = Opponent
# The head of the column of the moves that each made.
new-own-moves = Moves
# $side (Color)
new-clock = { $side ->
    [white] White’s clock
   *[black] Black’s clock
}
# $side (Color)
new-bank = { $side ->
    [white] White’s bank
   *[black] Black’s bank
}
# $side (Color)
new-made = { $side ->
    [white] White’s own moves
   *[black] Black’s own moves
}
new-made-hint = Moves can be left empty: they are counted from the moves so far.
new-save = Enter the game
# Under a field for a figure of the server.
# $problem (DurationError)
new-figure-wrong = { $problem ->
    [empty] missing
    [shape] unclear
   *[range] too long
}
# Under a field for a number of moves.
new-made-wrong = 0–9,999
# The problem in the form. Those of a position and of the moves are said elsewhere.
# $error (&EnterError)
# $event (Text) - Its name.
# $n (Number of $error.0)
# $problem (DurationError of $error.1)
new-problem = { $error ->
    [name] Names have at most 100 characters.
    [two-starts] The moves have a position of their own ([FEN …]): leave the field above empty.
    [several] { new-found }
    [over] This game is over. Only games in progress can be entered.
    [not-started] { $event } has not started: nobody has moved yet.
    [made] Enter 0 to 9,999 moves.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] The game cannot begin like that under the rules of its event.
    [fen] {""}
   *[moves] {""}
}
# The problem with the moves of a game, told by the move.
# $number (Number)
# $side (Color)
# $text (Text)
# $why (Text) - A sentence.
new-unplayable = Move { $number }, { common-color }: “{ $text }” cannot be played. { $why }
# $number (Number)
# $side (Color)
new-passed = Move { $number }, { common-color }: nobody can pass in a game.
# $n (Number) - Two or more.
new-found = { $n } games are in this text. The page for files takes them all at once, with players and times.
new-bring-several = Import them as a file

## A correspondence game

game-your-time = your time
game-stamp = When
game-stamp-example = 2026-11-20 14:03:07
# A day in the form of the example, in which fields are filled.
# $year (Text)
# $month (Text)
# $day (Text)
game-typed-day = { $year }-{ $month }-{ $day }
# The forms of a date; whether a day alone is its last second.
# $is-end (Bool)
game-stamp-hint = { $is-end ->
    [true] Or 20.11.2026, 2026/11/20, 20 November 2026. A day alone: until 23:59:59.
   *[false] Or 20.11.2026, 2026/11/20, 20 November 2026. A day alone: from 00:00.
}
game-stamp-now = Now
game-stamp-change = Change
game-stamp-pick = Choose a date
# Turn the month of the calendar.
game-month-before = Previous month
game-month-after = Next month
# $problem (CivilError)
game-stamp-problem = { $problem ->
    [shape] Enter a date like 2026-11-20 or 20.11.2026, with a time of day like 14:03:07 or without.
    [order] It can be two days, as the day or the month may come first. Enter it like 2026-11-20 or 20.11.2026.
    [date] There is no such day. Dates go from 1970 to 9999.
   *[time] There is no such time of day.
}
game-stamp-no-zone = Choose a time zone, like Europe/Zurich.
# $zone (Text)
game-stamp-zone-unknown = This browser does not know the time zone “{ $zone }”. Choose another, or UTC.
# $zone (Text)
# $at (Text)
game-stamp-skipped = Clocks in { $zone } skipped that time: they went forward to { $at }. Enter another, or the time in UTC.
game-stamp-twice = Clocks went back, so this time came twice. Which one?
# $zone (Text)
game-stamp-ambiguous = Clocks in { $zone } went back over that time, so it came twice. Add its offset after it, like +01:00.
game-zone = Time zone
game-zone-of-server = Server
game-zone-here = Here
game-zone-other = Another…
game-zone-name = Name of the zone
# $problem (DurationError)
game-length-problem = { $problem ->
    [empty] Enter a length of time, like 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] Not a length of time. Enter it like 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Enter 0 to 99,999 days.
}
# $bank (Text) - A length.
game-bank = Bank{"\u00A0"}{ $bank }
# The two cases of an account, as long as no comparison says how the server counts.
# $refill (Bool) - Whether the only question is if the server refills a clock by itself.
# $differs (Bool) - Whether it is the case in which the server differs from the event’s settings.
# $first (Bool) - Whether it is named before the other one.
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] if the server does not refill
           *[false] if it does not
        }
       *[false] { $first ->
            [true] if the server refills
           *[false] if it refills
        }
    }
   *[false] { $differs ->
        [true] at worst
       *[false] at best
    }
}
# The bank of an account, whose clock stands above it, in a case.
# $case (Text)
# $bank (Text) - A length.
game-bank-if = { $case }: bank{"\u00A0"}{ $bank }
# The account in the other case.
# $case (Text)
# $left (Text)
# $bank (Text) - A length.
game-account-if = { $case }: clock { $left }, bank { $bank }
# One balance in the other case, with how it comes about.
# $case (Text)
# $sum (Text)
game-sum-if = { $case }: { $sum }
# How far clock and bank may be from these figures, because the server writes no seconds.
# $minutes (Number)
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
# $n (Number)
# $each (Text) - A length.
game-increments-left = { $n ->
    [0] no increment left
    [one] 1{"\u00A0"}increment of { $each } left
   *[other] { $n }{"\u00A0"}increments of { $each } left
}
# The name of the side to move; and whether that is the owner.
# $name (Text)
# $mine (Bool)
game-turn = { $mine ->
    [true] Your move
   *[false] { $name } to move
}
# $when (Text)
game-waiting = The game starts { $when }.
# $name (Text)
game-claim-pending = { $name } filed a claim: no clock runs until it is resolved.
# $name (Text)
# $when (Text)
game-fallen = { $name } lost on time: the clock reached zero on { $when }.
# The same with time in the bank, from which the clock may have been refilled.
# $name (Text)
# $when (Text)
game-fallen-with-bank = By the entries here { $name } lost on time: the clock reached zero on { $when }. A refill that is not entered would explain it.
# The first entry after the clock ran out.
# $entry (Text)
game-after-fall = “{ $entry }” came after that and does not count.
# The two answers to it.
game-accept-loss = Accept the result
game-server-differs = The server says otherwise
# The label of the deadline to move, or to refill; whether there is a bank to refill from.
# $bank (Bool)
game-move-by = { $bank ->
    [true] Move or refill before
   *[false] Move before
}
game-their-clock-falls = Their clock runs out
game-last-moment = Last moment, with the whole bank
# After the last moment: how often the clock has to be refilled until then.
# $n (Number)
game-visits = { $n ->
    [one] with 1{"\u00A0"}refill in time
   *[other] with { $n }{"\u00A0"}refills in time
}
game-cautious = To be safe, move by
# The later date beside it: if the server counts as the event is set.
game-at-best-by = At best, by
# The same once that date has passed.
game-in-doubt = Check with the server: may have run out
# The two dates of the opponent’s clock, as long as no comparison says how the server counts.
# $refill (Bool) - Whether the only question is if the server refills a clock by itself.
# $differs (Bool) - Whether it is the case in which the server differs from the event’s settings.
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Their clock runs out, if the server does not refill
       *[false] Their clock runs out, if the server refills
    }
   *[false] { $differs ->
        [true] Their clock may run out as early as
       *[false] Their clock runs out
    }
}
# Instead of the deadlines: no time of the side to move is known.
game-unknown-time = The time is not known until you enter the server’s figures.
# The same where no move is entered.
game-no-moves = No moves yet: paste them with the server’s times, or enter what the server shows.
game-bank-does-not-save = The clock can run out while the bank is full: at zero the game is lost, whatever is in the bank.
# The title of what the deadlines mean.
game-about-dates = What these dates mean
game-past = An earlier position
# The label of the field for the next moves.
game-move-label = Moves
game-enter = Enter
game-line-placeholder = Type a move, or paste several with their times
# The title over the hint.
game-line-forms = Accepted notations
game-line-hint = Nf3 2026-06-01 10:12; or 01.06.2026, 2026.06.01, 2026/06/01, [%ccsnt …]
# The moves that are on the board and not entered.
# $moves (Text)
game-unentered = { $moves }: not entered yet
# The length of a move is given, but not when the move before was made.
# $label (Text) - The move: 12. Nf3.
game-line-took = How long { $label } took says its date only if the entry before is a move with its own. Enter a date after it, or delete its [%emt].
game-line-dates = Each move of the opponent needs the date and the time that the server shows.
game-refill = Refill
# Over the fields of a refill, and on its button.
game-refill-first = First refill on the server. Then enter it here.
game-refill-save = Enter the refill
game-claim = Claim
game-resolve = Claim resolved
game-result = Result
# The act that opens it.
game-compare = Compare
game-reconcile = The server’s figures
# The button where no time is known.
game-enter-figures = Enter the server’s figures
game-start = The game has started
game-team = Substitution, replacement, transfer
game-save = Save
game-saved = Saved.
game-side = Player
game-amount = From bank to clock
# The field below amounts that are one touch away.
game-amount-typed = or type an amount
game-amount-hint = like 10 d, 2 d 12:00:00 or 06:30:00
# At an amount: what the clock shows after it.
# $clock (Text)
game-then-shows = then{"\u00A0"}{ $clock }
# The same at the least amount that an absence asks for.
# $clock (Text)
game-at-least-then = at least, then{"\u00A0"}{ $clock }
game-least-leaves-nothing = With the least amount nothing is left when you are back.
# At the greatest amount: whether it is the whole bank.
# $is-bank (Bool)
game-amount-all = { $is-bank ->
    [true] the whole bank
   *[false] fills the clock
}
# $is-full (Bool)
game-nothing-to-refill = { $is-full ->
    [true] The clock is full: there is nothing to refill.
   *[false] The bank is empty: there is nothing to refill.
}
game-name = Name of the new player
game-who-won = Result
game-how = How
# $ending (Ending)
game-ending = { $ending ->
    [resignation] Resignation
    [agreement] Agreed
    [claim] Claim upheld
    [time] Time, by the server
    [default] Withdrawn or defaulted
   *[adjudication] Adjudicated
}
game-nothing-yet = Enter when it happened.
# Something other than the stamp is missing or unreadable.
game-incomplete = Something is missing, or cannot be read.
# Nobody has chosen who won.
game-no-result = Choose the result.
game-no-ending = Choose how it ended.
# Everything is filled in, and nothing is changed.
game-unchanged = No changes yet.
game-will-do = What it does
# The labels of what an entry leaves: a clock, and a bank.
# $mine (Bool)
game-clock-of = { $mine ->
    [true] Your clock
   *[false] Their clock
}
# $mine (Bool)
game-bank-of = { $mine ->
    [true] Your bank
   *[false] Their bank
}
# The label of the deadline that follows an entry.
# $mine (Bool)
# $name (Text)
game-moves-by = { $mine ->
    [true] You move by
   *[false] { $name } moves by
}
# After that date of the opponent, who may have less time.
game-at-the-latest = at the latest
# $san (Text)
game-prepared = You prepared { $san }.
game-lay = Preview
# $name (Text)
game-seen-clock = Clock of { $name }
# $name (Text)
game-seen-bank = Bank of { $name }
game-seen-hint = like 46{"\u00A0"}d{"\u00A0"}20:00:00; leave empty what you did not check
game-reconcile-hint = For one player or for both. Nothing is saved until you say so.
# Columns beside the server's: what stands here, and by how much they differ.
game-here = Here
game-difference = Difference
# Above the reasons for the figures of a player; whether there is one alone.
# $name (Text)
# $is-alone (Bool)
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: possible reasons
}
game-preview = Preview
game-changes-event = This changes the event, and with it all its games.
game-event-missing = The event of this game is not on this device, or could not be read. Its moves and their stamps are here; its clocks, deadlines and claims need the event. A backup that has the event brings it back.
game-entries = Entries
game-event-instead = Or add the event again, and choose it here:
game-take-event = The game belongs to this event
game-statement = Statement
# Under the heading, until a comparison says how the server counts.
# $refill (Bool) - Whether the only question is if the server refills a clock by itself.
game-counted-as = { $refill ->
    [true] Counted as if the server refills; not yet compared.
   *[false] Counted as the event is set; not yet compared.
}
# Below the statement: moves that are from a server's file.
# $until (Text) - The last of them, 14… Nf6.
# $day (Text) - When the last file was brought.
game-from-file = Moves up to { $until }: from the server’s file, last brought on { $day }.
# $from (Text)
# $until (Text)
# $day (Text)
game-part-from-file = Moves from { $from } to { $until }: from the server’s file, last brought on { $day }.
# $until (Text)
# $day (Text)
game-untimed-from-file = Moves up to { $until }: from the server’s file, brought on { $day } without times.
# $from (Text)
# $until (Text)
# $day (Text)
game-untimed-part-from-file = Moves from { $from } to { $until }: from the server’s file, brought on { $day } without times.
# The moves that are not from a file.
game-entered-here = The others were entered here.
game-no-entries = Nothing has been entered yet.
# In place of when a move was made.
game-untimed = Time not known
# $at (Text) - A date with a time of day.
game-untimed-by = Made by { $at }; the time is not known
# The head of the column of entries.
game-line = Entry
game-made = Made, your time
game-used = Used
# The head of the column of increments and other additions.
game-added-time = Added
game-from-bank = From bank
# $last (Number) - The last move after which the banks are known.
# $whole (Bool) - Whether no move comes after it.
game-bank-after = Bank after each move{ $whole ->
    [true] {""}
   *[false] {" "}up to move{"\u00A0"}{ $last }
}
game-first-move = move 1
# $n (Number)
game-all-lines = All { $n } lines
game-last-lines = The last lines
# The start of the entries of a game that was entered under way: not that of the game.
game-kept-since = Entered under way
# $spent (Text) - A length.
game-spent = took { $spent }
game-correct = Correct
# $entry (Text)
game-correct-entry = Correct: { $entry }
game-remove = Remove this entry
game-insert = Insert a missing entry
game-kind = What happened
# $kind (ActKind)
game-kind-name = { $kind ->
    [start] The game started
    [move] A move
    [refill] A refill
    [claim] A claim was filed
    [resolved] The claim was resolved
    [correction] What the server showed
    [result] The game ended
    [substitution] A substitute took over
    [replacement] A replacement took over
   *[transfer] The captain transferred bank time
}
# $entry (Text)
# $why (Text) - A sentence.
game-conflict = Not possible: “{ $entry }” would no longer be valid. { $why }
# $entry (Text)
# $why (Text) - A sentence.
game-does-not-fit = These entries do not fit their event. They are valid up to “{ $entry }”, which is refused: { $why } Correct or remove that entry, or correct the event.
game-what-changes = What changes
game-nothing-changes = Nothing else changes.
game-added = new
game-removed = removed
game-now-stands = How it stands then
# $name (Text)
# $clock (Text)
# $bank (Text)
game-clock-bank = { $name }: clock { $clock }, bank { $bank }
# $when (Text)
game-falls = the clock runs out on { $when }
# Folded above the note and the address.
game-own = Note and address
game-note = Note about the game
game-note-hint = saved as you type
game-link = Address on the server
game-link-hint = https://…
game-link-problem = An address begins with https:// or http://.
game-open-link = Open on the server
game-study = Private analysis
game-ahead = Looking ahead
game-event = Event
game-take-along = Export
game-save-pgn = Save PGN
game-copy-pgn = Copy PGN
game-copy-numeric = Copy as numbers (ICCF)
game-copy-statement = Copy statement
game-print = Print
game-confidential = This game is running. Many events keep running games confidential, or show them some moves late. Share it only where your event’s rules let you.
game-share-anyway = Share anyway
game-copied = Copied.
game-not-copied = The browser did not allow copying.

## The problems of a typed move

# $error (&TypedMovesError<'_>)
# $text (Text of $error.0)
# $problem (CivilError of $error.1)
line-problem = { $error ->
    [no-move] Enter a move before { $text }.
    [too-much] A move has one date, one clock and one bank; { $text } is too much.
    [date] { $problem ->
        [date] { $text } was read as a date. There is no such day. Dates go from 1970 to 9999. Write dates as 2026-06-01 or 01.06.2026.
       *[other] { $text } was read as a date. { game-stamp-problem }
    }
    [number] { $text } is no move. A length of time needs its unit, as in 46 d.
    [sent] The comment should have a date and a time of day, as in 2026.11.20,14:03, not { $text }.
    [took] The comment should have a length of time, as in [%emt 1:05:09], not { $text }.
    [unclosed-comment] The comment after {"{"} has no {"}"}.
   *[half-shown] Enter both the clock and the bank after { $text }.
}

## What may explain that the server shows something else

# What may explain a difference. Those with {""} are said by the messages after this one.
# $why (&Discrepancy)
# $refill (Refill of $why.0)
# $reset (Reset of $why.0)
# $openings (Openings of $why.0)
# $increment (Length of $why.0)
# $protection (Protection of $why.0)
# $days (Number of $protection.0)
why-difference = { $why ->
    [agrees] The server shows what your statement has. Save that you compared.
    [interpretation] { $refill ->
        [automatic] After each move the bank refills the clock by itself.
       *[increment-only] After a move the clock gets the increment alone; the bank refills nothing by itself.
    }
    [reset] { $reset ->
        [after-last] A clock is protected only from the move after the last increment on.
       *[with-last] A clock is protected with the last increment already.
    }
    [openings] { $openings ->
        [apart] The moves of a thematic opening do not count: each player has every increment.
       *[counted] The moves of a thematic opening count among those that bring an increment.
    }
    [increment] The increment of the event is { DAYS($increment) }.
    [protection] { $protection ->
        [none] The event has neither SDP nor GT.
        [guaranteed-time] The event has GT.
       *[sudden-death] The event has SDP of { $days }{"\u00A0"}d.
    }
    [taken-over] The moves before have no time stamps here. The server’s figures are taken over as they are.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] No rule explains the difference. Saving takes the server’s figures.
}
# $unit (Number) - In seconds.
why-rounding = { $unit ->
    [60] The server shows only whole minutes. Your statement is right to the second.
    [3600] The server shows only whole hours. Your statement is right to the second.
   *[other] The server shows only whole days. Your statement is right to the second.
}
# $amount (Text)
# $at (Text)
why-refill = A refill of { $amount } was not entered. It may have been { $at }.
# $entry (Text)
# $off (Text) - A length.
# $is-later (Bool)
why-stamp = { $is-later ->
    [true] “{ $entry }” was { $off } later than entered.
   *[false] “{ $entry }” was { $off } earlier than entered.
}
# Differences with their signs.
# $clock (Text)
# $bank (Text)
why-opening = The event began with another clock or bank: clock { $clock }, bank { $bank }.

## An entry of the statement

# An entry. A move is given as it is written.
# $act (&Act)
# $played (Text)
# $player (Text) - The player who refills or files a claim.
# $amount (Length of $act)
# $side (Color of $act)
# $name (Text of $act)
# $cause (Cause of $act)
# $result (GameResult of $act)
# $winner (Color of $result.0)
# $ending (Ending of $act)
entry-act = { $act ->
    [official-start] The game starts with its event
    [start] The game starts
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } refills by { DAYS($amount) }
    [claim] { $player } files a claim: the clock stops
    [resolved] The claim is resolved: the clock runs again
    [substitution] { common-color }: { $name } takes over as substitute
    [replacement] { common-color }: { $name } takes over as replacement
    [transfer] { common-color }’s captain transfers { DAYS($amount) } to the clock
    [correction] { $cause ->
        [agrees] The server shows the same: checked
        [unknown] What the server shows
        [refill] What the server shows: a refill had not been entered
        [rounding] What the server shows: it rounds
        [stamp] What the server shows: a stamp was missing or wrong
        [interpretation] What the server shows: it reads the rules differently
       *[event] What the server shows: the event has other parameters
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] White won, 1–0
           *[black] Black won, 0–1
        }
        [draw] Draw, ½–½
       *[both-lose] Both lost, 0–0
    }: { game-ending }
}

## The result of a game

# The result of a game, and how it came about.
# $result (GameResult)
# $winner (Color of $result.0)
# $why (GameEndReason)
# $fact (BoardFact of $why.0)
# $ending (Ending of $why.0)
result-verdict = { $result ->
    [win] { $winner ->
        [white] White wins, 1–0
       *[black] Black wins, 0–1
    }
    [draw] Draw, ½–½
   *[both-lose] Both lose, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] checkmate
        [stalemate] stalemate
       *[dead-position] dead position
    }
    [word] { game-ending }
   *[time] the clock reached zero
}

## The sums of clock and bank, put together as on paper: 50 d − 3 d = 47 d

# The name of a block, and whether it begins its line.
# $block (Block)
# $begins (Bool)
sum-block = { $block ->
    [clock] { $begins ->
        [true] Clock
       *[false] clock
    }
   *[bank] { $begins ->
        [true] Bank
       *[false] bank
    }
}
# Where a term of a sum comes from, after its amount.
# $block (Block)
# $reason (TermKind)
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}from the bank
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}from the bank
       *[bank] {""}
    }
    [corrected] {" "}by the server
    [protected] {" "}protected
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}increment
sum-to-bank = {" "}to the bank
# $spent (Text)
sum-first-move = A first move takes { $spent }.

## The server’s figures of several games at once

figures-title = The server’s figures
figures-teach = The time in these games is not known yet. Enter what the server shows, like 46{"\u00A0"}d{"\u00A0"}20:00:00; what is left empty can wait.
# The clocks are filled in from a file.
# $time (Text) - When it was brought.
figures-of-file = The clocks are those of the file of { $time }. See on the server whether they are right, and enter the banks.
# The head of the columns of a side.
# $whose (Whose)
figures-side = { $whose ->
    [mine] You
    [theirs] Opponent
    [white] White
   *[black] Black
}
figures-seen-at = Server read at
figures-save = Save what is entered
# No game is left.
figures-none = No game waits for the server’s figures.
# The games that come to the page, and the way for all others.
figures-none-hint = A game comes here if it was entered without the server’s times, as many games at once are. To compare any other game with the server, open it from your list.
figures-to-games = To your games
# Nothing was typed.
figures-nothing = Nothing is entered yet.
# How many games were saved.
# $n (Number)
figures-saved = { $n ->
    [one] 1 game is saved.
   *[other] { $n } games are saved.
}
# How many games have errors.
# $n (Number)
figures-not-saved = { $n ->
    [one] 1 game is not: see what is wrong in it.
   *[other] { $n } games are not: see what is wrong in them.
}
figures-instant-missing = Enter first when the server was read.
# The problem with a figure, and how it is typed.
# $problem (DurationError)
figures-clock-problem = { $problem ->
    [empty] What does the server show? 46{"\u00A0"}d{"\u00A0"}20:00:00, or 0.
    [shape] Enter it like 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] A clock never shows more than 50 days.
}
# $problem (DurationError)
figures-bank-problem = { $problem ->
    [empty] What does the server show? 50 d, or 0.
    [shape] Enter it like 50 d or 12 d 04:00:00.
   *[range] A bank has 0 to 99,999 days.
}
# $figure (Figure)
# $problem (DurationError)
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
# A notice over the list, before a button.
# $n (Number)
figures-unknown = The time in { $n ->
    [one] 1 game
   *[other] { $n } games
} is not known yet.
# The button to the page.
figures-link = Enter the server’s figures

## Correcting what is kept

# Something was entered since.
correct-too-late = Something was entered since, so nothing was undone.
# Both players.
# $game (Text)
correct-deleted = { $game } is deleted.
# Both players.
# $game (Text)
correct-compared = { $game }: the server’s figures are saved.
# $n (Number)
correct-compared-games = { $n ->
    [one] The server’s figures of { $n } game are saved.
   *[other] The server’s figures of { $n } games are saved.
}
# The name of the event.
# $event (Text)
correct-event-changed = “{ $event }” has changed, and its games with it.
correct-game = This game
correct-players = Names and colour
correct-delete = Delete game
correct-delete-question = Delete this game, with its entries, its note and its private analysis? You can undo this for a minute. After that, only restoring a backup that has this game brings it back.
correct-delete-sure = Delete
# Before the event is changed, as the server counts otherwise.
# $event (Text)
correct-changes = This changes “{ $event }”.
# The same with the players of its games that change by now.
# $event (Text)
# $games (Text)
correct-changes-games = This changes “{ $event }” and these games: { $games }.
# The same as a question, with the number of games.
# $event (Text)
# $games (Number)
correct-change-event-question = { $games ->
    [0] Change “{ $event }”?
    [one] Change “{ $event }” and 1 game?
   *[other] Change “{ $event }” and { $games } games?
}
correct-change-event = Change the event

## What the rules leave open, and whether an end is certain

# Whether the end of the event is certain.
# $certainty (Certainty)
# $over (Length of $certainty.0)
# $protection (Protection of $certainty.0)
interpretations-certainty = { $certainty ->
    [certain] Certain: all games that begin with the event are over by then, unless a claim is pending.
    [exceeded] Not certain: the clocks, banks and increments of both players are { DAYS($over) } longer than the event, and a game can go on beyond its end by as much.
   *[unbounded] { $protection ->
        [guaranteed-time] Not certain: with guaranteed time a game may go on beyond it.
       *[other] Not certain: with sudden death protection a game may go on beyond it.
    }
}
# Beside a block that differs from the rules.
interpretations-departure-clock = Differs from rule (3): always 50{"\u00A0"}d.
interpretations-departure-moves = Differs from rule (4): the first 50 moves.
# The length that the table has there; or the formula, if the table has no row for the event.
# $there (Text)
# $is-listed (Bool)
interpretations-departure = { $is-listed ->
    [true] Differs from the table: { $there }.
   *[false] Differs from the formula: { $there }.
}
# Some of the three blocks are not those of the rules.
interpretations-departs = Some of these blocks differ from the rules. What was published is what counts.
# The table has no row for this length, in days.
# $days (Number)
interpretations-unlisted = { $days ->
    [one] The table has no row for 1{"\u00A0"}day: these blocks follow from the formula behind it.
   *[other] The table has no row for { $days }{"\u00A0"}days: these blocks follow from the formula behind it.
}
interpretations-heading = Where the rules leave something open
interpretations-openings = Moves of a thematic opening
# $openings (Openings)
interpretations-openings-name = { $openings ->
    [apart] They do not count (usual)
   *[counted] They count
}
# With the number of moves that bring the increment.
# $openings (Openings)
# $moves (Number)
interpretations-openings-why = { $openings ->
    [apart] The increment comes “after each move made” (4), and nobody made these: it comes with each player’s own first { $moves } moves.
   *[counted] The first moves “of the game” (4): move { $moves } is the last with an increment, also in a game that begins at move 6.
}
interpretations-reset = First protected move
# The first own move that is protected.
# $reset (Reset)
# $first (Number)
interpretations-reset-name = { $reset ->
    [after-last] Own move { $first } (usual)
   *[with-last] Own move { $first }
}
# $reset (Reset)
# $first (Number)
interpretations-reset-why = { $reset ->
    [after-last] “Only after” the last move with an increment (9), read so that it promises less.
   *[with-last] Once move { $first } is completed, no increment remains, so a clock may already be reset then. Until a game has been compared with its server, the earlier of the two deadlines is shown too.
}
interpretations-end-date = Substitutions and replacements
# $end-date (EndDate)
interpretations-end-date-name = { $end-date ->
    [instant] Up to the second of the scheduled end (usual)
   *[day] To the end of that day, in UTC
}
# $end-date (EndDate)
interpretations-end-date-why = { $end-date ->
    [instant] The server computes “the exact end date” (1), to the second.
   *[day] Not “after the scheduled end date”: a date is a whole day.
}
# $openings (Openings)
# $moves (Number)
interpretations-option-openings = { $openings ->
    [apart] Moves of a thematic opening do not count
   *[counted] Moves of a thematic opening count among the first { $moves }
}
# $first (Number)
interpretations-option-reset = First protected move: own move { $first }
# $end-date (EndDate)
interpretations-option-end-date = { $end-date ->
    [instant] Substitutions and replacements up to the second of the scheduled end
   *[day] Substitutions and replacements to the end of the last day, in UTC
}
# The number of games whose start is not the event's.
# $n (Number)
interpretations-own-starts = { $n ->
    [one] One game was entered with a start of its own, which stays.
   *[other] { $n } games were entered with starts of their own, which stay.
}
interpretations-settled = What the server showed
interpretations-settled-why = Settled for all games of this event by comparing one with the server.
# $refill (Refill)
interpretations-settled-refill = { $refill ->
    [automatic] The server refills by itself.
   *[increment-only] The server refills nothing by itself.
}
# $openings (Openings)
interpretations-settled-openings = { $openings ->
    [apart] For the server, moves of a thematic opening do not count.
   *[counted] For the server, moves of a thematic opening count.
}
# The players of the game in which it was seen, and when.
# $game (Text)
# $at (Text)
interpretations-seen-in = Seen in { $game } on { $at }
# The same when the game is no longer here.
# $at (Text)
interpretations-seen = Seen on { $at }
interpretations-take-back = Take back
# In what the server may differ from the event’s setting; one or more of three.
interpretations-refills = refill differently
interpretations-resets = reset the clock a move later
interpretations-counts = count the moves of the thematic opening
# Between two of them.
interpretations-and = {" "}and{" "}
# Why there is an earlier deadline: another way to refill, another move after which a clock is first
# reset; and whether it is the opponent's.
# $differs (Text) - In what the server may differ.
# $is-theirs (Bool) - Whether it is the opponent’s clock.
# $reset (Bool) - Whether it is about the move after which a clock is reset, too.
interpretations-cautious = The server may { $differs }, unlike the event’s setting.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Play to the earlier deadline.
} Compare the clocks with the server’s after each move: as soon as one of them settles it, only one deadline remains{ $reset ->
    [true] .
   *[false] , in all games of the event.
}
