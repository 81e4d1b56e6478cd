## Derslerin sayfaları

page-title = Öğren
page-lesson = Ders
page-arbiter = Hakem

## Derslerin listesi

index-go-on = { $lesson }. derse devam et
index-begin = { $lesson }. derse başla
index-steps = { $n } adım
index-done = Bitti
index-of = / { $n }

## Bir ders

player-step = Adım { $step } / { $of }
player-task = Göreviniz
player-question = Soru
player-back = Geri
player-begin-again = Yeniden başla
player-show = Göster
player-showing = Nasıl yapıldığını izleyin.
player-go-on = Devam et
player-finish = Bitir
player-task-first = Önce görevi yapın.
player-answer-first = Önce soruyu yanıtlayın.
player-right-first = Önce doğru yanıtı bulun.
player-right = Doğru.
player-wrong = Tam olmadı.
player-done = Tamam.
player-copy-link = Bu adımın bağlantısını kopyala
player-copied = Bu adımın bağlantısı kopyalandı.
player-not-copied = Bağlantı kopyalanamadı. Bu sayfanın adresidir.
player-end = Ders bitti
player-end-open = Henüz çözülmedi
player-learnt = Dersin konusu
player-next = Sonraki ders
player-anew = Yeniden
player-all = Tüm dersler
player-missing = Böyle bir ders yok. Bütün dersler burada.
player-keys = Tuşlar: 1–5 yanıtlar, Enter ve → devam eder, ← geri gider.

## Test

quiz-title = Test
quiz-lead = { $questions } karışık soru: bütün kurslardan ya da birinden.
quiz-mixed = Tüm kurslar
quiz-number = Test no. { $seed }
quiz-question = Soru { $question } / { $of }
quiz-result = Sonuç
quiz-score = İlk seferde doğru: { $right } / { $of }
quiz-all-right = Hepsi ilk seferde doğru.
quiz-were-wrong = Yeniden bakmaya değer
quiz-your-answer = Yanıtınız:
quiz-right-answer = Doğrusu:
quiz-to-step = Derse git
quiz-another = Başka bir test
quiz-same = Aynı test yeniden
quiz-none = Henüz soru yok.
quiz-see-result = Sonucu gör

## Bir sınıf için bağlantı

class-title = Bir sınıf için
class-lead = Her öğrenciye aynısını veren bağlantı: bir ders, bir kurs ya da bir test.
class-given = İçerik
class-one-lesson = Bir ders
class-one-course = Bir kurs
class-one-quiz = Bir test
class-course = Kurs
class-questions = Sorular
class-same-order = Herkese aynı, aynı sırada
class-own-order = Her öğrenciye farklı
class-drawn = { $questions } soru, her öğrenci için ayrı seçilir.
class-preview = Öğrencilerin göreceği
class-copy = Bağlantıyı kopyala
class-copied = Sınıfın bağlantısı kopyalandı.

## Bir dersin saatiyle yapılabilecekler

