## Las páginas de las lecciones

page-title = Aprender
page-lesson = Lección
page-arbiter = Árbitro

## La lista de lecciones

index-go-on = Continuar la lección { $lesson }
index-begin = Empezar la lección { $lesson }
index-steps = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
index-done = Hecha
index-of = de { $n }

## Una lección

player-step = Paso { $step } de { $of }
player-task = Tu tarea
player-question = Pregunta
player-back = Atrás
player-begin-again = Volver a empezar
player-show = Mostrar cómo
player-showing = Mira cómo se hace.
player-go-on = Continuar
player-finish = Terminar
player-task-first = Haz primero la tarea.
player-answer-first = Responde primero a la pregunta.
player-right-first = Encuentra primero la respuesta correcta.
player-right = Correcto.
player-wrong = No del todo.
player-done = Hecho.
player-copy-link = Copiar el enlace a este paso
player-copied = El enlace a este paso está copiado.
player-not-copied = No se pudo copiar el enlace. Es la dirección de esta página.
player-end = Lección terminada
player-end-open = Aún sin resolver
player-learnt = De qué trataba
player-next = Lección siguiente
player-anew = Repetirla
player-all = Todas las lecciones
player-missing = No hay ninguna lección con ese nombre. Aquí están todas.
player-keys = Teclas: 1 a 5 responden, Intro y → continúan, ← vuelve atrás.

## El test

quiz-title = Test
quiz-lead = { $questions } preguntas mezcladas: de todos los cursos o de uno.
quiz-mixed = Todos los cursos
quiz-number = Test n.º{"\u00A0"}{ $seed }
quiz-question = Pregunta { $question } de { $of }
quiz-result = Resultado
quiz-score = { $right } de { $of } bien a la primera
quiz-all-right = Todo bien a la primera.
quiz-were-wrong = Conviene repasarlas
quiz-your-answer = Tu respuesta:
quiz-right-answer = Correcta:
quiz-to-step = Ir a la lección
quiz-another = Otro test
quiz-same = El mismo otra vez
quiz-none = Aún no hay preguntas.
quiz-see-result = Ver el resultado

## El enlace para una clase

class-title = Para una clase
class-lead = Un enlace que da lo mismo a todos los alumnos: una lección, un curso o un test.
class-given = Qué
class-one-lesson = Una lección
class-one-course = Un curso
class-one-quiz = Un test
class-course = Curso
class-questions = Preguntas
class-same-order = Las mismas para todos, en un mismo orden
class-own-order = Distintas por alumno
class-drawn = { $questions } preguntas, sorteadas para cada alumno.
class-preview = Lo que verán los alumnos
class-copy = Copiar enlace
class-copied = El enlace para la clase está copiado.

## Lo que se puede hacer con el reloj de una lección

