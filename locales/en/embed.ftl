## The embedded clock

# A description of the frame for screen readers.
clock-label = Chess clock
# The label of the link to the whole app.
clock-open = Open in Zeitnot
# $begins (Color)
clock-press-to-start = { $begins ->
    [white] Press to start White’s clock
   *[black] Press to start Black’s clock
}
clock-waits-for-start = Opponent starts your clock
# $n (Number)
clock-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
# $n (Number)
clock-moves-to-go = { $n } to go
# $i (Number)
# $n (Number)
clock-period = period { $i } of { $n }
clock-delay = delay
# $n (Number)
clock-byo-yomi = { $n ->
    [1] last period
   *[other] { $n } periods left
}
# $n (Number)
clock-canadian = { $n ->
    [one] { $n } move to make
   *[other] { $n } moves to make
}
clock-low = Low time
clock-draw-only = Extra time · draw only
# $gives (Text)
clock-press-gives = +{ $gives } when you press
clock-flag = Flag down
clock-flag-first = Flag fell first
clock-flag-second = Flag fell second
clock-flag-main-time = Main time out
clock-flag-extra-time = Extra time out
clock-pause = Pause
clock-resume = Resume
clock-new-game = New game
clock-turn = White’s half to the other side
clock-full-screen = Full screen
clock-claim-draw = Claim a draw
# How to claim a draw.
clock-claim-hold = press and hold
# The question after the first press of the claim by key.
clock-claim-again = Again to claim
# $side (Color)
clock-stopped = { $side ->
    [white] Stopped, White to move
   *[black] Stopped, Black to move
}
# $side (Color)
clock-flag-fell = { $side ->
    [white] White’s flag fell
   *[black] Black’s flag fell
}
# $side (Color)
clock-first-flag-fell = { $side ->
    [white] White’s first flag fell
   *[black] Black’s first flag fell
}
# $side (Color)
clock-wins = { $side ->
    [white] White wins
   *[black] Black wins
}
clock-draw = Draw: no checkmate is possible
# On both halves after a draw that the double flag made.
clock-drawn = Draw
# $side (Color)
# $time (Text)
clock-away = { $side ->
    [white] The device was away for { $time }. White’s clock was running.
   *[black] The device was away for { $time }. Black’s clock was running.
}
clock-count-away = Count it
clock-ignore-away = Do not count it
# The remaining time of a side, as it is spoken.
# $side (Color)
# $left (Text)
clock-left = { $side ->
    [white] White: { $left }
   *[black] Black: { $left }
}
# The beginning of a half's name for a screen reader: its side, its time and the opponent's.
# $side (Color)
# $own (Text)
# $theirs (Text)
clock-say-half = { $side ->
    [white] White, { $own }; opponent { $theirs }
   *[black] Black, { $own }; opponent { $theirs }
}
# $side (Color)
clock-color = { $side ->
    [white] White
   *[black] Black
}
# $side (Color)
clock-wins-on-time = { $side ->
    [white] White wins on time
   *[black] Black wins on time
}
# $side (Color)
clock-wins-on-extra-time = { $side ->
    [white] White wins: Black’s extra time is used up
   *[black] Black wins: White’s extra time is used up
}
clock-both-main-times = Draw: both main times are used up
clock-draw-claimed = Draw: claimed against a first flag
# $n (Number)
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
# $n (Number)
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n (Number)
clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
clock-no-time = no time
# $time (Text)
clock-running = { $time }, running
# Seconds with their tenth.
# $whole (Number)
# $tenth (Number)
clock-tenths = { $whole }.{ $tenth } s

## Errors in the address of an embedded view

# The introduction before the errors of an address.
address-cannot-show = This cannot be shown.
# The error for a control that is readable but not a possible game.
address-no-game = control: no game can be played with that.
# A parameter and what is wrong with it.
# $place (Text)
# $what (Text)
address-problem = { $place }: { $what }
# In place of a parameter.
address-itself = address
# $most (Number)
address-too-long = at most { $most } bytes are read.
address-escape = % must be followed by two hexadecimal digits, of UTF-8.
address-twice = it is given twice, with two values.
# $names (Text)
address-not-one-of = use one of { $names }.
# $least (Number)
# $most (Number)
address-not-whole = use a whole number from { $least } to { $most }.
address-not-size = use s, m, l, or a number of pixels.
address-not-tag = use the tag of a language, like en or de.
address-not-name = use small letters, digits and hyphens.
address-missing = it is missing.
# $other (Text)
address-excludes = { $other } is given too, and only one of them can be shown.
# $at (Number) - The place in the text, from 1.
address-control = control: not a time control from character { $at } on. Use the notation of Zeitnot, like 15+10, 90/40+30, 30+30 or 3 d2.
