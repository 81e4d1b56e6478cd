## Les noms des camps et des pièces

names-color = { $side ->
    [white] Blancs
   *[black] Noirs
}
names-role = { $role ->
    [pawn] pion
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
   *[king] roi
}
names-piece = { names-role } { $role ->
    [rook] { $side ->
        [white] blanche
       *[black] noire
    }
    [queen] { $side ->
        [white] blanche
       *[black] noire
    }
   *[other] { $side ->
        [white] blanc
       *[black] noir
    }
}

## Listes à lire à voix haute

list-comma = ,{" "}
list-semicolon = {"\u202F"};{" "}

## L'échiquier

grid-label = Échiquier
grid-promote = Promotion en

## Une case : son nom, la pièce et l'état

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , en échec
   *[false] {""}
}{ $chosen ->
    [true] , pièce choisie
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , prise possible
       *[false] , case possible
    }
   *[false] {""}
}

## La position

position-kind = { $n ->
    [one] { names-role }
   *[other] { names-role }s
} { $squares }
position-side = { names-color }{"\u00A0"}: { $kinds }
position-to-move = Trait aux { names-color }{ $check ->
    [true] , en échec
   *[false] {""}
}

## Un coup, comme on le dit

moved-castles = { names-color }{"\u00A0"}: { $castling ->
    [kingside] petit roque
   *[queenside] grand roque
}
moved-goes = { names-color }{"\u00A0"}: { names-role } { $from } en { $to }
moved-captures = { names-color }{"\u00A0"}: { names-role } { $from } prend { $taken } en { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
}
moved-becomes = , promotion en { names-role }
moved-attack = { $attack ->
    [check] , échec
    [mate] , mat
   *[none] {""}
}

## Les réponses aux touches

answer-no-move = Pas encore de coup
answer-no-piece = Pas de pièce ici
answer-last = Dernier coup{"\u00A0"}: { $from } en { $to }
answer-last-of = Dernier coup{"\u00A0"}: { names-piece } { $from } en { $to }
answer-goals = { $n ->
    [0] { $piece }{"\u00A0"}: aucun coup
   *[other] { $piece }{"\u00A0"}: peut aller en { $squares }
}
answer-attackers = { $n ->
    [0] { $square }{"\u00A0"}: pas d’attaquant
   *[other] { $square }, attaquants{"\u00A0"}: { $pieces }
}
answer-attacker = { names-piece } { $square }
