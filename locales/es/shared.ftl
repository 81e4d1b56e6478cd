## Botones y lugares

common-cancel = Cancelar
common-save = Guardar
common-delete = Eliminar
common-less = Menos
common-more = Más
common-language-system = Como el navegador

## Bandos, resultados y motivos

names-reason = { $reason ->
    [checkmate] Jaque mate
    [resignation] Abandono
    [flag] Por tiempo
    [flag-without-mate] Cayó la bandera, sin mate posible
    [stalemate] Ahogado
    [dead-position] Posición muerta
    [agreement] Acuerdo
    [repetition] Triple repetición
    [fivefold-repetition] Quíntuple repetición
    [fifty-moves] 50 jugadas
    [seventy-five-moves] 75 jugadas
    [illegal-moves] Segunda jugada ilegal
    [absence] No llegó a tiempo
    [arbiter] Decisión del árbitro
    [unstated] {""}
    [first-flag-claim] Reclamación tras la primera bandera
    [both-first-flags] Los dos tiempos principales agotados
    [extra-time] Tiempo extra agotado
   *[mate-on-extra-time] Mate en tiempo extra: solo tablas
}
names-offence = { $offence ->
    [illegal-move] Jugada ilegal
    [press-without-move] Pulsación sin jugada
    [wrong-claim] Reclamación incorrecta
   *[clock-handling] Mal uso del reloj
}
names-started = Se inició el reloj
names-flag-fell = { $side ->
    [white] Cayó la bandera de las blancas
   *[black] Cayó la bandera de las negras
}
names-first-flag-fell = { $side ->
    [white] Cayó la primera bandera de las blancas
   *[black] Cayó la primera bandera de las negras
}
names-period-over = { $side ->
    [white] Terminó el período de las blancas
   *[black] Terminó el período de las negras
}

## El historial de una partida

history-event = { $event ->
    [press] { $side ->
        [white] Las blancas pulsaron
       *[black] Las negras pulsaron
    }
    [stop] { $by ->
        [arbiter] Relojes detenidos
       *[player] { $caller ->
            [white] Las blancas detuvieron los relojes y llamaron al árbitro
           *[black] Las negras detuvieron los relojes y llamaron al árbitro
        }
    }
    [resume] Partida reanudada
    [away] El dispositivo estuvo inactivo
    [count-away] { $counts ->
        [true] Tiempo de inactividad contado
       *[false] Tiempo de inactividad no contado
    }
    [correct] Relojes puestos en { $white } y { $black }
    [swap-sides] Cambio de sitio
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Las blancas perdieron { $amount }
           *[black] Las negras perdieron { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Desde ahora, +{ SECONDS($bonus) } por jugada para ambos
    [claim-flag] { $claimant ->
        [arbiter] Caída de bandera constatada
        [clock] El reloj constató la caída
       *[player] { $claims ->
            [white] Las blancas reclamaron la bandera
           *[black] Las negras reclamaron la bandera
        }
    }
    [arrive] { $side ->
        [white] Las blancas están aquí
       *[black] Las negras están aquí
    }
    [claim-default] { $side ->
        [white] Las blancas faltaron o llegaron tarde
       *[black] Las negras faltaron o llegaron tarde
    }
    [claim-default-of-both] Los dos faltaron o llegaron tarde
    [play-on] Período siguiente para ambos
    [claim-draw] { $side ->
        [white] Las blancas reclamaron tablas
       *[black] Las negras reclamaron tablas
    }
    [on-board] { history-board-end }
    [dead] Posición muerta, demostrada: la partida había terminado
    [restore] { $on-turn ->
        [white] De vuelta a una posición anterior: { $white } y { $black }, juegan las blancas
       *[black] De vuelta a una posición anterior: { $white } y { $black }, juegan las negras
    }
    [undo] Se deshizo el n.º{"\u00A0"}{ $number }
    [redo] Se rehízo el n.º{"\u00A0"}{ $number }
   *[end] {""}
}
history-give = { $to ->
    [white] Las blancas recibieron { $amount }
   *[black] Las negras recibieron { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (blancas)
   *[black] { names-offence } (negras)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Las blancas dieron jaque mate
       *[black] Las negras dieron jaque mate
    }
    [resignation] { $loser ->
        [white] Las blancas abandonaron
       *[black] Las negras abandonaron
    }
    [stalemate] Ahogado
    [dead-position] Posición muerta
    [agreement] Tablas acordadas
    [fifty-moves] 50 jugadas
    [seventy-five-moves] 75 jugadas
    [threefold] Triple repetición
   *[fivefold] Quíntuple repetición
}
history-moved = { $side ->
    [white] Blancas: jugada { $number } en { $thought }
   *[black] Negras: jugada { $number } en { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, por segunda vez: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Tiempo de las blancas puesto en { $after } (era { $before })
   *[black] Tiempo de las negras puesto en { $after } (era { $before })
}
history-moves-set = { $side ->
    [white] Jugadas de las blancas puestas en { $after } (eran { $before })
   *[black] Jugadas de las negras puestas en { $after } (eran { $before })
}
history-period-set = { $side ->
    [white] Período de las blancas corregido
   *[black] Período de las negras corregido
}
history-confirmed = Los dos tiempos confirmados

## La cara del reloj

face-claim-default = { $side ->
    [white] Faltan las blancas: reclamar
   *[black] Faltan las negras: reclamar
}
face-claim-late = { $side ->
    [white] Las blancas llegaron tarde: reclamar
   *[black] Las negras llegaron tarde: reclamar
}
face-claim-both-absent = Ambos llegaron tarde o no llegaron: pierden ambos
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Las blancas llegaron tarde; las negras, a tiempo
       *[false] Faltan las blancas; las negras llegaron a tiempo
    }
   *[black] { $late ->
        [true] Las negras llegaron tarde; las blancas, a tiempo
       *[false] Faltan las negras; las blancas llegaron a tiempo
    }
}
face-claim-draw = Reclamar tablas
face-claim-hold = mantener pulsado
face-claim-again = Pulsa otra vez

