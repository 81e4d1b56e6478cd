## The page that takes a server's file

page-title = Import a file
page-teach = Import your server’s file: your games appear here with their deadlines. Tomorrow’s file adds the new moves. Nothing that you have is changed.
page-forms = PGN, with or without times, or the reply of a server with Xfcc. A backup and the link of an event are accepted too.
page-stays = The file stays on this device.
page-choose = Choose a file
page-forget = Forget this file
page-drop = Drop the file here
page-paste = Or paste its text
page-read = Read the text
page-servers = Where to find your server’s file
page-iccf = ICCF
page-iccf-file = The PGN of an event or of your games, on the event’s page or on your own player page: it has the time of each move.
page-xfcc = Servers with Xfcc
page-xfcc-file = The reply of the web service “GetMyGames”, or what your program saved of it: it has the clocks of running games.
page-others = Others
page-others-file = The PGN of your games; where it has no times, the server’s clocks are asked next. Daily games of Lichess and chess.com are not under Triple Block.
page-stop = Stop
# How many games of a long file are read, and how much of it.
# $games (Number)
# $percent (Number)
page-reading = { $games ->
    [one] 1 game read, { $percent }%
   *[other] { $games } games read, { $percent }%
}
# The same while its games are found among the kept ones.
# $games (Number)
# $percent (Number)
page-finding = { $games ->
    [one] 1 game read, looked up among yours: { $percent }%
   *[other] { $games } games read, looked up among yours: { $percent }%
}
page-another = Another file

## Why a file is of no use

# Why a text has no games.
# $problem (&ServerFileError)
# $kind (FileKind of $problem.0)
# $looks (Looks of $kind.0)
# $name (Text of $looks.0) - Of the first element of XML.
# $megabytes (Number)
# $line (Number of $problem)
# $column (Number of $problem)
# $text (Text of $problem.0) - What the server reports instead of games.
wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] This backup cannot be read here.
        [event-link] This link cannot be read here.
        [empty] There is nothing in it.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] This is a web page. Save the games themselves: the server has a link for its PGN.
            [xml] This is XML, but no reply in Xfcc: it begins with “{ $name }”.
            [json] This is JSON of another program.
            [archive] This file is packed. Unpack it, and import the file that is in it.
            [pdf] This is a PDF. Save the games as PGN.
            [binary] This is no text.
           *[text] No games are in this text.
        }
    }
    [too-large] { wrong-too-large }
    [xml] The file is damaged or cut off: line { $line }, character { $column }. Save it again.
    [fault] The server did not send games. It reports: { $text }
   *[no-games] { wrong-no-games }
}
# $megabytes (Number)
wrong-too-large = More than { $megabytes } MB are not read. Save fewer games at a time.
wrong-shared-backup = A backup cannot be restored by sharing. Choose its file here.
wrong-unreadable = The browser could not read the file. Try again.
wrong-refused = The browser was not allowed to read the file. Choose it, or read it again and allow it.
wrong-gone = The file is no longer where it was. Choose it again.
wrong-no-games = No games are in it.

## What is asked once for the whole file

ask-title = To settle first
# The same once it is settled.
ask-settled = Settled
# The zone of the times in the file, in a few words.
# $zone (Text)
ask-times-in = times in { $zone }
# The player’s own name in the file, in a few words.
# $name (Text)
ask-you-are = you are { $name }
ask-nobody-short = none of the players
# $name (Text) - The event; empty if the file names none.
# $n (Number) - How many new games it has.
ask-event = { $n ->
    [one] { $name }: 1 new game
   *[other] { $name }: { $n } new games
}
ask-nameless = Games without an event
ask-length = How long is the event?
ask-length-hint = The organizer says it; the three blocks follow from it.
# The length of an event as a button.
# $days (Number)
ask-days = { $days } days
ask-other-days = Another length, in days
ask-days-wrong = A whole number of days from 1 to 9,999.
ask-other-control = Not under Triple Block
# $time (Text) - A date with a time of day, as the file has it.
ask-zone = The last time in the file is { $time }. When was that here?
# The same time in the zone of the server and here.
# $time (Text) - A time of day.
# $zone (Text)
ask-zone-here = At { $time }: the server writes my time ({ $zone })
# $time (Text)
ask-zone-utc = At { $time }: the server writes UTC
ask-whose = Which of them are you?
ask-nobody = None: I only follow these games

## A game of the file, and what it comes to

