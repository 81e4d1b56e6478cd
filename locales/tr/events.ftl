## Turnuvaların listesi

list-title = Turnuvalar
list-none = Turnuvalarınız burada sıralanacak. Oynadığınızla başlayın.
list-none-what-1 = Turnuva, Triple Block’la oynanan bir yarışma ya da maçtır: bütün oyunlarının başlangıcı, bitişi ve üç süre bloğu aynıdır.
list-none-what-2 = Bunları organizatör seçti ve her oyuncuya bildirdi. Bir kez girin; oyunlarınızın bütün son tarihleri bunlardan hesaplanır.
list-none-what-3 = Biri size bir turnuvanın bağlantısını mı gönderdi? Açın, her şey doldurulmuş olur.
list-new = Turnuva ekle
list-archived = Arşivi göster ({ $n })
list-only-archived = Bütün turnuvalarınız arşivde.
list-is-archived = arşivde
list-games = { $n ->
    [0] henüz oyun yok
   *[other] { $n } oyun
}
list-next = Sonraki hamleniz, en geç { $at }
list-not-begun = Turnuva başlamadı
list-running = Turnuva sürüyor
list-over = Turnuva bitti
list-missing = Bu cihazda böyle bir turnuva yok.

## Bir turnuvanın formu

form-title-new = Turnuva ekle
form-title-edit = Turnuvayı düzenle
form-place = { $field ->
    [name] Ad
    [start] Resmî başlangıç
    [days] Süre
    [clock] Saat
    [increment] Artış
    [bank] Banka
    [moves] Artışlı hamleler
    [protection] Bütün süre bitince
    [captain] Kaptanın aktarımı
   *[zone] Sunucunun saat dilimi
}
form-faults = { $n ->
    [1] Lütfen bir şeyi düzeltin:
   *[other] Düzeltilecek { $n } şey var:
}
form-name-hint = örneğin WC46/SF7
form-zone-hint = Zaman damgaları bu dilime göre okunur. UTC ya da Europe/Berlin gibi bir yer.
form-days-hint = Puanlı olması için en az 302 gün.
form-days-unit = gün
form-years = yaklaşık { $years }{"\u00A0"}yıl
form-common = Olağan süreler
form-blocks = Üç blok
form-offer = { $kind ->
    [listed] Tabloya göre:
    [published] Duyurulduğu gibi:
   *[exact] Formüle göre:
} { sheet-whole-days }
form-offer-fits = Kurallar istenen en uzun süreden söz eder, tabloda da süreler vardır; { $wanted } günü aşmayan en uzun satır: { sheet-whole-days }. Bitiş { $sooner }{"\u00A0"}gün erkene gelir.
form-offer-printed = Bu banka tabloda yazıyor.
form-offer-published = Bu banka, duyurulmuş 302 günlük bir turnuvada vardı; formül de bunu verir.
form-offer-exact = Her oyuncu için bunun yarısı: { sheet-whole-days }{ $short ->
    [true] . Tablo 302 günle başlar.
   *[false] . Bundan saat ve artışlar çıkınca kalan, bankadır. Tabloda böyle bir banka yok; sunucunun verip vermediğini sorun.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = Organizatörün duyurduğu
form-own-why = Aşağıdaki üçünden dilediğinizi doldurun. Geçerli olan, duyurulandır.
form-blocks-by = { $kind ->
    [listed] tabloya göre
    [published] duyurulduğu gibi
   *[exact] formüle göre
}
form-blocks-own = elle girilen
form-length-hint = 50 g, 82,5 (gün) ya da 1 g 20:00:00 gibi.
form-end = Bitiş, saniyesine kadar
form-end-unknown = Başlangıç ve süre, bitişi saniyesine kadar verir.
form-differs = Toplam, turnuva süresinden { $by } { $more ->
    [true] daha çok.
   *[false] daha az.
}
form-unrated = En kısa puanlı turnuva 302 gündür. Bu, puanlı olamaz.
form-rules = Kurallar
form-rules-by = { $edition ->
    [current] güncel
   *[older] eski
} · { $refill ->
    [automatic] banka her hamleden sonra doldurur
   *[increment-only] banka elle aktarılır
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· Sudden Death koruması
   *[guaranteed-time] {" "}· garantili süre
}
form-edition = Kural sürümü
form-edition-name = { $edition ->
    [current] Güncel
   *[older] Eski
}
form-edition-why = { $edition ->
    [current] Sudden Death koruması ve kaptan aktarımları geçici olarak yürürlükte değil: siz açmadıkça kapalı.
   *[older] Garantili süre seçilebilir, kaptanlar süre aktarabilir.
}
form-refill = Her hamleden sonra
form-refill-name = { $refill ->
    [automatic] Banka saati doldurur
   *[increment-only] Yalnızca artış
}
form-refill-why = { $refill ->
    [automatic] Kuralların (d) maddesinin olağan yorumu: her hamleden sonra saat kendiliğinden, bankadan doldurulur.
   *[increment-only] Bir federasyonun sayfasında anlatıldığı gibi: saat artışı alır, banka elle aktarılır. Bir oyun sunucusuyla karşılaştırılana kadar iki son tarihin erken olanı da gösterilir.
}
form-protection-name = { $protection ->
    [none] Hiçbir şey: saat sıfıra iner
    [sudden-death] Sudden Death koruması (SDP): { sheet-whole-days }
   *[guaranteed-time] Garantili süre (GT): 3 gün
}{ $suspended ->
    [true] {" "}(geçici olarak yürürlükte değil)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Sudden Death koruması
       *[other] Garantili süre
    }: { $moves }. hamleden sonra, banka boşken, bir hamlenin ardından daha azını gösteren saat { sheet-whole-days } olarak yeniden kurulur; oyunun sonuna kadar.
}
form-suspended = güncel metinde geçici olarak yürürlükte değil
form-team-and-note = Takım turnuvası, not
form-team-by = { $team ->
    [true] { $note ->
        [true] takım turnuvası, not var
       *[false] takım turnuvası
    }
   *[false] { $note ->
        [true] not var
       *[false] kapalı
    }
}
form-team = Takım turnuvası
form-team-why = Kaptanlar bir masada oyuna yedek ya da devralan oyuncu alabilir.
form-captain = Kaptanlar süre aktarabilir
form-captain-why = Bir oyuncunun bankasından o oyuncunun saatine, yalnızca yedek değişikliği ya da devirle.
form-moves-hint = Kurallara göre 50. Her oyuncunun kendi hamleleri sayılır.
form-note = Notunuz
form-note-hint = Burada kalır: bağlantıda yer almaz.
form-add = Turnuvayı ekle
form-save = Turnuvayı kaydet
form-deadlines = { $n } oyunun son tarihlerini değiştirir.
form-changes = { $n ->
    [1] Bu, bir oyunu değiştirir:
   *[other] Bu, { $n } oyunu değiştirir:
}
form-changes-save = Bu değişikliklerle kaydet
form-changes-back = Başka bir şey değiştir
form-shared = Biri bu turnuvayı paylaştı. Ekleyin ve oyunlarınızı içine girin.
form-shared-add = Bu turnuvayı ekle
form-shared-edit = Eklemeden düzenle
form-shared-wrong = { $n ->
    [1] Bu bağlantı bozuk. İçinde bir yanlış var:
   *[other] Bu bağlantı bozuk. İçinde { $n } yanlış var:
}
form-shared-rest = Bağlantıyı yeniden isteyin. Okunabilenler aşağıda dolduruldu.

