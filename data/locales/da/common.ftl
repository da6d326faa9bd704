# Words that stand everywhere.
list-and = { $most } og { $last }
list-comma = { ", " }
list-more = { $names } og { $count } til
list-more-lines = -# … og { $count } til

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = tilbage
time-today = i dag, idag
time-this-morning = i formiddag, i morges
time-this-afternoon = i eftermiddag
time-tonight = i aften, iaften, i nat
time-tomorrow = i morgen, imorgen
time-after-tomorrow = i overmorgen, overmorgen
time-yesterday = i går, igår
time-morning = tidligt, morgen, om morgenen, formiddag, om formiddagen
time-afternoon = eftermiddag, om eftermiddagen
time-evening = aften, om aftenen
time-noon = midt på dagen, middag
time-midnight = midnat
time-this = denne, kommende, førstkommende, nu på
time-next = næste
time-at = kl, kl., klokken, ved
time-sharp = præcis
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = over
time-before = i
time-quarter = kvart, et kvarter
time-half-past = { "" }
time-half-to = halv
time-on = på
time-the = den
time-of = af
time-ordinal = .
time-in = om
time-from-now = fra nu
time-from = fra, mellem
time-to = til
time-and = og
time-half = en halv, et halvt, halv
time-one-and-a-half = halvanden, halvandet
time-one = et
time-numbers = en én et ét, to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tyve
time-tens = tyve, tredive, fyrre, halvtreds, tres
time-minutes = min, minut, minutter
time-quarters = kvarter
time-half-hours = halvtime, halvtimer, halve time, halve timer
time-hours = t, time, timer
time-days = d, dag, dage, døgn
time-weeks = u, uge, uger
time-fortnights = { "" }
time-zone = tid
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = man, tir tirs, ons, tor tors, fre, lør, søn
time-months = jan, feb, mar, apr, maj, jun, jul, aug, sep sept, okt, nov, dec

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }.{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") } kl. { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Jeg læste det som { $time }.{ $change ->
        [once] {""}
        [first] { " " }Uret viser den time to gange, og jeg tog den første.
        [second] { " " }Uret viser den time to gange, og det her er den anden.
       *[skipped] { " " }Uret springer den time du skrev, over, så det bliver så meget senere.
    }

move-choosing = { $move } og vælg { $choice }
suit-C = ♣ klør
suit-D = ♦ ruder
suit-H = ♥ hjerter
suit-S = ♠ spar

clock-fast = hurtigt ur
clock-normal = almindeligt ur
clock-slow = langsomt ur

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = let
level-normal = middel
level-hard = svær
level-program = program
level-program_gone = programmet er væk, så en middelgod computer spiller
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Deltag
button-leave = Forlad bordet
button-start = Start
button-add-computer = Tilføj computer
button-remove-computer = Fjern computer
button-rules = Regler
button-hand = Min hånd
button-back = Jeg er tilbage
button-go-back = Tilbage
button-end = Afslut
button-close = Luk
button-form-again = Åbn formularen igen
button-page-before = Tilbage
button-page-after = Næste
button-earlier = Forrige
button-later = Næste
