## Die Namen der Seiten und Figuren

names-color = { $side ->
    [white] Weiß
   *[black] Schwarz
}
names-role = { $role ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}
names-piece = { $role ->
    [queen] { $side ->
        [white] weiße
       *[black] schwarze
    }
   *[other] { $side ->
        [white] weißer
       *[black] schwarzer
    }
} { names-role }

## Listen zum Vorlesen

list-comma = ,{" "}
list-semicolon = ;{" "}

## Das Brett

grid-label = Schachbrett
grid-promote = Umwandeln in

## Ein Feld: sein Name, die Figur und ihr Zustand

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , im Schach
   *[false] {""}
}{ $chosen ->
    [true] , gewählt
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , kann geschlagen werden
       *[false] , Zielfeld
    }
   *[false] {""}
}

## Die Stellung

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] Bauern
        [rook] Türme
        [queen] Damen
        [king] Könige
       *[other] { names-role }
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { names-color } am Zug{ $check ->
    [true] , im Schach
   *[false] {""}
}

## Ein gesprochener Zug

moved-castles = { names-color }: { $castling ->
    [kingside] kurze Rochade
   *[queenside] lange Rochade
}
moved-goes = { names-color }: { names-role } { $from } nach { $to }
moved-captures = { names-color }: { names-role } { $from } schlägt { $taken } auf { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] Bauern
   *[other] { names-role }
}
moved-becomes = , wird { $role ->
    [queen] zur
   *[other] zum
} { names-role }
moved-attack = { $attack ->
    [check] , Schach
    [mate] , matt
   *[none] {""}
}

## Antworten auf Tasten

answer-no-move = Noch kein Zug
answer-no-piece = Keine Figur hier
answer-last = Letzter Zug: { $from } nach { $to }
answer-last-of = Letzter Zug: { names-piece } { $from } nach { $to }
answer-goals = { $n ->
    [0] { $piece } hat keinen Zug
   *[other] { $piece } kann ziehen nach { $squares }
}
answer-attackers = { $n ->
    [0] { $square } ist nicht angegriffen
   *[other] { $square }, Angreifer: { $pieces }
}
answer-attacker = { names-piece } { $square }
