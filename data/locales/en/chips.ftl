# Play money, and who may set it back.
command-chips = chips
command-chips-description = Play money of this server
command-chips-show = show
command-chips-show-description = Who has how many chips, and how they came by them
command-chips-show-member-description = Whose chips (yours)

chips-note = -# Chips are play money of this server. They cannot be bought, cashed in or sent to anybody.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } of { $pages }
    }
chips-none = Nothing won or lost yet. Chips are played for at Olsen tables whose house rules have a pot.
chips-match =
    { $link ->
        [none] { $game }
       *[other] [{ $game }]({ $link })
    }
chips-entry =
    <t:{ $at }:d> · **{ $gain ->
        [yes] +{ $amount }
       *[no] { $amount }
    }** · { $kind ->
        [match] { chips-match }
        [void] { chips-match } was made void
        [again] { chips-match } counts again
       *[reset] set back by { $name }: { $reason }
    } · then { $balance }
chips-board-title =
    ## Chips on this server{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } of { $pages }
    }
chips-board-none = Nobody has played for chips yet. They are played for at Olsen tables whose house rules have a pot.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = The bank, which plays for computers: { $chips }. Together with the bank, all chips always add up to 0.
button-chips-board = Everybody’s chips
button-chips-own = My chips

button-chips-back = Set everybody back…
chips-back =
    ## Set everybody back to { $stake ->
        [one] 1 chip
       *[other] { $stake } chips
    }?
    { $accounts ->
        [0] Nobody has played for chips yet, so nothing would change.
        [one] One player has chips or owes some.
       *[other] { $accounts } players have chips or owe some; this changes the chips of { $changed } of them.
    } { $direction ->
        [gets] The bank gets { $bank }.
        [gives] The bank gives { $bank }.
       *[none] {""}
    }
    Whoever plays for chips for the first time begins at 0. This cannot be undone. Everybody sees your name and your reason among their chips.
button-chips-stake = Another number of chips…
button-chips-reason = Give a reason and do it…
chips-form-title = Set everybody back to { $stake }
chips-form-stake = How many chips?
chips-form-stake-how = A whole number from 0 to { $most }
chips-form-reason = Why?
chips-form-reason-how = Everybody can read it, with your name.
chips-set-back =
    ✅ { $accounts ->
        [one] One player has
       *[other] { $accounts } players have
    } been set back to { $stake }.
table-chips = -# Chips are play money of this server: `/{ command-chips } { command-chips-show }` says who has how many. They cannot be bought, cashed in or sent.

refused-not_staff = { $role ->
    [none] Only those who may manage this server can do that. They can name a role for it in `/{ command-settings }`.
   *[other] Only those who may manage this server, or have the role { $role }, can do that.
}
refused-chips_stake = Everybody can be set back to a whole number of chips from 0 to { $most }.
refused-chips_reason = Setting everybody back takes a reason of at most { $count } characters, which everybody can read.
