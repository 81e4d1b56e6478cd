## Buttons and places

common-cancel = Cancel
common-save = Save
common-delete = Delete
# The buttons beside a number.
common-less = Less
common-more = More
common-language-system = Same as browser

## Sides, results and reasons

# $reason (EndReason)
names-reason = { $reason ->
    [checkmate] checkmate
    [resignation] resignation
    [flag] on time
    [flag-without-mate] flag fell, no mate possible
    [stalemate] stalemate
    [dead-position] dead position
    [agreement] agreement
    [repetition] threefold repetition
    [fivefold-repetition] fivefold repetition
    [fifty-moves] fifty moves
    [seventy-five-moves] seventy-five moves
    [illegal-moves] second illegal move
    [absence] not there in time
    [arbiter] arbiter’s decision
    [unstated] {""}
    [first-flag-claim] claimed against a first flag
    [both-first-flags] both main times are used up
    [extra-time] extra time is used up
   *[mate-on-extra-time] checkmate on extra time only draws
}
# $offence (Offence)
names-offence = { $offence ->
    [illegal-move] Illegal move
    [press-without-move] Pressed without a move
    [wrong-claim] Wrong claim
   *[clock-handling] Improper clock handling
}
names-started = The clock was started
# $side (Color)
names-flag-fell = { $side ->
    [white] White’s flag fell
   *[black] Black’s flag fell
}
# $side (Color)
names-first-flag-fell = { $side ->
    [white] White’s first flag fell
   *[black] Black’s first flag fell
}
# $side (Color)
names-period-over = { $side ->
    [white] White’s period is over
   *[black] Black’s period is over
}

## The history of a game

# An event of the journal. The end of a game is said by names-outcome.
# $event (&Event)
# $side (Color of $event.0)
# $by (StoppedBy of $event.0)
# $caller (Color of $by.0)
# $counts (Bool of $event.0)
# $to (Color of $event)
# $offender (Color of $event)
# $offence (Offence of $event)
# $bonus (Length of $event.0)
# $claimant (Claimant of $event.0)
# $claims (Color of $claimant.0)
# $end (BoardEnd of $event.0)
# $winner (Color of $end)
# $loser (Color of $end.by)
# $on-turn (Color of $event)
# $gains (Bool) - Whether time is given, not taken.
# $amount (Text)
# $white (Text) - A time on a clock.
# $black (Text)
# $number (Number) - Of the event that is undone, from 1.
history-event = { $event ->
    [press] { $side ->
        [white] White pressed
       *[black] Black pressed
    }
    [stop] { $by ->
        [arbiter] Clocks stopped
       *[player] { $caller ->
            [white] White stopped the clocks and called the arbiter
           *[black] Black stopped the clocks and called the arbiter
        }
    }
    [resume] Game resumed
    [away] The device was away
    [count-away] { $counts ->
        [true] Time away counted
       *[false] Time away not counted
    }
    [correct] Clocks set to { $white } and { $black }
    [swap-sides] Seats changed
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] White lost { $amount }
           *[black] Black lost { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] From now on +{ SECONDS($bonus) } per move for both
    [claim-flag] { $claimant ->
        [arbiter] Fallen flag noted
        [clock] The clock noted the flag
       *[player] { $claims ->
            [white] White claimed the flag
           *[black] Black claimed the flag
        }
    }
    [arrive] { $side ->
        [white] White is here
       *[black] Black is here
    }
    [claim-default] { $side ->
        [white] White was absent or too late
       *[black] Black was absent or too late
    }
    [claim-default-of-both] Both were absent or too late
    [play-on] Next period for both
    [claim-draw] { $side ->
        [white] White claimed a draw
       *[black] Black claimed a draw
    }
    [on-board] { history-board-end }
    [dead] Dead position, proved: the game was over
    [restore] { $on-turn ->
        [white] Back to an earlier position: { $white } and { $black }, White to move
       *[black] Back to an earlier position: { $white } and { $black }, Black to move
    }
    [undo] Undid no. { $number }
    [redo] Redid no. { $number }
   *[end] {""}
}
# $to (Color)
# $amount (Text)
history-give = { $to ->
    [white] White was given { $amount }
   *[black] Black was given { $amount }
}
# $offence (Offence)
# $offender (Color)
history-penalize = { $offender ->
    [white] { names-offence }, White
   *[black] { names-offence }, Black
}
# An end on the board.
# $end (BoardEnd)
# $winner (Color of $end)
# $loser (Color of $end.by)
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] White gave checkmate
       *[black] Black gave checkmate
    }
    [resignation] { $loser ->
        [white] White resigned
       *[black] Black resigned
    }
    [stalemate] Stalemate
    [dead-position] Dead position
    [agreement] Draw agreed
    [fifty-moves] Fifty moves
    [seventy-five-moves] Seventy-five moves
    [threefold] Threefold repetition
   *[fivefold] Fivefold repetition
}
# $side (Color)
# $number (Number)
# $thought (Text)
history-moved = { $side ->
    [white] White: move { $number } in { $thought }
   *[black] Black: move { $number } in { $thought }
}
# A move and what it gained.
# $moved (Text)
# $gained (Text)
history-gained = { $moved }, +{ $gained }
# $offence (Text)
# $result (Text)
history-penalized-again = { $offence }, for the second time: { $result }
# An offence and what its opponent was given.
# $offence (Text)
# $given (Text)
history-penalized = { $offence }; { $given }
# $side (Color)
# $after (Text)
# $before (Text)
history-time-set = { $side ->
    [white] White’s time set to { $after } (was { $before })
   *[black] Black’s time set to { $after } (was { $before })
}
# $side (Color)
# $after (Number)
# $before (Number)
history-moves-set = { $side ->
    [white] White’s moves set to { $after } (were { $before })
   *[black] Black’s moves set to { $after } (were { $before })
}
# $side (Color)
history-period-set = { $side ->
    [white] White’s period set
   *[black] Black’s period set
}
history-confirmed = Both times confirmed

