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
privacy-what = **Hva.** Discord-ID-en din og navnet du har på en server, fra du setter deg ved et bord eller stiller inn noe; innstillingene dine; hvem som satt hvor, hvert trekk med tidspunkt, resultater, rekker av tall, ratinger og sjetonger; sesonger du har vært med i, og hva dommere har bestemt om deg og hvorfor. Jeg leser ingen meldinger og ser ikke på noens profil.
privacy-why = **Hvorfor.** For at et parti skal kunne gå videre etter en pause, for at tvil om det kan avklares etterpå, og for at det skal telle. Det brukes ikke til noe annet og gis ikke til noen.
privacy-who = **Hvem som ser det.** Det du spiller, resultater, topplister, sesonger og det dommere avgjør der: alle på den serveren, og ingen på en annen. Kortene og innstillingene dine: bare du. Moderatorer ser også advarsler, det du spør dommere om, og hint om partier som ser rare ut. Den som driver boten, kan lese databasen.
privacy-time = **Hvor lenge.** Til du får det fjernet, eller serveren sender meg bort: da slutter bordene mine der med en gang, og alt forsvinner etter { $departed } dager, hvis jeg ikke blir bedt tilbake før. Sikkerhetskopier av databasen beholdes i høyst { $backups } dager; den som er glemt, blir glemt igjen når en av dem hentes fram.
privacy-get = **Få det** med `/{ command-my } { command-my-data }`: en fil bare du får se. **Fjern det** med `/{ command-my } { command-my-forget }`: navnet og ID-en din forsvinner, og de andres resultater blir, med «{ former-player }» på plassen din.
privacy-chips = **Sjetonger** er lekepenger: de kan verken kjøpes eller veksles inn, og er ikke verdt noe.
privacy-elsewhere = -# Meldinger som alt står i kanaler, hører til serveren og Discord, og det samme gjør navn som folk har skrevet inn i navnene på ligaer og husregler: spør moderatorene på serveren om dem.

my-data = Her er alt jeg vet om deg. De andre i den har numre i stedet for navn.
refused-data_again = Du har nettopp fått dem. Spør igjen <t:{ $at }:R>.

forget-title = ## Bli glemt?
forget-goes = **Dette forsvinner:** navnet og Discord-ID-en din, innstillingene, plassene dine. Du går fra alle bord: ut av et bord som venter; i et parti spiller en datamaskin videre for godt, og du har tapt det. Du går ut av alle sesonger som pågår. Der du er nevnt i det dommere har skrevet, kommer et merke i stedet.
forget-stays = **Dette blir:** resultater og trekk fra partiene dine, for deres skyld som du spilte med, som «{ former-player }» sine. Ingen kan lenger se at det var deg, og ingenting av det kommer tilbake om du spiller igjen: da begynner du på nytt. Meldinger i kanaler blir stående.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Du er kjent bare på denne serveren.
               *[other] Du er kjent på { $servers } servere, denne medregnet. Det du har stilt inn for deg selv, gjelder på alle, og forsvinner med den siste.
            }
       *[no]
            { $servers ->
                [one] Du er ikke kjent på denne serveren, men på en annen.
               *[other] Du er ikke kjent på denne serveren, men på { $servers } andre.
            }
    }
forget-sure = -# Det kan ikke gjøres om. `/{ command-my } { command-my-data }` gir deg alt først, om du vil.
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
