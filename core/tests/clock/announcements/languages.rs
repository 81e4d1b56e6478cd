//! Time controls as federations and clubs announce them in the languages beside English and German.

use zeitnot_core::clock::notation::parse_typed;

use super::{check_asked, check_clear};

#[test]
fn an_announcement_in_spanish_is_read_as_it_is_meant() {
    check_clear(
        "90 minutos + 30 segundos por jugada → 90+30
         90 minutos para los primeros 40 movimientos seguidos de 30 minutos para el resto del juego
             con una adición de 30 segundos por movimiento a partir del primer movimiento
             → 90/40+30, 30+30
         90' / 40 + 30' / final con incr. 30” / movimiento, comenzando desde el movimiento 1
             → 90/40+30, 30+30
         30 minutos más incrementos de 30 segundos por jugador desde la primera jugada → 30+30
         15 minutos por cada jugador, con incremento de 20 segundos por cada movimiento → 15+20
         3 minutos + 2 segundos de incremento por jugada → 3+2
         30 minutos por jugador para toda la partida → 30
         partida a 60 minutos → 60
         Partidas a 5 minutos → 5
         ritmo de juego: 60 minutos + 30 segundos por jugada → 60+30
         2 horas para 40 jugadas, después 1 hora a finish → 120/40, 60
         40 jugadas en 2 horas y 1 hora para terminar la partida → 120/40, 60
         40 jugadas en 2 horas, luego 1 hora K.O. → 120/40, 60
         15' + 10'' → 15+10
         15´ + 10´´ → 15+10
         90’ + 30’’ por jugada → 90+30
         1 hora y media + 30 segundos por jugada → 90+30
         90 min + 30 seg/mov → 90+30
         25 min. + 10 seg. c/jugada → 25+10
         10 minutos sin incremento → 10
         reloj de arena, 1 minuto → hourglass 1
         una hora por jugador → 60
         2 horas hasta la jugada 40 y 1 hora hasta el final → 120/40, 60
         5 minutos contra 4 minutos → 5 v 4
         blancas 5 minutos, negras 4 minutos → 5 v 4
         toda la partida en 30 minutos → 30
         2 h para 40 jugadas, el resto en 1 h → 120/40, 60",
    );
}

#[test]
fn an_announcement_in_french_is_read_as_it_is_meant() {
    check_clear(
        "1h30 pour 40 coups, puis 30 minutes pour la fin de la partie, avec un incrément de 30
             secondes dès le premier coup → 90/40+30, 30+30
         40 coups / 2 heures, puis 1 heure KO → 120/40, 60
         2 heures / 40 coups puis 1 heure KO → 120/40, 60
         1h30/40cps + 30s → 90/40+30s
         1 h +30s → 60+30
         cadence 1h + 30''/cp → 60+30
         Cadence : 50 min + 10 s par coup → 50+10
         1h30 + 30 secondes d’incrément par coup → 90+30
         90 minutes pour les 40 premiers coups puis 30 minutes, avec 30 secondes par coup depuis le
             premier coup → 90/40+30, 30+30
         90 minutes jusqu’au 40e coup puis 30 minutes jusqu'à la fin de la partie → 90/40, 30
         15 minutes + 5 secondes par coup → 15+5
         15 min + 5 s/coup → 15+5
         2 x 10 min + 5 s → 10+5
         5 minutes par joueur → 5
         2 h KO → 120
         60 min au KO → 60
         61 minutes KO → 61
         1h30 / 40 coups puis 30 min avec ajout de 30 s par coup à partir du 1er coup
             → 90/40+30, 30+30
         10 minutes par joueur sans incrément → 10
         une demi-heure par joueur → 30
         une heure et demie + 30 secondes par coup → 90+30
         sablier 1 min → hourglass 1
         40 coups en 1h40, puis 20 coups en 50 min, puis 15 min → 100/40, 50/20, 15
         40 coups en 2 heures puis finir la partie en 30 minutes → 120/40, 30
         60'/joueur → 60
         90 minutes / 40 coups + 30 minutes avec ajout de 30 secondes par coup durant toute la
             partie → 90/40+30, 30+30
         1 h 45 pour 40 coups + 15 min KO → 105/40, 15
         Rythme de jeu : 3 minutes + 2 secondes par coup → 3+2
         90 min par joueur + 30 secondes/coup → 90+30",
    );
}

