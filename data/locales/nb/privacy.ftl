# Hva som tas vare på om folk, hvordan de får det, og hvordan de blir glemt.
command-privacy = personvern
command-privacy-description = Hva jeg lagrer om deg, hvorfor, hvor lenge, og hvordan du får det eller sletter det
command-my-data = data
command-my-data-description = Alle dataene mine om deg, i en fil bare du ser
command-my-forget = glem
command-my-forget-description = Slett dataene dine her eller overalt. Jeg spør først

former-player = en tidligere spiller
button-privacy = Personvern
button-my-data = Gi meg dataene mine
button-forget-me = Glem meg …
button-forget-here = Glem meg på denne serveren …
button-forget-outside = Glem meg utenfor servere …
button-forget-everywhere = Glem meg overalt …

privacy-title = ## Hva jeg lagrer om deg
privacy-what = **Hva.** Discord-ID-en din og navnet ditt på en server, fra du blir med ved et bord eller endrer en innstilling. Innstillinger, plasser, resultater, statistikk, rating og sjetonger. Hvert trekk du gjør, med tidspunkt. Det du ser på eller venter på, til det er slutt. Hvordan du spilte dagens giv og delte kort, i 30 dager. Sesongene dine, og det dommere bestemmer om deg, med begrunnelse. Jeg leser ikke meldinger eller profiler. Bilder av bord viser profilbildet ditt fra Discord. Jeg har det bare i minnet, og du kan slå det av i `/{ command-my } { command-my-settings }`.
privacy-why = **Hvorfor.** For at et parti kan fortsette etter en pause, for at tvil kan sjekkes senere, og for at resultatene teller. Jeg bruker det ikke til noe annet, og gir det ikke til noen.
privacy-who = **Hvem ser det.** Partiene dine, resultater, dagens giv, resultatlister, sesonger og det dommere bestemmer: alle medlemmer av den serveren, og ingen andre servere. Har serveren ligasider utenfor Discord, kan alle se sesongene dine der. Du kan slå av navnet ditt på dem i `/{ command-my } { command-my-settings }`. Kortene og innstillingene dine: bare du. Ligastaben og dommerne i en sesong ser også private advarsler og det du spør dem om. Ligastaben ser også varsler om ærlig spill. De som driver boten, kan lese databasen.
privacy-time = **Hvor lenge.** Til du sletter det eller serveren fjerner meg. Skjer det, slutter bordene mine der med en gang. Alle data forsvinner etter { $departed } dager hvis jeg ikke blir invitert tilbake. Sikkerhetskopier blir tatt vare på i høyst { $backups } dager. Tas en av dem i bruk, sletter jeg dataene dine fra den igjen.
privacy-outside = **Utenfor servere som har lagt meg til** (direktemeldinger, grupper og andre servere) tilhører det du spiller, dem som er der. Det forsvinner når alle har slettet dataene sine, eller etter { $silent } dager uten at noen bruker meg der. En server som legger meg til senere, får det ikke.
privacy-moves = **Trekkene** slettes { $days } dager etter partiet. Resultatene blir stående.
privacy-get = **Få det** med `/{ command-my } { command-my-data }`, i en fil bare du ser. **Slett det** med `/{ command-my } { command-my-forget }`. Da forsvinner navnet, ID-en og innstillingene dine. De andre spillerne beholder resultatene sine, med «{ former-player }» på plassen din.
privacy-chips = **Sjetonger** er lekepenger. Du kan ikke kjøpe dem eller veksle dem inn, og de er ikke verdt noe.
privacy-elsewhere = -# Meldinger i kanaler tilhører serveren og Discord. Det samme gjelder navn som folk bruker i navn på ligaer og husregler. Spør moderatorene på serveren om dem.

my-data = Her er alle dataene mine om deg. Andre spillere står med nummer.
refused-data_again = Du har nettopp fått dataene dine. Spør igjen <t:{ $at }:R>.

forget-title = ## Vil du slette dataene dine?
forget-goes = **Dette slettes:** navnet, Discord-ID-en og innstillingene dine. Du går fra alle bord og sesonger. Partier du er med i, taper du, og en datamaskin spiller ferdig. Navnet ditt fjernes fra dommernes notater.
forget-stays = **Dette blir:** resultatene og trekkene fra partiene dine, for de andre spillerne, under «{ former-player }». Ingen kan se at det var deg, og ingenting kommer tilbake om du spiller igjen. Meldinger i kanaler blir også. I opptil 30 dager hindrer en kode som bare passer til kontoen din, at du spiller samme dagens giv eller delte kort to ganger.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Jeg kjenner deg bare på denne serveren.
               *[other] Jeg kjenner deg på { $servers } servere, denne medregnet. Innstillingene dine gjelder på alle og slettes med den siste.
            }
       *[no]
            { $servers ->
                [one] Jeg kjenner deg ikke på denne serveren, men på en annen.
               *[other] Jeg kjenner deg ikke på denne serveren, men på { $servers } andre.
            }
    }
forget-elsewhere = Jeg kjenner deg også utenfor servere som har lagt meg til.
forget-outside =
    { $here ->
        [yes] Her gjelder dette alt du har gjort utenfor servere som har lagt meg til: i direktemeldinger, i grupper og på andre servere.
       *[no] Jeg kjenner deg ikke utenfor servere som har lagt meg til.
    }{ $servers ->
        [0] {""}
        [one] { " " }Jeg kjenner deg også på én server som har lagt meg til.
       *[other] { " " }Jeg kjenner deg også på { $servers } servere som har lagt meg til.
    }
forget-sure = -# Du kan ikke angre dette. Hent dataene dine først med `/{ command-my } { command-my-data }`.
forget-type = Glem meg
forget-type-label = Skriv «{ forget-word }» for å slette dataene dine
forget-type-why = Du kan ikke angre dette.
forget-word = glem
forgotten =
    { $servers ->
        [one] Ferdig. Jeg slettet dataene dine på { $here ->
            [yes] denne serveren
           *[no] den serveren
        }.
       *[other] Ferdig. Jeg slettet dataene dine på { $servers } servere.
    } Spiller du igjen, begynner du på null.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Ferdig. Jeg slettet alle dataene dine.
       *[no] Ferdig. Jeg slettet dataene dine utenfor servere som har lagt meg til.
    } Spiller du igjen, begynner du på null.
refused-unknown_person = Jeg har ingen data om deg, så det er ikke noe å hente eller slette.
refused-forget_word = Ingenting er endret. Skriv «{ forget-word }» for å slette dataene dine.
