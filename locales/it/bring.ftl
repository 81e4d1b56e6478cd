## La pagina che importa il file di un server

page-title = Importa un file
page-teach = Importa il file del tuo server: le tue partite appaiono qui con le loro scadenze. Il file di domani aggiunge le nuove mosse. Ciò che hai già non cambia.
page-forms = PGN, con o senza tempi, o la risposta di un server con Xfcc. Vanno bene anche un backup e il link di un torneo.
page-stays = Il file resta su questo dispositivo.
page-choose = Scegli un file
page-forget = Dimentica questo file
page-drop = Trascina qui il file
page-paste = O incolla il suo testo
page-read = Leggi il testo
page-servers = Dove trovare il file del tuo server
page-iccf = ICCF
page-iccf-file = Il PGN di un torneo o delle tue partite, nella pagina del torneo o nella tua pagina giocatore: ha il tempo di ogni mossa.
page-xfcc = Server con Xfcc
page-xfcc-file = La risposta del servizio web «GetMyGames», o ciò che il tuo programma ne ha salvato: ha gli orologi delle partite in corso.
page-others = Altri
page-others-file = Il PGN delle tue partite; se non ha tempi, subito dopo ti vengono chiesti gli orologi del server. Le partite giornaliere di Lichess e chess.com non sono con il Triple Block.
page-stop = Ferma
page-reading = { $games ->
    [one] { $games } partita letta, { $percent }%
   *[other] { $games } partite lette, { $percent }%
}
page-finding = { $games ->
    [one] { $games } partita letta, ricerca tra le tue: { $percent }%
   *[other] { $games } partite lette, ricerca tra le tue: { $percent }%
}
page-another = Altro file

## Perché un file non serve

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Questo backup qui non si può leggere.
        [event-link] Questo link qui non si può leggere.
        [empty] Non contiene niente.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] È una pagina web. Salva le partite stesse: il server ha un link per il loro PGN.
            [xml] È XML, ma non una risposta in Xfcc: inizia con «{ $name }».
            [json] È JSON di un altro programma.
            [archive] Questo file è compresso. Estrai e importa il file che contiene.
            [pdf] È un PDF. Salva le partite come PGN.
            [binary] Non è un testo.
           *[text] In questo testo non ci sono partite.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Il file è danneggiato o troncato: riga { $line }, carattere { $column }. Salvalo di nuovo.
    [fault] Il server non ha inviato partite. Segnala: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Non si leggono più di { $megabytes } MB. Salva meno partite alla volta.
wrong-shared-backup = Un backup non si può ripristinare con la condivisione. Scegli qui il suo file.
wrong-unreadable = Il browser non ha potuto leggere il file. Riprova.
wrong-refused = Al browser non è stato permesso di leggere il file. Sceglilo, o rileggilo e dai il permesso.
wrong-gone = Il file non è più dov’era. Sceglilo di nuovo.
wrong-no-games = Non contiene partite.

## Ciò che si chiede una volta per tutto il file

ask-title = Prima da chiarire
ask-settled = Chiarito
ask-times-in = tempi in { $zone }
ask-you-are = il tuo nome: { $name }
ask-nobody-short = nessuno dei giocatori
ask-event = { $n ->
    [one] { $name }: { $n } nuova partita
   *[other] { $name }: { $n } nuove partite
}
ask-nameless = Partite senza torneo
ask-length = Quanto dura il torneo?
ask-length-hint = Lo dice l’organizzatore; ne seguono i tre blocchi.
ask-days = { $days } giorni
ask-other-days = Un’altra durata, in giorni
ask-days-wrong = Un numero intero di giorni da 1 a 9999.
ask-other-control = Senza Triple Block
ask-zone = L’ultimo orario nel file è { $time }. Che ora era qui?
ask-zone-here = Alle { $time }: il server scrive la mia ora ({ $zone })
ask-zone-utc = Alle { $time }: il server scrive in UTC
ask-whose = Quale di questi nomi è il tuo?
ask-nobody = Nessuno: partite di altri

