## Lo que dicen varias páginas de correspondencia

common-title = Correspondencia
common-clock = Reloj
common-increment = Incremento
common-increment-short = Incremento
common-bank = Banco
common-blocks = Reloj{"\u00A0"}{ $clock }, incremento{"\u00A0"}{ $increment }, banco{"\u00A0"}{ $bank }
common-clock-and-bank = Reloj{"\u00A0"}{ $clock }, banco{"\u00A0"}{ $bank }
common-at-worst = mín.
common-at-most = máx.
common-what-clock = Para la jugada en curso. A cero se pierde la partida.
common-what-increment = { $n ->
    [0] No llega con ninguna jugada.
    [1] Llega con tu primera jugada.
   *[other] Llega con cada una de tus primeras { $n } jugadas.
}
common-what-bank = { $refill ->
    [automatic] Según las reglas, recarga el reloj después de cada jugada, y cuando se pide.
   *[increment-only] Se pasa al reloj a mano, en cualquier momento.
}
common-color = { $side ->
    [white] Blancas
   *[black] Negras
}
common-player-of-color = { $name } ({ $side ->
    [white] blancas
   *[black] negras
})
common-to-move = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
common-bring = Importar un archivo
common-read-again = Leer { $file } otra vez
common-following = Otra pestaña está anotando las jugadas de estas partidas.
common-take-over = Anotarlas aquí

## Por qué se rechaza una entrada, y cómo corregirla

refusal-entry = { $why ->
    [before-start] El torneo empieza el { $at } y nadie juega antes. Introduce una marca de tiempo posterior o corrige el inicio del torneo.
    [not-started] La partida no ha empezado. Anota primero su inicio.
    [started] La partida ya ha empezado. Corrige el inicio que está en el extracto.
    [order] La entrada anterior es del { $at }. Introduce una marca de tiempo posterior o corrige aquella; lo que ocurrió antes se puede insertar en el extracto.
    [future] Eso es posterior a la hora actual, { $at }. Introduce la marca de tiempo que dio el servidor y comprueba su zona horaria.
    [fallen] { $side ->
        [white] El reloj de las blancas llegó a cero el { $at }.
       *[black] El reloj de las negras llegó a cero el { $at }.
    } Introduce una marca de tiempo anterior o inserta en el extracto lo que falta: una recarga o lo que mostró el servidor.
    [over] La partida ya había terminado. Corrige o quita primero la entrada que la terminó.
    [claim] Hay una reclamación pendiente, así que no corre ningún reloj. Anota primero cómo se resolvió.
    [no-claim] No hay ninguna reclamación pendiente. Anota primero cuándo se presentó.
    [illegal] Esa jugada no es legal en esta posición. Busca antes de ella una jugada que falte o esté mal.
    [amount] Así no pasaría nada de tiempo. Introduce más que cero; un reloj lleno no admite nada y un banco vacío no tiene nada.
    [bank] El banco tiene { DAYS($bank) }. No introduzcas más que eso.
    [cap] El reloj nunca muestra más de 50 días. No introduzcas más de { DAYS($room) }.
    [shown] Un servidor muestra un reloj de 0 a 50 d y un banco de 0 o más. Comprueba cuál es cuál.
    [nothing-shown] Introduce el reloj y el banco de al menos un jugador.
    [not-team] Solo los torneos por equipos tienen sustitutos. Si este lo es, indícalo en el torneo.
    [captain-may-not] En este torneo los capitanes no pueden transferir tiempo del banco. Si sus reglas lo permiten, actívalo en el torneo.
    [after-end] Se podían poner jugadores hasta el { $at }. Introduce una marca de tiempo anterior.
    [nothing-left] No queda tiempo ni en el reloj ni en el banco, así que nadie puede hacerse cargo de la partida. Comprueba la marca de tiempo.
    [substitution-owed] { $side ->
        [white] El capitán de las blancas
       *[black] El capitán de las negras
    } transfirió tiempo del banco, y la regla (8) solo lo permite con un jugador nuevo en el mismo segundo. Anota primero la sustitución o el reemplazo.
   *[name] Introduce el nombre del nuevo jugador, de hasta 100 caracteres.
}

## La lista de partidas por correspondencia

