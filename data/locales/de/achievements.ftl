# What people can earn, each once in a server.
achievement-crazy = Gib acht
achievement-crazy-how = drei Achten hintereinander
achievement-buzzer = Auf den letzten Drücker
achievement-buzzer-how = in der letzten Sekunde gerufen
achievement-phoenix = Kein Hamstern
achievement-phoenix-how = einen Durchgang nach zwölf Karten auf der Hand gewonnen
achievement-underdog = Spätzünder
achievement-underdog-how = gewonnen, obwohl spät in der Partie noch ganz hinten
achievement-whisker = Fotofinish
achievement-whisker-how = mit höchstens zwei Punkten Vorsprung gewonnen
achievement-sweep = Kein Nachschlag, danke
achievement-sweep-how = alle Durchgänge einer Partie mit drei oder mehr gewonnen
achievement-staircase = Treppe statt Aufzug
achievement-staircase-how = eine Dreierserie in Olé gespielt
achievement-library = Die Bibliothek
achievement-library-how = zwanzig Karten auf einmal auf der Hand
achievement-sieve = Ein Gedächtnis wie ein Sieb
achievement-sieve-how = drei Rufe in einer Partie vergessen
achievement-mule = Packesel
achievement-mule-how = acht Karten für einen Stapel Zweien genommen
achievement-collector = Münzsammlung
achievement-collector-how = acht Plättchen in einem Durchgang genommen
achievement-santa = Wichteln
achievement-santa-how = dem Sieg die letzten drei Köpfe spendiert
achievement-almost = So knapp
achievement-almost-how = am Ende fehlte ein Otterkopf
achievement-glutton = Nimmersatt
achievement-glutton-how = eine Spalte mit elf Karten verschluckt
achievement-regular = Wie immer, bitte
achievement-regular-how = fünfzig Partien hier gespielt
achievement-explorer = Von jedem eins
achievement-explorer-how = alle fünf Spiele hier gespielt
result-earned =
    🏅 { $name ->
        [none] Du bekommst
       *[other] { $name } bekommt
    } **{ $achievement }**: { $how }.
stats-achievements = 🏅 **{ $count } von { $all } Erfolgen:** { $names }
settings-achievements =
    Erfolge: { $on ->
        [yes] an
       *[no] aus
    }
