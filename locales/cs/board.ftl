## Názvy stran a kamenů

names-color = { $side ->
    [white] Bílý
   *[black] Černý
}
names-role = { $role ->
    [pawn] pěšec
    [knight] jezdec
    [bishop] střelec
    [rook] věž
    [queen] dáma
   *[king] král
}
names-piece = { $role ->
    [rook] { $side ->
        [white] bílá
       *[black] černá
    }
    [queen] { $side ->
        [white] bílá
       *[black] černá
    }
   *[other] { $side ->
        [white] bílý
       *[black] černý
    }
} { names-role }

## Seznamy k předčítání

list-comma = ,{" "}
list-semicolon = ;{" "}

## Šachovnice

grid-label = Šachovnice
grid-promote = Proměnit v

## Pole: název, kámen a stav

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , šach
   *[false] {""}
}{ $chosen ->
    [true] , vybráno
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , lze brát
       *[false] , lze táhnout
    }
   *[false] {""}
}

## Pozice

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] pěšci
        [knight] jezdci
        [bishop] střelci
        [rook] věže
        [queen] dámy
       *[king] králové
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { names-color } na tahu{ $check ->
    [true] , šach
   *[false] {""}
}

## Tah slovy

moved-castles = { names-color }: { $castling ->
    [kingside] malá rošáda
   *[queenside] velká rošáda
}
moved-goes = { names-color }: { names-role } { $from } na { $to }
moved-captures = { names-color }: { names-role } { $from } bere { $taken } na { $to }{ $en-passant ->
    [true] {" "}mimochodem
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] pěšce
    [knight] jezdce
    [bishop] střelce
    [rook] věž
    [queen] dámu
   *[king] krále
}
moved-becomes = , promění se v { $role ->
    [pawn] pěšce
    [knight] jezdce
    [bishop] střelce
    [rook] věž
    [queen] dámu
   *[king] krále
}
moved-attack = { $attack ->
    [check] , šach
    [mate] , mat
   *[none] {""}
}

## Odpovědi na klávesy

answer-no-move = Zatím žádný tah
answer-no-piece = Zde není žádný kámen
answer-last = Poslední tah: { $from } na { $to }
answer-last-of = Poslední tah: { names-piece } { $from } na { $to }
answer-goals = { $n ->
    [0] { $piece } nemá tah
   *[other] { $piece } může na { $squares }
}
answer-attackers = { $n ->
    [0] { $square } není napadeno
   *[other] { $square }, napadají: { $pieces }
}
answer-attacker = { names-piece } { $square }