## El panel entre las mitades

panel-paused = En pausa
panel-begin = Empezar la partida
panel-stopped-by = ¿Llamó algún jugador al árbitro?
panel-by-nobody = No
panel-go-back = Volver
panel-adjust = Ajustar
panel-finish = Terminar
panel-turn-to = { $side ->
    [white] Girar hacia las blancas
   *[black] Girar hacia las negras
}
panel-how-ended = ¿Cómo terminó?
panel-reason-if-wished = Motivo, si quieres
panel-rematch = Revancha con colores cambiados
panel-again = Otra vez, mismos colores
panel-match-score = Match
panel-now-side = { $side ->
    [white] ahora blancas
   *[black] ahora negras
}
panel-new-match = Nuevo match
panel-new-match-sure = Empezar en 0–0
panel-undo = Deshacer
panel-redo = Rehacer
panel-correct = Corregir los tiempos
panel-correct-key = Corregir
panel-was = antes { $was } · ahora { $change }
panel-as-it-was = como estaba
panel-no-time = Ningún reloj puede mostrar este tiempo.
panel-set-clock = { $side ->
    [white] Poner el reloj de las blancas
   *[black] Poner el reloj de las negras
}
panel-set-both = Poner los dos relojes
panel-confirm-both = Confirmar los dos relojes
panel-swap = Cambiar de sitio
panel-penalties = Sanción
panel-give = Dar tiempo
panel-give-amount = { $side ->
    [white] Dar { $amount } a las blancas
   *[black] Dar { $amount } a las negras
}
panel-give-nothing = Indica primero cuánto
panel-end = Terminar la partida
panel-play-on = Período siguiente para ambos
panel-new-game = Nueva partida
panel-new-game-sure = Aún no se ha indicado el resultado. La partida pasa a las partidas anteriores, donde se puede seguir jugando o indicar su resultado.
panel-other-control = Otro control de tiempo
panel-log = Historial
panel-details = Tiempos e historial
panel-wins = { $side ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
panel-cannot-mate = { $side ->
    [white] Tablas: las blancas no pueden dar mate
   *[black] Tablas: las negras no pueden dar mate
}
panel-who-offended = ¿A quién se sanciona?
panel-opponent-gets = { $side ->
    [white] Las blancas reciben { $time }
   *[black] Las negras reciben { $time }
}
panel-second-loses = { $player }: ya hubo una sanción por jugada ilegal. Con otra se pierde la partida, o son tablas si el rival no puede dar mate.
panel-second-draws = { $player }: ya hubo una sanción por jugada ilegal. Con otra son tablas, pues el rival juega en tiempo extra y ya no puede ganar.
panel-not-taken-back = La sanción cuenta, pero el reloj no pudo retirar ninguna jugada de { $player }. Si se cambia una jugada, pon a mano la posición y los tiempos (6.13).
panel-introduce = +5 s por jugada para ambos
panel-moves = Jugadas
panel-moves-unit = { $n ->
    [one] jugada
   *[other] jugadas
}
panel-period = Período
panel-overtime-left = Resto de este período
panel-periods-left = Períodos restantes
panel-moves-left = Jugadas por hacer
panel-extra-left = Resto del tiempo extra
panel-away-title = Dispositivo inactivo
panel-away = { $side ->
    [white] Corría el reloj de las blancas. Inactivo durante { $time }.
   *[black] Corría el reloj de las negras. Inactivo durante { $time }.
}
panel-away-count = { $side ->
    [white] Contarlo a las blancas y seguir
   *[black] Contarlo a las negras y seguir
}
panel-away-count-paused = { $side ->
    [white] Contarlo a las blancas, en pausa
   *[black] Contarlo a las negras, en pausa
}
panel-away-ignore = No contarlo y seguir
panel-away-ignore-paused = No contarlo, en pausa
panel-claim-draw = { $side ->
    [white] Las blancas reclaman tablas
   *[black] Las negras reclaman tablas
}
panel-resign-still = { $side ->
    [white] Las blancas abandonan igualmente
   *[black] Las negras abandonan igualmente
}
panel-first-flag-hint = Si no queda tiempo principal, la primera bandera ha caído y corre el tiempo extra. Con tiempo principal la bandera se levanta de nuevo; cuando se gasta, el tiempo extra es al menos la bonificación.

## Un final en el tablero, como lo dice un jugador

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Jaque mate de las blancas
       *[black] Jaque mate de las negras
    }
    [resignation] { $loser ->
        [white] Las blancas abandonan
       *[black] Las negras abandonan
    }
    [fifty-moves] 50 jugadas, reclamadas
    [threefold] Triple repetición, reclamada
   *[other] { history-board-end }
}

