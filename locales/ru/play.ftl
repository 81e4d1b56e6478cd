## Стороны

names-color = { $side ->
    [white] Белые
   *[black] Чёрные
}

## Чей ход

turn-ready = { $side ->
    [white] Белые начинают ходом, или чёрные запускают часы белых.
   *[black] Чёрные начинают ходом, или белые запускают часы чёрных.
}
turn-to-move = { $number }-й ход { $side ->
    [white] белых
   *[black] чёрных
}{ $check ->
    [true] , шах
   *[false] {""}
}
turn-press-now = { names-color }: нажмите, чтобы завершить ход

## На слух

spoken-press-to-complete = Нажмите на часы, чтобы завершить его.
spoken-first-flag = { $side ->
    [white] Упал первый флаг белых. У белых резервное время, чтобы удержать ничью. Чёрные могут потребовать ничью.
   *[black] Упал первый флаг чёрных. У чёрных резервное время, чтобы удержать ничью. Белые могут потребовать ничью.
}
spoken-position = Позиция текстом
spoken-clock = { names-color }: { $time }.

## Ходы

moves-title = Ходы
moves-none = Ходов ещё нет
moves-walk = Просмотр ходов
moves-play = Показать ходы
moves-stop = Остановить
moves-first = Начальная позиция
moves-last = Конец варианта
moves-before-first = начальная позиция
moves-after = После { $san }
moves-write = Введите ход
moves-enter = Ход

## Действия

acts-control = Контроль времени
acts-position = Расстановка и правила
acts-facing = Доска повёрнута к
acts-facing-name = { $facing ->
    [one-side] одному игроку
    [both-sides] обоим игрокам
   *[side-to-move] тому, чей ход
}
acts-flip = Перевер{"\u00AD"}нуть доску
acts-take-back = Взять назад
acts-take-back-question = Оба согласны взять назад { $san }? Часы обоих тоже вернутся назад.
acts-agreed = Да, оба
acts-draw = Ничья
acts-who-offers = Кто предлагает ничью?
acts-offers = { $name } предлагает ничью.
acts-accept = Принять
acts-decline = Отклонить
acts-resign = Сдаться
acts-who-resigns = Кто сдаётся?
acts-restore = Играть дальше отсюда
acts-restore-question = { $after }: с каким временем продолжить партию? Подставлены тогдашние показания часов (6.13).
acts-clock-only = Только часы
acts-sound = Звук
acts-more = Ещё

## Требования ничьей

claims-claim = Требовать ничью
claims-question = На каком основании?
claims-fifty = 50 ходов
claims-fifty-with = 50 ходов после { $san }
claims-threefold = Троекратное повторение
claims-threefold-with = Троекратное повторение после { $san }
claims-fifty-shown = Ходов каждой стороны без взятия и без хода пешкой: { $n }.
claims-repeated-after = Та же позиция после:
claims-nothing = Требовать ничью нет оснований: нет троекратного повторения; ходов без взятия и без хода пешкой { $n } из 50.
claims-first = На каком основании? За неверное требование соперник получит ещё { $given }.
claims-with = После этого хода (оставьте пустым для позиции на доске)
claims-was-wrong = Требование неверно, партия продолжается. { $event }.

## Расстановка

setup-fen = Позиция (FEN)
setup-castles-as-chess960 = Рокировка здесь как в Chess960.
setup-over-there = В этой позиции партия уже окончена.
setup-standard = Начальная позиция
setup-chess960 = Случайная Chess960
setup-clear = Очистить доску
setup-pieces = Фигуры
setup-nothing = Убрать
setup-turn = Чей ход
setup-pressing = Часы переключает
setup-by-move = сам ход
setup-by-hand = игрок (6.7)
setup-claiming = Требования при повторении и 50 ходах
setup-claims-shown = показывает доска
setup-claims-judged = требование, затем проверка (9.5)

## Может ли сторона ещё поставить мат (6.9)

winning-witness-at = Как это ещё возможно: полуход { $at } из { $all }
winning-looking = Могут ли { $side ->
    [white] белые
   *[black] чёрные
} ещё поставить мат? Проверка…
winning-show-how = Показать как
winning-ask-again = Попробовать ещё раз
winning-no-solver = Не удалось загрузить проверку. Решают игроки.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } поставили мат.
       *[other] { names-color } ещё могут поставить мат: { $shortest ->
            [true] самый быстрый мат
           *[false] самый быстрый из найденных матов
        } { $n ->
            [one] за { $n } полуход
            [few] за { $n } полухода
           *[other] за { $n } полуходов
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } сами получили мат.
        [stalemate] { names-color } не могут поставить мат: на доске пат.
        [bare-king] { names-color } не могут поставить мат: у них один король.
        [material] { names-color } не могут поставить мат этими фигурами, где бы они ни стояли.
        [exhausted] { names-color } не могут поставить мат: { $positions ->
            [1] единственная ещё возможная позиция{"\u00A0"}— не мат
           *[other] среди всех ещё возможных позиций ({ $positions }) мата нет
        }{ $locked ->
            [true] , потому что пешки заблокированы навсегда
           *[false] {""}
        }.
       *[proved] { names-color } не могут поставить мат никакой серией возможных ходов: это доказано.
    }
   *[undetermined] Неясно, могут ли { $side ->
        [white] белые
       *[black] чёрные
    } ещё поставить мат: { $open ->
        [too-long] поиск длился слишком долго
        [unresolved] поиск исчерпал свои возможности
        [castling] это может зависеть от рокировки, как в Chess960
        [too-many-pieces] у одной стороны больше 16 фигур
       *[disputed] ответ не подтвердился при проверке
    }. Решают игроки или арбитр.
}

