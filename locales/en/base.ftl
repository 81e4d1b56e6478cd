## Buttons and places

common-back = Back
common-cancel = Cancel
common-save = Save
common-delete = Delete
common-close = Close
# The buttons beside a number.
common-less = Less
common-more = More
common-clock = Clock
common-home = Home
common-settings = Settings
common-language-system = Same as browser
common-learn = Learn
common-embed = Embed
common-not-found = There is no such page. This is the home page.

## Sides, results and reasons

# $color (Color)
names-color = { $color ->
    [white] White
   *[black] Black
}
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
    [arbiter] the arbiter’s decision
    [unstated] {""}
    [first-flag-claim] claimed against a first flag
    [both-first-flags] both main times are used up
    [extra-time] extra time is used up
   *[mate-on-extra-time] checkmate on extra time only draws
}
# $side (Color)
names-wins = { $side ->
    [white] White wins
   *[black] Black wins
}
names-draw = Draw
names-both-lose = Both lose
# A result and its reason.
# $result (Text)
# $reason (EndReason)
names-outcome = { $reason ->
    [checkmate] { $result } by checkmate
    [resignation] { $result } by resignation
    [flag] { $result } on time
    [flag-without-mate] { $result }: flag fell, no mate possible
    [stalemate] { $result } by stalemate
    [dead-position] { $result }: dead position
    [agreement] { $result } by agreement
    [repetition] { $result } by threefold repetition
    [fivefold-repetition] { $result } by fivefold repetition
    [fifty-moves] { $result } by the fifty-move rule
    [seventy-five-moves] { $result } by the seventy-five-move rule
    [illegal-moves] { $result }: second illegal move
    [absence] { $result }: the opponent did not arrive in time
    [arbiter] { $result } by the arbiter’s decision
    [first-flag-claim] { $result }: claimed against a first flag
    [both-first-flags] { $result }: both main times are used up
    [extra-time] { $result }: extra time is used up
    [mate-on-extra-time] { $result }: checkmate on extra time only draws
   *[unstated] { $result }
}
names-neither-came = Both lose: neither arrived in time
names-illegal-draw = Draw: second illegal move, but the opponent can no longer win
# $offence (Offence)
names-offence = { $offence ->
    [illegal-move] Illegal move
    [press-without-move] Pressed without a move
    [wrong-claim] Wrong claim
   *[clock-handling] Improper clock handling
}
# The letters of king, queen, rook, bishop and knight, and that of castling.
names-pieces = K Q R B N O
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

## Times as one says them

# $n (Number)
spoken-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
# $n (Number)
spoken-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n (Number)
spoken-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
spoken-none = no time
# A time above none, where a clock counts up.
# $time (Text)
spoken-over = { $time } over
# The time of a clock that runs.
# $time (Text)
spoken-running = { $time }, running

## The history of a game

