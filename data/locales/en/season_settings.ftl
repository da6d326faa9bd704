# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option }: { $value }
setting-name = League name
setting-channel = League channel
setting-game = Game
setting-format = Format
setting-clock = Clock
setting-houserules = House rules
setting-length = Deals per match
setting-size = Players per table
setting-rounds = Rounds
setting-round-length = Length of a round
setting-places = Spots
setting-signup-closes = Sign-up closes
setting-starts = Season starts
setting-ends = Season ends
setting-late = Joining after the start
setting-division-size = Most players per division
setting-moving = Promoted and relegated
setting-seeding = Seeding
setting-tie = Ties at the cut
setting-carry = Points carried into the play-off
setting-hours = Hours of play
setting-grace = Minutes to wait for latecomers
setting-reminders = Reminders before a deadline
setting-schedule = Standings posted
setting-log-channel = Channel for decisions
setting-role = Champion’s role

season-settings-match = Game and house rules
season-settings-format = Format and spots
season-settings-rounds = Rounds and ready check
season-settings-dates = Dates
season-settings-counting = How it counts
season-settings-divisions = Seeding and divisions
season-settings-name = Name and channel
season-settings-posts = Reminders, posts and role
season-settings-title = **Season settings.** I post changes that affect players, with your reason.
season-settings-change = Change…
season-settings-fixed = -# **Fixed,** because the season has started: { $settings }{ $undo ->
    [yes] {"\u000A"}Until the first match begins, you can change these too. First use **{ dashboard-more-unstart }** under **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = You can leave this empty
season-settings-numbers = { $least } to { $most }
season-settings-moments = e.g. tomorrow 20:00, friday 8pm, in 3 days
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = e.g. 7 days, 36 hours, 30 minutes
season-settings-about-grace = { season-settings-numbers }, after the first ten of each ready check
season-settings-about-hours = e.g. 17-23
season-settings-empty-length = as many as the game needs
season-settings-empty-places = no limit
season-settings-empty-signup-closes = when the season starts
season-settings-empty-starts = when you start it
season-settings-empty-ends = when you confirm the results
refused-settings_fixed = The season has started, so you can’t change these settings any more.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = rating, then signing up
setting-seeding-signup = the order of signing up
setting-seeding-lot = by lot
setting-tie-auto = deals won, then round 2
setting-tie-umpire = the umpire, right away
setting-reminders-both = a day and an hour before
setting-reminders-day = a day before
setting-reminders-hour = an hour before
setting-reminders-none = none
dashboard-more-settings = Season settings

# Presets
umpire-plan-presets = { $preset ->
    [none] Choose a preset…
   *[other] Preset: { $preset }
}
preset-evening = One evening
preset-evening-about = Four short rounds, a fast clock, tables of four. You start it
preset-weekly = Weekly league
preset-weekly-about = Six rounds of a week, tables of four, standings every week
preset-cup = Cup night
preset-cup-about = A knock-out in short rounds, a fast clock. You start it
preset-open = Open season
preset-open-about = Four weeks in which players open their own tables
preset-own = Saved on this server
preset-delete = { preset-form-delete }…
button-save-preset = { preset-form }…
preset-form = Save as preset
preset-form-name = Name
preset-form-name-about = Replaces a saved preset with this name
preset-form-delete = Delete a preset
preset-saved = 💾 Saved as **{ $name }**, without dates, channels and roles.
preset-deleted = 🗑️ **{ $name }** is deleted.
refused-preset_taken = I already have a preset called { $name }. Choose another name.
refused-preset_full = { $count } saved presets are the most. Delete one first.
refused-preset_gone = This preset no longer exists.
setting-schedule-never = never
setting-schedule-daily = every day
setting-schedule-weekly = every week
umpire-plan-again = 👋 When you open sign-up, I ask last season’s players whether they’re in.
umpire-opened-asked = 👋 I’m asking last season’s players whether they’re in ({ $count }).
