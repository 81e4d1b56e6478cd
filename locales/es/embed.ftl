## El reloj incrustado

clock-label = Reloj de ajedrez
clock-open = Abrir en Zeitnot
clock-press-to-start = { $begins ->
    [white] Iniciar el reloj de las blancas
   *[black] Iniciar el reloj de las negras
}
clock-waits-for-start = El rival inicia tu reloj
clock-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
clock-moves-to-go = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
clock-period = período { $i } de { $n }
clock-delay = demora
clock-byo-yomi = { $n ->
    [1] último período
   *[other] quedan { $n } períodos
}
clock-canadian = { $n ->
    [one] falta { $n } jugada
   *[other] faltan { $n } jugadas
}
clock-low = Poco tiempo
clock-draw-only = Tiempo extra · solo tablas
clock-press-gives = +{ $gives } al pulsar
clock-flag = Bandera caída
clock-flag-first = La bandera cayó primero
clock-flag-second = La bandera cayó después
clock-flag-main-time = Sin tiempo principal
clock-flag-extra-time = Sin tiempo extra
clock-pause = Pausa
clock-resume = Reanudar
clock-new-game = Nueva partida
clock-turn = Blancas al otro lado
clock-full-screen = Pantalla completa
clock-claim-draw = Reclamar tablas
clock-claim-hold = mantener pulsado
clock-claim-again = Pulsa otra vez
clock-stopped = { $side ->
    [white] Detenido, juegan las blancas
   *[black] Detenido, juegan las negras
}
clock-flag-fell = { $side ->
    [white] Cayó la bandera de las blancas
   *[black] Cayó la bandera de las negras
}
clock-first-flag-fell = { $side ->
    [white] Cayó la primera bandera de las blancas
   *[black] Cayó la primera bandera de las negras
}
clock-wins = { $side ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
clock-draw = Tablas: no hay mate posible
clock-drawn = Tablas
clock-away = { $side ->
    [white] El dispositivo estuvo inactivo { $time }. Corría el reloj de las blancas.
   *[black] El dispositivo estuvo inactivo { $time }. Corría el reloj de las negras.
}
clock-count-away = Contarlo
clock-ignore-away = No contarlo
clock-left = { $side ->
    [white] Blancas: { $left }
   *[black] Negras: { $left }
}
clock-say-half = { $side ->
    [white] Blancas, { $own }; rival { $theirs }
   *[black] Negras, { $own }; rival { $theirs }
}
clock-color = { $side ->
    [white] Blancas
   *[black] Negras
}
clock-wins-on-time = { $side ->
    [white] Ganan las blancas por tiempo
   *[black] Ganan las negras por tiempo
}
clock-wins-on-extra-time = { $side ->
    [white] Ganan las blancas: se agotó el tiempo extra de las negras
   *[black] Ganan las negras: se agotó el tiempo extra de las blancas
}
clock-both-main-times = Tablas: los dos tiempos principales se agotaron
clock-draw-claimed = Tablas: reclamación tras la primera bandera
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
clock-no-time = sin tiempo
clock-running = { $time }, en marcha
clock-tenths = { $whole },{ $tenth } s

## Errores en la dirección de una vista incrustada

address-cannot-show = Esto no se puede mostrar.
address-no-game = control: con eso no se puede jugar ninguna partida.
address-problem = { $place }: { $what }
address-itself = dirección
address-too-long = se leen como máximo { $most } bytes.
address-escape = tras % van dos cifras hexadecimales, de UTF-8.
address-twice = aparece dos veces, con dos valores.
address-not-one-of = usa uno de { $names }.
address-not-whole = usa un número entero de { $least } a { $most }.
address-not-size = usa s, m, l o un número de píxeles.
address-not-tag = usa el código de un idioma, como «en» o «de».
address-not-name = usa minúsculas, cifras y guiones.
address-missing = falta.
address-excludes = también aparece { $other }, y solo se puede mostrar uno de los dos.
address-control = control: desde el carácter { $at } no es un control de tiempo. Usa la notación de Zeitnot, como 15+10, 90/40+30, 30+30 o 3 d2.
