"""The composition root: creates every service of the bot and gives each what it needs."""

from __future__ import annotations

from functools import partial

from bot.client.servers import Servers
from bot.client.stored import StoredBot
from bot.client.upkeep import Upkeep
from bot.logs import Seldom
from bot.seasons import Announcements, GivenRoles, Seasons, SeasonStore
from bot.services import (
    Admission,
    Budgets,
    Chips,
    Departures,
    DuplicateDeals,
    Durations,
    Evenings,
    Fairness,
    FairPlay,
    Forecasts,
    HouseRules,
    Preferences,
    PressEdits,
    Privacy,
    Rallies,
    Ratings,
    Standings,
    Waiting,
    Watching,
)
from bot.services.installed_games import sleeping_tables
from bot.site.publisher import SitePublisher
from bot.site.trouble import site_of
from bot.site.worker import SiteWorker
from bot.storage import Database
from bot.tables import Posts, Tables
from bot.tables.reactions import Reactions
from bot.ui.delivery.avatars import Avatars
from bot.ui.delivery.beginnings import Beginnings
from bot.ui.delivery.catching_up import CatchUp
from bot.ui.delivery.elsewhere import Elsewhere
from bot.ui.delivery.hands import HandRefresher
from bot.ui.delivery.letters import Letters
from bot.ui.delivery.members import gone
from bot.ui.delivery.passing import PassingAnswers
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.publisher import TablePublisher
from bot.ui.delivery.reacting import ReactionDisplay
from bot.ui.delivery.sleepers import Sleepers
from bot.ui.evening.worker import EveningWorker
from bot.ui.finding.calls import FoundCalls
from bot.ui.hands.posts import HandPosts
from bot.ui.help.greeting import Greetings
from bot.ui.i18n.caches import forget_texts
from bot.ui.i18n.languages import Languages
from bot.ui.outbox.outbox import Outbox
from bot.ui.outbox.sender import Sender
from bot.ui.outbox.taking_up import TakingUp
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.shell.context import Services
from bot.ui.tables.closing import ClosedThreads
from bot.ui.tables.early import EarlyPings
from bot.ui.tables.outside import adding_link
from bot.ui.tables.posts import TablePosts
from bot.ui.tables.watchers import Watchers


