## La página de los controles de tiempo

choose-title = Control de tiempo
choose-last-used = Últimos
choose-own = Propios
choose-new-own = Nuevo control
choose-type-it = Escribir
choose-type-one = Escribe un control de tiempo
choose-type-hint = 5+3 · G/90 d5
choose-which = Esto puede significar varias cosas. ¿Cuál es?
choose-play = Jugar
choose-edit = Editar
choose-up = Subir
choose-down = Bajar
choose-share = Copiar enlace
choose-shared = Enlace copiado
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rápido
    [classical] Clásico
    [tournament] Torneo
    [double-flag] Doble bandera
    [delay] Demora
    [overtime] Byo-yomi
   *[other] Otros
}
choose-group-hint = { $group ->
    [bullet] menos de 3 min
    [blitz] hasta 10 min
    [rapid] más de 10, menos de 60 min
    [classical] 60 min y más
    [tournament] varios períodos
    [double-flag] primero para ganar, luego para tablas
    [delay] el reloj espera
    [overtime] también canadiense
   *[other] ventaja, reloj de arena, por jugada
}

## Partidas anteriores

games-none = Aquí estará cada partida que empieces en este dispositivo, con su resultado, el tiempo por jugada de cada jugador y su historial.
games-none-do = Jugar una partida
games-unfinished = sin terminar
games-moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
games-chart = Tiempo por jugada
games-chart-alt = { $n ->
    [one] Tiempo usado en { $n } jugada, blancas arriba, negras abajo
   *[other] Tiempo usado en cada una de { $n } jugadas, blancas arriba, negras abajo
}
games-chart-none = Ninguna jugada completa.
games-chart-moves = Jugada
games-export = Exportar
games-print = Imprimir
games-copy = Copiar
games-copied = Partida copiada
games-share = Compartir
games-as-text = Texto
games-as-csv = CSV
games-as-json = JSON
games-control = Control de tiempo
games-result = Resultado
games-left = Tiempo restante
games-thinking = Tiempo usado
games-stopped-time = Los relojes estuvieron detenidos { $time }
games-deleted = { $versus }: partida eliminada.
games-continue-it = Volver a la mesa
games-both-flags = Cayeron las dos banderas
games-enter-result = Indicar el resultado
games-take-up = Seguir jugando
games-take-up-sure = Cambiar a esta partida
games-take-up-replaces = Hay otra partida en la mesa. Pasa a las partidas anteriores, donde se puede seguir jugando.
games-open-another = Abrir otra partida
games-again = Otra vez con este control
games-playing-now = en la mesa
games-chart-extra = Rayado: jugado en tiempo extra.

## Ajustes

