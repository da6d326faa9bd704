# Hvem som er med i en sesong: de som venter på plass, og de som får en.
outbox-check-in-waiting =
    📋 **{ $season }**: vil dere fortsatt ha plass? Trykk på **{ league-button-here }** innen <t:{ $until }:f> (<t:{ $until }:R>). Ledige plasser går til dem som svarer, i rekkefølge.
outbox-no-place =
    ⏳ **{ $season }** har begynt, men uten plass til { $players }. { $why ->
        [check_in] Innsjekkingen manglet, eller alle{ " " }
       *[full] Alle{ " " }
    }plassene var tatt. { $next ->
        [check_in] Trykk på **{ league-button-here }** for å få neste ledige plass.
        [wait] Ventelista får neste ledige plass.
       *[closed] Ingen kan bli med lenger.
    }
outbox-entered =
    🪑 { $player }, det ble en plass ledig i **{ $season }**. Du er med{ $division ->
        [0] {""}
       *[other] { " " }i divisjon { $division }
    }!
league-own-wait-check-in = ⏰ Trykk på **{ league-button-here }** hvis du fortsatt vil ha neste ledige plass.
act-enter =
    { $player } fikk en ledig plass{ $division ->
        [0] {""}
       *[other] { " " }(divisjon { $division } etter rating)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **ute**
umpire-change-shifted =
    - { $count } andre flytter én plass { $way ->
        [up] opp
       *[down] ned
    }.
refused-league-nobody_waits = Ventelista er tom.
refused-league-not_next = Det er ingen ledig plass, eller en annen står for tur.
umpire-never-dealt = ⚠️ Øverst uten å ha fått kort, så ikke mester: { $names }.

# Noen tar over: den som blir spurt, svarer med en knapp.
button-offer-accept = Ja takk
button-offer-decline = Nei takk
outbox-offered = 🤝 { $player }, { $umpire } spør om du vil ta over for { $old } i **{ $season }**, med poeng og partier. Svar innen <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] har ikke svart på tilbudet om
       *[other] tar ikke
    } plassen til { $old } i **{ $season }**. Du kan spørre en annen i oversikten.
act-offer = { $player } blir spurt om å ta over for { $old }.
act-turn-down = Takket nei til å ta over.
act-expire = Svarte ikke på tilbudet i tide.
league-offer = 🤝 { $own ->
        [yes] **Vil du ta over for { $old }?**
       *[other] { act-offer }
    } Svarfristen er <t:{ $until }:f>.
league-taken-over = ✅ **Plassen er din,** med poeng og partier.
league-turned-down = 👌 **Greit.** Jeg sier fra til dommeren.
umpire-offer-note = Jeg spør { $player } i sesongens kanal. Svarfristen er { $until }. Ingenting endres før svaret er ja.
umpire-offer-instead = Dette erstatter tilbudet til en annen spiller.
refused-league-offered = Denne spilleren har allerede et åpent tilbud.
refused-league-offer_over = Dette tilbudet gjelder ikke lenger.
refused-league-not_offered = Dette tilbudet er til en annen spiller.

# Å flytte mellom divisjoner.
ruling-transfer = { $player } flyttes til { $division }. divisjon{ $promised ->
        [none] {""}
       *[other] , enda { $promised }. divisjon var lovet
    }.
umpire-transfer-promised = ⚠️ Dette bryter et tidligere løfte, så jeg legger det ut i sesongens kanal, med begrunnelsen din.
season-room = ⬆️ { $names } spiller i divisjon { $division } i stedet for { $promised }, fordi det var plass.
season-merged = 🔀 { $names } spiller i divisjon { $division }, fordi det ikke er noen divisjon { $promised } denne sesongen.
season-full = ↩️ { $names } spiller i divisjon { $division } i stedet for { $promised } etter en pause, fordi divisjon { $promised } er full.
season-more-divisions =
    ➕ Denne sesongen har { $count } divisjoner, fordi { $players } spillere ikke får plass i { $before ->
        [one] én.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 Denne sesongen har { $count ->
        [one] én divisjon
       *[other] { $count } divisjoner
    } i stedet for { $before }, fordi { $fits ->
        [yes] { $players } spillere får plass { $count ->
            [one] der.
           *[other] i dem.
        }
       *[no] det er for få spillere igjen til flere.
    }
season-large-division = 📏 Divisjon { $division } har { $count } spillere i stedet for høyst { $most }, fordi løfter går først. Flere enn vanlig rykker ned etter sesongen.
season-split = ➕ Neste sesong får { $count } divisjoner, fordi en divisjon har høyst { $most } spillere.
umpire-division-size = { $division }. divisjon får da { $count ->
        [one] 1 spiller.
       *[other] { $count } spillere.
    }
umpire-transfer-note = Partier som er satt opp, spilles likevel. Flyttingen gjelder fra neste runde.
refused-league-no_division = { $divisions ->
        [one] Det er bare én divisjon.
       *[other] Velg en divisjon fra 1 til { $divisions }.
    }
refused-league-same_division = Denne spilleren er allerede i { $division }. divisjon.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] følger påmeldingen.
        [lot] trekkes ved lodd.
       *[rating] følger ratingen, deretter påmeldingen.
    }

# Rekkefølgen som spillerne begynner i, etter styrke.
league-seeds-divisions =
    De første divisjonene { league-seeding } Det er så få som mulig, med høyst { $most } spillere i hver.
    Har en tidligere sesong lovet deg en divisjon, begynner du der eller høyere. Du kan stå over i opptil { $seasons } sesonger. Er divisjonen din full når du kommer tilbake, begynner du høyst én lavere for hver sesong du sto over.
    { $seeding ->
        [rating] Nye spillere begynner i den høyeste divisjonen der minst halvparten har lavere rating, hvis det er plass, også etter starten. Uten rating begynner de nederst.
       *[other] Nye spillere begynner nederst.
    }
umpire-seeds = **Seeding:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Lagret. Sesongen er ikke i gang ennå.
umpire-form-order = Numre, den sterkeste først
umpire-form-order-about = For eksempel 3 1 5-8. Spillere du ikke nevner, beholder rekkefølgen.
button-order = Endre rekkefølgen
act-seed = Dommeren bestemte startrekkefølgen.
refused-umpire_order = Skriv hvert tall fra 1 til { $most } én gang, for eksempel 3 1 5-8.
refused-league-no_seeds = Denne sesongen har ingen startrekkefølge.
refused-league-seeded_twice = Nevn hver spiller én gang.

# De som forlater serveren.
outbox-missing = 🚪 { $umpire }: { $players } har forlatt serveren. { $how ->
        [start] Kommer { $count ->
                [one] spilleren
               *[other] de
            } ikke tilbake, begynner **{ $season }** uten { $count ->
                [one] spilleren
               *[other] dem
            }.
       *[other] { $how ->
            [drawn] Til { $count ->
                    [one] spilleren er tilbake, setter jeg ikke spilleren
                   *[other] de er tilbake, setter jeg dem ikke
                } opp i **{ $season }**, og ved bordene gjelder det som fravær.
            [computer] Til { $count ->
                    [one] spilleren
                   *[other] de
                } er tilbake, tar en datamaskin over i **{ $season }**.
           *[nothing] { $count ->
                    [one] Resultatene til spilleren
                   *[other] Resultatene deres
                } i **{ $season }** teller.
        } I oversikten kan du { $count ->
                [one] ta ut eller bytte ut spilleren
               *[other] ta dem ut eller bytte dem ut
            }.
    }
act-miss = { $count ->
        [0] Alle spillerne er på serveren.
       *[other] Ikke på serveren: { $players }.
    }
