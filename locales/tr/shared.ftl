## Düğmeler ve yerler

common-cancel = İptal
common-save = Kaydet
common-delete = Sil
common-less = Azalt
common-more = Artır
common-language-system = Tarayıcının dili

## Taraflar, sonuçlar ve nedenler

names-reason = { $reason ->
    [checkmate] mat
    [resignation] terk
    [flag] süreden
    [flag-without-mate] bayrak düştü, mat olanaksız
    [stalemate] pat
    [dead-position] ölü konum
    [agreement] anlaşma
    [repetition] üç konum tekrarı
    [fivefold-repetition] beş konum tekrarı
    [fifty-moves] 50 hamle kuralı
    [seventy-five-moves] 75 hamle kuralı
    [illegal-moves] ikinci geçersiz hamle
    [absence] zamanında gelmedi
    [arbiter] hakem kararı
    [unstated] {""}
    [first-flag-claim] ilk bayrak düşünce talep
    [both-first-flags] iki ana süre de bitti
    [extra-time] uzatma süresi bitti
   *[mate-on-extra-time] uzatma süresinde mat
}
names-offence = { $offence ->
    [illegal-move] Geçersiz hamle
    [press-without-move] Hamlesiz basış
    [wrong-claim] Haksız talep
   *[clock-handling] Uygunsuz saat kullanımı
}
names-started = Saat başlatıldı
names-flag-fell = { $side ->
    [white] Beyazın bayrağı düştü
   *[black] Siyahın bayrağı düştü
}
names-first-flag-fell = { $side ->
    [white] Beyazın ilk bayrağı düştü
   *[black] Siyahın ilk bayrağı düştü
}
names-period-over = { $side ->
    [white] Beyazın dilimi bitti
   *[black] Siyahın dilimi bitti
}

## Bir oyunun geçmişi

history-event = { $event ->
    [press] { $side ->
        [white] Beyaz saate bastı
       *[black] Siyah saate bastı
    }
    [stop] { $by ->
        [arbiter] Saatler durduruldu
       *[player] { $caller ->
            [white] Beyaz saatleri durdurup hakemi çağırdı
           *[black] Siyah saatleri durdurup hakemi çağırdı
        }
    }
    [resume] Oyuna devam edildi
    [away] Cihaz etkin değildi
    [count-away] { $counts ->
        [true] Etkin olmayan süre sayıldı
       *[false] Etkin olmayan süre sayılmadı
    }
    [correct] Saatler kuruldu: { $white } ve { $black }
    [swap-sides] Yer değiştirildi
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Beyaz süre kaybetti: { $amount }
           *[black] Siyah süre kaybetti: { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Artık iki tarafa da hamle başına +{ SECONDS($bonus) }
    [claim-flag] { $claimant ->
        [arbiter] Düşen bayrak tespit edildi
        [clock] Bayrağı saat tespit etti
       *[player] { $claims ->
            [white] Beyaz bayrak talebinde bulundu
           *[black] Siyah bayrak talebinde bulundu
        }
    }
    [arrive] { $side ->
        [white] Beyaz burada
       *[black] Siyah burada
    }
    [claim-default] { $side ->
        [white] Beyaz gelmedi ya da çok geç geldi
       *[black] Siyah gelmedi ya da çok geç geldi
    }
    [claim-default-of-both] İkisi de gelmedi ya da çok geç geldi
    [play-on] İkisi için de sonraki dilim
    [claim-draw] { $side ->
        [white] Beyaz beraberlik talep etti
       *[black] Siyah beraberlik talep etti
    }
    [on-board] { history-board-end }
    [dead] Ölü konum, kanıtlandı: oyun bitmişti
    [restore] { $on-turn ->
        [white] Daha önceki bir konuma dönüldü: { $white } ve { $black }, sıra Beyazda
       *[black] Daha önceki bir konuma dönüldü: { $white } ve { $black }, sıra Siyahta
    }
    [undo] Geri alındı: { $number }. kayıt
    [redo] Yinelendi: { $number }. kayıt
   *[end] {""}
}
history-give = { $to ->
    [white] Beyaza verildi: { $amount }
   *[black] Siyaha verildi: { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence }, Beyaz
   *[black] { names-offence }, Siyah
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Beyaz mat etti
       *[black] Siyah mat etti
    }
    [resignation] { $loser ->
        [white] Beyaz terk etti
       *[black] Siyah terk etti
    }
    [stalemate] Pat
    [dead-position] Ölü konum
    [agreement] Anlaşmayla berabere
    [fifty-moves] 50 hamle kuralı
    [seventy-five-moves] 75 hamle kuralı
    [threefold] Üç konum tekrarı
   *[fivefold] Beş konum tekrarı
}
history-moved = { $side ->
    [white] Beyaz, { $number }. hamle: { $thought }
   *[black] Siyah, { $number }. hamle: { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, ikinci kez: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Beyazın süresi kuruldu: { $after } (önce { $before })
   *[black] Siyahın süresi kuruldu: { $after } (önce { $before })
}
history-moves-set = { $side ->
    [white] Beyazın hamle sayısı: { $after } (önce { $before })
   *[black] Siyahın hamle sayısı: { $after } (önce { $before })
}
history-period-set = { $side ->
    [white] Beyazın dilimi ayarlandı
   *[black] Siyahın dilimi ayarlandı
}
history-confirmed = İki süre de onaylandı

## Saatin göstergesi

face-claim-default = { $side ->
    [white] Beyaz yok: talep et
   *[black] Siyah yok: talep et
}
face-claim-late = { $side ->
    [white] Beyaz çok geç geldi: talep et
   *[black] Siyah çok geç geldi: talep et
}
face-claim-both-absent = İkisi de çok geç geldi ya da gelmedi: ikisi de kaybeder
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Beyaz çok geç geldi, Siyah zamanında buradaydı
       *[false] Beyaz yok, Siyah zamanında buradaydı
    }
   *[black] { $late ->
        [true] Siyah çok geç geldi, Beyaz zamanında buradaydı
       *[false] Siyah yok, Beyaz zamanında buradaydı
    }
}
face-claim-draw = Beraberlik talep et
face-claim-hold = basılı tutun
face-claim-again = Yine basın

