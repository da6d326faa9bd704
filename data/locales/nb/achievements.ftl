# Det man kan gjøre seg fortjent til, én gang per server.
achievement-crazy = Åttegal
achievement-crazy-how = tre åttere på rad
achievement-buzzer = I siste liten
achievement-buzzer-how = ropte i siste sekund
achievement-phoenix = Samler, ikke hamster
achievement-phoenix-how = vant en omgang etter å ha sittet med tolv kort
achievement-underdog = Den som ler sist
achievement-underdog-how = vant etter å ha ligget sist langt ut i partiet
achievement-whisker = På målstreken
achievement-whisker-how = vant med høyst to poeng
achievement-sweep = Rent bord
achievement-sweep-how = vant alle omgangene i et parti på minst tre
achievement-staircase = Tar trappa
achievement-staircase-how = la en serie på tre i Olé
achievement-library = Hele biblioteket
achievement-library-how = satt med tjue kort på hånda
achievement-sieve = Hukommelse som en sil
achievement-sieve-how = glemte å rope tre ganger i ett parti
achievement-mule = Pakkesel
achievement-mule-how = tok åtte kort etter en bunke toere
achievement-collector = Myntsamler
achievement-collector-how = tok åtte brikker i én omgang
achievement-santa = Julenissens hjelper
achievement-santa-how = ga vinneren de tre siste hodene
achievement-almost = Så nær, så nær
achievement-almost-how = manglet bare ett oterhode
achievement-glutton = Spis så mye du orker
achievement-glutton-how = slukte en kolonne på elleve kort
achievement-regular = Det vanlige, takk
achievement-regular-how = har spilt femti partier her
achievement-explorer = Ett av hvert
achievement-explorer-how = har spilt alle fem spillene her
result-earned =
    🏅 { $name ->
        [none] Du får
       *[other] { $name } får
    } **{ $achievement }**: { $how }.
stats-achievements = 🏅 **{ $count } av { $all } utmerkelser:** { $names }
settings-achievements =
    Utmerkelser: { $on ->
        [yes] på
       *[no] av
    }
