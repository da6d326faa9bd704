# Hvem som er med i en sesong: de som venter på plass, og de som får en.
outbox-check-in-waiting =
    📋 **{ $season }**: vil dere fortsatt ha plass? Trykk **{ league-button-here }** innen <t:{ $until }:f>, <t:{ $until }:R>. Ledige plasser går til dem som har gjort det, i den rekkefølgen de står på ventelista.
outbox-no-place =
    ⏳ { $players }: **{ $season }** har begynt uten dere, fordi { $why ->
        [check_in] dere ikke bekreftet, eller alle plassene var tatt
       *[full] alle plassene var tatt
    }. { $next ->
        [check_in] Trykk **{ league-button-here }** for å få den neste ledige plassen.
        [wait] Dere får den neste ledige plassen.
       *[closed] Den tar ikke inn flere.
    }
outbox-entered = 🪑 { $player }, det ble en plass ledig i **{ $season }**: nå er du med.
league-own-wait-check-in = ⏰ Vil du fortsatt ha plass? Trykk **{ league-button-here }**, så får du den neste som blir ledig.
act-enter = { $player } fikk en ledig plass.
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

# Noen tar over: den som blir spurt, svarer med en knapp.
button-offer-accept = Ja takk
button-offer-decline = Nei takk
outbox-offered = 🤝 { $player }, { $umpire } spør om du vil ta over plassen til { $old } i **{ $season }**, med poengene og bordene som hører til. Svar innen <t:{ $until }:f>, <t:{ $until }:R>.
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] har ikke svart på tilbudet om
       *[other] tar ikke
    } plassen til { $old } i **{ $season }**. Du kan spørre en annen i oversikten.
act-offer = { $player } blir spurt om å ta over for { $old }.
act-turn-down = Takket nei til en plass.
act-expire = Svarfristen for en tilbudt plass gikk ut.
league-offer = { $own ->
        [yes] 🤝 **Du blir spurt om å ta over plassen til { $old }.** Svar innen <t:{ $until }:f>.
       *[other] 🤝 { $player } blir spurt om å ta over plassen til { $old }, og kan svare innen <t:{ $until }:f>.
    }
league-taken-over = ✅ **Plassen er din.** Poengene og bordene følger med.
league-turned-down = 👌 **Greit.** Dommeren får beskjed.
umpire-offer-note = { $player } blir spurt i sesongens kanal, og kan svare innen { $until }. Ingenting endres før de sier ja.
umpire-offer-instead = Noen er allerede spurt om denne plassen. De kan ikke svare lenger.
refused-league-offered = De er allerede spurt om en annen plass. Ett svar om gangen.
refused-league-offer_over = Dette tilbudet gjelder ikke lenger: svarfristen er ute, eller plassen er tatt.
refused-league-not_offered = Denne plassen ble tilbudt noen andre.

# Å flytte mellom divisjoner.
ruling-move = { $player } flyttes til { $division }. divisjon{ $promised ->
        [none] {""}
       *[other] , selv om de var lovet { $promised }. divisjon
    }.
umpire-move-promised = ⚠️ Dette bryter et løfte fra forrige sesong. Jeg legger det ut i sesongens kanal, med begrunnelsen din.
season-raised = ⬆️ { $names } spiller i divisjon { $division } i stedet for { $promised }, fordi det var plass.
season-merged = 🔀 { $names } spiller i divisjon { $division }, fordi divisjon { $promised } ville blitt for liten til et bord.
umpire-division-size = { $division }. divisjon får da { $count ->
        [one] 1 spiller.
       *[other] { $count } spillere.
    }
umpire-move-note = Bord som er trukket, spilles likevel. Fra neste runde spiller de i den andre divisjonen.
refused-league-no_division = Den divisjonen finnes ikke. { $divisions ->
        [one] Det er bare én.
       *[other] De er nummerert fra 1 til { $divisions }.
    }
refused-league-same_division = De er allerede i { $division }. divisjon.
refused-umpire_no_divisions = Denne sesongen har ingen divisjoner, så ingen kan flyttes mellom dem.

# Rekkefølgen som spillerne begynner i, etter styrke.
league-seeds-divisions =
    De første divisjonene { $seeding ->
        [signup] følger rekkefølgen folk meldte seg på i.
        [lot] trekkes ved lodd.
       *[rating] følger ratingen, deretter rekkefølgen folk meldte seg på i.
    } Er du lovet en divisjon av en tidligere sesong, begynner du der eller høyere. Du kan stå over opptil { $seasons } sesonger og beholde den. Nye begynner nederst.
umpire-seeds = **Seeding:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Slik er rekkefølgen nå. Ingenting er i gang ennå.
umpire-form-order = Numre, den sterkeste først
umpire-form-order-about = For eksempel 3 1 5-8. De du ikke nevner, følger i den rekkefølgen de vises.
button-order = Endre rekkefølgen
act-seed = Dommeren har bestemt rekkefølgen som spillerne begynner i.
refused-umpire_order = Skriv numre fra 1 til { $most }, hvert av dem én gang, for eksempel 3 1 5-8.
refused-league-no_seeds = Denne sesongen begynner uten noen rekkefølge etter styrke.
refused-league-seeded_twice = Nevn hver spiller én gang.

# De som forlater serveren.
outbox-missing = 🚪 { $umpire }: { $players } har forlatt serveren. { $how ->
        [start] { $count ->
            [one] Vedkommende er
           *[other] De er
        } ikke med når **{ $season }** begynner, hvis de ikke kommer tilbake.
        [drawn] Fram til de er tilbake, trekkes de ikke i **{ $season }**, og ved bord som er trukket, regnes de som fraværende. I oversikten kan du ta dem ut eller spørre noen om å overta.
        [computer] I **{ $season }** spiller en datamaskin for dem til de er tilbake. I oversikten kan du ta dem ut eller gi plassen til noen andre.
       *[nothing] Det de har spilt i **{ $season }**, teller. I oversikten kan du ta dem ut.
    }
act-miss = { $count ->
        [0] Alle spillerne er på serveren.
       *[other] Ikke på serveren: { $players }.
    }
