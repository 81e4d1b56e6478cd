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
setup-turn = To move
setup-pressing = The clock is pressed
setup-by-move = by the move
setup-by-hand = by hand (6.7)
setup-claiming = Claims of repetition and of fifty moves
setup-claims-shown = shown by the board
setup-claims-judged = claimed, then judged (9.5)

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
# $verdict (&Winnability)
# $shortest (Bool) - Whether no quicker mate is possible.
# $n (Number) - The half-moves to the mate.
# $why (Unwinnable of $verdict.0)
# $positions (Number of $why)
# $locked (Bool of $why)
# $open (Open of $verdict.0)
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } has checkmated.
       *[other] { names-color } could still checkmate: { $shortest ->
            [true] the quickest mate takes
           *[false] the quickest mate found takes
        } { $n ->
            [one] 1 half-move
           *[other] { $n } half-moves
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } is checkmated.
        [stalemate] { names-color } cannot checkmate: it is stalemate.
        [bare-king] { names-color } cannot checkmate: it has only the king.
        [material] { names-color } cannot checkmate with these pieces, wherever they stand.
        [exhausted] { names-color } cannot checkmate: { $positions ->
            [one] the only position that can still arise is no mate
           *[other] of all { $positions } positions that can still arise, none is a mate
        }{ $locked ->
            [true] , because the pawns are locked for good
           *[false] {""}
        }.
       *[proved] { names-color } cannot checkmate by any series of legal moves: the solver has a proof.
    }
   *[undetermined] It is not decided whether { names-color } could still checkmate: { $open ->
        [too-long] the search took too long
        [unresolved] the search reached its limits
        [castling] it may depend on castling as in Chess960
        [too-many-pieces] a side has more than 16 pieces
       *[disputed] the answer did not hold when it was checked
    }. The players or the arbiter decide.
}

## Dead positions (5.2.2)

# $locked (Bool) - Whether the reason is that the pawns are locked.
dead-position = Dead position: neither side can checkmate any more{ $locked ->
    [true] , because the pawns are locked
   *[false] {""}
}. That ends the game at once (5.2.2).
dead-maybe = Perhaps neither side can checkmate any more: this could not be decided in time (5.2.2). Agree to a draw?
dead-play-on = Play on

## Why a typed text is not a move

# $problem (&MoveError)
# $text (Text) - The typed text, or its beginning.
# $squares (Text) - From which the pieces come.
# $to (Text of $problem) - To which the pawn goes.
# $why (WhyIllegal of $problem.0)
# $role (Role of $why.0)
# $square (Text of $why.0)
wrong-typed = { $problem ->
    [empty] Type a move, like Nf3 or g1f3.
    [not-a-move] “{ $text }” is not a move. Try Nf3 or g1f3.
    [null-move] A player cannot pass.
    [ambiguous] Several pieces can do that: from { $squares }.
    [needs-promotion] Say what the pawn becomes, like { $to }=Q.
   *[illegal] { illegal-why }
}
# Between those squares.
wrong-or = {" "}or{" "}

## Why a move is not legal

# $why (WhyIllegal)
# $role (Role of $why.0)
# $square (Text of $why.0)
illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] No pawn can do that.
        [knight] No knight can do that.
        [bishop] No bishop can do that.
        [rook] No rook can do that.
        [queen] No queen can do that.
       *[king] No king can do that.
    }
    [empty-square] There is no piece on { $square }.
    [opponents-piece] The piece on { $square } is the opponent’s.
    [own-piece] Your own piece is on { $square }.
    [cannot-reach] That piece cannot go to { $square }.
    [blocked] Something is in the way to { $square }.
    [nothing-to-capture] There is nothing to capture on { $square }.
    [king-in-check] That would leave your king in check.
    [promotion] That promotion is not possible.
    [castling-lost] King or rook has moved: no castling on that side.
    [castling-blocked] Something is in the way of castling.
    [castling-in-check] No castling out of check.
   *[castling-through-check] No castling through an attacked square.
}

## Why a text is not a position

# The place of a mistake, and the mistake; one is a whole sentence.
# $at (Number) - The place of a character.
# $field (FenField)
# $kind (FenProblemKind)
# $character (Text of $kind.0)
# $rank (Number of $kind.0)
# $ranks (Number of $kind.0)
# $squares (Number of $kind.1)
# $least (Number of $kind.0)
# $most (Number of $kind.1)
# $side (Color of $kind.0)
fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Character { $at }, { $field ->
        [board] pieces
        [turn] side to move
        [castling] castling
        [en-passant] en passant
        [halfmoves] halfmoves
        [move] move number
       *[rest] end
    }: { fen-kind }.
}
# A mistake after its place.
# $kind (FenProblemKind)
# $character (Text of $kind.0)
# $rank (Number of $kind.0)
# $ranks (Number of $kind.0)
# $squares (Number of $kind.1)
# $least (Number of $kind.0)
# $most (Number of $kind.1)
# $side (Color of $kind.0)
fen-kind = { $kind ->
    [too-long] the text is too long for a position
    [missing] it is missing
    [character] “{ $character }” means nothing here
    [rank-too-long] rank { $rank } has more than 8 squares
    [rank-too-short] rank { $rank } has only { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
    [too-few-ranks] { $ranks ->
        [one] there is only 1 rank
       *[other] there are only { $ranks } ranks
    }
    [no-ranks] these are not ranks of pieces, like rnbqkbnr/pppppppp/8
    [too-many-ranks] there are more than 8 ranks
    [numbers-together] two numbers side by side: write their sum
    [capital-turn] the side to move is a small w or b
    [out-of-range] it should be a number from { $least } to { $most }
    [not-a-number] it is not a whole number
    [extra] there is more than a position has
    [empty-board] there is no piece
    [no-king] { names-color } has no king
    [kings] { names-color } has more than one king
    [pawn-on-back-rank] a pawn is on the first or last rank
    [castling] king and rook are not where that castling needs them
    [en-passant] no pawn can just have passed that square
    [opponent-in-check] { $side ->
        [white] It is Black’s move, but White is in check
       *[black] It is White’s move, but Black is in check
    }
    [impossible-check] no move can have given these checks
   *[too-much-material] there are more pieces than promotions explain
}