games-title = Correspondencia
games-teach = Aquí estarán tus partidas por correspondencia con Triple Block, de la ICCF y de otros sitios; primero, la que menos tiempo tenga.
games-teach-blocks = Cada una tiene un reloj, un incremento y un banco. Con el reloj a cero se pierde la partida, haya lo que haya en el banco: esta página dice el plazo para jugar o recargarlo.
games-enter-game = Añadir partida
games-open-link = Quizá un organizador te envió un enlace: ábrelo en este navegador y su torneo estará aquí.
games-organize = Para organizadores: añadir un torneo y enviar su enlace
games-example = Temporada de ejemplo
games-example-hint = Nadie juega estas partidas y ninguna se guarda. Muestran cómo se verán las tuyas aquí.
games-example-hide = Ocultar el ejemplo
games-example-event = Copa Ejemplo
games-example-soon = Ana Ejemplo
games-example-bank = Blas Ejemplo
games-example-theirs = Clara Ejemplo
games-check-first = { $may-not-refill ->
    [true] Comprueba primero la partida con { $name }: si el servidor no recarga por sí solo, tu reloj se ha agotado.
   *[false] Comprueba primero la partida con { $name }: si el servidor cuenta con más rigor, tu reloj se ha agotado.
}
games-events = Torneos
games-absence = Ausencia
games-backup = Copia de seguridad
games-ahead = Previsión
games-calendar = Plazos para tu calendario
games-calendar-hint = Te avisa con esta página cerrada. Guárdalo de nuevo después de cada jugada.
games-calendar-saved = Guardado como { $file }{ $held ->
    [0] { $unknown ->
        [0] , sin ningún plazo: no corre ningún reloj tuyo.
       *[other] , sin ningún plazo.
    }
    [one] , con los plazos de { $held } partida.
   *[other] , con los plazos de { $held } partidas.
}{ $unknown ->
    [0] {""}
    [one] {" "}Falta { $unknown } partida: aún no se ha comparado con el servidor.
   *[other] {" "}Faltan { $unknown } partidas: aún no se han comparado con el servidor.
}
games-calendar-empty = No hay ninguna partida tuya: no se guardó ningún archivo.
games-calendar-most = Calendario de Apple, Thunderbird y la mayoría avisan tres horas, un día y cinco días antes.
games-calendar-outlook = Outlook y Exchange avisan una vez, tres horas antes.
games-calendar-google = Google Calendar toma los plazos sin avisos: ponlos allí, para todo el calendario.
games-reminder = { $opponent }, { $event }
games-remind-refill = Recargar o jugar antes:{" "}
games-remind-move = Jugar antes:{" "}
games-remind-check = Quizá ya perdida, consultar el servidor y jugar antes:{" "}
games-remind-last = Reloj y banco agotados:{" "}
games-later = +{"\u00A0"}{ $n } más tarde
games-standing = { $standing ->
    [mine] Tu turno
    [watched] Partidas de otros
    [theirs] Turno del rival
    [ahead] Sin empezar
   *[finished] Terminadas
}
games-at-worst-is = «{ common-at-worst }»: al menos eso, aún sin comparar con el servidor
games-search = Buscar
games-search-hint = jugador, torneo, jugada
games-event = Torneo
games-all-events = Todos los torneos
games-archived = También los archivados
games-orphans = Partidas sin su torneo
games-orphans-why = Su torneo no está en este dispositivo o no se pudo leer: no se conocen sus relojes.
games-nothing-found = Ninguna partida coincide.
games-show-all = Ver todas las partidas
games-finished = Partidas terminadas, { $n }
games-refill = recargar
games-claim = Reclamación pendiente
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Ganada por tiempo
       *[false] Ganada
    }
   *[false] { $on-time ->
        [true] Perdida por tiempo
       *[false] Perdida
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Ganaron las blancas por tiempo
       *[false] Ganaron las blancas
    }
   *[black] { $on-time ->
        [true] Ganaron las negras por tiempo
       *[false] Ganaron las negras
    }
}
games-drawn = Tablas
games-both-lost = Perdida por ambos
games-no-moves = aún sin jugadas
games-claim-waits = No corre ningún reloj.
games-starts = Empieza el { $date }
games-not-compared = Tiempo desconocido
games-check = Consultar el servidor
games-bank-no-help = Recarga a tiempo

## Añadir una partida