## The face of the clock

# $side (Color)
face-claim-default = { $side ->
    [white] White is absent: claim
   *[black] Black is absent: claim
}
# $side (Color)
face-claim-late = { $side ->
    [white] White came too late: claim
   *[black] Black came too late: claim
}
face-claim-both-absent = Both came too late or not at all: both lose
# The side that was not there in time, and whether it came late (or is absent); the other side was there in time.
# $side (Color)
# $late (Bool)
face-claim-alone = { $side ->
    [white] { $late ->
        [true] White came too late, Black was here in time
       *[false] White is absent, Black was here in time
    }
   *[black] { $late ->
        [true] Black came too late, White was here in time
       *[false] Black is absent, White was here in time
    }
}
face-claim-draw = Claim a draw
face-claim-hold = press and hold
face-claim-again = Again to claim

## The panel between the halves

panel-paused = Paused
panel-begin = Start the game
# The question whether a player stopped the clocks to call the arbiter (6.12b).
panel-stopped-by = Did a player call the arbiter?
panel-by-nobody = No
panel-go-back = Go back
panel-adjust = Adjust
panel-finish = Finish
# Turns the panel to the player of this side.
# $side (Color)
panel-turn-to = { $side ->
    [white] Turn the panel to White
   *[black] Turn the panel to Black
}
panel-how-ended = How did it end?
panel-reason-if-wished = Reason, if you like
# The same players, each with the other's colour.
panel-rematch = Rematch, colours swapped
# The same players and colours.
panel-again = Same colours again
# The score of the games of these players.
panel-match-score = Match
# A player without a name, by the colour in this game.
# $side (Color)
panel-now-side = { $side ->
    [white] now White
   *[black] now Black
}
panel-new-match = New match
panel-new-match-sure = Begin at 0–0
panel-undo = Undo
panel-redo = Redo
panel-correct = Correct times
# The same on a key.
panel-correct-key = Correct
# The time on a clock before a correction, and the change.
# $was (Text)
# $change (Text)
panel-was = was { $was } · now { $change }
panel-as-it-was = as it was
panel-no-time = No clock can show this time.
# $side (Color)
panel-set-clock = { $side ->
    [white] Set White’s clock
   *[black] Set Black’s clock
}
panel-set-both = Set both clocks
# Both readings are right as they are.
panel-confirm-both = Confirm both clocks
panel-swap = Change seats
panel-penalties = Penalty
panel-give = Give time
# Gives what the steppers say.
# $side (Color)
# $amount (Text)
panel-give-amount = { $side ->
    [white] Give White { $amount }
   *[black] Give Black { $amount }
}
# The same while they say nothing.
panel-give-nothing = First set an amount
panel-end = End game
panel-play-on = Next period for both
panel-new-game = New game
panel-new-game-sure = No result was entered yet. The game goes to the past games, where it can be played on or given its result.
panel-other-control = Other time control
panel-log = History
panel-details = Times and history
# $side (Color)
panel-wins = { $side ->
    [white] White wins
   *[black] Black wins
}
# $side (Color)
panel-cannot-mate = { $side ->
    [white] Draw: White cannot checkmate
   *[black] Draw: Black cannot checkmate
}
panel-who-offended = Who is penalised?
# The offender's opponent, and the time that this side is given.
# $side (Color)
# $time (Text)
panel-opponent-gets = { $side ->
    [white] White gets { $time }
   *[black] Black gets { $time }
}
# The consequence of a second illegal move by this player.
# $player (Text)
panel-second-loses = { $player } has already been penalised for an illegal move: a second one loses, or draws if the opponent cannot checkmate.
# The same when the opponent is on extra time, and can no longer win.
# $player (Text)
panel-second-draws = { $player } has already been penalised for an illegal move: a second one draws, as the opponent is on extra time and can no longer win.
# The illegal move of this player counts, but the clock took nothing back.
# $player (Text)
panel-not-taken-back = The penalty counts, but the clock could not take back a move by { $player }. If a move is replaced, set position and times by hand (6.13).
panel-introduce = +5 s per move for both
panel-moves = Moves
# After their number.
# $n (Number)
panel-moves-unit = { $n ->
    [one] move
   *[other] moves
}
panel-period = Period
panel-overtime-left = Left of this period
panel-periods-left = Periods left
panel-moves-left = Moves to make
panel-extra-left = Left of extra time
panel-away-title = The device was away
# $side (Color)
# $time (Text)
panel-away = { $side ->
    [white] White’s clock was running. Away for { $time }.
   *[black] Black’s clock was running. Away for { $time }.
}
# Counts the time away for a side, or does not; the game goes on, or the clocks stay stopped.
# $side (Color)
panel-away-count = { $side ->
    [white] Count it for White and go on
   *[black] Count it for Black and go on
}
# $side (Color)
panel-away-count-paused = { $side ->
    [white] Count it for White, stay paused
   *[black] Count it for Black, stay paused
}
panel-away-ignore = Do not count it and go on
panel-away-ignore-paused = Do not count it, stay paused
# $side (Color)
panel-claim-draw = { $side ->
    [white] White claims the draw
   *[black] Black claims the draw
}
# $side (Color)
panel-resign-still = { $side ->
    [white] White resigns anyway
   *[black] Black resigns anyway
}
panel-first-flag-hint = With no main time left, the first flag is down and extra time runs. Main time puts the flag up again; once it is used up, extra time is at least the bonus.