## Yarılar arasındaki panel

panel-paused = Durak{"\u00AD"}latıldı
panel-begin = Oyunu başlat
panel-stopped-by = Hakemi bir oyuncu mu çağırdı?
panel-by-nobody = Hayır
panel-go-back = Geri dön
panel-adjust = Ayarla
panel-finish = Bitir
panel-turn-to = { $side ->
    [white] Paneli Beyaza çevir
   *[black] Paneli Siyaha çevir
}
panel-how-ended = Oyun nasıl bitti?
panel-reason-if-wished = Neden (isteğe bağlı)
panel-rematch = Rövanş, renkler değişir
panel-again = Yeniden, aynı renklerle
panel-match-score = Maç
panel-now-side = { $side ->
    [white] şimdi Beyaz
   *[black] şimdi Siyah
}
panel-new-match = Yeni maç
panel-new-match-sure = 0–0 ile başla
panel-undo = Geri al
panel-redo = Yinele
panel-correct = Süreleri düzelt
panel-correct-key = Düzelt
panel-was = önce { $was } · şimdi { $change }
panel-as-it-was = eskisi gibi
panel-no-time = Hiçbir saat bu süreyi gösteremez.
panel-set-clock = { $side ->
    [white] Beyazın saatini kur
   *[black] Siyahın saatini kur
}
panel-set-both = İki saati de kur
panel-confirm-both = İki saati de onayla
panel-swap = Yer değiştir
panel-penalties = Ceza
panel-give = Süre ver
panel-give-amount = { $side ->
    [white] Beyaza ver: { $amount }
   *[black] Siyaha ver: { $amount }
}
panel-give-nothing = Önce bir süre seçin
panel-end = Oyunu bitir
panel-play-on = İkisi için de sonraki dilim
panel-new-game = Yeni oyun
panel-new-game-sure = Henüz sonuç girilmedi. Oyun önceki oyunlara gider; orada devam edilebilir ya da sonucu girilebilir.
panel-other-control = Başka düşünme süresi
panel-log = Geçmiş
panel-details = Süreler ve geçmiş
panel-wins = { $side ->
    [white] Beyaz kazandı
   *[black] Siyah kazandı
}
panel-cannot-mate = { $side ->
    [white] Berabere: Beyaz mat edemez
   *[black] Berabere: Siyah mat edemez
}
panel-who-offended = Kime ceza veriliyor?
panel-opponent-gets = { $side ->
    [white] Beyaz alır: { $time }
   *[black] Siyah alır: { $time }
}
panel-second-loses = { $player } daha önce geçersiz hamleden ceza aldı: ikincisi oyunu kaybettirir; rakip mat edemiyorsa oyun berabere biter.
panel-second-draws = { $player } daha önce geçersiz hamleden ceza aldı: ikincisinde oyun berabere biter, çünkü rakip uzatma süresinde ve artık kazanamaz.
panel-not-taken-back = Ceza geçerli, ama saat hiçbir hamleyi geri alamadı ({ $player }). Hamle değiştirilecekse konumu ve süreleri elle kurun (6.13).
panel-introduce = İkisine de +5 sn/hamle
panel-moves = Hamleler
panel-moves-unit = hamle
panel-period = Dilim
panel-overtime-left = Bu dilimden kalan
panel-periods-left = Kalan dilimler
panel-moves-left = Kalan hamleler
panel-extra-left = Uzatmadan kalan
panel-away-title = Cihaz etkin değildi
panel-away = { $side ->
    [white] Beyazın saati çalışıyordu. Etkin olmayan süre: { $time }.
   *[black] Siyahın saati çalışıyordu. Etkin olmayan süre: { $time }.
}
panel-away-count = { $side ->
    [white] Beyazdan düş ve devam et
   *[black] Siyahtan düş ve devam et
}
panel-away-count-paused = { $side ->
    [white] Beyazdan düş, saatler dursun
   *[black] Siyahtan düş, saatler dursun
}
panel-away-ignore = Süreden düşmeden devam et
panel-away-ignore-paused = Süreden düşme, saatler dursun
panel-claim-draw = { $side ->
    [white] Beyaz beraberlik talep ediyor
   *[black] Siyah beraberlik talep ediyor
}
panel-resign-still = { $side ->
    [white] Beyaz yine de terk ediyor
   *[black] Siyah yine de terk ediyor
}
panel-first-flag-hint = Ana süre kalmadıysa ilk bayrak düşmüştür ve uzatma süresi çalışır. Ana süre verilirse bayrak yeniden kalkar; ana süre bitince uzatma süresi en az bonus kadardır.

