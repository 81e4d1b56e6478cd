## Yazışmalı oyunların birkaç sayfasının söyledikleri

common-title = Yazışmalı satranç
common-clock = Saat
common-increment = Artış
common-increment-short = Artış
common-bank = Banka
common-blocks = Saat{"\u00A0"}{ $clock }, artış{"\u00A0"}{ $increment }, banka{"\u00A0"}{ $bank }
common-clock-and-bank = Saat{"\u00A0"}{ $clock }, banka{"\u00A0"}{ $bank }
common-at-worst = en az
common-at-most = en çok
common-what-clock = Sıradaki hamle için. Sıfırda oyun kaybedilir.
common-what-increment = { $n ->
    [0] Hiçbir hamleyle gelmez.
    [1] İlk hamlenizle gelir.
   *[other] İlk { $n }{"\u00A0"}hamlenizin her biriyle gelir.
}
common-what-bank = { $refill ->
    [automatic] Kurallara göre her hamleden sonra ve istek üzerine saati doldurur.
   *[increment-only] Her zaman elle saate aktarılabilir.
}
common-color = { $side ->
    [white] Beyaz
   *[black] Siyah
}
common-player-of-color = { $name } ({ common-color })
common-to-move = { $side ->
    [white] Sıra Beyazda
   *[black] Sıra Siyahta
}
common-bring = Dosya içe aktar
common-read-again = Yeniden oku: { $file }
common-following = Bu oyunların hamlelerini başka bir sekme kaydediyor.
common-take-over = Burada kaydet

## Bir kayıt neden reddedilir ve nasıl düzeltilir

refusal-entry = { $why ->
    [before-start] Turnuva başlangıcı: { $at }; kimse daha önce hamle yapmaz. Daha sonraki bir zaman damgası girin ya da turnuvanın başlangıcını düzeltin.
    [not-started] Oyun başlamadı. Önce başlangıcını girin.
    [started] Oyun zaten başladı. Dökümdeki başlangıcı düzeltin.
    [order] Önceki kaydın zamanı: { $at }. Daha sonraki bir zaman damgası girin ya da o kaydı düzeltin; ondan önce olanlar döküme eklenebilir.
    [future] Bu, gelecekte bir zaman; şu an { $at }. Sunucunun verdiği zaman damgasını girin ve saat dilimini kontrol edin.
    [fallen] { $side ->
        [white] Beyazın saati sıfıra indi: { $at }.
       *[black] Siyahın saati sıfıra indi: { $at }.
    } Daha önceki bir zaman damgası girin ya da eksik olanı döküme ekleyin: bir dolum ya da sunucunun gösterdiği.
    [over] O sırada oyun bitmişti. Önce oyunu bitiren kaydı düzeltin ya da kaldırın.
    [claim] Bir talep karar bekliyor; bu yüzden çalışan saat yok. Önce nasıl karara bağlandığını girin.
    [no-claim] Karar bekleyen talep yok. Önce ne zaman yapıldığını girin.
    [illegal] Bu hamle bu konumda kurallara uygun değil. Ondan önce eksik ya da yanlış bir hamle arayın.
    [amount] Böyle hiç süre aktarılmaz. Sıfırdan büyük bir süre girin; dolu saat almaz, boş banka vermez.
    [bank] Bankadaki süre: { DAYS($bank) }. Bundan fazlasını girmeyin.
    [cap] Saat hiçbir zaman 50 günden çok göstermez. En çok { DAYS($room) } girin.
    [shown] Sunucu, saat için 0–50 g, banka için 0 ya da daha çoğunu gösterir. Hangisinin hangisi olduğunu kontrol edin.
    [nothing-shown] En az bir oyuncunun saatini ve bankasını girin.
    [not-team] Yedek oyuncu yalnızca takım turnuvalarında olur. Bu öyleyse turnuvada belirtin.
    [captain-may-not] Bu turnuvada kaptanlar bankadan süre aktaramaz. Kuralları izin veriyorsa turnuvada açın.
    [after-end] Yeni oyuncu için son zaman: { $at }. Daha önceki bir zaman damgası girin.
    [nothing-left] Ne saatte ne bankada süre kaldı; kimse devralamaz. Zaman damgasını kontrol edin.
    [substitution-owed] { $side ->
        [white] Beyazın kaptanı
       *[black] Siyahın kaptanı
    } bankadan süre aktardı; (8) numaralı kural buna ancak aynı saniyede yeni bir oyuncuyla izin verir. Önce yedek ya da devralan oyuncuyu girin.
   *[name] Yeni oyuncunun adını girin, en çok 100 karakter.
}

## Yazışmalı oyunların listesi