## An end on the board, as a player says it

# An end on the board, as a player says it.
# $end (BoardEnd)
# $winner (Color of $end)
# $loser (Color of $end.by)
fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Checkmate by White
       *[black] Checkmate by Black
    }
    [resignation] { $loser ->
        [white] White resigns
       *[black] Black resigns
    }
    [fifty-moves] Fifty moves, claimed
    [threefold] Threefold repetition, claimed
   *[other] { history-board-end }
}

## The pieces that are left when a flag has fallen

# Opens the questions about the pieces that are left.
# $side (Color)
material-ask = { $side ->
    [white] Can White still checkmate?
   *[black] Can Black still checkmate?
}
# $side (Color)
material-opponents = { $side ->
    [white] What does White have, besides the king?
   *[black] What does Black have, besides the king?
}
# $side (Color)
material-own = { $side ->
    [white] And what does White have?
   *[black] And what does Black have?
}
material-pawns = Pawns
material-queen = Queen
material-rook = Rook
material-bishop = Bishop
material-knight = Knight
material-bare-king = Bare king
# $side (Color)
material-knights = { $side ->
    [white] How many knights does White have?
   *[black] How many knights does Black have?
}
material-one-knight = One
material-more-knights = Two or more
# $side (Color)
material-bishops = { $side ->
    [white] On which squares are White’s bishops?
   *[black] On which squares are Black’s bishops?
}
material-light = Light
material-dark = Dark
material-both = Both
# $verdict (MaterialVerdict)
# $side (Color)
# $blocked (Bool) - Whether pawns could block each other.
material-says = { $verdict ->
    [cannot] No checkmate is possible with that: draw.
    [can] { $side ->
        [white] { $blocked ->
            [true] White can checkmate with that and wins, unless the pawns block each other for good.
           *[false] White can checkmate with that and wins.
        }
       *[black] { $blocked ->
            [true] Black can checkmate with that and wins, unless the pawns block each other for good.
           *[false] Black can checkmate with that and wins.
        }
    }
   *[depends-on-position] { $side ->
        [white] With that it depends on the position whether White can checkmate.
       *[black] With that it depends on the position whether Black can checkmate.
    }
}
material-look = Look at the position
# $side (Color)
material-board-decides = { $side ->
    [white] The position decides whether White can checkmate. Only the arbiter can overrule it.
   *[black] The position decides whether Black can checkmate. Only the arbiter can overrule it.
}

