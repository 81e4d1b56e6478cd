## Knoppen en plaatsen

common-back = Terug
common-close = Sluiten
common-clock = Klok
common-home = Startpagina
common-settings = Instel{"\u00AD"}lingen
common-learn = Leren
common-embed = Insluiten
common-not-found = Deze pagina bestaat niet. Dit is de startpagina.
# Between a label and what it is the label of.
common-colon = :{" "}

## Kanten, uitslagen en redenen

names-color = { $color ->
    [white] Wit
   *[black] Zwart
}
names-result = { $result ->
    [win] { $winner ->
        [white] Wit wint
       *[black] Zwart wint
    }
    [draw] Remise
   *[both-lose] Beiden verliezen
}
names-outcome = { $reason ->
    [checkmate] { names-result } door mat
    [resignation] { names-result } door opgave
    [flag] { names-result } door tijdsoverschrijding
    [flag-without-mate] { names-result }: vlag gevallen, maar mat niet mogelijk
    [stalemate] { names-result } door pat
    [dead-position] { names-result }: dode stelling
    [agreement] { names-result } in onderling overleg
    [repetition] { names-result }: driemaal dezelfde stelling
    [fivefold-repetition] { names-result }: vijfmaal dezelfde stelling
    [fifty-moves] { names-result } door de 50-zettenregel
    [seventy-five-moves] { names-result } door de 75-zettenregel
    [illegal-moves] { $result ->
        [draw] Remise: tweede onreglementaire zet, maar de tegenstander kan niet meer winnen
       *[other] { names-result }: tweede onreglementaire zet van de tegenstander
    }
    [absence] { $result ->
        [both-lose] Beiden verliezen reglementair: geen van beiden was op tijd
       *[other] { names-result } reglementair: tegenstander niet op tijd
    }
    [arbiter] { names-result }: beslissing van de arbiter
    [first-flag-claim] { names-result }: geclaimd na de eerste vlag
    [both-first-flags] { names-result }: beide hoofdtijden zijn op
    [extra-time] { names-result }: extra tijd is op
    [mate-on-extra-time] { names-result }: mat in extra tijd wint niet
   *[unstated] { names-result }
}
names-pieces = K D T L P 0

## Tijden zoals je ze zegt

spoken-hours = { $n } uur
spoken-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
spoken-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
spoken-none = geen tijd
spoken-over = { $time } over de tijd
spoken-running = { $time }, loopt

## De startpagina

home-ways = Meer mogelijkheden
home-start = { $control } starten
home-first-included = , incl. eerste
home-go-on = Verderspelen
home-controls = Speeltempo’s
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
   *[classical] Klassiek
}
home-all = Alle
home-all-hint = speeltempo’s
home-correspondence = Correspon{"\u00AD"}dentie
home-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}
home-games-hint = Hier komen je correspondentiepartijen met Triple Block (ICCF), de eerstvolgende deadline bovenaan.
home-nothing-due = Er loopt geen klok.
home-my-move = Jij aan zet
home-waiting-since = Wachten sinds { $day }
home-not-compared = Tijd onbekend
home-check = Kijk op de server
home-add-game = Partij invoeren
home-bring = Bestand importeren
home-board = Zetten en klok samen
home-board-goes-on = De partij gaat hier verder
home-learn = De regels, met de klok erbij
home-kept = { $n } op dit apparaat

## De klok in beeld

