# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count } av { $most } platser tagna**
lobby-clock =
    -# nytt bord · { $clock }{ $ranked ->
        [yes] { " · rankad" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Kort match:** " }
        [long] { "**Lång match:** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [one] en giv
       *[other] { $deals } givar
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = ca { $minutes } min
button-short =
    ⏱️ Kort match{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Lång match{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# Ni måste vara minst { $least } för att starta. Be en vän gå med{ $ranked ->
        [yes] .
       *[no] {" "}eller lägg till en dator.
    }
lobby-awaiting = -# Inbjuden? Tryck på **{ button-join }**. Värden kan frigöra platser under **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (värd)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (inbjuden)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Alternativ
catch = Sätt dit varandra
catch-about = 📣 **Sätt dit varandra:** ska du ropa, så gör det direkt efter kortet. Glömmer du det får du dra kort så fort någon utmanar dig.
catch-brief = -# 📣 Ropa direkt efter kortet, och utmana spelare som glömmer det.
button-catch = 📣 Sätt dit varandra
button-catch-on = { button-catch }: på
button-catch-off = { button-catch }: av
options-title = ### { button-options }
lobby-closed = Bordet stängdes innan korten var utdelade. Öppna ett nytt med `/{ command-play }`.
lobby-house-rules = **Husregler vid det här bordet**

house-rules-title =
    ### Husregler
    -# { $game }
house-rules-as-written = De vanliga reglerna gäller. Välj en regel för att ändra den.
house-rules-choose = Välj en regel …
house-rules-more = - … och { $count } till: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = Ett annat värde …
house-rules-own-label = Värde
house-rule = { $question } **{ $value }**

level-menu = Datorer: { $level }
level-easy-about = En nybörjare för dina första matcher. Missar drag och planerar inte
level-normal-about = En bra motspelare när du kan reglerna
level-hard-about = Så stark det går utan att tjuvkika på dina kort
program-menu = Lägg till ett program
program-about = Ett program av { $author }
program-open = (inte i en cell, så det kan läsa alla händer)
program-unknown = (jag vet inte vad cellen låter det se)

end-lobby = Vill du stänga bordet? Korten är inte utdelade än.
end-match = Vill du avsluta matchen för alla? Den räknas inte, och ni kan inte fortsätta den senare.
left-match = Du lämnade matchen. En dator spelar dina kort tills du trycker på **{ button-back }** vid bordet.
left-ranked = Du lämnade en rankad match, och det räknas som en förlust. En dator spelar dina kort till slutet.
left-tournament = Du lämnade matchen. En dator spelar åt dig tills du trycker på **{ button-back }** vid bordet.
call-heard = Bordet hörde dig.

# Asking a member to play
invite-title =
    ### Spela med { $name }
    Vilket spel? Jag öppnar ett bord här och bjuder in { $name }.
invite-asked = **{ $name }** bjuder in { $member } till { $game }.
refused-invite_self = Du kan inte bjuda in dig själv. Öppna ett bord med `/{ command-play }`, så kan andra gå med.
refused-invite_bot = Bottar kan inte spela. Vill du ha en motspelare, så tryck på **{ button-add-computer }** vid bordet.
refused-invite_avoided = Du har valt att undvika den spelaren. Ångra det med `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Mot två datorer
       *[no] ## Välj ett spel
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } spelare
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } min
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Datorer
button-choose-friends = Med vänner
