## La lista de torneos

list-title = Torneos
list-none = Aquí estarán tus torneos. Empieza por el que estás jugando.
list-none-what-1 = Un torneo o un match con Triple Block: todas sus partidas tienen el mismo inicio, el mismo final y los mismos tres bloques de tiempo.
list-none-what-2 = Su organizador los eligió y los comunicó a todos los jugadores. Introdúcelos una vez; de ahí salen todos los plazos de tus partidas.
list-none-what-3 = ¿Te envió alguien un enlace a un torneo? Ábrelo y todo queda rellenado.
list-new = Añadir torneo
list-archived = Mostrar archivados ({ $n })
list-only-archived = Todos tus torneos están archivados.
list-is-archived = archivado
list-games = { $n ->
    [0] aún sin partidas
    [one] { $n } partida
   *[other] { $n } partidas
}
list-next = Próximo plazo: { $at }
list-not-begun = Torneo sin empezar
list-running = Torneo en curso
list-over = Torneo terminado
list-missing = Ese torneo no está en este dispositivo.

## El formulario de un torneo

form-title-new = Añadir torneo
form-title-edit = Editar torneo
form-place = { $field ->
    [name] Nombre
    [start] Inicio oficial
    [days] Duración
    [clock] Reloj
    [increment] Incremento
    [bank] Banco
    [moves] Jugadas con incremento
    [protection] Cuando se ha usado todo el tiempo
    [captain] Transferencia del capitán
   *[zone] Zona horaria del servidor
}
form-faults = { $n ->
    [one] Hay { $n } cosa que corregir:
   *[other] Hay { $n } cosas que corregir:
}
form-name-hint = por ejemplo, WC46/SF7
form-zone-hint = Sus marcas de tiempo se leen en esta zona. UTC o un lugar como Europe/Berlin.
form-days-hint = 302 días o más para ser válido para rating.
form-days-unit = días
form-years = { $years ->
    [one] aprox. { $years }{"\u00A0"}año
   *[other] aprox. { $years }{"\u00A0"}años
}
form-common = Duraciones habituales
form-blocks = Los tres bloques
form-offer = { $kind ->
    [listed] Según la tabla:
    [published] Según la convocatoria:
   *[exact] Según la fórmula:
} { sheet-whole-days }
form-offer-fits = Las reglas hablan de una duración máxima deseada, y la tabla enumera duraciones: { sheet-whole-days } es la más larga que cabe en { $wanted }{"\u00A0"}días. El final llega { $sooner ->
    [one] { $sooner }{"\u00A0"}día
   *[other] { $sooner }{"\u00A0"}días
} antes.
form-offer-printed = Este banco está en la tabla.
form-offer-published = El banco es el que tuvo un torneo convocado de 302 días, y el que da la fórmula.
form-offer-exact = La mitad de { sheet-whole-days } para cada jugador{ $short ->
    [true] . La tabla empieza en 302 días.
   *[false] : lo que dejan el reloj y los incrementos es el banco. La tabla no tiene ese banco, así que pregunta si el servidor lo da.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = Según la convocatoria
form-own-why = Rellena cualquiera de los tres de abajo. Vale lo que dice la convocatoria.
form-blocks-by = { $kind ->
    [listed] según la tabla
    [published] según la convocatoria
   *[exact] según la fórmula
}
form-blocks-own = propios
form-length-hint = Escrito como 50 d, 82,5 (días) o 1 d 20:00:00.
form-end = Final, exacto al segundo
form-end-unknown = El inicio y la duración dan el final, exacto al segundo.
form-differs = Juntos suman { $by } { $more ->
    [true] más
   *[false] menos
} que la duración del torneo.
form-unrated = El torneo más corto válido para rating es de 302 días. Este no puede serlo.
form-rules = Reglas
form-rules-by = { $edition ->
    [current] vigentes
   *[older] antiguas
} · { $refill ->
    [automatic] el banco recarga tras cada jugada
   *[increment-only] banco a mano
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· protección contra muerte súbita
   *[guaranteed-time] {" "}· tiempo garantizado
}
form-edition = Versión de las reglas
form-edition-name = { $edition ->
    [current] Vigente
   *[older] Antigua
}
form-edition-why = { $edition ->
    [current] La protección contra muerte súbita y las transferencias de los capitanes no están en vigor por ahora: desactivadas, salvo que tú las actives.
   *[older] Se puede elegir el tiempo garantizado, y los capitanes pueden transferir tiempo.
}
form-refill = Tras cada jugada
form-refill-name = { $refill ->
    [automatic] El banco recarga el reloj
   *[increment-only] Solo el incremento
}
form-refill-why = { $refill ->
    [automatic] La lectura habitual del punto (d) de las reglas: después de cada jugada el reloj se recarga automáticamente, del banco.
   *[increment-only] Así lo describe la página de una federación: el reloj recibe el incremento y el banco se pasa a mano. Hasta que una partida se compare con su servidor, se muestra también el primero de los dos plazos.
}
form-protection-name = { $protection ->
    [none] Nada: el reloj se agota
    [sudden-death] Protección contra muerte súbita (SDP): { sheet-whole-days }
   *[guaranteed-time] Tiempo garantizado (GT): 3 días
}{ $suspended ->
    [true] {" "}(no está en vigor por ahora)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Protección contra muerte súbita
       *[other] Tiempo garantizado
    }: después de la jugada { $moves }, con el banco vacío, un reloj que muestre menos tras una jugada se restablece a { sheet-whole-days }, hasta el final de la partida.
}
form-suspended = no vale por ahora según el texto vigente
form-team-and-note = Equipos, nota
form-team-by = { $team ->
    [true] { $note ->
        [true] torneo por equipos, una nota
       *[false] torneo por equipos
    }
   *[false] { $note ->
        [true] una nota
       *[false] no
    }
}
form-team = Torneo por equipos
form-team-why = Los capitanes pueden poner a un sustituto o a un reemplazo en un tablero.
form-captain = Los capitanes pueden transferir tiempo
form-captain-why = Del banco de un jugador al reloj de ese jugador, y solo con una sustitución o un reemplazo.
form-moves-hint = 50 según las reglas. Cuentan las jugadas propias de cada jugador.
form-note = Tu nota
form-note-hint = Se queda aquí: no va en el enlace.
form-add = Añadir torneo
form-save = Guardar torneo
form-deadlines = { $n ->
    [one] Cambia el plazo de { $n } partida.
   *[other] Cambia los plazos de { $n } partidas.
}
form-changes = { $n ->
    [one] Esto cambia { $n } partida:
   *[other] Esto cambia { $n } partidas:
}
form-changes-save = Guardar con estos cambios
form-changes-back = Cambiar otra cosa
form-shared = Alguien compartió este torneo. Añádelo, y después tus partidas.
form-shared-add = Añadir este torneo
form-shared-edit = Editar antes de añadir
form-shared-wrong = { $n ->
    [one] Este enlace está dañado. Tiene { $n } error:
   *[other] Este enlace está dañado. Tiene { $n } errores:
}
form-shared-rest = Pide el enlace otra vez. Lo que se pudo leer está rellenado abajo.