## Formun bir alanındaki yanlış

field-fault = { $fault ->
    [number] Bir tam sayı girin.
    [no-start] Turnuvanın ne zaman başladığını girin.
    [unknown-zone] Bu tarayıcı o saat dilimini tanımıyor. UTC ya da Europe/Berlin gibi bir yer girin.
    [length] { $length ->
        [empty] Bir süre girin, 50 g gibi; yoksa 0.
        [shape] Bir süre girin: 50 g, 82,5 ya da 1 g 20:00:00 gibi.
       *[range] Sıfır ya da daha uzun bir süre girin.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] 1–100 karakterlik bir ad girin.
    [start] 1970 ile 9000 arasında bir başlangıç girin.
    [days] 1–9999 gün girin.
    [clock] Saat sıfırdan fazla ve en çok 50 gün gösterir.
    [bank] Bankada 0–9999 gün olabilir.
    [increment] Artış 0–50 gündür.
    [increment-moves] 0–500 hamle girin.
    [protection] Sudden Death koruması 1–5 gündür.
    [captain-without-team] Yalnızca takım turnuvalarında kaptan süre aktarır: takım turnuvası yapın ya da bunu kapatın.
   *[zone] Bir saat dilimi girin: UTC ya da Europe/Berlin gibi bir yer.
}