## Las piezas que quedan cuando ha caído una bandera

material-ask = { $side ->
    [white] ¿Aún pueden dar mate las blancas?
   *[black] ¿Aún pueden dar mate las negras?
}
material-opponents = { $side ->
    [white] ¿Qué tienen las blancas además del rey?
   *[black] ¿Qué tienen las negras además del rey?
}
material-own = { $side ->
    [white] ¿Y qué tienen las blancas?
   *[black] ¿Y qué tienen las negras?
}
material-pawns = Peones
material-queen = Dama
material-rook = Torre
material-bishop = Alfil
material-knight = Caballo
material-bare-king = Solo el rey
material-knights = { $side ->
    [white] ¿Cuántos caballos tienen las blancas?
   *[black] ¿Cuántos caballos tienen las negras?
}
material-one-knight = Uno
material-more-knights = Dos o más
material-bishops = { $side ->
    [white] ¿En qué casillas están los alfiles de las blancas?
   *[black] ¿En qué casillas están los alfiles de las negras?
}
material-light = Claras
material-dark = Oscuras
material-both = Ambas
material-says = { $verdict ->
    [cannot] Con eso no hay mate posible: tablas.
    [can] { $side ->
        [white] { $blocked ->
            [true] Con eso las blancas pueden dar mate y ganan, salvo que los peones se bloqueen entre sí para siempre.
           *[false] Con eso las blancas pueden dar mate y ganan.
        }
       *[black] { $blocked ->
            [true] Con eso las negras pueden dar mate y ganan, salvo que los peones se bloqueen entre sí para siempre.
           *[false] Con eso las negras pueden dar mate y ganan.
        }
    }
   *[depends-on-position] { $side ->
        [white] Con eso depende de la posición que las blancas puedan dar mate.
       *[black] Con eso depende de la posición que las negras puedan dar mate.
    }
}
material-look = Mirar la posición
material-board-decides = { $side ->
    [white] La posición decide si las blancas pueden dar mate. Solo el árbitro puede decidir otra cosa.
   *[black] La posición decide si las negras pueden dar mate. Solo el árbitro puede decidir otra cosa.
}

