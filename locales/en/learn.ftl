## The pages of the lessons

page-title = Learn
page-lesson = Lesson
page-arbiter = Arbiter

## The list of lessons

# $lesson (Number)
index-go-on = Continue lesson { $lesson }
# $lesson (Number)
index-begin = Start lesson { $lesson }
# $n (Number)
index-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
index-done = Done
# The number of lessons in all, after the number of those done.
# $n (Number)
index-of = of { $n }

## A lesson

# $step (Number)
# $of (Number)
player-step = Step { $step } of { $of }
player-task = Your task
player-question = Question
player-back = Back
player-begin-again = Start again
player-show = Show me
player-showing = Watch how it is done.
player-go-on = Continue
player-finish = Finish
player-task-first = First do the task.
player-answer-first = First answer the question.
player-right-first = First find the right answer.
player-right = Right.
player-wrong = Not quite.
player-done = Done.
player-copy-link = Copy the link to this step
player-copied = The link to this step is copied.
player-not-copied = The link could not be copied. It is the address of this page.
player-end = Lesson finished
player-end-open = Not solved yet
player-learnt = What it was about
player-next = Next lesson
player-anew = Take it again
player-all = All lessons
player-missing = There is no lesson by that name. Here are all the lessons.
player-keys = Keys: 1 to 5 answer, Enter and → continue, ← goes back.

## The quiz

quiz-title = Quiz
# $questions (Number)
quiz-lead = { $questions } questions, mixed: from all courses, or from one.
quiz-mixed = All courses
# $seed (Text)
quiz-number = Quiz no. { $seed }
# $question (Number)
# $of (Number)
quiz-question = Question { $question } of { $of }
quiz-result = Result
# $right (Number)
# $of (Number)
quiz-score = { $right } of { $of } right first time
quiz-all-right = Everything right first time.
quiz-were-wrong = Worth another look
quiz-your-answer = Your answer:
quiz-right-answer = Right:
quiz-to-step = Go to the lesson
quiz-another = Another quiz
quiz-same = The same quiz again
quiz-none = There are no questions yet.
quiz-see-result = See the result

## The link for a class

class-title = For a class
class-lead = A link that gives every learner the same: a lesson, a course or a quiz.
class-given = What
class-one-lesson = A lesson
class-one-course = A course
class-one-quiz = A quiz
class-course = Course
class-questions = Questions
class-same-order = The same for all, in one order
class-own-order = Others for each learner
# $questions (Number)
class-drawn = { $questions } questions, drawn for each learner.
class-preview = What learners will see
class-copy = Copy link
class-copied = The link for the class is copied.

## What one can do with the clock of a lesson