## Qué falla en un campo del formulario

field-fault = { $fault ->
    [number] Introduce un número entero.
    [no-start] Introduce cuándo empieza el torneo.
    [unknown-zone] Este navegador no conoce esa zona. Introduce UTC o un lugar como Europe/Berlin.
    [length] { $length ->
        [empty] Introduce una duración, como 50 d; 0 para ninguna.
        [shape] Introduce una duración, como 50 d, 82,5 o 1 d 20:00:00.
       *[range] Introduce una duración de cero o más.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Introduce un nombre de 1 a 100 caracteres.
    [start] Introduce un inicio entre 1970 y 9000.
    [days] Introduce de 1 a 9999 días.
    [clock] Un reloj muestra más de 0 y como máximo 50 días.
    [bank] Un banco tiene de 0 a 9999 días.
    [increment] Un incremento es de 0 a 50 días.
    [increment-moves] Introduce de 0 a 500 jugadas.
    [protection] La protección contra muerte súbita es de 1 a 5 días.
    [captain-without-team] Solo los capitanes de un torneo por equipos transfieren tiempo: márcalo por equipos o desactiva esto.
   *[zone] Introduce una zona: UTC o un lugar como Europe/Berlin.
}

## Lo que un cambio del torneo hace a una partida suya

change-conflict = La entrada del { $at } ya no es válida. { $why } No se elimina nada: la partida queda como antes de esa entrada hasta que se corrija una de las dos cosas.
change-lost = El reloj se habría agotado el { $at }.
change-saved = El reloj no se habría agotado.
change-deadline = El reloj se agota el { $to } en lugar del { $from }.
change-accounts = { $side ->
    [white] Blancas
   *[black] Negras
}: reloj { $clock } → { $clock-after }, banco { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Blancas
   *[black] Negras
}: jugadas que aún dan incremento: { $moves } → { $after }.
change-fits = Sus entradas vuelven a encajar en el torneo.

## Qué falla en un enlace a un torneo

link-fault = { $fault ->
    [too-long] Es más largo que cualquier enlace a un torneo.
    [missing] { $part ->
        [end] Está cortado: falta su final.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Su final no concuerda con su inicio y duración: se cambió algo.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Falta
    [unreadable] No se puede leer
   *[other] Aparece dos veces con valores distintos
}: { $part ->
    [name] el nombre
    [start] el inicio
    [days] la duración en días
    [clock] el reloj
    [bank] el banco
    [increment] el incremento
    [moves] el número de jugadas con incremento
    [rules] la versión de las reglas
    [refill] la forma de recargar
    [protection] la protección
    [team] el ajuste de equipos
    [transfer] el ajuste de transferencias
    [openings] el ajuste de aperturas temáticas
    [reset] la primera jugada protegida
    [end-date] el ajuste del último día
    [zone] la zona horaria
   *[end] el final
}.

## La página de un torneo: sus parámetros, sus partidas

sheet-heading = Parámetros
sheet-start = Inicio oficial
sheet-end = Final previsto
sheet-length = Duración
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}día
   *[other] { $days }{"\u00A0"}días
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Demasiado corto para ser válido para rating: el mínimo es de 302 días
}
sheet-each = { $time } para cada jugador
sheet-both = { $time } para ambos
sheet-pace = Ritmo
sheet-pace-none = { $all } en total para cada jugador.
sheet-pace-is = { $all } en total para cada jugador{ $moves ->
    [1] , de los que la primera jugada puede usar { $each }: el incremento solo llega después de ella. Las jugadas posteriores no dan ninguno.
   *[other] . Un ritmo uniforme es de { $each } por jugada durante { $moves } jugadas: un incremento solo llega después de su jugada, así que el último es para las jugadas que siguen; las posteriores a la { $moves } no dan incremento.
}
sheet-options = Opciones
sheet-option-moves = { $n ->
    [0] No hay incremento
    [1] El incremento llega con la primera jugada
   *[other] El incremento llega con las primeras { $n } jugadas
}
sheet-option-protection = { $protection ->
    [none] Sin tiempo garantizado (GT) ni protección contra muerte súbita (SDP)
   *[other] { $protection ->
        [sudden-death] Protección contra muerte súbita (SDP)
       *[other] Tiempo garantizado (GT)
    }: { sheet-whole-days } después de la jugada { $moves }, una y otra vez
}
sheet-option-team = { $transfer ->
    [true] Torneo por equipos; los capitanes pueden transferir tiempo con una sustitución
   *[false] Torneo por equipos; los capitanes no pueden transferir tiempo
}
sheet-option-zone = La zona horaria del servidor es { $zone }
sheet-example = Por ejemplo
sheet-lost = Si el reloj llega a cero se pierde la partida, aunque el banco esté lleno: juega o recarga antes.
sheet-share = Compartir
sheet-share-hint = Quien abra este enlace recibe el mismo torneo, exacto al segundo. No revela nada más.
sheet-link = Enlace a este torneo
sheet-copy = Copiar enlace
sheet-copied = Copiado.
sheet-not-copied = No se copió: selecciona el enlace y cópialo a mano.
sheet-print = Imprimir parámetros
sheet-games = Partidas
sheet-no-games = Aún no hay ninguna partida de este torneo.
sheet-add-game = Añadir partida
sheet-edit = Editar
sheet-archive = Archivar
sheet-unarchive = Sacar del archivo
sheet-delete = Eliminar
sheet-delete-sure = Eliminar para siempre
sheet-team = Equipo
sheet-note = Tu nota

