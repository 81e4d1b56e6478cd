## Botones y lugares

common-back = Atrás
common-close = Cerrar
common-clock = Reloj
common-home = Inicio
common-settings = Ajustes
common-learn = Aprender
common-embed = Incrustar
common-not-found = Esa página no existe. Esta es la página de inicio.
# Between a label and what it is the label of.
common-colon = :{" "}

## Bandos, resultados y motivos

names-color = { $color ->
    [white] Blancas
   *[black] Negras
}
names-result = { $result ->
    [win] { $winner ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }
    [draw] Tablas
   *[both-lose] Pierden ambos
}
names-outcome = { $reason ->
    [checkmate] { names-result } por jaque mate
    [resignation] { names-result } por abandono
    [flag] { names-result } por tiempo
    [flag-without-mate] { names-result }: cayó la bandera, sin mate posible
    [stalemate] { names-result } por ahogado
    [dead-position] { names-result }: posición muerta
    [agreement] { names-result } por acuerdo
    [repetition] { names-result } por triple repetición
    [fivefold-repetition] { names-result } por quíntuple repetición
    [fifty-moves] { names-result } por la regla de las 50 jugadas
    [seventy-five-moves] { names-result } por la regla de las 75 jugadas
    [illegal-moves] { $result ->
        [draw] Tablas: segunda jugada ilegal, pero el rival ya no puede ganar
       *[other] { names-result }: segunda jugada ilegal
    }
    [absence] { $result ->
        [both-lose] Pierden ambos: ninguno llegó a tiempo
       *[other] { names-result }: el rival no llegó a tiempo
    }
    [arbiter] { names-result } por decisión del árbitro
    [first-flag-claim] { names-result }: reclamación tras la primera bandera
    [both-first-flags] { names-result }: los dos tiempos principales se agotaron
    [extra-time] { names-result }: se agotó el tiempo extra
    [mate-on-extra-time] { names-result }: el mate en tiempo extra solo vale tablas
   *[unstated] { names-result }
}
names-pieces = R D T A C 0

## Los tiempos, como se dicen

spoken-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
spoken-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
spoken-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
spoken-none = sin tiempo
spoken-over = { $time } de más
spoken-running = { $time }, en marcha

## La página de inicio

home-ways = Qué más hay
home-start = Iniciar { $control }
home-first-included = , primero incluido
home-go-on = Seguir jugando
home-controls = Controles de tiempo
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rápido
   *[classical] Clásico
}
home-all = Todos
home-all-hint = los controles
home-correspondence = Correspon{"\u00AD"}dencia
home-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
home-games-hint = Aquí estarán tus partidas por correspondencia con Triple Block (ICCF); primero, el plazo más próximo.
home-nothing-due = No corre ningún reloj.
home-my-move = Tu turno
home-waiting-since = Espera desde el { $day }
home-not-compared = Tiempo desconocido
home-check = Consultar el servidor
home-add-game = Añadir partida
home-bring = Importar un archivo
home-board = Jugadas y reloj juntos
home-board-goes-on = La partida continúa aquí
home-learn = Las reglas, reloj en mano
home-kept = { $n } en este dispositivo

## La cara del reloj

