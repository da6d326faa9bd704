# Words that stand everywhere.
list-and = { $most } und { $last }
list-comma = { ", " }
list-more = { $names } und { $count } weitere
list-more-lines = -# … und { $count } weitere

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = zurück, wieder da
time-today = heute
time-this-morning = heute morgen, heute früh, heute vormittag
time-this-afternoon = heute nachmittag
time-tonight = heute abend, heute nacht
time-tomorrow = morgen
time-after-tomorrow = übermorgen, uebermorgen
time-yesterday = gestern
time-morning = früh, vormittag, vormittags, morgens, am morgen, am vormittag
time-afternoon = nachmittag, nachmittags, am nachmittag
time-evening = abend, abends, nacht, nachts, am abend
time-noon = mittag, mittags
time-midnight = mitternacht
time-this = diesen, kommenden, dieser
time-next = nächsten, nächster, nächste
time-at = um, gegen, ab
time-sharp = uhr, punkt
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = nach
time-before = vor
time-quarter = viertel
time-half-past = { "" }
time-half-to = halb
time-on = am
time-the = der, den
time-of = { "" }
time-ordinal = .
time-in = in
time-from-now = ab jetzt
time-from = von, zwischen
time-to = bis
time-and = und
time-half = eine halbe, einer halben, halbe
time-one-and-a-half = anderthalb, eineinhalb
time-one = einen, einem, einer
time-numbers = ein eins eine, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
time-tens = zwanzig, dreißig, vierzig, fünfzig, sechzig
time-minutes = min, minute, minuten
time-quarters = viertelstunde, viertelstunden
time-half-hours = halbe stunde, halben stunde
time-hours = h, std, stunde, stunden
time-days = tag, tage, tagen
time-weeks = wo, woche, wochen
time-fortnights = { "" }
time-zone = zeit
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = mo, di, mi, do, fr, sa samstag sonnabend, so
time-months = jan jänner, feb, mär mrz, apr, mai, jun, jul, aug, sep sept, okt, nov, dez

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") }, { $clock } Uhr ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Ich lese das als { $time }.{ $change ->
        [once] {""}
        [first] { " " }Diese Stunde gibt es bei der Zeitumstellung zweimal, und ich nehme die erste.
        [second] { " " }Diese Stunde gibt es bei der Zeitumstellung zweimal, und das hier ist die zweite.
       *[skipped] { " " }Diese Stunde fällt bei der Zeitumstellung aus, also wird es entsprechend später.
    }

move-choosing = { $move } und wähl { $choice }
suit-C = ♣ Kreuz
suit-D = ♦ Karo
suit-H = ♥ Herz
suit-S = ♠ Pik

clock-fast = schnelle Uhr
clock-normal = normale Uhr
clock-slow = langsame Uhr

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = leicht
level-normal = mittel
level-hard = schwer
level-program = Programm
level-program_gone = das Programm ist weg, also spielt ein mittlerer Computer
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-rules = Regeln
button-hand = Meine Hand
button-back = Bin wieder da
button-go-back = Zurück
button-end = Beenden
button-close = Schließen
button-form-again = Formular noch mal öffnen
button-page-before = Zurück
button-page-after = Weiter
button-earlier = Frühere
button-later = Spätere
