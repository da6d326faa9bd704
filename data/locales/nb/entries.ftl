# Hvem som er med i en sesong: de som venter på plass, og de som får en.
crier-check-in-waiting =
    📋 **{ $season }**: vil dere fortsatt ha plass? Trykk **{ league-button-here }** innen <t:{ $until }:f>, <t:{ $until }:R>. Ledige plasser går til dem som har gjort det, i den rekkefølgen de står på ventelista.
crier-entered = 🪑 { $player }, det ble en plass ledig i **{ $season }**: nå er du med.
league-own-wait-check-in = ⏰ Vil du fortsatt ha plass? Trykk **{ league-button-here }**, så får du den neste som blir ledig.
act-enter = { $player } fikk en ledig plass.
umpire-check-in-waiting = Alle som venter på plass i **{ $league }**, skal bekrefte at de er med innen <t:{ $until }:f>. De som gjør det, får de neste ledige plassene.
umpire-change-withdrawn = - **{ $name }**: { $was } → **ute**
umpire-change-shifted =
    - { $count } andre flytter én plass { $way ->
        [up] opp
       *[down] ned
    }.
refused-league-nobody_waits = Ingen venter på plass, så det er ingen å spørre.
refused-league-not_next = Det er ingen plass til dem nå, eller noen andre står for tur.
umpire-never-dealt = ⚠️ { $names } står øverst uten å ha fått et eneste kort, og kan ikke bli { $count ->
        [one] mester
       *[other] mestere
    } slik.
