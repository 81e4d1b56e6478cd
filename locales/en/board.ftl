## The names of sides and pieces

# $side (Side)
names-color = { $side ->
    [white] White
   *[black] Black
}
# $role (Role)
names-role = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
# A piece of a side: “white pawn”.
# $side (Side)
# $role (Role)
names-piece = { $side ->
    [white] white
   *[black] black
} { names-role }

## Lists, to be read aloud

# Between squares, pieces, or what is said of a square.
list-comma = ,{" "}
# Between the kinds of pieces of a side.
list-semicolon = ;{" "}

## The board

grid-label = Chess board
grid-promote = Promote to

## A square: its name, the piece there, and its state

# $square (Text)
# $occupied (Bool)
# $piece (Text)
# $check (Bool) - A king in check stands there.
# $chosen (Bool) - The piece there is chosen.
# $goal (Bool) - The piece that is chosen can capture what stands here, or go to this empty square.
square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , in check
   *[false] {""}
}{ $chosen ->
    [true] , chosen
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , can capture
       *[false] , can move to
    }
   *[false] {""}
}

## The position

# All pieces of a kind.
# $n (Number)
# $role (Role)
# $squares (Text) - A list of them.
position-kind = { $n ->
    [one] { names-role }
   *[other] { names-role }s
} { $squares }
# All pieces of a side.
# $side (Side)
# $kinds (Text) - A list of kinds of pieces with their squares.
position-side = { names-color }: { $kinds }
# $side (Side)
# $check (Bool)
position-to-move = { names-color } to move{ $check ->
    [true] , in check
   *[false] {""}
}

## A move, as one says it

# $side (Side)
# $castling (Castling)
moved-castles = { names-color }: { $castling ->
    [kingside] castles king’s side
   *[queenside] castles queen’s side
}
# $side (Side)
# $role (Role)
# $from (Text)
# $to (Text)
moved-goes = { names-color }: { names-role } { $from } to { $to }
# $side (Side)
# $role (Role)
# $from (Text)
# $taken (Text) - The captured piece.
# $to (Text)
# $en-passant (Bool)
moved-captures = { names-color }: { names-role } { $from } takes { $taken } on { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
# A captured piece.
# $role (Role)
moved-taken = { names-role }
# After the move of a pawn.
# $role (Role)
moved-becomes = , becomes a { names-role }
# After a move that gives check or mate.
# $attack (Attack)
moved-attack = { $attack ->
    [check] , check
    [mate] , checkmate
   *[none] {""}
}

## The answers to keys on the board

answer-no-move = No move yet
answer-no-piece = No piece here
# $from (Text)
# $to (Text)
answer-last = Last move: { $from } to { $to }
# The same, where the board knows the piece.
# $side (Side)
# $role (Role)
# $from (Text)
# $to (Text)
answer-last-of = Last move: { names-piece } { $from } to { $to }
# $piece (Text) - A piece of a side.
# $n (Number)
# $squares (Text) - A list of so many.
answer-goals = { $n ->
    [0] { $piece } has no move
   *[other] { $piece } can move to { $squares }
}
# $square (Text)
# $n (Number)
# $pieces (Text) - A list of so many pieces with their squares.
answer-attackers = { $n ->
    [0] { $square } is not attacked
   *[other] { $square } is attacked by { $pieces }
}
# A piece in a list of attackers, with its square.
# $side (Side)
# $role (Role)
# $square (Text)
answer-attacker = { names-piece } { $square }