class Composition:
    """All services of a bot on a database, each created once, in the order of their dependencies."""

    def __init__(self, bot: StoredBot, database: Database) -> None:
        self._bot, self._database, self._clock = bot, database, bot.clock
        self.preferences = Preferences(database, shards=bot.shards_of)
        self.languages = Languages(self.preferences, bot.settings.locale)
        self.house_rules = HouseRules(database, bot.clock)
        self.reactions = Reactions()
        self.avatars = Avatars(self.preferences.known_player, bot.clock)
        self.renderer = PictureRenderer(self.preferences, self.reactions, self.avatars.at)
        self.poster = Poster(bot, bot.governor, Posts(database, bot.clock), bot.clock)
        store = SeasonStore(database, bot.clock)
        self.tables = self._make_tables(store)
        self.durations = Durations(database)
        self.tables.changed.subscribe(self.durations.changed)
        self.press_edits = PressEdits(database, bot.application_id or 0)
        self.publisher = self._make_publisher()
        self.drawing = HandPosts(self.renderer, self.publisher.is_shut_out, self.tables.recaps.shown)
        self.hands = HandRefresher(self.tables, self.drawing.draw, bot.tiles, bot.governor, bot.clock)
        self.beginnings = Beginnings(self.tables, self.hands)
        self.passing = PassingAnswers(bot.clock)
        self.tables.changed.subscribe(self.passing.changed)
        self.hands.opened.subscribe(self.passing.opened)
        self.catch_up = CatchUp(self.tables, bot.clock, self.publisher.changed)
        self._show_tables()
        asleep = partial(sleeping_tables, database, self.tables.store.gone)
        self.sleepers = Sleepers(self.poster, asleep, self.languages.of_server)
        self.seasons = self._make_seasons(store)
        self.privacy = self._make_privacy()
        self.upkeep = Upkeep(database, bot.clock, bot.settings)
        self.departures = self._make_departures()
        say_in, promised = self.languages.of_server, self.tables.lobbies.promised
        self.greetings = Greetings(self.poster, self.preferences, say_in, promised, self.renderer, bot.clock)
        self.servers = Servers(bot, self.departures, self.greetings)
        self.admission, self.watching = Admission(database, bot.clock), Watching(database, bot.clock)
        self.waiting = Waiting(database, self.tables, self.admission, bot.clock)
        self.found_calls = FoundCalls(
            self.waiting, self.tables, self.poster, self.preferences, bot.clock, say_in
        )
        self.duplicate = DuplicateDeals(database, bot.clock, self.admission, bot.secret)
        self.evenings = Evenings(database, self.tables, self.duplicate, bot.clock)
        self.evening_worker = EveningWorker(
            self.evenings, self.preferences, self.poster, self.renderer, say_in, bot.shards_of.has
        )
        letters = Letters(bot, self.poster)
        self.watchers = Watchers(self.tables, self.watching, letters, bot.clock)
        self.early = EarlyPings(self.tables, self.preferences, letters, bot.clock, say_in)
        self.outbox = self._make_outbox()
        self.forecasts = Forecasts(database)
        self.site = self._make_site(store)

    def _make_tables(self, store: SeasonStore) -> Tables:
        bot = self._bot
        return Tables(
            self._database,
            self._clock,
            bot.pace,
            bot.chance,
            bot.secret,
            pings_of=self.preferences.pings_of,
            may_join=store.need_entrant,
            ping_from=self.preferences.ping_from,
            shards=bot.shards_of,
            workers=bot.settings.workers,
            programs=bot.settings.programs,
            most=bot.settings.most_tables,
        )

    def _table_posts(self) -> TablePosts:
        say_in, recap_of = self.languages.of_server, self.tables.recaps.shown
        adding = partial(adding_link, self._bot)
        return TablePosts(self.renderer, say_in, recap_of, self.reactions, self.durations.of, adding)

    def _make_publisher(self) -> TablePublisher:
        bot, say_in = self._bot, self.languages.of_server
        elsewhere = Elsewhere(bot, say_in, self._clock, self.preferences.awake_at)
        return TablePublisher(
            self.poster,
            self.tables,
            draw=self._table_posts().draw,
            take_up=lambda table: self.outbox.lost(table),
            tell_elsewhere=elsewhere.channel_gone,
            tidy=ClosedThreads(bot, bot.governor).tidy,
            trial=self.press_edits,
        )

    def _show_tables(self) -> None:
        """Redraw tables and hands when they change."""
        tables, publisher, hands = self.tables, self.publisher, self.hands
        tables.changed.subscribe(self.avatars.at, hands.changed, publisher.changed)
        tables.changed_in_private.subscribe(hands.changed)
        tables.messages.shown.subscribe(hands.follow)
        tables.pinged.subscribe(publisher.ping)
        tables.dropped.subscribe(publisher.forget)
        publisher.shut_out.subscribe(hands.redraw_all)
        publisher.unseen.subscribe(tables.clocks.unseen)
        tables.clocks.moved_on.subscribe(self.catch_up.add)

    def _make_seasons(self, store: SeasonStore) -> Seasons:
        bot, ratings = self._bot, Ratings(self._database)
        seasons = Seasons(store, self._database, self._clock, self.tables, ratings, bot.chance, bot.secret)
        seasons.membership.gone = partial(gone, bot)
        seasons.appointing.awake = self.preferences.awake
        return seasons

    def _make_privacy(self) -> Privacy:
        bot, seasons = self._bot, self.seasons
        return Privacy(
            self._database,
            self.tables,
            self.preferences,
            self._clock,
            backup_days=bot.settings.backup_days,
            moves_days=bot.settings.moves_days,
            shards=bot.shards_of,
            on_forget=[seasons.forget, lambda place_id, person: self.outbox.roles.forget(place_id, person)],
            on_forgotten=[
                lambda place_id, user_id, person: self._forget_presses(user_id),
                lambda place_id, user_id, person: seasons.forgotten(place_id),
                lambda place_id, user_id, person: self._forget_names(),
                lambda place_id, user_id, person: self.site.changed(),
            ],
        )

    def _make_departures(self) -> Departures:
        return Departures(
            self._database,
            self.tables,
            self._clock,
            on_purged=[
                self.preferences.forget_server,
                self.house_rules.forget_server,
                self.seasons.forget_server,
                self.avatars.forget_server,
                lambda place_id: self._forget_names(),
            ],
            shards=self._bot.shards_of,
        )

    def _forget_presses(self, user_id: int) -> None:
        """Drop a user's presses, by which their private messages can be changed, and their avatar."""
        for keeper in (
            self.hands,
            self.publisher.transports,
            self.beginnings,
            self.passing,
            self.reactions,
            self.avatars,
        ):
            keeper.forget_player(user_id)

    def _forget_names(self) -> None:
        """Drop cached texts and pictures that contain names."""
        forget_texts()
        self.renderer.forget_names()
        self.outbox.forget_names()

    def _make_outbox(self) -> Outbox:
        bot = self._bot
        sender = Sender(
            client=bot,
            seasons=self.seasons,
            free=self.tables.room,
            announcements=Announcements(self._database),
            poster=self.poster,
            changed=self.publisher.changed,
            find_table=self.tables.get,
            call=self.publisher.call,
            moved=self.publisher.moved,
            preferences=self.preferences,
            renderer=self.renderer,
            clock=self._clock,
            say_in=self.languages.of_server,
        )
        here = bot.shards_of.among(frozenset(bot.shards_of))
        outbox = Outbox(sender, GivenRoles(self._database), TakingUp(sender, self.tables), here)
        bot.governor.outages.subscribe(outbox.outage)
        self.seasons.news.subscribe(outbox.changed)
        self.tables.changed.subscribe(outbox.table_changed)
        return outbox

    def _make_site(self, store: SeasonStore) -> SiteWorker:
        bot, database = self._bot, self._database
        publisher = SitePublisher(database, store, self.preferences, self.forecasts, bot.settings.locale)
        folder = site_of(bot.settings.beside)
        site = SiteWorker(publisher, folder, database, self._clock, bot.shards_of.has)
        self.seasons.news.subscribe(site.changed)
        return site

    def services(self) -> Services:
        """Return the services for presses and commands."""
        database, clock = self._database, self._clock
        return Services(
            tables=self.tables,
            seasons=self.seasons,
            standings=Standings(database, clock),
            chips=Chips(database, clock),
            admission=self.admission,
            waiting=self.waiting,
            watching=self.watching,
            budgets=Budgets(database, self.preferences, clock),
            duplicate=self.duplicate,
            durations=self.durations,
            evenings=self.evenings,
            fair_play=FairPlay(database, clock),
            fairness=Fairness(database, self.tables),
            forecasts=self.forecasts,
            house_rules=self.house_rules,
            preferences=self.preferences,
            press_edits=self.press_edits,
            privacy=self.privacy,
            rallies=Rallies(database, clock),
            publisher=self.publisher,
            hands=self.hands,
            beginnings=self.beginnings,
            passing=self.passing,
            reactions=self.reactions,
            reacting=ReactionDisplay(self.publisher, clock),
            arrivals=self._bot.arrivals,
            renderer=self.renderer,
            tiles=self._bot.tiles,
            avatars=self.avatars,
            poster=self.poster,
            languages=self.languages,
            clock=clock,
            seldom=Seldom(clock.monotonic),
            outbox=self.outbox,
        )
