## Tarafların adları

names-color = { $side ->
    [white] Beyaz
   *[black] Siyah
}

## Sıra kimde

turn-ready = { $side ->
    [white] Beyaz bir hamleyle başlar ya da Siyah, Beyazın saatini başlatır.
   *[black] Siyah bir hamleyle başlar ya da Beyaz, Siyahın saatini başlatır.
}
turn-to-move = { $side ->
    [white] { $number }. hamle, sıra Beyazda
   *[black] { $number }. hamle, sıra Siyahta
}{ $check ->
    [true] , şah çekilmiş
   *[false] {""}
}
turn-press-now = { names-color }: hamleyi tamamlamak için basın

## Kulak için

spoken-press-to-complete = Tamamlamak için saate basın.
spoken-first-flag = { $side ->
    [white] Beyazın ilk bayrağı düştü. Beyazın, beraberliği korumak için uzatma süresi var. Siyah beraberlik talep edebilir.
   *[black] Siyahın ilk bayrağı düştü. Siyahın, beraberliği korumak için uzatma süresi var. Beyaz beraberlik talep edebilir.
}
spoken-position = Metin olarak konum
spoken-clock = { names-color }: { $time }.

## Hamleler

moves-title = Hamleler
moves-none = Henüz hamle yok
moves-walk = Hamlelerde gezin
moves-play = Hamleleri oynat
moves-stop = Durdur
moves-first = Başlangıç konumu
moves-last = Varyantın sonu
moves-before-first = başlangıç konumu
moves-after = { $san } sonrası
moves-write = Hamle yaz
moves-enter = Oyna

## Yapılabilecekler

acts-control = Düşünme süresi
acts-position = Konum ve kurallar
acts-facing = Tahtanın yönü
acts-facing-name = { $facing ->
    [one-side] Bir oyuncuya
    [both-sides] İki oyuncuya
   *[side-to-move] Sırası gelene
}
acts-flip = Tahtayı döndür
acts-take-back = Hamleyi geri al
acts-take-back-question = Geri alınacak hamle: { $san }. İkisi de kabul ediyor mu? İki saat de birlikte geri gider.
acts-agreed = İkisi de kabul
acts-draw = Bera{"\u00AD"}berlik
acts-who-offers = Kim teklif ediyor?
acts-offers = { $name } beraberlik teklif ediyor.
acts-accept = Kabul et
acts-decline = Reddet
acts-resign = Terk et
acts-who-resigns = Kim terk ediyor?
acts-restore = Buradan devam et
acts-restore-question = { $after }: oyun hangi sürelerle sürecek? Saatlerin o anda gösterdikleri alanlara yazıldı (6.13).
acts-clock-only = Yalnız saat
acts-sound = Ses
acts-more = Diğer

## Beraberlik talepleri

claims-claim = Beraberlik talep et
claims-question = Ne talep ediliyor?
claims-fifty = 50 hamle
claims-fifty-with = 50 hamle, { $san } ile
claims-threefold = Üç konum tekrarı
claims-threefold-with = Üç konum tekrarı, { $san } ile
claims-fifty-shown = İki oyuncu da { $n } hamledir ne taş aldı ne piyon oynadı.
claims-repeated-after = Aynı konum şunlardan sonra:
claims-nothing = Talep edilebilecek beraberlik yok: üç konum tekrarı yok; taş alınmadan ve piyon oynanmadan { $n } / 50 hamle.
claims-first = Ne talep ediliyor? Haksız talep rakibe süre kazandırır: { $given }.
claims-with = Bu hamleyle (tahtadaki konum için boş bırakın)
claims-was-wrong = Talep haksızdı, oyun sürüyor. { $event }.

## Kurma

setup-fen = Konum (FEN)
setup-castles-as-chess960 = Burada rok Chess960’taki gibi atılır.
setup-over-there = Bu konumda oyun zaten bitmiş.
setup-standard = Başlangıç konumu
setup-chess960 = Rastgele Chess960
setup-clear = Tahtayı boşalt
setup-pieces = Taşlar
setup-nothing = Kaldır
setup-turn = Sıra
setup-pressing = Saate basılır
setup-by-move = hamleyle
setup-by-hand = elle (6.7)
setup-claiming = Konum tekrarı ve 50 hamle talepleri
setup-claims-shown = tahta gösterir
setup-claims-judged = talep edilir, sonra incelenir (9.5)

## Bir taraf hâlâ mat edebilir mi (6.9)

