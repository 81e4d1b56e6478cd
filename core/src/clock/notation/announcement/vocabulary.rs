//! The words in which time controls are announced, of eleven languages in one table: [`meaning`].
//!
//! The words are in lower case and without accents. No language is chosen: a word that means
//! different things in two of them is not here, or its neighbours decide
//! ([`Translation`](super::Translation)).

use std::borrow::Cow;

/// The meaning of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Number(Cow<'static, str>),
    /// Anything else that stays as it is.
    Other(String),
    /// A word of the notation.
    Known(&'static str),
    /// A second, minute or hour.
    Unit(&'static str),
    /// A kind of bonus, which the notation writes before its seconds.
    Bonus(&'static str),
    /// Part of "per move".
    Per(String),
    /// Part of "after each move", or "before each move".
    After(String),
    /// "Each": part of "each move", or nothing.
    Each,
    /// "All": part of "all moves".
    All(String),
    For,
    In,
    Moves,
    EachMove,
    Rest,
    /// US: the rest of the game, before a slash.
    SuddenDeath,
    Game,
    Player,
    And,
    /// "From", in "from move 41", or "of".
    From,
    /// The same after its move, in Turkish.
    Since,
    /// From the move of this number.
    FromMove(Cow<'static, str>),
    /// The first move.
    First,
    Start,
    /// "Until", in "until move 40", or "to the end".
    Until,
    End,
    /// Before White's control.
    White,
    /// Before Black's control.
    Black,
    /// Part of "without a flag".
    Without,
    /// Part of "what one uses, the other gains".
    What,
    /// Says nothing.
    Filler,
}

impl Role {
    /// The text that the notation has instead.
    pub(super) fn text(&self) -> Cow<'_, str> {
        match self {
            Role::Number(text) => (&**text).into(),
            Role::Other(text) | Role::Per(text) | Role::After(text) | Role::All(text) => {
                text.into()
            }
            Role::Known(text) | Role::Unit(text) | Role::Bonus(text) => (*text).into(),
            Role::FromMove(number) => ["from move ", number].concat().into(),
            Role::For => "for".into(),
            Role::In => "in".into(),
            Role::Moves => "moves".into(),
            Role::EachMove => "permove".into(),
            Role::Rest => "rest".into(),
            Role::SuddenDeath => "sd/".into(),
            Role::And => ",".into(),
            Role::Black => "v".into(),
            Role::Each
            | Role::Game
            | Role::Player
            | Role::From
            | Role::Since
            | Role::First
            | Role::Start
            | Role::Until
            | Role::End
            | Role::White
            | Role::Without
            | Role::What
            | Role::Filler => "".into(),
        }
    }

    /// Whether it may stand between words that belong together.
    pub(super) fn is_light(&self) -> bool {
        matches!(self, Role::Each | Role::Filler | Role::First)
    }

    /// Whether it is this sign.
    pub(super) fn is_sign(&self, sign: &str) -> bool {
        matches!(self, Role::Other(text) if text == sign)
    }

    /// Whether it is a unit or the sign of one.
    pub(super) fn is_unit(&self) -> bool {
        matches!(self, Role::Unit(_)) || self.is_sign("'") || self.is_sign("\"")
    }

    /// Whether it separates the parts of a control.
    pub(super) fn is_separator(&self) -> bool {
        *self == Role::And || self.is_sign(",") || self.is_sign(";")
    }
}

pub(super) const HOURGLASS: Role = Role::Known("hourglass");

/// The meaning of a word, which stays as `text` if it is not known.
pub(super) fn meaning(word: &str, text: &str) -> Role {
    unit(word)
        .or_else(|| bonus(word))
        .or_else(|| part_of_the_game(word))
        .or_else(|| link(word, text))
        .or_else(|| says_nothing(word).then_some(Role::Filler))
        .unwrap_or_else(|| Role::Other(text.to_owned()))
}

fn unit(word: &str) -> Option<Role> {
    Some(Role::Unit(match word {
        "h" | "hr" | "hrs" | "hs" | "hour" | "hours" | "std" | "stunde" | "stunden" | "heure"
        | "heures" | "hora" | "horas" | "ora" | "ore" | "u" | "uur" | "uren" | "godz"
        | "godzina" | "godzine" | "godziny" | "godzin" | "hod" | "hodina" | "hodinu" | "hodiny"
        | "hodin" | "ч" | "час" | "часа" | "часов" | "saat" => "h",
        "m" | "mn" | "min" | "mins" | "minute" | "minutes" | "minuten" | "minuto" | "minutos"
        | "minuti" | "minuut" | "minuta" | "minutu" | "minuty" | "minut" | "minutach" | "м"
        | "мин" | "минута" | "минуту" | "минуты" | "минут" | "dk" | "dak" | "dakika"
        | "dakikalik" => "min",
        "s" | "sec" | "secs" | "second" | "seconds" | "sek" | "sekunde" | "sekunden"
        | "seconde" | "seconden" | "secondes" | "secondo" | "secondi" | "seg" | "segs"
        | "segundo" | "segundos" | "sekunda" | "sekundu" | "sekundy" | "sekund" | "vterina"
        | "vterinu" | "vter" | "vteriny" | "vterin" | "сек" | "секунда" | "секунду" | "секунды"
        | "секунд" | "sn" | "san" | "saniye" | "saniyelik" => "s",
        _ => return None,
    }))
}

fn bonus(word: &str) -> Option<Role> {
    Some(Role::Bonus(match word {
        "i"
        | "inc"
        | "incr"
        | "increment"
        | "increments"
        | "inkrement"
        | "inkrementem"
        | "incremento"
        | "incrementos"
        | "bonus"
        | "bonusem"
        | "fischer"
        | "zeitgutschrift"
        | "gutschrift"
        | "zeitzuschlag"
        | "zuschlag"
        | "zeitbonus"
        | "bonificacion"
        | "adicion"
        | "ajout"
        | "ajoutees"
        | "abbuono"
        | "acrescimo"
        | "acrescimos"
        | "bijtelling"
        | "dodatek"
        | "dodatku"
        | "dodatkiem"
        | "pridavek"
        | "pridavkem"
        | "pridavku"
        | "добавление"
        | "добавления"
        | "добавлением"
        | "добавка"
        | "добавки"
        | "добавкои"
        | "прибавление"
        | "прибавлением"
        | "инкремент"
        | "инкрементом"
        | "фишера"
        | "artis"
        | "artisli"
        | "artirmali"
        | "artirim"
        | "ekleme"
        | "eklemeli"
        | "ilave"
        | "ilaveli" => "inc",
        "d" | "delay" | "waits" | "verzogerung" | "verzoegerung" | "aufschub" | "demora"
        | "retardo" | "dilazione" | "ritardo" | "vertraging" | "opoznienie" | "opoznienia"
        | "opoznieniem" | "zpozdeni" | "zpozdenim" | "задержка" | "задержки" | "задержкои"
        | "gecikme" | "gecikmeli" | "ertelemeli" => "d",
        "b" | "bronstein" | "бронштеина" => "b",
        _ => return None,
    }))
}

/// Moves, the game, the players and their order.
fn part_of_the_game(word: &str) -> Option<Role> {
    Some(match word {
        "move" | "moves" | "mv" | "mvs" | "zug" | "zuge" | "zuege" | "zugen" | "zuegen"
        | "coup" | "coups" | "cp" | "cps" | "jugada" | "jugadas" | "movimiento" | "movimientos"
        | "mov" | "movs" | "movida" | "movidas" | "mossa" | "mosse" | "lance" | "lances"
        | "jogada" | "jogadas" | "movimento" | "movimentos" | "zet" | "zetten" | "posuniecie"
        | "posuniecia" | "posuniec" | "ruch" | "ruchu" | "ruchy" | "ruchow" | "tah" | "tahu"
        | "tahy" | "ход" | "хода" | "ходу" | "ходы" | "ходов" | "hamle" | "hamlede" | "hamleye"
        | "hamleden" => Role::Moves,
        "g" | "sd" | "death" => Role::SuddenDeath,
        "rest"
        | "remainder"
        | "remaining"
        | "guillotine"
        | "restlichen"
        | "ubrigen"
        | "ko"
        | "qpf"
        | "resto"
        | "restante"
        | "restantes"
        | "reste"
        | "restant"
        | "restants"
        | "rimanente"
        | "rimanenti"
        | "restanti"
        | "nocaute"
        | "reszta"
        | "reszte"
        | "reszty"
        | "pozostale"
        | "pozostalych"
        | "zbytek"
        | "zbytku"
        | "zbyvajici"
        | "zbyvajicich"
        | "остаток"
        | "оставшиеся"
        | "оставшуюся"
        | "kalan"
        | "kalani" => Role::Rest,
        "game" | "games" | "partie" | "spiel" | "spiels" | "partida" | "partidas" | "juego"
        | "partita" | "jogo" | "partij" | "partia" | "partii" | "gry" | "gre" | "партия"
        | "партию" | "партии" | "игру" | "игры" | "oyun" | "oyunun" | "parti" | "partinin"
        | "mac" => Role::Game,
        "player" | "players" | "side" | "spieler" | "spielerin" | "seite" | "jugador"
        | "jugadora" | "joueur" | "joueuse" | "joueurs" | "giocatore" | "testa" | "jogador"
        | "jogadora" | "speler" | "spelers" | "persoon" | "zawodnik" | "zawodnika"
        | "zawodnikowi" | "gracza" | "hrac" | "hrace" | "hraci" | "игрок" | "игрока" | "игроку"
        | "участник" | "участника" | "участнику" | "oyuncu" | "oyuncuya" | "kisi" => {
            Role::Player
        }
        "first" | "one" | "ersten" | "erste" | "erster" | "primera" | "primeras" | "primer"
        | "primero" | "primeros" | "premier" | "premiers" | "premiere" | "prima" | "prime"
        | "primo" | "primi" | "primeira" | "primeiras" | "primeiro" | "primeiros" | "eerste"
        | "pierwsze" | "pierwszych" | "pierwszego" | "pierwszy" | "prvni" | "prvnich"
        | "prvniho" | "первые" | "первых" | "первого" | "первыи" | "ilk" => {
            Role::First
        }
        "start" | "beginn" | "anfang" | "inicio" | "comienzo" | "debut" | "inizio" | "begin"
        | "poczatku" | "pocatku" | "zacatku" | "начала" | "bastan" => Role::Start,
        "end"
        | "finish"
        | "ende"
        | "partieende"
        | "schluss"
        | "partieschluss"
        | "fin"
        | "final"
        | "finalizar"
        | "terminar"
        | "acabar"
        | "finir"
        | "terminer"
        | "fine"
        | "finire"
        | "finale"
        | "terminare"
        | "einde"
        | "koniec"
        | "konca"
        | "dokonczenie"
        | "konec"
        | "konce"
        | "dohrani"
        | "конца"
        | "конец"
        | "окончания"
        | "завершения"
        | "dokonceni"
        | "uitspelen"
        | "uitvluggeren" => Role::End,
        "white" | "weiss" | "weiß" | "blancas" | "blancs" | "bianco" | "brancas" | "wit"
        | "biale" | "bily" | "белые" | "beyaz" => Role::White,
        "black" | "schwarz" | "negras" | "noirs" | "nero" | "pretas" | "zwart" | "czarne"
        | "cerny" | "черные" | "siyah" => Role::Black,
        "hourglass" | "sandclock" | "sanduhr" | "sablier" | "clessidra" | "ampulheta"
        | "zandloper" | "klepsydra" => HOURGLASS,
        _ => return None,
    })
}

/// Words between the parts of a control.
fn link(word: &str, text: &str) -> Option<Role> {
    Some(match word {
        "for" | "fur" | "fuer" | "pour" | "para" | "voor" | "durante" | "durant" | "dla"
        | "для" => Role::For,
        "in" | "en" | "innerhalb" | "within" | "em" | "icin" | "w" => Role::In,
        "per" | "pro" | "par" | "por" | "na" | "za" | "на" | "за" => Role::Per(text.to_owned()),
        "after" | "nach" | "before" | "vor" | "apres" | "dopo" | "apos" | "после" | "перед"
        | "avant" => Role::After(text.to_owned()),
        "a" | "an" | "each" | "every" | "je" | "jeweils" | "jede" | "jeden" | "jedem" | "jeder"
        | "jedes" | "cada" | "chaque" | "chacun" | "ogni" | "ciascuno" | "elk" | "elke"
        | "iedere" | "ieder" | "kazdy" | "kazde" | "kazdego" | "kazdemu" | "kazdou" | "kazdeho"
        | "каждыи" | "каждого" | "каждому" | "каждую" | "her" => {
            Role::Each
        }
        "all" | "alle" | "samtliche" | "todas" | "todos" | "toda" | "todo" | "toutes" | "tous"
        | "toute" | "totalite" | "tutte" | "tutta" | "intera" | "inteira" | "hele" | "cala"
        | "cale" | "wszystkie" | "celou" | "vsechny" | "все" | "всю" | "tum" | "tamami" => {
            Role::All(text.to_owned())
        }
        "and" | "und" | "et" | "sowie" | "y" | "e" | "ed" | "oraz" | "и" | "ve" => Role::And,
        "then" | "dann" | "danach" | "anschliessend" | "anschließend" | "followed" | "gefolgt"
        | "thereafter" | "afterwards" | "seguido" | "seguidos" | "seguidas" | "suivi"
        | "suivis" | "suivies" | "seguiti" | "gevolgd" | "despues" | "puis" | "ensuite"
        | "luego" | "poi" | "quindi" | "depois" | "daarna" | "vervolgens" | "dan" | "potem"
        | "nastepnie" | "pak" | "pote" | "potom" | "затем" | "потом" | "далее" | "sonra"
        | "ardindan" => Role::Known("then"),
        "with" | "mit" | "avec" | "con" | "com" | "met" | "z" => Role::Known("with"),
        "plus" | "zuzuglich" | "zuzueglich" | "zzgl" | "mas" | "piu" | "mais" | "плюс" | "arti" => {
            Role::Known("+")
        }
        "gegen" | "versus" | "contra" | "contre" | "contro" | "tegen" | "против" => {
            Role::Known("v")
        }
        "aufwarts" => Role::Known("up"),
        "without" | "ohne" | "sin" | "sem" | "sans" | "senza" | "zonder" | "bez" | "без" => {
            Role::Without
        }
        "what" | "was" => Role::What,
        "from" | "ab" | "von" | "vom" | "starting" | "beginning" | "beginnend" | "startend"
        | "comenzando" | "empezando" | "iniciando" | "desde" | "depuis" | "dal" | "dalla"
        | "dall" | "vanaf" | "od" => Role::From,
        "itibaren" | "baslayarak" => Role::Since,
        "until" | "till" | "up" | "bis" | "hasta" | "ate" | "jusqu" | "fino" | "tot" | "do"
        | "до" => Role::Until,
        _ => return None,
    })
}

fn says_nothing(word: &str) -> bool {
    match word {
        // English.
        "the" | "of" | "by" | "to" | "next" | "following" | "another" | "addition"
        | "additional" | "cumulative" | "extra" | "played" | "made" | "completed" | "whole"
        | "entire" | "only" | "time" | "control" | "main" | "thinking" | "us" | "simple"
        | "sudden" | "rapid" | "blitz" | "classical" | "gives" | "back" | "counts" | "odds"
        | "clock" => true,
        // German.
        "der" | "die" | "das" | "den" | "dem" | "des" | "ein" | "eine" | "einen" | "einer"
        | "einem" | "zu" | "zum" | "zur" | "nachsten" | "naechsten" | "folgenden" | "weitere"
        | "weiteren" | "zusatzlich" | "zusatzlichen" | "gespielten" | "gespieltem"
        | "ausgefuhrten" | "ausgefuhrtem" | "ganze" | "gesamte" | "bedenkzeit" | "gibt"
        | "zuruck" | "zahlt" | "zeitvorgabe" | "uhr" => true,
        // Spanish and Portuguese.
        "el" | "la" | "los" | "las" | "de" | "del" | "al" | "ritmo" | "cadencia" | "tiempo"
        | "reflexion" | "siguientes" | "adicional" | "adicionales" | "clasico" | "rapido"
        | "rapidas" | "os" | "as" | "da" | "dos" | "uno" | "ao" | "controle" | "reflexao"
        | "seguintes" | "subsequentes" | "adicionais" | "iniciais" | "iniciales" | "um" | "o" => {
            true
        }
        // French and Italian.
        "le" | "les" | "du" | "au" | "un" | "une" | "cadence" | "temps" | "suivants"
        | "supplementaires" | "à" | "rapide" | "rapides" | "joue" | "il" | "lo" | "gli" | "di"
        | "della" | "delle" | "dei" | "alla" | "alle" | "cadenza" | "lampo" | "riflessione"
        | "successive" | "seguenti" | "disposizione" | "aggiuntivi" | "una" => true,
        // Dutch.
        "het" | "van" | "een" | "speeltempo" | "bedenktijd" | "volgende" | "toegevoegde"
        | "tijd" | "snelschaak" | "door" | "bij" | "krijgt" => true,
        // Polish and Czech.
        "tempo" | "czas" | "kolejne" | "kolejnych" | "nastepne" | "nastepnych" | "dodatkowo"
        | "dodatkowe" | "wykonane" | "wykonany" | "provedeny" | "dalsi" | "dalsich" | "hry" => true,
        // Russian.
        "по" | "контроль" | "времени" | "время" | "следующие" | "следующих" | "сделанныи"
        | "блиц" | "рапид" => true,
        // Turkish.
        "ile" | "ser" | "zaman" | "temposunda" | "tempolu" | "satranc" | "artissiz"
        | "eklemesiz" | "sure" | "suresi" | "dusunme" | "ek" | "sonraki" | "basina" | "geri"
        | "hizli" | "yildirim" => true,
        _ => false,
    }
}