games-title = Yazışmalı satranç
games-teach = ICCF’deki ve başka yerlerdeki Triple Block’lu yazışmalı oyunlarınız burada yer alacak; en az süresi kalan en üstte.
games-teach-blocks = Her oyunun bir saati, bir artışı ve bir bankası vardır. Saati sıfıra inen, bankada ne olursa olsun kaybeder: bu sayfa ne zamana kadar hamle yapmak ya da saati doldurmak gerektiğini gösterir.
games-enter-game = Oyun ekle
games-open-link = Organizatör size bir bağlantı göndermiş olabilir: bu tarayıcıda açın, turnuvası burada olur.
games-organize = Organizatörler için: turnuva ekleyip bağlantısını gönder
games-example = Örnek sezon
games-example-hint = Bu oyunları kimse oynamıyor, hiçbiri saklanmıyor. Sizinkilerin burada nasıl görüneceğini gösterir.
games-example-hide = Örneği gizle
games-example-event = Örnek Kupası
games-example-soon = Ada Örnek
games-example-bank = Ben Örnek
games-example-theirs = Cleo Örnek
games-check-first = { $may-not-refill ->
    [true] Önce { $name } oyununu kontrol edin: sunucu kendiliğinden doldurmuyorsa saatiniz sıfıra indi.
   *[false] Önce { $name } oyununu kontrol edin: sunucu daha katı sayıyorsa saatiniz sıfıra indi.
}
games-events = Turnuvalar
games-absence = Uzaktayken
games-backup = Yedek
games-ahead = Öngörü
games-calendar = Takviminiz için son tarihler
games-calendar-hint = Bu sayfa kapalıyken size hatırlatır. Her hamleden sonra yeniden kaydedin.
games-calendar-saved = Kaydedildi: { $file }{ $held ->
    [0] { $unknown ->
        [0] ; son tarih yok: çalışan saatiniz yok.
       *[other] ; son tarih yok.
    }
   *[other] ; { $held } oyunun son tarihleriyle.
}{ $unknown ->
    [0] {""}
   *[other] {" "}{ $unknown } oyun eksik: sunucuyla henüz karşılaştırılmadı.
}
games-calendar-empty = Kendi oyununuz yok: dosya kaydedilmedi.
games-calendar-most = Apple Takvim, Thunderbird ve öbürlerinin çoğu üç saat, bir gün ve beş gün önce hatırlatır.
games-calendar-outlook = Outlook ve Exchange bir kez, üç saat önce hatırlatır.
games-calendar-google = Google Takvim son tarihleri hatırlatıcısız alır: orada, bütün takvim için ayarlayın.
games-reminder = { $opponent }, { $event }
games-remind-refill = Bundan önce doldurun ya da hamle yapın:{" "}
games-remind-move = Bundan önce hamle yapın:{" "}
games-remind-check = Belki kaybedildi; sunucudan kontrol edin ve bundan önce hamle yapın:{" "}
games-remind-last = Saat de banka da biter:{" "}
games-later = +{"\u00A0"}{ $n } daha sonra
games-standing = { $standing ->
    [mine] Sıra sizde
    [watched] İzlenen
    [theirs] Sıra rakipte
    [ahead] Başlamadı
   *[finished] Bitti
}
games-at-worst-is = “{ common-at-worst }”: sunucuyla henüz karşılaştırılmadı
games-search = Ara
games-search-hint = oyuncu, turnuva, hamle
games-event = Turnuva
games-all-events = Tüm turnuvalar
games-archived = Arşivdeki turnuvalar da
games-orphans = Turnuvası olmayan oyunlar
games-orphans-why = Turnuvaları bu cihazda değil ya da okunamadı: saatleri bilinmiyor.
games-nothing-found = Eşleşen oyun yok.
games-show-all = Tüm oyunları göster
games-finished = Biten oyunlar, { $n }
games-refill = doldur
games-claim = Talep karar bekliyor
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Süreden kazanıldı
       *[false] Kazanıldı
    }
   *[false] { $on-time ->
        [true] Süreden kaybedildi
       *[false] Kaybedildi
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Beyaz süreden kazandı
       *[false] Beyaz kazandı
    }
   *[black] { $on-time ->
        [true] Siyah süreden kazandı
       *[false] Siyah kazandı
    }
}
games-drawn = Berabere
games-both-lost = İkisi de kaybetti
games-no-moves = henüz hamle yok
games-claim-waits = Çalışan saat yok.
games-starts = Başlangıç: { $date }
games-not-compared = Süre bilinmiyor
games-check = Sunucudan kontrol et
games-bank-no-help = Zamanında doldurun

## Bir oyun eklemek

