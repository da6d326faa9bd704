# Play money, and who may set it back.

chips-note = -# Chips are this server’s play money. You can’t buy them, cash them in or give them away.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } of { $pages }
    }
chips-none = No chips won or lost yet. You play for chips in Olsen when the **pot** house rule is on.
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
        [void] { chips-match } doesn’t count any more
        [again] { chips-match } counts again
       *[reset] reset by { $name }: { $reason }
    } · balance { $balance }
chips-board-title =
    ## Chips on this server{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } of { $pages }
    }
chips-board-none = No chips won or lost yet. You play for chips in Olsen when the **pot** house rule is on.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = The bank plays for the computers and has { $chips }. Its chips and yours always add up to 0.
button-chips = Chips
button-chips-board = Everyone’s chips
button-chips-own = My chips

button-chips-back = Reset all chips…
chips-back =
    ## Reset everyone to { $stake ->
        [one] 1 chip
       *[other] { $stake } chips
    }?
    { $accounts ->
        [0] No chips won or lost yet, so nothing would change.
        [one] One player has chips or owes some.
       *[other] { $accounts } players have chips or owe some. This changes the chips of { $changed } of them.
    } { $direction ->
        [gets] The bank gets { $bank }.
        [gives] The bank gives { $bank }.
       *[none] {""}
    }
    New players still start at 0. You can’t undo this. Players see your name and your reason next to their chips.
button-chips-stake = Another number…
button-chips-reason = Give a reason and reset…
chips-form-title = Reset all chips to { $stake }
chips-form-stake = How many chips?
chips-form-stake-how = A whole number from 0 to { $most }
chips-form-reason = Why?
chips-form-reason-how = All players can read this, with your name.
chips-set-back =
    ✅ { $accounts ->
        [one] One player was
       *[other] { $accounts } players were
    } reset to { $stake }.
table-chips = -# Chips are play money. You can’t buy them, cash them in or give them away.{ $server ->
        [yes] { " " }See this server’s under `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] You need the **Manage Server** permission for this. People who have it can also choose a league staff role in `/{ command-settings }`.
   *[other] You need the **Manage Server** permission or the role { $role } for this.
}
refused-chips_stake = Write a whole number of chips from 0 to { $most }.
refused-chips_reason = Give a reason of at most { $count } characters. All players can read it.
