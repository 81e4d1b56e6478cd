## The names of sides

# $side (Color)
names-color = { $side ->
    [white] White
   *[black] Black
}

## Whose turn it is

# Before the first move.
# $side (Color) - The side that begins.
turn-ready = { $side ->
    [white] White begins with a move, or Black starts White’s clock.
   *[black] Black begins with a move, or White starts Black’s clock.
}
# $number (Number) - Of the move.
# $side (Color)
# $check (Bool)
turn-to-move = Move { $number }, { names-color } to move{ $check ->
    [true] , in check
   *[false] {""}
}
# The move is made, and the clock is not pressed yet.
# $side (Color)
turn-press-now = { names-color }: press to complete the move

## For the ear

spoken-press-to-complete = Press the clock to complete it.
# $side (Color)
spoken-first-flag = { $side ->
    [white] White’s first flag fell. White has extra time, to hold the draw. Black may claim a draw.
   *[black] Black’s first flag fell. Black has extra time, to hold the draw. White may claim a draw.
}
spoken-position = Position as text
# $side (Color)
# $time (Text) - In words.
spoken-clock = { names-color }: { $time }.

## The moves

moves-title = Moves
moves-none = No moves yet
moves-walk = Walk through the moves
# Lets the moves play themselves.
moves-play = Play the moves
moves-stop = Stop
moves-first = Starting position
moves-last = End of the line
moves-before-first = starting position
# $san (Text) - The move before.
moves-after = After { $san }
moves-write = Type a move
moves-enter = Move

## The acts

acts-control = Time control
acts-position = Set up and rules
acts-facing = The board faces
# $facing (Facing)
acts-facing-name = { $facing ->
    [one-side] One player
    [both-sides] Both players
   *[side-to-move] The player to move
}
acts-flip = Flip the board
acts-take-back = Take back
# $san (Text) - The move.
acts-take-back-question = Do both agree to take back { $san }? Both clocks go back with it.
acts-agreed = Both agree
acts-draw = Draw
acts-who-offers = Who offers a draw?
# $name (Text) - Of the player.
acts-offers = { $name } offers a draw.
acts-accept = Accept
acts-decline = Decline
acts-resign = Resign
acts-who-resigns = Who resigns?
acts-restore = Play on from here
# $after (Text) - The move before: After e4.
acts-restore-question = { $after }: which times does the game go on with? Filled in are the clocks as they stood then (6.13).
acts-clock-only = Clock only
acts-sound = Sound
acts-more = More

## Claims of a draw

claims-claim = Claim draw
claims-question = What is claimed?
claims-fifty = 50 moves
# $san (Text) - The move that the player is about to make.
claims-fifty-with = 50 moves with { $san }
claims-threefold = Threefold repetition
# $san (Text) - The move that the player is about to make.
claims-threefold-with = Threefold repetition with { $san }
# $n (Number) - At least 50.
claims-fifty-shown = { $n } moves by each player without a capture or a pawn move.
claims-repeated-after = The same position after:
# $n (Number) - Moves by each player.
claims-nothing = No draw to claim: no threefold repetition; { $n } of 50 moves without a capture or a pawn move.
# A claim that is judged (6.14).
# $given (Text) - The time that the opponent gets for a wrong one: 2:00.
claims-first = What is claimed? A wrong claim gives the opponent { $given } more.
claims-with = With this move (leave empty to claim the position on the board)
# $event (Text) - Its consequence.
claims-was-wrong = The claim was wrong, the game goes on. { $event }.

## Setting up

setup-fen = Position (FEN)
setup-castles-as-chess960 = Castling here is as in Chess960.
setup-over-there = In this position the game is already over.
setup-standard = Starting position
setup-chess960 = Random Chess960
setup-clear = Clear the board
setup-pieces = Pieces
# In place of a piece: a square is cleared.
setup-nothing = Take away
setup-pressing = The clock is pressed
setup-by-move = by the move
setup-by-hand = by hand, as at the table (6.7)
setup-claiming = Claims of repetition and of fifty moves
setup-claims-shown = the board shows what can be claimed
setup-claims-judged = claimed first, then judged: a wrong claim gives the opponent time (6.14, 9.5)

## Whether a side could still checkmate (6.9)