## Starting a time control

controls-replaces = A game is still on the table. What was played in it stays in the past games, where it can be played on.
# $at (Number) - The place in the text, from 1.
# $expected (Text)
controls-notation-error = At character { $at }: { $expected }
# $expected (Expected)
controls-expected = { $expected ->
    [control] type a time control, like 5+3.
    [known-control] “?” means that the time control is unknown.
    [some-control] “-” means that there was no clock.
    [shorter-text] this text is too long for a time control.
    [time] a time was expected: minutes, 30s, 2h or 1:30:00.
    [bonus] a number of seconds was expected.
    [count] a whole number was expected.
    [moves] a number of moves was expected, as in 90/40.
    [move] the word “move” was expected, as in 10s per move.
    [slash] a slash was expected, as in G/90.
    [times-seconds] x and seconds were expected, as in 3x30.
    [digit] a digit was expected after the point.
    [sixtieth] two digits from 00 to 59 were expected.
    [clock-seconds] write h:mm:ss: 1:30 could be an hour and a half or a minute and a half.
    [smaller-number] this number is larger than any clock can show.
    [fewer-decimals] no clock measures finer than a millisecond.
    [unit] say s or min: this could be either.
    [time-or-moves] say which is the time: 90min/40 or 40/90min.
    [bonus-or-period] write +30s for an increment, or “, 30” for another period.
    [bonus-for-all-or-last] say which periods have the increment: 90/40, 30 with 30s, or 90/40, 30+30.
    [first-move] no period begins with this move.
    [period-end] say what ends the period before: 90/40, 30 or 90/flag, 30.
    [continuation] the end was expected, or a comma and the next period, or what a move gives (+3, d5).
   *[period-without-bonus] every period already has its own increment.
}

## What is wrong with a time control

# What is wrong with a setup.
# $why (SetupError)
# $control (ControlError of $why.1)
# $problem (PeriodError of $control)
problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] There is no period.
        [too-many-periods] A time control has at most 9 periods.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] An hourglass is for both sides.
    [double-flag-for-one] The double flag is for both sides.
   *[default-time] The default time is at most 99:59:59.
}
# What is wrong with a period.
# $problem (PeriodError)
problem-of-period = { $problem ->
    [no-time] There is no time to play with.
    [time-too-long] A clock shows at most 99:59:59.
    [bonus-too-long] A clock shows at most 99:59:59.
    [extra-too-long] A clock shows at most 99:59:59.
    [no-bonus] This must be more than zero.
    [no-extra] This must be more than zero.
    [count] A number from 1 to 999.
    [moves] A number from 1 to 999.
    [not-last] Another period follows: say when this one ends.
    [endless-last] Nothing follows the last period: it cannot end by time.
    [hourglass-not-alone] An hourglass is the only period, for the whole game.
    [upcount-not-last] Only the last period can count up.
    [per-move-by-time] A fixed time for each move cannot end by time.
    [double-flag-not-last] The double flag is for the last period, to the end of the game.
    [bonus-above-extra] This is at most the extra time.
   *[bonus-above-half] This is at most half of the extra time: more could not be given every time.
}
# What is wrong with a field of a time control.
# $field (FieldErrorKind)
# $error (LengthError of $field.0)
# $why (SetupError of $field.0)
# $control (ControlError of $why.1)
# $problem (PeriodError of $control)
problem-of-field = { $field ->
    [length] { $error ->
        [empty] A time is missing.
        [negative] A time cannot be negative.
        [not-a-number] Not a time. Enter 90, 2.5 or 1:30:00.
        [wrong-unit] Units are s, min and h.
        [above-59] After a colon, minutes and seconds go up to 59.
        [too-large] A clock shows at most 99:59:59.
       *[too-fine] No clock measures finer than a millisecond.
    }
    [not-whole] A whole number from 1 to 999.
   *[setup] { problem-of-setup }
}

