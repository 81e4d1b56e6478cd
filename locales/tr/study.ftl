## Tarafların adları

names-color = { $side ->
    [white] Beyaz
   *[black] Siyah
}

## Bir oyunu açmak

open-title = Oyun incele
open-teach = Bir oyun yapıştırın ya da PGN dosyası açın. Hamlelerini oynatın, kendi hamlelerinizi deneyin, yorum ekleyin.
open-paste = PGN ya da FEN
open-paste-hint = Bir ya da birkaç oyun, ya da bir konum.
open-open = Aç
open-file = Dosyadan
open-empty-board = Boş tahta
open-other = Başkasını aç
open-nothing-pasted = Önce buraya bir oyun yapıştırın.
open-no-game = Bu metinde ne hamle var ne PGN etiketi.
open-too-large = Bu, 1,5 MB’tan büyük bir metin. Yalnızca bir bölümünü açın.
open-game-too-long = { $number }. oyun gösterilemeyecek kadar uzun: 10.000’den çok hamlesi, işareti ve yorum satırı var.
open-unreadable = Tarayıcı bu dosyayı okuyamadı.

## Bir dosyadaki oyunlar

games-title = Oyunlar
games-number = Oyun { $at } / { $all }
games-before = Önceki oyun
games-after = Sonraki oyun
games-more = Daha çok oyun
games-no-names = Bir oyun
games-chess960 = Chess960

## Hamleler

moves-none = Henüz hamle yok. Tahtada bir taş oynatın.
moves-passes = { names-color } pas geçiyor
moves-left = Kalan süre
moves-took = Bu hamlenin süresi

## Yazmak

notes-title = Yorumla
notes-marks = İşaretler
notes-mark = { $nag ->
    [1] iyi hamle
    [2] hata
    [3] parlak hamle
    [4] vahim hata
    [5] ilginç hamle
    [6] şüpheli hamle
    [7] tek hamle
    [8] tek hamle
    [10] eşit
    [11] eşit
    [12] eşit
    [13] belirsiz
    [14] Beyaz biraz üstün
    [15] Siyah biraz üstün
    [16] Beyaz üstün
    [17] Siyah üstün
    [18] Beyaz kazanıyor
    [19] Siyah kazanıyor
    [22] zugzwang
    [23] zugzwang
    [146] yenilik
   *[other] işaret { $nag }
}
notes-comment = Yorum
notes-comment-hint = Her satıra bir yorum.
notes-make-main = Ana varyant yap
notes-delete-from-here = Buradan sonrasını sil
notes-deleted = Silindi.
notes-replaced = Değiştirdiğiniz oyunun yerine yenisi geldi.
notes-undo = Geri al

## Götürmek

take-save-game = PGN kaydet
take-save-all = Tümünü kaydet
take-copy = PGN kopyala
take-copied = Kopyalandı.
take-not-copied = Tarayıcı kopyalamaya izin vermedi.
take-could-win = { $side ->
    [white] Beyaz hâlâ kazanabilir mi?
   *[black] Siyah hâlâ kazanabilir mi?
}

## Bir taraf hâlâ kazanabilir mi

winning-hint = Ya da taşları tahtada oynatın.
winning-whose-flag = Kimin bayrağı düştü?
winning-white-fell = Beyazın: Siyah hâlâ kazanabilir mi?
winning-black-fell = Siyahın: Beyaz hâlâ kazanabilir mi?
winning-answer = Yanıt
winning-no-question = Konumu kurun: yanıt burada görünecek.
winning-how = Nasıl olabilir
winning-wrong-side = Bağlantıda side=white ya da side=black olmalı: kazanabilecek olan.
winning-lay = Elle kur
winning-laid = Kurma bitti
winning-copy-link = Bağlantıyı kopyala
winning-copied = Kopyalandı: bağlantı bu soruyu açar.

## Bir PGN’deki sorunlar

problem-count = Bu PGN’de { $n } sorun var; geri kalanı okundu
problem-more = { $n } sorun daha, burada ya da başka oyunlarda
problem-at = Satır { $line }, sütun { $column }: { $problem }
problem-quoted = “{ $text }”
problem-says = { $kind ->
    [too-large] metin çok uzun ya da yeniden kaydedilince çok uzun olur; sonrası okunmadı.
    [too-many-games] çok fazla oyun var; bu ve sonrakiler okunmadı.
    [tag] bir PGN etiketi [Name "değer"] biçiminde olmalı. Okunabilen kısmı saklandı.
    [unclosed-tag] bu PGN etiketinde kapanış " işareti yok. Satırıyla birlikte ya da sonraki etiketten önce biter.
    [bare-quotes] bir PGN etiketinin değerinde " yerine \" olmalı. Değerin parçası olarak okundu.
    [start] oyun burada başlayamaz; hamleleri metin olarak saklandı. { $problem }
    [impossible-rights] FEN etiketi bu konumda olanaksız bir hak veriyor; oyun onsuz okundu. { $problem }
    [chess960] burada rok yalnızca Chess960’taki gibi atılabilir, ama hiçbir PGN etiketi bunu söylemiyor. Öyle okundu.
    [variant] { $text } satranç değil. Hamleleri satranç kurallarına göre okundu.
    [move] { $text } oynanamaz. { $problem } Yorum olarak saklandı.
    [letters] taş harfleri { $english } değil, { $text }. Oyun bunlarla okundu.
    [pass] oyunda bir oyuncu pas geçiyor; satranç buna izin vermez. Hamle olarak saklandı.
    [sign] { $text } bir hamle değil. Yorum olarak saklandı.
    [nag] { $text } bilinmeyen bir işaret: $ işaretinden sonra en çok 255 olan bir sayı gelmeli. Yorum olarak saklandı.
    [nag-without-move] { $text } işaretinin ait olabileceği bir hamle yok. Yorum olarak saklandı.
    [nothing-to-vary] bunun varyantı olabileceği bir hamle yok. Yorum olarak saklandı.
    [too-deep] varyantlar çok derin iç içe. Bu, yorum olarak saklandı.
    [unclosed-variation] bu ( için ) yok. Varyant oyunla birlikte biter.
    [stray-close] bu ) için ( yok. Yorum olarak saklandı.
    [unclosed-comment] bu {"{"} için {"}"} yok. Yorum oyunla birlikte biter.
    [stray-brace] bu {"}"} için {"{"} yok. Yorum olarak saklandı.
    [result] { $text } bir PGN sonucu değil. Yorum olarak saklandı.
    [both-lost] 0-0 sonuç olarak okundu: iki taraf da kaybetti. Rok için O-O yazın.
    [after-result] { $text } sonuçtan sonra geliyor. Yorum olarak saklandı.
    [results-differ] PGN etiketinde başka bir sonuç var. Bu geçerli.
   *[too-large-to-keep] {""}
}