# $side (Color)
history-press = { $side ->
    [white] White pressed
   *[black] Black pressed
}
history-stop = Clocks stopped
# $side (Color)
history-stop-by = { $side ->
    [white] White stopped the clocks and called the arbiter
   *[black] Black stopped the clocks and called the arbiter
}
history-resume = Game resumed
history-away = The device was away
# $counts (Bool)
history-count-away = { $counts ->
    [true] Time away counted
   *[false] Time away not counted
}
# $white (Text)
# $black (Text)
history-correct = Clocks set to { $white } and { $black }
history-swap = Seats changed
# $side (Color)
# $amount (Text)
history-give = { $side ->
    [white] White was given { $amount }
   *[black] Black was given { $amount }
}
# $side (Color)
# $amount (Text)
history-take = { $side ->
    [white] White lost { $amount }
   *[black] Black lost { $amount }
}
# $offence (Text)
# $side (Color)
history-penalize = { $side ->
    [white] { $offence }, White
   *[black] { $offence }, Black
}
# $bonus (Length)
history-introduce = From now on +{ SECONDS($bonus) } per move for both
history-note-flag = Fallen flag noted
history-clock-notes-flag = The clock noted the flag
# $side (Color)
history-claim-flag = { $side ->
    [white] White claimed the flag
   *[black] Black claimed the flag
}
# $side (Color)
history-arrive = { $side ->
    [white] White is here
   *[black] Black is here
}
# $side (Color)
history-default = { $side ->
    [white] White was absent or too late
   *[black] Black was absent or too late
}
history-default-of-both = Both were absent or too late
history-play-on = Next period for both
# $side (Color)
history-claim-draw = { $side ->
    [white] White claimed a draw
   *[black] Black claimed a draw
}
history-dead = Dead position, proved: the game was over
# $white (Text)
# $black (Text)
# $side (Color)
history-restore = { $side ->
    [white] Back to an earlier position: { $white } and { $black }, White to move
   *[black] Back to an earlier position: { $white } and { $black }, Black to move
}
# $number (Number)
history-undo = Undid no. { $number }
# $number (Number)
history-redo = Redid no. { $number }
# $side (Color)
history-checkmate = { $side ->
    [white] White gave checkmate
   *[black] Black gave checkmate
}
# $side (Color)
history-resignation = { $side ->
    [white] White resigned
   *[black] Black resigned
}
history-stalemate = Stalemate
history-dead-position = Dead position
history-agreement = Draw agreed
history-fifty-moves = Fifty moves
history-seventy-five-moves = Seventy-five moves
history-threefold = Threefold repetition
history-fivefold = Fivefold repetition
# $side (Color)
# $number (Number)
# $thought (Text)
history-moved = { $side ->
    [white] White made move { $number } in { $thought }
   *[black] Black made move { $number } in { $thought }
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

## The first page

home-ways = More to do
# $control (Text)
home-start = Start { $control }
# After the meaning of a control, if the first move has its increment already.
home-first-included = , first included
home-go-on = Play on
home-controls = Time controls
# $rate (Rate)
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
   *[classical] Classical
}
home-all = All
home-all-hint = time controls
home-correspondence = Correspondence
# $n (Number)
home-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# Announces what will be listed here, while there are no games.
home-games-hint = Your correspondence games under Triple Block (ICCF) will be here, the next deadline first.
home-nothing-due = No clock is running.
# The last move follows, if there is one.
home-my-move = Your move
# The day on which the opponent's turn began.
# $day (Text)
home-waiting-since = Waiting since { $day }
# Instead of a date: no time of the game is known.
home-not-compared = Not yet compared
# Instead of a date: the clock may have run out, and only the server knows.
home-check = Check with the server
home-add-game = Enter a game
home-board = Moves and clock together
home-board-goes-on = The game goes on here
home-learn = The rules, clock in hand
# How many past games there are.
# $n (Number)
home-kept = { $n } on this device

## The face of the clock

# $begins (Color)
face-press-to-start = { $begins ->
    [white] Press to start White’s clock
   *[black] Press to start Black’s clock
}
face-waits-for-start = Opponent starts your clock
face-tap-when-here = Press when you are here
# To the player who has reported the arrival.
face-is-here = You are here
# The players who are there before a scheduled start; nothing if nobody is.
# $white (Bool)
# $black (Bool)
face-are-here = { $white ->
    [true] { $black ->
        [true] Both are here
       *[false] White is here
    }
   *[false] { $black ->
        [true] Black is here
       *[false] {""}
    }
}
# $digits (Text)
face-starts-in = White’s clock starts in { $digits }
# The button with which a player reports being there (6.6).
face-here = I’m here
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
# Puts off a scheduled start.
face-put-off = Postpone the start
face-pause = Pause
face-menu = Menu
face-change-control = Time control
# The first bonus is in the starting time.
# $bonus (Length)
face-first-included = first +{ SECONDS($bonus) } included
face-full-screen = Full screen
face-leave-full-screen = Leave full screen
face-swap-view = White’s half to the other side
# $n (Number)
face-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
# $n (Number)
face-moves-to-go = { $n } to go
# $i (Number)
# $n (Number)
face-period = period { $i } of { $n }
face-delay = delay
# $digits (Text)
face-total = { $digits } for this move
# $n (Number)
# $digits (Text)
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = last period
# $n (Number)
face-byo-yomi-running = { $n ->
    [one] { $n } period left
   *[other] { $n } periods left
}
# $n (Number)
# $digits (Text)
face-canadian = { $n ->
    [one] { $n } move in { $digits }
   *[other] { $n } moves in { $digits }
}
# $n (Number)
face-canadian-running = { $n ->
    [one] { $n } move to make
   *[other] { $n } moves to make
}
face-overtime = overtime
face-low = Low time
# The flag of a side fell, and the opponent's has not.
# $side (Color)
face-flag-fell = { $side ->
    [white] White’s flag fell
   *[black] Black’s flag fell
}
face-flag-first = Flag fell first
face-flag-second = Flag fell second
face-flag-down = Flag down
# By a player, and by the arbiter (6.8).
face-claim-flag = Claim the flag
face-note-flag = Note the flag
face-following = This game is being played in another tab. This one only shows it.
# The name of a half for a screen reader: the player, the player’s time and the opponent’s.
# $name (Text)
# $own (Text)
# $theirs (Text)
face-say-half = { $name }, { $own }; opponent { $theirs }
# Spoken by the voice when a side has only this much time left.
# $side (Color)
# $left (Text)
face-say-left = { $side ->
    [white] White: { $left }
   *[black] Black: { $left }
}
# $side (Color)
face-say-flag = { $side ->
    [white] White’s flag
   *[black] Black’s flag
}
# $side (Color)
face-say-first-flag = { $side ->
    [white] White’s first flag
   *[black] Black’s first flag
}
face-extra-time = extra time
# The purpose of extra time, on the face of the side that is on it.
face-draw-only = Extra time · draw only
# The time that a press would give now.
# $gives (Length)
face-press-gives = +{ TENTHS($gives) } when you press
face-flag-main-time = Main time out
face-flag-extra-time = Extra time out
face-claim-draw = Claim a draw
face-claim-hold = press and hold
face-claim-again = Again to claim
# $n (Number)
face-say-byo-yomi = { $n ->
    [1] last period
   *[other] { $n } periods left
}