settings-look = Aspecto
settings-theme = Tema
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-layout = Mitades
settings-layout-automatic = Automático
settings-face-to-face = Frente a frente
settings-side-by-side = Lado a lado
settings-exchanged = Blancas arriba o a la derecha
settings-exchanged-hint = También para zurdos
settings-signals = Avisos
settings-sound = Sonido
settings-volume = Volumen
settings-vibration = Vibrar en cada pulsación
settings-voice = Anunciar poco tiempo
settings-no-device = no en este dispositivo
settings-try-out = Probar
settings-low-time = Poco tiempo desde
settings-low-time-name = { $low ->
    [automatic] Automático
    [off] Nunca
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Tus datos
settings-data-hint = Las partidas, tus controles de tiempo y estos ajustes se quedan en este navegador y no se envían a ningún sitio. Una copia de seguridad es un solo archivo.
settings-backup = Guardar copia de seguridad
settings-restore = Restaurar copia de seguridad
settings-share-backup = Compartir copia de seguridad
settings-show-codes = Mostrar como códigos
settings-read-codes = Leer códigos
settings-point-camera = Apunta la cámara a los códigos de la otra pantalla. Sus imágenes no se guardan.
settings-codes-read = { $read } de { $all } códigos
settings-no-camera = No hay cámara, o la usa otro programa. Usa un archivo.
settings-camera-refused = El navegador no permite la cámara. Permítela en los ajustes de esta página o usa un archivo.
settings-restoring = Restaurando la copia de seguridad: { $percent }{"\u00A0"}%
settings-set-aside = Apartado
settings-set-aside-hint = Esto no se pudo leer. Se conserva sin cambios.
settings-export-as-is = Exportar sin cambios
settings-discard-sure = Eliminar para siempre
settings-nothing-kept = El navegador no guarda nada aquí: las partidas duran hasta que se cierre la página.
settings-look-hint = Claro, oscuro o el mayor contraste
settings-clock = Reloj
settings-clock-hint = Cómo quedan las mitades en la mesa
settings-signals-hint = Sonido, vibración, voz y aviso de poco tiempo
settings-board-hint = Casillas, piezas y letras

## El editor de controles de tiempo

make-title = Crear un control de tiempo
make-problems = Corrige esto:
make-modes = Modo
make-mode-name = { $mode ->
    [sudden-death] Solo tiempo
    [increment] Incremento
    [delay] Demora
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadiense
    [hourglass] Reloj de arena
    [double-flag] Doble bandera
    [per-move] Por jugada
   *[upcount] Ascendente
}
make-mode-hint = { $mode ->
    [sudden-death] sin incremento
    [increment] + por jugada
    [delay] espera primero
    [bronstein] devuelve lo usado
    [byo-yomi] últimos períodos
    [canadian] bloques de jugadas
    [hourglass] pasa al rival
    [double-flag] extra para tablas
    [per-move] igual para cada una
   *[upcount] sin bandera
}
make-first = Primero
make-then = Luego
make-minutes = min
make-seconds = s
make-moves = jugadas
make-add-period = Añadir un período
make-remove-period = Quitar este período
make-options = Opciones
make-same = Igual para los dos bandos
make-first-bonus = Empezar con el primer incremento, como los relojes de la FIDE
make-first-bonus-hint = 60+30 empieza en 1:00:30, como es habitual en los torneos de la FIDE.
make-starts-in = Inicio automático en
make-starts-in-hint = Minutos o h:mm:ss. Déjalo vacío para iniciar cuando pulsen las negras.
make-default-time = Tiempo de incom{"\u00AD"}pare{"\u00AD"}cencia
make-default-time-hint = minutos o h:mm:ss
make-freeze = Cuando cae una bandera
make-freeze-usual = lo habitual en este modo
make-freeze-yes = se detienen los dos relojes
make-freeze-no = los relojes siguen
make-noted = Una bandera caída cuenta
make-noted-auto = al instante
make-noted-auto-hint = Al instante: no cuenta ningún mate dado después de caer una bandera, aunque los relojes sigan.
make-noted-claim = cuando se reclama
make-order = Cuando han caído las dos
make-order-shown = mostrar cuál cayó primero
make-order-hidden = no mostrarlo
make-order-hidden-hint = Sin mostrarlo, las dos banderas se ven iguales y la partida continúa (6.11). El historial tiene la hora de cada caída, pero no decide nada.
make-order-moot-hint = Aquí la primera bandera detiene los dos relojes: no cae una segunda y no hay orden que ocultar.
make-flags-double = Con la doble bandera, cada caída cuenta al instante, por su orden.
make-name = Nombre
make-name-hint = Noche de club
make-name-missing = Ponle un nombre para guardarlo.
make-save-as = Guardar como…
make-save = Guardar
make-play = Jugar
make-rule-gives = Da, en segundos
make-rule-left = con este tiempo restante
make-decimal = ,
make-double-flag = Al acabarse el tiempo principal cae la primera bandera y empieza el tiempo extra: suficiente para mantener las tablas, no para ganar.
make-period = Período { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Tiempo por jugada
       *[other] Tiempo
    }
    [end] Para
    [moves] Jugadas
    [mode] Modo
    [bonus] { $mode ->
        [byo-yomi] Cada período
        [canadian] Byo-yomi
        [delay] Demora
        [bronstein] Demora
        [double-flag] Bonificación
       *[other] Incremento
    }
    [count] { $mode ->
        [canadian] Para
       *[other] Períodos
    }
   *[extra] Tiempo extra
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] toda la partida
       *[false] el resto de la partida
    }
    [moves] { $last ->
        [true] un número de jugadas, repetido
       *[false] un número de jugadas
    }
   *[time] lo que dure su tiempo
}
make-is-same = { $same ->
    [true] igual para ambos
   *[false] distinto para cada bando
}
make-first-included = primer +{ SECONDS($bonus) } { $included ->
    [true] incluido
   *[false] tras una pulsación
}
make-starts-after = inicio en { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] la bandera cuenta al reclamarla
   *[automatically] { $freeze ->
        [true] la bandera detiene los dos relojes
       *[false] los relojes siguen tras la bandera
    }
}
make-rule-hint = { $rule ->
    [hybrid] Toda la bonificación; cerca del tiempo extra completo, la mitad de lo que falta.
    [truncated] Toda la bonificación, hasta el tiempo extra completo: con ese tiempo restante, esperar no cuesta nada.
   *[linear] Cada vez menos, de forma uniforme: toda la bonificación solo cuando no queda nada.
}
make-rule-figure = Lo que da una pulsación
make-rule-point = ; con { SECONDS($left) } restantes, { TENTHS($gives) }