face-press-to-start = { $begins ->
    [white] Klok van wit starten
   *[black] Klok van zwart starten
}
face-waits-for-start = Tegenstander start deze klok
face-tap-when-here = Druk als je er bent
face-is-here = Aanwezig
face-are-here = { $white ->
    [true] { $black ->
        [true] Beiden zijn er
       *[false] Wit is er
    }
   *[false] { $black ->
        [true] Zwart is er
       *[false] {""}
    }
}
face-starts-in = Klok van wit start over { $digits }
face-here = Ik ben er
face-put-off = Begin uitstellen
face-pause = Pauze
face-menu = Menu
face-change-control = Speeltempo
face-first-included = incl. eerste +{ SECONDS($bonus) }
face-full-screen = Volledig scherm
face-leave-full-screen = Volledig scherm uit
face-swap-view = Wit naar de andere kant
face-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
face-moves-to-go = nog { $n }
face-period = periode{"\u00A0"}{ $i }{"\u00A0"}van{"\u00A0"}{ $n }
face-delay = vertraging
face-total = { $digits } voor deze zet
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = laatste periode
face-byo-yomi-running = { $n ->
    [one] nog { $n } periode
   *[other] nog { $n } perioden
}
face-canadian = { $n ->
    [one] { $n } zet in { $digits }
   *[other] { $n } zetten in { $digits }
}
face-canadian-running = { $n ->
    [one] nog { $n } zet
   *[other] nog { $n } zetten
}
face-overtime = byo-yomi
face-low = Tijdnood
face-flag-fell = { $side ->
    [white] Vlag van wit gevallen
   *[black] Vlag van zwart gevallen
}
face-flag-first = Vlag viel het eerst
face-flag-second = Vlag viel daarna
face-flag-down = Vlag gevallen
face-claim-flag = Vlag claimen
face-note-flag = Vlagval con{"\u00AD"}sta{"\u00AD"}te{"\u00AD"}ren
face-following = Deze partij wordt in een ander tabblad gespeeld. Hier kun je alleen meekijken.
face-take-over = Hier spelen
face-say-half = { $name }, { $own }; tegenstander { $theirs }
face-say-left = { $side ->
    [white] Wit: { $left }
   *[black] Zwart: { $left }
}
face-say-flag = { $side ->
    [white] Vlag van wit
   *[black] Vlag van zwart
}
face-say-first-flag = { $side ->
    [white] Eerste vlag van wit
   *[black] Eerste vlag van zwart
}
face-extra-time = extra tijd
face-draw-only = Extra tijd{"\u00A0"}· alleen remise
face-press-gives = +{ TENTHS($gives) } bij indrukken
face-flag-main-time = Hoofdtijd op
face-flag-extra-time = Extra tijd op
face-say-byo-yomi = { $n ->
    [1] laatste periode
   *[other] nog { $n } perioden
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } per zet
    [delay] { SECONDS($time) } vertraging
    [bronstein] tot { SECONDS($time) } terug
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } zet in { SECONDS($time) }
       *[other] { $n } zetten in { SECONDS($time) }
    }
    [hourglass] zandloper
    [per-move] voor elke zet
    [double-flag] daarna { SECONDS($time) } voor remise
    [upcount] {""}
   *[sudden-death] {""}
}

## Het paneel tussen de helften

panel-stopped = { $side ->
    [white] Wit aan zet
   *[black] Zwart aan zet
}
panel-fallen = { $side ->
    [white] Vlag van wit gevallen
   *[black] Vlag van zwart gevallen
}
panel-order-unknown = Beide vlaggen zijn gevallen en niemand kan zeggen welke het eerst viel: de partij gaat door (6.11).
panel-put-off = Het begin is uitgesteld
panel-ready = Niet gestart
panel-resume = Hervatten
panel-result = Uitslag
panel-rematch-short = Revanche
panel-rejection = { $rejection ->
    [opponent-starts] De andere kant start deze klok.
    [not-your-clock] De andere klok loopt.
    [is-stopped] De klokken staan stil.
    [not-running] Er loopt geen klok.
    [is-running] Zet eerst de klokken stil.
    [flag-has-fallen] Er is een vlag gevallen. Corrigeer de tijden, maak iets ongedaan of beëindig de partij.
    [no-flag-has-fallen] Er is geen gevallen vlag om te claimen.
    [order-unknown] Beide vlaggen zijn gevallen en de volgorde is onbekend: de partij gaat door (6.11).
    [not-both-flags] Dat kan alleen als beide vlaggen in onbekende volgorde zijn gevallen.
    [away-undecided] Beslis eerst of de inactieve tijd meetelt.
    [not-away] Het apparaat was niet inactief.
    [too-early-for-absence] De wachttijd is nog niet voorbij.
    [no-scheduled-start] Er is geen begintijd vastgesteld.
    [is-present] Deze speler was op tijd.
    [no-draw-to-claim] Er is geen remise te claimen.
    [not-in-this-mode] Bij de dubbele vlag bestaat dat niet.
    [no-increment] Een zandloper of een vaste tijd per zet heeft geen increment.
    [out-of-range] Die tijd kan deze klok niet tonen.
    [has-ended] De partij is afgelopen. Maak het einde ongedaan om verder te spelen.
    [nothing-to-undo] Er is niets ongedaan te maken.
   *[nothing-to-redo] Er is niets opnieuw uit te voeren.
}

## Een speeltempo starten

