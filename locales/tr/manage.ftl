## Düşünme süreleri sayfası

choose-title = Düşünme süresi
choose-last-used = En son
choose-own = Sizinkiler
choose-new-own = Yeni süre
choose-type-it = Yazarak gir
choose-type-one = Düşünme süresini yaz
choose-type-hint = 5+3 · G/90 d5
choose-which = Bunun birden çok anlamı olabilir. Hangisini kastediyorsunuz?
choose-play = Oyna
choose-edit = Düzenle
choose-up = Yukarı taşı
choose-down = Aşağı taşı
choose-share = Bağlantıyı kopyala
choose-shared = Bağlantı kopyalandı
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Yıldırım
    [rapid] Hızlı
    [classical] Klasik
    [tournament] Turnuva
    [double-flag] Çift bayrak
    [delay] Gecikme
    [overtime] Byo-yomi
   *[other] Diğer
}
choose-group-hint = { $group ->
    [bullet] 3 dk’dan az
    [blitz] en çok 10 dk
    [rapid] 10–60 dk arası
    [classical] 60 dk ve üstü
    [tournament] birkaç dilim
    [double-flag] önce galibiyet, sonra beraberlik
    [delay] saat bekler
    [overtime] byo-yomi, Kanada
   *[other] avans, kum saati, hamle başına
}

## Önceki oyunlar

games-none = Bu cihazda başlattığınız her oyun; sonucu, hamle başına süreleri ve geçmişiyle burada yer alacak.
games-none-do = Bir oyun oyna
games-unfinished = bitmedi
games-moves = { $n } hamle
games-chart = Hamle başına süre
games-chart-alt = Kullanılan süre, { $n } hamle; üstte Beyaz, altta Siyah
games-chart-none = Tamamlanmış hamle yok.
games-chart-moves = Hamle
games-export = Dışa aktar
games-print = Yazdır
games-copy = Kopyala
games-copied = Oyun kopyalandı
games-share = Paylaş
games-as-text = Metin
games-as-csv = CSV
games-as-json = JSON
games-control = Düşünme süresi
games-result = Sonuç
games-left = Kalan süre
games-thinking = Kullanılan
games-stopped-time = Saatlerin durduğu süre: { $time }
games-deleted = { $versus } silindi.
games-continue-it = Masaya dön
games-both-flags = İki bayrak da düştü
games-enter-result = Sonucu gir
games-take-up = Oyuna devam
games-take-up-sure = Bu oyuna geç
games-take-up-replaces = Masada hâlâ başka bir oyun var. O oyun önceki oyunlara gider; oradan devam edilebilir.
games-open-another = Başka oyun aç
games-again = Yine aynı düşünme süresi
games-playing-now = masada
games-chart-extra = Taralı: uzatma süresinde oynandı.

## Ayarlar

settings-look = Görünüş
settings-theme = Tema
settings-theme-system = Cihazla aynı
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-theme-contrast = Yüksek karşıtlık
settings-layout = Yarılar
settings-layout-automatic = Otomatik
settings-face-to-face = Karşı karşıya
settings-side-by-side = Yan yana
settings-exchanged = Beyaz üstte ya da sağda
settings-exchanged-hint = Solaklar için de
settings-signals = Sinyaller
settings-sound = Ses
settings-volume = Ses düzeyi
settings-vibration = Her basışta titreşim
settings-voice = Süre azalınca söyle
settings-no-device = bu cihazda yok
settings-try-out = Dene
settings-low-time = Az süre sınırı
settings-low-time-name = { $low ->
    [automatic] Otomatik
    [off] Kapalı
    [ten-seconds] 10 sn
    [twenty-seconds] 20 sn
    [thirty-seconds] 30 sn
   *[one-minute] 1 dk
}
settings-data = Verileriniz
settings-data-hint = Oyunlar, düşünme süreleriniz ve bu ayarlar bu tarayıcıda kalır, hiçbir yere gönderilmez. Yedek tek bir dosyadır.
settings-backup = Yedek kaydet
settings-restore = Yedeği geri yükle
settings-share-backup = Yedeği paylaş
settings-show-codes = Kod olarak göster
settings-read-codes = Kodları oku
settings-point-camera = Kamerayı öteki ekrandaki kodlara tutun. Görüntüleri saklanmaz.
settings-codes-read = { $all } koddan { $read } kod
settings-no-camera = Kamera yok ya da onu başka bir program kullanıyor. Bir dosya kullanın.
settings-camera-refused = Tarayıcı kameraya izin vermiyor. Bu sayfanın ayarlarında izin verin ya da bir dosya kullanın.
settings-restoring = Yedek geri yükleniyor: %{ $percent }
settings-set-aside = Ayrılanlar
settings-set-aside-hint = Bunlar okunamadı. Değiştirilmeden saklanıyor.
settings-export-as-is = Olduğu gibi dışa aktar
settings-discard-sure = Kalıcı olarak sil
settings-nothing-kept = Tarayıcı burada hiçbir şey kaydetmiyor: oyunlar sayfa kapanana kadar kalır.
settings-look-hint = Açık, koyu ya da en güçlü karşıtlık
settings-clock = Saat
settings-clock-hint = Yarıların masada duruşu
settings-signals-hint = Ses, titreşim, konuşma ve az süre
settings-board-hint = Kareler, taşlar ve harfler

