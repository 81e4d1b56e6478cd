## Los nombres de los bandos y las piezas

names-color = { $side ->
    [white] Blancas
   *[black] Negras
}
names-role = { $role ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
names-piece = { names-role } { $role ->
    [rook] { $side ->
        [white] blanca
       *[black] negra
    }
    [queen] { $side ->
        [white] blanca
       *[black] negra
    }
   *[other] { $side ->
        [white] blanco
       *[black] negro
    }
}

## Listas, para leer en voz alta

list-comma = ,{" "}
list-semicolon = ;{" "}

## El tablero

grid-label = Tablero de ajedrez
grid-promote = Promocionar a

## Una casilla: su nombre, la pieza y su estado

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , en jaque
   *[false] {""}
}{ $chosen ->
    [true] , pieza elegida
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , se puede capturar
       *[false] , se puede ir aquí
    }
   *[false] {""}
}

## La posición

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] peones
        [knight] caballos
        [bishop] alfiles
        [rook] torres
        [queen] damas
       *[king] reyes
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}{ $check ->
    [true] , en jaque
   *[false] {""}
}

## Una jugada, como se dice

moved-castles = { names-color }: { $castling ->
    [kingside] enroque corto
   *[queenside] enroque largo
}
moved-goes = { names-color }: { names-role } { $from } a { $to }
moved-captures = { names-color }: { names-role } { $from } captura { $taken } en { $to }{ $en-passant ->
    [true] {" "}al paso
   *[false] {""}
}
moved-taken = { names-role }
moved-becomes = , se convierte en { names-role }
moved-attack = { $attack ->
    [check] , jaque
    [mate] , jaque mate
   *[none] {""}
}

## Las respuestas a las teclas

answer-no-move = Aún no hay jugadas
answer-no-piece = Aquí no hay ninguna pieza
answer-last = Última jugada: { $from } a { $to }
answer-last-of = Última jugada: { names-piece } { $from } a { $to }
answer-goals = { $n ->
    [0] { $piece } no tiene jugadas
   *[other] { $piece } puede ir a { $squares }
}
answer-attackers = { $n ->
    [0] { $square } no está atacada
   *[other] { $square } está atacada por { $pieces }
}
answer-attacker = { names-piece } { $square }