new-title = Añadir partida
new-needs-event = Una partida pertenece a un torneo, que dice cuánto tiempo hay. Añade primero el torneo o abre el enlace que envió su organizador.
new-event = Torneo
new-choose-event = Elige un torneo
new-another-event = Añadir otro torneo
new-side = Juegas con
new-white = Blancas
new-black = Negras
new-neither = Ninguna: solo la sigo
new-name-of = { $side ->
    [white] Nombre de las blancas
   *[black] Nombre de las negras
}
new-how = La partida
new-begins = empieza con su torneo
new-under-way = ya está en curso
new-starts-at = { $ahead ->
    [true] El primer reloj correrá desde el { $date }, el inicio oficial.
   *[false] El primer reloj corre desde el inicio oficial, el { $date }. Añade primero la partida y después sus jugadas con las marcas de tiempo del servidor.
}
new-opening = Una apertura temática
new-fen = Posición
new-fen-hint = FEN; vacío: posición inicial
new-opening-moves = Jugadas de la apertura
new-opening-hint = { $openings ->
    [apart] Por ejemplo, 1. e4 c5 2. d4. Estas jugadas no cuentan y no cuestan tiempo.
   *[counted] Por ejemplo, 1. e4 c5 2. d4. Estas jugadas no cuestan tiempo y cuentan entre las primeras { $moves }.
}
new-moves = Jugadas hasta ahora
new-moves-hint = PGN o 1. e4 e5 2. f4 … Un PGN trae los nombres y, si los tiene, los tiempos de las jugadas.
new-times = El texto tiene el tiempo de cada jugada: de ahí salen el reloj y el banco.
new-times-refused = Los tiempos de las jugadas no encajan en este torneo: { $why } O introduce lo que muestra ahora el servidor.
new-server-shows = Lo que muestra ahora el servidor
new-server-hint = Como está allí: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46{"\u00A0"}días 20{"\u00A0"}horas.
new-you = Tú
new-opponent = Rival
new-own-moves = Jugadas
new-clock = { $side ->
    [white] Reloj de las blancas
   *[black] Reloj de las negras
}
new-bank = { $side ->
    [white] Banco de las blancas
   *[black] Banco de las negras
}
new-made = { $side ->
    [white] Jugadas de las blancas
   *[black] Jugadas de las negras
}
new-made-hint = Puedes dejar vacías las jugadas: se cuentan en «Jugadas hasta ahora».
new-save = Añadir la partida
new-figure-wrong = { $problem ->
    [empty] falta
    [shape] no se entiende
   *[range] demasiado largo
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Los nombres tienen como máximo 100 caracteres.
    [two-starts] Las jugadas tienen su propia posición ([FEN …]): deja vacío el campo «Posición».
    [several] { new-found }
    [over] Esta partida ha terminado. Solo se pueden añadir partidas en curso.
    [not-started] { $event } no ha empezado: aún no ha jugado nadie.
    [made] Introduce de 0 a 9999 jugadas.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] La partida no puede empezar así según las reglas de su torneo.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Jugada { $number }, { $side ->
    [white] blancas
   *[black] negras
}: «{ $text }» no se puede jugar. { $why }
new-passed = Jugada { $number }, { $side ->
    [white] blancas
   *[black] negras
}: en una partida nadie puede pasar.
new-found = Este texto tiene { $n } partidas. La página de archivos las importa todas de una vez, con jugadores y tiempos.
new-bring-several = Importarlas como archivo

## Una partida por correspondencia

