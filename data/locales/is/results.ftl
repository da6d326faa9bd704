# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] Enginn vinnur, því öllum var dæmt tap.
        [1] { $names } vinnur!
       *[other] { $names } vinna saman!
    }
    -# { $game } · { $deals ->
        [one] { $deals } gjöf
       *[other] { $deals } gjafir
    } · { $clock }{ $ranked ->
        [yes] { " · metinn leikur" }
       *[no] {""}
    }
result-moment = ✨ { $moment }
result-place =
    { $place ->
        [1] 🏆
       *[other] **{ $place }.**
    } **{ $name }**{ $total ->
        [none] {""}
       *[other] {" "}· { $total }
    }
result-behind =
    { $points ->
        [0] á fyrsta stað líka
        [one] { $points } stigi á eftir
       *[other] { $points } stigum á eftir
    }
result-played-for = { $name } 🤖
result-computers = 🤖 Tölva spilaði mestallan leikinn fyrir þessi: { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = ekki við í lokin
result-own-won =
    { $won ->
        [0] vann enga gjöf
       *[other] vann { $won } af { $deals ->
            [one] { $deals } gjöf
           *[other] { $deals } gjöfum
        }
    }
result-own-most = var mest með { $most } spil
result-own-forgot =
    { $count ->
        [1] gleymdi einu sinni að kalla
        [2] gleymdi tvisvar að kalla
       *[other] gleymdi { $count } sinnum að kalla
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    }
ole-result-own =
    { $tokens ->
        [0] tók enga skífu
        [one] tók { $tokens } skífu
       *[other] tók { $tokens } skífur
    }
pictures-place =
    { $place }. sæti: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go =
    { $name } setti út síðasta spilið{ $count ->
        [1] , gleymdi
       *[other] { " " }{ $count } sinnum, gleymdi alltaf
    } að kalla og horfði á þegar { $other } vann.
feat-slip = { $name } átti eitt spil eftir, gleymdi að kalla, dró { $count } spil fyrir það og tapaði. { $other } vann.
feat-anyway = { $name } gleymdi að kalla, dró { $count } spil fyrir það og vann gjöfina samt.
feat-rescue =
    { $other } átti eitt spil eftir. { $cause ->
        [ace] Þá setti { $name } út { $more ->
            [0] ás
            [1] ás
           *[other] { $more } ása í einu
        },
        [twos] Þá setti { $name } út tvist,
        [call] Þá tók { $name } eftir að kallið gleymdist,
       *[other] Þá greip { $name } inn í,
    } { $other } dró { $count }, og { $name } vann gjöfina.
feat-denied =
    { $name } átti { $count ->
        [2] tvisvar
       *[other] { $count } sinnum
    } bara eitt spil eftir, þurfti alltaf að draga og horfði á þegar { $other } vann.
feat-swing = { $other } átti eitt spil eftir og { $name } { $count }. { $name } vann gjöfina.
feat-from_one =
    { $name } var með eitt spil eftir{ $cause ->
        [ace] , svo komu ásarnir og spilin urðu
        [twos] , svo komu tvistarnir og spilin urðu
        [turn] , dró og dró, og spilin urðu
       *[other] , og svo urðu þau aftur
    } { $count }. { $other } vann gjöfina.
feat-teased = { $name } komst { $count } sinnum niður í eitt spil í sömu gjöf, en { $other } vann hana.
feat-patience = { $name } komst { $count } sinnum niður í eitt spil áður en það síðasta fór loksins.
feat-comeback = { $name } var með { $count } spil á hendi og vann gjöfina samt.
feat-unplayed = { $other } kláraði áður en { $name } setti út eitt einasta spil.
feat-spree = { $name } losnaði við öll { $count } spilin í einum rykk.
feat-beaten =
    { $cause ->
        [all] Allir hinir
       *[other] { $names ->
            [none] { $count } spilarar
           *[other] { $names }
        }
    } áttu eitt spil eftir þegar { $other } kláraði.
feat-full_hand = { $name } var með { $count } spil á hendi og of fáa fingur.
feat-hail =
    { $name } dró { $count } spil út af ásum{ $other ->
        [none] {" "}hinna án þess að komast að.
       *[other] {" "}án þess að komast að. { $other } átti þá alla.
    }
feat-forgot =
    { $name } gleymdi að kalla, og það ekki bara einu sinni heldur { $count ->
        [2] tvisvar
       *[other] { $count } sinnum
    }.
feat-bridesmaid = { $name } komst { $count } sinnum niður í eitt spil og vann aldrei gjöf.
feat-last_second = { $name } kallaði þegar { $seconds } sek. voru eftir.
feat-late =
    { $other } var { $count ->
        [one] { $count } stigi
       *[other] { $count } stigum
    } á undan þegar ein gjöf var eftir. { $name } vann.
feat-from_last =
    { $name } var langneðst, { $count ->
        [one] { $count } stigi
       *[other] { $count } stigum
    } á eftir, og vann.
feat-brink = { $name } var með { $count } stig, einni slæmri gjöf frá því að detta út, og vann.
feat-photo =
    { $count ->
        [1] Eftir heilan leik munaði einu stigi.
        [one] Eftir heilan leik munaði bara { $count } stigi.
       *[other] Eftir heilan leik munaði bara { $count } stigum.
    } { $name } vann, en ekki { $other }.
feat-tie =
    { $names ->
        [none] { $count } spilarar
       *[other] { $names }
    } enduðu í fyrsta sæti saman með nákvæmlega jafn mörg stig.
feat-steady = { $name } vann leikinn án þess að vinna eina einustu gjöf.
feat-unfair =
    { $name } vann { $count ->
        [one] { $count } gjöf
       *[other] { $count } gjafir
    }, { $other } { $more ->
        [0] enga
       *[other] bara { $more }
    }. { $other } vann samt leikinn.
feat-own_goal =
    { $name } var { $count ->
        [6] einum haus
       *[other] tveimur hausum
    } frá sigri og rétti hann frá sér. { $other } þakkaði fyrir.
feat-feeder =
    { $other } vann með { $more } hausa, og { $all ->
        [yes] allir
       *[no] { $count } þeirra
    } voru gjöf: { $name } gaf þá.
feat-waiting = { $name } var einum haus frá sigri í { $count } umferðir. Þá vann { $other }.
feat-nearly = { $name } setti út síðasta spilið, en dálkur var of langur: { $count } spil aftur á hendi. { $other } vann.
feat-almost =
    Þegar { $other } vann voru { $names ->
        [none] { $count } spilarar
       *[other] { $names }
    } einum haus frá sigri.
feat-last_otter = { $name } kláraði spilin og vann, hvað sem hausum leið.
feat-behind =
    { $other } var { $count ->
        [one] { $count } haus
       *[other] { $count } hausum
    } á undan. { $name } vann.
feat-hoard = { $name } hirti { $count } dálka í röð og sat uppi með { $more } spil.
feat-turnaround = { $name } fór verst út úr einni gjöf, sneri litunum við og vann þá næstu.
feat-robbed =
    { $name } losnaði fyrst við öll spilin, en sat uppi með { $count ->
        [one] { $count } skífu
       *[other] { $count } skífur
    }. { $other } vann gjöfina.
feat-stuck = { $name } átti eitt spil eftir og tók { $count } skífur meðan beðið var eftir að koma því út.
feat-trapped =
    { $cause ->
        [all] Allir spilarar
        [but] Allir hinir (ekki { $other })
       *[other] { $names ->
            [none] { $count } spilarar
           *[other] { $names }
        }
    } áttu eitt spil eftir, og enginn komst út.
feat-twos = { $name } fékk reikninginn fyrir alla þessa tvista: { $count } spil.
feat-boomerang = { $name } setti út tvist, og hann kom til baka sem { $count } spil.
feat-saved = { $name } geymdi { $count } áttur til betri tíma. { $other } kláraði á undan: { $more } stig.
feat-paid = { $name } tók { $count } skífur og vann gjöfina samt.
feat-tokens = { $name } tók { $count } skífur í einni gjöf, eins og þær væru einhvers virði.
feat-burden = { $name } fékk { $count } stig í einni gjöf, og ekki af góðu sortinni.
feat-disaster = { $other } kláraði, { $name } sat uppi með { $more } spil, og þau kostuðu { $count } stig.
feat-bully =
    { $name } lét hina draga { $count } spil með ásunum sínum{ $other ->
        [none] {" "}og vann.
       *[other] . { $other } vann samt.
    }
feat-drought = { $name } kom engu spili út í { $count } umferðir og dró { $more }.
feat-rout = { $name } kláraði, og enginn annar var nálægt. Allir hinir áttu minnst { $count } spil.
feat-eights = { $name } setti út { $count } áttur í röð.
feat-aces = { $name } setti út { $count } ása í einu, og hinir drógu { $more } spil.
feat-series = { $name } klifraði upp alla fjóra litina í einum rykk.
feat-sweep = { $name } vann allar { $count } gjafirnar og skildi ekkert eftir handa hinum.
feat-gift =
    { $name } gaf af góðmennsku sinni { $count ->
        [1] hausinn sem réði úrslitum
       *[other] hausana sem réðu úrslitum
    }. { $other } vann.
feat-column = { $name } gleypti { $count } spila dálk í heilu lagi.
feat-so_close =
    { $other } kláraði. { $count ->
        [1] Síðasta spilið hjá { $name } hefði passað
       *[other] Síðustu spilin ({ $names ->
            [none] { $count } spilarar
           *[other] { $names }
        }) hefðu passað
    } beint ofan á.
feat-scramble = { $count } spilarar komust niður í eitt spil, en á endanum var það { $name } sem kláraði.
feat-contrast = { $name } vann gjöfina án þess að draga spil, en { $other } dró { $count }.
feat-monologue =
    { $name } setti út { $count } spil í röð, og { $other ->
        [none] hinir gátu
       *[other] { $other } gat
    } bara horft á.
feat-wishes =
    { $names ->
        [none] { $count } spilarar
       *[other] { $names }
    } slógust um sortina með hverri áttunni á fætur annarri.
feat-generous = { $name } gaf { $count } hausa og fékk engan til baka. { $other } vann.
feat-untouched = { $name } vann án þess að hirða einn einasta dálk.

# Behind the buttons
button-share = Deila
button-details = ⋯
details-title = ### Nánar um leikinn · { $game }
details-points = { $place }\. **{ $name }**{ $behind ->
        [none] {""}
       *[other] { " · " }{ $behind }
    }{ $total ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [none] {""}
           *[other] { $more ->
                [yes] … ·{" "}
               *[no] {""}
            }{ $points } ={" "}
        }{ $total }
    }{ $chips ->
        [none] {""}
       *[other] { " · " }spilapeningar: { $chips }
    }
