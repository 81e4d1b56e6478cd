## Gömülü saat

clock-label = Satranç saati
clock-open = Zeitnot’ta aç
clock-press-to-start = { $begins ->
    [white] Beyazın saatini başlat
   *[black] Siyahın saatini başlat
}
clock-waits-for-start = Saatinizi rakip başlatır
clock-moves = { $n } hamle
clock-moves-to-go = { $n } kaldı
clock-period = dilim { $i } / { $n }
clock-delay = gecikme
clock-byo-yomi = { $n ->
    [1] son dilim
   *[other] { $n } dilim kaldı
}
clock-canadian = { $n } hamle kaldı
clock-low = Süre az
clock-draw-only = Uzatma · yalnız beraberlik
clock-press-gives = basınca +{ $gives }
clock-flag = Bayrak düştü
clock-flag-first = Önce bu bayrak düştü
clock-flag-second = Sonra bu bayrak düştü
clock-flag-main-time = Ana süre bitti
clock-flag-extra-time = Uzatma bitti
clock-pause = Duraklat
clock-resume = Devam et
clock-new-game = Yeni oyun
clock-turn = Beyazı öbür tarafa al
clock-full-screen = Tam ekran
clock-claim-draw = Beraberlik talep et
clock-claim-hold = basılı tutun
clock-claim-again = Yine basın
clock-stopped = { $side ->
    [white] Durduruldu, sıra Beyazda
   *[black] Durduruldu, sıra Siyahta
}
clock-flag-fell = { $side ->
    [white] Beyazın bayrağı düştü
   *[black] Siyahın bayrağı düştü
}
clock-first-flag-fell = { $side ->
    [white] Beyazın ilk bayrağı düştü
   *[black] Siyahın ilk bayrağı düştü
}
clock-wins = { $side ->
    [white] Beyaz kazandı
   *[black] Siyah kazandı
}
clock-draw = Berabere: mat olanaksız
clock-drawn = Berabere
clock-away = { $side ->
    [white] Cihaz etkin değildi: { $time }. Beyazın saati çalışıyordu.
   *[black] Cihaz etkin değildi: { $time }. Siyahın saati çalışıyordu.
}
clock-count-away = Süreden düş
clock-ignore-away = Süreden düşme
clock-left = { $side ->
    [white] Beyaz: { $left }
   *[black] Siyah: { $left }
}
clock-say-half = { $side ->
    [white] Beyaz, { $own }; rakip { $theirs }
   *[black] Siyah, { $own }; rakip { $theirs }
}
clock-color = { $side ->
    [white] Beyaz
   *[black] Siyah
}
clock-wins-on-time = { $side ->
    [white] Beyaz süreden kazandı
   *[black] Siyah süreden kazandı
}
clock-wins-on-extra-time = { $side ->
    [white] Beyaz kazandı: Siyahın uzatma süresi bitti
   *[black] Siyah kazandı: Beyazın uzatma süresi bitti
}
clock-both-main-times = Berabere: iki ana süre de bitti
clock-draw-claimed = Berabere: ilk bayrak düşünce talep edildi
clock-hours = { $n } saat
clock-minutes = { $n } dakika
clock-seconds = { $n } saniye
clock-no-time = süre yok
clock-running = { $time }, çalışıyor
clock-tenths = { $whole },{ $tenth } sn

## Gömülü bir görünümün adresindeki hatalar

address-cannot-show = Bu gösterilemiyor.
address-no-game = control: bununla oyun oynanamaz.
address-problem = { $place }: { $what }
address-itself = adres
address-too-long = en çok { $most } bayt okunur.
address-escape = % işaretinden sonra iki onaltılık rakam gelmeli (UTF-8).
address-twice = iki kez, iki ayrı değerle verilmiş.
address-not-one-of = şunlardan birini kullanın: { $names }.
address-not-whole = şu aralıkta bir tam sayı kullanın: { $least }–{ $most }.
address-not-size = s, m, l ya da piksel sayısı kullanın.
address-not-tag = bir dil etiketi kullanın, en ya da de gibi.
address-not-name = küçük harf, rakam ve kısa çizgi kullanın.
address-missing = eksik.
address-excludes = { $other } ayrıca verilmiş; ikisinden yalnızca biri gösterilebilir.
address-control = control: karakter { $at } ve sonrası bir düşünme süresi değil. Zeitnot’un yazımını kullanın: 15+10, 90/40+30, 30+30 ya da 3 d2 gibi.