## The players at the clock

players-title = Players
# $side (Color)
players-name-of = { $side ->
    [white] White’s name
   *[black] Black’s name
}
# The button on a name, which changes it.
# $name (Text)
players-rename = Change the name: { $name }
# The names are changed, and the players are not.
players-same = The same players, other spelling
# Takes the names and the score away.
players-new = New players

## The fields of a time control

editor-name-long = Names have at most 40 characters.
editor-rule = What a press on extra time gives
# $rule (BonusRule)
editor-rule-name = { $rule ->
    [hybrid] Hybrid
    [truncated] Truncated
   *[linear] Linear
}

## Past games, as every page names them

games-log = History
games-when = Game time
games-clock-time = Time of day
games-what = Entry
games-undone = undone
games-missing = This game is not on this device.
# A time that is extra time.
# $left (Text)
games-extra = extra { $left }

## The page with the board, for pages without one

# $side (Color)
board-could-claim = { $side ->
    [white] White can claim a draw: the opponent’s first flag has fallen.
   *[black] Black can claim a draw: the opponent’s first flag has fallen.
}
board-claim-instead = Claim the draw
board-earlier = Previous move
board-later = Next move
board-now = Latest position
board-heading = Board
board-colours = Colours of the squares
board-letters = Letters of the pieces
# $letters (Letters)
board-letters-name = { $letters ->
    [own] This language: K Q R B N
    [english] English: K Q R B N
   *[figurines] Figurines: ♔ ♕ ♖ ♗ ♘
}
# $set (BoardColours)
board-colours-name = { $set ->
    [boxwood] Boxwood
    [green] Green
    [slate] Slate
   *[contrast] High contrast
}
board-coordinates = Show coordinates
board-keys-of-page = Board: the game
board-keys-of-board = Board: the squares
board-key-entry = Type a move
board-key-press = Press the clock of the side to move

## How the games are kept

keep-only-here = Your last entries are only on this page: there is no room to save them.
# Games to look at are only in memory.
keep-too-large = This text is too large to be saved here; save it as a file.
# How old the last backup is, if there is one.
# $days (Option<i64>)
# $n (Number of $days.0)
keep-due = { $days ->
    [some] { $n ->
        [one] The last backup is { $n } day old.
       *[other] The last backup is { $n } days old.
    }
   *[none] Your games are only in this browser.
}
# The used part of the room, in per cent and in kilobytes.
# $percent (Number)
# $kilobytes (Number)
keep-used = { $percent }% used, { $kilobytes }{"\u00A0"}KB
keep-used-label = Storage in this browser
# When the last backup was saved, if there is one.
# $when (Option<&str>)
# $date (Text of $when.0)
keep-last = { $when ->
    [some] Last backup: { $date }.
   *[none] No backup saved yet.
}
# The link to what was taken.
keep-show-restored = Show them

## Restoring a backup

# $games (Number)
restored-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $events (Number)
restored-events = { $events ->
    [one] { $events } event
   *[other] { $events } events
}
# The games and events that a restore took.
# $games (Number)
# $events (Number)
# $more (Bool) - Whether it took other data.
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Other data restored
           *[false] Nothing new to restore
        }
       *[other] { restored-events }{ $more ->
            [true] {" "}and other data
           *[false] {""}
        } restored
    }
   *[other] { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}and other data
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } and other data
           *[false] {" "}and { restored-events }
        }
    } restored
}
# The same, and what it left.
# $games (Number)
# $events (Number)
# $more (Bool)
# $here (Number)
# $copied (Number)
# $refused (Number)
# $past (Bool) - Whether both versions of a clock game are in the past games.
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] , { $here } already here
}{ $copied ->
    [0] {""}
   *[other] , { $copied } kept twice because both went on differently
}{ $refused ->
    [0] {""}
   *[other] , { $refused } not restored
}.{ $past ->
    [true] {" "}Both versions of the clock game are in Past games.
   *[false] {""}
}