## El equipo de un torneo

team-title = Equipo
team-not-team = Este no es un torneo por equipos, así que en él no puede haber sustituciones ni reemplazos.
team-not-team-do = Convertirlo en torneo por equipos
team-what-1 = Un capitán puede poner a otro jugador en un tablero en cualquier momento. El nuevo jugador se hace cargo de la partida tal como está: posición, reloj y banco. El reloj sigue corriendo; ningún director del torneo puede restablecerlo.
team-what-2 = Un sustituto juega la partida para el equipo. Un reemplazo la juega como suya: el rating y la norma cuentan para el nuevo jugador.
team-transfer-in-effect = En este torneo un capitán puede transferir tiempo del banco del jugador al reloj (8), pero solo junto con una sustitución o un reemplazo.
team-transfer-not = En este torneo los capitanes no pueden transferir tiempo (8): la regla no está en vigor. Si el organizador la tiene en vigor, indícalo en los parámetros del torneo.
team-ended = Se podían poner jugadores hasta el { $at }.
team-none = No hay ninguna partida de este torneo en curso. Aquí estarán los tableros.
team-finished = { $n ->
    [one] { $n } partida ha terminado y no aparece.
   *[other] { $n } partidas han terminado y no aparecen.
}
team-board = Tablero { $n }
team-falls = el reloj se agota
team-owed = Se transfirió tiempo a este reloj: pon al sustituto o al reemplazo antes de hacer otra cosa aquí.
team-change = Cambiar de jugador
team-kind = Qué ocurre
team-substitution = Sustitución
team-substitution-why = sigue jugando para el equipo
team-replacement = Reemplazo
team-replacement-why = la partida es suya: rating y norma
team-alone = Transferir ahora, jugador después
team-alone-why = el nuevo jugador tiene que entrar después
team-takes-over = El nuevo jugador recibe la posición, el reloj y el banco. El reloj sigue corriendo.
team-name = Nuevo jugador
team-amount = Del banco al reloj
team-amount-hint = Déjalo vacío para no transferir nada.
team-fill = Llenar el reloj: { $time }
team-fill-none = Nada que transferir
team-leaves = Deja reloj { $clock }, banco { $bank }.
team-when = Cuándo, según el servidor
team-when-missing = Introduce cuándo ocurrió.
team-amount-wrong = Introduce una duración, como 20 d o 1 d 20:00:00, o déjalo vacío.
team-enter = Anotar
team-done-new = { $name } se ha hecho cargo de la partida.
team-done-transfer = { $time } transferidos al reloj. Ahora pon al nuevo jugador.
team-misfit = Hay entradas de esta partida que no encajan en su torneo. Corrígelas primero en su página.
team-open = Abrir la partida

