# Words that stand everywhere.
list-and = { $most } og { $last }

suit-C = ♣ kløver
suit-D = ♦ ruter
suit-H = ♥ hjerter
suit-S = ♠ spar

clock-fast = rask klokke
clock-normal = vanlig klokke
clock-slow = langsom klokke

name-computer = 🤖 { $name }
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
button-back-to-hand = Tilbake
button-end = Avslutt
button-earlier = Forrige
button-later = Neste