#[test]
fn an_announcement_in_italian_is_read_as_it_is_meant() {
    check_clear(
        "90’ x 40 mosse + 30’ per finire + incremento 30” dalla prima mossa → 90/40+30, 30+30
         70 minuti+ 30 secondi di incremento a partire dalla prima mossa → 70+30
         10 minuti per finire la partita → 10
         90 minuti a disposizione per ogni giocatore con un incremento di 30 secondi per mossa
             → 90+30
         3 minuti più 2 secondi a testa per l’intera partita → 3+2
         5 minuti per giocatore → 5
         60'+30” → 60+30
         90 minuti + 30 secondi a mossa → 90+30
         2 ore per le prime 40 mosse, poi 1 ora per il resto della partita → 120/40, 60
         90 minuti per le prime 40 mosse più 30 minuti per finire con 30 secondi di incremento per
             mossa → 90/40+30, 30+30
         40 mosse in 2 ore, poi 1 ora QPF → 120/40, 60
         partita da 15 minuti → 15
         15 min. + 10 sec. per mossa dalla mossa 1 → 15+10
         1 ora e mezza + 30 secondi → 90+30
         un'ora e mezza a testa → 90
         Tempo di riflessione: 30 minuti per l'intera partita → 30
         2h per 40 mosse, quindi 1h → 120/40, 60
         90 min fino alla 40ª mossa, poi 30 min fino alla fine → 90/40, 30
         5 minuti senza incremento → 5
         1 minuto clessidra → hourglass 1
         90 minuti per partita + 30 secondi a mossa → 90+30",
    );
}

#[test]
fn an_announcement_in_portuguese_is_read_as_it_is_meant() {
    check_clear(
        "90 minutos + 30 segundos por jogada → 90+30
         90 minutos para os primeiros 40 lances, seguidos de 30 minutos para o resto da partida,
             com acréscimo de 30 segundos por lance a partir do primeiro lance → 90/40+30, 30+30
         duas horas para 40 lances e mais uma hora para cada 20 lances subsequentes → 120/40, 60/20
         10 minutos para cada jogador, sem incremento → 10
         60 min + 30 seg de acréscimo por lance → 60+30
         ritmo de jogo: 15 min + 10 seg → 15+10
         61 minutos nocaute → 61
         90 min + 30 s p/ lance → 90+30
         90 min p/ 40 lances + 30 min p/ terminar → 90/40, 30
         40 lances em 2 horas, depois 1 hora para o final da partida → 120/40, 60
         3 minutos mais 2 segundos de bônus por lance → 3+2
         3 min + 2 seg/lance → 3+2
         uma hora e meia para cada jogador → 90
         2h até o lance 40 e 1h até o final → 120/40, 60
         90 minutos com incremento de 30 segundos desde o primeiro lance → 90+30
         ampulheta 1 minuto → hourglass 1
         21 minutos KO → 21
         meia hora para cada jogador → 30
         30 minutos iniciais com acréscimo de 30 segundos de incremento por lance → 30+30
         1 hora nocaute → 60
         3 minutos mais 2 segundos de bonus por lance → 3+2
         2h ate o lance 40 e 1h ate o final → 120/40, 60",
    );
}

#[test]
fn an_announcement_in_dutch_is_read_as_it_is_meant() {
    check_clear(
        "1½ uur voor 40 zetten → 90/40
         30 minuten per persoon voor de hele partij → 30
         40 zetten in 90 minuten en daarna 30 minuten → 90/40, 30
         90 minuten plus 30 seconden toegevoegde tijd per zet → 90+30
         90 min p.p. voor de hele partij → 90
         40 zetten in 2 uur, daarna 1 uur voor de rest van de partij → 120/40, 60
         25 minuten per persoon per partij → 25
         90 minuten per persoon per partij + 30 seconden per zet → 90+30
         90 minuten en 30 seconden per zet → 90+30
         2 uur voor 40 zetten en 1 uur voor de rest → 120/40, 60
         90 minuten voor 40 zetten en 30 minuten voor de rest van de partij en 30 seconden per zet
             vanaf de eerste zet → 90/40+30, 30+30
         Speeltempo: 15 minuten + 5 seconden increment → 15+5
         10 min + 5 sec per zet → 10+5
         anderhalf uur per speler → 90
         een half uur per persoon → 30
         1u30 + 30 sec per zet → 90+30
         90 minuten tot zet 40, dan 30 minuten tot het einde → 90/40, 30
         5 minuten zonder increment → 5
         een kwartier p.p. → 15
         zandloper 1 minuut → hourglass 1
         25 minuten uitvluggeren → 25
         40 zetten in 2 uur en de rest in 1 uur → 120/40, 60",
    );
}

