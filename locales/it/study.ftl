## I nomi dei colori

names-color = { $side ->
    [white] Bianco
   *[black] Nero
}

## Aprire una partita

open-title = Vedi una partita
open-teach = Incolla una partita o apri un file PGN. Scorrila, prova le tue mosse e aggiungi commenti.
open-paste = PGN o FEN
open-paste-hint = Una partita, più partite o una posizione.
open-open = Apri
open-file = Da un file
open-empty-board = Scacchiera vuota
open-other = Apri un’altra
open-nothing-pasted = Prima incolla qui una partita.
open-no-game = Questo testo non contiene né una mossa né un tag PGN.
open-too-large = Sono più di 1,5 MB di testo. Aprine solo una parte.
open-game-too-long = La partita { $number } è troppo lunga per essere mostrata: ha più di 10.000 mosse, segni e righe di commento.
open-unreadable = Il browser non ha potuto leggere questo file.

## Le partite di un file

games-title = Partite
games-number = Partita { $at } di { $all }
games-before = Partita precedente
games-after = Partita successiva
games-more = Altre partite
games-no-names = Una partita
games-chess960 = Chess960

## Le mosse

moves-none = Ancora nessuna mossa. Muovi un pezzo sulla scacchiera.
moves-passes = Il { names-color } passa
moves-left = Tempo residuo
moves-took = Tempo per questa mossa

## Scrivere

notes-title = Commenta
notes-marks = Segni
notes-mark = { $nag ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] errore grave
    [5] mossa interessante
    [6] mossa dubbia
    [7] unica mossa
    [8] unica mossa
    [10] pari
    [11] pari
    [12] pari
    [13] poco chiaro
    [14] il Bianco sta un po’ meglio
    [15] il Nero sta un po’ meglio
    [16] il Bianco sta meglio
    [17] il Nero sta meglio
    [18] il Bianco sta vincendo
    [19] il Nero sta vincendo
    [22] zugzwang
    [23] zugzwang
    [146] novità
   *[other] segno { $nag }
}
notes-comment = Commento
notes-comment-hint = Un commento per riga.
notes-make-main = Rendi principale
notes-delete-from-here = Elimina da qui
notes-deleted = Eliminato.
notes-replaced = Partita modificata sostituita.
notes-undo = Annulla

## Portare con sé

take-save-game = Salva PGN
take-save-all = Salva tutte
take-copy = Copia PGN
take-copied = Copiato.
take-not-copied = Il browser non ha permesso la copia.
take-could-win = Il { names-color } può ancora vincere?

## Se un lato può ancora vincere

winning-hint = O muovi i pezzi sulla scacchiera.
winning-whose-flag = Di chi è la bandierina caduta?
winning-white-fell = Bianco: il Nero può ancora vincere?
winning-black-fell = Nero: il Bianco può ancora vincere?
winning-answer = Risposta
winning-no-question = Disponi i pezzi: la risposta sarà qui.
winning-how = Così è possibile
winning-wrong-side = Il link deve dire side=white o side=black: chi potrebbe vincere.
winning-lay = Disponi a mano
winning-laid = Pezzi disposti
winning-copy-link = Copia il link
winning-copied = Copiato: il link apre questa domanda.

## Problemi in un PGN

problem-count = { $n ->
    [one] { $n } problema in questo PGN; il resto è stato letto
   *[other] { $n } problemi in questo PGN; il resto è stato letto
}
problem-more = altri { $n }, qui o in altre partite
problem-at = Riga { $line }, colonna { $column }: { $problem }
problem-quoted = «{ $text }»
problem-says = { $kind ->
    [too-large] il testo è troppo lungo, o lo sarebbe una volta salvato di nuovo; ciò che segue non è letto.
    [too-many-games] ci sono troppe partite; questa e le seguenti non sono lette.
    [tag] un tag PGN ha la forma [Nome "valore"]. Ciò che era leggibile è conservato.
    [unclosed-tag] a questo tag PGN manca il " finale. Finisce con la sua riga o prima del tag successivo.
    [bare-quotes] nel valore di un tag PGN " va scritto \". È letto come parte del valore.
    [start] la partita non può iniziare qui; le sue mosse sono conservate come testo. { $problem }
    [impossible-rights] il tag FEN dà un diritto impossibile nella sua posizione; la partita è stata letta senza. { $problem }
    [chess960] qui si può arroccare solo come nel Chess960, e nessun tag PGN lo dice. Così è letta.
    [variant] { $text } non è il gioco degli scacchi. Le mosse sono lette con le regole degli scacchi.
    [move] { $text } non si può giocare. { $problem } È conservata come commento.
    [letters] le lettere dei pezzi sono { $text }, non { $english }. La partita è letta con quelle.
    [pass] nella partita stessa un giocatore passa, il che negli scacchi non è permesso. È conservato come mossa.
    [sign] { $text } non è una mossa. È conservato come commento.
    [nag] { $text } è un segno sconosciuto: $ vuole un numero fino a 255. È conservato come commento.
    [nag-without-move] non c’è nessuna mossa a cui { $text } possa riferirsi. È conservato come commento.
    [nothing-to-vary] non c’è nessuna mossa di cui questa possa essere una variante. È conservata come commento.
    [too-deep] le varianti sono annidate troppo in profondità. Questa è conservata come commento.
    [unclosed-variation] a questa ( manca la ). La variante finisce con la partita.
    [stray-close] a questa ) manca la (. È conservata come commento.
    [unclosed-comment] a questa {"{"} manca la {"}"}. Il commento finisce con la partita.
    [stray-brace] a questa {"}"} manca la {"{"}. È conservata come commento.
    [result] { $text } non è un risultato PGN. È conservato come commento.
    [both-lost] 0-0 è letto come risultato: hanno perso entrambi. Per l’arrocco scrivi O-O.
    [after-result] { $text } viene dopo il risultato. È conservato come commento.
    [results-differ] il tag PGN ha un altro risultato. Vale questo.
   *[too-large-to-keep] {""}
}