## The effect of a mode, on the face

# $mode (Mode)
# $time (Length) - What it gives.
# $n (Number) - How often, or for how many moves.
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } per move
    [delay] { SECONDS($time) } delay
    [bronstein] up to { SECONDS($time) } back
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } move in { SECONDS($time) }
       *[other] { $n } moves in { SECONDS($time) }
    }
    [hourglass] hourglass
    [per-move] for each move
    [double-flag] then { SECONDS($time) } to hold a draw
    [upcount] {""}
   *[sudden-death] {""}
}

## The panel between the halves

panel-paused = Paused
# $side (Color)
panel-stopped = { $side ->
    [white] White to move
   *[black] Black to move
}
# $side (Color)
panel-fallen = { $side ->
    [white] White’s flag fell
   *[black] Black’s flag fell
}
panel-order-unknown = Both flags are down and nobody can say which fell first: the game continues (6.11).
# The scheduled start was put off, and the game begins after it.
panel-put-off = The start is postponed
panel-begin = Start the game
# The question whether a player stopped the clocks to call the arbiter (6.12b).
panel-stopped-by = Did a player call the arbiter?
panel-by-nobody = No
panel-ready = Not started
panel-resume = Resume
panel-go-back = Go back
panel-adjust = Adjust
panel-finish = Finish
# Turns the panel to the player of this side.
# $side (Color)
panel-turn-to = { $side ->
    [white] Turn the panel to White
   *[black] Turn the panel to Black
}
# The control on the strip that opens the question how the game ended.
panel-result = Result
panel-how-ended = How did it end?
panel-reason-if-wished = Reason, if you like
# The same players, each with the other's colour.
panel-rematch = Rematch, colours swapped
# The same on the strip, where an icon shows the swap.
panel-rematch-short = Rematch
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
panel-new-game-sure = No result was entered yet. The game goes to the past games, where it can be taken up again.
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
# $rejection (Rejection)
panel-rejection = { $rejection ->
    [opponent-starts] The other side starts this clock.
    [not-your-clock] The other clock is running.
    [is-stopped] The clocks are stopped.
    [not-running] No clock is running.
    [is-running] Stop the clocks first.
    [flag-has-fallen] A flag has fallen. Correct the times, undo, or end the game.
    [no-flag-has-fallen] There is no fallen flag to claim.
    [order-unknown] Both flags are down and the order is unknown: the game continues (6.11).
    [not-both-flags] That needs both flags down, in unknown order.
    [away-undecided] Decide first whether the time away counts.
    [not-away] The device was not away.
    [too-early-for-absence] The default time is not over yet.
    [no-scheduled-start] No start is scheduled.
    [is-present] That player came in time.
    [no-draw-to-claim] There is no draw to claim.
    [not-in-this-mode] The double flag does without that.
    [no-increment] An hourglass or a fixed time for each move takes no increment.
    [out-of-range] This clock cannot show that time.
    [has-ended] The game is over. Undo its end to play on.
    [nothing-to-undo] There is nothing to undo.
   *[nothing-to-redo] There is nothing to redo.
}
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
# $side (Color)
fact-checkmate = { $side ->
    [white] Checkmate by White
   *[black] Checkmate by Black
}
# $side (Color)
fact-resignation = { $side ->
    [white] White resigns
   *[black] Black resigns
}
fact-fifty-moves = Fifty moves, claimed
fact-threefold = Threefold repetition, claimed

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
# The same for the time control of a link.
# $control (Text)
controls-replaces-link = A game is still on the table. Start { $control }? What was played in the other one stays in the past games, where it can be played on.
controls-replaces-end = Start the new game
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
# $text (Text)
controls-bad-link = The time control in the link cannot be used. { $text }
# In the bar of a running clock: a link was followed.
# $control (Text)
controls-brief-link = Link to { $control }: pause to decide
controls-brief-bad-link = The link’s time control cannot be read