## Iniciar un control de tiempo

controls-replaces = Todavía hay una partida en la mesa. Lo jugado en ella queda en las partidas anteriores, y allí se puede seguir jugando.
controls-notation-error = En el carácter { $at }: { $expected }
controls-expected = { $expected ->
    [control] escribe un control de tiempo, como 5+3.
    [known-control] «?» significa que no se conoce el control de tiempo.
    [some-control] «-» significa que se jugó sin reloj.
    [shorter-text] este texto es demasiado largo para un control de tiempo.
    [time] aquí va un tiempo: minutos, 30s, 2h o 1:30:00.
    [bonus] aquí va un número de segundos.
    [count] aquí va un número entero.
    [moves] aquí va un número de jugadas, como en 90/40.
    [move] aquí va la palabra «move», como en 10s per move.
    [slash] aquí va una barra, como en G/90.
    [times-seconds] aquí van x y los segundos, como en 3x30.
    [digit] falta una cifra después del punto.
    [sixtieth] aquí van dos cifras de 00 a 59.
    [clock-seconds] escribe h:mm:ss: 1:30 puede ser una hora y media o un minuto y medio.
    [smaller-number] ningún reloj puede mostrar un número tan grande.
    [fewer-decimals] ningún reloj mide por debajo del milisegundo.
    [unit] pon s o min: puede ser cualquiera de los dos.
    [time-or-moves] indica cuál es el tiempo: 90min/40 o 40/90min.
    [bonus-or-period] escribe +30s para un incremento, o «, 30» para otro período.
    [bonus-for-all-or-last] indica qué períodos tienen el incremento: 90/40, 30 with 30s, o 90/40, 30+30.
    [first-move] ningún período empieza con esta jugada.
    [period-end] indica qué termina el período anterior: 90/40, 30 o 90/flag, 30.
    [continuation] aquí solo puede ir el final, una coma con el período siguiente o lo que da una jugada (+3, d5).
   *[period-without-bonus] todos los períodos tienen ya su propio incremento.
}

## Qué falla en un control de tiempo

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] No hay ningún período.
        [too-many-periods] Un control de tiempo tiene como máximo 9 períodos.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] El reloj de arena es para los dos bandos.
    [double-flag-for-one] La doble bandera es para los dos bandos.
   *[default-time] El tiempo de incomparecencia es como máximo 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] No hay tiempo para jugar.
    [time-too-long] Un reloj muestra como máximo 99:59:59.
    [bonus-too-long] Un reloj muestra como máximo 99:59:59.
    [extra-too-long] Un reloj muestra como máximo 99:59:59.
    [no-bonus] Tiene que ser más que cero.
    [no-extra] Tiene que ser más que cero.
    [count] Un número de 1 a 999.
    [moves] Un número de 1 a 999.
    [not-last] Sigue otro período: indica cuándo termina este.
    [endless-last] Tras el último período no sigue nada: no puede terminar por su tiempo.
    [hourglass-not-alone] Un reloj de arena es el único período, para toda la partida.
    [upcount-not-last] Solo el último período puede contar hacia arriba.
    [per-move-by-time] Un tiempo fijo por jugada no puede terminar por su tiempo.
    [double-flag-not-last] La doble bandera es para el último período, hasta el final de la partida.
    [bonus-above-extra] Es como máximo el tiempo extra.
   *[bonus-above-half] Es como máximo la mitad del tiempo extra: más no se podría dar cada vez.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Falta un tiempo.
        [negative] Un tiempo no puede ser negativo.
        [not-a-number] Eso no es un tiempo. Introduce 90, 2,5 o 1:30:00.
        [wrong-unit] Las unidades son s, min y h.
        [above-59] Tras los dos puntos, los minutos y segundos llegan hasta 59.
        [too-large] Un reloj muestra como máximo 99:59:59.
       *[too-fine] Ningún reloj mide por debajo del milisegundo.
    }
    [not-whole] Un número entero de 1 a 999.
   *[setup] { problem-of-setup }
}