## Tahtada bir bitiş, bir oyuncunun söylediği gibi

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Beyaz mat ediyor
       *[black] Siyah mat ediyor
    }
    [resignation] { $loser ->
        [white] Beyaz terk ediyor
       *[black] Siyah terk ediyor
    }
    [fifty-moves] 50 hamle, talep edildi
    [threefold] Üç konum tekrarı, talep edildi
   *[other] { history-board-end }
}

## Bayrak düştüğünde kalan taşlar

material-ask = { $side ->
    [white] Beyaz hâlâ mat edebilir mi?
   *[black] Siyah hâlâ mat edebilir mi?
}
material-opponents = { $side ->
    [white] Beyazın şahtan başka nesi var?
   *[black] Siyahın şahtan başka nesi var?
}
material-own = { $side ->
    [white] Ya Beyazın nesi var?
   *[black] Ya Siyahın nesi var?
}
material-pawns = Piyonlar
material-queen = Vezir
material-rook = Kale
material-bishop = Fil
material-knight = At
material-bare-king = Yalnız şah
material-knights = { $side ->
    [white] Beyazın kaç atı var?
   *[black] Siyahın kaç atı var?
}
material-one-knight = Bir
material-more-knights = İki ya da daha çok
material-bishops = { $side ->
    [white] Beyazın filleri hangi karelerde?
   *[black] Siyahın filleri hangi karelerde?
}
material-light = Açık
material-dark = Koyu
material-both = İkisinde de
material-says = { $verdict ->
    [cannot] Bununla mat olanaksız: berabere.
    [can] { $side ->
        [white] { $blocked ->
            [true] Beyaz bununla mat edebilir ve kazanır; yeter ki piyonlar birbirini kalıcı olarak kilitlemiş olmasın.
           *[false] Beyaz bununla mat edebilir ve kazanır.
        }
       *[black] { $blocked ->
            [true] Siyah bununla mat edebilir ve kazanır; yeter ki piyonlar birbirini kalıcı olarak kilitlemiş olmasın.
           *[false] Siyah bununla mat edebilir ve kazanır.
        }
    }
   *[depends-on-position] { $side ->
        [white] Beyazın bununla mat edip edemeyeceği konuma bağlı.
       *[black] Siyahın bununla mat edip edemeyeceği konuma bağlı.
    }
}
material-look = Konuma bak
material-board-decides = { $side ->
    [white] Beyazın mat edip edemeyeceğini konum belirler. Yalnızca hakem başka karar verebilir.
   *[black] Siyahın mat edip edemeyeceğini konum belirler. Yalnızca hakem başka karar verebilir.
}