new-title = Oyun ekle
new-needs-event = Bir oyun, ne kadar süre olduğunu belirleyen bir turnuvaya aittir. Önce turnuvayı ekleyin ya da organizatörün gönderdiği bağlantıyı açın.
new-event = Turnuva
new-choose-event = Turnuva seçin
new-another-event = Başka turnuva ekle
new-side = Renginiz
new-white = Beyaz
new-black = Siyah
new-neither = Hiçbiri: yalnızca izliyorum
new-name-of = { $side ->
    [white] Beyazın adı
   *[black] Siyahın adı
}
new-how = Oyun
new-begins = turnuvasıyla başlıyor
new-under-way = çoktan sürüyor
new-starts-at = { $ahead ->
    [true] İlk saat resmî başlangıçta çalışmaya başlar: { $date }.
   *[false] İlk saat resmî başlangıçtan beri çalışıyor: { $date }. Önce oyunu ekleyin, sonra hamlelerini sunucunun zaman damgalarıyla girin.
}
new-opening = Tematik açılış
new-fen = Konum
new-fen-hint = FEN; olağan konum için boş bırakın
new-opening-moves = Açılışın hamleleri
new-opening-hint = { $openings ->
    [apart] Örneğin 1. e4 c5 2. d4. Bu hamleler sayılmaz ve süre almaz.
   *[counted] Örneğin 1. e4 c5 2. d4. Bu hamleler süre almaz, ama ilk { $moves } hamleden sayılır.
}
new-moves = Önceki hamleler
new-moves-hint = PGN ya da 1. e4 e5 2. f4 … PGN adları ve, varsa, hamlelerin zamanlarını getirir.
new-times = Metinde her hamlenin zamanı var: saat ve banka bundan hesaplanır.
new-times-refused = Hamlelerin zamanları bu turnuvaya uymuyor: { $why } Ya da sunucunun şimdi gösterdiğini girin.
new-server-shows = Sunucunun şimdi gösterdiği
new-server-hint = Orada göründüğü gibi: 46{"\u00A0"}g{"\u00A0"}20:00:00, yani 46 gün 20 saat.
new-you = Siz
new-opponent = Rakip
new-own-moves = Hamleler
new-clock = { $side ->
    [white] Beyazın saati
   *[black] Siyahın saati
}
new-bank = { $side ->
    [white] Beyazın bankası
   *[black] Siyahın bankası
}
new-made = { $side ->
    [white] Beyazın kendi hamleleri
   *[black] Siyahın kendi hamleleri
}
new-made-hint = Hamleler boş bırakılabilir: önceki hamlelerden sayılır.
new-save = Oyunu ekle
new-figure-wrong = { $problem ->
    [empty] eksik
    [shape] belirsiz
   *[range] çok uzun
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Adlar en çok 100 karakter olabilir.
    [two-starts] Hamlelerin kendi konumu var ([FEN …]): “Konum” alanını boş bırakın.
    [several] { new-found }
    [over] Bu oyun bitti. Yalnızca süren oyunlar eklenebilir.
    [not-started] { $event } başlamadı: henüz kimse hamle yapmadı.
    [made] 0–9999 hamle girin.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Oyun, turnuvasının kurallarına göre böyle başlayamaz.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = { $number }. hamle, { common-color }: “{ $text }” oynanamaz. { $why }
new-passed = { $number }. hamle, { common-color }: bir oyunda kimse pas geçemez.
new-found = Bu metinde { $n } oyun var. Dosyalar sayfası hepsini oyuncuları ve zamanlarıyla bir kerede alır.
new-bring-several = Dosya olarak içe aktar

## Bir yazışmalı oyun

game-your-time = yerel saat
game-stamp = Ne zaman
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Ya da 2026-11-20, 2026/11/20, 20 Kasım 2026. Yalnız gün: 23:59:59’a kadar.
   *[false] Ya da 2026-11-20, 2026/11/20, 20 Kasım 2026. Yalnız gün: 00:00’dan başlayarak.
}
game-stamp-now = Şimdi
game-stamp-change = Değiştir
game-stamp-pick = Tarih seç
game-month-before = Önceki ay
game-month-after = Sonraki ay
game-stamp-problem = { $problem ->
    [shape] 20.11.2026 ya da 2026-11-20 gibi bir tarih girin; 14:03:07 gibi bir saatle ya da saatsiz.
    [order] Gün ya da ay önde olabileceği için iki ayrı gün olabilir. 20.11.2026 ya da 2026-11-20 gibi girin.
    [date] Böyle bir gün yok. Tarihler 1970–9999 arasında olabilir.
   *[time] Günün böyle bir saati yok.
}
game-stamp-no-zone = Bir saat dilimi seçin, Europe/Istanbul gibi.
game-stamp-zone-unknown = Bu tarayıcı şu saat dilimini tanımıyor: “{ $zone }”. Başkasını ya da UTC’yi seçin.
game-stamp-skipped = Bu zaman { $zone } saat diliminde atlandı: saatler ileri alındı, { $at }. Başka bir zaman ya da UTC’ye göre girin.
game-stamp-twice = Saatler geri alındı; bu zaman iki kez yaşandı. Hangisi?
game-stamp-ambiguous = Saatler { $zone } saat diliminde geri alındı; bu zaman iki kez yaşandı. Ardına farkını ekleyin, +01:00 gibi.
game-zone = Saat dilimi
game-zone-of-server = Sunucu
game-zone-here = Burası
game-zone-other = Başka{"\u00A0"}…
game-zone-name = Dilimin adı
game-length-problem = { $problem ->
    [empty] Bir süre girin, 46{"\u00A0"}g{"\u00A0"}20:00:00 gibi.
    [shape] Bu bir süre değil. 46{"\u00A0"}g{"\u00A0"}20:00:00 gibi girin.
   *[range] 0–99.999 gün girin.
}
game-bank = Banka{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] sunucu doldurmuyorsa
           *[false] doldurmuyorsa
        }
       *[false] { $first ->
            [true] sunucu dolduruyorsa
           *[false] dolduruyorsa
        }
    }
   *[false] { $differs ->
        [true] en kötü durumda
       *[false] en iyi durumda
    }
}
game-bank-if = { $case }: banka{"\u00A0"}{ $bank }
game-account-if = { $case }: saat { $left }, banka { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}dk
game-increments-left = { $n ->
    [0] artış kalmadı
   *[other] { $n }{"\u00A0"}artış kaldı, her biri { $each }
}
game-turn = { $mine ->
    [true] Sıra sizde
   *[false] Sıra: { $name }
}
game-waiting = Oyunun başlangıcı: { $when }.
game-claim-pending = { $name } talepte bulundu: karara bağlanana kadar çalışan saat yok.
game-fallen = { $name } süreden kaybetti: saat sıfıra indi, { $when }.
game-fallen-with-bank = Buradaki kayıtlara göre { $name } süreden kaybetti: saat sıfıra indi, { $when }. Girilmemiş bir dolum bunu açıklardı.
game-after-fall = “{ $entry }” bundan sonra geldi ve sayılmaz.
game-accept-loss = Sonucu kabul et
game-server-differs = Sunucuda farklı
game-move-by = { $bank ->
    [true] Hamle ya da dolum, en geç
   *[false] Hamle, en geç
}
game-their-clock-falls = Rakibin saati sıfıra iner
game-last-moment = Son an, bütün bankayla
game-visits = { $n ->
    [1] zamanında 1{"\u00A0"}dolumla
   *[other] zamanında { $n }{"\u00A0"}dolumla
}
game-cautious = Güvenli tarih
game-at-best-by = En iyi durumda
game-in-doubt = Sunucudan kontrol edin: sıfıra inmiş olabilir
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Rakibin saati sıfıra iner, sunucu doldurmuyorsa
       *[false] Rakibin saati sıfıra iner, sunucu dolduruyorsa
    }
   *[false] { $differs ->
        [true] Rakibin saati sıfıra iner, en erken
       *[false] Rakibin saati sıfıra iner
    }
}
game-unknown-time = Siz sunucunun değerlerini girene kadar süre bilinmez.
game-no-moves = Henüz hamle yok: sunucunun zamanlarıyla yapıştırın ya da sunucunun gösterdiğini girin.
game-bank-does-not-save = Banka doluyken de saat sıfıra inebilir: sıfırda oyun, bankada ne olursa olsun kaybedilir.
game-about-dates = Bu tarihlerin anlamı
game-past = Önceki bir konum
game-move-label = Hamleler
game-enter = Kaydet
game-line-placeholder = Bir hamle ya da zamanlarıyla birkaç hamle
game-line-forms = Kabul edilen yazımlar
game-line-hint = Af3 01.06.2026 10:12; ya da 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: henüz kaydedilmedi
game-line-took = { $label } için verilen süre, ancak önceki kayıt kendi tarihi olan bir hamleyse tarihini belirtir. Ardına bir tarih girin ya da [%emt] etiketini silin.
game-line-dates = Rakibin her hamlesi için sunucunun gösterdiği tarih ve saat gerekir.
game-refill = Doldur
game-refill-first = Önce sunucuda doldurun. Sonra buraya girin.
game-refill-save = Dolumu kaydet
game-claim = Talep
game-resolve = Talep karara bağlandı
game-result = Sonuç
game-compare = Karşılaştır
game-reconcile = Sunucunun değerleri
game-enter-figures = Sunucunun değerlerini gir
game-start = Oyun başladı
game-team = Yedek, devir, aktarım
game-save = Kaydet
game-saved = Kaydedildi.
game-side = Oyuncu
game-amount = Bankadan saate
game-amount-typed = ya da bir süre yazın
game-amount-hint = örn. 10 g, 2 g 12:00:00 ya da 06:30:00
game-then-shows = sonra{"\u00A0"}{ $clock }
game-at-least-then = en az, sonra{"\u00A0"}{ $clock }
game-least-leaves-nothing = En azıyla, döndüğünüzde hiç süre kalmaz.
game-amount-all = { $is-bank ->
    [true] bütün banka
   *[false] saati doldurur
}
game-nothing-to-refill = { $is-full ->
    [true] Saat dolu: doldurulacak bir şey yok.
   *[false] Banka boş: saat doldurulamaz.
}
game-name = Yeni oyuncunun adı
game-who-won = Sonuç
game-how = Nasıl
game-ending = { $ending ->
    [resignation] terk
    [agreement] anlaşma
    [claim] talep kabul edildi
    [time] süre, sunucuya göre
    [default] çekilme ya da hükmen
   *[adjudication] değerlendirme kararı
}
game-nothing-yet = Ne zaman olduğunu girin.
game-incomplete = Bir şey eksik ya da okunamıyor.
game-no-result = Sonucu seçin.
game-no-ending = Nasıl bittiğini seçin.
game-unchanged = Henüz değişiklik yok.
game-will-do = Etkisi
game-clock-of = { $mine ->
    [true] Saatiniz
   *[false] Rakibin saati
}
game-bank-of = { $mine ->
    [true] Bankanız
   *[false] Rakibin bankası
}
game-moves-by = { $mine ->
    [true] Hamleniz, son tarih
   *[false] { $name }, son tarih
}
game-at-the-latest = en geç
game-prepared = Hazırladığınız: { $san }.
game-lay = Önizleme
game-seen-clock = Saat: { $name }
game-seen-bank = Banka: { $name }
game-seen-hint = örn. 46{"\u00A0"}g{"\u00A0"}20:00:00; bakmadığınızı boş bırakın
game-reconcile-hint = Bir ya da iki oyuncu için. Siz istemeden hiçbir şey kaydedilmez.
game-here = Burada
game-difference = Fark
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: olası nedenler
}
game-preview = Önizleme
game-changes-event = Bu, turnuvayı ve onunla tüm oyunlarını değiştirir.
game-event-missing = Bu oyunun turnuvası bu cihazda değil ya da okunamadı. Hamleleri ve zaman damgaları burada; saatler, son tarihler ve talepler için turnuva gerekir. Turnuvayı içeren bir yedek onu geri getirir.
game-entries = Kayıtlar
game-event-instead = Ya da turnuvayı yeniden ekleyip burada seçin:
game-take-event = Oyun bu turnuvaya ait
game-statement = Döküm
game-counted-as = { $refill ->
    [true] Sunucu dolduruyor gibi hesaplandı; henüz karşılaştırılmadı.
   *[false] Turnuvanın ayarına göre hesaplandı; henüz karşılaştırılmadı.
}
game-from-file = { $until } ve öncesi: sunucunun dosyasından, son içe aktarma { $day }.
game-part-from-file = { $from } – { $until } hamleleri: sunucunun dosyasından, son içe aktarma { $day }.
game-untimed-from-file = { $until } ve öncesi: sunucunun dosyasından, { $day } günü zamansız içe aktarıldı.
game-untimed-part-from-file = { $from } – { $until } hamleleri: sunucunun dosyasından, { $day } günü zamansız içe aktarıldı.
game-entered-here = Öbürleri burada girildi.
game-no-entries = Henüz bir şey girilmedi.
game-untimed = Zamanı bilinmiyor
game-untimed-by = En geç { $at } yapıldı; zamanı bilinmiyor
game-line = Kayıt
game-made = Ne zaman, yerel saat
game-used = Kullanılan
game-added-time = Eklenen
game-from-bank = Bankadan
game-bank-after = Her hamleden sonra banka{ $whole ->
    [true] {""}
   *[false] {" "}({ $last }.{"\u00A0"}hamleye kadar)
}
game-first-move = 1. hamle
game-all-lines = { $n } satırın tümü
game-last-lines = Son satırlar
game-kept-since = Oyun sürerken eklendi
game-spent = süre { $spent }
game-correct = Düzelt
game-correct-entry = Düzelt: { $entry }
game-remove = Bu kaydı kaldır
game-insert = Eksik kaydı ekle
game-kind = Ne oldu
game-kind-name = { $kind ->
    [start] Oyun başladı
    [move] Bir hamle
    [refill] Bir dolum
    [claim] Talepte bulunuldu
    [resolved] Talep karara bağlandı
    [correction] Sunucunun gösterdiği
    [result] Oyun bitti
    [substitution] Yedek oyuncu oyuna girdi
    [replacement] Oyun devredildi
   *[transfer] Kaptan bankadan süre aktardı
}
game-conflict = Olanaksız: “{ $entry }” artık geçerli olmazdı. { $why }
game-does-not-fit = Bu kayıtlar turnuvalarına uymuyor. Yalnızca “{ $entry }” kaydından öncesi geçerli, çünkü o reddediliyor: { $why } O kaydı düzeltin ya da kaldırın, ya da turnuvayı düzeltin.
game-what-changes = Ne değişir
game-nothing-changes = Başka bir şey değişmez.
game-added = yeni
game-removed = kaldırıldı
game-now-stands = Sonrası
game-clock-bank = { $name }: saat { $clock }, banka { $bank }
game-falls = saat sıfıra iner: { $when }
game-own = Not ve adres
game-note = Oyunla ilgili not
game-note-hint = yazdıkça kaydedilir
game-link = Sunucudaki adresi
game-link-hint = https://…
game-link-problem = Adres https:// ya da http:// ile başlar.
game-open-link = Sunucuda aç
game-study = Özel analiz
game-ahead = Öngörü
game-event = Turnuva
game-take-along = Dışa aktar
game-save-pgn = PGN kaydet
game-copy-pgn = PGN kopyala
game-copy-numeric = Sayı olarak kopyala (ICCF)
game-copy-statement = Dökümü kopyala
game-print = Yazdır
game-confidential = Bu oyun sürüyor. Birçok turnuva süren oyunları gizli tutar ya da birkaç hamle gecikmeyle gösterir. Yalnızca turnuvanızın kuralları izin veriyorsa paylaşın.
game-share-anyway = Yine de paylaş
game-copied = Kopyalandı.
game-not-copied = Tarayıcı kopyalamaya izin vermedi.

