## Düğmeler ve yerler

common-back = Geri
common-close = Kapat
common-clock = Saat
common-home = Ana sayfa
common-settings = Ayarlar
common-learn = Öğren
common-embed = Göm
common-not-found = Böyle bir sayfa yok. Bu, ana sayfa.
# Between a label and what it is the label of.
common-colon = :{" "}

## Taraflar, sonuçlar ve nedenler

names-color = { $color ->
    [white] Beyaz
   *[black] Siyah
}
names-result = { $result ->
    [win] { $winner ->
        [white] Beyaz kazandı
       *[black] Siyah kazandı
    }
    [draw] Berabere
   *[both-lose] İki taraf da kaybetti
}
names-outcome = { $reason ->
    [checkmate] { names-result }: mat
    [resignation] { names-result }: terk
    [flag] { $result ->
        [win] { $winner ->
            [white] Beyaz süreden kazandı
           *[black] Siyah süreden kazandı
        }
       *[other] { names-result }
    }
    [flag-without-mate] { names-result }: bayrak düştü, mat olanaksız
    [stalemate] { names-result }: pat
    [dead-position] { names-result }: ölü konum
    [agreement] { names-result }: anlaşma
    [repetition] { names-result }: üç konum tekrarı
    [fivefold-repetition] { names-result }: beş konum tekrarı
    [fifty-moves] { names-result }: 50 hamle kuralı
    [seventy-five-moves] { names-result }: 75 hamle kuralı
    [illegal-moves] { $result ->
        [draw] Berabere: ikinci geçersiz hamle, ama rakip artık kazanamaz
       *[other] { names-result }: ikinci geçersiz hamle
    }
    [absence] { $result ->
        [both-lose] İki taraf da kaybetti: ikisi de zamanında gelmedi
       *[other] { names-result }: rakip zamanında gelmedi
    }
    [arbiter] { names-result }: hakem kararı
    [first-flag-claim] { names-result }: ilk bayrak düşünce talep edildi
    [both-first-flags] { names-result }: iki ana süre de bitti
    [extra-time] { names-result }: uzatma süresi bitti
    [mate-on-extra-time] { names-result }: uzatma süresindeki mat kazandırmaz
   *[unstated] { names-result }
}
names-pieces = Ş V K F A 0

## Söylendiği gibi süreler

spoken-hours = { $n } saat
spoken-minutes = { $n } dakika
spoken-seconds = { $n } saniye
spoken-none = süre yok
spoken-over = süre { $time } aşıldı
spoken-running = { $time }, çalışıyor

## Ana sayfa

home-ways = Diğer seçenekler
home-start = { $control } başlat
home-first-included = , ilki dahil
home-go-on = Oyuna devam
home-controls = Düşünme süreleri
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Yıldırım
    [rapid] Hızlı
   *[classical] Klasik
}
home-all = Tümü
home-all-hint = düşünme süreleri
home-correspondence = Yazışmalı
home-games = { $n } oyun
home-games-hint = Triple Block’lu (ICCF) yazışmalı oyunlarınız burada yer alacak; son tarihi en yakın olan en üstte.
home-nothing-due = Çalışan saat yok.
home-my-move = Sıra sizde
home-waiting-since = { $day } gününden beri bekleniyor
home-not-compared = Süre bilinmiyor
home-check = Sunucudan kontrol et
home-add-game = Oyun ekle
home-bring = Dosya içe aktar
home-board = Hamleler ve saat bir arada
home-board-goes-on = Oyun burada sürüyor
home-learn = Kurallar, saat elinizde
home-kept = Bu cihazda { $n }

## Saatin göstergesi