## Bir düşünme süresini başlatmak

controls-replaces = Masada hâlâ bir oyun var. Oynananlar önceki oyunlarda kalır; oradan devam edilebilir.
controls-notation-error = Karakter { $at }: { $expected }
controls-expected = { $expected ->
    [control] bir düşünme süresi yazın, örneğin 5+3.
    [known-control] “?”, düşünme süresi bilinmiyor demektir.
    [some-control] “-”, saatsiz oynandı demektir.
    [shorter-text] bu metin bir düşünme süresi için çok uzun.
    [time] burada bir süre olmalı: dakika, 30s, 2h ya da 1:30:00.
    [bonus] burada saniye sayısı olmalı.
    [count] burada bir tam sayı olmalı.
    [moves] burada hamle sayısı olmalı, 90/40 gibi.
    [move] burada “move” sözcüğü olmalı, 10s per move gibi.
    [slash] burada bölü çizgisi olmalı, G/90 gibi.
    [times-seconds] burada x ve saniye olmalı, 3x30 gibi.
    [digit] noktadan sonra bir rakam olmalı.
    [sixtieth] burada 00 ile 59 arasında iki rakam olmalı.
    [clock-seconds] h:mm:ss biçiminde yazın: 1:30 bir buçuk saat de bir buçuk dakika da olabilir.
    [smaller-number] hiçbir saat bu kadar büyük bir sayı gösteremez.
    [fewer-decimals] hiçbir saat milisaniyeden incesini ölçmez.
    [unit] s ya da min yazın: ikisi de olabilir.
    [time-or-moves] hangisinin süre olduğunu yazın: 90min/40 ya da 40/90min.
    [bonus-or-period] artış için +30s, yeni bir dilim için “, 30” yazın.
    [bonus-for-all-or-last] artış hangi dilimlerde? Hepsinde: 90/40, 30 with 30s. Yalnız sonda: 90/40, 30+30.
    [first-move] bu hamleyle başlayan bir dilim yok.
    [period-end] önceki dilim ne zaman bitiyor? 90/40, 30 ya da 90/flag, 30.
    [continuation] burada metin bitmeli ya da virgülle sonraki dilim veya hamlenin getirdiği (+3, d5) gelmeli.
   *[period-without-bonus] her dilimin zaten kendi artışı var.
}

## Bir düşünme süresinin yanlışları

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Hiç dilim yok.
        [too-many-periods] Bir düşünme süresinde en çok 9 dilim olur.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Kum saati iki taraf içindir.
    [double-flag-for-one] Çift bayrak iki taraf içindir.
   *[default-time] Geç kalma süresi en çok 99:59:59 olabilir.
}
problem-of-period = { $problem ->
    [no-time] Oynamak için süre yok.
    [time-too-long] Saat en çok 99:59:59 gösterir.
    [bonus-too-long] Saat en çok 99:59:59 gösterir.
    [extra-too-long] Saat en çok 99:59:59 gösterir.
    [no-bonus] Bu değer sıfırdan büyük olmalı.
    [no-extra] Bu değer sıfırdan büyük olmalı.
    [count] 1 ile 999 arasında bir sayı.
    [moves] 1 ile 999 arasında bir sayı.
    [not-last] Ardından başka bir dilim geliyor: bunun ne zaman bittiğini belirtin.
    [endless-last] Son dilimden sonra bir şey gelmez: süresiyle bitemez.
    [hourglass-not-alone] Kum saati, bütün oyun için tek dilimdir.
    [upcount-not-last] Yalnızca son dilim ileri sayabilir.
    [per-move-by-time] Hamle başına sabit süre, süresiyle bitemez.
    [double-flag-not-last] Çift bayrak son dilim içindir, oyunun sonuna kadar.
    [bonus-above-extra] Bu değer en çok uzatma süresi kadar olabilir.
   *[bonus-above-half] Bu değer en çok uzatma süresinin yarısı olabilir: fazlası her seferinde verilemez.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Süre eksik.
        [negative] Süre eksi olamaz.
        [not-a-number] Bu bir süre değil. 90, 2,5 ya da 1:30:00 gibi yazın.
        [wrong-unit] Birimler: s (saniye), min (dakika), h (saat).
        [above-59] İki noktadan sonra dakika ve saniye en çok 59 olur.
        [too-large] Saat en çok 99:59:59 gösterir.
       *[too-fine] Hiçbir saat milisaniyeden incesini ölçmez.
    }
    [not-whole] 1 ile 999 arasında bir tam sayı.
   *[setup] { problem-of-setup }
}

