# Words that stand everywhere.
list-and = { $most } and { $last }
list-comma = { ", " }
list-more = { $names } and { $count } more
list-more-lines = -# … and { $count } more

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = back
time-today = today
time-this-morning = this morning
time-this-afternoon = this afternoon
time-tonight = tonight, this evening
time-tomorrow = tomorrow, tmrw, tmr
time-after-tomorrow = day after tomorrow, the day after tomorrow
time-yesterday = yesterday
time-morning = morning, in the morning
time-afternoon = afternoon, in the afternoon
time-evening = evening, in the evening, night, at night
time-noon = noon, midday
time-midnight = midnight
time-this = this, coming
time-next = next
time-at = at, @
time-sharp = o'clock, o’clock, oclock, sharp
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = past
time-before = to
time-quarter = quarter, a quarter
time-half-past = half past
time-half-to = { "" }
time-on = on
time-the = the
time-of = of
time-ordinal = st, nd, rd, th
time-in = in
time-from-now = from now
time-from = from, between
time-to = to, till, until
time-and = and
time-half = half a, half an, a half
time-one-and-a-half = { "" }
time-one = a, an
time-numbers = one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty
time-tens = twenty, thirty, forty, fifty, sixty
time-minutes = m, min, mins, minute, minutes
time-quarters = quarter of an hour, quarters of an hour
time-half-hours = half-hour, half-hours
time-hours = h, hr, hrs, hour, hours
time-days = d, day, days
time-weeks = w, wk, wks, week, weeks
time-fortnights = fortnight, fortnights
time-zone = time
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = mon, tue tues, wed weds, thu thur thurs, fri, sat, sun
time-months = jan, feb, mar, apr, may, jun, jul, aug, sep sept, oct, nov, dec

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") }, { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# I read this as { $time }.{ $change ->
        [once] {""}
        [first] { " " }The clocks show that hour twice, and I took the first.
        [second] { " " }The clocks show that hour twice, and this is the second.
       *[skipped] { " " }The clocks skip the hour you wrote, so it’s that much later.
    }

move-choosing = { $move } and choose { $choice }
suit-C = ♣ clubs
suit-D = ♦ diamonds
suit-H = ♥ hearts
suit-S = ♠ spades

clock-fast = fast clock
clock-normal = normal clock
clock-slow = slow clock

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = easy
level-normal = normal
level-hard = hard
level-program = program
level-program_gone = program is gone, so a normal computer plays
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-hand = My hand
button-back = I’m back
button-go-back = Back
button-end = End it
button-close = Close it
button-form-again = Open the form again
button-page-before = Back
button-page-after = Next
button-earlier = Earlier
button-later = Later
