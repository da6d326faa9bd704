# Words that stand everywhere.
list-and = { $most } and { $last }

suit-C = ♣ clubs
suit-D = ♦ diamonds
suit-H = ♥ hearts
suit-S = ♠ spades

clock-fast = fast clock
clock-normal = normal clock
clock-slow = slow clock

name-computer = 🤖 { $name }
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
button-back-to-hand = Back
button-end = End it
button-earlier = Earlier
button-later = Later
