## La página que toma el archivo de un servidor

page-title = Importar un archivo
page-teach = Importa el archivo de tu servidor: tus partidas aparecen aquí con sus plazos. El archivo de mañana añade las jugadas nuevas. No cambia nada de lo que ya tienes.
page-forms = PGN, con o sin horas, o la respuesta de un servidor con Xfcc. También se aceptan una copia de seguridad y el enlace de un torneo.
page-stays = El archivo se queda en este dispositivo.
page-choose = Elegir un archivo
page-forget = Olvidar este archivo
page-drop = Suelta el archivo aquí
page-paste = O pega su texto
page-read = Leer el texto
page-servers = Dónde encontrar el archivo de tu servidor
page-iccf = ICCF
page-iccf-file = El PGN de un torneo o de tus partidas, en la página del torneo o en tu página de jugador: tiene la hora de cada jugada.
page-xfcc = Servidores con Xfcc
page-xfcc-file = La respuesta del servicio web «GetMyGames», o lo que tu programa guardó de ella: tiene los relojes de las partidas en curso.
page-others = Otros
page-others-file = El PGN de tus partidas; si no tiene horas, después se piden los relojes del servidor. Las partidas diarias de Lichess y chess.com no se juegan con Triple Block.
page-stop = Detener
page-reading = { $games ->
    [one] { $games } partida leída, { $percent }{"\u00A0"}%
   *[other] { $games } partidas leídas, { $percent }{"\u00A0"}%
}
page-finding = { $games ->
    [one] { $games } partida leída, buscada entre las tuyas: { $percent }{"\u00A0"}%
   *[other] { $games } partidas leídas, buscadas entre las tuyas: { $percent }{"\u00A0"}%
}
page-another = Otro archivo

## Por qué un archivo no sirve

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Esta copia de seguridad no se puede leer aquí.
        [event-link] Este enlace no se puede leer aquí.
        [empty] No hay nada dentro.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] Esto es una página web. Guarda las partidas mismas: el servidor tiene un enlace a su PGN.
            [xml] Esto es XML, pero no una respuesta en Xfcc: empieza con «{ $name }».
            [json] Esto es JSON de otro programa.
            [archive] Este archivo está comprimido. Descomprímelo e importa el archivo que contiene.
            [pdf] Esto es un PDF. Guarda las partidas como PGN.
            [binary] Esto no es texto.
           *[text] En este texto no hay partidas.
        }
    }
    [too-large] { wrong-too-large }
    [xml] El archivo está dañado o cortado: línea { $line }, carácter { $column }. Guárdalo de nuevo.
    [fault] El servidor no envió partidas. Informa: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = No se leen más de { $megabytes } MB. Guarda menos partidas a la vez.
wrong-shared-backup = Una copia de seguridad no se puede restaurar compartiéndola. Elige aquí su archivo.
wrong-unreadable = El navegador no pudo leer el archivo. Inténtalo de nuevo.
wrong-refused = El navegador no tenía permiso para leer el archivo. Elígelo, o léelo de nuevo y permítelo.
wrong-gone = El archivo ya no está donde estaba. Elígelo de nuevo.
wrong-no-games = No hay partidas dentro.

## Lo que se pregunta una vez para todo el archivo

ask-title = Para aclarar primero
ask-settled = Aclarado
ask-times-in = horas en { $zone }
ask-you-are = tú eres { $name }
ask-nobody-short = ninguno de los jugadores
ask-event = { $n ->
    [one] { $name }: { $n } partida nueva
   *[other] { $name }: { $n } partidas nuevas
}
ask-nameless = Partidas sin torneo
ask-length = ¿Cuánto dura el torneo?
ask-length-hint = Lo dice el organizador; de ahí salen los tres bloques.
ask-days = { $days } días
ask-other-days = Otra duración, en días
ask-days-wrong = Un número entero de días, de 1 a 9999.
ask-other-control = Sin Triple Block
ask-zone = La última hora del archivo es { $time }. ¿Cuándo fue eso aquí?
ask-zone-here = { $time }: el servidor escribe mi hora ({ $zone })
ask-zone-utc = { $time }: el servidor escribe UTC
ask-whose = ¿Cuál de ellos eres tú?
ask-nobody = Ninguno: solo sigo estas partidas

