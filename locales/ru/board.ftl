## Стороны и фигуры

names-color = { $side ->
    [white] Белые
   *[black] Чёрные
}
names-role = { $role ->
    [pawn] пешка
    [knight] конь
    [bishop] слон
    [rook] ладья
    [queen] ферзь
   *[king] король
}
names-piece = { $role ->
    [pawn] { $side ->
        [white] белая
       *[black] чёрная
    }
    [rook] { $side ->
        [white] белая
       *[black] чёрная
    }
   *[other] { $side ->
        [white] белый
       *[black] чёрный
    }
} { names-role }

## Перечисления

list-comma = ,{" "}
list-semicolon = ;{" "}

## Доска

grid-label = Шахматная доска
grid-promote = Превратить в

## Поле

square-says = { $square }{ $occupied ->
    [true] , { $piece }
   *[false] {""}
}{ $check ->
    [true] , под шахом
   *[false] {""}
}{ $chosen ->
    [true] , выбрано
   *[false] {""}
}{ $goal ->
    [true] { $occupied ->
        [true] , можно взять
       *[false] , можно пойти сюда
    }
   *[false] {""}
}

## Позиция

position-kind = { $n ->
    [1] { names-role }
   *[other] { $role ->
        [pawn] пешки
        [knight] кони
        [bishop] слоны
        [rook] ладьи
        [queen] ферзи
       *[king] короли
    }
} { $squares }
position-side = { names-color }: { $kinds }
position-to-move = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}{ $check ->
    [true] , шах
   *[false] {""}
}

## Ход вслух

moved-castles = { names-color }: { $castling ->
    [kingside] короткая рокировка
   *[queenside] длинная рокировка
}
moved-goes = { names-color }: { names-role } { $from } на { $to }
moved-captures = { names-color }: { names-role } { $from } берёт { $taken } на { $to }{ $en-passant ->
    [true] {" "}на проходе
   *[false] {""}
}
moved-taken = { $role ->
    [pawn] пешку
    [knight] коня
    [bishop] слона
    [rook] ладью
    [queen] ферзя
   *[king] короля
}
moved-becomes = , превращается в { $role ->
    [pawn] пешку
    [knight] коня
    [bishop] слона
    [rook] ладью
    [queen] ферзя
   *[king] короля
}
moved-attack = { $attack ->
    [check] , шах
    [mate] , мат
   *[none] {""}
}

## Ответы на клавиши

answer-no-move = Хода ещё нет
answer-no-piece = Здесь нет фигуры
answer-last = Последний ход: { $from } на { $to }
answer-last-of = Последний ход: { names-piece } { $from } на { $to }
answer-goals = { $n ->
    [0] { $piece }: ходов нет
   *[other] { $piece } может пойти на { $squares }
}
answer-attackers = { $n ->
    [0] { $square }: не атаковано
   *[other] { $square }, атакуют: { $pieces }
}
answer-attacker = { names-piece } { $square }
