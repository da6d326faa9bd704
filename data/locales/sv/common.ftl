# Words that stand everywhere.
list-and = { $most } och { $last }
list-comma = { ", " }
list-more = { $names } och { $count } till
list-more-lines = -# … och { $count } till

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = tillbaka
time-today = i dag, idag
time-this-morning = i morse, i förmiddag
time-this-afternoon = i eftermiddag
time-tonight = i kväll, ikväll, i natt, inatt
time-tomorrow = i morgon, imorgon, imorron, i morron
time-after-tomorrow = i övermorgon, övermorgon
time-yesterday = i går, igår
time-morning = bitti, på morgonen, morgon, på förmiddagen, förmiddag, fm
time-afternoon = på eftermiddagen, eftermiddag, em
time-evening = på kvällen, kväll, på natten
time-noon = mitt på dagen, middag, lunch
time-midnight = midnatt
time-this = denna, den här, kommande, nu på
time-next = nästa
time-at = kl, kl., klockan, vid
time-sharp = prick
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = över
time-before = i
time-quarter = kvart, en kvart
time-half-past = { "" }
time-half-to = halv
time-on = på
time-the = den
time-of = av
time-ordinal = :e, :a, e, a
time-in = om
time-from-now = från nu
time-from = från, mellan
time-to = till, tills
time-and = och
time-half = en halv, ett halvt, halv
time-one-and-a-half = en och en halv
time-one = en, ett
time-numbers = en ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo
time-tens = tjugo, trettio, fyrtio, femtio, sextio
time-minutes = min, minut, minuter
time-quarters = kvart, kvartar
time-half-hours = halvtimme, halvtimmar, halv timme
time-hours = h, tim, timme, timmar
time-days = d, dag, dagar, dygn
time-weeks = v, vecka, veckor
time-fortnights = { "" }
time-zone = tid
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = mån, tis, ons, tor tors, fre, lör, sön
time-months = jan, feb, mar, apr, maj, jun, jul, aug, sep sept, okt, nov, dec

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") } kl. { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Jag läste det som { $time }.{ $change ->
        [once] {""}
        [first] { " " }Klockan visar den timmen två gånger, och jag tog den första.
        [second] { " " }Klockan visar den timmen två gånger, och det här är den andra.
       *[skipped] { " " }Klockan hoppar över timmen du skrev, så det blir lika mycket senare.
    }

move-choosing = { $move } och välj { $choice }
suit-C = ♣ klöver
suit-D = ♦ ruter
suit-H = ♥ hjärter
suit-S = ♠ spader

clock-fast = snabb klocka
clock-normal = vanlig klocka
clock-slow = långsam klocka

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = lätt
level-normal = medel
level-hard = svår
level-program = program
level-program_gone = programmet är borta, så en dator på medelnivå spelar
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Gå med
button-leave = Lämna
button-start = Starta
button-add-computer = Lägg till dator
button-remove-computer = Ta bort dator
button-rules = Regler
button-hand = Min hand
button-back = Jag är tillbaka
button-go-back = Tillbaka
button-end = Avsluta
button-close = Stäng
button-form-again = Öppna formuläret igen
button-page-before = Tillbaka
button-page-after = Nästa
button-earlier = Tidigare
button-later = Senare
