# Lessons: positions that each ask for one thing.
button-learn = Lær det på to minutter
button-lesson-next = Videre
button-lesson-silence = Si ingenting
lesson-title = ### Lær { $game } · { $number } av { $count }
lesson-again = Ikke helt. Kortene ligger som før: **prøv igjen.**
lesson-offer = 👋 Ny her? Fem små situasjoner viser det viktigste. Ingen venter på deg.

olsen-lesson-1 = Et kort i samme **farge** eller med samme **tall** kan legges på. **Legg ett som passer.**
olsen-lesson-1-done = ✅ Riktig. Fargen eller tallet må passe, mer er det ikke.
olsen-lesson-2 = Ett av disse får alle de andre til å trekke, og så er det din tur igjen. **Gi dem gift.**
olsen-lesson-2-done = ✅ Et **ess**: de andre trekker og står over, og du spiller en gang til.
olsen-lesson-3 = Ingen hjerter, ingen dame. Men en **åtter** går på nesten alt, og du velger fargen. **Velg den du har mest av.**
olsen-lesson-3-done = ✅ Nå må de andre følge ruter, og du har to.
olsen-lesson-4 = Kort med samme tall kan gå sammen. **Bli kvitt to på én gang.**
olsen-lesson-4-done = ✅ Bare det første må passe. Det siste bestemmer fargen.
olsen-lesson-5 = Du har nettopp lagt et kort og sitter igjen med ett. Nestemann skal til å spille. **Hva sier du?**
olsen-lesson-5-done = ✅ I tide! Å tie hadde kostet ti kort. Mer er det ikke: spill i vei.

olsen_olsen-lesson-1 = Ett kort per tur: samme **farge** eller samme **tall**. **Legg ett som passer.**
olsen_olsen-lesson-1-done = ✅ Riktig. Du kan også trekke i stedet, men kort på hånden koster poeng.
olsen_olsen-lesson-2 = Det skal være kløver, og du har ingen. En **åtter** går på alt, til og med på en åtter. **Velg fargen du har mest av.**
olsen_olsen-lesson-2-done = ✅ Nå skal det være ruter, og du har to.
olsen_olsen-lesson-3 = Ingenting passer. **Trekk**: opptil tre kort, og legg det som passer.
olsen_olsen-lesson-3-done = ✅ Etter tre kort uten hell kan du passe.
olsen_olsen-lesson-4 = Ett kort igjen, og nestemann skal til å spille. **Si det!**
olsen_olsen-lesson-4-done = ✅ «Ólsen!» i tide. Å tie koster tre kort.
olsen_olsen-lesson-5 = Det siste kortet ligger, og spillet har et rop til. **Si det en gang til!**
olsen_olsen-lesson-5-done = ✅ «Ólsen ólsen!» Uten det måtte du plukket opp og spilt videre. Nå kan du alt.

otter-lesson-1 = Den første kolonnen stiger: 3 5 9. **La den stige videre.** Først kortet, så kolonnen.
otter-lesson-1-done = ✅ Det neste kortet der må være like høyt eller høyere. Gjør det vanskelig for nestemann.
otter-lesson-2 = 🔄 snur spilleretningen og går på alle kolonner. **Snu.**
otter-lesson-2-done = ✅ Nå er det den som satt foran deg, sin tur.
otter-lesson-3 = Med 🎯 velger du hvem som er neste. **Velg Muninn**, i den kolonnen du vil.
otter-lesson-3-done = ✅ Må den neste samle inn, er det du som får poengene.
otter-lesson-4 = Ingenting passer, så du må samle inn en kolonne og gi bort ett av kortene i den: det er poeng. **Gi så få hoder som mulig** (1, 2, 12 og 13 har ett hode).
otter-lesson-4-done = ✅ Bare ett hode. Sju hoder vinner, så gi bort de små.
otter-lesson-5 = Det siste kortet ditt! Du vinner straks om **ingen kolonne da har mer enn to kort**. **Hvor skal det?**
otter-lesson-5-done = ✅ Vunnet! Slik, eller med sju hoder. Sett i gang.

ole-lesson-1 = Et kort må være **høyere** enn det øverste: i farge (🟥 > 🟦 > 🟩 > 🟨) eller i tall. **Legg et.**
ole-lesson-1-done = ✅ Høyere i én av delene: turen din er slutt.
ole-lesson-2 = Høyere i **begge**, så fortsetter du: det er en serie. **Begynn en.**
ole-lesson-2-done = ✅ Høyere i både farge og tall. Det er fortsatt din tur.
ole-lesson-3 = Du er i en serie. Legg et nytt høyere kort, eller ta en brikke, som koster fem poeng. **Fortsett.**
ole-lesson-3-done = ✅ Opptil fire kort kan gå i én tur.
ole-lesson-4 = Ingen av kortene dine er høyere. **Ta en brikke.** Det kan du også gjøre når som helst.
ole-lesson-4-done = ✅ Fem poeng. Av og til er det billigere enn et godt kort.
ole-lesson-5 = Du fikk flest poeng i forrige omgang, så du kan snu fargene: gult øverst. **Se på kortene dine, og velg.**
ole-lesson-5-done = ✅ Nå er de gule kortene dine høyest. Opp og fram!

pursuit-lesson-1 = Samme farge eller samme tall går. Men **ess, damer og toere** må følge fargen. **Legg ett som passer.**
pursuit-lesson-1-done = ✅ En spar dame på ruter hadde ikke gått.
pursuit-lesson-2 = Et **ess** lar nestemann stå over. **Hopp over.**
pursuit-lesson-2-done = ✅ Der sto nestemann over. En **dame** hadde snudd spilleretningen.
pursuit-lesson-3 = En **toer** gir nestemann to kort. **Legg den.**
pursuit-lesson-3-done = ✅ Nestemann tar to kort, om ikke der også er en toer.
pursuit-lesson-4 = Denne gangen ligger toeren mot deg. **Send den videre**, med to kort til.
pursuit-lesson-4-done = ✅ Fire kort nå, og ikke dine. Bare en toer hjelper mot en toer.
pursuit-lesson-5 = Ett kort igjen, og nestemann skal til å spille. **Si det!**
pursuit-lesson-5-done = ✅ «Siste kort!» Hadde du tidd, kunne hvem som helst utfordret deg. Spill i vei.
