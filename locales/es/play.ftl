## Los nombres de los bandos

names-color = { $side ->
    [white] Blancas
   *[black] Negras
}

## A quién le toca

turn-ready = { $side ->
    [white] Las blancas empiezan con una jugada, o las negras inician el reloj de las blancas.
   *[black] Las negras empiezan con una jugada, o las blancas inician el reloj de las negras.
}
turn-to-move = Jugada { $number }, { $side ->
    [white] juegan las blancas
   *[black] juegan las negras
}{ $check ->
    [true] , en jaque
   *[false] {""}
}
turn-press-now = { names-color }: pulsa para completar la jugada

## Para el oído

spoken-press-to-complete = Pulsa el reloj para completarla.
spoken-first-flag = { $side ->
    [white] Cayó la primera bandera de las blancas. Las blancas tienen tiempo extra para mantener las tablas. Las negras pueden reclamar tablas.
   *[black] Cayó la primera bandera de las negras. Las negras tienen tiempo extra para mantener las tablas. Las blancas pueden reclamar tablas.
}
spoken-position = Posición como texto
spoken-clock = { names-color }: { $time }.

## Las jugadas

moves-title = Jugadas
moves-none = Aún no hay jugadas
moves-walk = Recorrer las jugadas
moves-play = Reproducir jugadas
moves-stop = Detener
moves-first = Posición inicial
moves-last = Final de la línea
moves-before-first = posición inicial
moves-after = Tras { $san }
moves-write = Escribe una jugada
moves-enter = Jugar

## Las acciones

acts-control = Control de tiempo
acts-position = Posición y reglas
acts-facing = El tablero mira
acts-facing-name = { $facing ->
    [one-side] a un jugador
    [both-sides] a los dos jugadores
   *[side-to-move] a quien juega
}
acts-flip = Girar el tablero
acts-take-back = Retirar jugada
acts-take-back-question = ¿Aceptan ambos retirar { $san }? Los dos relojes retroceden con ella.
acts-agreed = Ambos aceptan
acts-draw = Tablas
acts-who-offers = ¿Quién ofrece tablas?
acts-offers = { $name }: oferta de tablas.
acts-accept = Aceptar
acts-decline = Rechazar
acts-resign = Abandonar
acts-who-resigns = ¿Quién abandona?
acts-restore = Seguir desde aquí
acts-restore-question = { $after }: ¿con qué tiempos sigue la partida? Ya están puestos los que mostraban los relojes entonces (6.13).
acts-clock-only = Solo el reloj
acts-sound = Sonido
acts-more = Más

## Reclamaciones de tablas

claims-claim = Reclamar tablas
claims-question = ¿Qué se reclama?
claims-fifty = 50 jugadas
claims-fifty-with = 50 jugadas con { $san }
claims-threefold = Triple repetición
claims-threefold-with = Triple repetición con { $san }
claims-fifty-shown = { $n } jugadas de cada jugador sin captura ni jugada de peón.
claims-repeated-after = La misma posición tras:
claims-nothing = No hay tablas que reclamar: sin triple repetición; { $n } de 50 jugadas sin captura ni jugada de peón.
claims-first = ¿Qué se reclama? Una reclamación incorrecta da { $given } más al rival.
claims-with = Con esta jugada (déjalo vacío para reclamar la posición del tablero)
claims-was-wrong = La reclamación era incorrecta, la partida continúa. { $event }.

## Colocar la posición

setup-fen = Posición (FEN)
setup-castles-as-chess960 = Aquí se enroca como en Chess960.
setup-over-there = En esta posición la partida ya ha terminado.
setup-standard = Posición inicial
setup-chess960 = Chess960 al azar
setup-clear = Vaciar el tablero
setup-pieces = Piezas
setup-nothing = Quitar
setup-turn = Turno
setup-pressing = El reloj se pulsa
setup-by-move = con la jugada
setup-by-hand = a mano (6.7)
setup-claiming = Reclamaciones por repetición y por 50 jugadas
setup-claims-shown = las señala el tablero
setup-claims-judged = se reclaman y luego se comprueban (9.5)

## Si un bando aún podría dar mate (6.9)