share-where =
    { $here ->
        [yes] Á ég að birta þetta hér fyrir alla?
       *[no] Hvar á ég að birta þetta?
    }
share-choose = Önnur rás …
button-share-here = Birta hér
share-line =
    🏁 { $game }: { $count ->
        [0] enginn vinnur, því öllum var dæmt tap
        [1] **{ $names }** vinnur
       *[other] **{ $names }** vinna saman
    }{ $name ->
        [none] {""}
       *[other] { " · " }{ $name } deildi
    }
share-dare =
    🃏 **{ $name }** náði { $came } í einni gjöf. { $place ->
        [1] Getur þú það líka með sömu spilum?
       *[other] Gengur þér betur með sömu spilum?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · gestgjafi: " }{ $host }
    }
share-unit =
    { $kind ->
        [heads] Hausar. Flestir vinna.
        [deals] Unnar gjafir. Flestar vinna.
       *[points] Stig á eftir sigurvegaranum
    }
button-add-bot = Bæta { $bot } við
share-done = Ég birti þetta í { $channel }.
share-done-here = Ég birti þetta hér.
refused-share_private = Bara þú sérð svörin mín hér, svo ég get ekki birt þetta. Deildu því þar sem utanaðkomandi forrit mega skrifa.
refused-share_again_here = Þetta var birt hér fyrir innan við klukkutíma.
refused-share_failed_here = Discord leyfði mér ekki að birta þetta hér. Ekkert hefur breyst, svo reyndu aftur.
refused-share_channel = Ég get birt þetta í textarás eða þræði. Veldu annað hvort.
refused-share_may_not_write = Þú mátt ekki skrifa í #{ $channel }, svo ég get ekki birt neitt þar fyrir þig.
refused-share_permissions = Ég get ekki birt neitt í #{ $channel } án þessara heimilda: { $permissions }. Biddu meðlim sem stjórnar rásinni að bæta þeim við.
refused-share_again = Þetta var birt í #{ $channel } fyrir innan við klukkutíma. Veldu aðra rás.
refused-share_failed = Discord tók ekki við þessu í #{ $channel }. Reyndu aftur eða veldu aðra rás.
refused-not_over = Þessum leik er ekki lokið. Kíktu aftur þegar hann er búinn.
