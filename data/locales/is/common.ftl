# Words that stand everywhere.
list-and = { $most } og { $last }
list-comma = { ", " }
list-more = { $names } og { $count } í viðbót
list-more-lines = -# … og { $count } í viðbót

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = til baka, komin aftur, kominn aftur
time-today = í dag, ídag
time-this-morning = í morgunsárið
time-this-afternoon = seinni partinn í dag, eftir hádegi í dag
time-tonight = í kvöld, íkvöld, í nótt
time-tomorrow = á morgun, ámorgun
time-after-tomorrow = hinn daginn, ekki á morgun heldur hinn
time-yesterday = í gær, ígær
time-morning = um morguninn, að morgni, fyrir hádegi, f.h.
time-afternoon = eftir hádegi, e.h., síðdegis, seinni partinn, seinnipartinn
time-evening = um kvöldið, að kvöldi, kvöld
time-noon = hádegi, á hádegi, um hádegi, í hádeginu
time-midnight = miðnætti, á miðnætti, um miðnætti
time-this = núna á, nú á, þennan, komandi
time-next = næsti, næsta, næstkomandi
time-at = kl, kl., klukkan
time-sharp = stundvíslega, slétt
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = yfir
time-before = í
time-quarter = korter, kortér
time-half-past = { "" }
time-half-to = hálf
time-on = á
time-the = þann, hinn
time-of = í
time-ordinal = .
time-in = eftir
time-from-now = frá því núna, héðan í frá
time-from = frá, milli, á milli
time-to = til
time-and = og
time-half = hálfan, hálfa, hálf, hálfur
time-one-and-a-half = einn og hálfan, ein og hálf, eina og hálfa
# Alone before a unit, "eftir" counts one: eftir viku.
time-one = einn, eina, eitt, eftir
time-numbers = eitt ein, tvö tvær tveir tvo, þrjú þrír þrjár þrjá, fjögur fjórir fjórar fjóra, fimm, sex, sjö, átta, níu, tíu, ellefu, tólf, þrettán, fjórtán, fimmtán, sextán, sautján, átján, nítján, tuttugu
time-tens = tuttugu, þrjátíu, fjörutíu, fimmtíu, sextíu
time-minutes = mín, mín., mínúta, mínútu, mínútur
time-quarters = korter, kortér
time-half-hours = hálftími, hálftíma, hálftímar
time-hours = klst, klst., klukkustund, klukkustundir, klukkutími, klukkutíma, klukkutímar, tími, tíma, tímar
time-days = dagur, dag, daga, dagar, sólarhring, sólarhringa
time-weeks = vika, viku, vikur
time-fortnights = hálfur mánuður, hálfan mánuð
time-zone = tími, tíma
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = mán mánudag mánudaginn, þri þrið þriðjudag þriðjudaginn, mið miðvikudag miðvikudaginn, fim fimmtudag fimmtudaginn, fös föst föstudag föstudaginn, lau laug laugardag laugardaginn, sun sunnudag sunnudaginn
time-months = jan, feb febr, mar, apr, maí, jún, júl, ágú, sep sept, okt, nóv, des

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") } kl. { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Ég las þetta svona: { $time }.{ $change ->
        [once] {""}
        [first] { " " }Klukkan slær þann tíma tvisvar og ég valdi fyrra skiptið.
        [second] { " " }Klukkan slær þann tíma tvisvar og þetta er seinna skiptið.
       *[skipped] { " " }Klukkan hleypur yfir tímann sem þú skrifaðir, svo þetta er þeim mun seinna.
    }

move-choosing = { $move } (val: { $choice })
suit-C = ♣ lauf
suit-D = ♦ tígull
suit-H = ♥ hjarta
suit-S = ♠ spaði

clock-fast = hröð klukka
clock-normal = venjuleg klukka
clock-slow = hæg klukka

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = létt
level-normal = miðlungs
level-hard = erfið
level-program = forrit
level-program_gone = forritið er horfið, svo miðlungsgóð tölva spilar
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Vera með
button-leave = Hætta
button-start = Byrja
button-add-computer = Bæta við tölvu
button-remove-computer = Taka tölvu út
button-rules = Reglur
button-hand = Höndin mín
button-back = Ég er hér aftur
button-go-back = Til baka
button-end = Enda leikinn
button-close = Loka
button-form-again = Opna formið aftur
button-page-before = Til baka
button-page-after = Áfram
button-earlier = Fyrri
button-later = Næstu