game-your-time = tu hora
game-stamp = Cuándo
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] O 2026-11-20, 2026/11/20, 20 de noviembre de 2026. Un día solo: hasta las 23:59:59.
   *[false] O 2026-11-20, 2026/11/20, 20 de noviembre de 2026. Un día solo: desde las 00:00.
}
game-stamp-now = Ahora
game-stamp-change = Cambiar
game-stamp-pick = Elegir una fecha
game-month-before = Mes anterior
game-month-after = Mes siguiente
game-stamp-problem = { $problem ->
    [shape] Introduce una fecha como 20.11.2026 o 2026-11-20, con una hora como 14:03:07 o sin ella.
    [order] Pueden ser dos días, pues el día o el mes puede ir primero. Escríbelo como 20.11.2026 o 2026-11-20.
    [date] No existe ese día. Las fechas van de 1970 a 9999.
   *[time] No existe esa hora.
}
game-stamp-no-zone = Elige una zona horaria, como Europe/Zurich.
game-stamp-zone-unknown = Este navegador no conoce la zona horaria «{ $zone }». Elige otra o UTC.
game-stamp-skipped = Los relojes de { $zone } saltaron esa hora: se adelantaron hasta { $at }. Introduce otra, o la hora en UTC.
game-stamp-twice = Los relojes se atrasaron y esta hora existió dos veces. ¿Cuál es?
game-stamp-ambiguous = Los relojes de { $zone } se atrasaron y esa hora existió dos veces. Añade detrás su diferencia, como +01:00.
game-zone = Zona horaria
game-zone-of-server = Servidor
game-zone-here = Aquí
game-zone-other = Otra…
game-zone-name = Nombre de la zona
game-length-problem = { $problem ->
    [empty] Introduce una duración, como 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] No es una duración. Escríbela como 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Introduce de 0 a 99{"\u00A0"}999 días.
}
game-bank = Banco{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] si el servidor no recarga
           *[false] si no recarga
        }
       *[false] { $first ->
            [true] si el servidor recarga
           *[false] si recarga
        }
    }
   *[false] { $differs ->
        [true] en el peor caso
       *[false] en el mejor caso
    }
}
game-bank-if = { $case }: banco{"\u00A0"}{ $bank }
game-account-if = { $case }: reloj { $left }, banco { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] no queda ningún incremento
    [one] queda{"\u00A0"}{ $n }{"\u00A0"}incremento de { $each }
   *[other] quedan{"\u00A0"}{ $n }{"\u00A0"}incrementos de { $each }
}
game-turn = { $mine ->
    [true] Tu turno
   *[false] Turno de { $name }
}
game-waiting = La partida empieza el { $when }.
game-claim-pending = Reclamación de { $name }: no corre ningún reloj hasta que se resuelva.
game-fallen = Derrota por tiempo de { $name }: el reloj llegó a cero el { $when }.
game-fallen-with-bank = Según las entradas de aquí, derrota por tiempo de { $name }: el reloj llegó a cero el { $when }. Una recarga sin anotar lo explicaría.
game-after-fall = «{ $entry }» llegó después y no cuenta.
game-accept-loss = Aceptar el resultado
game-server-differs = El servidor dice otra cosa
game-move-by = { $bank ->
    [true] Jugar o recargar antes de
   *[false] Jugar antes de
}
game-their-clock-falls = El reloj del rival se agota
game-last-moment = Último momento, con todo el banco
game-visits = { $n ->
    [one] con { $n }{"\u00A0"}recarga a tiempo
   *[other] con { $n }{"\u00A0"}recargas a tiempo
}
game-cautious = Plazo seguro
game-at-best-by = Plazo en el mejor caso
game-in-doubt = Consultar el servidor: quizá se agotó
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] El reloj del rival se agota, si el servidor no recarga
       *[false] El reloj del rival se agota, si el servidor recarga
    }
   *[false] { $differs ->
        [true] El reloj del rival se agota, como pronto
       *[false] El reloj del rival se agota
    }
}
game-unknown-time = No se conocerá el tiempo hasta que introduzcas los datos del servidor.
game-no-moves = Aún no hay jugadas: pégalas con las horas del servidor o introduce lo que muestra el servidor.
game-bank-does-not-save = El reloj puede agotarse con el banco lleno: a cero se pierde la partida, haya lo que haya en el banco.
game-about-dates = Qué significan estas fechas
game-past = Posición anterior
game-move-label = Jugadas
game-enter = Anotar
game-line-placeholder = Escribe una jugada o pega varias con sus horas
game-line-forms = Notaciones admitidas
game-line-hint = Cf3 01.06.2026 10:12; o 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: aún sin anotar
game-line-took = Lo que duró { $label } solo da su fecha si la entrada anterior es una jugada con la suya. Pon una fecha detrás o borra su [%emt].
game-line-dates = Cada jugada del rival necesita la fecha y la hora que muestra el servidor.
game-refill = Recargar
game-refill-first = Recarga primero en el servidor. Después anótalo aquí.
game-refill-save = Anotar la recarga
game-claim = Reclamación
game-resolve = Reclamación resuelta
game-result = Resultado
game-compare = Comparar
game-reconcile = Datos del servidor
game-enter-figures = Introducir datos del servidor
game-start = La partida ha empezado
game-team = Sustitución, reemplazo, transfe{"\u00AD"}rencia
game-save = Guardar
game-saved = Guardado.
game-side = Jugador
game-amount = Del banco al reloj
game-amount-typed = o escribe una cantidad
game-amount-hint = como 10 d, 2 d 12:00:00 o 06:30:00
game-then-shows = luego{"\u00A0"}{ $clock }
game-at-least-then = al menos, luego{"\u00A0"}{ $clock }
game-least-leaves-nothing = Con la cantidad mínima no queda nada a tu vuelta.
game-amount-all = { $is-bank ->
    [true] todo el banco
   *[false] llena el reloj
}
game-nothing-to-refill = { $is-full ->
    [true] El reloj está lleno: no hay nada que recargar.
   *[false] El banco está vacío: no hay nada que recargar.
}
game-name = Nombre del nuevo jugador
game-who-won = Resultado
game-how = Cómo
game-ending = { $ending ->
    [resignation] Abandono
    [agreement] Acuerdo
    [claim] Reclamación aceptada
    [time] Tiempo, según el servidor
    [default] Retirada o incomparecencia
   *[adjudication] Adjudicación
}
game-nothing-yet = Introduce cuándo ocurrió.
game-incomplete = Algo falta o no se puede leer.
game-no-result = Elige el resultado.
game-no-ending = Elige cómo terminó.
game-unchanged = Aún no hay cambios.
game-will-do = Lo que hace
game-clock-of = { $mine ->
    [true] Tu reloj
   *[false] Reloj del rival
}
game-bank-of = { $mine ->
    [true] Tu banco
   *[false] Banco del rival
}
game-moves-by = { $mine ->
    [true] Tu plazo
   *[false] Plazo de { $name }
}
game-at-the-latest = a más tardar
game-prepared = Habías preparado { $san }.
game-lay = Vista previa
game-seen-clock = Reloj de { $name }
game-seen-bank = Banco de { $name }
game-seen-hint = como 46{"\u00A0"}d{"\u00A0"}20:00:00; deja vacío lo que no consultaste
game-reconcile-hint = De un jugador o de los dos. No se guarda nada hasta que lo confirmes.
game-here = Aquí
game-difference = Diferencia
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: posibles causas
}
game-preview = Vista previa
game-changes-event = Esto cambia el torneo y, con él, todas sus partidas.
game-event-missing = El torneo de esta partida no está en este dispositivo o no se pudo leer. Aquí están sus jugadas y sus marcas de tiempo; los relojes, plazos y reclamaciones necesitan el torneo. Una copia de seguridad que lo tenga lo recupera.
game-entries = Entradas
game-event-instead = O añade de nuevo el torneo y elígelo aquí:
game-take-event = La partida pertenece a este torneo
game-statement = Extracto
game-counted-as = { $refill ->
    [true] Contado como si el servidor recargara; aún sin comparar.
   *[false] Contado según la configuración del torneo; aún sin comparar.
}
game-from-file = Jugadas hasta { $until }: del archivo del servidor, importado por última vez el { $day }.
game-part-from-file = Jugadas de { $from } a { $until }: del archivo del servidor, importado por última vez el { $day }.
game-untimed-from-file = Jugadas hasta { $until }: del archivo del servidor, importado el { $day } sin horas.
game-untimed-part-from-file = Jugadas de { $from } a { $until }: del archivo del servidor, importado el { $day } sin horas.
game-entered-here = Las demás se anotaron aquí.
game-no-entries = Aún no se ha anotado nada.
game-untimed = Hora desconocida
game-untimed-by = Jugada a más tardar el { $at }; hora desconocida
game-line = Entrada
game-made = Cuándo, tu hora
game-used = Usado
game-added-time = Sumado
game-from-bank = Del banco
game-bank-after = Banco después de cada jugada{ $whole ->
    [true] {""}
   *[false] {" "}hasta la{"\u00A0"}{ $last }
}
game-first-move = jugada 1
game-all-lines = Las { $n } líneas
game-last-lines = Las últimas líneas
game-kept-since = Añadida ya en curso
game-spent = usó { $spent }
game-correct = Corregir
game-correct-entry = Corregir: { $entry }
game-remove = Quitar esta entrada
game-insert = Insertar una entrada que falta
game-kind = Qué ocurrió
game-kind-name = { $kind ->
    [start] Empezó la partida
    [move] Una jugada
    [refill] Una recarga
    [claim] Se presentó una reclamación
    [resolved] Se resolvió la reclamación
    [correction] Lo que mostró el servidor
    [result] Terminó la partida
    [substitution] Entró un sustituto
    [replacement] Entró un reemplazo
   *[transfer] El capitán transfirió tiempo del banco
}
game-conflict = No es posible: «{ $entry }» ya no sería válido. { $why }
game-does-not-fit = Estas entradas no encajan en su torneo. Son válidas hasta «{ $entry }», que se rechaza: { $why } Corrige o quita esa entrada, o corrige el torneo.
game-what-changes = Qué cambia
game-nothing-changes = No cambia nada más.
game-added = nuevo
game-removed = quitado
game-now-stands = Cómo queda entonces
game-clock-bank = { $name }: reloj { $clock }, banco { $bank }
game-falls = el reloj se agota el { $when }
game-own = Nota y dirección
game-note = Nota sobre la partida
game-note-hint = se guarda al escribir
game-link = Dirección en el servidor
game-link-hint = https://…
game-link-problem = Una dirección empieza con https:// o http://.
game-open-link = Abrir en el servidor
game-study = Análisis privado
game-ahead = Previsión
game-event = Torneo
game-take-along = Exportar
game-save-pgn = Guardar PGN
game-copy-pgn = Copiar PGN
game-copy-numeric = Copiar como números (ICCF)
game-copy-statement = Copiar el extracto
game-print = Imprimir
game-confidential = Esta partida está en curso. Muchos torneos mantienen confidenciales las partidas en curso o las muestran con algunas jugadas de retraso. Compártela solo si las reglas de tu torneo lo permiten.
game-share-anyway = Compartir igualmente
game-copied = Copiado.
game-not-copied = El navegador no permitió copiar.