## Saatteki oyuncular

players-title = Oyuncular
players-name-of = { $side ->
    [white] Beyazın adı
   *[black] Siyahın adı
}
players-rename = Adı değiştir: { $name }
players-same = Aynı oyuncular, başka yazılış
players-new = Yeni oyuncular

## Bir düşünme süresinin alanları

editor-name-long = Adlar en çok 40 karakter olabilir.
editor-rule = Uzatma süresinde bir basışın verdiği
editor-rule-name = { $rule ->
    [hybrid] Karma
    [truncated] Kesik
   *[linear] Doğrusal
}

## Önceki oyunlar

games-log = Geçmiş
games-when = Oyun süresi
games-clock-time = Günün saati
games-what = Kayıt
games-undone = geri alındı
games-missing = Bu oyun bu cihazda yok.
games-extra = uzatma { $left }

## Tahtalı sayfa, tahtasız sayfalar için

board-could-claim = { $side ->
    [white] Beyaz beraberlik talep edebilir: rakibin ilk bayrağı düştü.
   *[black] Siyah beraberlik talep edebilir: rakibin ilk bayrağı düştü.
}
board-claim-instead = Beraberlik talep et
board-earlier = Önceki hamle
board-later = Sonraki hamle
board-now = Güncel konum
board-heading = Tahta
board-colours = Karelerin renkleri
board-letters = Taş harfleri
board-letters-name = { $letters ->
    [own] Bu dil: Ş V K F A
    [english] İngilizce: K Q R B N
   *[figurines] Simgeler: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Şimşir
    [green] Yeşil
    [slate] Arduvaz
   *[contrast] Yüksek karşıtlık
}
board-coordinates = Koordinatları göster
board-keys-of-page = Tahta: oyun
board-keys-of-board = Tahta: kareler
board-key-entry = Hamle yaz
board-key-press = Sırası gelen tarafın saatine bas

## Oyunların saklanması

keep-only-here = Son girdikleriniz yalnızca bu sayfada: kaydetmek için yer yok.
keep-too-large = Bu metin burada saklanamayacak kadar büyük; dosya olarak kaydedin.
keep-due = { $days ->
    [some] Son yedek { $n } gün önce kaydedildi.
   *[none] Oyunlarınız yalnızca bu tarayıcıda.
}
keep-used = %{ $percent } dolu, { $kilobytes }{"\u00A0"}KB
keep-used-label = Bu tarayıcıdaki depo
keep-last = { $when ->
    [some] Son yedek: { $date }.
   *[none] Henüz yedek kaydedilmedi.
}
keep-show-restored = Göster

## Bir yedeğin geri yüklenmesi

restored-games = { $games } oyun
restored-events = { $events } turnuva
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Başka veriler geri yüklendi
           *[false] Geri yüklenecek yeni bir şey yok
        }
       *[other] { restored-events }{ $more ->
            [true] {" "}ve başka veriler
           *[false] {""}
        } geri yüklendi
    }
   *[other] { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}ve başka veriler
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } ve başka veriler
           *[false] {" "}ve { restored-events }
        }
    } geri yüklendi
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] , { $here } tanesi zaten buradaydı
}{ $copied ->
    [0] {""}
   *[other] , { $copied } tanesi iki yerde farklı sürdüğü için iki kez saklandı
}{ $refused ->
    [0] {""}
   *[other] , { $refused } tanesi geri yüklenmedi
}.{ $past ->
    [true] {" "}Saatteki oyunun iki sürümü de “Önceki oyunlar”da.
   *[false] {""}
}

## Öbür alanların sayfalarına bağlantılar

links-correspondence = Yazışmalı
links-study = Oyun incele
links-winnability = Hâlâ kazanabilir mi?
links-look-at-it = Gözden geçir
links-as-pgn = PGN

## Kameralar için kod olarak bağlantı

code-show = QR kodu olarak göster
code-hint = Kamerayı koda tutun: bu bağlantıyı açar.
code-too-long = Bu bağlantı bir kod için çok uzun.
code-print = Yazdır