winning-witness-at = Hâlâ şöyle olabilir: yarım hamle { $at } / { $all }
winning-looking = { $side ->
    [white] Beyaz hâlâ mat edebilir mi?
   *[black] Siyah hâlâ mat edebilir mi?
} Aranıyor{"\u00A0"}…
winning-show-how = Göster
winning-ask-again = Yeniden dene
winning-no-solver = Çözücü yüklenemedi. Kararı oyuncular verir.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } mat etti.
       *[other] { names-color } hâlâ mat edebilir: { $shortest ->
            [true] en çabuk mat
           *[false] bulunan en çabuk mat
        } { $n } yarım hamle sürer.
    }
    [cannot] { $why ->
        [mated] { names-color } mat oldu.
        [stalemate] { names-color } mat edemez: oyun pat.
        [bare-king] { names-color } mat edemez: yalnız şahı var.
        [material] { names-color } bu taşlarla, nerede dururlarsa dursunlar, mat edemez.
        [exhausted] { names-color } mat edemez: { $positions ->
            [1] artık oluşabilecek tek konum mat değil
           *[other] artık oluşabilecek { $positions } konumun hiçbiri mat değil
        }{ $locked ->
            [true] , çünkü piyonlar kalıcı olarak kilitli
           *[false] {""}
        }.
       *[proved] { names-color } kurallara uygun hiçbir hamle dizisiyle mat edemez: çözücünün kanıtı var.
    }
   *[undetermined] { $side ->
        [white] Beyazın hâlâ mat edip edemeyeceği belli değil:
       *[black] Siyahın hâlâ mat edip edemeyeceği belli değil:
    } { $open ->
        [too-long] arama çok uzun sürdü
        [unresolved] arama sınırına ulaştı
        [castling] Chess960’taki gibi bir roka bağlı olabilir
        [too-many-pieces] bir tarafın 16’dan çok taşı var
       *[disputed] yanıt, denetimden geçmedi
    }. Kararı oyuncular ya da hakem verir.
}

## Ölü konumlar (5.2.2)

dead-position = Ölü konum: artık iki taraf da mat edemez{ $locked ->
    [true] , çünkü piyonlar kilitli
   *[false] {""}
}. Oyun hemen biter (5.2.2).
dead-maybe = Belki artık iki taraf da mat edemez: bu, zamanında belirlenemedi (5.2.2). Anlaşıp berabere yapılsın mı?
dead-play-on = Oyuna devam

## Yazılan bir metin neden hamle değil

wrong-typed = { $problem ->
    [empty] Bir hamle yazın, exd5 ya da g1f3 gibi.
    [not-a-move] “{ $text }” bir hamle değil. exd5 ya da g1f3 gibi yazın.
    [null-move] Hiçbir oyuncu pas geçemez.
    [ambiguous] Bunu birkaç taş yapabilir: { $squares }.
    [needs-promotion] Piyonun ne olacağını yazın, { $to }=V gibi.
   *[illegal] { illegal-why }
}
wrong-or = {" "}ya da{" "}

## Bir hamle neden kurallara uygun değil

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Bunu hiçbir piyon yapamaz.
        [knight] Bunu hiçbir at yapamaz.
        [bishop] Bunu hiçbir fil yapamaz.
        [rook] Bunu hiçbir kale yapamaz.
        [queen] Bunu hiçbir vezir yapamaz.
       *[king] Bunu hiçbir şah yapamaz.
    }
    [empty-square] Bu karede taş yok: { $square }.
    [opponents-piece] Bu karedeki taş rakibin: { $square }.
    [own-piece] Bu karede kendi taşınız var: { $square }.
    [cannot-reach] O taş bu kareye gidemez: { $square }.
    [blocked] Bu karenin yolu kapalı: { $square }.
    [nothing-to-capture] Bu karede alınacak taş yok: { $square }.
    [king-in-check] Şahınız tehdit altında kalırdı.
    [promotion] Böyle bir terfi olanaksız.
    [castling-lost] Şah ya da kale oynadı: o yöne rok yok.
    [castling-blocked] Rok yolu kapalı.
    [castling-in-check] Şah tehdit altındayken rok atılamaz.
   *[castling-through-check] Saldırı altındaki kareden geçerek rok atılamaz.
}

## Bir metin neden konum değil

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Karakter { $at }, { $field ->
        [board] taşlar
        [turn] sıra
        [castling] rok
        [en-passant] geçerken alma
        [halfmoves] yarım hamleler
        [move] hamle numarası
       *[rest] metnin sonu
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] bu metin bir konum için çok uzun
    [missing] bu eksik
    [character] “{ $character }” burada bir anlam taşımıyor
    [rank-too-long] { $rank }. yatay 8 kareden uzun
    [rank-too-short] { $rank }. yatay yalnızca { $squares } kare
    [too-few-ranks] yalnızca { $ranks } yatay var
    [no-ranks] bunlar taş yatayları değil; rnbqkbnr/pppppppp/8 gibi olmalı
    [too-many-ranks] 8’den çok yatay var
    [numbers-together] iki sayı yan yana: toplamlarını yazın
    [capital-turn] sıra küçük w ya da b ile yazılır
    [out-of-range] sayı şu aralıkta olmalı: { $least }–{ $most }
    [not-a-number] bu bir tam sayı değil
    [extra] burada bir konumda olandan fazlası var
    [empty-board] hiç taş yok
    [no-king] { $side ->
        [white] Beyazın şahı yok
       *[black] Siyahın şahı yok
    }
    [kings] { $side ->
        [white] Beyazın birden çok şahı var
       *[black] Siyahın birden çok şahı var
    }
    [pawn-on-back-rank] ilk ya da son yatayda piyon var
    [castling] şah ve kale bu rok için gereken yerde değil
    [en-passant] o kareden az önce bir piyon geçmiş olamaz
    [opponent-in-check] { $side ->
        [white] Sıra Siyahta, ama Beyaza şah çekilmiş
       *[black] Sıra Beyazda, ama Siyaha şah çekilmiş
    }
    [impossible-check] hiçbir hamle böyle şah çekmiş olamaz
   *[too-much-material] terfilerle açıklanamayacak kadar çok taş var
}
