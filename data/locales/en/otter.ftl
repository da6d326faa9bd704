# Otter Nonsense's own words.
otter-examples = **For example**
    Column 3 5 9 climbs, so it takes 9 or higher. 11 7 falls, so it takes 7 or lower. 6 6 can still go either way.
    You collect 3 5 9, and Bo played before you. Give Bo the 5 for its heads, take 3 and 9, and open the column with your 13.
    You play your last card, and no column is longer than two. You win.
otter-choice = Collect columns, pass on heads.
otter-goal =
    { $best_of ->
        [1] to seven heads
       *[other] best of { $best_of } deals
    }
otter-pitch =
    Play otters on three columns. Each column only climbs or only falls.
    Can’t, or don’t want to? Collect a column, and give one of its cards to **the player before you** as points.
    {""}**Seven otter heads** win. So does your last card, if no column is longer than two.

otter-card-R = 🔄 turn
otter-card-X = 🎯 choose
otter-spoken-R = turn card
otter-spoken-X = choose card

otter-verb-collect = Collect
otter-verb-keep = Collect
otter-play-2 = on column { $number }
# As the picture marks them.
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] give nothing
       *[other] give { $card }
    }
otter-collect-3 =
    { $card ->
        [none] and they win
       *[other] open with { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] score nothing
       *[other] score { $card }
    }
otter-keep-3 =
    { $card ->
        [none] and win
       *[other] open with { $card }
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] nothing
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] and they win
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] and win
       *[other] { $card }
    }

otter-ask-play-2 = On which column?
otter-ask-player = Who’s next?
otter-ask-collect-1 = Which column?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Which column, and which otter does { $receiver } get?
otter-ask-collect-2 = Which otter does { $receiver } get?
otter-ask-collect-3 = Which card opens the column again?
otter-ask-keep-1 = Which column?
otter-ask-keep-1-2 = Which column, and which otter do you keep as points?
otter-ask-keep-2 = Which otter do you keep as points?
otter-ask-keep-3 = Which card opens the column again?
otter-means-collect-2 =
    { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }
otter-means-keep-2 = { otter-means-collect-2 }

# The table, line by line
otter-column =
    { $column }. { $direction ->
        [up] ⬆️
        [down] ⬇️
       *[none] ↕️
    } { $cards ->
        [none] { "—" }
       *[other] **{ $cards }**
    } · { $direction ->
        [up] { $value } or higher
        [down] { $value } or lower
       *[none] any otter
    }
otter-score =
    🦦 { $seat }: **{ $heads } of { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Otter heads{ $one ->
        [none] {""}
       *[other] { " · " }1 on { $one }
    }{ $two ->
        [none] {""}
       *[other] { " · " }2 on { $two }
    }{ $three ->
        [none] {""}
       *[other] { " · " }3 on { $three }
    }
otter-course =
    { $direction ->
        [clockwise] ↻ clockwise
       *[anticlockwise] ↺ anticlockwise
    } · what { $seat } gives goes to { $target }
otter-last_card = { $seat } played the last card and collects the longest column. Then it’s { $target }’s turn.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Each player gets { $count } cards. { $target } starts.
otter-buried = { $card } is turned up and shuffled back in.
otter-opened = The columns open with { $cards }.
otter-played = { $seat } plays { $cards } on column { $column }{ $left ->
        [0] , the last card!
        [one] , with one card left.
       *[other] .
    }
otter-own-played = You play { $cards } on column { $column }{ $left ->
        [0] , your last card!
        [one] , with one card left.
       *[other] .
    }
otter-collected = { $seat } collects column { $column } ({ $cards }).
otter-gave =
    { $target } gets { $card } for { $heads ->
        [one] one head
       *[other] { $heads } heads
    } and has { $total } in all.
otter-you-gave =
    You get { $card }: { $heads ->
        [one] one head
       *[other] { $heads } heads
    }, { $total } in all.
otter-kept =
    { $seat } scores { $card } for { $heads ->
        [one] one head
       *[other] { $heads } heads
    } and has { $total } in all.
otter-placed = Column { $column } opens again with { $card }.
otter-reversed =
    🔄 Play now goes { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }. { $target } is next.
otter-played_named =
    🎯 { $seat } plays { $cards } on column { $column }{ $left ->
        [0] , the last card,
       *[other] {""}
    } and makes { $target } play next{ $left ->
        [one] , with one card left.
       *[other] .
    }
otter-own-played_named =
    🎯 You play { $cards } on column { $column }{ $left ->
        [0] , your last card,
       *[other] {""}
    } and make { $target } play next{ $left ->
        [one] , with one card left.
       *[other] .
    }
otter-named = 🎯 { $seat } makes { $target } play next.
otter-went_out = 🎉 { $seat } is out of cards, and no column is long. That wins!
otter-own-went_out = 🎉 You’re out of cards, and no column is long. That wins!
otter-call_ignored = Otter Nonsense has no call.
otter-deal_over = 🏆 { $winner } wins deal { $deal }.

# Private lines
otter-turn_hint-beside = Below each column is what fits it. { otter-turn_hint }
otter-turn_hint = Play a card, or collect a column and give one of its otters to { $target }.
otter-none_fit = You have no card that fits. Collect a column and give one of its otters to { $target }.
otter-last_hint = Your last card! If no column is longer than { $limit } after it, you win. Otherwise you collect the longest column and score one of its otters.
otter-keep_hint = Collect the longest column. Keep one of its otters as points, and take the rest as your new hand. One card opens the column again.

illegal-bad_column = You can’t collect that column now. After your last card it has to be the longest.
illegal-bad_gift = That card can’t become points. Choose an otter from the column you collect.
illegal-bad_place = That card can’t open the column again. Choose an otter from your new hand if you have one.

refused-options-endless_specials = If a special can open a column, you can’t collect columns of only specials. Otherwise play could go in circles. Change one of these two house rules.
refused-options-no_heads_map = Write the heads of your cards as 13 digits from 1 to 3, for the cards 1 to 13. Or choose another value.

otter-total =
    { $total ->
        [one] { $total } deal won
       *[other] { $total } deals won
    }

otter-option-first = Who starts?
otter-option-first-random = random
otter-option-first-host = the host
otter-option-opening_special = Can a special open a column again?
otter-option-opening_special-only_if_forced = only if you have no other card
otter-option-opening_special-any = yes, but it does nothing
otter-option-opening_special-any_with_effect = yes, and it works
otter-option-special_column = Can you collect a column of only specials?
otter-option-special_column-collectable = yes, without points
otter-option-special_column-not_collectable = no
otter-option-place_last = Can your only card go on a column you just emptied?
otter-option-place_last-last_card = yes, as your last card
otter-option-place_last-forbidden = no
otter-option-reverse_next = Who’s next after 🔄?
otter-option-reverse_next-neighbour = the player on the other side
otter-option-reverse_next-last_actor = the last player
otter-option-last_special_effect = Does a special work as the last card?
otter-option-last_special_effect-true = yes
otter-option-last_special_effect-false = no
otter-option-heads = How many otter heads do the cards show?
otter-option-heads-centre = most in the middle: 6 7 8
otter-option-heads-edge = most at the ends: 1 2 12 13
otter-option-heads-rising = the higher, the more
otter-option-heads-flat = one on every card
otter-option-heads-map = as on our own cards
otter-option-heads-own = 13 digits from 1 to 3, for 1 to 13
otter-option-best_of = How many deals in a match?
otter-option-best_of-1 = one
otter-option-best_of-3 = best of three
otter-option-best_of-5 = best of five
