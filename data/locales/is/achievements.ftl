# What people can earn, each once in a server.
achievement-crazy = Áttavilla
achievement-crazy-how = þrjár áttur í röð
achievement-buzzer = Á síðustu stundu
achievement-buzzer-how = kallaði á síðustu sekúndunni
achievement-phoenix = Þetta er ekki söfnunarárátta
achievement-phoenix-how = vann gjöf eftir að hafa verið með tólf spil
achievement-underdog = Dísilvél
achievement-underdog-how = vann eftir að hafa verið í neðsta sæti seint í leik
achievement-whisker = Á sjónarmun
achievement-whisker-how = vann með tveimur stigum eða minna
achievement-sweep = Ekki meira handa ykkur
achievement-sweep-how = vann allar gjafir í leik með þremur eða fleiri
achievement-staircase = Stigann, ekki lyftuna
achievement-staircase-how = setti út þrjú spil í röð í Olé
achievement-library = Bókasafnið
achievement-library-how = var með tuttugu spil í einu
achievement-sieve = Gullfiskaminni
achievement-sieve-how = gleymdi þremur köllum í sama leik
achievement-mule = Burðardýr
achievement-mule-how = tók átta spil fyrir haug af tvistum
achievement-collector = Myntsafnari
achievement-collector-how = tók átta skífur í einni gjöf
achievement-santa = Jólasveinninn
achievement-santa-how = gaf sigurvegaranum þrjá síðustu hausana
achievement-almost = Grátlega nálægt
achievement-almost-how = endaði einum oturhaus frá sigri
achievement-glutton = Hlaðborð
achievement-glutton-how = gleypti ellefu spila dálk
achievement-regular = Fastagestur
achievement-regular-how = spilaði fimmtíu leiki hér
achievement-explorer = Eitt af hverju
achievement-explorer-how = spilaði öll fimm spilin hér
result-earned =
    🏅 { $name ->
        [none] Afrek hjá þér:
       *[other] { $name } vinnur afrek:
    } **{ $achievement }** ({ $how }).
stats-achievements = 🏅 **{ $count } af { $all } afrekum:** { $names }
settings-achievements =
    Afrek: { $on ->
        [yes] já
       *[no] nei
    }