## Los problemas de una jugada escrita

line-problem = { $error ->
    [no-move] Escribe una jugada antes de { $text }.
    [too-much] Una jugada tiene una fecha, un reloj y un banco; { $text } sobra.
    [date] { $problem ->
        [date] { $text } se leyó como fecha. No existe ese día. Las fechas van de 1970 a 9999. Escríbelas como 01.06.2026 o 2026-06-01.
       *[other] { $text } se leyó como fecha. { game-stamp-problem }
    }
    [number] { $text } no es una jugada. Una duración necesita su unidad, como en 46 d.
    [sent] El comentario debe tener fecha y hora, como 2026.11.20,14:03, y no { $text }.
    [took] El comentario debe tener una duración, como [%emt 1:05:09], y no { $text }.
    [unclosed-comment] Al comentario tras {"{"} le falta {"}"}.
   *[half-shown] Introduce tanto el reloj como el banco después de { $text }.
}

## Qué puede explicar que el servidor muestre otra cosa

why-difference = { $why ->
    [agrees] El servidor muestra lo mismo que tu extracto. Guarda que lo has comparado.
    [interpretation] { $refill ->
        [automatic] Después de cada jugada el banco recarga el reloj por sí solo.
       *[increment-only] Después de una jugada el reloj solo recibe el incremento; el banco no recarga nada por sí solo.
    }
    [reset] { $reset ->
        [after-last] Un reloj solo está protegido desde la jugada posterior al último incremento.
       *[with-last] Un reloj está protegido ya con el último incremento.
    }
    [openings] { $openings ->
        [apart] Las jugadas de una apertura temática no cuentan: cada jugador tiene todos los incrementos.
       *[counted] Las jugadas de una apertura temática cuentan entre las que dan incremento.
    }
    [increment] El incremento del torneo es { DAYS($increment) }.
    [protection] { $protection ->
        [none] El torneo no tiene protección contra muerte súbita (SDP) ni tiempo garantizado (GT).
        [guaranteed-time] El torneo tiene tiempo garantizado (GT).
       *[sudden-death] El torneo tiene protección contra muerte súbita (SDP) de { $days }{"\u00A0"}d.
    }
    [taken-over] Las jugadas anteriores no tienen aquí marcas de tiempo. Los datos del servidor se toman como están.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Ninguna regla explica la diferencia. Al guardar se toman los datos del servidor.
}
why-rounding = { $unit ->
    [60] El servidor solo muestra minutos enteros. Tu extracto es exacto al segundo.
    [3600] El servidor solo muestra horas enteras. Tu extracto es exacto al segundo.
   *[other] El servidor solo muestra días enteros. Tu extracto es exacto al segundo.
}
why-refill = No se anotó una recarga de { $amount }. Puede haber sido el { $at }.
why-stamp = { $is-later ->
    [true] «{ $entry }» fue { $off } más tarde de lo anotado.
   *[false] «{ $entry }» fue { $off } antes de lo anotado.
}
why-opening = El torneo empezó con otro reloj u otro banco: reloj { $clock }, banco { $bank }.