face-press-to-start = { $begins ->
    [white] Beyazın saatini başlat
   *[black] Siyahın saatini başlat
}
face-waits-for-start = Saatinizi rakip başlatır
face-tap-when-here = Gelince basın
face-is-here = Buradasınız
face-are-here = { $white ->
    [true] { $black ->
        [true] İkisi de burada
       *[false] Beyaz burada
    }
   *[false] { $black ->
        [true] Siyah burada
       *[false] {""}
    }
}
face-starts-in = Beyazın saati başlıyor: { $digits }
face-here = Buradayım
face-put-off = Başlangıcı ertele
face-pause = Duraklat
face-menu = Menü
face-change-control = Düşünme süresi
face-first-included = ilk +{ SECONDS($bonus) } dahil
face-full-screen = Tam ekran
face-leave-full-screen = Tam ekrandan çık
face-swap-view = Beyazı öbür tarafa al
face-moves = { $n } hamle
face-moves-to-go = { $n } kaldı
face-period = dilim { $i } / { $n }
face-delay = gecikme
face-total = bu hamlede { $digits }
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = son dilim
face-byo-yomi-running = { $n } dilim kaldı
face-canadian = { $digits } içinde { $n } hamle
face-canadian-running = { $n } hamle kaldı
face-overtime = byo-yomi
face-low = Süre az
face-flag-fell = { $side ->
    [white] Beyazın bayrağı düştü
   *[black] Siyahın bayrağı düştü
}
face-flag-first = Önce bu bayrak düştü
face-flag-second = Sonra bu bayrak düştü
face-flag-down = Bayrak düştü
face-claim-flag = Bayrak talebi
face-note-flag = Bayrağı tespit et
face-following = Bu oyun başka bir sekmede oynanıyor. Bu sekme oyunu yalnızca gösterir.
face-take-over = Burada oyna
face-say-half = { $name }, { $own }; rakip { $theirs }
face-say-left = { $side ->
    [white] Beyaz: { $left }
   *[black] Siyah: { $left }
}
face-say-flag = { $side ->
    [white] Beyazın bayrağı
   *[black] Siyahın bayrağı
}
face-say-first-flag = { $side ->
    [white] Beyazın ilk bayrağı
   *[black] Siyahın ilk bayrağı
}
face-extra-time = uzatma
face-draw-only = Uzatma · yalnız beraberlik
face-press-gives = basınca +{ TENTHS($gives) }
face-flag-main-time = Ana süre bitti
face-flag-extra-time = Uzatma bitti
face-say-byo-yomi = { $n ->
    [1] son dilim
   *[other] { $n } dilim kaldı
}
mode-on-face = { $mode ->
    [increment] hamle başına +{ SECONDS($time) }
    [delay] { SECONDS($time) } gecikme
    [bronstein] en çok { SECONDS($time) } geri
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { SECONDS($time) } içinde { $n } hamle
    [hourglass] kum saati
    [per-move] her hamle için
    [double-flag] sonra { SECONDS($time) }, beraberlik için
    [upcount] {""}
   *[sudden-death] {""}
}

## Yarılar arasındaki panel

panel-stopped = { $side ->
    [white] Sıra Beyazda
   *[black] Sıra Siyahta
}
panel-fallen = { $side ->
    [white] Beyazın bayrağı düştü
   *[black] Siyahın bayrağı düştü
}
panel-order-unknown = İki bayrak da düştü, hangisinin önce düştüğünü kimse söyleyemiyor: oyun sürer (6.11).
panel-put-off = Başlangıç ertelendi
panel-ready = Başlamadı
panel-resume = Devam et
panel-result = Sonuç
panel-rematch-short = Rövanş
panel-rejection = { $rejection ->
    [opponent-starts] Bu saati karşı taraf başlatır.
    [not-your-clock] Öbür saat çalışıyor.
    [is-stopped] Saatler duruyor.
    [not-running] Çalışan saat yok.
    [is-running] Önce saatleri durdurun.
    [flag-has-fallen] Bir bayrak düştü. Süreleri düzeltin, geri alın ya da oyunu bitirin.
    [no-flag-has-fallen] Talep edilecek düşmüş bayrak yok.
    [order-unknown] İki bayrak da düştü, hangisinin önce düştüğü bilinmiyor: oyun sürer (6.11).
    [not-both-flags] Bunun için iki bayrak da düşmüş ve sıraları bilinmiyor olmalı.
    [away-undecided] Önce etkin olmayan sürenin sayılıp sayılmayacağına karar verin.
    [not-away] Cihaz hep etkindi.
    [too-early-for-absence] Geç kalma süresi henüz bitmedi.
    [no-scheduled-start] Belirlenmiş bir başlangıç yok.
    [is-present] O oyuncu zamanında geldi.
    [no-draw-to-claim] Talep edilebilecek bir beraberlik yok.
    [not-in-this-mode] Çift bayrakta bu yoktur.
    [no-increment] Kum saati ve hamle başına sabit süre artış almaz.
    [out-of-range] Bu saat o süreyi gösteremez.
    [has-ended] Oyun bitti. Devam etmek için bitişini geri alın.
    [nothing-to-undo] Geri alınacak bir şey yok.
   *[nothing-to-redo] Yinelenecek bir şey yok.
}

