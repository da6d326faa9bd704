# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Hausregeln zum Start. Vor dem Austeilen kannst du sie noch ändern
command-houserules = hausregeln
command-houserules-description = Gespeicherte Hausregeln für die Tische dieses Servers
command-houserules-create = neu
command-houserules-create-description = Speichert einen Satz Hausregeln
command-houserules-create-game-description = Für welches Spiel
command-houserules-create-name-description = Name des Satzes
command-houserules-create-from = vorlage
command-houserules-create-from-description = Ein Satz als Ausgangspunkt (Standard: die üblichen Regeln)
command-houserules-edit = ändern
command-houserules-edit-description = Ändert einen Satz Hausregeln
command-houserules-delete = löschen
command-houserules-delete-description = Löscht einen Satz Hausregeln
command-houserules-default = standard
command-houserules-default-description = Legt fest, mit welchen Hausregeln neue Tische beginnen
command-houserules-list = liste
command-houserules-list-description = Hausregeln dieses Servers, und womit neue Tische beginnen
command-houserules-list-game-description = Welches Spiel (Standard: alle)

rule-set-as_written = übliche Regeln
rule-set-as_written-about = Keine Hausregeln
rule-set-beginners = zum Einstieg
rule-set-wild = wild
rule-set-about =
    { $count ->
        [0] Alle Regeln wie üblich
        [one] 1 Regel geändert
       *[other] { $count } Regeln geändert
    }
rule-set-one-by-one = eigene
rule-set-in-force = **Hausregeln: { $name }**
rule-set-menu = Hausregeln: { $name }
button-change-rules = Hausregeln ändern …

olsen-set-beginners = Drei Durchgänge, ein leichterer Start, und vergessene Rufe muss jemand bemerken
olsen-set-wild = Zwei Kartenspiele, mehrere Karten schon im ersten Zug, und Asse treffen bis zuletzt
olsen_olsen-set-beginners = Ein Durchgang, Passen nach einer gezogenen Karte, und ein vergessenes „Ólsen“ muss jemand bemerken
olsen_olsen-set-wild = Zwei Kartenspiele, der Ablagestapel wird sofort umgedreht, und „Ólsen ólsen“ nur mit der Karte
otter-set-beginners = Der Host beginnt, hohe Karten haben mehr Köpfe, und die letzte Karte ist eine wie jede andere
otter-set-wild = Sonderkarten wirken, wo immer sie landen, und der Zug kann direkt zurückgehen
ole-set-beginners = Rot ist immer am höchsten, und eine unschlagbare Serie kostet alle ein Plättchen
ole-set-wild = Umgedrehte Farben bleiben umgedreht, und auch das Ende in einer Serie kostet ihr Plättchen
pursuit-set-beginners = Sonderkarten passen auch auf ihre Zahl, und Erwischen geht nicht so lange
pursuit-set-wild = Zwei Kartenspiele, Damen setzen aus, die letzte Zwei trifft noch, und falsches Erwischen ist teuer

rule-set-title =
    ### { $name }
    -# Hausregeln für { $game } auf diesem Server. Jede Änderung wird sofort gespeichert und gilt für neue Tische.
rule-set-created = Gespeichert. Du kannst den Satz gleich benutzen oder mit den Menüs unten ändern.
rule-set-deleted = **{ $name }** ist aus den Hausregeln für { $game } gelöscht. Tische, die danach spielen, behalten sie.
rule-set-delete =
    {""}**{ $name }** aus den Hausregeln für { $game } löschen? Tische, die danach spielen, behalten sie.{ $default ->
        [yes] { " " }Neue Tische beginnen dann mit den üblichen Regeln.
       *[no] {""}
    }
rule-set-default = Neue Tische für { $game } beginnen jetzt mit den Hausregeln **{ $name }**. Vor dem Austeilen könnt ihr sie noch ändern.
rule-set-dropped = Manche Regeln aus **{ $name }** gibt es in diesem Spiel nicht mehr, also habe ich sie übergangen: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }Standard
       *[no] {""}
    }
rule-set-games = ### Hausregeln dieses Servers
rule-set-game =
    - **{ $game }** beginnt mit **{ $default }**. Alle Sätze: { $names }{ $more ->
        [0] {""}
       *[other] { " " }und { $more } weitere
    }
rule-set-list-one = -# Für Einzelheiten nenn bei `/{ command-houserules } { command-houserules-list }` ein Spiel.

button-make-default = Zum Standard machen
button-is-default = Das ist der Standard
button-delete-set = Löschen
button-keep-set = Behalten

refused-house_rules_name = Nimm 1 bis { $count } Zeichen in einer Zeile, ohne Backticks und spitze Klammern.
refused-house_rules_reserved = Einen Satz „{ $name }“ bringen die Spiele schon mit. Wähl einen anderen Namen.
refused-house_rules_shipped = Dieser Satz gehört zum Spiel, also kannst du ihn nicht ändern. Mach dir daraus einen eigenen mit `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Einen Satz „{ $name }“ gibt es schon. Ändere ihn mit `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Für dieses Spiel gibt es schon { $count } Sätze, mehr gehen nicht. Lösch einen mit `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = Hausregeln mit diesem Namen hat { $game } auf diesem Server nicht. Wähl aus der Liste, während du tippst.