# How many games the file has.
# $n (Number)
row-title = { $n ->
    [one] 1 game in the file
   *[other] { $n } games in the file
}
# How many games more are not shown.
# $n (Number)
row-more = { $n ->
    [one] and 1 more
   *[other] and { $n } more
}
# New half-moves of a kept game.
# $n (Number)
row-moves = { $n ->
    [one] 1 new move
   *[other] { $n } new moves
}
# Kept half-moves that had no time, and get that of the file.
# $n (Number)
row-timed = { $n ->
    [one] the time of 1 move
   *[other] the times of { $n } moves
}
row-ended = ended
row-same = nothing new
row-new = new
row-waits = new
row-finished = over, not kept
row-take = Keep it too
row-no-times = without times: its figures are asked next
row-other-control = not under Triple Block
# $text (Text) - The file's time control.
row-other-control-is = not under Triple Block: { $text }
# So much time for so many moves.
# $time (Text) - A length.
# $moves (Number)
row-other-control-each = not under Triple Block: { $moves ->
    [one] { $time } for each move
   *[other] { $time } for { $moves } moves
}
# Above the games that are not in the list yet.
row-rest = Others
row-to-the-minute = The file has minutes, no seconds. Deadlines are rounded against you.
# The clocks of the file and of the ledger are the same.
row-clocks-agree = The server’s clocks agree.
# A clock of the file is not that of the ledger.
# $name (Text) - The player.
# $file (Text) - What is left in the file.
# $clock (Text)
# $bank (Text)
row-clock-differs = { $name }: { $file } left in the file; here clock { $clock }, bank { $bank }.
# Nothing of its time is known but the clocks of the file.
row-clocks-alone = Its clocks are in the file: the banks are all that is missing.
row-compare = Compare with the server
row-which = Which game is it?
# The kept game by its last move.
# $played (Text)
row-which-is = The one after { $played }
row-another = Another game
# $played (Text) - The last move that both have, with its number; empty if there is none.
row-apart = Since { $played }, the file has other moves than the game that you keep.
row-apart-at-once = From the first move on, the file has other moves than the game that you keep.
row-open = Open the game
# $played (Text) - The move with its number.
# $kept (Text)
# $file (Text)
row-stamp = { $played } was made { $kept }, as you keep it; { $file }, by the file.
# $n (Number)
row-no-stamps = { $n ->
    [one] The file has no time for the new move.
   *[other] The file does not have the times of { $n } new moves.
}
# Games whose new moves have no times.
# $n (Number)
row-untimed = { $n ->
    [one] In 1 game the file has no times for the new moves. Add them without, and compare its clocks afterwards; or open it, and enter them.
   *[other] In { $n } games the file has no times for the new moves. Add them without, and compare the clocks afterwards; or open a game, and enter them.
}
row-all-without-times = Add all moves without times
row-add-without-times = Add without times
# $result (Text)
row-result = You keep another result: { $result }.
row-cancelled = The server has cancelled the game.
row-conflict = The game does not fit its event. Open it to fix that.
# $played (Text)
# $why (Text)
row-refused = { $played }: { $why }
# The end of the game is refused.
# $why (Text)
row-end-refused = Its end: { $why }
row-without-times = Keep it without times

## Keeping

# $n (Number)
keep-these = { $n ->
    [one] Keep 1 game
   *[other] Keep { $n } games
}
keep-none = Keep the games
# Beside the button that keeps the others.
# $n (Number) - Games with a question.
keep-open = { $n ->
    [one] 1 more is asked about above.
   *[other] { $n } more are asked about above.
}
keep-nothing = Everything in the file is here already.
# While the games of a long file are worked out or kept.
# $percent (Number)
keep-works = One moment: { $percent }%
keep-waiting = Answer what is asked above first.
# $n (Number) - Games that were kept.
# $left (Number) - Games with a question, that are not.
keep-kept = { $n ->
    [one] 1 game is kept.
   *[other] { $n } games are kept.
}{ $left ->
    [0] {""}
    [one] {" "}1 is not: it has a question.
   *[other] {" "}{ $left } are not: they have questions.
}
# Kept games of which the file has other clocks than the ledger.
# $n (Number)
keep-differ = { $n ->
    [one] In 1 of them the server’s clocks differ: compare it.
   *[other] In { $n } of them the server’s clocks differ: compare them.
}
# $n (Number)
keep-failed = { $n ->
    [one] 1 game could not be saved.
   *[other] { $n } games could not be saved.
}
