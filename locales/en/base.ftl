## Buttons and places

common-back = Back
common-close = Close
common-clock = Clock
common-home = Home
common-settings = Settings
common-learn = Learn
common-embed = Embed
common-not-found = There is no such page. This is the home page.
# Between a label and what it is the label of.
common-colon = :{" "}

## Sides, results and reasons

# $color (Color)
names-color = { $color ->
    [white] White
   *[black] Black
}
# $result (GameResult)
# $winner (Color of $result.0)
names-result = { $result ->
    [win] { $winner ->
        [white] White wins
       *[black] Black wins
    }
    [draw] Draw
   *[both-lose] Both lose
}
# A result and its reason.
# $result (GameResult)
# $winner (Color of $result.0)
# $reason (EndReason)
names-outcome = { $reason ->
    [checkmate] { names-result } by checkmate
    [resignation] { names-result } by resignation
    [flag] { names-result } on time
    [flag-without-mate] { names-result }: flag fell, no mate possible
    [stalemate] { names-result } by stalemate
    [dead-position] { names-result }: dead position
    [agreement] { names-result } by agreement
    [repetition] { names-result } by threefold repetition
    [fivefold-repetition] { names-result } by fivefold repetition
    [fifty-moves] { names-result } by the fifty-move rule
    [seventy-five-moves] { names-result } by the seventy-five-move rule
    [illegal-moves] { $result ->
        [draw] Draw: second illegal move, but the opponent can no longer win
       *[other] { names-result }: second illegal move
    }
    [absence] { $result ->
        [both-lose] Both lose: neither arrived in time
       *[other] { names-result }: the opponent did not arrive in time
    }
    [arbiter] { names-result } by the arbiter’s decision
    [first-flag-claim] { names-result }: claimed against a first flag
    [both-first-flags] { names-result }: both main times are used up
    [extra-time] { names-result }: extra time is used up
    [mate-on-extra-time] { names-result }: checkmate on extra time only draws
   *[unstated] { names-result }
}
# The letters of king, queen, rook, bishop and knight, and that of castling.
names-pieces = K Q R B N O

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
home-not-compared = Time not known
# Instead of a date: the clock may have run out, and only the server knows.
home-check = Check with the server
home-add-game = Enter a game
# The link to the page that takes a server’s file, while there are no games.
home-bring = Import a file
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
face-tap-when-here = Press to report you are here
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
face-take-over = Play here
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
# $n (Number)
face-say-byo-yomi = { $n ->
    [1] last period
   *[other] { $n } periods left
}
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
panel-ready = Not started
panel-resume = Resume
# The control on the strip that opens the question how the game ended.
panel-result = Result
# The same on the strip, where an icon shows the swap.
panel-rematch-short = Rematch
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

## Starting a time control

# The same for the time control of a link.
# $control (Text)
controls-replaces-link = A game is still on the table. Start { $control }? What was played in the other one stays in the past games, where it can be played on.
controls-replaces-end = Start the new game
# $text (Text)
controls-bad-link = The time control in the link cannot be used. { $text }
# In the bar of a running clock: a link was followed.
# $control (Text)
controls-brief-link = Link to { $control }: pause to decide
controls-brief-bad-link = The link’s time control cannot be read

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

## Past games, as every page names them

games-title = Past games
# The players. No line begins with the dash.
# $white (Text)
# $black (Text)
games-versus = { $white }{"\u00A0"}– { $black }
# In the place of a name, where only the other player has one.
games-unknown = unknown

## The app and its licences

about-title = About
# The app works offline, and keeps everything on this device.
about-local = Zeitnot works without a network and sends nothing anywhere: what you enter stays on this device.
about-licence = Zeitnot is free software under the GNU General Public License, version 3 or later. The typeface is Barlow (SIL Open Font License).
about-licences = Licences of the libraries
# Where a native speaker has read the texts, nothing.
about-translation = {""}

## Languages

