## Nazwy stron i bierek

names-color = { $side ->
    [white] Białe
   *[black] Czarne
}
names-role = { $role ->
    [pawn] pion
    [knight] skoczek
    [bishop] goniec
    [rook] wieża
    [queen] hetman
   *[king] król
}
names-piece = { $role ->
    [rook] { $side ->
        [white] biała
       *[black] czarna
    }
   *[other] { $side ->
        [white] biały
       *[black] czarny
    }
} { names-role }

## Listy do odczytania

list-comma = ,{" "}
list-semicolon = ;{" "}

## Szachownica

grid-label = Szachownica
grid-promote = Promocja na

## Pole: nazwa, bierka i stan

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , szach
   *[false] {""}
}{ $chosen ->
    [true] , wybrane
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , możliwe bicie
       *[false] , możliwy ruch
    }
   *[false] {""}
}

## Pozycja

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] piony
        [knight] skoczki
        [bishop] gońce
        [rook] wieże
        [queen] hetmany
       *[king] króle
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { $side ->
    [white] Ruch białych
   *[black] Ruch czarnych
}{ $check ->
    [true] , szach
   *[false] {""}
}

## Posunięcie słowami

moved-castles = { names-color }: { $castling ->
    [kingside] krótka roszada
   *[queenside] długa roszada
}
moved-goes = { names-color }: { names-role } { $from } na { $to }
moved-captures = { names-color }: { names-role } { $from } bije { $taken } na { $to }{ $en-passant ->
    [true] {" "}w przelocie
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] piona
    [knight] skoczka
    [bishop] gońca
    [rook] wieżę
    [queen] hetmana
   *[king] króla
}
moved-becomes = , promocja na { $role ->
    [pawn] piona
    [knight] skoczka
    [bishop] gońca
    [rook] wieżę
    [queen] hetmana
   *[king] króla
}
moved-attack = { $attack ->
    [check] , szach
    [mate] , mat
   *[none] {""}
}

## Odpowiedzi na klawisze

answer-no-move = Nie ma jeszcze ruchu
answer-no-piece = Nie ma tu bierki
answer-last = Ostatni ruch: { $from } na { $to }
answer-last-of = Ostatni ruch: { names-piece } { $from } na { $to }
answer-goals = { $n ->
    [0] { $piece } nie ma ruchu
   *[other] { $piece } może pójść na { $squares }
}
answer-attackers = { $n ->
    [0] { $square } nie jest atakowane
   *[other] { $square }, atakujące bierki: { $pieces }
}
answer-attacker = { names-piece } { $square }