#[test]
fn an_announcement_in_polish_is_read_as_it_is_meant() {
    check_clear(
        "po 3 minuty na całą partię i dodatkowo po 2 sekundy na każdy ruch od początku partii → 3+2
         10 minut na całą partię dla zawodnika i dodatkowo 5 sekund na każdy ruch od początku
             partii → 10+5
         10 minut na partię + 5 sekund na ruch → 10+5
         15' + 15'' za każde wykonane posunięcie → 15+15
         20 min + 10 s/ruch → 20+10
         30 min na partię dla zawodnika → 30
         90 minut na 40 posunięć + 30 minut na dokończenie partii + 30 sekund na posunięcie od
             pierwszego posunięcia → 90/40+30, 30+30
         90 minut na 40 posunięć, następnie 30 minut do końca partii, z dodatkiem 30 sekund na
             każde posunięcie od początku partii → 90/40+30, 30+30
         2 godz. na 40 posunięć i 1 godz. do końca partii → 120/40, 60
         tempo gry: 60 minut + 30 sekund na ruch → 60+30
         Tempo gry 15 minut + 10 sekund na posunięcie → 15+10
         90 minut + 30 sek. za każde posunięcie → 90+30
         40 posunięć w ciągu 2 godzin → 120/40
         1,5 godziny + 30 sekund na ruch → 90+30
         5 minut na zawodnika → 5
         2 x 15 minut → 15
         5 minut i 3 sekundy na ruch → 5+3
         5 minut bez dodatku → 5
         120 minut do 40. posunięcia, 60 minut do końca → 120/40, 60
         pół godziny dla zawodnika → 30
         klepsydra 1 minuta → hourglass 1
         90 min na 40 ruchow a potem 30 min → 90/40, 30
         90 minut na 40 posuniec + 30 minut na dokonczenie partii → 90/40, 30",
    );
}

#[test]
fn an_announcement_in_czech_is_read_as_it_is_meant() {
    check_clear(
        "10 minut na partii s přídavkem 10 vteřin za každý provedený tah → 10+10
         2×10 minut + 3sec/tah → 10+3
         2x 10 min + 5 s /tah → 10+5
         90 minut na 40 tahů + 30 minut na dohrání partie + 30 sekund na tah od 1. tahu
             → 90/40+30, 30+30
         90 minut na 40 tahů a 30 minut do konce partie s přídavkem 30 sekund za tah
             → 90/40+30, 30+30
         90 minut na 40 tahů, poté 30 minut na zbytek partie, 30 s na tah od prvního tahu
             → 90/40+30, 30+30
         tempo hry 2x15 minut + 5 sekund na tah → 15+5
         60 min + 30 s/tah → 60+30
         2 hodiny na 40 tahů, 1 hodina na dohrání → 120/40, 60
         40 tahů za 2 hodiny, pak 1 hodina → 120/40, 60
         10 minut a 5 sekund na tah → 10+5
         90 minut s přídavkem 30 s na tah → 90+30
         5 minut pro každého hráče → 5
         2x60 min → 60
         1,5 hodiny + 30 sekund na tah → 90+30
         3 min + 2 s bonus za tah → 3+2
         5 minut bez přídavku → 5
         půl hodiny na partii → 30
         přesýpací hodiny 1 minuta → hourglass 1
         3 minuty na partii + dvě vteřiny za každý provedený tah → 3+2
         15 minut + 5 sekund za tah pro každého hráče → 15+5
         2 x 15 min. + 5 sec za tah bez povinného zápisu → 15+5
         100 minut na 40 tahu, dalsich 50 minut na 20 tahu a 15 minut do konce, 30 s na tah od 1.
             tahu → 100/40+30, 50/20+30, 15+30
         120 min/40 tahů + 60 min/20 tahů + 30 min → 120/40, 60/20, 30",
    );
}

#[test]
fn an_announcement_in_russian_is_read_as_it_is_meant() {
    check_clear(
        "10 мин. + 5 с. на ход → 10+5
         10 мин. + 5 сек. добавка за каждый ход → 10+5
         90 мин. + 30 сек. на ход → 90+30
         90 минут на 40 ходов + 30 минут до конца партии с добавлением 30 секунд на каждый ход,
             начиная с первого → 90/40+30, 30+30
         90 минут на 40 ходов, затем 30 минут до конца партии с добавлением 30 секунд на ход,
             начиная с 1-го хода → 90/40+30, 30+30
         90 минут на первые 40 ходов и 30 минут на остаток партии, 30 секунд на ход с первого хода
             → 90/40+30, 30+30
         60 минут + 10 секунд за каждый ход начиная с первого → 60+10
         40 ходов за 2 часа, затем 1 час до конца партии → 120/40, 60
         40 ходов/120 минут → 120/40
         10 секунд на ход → 10s/move
         10 минут на игру → 10
         15 минут на всю партию каждому участнику → 15
         3 минуты + 2 секунды на ход → 3+2
         3 мин + 2 сек → 3+2
         15 минут до конца партии с добавлением 10 секунд на каждый ход → 15+10
         2 часа до 40-го хода, затем 1 час → 120/40, 60
         Контроль времени: 90 мин + 30 с → 90+30
         контроль времени 60 минут каждому участнику на партию → 60
         полтора часа + 30 секунд на ход → 90+30
         полчаса на партию → 30
         1,5 ч + 30 с/ход → 90+30
         5 минут без добавления → 5
         5 минут с добавлением 3 секунд → 5+3
         5 минут против 4 минут → 5 v 4
         песочные часы 1 минута → hourglass 1
         10 мин + 5 с 1-го хода → 10+5
         белые 5 минут, чёрные 4 минуты → 5 v 4
         2х15 мин → 15
         30 минут + 30 секунд на каждый ход, начиная с 1-го → 30+30",
    );
}