## Bir turnuva değişikliğinin bir oyuna etkisi

change-conflict = Şu zamanın kaydı artık geçerli değil: { $at }. { $why } Hiçbir şey silinmez: ikisinden biri düzeltilene kadar oyun o kayıttan önceki gibi durur.
change-lost = Saat sıfıra inmiş olurdu: { $at }.
change-saved = Saat sıfıra inmezdi.
change-deadline = Saatin sıfıra inişi: { $from } yerine { $to }.
change-accounts = { $side ->
    [white] Beyaz
   *[black] Siyah
}: saat { $clock } → { $clock-after }, banka { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Beyaz
   *[black] Siyah
}: daha artış getirecek hamleler: { $moves } → { $after }.
change-fits = Kayıtları turnuvaya yeniden uyuyor.

## Bir turnuva bağlantısındaki yanlış

link-fault = { $fault ->
    [too-long] Bir turnuva bağlantısından daha uzun.
    [missing] { $part ->
        [end] Kesilmiş: sonu eksik.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Bitiş, başlangıca ve süreye uymuyor: bir şey değiştirilmiş.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Eksik
    [unreadable] Okunamıyor
   *[other] İki ayrı değerle verilmiş
}: { $part ->
    [name] ad
    [start] başlangıç
    [days] gün olarak süre
    [clock] saat
    [bank] banka
    [increment] artış
    [moves] artışlı hamlelerin sayısı
    [rules] kuralların sürümü
    [refill] doldurma biçimi
    [protection] koruma
    [team] takım ayarı
    [transfer] aktarım ayarı
    [openings] tematik açılış ayarı
    [reset] ilk korunan hamle
    [end-date] son gün ayarı
    [zone] saat dilimi
   *[end] bitiş
}.

## Bir turnuvanın sayfası: parametreleri, oyunları

sheet-heading = Parametreler
sheet-start = Resmî başlangıç
sheet-end = Planlanan bitiş
sheet-length = Süre
sheet-whole-days = { $days }{"\u00A0"}gün
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Puanlı olamayacak kadar kısa: en az 302 gün gerekir
}
sheet-each = her oyuncuya { $time }
sheet-both = ikisine { $time }
sheet-pace = Tempo
sheet-pace-none = Her oyuncunun toplamı { $all }.
sheet-pace-is = Her oyuncunun toplamı { $all }{ $moves ->
    [1] ; ilk hamle en çok { $each } sürebilir, çünkü artış ancak ondan sonra gelir. Sonraki hamleler artış getirmez.
   *[other] . Eşit tempo { $moves } hamle için hamle başına { $each }: artış ancak hamlesinden sonra gelir, bu yüzden sonuncusu ardından gelen hamleler içindir; { $moves }. hamleden sonrakiler artış getirmez.
}
sheet-options = Seçenekler
sheet-option-moves = { $n ->
    [0] Artış yok
    [1] Artış ilk hamleyle gelir
   *[other] Artış ilk { $n } hamleyle gelir
}
sheet-option-protection = { $protection ->
    [none] Garantili süre (GT) ve Sudden Death koruması (SDP) yok
   *[other] { $protection ->
        [sudden-death] Sudden Death koruması (SDP)
       *[other] Garantili süre (GT)
    }: { $moves }. hamleden sonra, her seferinde { sheet-whole-days }
}
sheet-option-team = { $transfer ->
    [true] Takım turnuvası; kaptanlar oyuncu değişikliğiyle süre aktarabilir
   *[false] Takım turnuvası; kaptanlar süre aktaramaz
}
sheet-option-zone = Sunucunun saat dilimi: { $zone }
sheet-example = Örneğin
sheet-lost = Sıfıra inen saat, bankası dolu da olsa oyunu kaybettirir: ondan önce hamle yapın ya da doldurun.
sheet-share = Paylaş
sheet-share-hint = Bu bağlantıyı açan herkes saniyesine kadar aynı turnuvayı alır. Başka bir şey açığa çıkmaz.
sheet-link = Bu turnuvanın bağlantısı
sheet-copy = Bağlantıyı kopyala
sheet-copied = Kopyalandı.
sheet-not-copied = Kopyalanmadı: bağlantıyı seçip elle kopyalayın.
sheet-print = Parametreleri yazdır
sheet-games = Oyunlar
sheet-no-games = Bu turnuvanın henüz hiçbir oyunu eklenmedi.
sheet-add-game = Oyun ekle
sheet-edit = Düzenle
sheet-archive = Arşivle
sheet-unarchive = Arşivden çıkar
sheet-delete = Sil
sheet-delete-sure = Kalıcı olarak sil
sheet-team = Takım
sheet-note = Notunuz