## Una partida del archivo, y qué resulta de ella

row-title = { $n ->
    [one] { $n } partida en el archivo
   *[other] { $n } partidas en el archivo
}
row-more = y { $n } más
row-moves = { $n ->
    [one] { $n } jugada nueva
   *[other] { $n } jugadas nuevas
}
row-timed = { $n ->
    [one] la hora de { $n } jugada
   *[other] las horas de { $n } jugadas
}
row-ended = terminada
row-same = nada nuevo
row-new = nueva
row-waits = nueva
row-finished = terminada, sin guardar
row-take = Guardarla también
row-no-times = sin horas: después se piden sus datos
row-other-control = sin Triple Block
row-other-control-is = sin Triple Block: { $text }
row-other-control-each = sin Triple Block: { $moves ->
    [one] { $time } por jugada
   *[other] { $time } para { $moves } jugadas
}
row-rest = Otras
row-to-the-minute = El archivo tiene minutos, sin segundos. Los plazos se redondean en tu contra.
row-clocks-agree = Los relojes del servidor coinciden.
row-clock-differs = { $name }: quedan { $file } en el archivo; aquí, reloj { $clock }, banco { $bank }.
row-clocks-alone = Sus relojes están en el archivo: solo faltan los bancos.
row-compare = Comparar con el servidor
row-which = ¿Qué partida es?
row-which-is = La que sigue a { $played }
row-another = Otra partida
row-apart = Desde { $played }, el archivo tiene otras jugadas que la partida que guardas.
row-apart-at-once = Desde la primera jugada, el archivo tiene otras jugadas que la partida que guardas.
row-open = Abrir la partida
row-stamp = { $played } se jugó el { $kept }, según lo que guardas; el { $file }, según el archivo.
row-no-stamps = { $n ->
    [one] El archivo no tiene la hora de la jugada nueva.
   *[other] El archivo no tiene las horas de { $n } jugadas nuevas.
}
row-untimed = { $n ->
    [one] En { $n } partida el archivo no tiene horas para las jugadas nuevas. Añádelas sin ellas y compara después sus relojes; o ábrela y anótalas.
   *[other] En { $n } partidas el archivo no tiene horas para las jugadas nuevas. Añádelas sin ellas y compara después los relojes; o abre una partida y anótalas.
}
row-all-without-times = Añadir todas las jugadas sin horas
row-add-without-times = Añadir sin horas
row-result = Aquí guardas otro resultado: { $result }.
row-cancelled = El servidor ha anulado la partida.
row-conflict = La partida no encaja en su torneo. Ábrela para arreglarlo.
row-refused = { $played }: { $why }
row-end-refused = Su final: { $why }
row-without-times = Guardarla sin horas

## Guardar

keep-these = { $n ->
    [one] Guardar { $n } partida
   *[other] Guardar { $n } partidas
}
keep-none = Guardar las partidas
keep-open = Arriba se pregunta por { $n } más.
keep-nothing = Todo lo del archivo ya está aquí.
keep-works = Un momento: { $percent }{"\u00A0"}%
keep-waiting = Responde primero lo que se pregunta arriba.
keep-kept = { $n ->
    [one] { $n } partida guardada.
   *[other] { $n } partidas guardadas.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } no: queda una pregunta.
   *[other] {" "}{ $left } no: quedan preguntas.
}
keep-differ = { $n ->
    [one] En { $n } de ellas los relojes del servidor difieren: compárala.
   *[other] En { $n } de ellas los relojes del servidor difieren: compáralas.
}
keep-failed = { $n ->
    [one] No se pudo guardar { $n } partida.
   *[other] No se pudieron guardar { $n } partidas.
}
