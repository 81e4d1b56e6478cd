## The page of time controls

choose-title = Time control
choose-last-used = Last used
choose-own = Your own
choose-new-own = New control
choose-type-it = Type in
choose-type-one = Type a time control
choose-type-hint = 5+3 · G/90 d5
choose-which = This can mean more than one thing. Which one do you mean?
choose-play = Play
choose-edit = Edit
choose-up = Move up
choose-down = Move down
choose-share = Copy link
choose-shared = Link copied
# The group of a time control.
# $group (Group)
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
    [classical] Classical
    [tournament] Tournament
    [double-flag] Double flag
    [delay] Delay
    [overtime] Overtime
   *[other] Other
}
# Which time controls are in a group.
# $group (Group)
choose-group-hint = { $group ->
    [bullet] under 3 min
    [blitz] up to 10 min
    [rapid] over 10, under 60 min
    [classical] 60 min and more
    [tournament] several periods
    [double-flag] main time to win, extra time to draw
    [delay] the clock waits
    [overtime] byo-yomi, Canadian
   *[other] time odds, hourglass, per move
}

## Past games

games-none = Every game that you start on this device will be here, with its result, each player’s time per move, and its history.
games-none-do = Play a game
games-unfinished = unfinished
# $n (Number)
games-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
games-chart = Time per move
# $n (Number)
games-chart-alt = { $n ->
    [one] Thinking time of { $n } move, White above, Black below
   *[other] Thinking time of each of { $n } moves, White above, Black below
}
games-chart-none = No completed move.
games-chart-moves = Move
games-export = Export
games-print = Print
games-copy = Copy
games-copied = Game copied
games-share = Share
games-as-text = Text
games-as-csv = CSV
games-as-json = JSON
games-control = Time control
games-result = Result
games-left = Time left
games-thinking = Thinking time
# $time (Text) - A length: 4 minutes 30 seconds.
games-stopped-time = Clocks stood still for { $time }
# $versus (Text) - The players: Anna – Bert.
games-deleted = { $versus } is deleted.
games-continue-it = Back to the table
games-both-flags = Both flags fell
games-enter-result = Enter the result
games-take-up = Play on
games-take-up-sure = Switch to this game
games-take-up-replaces = Another game is still on the table. It goes to the past games, where it can be played on.
games-open-another = Open another game
games-again = Same time control again
games-playing-now = on the table
games-chart-extra = Hatched: played on extra time.

## Settings