## Bir turnuvanın takımı

team-title = Takım
team-not-team = Bu bir takım turnuvası değil; kimsenin yerine başkası geçemez.
team-not-team-do = Takım turnuvası yap
team-what-1 = Kaptan her an bir masada oyuna başka bir oyuncu alabilir. Yeni oyuncu her şeyi olduğu gibi devralır: konum, saat ve banka. Saat çalışmaya devam eder; hiçbir direktör onu yeniden kuramaz.
team-what-2 = Yedek oyuncu oyunu takım adına oynar. Devralan oyuncu oyunun sahibi olur: puan ve norm yeni oyuncuya sayılır.
team-transfer-in-effect = Bu turnuvada kaptan, oyuncunun bankasından saatine süre aktarabilir (8), ama yalnızca yedek değişikliği ya da devirle birlikte.
team-transfer-not = Bu turnuvada kaptanlar süre aktaramaz (8): kural yürürlükte değil. Organizatör yürürlüğe koyduysa turnuvanın parametrelerinde belirtin.
team-ended = Yeni oyuncu için son zaman: { $at }.
team-none = Bu turnuvanın süren oyunu yok. Masalar burada sıralanacak.
team-finished = { $n } oyun bitti, listede yok.
team-board = { $n }. masa
team-falls = saat sıfıra iner
team-owed = Bu saate süre aktarıldı: burada başka bir şey yapmadan önce yedek ya da devralan oyuncuyu oyuna alın.
team-change = Oyuncu değiştir
team-kind = Ne yapılacak
team-substitution = Yedek değişikliği
team-substitution-why = takım adına oynamaya devam eder
team-replacement = Devir
team-replacement-why = oyunun sahibi olur: puanı ve normu
team-alone = Şimdi aktar, oyuncu sonra
team-alone-why = yeni oyuncu ardından gelmeli
team-takes-over = Yeni oyuncu konumu, saati ve bankayı devralır. Saat çalışmaya devam eder.
team-name = Yeni oyuncu
team-amount = Bankadan saate
team-amount-hint = Aktarmamak için boş bırakın.
team-fill = Saati doldur: { $time }
team-fill-none = Aktarılacak süre yok
team-leaves = Kalan: saat { $clock }, banka { $bank }.
team-when = Ne zaman, sunucuya göre
team-when-missing = Ne zaman olduğunu girin.
team-amount-wrong = 20 g ya da 1 g 20:00:00 gibi bir süre girin ya da boş bırakın.
team-enter = Kaydet
team-done-new = { $name } devraldı.
team-done-transfer = Saate aktarıldı: { $time }. Şimdi yeni oyuncuyu oyuna alın.
team-misfit = Bu oyunun kayıtları turnuvasına uymuyor. Önce oyunun sayfasında düzeltin.
team-open = Oyunu aç

