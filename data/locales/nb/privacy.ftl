# Hva som tas vare på om folk, hvordan de får det, og hvordan de blir glemt.
command-privacy = personvern
command-privacy-description = Hva jeg tar vare på om deg, hvorfor, hvor lenge, og hvordan du får det eller fjerner det
command-my-data = data
command-my-data-description = Alt jeg vet om deg, på alle servere, i en fil bare du får se
command-my-forget = glem
command-my-forget-description = Bli glemt, på denne serveren eller på alle; jeg spør først

former-player = en tidligere spiller
button-privacy = Personvern
button-my-data = Gi meg dataene mine
button-forget-me = Glem meg …
button-forget-here = Glem meg på denne serveren …
button-forget-everywhere = Glem meg på alle servere …

privacy-title = ## Hva jeg tar vare på om deg
privacy-what = **Hva.** Discord-ID-en din og navnet du har på en server, fra du setter deg ved et bord eller stiller inn noe; innstillingene dine; hvem som satt hvor, hvert trekk med tidspunkt, resultater, rekorder, rating og sjetonger; hva du har bedt meg si fra om; sesonger du har vært med i, og hva dommere har bestemt om deg og hvorfor. Jeg leser ikke meldinger og ser ikke på profiler.
privacy-why = **Hvorfor.** For at et parti skal kunne gå videre etter en pause, for at tvil kan avklares etterpå, og for at partiet skal telle. Jeg bruker det ikke til noe annet og gir det ikke til noen.
privacy-who = **Hvem som ser det.** Det du spiller, resultater, topplister, sesonger og det dommere avgjør der: alle på den serveren, og ingen på en annen. Kortene og innstillingene dine: bare du. Moderatorer ser også advarsler, det du spør dommere om, og hint om partier som ser rare ut. Den som driver boten, kan lese databasen.
privacy-time = **Hvor lenge.** Til du får det fjernet, eller serveren fjerner meg: da avsluttes bordene mine der med en gang, og alt slettes etter { $departed } dager, hvis jeg ikke er invitert tilbake innen da. Sikkerhetskopier av databasen beholdes i høyst { $backups } dager; tas en av dem i bruk igjen, blir den som er glemt, glemt på nytt.
privacy-moves = **Trekkene** i et parti slettes { $days } dager etter at det er over. Resultatene blir stående.
privacy-get = **Få det** med `/{ command-my } { command-my-data }`: en fil bare du får se. **Fjern det** med `/{ command-my } { command-my-forget }`: navnet og ID-en din slettes, og de andre beholder resultatene sine, med «{ former-player }» på plassen din.
privacy-chips = **Sjetonger** er lekepenger: de kan verken kjøpes eller veksles inn, og er ikke verdt noe.
privacy-elsewhere = -# Meldinger som allerede ligger i kanaler, tilhører serveren og Discord. Det samme gjelder navn som folk har brukt i navn på ligaer og husregler. Spør moderatorene på serveren om dem.

my-data = Her er alt jeg vet om deg. Andre står der med nummer i stedet for navn.
refused-data_again = Du har nettopp fått dem. Spør igjen <t:{ $at }:R>.

forget-title = ## Bli glemt?
forget-goes = **Dette forsvinner:** navnet og Discord-ID-en din, innstillingene og plassene dine. Du går fra alle bord og sesonger; et parti som er i gang, taper du, og en datamaskin spiller det ferdig. Der dommere har nevnt deg, kommer et merke i stedet.
forget-stays = **Dette blir:** resultatene og trekkene fra partiene dine, av hensyn til dem du spilte med, men under «{ former-player }». Ingen kan se at det var deg, og ingenting av det kommer tilbake om du spiller igjen. Meldinger i kanaler blir liggende. Til dagen er omme, hindrer en kode som bare passer til kontoen din, at du får prøve dagens giver en gang til.
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
forget-sure = -# Det kan ikke gjøres om. `/{ command-my } { command-my-data }` gir deg alt først.
forget-type = Glem meg
forget-type-label = Skriv «{ forget-word }» for å bli glemt
forget-type-why = Det kan ikke gjøres om.
forget-word = glem
forgotten =
    { $servers ->
        [one] Det er gjort: jeg har glemt deg på { $here ->
            [yes] denne serveren
           *[no] den serveren
        }.
       *[other] Det er gjort: jeg har glemt deg på { $servers } servere.
    } Spiller du igjen, begynner du på nytt.
refused-unknown_person = Jeg vet ingenting om deg, så det er ingenting å gi og ingenting å glemme.
refused-forget_word = Ingenting er endret: skriv «{ forget-word }» hvis du virkelig vil bli glemt.
