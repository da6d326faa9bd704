# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = House rules to start with. You can still change them in the lobby
command-houserules = houserules
command-houserules-description = Saved house rules for this server’s tables
command-houserules-create = create
command-houserules-create-description = Save a set of house rules
command-houserules-create-game-description = For which game
command-houserules-create-name-description = The set’s name
command-houserules-create-from = from
command-houserules-create-from-description = A set to start from (default: the usual rules)
command-houserules-edit = edit
command-houserules-edit-description = Change a set of house rules
command-houserules-delete = delete
command-houserules-delete-description = Delete a set of house rules
command-houserules-default = default
command-houserules-default-description = Choose the house rules that new tables start with
command-houserules-list = list
command-houserules-list-description = This server’s house rules, and which ones new tables use
command-houserules-list-game-description = Which game (default: all)

rule-set-as_written = usual rules
rule-set-as_written-about = No house rules
rule-set-beginners = beginners
rule-set-wild = wild
rule-set-about =
    { $count ->
        [0] All rules as usual
        [one] 1 rule changed
       *[other] { $count } rules changed
    }
rule-set-one-by-one = custom
rule-set-in-force = **House rules: { $name }**
rule-set-menu = House rules: { $name }
button-change-rules = Change house rules…

olsen-set-beginners = Three deals, an easier start, and players have to notice a forgotten call
olsen-set-wild = Two decks, several cards at once from the first turn, and aces that hit to the last
olsen_olsen-set-beginners = One deal, pass after one drawn card, and players have to notice a forgotten “Ólsen”
olsen_olsen-set-wild = Two decks, a discard pile that turns over right away, and “Ólsen ólsen” only with the card
otter-set-beginners = The host starts, high cards have more heads, and a last card is just a card
otter-set-wild = Specials work wherever they land, and a turn may go back to the last player
ole-set-beginners = Red is always highest, and a series that no one can beat costs one token each
ole-set-wild = Reversed colours stay reversed, and going out in a series still costs its token
pursuit-set-beginners = Trick cards also fit their own number, and challenges end sooner
pursuit-set-wild = Two decks, queens that skip, a last two that still hits, and costly false challenges

rule-set-title =
    ### { $name }
    -# House rules for { $game } on this server. Each change is saved right away and counts for new tables.
rule-set-created = Saved. You can use this set right away, or change it with the menus below.
rule-set-deleted = I deleted **{ $name }** from the house rules for { $game }. Tables that use it keep it.
rule-set-delete =
    Delete **{ $name }** from the house rules for { $game }? Tables that use it keep it.{ $default ->
        [yes] { " " }New tables will use the usual rules instead.
       *[no] {""}
    }
rule-set-default = New { $game } tables now start with the house rules **{ $name }**. You can still change them in the lobby.
rule-set-dropped = This game doesn’t have some rules of **{ $name }** any more, so I ignored them: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }default
       *[no] {""}
    }
rule-set-games = ### This server’s house rules
rule-set-game =
    - **{ $game }** starts with **{ $default }**. All sets: { $names }{ $more ->
        [0] {""}
       *[other] { " " }and { $more } more
    }
rule-set-list-one = -# For details, add a game to `/{ command-houserules } { command-houserules-list }`.

button-make-default = Make it the default
button-is-default = This is the default
button-delete-set = Delete
button-keep-set = Keep

refused-house_rules_name = Use 1 to { $count } characters on one line, without backticks or angle brackets.
refused-house_rules_reserved = The games already have a set called “{ $name }”. Choose another name.
refused-house_rules_shipped = That set comes with the game, so you can’t change it. Make your own from it with `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = There’s already a set called “{ $name }”. Change it with `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = This game already has { $count } sets, the most it can have. Delete one with `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = { $game } has no house rules with that name on this server. Pick one from the list as you type.