# $at (Number)
# $all (Number)
winning-witness-at = How it could still happen: { $at } of { $all ->
    [one] 1 half-move
   *[other] { $all } half-moves
}
# $side (Color)
winning-looking = Could { names-color } still checkmate? Looking …
winning-show-how = Show how
winning-ask-again = Try again
winning-no-solver = The solver could not be loaded. The players decide.
# $side (Color)
winning-has-mated = { names-color } has checkmated.
# $side (Color)
# $shortest (Bool) - Whether no quicker mate is possible.
# $n (Number)
winning-can-mate = { names-color } could still checkmate: { $shortest ->
    [true] the quickest mate takes
   *[false] the quickest mate found takes
} { $n ->
    [one] 1 half-move
   *[other] { $n } half-moves
}.
# $side (Color)
winning-mated = { names-color } is checkmated.
# $side (Color)
winning-stalemate = { names-color } cannot checkmate: it is stalemate.
# $side (Color)
winning-bare-king = { names-color } cannot checkmate: it has only the king.
# $side (Color)
winning-material = { names-color } cannot checkmate with these pieces, wherever they stand.
# $side (Color)
# $positions (Number)
# $locked (Bool)
winning-exhausted = { names-color } cannot checkmate: { $positions ->
    [one] the only position that can still arise is no mate
   *[other] of all { $positions } positions that can still arise, none is a mate
}{ $locked ->
    [true] , because the pawns are locked for good
   *[false] {""}
}.
# $side (Color)
winning-proved = { names-color } cannot checkmate by any series of legal moves: the solver has a proof.
# $side (Color)
# $why (Open)
winning-undecided = It is not decided whether { names-color } could still checkmate: { $why ->
    [too-long] the search took too long
    [unresolved] the search reached its limits
    [castling] it may depend on castling as in Chess960
    [too-many-pieces] a side has more than 16 pieces
   *[disputed] the answer did not hold when it was checked
}. The players or the arbiter decide.

## Dead positions (5.2.2)

# $locked (Bool) - Whether the reason is that the pawns are locked.
dead-position = Dead position: neither side can checkmate any more{ $locked ->
    [true] , because the pawns are locked
   *[false] {""}
}. That ends the game at once (5.2.2).
dead-maybe = Perhaps neither side can checkmate any more: this could not be decided in time (5.2.2). Agree to a draw?
dead-play-on = Play on

## Why a typed text is not a move

wrong-empty = Type a move, such as Nf3 or g1f3.
# $at (Number) - The place of a character.
wrong-not-a-move = Not a move from character { $at } on. Try Nf3 or g1f3.
wrong-null-move = A player cannot pass.
# $squares (Text) - From which the pieces come.
wrong-ambiguous = Several pieces can do that: from { $squares }.
# Between those squares.
wrong-or = {" "}or{" "}
# $square (Text) - To which the pawn goes.
wrong-needs-promotion = Say what the pawn becomes, as in { $square }=Q.

## Why a move is not legal

# $role (Role)
illegal-no-such-piece = { $role ->
    [pawn] No pawn can do that.
    [knight] No knight can do that.
    [bishop] No bishop can do that.
    [rook] No rook can do that.
    [queen] No queen can do that.
   *[king] No king can do that.
}
# $square (Text)
illegal-empty-square = There is no piece on { $square }.
# $square (Text)
illegal-opponents-piece = The piece on { $square } is the opponent’s.
# $square (Text)
illegal-own-piece = Your own piece is on { $square }.
# $square (Text)
illegal-cannot-reach = That piece cannot go to { $square }.
# $square (Text)
illegal-blocked = Something is in the way to { $square }.
# $square (Text)
illegal-nothing-to-capture = There is nothing to capture on { $square }.
illegal-king-in-check = That would leave your king in check.
illegal-promotion = That promotion is not possible.
illegal-castling-lost = King or rook has moved: no castling on that side.
illegal-castling-blocked = Something is in the way of castling.
illegal-castling-in-check = No castling out of check.
illegal-castling-through-check = No castling through an attacked square.

## Why a text is not a position

# The place of a mistake, and the mistake.
# $at (Number) - The place of a character.
# $field (FenField)
# $fault (Text)
fen-fault = Character { $at }, { $field ->
    [board] pieces
    [turn] side to move
    [castling] castling
    [en-passant] en passant
    [halfmoves] halfmoves
    [move] move number
   *[rest] end
}: { $fault }.
fen-too-long = the text is too long for a position
fen-missing = it is missing
# $character (Text)
fen-character = “{ $character }” means nothing here
# $rank (Number)
fen-rank-too-long = rank { $rank } has more than 8 squares
# $rank (Number)
# $has (Number)
fen-rank-too-short = rank { $rank } has only { $has ->
    [one] 1 square
   *[other] { $has } squares
}
# $has (Number)
fen-too-few-ranks = { $has ->
    [one] there is only 1 rank
   *[other] there are only { $has } ranks
}
fen-no-ranks = these are not ranks of pieces, like rnbqkbnr/pppppppp/8
fen-too-many-ranks = there are more than 8 ranks
fen-numbers-together = two numbers side by side: write their sum
fen-capital-turn = the side to move is a small w or b
# $least (Number)
# $most (Number)
fen-out-of-range = it should be a number from { $least } to { $most }
fen-not-a-number = it is not a whole number
fen-extra = there is more than a position has
fen-empty-board = there is no piece
# $side (Color)
fen-no-king = { names-color } has no king
# $side (Color)
fen-kings = { names-color } has more than one king
fen-pawn-on-back-rank = a pawn is on the first or last rank
fen-castling = king and rook are not where that castling needs them
fen-en-passant = no pawn can just have passed that square
fen-opponent-in-check = the side not to move is in check
fen-impossible-check = no move can have given these checks
fen-too-much-material = there are more pieces than promotions explain