act-not-offered = Bu, burada yapılamaz.
act-label = { $event ->
    [press] Saate bas
    [stop] Saatleri durdur
    [resume] Devam et
    [swap-sides] Saati çevir
    [correct] Saati kur: Beyaz { $white }, Siyah { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Beyaz alır: { $time }
           *[black] Siyah alır: { $time }
        }
       *[false] { $to ->
            [white] Beyaz kaybeder: { $time }
           *[black] Siyah kaybeder: { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence }, Beyaz: Siyaha { $time }
           *[black] { $offence }, Siyah: Beyaza { $time }
        }
       *[false] { $offender ->
            [white] { $offence }, Beyaz: uyarı
           *[black] { $offence }, Siyah: uyarı
        }
    }
    [introduce-increment] Bundan sonra hamle başına { $time }
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Bayrak talebi
    }
    [arrive] Buradayım
    [claim-default] { $side ->
        [white] Beyaz zamanında gelmedi: oyunu kaybetti
       *[black] Siyah zamanında gelmedi: oyunu kaybetti
    }
    [claim-default-of-both] İkisi de zamanında gelmedi: ikisi de kaybetti
    [claim-draw] Beraberlik talep et
    [play-on] Oyun sürer
    [on-board] { $end ->
        [checkmate] Mat
        [resignation] Terk et
       *[other] {""}
    }
    [restore] Önceki konuma dön
    [count-away] { $counts ->
        [true] Süre sayılır
       *[false] Süre sayılmaz
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Bayrağı tespit et

## Derslerdeki yazışmalı oyunlar

ledger-clock = Saat
ledger-increment = Artış
ledger-bank = Banka
ledger-day = { $day }. gün / { $of }
ledger-yours = Siz (Beyaz)
ledger-theirs = Rakip (Siyah)
ledger-turn = { $mine ->
    [true] { $number }. hamleniz: saatiniz çalışıyor
   *[false] Sıra rakipte: onun saati çalışıyor
}
ledger-fallen = { $mine ->
    [true] Saatiniz sıfıra indi, { $when }: süre aşımı (ETL), oyun kaybedildi
   *[false] Rakibin saati sıfıra indi, { $when }
}
ledger-over = Oyun bitti
ledger-claim-pending = Talep karar bekliyor: çalışan saat yok
ledger-last-entry = Dökümdeki son kayıt
ledger-pass = Zamanı ilerlet
ledger-later = { $days ->
    [0] { $hours } sa
   *[other] { $days } g
}
ledger-make-move = Hamle yap
ledger-opponent-moves = Rakip oynar
ledger-amount = Bankadan saate
ledger-leaves = saatte { $clock }, bankada { $bank } kalır
ledger-refill = Doldur
ledger-full = Saat dolu ya da banka boş.
ledger-transfer = Kaptan süre aktarır
ledger-substitute = Yedek oyuncuyu oyuna al
ledger-claim = Talepte bulun
ledger-resolve = Talep karara bağlandı
ledger-game = { $n }. oyun
ledger-away = Uzakta: { $from } – { $to }
ledger-leave = Şimdi yola çık
ledger-is-back = Döndünüz. Her rakip tam siz çıkarken hamle yaptı.
ledger-days = Turnuva süresi
ledger-days-value = { $n } gün
ledger-shorter = { $n } gün daha kısa
ledger-longer = { $n } gün daha uzun
ledger-by-table = Tabloya göre, { $n } gün
ledger-by-formula = Tam formüle göre
ledger-half = Her oyuncunun toplamı { $half }: turnuvanın yarısı.
ledger-lasts = { $from } – { $to }
ledger-unrated = 302 günden kısa bir turnuva puanlı olamaz; tabloda da satırı yoktur.
ledger-announce = Turnuvayı duyur
ledger-announced = Duyuruldu: { $n } gün

## Bir adımın dayandığı kurallar

rule-cited = Kaynak: { $rule ->
    [fide] FIDE Satranç Kuralları, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, oyuncu değişiklikleri, { $point }
   *[double-flag] Çift bayraklı saat
}

## Uzakta olma üzerine kararlar

verdict-over = Oyun bitti.
verdict-unknown = Süresi bilinmiyor.
verdict-safe = Saat yeter. En kötü durumda { $left } kalır.
verdict-refill-first = Saat yetmez. Yola çıkmadan doldurun: { $refills }.
verdict-refill-and-move = En geç { $by }: { $amount } doldurup hamle yapın.
verdict-move-and-refill = En geç { $by }: hamle yapın; yola çıkmadan { $amount } doldurun.
verdict-only-move = Yalnızca bir hamle kurtarır: en geç { $by }.
verdict-cannot-be-saved = Ne yapsanız kurtarmaz: saat sıfıra inebilir, { $falls }.
verdict-keep = { $said } Saatin o zamana kadar yetmesi için doldurun: { $refills }.
verdict-refill = { $amount }, en geç { $by }
verdict-then = { $refills }, sonra { $next }

## Çift bayrağın şekilleri

curves-first-move-starts = Saatler ilk hamlenizle başlar.
curves-curves = Uzatma süresinde bir basışın verdiği
curves-left = Kalan uzatma süresi
curves-gives = Basışın verdiği
curves-after = Basıştan sonra
curves-press = Saate bas
curves-drag = Tutamacı sürükleyin ya da ok tuşlarını kullanın: bir saniye, Shift ile saniyenin onda biri.
curves-place = { $left } sn kaldı, basıştan sonra { $after } sn
curves-seconds = { $seconds }{"\u00A0"}sn
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Çift bayrak
curves-press-all = Bütün saatlere bas
curves-black-thinks = Sıra Siyahta.
curves-spent = Son hamlenin süresi: { $seconds } sn.

## Gömülü görünümler

gallery-title = Göm
gallery-lead = Kendi sitenizde. Çerez yok, hiçbir yere bir şey gönderilmez.
gallery-name-of = { $view ->
    [board] Tahta
    [triple-block] Triple Block
    [lesson] Ders
   *[other] Saat
}
gallery-use-of = { $view ->
    [board] Bir oyun ya da konum
    [triple-block] Süreden bloklara
    [lesson] Denenecek bir kural
   *[other] Her düşünme süresi
}
gallery-view = Ne gösterilsin
gallery-options = Seçenekler
gallery-which = Bunun birden çok anlamı olabilir. Hangisini kastediyorsunuz?
gallery-shows = Tahtada
gallery-shows-game = Bir oyun
gallery-shows-position = Bir konum
gallery-preview = Önizleme
gallery-as-shown = Sayfanızdaki gibi; burada çalışır
gallery-high = { $pixels } px yükseklik
gallery-preview-offline = Önizleme için ağ gerekir, şu anda ağ yok. Kopyalanacak kod onsuz da tamdır.
gallery-snippet = Sayfanız için iki satır
gallery-plain = Betiklere izin verilmeyen yerde
gallery-plain-code = Düz bir çerçeve
gallery-plain-why = Birçok içerik sistemi HTML bloğunda yalnızca çerçeveye izin verir. Yükseklik bu önizlemeninkidir.
gallery-copy = Kopyala
gallery-copied = Kopyalandı.
gallery-not-copied = Tarayıcı kopyalamaya izin vermedi. Metni seçip elle kopyalayın.
gallery-host = Kendi sunucunuzda
gallery-host-how-1 = Bu sitenin tüm dosyalarını bir klasörünüze kopyalayın. Durağan dosya sunan her sunucu yeter; orada program çalışmaz.
gallery-host-how-2 = Bu sayfayı o klasörden açın: kopyalanacak satırlarda sizin adresiniz yer alır.
gallery-host-how-3 = Siteniz Content-Security-Policy gönderiyorsa o klasöre script-src ve frame-src altında izin verin.
gallery-notes = Bilmekte yarar var
gallery-notes-are-1 = Çerçeve içeriğin yüksekliğine uyar, öznitelikler onu anında değiştirir, olayları bildirir.
gallery-notes-are-2 = Bir sayfada birkaç görünüm olabilir. Her biri yalnızca gösterdiğini, görünmek üzereyken yükler.
gallery-notes-are-3 = Çerçeve yalıtılmıştır: sayfanızı okuyamaz, cihazda bir şey saklamaz.
gallery-notes-are-4 = Siz seçmezseniz açık ya da koyu okurun cihazına, dil tarayıcıya uyar.
gallery-start-hint = Turnuva 00:00 UTC’de başlar.
gallery-bad-start = start: 2026-12-01 gibi bir gün ya da 2026-12-01T12:00:00Z gibi bir an kullanın.
gallery-bad-days = 1 ile 9999 arasında bir tam sayı.
gallery-label = { $parameter ->
    [lang] Dil
    [theme] Tema
    [colours] Tahta renkleri
    [pieces] Taşlar
    [orientation] Alt kenarda
    [size] Piksel boyutu
    [control] Düşünme süresi
    [pgn] PGN olarak oyun
    [fen] FEN olarak konum
    [days] Gün olarak süre
    [start] Başlangıç
    [lesson] Ders
    [step] İlk adım
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 ya da çift bayrakla 15 df60/10
    [pgn] En çok 20.000 bayt; varyantlar, yorumlar ve %clk ile
    [days] 1–9999
    [start] Bir gün, 2026-12-01 gibi; boşsa görüntülendiği gün
    [step] 1 ilk adımdır
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Cihazla aynı
        [light] Açık
        [dark] Koyu
        [contrast] Yüksek karşıtlık
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Şimşir
        [green] Yeşil
        [slate] Arduvaz
        [contrast] Yüksek karşıtlık
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Beyaz
        [black] Siyah
       *[other] {""}
    }
   *[other] {""}
}
