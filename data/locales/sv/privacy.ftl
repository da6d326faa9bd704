# What is kept of people, how they get it and how they are forgotten.
command-privacy = integritet
command-privacy-description = Vad jag sparar om dig, varför, hur länge, och hur du får eller raderar det
command-my-data = data
command-my-data-description = Allt jag vet om dig, som en fil bara du ser
command-my-forget = glöm
command-my-forget-description = Radera dina data här eller överallt. Jag frågar först

former-player = en tidigare spelare
button-privacy = Integritet
button-my-data = Hämta mina data
button-forget-me = Glöm mig …
button-forget-here = Glöm mig på den här servern …
button-forget-outside = Glöm mig utanför servrar …
button-forget-everywhere = Glöm mig överallt …

privacy-title = ## Vad jag sparar om dig
privacy-what = **Vad.** Ditt Discord-id och ditt namn på en server, från det att du går med vid ett bord eller ändrar en inställning. Dina inställningar, platser, resultat, statistik, rating och marker. Vart och ett av dina drag, med tid. Vad du följer eller väntar på, tills det är över. Hur du spelade dagens giv och delade kort, i 30 dagar. Dina säsonger, och domares beslut om dig med skäl. Jag läser inte meddelanden eller profiler. Bilder av bord visar din avatar från Discord. Den har jag bara i minnet, och du kan stänga av den i `/{ command-my } { command-my-settings }`.
privacy-why = **Varför.** För att en match ska kunna fortsätta efter ett avbrott, för att tvivel ska kunna redas ut senare, och för att resultat ska räknas. Jag använder det inte till något annat, och jag ger det inte till någon.
privacy-who = **Vem ser det.** Dina matcher, resultat, dagens givar, topplistor, säsonger och domares beslut: alla medlemmar på den servern, och ingen annan server. Har servern ligasidor utanför Discord kan vem som helst se dina säsonger där. Du kan stänga av ditt namn på dem i `/{ command-my } { command-my-settings }`. Dina kort och inställningar: bara du. Ligaansvariga och en säsongs domare ser också privata varningar och dina frågor till dem. Ligaansvariga ser dessutom flaggor om rent spel. De som driver boten kan läsa databasen.
privacy-time = **Hur länge.** Tills du raderar det eller servern tar bort mig. När det händer avslutas mina bord där direkt. Alla data försvinner efter { $departed } dagar om jag inte bjuds in igen. Säkerhetskopior sparas högst { $backups } dagar. Återställs en sådan raderar jag dina data ur den igen.
privacy-outside = **Utanför servrar som har lagt till mig** (direktmeddelanden, grupper och andra servrar) tillhör det du spelar dem som är där. Det försvinner när alla av dem har raderat sina data, eller { $silent } dagar efter att jag senast användes där. En server som lägger till mig senare får inte del av det.
privacy-moves = **Drag** raderas { $days } dagar efter matchen. Resultaten finns kvar.
privacy-get = **Hämta det** med `/{ command-my } { command-my-data }`, som en fil bara du ser. **Radera det** med `/{ command-my } { command-my-forget }`. Det tar bort ditt namn, id och dina inställningar. Andra spelare behåller sina resultat, med ”{ former-player }” i ditt ställe.
privacy-chips = **Marker** är låtsaspengar. Du kan inte köpa dem eller växla in dem, och de är inte värda något.
privacy-elsewhere = -# Meddelanden i kanaler tillhör servern och Discord. Det gör också namn som folk använder i namn på ligor och husregler. Fråga serverns moderatorer om dem.

my-data = Här är alla data jag har om dig. Andra spelare visas som nummer.
refused-data_again = Du har nyss fått dina data. Fråga igen <t:{ $at }:R>.

forget-title = ## Radera dina data?
forget-goes = **Det här raderas:** ditt namn, Discord-id och dina inställningar. Du lämnar alla bord och säsonger. Du förlorar den match du spelar, och en dator spelar klart den. Ditt namn tas bort ur domares anteckningar.
forget-stays = **Det här finns kvar:** resultaten och dragen i dina matcher, för de andra spelarna, under ”{ former-player }”. Ingen kan se att det var du, och inget kommer tillbaka om du spelar igen. Meddelanden i kanaler finns också kvar. I upp till 30 dagar hindrar en kod som bara passar ditt konto dig från att spela samma dagens giv eller delade kort två gånger.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Jag känner dig bara på den här servern.
               *[other] Jag känner dig på { $servers } servrar, den här inräknad. Dina egna inställningar gäller på alla och försvinner med den sista.
            }
       *[no]
            { $servers ->
                [one] Jag känner dig inte på den här servern, men på en annan.
               *[other] Jag känner dig inte på den här servern, men på { $servers } andra.
            }
    }
forget-elsewhere = Jag känner dig också utanför servrar som har lagt till mig.
forget-outside =
    { $here ->
        [yes] Här gäller det allt du gjorde utanför servrar som har lagt till mig: i direktmeddelanden, i grupper och på andra servrar.
       *[no] Jag känner dig inte utanför servrar som har lagt till mig.
    }{ $servers ->
        [0] {""}
        [one] { " " }Jag känner dig också på en server som har lagt till mig.
       *[other] { " " }Jag känner dig också på { $servers } servrar som har lagt till mig.
    }
forget-sure = -# Du kan inte ångra det här. Hämta dina data först med `/{ command-my } { command-my-data }`.
forget-type = Glöm mig
forget-type-label = Skriv ”{ forget-word }” för att radera dina data
forget-type-why = Du kan inte ångra det här.
forget-word = glöm
forgotten =
    { $servers ->
        [one] Klart. Jag raderade dina data på { $here ->
            [yes] den här servern
           *[no] den servern
        }.
       *[other] Klart. Jag raderade dina data på { $servers } servrar.
    } Spelar du igen börjar du från noll.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Klart. Jag raderade alla dina data.
       *[no] Klart. Jag raderade dina data utanför servrar som har lagt till mig.
    } Spelar du igen börjar du från noll.
refused-unknown_person = Jag har inga data om dig, så det finns inget att hämta eller radera.
refused-forget_word = Inget har ändrats. Skriv ”{ forget-word }” för att radera dina data.
