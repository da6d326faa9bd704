# What people can earn, each once in a server.
achievement-crazy = Åttagalen
achievement-crazy-how = tre åttor i rad
achievement-buzzer = På håret
achievement-buzzer-how = ropade i sista sekunden
achievement-phoenix = Bra att ha
achievement-phoenix-how = vann en giv efter att ha haft tolv kort
achievement-underdog = Seg i starten
achievement-underdog-how = vann efter att ha legat sist, långt in i matchen
achievement-whisker = Målfoto
achievement-whisker-how = vann med högst två poäng
achievement-sweep = Rent hus
achievement-sweep-how = vann varje giv i en match på minst tre
achievement-staircase = Trapporna, inte hissen
achievement-staircase-how = lade en serie på tre i Olé
achievement-library = Biblioteket
achievement-library-how = hade tjugo kort på en gång
achievement-sieve = Minne som en sil
achievement-sieve-how = glömde tre rop i en match
achievement-mule = Packåsnan
achievement-mule-how = tog åtta kort för en hög tvåor
achievement-collector = Myntsamlaren
achievement-collector-how = tog åtta brickor i en giv
achievement-santa = Tomtenisse
achievement-santa-how = gav vinnaren de tre sista huvudena
achievement-almost = Så nära
achievement-almost-how = slutade ett utterhuvud från vinst
achievement-glutton = Fri påfyllning
achievement-glutton-how = svalde en kolumn på elva kort
achievement-regular = Det vanliga, tack
achievement-regular-how = spelade femtio matcher här
achievement-explorer = En av varje
achievement-explorer-how = spelade alla fem spelen här
result-earned =
    🏅 { $name ->
        [none] Du får
       *[other] { $name } får
    } **{ $achievement }**: { $how }.
stats-achievements = 🏅 **{ $count } av { $all } bedrifter:** { $names }
settings-achievements =
    Bedrifter: { $on ->
        [yes] på
       *[no] av
    }
