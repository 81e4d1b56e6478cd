## The names of sides

# $side (Color)
names-color = { $side ->
    [white] White
   *[black] Black
}

## Opening a game

open-title = View a game
open-teach = Paste a game or open a PGN file. Play through it, try your own moves, and add comments.
open-paste = PGN or FEN
open-paste-hint = One game, several, or a position.
open-open = Open
open-file = From a file
open-empty-board = Empty board
open-other = Open another
open-nothing-pasted = Paste a game here first.
open-no-game = This text has no move and no PGN tag.
open-too-large = This is more than 1.5 MB of text. Open only a part of it.
# $number (Number) - Of the game.
open-game-too-long = Game { $number } is too long to show: it has more than 10,000 moves, marks and lines of comment.
open-unreadable = The browser could not read this file.

## The games of a file

games-title = Games
# $at (Number)
# $all (Number)
games-number = Game { $at } of { $all }
games-before = Previous game
games-after = Next game
games-more = More games
# In place of the names of the players.
games-no-names = A game
# The game castles as in Chess960.
games-chess960 = Chess960

## The moves

moves-none = No moves yet. Move a piece on the board.
# Read aloud where a side makes no move.
# $side (Color)
moves-passes = { names-color } passes
moves-left = Time left
moves-took = Time for this move

## Writing

notes-title = Annotate
notes-marks = Marks
# The meaning of a mark of PGN, a number such as $5.
# $nag (Number)
notes-mark = { $nag ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] only move
    [8] only move
    [10] equal
    [11] equal
    [12] equal
    [13] unclear
    [14] White is slightly better
    [15] Black is slightly better
    [16] White is better
    [17] Black is better
    [18] White is winning
    [19] Black is winning
    [22] zugzwang
    [23] zugzwang
    [146] novelty
   *[other] mark { $nag }
}
notes-comment = Comment
notes-comment-hint = One comment per line.
notes-make-main = Make main line
notes-delete-from-here = Delete from here
notes-deleted = Deleted.
# The user opened a game in place of a changed one.
notes-replaced = Your changed game was replaced.
notes-undo = Undo

## Taking along

take-save-game = Save PGN
take-save-all = Save all
take-copy = Copy PGN
take-copied = Copied.
take-not-copied = The browser did not allow copying.
# $side (Color)
take-could-win = Can { names-color } still win?

## Whether a side could still win

winning-hint = Or move the pieces on the board.
winning-whose-flag = Whose flag fell?
winning-white-fell = White’s: can Black still win?
winning-black-fell = Black’s: can White still win?
winning-answer = Answer
# While there is no position to ask about.
winning-no-question = Set up the position: the answer will be here.
winning-how = How it could still happen
winning-wrong-side = The link should say side=white or side=black: who could win.
winning-lay = Set up by hand
winning-laid = Done setting up
winning-copy-link = Copy link
winning-copied = Copied: the link opens this question.

## Problems in a PGN

# $n (Number)
problem-count = { $n ->
    [one] 1 problem in this PGN; the rest was read
   *[other] { $n } problems in this PGN; the rest was read
}
# Those that are not listed.
# $n (Number)
problem-more = { $n } more, here or in other games
# The place of a problem, and the problem.
# $line (Number)
# $column (Number)
# $problem (Text)
problem-at = Line { $line }, column { $column }: { $problem }
# A part of the text, perhaps cut short.
# $text (Text)
problem-quoted = “{ $text }”
# A text that is too large to keep has no place here: keep-too-large says it.
# $kind (&PgnErrorKind)
# $text (Text) - What the problem is about, quoted: a move, a mark, the name of another game. Or the
# letters of the pieces, one after another.
# $problem (Text) - Sentences about the position or the move.
# $english (Text) - The letters in English.
problem-says = { $kind ->
    [too-large] the text is too long, or would be when saved again; what follows is not read.
    [too-many-games] there are too many games; this one and the rest are not read.
    [tag] a tag should be [Name "value"]. What could be read of it is kept.
    [unclosed-tag] this tag has no closing ". It ends with its line, or before the next tag.
    [bare-quotes] in the value of a tag " should be \". It is read as a part of the value.
    [start] the game cannot begin here, and its moves are kept as text. { $problem }
    [impossible-rights] the FEN tag gives a right that is impossible in its position; the game was read without it. { $problem }
    [chess960] castling here is possible only as in Chess960, and no tag says so. It is read that way.
    [variant] { $text } is not chess. Its moves are read by the rules of chess.
    [move] { $text } cannot be played. { $problem } It is kept as a comment.
    [letters] the letters of the pieces are { $text }, not { $english }. The game is read with them.
    [pass] in the game itself a player passes, which chess does not allow. It is kept as a move.
    [sign] { $text } is not a move. It is kept as a comment.
    [nag] { $text } is an unknown mark: $ needs a number up to 255. It is kept as a comment.
    [nag-without-move] there is no move that { $text } could be about. It is kept as a comment.
    [nothing-to-vary] there is no move that this could be a variation of. It is kept as a comment.
    [too-deep] variations are nested too deeply. This one is kept as a comment.
    [unclosed-variation] this ( has no ). The variation ends with the game.
    [stray-close] this ) has no (. It is kept as a comment.
    [unclosed-comment] this {"{"} has no {"}"}. The comment ends with the game.
    [stray-brace] this {"}"} has no {"{"}. It is kept as a comment.
    [result] { $text } is not a result of PGN. It is kept as a comment.
    [both-lost] 0-0 is read as the result: both have lost. For castling, write O-O.
    [after-result] { $text } stands after the result. It is kept as a comment.
    [results-differ] the tag has another result. This one counts.
   *[too-large-to-keep] {""}
}