## Una entrada del extracto

entry-act = { $act ->
    [official-start] La partida empieza con su torneo
    [start] La partida empieza
    [move] { $played }
    [untimed-move] { $played }
    [refill] Recarga de { $player }: { DAYS($amount) }
    [claim] Reclamación de { $player }: el reloj se detiene
    [resolved] La reclamación se resuelve: el reloj vuelve a correr
    [substitution] { common-color }: { $name } entra por sustitución
    [replacement] { common-color }: { $name } entra por reemplazo
    [transfer] { $side ->
        [white] El capitán de las blancas transfiere { DAYS($amount) } al reloj
       *[black] El capitán de las negras transfiere { DAYS($amount) } al reloj
    }
    [correction] { $cause ->
        [agrees] El servidor muestra lo mismo: comprobado
        [unknown] Lo que muestra el servidor
        [refill] Lo que muestra el servidor: no se había anotado una recarga
        [rounding] Lo que muestra el servidor: redondea
        [stamp] Lo que muestra el servidor: faltaba o estaba mal una marca de tiempo
        [interpretation] Lo que muestra el servidor: interpreta las reglas de otro modo
       *[event] Lo que muestra el servidor: el torneo tiene otros parámetros
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Ganaron las blancas, 1–0
           *[black] Ganaron las negras, 0–1
        }
        [draw] Tablas, ½–½
       *[both-lose] Perdieron ambos, 0–0
    }: { game-ending }
}

