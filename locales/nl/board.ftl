## De namen van kanten en stukken

names-color = { $side ->
    [white] Wit
   *[black] Zwart
}
names-role = { $role ->
    [pawn] pion
    [knight] paard
    [bishop] loper
    [rook] toren
    [queen] dame
   *[king] koning
}
names-piece = { $role ->
    [knight] { $side ->
        [white] wit
       *[black] zwart
    }
   *[other] { $side ->
        [white] witte
       *[black] zwarte
    }
} { names-role }

## Lijsten om voor te lezen

list-comma = ,{" "}
list-semicolon = ;{" "}

## Het bord

grid-label = Schaakbord
grid-promote = Promoveren tot

## Een veld: de naam, het stuk en de toestand

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , schaak
   *[false] {""}
}{ $chosen ->
    [true] , gekozen
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , kan worden geslagen
       *[false] , bereikbaar
    }
   *[false] {""}
}

## De stelling

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] pionnen
        [knight] paarden
        [bishop] lopers
        [rook] torens
        [queen] dames
       *[king] koningen
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { names-color } aan zet{ $check ->
    [true] , schaak
   *[false] {""}
}

## Een uitgesproken zet

moved-castles = { names-color }: { $castling ->
    [kingside] korte rokade
   *[queenside] lange rokade
}
moved-goes = { names-color }: { names-role } { $from } naar { $to }
moved-captures = { names-color }: { names-role } { $from } slaat { $taken } op { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
moved-taken = { names-role }
moved-becomes = , wordt { names-role }
moved-attack = { $attack ->
    [check] , schaak
    [mate] , mat
   *[none] {""}
}

## De antwoorden op toetsen op het bord

answer-no-move = Nog geen zet
answer-no-piece = Hier staat geen stuk
answer-last = Laatste zet: { $from } naar { $to }
answer-last-of = Laatste zet: { names-piece } { $from } naar { $to }
answer-goals = { $n ->
    [0] { $piece } heeft geen zet
   *[other] { $piece } kan naar { $squares }
}
answer-attackers = { $n ->
    [0] { $square } wordt niet aangevallen
   *[other] { $square } wordt aangevallen door { $pieces }
}
answer-attacker = { names-piece } { $square }
