# Words that stand everywhere.
list-and = { $most } og { $last }
list-comma = { ", " }
list-more = { $names } og { $count } til
list-more-lines = -# … og { $count } til

# What people write for times, separated by commas. It is understood in every language; no word may mean two things.
time-back = tilbake
time-today = i dag, idag, i kveld
time-tomorrow = i morgen, imorgen
time-at = kl, kl., klokka, klokken
time-on = på
time-in = om
time-minutes = min, minutt, minutter
time-hours = t, time, timer
time-days = d, dag, dager, døgn
time-weeks = u, uke, uker

# A moment that is suggested while somebody writes a time.
time-in-full = { DATETIME($date, dateStyle: "full") } kl. { $clock } ({ $zone })

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
level-program_gone = programmet er ute, en middels datamaskin spiller
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Bli med
button-leave = Gå fra bordet
button-start = Start
button-add-computer = Legg til datamaskin
button-remove-computer = Fjern datamaskin
button-rules = Regler
button-hand = Min hånd
button-back = Jeg er tilbake
button-go-back = Tilbake
button-end = Avslutt
button-page-before = Tilbake
button-page-after = Neste
button-earlier = Forrige
button-later = Neste