## Düşünme süresi düzenleyicisi

make-title = Düşünme süresi oluştur
make-problems = Lütfen düzeltin:
make-modes = Yöntem
make-mode-name = { $mode ->
    [sudden-death] Sadece süre
    [increment] Artış
    [delay] Gecikme
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Kanada
    [hourglass] Kum saati
    [double-flag] Çift bayrak
    [per-move] Hamle başına
   *[upcount] İleri sayım
}
make-mode-hint = { $mode ->
    [sudden-death] artış yok
    [increment] her hamlede +
    [delay] önce bekler
    [bronstein] geri verir
    [byo-yomi] son dilimler
    [canadian] hamle öbekleri
    [hourglass] süre el değiştirir
    [double-flag] uzatma beraberlik için
    [per-move] hep aynı süre
   *[upcount] bayrak düşmez
}
make-first = Önce
make-then = Sonra
make-minutes = dk
make-seconds = sn
make-moves = hamle
make-add-period = Dilim ekle
make-remove-period = Bu dilimi kaldır
make-options = Seçenekler
make-same = İki taraf için aynı
make-first-bonus = İlk artışla başla, FIDE saatleri gibi
make-first-bonus-hint = 60+30, FIDE turnuvalarındaki gibi 1:00:30 ile başlar.
make-starts-in = Otomatik başlangıca kalan
make-starts-in-hint = Dakika ya da h:mm:ss. Siyahın basışıyla başlaması için boş bırakın.
make-default-time = Geç kalma süresi
make-default-time-hint = dakika ya da h:mm:ss
make-freeze = Bir bayrak düşünce
make-freeze-usual = bu yöntemde olağan olduğu gibi
make-freeze-yes = iki saat de durur
make-freeze-no = saatler çalışmaya devam eder
make-noted = Bayrak ne zaman sayılır
make-noted-auto = hemen
make-noted-auto-hint = Hemen: bir bayrak düştükten sonraki mat, saatler hâlâ çalışsa da, sayılmaz.
make-noted-claim = talep edilince
make-order = İki bayrak da düşmüşse
make-order-shown = önce düşeni göster
make-order-hidden = gösterme
make-order-hidden-hint = Gösterilmezse iki bayrak aynı görünür ve oyun sürer (6.11). Geçmişte her düşüşün zamanı vardır, ama bir şey belirlemez.
make-order-moot-hint = Burada ilk bayrak iki saati de durdurur; ikincisi düşmez, gizlenecek bir sıra da olmaz.
make-flags-double = Çift bayrakta her bayrak düşüşü hemen, sırasıyla sayılır.
make-name = Ad
make-name-hint = Kulüp akşamı
make-name-missing = Kaydetmek için bir ad verin.
make-save-as = Kaydet{"\u00A0"}…
make-save = Kaydet
make-play = Oyna
make-rule-gives = Verdiği, saniye
make-rule-left = bu kadar süre kalmışken
make-decimal = ,
make-double-flag = Ana süre bitince ilk bayrak düşer ve uzatma süresi başlar: oyunu korumaya yeter, kazanmaya yetmez.
make-period = { $number }. dilim
make-part = { $part ->
    [time] { $mode ->
        [per-move] Her hamle için süre
       *[other] Süre
    }
    [end] Kapsam
    [moves] Hamleler
    [mode] Yöntem
    [bonus] { $mode ->
        [byo-yomi] Her dilim
        [canadian] Byo-yomi
        [delay] Gecikme
        [bronstein] Gecikme
        [double-flag] Bonus
       *[other] Artış
    }
    [count] { $mode ->
        [canadian] Hamle sayısı
       *[other] Dilimler
    }
   *[extra] Uzatma süresi
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] bütün oyun
       *[false] oyunun geri kalanı
    }
    [moves] { $last ->
        [true] hamle sayısı, yinelenir
       *[false] hamle sayısı
    }
   *[time] süresi yettiği kadar
}
make-is-same = { $same ->
    [true] iki taraf için aynı
   *[false] her taraf için ayrı
}
make-first-included = ilk +{ SECONDS($bonus) } { $included ->
    [true] dahil
   *[false] basıştan sonra
}
make-starts-after = başlangıca { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] bayrak talep edilince sayılır
   *[automatically] { $freeze ->
        [true] bayrak iki saati de durdurur
       *[false] bayraktan sonra saatler çalışır
    }
}
make-rule-hint = { $rule ->
    [hybrid] Bonusun tamamı; uzatma süresi doluya yakınken eksiğin yarısı.
    [truncated] Bonusun tamamı, ama en çok dolu uzatma süresine kadar: bu kadar süre varken beklemek bir şey kaybettirmez.
   *[linear] Eşit biçimde azalır: bonusun tamamı ancak hiç süre kalmamışken verilir.
}
make-rule-figure = Bir basışın verdiği
make-rule-point = ; { SECONDS($left) } kalmışken { TENTHS($gives) }

