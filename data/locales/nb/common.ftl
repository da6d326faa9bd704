# Words that stand everywhere.
list-and = { $most } og { $last }
list-comma = { ", " }
list-more = { $names } og { $count } til
list-more-lines = -# … og { $count } til

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = tilbake
time-today = i dag, idag
time-this-morning = i formiddag
time-this-afternoon = i ettermiddag
time-tonight = i kveld, ikveld
time-tomorrow = i morgen, imorgen, i morra, imorra
time-after-tomorrow = i overmorgen, overmorgen
time-yesterday = i går, igår
time-morning = tidlig, morgen, om morgenen, formiddag, om formiddagen, på formiddagen
time-afternoon = ettermiddag, om ettermiddagen, på ettermiddagen
time-evening = kveld, om kvelden, på kvelden
time-noon = midt på dagen
time-midnight = midnatt
time-this = denne, kommende, førstkommende, nå på
time-next = neste
time-at = kl, kl., klokka, klokken
time-sharp = presis
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = over
time-before = på
time-quarter = kvart, et kvarter
time-half-past = { "" }
time-half-to = halv
time-on = på
time-the = den
time-of = av
time-ordinal = .
time-in = om
time-from-now = fra nå
time-from = fra, mellom
time-to = til
time-and = og
time-half = en halv, et halvt, halv
time-one-and-a-half = halvannen, halvannet, halvanna
time-one = et, ei
time-numbers = en én ett, to, tre, fire, fem, seks, sju syv, åtte, ni, ti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tjue
time-tens = tjue, tretti, førti, femti, seksti
time-minutes = min, minutt, minutter
time-quarters = kvarter
time-half-hours = halvtime, halvtimer
time-hours = t, time, timer
time-days = d, dag, dager, døgn
time-weeks = u, uke, uker
time-fortnights = { "" }
time-zone = tid
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = man, tir tirs, ons, tor tors, fre, lør, søn
time-months = jan, feb, mar, apr, mai, jun, jul, aug, sep sept, okt, nov, des

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") } kl. { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Jeg leste dette som { $time }.{ $change ->
        [once] {""}
        [first] { " " }Klokka viser den timen to ganger, og jeg tok den første.
        [second] { " " }Klokka viser den timen to ganger, og dette er den andre.
       *[skipped] { " " }Klokka hopper over timen du skrev, så det blir så mye senere.
    }

move-choosing = { $move } og velg { $choice }
suit-C = ♣ kløver
suit-D = ♦ ruter
suit-H = ♥ hjerter
suit-S = ♠ spar

clock-fast = rask klokke
clock-normal = vanlig klokke
clock-slow = langsom klokke

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = lett
level-normal = middels
level-hard = vanskelig
level-program = program
level-program_gone = programmet er borte, så en middels datamaskin spiller
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Bli med
button-leave = Gå fra bordet
button-start = Start
button-add-computer = Legg til datamaskin
button-remove-computer = Fjern datamaskin
button-rules = Regler
button-hand = Hånda mi
button-back = Jeg er tilbake
button-go-back = Tilbake
button-end = Avslutt
button-close = Lukk
button-form-again = Åpne skjemaet igjen
button-page-before = Tilbake
button-page-after = Neste
button-earlier = Forrige
button-later = Neste