## Los jugadores ante el reloj

players-title = Jugadores
players-name-of = { $side ->
    [white] Nombre de las blancas
   *[black] Nombre de las negras
}
players-rename = Cambiar el nombre: { $name }
players-same = Los mismos jugadores, escritos de otra forma
players-new = Otros jugadores

## Los campos de un control de tiempo

editor-name-long = Los nombres tienen como máximo 40 caracteres.
editor-rule = Lo que da una pulsación en tiempo extra
editor-rule-name = { $rule ->
    [hybrid] Híbrida
    [truncated] Truncada
   *[linear] Lineal
}

## Partidas anteriores

games-log = Historial
games-when = Tiempo de partida
games-clock-time = Hora del día
games-what = Entrada
games-undone = deshecha
games-missing = Esta partida no está en este dispositivo.
games-extra = extra { $left }

## La página con el tablero, para páginas sin tablero

board-could-claim = { $side ->
    [white] Las blancas pueden reclamar tablas: cayó la primera bandera del rival.
   *[black] Las negras pueden reclamar tablas: cayó la primera bandera del rival.
}
board-claim-instead = Reclamar las tablas
board-earlier = Jugada anterior
board-later = Jugada siguiente
board-now = Posición actual
board-heading = Tablero
board-colours = Colores de las casillas
board-letters = Letras de las piezas
board-letters-name = { $letters ->
    [own] Este idioma: R D T A C
    [english] Inglés: K Q R B N
   *[figurines] Figuras: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Boj
    [green] Verde
    [slate] Pizarra
   *[contrast] Alto contraste
}
board-coordinates = Mostrar coordenadas
board-keys-of-page = Tablero: la partida
board-keys-of-board = Tablero: las casillas
board-key-entry = Escribir una jugada
board-key-press = Pulsar el reloj del bando que juega

## Cómo se guardan las partidas

keep-only-here = Tus últimas entradas solo están en esta página: no hay espacio para guardarlas.
keep-too-large = Este texto es demasiado grande para guardarlo aquí; guárdalo como archivo.
keep-due = { $days ->
    [some] { $n ->
        [one] La última copia de seguridad tiene { $n } día.
       *[other] La última copia de seguridad tiene { $n } días.
    }
   *[none] Tus partidas solo están en este navegador.
}
keep-used = { $percent }{"\u00A0"}% ocupado, { $kilobytes }{"\u00A0"}KB
keep-used-label = Espacio en este navegador
keep-last = { $when ->
    [some] Última copia de seguridad: { $date }.
   *[none] Aún no hay ninguna copia de seguridad.
}
keep-show-restored = Ver

## Restaurar una copia de seguridad

restored-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
restored-events = { $events ->
    [one] { $events } torneo
   *[other] { $events } torneos
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Restaurado: otros datos
           *[false] No hay nada nuevo que restaurar
        }
       *[other] Restaurado: { restored-events }{ $more ->
            [true] {" "}y otros datos
           *[false] {""}
        }
    }
   *[other] Restaurado: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}y otros datos
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } y otros datos
           *[false] {" "}y { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; ya aquí: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; guardadas dos veces porque cada una siguió de otro modo: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; sin restaurar: { $refused }
}.{ $past ->
    [true] {" "}Las dos versiones de la partida con reloj están en «Partidas anteriores».
   *[false] {""}
}

## Enlaces a páginas de otras áreas

links-correspondence = Correspon{"\u00AD"}dencia
links-study = Ver una partida
links-winnability = ¿Aún se puede ganar?
links-look-at-it = Repasar
links-as-pgn = PGN

