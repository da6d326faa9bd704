# Words that stand everywhere.
list-and = { $most } et { $last }
list-comma = { ", " }
list-more = { $names } et { $count } de plus
list-more-lines = -# … et { $count } de plus

# What people write for times, separated by commas. It is understood in every language; no word may mean two things in one place.
time-back = retour, de retour
time-today = aujourd'hui, aujourd’hui
time-this-morning = ce matin
time-this-afternoon = cet après-midi, cet aprem
time-tonight = ce soir, cette nuit
time-tomorrow = demain
time-after-tomorrow = après-demain, après demain
time-yesterday = hier
time-morning = matin, du matin, le matin, au matin
time-afternoon = après-midi, de l'après-midi, de l’après-midi, l'après-midi, l’après-midi, aprem
time-evening = soir, du soir, le soir, au soir
time-noon = midi
time-midnight = minuit
time-this = ce, cette
time-next = prochain, prochaine
time-at = à, vers
time-sharp = h, heures, heure, pile, précises
# Between the minutes and the hour: ten past eight, quarter to nine, half past seven; halv åtte is half an hour before it.
time-past = { "" }
time-before = { "" }
time-quarter = { "" }
time-half-past = { "" }
time-half-to = { "" }
time-on = pour
time-the = le
time-of = de
time-ordinal = er
time-in = dans, d'ici, d’ici
time-from-now = à partir de maintenant
time-from = de, entre
time-to = à, jusqu'à, jusqu’à
time-and = et
time-half = une demi, demi, demie, une demie
time-one-and-a-half = { "" }
time-one = une
time-numbers = un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
time-tens = vingt, trente, quarante, cinquante, soixante
time-minutes = min, mn, minute, minutes
time-quarters = quart d'heure, quart d’heure, quarts d'heure, quarts d’heure
time-half-hours = demi-heure, demi-heures
time-hours = h, heure, heures
time-days = j, jour, jours
time-weeks = sem, semaine, semaines
time-fortnights = quinzaine, quinzaines
time-zone = { "" }
# In the order of the week and of the year: short names beside those that everybody knows, with spaces between several.
time-weekdays = lun, mar, mer, jeu, ven, sam, dim
time-months = janv, fév févr, mars, avr, mai, juin, juil, août, sept, oct, nov, déc

# A moment that is suggested while somebody writes a time.
time-on-clock = { $hour }:{ $minute }
time-in-full = { DATETIME($date, dateStyle: "full") } à { $clock } ({ $zone })

# What was understood of a time that somebody has written.
time-read = -# Je comprends : { $time }.{ $change ->
        [once] {""}
        [first] { " " }Les horloges montrent cette heure deux fois, et je prends la première.
        [second] { " " }Les horloges montrent cette heure deux fois, et c’est ici la seconde.
       *[skipped] { " " }Les horloges sautent cette heure-là, donc c’est d’autant plus tard.
    }

move-choosing = { $move } et choisir { $choice }
suit-C = ♣ trèfle
suit-D = ♦ carreau
suit-H = ♥ cœur
suit-S = ♠ pique

clock-fast = cadence rapide
clock-normal = cadence normale
clock-slow = cadence lente

name-computer = 🤖 { $name }
name-level = { $name } ({ $level })
level-easy = facile
level-normal = normal
level-hard = difficile
level-program = programme
level-program_gone = le programme a disparu, un ordinateur normal joue
name-away = 💤 { $name }
name-forfeited = 🏳️ { $name }

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-rules = Règles
button-hand = Ma main
button-back = Me revoilà
button-go-back = Retour
button-end = Arrêter la partie
button-close = Fermer la table
button-form-again = Rouvrir le formulaire
button-page-before = Précédent
button-page-after = Suivant
button-earlier = Plus tôt
button-later = Plus tard