## Saatin tuşları

keys-title = Klavye
keys-first-half = Sol ya da alt yarıya bas
keys-second-half = Sağ ya da üst yarıya bas
keys-pause = Duraklat ve devam et
keys-press-focused = Odaktaki yarıya ya da düğmeye bas
keys-undo = Geri al
keys-redo = Yinele
keys-full-screen = Tam ekran
keys-help = Bu sayfa
keys-either = ya da
keys-name = { $key ->
    [Space] Boşluk
    [Escape] Esc
   *[other] { $key }
}

## Bir kurulumun anlamı, tam tümcelerle

sentence-both = Her oyuncunun süresi: { $control }.
sentence-sides = Beyaz: { $white }. Siyah: { $black }.
sentence-first-increment = İlk artış ilk basışla gelir.
sentence-on-claim = Bayrak, talep edilince sayılır.
sentence-flag-stops = İlk bayrak iki saati de durdurur.
sentence-runs-on = Bayraktan sonra saatler çalışmaya devam eder.
sentence-starts = Beyazın saati kendiliğinden başlar; o ana kadar gelmeyen oyuncu hükmen kaybeder.
sentence-starts-later = Beyazın saati kendiliğinden başlar; ondan sonra { $later } içinde gelmeyen oyuncu hükmen kaybeder.

## Bir düşünme süresi: dilimleri ve aralarındakiler

control-then = ,{" "}sonra{" "}
control-then-other = ;{" "}sonra{" "}
control-shared = , her hamle için +{ EXACT($bonus) }

## Bir dilimin kapsamı, süresinden sonra

span-repeated = { $n ->
    [1] {" "}(her hamle için)
   *[other] {" "}(her { $n } hamle için)
}
span-moves = {" "}({ $n } hamle için)
span-time = {" "}(birinin süresi bitince ikisi için de sonraki dilim başlar)
span-rest = {" "}(oyunun geri kalanı için)
span-game = {" "}(bütün oyun için)

## Bir dilim

period-no-time = ana süre yok
period-main = { $time }{ $span }, sonra{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, her hamle için +{ EXACT($bonus) }
period-delay = { $time }{ $span }, saat her hamleden önce { EXACT($delay) } bekler
period-bronstein = { $time }{ $span }, hamlede kullanılan süre geri verilir, en çok { EXACT($delay) }
period-byo-yomi = { $count } dilim ({ EXACT($each) }); bir dilim ancak tamamı kullanılınca biter
period-canadian = { $n ->
    [1] her hamle için { EXACT($time) }
   *[other] her { $n } hamle için { EXACT($time) }
}
period-hourglass = { $time }, birinin kullandığını öbürü kazanır
period-upcount = { $time }, sonra saat ileri sayar; bayrak düşmez
period-double-flag = { $time }{ $span }, sonra beraberliği korumak için { EXACT($extra) }, her hamle için +{ EXACT($bonus) }{ $rule ->
    [truncated] {""}
   *[other] , çok süre kalmışken daha az
}, en çok { EXACT($extra) }
period-each-of = { $n ->
    [1] { $n } hamle için { $time }
   *[other] { $n } hamlenin her biri için { $time }
}
period-each = her hamle için { $time }