## Previsión, en una partida y en todas

ahead-title = Previsión
ahead-what-if = ¿Y si…?
ahead-pace = Ritmo
ahead-calendar = Calendario
ahead-none = No hay ninguna partida tuya en curso. Aquí estarán los plazos de todas tus partidas, en una sola línea.
ahead-deadlines = Tus partidas
ahead-teach = Mueve el deslizador o elige una fecha: cada partida se muestra como estaría entonces si nadie jugara.
ahead-opponent = Rival
ahead-move-by = Tu plazo
ahead-their-move = Plazo del rival
ahead-in-doubt = Quizá se agotó: consultar el servidor. Si no, antes del
ahead-then = Reloj entonces
ahead-lost = Perdida por tiempo
ahead-may-be-lost = Quizá perdida por tiempo
ahead-won = Ganada por tiempo
ahead-over = Terminada
ahead-claim = Reclamación pendiente
ahead-waits = Sin empezar
ahead-own-pace = Tiempo agotado a tu ritmo
ahead-pace-ends = jugada { $number }, { $at }
ahead-pace-lasts = Pasa de la jugada 200
ahead-no-pace = Aún sin ritmo
ahead-more = { $n ->
    [one] + { $n } partida más, en la lista de abajo
   *[other] + { $n } partidas más, en la lista de abajo
}
ahead-pace-button = { $shown ->
    [true] Ocultar el fin del tiempo
   *[false] ¿Cuándo se agota el tiempo a tu ritmo?
}
ahead-not-compared = Tiempo desconocido
ahead-compare-first = Esta partida aún no se ha comparado con el servidor: no se conocen sus tiempos. Introduce primero lo que muestra el servidor.