## Yazılan bir hamlenin sorunları

line-problem = { $error ->
    [no-move] Bundan önce bir hamle girin: { $text }.
    [too-much] Bir hamlenin tek tarihi, tek saati ve tek bankası olur; { $text } fazla.
    [date] { $problem ->
        [date] { $text } tarih olarak okundu. Böyle bir gün yok. Tarihler 1970–9999 arasında olabilir. 01.06.2026 ya da 2026-06-01 gibi yazın.
       *[other] { $text } tarih olarak okundu. { game-stamp-problem }
    }
    [number] { $text } hamle değil. Bir sürenin birimi olmalı, 46 g gibi.
    [sent] Yorumda tarih ve saat olmalı, 2026.11.20,14:03 gibi; { $text } değil.
    [took] Yorumda bir süre olmalı, [%emt 1:05:09] gibi; { $text } değil.
    [unclosed-comment] {"{"} ile başlayan yorumun {"}"} işareti yok.
   *[half-shown] Bundan sonra hem saati hem bankayı girin: { $text }.
}

## Sunucunun başka bir şey göstermesinin olası nedenleri

why-difference = { $why ->
    [agrees] Sunucu dökümünüzdekini gösteriyor. Karşılaştırdığınızı kaydedin.
    [interpretation] { $refill ->
        [automatic] Her hamleden sonra banka saati kendiliğinden doldurur.
       *[increment-only] Hamleden sonra saat yalnızca artışı alır; banka kendiliğinden doldurmaz.
    }
    [reset] { $reset ->
        [after-last] Saat ancak son artıştan sonraki hamleyle korunmaya başlar.
       *[with-last] Saat daha son artışta korunmaya başlar.
    }
    [openings] { $openings ->
        [apart] Tematik açılışın hamleleri sayılmaz: her oyuncu bütün artışları alır.
       *[counted] Tematik açılışın hamleleri artış getirenlerden sayılır.
    }
    [increment] Turnuvanın artışı: { DAYS($increment) }.
    [protection] { $protection ->
        [none] Turnuvada ne SDP ne GT var.
        [guaranteed-time] Turnuvada GT var.
       *[sudden-death] Turnuvada { $days }{"\u00A0"}günlük SDP var.
    }
    [taken-over] Önceki hamlelerin burada zaman damgası yok. Sunucunun değerleri olduğu gibi alınır.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Farkı hiçbir kural açıklamıyor. Kaydedince sunucunun değerleri alınır.
}
why-rounding = { $unit ->
    [60] Sunucu yalnızca tam dakikaları gösteriyor. Dökümünüz saniyesine kadar doğru.
    [3600] Sunucu yalnızca tam saatleri gösteriyor. Dökümünüz saniyesine kadar doğru.
   *[other] Sunucu yalnızca tam günleri gösteriyor. Dökümünüz saniyesine kadar doğru.
}
why-refill = Girilmemiş bir dolum: { $amount }. Şu zaman olmuş olabilir: { $at }.
why-stamp = { $is-later ->
    [true] “{ $entry }”, girilenden { $off } sonra oldu.
   *[false] “{ $entry }”, girilenden { $off } önce oldu.
}
why-opening = Turnuva başka bir saatle ya da bankayla başladı: saat { $clock }, banka { $bank }.

