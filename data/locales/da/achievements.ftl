# What people can earn, each once in a server.
achievement-crazy = Ottegal
achievement-crazy-how = tre ottere i træk
achievement-buzzer = I sidste øjeblik
achievement-buzzer-how = råbte i det sidste sekund
achievement-phoenix = Samler, ikke hamster
achievement-phoenix-how = vandt en omgang efter at have siddet med tolv kort
achievement-underdog = Den der ler sidst
achievement-underdog-how = vandt efter at have ligget sidst sent i partiet
achievement-whisker = På målstregen
achievement-whisker-how = vandt med højst to point
achievement-sweep = Rent bord
achievement-sweep-how = vandt alle omgange i et parti på mindst tre
achievement-staircase = Tager trappen
achievement-staircase-how = lagde en serie på tre i Olé
achievement-library = Hele biblioteket
achievement-library-how = sad med tyve kort på hånden
achievement-sieve = Hukommelse som en si
achievement-sieve-how = glemte at råbe tre gange i ét parti
achievement-mule = Pakæsel
achievement-mule-how = tog otte kort for en bunke toere
achievement-collector = Møntsamler
achievement-collector-how = tog otte brikker i én omgang
achievement-santa = Julemandens hjælper
achievement-santa-how = gav vinderen de sidste tre hoveder
achievement-almost = Så tæt på
achievement-almost-how = manglede ét odderhoved
achievement-glutton = Spis hvad du kan
achievement-glutton-how = slugte en kolonne på elleve kort
achievement-regular = Det sædvanlige, tak
achievement-regular-how = har spillet halvtreds partier her
achievement-explorer = En af hver
achievement-explorer-how = har spillet alle fem spil her
result-earned =
    🏅 { $name ->
        [none] Du får
       *[other] { $name } får
    } **{ $achievement }**: { $how }.
stats-achievements = 🏅 **{ $count } af { $all } bedrifter:** { $names }
settings-achievements =
    Bedrifter: { $on ->
        [yes] til
       *[no] fra
    }