## Мёртвые позиции (5.2.2)

dead-position = Мёртвая позиция: ни одна сторона уже не может поставить мат{ $locked ->
    [true] , потому что пешки заблокированы
   *[false] {""}
}. Партия сразу заканчивается (5.2.2).
dead-maybe = Возможно, ни одна сторона уже не может поставить мат: вовремя установить это не удалось (5.2.2). Согласиться на ничью?
dead-play-on = Играть дальше

## Почему введённое{"\u00A0"}— не ход

wrong-typed = { $problem ->
    [empty] Введите ход, например exd5 или g1f3.
    [not-a-move] «{ $text }»{"\u00A0"}— не ход. Попробуйте exd5 или g1f3.
    [null-move] Пропустить ход нельзя.
    [ambiguous] Так могут пойти несколько фигур: с { $squares }.
    [needs-promotion] Укажите, во что превращается пешка, например { $to }=Ф.
   *[illegal] { illegal-why }
}
wrong-or = {" "}или{" "}

## Почему ход невозможен

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Ни одна пешка так не может.
        [knight] Ни один конь так не может.
        [bishop] Ни один слон так не может.
        [rook] Ни одна ладья так не может.
        [queen] Ни один ферзь так не может.
       *[king] Ни один король так не может.
    }
    [empty-square] На { $square } нет фигуры.
    [opponents-piece] Фигура на { $square }{"\u00A0"}— соперника.
    [own-piece] На { $square } стоит своя фигура.
    [cannot-reach] Эта фигура не может пойти на { $square }.
    [blocked] На пути к { $square } что-то стоит.
    [nothing-to-capture] На { $square } нечего брать.
    [king-in-check] Свой король оказался бы под шахом.
    [promotion] Такое превращение невозможно.
    [castling-lost] Король или ладья уже ходили: рокировки в эту сторону нет.
    [castling-blocked] Рокировке что-то мешает.
    [castling-in-check] Рокировать из-под шаха нельзя.
   *[castling-through-check] Рокировать через битое поле нельзя.
}

## Почему текст{"\u00A0"}— не позиция

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Знак { $at }, { $field ->
        [board] фигуры
        [turn] чей ход
        [castling] рокировка
        [en-passant] взятие на проходе
        [halfmoves] полуходы
        [move] номер хода
       *[rest] конец
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] текст слишком длинный для позиции
    [missing] этого не хватает
    [character] «{ $character }» здесь ничего не значит
    [rank-too-long] на горизонтали { $rank } больше 8 полей
    [rank-too-short] на горизонтали { $rank } только { $squares ->
        [one] { $squares } поле
        [few] { $squares } поля
       *[other] { $squares } полей
    }
    [too-few-ranks] есть только { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
       *[other] { $ranks } горизонталей
    }
    [no-ranks] это не горизонтали с фигурами, как rnbqkbnr/pppppppp/8
    [too-many-ranks] горизонталей больше 8
    [numbers-together] два числа рядом: напишите их сумму
    [capital-turn] чей ход, пишется строчной w или b
    [out-of-range] здесь должно быть число от { $least } до { $most }
    [not-a-number] это не целое число
    [extra] здесь больше, чем бывает в позиции
    [empty-board] нет ни одной фигуры
    [no-king] { $side ->
        [white] у белых нет короля
       *[black] у чёрных нет короля
    }
    [kings] { $side ->
        [white] у белых больше одного короля
       *[black] у чёрных больше одного короля
    }
    [pawn-on-back-rank] на первой или последней горизонтали стоит пешка
    [castling] король и ладья стоят не так, как нужно для этой рокировки
    [en-passant] через это поле только что не могла пройти ни одна пешка
    [opponent-in-check] { $side ->
        [white] Ход чёрных, а белые под шахом
       *[black] Ход белых, а чёрные под шахом
    }
    [impossible-check] такие шахи не мог дать ни один ход
   *[too-much-material] фигур больше, чем могло появиться от превращений
}
