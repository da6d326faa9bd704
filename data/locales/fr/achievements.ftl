# What people can earn, each once in a server.
achievement-crazy = Folie des huit
achievement-crazy-how = trois huit de suite
achievement-buzzer = In extremis
achievement-buzzer-how = une annonce dans la dernière seconde
achievement-phoenix = Ce n’est pas de l’accumulation
achievement-phoenix-how = une manche gagnée après avoir eu douze cartes
achievement-underdog = Diesel
achievement-underdog-how = une victoire depuis la dernière place, tard dans la partie
achievement-whisker = Photo-finish
achievement-whisker-how = une victoire de deux points ou moins
achievement-sweep = Sans partage
achievement-sweep-how = toutes les manches d’une partie de trois ou plus
achievement-staircase = L’escalier, pas l’ascenseur
achievement-staircase-how = une série de trois à Olé
achievement-library = La bibliothèque
achievement-library-how = vingt cartes en main à la fois
achievement-sieve = Tête de linotte
achievement-sieve-how = trois annonces oubliées en une partie
achievement-mule = Bête de somme
achievement-mule-how = huit cartes pour une pile de deux
achievement-collector = Numismate
achievement-collector-how = huit jetons en une manche
achievement-santa = Lutin du père Noël
achievement-santa-how = les trois dernières têtes offertes pour la victoire
achievement-almost = Presque
achievement-almost-how = à une tête de loutre de la victoire
achievement-glutton = Buffet à volonté
achievement-glutton-how = une colonne de onze cartes avalée
achievement-regular = Comme d’habitude
achievement-regular-how = cinquante parties jouées ici
achievement-explorer = Un de chaque
achievement-explorer-how = les cinq jeux joués ici
result-earned =
    🏅 { $name ->
        [none] Succès pour toi :
       *[other] Succès pour { $name } :
    } **{ $achievement }** ({ $how }).
stats-achievements = 🏅 **{ $count } succès sur { $all } :** { $names }
settings-achievements =
    Succès : { $on ->
        [yes] oui
       *[no] non
    }