act-not-offered = Eso no se puede hacer aquí.
act-label = { $event ->
    [press] Pulsar
    [stop] Detener los relojes
    [resume] Reanudar
    [swap-sides] Girar el reloj
    [correct] Poner el reloj: blancas { $white }, negras { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Las blancas reciben { $time }
           *[black] Las negras reciben { $time }
        }
       *[false] { $to ->
            [white] Las blancas pierden { $time }
           *[black] Las negras pierden { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (blancas): las negras reciben { $time }
           *[black] { $offence } (negras): las blancas reciben { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (blancas): advertencia
           *[black] { $offence } (negras): advertencia
        }
    }
    [introduce-increment] Desde ahora, { $time } por jugada
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Reclamar la bandera
    }
    [arrive] Estoy aquí
    [claim-default] { $side ->
        [white] Las blancas no llegaron a tiempo: partida perdida
       *[black] Las negras no llegaron a tiempo: partida perdida
    }
    [claim-default-of-both] Ninguno llegó a tiempo: ambos pierden
    [claim-draw] Reclamar tablas
    [play-on] La partida continúa
    [on-board] { $end ->
        [checkmate] Jaque mate
        [resignation] Abandonar
       *[other] {""}
    }
    [restore] Volver a la posición anterior
    [count-away] { $counts ->
        [true] El tiempo cuenta
       *[false] El tiempo no cuenta
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Constatar la caída

## Las partidas por correspondencia de las lecciones

ledger-clock = Reloj
ledger-increment = Incremento
ledger-bank = Banco
ledger-day = día { $day } de { $of }
ledger-yours = Tú (blancas)
ledger-theirs = Rival (negras)
ledger-turn = { $mine ->
    [true] Tu jugada { $number }: corre tu reloj
   *[false] Turno del rival: corre su reloj
}
ledger-fallen = { $mine ->
    [true] Tu reloj se agotó, { $when }: exceso de tiempo (ETL), partida perdida
   *[false] El reloj del rival se agotó, { $when }
}
ledger-over = La partida ha terminado
ledger-claim-pending = Hay una reclamación pendiente: no corre ningún reloj
ledger-last-entry = Lo último del extracto
ledger-pass = Dejar pasar tiempo
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Jugar
ledger-opponent-moves = Juega el rival
ledger-amount = Del banco al reloj
ledger-leaves = deja { $clock } en el reloj, { $bank } en el banco
ledger-refill = Recargar
ledger-full = El reloj está lleno o el banco vacío.
ledger-transfer = Transferir tiempo
ledger-substitute = Poner a un sustituto
ledger-claim = Presentar una reclamación
ledger-resolve = Reclamación resuelta
ledger-game = Partida { $n }
ledger-away = Ausencia del { $from } al { $to }
ledger-leave = Irse ahora
ledger-is-back = Ya estás de vuelta. Todos los rivales jugaron justo cuando te fuiste.
ledger-days = Duración del torneo
ledger-days-value = { $n } días
ledger-shorter = { $n ->
    [one] { $n } día menos
   *[other] { $n } días menos
}
ledger-longer = { $n ->
    [one] { $n } día más
   *[other] { $n } días más
}
ledger-by-table = Según la tabla, { $n } días
ledger-by-formula = Según la fórmula exacta
ledger-half = Cada jugador tiene { $half } en total: la mitad del torneo.
ledger-lasts = Del { $from } al { $to }
ledger-unrated = Por debajo de 302 días un torneo no puede ser válido para rating, y la tabla no tiene fila para él.
ledger-announce = Convocar el torneo
ledger-announced = Convocado con { $n } días

## Las reglas que cita un paso

rule-cited = Fuente: { $rule ->
    [fide] Leyes de la FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, sustituciones, { $point }
   *[double-flag] El reloj de doble bandera
}

## Los veredictos sobre una ausencia

verdict-over = La partida ha terminado.
verdict-unknown = No se conoce su tiempo.
verdict-safe = El reloj alcanza. En el peor caso quedan { $left }.
verdict-refill-first = El reloj no alcanza. Recarga antes de irte: { $refills }.
verdict-refill-and-move = Recarga { $amount } y juega antes del { $by }.
verdict-move-and-refill = Juega antes del { $by } y recarga { $amount } antes de irte.
verdict-only-move = Solo la salva una jugada antes del { $by }.
verdict-cannot-be-saved = Nada de lo que hagas la salva: el reloj puede agotarse el { $falls }.
verdict-keep = { $said } Para que el reloj alcance hasta entonces, recarga { $refills }.
verdict-refill = { $amount } antes del { $by }
verdict-then = { $refills }, luego { $next }

## Las vitrinas de la doble bandera

curves-first-move-starts = Los relojes se inician con tu primera jugada.
curves-curves = Lo que da una pulsación en tiempo extra
curves-left = Tiempo extra restante
curves-gives = Una pulsación da
curves-after = Tras la pulsación
curves-press = Pulsar
curves-drag = Arrastra el tirador o usa las flechas: un segundo; con Mayús, una décima.
curves-place = quedan { $left } s, { $after } s tras una pulsación
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Doble bandera
curves-press-all = Pulsar todos los relojes
curves-black-thinks = Juegan las negras.
curves-spent = La última jugada usó { $seconds } s.

## La galería de vistas incrustadas

gallery-title = Incrustar
gallery-lead = En tu propio sitio. Sin cookies, y no se envía nada a ninguna parte.
gallery-name-of = { $view ->
    [board] Tablero
    [triple-block] Triple Block
    [lesson] Lección
   *[other] Reloj
}
gallery-use-of = { $view ->
    [board] Una partida o una posición
    [triple-block] De la duración a los bloques
    [lesson] Una regla para probar
   *[other] Cualquier control
}
gallery-view = Qué mostrar
gallery-options = Opciones
gallery-which = Esto puede significar varias cosas. ¿Cuál es?
gallery-shows = En el tablero
gallery-shows-game = Una partida
gallery-shows-position = Una posición
gallery-preview = Vista previa
gallery-as-shown = Como en tu página; aquí ya funciona
gallery-high = { $pixels } px de alto
gallery-preview-offline = La vista previa necesita una red, y ahora no hay ninguna. El código para copiar está completo sin ella.
gallery-snippet = Dos líneas para tu página
gallery-plain = Donde no se permiten scripts
gallery-plain-code = Un marco simple
gallery-plain-why = Muchos gestores de contenido solo permiten marcos en su bloque HTML. La altura es la de esta vista previa.
gallery-copy = Copiar
gallery-copied = Copiado.
gallery-not-copied = El navegador no permitió copiar. Selecciona el texto y cópialo a mano.
gallery-host = En tu propio servidor
gallery-host-how-1 = Copia todos los archivos de este sitio en una carpeta tuya. Sirve cualquier alojamiento estático; allí no se ejecuta nada.
gallery-host-how-2 = Abre esta página en esa carpeta: entonces los fragmentos tienen tu dirección.
gallery-host-how-3 = Si tu sitio envía una Content-Security-Policy, permite esa carpeta en script-src y frame-src.
gallery-notes = Conviene saber
gallery-notes-are-1 = El marco sigue la altura de su contenido, los atributos lo cambian al momento, y comunica eventos.
gallery-notes-are-2 = Una página puede tener varias vistas. Cada una carga solo lo que muestra, y solo cuando está a punto de verse.
gallery-notes-are-3 = El marco está aislado: no puede leer tu página y no guarda nada en el dispositivo.
gallery-notes-are-4 = Claro u oscuro sigue al dispositivo del lector, y el idioma al navegador, salvo que tú elijas.
gallery-start-hint = El torneo empieza a las 00:00 UTC.
gallery-bad-start = start: usa un día, como 2026-12-01, o un instante, como 2026-12-01T12:00:00Z.
gallery-bad-days = Un número entero de 1 a 9999.
gallery-label = { $parameter ->
    [lang] Idioma
    [theme] Tema
    [colours] Colores del tablero
    [pieces] Piezas
    [orientation] En el borde inferior
    [size] Tamaño en píxeles
    [control] Control de tiempo
    [pgn] Partida en PGN
    [fen] Posición en FEN
    [days] Duración en días
    [start] Inicio
    [lesson] Lección
    [step] Desde el paso
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 o, con doble bandera, 15 df60/10
    [pgn] Como máximo 20{"\u00A0"}000 bytes, con variantes, comentarios y %clk
    [days] 1 a 9999
    [start] Un día, como 2026-12-01; vacío: el día en que se ve
    [step] 1 es el primero
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Como el dispositivo
        [light] Claro
        [dark] Oscuro
        [contrast] Alto contraste
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Boj
        [green] Verde
        [slate] Pizarra
        [contrast] Alto contraste
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Blancas
        [black] Negras
       *[other] {""}
    }
   *[other] {""}
}