act-not-offered = That cannot be done here.
# Something that a player or the arbiter can do with a clock: the label of its button. What the
# journal says as well has none here.
# $event (&Event)
# $side (Color of $event.0)
# $to (Color of $event)
# $offender (Color of $event)
# $claimant (Claimant of $event.0)
# $end (BoardEnd of $event.0)
# $counts (Bool of $event.0)
# $gains (Bool) - Whether somebody gets time.
# $time (Text)
# $offence (Text)
# $white (Text)
# $black (Text)
act-label = { $event ->
    [press] Press
    [stop] Stop the clocks
    [resume] Resume
    [swap-sides] Turn the clock round
    [correct] Set the clock: White { $white }, Black { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] White gets { $time }
           *[black] Black gets { $time }
        }
       *[false] { $to ->
            [white] White loses { $time }
           *[black] Black loses { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } by White: Black gets { $time }
           *[black] { $offence } by Black: White gets { $time }
        }
       *[false] { $offender ->
            [white] { $offence } by White: warning
           *[black] { $offence } by Black: warning
        }
    }
    [introduce-increment] From now on { $time } per move
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Claim the flag
    }
    [arrive] I’m here
    [claim-default] { $side ->
        [white] White was not here in time: the game is lost
       *[black] Black was not here in time: the game is lost
    }
    [claim-default-of-both] Neither was here in time: both have lost
    [claim-draw] Claim the draw
    [play-on] The game continues
    [on-board] { $end ->
        [checkmate] Checkmate
        [resignation] Resign
       *[other] {""}
    }
    [restore] Back to the earlier position
    [count-away] { $counts ->
        [true] The time counts
       *[false] The time does not count
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Note the flag

## The correspondence games of the lessons

ledger-clock = Clock
ledger-increment = Increment
ledger-bank = Bank
# $day (Number)
# $of (Number)
ledger-day = day { $day } of { $of }
ledger-yours = You (White)
ledger-theirs = Opponent (Black)
# Whose clock runs: the learner’s, with the number of the move, or the opponent’s.
# $mine (Bool)
# $number (Number)
ledger-turn = { $mine ->
    [true] Your move { $number }: your clock runs
   *[false] The opponent is to move: their clock runs
}
# $mine (Bool)
# $when (Text)
ledger-fallen = { $mine ->
    [true] Your clock ran out { $when }: the time limit is exceeded (ETL), the game lost
   *[false] The opponent’s clock ran out { $when }
}
ledger-over = The game is over
ledger-claim-pending = A claim is pending: no clock runs
ledger-last-entry = Last in the statement
ledger-pass = Let time pass
# A button that lets this much time pass.
# $days (Number)
# $hours (Number)
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Move
ledger-opponent-moves = Opponent moves
ledger-amount = From bank to clock
# $clock (Text)
# $bank (Text)
ledger-leaves = leaves { $clock } on the clock, { $bank } in the bank
ledger-refill = Refill
ledger-full = The clock is full, or the bank empty.
ledger-transfer = Captain transfers bank time
ledger-substitute = Put a substitute in
ledger-claim = File a claim
ledger-resolve = Claim resolved
# $n (Number)
ledger-game = Game { $n }
# $from (Text)
# $to (Text)
ledger-away = Away from { $from } to { $to }
ledger-leave = Leave now
ledger-is-back = You are back. Every opponent moved just as you left.
ledger-days = Length of the event
# $n (Number)
ledger-days-value = { $n } days
# $n (Number)
ledger-shorter = { $n ->
    [one] { $n } day shorter
   *[other] { $n } days shorter
}
# $n (Number)
ledger-longer = { $n ->
    [one] { $n } day longer
   *[other] { $n } days longer
}
# $n (Number)
ledger-by-table = By the table, { $n } days
ledger-by-formula = By the exact formula
# $half (Text)
ledger-half = Each player has { $half } in all: half of the event.
# $from (Text)
# $to (Text)
ledger-lasts = From { $from } to { $to }
ledger-unrated = Below 302 days an event cannot be rated, and the table has no row for it.
ledger-announce = Announce the event
# $n (Number)
ledger-announced = Announced with { $n } days

## The rules that a step cites

# The rule that a step is about.
# $rule (Rule)
# $paragraph (Text of $rule.0)
# $point (Text of $rule.0)
rule-cited = Source: { $rule ->
    [fide] FIDE Laws, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, substitutions, { $point }
   *[double-flag] The double-flag clock
}

## The verdicts on a time away

verdict-over = The game is over.
verdict-unknown = Its time is not known.
# $left (Text)
verdict-safe = The clock lasts. At worst { $left } are left.
# $refills (Text)
verdict-refill-first = The clock does not last. Refill before you leave: { $refills }.
# $amount (Text)
# $by (Text)
verdict-refill-and-move = Refill { $amount } and move, by { $by }.
# $by (Text)
# $amount (Text)
verdict-move-and-refill = Move by { $by }, and refill { $amount } before you leave.
# $by (Text)
verdict-only-move = Only a move saves it: by { $by }.
# $falls (Text)
verdict-cannot-be-saved = Nothing that you can do saves it: it may run out { $falls }.
# After the verdict: refills without which the clock does not last until the move.
# $said (Text)
# $refills (Text)
verdict-keep = { $said } So that the clock lasts until then, refill { $refills }.
# A refill.
# $amount (Text)
# $by (Text)
verdict-refill = { $amount } by { $by }
# Refills one after another.
# $refills (Text)
# $next (Text)
verdict-then = { $refills }, then { $next }

## The double flag’s exhibits

curves-first-move-starts = The clocks start with your first move.
curves-curves = What a press on extra time gives
curves-left = Extra time left
curves-gives = A press gives
curves-after = After the press
curves-press = Press
curves-drag = Drag the handle, or use the arrow keys: a second, with Shift a tenth.
# The place on a curve: the seconds left, and those left after a press.
# $left (Text)
# $after (Text)
curves-place = { $left } s left, { $after } s after a press
# $seconds (Text)
curves-seconds = { $seconds }{"\u00A0"}s
# Clocks beside each other, by what their control gives.
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Double flag
curves-press-all = Press all clocks
curves-black-thinks = Black is to move.
# $seconds (Text)
curves-spent = The last move took { $seconds } s.

## The gallery of embedded views

gallery-title = Embed
gallery-lead = On your own site. No cookies, and nothing is sent anywhere.
# $view (Text)
gallery-name-of = { $view ->
    [board] Board
    [triple-block] Triple Block
    [lesson] Lesson
   *[other] Clock
}
# $view (Text)
gallery-use-of = { $view ->
    [board] A game or a position
    [triple-block] From length to blocks
    [lesson] One rule to try out
   *[other] Any time control
}
gallery-view = What to show
gallery-options = Options
gallery-which = This can mean more than one thing. Which one do you mean?
gallery-shows = On the board
gallery-shows-game = A game
gallery-shows-position = A position
gallery-preview = Preview
gallery-as-shown = As on your page; it works here
# How high the preview is.
# $pixels (Number)
gallery-high = { $pixels } px high
gallery-preview-offline = The preview needs a network, and there is none now. The code to copy is complete without it.
gallery-snippet = Two lines for your page
gallery-plain = Where scripts are not allowed
gallery-plain-code = A plain frame
gallery-plain-why = Many content systems allow only frames in their HTML block. The height is that of this preview.
gallery-copy = Copy
gallery-copied = Copied.
gallery-not-copied = The browser did not allow copying. Select the text and copy it by hand.
gallery-host = On your own server
gallery-host-how-1 = Copy all files of this site into a folder of yours. Any static host will do; nothing runs there.
gallery-host-how-2 = Open this page in that folder: the snippets then have your address.
gallery-host-how-3 = If your site sends a Content-Security-Policy, allow that folder under script-src and frame-src.
gallery-notes = Good to know
gallery-notes-are-1 = The frame follows its content’s height, attributes change it live, and it reports events.
gallery-notes-are-2 = A page can have several views. Each loads only what it shows, and only when it is about to come into view.
gallery-notes-are-3 = The frame is sandboxed: it cannot read your page, and keeps nothing on the device.
gallery-notes-are-4 = Light or dark follows the reader’s device, and the language the browser, unless you choose.
gallery-start-hint = The event starts at 00:00 UTC.
gallery-bad-start = start: use a day, like 2026-12-01, or an instant, like 2026-12-01T12:00:00Z.
gallery-bad-days = A whole number from 1 to 9,999.
# The name of a parameter.
# $parameter (Parameter)
gallery-label = { $parameter ->
    [lang] Language
    [theme] Theme
    [colours] Board colours
    [pieces] Pieces
    [orientation] At the lower edge
    [size] Size in pixels
    [control] Time control
    [pgn] Game in PGN
    [fen] Position in FEN
    [days] Length in days
    [start] Start
    [lesson] Lesson
    [step] From step
   *[view] view
}
# How to write it; nothing where that is plain.
# $parameter (Parameter)
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30, or with double flag 15 df60/10
    [pgn] At most 20,000 bytes, with variations, comments and %clk
    [days] 1 to 9,999
    [start] A day, like 2026-12-01; if empty, the day it is viewed
    [step] 1 is the first
   *[other] {""}
}
# The name of a value that an author can choose, if it has one.
# $parameter (Parameter)
# $value (Text)
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Same as device
        [light] Light
        [dark] Dark
        [contrast] High contrast
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Boxwood
        [green] Green
        [slate] Slate
        [contrast] High contrast
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] White
        [black] Black
       *[other] {""}
    }
   *[other] {""}
}