## Un enlace como código para cámaras

code-show = Mostrar como código QR
code-hint = Apunta una cámara al código: abre este enlace.
code-too-long = Este enlace es demasiado largo para un código.
code-print = Imprimir

## Una copia de seguridad o una partida como serie de códigos, para otro dispositivo propio

series-title = A otro dispositivo
series-hint = En el otro dispositivo: Ajustes, Tus datos, «Leer códigos». Apunta su cámara a esta pantalla hasta que los tenga todos. Si no hay tal botón, su navegador no lee códigos: usa un archivo.
series-too-long = Es demasiado para códigos. Guarda una copia de seguridad como archivo.
series-count = { $count ->
    [one] 1 código
   *[other] { $count } códigos, una y otra vez
}

## Las teclas del tablero

keys-arrows = A la casilla vecina
keys-press = Levantar una pieza y dejarla
keys-escape = Devolver la pieza
keys-edge = Al principio o al final de la fila
keys-piece = A la siguiente pieza del bando que juega: rey (K), dama (Q), torre (R), alfil (B), caballo (N), peón (P)
keys-other-piece = A la siguiente pieza igual del otro bando
keys-rank = A la fila 1–8
keys-file = A la columna a–h
keys-last = Decir la última jugada
keys-goals = Decir adónde puede ir la pieza
keys-attackers = Decir qué piezas atacan la casilla
keys-position = Leer la posición

## Errores al guardar y cargar

faults-backup = { $fault ->
    [not-a-backup] Este archivo no es una copia de seguridad completa.
    [newer-version] Esta copia de seguridad es de una versión más nueva de Zeitnot. Carga esa versión.
    [unknown-key] Esta copia de seguridad contiene algo que Zeitnot no conoce: «{ $key }». No se restauró nada.
   *[sequence] Esta copia de seguridad contiene un número que no puede ser correcto, en «{ $key }». No se restauró nada.
}

## La segunda copia

second-alone = Este navegador solo deja que Zeitnot guarde una copia. Si el navegador se cierra a la fuerza, puede perderse el último minuto.
second-unknown-after = Última entrada guardada de esta partida: { $last }. Si después el navegador se cerró a la fuerza, las entradas posteriores se perdieron.
second-game-restored = { $from ->
    [some] La copia del navegador estaba incompleta. Esta partida se restauró de la segunda copia: todas las entradas desde { $first } hasta { $to }.
   *[none] La copia del navegador estaba incompleta. Esta partida se restauró de la segunda copia, hasta { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Restaurado de la segunda copia: una entrada (ajustes, lecciones, torneos o análisis).
       *[other] Restaurado de la segunda copia: { $others } entradas (ajustes, lecciones, torneos o análisis).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Restaurado de la segunda copia: una partida.
           *[other] Restaurado de la segunda copia: { $games } partidas.
        }
       *[other] Restaurado de la segunda copia: partidas: { $games }, otras entradas: { $others }.
    }
}
second-apart = { $games ->
    [1] Una partida se siguió jugando aunque su segunda copia tenía entradas posteriores. Se conserva lo último que se jugó; la otra versión es una partida aparte en «Partidas anteriores».
   *[other] { $games } partidas se siguieron jugando aunque sus segundas copias tenían entradas posteriores. Se conserva lo último que se jugó; las otras versiones son partidas aparte en «Partidas anteriores».
}
second-disputed = Las dos copias difieren en esto: { $places }. Se usa la primera; la otra está apartada.
second-refused = La segunda copia no cabe en el almacenamiento del navegador. Guarda una copia de seguridad, elimina partidas anteriores y vuelve a cargar la página.
second-awaited = La segunda copia aún no ha respondido. Puede tener entradas posteriores a las que se ven; aparecerán en cuanto responda.

## Lo mismo en pocas palabras, para la barra de un reloj en marcha

brief-game = Restaurada hasta { $to }
brief-others = Restaurado de la segunda copia
brief-apart = Hay otra versión guardada
brief-awaited = Puede haber entradas posteriores
brief-unknown-after = Última entrada guardada: { $last }