controls-replaces-link = Er is nog een partij op tafel. { $control } starten? Wat daarin is gespeeld, blijft bij de eerdere partijen, waar je kunt verderspelen.
controls-replaces-end = Nieuwe partij starten
controls-bad-link = Het speeltempo in de link is niet bruikbaar. { $text }
controls-brief-link = Link naar { $control }: kies in de pauze
controls-brief-bad-link = Speeltempo in de link is onleesbaar

## Een speeltempo in een paar woorden

tile-odds = Tijdvoorgift
tile-hourglass = Zandloper
tile-versus = Wit { $white }, zwart { $black }
tile-then = daarna{" "}
tile-then-again = dan{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } zet in { $time }
   *[other] { $moves } zetten in { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } per zet
    [delay] wacht { SECONDS($time) } vóór elke zet
    [bronstein] geeft tot { SECONDS($time) } terug (Bronstein)
    [byo-yomi] daarna { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] daarna { SECONDS($time) } per zet
       *[other] daarna { SECONDS($time) } per { $n } zetten
    }
    [hourglass] wat de een verbruikt, krijgt de ander
    [per-move] voor elke zet
    [double-flag] daarna { SECONDS($time) } voor remise
    [upcount] telt daarna op, zonder vlag
   *[sudden-death] {""}
}

## Eerdere partijen

games-title = Eerdere partijen
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = onbekend

## De app en haar licenties

about-title = Over Zeitnot
about-local = Zeitnot werkt zonder netwerk en verstuurt niets: wat je invoert, blijft op dit apparaat.
about-licence = Zeitnot is vrije software onder de GNU General Public License, versie 3 of nieuwer. Het lettertype is Barlow (SIL Open Font License).
about-licences = Licenties van de bibliotheken
about-translation = Nog geen moedertaalspreker heeft deze teksten gelezen. In de broncode staat in docs/translating.md hoe men ze verbetert.

language-title = Taal
language-missing = { $name } staat nog niet op dit apparaat. De taal komt bij je volgende bezoek online.

## De pagina met het bord, op pagina’s zonder bord

board-title = Bord
refusal-act = { $why ->
    [illegal-move] Deze zet is onreglementair.
    [not-on-move] De klok van de andere kant loopt.
    [not-started] De partij is nog niet begonnen.
    [press-first] Druk eerst de klok in: de zet is nog niet voltooid.
    [move-presses] De zet drukt de klok in.
    [no-move-made] Doe eerst een zet op het bord.
    [nothing-to-take-back] Er is geen zet om terug te nemen.
    [no-offer] Er is geen remise aangeboden.
    [offer-stands] Remise is al aangeboden.
    [no-claim] In deze stelling kun je dat niet claimen.
    [position-is-gone] Die stelling hoort niet meer bij de partij.
   *[clock] { panel-rejection }
}

## Hoe de partijen worden opgeslagen

keep-unsaved = { $why ->
    [full] De opslag van de browser is vol. Wat je hebt ingevoerd, blijft alleen bewaard tot je deze pagina sluit: sla nu een back-up op.
    [absent] De opslag van de browser is verdwenen. Wat je hebt ingevoerd, blijft alleen bewaard tot je deze pagina sluit: sla nu een back-up op.
   *[refused] De browser weigert op te slaan. Wat je hebt ingevoerd, blijft alleen bewaard tot je deze pagina sluit: sla nu een back-up op.
}
keep-nearly-full = { $percent }% van de opslag die de browser voor Zeitnot heeft, is in gebruik. Met een back-up raak je geen partij kwijt.
keep-backup = Back-up opslaan
keep-table-stays = De back-up bevat de partij op tafel met andere zetten. De hier gespeelde blijft op tafel; de andere staat bij “Eerdere partijen”.
keep-table-went-on = De partij op tafel is in de back-up verdergespeeld en is hier nu bijgewerkt.

## Laden en nieuwere versies

update-ready = Er is een nieuwe versie van Zeitnot klaar.
update-restart = Nu opnieuw starten
update-loading = Laden
update-not-loaded = Deze pagina kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
update-damaged = Een bestand van deze pagina is op dit apparaat beschadigd. Je partijen zijn in orde. Maak verbinding met het netwerk en probeer het opnieuw: dan wordt het vervangen.
update-try-again = Opnieuw proberen
update-gone = Deze pagina heeft de nieuwe versie van Zeitnot nodig.

## Fouten bij opslaan en laden