## Bir düşünme süresini başlatmak

controls-replaces-link = Masada hâlâ bir oyun var. { $control } başlatılsın mı? Öbür oyunda oynananlar önceki oyunlarda kalır; oradan devam edilebilir.
controls-replaces-end = Yeni oyunu başlat
controls-bad-link = Bağlantıdaki düşünme süresi kullanılamıyor. { $text }
controls-brief-link = Bağlantı: { $control }; karar için duraklatın
controls-brief-bad-link = Bağlantıdaki düşünme süresi okunamıyor

## Birkaç sözcükle bir düşünme süresi

tile-odds = Süre avansı
tile-hourglass = Kum saati
tile-versus = Beyaz { $white }, Siyah { $black }
tile-then = sonra{" "}
tile-then-again = sonra{" "}
tile-hours = { $n } sa
tile-moves-in = { $time } içinde { $moves } hamle
extra-besides = { $mode ->
    [increment] hamle başına +{ SECONDS($time) }
    [delay] her hamleden önce { SECONDS($time) } bekler
    [bronstein] en çok { SECONDS($time) } geri verir (Bronstein)
    [byo-yomi] sonra { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] sonra her hamle için { SECONDS($time) }
       *[other] sonra her { $n } hamle için { SECONDS($time) }
    }
    [hourglass] biri kullanır, öbürü kazanır
    [per-move] her hamle için
    [double-flag] sonra { SECONDS($time) }, beraberlik için
    [upcount] sonra ileri sayar, bayraksız
   *[sudden-death] {""}
}

## Önceki oyunlar

games-title = Önceki oyunlar
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = bilinmiyor

## Uygulama ve lisansları

about-title = Hakkında
about-local = Zeitnot ağ olmadan çalışır ve hiçbir yere bir şey göndermez: girdikleriniz bu cihazda kalır.
about-licence = Zeitnot, GNU Genel Kamu Lisansı sürüm 3 ya da sonrası altında özgür yazılımdır. Yazı tipi Barlow’dur (SIL Open Font License).
about-licences = Kitaplıkların lisansları
about-translation = Bu metinleri henüz ana dili Türkçe olan kimse okumadı. Nasıl düzeltileceğini kaynak koddaki docs/translating.md anlatır.

language-title = Dil
language-missing = { $name } henüz bu cihazda değil. Bir sonraki çevrimiçi ziyaretinizde gelir.

## Tahtalı sayfa, tahtasız sayfalar için

board-title = Tahta
refusal-act = { $why ->
    [illegal-move] Bu hamle kurallara uygun değil.
    [not-on-move] Karşı tarafın saati çalışıyor.
    [not-started] Oyun henüz başlamadı.
    [press-first] Önce saate basın: hamle tamamlanmadı.
    [move-presses] Hamle yapılınca saate de basılmış olur.
    [no-move-made] Önce tahtada bir hamle yapın.
    [nothing-to-take-back] Geri alınacak hamle yok.
    [no-offer] Yanıtlanacak beraberlik teklifi yok.
    [offer-stands] Beraberlik zaten teklif edildi.
    [no-claim] Konum bu talebe izin vermiyor.
    [position-is-gone] O konum artık oyunda yok.
   *[clock] { panel-rejection }
}

## Oyunların saklanması

keep-unsaved = { $why ->
    [full] Tarayıcının deposu dolu. Girdikleriniz yalnızca bu sayfa kapanana kadar kalır: şimdi bir yedek kaydedin.
    [absent] Tarayıcının deposu artık yok. Girdikleriniz yalnızca bu sayfa kapanana kadar kalır: şimdi bir yedek kaydedin.
   *[refused] Tarayıcı kaydetmeyi reddediyor. Girdikleriniz yalnızca bu sayfa kapanana kadar kalır: şimdi bir yedek kaydedin.
}
keep-nearly-full = Tarayıcının Zeitnot’a ayırdığı deponun doluluğu: %{ $percent }. Yedek, oyunlarınızı korur.
keep-backup = Yedek kaydet
keep-table-stays = Yedekte masadaki oyun başka hamlelerle var. Burada oynanan masada kalır; öbürü “Önceki oyunlar”da.
keep-table-went-on = Masadaki oyun yedekte sürmüş; artık oradaki gibi.

## Sayfaların ve yeni sürümlerin yüklenmesi