## Links to pages of other areas

links-correspondence = Correspondence
links-study = View a game
links-winnability = Can they still win?
links-look-at-it = Look through
links-as-pgn = PGN

## A link as a code for cameras

code-show = Show as QR code
code-hint = Point a camera at the code: it opens this link.
code-too-long = This link is too long for a code.
code-print = Print

## A backup or a game as a series of such codes, for another device of the player

series-title = To another device
series-hint = On the other device: Settings, Your data, “Read codes”. Hold its camera to this screen until it has them all. If it has no such button, its browser cannot read codes: take a file there.
series-too-long = This is too much for codes. Save a backup as a file instead.
# $count (Number)
series-count = { $count ->
    [one] 1 code
   *[other] { $count } codes, again and again
}

## The keys of the board

keys-arrows = To the neighbouring square
keys-press = Pick up a piece, put it down
keys-escape = Put the piece back
keys-edge = To the start or end of the rank
keys-piece = To the next king, queen, rook, bishop, knight or pawn of the side to move
keys-other-piece = To the other side’s next such piece
keys-rank = To rank 1 to 8
keys-file = To file a to h
keys-last = Say the last move
keys-goals = Say where the piece can move
keys-attackers = Say what attacks the square
keys-position = Read the position

## Errors in storing and loading

# A backup that cannot be restored.
# $fault (&BackupError)
# $key (Text of $fault.0)
faults-backup = { $fault ->
    [not-a-backup] This file is not a complete backup.
    [newer-version] This backup is from a newer Zeitnot. Load the newer version.
    [unknown-key] This backup contains something that Zeitnot does not know: “{ $key }”. Nothing was restored.
   *[sequence] This backup contains a number that cannot be right, at “{ $key }”. Nothing was restored.
}

## The second copy of what is stored

second-alone = This browser lets Zeitnot keep only one copy. If the browser is killed, the last minute can be lost.
# With the time of the last entry that is there.
# $last (Text)
second-unknown-after = The last saved entry of this game is from { $last }. If the browser was killed after that, later entries are lost.
# The time of the last entry in the first copy, if it had the game; and in the second.
# $from (Option<&str>)
# $first (Text of $from.0)
# $to (Text)
second-game-restored = { $from ->
    [some] The browser’s copy was incomplete. This game was restored from the second copy: all entries from { $first } to { $to }.
   *[none] The browser’s copy was incomplete. This game was restored from the second copy, up to { $to }.
}
# How many games were restored, and how many other values.
# $games (Number)
# $others (Number)
second-others = { $games ->
    [0] { $others ->
        [1] Restored from the second copy: one entry (settings, lessons, events or analyses).
       *[other] Restored from the second copy: { $others } entries (settings, lessons, events or analyses).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Restored from the second copy: one game.
           *[other] Restored from the second copy: { $games } games.
        }
       *[other] Restored from the second copy: games: { $games }, other entries: { $others }.
    }
}
# How many games went on in both copies.
# $games (Number)
second-apart = { $games ->
    [1] A game was played on although its second copy had later entries. What was played last stays; the other version is a separate game in Past games.
   *[other] { $games } games were played on although their second copies had later entries. What was played last stays; the other versions are separate games in Past games.
}
# $places (Text)
second-disputed = The two copies differ in these: { $places }. The first copy is used; the other one is set aside.
second-refused = The second copy does not fit into the browser’s storage. Save a backup, delete past games, then reload.
# The second copy has not answered yet.
second-awaited = The second copy has not answered yet. It may have later entries than those shown; they appear as soon as it answers.

## The same in a few words, for the bar of a running clock

# With the time of the last entry that was restored.
# $to (Text)
brief-game = Restored up to { $to }
brief-others = Restored from the second copy
brief-apart = Another version is in Past games
brief-awaited = Later entries may still come
# With the time of the last entry that is there.
# $last (Text)
brief-unknown-after = Last saved entry: { $last }