faults-absent = Deze browser laat Zeitnot niets opslaan. De klok werkt; partijen gaan verloren als de pagina wordt gesloten.
faults-full = De opslag van de browser is vol. De klok loopt door, maar deze partij wordt niet opgeslagen. Verwijder eerdere partijen of sla een back-up op.
faults-of-kind = { $kind ->
    [game] Deze partij
    [settings] De instellingen
    [presets] Je eigen speeltempo’s
    [progress] Je voortgang in de lessen
    [correspondence] De correspondentiepartijen
   *[study] Je analyses
}
faults-no-room = { $kind ->
    [game] De opslag van de browser is vol. { faults-of-kind } wordt niet opgeslagen.
    [progress] De opslag van de browser is vol. { faults-of-kind } wordt niet opgeslagen.
   *[other] De opslag van de browser is vol. { faults-of-kind } worden niet opgeslagen.
}
faults-game-refused = De browser weigerde op te slaan. De klok loopt door, maar er wordt niets opgeslagen.
faults-refused = { $kind ->
    [game] De browser weigerde op te slaan. { faults-of-kind } is niet opgeslagen.
    [progress] De browser weigerde op te slaan. { faults-of-kind } is niet opgeslagen.
   *[other] De browser weigerde op te slaan. { faults-of-kind } zijn niet opgeslagen.
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
        [game] { faults-of-kind } is in een ander tabblad gewijzigd. Laad opnieuw om te zien wat daar is opgeslagen.
        [progress] { faults-of-kind } is in een ander tabblad gewijzigd. Laad opnieuw om te zien wat daar is opgeslagen.
        [correspondence] Een ander tabblad heeft de correspondentiepartijen gewijzigd. Wat je hier het laatst invoerde, is niet opgeslagen.
       *[other] { faults-of-kind } zijn in een ander tabblad gewijzigd. Laad opnieuw om te zien wat daar is opgeslagen.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } is door een nieuwere versie van Zeitnot opgeslagen. Laad die versie of exporteer wat apart is gezet.
        [progress] { faults-of-kind } is door een nieuwere versie van Zeitnot opgeslagen. Laad die versie of exporteer wat apart is gezet.
       *[other] { faults-of-kind } zijn door een nieuwere versie van Zeitnot opgeslagen. Laad die versie of exporteer wat apart is gezet.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } kan niet worden opgeslagen: het nummer van de vorige keer is het hoogste dat er is. Sla een back-up op.
        [progress] { faults-of-kind } kan niet worden opgeslagen: het nummer van de vorige keer is het hoogste dat er is. Sla een back-up op.
       *[other] { faults-of-kind } kunnen niet worden opgeslagen: het nummer van de vorige keer is het hoogste dat er is. Sla een back-up op.
    }
}
faults-overtaken = { $n ->
    [one] Een ander tabblad heeft deze partij gewijzigd. Je laatste handeling hier hoort er niet bij.
   *[other] Een ander tabblad heeft deze partij gewijzigd. Je laatste { $n } handelingen hier horen er niet bij.
}
faults-no-lock = De browser zegt niet of deze partij in een ander tabblad wordt gespeeld. Sluit andere tabbladen met Zeitnot en speel in dit tabblad.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] De gegevens in deze browser konden niet worden gelezen.
    }
    [newer-version] Een nieuwere versie van Zeitnot heeft hier iets opgeslagen. Het blijft ongewijzigd.
   *[set-aside] { $kept ->
        [some] “{ $place }” { unreadable-why }. Het is ongewijzigd apart gezet.
       *[none] “{ $place }” { unreadable-why }. Het is gebleven waar het was.
    }
}
faults-several-set-aside = Onleesbaar en ongewijzigd apart gezet: { $places }.
faults-overtaken-waiting = Terwijl dit op ruimte wachtte, heeft een ander tabblad iets nieuwers opgeslagen: { $places }. Wat hier is ingevoerd, is ongewijzigd apart gezet.
faults-set-aside-link = Bekijken wat apart is gezet
faults-awake = Het scherm kan uitgaan: op dit apparaat kan Zeitnot het niet aanhouden.

## Waarom iets opgeslagens onleesbaar is

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] is niet door Zeitnot geschreven
        [truncated] is aan het einde afgekapt
        [checksum] is beschadigd
       *[newer-version] is door een nieuwere versie van Zeitnot opgeslagen
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = was niet te begrijpen

## De tweede kopie

second-lost = De tweede kopie van je partijen kan niet meer worden geschreven. Als de browser plotseling wordt afgesloten, kan de laatste minuut verloren gaan.

## Hetzelfde in het kort, voor de balk van een lopende klok

brief-one-copy = Maar één kopie

## Lengtes

length-none = geen tijd
length-days = d
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