## İleriye bakış, bir oyunda ve hepsinde

ahead-title = Öngörü
ahead-what-if = Ya şöyle olursa
ahead-pace = Tempo
ahead-calendar = Takvim
ahead-none = Süren oyununuz yok. Bütün oyunlarınızın son tarihleri burada, tek çizgide yer alacak.
ahead-deadlines = Oyunlarınız
ahead-teach = Kaydırıcıyı oynatın ya da bir tarih seçin: her oyun, kimse hamle yapmazsa o zaman nasıl olacağını gösterir.
ahead-opponent = Rakip
ahead-move-by = Hamle, en geç
ahead-their-move = Rakip, en geç
ahead-in-doubt = Sıfıra inmiş olabilir: sunucudan kontrol edin. Değilse, en geç
ahead-then = O anda saat
ahead-lost = Süreden kaybedildi
ahead-may-be-lost = Süreden kaybedilmiş olabilir
ahead-won = Süreden kazanıldı
ahead-over = Bitti
ahead-claim = Talep karar bekliyor
ahead-waits = Başlamadı
ahead-own-pace = Bu tempoyla süre biter
ahead-pace-ends = { $number }. hamle, { $at }
ahead-pace-lasts = 200. hamleden sonrasına yeter
ahead-no-pace = Henüz tempo yok
ahead-more = + { $n } oyun daha, aşağıdaki listede
ahead-pace-button = { $shown ->
    [true] Sürenin bitişini gizle
   *[false] Bu tempoyla süre ne zaman biter?
}
ahead-not-compared = Süre bilinmiyor
ahead-compare-first = Bu oyun sunucuyla henüz karşılaştırılmadı: süreleri bilinmiyor. Önce sunucunun gösterdiğini girin.

## İleri alınan zaman ve o sırada olacağı varsayılanlar

