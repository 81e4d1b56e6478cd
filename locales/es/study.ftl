## Los nombres de los bandos

names-color = { $side ->
    [white] Blancas
   *[black] Negras
}

## Abrir una partida

open-title = Ver una partida
open-teach = Pega una partida o abre un archivo PGN. Reprodúcela, prueba tus propias jugadas y añade comentarios.
open-paste = PGN o FEN
open-paste-hint = Una partida, varias o una posición.
open-open = Abrir
open-file = Desde un archivo
open-empty-board = Tablero vacío
open-other = Abrir otra
open-nothing-pasted = Pega aquí primero una partida.
open-no-game = Este texto no tiene ninguna jugada ni etiqueta PGN.
open-too-large = Esto es más de 1,5 MB de texto. Abre solo una parte.
open-game-too-long = La partida { $number } es demasiado larga para mostrarla: tiene más de 10{"\u00A0"}000 jugadas, signos y líneas de comentario.
open-unreadable = El navegador no pudo leer este archivo.

## Las partidas de un archivo

games-title = Partidas
games-number = Partida { $at } de { $all }
games-before = Partida anterior
games-after = Partida siguiente
games-more = Más partidas
games-no-names = Una partida
games-chess960 = Chess960

## Las jugadas

moves-none = Aún no hay jugadas. Mueve una pieza en el tablero.
moves-passes = { $side ->
    [white] las blancas pasan
   *[black] las negras pasan
}
moves-left = Tiempo restante
moves-took = Tiempo de esta jugada

## Escribir

notes-title = Comentar
notes-marks = Signos
notes-mark = { $nag ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
    [6] jugada dudosa
    [7] única jugada
    [8] única jugada
    [10] igualdad
    [11] igualdad
    [12] igualdad
    [13] posición incierta
    [14] ligera ventaja de las blancas
    [15] ligera ventaja de las negras
    [16] ventaja de las blancas
    [17] ventaja de las negras
    [18] ventaja decisiva de las blancas
    [19] ventaja decisiva de las negras
    [22] zugzwang
    [23] zugzwang
    [146] novedad
   *[other] signo { $nag }
}
notes-comment = Comentario
notes-comment-hint = Un comentario por línea.
notes-make-main = Hacer línea principal
notes-delete-from-here = Eliminar desde aquí
notes-deleted = Eliminado.
notes-replaced = Tu partida modificada fue reemplazada.
notes-undo = Deshacer

## Para llevar

take-save-game = Guardar PGN
take-save-all = Guardar todo
take-copy = Copiar PGN
take-copied = Copiado.
take-not-copied = El navegador no permitió copiar.
take-could-win = { $side ->
    [white] ¿Aún pueden ganar las blancas?
   *[black] ¿Aún pueden ganar las negras?
}

## Si un bando aún podría ganar

winning-hint = O mueve las piezas en el tablero.
winning-whose-flag = ¿De quién es la bandera caída?
winning-white-fell = De las blancas: ¿aún pueden ganar las negras?
winning-black-fell = De las negras: ¿aún pueden ganar las blancas?
winning-answer = Respuesta
winning-no-question = Coloca la posición: aquí estará la respuesta.
winning-how = Así podría ocurrir
winning-wrong-side = El enlace debe decir side=white o side=black: quién podría ganar.
winning-lay = Colocar a mano
winning-laid = Posición lista
winning-copy-link = Copiar enlace
winning-copied = Copiado: el enlace abre esta pregunta.

## Problemas de un PGN

problem-count = { $n ->
    [one] { $n } problema en este PGN; lo demás se leyó
   *[other] { $n } problemas en este PGN; lo demás se leyó
}
problem-more = { $n } más, aquí o en otras partidas
problem-at = Línea { $line }, columna { $column }: { $problem }
problem-quoted = «{ $text }»
problem-says = { $kind ->
    [too-large] el texto es demasiado largo, o lo sería al guardarlo de nuevo; lo que sigue no se lee.
    [too-many-games] hay demasiadas partidas; esta y las siguientes no se leen.
    [tag] una etiqueta debe ser [Name "value"]. Se conserva lo que se pudo leer de ella.
    [unclosed-tag] a esta etiqueta le falta la " final. Termina con su línea o antes de la siguiente etiqueta.
    [bare-quotes] en el valor de una etiqueta, " debe ser \". Se lee como parte del valor.
    [start] la partida no puede empezar aquí, y sus jugadas se conservan como texto. { $problem }
    [impossible-rights] la etiqueta FEN da un derecho imposible en su posición; la partida se leyó sin él. { $problem }
    [chess960] aquí solo se puede enrocar como en Chess960, y ninguna etiqueta lo dice. Se lee así.
    [variant] { $text } no es ajedrez. Sus jugadas se leen con las reglas del ajedrez.
    [move] { $text } no se puede jugar. { $problem } Se conserva como comentario.
    [letters] las letras de las piezas son { $text }, no { $english }. La partida se lee con ellas.
    [pass] en la propia partida un jugador pasa, lo que el ajedrez no permite. Se conserva como jugada.
    [sign] { $text } no es una jugada. Se conserva como comentario.
    [nag] { $text } es un signo desconocido: $ necesita un número hasta 255. Se conserva como comentario.
    [nag-without-move] no hay ninguna jugada a la que pueda referirse { $text }. Se conserva como comentario.
    [nothing-to-vary] no hay ninguna jugada de la que esto pueda ser variante. Se conserva como comentario.
    [too-deep] hay demasiadas variantes dentro de otras. Esta se conserva como comentario.
    [unclosed-variation] a este ( le falta su ). La variante termina con la partida.
    [stray-close] a este ) le falta su (. Se conserva como comentario.
    [unclosed-comment] a esta {"{"} le falta su {"}"}. El comentario termina con la partida.
    [stray-brace] a esta {"}"} le falta su {"{"}. Se conserva como comentario.
    [result] { $text } no es un resultado de PGN. Se conserva como comentario.
    [both-lost] 0-0 se lee como resultado: ambos han perdido. Para el enroque, escribe O-O.
    [after-result] { $text } está después del resultado. Se conserva como comentario.
    [results-differ] la etiqueta tiene otro resultado. Vale este.
   *[too-large-to-keep] {""}
}