#[test]
fn an_announcement_in_turkish_is_read_as_it_is_meant() {
    check_clear(
        "90 dk + 30 sn → 90+30
         90 dk. + 30 sn/hamle → 90+30
         40 hamle 90 dk + 30 dk, hamle başına 30 sn → 90/40+30, 30+30
         40 hamle için 90 dakika ve oyunun geri kalanı için 30 dakika, ilk hamleden itibaren her
             hamle için 30 saniye → 90/40+30, 30+30
         90 dakika + hamle başına 30 saniye → 90+30
         90 dakika ve her hamle için 30 saniye → 90+30
         90 dakika + ilk hamleden itibaren hamle başına 30 saniye → 90+30
         15 dakika + 10 saniye eklemeli → 15+10
         düşünme süresi 60 dakika + 30 saniye → 60+30
         Süre: 10 dk + 5 sn ekleme → 10+5
         her oyuncu için 25 dakika → 25
         oyuncu başına 5 dakika → 5
         40 hamle için 2 saat, sonra 1 saat → 120/40, 60
         3 dakika + 2 saniye → 3+2
         1,5 saat + 30 saniye → 90+30
         yarım saat → 30
         bir buçuk saat → 90
         90 dakika hamle başına 30 saniye → 90+30
         2 saat 40 hamle için, 1 saat oyunun sonuna kadar → 120/40, 60
         kum saati 1 dakika → hourglass 1
         10 dk artışsız → 10
         45 dk.+30sn eklemeli tempo → 45+30
         Her Oyuncuya 60 dakika → 60
         5 dakika, hamle başına 3 saniye eklemeli → 5+3
         20 Dakika + Hamle başı 10 saniye eklemeli zaman temposunda → 20+10
         40 hamle 90 dk + 30 dk, hamle basina 30 sn → 90/40+30, 30+30
         100 dakika 40 hamle, sonra 50 dakika 20 hamle, sonra 15 dakika, ilk hamleden itibaren
             hamle başına 30 saniye → 100/40+30, 50/20+30, 15+30
         hamle başına 30 saniye → 30s/move",
    );
}

#[test]
fn an_open_text_in_any_language_is_a_question() {
    check_asked(
        "40 zetten in 1.45 uur → 105/40 | 87/40
         1.30 h + 30 s → 90+30 | 78+30
         1.30 godz. → 90 | 78
         90/40 i 30 → 90/40+30s | 90/40, 30
         3 min 2 s per move → 3+2 | 0:03:02/move
         3 минуты 2 секунды на ход → 3+2 | 0:03:02/move
         90 minutos para 40 jugadas + 30 minutos + 30 segundos por jugada
             → 90/40+30, 30+30 | 90/40, 30+30
         90 minuti per 40 mosse + 30 minuti + 30 secondi a mossa
             → 90/40+30, 30+30 | 90/40, 30+30
         90 minuten voor 40 zetten + 30 minuten + 30 seconden per zet
             → 90/40+30, 30+30 | 90/40, 30+30",
    );
    // Nobody has fifteen minutes for each move.
    check_clear(
        "15 min 10 s/move → 15+10
         90 minutos 30 segundos por jugada → 90+30
         90 мин 30 с на ход → 90+30",
    );
}

#[test]
fn a_word_with_two_meanings_is_not_guessed() {
    for (text, at) in [
        // A player, or a move.
        ("90 min/jug", 7),
        ("5 min jug", 6),
        // "Or".
        ("1 hora o 30 minutos", 7),
        ("10 o 5", 3),
        ("10 ou 15 minutes", 3),
        ("90 или 60 минут", 3),
        // "After" in Dutch, "for" in Czech and Polish.
        ("2 uur, na 40 zetten 1 uur", 5),
        // Hours, or moves.
        ("40h/90 dk", 4),
        // Minutes, or moves.
        ("40m in 2h", 4),
        ("30s/m", 4),
        ("30 s c/ 40", 5),
        ("5+3c", 3),
        // An hour, or the game.
        ("2 g. na 40 pos.", 5),
        ("1 hora de 30 minutos", 10),
        (
            "120 minutos para 40 jugadas, después de 40 jugadas 60 minutos",
            29,
        ),
    ] {
        let error = parse_typed(text).expect_err(text);
        assert_eq!(error.at, at, "{text}: {error}");
    }
}
