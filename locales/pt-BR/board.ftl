## Os nomes dos lados e das peças

names-color = { $side ->
    [white] Brancas
   *[black] Pretas
}
names-role = { $role ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
names-piece = { names-role } { $role ->
    [queen] { $side ->
        [white] branca
       *[black] preta
    }
    [rook] { $side ->
        [white] branca
       *[black] preta
    }
   *[other] { $side ->
        [white] branco
       *[black] preto
    }
}

## Listas para ler em voz alta

list-comma = ,{" "}
list-semicolon = ;{" "}

## O tabuleiro

grid-label = Tabuleiro de xadrez
grid-promote = Promover a

## Uma casa: seu nome, a peça e seu estado

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , em xeque
   *[false] {""}
}{ $chosen ->
    [true] , peça escolhida
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , captura possível
       *[false] , lance possível
    }
   *[false] {""}
}

## A posição

position-kind = { $n ->
    [one] { names-role }
   *[other] { $role ->
        [pawn] peões
        [knight] cavalos
        [bishop] bispos
        [rook] torres
        [queen] damas
       *[king] reis
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { names-color } jogam{ $check ->
    [true] , em xeque
   *[false] {""}
}

## Um lance, como se diz

moved-castles = { names-color }: { $castling ->
    [kingside] roque pequeno
   *[queenside] roque grande
}
moved-goes = { names-color }: { names-role } { $from } para { $to }
moved-captures = { names-color }: { names-role } { $from } captura { $taken } em { $to }{ $en-passant ->
    [true] {" "}en passant
   *[false] {""}
}
moved-taken = { names-role }
moved-becomes = , promove a { names-role }
moved-attack = { $attack ->
    [check] , xeque
    [mate] , xeque-mate
   *[none] {""}
}

## As respostas às teclas do tabuleiro

answer-no-move = Ainda sem lances
answer-no-piece = Nenhuma peça aqui
answer-last = Último lance: { $from } para { $to }
answer-last-of = Último lance: { names-piece } { $from } para { $to }
answer-goals = { $n ->
    [0] { $piece } não tem lance
   *[other] { $piece } pode ir para { $squares }
}
answer-attackers = { $n ->
    [0] { $square } não está sob ataque
   *[other] { $square } está sob ataque de { $pieces }
}
answer-attacker = { names-piece } { $square }