## Oyuncunun başka bir cihazı için kod dizisi olarak bir yedek ya da oyun

series-title = Başka bir cihaza
series-hint = Öteki cihazda: Ayarlar, Verileriniz, “Kodları oku”. Tümü okunana kadar kamerasını bu ekrana tutun. Böyle bir düğme yoksa tarayıcısı kod okuyamaz: bir dosya kullanın.
series-too-long = Bu, kodlar için çok fazla. Bunun yerine bir dosyaya yedek kaydedin.
series-count = { $count ->
    [one] { $count } kod
   *[other] { $count } kod, yeniden ve yeniden
}

## Tahtanın tuşları

keys-arrows = Komşu kareye
keys-press = Taşı al, taşı bırak
keys-escape = Taşı yerine koy
keys-edge = Yatayın başına ya da sonuna
keys-piece = Sırası gelen tarafın sonraki taşına: şah (K), vezir (Q), kale (R), fil (B), at (N), piyon (P)
keys-other-piece = Karşı tarafın aynı türden sonraki taşına
keys-rank = 1–8. yataya
keys-file = a–h dikeyine
keys-last = Son hamleyi söyle
keys-goals = Taşın gidebileceği kareleri söyle
keys-attackers = Kareye saldıranları söyle
keys-position = Konumu oku

## Saklama ve yükleme hataları

faults-backup = { $fault ->
    [not-a-backup] Bu dosya tam bir yedek değil.
    [newer-version] Bu yedek daha yeni bir Zeitnot’tan. Yeni sürümü yükleyin.
    [unknown-key] Bu yedekte Zeitnot’un tanımadığı bir şey var: “{ $key }”. Hiçbir şey geri yüklenmedi.
   *[sequence] Bu yedekte doğru olamayacak bir numara var: “{ $key }”. Hiçbir şey geri yüklenmedi.
}

## İkinci kopya

second-alone = Bu tarayıcı Zeitnot’a tek kopya saklatıyor. Tarayıcı zorla kapatılırsa son dakika kaybolabilir.
second-unknown-after = Bu oyunun kalan son kaydı: { $last }. Tarayıcı ondan sonra zorla kapatıldıysa sonraki kayıtlar kaybolmuştur.
second-game-restored = { $from ->
    [some] Tarayıcının kopyası eksikti. Bu oyun ikinci kopyadan geri yüklendi: tüm kayıtlar, { $first } – { $to }.
   *[none] Tarayıcının kopyası eksikti. Bu oyun ikinci kopyadan geri yüklendi; son kayıt: { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] İkinci kopyadan geri yüklendi: bir kayıt (ayarlar, dersler, turnuvalar ya da analizler).
       *[other] İkinci kopyadan geri yüklendi: { $others } kayıt (ayarlar, dersler, turnuvalar ya da analizler).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] İkinci kopyadan geri yüklendi: bir oyun.
           *[other] İkinci kopyadan geri yüklendi: { $games } oyun.
        }
       *[other] İkinci kopyadan geri yüklendi: { $games } oyun, { $others } başka kayıt.
    }
}
second-apart = { $games ->
    [1] İkinci kopyasında daha sonraki kayıtlar olan bir oyun sürdürülmüş. En son oynanan kalır; öbür sürüm “Önceki oyunlar”da ayrı bir oyundur.
   *[other] İkinci kopyalarında daha sonraki kayıtlar olan { $games } oyun sürdürülmüş. En son oynananlar kalır; öbür sürümler “Önceki oyunlar”da ayrı oyunlardır.
}
second-disputed = İki kopya şunlarda farklı: { $places }. Birinci kopya kullanılıyor; öbürü ayrıldı.
second-refused = İkinci kopya tarayıcının deposuna sığmıyor. Bir yedek kaydedin, önceki oyunları silin, sonra sayfayı yenileyin.
second-awaited = İkinci kopya henüz yanıt vermedi. Gösterilenlerden daha sonraki kayıtları olabilir; yanıt verince görünürler.

## Aynısı kısaca, çalışan saatin çubuğu için

brief-game = Geri yüklendi, son kayıt { $to }
brief-others = İkinci kopyadan geri yüklendi
brief-apart = Öbür sürüm “Önceki oyunlar”da
brief-awaited = Yeni kayıtlar gelebilir
brief-unknown-after = Son kayıt: { $last }