face-press-to-start = { $begins ->
    [white] Iniciar el reloj de las blancas
   *[black] Iniciar el reloj de las negras
}
face-waits-for-start = El rival inicia tu reloj
face-tap-when-here = Pulsa al llegar
face-is-here = Ya estás aquí
face-are-here = { $white ->
    [true] { $black ->
        [true] Los dos están aquí
       *[false] Las blancas están aquí
    }
   *[false] { $black ->
        [true] Las negras están aquí
       *[false] {""}
    }
}
face-starts-in = El reloj de las blancas se inicia en { $digits }
face-here = Estoy aquí
face-put-off = Aplazar el inicio
face-pause = Pausa
face-menu = Menú
face-change-control = Control de tiempo
face-first-included = primer +{ SECONDS($bonus) } incluido
face-full-screen = Pantalla completa
face-leave-full-screen = Salir de pantalla completa
face-swap-view = Blancas al otro lado
face-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
face-moves-to-go = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
face-period = período { $i } de { $n }
face-delay = demora
face-total = { $digits } para esta jugada
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = último período
face-byo-yomi-running = { $n ->
    [one] queda { $n } período
   *[other] quedan { $n } períodos
}
face-canadian = { $n ->
    [one] { $n } jugada en { $digits }
   *[other] { $n } jugadas en { $digits }
}
face-canadian-running = { $n ->
    [one] falta { $n } jugada
   *[other] faltan { $n } jugadas
}
face-overtime = byo-yomi
face-low = Poco tiempo
face-flag-fell = { $side ->
    [white] Cayó la bandera de las blancas
   *[black] Cayó la bandera de las negras
}
face-flag-first = La bandera cayó primero
face-flag-second = La bandera cayó después
face-flag-down = Bandera caída
face-claim-flag = Reclamar la bandera
face-note-flag = Constatar la caída
face-following = Esta partida se está jugando en otra pestaña. Aquí solo se puede ver.
face-take-over = Jugar aquí
face-say-half = { $name }, { $own }; rival { $theirs }
face-say-left = { $side ->
    [white] Blancas: { $left }
   *[black] Negras: { $left }
}
face-say-flag = { $side ->
    [white] Bandera de las blancas
   *[black] Bandera de las negras
}
face-say-first-flag = { $side ->
    [white] Primera bandera de las blancas
   *[black] Primera bandera de las negras
}
face-extra-time = tiempo extra
face-draw-only = Tiempo extra · solo tablas
face-press-gives = +{ TENTHS($gives) } al pulsar
face-flag-main-time = Sin tiempo principal
face-flag-extra-time = Sin tiempo extra
face-say-byo-yomi = { $n ->
    [1] último período
   *[other] quedan { $n } períodos
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } por jugada
    [delay] { SECONDS($time) } de demora
    [bronstein] devuelve hasta { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } jugada en { SECONDS($time) }
       *[other] { $n } jugadas en { SECONDS($time) }
    }
    [hourglass] reloj de arena
    [per-move] para cada jugada
    [double-flag] luego { SECONDS($time) } para las tablas
    [upcount] {""}
   *[sudden-death] {""}
}

## El panel entre las mitades

panel-stopped = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
panel-fallen = { $side ->
    [white] Cayó la bandera de las blancas
   *[black] Cayó la bandera de las negras
}
panel-order-unknown = Las dos banderas han caído y nadie sabe cuál cayó primero: la partida continúa (6.11).
panel-put-off = El inicio está aplazado
panel-ready = Sin iniciar
panel-resume = Reanudar
panel-result = Resultado
panel-rematch-short = Revancha
panel-rejection = { $rejection ->
    [opponent-starts] Este reloj lo inicia el otro bando.
    [not-your-clock] El que corre es el otro reloj.
    [is-stopped] Los relojes están detenidos.
    [not-running] No corre ningún reloj.
    [is-running] Detén primero los relojes.
    [flag-has-fallen] Ha caído una bandera. Corrige los tiempos, deshaz o termina la partida.
    [no-flag-has-fallen] No hay ninguna bandera caída que reclamar.
    [order-unknown] Las dos banderas han caído y no se sabe en qué orden: la partida continúa (6.11).
    [not-both-flags] Para eso tienen que haber caído las dos banderas, en orden desconocido.
    [away-undecided] Decide primero si cuenta el tiempo de inactividad.
    [not-away] El dispositivo no estuvo inactivo.
    [too-early-for-absence] El tiempo de incomparecencia aún no ha terminado.
    [no-scheduled-start] No hay ningún inicio programado.
    [is-present] Ese jugador llegó a tiempo.
    [no-draw-to-claim] No hay tablas que reclamar.
    [not-in-this-mode] Con la doble bandera eso no existe.
    [no-increment] Un reloj de arena o un tiempo fijo por jugada no admite incremento.
    [out-of-range] Este reloj no puede mostrar ese tiempo.
    [has-ended] La partida ha terminado. Deshaz su final para seguir jugando.
    [nothing-to-undo] No hay nada que deshacer.
   *[nothing-to-redo] No hay nada que rehacer.
}

## Iniciar un control de tiempo

