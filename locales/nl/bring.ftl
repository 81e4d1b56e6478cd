## De pagina die een bestand van een server neemt

page-title = Bestand importeren
page-teach = Importeer het bestand van je server: je partijen verschijnen hier met hun deadlines. Het bestand van morgen voegt de nieuwe zetten toe. Wat je al hebt, verandert niet.
page-forms = PGN, met of zonder tijden, of het antwoord van een server met Xfcc. Ook een back-up en de link van een toernooi worden herkend.
page-stays = Het bestand blijft op dit apparaat.
page-choose = Bestand kiezen
page-forget = Dit bestand vergeten
page-drop = Laat het bestand hier los
page-paste = Of plak de tekst ervan
page-read = Tekst lezen
page-servers = Waar je het bestand van je server vindt
page-iccf = ICCF
page-iccf-file = De PGN van een toernooi of van je partijen, op de pagina van het toernooi of op je eigen spelerspagina: die heeft de tijd van elke zet.
page-xfcc = Servers met Xfcc
page-xfcc-file = Het antwoord van de webservice “GetMyGames”, of wat je programma ervan heeft opgeslagen: dat heeft de klokken van lopende partijen.
page-others = Andere
page-others-file = De PGN van je partijen; heeft die geen tijden, dan wordt daarna naar de klokken van de server gevraagd. Dagpartijen van Lichess en chess.com gaan niet volgens Triple Block.
page-stop = Stoppen
page-reading = { $games ->
    [one] 1 partij gelezen, { $percent }%
   *[other] { $games } partijen gelezen, { $percent }%
}
page-finding = { $games ->
    [one] 1 partij gelezen, bij de jouwe gezocht: { $percent }%
   *[other] { $games } partijen gelezen, bij de jouwe gezocht: { $percent }%
}
page-another = Ander bestand

## Waarom een bestand niet bruikbaar is

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Deze back-up kan hier niet worden gelezen.
        [event-link] Deze link kan hier niet worden gelezen.
        [empty] Er staat niets in.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] Dit is een webpagina. Sla de partijen zelf op: de server heeft een link naar de PGN.
            [xml] Dit is XML, maar geen antwoord in Xfcc: het begint met “{ $name }”.
            [json] Dit is JSON van een ander programma.
            [archive] Dit bestand is ingepakt. Pak het uit en importeer het bestand dat erin zit.
            [pdf] Dit is een pdf. Sla de partijen op als PGN.
            [binary] Dit is geen tekst.
           *[text] In deze tekst staan geen partijen.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Het bestand is beschadigd of afgekapt: regel { $line }, teken { $column }. Sla het opnieuw op.
    [fault] De server stuurde geen partijen. Hij meldt: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Meer dan { $megabytes } MB wordt niet gelezen. Sla minder partijen tegelijk op.
wrong-shared-backup = Door delen kan geen back-up worden teruggezet. Kies het bestand hier.
wrong-unreadable = De browser kon het bestand niet lezen. Probeer het opnieuw.
wrong-refused = De browser mocht het bestand niet lezen. Kies het, of lees het opnieuw en sta het toe.
wrong-gone = Het bestand staat niet meer waar het stond. Kies het opnieuw.
wrong-no-games = Er staan geen partijen in.

## Wat één keer voor het hele bestand wordt gevraagd

ask-title = Eerst beantwoorden
ask-settled = Beantwoord
ask-times-in = tijden in { $zone }
ask-you-are = jij bent { $name }
ask-nobody-short = geen van de spelers
ask-event = { $n ->
    [one] { $name }: 1 nieuwe partij
   *[other] { $name }: { $n } nieuwe partijen
}
ask-nameless = Partijen zonder toernooi
ask-length = Hoelang duurt het toernooi?
ask-length-hint = De organisator maakt het bekend; de drie blokken volgen eruit.
ask-days = { $days } dagen
ask-other-days = Een andere duur, in dagen
ask-days-wrong = Een geheel aantal dagen van 1 tot 9999.
ask-other-control = Niet volgens Triple Block
ask-zone = De laatste tijd in het bestand is { $time }. Wanneer was dat hier?
ask-zone-here = Om { $time }: de server schrijft mijn tijd ({ $zone })
ask-zone-utc = Om { $time }: de server schrijft UTC
ask-whose = Wie van hen ben jij?
ask-nobody = Geen: ik kijk alleen mee

