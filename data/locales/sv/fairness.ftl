# Is it fair? The check of a finished match, and its record as a file.
button-fair = Är det rättvist?
button-download = Ladda ner
fair-title =
    ## Är det rättvist?
    -# { $game }
fair-yes = ✅ Jag delade ut igen: samma kort.
fair-no = ❌ **Nej, något skiljer sig.** Jag delade ut matchen igen och spelade om dragen:
fair-unchecked = ❔ **Jag kan inte kontrollera matchen.** Den spelades efter äldre regler, och jag kan bara spela om efter dagens.
fair-means =
    -# Kontrollera utan mig: **{ button-download }** matchfilen och en sida för den.{ $lobby ->
        [yes] {" "}Dess *Hash* ska stå i filnamnet på lobbyns bild.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Här är matchfilen och en sida som kontrollerar den. Den nämner bara spelare som tillåter det i `/{ command-my } { command-my-settings }`. Spara båda, öppna `verify.html` i en webbläsare, och släpp matchfilen på den. Inget lämnar din dator. Litar du inte på en sida från mig, så hämta den ur botens källkod. Ingen kontroll kan visa att ingen har tjuvkikat: de som driver boten kan se varje hand.
   *[no] Här är matchfilen. Den nämner bara spelare som tillåter det i `/{ command-my } { command-my-settings }`. Det finns ingen sida som kontrollerar det här spelet i en webbläsare.
}
fair-menu = Kontrollera en match …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Hemligheten stämmer inte med sitt fingeravtryck.
fair-fault-digest = - Matchfilen har ändrats i efterhand.
fair-fault-link = - Fingeravtrycket stämmer inte med bordets plats i serverns kedja.
fair-fault-options = - Matchen kan inte börja med de här husreglerna och platserna.
fair-fault-beginning = - Matchen kan inte börja från sitt utgångsläge.
fair-fault-move = - Rad { $line } i matchfilen, `{ $move }`, är inte tillåten med de här korten.
fair-fault-unfinished = - Det saknas drag, för matchen är inte slut efter det sista.
fair-fault-result = - Resultatet borde vara: { $result }
fair-fault-not_stopped = - Matchen slutar med sitt sista drag och borde ha ett resultat: { $result }
refused-record_no_match = Servern har ingen spelad match med det numret. Se listan under `/{ command-stats }`.
refused-record_running = Matchen är inte slut. Du kan kontrollera den efteråt.
refused-record_moves_gone = Jag kan inte kontrollera matchen. Den är så gammal att dragen är raderade.
refused-record_other_game = Jag kan inte kontrollera matchen. Dess spel är inte installerat längre.
refused-record_older = Jag kan inte kontrollera matchen. Den spelades efter äldre regler.

# What the shuffle is made of.
button-shuffle = Blandning
button-word = Lägg till ett ord
shuffle-how =
    { $phase ->
        [lobby] Ingen kan välja korten: jag valde en hemlighet innan bordet öppnade, och varje **{ button-join }** lägger till något. { $has_word ->
            [yes] Ditt ord är med nu, så inte ens jag kan.
           *[no] Litar du inte på mig? **{ button-download }** vad som är med, och lägg sedan till ett eget ord, helst sist.
        }
       *[other] Korten kommer av en hemlighet som jag valde innan någon gick med, och av det spelarna lade till. **{ button-download }** vad som är med, och jämför det med matchfilen efter matchen.
    }
shuffle-file = Här är vad blandningen består av hittills. Jämför det med matchfilen efter matchen.
shuffle-word-title = Ditt ord för blandningen
shuffle-word-label = Ett ord eller en fras ingen kan gissa
shuffle-word-about = Använd inget lösenord, för jag ser ordet en gång. Kom ihåg det så att du kan kontrollera senare. Ett nytt ord ersätter det.
refused-word_before_joining = Gå med vid bordet först. Sedan kan du lägga till ett ord.

button-chain = Alla bord
button-next-shuffle = Nästa blandning
fair-chain =
    { "**" }Nästa blandning här** är sista raden i den här filen. Dess hemlighet är bestämd, så varken du eller jag kan ändra den.
    { $count ->
        [0] Här finns inga bord än.
        [one] { "**" }Senaste bordet:** { $played } spelat klart, { $running } öppet, { $ended } stoppat, { $closed } stängt före given. Filen länkar varje bord till det förra, så jag kan inte utelämna något.
       *[other] { "**" }De senaste { $count } borden:** { $played } spelade klart, { $running } öppna, { $ended } stoppade, { $closed } stängda före given. Filen länkar varje bord till det förra, så jag kan inte utelämna något.
    }