controls-replaces-link = Todavía hay una partida en la mesa. ¿Iniciar { $control }? Lo jugado en la otra queda en las partidas anteriores, y allí se puede seguir jugando.
controls-replaces-end = Iniciar la partida nueva
controls-bad-link = El control de tiempo del enlace no se puede usar. { $text }
controls-brief-link = Enlace a { $control }: decide en la pausa
controls-brief-bad-link = El control de tiempo del enlace no se puede leer

## Un control de tiempo en pocas palabras

tile-odds = Ventaja de tiempo
tile-hourglass = Reloj de arena
tile-versus = Blancas { $white }, negras { $black }
tile-then = luego{" "}
tile-then-again = luego{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } jugada en { $time }
   *[other] { $moves } jugadas en { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } por jugada
    [delay] espera { SECONDS($time) } antes de cada jugada
    [bronstein] devuelve hasta { SECONDS($time) } (Bronstein)
    [byo-yomi] luego { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] luego { SECONDS($time) } para cada jugada
       *[other] luego { SECONDS($time) } por cada { $n } jugadas
    }
    [hourglass] lo que uno usa, lo gana el otro
    [per-move] para cada jugada
    [double-flag] luego { SECONDS($time) } para mantener las tablas
    [upcount] luego cuenta hacia arriba, sin bandera
   *[sudden-death] {""}
}

## Partidas anteriores

games-title = Partidas anteriores
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = sin nombre

## La aplicación y sus licencias

about-title = Acerca de Zeitnot
about-local = Zeitnot funciona sin red y no envía nada a ningún sitio: lo que introduces se queda en este dispositivo.
about-licence = Zeitnot es software libre bajo la GNU General Public License, versión 3 o posterior. La tipografía es Barlow (SIL Open Font License).
about-licences = Licencias de las bibliotecas
about-translation = Ningún hablante nativo ha leído aún estos textos. En el código fuente, docs/translating.md dice cómo corregirlos.

language-title = Idioma
language-missing = { $name } aún no está en este dispositivo. Llegará en tu próxima visita con red.

## La página con el tablero, para páginas sin tablero

board-title = Tablero
refusal-act = { $why ->
    [illegal-move] Esa jugada no es legal.
    [not-on-move] Corre el reloj del otro bando.
    [not-started] La partida aún no ha empezado.
    [press-first] Pulsa primero el reloj: la jugada no está completa.
    [move-presses] La jugada pulsa el reloj.
    [no-move-made] Haz primero una jugada en el tablero.
    [nothing-to-take-back] No hay ninguna jugada que retirar.
    [no-offer] No hay ninguna oferta de tablas que responder.
    [offer-stands] Ya se han ofrecido tablas.
    [no-claim] La posición no permite esa reclamación.
    [position-is-gone] Esa posición ya no pertenece a la partida.
   *[clock] { panel-rejection }
}

## Cómo se guardan las partidas

keep-unsaved = { $why ->
    [full] El almacenamiento del navegador está lleno. Lo introducido solo se conserva hasta que se cierre esta página: guarda ahora una copia de seguridad.
    [absent] El almacenamiento del navegador ya no está. Lo introducido solo se conserva hasta que se cierre esta página: guarda ahora una copia de seguridad.
   *[refused] El navegador se niega a guardar. Lo introducido solo se conserva hasta que se cierre esta página: guarda ahora una copia de seguridad.
}
keep-nearly-full = Está ocupado el { $percent }{"\u00A0"}% del almacenamiento del navegador para Zeitnot. Una copia de seguridad protege tus partidas.
keep-backup = Guardar copia de seguridad
keep-table-stays = La copia de seguridad tiene la partida de la mesa con otras jugadas. En la mesa sigue la que se jugó aquí; la otra está en «Partidas anteriores».
keep-table-went-on = La partida de la mesa continúa en la copia de seguridad, y ahora está como allí.

## Carga y versiones nuevas

update-ready = Hay una versión nueva de Zeitnot.
update-restart = Reiniciar ahora
update-loading = Cargando
update-not-loaded = No se pudo cargar esta página. Comprueba la conexión e inténtalo de nuevo.
update-damaged = Un archivo de esta página está dañado en este dispositivo. Esto no afecta a tus partidas. Conéctate a la red e inténtalo de nuevo: se reemplazará.
update-try-again = Reintentar
update-gone = Esta página necesita la versión nueva de Zeitnot.

## Errores al guardar y cargar