update-ready = Zeitnot’un yeni bir sürümü hazır.
update-restart = Şimdi yeniden başlat
update-loading = Yükleniyor
update-not-loaded = Bu sayfa yüklenemedi. Bağlantıyı kontrol edip yeniden deneyin.
update-damaged = Bu sayfanın bir dosyası bu cihazda bozuk. Oyunlarınız etkilenmedi. Ağa bağlanıp yeniden deneyin: dosya yenilenir.
update-try-again = Yeniden dene
update-gone = Bu sayfa için Zeitnot’un yeni sürümü gerekli.

## Saklama ve yükleme hataları

faults-absent = Bu tarayıcı Zeitnot’a hiçbir şey kaydettirmiyor. Saat çalışır; sayfa kapanınca oyunlar kaybolur.
faults-full = Tarayıcının deposu dolu. Saat çalışmaya devam eder, ama bu oyun kaydedilmiyor. Önceki oyunları silin ya da bir yedek kaydedin.
faults-of-kind = { $kind ->
    [game] Bu oyun
    [settings] Ayarlar
    [presets] Kendi düşünme süreleriniz
    [progress] Derslerdeki ilerlemeniz
    [correspondence] Yazışmalı oyunlar
   *[study] Analizleriniz
}
faults-no-room = Tarayıcının deposu dolu. { faults-of-kind } kaydedilmiyor.
faults-game-refused = Tarayıcı kaydetmeyi reddetti. Saat, kaydedilmeden çalışıyor.
faults-refused = Tarayıcı kaydetmeyi reddetti. { faults-of-kind } kaydedilmedi.
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
        [correspondence] Başka bir sekme yazışmalı oyunları değiştirdi. Burada son girdiğiniz kaydedilmedi.
       *[other] { faults-of-kind } başka bir sekmede değiştirildi. Kaydedileni görmek için sayfayı yenileyin.
    }
    [newer-version] { faults-of-kind } daha yeni bir Zeitnot tarafından kaydedilmiş. Yeni sürümü yükleyin ya da ayrılanı dışa aktarın.
   *[no-number-left] { faults-of-kind } kaydedilemiyor: son kaydın numarası olabilecek en büyük sayı. Bir yedek kaydedin.
}
faults-overtaken = { $n ->
    [1] Başka bir sekme bu oyunu değiştirdi. Buradaki son işleminiz oyunda yok.
   *[other] Başka bir sekme bu oyunu değiştirdi. Buradaki son { $n } işleminiz oyunda yok.
}
faults-no-lock = Tarayıcı bu oyunun başka bir sekmede oynanıp oynanmadığını bildirmiyor. Zeitnot’lu öbür sekmeleri kapatıp burada oynayın.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Bu tarayıcıda saklanan veriler okunamadı.
    }
    [newer-version] Buradaki bazı veriler daha yeni bir Zeitnot tarafından kaydedilmiş. Oldukları gibi bırakıldılar.
   *[set-aside] { $kept ->
        [some] “{ $place }” { unreadable-why }. Değiştirilmeden ayrıldı.
       *[none] “{ $place }” { unreadable-why }. Yerinde bırakıldı.
    }
}
faults-several-set-aside = Şunlar okunamadı ve değiştirilmeden ayrıldı: { $places }.
faults-overtaken-waiting = Bunlar yer beklerken başka bir sekme daha yenisini kaydetti: { $places }. Burada girilenler değiştirilmeden ayrıldı.
faults-set-aside-link = Ayrılanları gör
faults-awake = Ekran kapanabilir: bu cihaz Zeitnot’un ekranı açık tutmasına izin vermiyor.

## Saklanan bir şey neden okunamıyor

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] Zeitnot tarafından yazılmamış
        [truncated] sonundan kesilmiş
        [checksum] bozulmuş
       *[newer-version] daha yeni bir Zeitnot tarafından kaydedilmiş
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = anlaşılamadı

## Saklananların ikinci kopyası

second-lost = Oyunlarınızın ikinci kopyası artık yazılamıyor. Tarayıcı zorla kapatılırsa son dakika kaybolabilir.

## Aynısı kısaca, çalışan saatin çubuğu için

brief-one-copy = Tek kopya var

## Süreler

length-none = süre yok
length-days = g
length-decimal = ,
length-hours = { $n } sa
length-minutes = { $n } dk
length-seconds = { $seconds } sn