## Una partita del file, e che cosa ne risulta

row-title = { $n ->
    [one] { $n } partita nel file
   *[other] { $n } partite nel file
}
row-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
row-moves = { $n ->
    [one] { $n } nuova mossa
   *[other] { $n } nuove mosse
}
row-timed = { $n ->
    [one] il tempo di { $n } mossa
   *[other] i tempi di { $n } mosse
}
row-ended = finita
row-same = niente di nuovo
row-new = nuova
row-waits = nuova
row-finished = finita, non conservata
row-take = Conservala
row-no-times = senza tempi: subito dopo si chiedono i valori del server
row-other-control = senza Triple Block
row-other-control-is = senza Triple Block: { $text }
row-other-control-each = senza Triple Block: { $moves ->
    [one] { $time } per ogni mossa
   *[other] { $time } per { $moves } mosse
}
row-rest = Altre
row-to-the-minute = Il file ha i minuti, non i secondi. Le scadenze sono arrotondate a tuo sfavore.
row-clocks-agree = Gli orologi del server coincidono.
row-clock-differs = { $name }: nel file restano { $file }; qui orologio { $clock }, banca { $bank }.
row-clocks-alone = I suoi orologi sono nel file: mancano solo le banche.
row-compare = Confronta con il server
row-which = Quale partita è?
row-which-is = Quella dopo { $played }
row-another = Un’altra partita
row-apart = Dopo { $played } il file ha mosse diverse dalla partita che conservi.
row-apart-at-once = Fin dalla prima mossa il file ha mosse diverse dalla partita che conservi.
row-open = Apri la partita
row-stamp = { $played }: { $kept } nella partita che conservi, { $file } nel file.
row-no-stamps = { $n ->
    [one] Il file non ha il tempo della nuova mossa.
   *[other] Il file non ha i tempi di { $n } nuove mosse.
}
row-untimed = { $n ->
    [one] In { $n } partita il file non ha i tempi delle nuove mosse. Aggiungile senza tempi e poi confronta gli orologi; oppure apri la partita e inserisci i tempi.
   *[other] In { $n } partite il file non ha i tempi delle nuove mosse. Aggiungile senza tempi e poi confronta gli orologi; oppure apri una partita e inserisci i tempi.
}
row-all-without-times = Aggiungi tutte le mosse senza tempi
row-add-without-times = Aggiungi senza tempi
row-result = Nella partita che conservi c’è un altro risultato: { $result }.
row-cancelled = Il server ha annullato la partita.
row-conflict = La partita non è compatibile con il suo torneo. Aprila per correggere.
row-refused = { $played }: { $why }
row-end-refused = La sua fine: { $why }
row-without-times = Conserva senza tempi

## Conservare

keep-these = { $n ->
    [one] Conserva { $n } partita
   *[other] Conserva { $n } partite
}
keep-none = Conserva le partite
keep-open = { $n ->
    [one] Qui sopra c’è ancora { $n } partita da chiarire.
   *[other] Qui sopra ci sono ancora { $n } partite da chiarire.
}
keep-nothing = Tutto ciò che è nel file è già qui.
keep-works = Un momento: { $percent }%
keep-waiting = Prima rispondi alle domande qui sopra.
keep-kept = { $n ->
    [one] { $n } partita è conservata.
   *[other] { $n } partite sono conservate.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } no: c’è una domanda.
   *[other] {" "}{ $left } no: ci sono domande.
}
keep-differ = { $n ->
    [one] In { $n } di queste gli orologi del server sono diversi: confrontala.
   *[other] In { $n } di queste gli orologi del server sono diversi: confrontale.
}
keep-failed = { $n ->
    [one] Non è stato possibile salvare { $n } partita.
   *[other] Non è stato possibile salvare { $n } partite.
}