whatif-from = Başlangıç noktası
whatif-now = Şimdi
whatif-started = Başlangıç
whatif-entry = { $n }. kayıt
whatif-scale = Zaman
whatif-scale-hint = Ok tuşları: bir saat. Sayfa tuşları ya da Shift ile ok: bir gün.
whatif-date = Tarih ve saat
whatif-off-scale = Şu aralıkta bir tarih girin: { $begin } – { $end }.
whatif-refill-by = { $whose ->
    [mine] Saatiniz sıfıra iner
    [theirs] Rakibin saati sıfıra iner
    [white] Beyazın saati sıfıra iner
   *[black] Siyahın saati sıfıra iner
}
whatif-last-moment = { $whose ->
    [mine] Sizin son anınız, bütün bankayla
    [theirs] Rakibin son anı, bütün bankayla
    [white] Beyazın son anı, bütün bankayla
   *[black] Siyahın son anı, bütün bankayla
}
whatif-event-end = Turnuvanın planlanan bitişi
whatif-later = { $time } sonra
whatif-accounts = O zaman iki hesap
whatif-as-set = Bu süreler, sunucu { $refill ->
    [true] bu turnuvada ayarlandığı gibi kendiliğinden dolduruyorsa
   *[false] bu turnuvanın ayarına göre sayıyorsa
} geçerlidir.
whatif-to-move = sıra onda
whatif-moves = { $made }{"\u00A0"}hamle{"\u00A0"}yapıldı, { $left }{"\u00A0"}artış{"\u00A0"}kaldı
whatif-falls = { $whose ->
    [mine] Saatiniz
    [theirs] Rakibin saati
    [white] Beyazın saati
   *[black] Siyahın saati
} sıfıra iner: { $at }; { $empty ->
    [true] banka boş.
   *[false] bankada daha { $bank } var.
}
whatif-fallen = { $whose ->
    [mine] Saatiniz
    [theirs] Rakibin saati
    [white] Beyazın saati
   *[black] Siyahın saati
} sıfıra inmiş olurdu: { $at }; { $empty ->
    [true] banka boş
   *[false] bankada daha { $bank }
}. Oyun kaybedilmiş olurdu.
whatif-claim = Bir talep karar bekliyor: çalışan saat yok.
whatif-over = Oyun bitti: çalışan saat yok.
whatif-suppose = Varsayın ki bu anda{"\u00A0"}…
whatif-moving = { $whose ->
    [mine] Ben oynarım
    [theirs] Rakip oynar
    [white] Beyaz oynar
   *[black] Siyah oynar
}
whatif-refill = { $whose ->
    [mine] Saatimi doldururum
    [theirs] Rakip saatini doldurur
    [white] Beyaz saatini doldurur
   *[black] Siyah saatini doldurur
}
whatif-moved = { $whose ->
    [mine] siz oynarsınız
    [theirs] rakip oynar
    [white] Beyaz oynar
   *[black] Siyah oynar
}
whatif-refilled = { $whose ->
    [mine] siz doldurursunuz
    [theirs] rakip doldurur
    [white] Beyaz doldurur
   *[black] Siyah doldurur
}: { $amount }
whatif-undo = Son varsayımı geri al
whatif-refused = { $why ->
    [order] Daha sonrası için zaten bir varsayım var: onun ötesine geçin ya da onu geri alın.
    [fallen] Saat o zamana kadar sıfıra inmiş, oyun kaybedilmiş: bunun öncesine dönün.
    [claim] O zaman bir talep karar bekliyor: çalışan saat yok, kimse hamle yapmaz.
    [amount] O zaman doldurulacak bir şey yok: saat dolu ya da banka boş.
    [substitution-owed] Kaptan süre aktardı; önce yeni oyuncuyu oyuna almalı.
   *[other] O zaman oyun bitmiş ya da henüz başlamamış.
}

## Hamlelere göre süreler ve temponun götürdüğü yer

pace-teach = Her oyuncunun her hamleden sonra kalan süresi. Eşit tempo, artışlı her hamle için aynı süredir; ancak hamlesinden sonra gelen son artış geriye kalır.
pace-alt = { $who }: { $moves } hamleden sonra kalan { $left }
pace-figures = Sayılarla
pace-of-move = Hamle
pace-even = Eşit tempo
pace-pace-of = Temponun kapsamı
pace-last = { $n ->
    [1] son hamle
   *[other] son { $n } hamle
}
pace-all = bütün hamleler
pace-over = Oyun bitti.
pace-until-label = { $number }. hamleye kadar
pace-until-rest = hamle başına, hiç ayırmadan
pace-kept-rest = hamle başına, { $n } hamle daha için ayırarak
pace-next-label = { $n ->
    [1] Sonraki hamle
   *[other] Sonraki { $n } hamle
}
pace-next-rest = her biri için, hiç ayırmadan
pace-no-pace = { $n ->
    [0] Tempo ilk hamleden sonra bilinir.
    [1] Önceki { $n } hamlenin süresi yok: tempo sonraki hamleden sonra bilinir.
   *[other] Önceki { $n } hamlenin süreleri yok: tempo sonraki hamleden sonra bilinir.
}
pace-mean-label = Tempo
pace-mean-rest = { $n ->
    [1] son hamle için
   *[other] hamle başına, son { $n } hamlede
}
pace-drain-label = { $takes ->
    [true] Hamlenin fazla aldığı
   *[false] Hamlenin fazla getirdiği
}
pace-drain-rest = { $takes ->
    [true] getirdiğine göre
   *[false] aldığına göre
}
pace-cliff-label = { $number }. hamleden sonra
pace-cliff-rest = hamle başına; hamle artık bir şey getirmez: kalan, oyunun sonuna kadardır
pace-attended = { $attended ->
    [true] Bütün bankayla
   *[false] Kimse doldurmazsa
}
pace-lasts = 200. hamleden sonrasına yeter
pace-falls = Süre { $number }. hamlede biter,
pace-falls-rest = en erken { $earliest }{ $known ->
    [true] , büyük olasılıkla { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , banka boşken
       *[false] , bankada daha { $bank } varken
    }
}