faults-absent = Este navegador no deja que Zeitnot guarde nada. El reloj funciona; las partidas se pierden al cerrar la página.
faults-full = El almacenamiento del navegador está lleno. El reloj sigue en marcha, pero esta partida no se está guardando. Elimina partidas anteriores o guarda una copia de seguridad.
faults-of-kind = { $kind ->
    [game] Esta partida
    [settings] Los ajustes
    [presets] Tus controles de tiempo
    [progress] Tu progreso en las lecciones
    [correspondence] Las partidas por correspondencia
   *[study] Tus análisis
}
faults-no-room = { $kind ->
    [game] El almacenamiento del navegador está lleno. { faults-of-kind } no se guarda.
    [progress] El almacenamiento del navegador está lleno. { faults-of-kind } no se guarda.
   *[other] El almacenamiento del navegador está lleno. { faults-of-kind } no se guardan.
}
faults-game-refused = El navegador se negó a guardar. El reloj sigue en marcha, sin guardarse.
faults-refused = { $kind ->
    [game] El navegador se negó a guardar. { faults-of-kind } no se guardó.
    [progress] El navegador se negó a guardar. { faults-of-kind } no se guardó.
   *[other] El navegador se negó a guardar. { faults-of-kind } no se guardaron.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } se cambió en otra pestaña. Vuelve a cargar la página para ver lo que se guardó.
        [progress] { faults-of-kind } se cambió en otra pestaña. Vuelve a cargar la página para ver lo que se guardó.
        [correspondence] Otra pestaña ha cambiado las partidas por correspondencia. Tu última entrada aquí no se guardó.
       *[other] { faults-of-kind } se cambiaron en otra pestaña. Vuelve a cargar la página para ver lo que se guardó.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } se guardó con una versión más nueva de Zeitnot. Carga esa versión o exporta lo apartado.
        [progress] { faults-of-kind } se guardó con una versión más nueva de Zeitnot. Carga esa versión o exporta lo apartado.
       *[other] { faults-of-kind } se guardaron con una versión más nueva de Zeitnot. Carga esa versión o exporta lo apartado.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } no se puede guardar: el número del último guardado es el más alto que existe. Guarda una copia de seguridad.
        [progress] { faults-of-kind } no se puede guardar: el número del último guardado es el más alto que existe. Guarda una copia de seguridad.
       *[other] { faults-of-kind } no se pueden guardar: el número del último guardado es el más alto que existe. Guarda una copia de seguridad.
    }
}
faults-overtaken = { $n ->
    [one] Otra pestaña ha cambiado esta partida. Lo último que hiciste aquí no forma parte de ella.
   *[other] Otra pestaña ha cambiado esta partida. Tus últimas { $n } acciones aquí no forman parte de ella.
}
faults-no-lock = El navegador no dice si otra pestaña está jugando esta partida. Cierra las demás pestañas con Zeitnot y juega en esta.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] No se pudieron leer los datos guardados en este navegador.
    }
    [newer-version] Aquí hay algo que guardó una versión más nueva de Zeitnot. Se deja sin cambios.
   *[set-aside] { $kept ->
        [some] «{ $place }» { unreadable-why }. Se apartó sin cambios.
       *[none] «{ $place }» { unreadable-why }. Se dejó donde está.
    }
}
faults-several-set-aside = Esto no se pudo leer y se apartó sin cambios: { $places }.
faults-overtaken-waiting = Mientras esto esperaba espacio, otra pestaña guardó algo más nuevo: { $places }. Lo introducido aquí se apartó sin cambios.
faults-set-aside-link = Ver lo apartado
faults-awake = La pantalla puede apagarse: este dispositivo no deja que Zeitnot la mantenga encendida.

## Por qué algo guardado no se puede leer

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] no procede de Zeitnot
        [truncated] tiene el final cortado
        [checksum] tiene daños
       *[newer-version] se guardó con una versión más nueva de Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = no se pudo entender

## La segunda copia

second-lost = La segunda copia de tus partidas ya no se puede escribir. Si el navegador se cierra a la fuerza, puede perderse el último minuto.

## Lo mismo en pocas palabras, para la barra de un reloj en marcha

brief-one-copy = Solo se guarda una copia

## Duraciones

length-none = sin tiempo
length-days = d
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
