# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: vill du fortfarande ha en plats? Tryck på **{ league-button-here }** senast <t:{ $until }:f> (<t:{ $until }:R>). Lediga platser går till spelare som gjort det, i turordning.
outbox-no-place =
    ⏳ **{ $season }** har börjat, men utan plats åt { $players }. { $why ->
        [check_in] Ingen incheckning, eller så var alla platser tagna.
       *[full] Alla platser var tagna.
    } { $next ->
        [check_in] Tryck på **{ league-button-here }** för att få nästa lediga plats.
        [wait] Väntelistan får nästa lediga plats.
       *[closed] Anmälan är stängd.
    }
outbox-entered =
    🪑 { $player }, en plats blev ledig i **{ $season }**. Du är med{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }!
league-own-wait-check-in = ⏰ Tryck på **{ league-button-here }** om du fortfarande vill ha nästa lediga plats.
act-enter =
    { $player } fick en ledig plats{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } efter rating)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **ute**
umpire-change-shifted =
    - { $count } andra flyttas en plats { $way ->
        [up] upp
       *[down] ner
    }.
refused-league-nobody_waits = Väntelistan är tom.
refused-league-not_next = Det finns ingen ledig plats, eller så står en annan spelare på tur.
umpire-never-dealt = ⚠️ Först utan att ha fått ett kort, alltså inte mästare: { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Tacka ja
button-offer-decline = Tacka nej
outbox-offered = 🤝 { $player }, { $umpire } undrar om du vill ta över från { $old } i **{ $season }**, med poäng och matcher. Svara senast <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] har inte svarat på erbjudandet att ta över
       *[other] vill inte ta över
    } platsen från { $old } i **{ $season }**. Du kan fråga någon annan i översikten.
act-offer = { $player } får frågan om att ta över från { $old }.
act-turn-down = Tackade nej till att ta över.
act-expire = Inget svar på erbjudandet i tid.
league-offer = 🤝 { $own ->
        [yes] **Vill du ta över från { $old }?**
       *[other] { act-offer }
    } Svara senast <t:{ $until }:f>.
league-taken-over = ✅ **Platsen är din,** med poäng och matcher.
league-turned-down = 👌 **Okej.** Jag säger det till domaren.
umpire-offer-note = Jag pingar { $player } i säsongens kanal. Spelaren kan svara till { $until }. Inget ändras före ett ja.
umpire-offer-instead = Det här ersätter ditt erbjudande till en annan spelare.
refused-league-offered = Spelaren har redan ett öppet erbjudande.
refused-league-offer_over = Erbjudandet är över.
refused-league-not_offered = Erbjudandet är till en annan spelare.

# Moving between divisions.
ruling-transfer = { $player } flyttas till division { $division }{ $promised ->
        [none] {""}
       *[other] , trots löftet om division { $promised }
    }.
umpire-transfer-promised = ⚠️ Det bryter ett tidigare löfte, så jag lägger ut det i säsongens kanal, med ditt skäl.
season-room = ⬆️ { $names } spelar i division { $division } i stället för { $promised }, för det fanns plats.
season-merged = 🔀 { $names } spelar i division { $division }, för det finns ingen division { $promised } den här säsongen.
season-full = ↩️ { $names } spelar i division { $division } i stället för { $promised } efter ett uppehåll, för division { $promised } är full.
season-more-divisions =
    ➕ Säsongen har { $count } divisioner, för { $players } spelare får inte plats i { $before ->
        [one] en.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 Säsongen har { $count ->
        [one] en division
       *[other] { $count } divisioner
    } i stället för { $before }, för { $fits ->
        [yes] { $players } spelare får plats i { $count ->
            [one] den.
           *[other] dem.
        }
       *[no] för få spelare är kvar för fler.
    }
season-large-division = 📏 Division { $division } har { $count } spelare i stället för högst { $most }, för löften går först. Fler spelare än vanligt flyttas ner efter säsongen.
season-split = ➕ Nästa säsong får { $count } divisioner, för en division har högst { $most } spelare.
umpire-division-size = Division { $division } har då { $count ->
        [one] 1 spelare.
       *[other] { $count } spelare.
    }
umpire-transfer-note = Lottningen som gäller ligger kvar. Flytten räknas från nästa omgång.
refused-league-no_division = { $divisions ->
        [one] Det finns bara en division.
       *[other] Välj en division från 1 till { $divisions }.
    }
refused-league-same_division = Spelaren är redan i division { $division }.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] följer anmälningsordningen.
        [lot] avgörs genom lottning.
       *[rating] följer rating, sedan anmälningsordning.
    }

# The order of strength in which players start.
league-seeds-divisions =
    De första divisionerna { league-seeding } Det blir så få som går, med högst { $most } spelare i varje.
    Lovade en tidigare säsong dig en division börjar du där eller högre. Du kan stå över upp till { $seasons } säsonger. Är din division full när du kommer tillbaka börjar du högst en lägre för varje säsong borta.
    { $seeding ->
        [rating] Nya spelare börjar i den högsta division där minst hälften av spelarna har lägre rating, om det finns plats. Utan rating börjar de längst ner.
       *[other] Nya spelare börjar längst ner.
    }
umpire-seeds = **Seedning:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Sparat. Säsongen har inte börjat än.
umpire-form-order = Nummer, starkast först
umpire-form-order-about = Exempel: 3 1 5-8. Spelare du utelämnar behåller sin ordning.
button-order = Ändra ordningen
act-seed = Domaren bestämde startordningen.
refused-umpire_order = Skriv varje nummer från 1 till { $most } en gång, t.ex. 3 1 5-8.
refused-league-no_seeds = Säsongen har ingen startordning.
refused-league-seeded_twice = Nämn varje spelare en gång.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: { $players } har lämnat servern. { $how ->
        [start] **{ $season }** börjar utan { $count ->
                [one] spelaren om spelaren
               *[other] dem om de
            } inte kommer tillbaka.
       *[other] { $how ->
            [drawn] Tills { $count ->
                    [one] spelaren är tillbaka lottar jag inte in spelaren
                   *[other] de är tillbaka lottar jag inte in dem
                } i **{ $season }**, och det räknas som att utebli.
            [computer] Tills { $count ->
                    [one] spelaren
                   *[other] de
                } är tillbaka tar en dator över i **{ $season }**.
           *[nothing] { $count ->
                    [one] Spelarens
                   *[other] Deras
                } resultat i **{ $season }** räknas.
        } Du kan ta bort eller ersätta { $count ->
                [one] spelaren
               *[other] dem
            } i översikten.
    }
act-miss = { $count ->
        [0] Alla spelare är på servern.
       *[other] Inte på servern: { $players }.
    }
