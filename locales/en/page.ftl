## The words before the program is there, and those of the installed app

# The name of the language, in the language itself.
name = English
# From left to right, ltr, or from right to left, rtl.
dir = ltr
starting = Zeitnot is starting. If this does not go away, part of it could not be loaded: check the connection, then reload the page.
no-script = Zeitnot is a program in your browser and needs JavaScript and WebAssembly.
# $browser (Text)
# $what (Text)
old = Zeitnot cannot run in { $browser }. Missing, or switched off: { $what }. A newer browser will do.
this-browser = this browser
syntax = current JavaScript
no-network = Zeitnot could not be loaded. Check the connection, then try again.
gone = The server no longer has this version of Zeitnot. Try again to load the new one.
not-ours = Something else came instead of Zeitnot, perhaps the sign-in page of this network. Sign in, then try again.
cut = Zeitnot arrived incomplete or damaged. Try again.
damaged = A file of Zeitnot on this device is damaged and could not be replaced. Your games are not affected. Check the connection, then try again.
failed = Zeitnot did not start.
again = Try again
broken = Something went wrong in Zeitnot, and it has stopped.
safe = Your games are stored on this device, and go on when Zeitnot starts again.
restart = Start again
description = Chess clocks for the table and for correspondence chess
clock = Clock
board = Board
correspondence = Correspondence
games = Past games
learn = Learn
no-games = Your correspondence games under Triple Block, at ICCF and elsewhere, will be here, the one with the least time first.
no-games-more = Each has a clock, an increment and a bank. A clock at zero loses, whatever is in the bank: this page says by when to move or to refill it.
home-none = Your correspondence games under Triple Block (ICCF) will be here, the next deadline first.
wide = The chess clock, with a game in progress
narrow = Correspondence games with their deadlines