## What is wrong with a time control

problem-no-period = There is no period.
problem-too-many-periods = A time control has at most 9 periods.
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
problem-hourglass-for-one = An hourglass is for both sides.
problem-double-flag-for-one = The double flag is for both sides.
problem-default-time = The default time is at most 99:59:59.
# What is wrong with a typed length.
# $error (LengthError)
problem-of-length = { $error ->
    [empty] A time is missing.
    [negative] A time cannot be negative.
    [not-a-number] Not a time. Enter 90, 2.5 or 1:30:00.
    [wrong-unit] Units are s, min and h.
    [above-59] After a colon, minutes and seconds go up to 59.
    [too-large] A clock shows at most 99:59:59.
   *[too-fine] No clock measures finer than a millisecond.
}
problem-not-whole = A whole number from 1 to 999.

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

## A time control in a few words

# The name of a control that differs for the sides.
tile-odds = Time odds
# The name of an hourglass.
tile-hourglass = Hourglass
# White's control and Black's.
# $white (Text)
# $black (Text)
tile-versus = White { $white }, Black { $black }
# Before the time of a later period.
tile-then = then{" "}
# Replaces it from the second later period on.
tile-then-again = then{" "}
# $n (Number)
tile-hours = { $n } h
# Moves and their time.
# $moves (Number)
# $time (Text)
tile-moves-in = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
}

## The effect of a mode besides main time

# $mode (Mode)
# $time (Length) - What it gives.
# $n (Number) - How often, or for how many moves.
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } per move
    [delay] waits { SECONDS($time) } before each move
    [bronstein] gives back up to { SECONDS($time) } (Bronstein)
    [byo-yomi] then { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] then { SECONDS($time) } for every move
       *[other] then { SECONDS($time) } for every { $n } moves
    }
    [hourglass] what one uses, the other gains
    [per-move] for each move
    [double-flag] then { SECONDS($time) } to hold a draw
    [upcount] then counts up, without a flag
   *[sudden-death] {""}
}

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

games-title = Past games
# The players. No line begins with the dash.
# $white (Text)
# $black (Text)
games-versus = { $white }{"\u00A0"}– { $black }
games-log = History
games-when = Game time
games-clock-time = Time of day
games-what = Entry
games-undone = undone
games-missing = This game is not on this device.
# A time that is extra time.
# $left (Text)
games-extra = extra { $left }

## The app and its licences

about-title = About
# The app works offline, and keeps everything on this device.
about-local = Zeitnot works without a network and sends nothing anywhere: what you enter stays on this device.
about-licence = Zeitnot is free software under the GNU General Public License, version 3 or later. The typeface is Barlow (SIL Open Font License).
about-licences = Licences of the libraries

## The page with the board, for pages without one