## Las teclas del reloj

keys-title = Teclado
keys-first-half = Pulsar la mitad izquierda o inferior
keys-second-half = Pulsar la mitad derecha o superior
keys-pause = Pausar y reanudar
keys-press-focused = Pulsar la mitad o el botón que tiene el foco
keys-undo = Deshacer
keys-redo = Rehacer
keys-full-screen = Pantalla completa
keys-help = Esta página
keys-either = o
keys-name = { $key ->
    [Space] Espacio
    [Enter] Intro
    [Escape] Esc
    [Home] Inicio
    [End] Fin
    [Shift] Mayús
   *[other] { $key }
}

## El significado de un control, en frases enteras

sentence-both = Cada jugador tiene { $control }.
sentence-sides = Las blancas tienen { $white }. Las negras tienen { $black }.
sentence-first-increment = El primer incremento llega con la primera pulsación.
sentence-on-claim = Una bandera caída cuenta cuando se reclama.
sentence-flag-stops = La primera bandera que cae detiene los dos relojes.
sentence-runs-on = Los relojes siguen después de caer una bandera.
sentence-starts = El reloj de las blancas se inicia solo; quien no esté para entonces pierde por incomparecencia.
sentence-starts-later = El reloj de las blancas se inicia solo; quien no esté { $later } más tarde pierde por incomparecencia.

## Un control de tiempo: sus períodos y lo que va entre ellos

control-then = ,{" "}luego{" "}
control-then-other = ;{" "}luego{" "}
control-shared = , +{ EXACT($bonus) } por cada jugada

## Lo que dura un período, después de su tiempo

span-repeated = { $n ->
    [1] {" "}para cada jugada
   *[other] {" "}por cada { $n } jugadas
}
span-moves = { $n ->
    [one] {" "}para { $n } jugada
   *[other] {" "}para { $n } jugadas
}
span-time = {" "}(cuando se acaba el tiempo de un jugador, empieza el período siguiente para ambos)
span-rest = {" "}para el resto de la partida
span-game = {" "}para la partida

## Un período

period-no-time = 0{"\u00A0"}min de tiempo principal
period-main = { $time }{ $span }, luego{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } por cada jugada
period-delay = { $time }{ $span }, y el reloj espera { EXACT($delay) } antes de cada jugada
period-bronstein = { $time }{ $span }, y recupera lo usado en cada jugada, hasta { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } período de { EXACT($each) }, que solo se pierde si se agota
   *[other] { $count } períodos de { EXACT($each) }, que solo se pierden si se agotan
}
period-canadian = { $n ->
    [1] { EXACT($time) } para cada jugada
   *[other] { EXACT($time) } por cada { $n } jugadas
}
period-hourglass = { $time }, y lo que un jugador usa, lo gana el otro
period-upcount = { $time }, y después el reloj cuenta hacia arriba; no cae ninguna bandera
period-double-flag = { $time }{ $span }, luego { EXACT($extra) } para mantener las tablas, +{ EXACT($bonus) } por cada jugada{ $rule ->
    [truncated] {""}
   *[other] {" "}(menos cuando queda mucho)
}, hasta { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } para { $n } jugada
   *[other] { $time } para cada una de { $n } jugadas
}
period-each = { $time } para cada jugada
