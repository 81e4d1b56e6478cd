## I nomi dei colori e dei pezzi

names-color = { $side ->
    [white] Bianco
   *[black] Nero
}
names-role = { $role ->
    [pawn] Pedone
    [knight] Cavallo
    [bishop] Alfiere
    [rook] Torre
    [queen] Donna
   *[king] Re
}
names-piece = { names-role } { $role ->
    [queen] { $side ->
        [white] bianca
       *[black] nera
    }
    [rook] { $side ->
        [white] bianca
       *[black] nera
    }
   *[other] { $side ->
        [white] bianco
       *[black] nero
    }
}

## Elenchi, da leggere ad alta voce

list-comma = ,{" "}
list-semicolon = ;{" "}

## La scacchiera

grid-label = Scacchiera
grid-promote = Promuovi a

## Una casa: il suo nome, il pezzo che c’è e il suo stato

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , sotto scacco
   *[false] {""}
}{ $chosen ->
    [true] , pezzo scelto
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , si può catturare
       *[false] , casa d’arrivo
    }
   *[false] {""}
}

## La posizione

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] Pedoni
        [knight] Cavalli
        [bishop] Alfieri
        [rook] Torri
        [queen] Donne
       *[king] Re
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = Tocca al { names-color }{ $check ->
    [true] , sotto scacco
   *[false] {""}
}

## Una mossa, a voce

moved-castles = { names-color }: { $castling ->
    [kingside] arrocco corto
   *[queenside] arrocco lungo
}
moved-goes = { names-color }: { names-role } { $from } in { $to }
moved-captures = { names-color }: { names-role } { $from } cattura { $taken } in { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
moved-taken = { names-role }
moved-becomes = , promozione a { names-role }
moved-attack = { $attack ->
    [check] , scacco
    [mate] , scaccomatto
   *[none] {""}
}

## Le risposte ai tasti sulla scacchiera

answer-no-move = Nessuna mossa
answer-no-piece = Nessun pezzo qui
answer-last = Ultima mossa: { $from } in { $to }
answer-last-of = Ultima mossa: { names-piece } { $from } in { $to }
answer-goals = { $n ->
    [0] { $piece }: nessuna mossa
   *[other] { $piece }, può andare in { $squares }
}
answer-attackers = { $n ->
    [0] { $square } non è attaccata
   *[other] { $square }, attaccata da { $pieces }
}
answer-attacker = { names-piece } { $square }
