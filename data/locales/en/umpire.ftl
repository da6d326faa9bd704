# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
former-player = a former player
umpire-and-more = { $names } and { $count } more
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }: { $players }
umpire-round =
    Round { $round }{ $division ->
        [1] {""}
       *[other] , division { $division }
    }, table { $table }: { $players }

act-signup = { $player } signed up.
act-leave = { $player } left.
act-check-in = { $player } checked in.
act-appeal = { $player } asked the umpire about this match: { $match }.
act-seat = A table was opened for { $fixture }.
act-unseat = The table for { $fixture } was closed without a result.
act-record = A match is over: { $match }.
act-game =
    { $table }: game { $slot } { $stands ->
        [dealt] was dealt.
       *[over] is over.
    }
act-draw = The next round was drawn. It lasts until { $until }.
act-remind =
    { $what ->
        [day] A day is left, and a reminder went out
       *[hour] An hour is left, and a reminder went out
    }: { $fixture }.
act-walkover = Time was up: { $fixture }.
act-post = The standings were posted.
act-close = Everything has been played.
act-open-check-in = All who signed up are asked to check in until { $until }.
act-start = The season has begun.
act-pause = The season is paused.
act-resume = The season goes on.
act-confirm = The results are confirmed.
act-cancel = The season is cancelled.
act-arrange = Reminders, channels, role and posts were arranged anew.
act-answer = { $player } was answered about this match: { $match }.

ruling-void = This match does not count: { $match }.
ruling-adjust = { $player } has { $total } in this match: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] is given
       *[minus] loses
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ruling-settle = The tie is settled. In this order: { $players }.
ruling-withdraw =
    { $player } takes no further part. { $rest ->
        [forfeit] What is still to be played is forfeited.
        [zero] What is still to be played gives nothing, and the others play on without them.
       *[void] Nothing that they have played counts for anybody.
    }
ruling-replace = { $player } takes over from { $old }.
ruling-extend =
    { $count ->
        [0] The season lasts until { $until }.
        [one] There is time until { $until }: { $fixture }.
       *[other] There is time until { $until } at { $count } tables.
    }
ruling-caution = { $player } is cautioned.
ruling-reverse = Decision { $number } is taken back: “{ $what }”
ruling-game-adjust =
    { $player }, round { $round }, game { $slot }: { $sign ->
        [set] the points are { $points } now.
        [plus] { $points } points more.
       *[minus] { $points } points fewer.
    }
ruling-game-void = Game { $slot } does not count and is played again. { $table }.
ruling-game-shared = The tie is settled: all of them have won.
ruling-game-settle = The tie is settled in favour of { $players }.
ruling-game-withdraw = { $player } takes no further part; what they have played stands.