language-title = Language
# $name (Text) - Of the language, in the language itself.
language-missing = { $name } is not on this device yet. It comes with your next visit online.

## The page with the board, for pages without one

board-title = Board
# $why (SheetError)
# $rejection (Rejection of $why.0)
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
   *[clock] { panel-rejection }
}

## How the games are kept

# $why (&StoreError)
keep-unsaved = { $why ->
    [full] The browser’s storage is full. What you entered is kept only until this page is closed: save a backup now.
    [absent] The browser’s storage is gone. What you entered is kept only until this page is closed: save a backup now.
   *[refused] The browser refuses to save. What you entered is kept only until this page is closed: save a backup now.
}
# $percent (Number)
keep-nearly-full = { $percent }% of the browser’s storage for Zeitnot is used. A backup keeps your games safe.
# On the button that saves one.
keep-backup = Save a backup
# A backup has a version of the game on the table that went on differently.
keep-table-stays = The backup has the game on the table with other moves. The one played here stays on the table; the other is in Past games.
# A backup has the game on the table with more played in it.
keep-table-went-on = The game on the table goes on in the backup, and now stands as it does there.

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
# A value that was not saved, and why.
# $kind (ValueKind)
# $fault (&SaveError)
# $why (StoreError of $fault.0)
faults-not-saved = { $fault ->
    [store] { $why ->
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
    [stale] { $kind ->
        [game] { faults-of-kind } was changed in another tab. Reload to see what it saved.
        [progress] { faults-of-kind } was changed in another tab. Reload to see what it saved.
        [correspondence] Another tab has changed the correspondence games. Your last entry here was not saved.
       *[other] { faults-of-kind } were changed in another tab. Reload to see what it saved.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } was saved by a newer Zeitnot. Load the newer version, or export what is set aside.
        [progress] { faults-of-kind } was saved by a newer Zeitnot. Load the newer version, or export what is set aside.
       *[other] { faults-of-kind } were saved by a newer Zeitnot. Load the newer version, or export what is set aside.
    }
   *[no-number-left] { faults-of-kind } cannot be saved: the number of the last save is the highest there is. Save a backup.
}
# Another tab has changed the game, and the last actions here are not in it.
# $n (Number)
faults-overtaken = { $n ->
    [one] Another tab has changed this game. Your last action here is not part of it.
   *[other] Another tab has changed this game. Your last { $n } actions here are not part of it.
}
# The browser does not say whether another tab plays.
faults-no-lock = The browser does not say whether another tab is playing this game. Close other tabs with Zeitnot and play in this one.
# Stored data that could not be read.
# $fault (&LoadError)
# $error (StoreError of $fault.0)
# $place (Text of $fault)
# $kept (Option of $fault) - Whether it was set aside, or is where it was.
# $why (Why of $fault)
# $unreadable (Unreadable of $why.0)
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] The data stored in this browser could not be read.
    }
    [newer-version] Something here was saved by a newer Zeitnot. It is left unchanged.
   *[set-aside] { $kept ->
        [some] “{ $place }” { unreadable-why }. It was set aside unchanged.
       *[none] “{ $place }” { unreadable-why }. It was left where it is.
    }
}
# $places (Text)
faults-several-set-aside = These could not be read and were set aside unchanged: { $places }.
# What waited here for room, until another tab had saved there too.
# $places (Text)
faults-overtaken-waiting = While this waited for room, another tab saved something newer: { $places }. What was entered here was set aside unchanged.
faults-set-aside-link = See what was set aside
faults-awake = The screen may turn off: this device does not let Zeitnot keep it on.

## Why something stored cannot be read

# $why (&Why)
# $unreadable (Unreadable of $why.0)
unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] was not written by Zeitnot
        [truncated] is cut off at the end
        [checksum] is damaged
       *[newer-version] was saved by a newer Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = could not be understood

## The second copy of what is stored

second-lost = The second copy of your games can no longer be written. If the browser is killed, the last minute can be lost.

## The same in a few words, for the bar of a running clock

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