beside-title = Board
# $side (Color)
beside-could-claim = { $side ->
    [white] White can claim a draw: the opponent’s first flag has fallen.
   *[black] Black can claim a draw: the opponent’s first flag has fallen.
}
beside-claim-instead = Claim the draw
beside-earlier = Previous move
beside-later = Next move
beside-now = Latest position
beside-board = Board
beside-colours = Colours of the squares
beside-letters = Letters of the pieces
# $letters (Letters)
beside-letters-name = { $letters ->
    [own] This language: K Q R B N
    [english] English: K Q R B N
   *[figurines] Figurines: ♔ ♕ ♖ ♗ ♘
}
# $set (BoardColours)
beside-colours-name = { $set ->
    [boxwood] Boxwood
    [green] Green
    [slate] Slate
   *[contrast] High contrast
}
beside-coordinates = Show coordinates
beside-keys-of-page = Board: the game
beside-keys-of-board = Board: the squares
beside-key-entry = Type a move
beside-key-press = Press the clock of the side to move

## Why an act at the board is refused

# What the clock refuses is said by panel-rejection.
# $why (SheetError)
refusal-act = { $why ->
    [illegal-move] That move is not legal.
    [not-on-move] The other side’s clock is running.
    [not-started] The game has not started yet.
    [press-first] Press the clock first: the move is not complete.
    [move-presses] The move presses the clock.
    [no-move-made] Make a move on the board first.
    [nothing-to-take-back] There is no move to take back.
    [no-offer] There is no draw offer to answer.
    [offer-stands] A draw has already been offered.
    [no-claim] The position does not allow that claim.
    [position-is-gone] That position is no longer part of the game.
   *[clock] {""}
}

## How the games are kept

# $why (&StoreError)
keep-unsaved = { $why ->
    [full] The browser’s storage is full. What you entered is kept only until this page is closed: save a backup now.
    [absent] The browser’s storage is gone. What you entered is kept only until this page is closed: save a backup now.
   *[refused] The browser refuses to save. What you entered is kept only until this page is closed: save a backup now.
}
keep-only-here = Your last entries are only on this page: there is no room to save them.
# Games to look at are only in memory.
keep-too-large = This text is too large to be saved here; save it as a file.
# $percent (Number)
keep-nearly-full = { $percent }% of the browser’s storage for Zeitnot is used. A backup keeps your games safe.
# On the button that saves one.
keep-backup = Save a backup
# $days (Number)
keep-backup-due = { $days ->
    [one] The last backup is { $days } day old.
   *[other] The last backup is { $days } days old.
}
keep-never-backed-up = Your games are only in this browser.
# The used part of the room, in per cent and in kilobytes.
# $percent (Number)
# $kilobytes (Number)
keep-used = { $percent }% used, { $kilobytes }{"\u00A0"}KB
keep-used-label = Storage in this browser
# $when (Text)
keep-last-backup = Last backup: { $when }.
keep-no-backup = No backup saved yet.
# The link to what was taken.
keep-show-restored = Show them
# A backup has a version of the game on the table that went on differently.
keep-table-stays = The backup has the game on the table with other moves. The one played here stays on the table; the other is in Past games.
# A backup has the game on the table with more played in it.
keep-table-went-on = The game on the table goes on in the backup, and now stands as it does there.

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
            [true] other data restored
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

links-correspondence = Correspondence games
links-study = View a game
links-winnability = Can they still win?
links-look-at-it = Look through
links-as-pgn = PGN

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

## Loading pages and newer versions

update-ready = A new version of Zeitnot is ready.
update-restart = Restart now
# A page is being loaded.
update-loading = Loading
# A page could not be loaded.
update-not-loaded = This page could not be loaded. Check the connection and try again.
# The copy on this device is damaged, and there is no network for another.
update-damaged = A file of this page is damaged on this device. Your games are not affected. Connect to the network and try again: it will be replaced.
update-try-again = Try again
# A page that only a newer version has.
update-gone = This page needs the new version of Zeitnot.

## Errors in storing and loading