## Uzakta olmayı planlamak

absence-title = Uzaktayken
absence-teach = Her oyun en kötü duruma göre denetlenir: rakibiniz tam siz çıkarken hamle yapar ve sunucu, nasıl saydığını bir karşılaştırma gösterene kadar, sizin zararınıza sayar.
absence-one-settles = Önce karşılaştırın: sunucuyla tek bir karşılaştırma bunu turnuvanın bütün oyunları için belirler; belki çoğu güvende çıkar.
absence-from = Gidiş
absence-from-example = 20.11.2026
absence-to = Dönüş
absence-to-example = 04.12.2026
absence-length = Uzakta kalınacak süre
absence-weeks = { $n } hafta
absence-soon = Gidişinizi ve dönüşünüzü girin: her oyun burada sıralanacak; süresi yeter mi, yoksa önce hamle yapmanız ya da doldurmanız mı gerekir.
absence-order = Dönüş, gidişten sonra olmalı.
absence-none = Süren oyununuz yok.
absence-answer = { $each ->
    [true] { $all ->
        [1] Oyununuz için önce bir şey yapmak gerekir.
       *[other] Her oyun için önce bir şey yapmak gerekir.
    }
   *[false] { $all } oyundan { $todo } tanesi için önce bir şey yapmak gerekir.
}
absence-nothing = Yapılacak bir şey yok: her oyunun süresi yeter.
absence-safe = Güvende
absence-refill-before = { $by } öncesinde doldurun
absence-move-before = { $by } öncesinde hamle yapın
absence-compare-before = { $by } öncesinde karşılaştırın
absence-refill-now = Şimdi doldurun
absence-move-now = Şimdi hamle yapın
absence-compare-now = Şimdi karşılaştırın
absence-lost = Kurtarılamaz
absence-games = ·{"\u00A0"}{ $n }{"\u00A0"}oyun
absence-at-least = en az doldurulacak
absence-exactly = Tam bu kadarla, döndüğünüzde hiç süre kalmaz: yapabiliyorsanız daha çok doldurun.
absence-left = döndüğünüzde, en kötü durumda kalan
absence-why-safe = En kötü durumda saat, döndüğünüzde { $left } gösterir.
absence-why-refill = { $by } öncesinde en az { $amount } doldurun.
absence-why-refill-later = En az { $amount } doldurun: saatte yer açılınca, en erken { $from }, ve { $by } öncesinde.
absence-why-refill-then = Sonra { $amount }, { $by } öncesinde.
absence-why-refill-then-later = Sonra { $amount }, en erken { $from } ve { $by } öncesinde.
absence-why-move-refilled = Hamleden hemen önce { $amount } doldurun: saat ancak banka boşken korunur.
absence-why-move = Yalnızca doldurmak yetmez.
absence-why-move-and-refill = Yola çıkmadan en az { $amount } doldurun.
absence-why-or-move = { $is-now ->
    [true] Ya da şimdi hamle yapın
   *[false] Ya da { $by } öncesinde hamle yapın
}: hamle, saati yanıta kadar durdurur.
absence-why-or-move-earns = { $is-now ->
    [true] Ya da şimdi hamle yapın
   *[false] Ya da { $by } öncesinde hamle yapın
}: hamle { $increment } kazandırır ve saati yanıta kadar durdurur.
absence-why-keep = Saatin o zamana kadar yetmesi için:
absence-why-lost = Ne yaparsanız yapın, en kötü durumda saat sıfıra iner: { $at }. Daha önce dönün ya da yedek oyuncu isteyin.
absence-not-compared = Süre bilinmiyor
absence-why-unknown = Süreniz bilinmiyor: sunucunun gösterdiğini girin.
absence-check = Sunucudan kontrol et
absence-may-be-lost = Kaybedilmiş olabilir
absence-in-doubt = Saat çoktan sıfıra inmiş olabilir: bunu yalnızca sunucu bilir. İnmediyse:
absence-before-start = Önce oyunun başladığını girin.
absence-before-substitution = Kaptan süre aktardı: { $by } öncesinde yeni oyuncuyu oyuna alın.
absence-before-resolved = Talep karara bağlanınca:
absence-careful = { $task ->
    [refill] Karşılaştıramıyorsanız { $now ->
        [true] şimdi
       *[false] o zamandan önce
    } en az bu kadar doldurun; { $server } bu gerekir.
    [move] Karşılaştıramıyorsanız { $now ->
        [true] şimdi
       *[false] o zamana kadar
    } hamle yapın; { $server } bu gerekir.
   *[other] Yalnızca { $server }.
}
absence-server = sunucu { $refills ->
    [true] { $refill ->
        [automatic] kendiliğinden doldurmuyorsa
       *[increment-only] kendiliğinden dolduruyorsa
    }{ $resets ->
        [true] {" "}ve saati bir hamle sonra yeniden kuruyorsa
       *[false] {""}
    }{ $counts ->
        [true] {" "}ve tematik açılışın hamlelerini sayıyorsa
       *[false] {""}
    }
   *[false] { $resets ->
        [true] saati bir hamle sonra yeniden kuruyorsa{ $counts ->
            [true] {" "}ve tematik açılışın hamlelerini sayıyorsa
           *[false] {""}
        }
       *[false] { $counts ->
            [true] tematik açılışın hamlelerini sayıyorsa
           *[false] {""}
        }
    }
}
absence-own = Sunucu bu turnuvanın ayarına göre sayıyorsa:
absence-refill = Doldur
absence-to-game = Oyuna git
absence-print = Yazdır

