# What is kept of people, how they get it and how they are forgotten.
command-privacy = privacy
command-privacy-description = Hvað ég geymi um þig, hvers vegna, hve lengi og hvernig þú færð það eða eyðir því
command-my-data = data
command-my-data-description = Öll gögnin mín um þig, í skrá sem bara þú sérð
command-my-forget = forget
command-my-forget-description = Eyða gögnunum þínum hér eða alls staðar. Ég spyr fyrst

former-player = fyrrverandi spilari
button-privacy = Persónuvernd
button-my-data = Fá gögnin mín
button-forget-me = Gleyma mér …
button-forget-here = Gleyma mér á þessum server …
button-forget-outside = Gleyma mér utan servera …
button-forget-everywhere = Gleyma mér alls staðar …

privacy-title = ## Hvað ég geymi um þig
privacy-what = **Hvað.** Discord-auðkennið þitt og nafnið þitt á server, frá því að þú sest við borð eða breytir stillingu. Stillingar, sæti, úrslit, tölfræði, styrkleikastig og spilapeninga. Allt sem þú gerir í leik, og hvenær. Hverju þú fylgist með eða bíður eftir, þar til því lýkur. Hvernig þér gekk í gjöfum dagsins og með spil sem deilt var, í 30 daga. Tímabilin þín, og ákvarðanir dómara um þig með rökum. Ég les ekki skilaboð eða prófíla. Myndir af borðum sýna prófílmyndina þína úr Discord. Hana hef ég bara í minni, og þú getur slökkt á henni í `/{ command-my } { command-my-settings }`.
privacy-why = **Hvers vegna.** Til að leikur geti haldið áfram eftir hlé, til að hægt sé að skoða vafamál síðar og til að úrslit telji. Ég nota þetta ekki í annað og læt engan fá það.
privacy-who = **Hver sér það.** Leikina þína, úrslit, gjafir dagsins, topplista, tímabil og ákvarðanir dómara: allir meðlimir þess servers, en enginn annar server. Ef serverinn er með keppnissíður utan Discord getur hver sem er séð tímabilin þín þar. Þú getur slökkt á nafninu þínu þar í `/{ command-my } { command-my-settings }`. Spilin þín og stillingar: bara þú. Keppnisstjórn og dómarar tímabils sjá líka einkaviðvaranir og spurningar þínar til þeirra. Keppnisstjórn sér að auki ábendingar um heiðarlegan leik. Þau sem reka bottann geta lesið gagnagrunninn.
privacy-time =
    {""}**Hve lengi.** Þar til þú eyðir því eða serverinn fjarlægir mig. Þá lýkur borðum mínum þar strax. Öll gögn hverfa eftir { $departed ->
        [one] { $departed } dag
       *[other] { $departed } daga
    } nema mér sé boðið aftur. Afrit eru geymd í mest { $backups ->
        [one] { $backups } dag
       *[other] { $backups } daga
    }. Ef afrit er endurheimt eyði ég gögnunum þínum úr því aftur.
privacy-outside =
    {""}**Utan servera sem hafa bætt mér við** (í einkaskilaboðum, hópum og á öðrum serverum) tilheyrir það sem þú spilar fólkinu þar. Það hverfur þegar allir þar hafa eytt gögnum sínum, eða { $silent ->
        [one] { $silent } degi
       *[other] { $silent } dögum
    } eftir að ég var síðast í notkun þar. Server sem bætir mér við síðar fær það ekki.
privacy-moves =
    {""}**Gangi leiksins** er eytt { $days ->
        [one] { $days } degi
       *[other] { $days } dögum
    } eftir leikinn. Úrslitin standa.
privacy-get = **Fáðu það** með `/{ command-my } { command-my-data }`, í skrá sem bara þú sérð. **Eyddu því** með `/{ command-my } { command-my-forget }`. Þá hverfa nafn, auðkenni og stillingar. Aðrir spilarar halda sínum úrslitum, og þar stendur „{ former-player }“ í stað þín.
privacy-chips = **Spilapeningar** eru bara í þykjustunni. Þá er ekki hægt að kaupa eða leysa út, og þeir eru einskis virði.
privacy-elsewhere = -# Skilaboð í rásum tilheyra servernum og Discord. Það gera líka nöfn sem fólk notar í heitum keppna og húsreglna. Spurðu stjórnendur serversins um þau.

my-data = Hér eru öll gögnin mín um þig. Aðrir spilarar birtast sem tölur.
refused-data_again = Þú varst að fá gögnin þín. Biddu aftur <t:{ $at }:R>.

forget-title = ## Eyða gögnunum þínum?
forget-goes = **Þetta hverfur:** nafnið þitt, Discord-auðkennið og stillingarnar. Þú ferð frá öllum borðum og úr öllum tímabilum. Þú tapar leik sem er í gangi, og tölva klárar hann. Nafnið þitt hverfur úr skrifum dómara.
forget-stays = **Þetta stendur:** úrslit og gangur leikja þinna, fyrir hina spilarana, undir „{ former-player }“. Enginn sér að það varst þú, og ekkert kemur aftur þótt þú spilir á ný. Skilaboð í rásum standa líka. Í allt að 30 daga kemur kóði, sem passar bara við þinn aðgang, í veg fyrir að þú spilir sömu gjöf dagsins eða sömu spil sem deilt var tvisvar.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [1] Ég þekki þig bara á þessum server.
               *[other] Fjöldi servera þar sem ég þekki þig, þessi meðtalinn: { $servers }. Stillingarnar þínar gilda á þeim öllum og hverfa með þeim síðasta.
            }
       *[no]
            { $servers ->
                [1] Ég þekki þig ekki á þessum server, en á einum öðrum.
               *[other] Ég þekki þig ekki á þessum server, en á öðrum: { $servers }.
            }
    }
forget-elsewhere = Ég þekki þig líka utan servera sem hafa bætt mér við.
forget-outside =
    { $here ->
        [yes] Hér er átt við allt sem þú gerðir utan servera sem hafa bætt mér við: í einkaskilaboðum, í hópum og á öðrum serverum.
       *[no] Ég þekki þig ekki utan servera sem hafa bætt mér við.
    }{ $servers ->
        [0] {""}
        [1] { " " }Ég þekki þig líka á einum server sem hefur bætt mér við.
       *[other] { " " }Ég þekki þig líka á serverum sem hafa bætt mér við ({ $servers }).
    }
forget-sure = -# Það er ekki hægt að taka þetta til baka. Fáðu gögnin þín fyrst með `/{ command-my } { command-my-data }`.
forget-type = Gleyma mér
forget-type-label = Skrifaðu „{ forget-word }“ til að eyða gögnunum
forget-type-why = Það er ekki hægt að taka þetta til baka.
forget-word = gleyma
forgotten =
    { $servers ->
        [1] Búið. Ég eyddi gögnunum þínum á { $here ->
            [yes] þessum server
           *[no] hinum servernum
        }.
       *[other] Búið. Ég eyddi gögnunum þínum á mörgum serverum: { $servers }.
    } Ef þú spilar aftur byrjar þú frá grunni.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Búið. Ég eyddi öllum gögnunum þínum.
       *[no] Búið. Ég eyddi gögnunum þínum utan servera sem hafa bætt mér við.
    } Ef þú spilar aftur byrjar þú frá grunni.
refused-unknown_person = Ég á engin gögn um þig, svo það er ekkert að fá eða eyða.
refused-forget_word = Ekkert hefur breyst. Til að eyða gögnunum þínum skrifar þú „{ forget-word }“.
