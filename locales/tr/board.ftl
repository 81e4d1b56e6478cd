## Tarafların ve taşların adları

names-color = { $side ->
    [white] Beyaz
   *[black] Siyah
}
names-role = { $role ->
    [pawn] piyon
    [knight] at
    [bishop] fil
    [rook] kale
    [queen] vezir
   *[king] şah
}
names-piece = { $side ->
    [white] beyaz
   *[black] siyah
} { names-role }

## Sesli okunacak listeler

list-comma = ,{" "}
list-semicolon = ;{" "}

## Tahta

grid-label = Satranç tahtası
grid-promote = Terfi

## Bir kare: adı, üzerindeki taş ve durumu

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , şah çekilmiş
   *[false] {""}
}{ $chosen ->
    [true] , seçili
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , alınabilir
       *[false] , gidilebilir
    }
   *[false] {""}
}

## Konum

position-kind = { $n ->
    [one] { names-role }
   *[other] { $n } { names-role }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { $side ->
    [white] sıra Beyazda
   *[black] sıra Siyahta
}{ $check ->
    [true] , şah çekilmiş
   *[false] {""}
}

## Söylendiği gibi bir hamle

moved-castles = { names-color }: { $castling ->
    [kingside] kısa rok
   *[queenside] uzun rok
}
moved-goes = { names-color }: { names-role } { $from }, { $to }
moved-captures = { names-color }: { names-role } { $from }, { $taken } alır, { $to }{ $en-passant ->
    [true] , geçerken alma
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] piyonu
    [knight] atı
    [bishop] fili
    [rook] kaleyi
    [queen] veziri
   *[king] şahı
}
moved-becomes = , { names-role } olur
moved-attack = { $attack ->
    [check] , şah
    [mate] , mat
   *[none] {""}
}

## Tahtadaki tuşlara yanıtlar

answer-no-move = Henüz hamle yok
answer-no-piece = Burada taş yok
answer-last = Son hamle: { $from }, { $to }
answer-last-of = Son hamle: { names-piece } { $from }, { $to }
answer-goals = { $n ->
    [0] { $piece }: hamlesi yok
   *[other] { $piece } gidebilir: { $squares }
}
answer-attackers = { $n ->
    [0] { $square }: saldıran yok
   *[other] { $square }, saldıranlar: { $pieces }
}
answer-attacker = { names-piece } { $square }