## Bir oyunun özel analizi

study-title = Özel analiz
study-teach = Yalnızca sizin için, bu cihazda saklanır. Varyant denemek için bir taş oynatın; oyunun kendi hamleleri ana varyant olarak kalır.
study-of-game = Oyunla ilgili not
study-saved = Kaydedildi.
study-not-saved = Kaydedilmedi.
study-writing = Henüz kaydedilmedi{"\u00A0"}…
study-prepared = Hazır yanıtlar
study-prepared-teach = Oyunun güncel konumundan bir varyant deneyin, önce rakibin, sonra sizin hamleniz; sonra onu hazırlayın: rakibin hamlesi girilir girilmez yanıtınız önerilir.
study-prepare = Bu varyantı hazırla
study-if-then = { $theirs } gelirse { $mine }
study-and-then = ; { $theirs } gelirse { $mine }
study-remove-line = Kaldır: { $line }
study-waiting = rakibin hamlesini bekliyor
study-ready = şimdi oynanabilir
study-played = oynandı
study-elsewhere = geçersiz: oyun başka yöne gitti
study-no-side = İzlediğiniz bir oyunda yanıt hazırlanamaz.
study-not-here = Önce oyunun güncel konumuyla başlayan bir varyant seçin.
study-no-reply = Bu varyant rakibin hamlesiyle bitiyor: yanıtınızı ekleyin.
study-known = Bu varyant zaten hazır.
study-first-move = Ardından geleni hazırlamadan önce oyundaki ilk hamlenizi girin.
study-over = Oyun bitti.
