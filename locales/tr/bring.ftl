## Bir sunucunun dosyasını alan sayfa

page-title = Dosya içe aktar
page-teach = Sunucunuzun dosyasını içe aktarın: oyunlarınız son tarihleriyle burada görünür. Yarınki dosya yeni hamleleri ekler. Burada olan hiçbir şey değişmez.
page-forms = Zamanlı ya da zamansız PGN ya da bir sunucunun Xfcc yanıtı. Yedek ve turnuva bağlantısı da kabul edilir.
page-stays = Dosya bu cihazda kalır.
page-choose = Dosya seç
page-forget = Bu dosyayı unut
page-drop = Dosyayı buraya bırakın
page-paste = Ya da metnini yapıştırın
page-read = Metni oku
page-servers = Sunucunuzun dosyası nerede bulunur
page-iccf = ICCF
page-iccf-file = Bir turnuvanın ya da oyunlarınızın PGN’si, turnuvanın sayfasında ya da kendi oyuncu sayfanızda: her hamlenin zamanı içindedir.
page-xfcc = Xfcc’li sunucular
page-xfcc-file = “GetMyGames” web hizmetinin yanıtı ya da programınızın ondan kaydettiği: süren oyunların saatleri içindedir.
page-others = Diğerleri
page-others-file = Oyunlarınızın PGN’si; zamanları yoksa ardından sunucunun saatleri sorulur. Lichess’in ve chess.com’un günlük oyunları Triple Block’lu değildir.
page-stop = Durdur
page-reading = { $games } oyun okundu, %{ $percent }
page-finding = { $games } oyun okundu, sizinkiler arasında aranıyor: %{ $percent }
page-another = Başka dosya

## Bir dosya neden işe yaramaz

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Bu yedek burada okunamıyor.
        [event-link] Bu bağlantı burada okunamıyor.
        [empty] İçinde bir şey yok.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] Bu bir web sayfası. Oyunların kendisini kaydedin: sunucuda PGN için bir bağlantı vardır.
            [xml] Bu XML, ama Xfcc yanıtı değil: ilk öğesi “{ $name }”.
            [json] Bu, başka bir programın JSON’u.
            [archive] Bu dosya sıkıştırılmış. Açıp içindeki dosyayı içe aktarın.
            [pdf] Bu bir PDF. Oyunları PGN olarak kaydedin.
            [binary] Bu bir metin değil.
           *[text] Bu metinde oyun yok.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Dosya bozuk ya da kesilmiş: satır { $line }, karakter { $column }. Yeniden kaydedin.
    [fault] Sunucu oyun göndermedi. Bildirdiği: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = En çok { $megabytes } MB okunur. Bir kerede daha az oyun kaydedin.
wrong-shared-backup = Yedek, paylaşılarak geri yüklenemez. Dosyasını burada seçin.
wrong-unreadable = Tarayıcı dosyayı okuyamadı. Yeniden deneyin.
wrong-refused = Tarayıcının dosyayı okumasına izin verilmedi. Dosyayı seçin ya da yeniden okutup izin verin.
wrong-gone = Dosya artık eski yerinde değil. Yeniden seçin.
wrong-no-games = İçinde oyun yok.

## Bütün dosya için bir kez sorulanlar

ask-title = Önce belirlenecekler
ask-settled = Belirlendi
ask-times-in = zamanlar: { $zone }
ask-you-are = siz: { $name }
ask-nobody-short = oyunculardan hiçbiri
ask-event = { $name }: { $n } yeni oyun
ask-nameless = Turnuvası olmayan oyunlar
ask-length = Turnuva ne kadar sürüyor?
ask-length-hint = Bunu organizatör bildirir; üç blok bundan hesaplanır.
ask-days = { $days } gün
ask-other-days = Başka bir süre, gün
ask-days-wrong = 1 ile 9999 arasında bir tam sayı.
ask-other-control = Triple Block’lu değil
ask-zone = Dosyadaki son zaman: { $time }. O zaman burada saat kaçtı?
ask-zone-here = { $time }: sunucu benim saatimi yazıyor ({ $zone })
ask-zone-utc = { $time }: sunucu UTC yazıyor
ask-whose = Hangisi sizsiniz?
ask-nobody = Hiçbiri: yalnızca izliyorum

## Dosyadaki bir oyun ve sonucu

row-title = Dosyada { $n } oyun
row-more = ve { $n } tane daha
row-moves = { $n } yeni hamle
row-timed = { $n } hamlenin zamanı
row-ended = bitti
row-same = yeni bir şey yok
row-new = yeni
row-waits = yeni
row-finished = bitti, saklanmaz
row-take = Bunu da sakla
row-no-times = zamansız: ardından değerleri sorulur
row-other-control = Triple Block’lu değil
row-other-control-is = Triple Block’lu değil: { $text }
row-other-control-each = Triple Block’lu değil: { $moves ->
    [1] her hamle için { $time }
   *[other] { $moves } hamle için { $time }
}
row-rest = Diğerleri
row-to-the-minute = Dosyada dakika var, saniye yok. Son tarihler sizin zararınıza yuvarlandı.
row-clocks-agree = Sunucunun saatleri uyuyor.
row-clock-differs = { $name }: dosyada kalan { $file }; burada saat { $clock }, banka { $bank }.
row-clocks-alone = Saatleri dosyada: yalnızca bankalar eksik.
row-compare = Sunucuyla karşılaştır
row-which = Hangi oyun?
row-which-is = Son hamlesi { $played } olan
row-another = Başka bir oyun
row-apart = { $played } sonrasında dosyadaki hamleler sakladığınız oyundan farklı.
row-apart-at-once = Dosyadaki hamleler ilk hamleden başlayarak sakladığınız oyundan farklı.
row-open = Oyunu aç
row-stamp = { $played }: sakladığınızda { $kept }, dosyada { $file }.
row-no-stamps = { $n ->
    [1] Dosyada yeni hamlenin zamanı yok.
   *[other] Dosyada { $n } yeni hamlenin zamanları yok.
}
row-untimed = { $n } oyunda, dosyada yeni hamlelerin zamanları yok. Zamansız ekleyip sonra saatleri karşılaştırın; ya da oyunu açıp zamanları girin.
row-all-without-times = Bütün hamleleri zamansız ekle
row-add-without-times = Zamansız ekle
row-result = Sakladığınız sonuç başka: { $result }.
row-cancelled = Sunucu oyunu iptal etti.
row-conflict = Oyun turnuvasına uymuyor. Düzeltmek için açın.
row-refused = { $played }: { $why }
row-end-refused = Bitişi: { $why }
row-without-times = Zamansız sakla

## Saklamak

keep-these = { $n } oyunu sakla
keep-none = Oyunları sakla
keep-open = { $n } oyun daha için yukarıda soru var.
keep-nothing = Dosyadaki her şey zaten burada.
keep-works = Bekleyin: %{ $percent }
keep-waiting = Önce yukarıdaki soruları yanıtlayın.
keep-kept = { $n } oyun saklandı.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } oyun saklanmadı: yanıt bekleyen soru var.
}
keep-differ = { $n } tanesinde sunucunun saatleri farklı: karşılaştırın.
keep-failed = { $n } oyun kaydedilemedi.