## El tiempo adelantado, y lo que se supone que ocurre

whatif-from = A partir de
whatif-now = Ahora
whatif-started = El inicio
whatif-entry = Entrada { $n }
whatif-scale = Tiempo
whatif-scale-hint = Flechas: una hora. Re Pág y Av Pág, o Mayús con una flecha: un día.
whatif-date = Fecha y hora
whatif-off-scale = Introduce una fecha entre { $begin } y { $end }.
whatif-refill-by = { $whose ->
    [mine] Tu reloj se agota
    [theirs] El reloj del rival se agota
    [white] El reloj de las blancas se agota
   *[black] El reloj de las negras se agota
}
whatif-last-moment = { $whose ->
    [mine] Tu último momento, con todo el banco
    [theirs] Último momento del rival, con todo el banco
    [white] Último momento de las blancas, con todo el banco
   *[black] Último momento de las negras, con todo el banco
}
whatif-event-end = Final previsto del torneo
whatif-later = { $time } más tarde
whatif-accounts = Ambas cuentas entonces
whatif-as-set = Estos tiempos valen si el servidor { $refill ->
    [true] recarga por sí solo, como está configurado este torneo
   *[false] cuenta como está configurado este torneo
}.
whatif-to-move = tiene el turno
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}jugada{"\u00A0"}hecha
   *[other] { $made }{"\u00A0"}jugadas{"\u00A0"}hechas
}, { $left ->
    [0] no{"\u00A0"}queda{"\u00A0"}incremento
    [one] queda{"\u00A0"}{ $left }{"\u00A0"}incremento
   *[other] quedan{"\u00A0"}{ $left }{"\u00A0"}incrementos
}
whatif-falls = { $whose ->
    [mine] Tu reloj
    [theirs] El reloj del rival
    [white] El reloj de las blancas
   *[black] El reloj de las negras
} se agotaría el { $at }{ $empty ->
    [true] , y el banco está vacío.
   *[false] {" "}con { $bank } todavía en el banco.
}
whatif-fallen = { $whose ->
    [mine] Tu reloj
    [theirs] El reloj del rival
    [white] El reloj de las blancas
   *[black] El reloj de las negras
} se habría agotado el { $at } con { $empty ->
    [true] el banco vacío
   *[false] { $bank } todavía en el banco
}: la partida estaría perdida.
whatif-claim = Hay una reclamación pendiente: no corre ningún reloj.
whatif-over = La partida ha terminado: no corre ningún reloj.
whatif-suppose = Supón que en este momento…
whatif-moving = { $whose ->
    [mine] Juego yo
    [theirs] Juega el rival
    [white] Juegan las blancas
   *[black] Juegan las negras
}
whatif-refill = { $whose ->
    [mine] Recargo mi reloj
    [theirs] El rival recarga su reloj
    [white] Las blancas recargan el reloj
   *[black] Las negras recargan el reloj
}
whatif-moved = { $whose ->
    [mine] juegas tú
    [theirs] juega el rival
    [white] juegan las blancas
   *[black] juegan las negras
}
whatif-refilled = { $whose ->
    [mine] recargas
    [theirs] el rival recarga
    [white] las blancas recargan
   *[black] las negras recargan
} { $amount }
whatif-undo = Deshacer el último supuesto
whatif-refused = { $why ->
    [order] Ya hay algo supuesto para más tarde: pasa de ahí o deshazlo.
    [fallen] Para entonces el reloj se ha agotado y la partida está perdida: vuelve a antes de que ocurra.
    [claim] Entonces hay una reclamación pendiente: no corre ningún reloj y nadie juega.
    [amount] Entonces no hay nada que recargar: el reloj está lleno o el banco vacío.
    [substitution-owed] El capitán transfirió tiempo y tiene que poner primero al nuevo jugador.
   *[other] Para entonces la partida ha terminado o no ha empezado.
}

## El tiempo a lo largo de las jugadas, y adónde lleva el ritmo

