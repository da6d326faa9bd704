# Lessons: positions that each ask for one thing.
button-learn = Lær det på to minutter
button-lesson-next = Videre
button-lesson-silence = Si ingenting
lesson-title = ### Lær { $game } · { $number } av { $count }
lesson-again = Ikke helt. Kortene ligger som før: **prøv igjen.**
lesson-offer = 👋 Ny her? Noen få små situasjoner viser det viktigste. Ingen venter på deg.
lesson-no-place = Det kortet passer ingen steder nå.
lesson-call-first = Kortet ligger allerede. Nå mangler bare et ord: trykk på ropet.

olsen-lesson-1 = Et kort passer når **fargen** eller **tallet** er det samme. **Legg et som passer.**
olsen-lesson-1-done = ✅ Det passer.
olsen-lesson-2 = Et **ess** får alle andre til å trekke, og du spiller en gang til. **Legg det.**
olsen-lesson-2-done = ✅ De trekker og står over. Det er din tur igjen.
olsen-lesson-3 = En **åtter** går på nesten alt, og du velger fargen. **Velg den du har mest av.**
olsen-lesson-3-done = ✅ Nå må de andre følge ruter, og du har to.
olsen-lesson-4 = Kort med samme tall kan gå sammen. **Legg to på én gang.**
olsen-lesson-4-done = ✅ Bare det første må passe. Det siste bestemmer fargen.
olsen-lesson-5 = Ingen av kortene passer. **Trekk.**
olsen-lesson-5-done = ✅ Høyst tre kort, til ett passer. Passer ingen, sier du pass.
olsen-lesson-6 = Kortet ligger, og du har ett igjen. De andre venter på et ord. **Hva sier du?**
olsen-lesson-6-done = ✅ I tide! Hadde du tidd, hadde det kostet ti kort. Sett i gang.

olsen_olsen-lesson-1 = Ett kort per tur: samme **farge** eller samme **tall**. **Legg et som passer.**
olsen_olsen-lesson-1-done = ✅ Det passer.
olsen_olsen-lesson-2 = Det skal være kløver, og du har ingen. En **åtter** går på alt. **Velg fargen du har mest av.**
olsen_olsen-lesson-2-done = ✅ Nå skal det være ruter, og du har to.
olsen_olsen-lesson-3 = Ingen av kortene passer. **Trekk.**
olsen_olsen-lesson-3-done = ✅ Høyst tre kort. Legg et som passer, eller si pass etter det tredje.
olsen_olsen-lesson-4 = Kortet ligger, og du har ett igjen. **Si det!**
olsen_olsen-lesson-4-done = ✅ «Ólsen!» i tide. Å tie koster tre kort.
olsen_olsen-lesson-5 = Det siste kortet ligger, og spillet har et rop til. **Si det også!**
olsen_olsen-lesson-5-done = ✅ «Ólsen ólsen!» Uten det måtte du ha plukket opp kort. Sett i gang.

otter-lesson-1 = Den første kolonnen stiger: 3 5 9. **La den stige videre:** først kortet, så kolonnen.
otter-lesson-1-done = ✅ Neste kort der må være like høyt eller høyere.
otter-lesson-2 = 🔄 snur spilleretningen. Den går på alle kolonner. **Snu.**
otter-lesson-2-done = ✅ Nå er det tur til den som satt foran deg.
otter-lesson-3 = 🎯 lar deg velge hvem som er neste. **Velg Muninn**, i hvilken kolonne du vil.
otter-lesson-3-done = ✅ Må Muninn samle inn nå, får du poengene.
otter-lesson-4 = Ingenting passer: samle inn en kolonne, og gi bort ett av kortene. **Gi få hoder** (1, 2, 12 og 13 har ett).
otter-lesson-4-done = ✅ Bare ett hode. Sju hoder vinner, så gi bort kort med få.
otter-lesson-5 = Det siste kortet ditt! Du vinner om **ingen kolonne da har mer enn to kort**. **Hvor skal det?**
otter-lesson-5-done = ✅ Vunnet! Slik, eller med sju hoder. Sett i gang.

ole-lesson-1 = Et kort må være **høyere**: i farge (🟥 > 🟦 > 🟩 > 🟨) eller i tall. **Legg et.**
ole-lesson-1-done = ✅ Høyere i én av delene: turen din er slutt.
ole-lesson-2 = Høyere i **begge**, og du fortsetter. **Begynn en slik serie.**
ole-lesson-2-done = ✅ Høyere i begge. Det er fortsatt din tur.
ole-lesson-3 = Du er i en serie. **Legg et høyere kort til.**
ole-lesson-3-done = ✅ Opptil fire kort kan gå i én tur.
ole-lesson-4 = Ingen av kortene dine er høyere. **Ta en brikke.**
ole-lesson-4-done = ✅ Fem poeng. Av og til er det billigere enn et godt kort.
ole-lesson-5 = Du hadde flest poeng, så du kan snu fargene: gult øverst. **Se på kortene dine, og velg.**
ole-lesson-5-done = ✅ Nå er de gule kortene dine høyest. Sett i gang.

pursuit-lesson-1 = Samme farge eller samme tall passer. Men **ess, damer og toere** må følge fargen. **Legg et som passer.**
pursuit-lesson-1-done = ✅ Det passer. Spar dame på ruter hadde ikke gått.
pursuit-lesson-2 = Ingen av kortene passer. **Trekk.**
pursuit-lesson-2-done = ✅ Ett kort, og så er turen over.
pursuit-lesson-3 = Et **ess** lar nestemann stå over. **Hopp over.**
pursuit-lesson-3-done = ✅ Der sto nestemann over. En **dame** snur spilleretningen.
pursuit-lesson-4 = En **toer** legger to kort foran nestemann. **Legg den.**
pursuit-lesson-4-done = ✅ Nestemann tar to kort, om ikke der også er en toer.
pursuit-lesson-5 = Nå ligger det en toer mot deg. **Send den videre** med din.
pursuit-lesson-5-done = ✅ Fire kort til nestemann. Bare en toer hjelper mot en toer.
pursuit-lesson-6 = Kortet ligger, og du har ett igjen. **Si det!**
pursuit-lesson-6-done = ✅ «Siste kort!» Hadde du tidd, kunne hvem som helst utfordret deg. Sett i gang.
