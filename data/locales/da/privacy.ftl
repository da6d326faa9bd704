# What is kept of people, how they get it and how they are forgotten.
command-privacy = privatliv
command-privacy-description = Hvad jeg gemmer om dig, hvorfor, hvor længe, og hvordan du får eller sletter det
command-my-data = data
command-my-data-description = Alle mine data om dig i en fil som kun du ser
command-my-forget = glem
command-my-forget-description = Slet dine data her eller overalt. Jeg spørger først

former-player = en tidligere spiller
button-privacy = Privatliv
button-my-data = Hent mine data
button-forget-me = Glem mig …
button-forget-here = Glem mig på denne server …
button-forget-outside = Glem mig uden for servere …
button-forget-everywhere = Glem mig overalt …

privacy-title = ## Hvad jeg gemmer om dig
privacy-what = **Hvad.** Dit Discord-id og dit navn på en server, fra du sætter dig ved et bord eller ændrer en indstilling. Dine indstillinger, pladser, resultater, statistik, rating og jetoner. Hvert af dine træk med tidspunkt. Hvad du følger eller venter på indtil det er slut. Hvordan du spillede dagens giv og delte kort, i 30 dage. Dine sæsoner og dommeres afgørelser om dig med begrundelse. Jeg læser ikke beskeder eller profiler. Billeder af borde viser dit profilbillede fra Discord. Jeg har det kun i hukommelsen, og du kan slå det fra i `/{ command-my } { command-my-settings }`.
privacy-why = **Hvorfor.** For at et parti kan fortsætte efter en pause, for at tvivl kan efterprøves, og for at resultater tæller. Jeg bruger det ikke til andet og giver det ikke til nogen.
privacy-who = **Hvem ser det.** Dine partier, resultater, dagens giv, ranglister, sæsoner og dommeres afgørelser: alle medlemmer af den server og ingen andre servere. Har serveren ligasider uden for Discord, kan alle se dine sæsoner der. Du kan slå dit navn på dem fra i `/{ command-my } { command-my-settings }`. Dine kort og indstillinger: kun du. Ligaledelsen og en sæsons dommere ser også private advarsler og dine spørgsmål til dem. Ligaledelsen ser også fairplay-rapporter. De der driver botten, kan læse databasen.
privacy-time = **Hvor længe.** Indtil du sletter det, eller serveren fjerner mig. Sker det, slutter mine borde der med det samme. Alle data forsvinder efter { $departed } dage medmindre jeg inviteres tilbage. Sikkerhedskopier gemmes højst i { $backups } dage. Gendannes en, sletter jeg dine data fra den igen.
privacy-outside = **Uden for servere der har tilføjet mig** (direkte beskeder, grupper og andre servere) tilhører det I spiller, dem der er der. Det forsvinder når alle har slettet deres data, eller { $silent } dage efter at jeg sidst blev brugt der. En server der tilføjer mig senere, får det ikke.
privacy-moves = **Træk** slettes { $days } dage efter partiet. Resultaterne bliver.
privacy-get = **Få det** med `/{ command-my } { command-my-data }` som en fil kun du ser. **Slet det** med `/{ command-my } { command-my-forget }`. Så forsvinder dit navn, id og dine indstillinger. Andre spillere beholder deres resultater med »{ former-player }« på din plads.
privacy-chips = **Jetoner** er legetøjspenge. Du kan ikke købe eller veksle dem, og de er intet værd.
privacy-elsewhere = -# Beskeder i kanaler tilhører serveren og Discord. Det gør navne som folk bruger i navne på ligaer og husregler også. Spørg serverens moderatorer om dem.

my-data = Her er alle mine data om dig. Andre spillere står som numre.
refused-data_again = Du har lige fået dine data. Spørg igen <t:{ $at }:R>.

forget-title = ## Vil du slette dine data?
forget-goes = **Det slettes:** dit navn, Discord-id og dine indstillinger. Du forlader alle borde og sæsoner. Du taber de partier du er i gang med, og en computer spiller dem færdig. Dit navn fjernes fra dommeres noter.
forget-stays = **Det bliver stående:** resultater og træk fra dine partier, for de andre spilleres skyld, under »{ former-player }«. Ingen kan se at det var dig, og intet kommer tilbage hvis du spiller igen. Beskeder i kanaler bliver også stående. I op til 30 dage forhindrer en kode der kun passer til din konto, at du spiller samme dagens giv eller samme delte kort to gange.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Jeg kender dig kun på denne server.
               *[other] Jeg kender dig på { $servers } servere med denne. Dine egne indstillinger gælder på dem alle og forsvinder med den sidste.
            }
       *[no]
            { $servers ->
                [one] Jeg kender dig ikke på denne server, men på en anden.
               *[other] Jeg kender dig ikke på denne server, men på { $servers } andre.
            }
    }
forget-elsewhere = Jeg kender dig også uden for servere der har tilføjet mig.
forget-outside =
    { $here ->
        [yes] Her gælder det alt hvad du har gjort uden for servere der har tilføjet mig: i direkte beskeder, i grupper og på andre servere.
       *[no] Jeg kender dig ikke uden for servere der har tilføjet mig.
    }{ $servers ->
        [0] {""}
        [one] { " " }Jeg kender dig også på én server der har tilføjet mig.
       *[other] { " " }Jeg kender dig også på { $servers } servere der har tilføjet mig.
    }
forget-sure = -# Det kan ikke fortrydes. Hent først dine data med `/{ command-my } { command-my-data }`.
forget-type = Glem mig
forget-type-label = Skriv »{ forget-word }« for at slette dine data
forget-type-why = Det kan ikke fortrydes.
forget-word = glem
forgotten =
    { $servers ->
        [one] Færdig. Jeg slettede dine data på { $here ->
            [yes] denne server
           *[no] den server
        }.
       *[other] Færdig. Jeg slettede dine data på { $servers } servere.
    } Spiller du igen, begynder du forfra.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Færdig. Jeg slettede alle dine data.
       *[no] Færdig. Jeg slettede dine data uden for servere der har tilføjet mig.
    } Spiller du igen, begynder du forfra.
refused-unknown_person = Jeg har ingen data om dig, så der er intet at hente eller slette.
refused-forget_word = Intet er ændret. Skriv »{ forget-word }« for at slette dine data.