faults-absent = This browser lets Zeitnot save nothing. The clock works; games are lost when the page is closed.
faults-full = The browser’s storage is full. The clock runs on, but this game is not being saved. Delete past games, or save a backup.
# What is stored, as the beginning of a sentence.
# $kind (ValueKind)
faults-of-kind = { $kind ->
    [game] This game
    [settings] The settings
    [presets] Your own time controls
    [progress] Your progress in the lessons
    [correspondence] The correspondence games
   *[study] Your analyses
}
# $kind (ValueKind)
faults-no-room = { $kind ->
    [game] The browser’s storage is full. { faults-of-kind } is not saved.
    [progress] The browser’s storage is full. { faults-of-kind } is not saved.
   *[other] The browser’s storage is full. { faults-of-kind } are not saved.
}
faults-game-refused = The browser refused to save. The clock runs on, unsaved.
# $kind (ValueKind)
faults-refused = { $kind ->
    [game] The browser refused to save. { faults-of-kind } was not saved.
    [progress] The browser refused to save. { faults-of-kind } was not saved.
   *[other] The browser refused to save. { faults-of-kind } were not saved.
}
# A value that the browser does not store, and why.
# $kind (ValueKind)
# $why (&StoreError)
faults-not-stored = { $why ->
    [absent] { faults-absent }
    [full] { $kind ->
        [game] { faults-full }
       *[other] { faults-no-room }
    }
   *[refused] { $kind ->
        [game] { faults-game-refused }
       *[other] { faults-refused }
    }
}
# $kind (ValueKind)
faults-stale = { $kind ->
    [game] { faults-of-kind } was changed in another tab. Reload to see what it saved.
    [progress] { faults-of-kind } was changed in another tab. Reload to see what it saved.
   *[other] { faults-of-kind } were changed in another tab. Reload to see what it saved.
}
# $kind (ValueKind)
faults-newer = { $kind ->
    [game] { faults-of-kind } was saved by a newer Zeitnot. Load the newer version, or export what is set aside.
    [progress] { faults-of-kind } was saved by a newer Zeitnot. Load the newer version, or export what is set aside.
   *[other] { faults-of-kind } were saved by a newer Zeitnot. Load the newer version, or export what is set aside.
}
# $kind (ValueKind)
faults-no-number = { faults-of-kind } cannot be saved: the number of the last save is the highest there is. Save a backup.
# Another tab has changed the game, and the last action here is not in it; and why.
# $why (Text)
faults-overtaken = Another tab has changed this game. Your last action here is not part of it. { $why }
# The browser does not say whether another tab plays.
faults-no-lock = The browser does not say whether another tab is playing this game. Close other tabs with Zeitnot and play in this one.
faults-not-a-backup = This file is not a complete backup.
faults-newer-backup = This backup is from a newer Zeitnot. Load the newer version.
# $key (Text)
faults-unknown-key = This backup contains something that Zeitnot does not know: “{ $key }”. Nothing was restored.
# $key (Text)
faults-bad-number = This backup contains a number that cannot be right, at “{ $key }”. Nothing was restored.
faults-not-read = The data stored in this browser could not be read.
faults-newer-data = Something here was saved by a newer Zeitnot. It is left unchanged.
# $place (Text)
# $why (Text)
# $kept (Bool) - Whether it was set aside, or is where it was.
faults-set-aside = { $kept ->
    [true] “{ $place }” { $why }. It was set aside unchanged.
   *[false] “{ $place }” { $why }. It was left where it is.
}
# $places (Text)
faults-several-set-aside = These could not be read and were set aside unchanged: { $places }.
faults-set-aside-link = See what was set aside
faults-awake = The screen may turn off: this device does not let Zeitnot keep it on.

## Why something stored cannot be read

# $why (&Unreadable)
unreadable-envelope = { $why ->
    [not-ours] was not written by Zeitnot
    [truncated] is cut off at the end
    [checksum] is damaged
   *[newer-version] was saved by a newer Zeitnot
}
unreadable-unclear = could not be understood

## The second copy of what is stored

second-alone = This browser lets Zeitnot keep only one copy. If the browser is killed, the last minute can be lost.
second-lost = The second copy of your games can no longer be written. If the browser is killed, the last minute can be lost.
# With the time of the last entry that is there.
# $last (Text)
second-unknown-after = The last saved entry of this game is from { $last }. If the browser was killed after that, later entries are lost.
# $from (Text)
# $to (Text)
second-game = The browser’s copy was incomplete. This game was restored from the second copy: all entries from { $from } to { $to }.
# $to (Text)
second-whole-game = The browser’s copy was incomplete. This game was restored from the second copy, up to { $to }.
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
brief-one-copy = Only one copy is kept

## Lengths

length-none = no time
# The sign of days in a length: 46 d 20:00:00. Fields read it, too.
length-days = d
length-decimal = .
# $n (Number)
length-hours = { $n } h
# $n (Number)
length-minutes = { $n } min
# $seconds (Text) - With as many decimals as there are.
length-seconds = { $seconds } s