pace-teach = Lo que le quedaba a cada jugador después de cada jugada. Un ritmo uniforme es el mismo tiempo para cada jugada con incremento; deja sin usar el último incremento, que solo llega después de su jugada.
pace-alt = { $who }: quedan { $left } después de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
pace-figures = En cifras
pace-of-move = Jugada
pace-even = Ritmo uniforme
pace-pace-of = Ritmo de
pace-last = { $n ->
    [1] la última jugada
   *[other] las últimas { $n } jugadas
}
pace-all = todas las jugadas
pace-over = La partida ha terminado.
pace-until-label = Hasta la jugada { $number }
pace-until-rest = por jugada, sin guardar nada
pace-kept-rest = por jugada, guardando lo suficiente para { $n } más
pace-next-label = { $n ->
    [1] Próxima jugada
   *[other] Próximas { $n } jugadas
}
pace-next-rest = cada una, sin guardar nada
pace-no-pace = { $n ->
    [0] El ritmo se conoce después de la primera jugada.
    [one] { $n } jugada anterior sin su tiempo: el ritmo se conoce después de la próxima jugada.
   *[other] { $n } jugadas anteriores sin sus tiempos: el ritmo se conoce después de la próxima jugada.
}
pace-mean-label = Ritmo
pace-mean-rest = { $n ->
    [1] en la última jugada
   *[other] por jugada, en las últimas { $n } jugadas
}
pace-drain-label = { $takes ->
    [true] Cada jugada cuesta
   *[false] Cada jugada da
}
pace-drain-rest = { $takes ->
    [true] más de lo que da
   *[false] más de lo que cuesta
}
pace-cliff-label = Tras la jugada { $number }
pace-cliff-rest = por jugada, que entonces no da nada: lo que queda es para el resto de la partida
pace-attended = { $attended ->
    [true] Con todo el banco
   *[false] Si nadie recarga
}
pace-lasts = Pasa de la jugada 200
pace-falls = El tiempo se agota en la jugada { $number },
pace-falls-rest = no antes del { $earliest }{ $known ->
    [true] , probablemente el { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , con el banco vacío
       *[false] , con { $bank } todavía en el banco
    }
}

## El planificador de una ausencia

