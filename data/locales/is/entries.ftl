# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: viltu enn fá pláss? Ýttu á **{ league-button-here }** fyrir <t:{ $until }:f> (<t:{ $until }:R>). Laus pláss fara í réttri röð til þeirra sem ýttu.
outbox-no-place =
    ⏳ **{ $season }** er byrjað, en án þessara: { $players }. { $why ->
        [check_in] Innritun vantaði, eða öll pláss voru farin.
       *[full] Öll pláss voru farin.
    } { $next ->
        [check_in] Ýttu á **{ league-button-here }** til að fá næsta lausa pláss.
        [wait] Biðlistinn fær næsta lausa pláss.
       *[closed] Skráningu er lokið.
    }
outbox-entered =
    🪑 { $player }, pláss losnaði: **{ $season }**. Þú ert með{ $division ->
        [0] {""}
       *[other] { " " }í { $division }. deild
    }!
league-own-wait-check-in = ⏰ Ýttu á **{ league-button-here }** ef þú vilt enn fá næsta lausa pláss.
act-enter =
    { $player } fékk laust pláss{ $division ->
        [0] {""}
       *[other] { " " }({ $division }. deild, eftir styrkleikastigum)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **út**
umpire-change-shifted =
    - Aðrir sem færast { $way ->
        [up] upp
       *[down] niður
    } um eitt sæti: { $count }.
refused-league-nobody_waits = Biðlistinn er tómur.
refused-league-not_next = Ekkert pláss er laust, eða röðin er komin að öðrum.
umpire-never-dealt = ⚠️ Efst án þess að fá spil á hendi, svo ekki meistari: { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Þiggja
button-offer-decline = Afþakka
outbox-offered = 🤝 { $player }, { $umpire } spyr hvort þú viljir taka við plássi í **{ $season }**, með stigum og leikjum. Áður: { $old }. Svaraðu fyrir <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] hefur ekki svarað boðinu
       *[other] afþakkar boðið
    } um plássið ({ $old }) í **{ $season }**. Þú getur boðið öðrum á stjórnborðinu.
act-offer = { $player } fær boð um að taka við. Áður: { $old }.
act-turn-down = Boð um að taka við var afþakkað.
act-expire = Boðinu var ekki svarað í tæka tíð.
league-offer = 🤝 { $own ->
        [yes] **Viltu taka við plássinu ({ $old })?**
       *[other] { act-offer }
    } Svarfrestur: <t:{ $until }:f>.
league-taken-over = ✅ **Plássið er þitt,** með stigum og leikjum.
league-turned-down = 👌 **Allt í lagi.** Ég læt dómarann vita.
umpire-offer-note = Ég spyr í rás tímabilsins: { $player }. Svarfresturinn er til { $until }. Ekkert breytist fyrr en boðið er þegið.
umpire-offer-instead = Þetta kemur í stað boðs þíns til annars spilara.
refused-league-offered = Þessi spilari á þegar ósvarað boð.
refused-league-offer_over = Þetta boð er runnið út.
refused-league-not_offered = Þetta boð er til annars spilara.

# Moving between divisions.
ruling-transfer = { $player } fer í { $division }. deild{ $promised ->
        [none] {""}
       *[other] {" "}þrátt fyrir loforð um { $promised }. deild
    }.
umpire-transfer-promised = ⚠️ Þetta brýtur fyrra loforð, svo ég birti það í rás tímabilsins ásamt ástæðunni.
season-room = ⬆️ { $names }: { $division }. deild í stað { $promised }. deildar, því þar var pláss.
season-merged = 🔀 { $names }: { $division }. deild, því { $promised }. deild er ekki til á þessu tímabili.
season-full = ↩️ { $names }: { $division }. deild í stað { $promised }. deildar eftir hlé, því { $promised }. deild er full.
season-more-divisions = ➕ Deildir á þessu tímabili: { $count }, því spilarar ({ $players }) komast ekki fyrir í færri. Áður: { $before }.
season-fewer-divisions =
    🔀 Deildir á þessu tímabili: { $count } í stað { $before }, því { $fits ->
        [yes] spilarar ({ $players }) komast fyrir { $count ->
            [1] þar.
           *[other] í þeim.
        }
       *[no] of fáir spilarar eru eftir fyrir fleiri.
    }
season-large-division = 📏 Spilarar í { $division }. deild: { $count } í stað { $most } að hámarki, því loforð ganga fyrir. Fleiri en venjulega falla eftir tímabilið.
season-split = ➕ Deildir á næsta tímabili: { $count }, því í hverri deild mega mest vera { $most }.
umpire-division-size = Spilarar í { $division }. deild eftir það: { $count }.
umpire-transfer-note = Röðun sem er komin stendur. Flutningurinn gildir frá næstu umferð.
refused-league-no_division = { $divisions ->
        [1] Það er bara ein deild.
       *[other] Veldu deild frá 1 til { $divisions }.
    }
refused-league-same_division = Þessi spilari er þegar í { $division }. deild.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] fylgir röð skráningar.
        [lot] ræðst af hlutkesti.
       *[rating] fylgir styrkleikastigum, svo röð skráningar.
    }

# The order of strength in which players start.
league-seeds-divisions =
    Skipting í fyrstu deildirnar { league-seeding } Þær eru eins fáar og hægt er, með mest { $most } spilara hver.
    Ef þér var lofað deild á fyrra tímabili byrjar þú þar eða ofar. Tímabil sem þú mátt sleppa: { $seasons }. Ef deildin þín er full þegar þú kemur aftur byrjar þú mest einni neðar fyrir hvert tímabil sem þú slepptir.
    { $seeding ->
        [rating] Nýliðar byrja í efstu deild þar sem minnst helmingur er með færri styrkleikastig, ef þar er pláss. Án styrkleikastiga byrja þeir neðst.
       *[other] Nýliðar byrja neðst.
    }
umpire-seeds = **Styrkleikaröð:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Vistað. Tímabilið er ekki byrjað.
umpire-form-order = Númer, sterkustu fyrst
umpire-form-order-about = Dæmi: 3 1 5-8. Spilarar sem þú sleppir halda röðinni sem nú er.
button-order = Breyta röðinni
act-seed = Dómarinn ákvað styrkleikaröðina.
refused-umpire_order = Skrifaðu hverja tölu frá 1 til { $most } einu sinni, t.d. 3 1 5-8.
refused-league-no_seeds = Þetta tímabil hefur enga styrkleikaröð.
refused-league-seeded_twice = Nefndu hvern spilara einu sinni.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: { $players } – ekki lengur á servernum. { $how ->
        [start] **{ $season }** byrjar án { $count ->
                [1] spilarans nema hann
               *[other] þeirra nema þau
            } komi aftur.
       *[other] { $how ->
            [drawn] Þar til { $count ->
                    [1] spilarinn kemur aftur raða ég honum ekki
                   *[other] þau koma aftur raða ég þeim ekki
                } (**{ $season }**), og það telst að mæta ekki.
            [computer] Þar til { $count ->
                    [1] spilarinn kemur aftur spilar tölva fyrir hann
                   *[other] þau koma aftur spilar tölva fyrir þau
                } (**{ $season }**).
           *[nothing] Úrslit { $count ->
                    [1] spilarans
                   *[other] þeirra
                } telja (**{ $season }**).
        } Á stjórnborðinu er hægt að { $count ->
                [1] fjarlægja spilarann eða fá annan í staðinn
               *[other] fjarlægja þau eða fá önnur í staðinn
            }.
    }
act-miss = { $count ->
        [0] Allir spilarar eru á servernum.
       *[other] Ekki á servernum: { $players }.
    }
