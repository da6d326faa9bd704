# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = House rules to begin with; the lobby can still change them
command-houserules = houserules
command-houserules-description = House rules with names, for the tables of this server
command-houserules-create = create
command-houserules-create-description = Make a set of house rules
command-houserules-create-game-description = For which game
command-houserules-create-name-description = What to call it
command-houserules-create-from = from
command-houserules-create-from-description = A set to begin with (the game as written)
command-houserules-edit = edit
command-houserules-edit-description = Change a set of house rules
command-houserules-delete = delete
command-houserules-delete-description = Delete a set of house rules
command-houserules-default = default
command-houserules-default-description = Choose the house rules that tables begin with
command-houserules-list = list
command-houserules-list-description = The house rules of this server, and which of them tables begin with
command-houserules-list-game-description = Which game (all)

rule-set-as_written = as written
rule-set-as_written-about = No house rules at all
rule-set-beginners = beginners
rule-set-wild = wild
rule-set-about =
    { $count ->
        [0] No rule differs from the usual ones
        [one] One rule differs from the usual ones
       *[other] { $count } rules differ from the usual ones
    }
rule-set-one-by-one = chosen one by one
rule-set-in-force = **House rules: { $name }**
rule-set-menu = House rules: { $name }
button-change-rules = Change house rules…

olsen-set-beginners = Three deals, an easier start, and a forgotten call has to be noticed
olsen-set-wild = Two packs, several cards at once from the first turn, and aces that hit to the last
olsen_olsen-set-beginners = One deal, pass after drawing once, and a forgotten “Ólsen” has to be noticed
olsen_olsen-set-wild = Two packs, a pile that turns at once, and “Ólsen ólsen” only together with the card
otter-set-beginners = The host begins, high cards have more heads, and a last card is just a card
otter-set-wild = Specials work wherever they land, and play may turn back to whoever came before
ole-set-beginners = Red is always the highest, and a series that nobody can follow costs one token each
ole-set-wild = Turned colours stay turned, and going out in a series still costs its token
pursuit-set-beginners = Trick cards also go on their own number, and nobody is challenged for long
pursuit-set-wild = Two packs, queens that skip, a last two that still hits, and costly false challenges

rule-set-title =
    ### { $name }
    -# House rules of { $game } on this server. Every choice is saved at once, for the tables to come.
rule-set-created = The set has been made and can be chosen at once. Change it with the menus below.
rule-set-deleted = **{ $name }** is no longer among the house rules of { $game }. Tables that already play by them go on.
rule-set-delete =
    Delete **{ $name }** from the house rules of { $game }? Tables that already play by them go on.{ $default ->
        [yes] { " " }Tables begin with it now; from then on they will begin as written.
       *[no] {""}
    }
rule-set-default = Tables of { $game } now begin with the house rules **{ $name }**. The lobby can still change them.
rule-set-dropped = This game no longer knows some house rules of **{ $name }**, so they are ignored: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }tables begin with these
       *[no] {""}
    }
rule-set-games = ### House rules of this server
rule-set-game =
    - **{ $game }** begins with **{ $default }**. All sets: { $names }{ $more ->
        [0] {""}
       *[other] { " " }and { $more } more
    }
rule-set-list-one = -# `/{ command-houserules } { command-houserules-list }` with a game describes each of them.

button-make-default = Begin tables with these
button-is-default = Tables begin with these
button-delete-set = Delete
button-keep-set = Keep

refused-house_rules_name = A name has 1 to { $count } characters in one line, without backticks and angle brackets.
refused-house_rules_reserved = A set that comes with the games is called “{ $name }”. Please choose another name.
refused-house_rules_shipped = That set comes with the game and stays as it is. `/{ command-houserules } { command-houserules-create }` with `{ command-houserules-create-from }` makes a set of your own from it.
refused-house_rules_taken = There is already a set called “{ $name }”. `/{ command-houserules } { command-houserules-edit }` changes it.
refused-house_rules_full = There are already { $count } sets for this game, and the menu has no room for more. `/{ command-houserules } { command-houserules-delete }` makes room.
refused-house_rules_unknown = There are no house rules of that name for { $game } on this server. Choose one of those offered while you type.