## Een partij van het bestand, en wat ermee gebeurt

row-title = { $n ->
    [one] 1 partij in het bestand
   *[other] { $n } partijen in het bestand
}
row-more = { $n ->
    [one] en nog 1
   *[other] en nog { $n }
}
row-moves = { $n ->
    [one] 1 nieuwe zet
   *[other] { $n } nieuwe zetten
}
row-timed = { $n ->
    [one] de tijd van 1 zet
   *[other] de tijden van { $n } zetten
}
row-ended = afgelopen
row-same = niets nieuws
row-new = nieuw
row-waits = nieuw
row-finished = afgelopen, niet bewaard
row-take = Ook bewaren
row-no-times = zonder tijden: de waarden worden hierna gevraagd
row-other-control = niet volgens Triple Block
row-other-control-is = niet volgens Triple Block: { $text }
row-other-control-each = niet volgens Triple Block: { $moves ->
    [one] { $time } voor elke zet
   *[other] { $time } voor { $moves } zetten
}
row-rest = Andere
row-to-the-minute = Het bestand heeft minuten, geen seconden. Deadlines zijn in je nadeel afgerond.
row-clocks-agree = De klokken van de server kloppen.
row-clock-differs = { $name }: nog { $file } in het bestand; hier klok { $clock }, bank { $bank }.
row-clocks-alone = De klokken staan in het bestand: alleen de banken ontbreken.
row-compare = Met de server vergelijken
row-which = Welke partij is het?
row-which-is = Die na { $played }
row-another = Een andere partij
row-apart = Na { $played } heeft het bestand andere zetten dan de partij die je bewaart.
row-apart-at-once = Vanaf de eerste zet heeft het bestand andere zetten dan de partij die je bewaart.
row-open = Partij openen
row-stamp = { $played } is gedaan op { $kept } volgens jouw partij; op { $file } volgens het bestand.
row-no-stamps = { $n ->
    [one] Het bestand heeft geen tijd voor de nieuwe zet.
   *[other] Het bestand heeft niet de tijden van { $n } nieuwe zetten.
}
row-untimed = { $n ->
    [one] In 1 partij heeft het bestand geen tijden voor de nieuwe zetten. Voeg ze zonder tijden toe en vergelijk daarna de klokken, of open de partij en voer de tijden in.
   *[other] In { $n } partijen heeft het bestand geen tijden voor de nieuwe zetten. Voeg ze zonder tijden toe en vergelijk daarna de klokken, of open een partij en voer de tijden in.
}
row-all-without-times = Alle zetten zonder tijden toevoegen
row-add-without-times = Zonder tijden toevoegen
row-result = Jij hebt een andere uitslag: { $result }.
row-cancelled = De server heeft de partij geannuleerd.
row-conflict = De partij past niet bij het toernooi. Open de partij om dat te herstellen.
row-refused = { $played }: { $why }
row-end-refused = Het einde: { $why }
row-without-times = Zonder tijden bewaren

## Bewaren

keep-these = { $n ->
    [one] 1 partij bewaren
   *[other] { $n } partijen bewaren
}
keep-none = Partijen bewaren
keep-open = { $n ->
    [one] Over nog 1 partij staat hierboven een vraag.
   *[other] Over nog { $n } partijen staat hierboven een vraag.
}
keep-nothing = Alles uit het bestand staat hier al.
keep-works = Een ogenblik: { $percent }%
keep-waiting = Beantwoord eerst de vragen hierboven.
keep-kept = { $n ->
    [one] 1 partij is bewaard.
   *[other] { $n } partijen zijn bewaard.
}{ $left ->
    [0] {""}
    [one] {" "}1 niet: daar is een vraag over.
   *[other] {" "}{ $left } niet: daar zijn vragen over.
}
keep-differ = { $n ->
    [one] Bij 1 daarvan zijn de klokken van de server anders: vergelijk die.
   *[other] Bij { $n } daarvan zijn de klokken van de server anders: vergelijk die.
}
keep-failed = { $n ->
    [one] 1 partij kon niet worden opgeslagen.
   *[other] { $n } partijen konden niet worden opgeslagen.
}
