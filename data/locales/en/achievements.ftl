# What people can earn, each once in a server.
achievement-crazy = Crazy about eights
achievement-crazy-how = three eights in a row
achievement-buzzer = Just in time
achievement-buzzer-how = called within the last second
achievement-phoenix = It’s not hoarding
achievement-phoenix-how = won a deal after holding twelve cards
achievement-underdog = Slow starter
achievement-underdog-how = won after being last, late in the match
achievement-whisker = Photo finish
achievement-whisker-how = won by two points or fewer
achievement-sweep = No seconds, please
achievement-sweep-how = won every deal of a match of three or more
achievement-staircase = Stairs, not the lift
achievement-staircase-how = played a series of three in Olé
achievement-library = The library
achievement-library-how = held twenty cards at once
achievement-sieve = Memory like a sieve
achievement-sieve-how = forgot three calls in one match
achievement-mule = Beast of burden
achievement-mule-how = took eight cards for a pile of twos
achievement-collector = Coin collector
achievement-collector-how = took eight tokens in one deal
achievement-santa = Santa’s little helper
achievement-santa-how = gave the winner the last three heads
achievement-almost = So close
achievement-almost-how = finished one otter head short
achievement-glutton = All you can eat
achievement-glutton-how = swallowed a column of eleven cards
achievement-regular = The usual, please
achievement-regular-how = played fifty matches here
achievement-explorer = One of each
achievement-explorer-how = played all five games here
result-earned =
    🏅 { $name ->
        [none] You earn
       *[other] { $name } earns
    } **{ $achievement }**: { $how }.
stats-achievements = 🏅 **{ $count } of { $all } achievements:** { $names }
settings-achievements =
    Achievements: { $on ->
        [yes] on
       *[no] off
    }