absence-title = Ausencia
absence-teach = Cada partida se comprueba para el peor caso: tu rival juega justo cuando te vas y, hasta que una comparación muestre cómo cuenta, el servidor cuenta en tu contra.
absence-one-settles = Compara primero: una sola comparación con el servidor lo aclara para todas las partidas de un torneo, y la mayoría puede quedar a salvo.
absence-from = Te vas el
absence-from-example = 20.11.2026
absence-to = Vuelves el
absence-to-example = 04.12.2026
absence-length = Duración de la ausencia
absence-weeks = { $n ->
    [one] { $n } semana
   *[other] { $n } semanas
}
absence-soon = Introduce cuándo te vas y cuándo vuelves: aquí verás, partida por partida, si su tiempo alcanza o si antes tienes que jugar o recargar.
absence-order = La vuelta tiene que ser posterior a la salida.
absence-none = No hay ninguna partida tuya en curso.
absence-answer = { $each ->
    [true] { $all ->
        [1] Tu partida necesita algo antes.
       *[other] Todas las partidas necesitan algo antes.
    }
   *[false] { $todo ->
        [one] { $todo } de { $all } partidas necesita algo antes.
       *[other] { $todo } de { $all } partidas necesitan algo antes.
    }
}
absence-nothing = Nada que hacer: todas las partidas aguantan.
absence-safe = A salvo
absence-refill-before = Recargar antes del { $by }
absence-move-before = Jugar antes del { $by }
absence-compare-before = Comparar antes del { $by }
absence-refill-now = Recargar ahora
absence-move-now = Jugar ahora
absence-compare-now = Comparar ahora
absence-lost = No se puede salvar
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partida
   *[other] { $n }{"\u00A0"}partidas
}
absence-at-least = recargar al menos
absence-exactly = Con exactamente esto no queda nada a tu vuelta: recarga más si puedes.
absence-left = lo que queda a tu vuelta, en el peor caso
absence-why-safe = En el peor caso el reloj muestra { $left } a tu vuelta.
absence-why-refill = Recarga al menos { $amount } antes del { $by }.
absence-why-refill-later = Recarga al menos { $amount }, no antes del { $from }, cuando el reloj tiene sitio para ello, y antes del { $by }.
absence-why-refill-then = Luego { $amount } antes del { $by }.
absence-why-refill-then-later = Luego { $amount }, no antes del { $from } y antes del { $by }.
absence-why-move-refilled = Recarga { $amount } justo antes de la jugada: un reloj solo está protegido mientras el banco está vacío.
absence-why-move = No basta con recargar.
absence-why-move-and-refill = Recarga al menos { $amount } antes de irte.
absence-why-or-move = { $is-now ->
    [true] O juega ahora
   *[false] O juega antes del { $by }
}: una jugada detiene el reloj hasta la respuesta.
absence-why-or-move-earns = { $is-now ->
    [true] O juega ahora
   *[false] O juega antes del { $by }
}: una jugada da { $increment } y detiene el reloj hasta la respuesta.
absence-why-keep = Para que el reloj alcance hasta entonces:
absence-why-lost = Hagas lo que hagas, en el peor caso el reloj se agota el { $at }: vuelve antes o pide un sustituto.
absence-not-compared = Tiempo desconocido
absence-why-unknown = No se conoce tu tiempo: introduce lo que muestra el servidor.
absence-check = Consultar el servidor
absence-may-be-lost = Quizá perdida
absence-in-doubt = El reloj puede haberse agotado ya: solo el servidor lo sabe. Si no es así:
absence-before-start = Anota primero que la partida ha empezado.
absence-before-substitution = El capitán transfirió tiempo: pon primero al nuevo jugador, antes del { $by }.
absence-before-resolved = Una vez resuelta la reclamación:
absence-careful = { $task ->
    [refill] Si no puedes comparar, recarga al menos esto { $now ->
        [true] ahora
       *[false] antes de entonces
    }, por si { $server }.
    [move] Si no puedes comparar, juega { $now ->
        [true] ahora
       *[false] antes de entonces
    }, por si { $server }.
   *[other] Solo si { $server }.
}
absence-server = el servidor { $refills ->
    [true] { $refill ->
        [automatic] no recarga por sí solo
       *[increment-only] recarga por sí solo
    }{ $resets ->
        [true] {" "}y restablece el reloj una jugada más tarde
       *[false] {""}
    }{ $counts ->
        [true] {" "}y cuenta las jugadas de la apertura temática
       *[false] {""}
    }
   *[false] { $resets ->
        [true] restablece el reloj una jugada más tarde{ $counts ->
            [true] {" "}y cuenta las jugadas de la apertura temática
           *[false] {""}
        }
       *[false] { $counts ->
            [true] cuenta las jugadas de la apertura temática
           *[false] {""}
        }
    }
}
absence-own = Si el servidor cuenta como está configurado este torneo:
absence-refill = Recargar
absence-to-game = A la partida
absence-print = Imprimir

## El análisis privado de una partida

study-title = Análisis privado
study-teach = Solo para ti, guardado en este dispositivo. Mueve una pieza para probar una variante; las jugadas de la partida siguen siendo la línea principal.
study-of-game = Nota sobre la partida
study-saved = Guardado.
study-not-saved = Sin guardar.
study-writing = Aún sin guardar…
study-prepared = Respuestas preparadas
study-prepared-teach = Prueba una variante desde la posición actual de la partida, la jugada del rival y luego la tuya, y prepárala: se te ofrece tu respuesta en cuanto anotes la jugada del rival.
study-prepare = Preparar esta variante
study-if-then = Si { $theirs }, entonces { $mine }
study-and-then = ; si { $theirs }, entonces { $mine }
study-remove-line = Quitar: { $line }
study-waiting = espera la jugada del rival
study-ready = lista para jugar
study-played = jugada
study-elsewhere = superada: la partida siguió otro camino
study-no-side = En una partida que sigues por otros no se pueden preparar respuestas.
study-not-here = Elige primero una variante que empiece con la posición actual de la partida.
study-no-reply = Esta variante termina con la jugada del rival: añade tu respuesta.
study-known = Esta variante ya está preparada.
study-first-move = Anota tu primera jugada de la partida antes de preparar lo que sigue.
study-over = La partida ha terminado.
