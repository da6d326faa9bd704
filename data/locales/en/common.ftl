# Words that stand everywhere.
list-and = { $most } and { $last }
list-comma = { ", " }
list-more = { $names } and { $count } more
list-more-lines = -# … and { $count } more

# What people write for times, separated by commas. It is understood in every language; no word may mean two things.
time-back = back
time-today = today, tonight
time-tomorrow = tomorrow
time-at = at, @
time-on = on
time-in = in
time-minutes = min, mins, minute, minutes
time-hours = h, hour, hours
time-days = d, day, days
time-weeks = w, week, weeks

# A moment that is suggested while somebody writes a time.
time-in-full = { DATETIME($date, dateStyle: "full") }, { $clock } ({ $zone })

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
level-program_gone = program, gone: a normal computer plays
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-hand = My hand
button-back = I'm back
button-go-back = Back
button-end = End it
button-page-before = Back
button-page-after = Next
button-earlier = Earlier
button-later = Later
