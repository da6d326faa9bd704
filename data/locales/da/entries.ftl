# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: vil I stadig have en plads? Tryk på **{ league-button-here }** inden <t:{ $until }:f> (<t:{ $until }:R>). Ledige pladser går i rækkefølge til dem der trykker.
outbox-no-place =
    ⏳ **{ $season }** er begyndt, men uden plads til { $players }. { $why ->
        [check_in] Ingen check-in, eller alle{ " " }
       *[full] Alle{ " " }
    }pladser var taget. { $next ->
        [check_in] Tryk på **{ league-button-here }** for at få næste ledige plads.
        [wait] Ventelisten får næste ledige plads.
       *[closed] Tilmeldingen er lukket.
    }
outbox-entered =
    🪑 { $player }, der blev en plads ledig i **{ $season }**. Du er med{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }!
league-own-wait-check-in = ⏰ Tryk på **{ league-button-here }** hvis du stadig vil have næste ledige plads.
act-enter =
    { $player } fik en ledig plads{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } efter rating)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **ude**
umpire-change-shifted =
    - { $count } andre rykker én plads { $way ->
        [up] op
       *[down] ned
    }.
refused-league-nobody_waits = Ventelisten er tom.
refused-league-not_next = Der er ingen ledig plads, eller en anden står for tur.
umpire-never-dealt = ⚠️ Først uden at have fået kort, så ikke mester: { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Ja tak
button-offer-decline = Nej tak
outbox-offered = 🤝 { $player }, { $umpire } spørger om du vil overtage pladsen efter { $old } i **{ $season }** med point og partier. Svar inden <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] har ikke svaret på tilbuddet om
       *[other] vil ikke have
    } pladsen efter { $old } i **{ $season }**. Du kan spørge en anden i oversigten.
act-offer = { $player } bliver spurgt om at overtage pladsen efter { $old }.
act-turn-down = Sagde nej tak til at overtage.
act-expire = Svarede ikke på tilbuddet i tide.
league-offer = 🤝 { $own ->
        [yes] **Vil du overtage pladsen efter { $old }?**
       *[other] { act-offer }
    } Svar inden <t:{ $until }:f>.
league-taken-over = ✅ **Pladsen er din,** med point og partier.
league-turned-down = 👌 **Helt i orden.** Jeg giver dommeren besked.
umpire-offer-note = Jeg spørger { $player } i sæsonens kanal. Svarfristen er { $until }. Intet ændres før svaret er ja.
umpire-offer-instead = Det erstatter dit tilbud til en anden spiller.
refused-league-offered = Spilleren har allerede et åbent tilbud.
refused-league-offer_over = Tilbuddet gælder ikke længere.
refused-league-not_offered = Tilbuddet er til en anden spiller.

# Moving between divisions.
ruling-transfer = { $player } flyttes til division { $division }{ $promised ->
        [none] {""}
       *[other] {" "}selv om division { $promised } var lovet
    }.
umpire-transfer-promised = ⚠️ Det bryder et tidligere løfte, så jeg slår det op i sæsonens kanal med din begrundelse.
season-room = ⬆️ { $names } spiller i division { $division } i stedet for { $promised } fordi der var plads.
season-merged = 🔀 { $names } spiller i division { $division } fordi der ingen division { $promised } er i denne sæson.
season-full = ↩️ { $names } spiller i division { $division } i stedet for { $promised } efter en pause fordi division { $promised } er fuld.
season-more-divisions =
    ➕ Denne sæson har { $count } divisioner fordi { $players } spillere ikke får plads i { $before ->
        [one] én.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 Denne sæson har { $count ->
        [one] én division
       *[other] { $count } divisioner
    } i stedet for { $before } fordi { $fits ->
        [yes] { $players } spillere får plads i { $count ->
            [one] den.
           *[other] dem.
        }
       *[no] der er for få spillere tilbage til flere.
    }
season-large-division = 📏 Division { $division } har { $count } spillere i stedet for højst { $most } fordi løfter går forud. Flere end normalt rykker ned efter sæsonen.
season-split = ➕ Næste sæson får { $count } divisioner fordi en division har højst { $most } spillere.
umpire-division-size = Division { $division } har så { $count ->
        [one] 1 spiller.
       *[other] { $count } spillere.
    }
umpire-transfer-note = Partier der er sat op, bliver stående. Flytningen gælder fra næste runde.
refused-league-no_division = { $divisions ->
        [one] Der er kun én division.
       *[other] Vælg en division fra 1 til { $divisions }.
    }
refused-league-same_division = Spilleren er allerede i division { $division }.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] følger tilmeldingen.
        [lot] bestemmes ved lodtrækning.
       *[rating] følger ratingen, derefter tilmeldingen.
    }

# The order of strength in which players start.
league-seeds-divisions =
    De første divisioner { league-seeding } Der er så få som muligt med højst { $most } spillere i hver.
    Har en tidligere sæson lovet dig en division, begynder du der eller højere. Du kan springe op til { $seasons } sæsoner over. Er din division fuld når du kommer tilbage, begynder du højst én lavere for hver sæson du sprang over.
    { $seeding ->
        [rating] Er der plads, begynder nye spillere i den højeste division hvor mindst halvdelen har lavere rating. Uden rating begynder de nederst.
       *[other] Nye spillere begynder nederst.
    }
umpire-seeds = **Seedning:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Gemt. Sæsonen er ikke i gang endnu.
umpire-form-order = Numre, den stærkeste først
umpire-form-order-about = Eksempel: 3 1 5-8. Spillere du udelader, beholder rækkefølgen.
button-order = Ændr rækkefølgen
act-seed = Dommeren bestemte startrækkefølgen.
refused-umpire_order = Skriv hvert tal fra 1 til { $most } én gang, f.eks. 3 1 5-8.
refused-league-no_seeds = Sæsonen har ingen startrækkefølge.
refused-league-seeded_twice = Nævn hver spiller én gang.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: { $players } har forladt serveren. { $how ->
        [start] **{ $season }** begynder uden { $count ->
                [one] spilleren medmindre spilleren
               *[other] dem medmindre de
            } kommer tilbage.
       *[other] { $how ->
            [drawn] Indtil { $count ->
                    [one] spilleren er tilbage, sætter jeg ikke spilleren
                   *[other] de er tilbage, sætter jeg dem ikke
                } op i **{ $season }**, og det tæller som udeblivelse.
            [computer] Indtil { $count ->
                    [one] spilleren
                   *[other] de
                } er tilbage, overtager en computer i **{ $season }**.
           *[nothing] { $count ->
                    [one] Spillerens
                   *[other] Deres
                } resultater i **{ $season }** tæller.
        } I oversigten kan du { $count ->
                [one] fjerne eller udskifte spilleren
               *[other] fjerne dem eller skifte dem ud
            }.
    }
act-miss = { $count ->
        [0] Alle spillere er på serveren.
       *[other] Ikke på serveren: { $players }.
    }