winning-witness-at = Así podría ocurrir: { $at } de { $all ->
    [one] 1 media jugada
   *[other] { $all } medias jugadas
}
winning-looking = { $side ->
    [white] ¿Podrían aún dar mate las blancas? Buscando…
   *[black] ¿Podrían aún dar mate las negras? Buscando…
}
winning-show-how = Mostrar cómo
winning-ask-again = Reintentar
winning-no-solver = No se pudo cargar el programa que lo comprueba. Deciden los jugadores.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { $side ->
            [white] Las blancas han dado mate.
           *[black] Las negras han dado mate.
        }
       *[other] { $side ->
            [white] Las blancas
           *[black] Las negras
        } aún podrían dar mate: { $shortest ->
            [true] el mate más rápido requiere
           *[false] el mate más rápido que se encontró requiere
        } { $n ->
            [one] 1 media jugada
           *[other] { $n } medias jugadas
        }.
    }
    [cannot] { $side ->
        [white] Las blancas
       *[black] Las negras
    }{ $why ->
        [mated] {" "}han recibido mate.
        [stalemate] {" "}no pueden dar mate: es ahogado.
        [bare-king] {" "}no pueden dar mate: solo tienen el rey.
        [material] {" "}no pueden dar mate con estas piezas, estén donde estén.
        [exhausted] {" "}no pueden dar mate: { $positions ->
            [one] la única posición que aún puede darse no es mate
           *[other] de las { $positions } posiciones que aún pueden darse, ninguna es mate
        }{ $locked ->
            [true] , porque los peones están bloqueados para siempre
           *[false] {""}
        }.
       *[proved] {" "}no pueden dar mate con ninguna serie de jugadas legales: está demostrado.
    }
   *[undetermined] No está claro si { $side ->
        [white] las blancas
       *[black] las negras
    } aún podrían dar mate: { $open ->
        [too-long] la búsqueda duró demasiado
        [unresolved] la búsqueda llegó a sus límites
        [castling] puede depender de un enroque como en Chess960
        [too-many-pieces] un bando tiene más de 16 piezas
       *[disputed] la respuesta no resistió la comprobación
    }. Deciden los jugadores o el árbitro.
}

## Posiciones muertas (5.2.2)

dead-position = Posición muerta: ningún bando puede ya dar mate{ $locked ->
    [true] , porque los peones están bloqueados
   *[false] {""}
}. Eso termina la partida de inmediato (5.2.2).
dead-maybe = Quizá ningún bando pueda ya dar mate: no se pudo decidir a tiempo (5.2.2). ¿Acordar tablas?
dead-play-on = Seguir jugando

## Por qué un texto no es una jugada

wrong-typed = { $problem ->
    [empty] Escribe una jugada, como exd5 o g1f3.
    [not-a-move] «{ $text }» no es una jugada. Prueba exd5 o g1f3.
    [null-move] Un jugador no puede pasar.
    [ambiguous] Varias piezas pueden hacerlo: desde { $squares }.
    [needs-promotion] Indica en qué se convierte el peón, como { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}o{" "}

## Por qué una jugada no es legal

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Ningún peón puede hacer eso.
        [knight] Ningún caballo puede hacer eso.
        [bishop] Ningún alfil puede hacer eso.
        [rook] Ninguna torre puede hacer eso.
        [queen] Ninguna dama puede hacer eso.
       *[king] Ningún rey puede hacer eso.
    }
    [empty-square] No hay ninguna pieza en { $square }.
    [opponents-piece] La pieza de { $square } es del rival.
    [own-piece] En { $square } hay una pieza propia.
    [cannot-reach] Esa pieza no puede ir a { $square }.
    [blocked] Hay algo en el camino a { $square }.
    [nothing-to-capture] No hay nada que capturar en { $square }.
    [king-in-check] Eso dejaría tu rey en jaque.
    [promotion] Esa promoción no es posible.
    [castling-lost] El rey o la torre ya se ha movido: no hay enroque en ese lado.
    [castling-blocked] Hay algo en medio del enroque.
    [castling-in-check] No se puede enrocar estando en jaque.
   *[castling-through-check] No se puede enrocar pasando por una casilla atacada.
}

## Por qué un texto no es una posición

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Carácter { $at }, { $field ->
        [board] piezas
        [turn] turno
        [castling] enroque
        [en-passant] al paso
        [halfmoves] medias jugadas
        [move] número de jugada
       *[rest] final
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] el texto es demasiado largo para una posición
    [missing] falta
    [character] «{ $character }» no significa nada aquí
    [rank-too-long] la fila { $rank } tiene más de 8 casillas
    [rank-too-short] la fila { $rank } solo tiene { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }
    [too-few-ranks] { $ranks ->
        [one] solo hay 1 fila
       *[other] solo hay { $ranks } filas
    }
    [no-ranks] no son filas de piezas, como rnbqkbnr/pppppppp/8
    [too-many-ranks] hay más de 8 filas
    [numbers-together] dos números seguidos: escribe su suma
    [capital-turn] el turno se escribe con w o b minúscula
    [out-of-range] debe ser un número de { $least } a { $most }
    [not-a-number] no es un número entero
    [extra] hay más de lo que tiene una posición
    [empty-board] no hay ninguna pieza
    [no-king] { $side ->
        [white] las blancas no tienen rey
       *[black] las negras no tienen rey
    }
    [kings] { $side ->
        [white] las blancas tienen más de un rey
       *[black] las negras tienen más de un rey
    }
    [pawn-on-back-rank] hay un peón en la primera o la última fila
    [castling] el rey y la torre no están donde ese enroque los necesita
    [en-passant] ningún peón puede acabar de pasar por esa casilla
    [opponent-in-check] { $side ->
        [white] Juegan las negras, pero las blancas están en jaque
       *[black] Juegan las blancas, pero las negras están en jaque
    }
    [impossible-check] ninguna jugada puede haber dado estos jaques
   *[too-much-material] hay más piezas de las que explican las promociones
}