## Dökümün bir kaydı

entry-act = { $act ->
    [official-start] Oyun, turnuvasıyla başlar
    [start] Oyun başlar
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } saatini doldurur: { DAYS($amount) }
    [claim] { $player } talepte bulunur: saat durur
    [resolved] Talep karara bağlanır: saat yeniden çalışır
    [substitution] { common-color }: { $name } yedek olarak oyuna girer
    [replacement] { common-color }: { $name } oyunu devralır
    [transfer] { $side ->
        [white] Beyazın kaptanı saate süre aktarır: { DAYS($amount) }
       *[black] Siyahın kaptanı saate süre aktarır: { DAYS($amount) }
    }
    [correction] { $cause ->
        [agrees] Sunucu aynısını gösteriyor: kontrol edildi
        [unknown] Sunucunun gösterdiği
        [refill] Sunucunun gösterdiği: bir dolum girilmemişti
        [rounding] Sunucunun gösterdiği: yuvarlıyor
        [stamp] Sunucunun gösterdiği: bir zaman damgası eksik ya da yanlıştı
        [interpretation] Sunucunun gösterdiği: kuralları başka yorumluyor
       *[event] Sunucunun gösterdiği: turnuvanın parametreleri başka
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Beyaz kazandı, 1–0
           *[black] Siyah kazandı, 0–1
        }
        [draw] Berabere, ½–½
       *[both-lose] İkisi de kaybetti, 0–0
    }: { game-ending }
}