settings-look = Look
settings-theme = Theme
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-layout = Halves
settings-layout-automatic = Automatic
settings-face-to-face = Face to face
settings-side-by-side = Side by side
settings-exchanged = White at the top or on the right
settings-exchanged-hint = Also for left-handed players
settings-signals = Signals
settings-sound = Sound
settings-volume = Volume
settings-vibration = Vibrate on each press
settings-voice = Announce low time
settings-no-device = not on this device
settings-try-out = Try
settings-low-time = Low time from
# $low (LowTime)
settings-low-time-name = { $low ->
    [automatic] Automatic
    [off] Off
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Your data
settings-data-hint = Games, your time controls and these settings stay in this browser and are sent nowhere. A backup is one file.
settings-backup = Save a backup
settings-restore = Restore a backup
settings-share-backup = Share a backup
settings-show-codes = Show as codes
settings-read-codes = Read codes
settings-point-camera = Point the camera at the codes on the other screen. Its pictures are not kept.
# $read (Number)
# $all (Number)
settings-codes-read = { $read } of { $all } codes
settings-no-camera = There is no camera, or another program uses it. Take a file instead.
settings-camera-refused = The browser does not allow the camera. Allow it in the settings of this page, or take a file instead.
# $percent (Number)
settings-restoring = Restoring the backup: { $percent }%
settings-set-aside = Set aside
settings-set-aside-hint = These could not be read. They are kept unchanged.
settings-export-as-is = Export unchanged
settings-discard-sure = Delete for good
settings-nothing-kept = The browser saves nothing here: games last until the page is closed.
settings-look-hint = Light, dark, or the strongest contrast
settings-clock = Clock
settings-clock-hint = How the halves lie on the table
settings-signals-hint = Sound, vibration, voice and low time
settings-board-hint = Squares, pieces and letters

## The editor of time controls

make-title = Make a time control
make-problems = Please fix:
make-modes = Mode
# $mode (ModeKind)
make-mode-name = { $mode ->
    [sudden-death] Time only
    [increment] Increment
    [delay] Delay
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadian
    [hourglass] Hourglass
    [double-flag] Double flag
    [per-move] Per move
   *[upcount] Count up
}
# $mode (ModeKind)
make-mode-hint = { $mode ->
    [sudden-death] no increment
    [increment] + per move
    [delay] waits first
    [bronstein] gives back used
    [byo-yomi] last periods
    [canadian] blocks of moves
    [hourglass] changes hands
    [double-flag] extra to draw
    [per-move] same for each
   *[upcount] no flag falls
}
make-first = First
make-then = Then
make-minutes = min
make-seconds = s
make-moves = moves
make-add-period = Add a period
make-remove-period = Remove this period
make-options = Options
make-same = Same for both sides
make-first-bonus = Start with the first increment, as FIDE’s clocks do
make-first-bonus-hint = 60+30 starts at 1:00:30, as usual at FIDE’s tournaments.
make-starts-in = Automatic start in
make-starts-in-hint = Minutes, or h:mm:ss. Leave it empty to start when Black presses.
make-default-time = Default time
make-default-time-hint = minutes, or h:mm:ss
make-freeze = When a flag falls
make-freeze-usual = as usual in this mode
make-freeze-yes = both clocks stop
make-freeze-no = the clocks run on
make-noted = A flag counts
make-noted-auto = at once
make-noted-auto-hint = At once: no mate made after a flag has fallen counts, though the clocks may still run.
make-noted-claim = when it is claimed
make-order = When both flags are down
make-order-shown = show which fell first
make-order-hidden = don’t show
make-order-hidden-hint = Not shown: both flags look alike, and the game goes on (6.11). The history has the time of each fall, but decides nothing.
make-order-moot-hint = The first flag stops both clocks here, so no second one falls and there is no order to hide.
make-flags-double = With the double flag every flag fall counts at once, in order.
make-name = Name
make-name-hint = Club evening
make-name-missing = Give it a name to save it.
make-save-as = Save as …
make-save = Save
make-play = Play
make-rule-gives = Gives, in seconds
make-rule-left = with this much time left
make-decimal = .
make-double-flag = When main time runs out the first flag falls and extra time begins: enough to hold the game, not to win it.
# The number of a period.
# $number (Number)
make-period = Period { $number }
# The label of a field.
# $part (PeriodField)
# $mode (ModeKind)
make-part = { $part ->
    [time] { $mode ->
        [per-move] Time for each move
       *[other] Time
    }
    [end] For
    [moves] Moves
    [mode] Mode
    [bonus] { $mode ->
        [byo-yomi] Each period
        [canadian] Overtime
        [delay] Delay
        [bronstein] Delay
        [double-flag] Bonus
       *[other] Increment
    }
    [count] { $mode ->
        [canadian] For
       *[other] Periods
    }
   *[extra] Extra time
}
# The span of a period; whether it is the first, and whether it is the last.
# $kind (EndKind)
# $first (Bool)
# $last (Bool)
make-end-kind = { $kind ->
    [game] { $first ->
        [true] the whole game
       *[false] the rest of the game
    }
    [moves] { $last ->
        [true] a number of moves, repeating
       *[false] a number of moves
    }
   *[time] as long as its time lasts
}
# Whether both sides have the same.
# $same (Bool)
make-is-same = { $same ->
    [true] same for both
   *[false] different for each side
}
# The increment, and whether the first one is in the starting time.
# $bonus (Length)
# $included (Bool)
make-first-included = first +{ SECONDS($bonus) } { $included ->
    [true] included
   *[false] after a press
}
# $wait (Length)
make-starts-after = starts in { SECONDS($wait) }
# When a flag counts, and whether it stops both clocks.
# $noted (FlagDetection)
# $freeze (Bool)
make-flag = { $noted ->
    [on-claim] a flag counts when claimed
   *[automatically] { $freeze ->
        [true] the flag stops both clocks
       *[false] the clocks run on after a flag
    }
}
# $rule (BonusRule)
make-rule-hint = { $rule ->
    [hybrid] The whole bonus; near the full extra time, half of what is missing.
    [truncated] The whole bonus, capped at the full extra time: with that much left, waiting costs nothing.
   *[linear] Less and less, evenly: the whole bonus only with nothing left.
}
# The figure in words: one point follows after another.
make-rule-figure = What a press gives
# The time left, and the time that a press then gives.
# $left (Length)
# $gives (Length)
make-rule-point = ; with { SECONDS($left) } left, { TENTHS($gives) }

## The keys of the clock

keys-title = Keyboard
keys-first-half = Press the left or lower half
keys-second-half = Press the right or upper half
keys-pause = Pause and resume
keys-press-focused = Press the half or the button that has the focus
keys-undo = Undo
keys-redo = Redo
keys-full-screen = Full screen
keys-help = This page
keys-either = or
# A key by what is written on it: `Space`, `Shift`.
# $key (Text)
keys-name = { $key }

## The meaning of a setup, in whole sentences

# $control (Text)
sentence-both = Each player has { $control }.
# $white (Text)
# $black (Text)
sentence-sides = White has { $white }. Black has { $black }.
sentence-first-increment = The first increment comes with the first press.
sentence-on-claim = A flag counts when it is claimed.
sentence-flag-stops = The first flag stops both clocks.
sentence-runs-on = The clocks run on after a flag.
sentence-starts = White’s clock starts automatically; a player who is not there by then forfeits.
# $later (Text) - A length: 4 minutes 30 seconds.
sentence-starts-later = White’s clock starts automatically; a player who is not there { $later } later forfeits.

## A time control: its periods, and what comes between them

# Between periods that all have the same increment. `again`: the word was said before.
# $again (Bool)
control-then = ,{" "}then{" "}
# Between other periods.
# $again (Bool)
control-then-other = ;{" "}then{" "}
# The increment that all periods have.
# $bonus (Length)
control-shared = , +{ EXACT($bonus) } for every move

## What a period lasts for, after its time

# $n (Number)
span-repeated = { $n ->
    [1] {" "}for every move
   *[other] {" "}for every { $n } moves
}
# $n (Number)
span-moves = { $n ->
    [one] {" "}for { $n } move
   *[other] {" "}for { $n } moves
}
span-time = , and when either player’s time is up, the next period begins for both
span-rest = {" "}for the rest
span-game = {" "}for the game

## A period

# The time of a period that has none.
period-no-time = no main time
# The time before overtime.
# $time (Text) - A length, or that there is none.
# $span (Text)
# $again (Bool)
period-main = { $time }{ $span }, then{" "}
# $time (Text) - A length, or that there is none.
# $span (Text)
period-sudden-death = { $time }{ $span }
# $time (Text) - A length, or that there is none.
# $span (Text)
# $bonus (Length)
period-increment = { $time }{ $span }, +{ EXACT($bonus) } for every move
# $time (Text) - A length, or that there is none.
# $span (Text)
# $delay (Length)
period-delay = { $time }{ $span }, and the clock waits { EXACT($delay) } before each move
# $time (Text) - A length, or that there is none.
# $span (Text)
# $delay (Length)
period-bronstein = { $time }{ $span }, and gets back what a move used, up to { EXACT($delay) }
# $count (Number)
# $each (Length)
period-byo-yomi = { $count ->
    [one] 1 period of { EXACT($each) }, lost only when used up
   *[other] { $count } periods of { EXACT($each) }, lost only when used up
}
# $time (Length)
# $n (Number)
period-canadian = { $n ->
    [1] { EXACT($time) } for every move
   *[other] { EXACT($time) } for every { $n } moves
}
# $time (Text) - A length, or that there is none.
period-hourglass = { $time }, and what one player uses, the other gains
# $time (Text) - A length, or that there is none.
# $again (Bool)
period-upcount = { $time }, and counts up after that; no flag falls
# $time (Text) - A length, or that there is none.
# $span (Text)
# $extra (Length)
# $bonus (Length)
# $rule (BonusRule)
# $again (Bool)
period-double-flag = { $time }{ $span }, then { EXACT($extra) } to hold a draw, +{ EXACT($bonus) } for every move{ $rule ->
    [truncated] {""}
   *[other] , less when much is left
}, up to { EXACT($extra) }
# $time (Text) - A length, or that there is none.
# $n (Number)
period-each-of = { $n ->
    [one] { $time } for { $n } move
   *[other] { $time } for each of { $n } moves
}
# $time (Text) - A length, or that there is none.
period-each = { $time } for each move