## El resultado de una partida

result-verdict = { $result ->
    [win] { $winner ->
        [white] Ganan las blancas, 1–0
       *[black] Ganan las negras, 0–1
    }
    [draw] Tablas, ½–½
   *[both-lose] Pierden ambos, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] jaque mate
        [stalemate] ahogado
       *[dead-position] posición muerta
    }
    [word] { game-ending }
   *[time] el reloj llegó a cero
}

## Las cuentas de reloj y banco, como en papel: 50 d − 3 d = 47 d

sum-block = { $block ->
    [clock] { $begins ->
        [true] Reloj
       *[false] reloj
    }
   *[bank] { $begins ->
        [true] Banco
       *[false] banco
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}del banco
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}del banco
       *[bank] {""}
    }
    [corrected] {" "}según el servidor
    [protected] {" "}de protección
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}de incremento
sum-to-bank = {" "}al banco
sum-first-move = Una primera jugada dura { $spent }.

## Los datos del servidor de varias partidas a la vez

figures-title = Datos del servidor
figures-teach = El tiempo de estas partidas aún no se conoce. Introduce lo que muestra el servidor, como 46{"\u00A0"}d{"\u00A0"}20:00:00; lo que quede vacío puede esperar.
figures-of-file = Los relojes son los del archivo del { $time }. Mira en el servidor si son correctos e introduce los bancos.
figures-side = { $whose ->
    [mine] Tú
    [theirs] Rival
    [white] Blancas
   *[black] Negras
}
figures-seen-at = Hora de la consulta
figures-save = Guardar lo introducido
figures-none = Ninguna partida espera los datos del servidor.
figures-none-hint = Aquí llega una partida si se añadió sin las horas del servidor, como muchas a la vez. Para comparar cualquier otra con el servidor, ábrela desde tu lista.
figures-to-games = A tus partidas
figures-nothing = Aún no se ha introducido nada.
figures-saved = { $n ->
    [one] { $n }{"\u00A0"}partida guardada.
   *[other] { $n }{"\u00A0"}partidas guardadas.
}
figures-not-saved = { $n ->
    [one] { $n }{"\u00A0"}partida no: mira en ella lo que está mal.
   *[other] { $n }{"\u00A0"}partidas no: mira en ellas lo que está mal.
}
figures-instant-missing = Introduce primero cuándo se consultó el servidor.
figures-clock-problem = { $problem ->
    [empty] ¿Qué muestra el servidor? 46{"\u00A0"}d{"\u00A0"}20:00:00, o 0.
    [shape] Escríbelo como 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Un reloj nunca muestra más de 50 días.
}
figures-bank-problem = { $problem ->
    [empty] ¿Qué muestra el servidor? 50 d, o 0.
    [shape] Escríbelo como 50 d o 12 d 04:00:00.
   *[range] Un banco tiene de 0 a 99{"\u00A0"}999 días.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = { $n ->
    [one] Aún no se conoce el tiempo de { $n }{"\u00A0"}partida.
   *[other] Aún no se conoce el tiempo de { $n }{"\u00A0"}partidas.
}
figures-link = Introducir datos del servidor

## Corregir lo guardado

correct-too-late = Desde entonces se anotó algo, así que no se deshizo nada.
correct-deleted = { $game }: partida eliminada.
correct-compared = { $game }: los datos del servidor están guardados.
correct-compared-games = { $n ->
    [one] Los datos del servidor de { $n }{"\u00A0"}partida están guardados.
   *[other] Los datos del servidor de { $n }{"\u00A0"}partidas están guardados.
}
correct-event-changed = «{ $event }» ha cambiado y, con él, sus partidas.
correct-game = Esta partida
correct-players = Nombres y color
correct-delete = Eliminar partida
correct-delete-question = ¿Eliminar esta partida, con sus entradas, su nota y su análisis privado? Puedes deshacerlo durante un minuto. Después, solo la devuelve una copia de seguridad que la tenga.
correct-delete-sure = Eliminar
correct-changes = Esto cambia «{ $event }».
correct-changes-games = Esto cambia «{ $event }» y estas partidas: { $games }.
correct-change-event-question = { $games ->
    [0] ¿Cambiar «{ $event }»?
    [one] ¿Cambiar «{ $event }» y { $games }{"\u00A0"}partida?
   *[other] ¿Cambiar «{ $event }» y { $games }{"\u00A0"}partidas?
}
correct-change-event = Cambiar el torneo

## Lo que las reglas dejan abierto, y si un final es seguro

interpretations-certainty = { $certainty ->
    [certain] Seguro: todas las partidas que empiezan con el torneo habrán terminado para entonces, salvo que haya una reclamación pendiente.
    [exceeded] No es seguro: los relojes, bancos e incrementos de los dos jugadores suman { DAYS($over) } más que el torneo, y una partida puede pasar de su final en otro tanto.
   *[unbounded] { $protection ->
        [guaranteed-time] No es seguro: con tiempo garantizado una partida puede pasar de esa fecha.
       *[other] No es seguro: con protección contra muerte súbita una partida puede pasar de esa fecha.
    }
}
interpretations-departure-clock = Difiere de la regla (3): siempre 50{"\u00A0"}d.
interpretations-departure-moves = Difiere de la regla (4): las primeras 50 jugadas.
interpretations-departure = { $is-listed ->
    [true] Difiere de la tabla: { $there }.
   *[false] Difiere de la fórmula: { $there }.
}
interpretations-departs = Algunos de estos bloques difieren de las reglas. Vale lo que dice la convocatoria.
interpretations-unlisted = { $days ->
    [one] La tabla no tiene fila para { $days }{"\u00A0"}día: estos bloques salen de la fórmula en que se basa.
   *[other] La tabla no tiene fila para { $days }{"\u00A0"}días: estos bloques salen de la fórmula en que se basa.
}
interpretations-heading = Donde las reglas dejan algo abierto
interpretations-openings = Jugadas de una apertura temática
interpretations-openings-name = { $openings ->
    [apart] No cuentan (lo habitual)
   *[counted] Cuentan
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] El incremento llega después de cada jugada hecha (4), y estas no las hizo nadie: llega con la primera jugada propia de cada jugador.
       *[other] El incremento llega después de cada jugada hecha (4), y estas no las hizo nadie: llega con las primeras { $moves } jugadas propias de cada jugador.
    }
   *[counted] Las primeras jugadas de la partida (4): la jugada { $moves } es la última con incremento, también en una partida que empieza en la jugada 6.
}
interpretations-reset = Primera jugada protegida
interpretations-reset-name = { $reset ->
    [after-last] La jugada propia { $first } (lo habitual)
   *[with-last] La jugada propia { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] Solo después de la última jugada con incremento (9), leído de modo que promete menos.
   *[with-last] Completada la jugada { $first } no queda ningún incremento, así que ya entonces puede restablecerse un reloj. Hasta que una partida se compare con su servidor, se muestra también el primero de los dos plazos.
}
interpretations-end-date = Sustituciones y reemplazos
interpretations-end-date-name = { $end-date ->
    [instant] Hasta el segundo del final previsto (lo habitual)
   *[day] Hasta el final de ese día, en UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] El servidor calcula la fecha final, exacta al segundo (1).
   *[day] No después de la fecha final prevista: una fecha es un día entero.
}
interpretations-option-openings = { $openings ->
    [apart] Las jugadas de una apertura temática no cuentan
   *[counted] { $moves ->
        [one] Las jugadas de una apertura temática cuentan
       *[other] Las jugadas de una apertura temática cuentan entre las primeras { $moves }
    }
}
interpretations-option-reset = Primera jugada protegida: la jugada propia { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Sustituciones y reemplazos hasta el segundo del final previsto
   *[day] Sustituciones y reemplazos hasta el final del último día, en UTC
}
interpretations-own-starts = { $n ->
    [one] { $n } partida se añadió con un inicio propio, que se mantiene.
   *[other] { $n } partidas se añadieron con inicios propios, que se mantienen.
}
interpretations-settled = Lo que mostró el servidor
interpretations-settled-why = Queda claro para todas las partidas de este torneo al comparar una con el servidor.
interpretations-settled-refill = { $refill ->
    [automatic] El servidor recarga por sí solo.
   *[increment-only] El servidor no recarga nada por sí solo.
}
interpretations-settled-openings = { $openings ->
    [apart] Para el servidor, las jugadas de una apertura temática no cuentan.
   *[counted] Para el servidor, las jugadas de una apertura temática cuentan.
}
interpretations-seen-in = Visto en { $game } el { $at }
interpretations-seen = Visto el { $at }
interpretations-take-back = Retirar
interpretations-refills = recargar de otro modo
interpretations-resets = restablecer el reloj una jugada más tarde
interpretations-counts = contar las jugadas de la apertura temática
interpretations-and = {" "}y{" "}
interpretations-cautious = El servidor podría { $differs }, a diferencia de lo configurado en el torneo.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Juega dentro del primer plazo.
} Compara los relojes con los del servidor después de cada jugada: en cuanto uno de ellos lo aclare, queda un solo plazo{ $reset ->
    [true] .
   *[false] , en todas las partidas del torneo.
}