## Bir oyunun sonucu

result-verdict = { $result ->
    [win] { $winner ->
        [white] Beyaz kazandı, 1–0
       *[black] Siyah kazandı, 0–1
    }
    [draw] Berabere, ½–½
   *[both-lose] İkisi de kaybetti, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] mat
        [stalemate] pat
       *[dead-position] ölü konum
    }
    [word] { game-ending }
   *[time] saat sıfıra indi
}

## Saatin ve bankanın hesabı, kâğıttaki gibi: 50 g − 3 g = 47 g

sum-block = { $block ->
    [clock] { $begins ->
        [true] Saat
       *[false] saat
    }
   *[bank] { $begins ->
        [true] Banka
       *[false] banka
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}bankadan
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}bankadan
       *[bank] {""}
    }
    [corrected] {" "}sunucuya göre
    [protected] {" "}koruma
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}artış
sum-to-bank = {" "}bankaya
sum-first-move = İlk hamlenin süresi: { $spent }.

## Birkaç oyun için sunucunun değerleri

figures-title = Sunucunun değerleri
figures-teach = Bu oyunlardaki süre henüz bilinmiyor. Sunucunun gösterdiğini girin, 46{"\u00A0"}g{"\u00A0"}20:00:00 gibi; boş bırakılan bekleyebilir.
figures-of-file = Saatler şu zamanın dosyasından: { $time }. Doğru olup olmadıklarına sunucudan bakın ve bankaları girin.
figures-side = { $whose ->
    [mine] Siz
    [theirs] Rakip
    [white] Beyaz
   *[black] Siyah
}
figures-seen-at = Sunucuya bakılan zaman
figures-save = Girilenleri kaydet
figures-none = Sunucunun değerlerini bekleyen oyun yok.
figures-none-hint = Buraya, sunucunun zamanları olmadan eklenen oyunlar gelir; örneğin birçoğu bir kerede eklenmişse. Başka bir oyunu sunucuyla karşılaştırmak için onu listenizden açın.
figures-to-games = Oyunlarınıza
figures-nothing = Henüz bir şey girilmedi.
figures-saved = { $n }{"\u00A0"}oyun kaydedildi.
figures-not-saved = { $n }{"\u00A0"}oyun kaydedilmedi: hatalarına bakın.
figures-instant-missing = Önce sunucuya ne zaman bakıldığını girin.
figures-clock-problem = { $problem ->
    [empty] Sunucu ne gösteriyor? 46{"\u00A0"}g{"\u00A0"}20:00:00 ya da 0.
    [shape] 46{"\u00A0"}g{"\u00A0"}20:00:00 gibi girin.
   *[range] Saat hiçbir zaman 50 günden çok göstermez.
}
figures-bank-problem = { $problem ->
    [empty] Sunucu ne gösteriyor? 50 g ya da 0.
    [shape] 50 g ya da 12 g 04:00:00 gibi girin.
   *[range] Bankada 0–99.999 gün olabilir.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = { $n }{"\u00A0"}oyunda süre henüz bilinmiyor.
figures-link = Sunucunun değerlerini gir

## Saklananı düzeltmek

correct-too-late = O zamandan beri bir şey girildi; bu yüzden hiçbir şey geri alınmadı.
correct-deleted = { $game } silindi.
correct-compared = { $game }: sunucunun değerleri kaydedildi.
correct-compared-games = { $n }{"\u00A0"}oyun için sunucunun değerleri kaydedildi.
correct-event-changed = “{ $event }” ve onunla oyunları değişti.
correct-game = Bu oyun
correct-players = Adlar ve renk
correct-delete = Oyunu sil
correct-delete-question = Bu oyun; kayıtları, notu ve özel analiziyle birlikte silinsin mi? Bir dakika içinde geri alabilirsiniz. Sonra onu yalnızca bu oyunu içeren bir yedek geri getirir.
correct-delete-sure = Sil
correct-changes = Bu, “{ $event }” turnuvasını değiştirir.
correct-changes-games = Bu, “{ $event }” turnuvasını ve şu oyunları değiştirir: { $games }.
correct-change-event-question = { $games ->
    [0] “{ $event }” değiştirilsin mi?
   *[other] “{ $event }” ve { $games }{"\u00A0"}oyun değiştirilsin mi?
}
correct-change-event = Turnuvayı değiştir

## Kuralların açık bıraktıkları ve bitişin kesin olup olmadığı

interpretations-certainty = { $certainty ->
    [certain] Kesin: turnuvayla başlayan bütün oyunlar o zamana kadar biter; yeter ki karar bekleyen bir talep olmasın.
    [exceeded] Kesin değil: iki oyuncunun saatleri, bankaları ve artışları turnuvadan { DAYS($over) } daha uzun; bir oyun bitişten sonra bu kadar sürebilir.
   *[unbounded] { $protection ->
        [guaranteed-time] Kesin değil: garantili süreyle bir oyun bitişten sonra da sürebilir.
       *[other] Kesin değil: Sudden Death korumasıyla bir oyun bitişten sonra da sürebilir.
    }
}
interpretations-departure-clock = (3) numaralı kuraldan farklı: hep 50{"\u00A0"}g.
interpretations-departure-moves = (4) numaralı kuraldan farklı: ilk 50 hamle.
interpretations-departure = { $is-listed ->
    [true] Tablodan farklı: { $there }.
   *[false] Formülden farklı: { $there }.
}
interpretations-departs = Bu blokların bazıları kurallardan farklı. Geçerli olan, duyurulandır.
interpretations-unlisted = Tabloda { $days }{"\u00A0"}gün için satır yok: bu bloklar tablonun dayandığı formülden hesaplanır.
interpretations-heading = Kuralların açık bıraktıkları
interpretations-openings = Tematik açılışın hamleleri
interpretations-openings-name = { $openings ->
    [apart] Sayılmaz (olağan)
   *[counted] Sayılır
}
interpretations-openings-why = { $openings ->
    [apart] Artış “yapılan her hamleden sonra” gelir (4); bunları ise kimse yapmadı: artış her oyuncunun kendi ilk { $moves } hamlesiyle gelir.
   *[counted] “Oyunun” ilk hamleleri (4): artış getiren son hamle { $moves }. hamledir, 6. hamleyle başlayan bir oyunda da.
}
interpretations-reset = İlk korunan hamle
interpretations-reset-name = { $reset ->
    [after-last] Kendi { $first }. hamlesi (olağan)
   *[with-last] Kendi { $first }. hamlesi
}
interpretations-reset-why = { $reset ->
    [after-last] “Ancak” artışlı son hamleden “sonra” (9); daha azını vaat edecek biçimde yorumlandı.
   *[with-last] { $first }. hamle tamamlanınca artış kalmaz; saat daha o zaman yeniden kurulabilir. Bir oyun sunucusuyla karşılaştırılana kadar iki son tarihin erken olanı da gösterilir.
}
interpretations-end-date = Yedek değişikliği ve devir
interpretations-end-date-name = { $end-date ->
    [instant] Planlanan bitişin saniyesine kadar (olağan)
   *[day] O günün sonuna kadar, UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Sunucu “kesin bitiş tarihini” (1) saniyesine kadar hesaplar.
   *[day] “Planlanan bitiş tarihinden sonra” olmaz: bir tarih bütün bir gündür.
}
interpretations-option-openings = { $openings ->
    [apart] Tematik açılışın hamleleri sayılmaz
   *[counted] Tematik açılışın hamleleri ilk { $moves } hamleden sayılır
}
interpretations-option-reset = İlk korunan hamle: kendi { $first }. hamlesi
interpretations-option-end-date = { $end-date ->
    [instant] Yedek değişikliği ve devir, planlanan bitişin saniyesine kadar
   *[day] Yedek değişikliği ve devir, son günün sonuna kadar, UTC
}
interpretations-own-starts = { $n } oyun kendi başlangıcıyla eklendi; o değişmez.
interpretations-settled = Sunucunun gösterdiği
interpretations-settled-why = Bir oyunun sunucuyla karşılaştırılmasıyla, bu turnuvanın bütün oyunları için belirlendi.
interpretations-settled-refill = { $refill ->
    [automatic] Sunucu kendiliğinden dolduruyor.
   *[increment-only] Sunucu kendiliğinden doldurmuyor.
}
interpretations-settled-openings = { $openings ->
    [apart] Sunucu, tematik açılışın hamlelerini saymıyor.
   *[counted] Sunucu, tematik açılışın hamlelerini sayıyor.
}
interpretations-seen-in = Görüldüğü oyun: { $game }, { $at }
interpretations-seen = Görüldü: { $at }
interpretations-take-back = Geri al
interpretations-refills = başka biçimde dolduruyor
interpretations-resets = saati bir hamle sonra yeniden kuruyor
interpretations-counts = tematik açılışın hamlelerini sayıyor
interpretations-and = {" "}ve{" "}
interpretations-cautious = Sunucu, turnuvanın ayarından farklı olarak { $differs } olabilir.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Erken olan son tarihe göre oynayın.
} Her hamleden sonra saatleri sunucununkilerle karşılaştırın: biri durumu belirleyince tek son tarih kalır{ $reset ->
    [true] .
   *[false] , turnuvanın bütün oyunlarında.
}
