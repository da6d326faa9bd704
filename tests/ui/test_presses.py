"""Presses: an id says all that a press means, as it did when it was posted; only one press reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as running
from hypothesis import strategies as st

from bot.games import GAMES
from bot.ui.account.privacy import AskToForget, ForgetEverywhere, ForgetHere, SendData, ShowNotice
from bot.ui.chips.chips import AskToSetBack, SetBack, WriteStake
from bot.ui.components.layout import GREEN, RED
from bot.ui.components.press import PRESSES, Press
from bot.ui.finding.finding import StopWaiting, WaitForOthers
from bot.ui.hands.ahead import PlayAhead, TakeCardsBack
from bot.ui.hands.duplicate import DealHand, DealMove, DealWord
from bot.ui.hands.duplicate_sharing import PostDeal
from bot.ui.hands.hint import AskHint
from bot.ui.help.help import LookAround, PostWelcome, TurnHelp
from bot.ui.help.trial import TryEdits
from bot.ui.house_rules.choosing import (
    AskToDeleteSet,
    DeleteSet,
    EditSet,
    MakeDefault,
    SetOption,
    SetSetOption,
    ShowHouseRules,
    ShowOption,
    ShowSetOption,
    WriteOption,
    WriteSetOption,
)
from bot.ui.i18n.translator import translator
from bot.ui.leagues.actions import StayOutOfSeason
from bot.ui.leagues.champions import ShowChampions
from bot.ui.leagues.times import (
    AcceptTime,
    DeclineTime,
    MakeEvent,
    MarkAlike,
    MarkHours,
    ProposeTime,
    ShowOwnTimes,
)
from bot.ui.leagues.views import ShowReply, ShowWarning
from bot.ui.presses import dashboard, hands, house_rules, leagues, records, replays, settings, tables, times
from bot.ui.presses import help as helping
from bot.ui.presses.dashboard import OrderPlayers
from bot.ui.presses.duplicate import CheckDealt, DealRecord, NewCards, PlayDeal, ShareDeal, ShowDaily
from bot.ui.presses.finding import PingPlayers, ShowFinding
from bot.ui.presses.leagues import AskUmpire
from bot.ui.presses.replays import ShareVerdict
from bot.ui.records.fairness import DownloadMatchFile
from bot.ui.records.history import TurnHistory
from bot.ui.records.leaderboards import TurnLeaderboard
from bot.ui.records.ratings import ShowRating
from bot.ui.records.stats import ShowSolo
from bot.ui.replays.ending import PostEnding
from bot.ui.replays.sharing import PostVerdict
from bot.ui.replays.story import StepStory
from bot.ui.routes import router
from bot.ui.settings.community import PickCommunityChannel, SetEvening
from bot.ui.settings.limits import ChangeLimits
from bot.ui.settings.settings import MySettings, PickForServer, SetForMe, SetForServer, TurnSettings
from bot.ui.shell.again import OpenAgain
from bot.ui.tables.away import BeAway
from bot.ui.tables.calling import AskUmpireToCome
from bot.ui.tables.cards import PostIn
from bot.ui.tables.choosing import ChooseGame
from bot.ui.tables.confirm import AskToEnd, AskToKick, AskToPropose, AskToQuit, End, Kick, ProposeEnd, Quit
from bot.ui.tables.details import ShowDetails
from bot.ui.tables.inviting import InviteMember
from bot.ui.tables.lobby import (
    AddComputer,
    AddProgram,
    CatchEachOther,
    ChooseLength,
    Join,
    LeaveLobby,
    RemoveComputer,
    SetLevel,
    StartMatch,
    Unready,
)
from bot.ui.tables.opening import OpenTable
from bot.ui.tables.reacting import React
from bot.ui.tables.sharing import PostResult, Share
from bot.ui.tables.shuffle import AddWord, DownloadShuffle, ShowShuffle
from bot.ui.tables.votes import AgreeToEnd, RejectEnd
from bot.ui.tables.watching import StopWatching
from bot.ui.umpire.appeals import AnswerAppeal, MendAsked, ShowAppeals
from bot.ui.umpire.create import (
    ChoosePreset,
    DeletePreset,
    DropPlan,
    EditPlan,
    NameSeason,
    OpenSignup,
    ReadPlan,
    SavePreset,
)
from bot.ui.umpire.dashboard.adding import AddPlayers, LeaveNameOut, NameMeans, NameMeansOther
from bot.ui.umpire.dashboard.choosing import ShowSeasons
from bot.ui.umpire.dashboard.course import (
    AskToCheckIn,
    CancelSeason,
    ConfirmResults,
    ExtendAll,
    PauseSeason,
    ReopenSeason,
    ResumeSeason,
    StartSeason,
)
from bot.ui.umpire.dashboard.divisions import MovePlayer, ShowDivisions
from bot.ui.umpire.dashboard.mending import AwardPoints, MendPlayer, MendResult
from bot.ui.umpire.dashboard.roles import GiveRoles, PickRole, ShowRoles
from bot.ui.umpire.dashboard.rounds import CountPlayerIn, HoldRound, PairNextRound
from bot.ui.umpire.dashboard.running import GiveTurnTime, LetPlay, PlayWithout
from bot.ui.umpire.dashboard.screen import ListTables
from bot.ui.umpire.dashboard.seeds import DropOrder, OrderByHand, SeedBy, ShowOrder
from bot.ui.umpire.dashboard.settings import ChangeSettings, ShowSeasonSettings
from bot.ui.umpire.dashboard.starting import PairLastRound, SwapPlayers, TakeStartBack
from bot.ui.umpire.dashboard.tables import (
    AwardWin,
    BeginWithout,
    GiveDays,
    GiveTime,
    MoveTable,
    PickPlace,
    WaitAtTable,
)
from bot.ui.umpire.dashboard.telling import PickChannel, ShowChannel, TellAgain
from bot.ui.umpire.dashboard.ties import ChooseTie, PlayTiebreaker, SettleTie
from bot.ui.umpire.dashboard.umpires import ChooseUmpires, RunSeason
from bot.ui.umpire.dashboard.waiting import AskWaiting, ShowWaiting
from bot.ui.umpire.entering import EnterResult
from bot.ui.umpire.export import ExportSeason
from bot.ui.umpire.log import ReverseDecision, ShowLog
from bot.ui.umpire.preview import ConfirmDraft, DropDraft

POSTED: Mapping[str, Press] = {
    "t:0abc1234:17:call": hands.MakeMove("0abc1234", 17, "call"),
    "t:0abc1234.3:17:play 8C =S !": hands.MakeMove("0abc1234", 17, "play 8C =S !", 3),
    "m:0abc1234.3:17:play 4H": hands.ChooseWord("0abc1234", 17, "play 4H", seat=3),
    "v:hand:0abc1234": hands.ShowHand("0abc1234"),
    "v:hand:0abc1234.2:4": hands.ShowHand("0abc1234", 2, 4),
    "v:hand:0abc1234.2:4:rank": hands.ShowHand("0abc1234", 2, 4, "rank"),
    "d:show": ShowDaily(),
    "g:mine:more": MySettings("more"),
    "a:sharehere:0abc1234": PostResult("0abc1234"),
    "d:new:olsen:easy": NewCards("olsen", "easy"),
    "d:new:olsen:easy:1": NewCards("olsen", "easy", 1),
    "d:play:20780": PlayDeal("20780"),
    "d:play:s0123456789abcde": PlayDeal("s0123456789abcde"),
    "d:play:s0123456789abcde.1.0": PlayDeal("s0123456789abcde.1.0"),
    "d:play:0abc1234.12.3": PlayDeal("0abc1234.12.3"),
    "d:t:0abc1234.12.3:17:play 8C =S !": DealMove("0abc1234.12.3", 17, "play 8C =S !"),
    "d:t:20780:17:play 8C =S !": DealMove("20780", 17, "play 8C =S !"),
    "d:m:20780:17:play 4": DealWord("20780", 17, "play 4"),
    "d:hand:20780": DealHand("20780"),
    "d:hand:0abc1234.12.3:1": DealHand("0abc1234.12.3", 1),
    "d:hand:20780:1:rank": DealHand("20780", 1, "rank"),
    "d:record:20780": DealRecord("20780"),
    "d:share:20780": ShareDeal("20780"),
    "d:fair:0abc1234.1.0": CheckDealt("0abc1234.1.0"),
    "v:hint:0abc1234.2": AskHint("0abc1234", 2),
    "a:ahead:0abc1234.2:17": PlayAhead("0abc1234", 2, 17),
    "a:ahead:0abc1234.2:17:1": PlayAhead("0abc1234", 2, 17, 1),
    "a:unahead:0abc1234.2": TakeCardsBack("0abc1234", 2),
    "v:rules:0abc1234": helping.ShowRules("0abc1234"),
    "o:with:otter:123456789012345678": InviteMember("otter", 123456789012345678),
    "a:share:0abc1234": Share("0abc1234"),
    "p:post:a:sharehere:0abc1234": PostIn("a:sharehere:0abc1234"),
    "d:post:0abc1234.1.0": PostDeal("0abc1234.1.0"),
    "a:verdict:0abc1234": ShareVerdict("0abc1234"),
    "a:postverdict:0abc1234": PostVerdict("0abc1234"),
    "v:details:0abc1234": ShowDetails("0abc1234"),
    "a:in:0abc1234": tables.JoinIn("0abc1234"),
    "a:unwatch:0abc1234": StopWatching("0abc1234"),
    "v:manage:0abc1234": tables.Manage("0abc1234"),
    "v:remove:0abc1234:123456789012345678": AskToKick("0abc1234", 123456789012345678),
    "v:houserules:0abc1234": ShowHouseRules("0abc1234"),
    "v:option:0abc1234:end_points": ShowOption("0abc1234", "end_points"),
    "v:own:0abc1234:heads": WriteOption("0abc1234", "heads"),
    "v:shuffle:0abc1234": ShowShuffle("0abc1234"),
    "v:shuffled:0abc1234": DownloadShuffle("0abc1234"),
    "v:shuffle:0abc1234:2": ShowShuffle("0abc1234", 2),
    "a:word:0abc1234": AddWord("0abc1234"),
    "a:word:0abc1234:2": AddWord("0abc1234", 2),
    "a:join:0abc1234": Join("0abc1234"),
    "a:set:0abc1234:ace_after=anything": SetOption("0abc1234", "ace_after", "anything"),
    "a:kick:0abc1234:123": Kick("0abc1234", 123),
    "a:away:0abc1234:2026-12-24": BeAway("0abc1234", "2026-12-24"),
    "a:yes:0abc1234": AgreeToEnd("0abc1234"),
    "a:react:0abc1234:laugh": React("0abc1234", "laugh"),
    "b:olsen:2": TurnLeaderboard("olsen", 2),
    "b:olsen:2:rating:m2026-11": TurnLeaderboard("olsen", 2, "rating", "m2026-11"),
    "y:0:3": TurnHistory(0, 3),
    "v:story:0abc1234": replays.ShowStory("0abc1234"),
    "v:story-next:0abc1234:17:2": StepStory("next", "0abc1234", 17, "2"),
    "v:story-look:0abc1234:17:o": StepStory("look", "0abc1234", 17, "o"),
    "a:ending:0abc1234": PostEnding("0abc1234"),
    "f:123:0:all": records.TurnHints(123, 0, "all"),
    "g:server:channels:none": SetForServer("channels", "none"),
    "g:my:pings:never": SetForMe("pings", "never"),
    "p:staff_role": PickForServer("staff_role"),
    "h:pursuit": PostWelcome("pursuit"),
    "r:set:olsen:ours:end_points=200": SetSetOption("olsen", "ours", "end_points", "200"),
    "r:edit:olsen:ours": EditSet("olsen", "ours"),
    "u:0abc1234:as_written": house_rules.UseSet("0abc1234", "as_written"),
    "o:olsen:fast:1:5:as_written": OpenTable("olsen", "fast", 1, 5, "as_written"),
    "o:olsen:fast:1:5:as_written:usual": OpenTable("olsen", "fast", 1, 5, "as_written", "usual"),
    "n:choose:1": ChooseGame(1),
    "a:length:0abc1234:short": ChooseLength("0abc1234", "short"),
    "l:info:0abc1234": leagues.ShowInfo("0abc1234"),
    "l:how:0abc1234:1": leagues.ShowHowPlayed("0abc1234", 1),
    "l:standings:0abc1234": leagues.ShowStandings("0abc1234"),
    "l:standings:0abc1234:own": leagues.ShowStandings("0abc1234", "own"),
    "l:standings:0abc1234:7": leagues.ShowStandings("0abc1234", "7"),
    "l:fixtures:0abc1234:3.0": leagues.ShowFixtures("0abc1234", 3, 0),
    "l:account:0abc1234:e4.1": leagues.ShowAccount("0abc1234", "e4", 1),
    "l:account:0abc1234:e4": leagues.ShowAccount("0abc1234", "e4"),
    "l:ready:0abc1234": leagues.BeReady("0abc1234"),
    "l:ready:0abc1234:2-1": leagues.BeReady("0abc1234", "2-1"),
    "j:order:0abc1234:3": OrderPlayers("0abc1234", 3),
    "l:take_over:0abc1234:12": leagues.AcceptPlace("0abc1234", "12"),
    "l:turn_down:0abc1234:12": leagues.DeclinePlace("0abc1234", "12"),
    "l:open:0abc1234:thread": leagues.OpenSeasonTable("0abc1234", "thread"),
    "l:ask:0abc1234:m7": AskUmpire("0abc1234", "m7"),
    "j:do:0abc1234:xyz": ConfirmDraft("0abc1234", "xyz"),
    "j:log:0abc1234:all.2": ShowLog("0abc1234", "all", 2),
    "w:again:0a1b2c3d": OpenAgain("0a1b2c3d"),
    "j:unstart:0abc1234": TakeStartBack("0abc1234"),
    "j:pair_again:0abc1234": PairLastRound("0abc1234"),
    "j:swap:0abc1234:0abc1234-1r2-1-4": SwapPlayers("0abc1234", "0abc1234-1r2-1-4"),
    "j:add:0abc1234": AddPlayers("0abc1234"),
    "j:means:0abc1234:99.ab12cd34": NameMeans("0abc1234", 99, "ab12cd34"),
    "j:means_other:0abc1234:ab12cd34": NameMeansOther("0abc1234", "ab12cd34"),
    "j:means_no_one:0abc1234:ab12cd34": LeaveNameOut("0abc1234", "ab12cd34"),
    "l:no:0abc1234": StayOutOfSeason("0abc1234"),
    "j:dashboard:0abc1234": dashboard.ShowDashboard("0abc1234"),
    "j:dashboard:0abc1234:2": dashboard.ShowDashboard("0abc1234", 2),
    "j:table:0abc1234:0abc1234-1-1-4": dashboard.SeeTable("0abc1234", "0abc1234-1-1-4"),
    "j:enter:0abc1234:0abc1234-1-1-4": EnterResult("0abc1234", "0abc1234-1-1-4"),
    "j:pair:0abc1234:2": PairNextRound("0abc1234", 2),
    "j:hold:0abc1234:2": HoldRound("0abc1234", 2),
    "j:count_in:0abc1234:p7": CountPlayerIn("0abc1234", "p7"),
    "l:count_in:0abc1234": leagues.CountMeIn("0abc1234"),
    "j:win:0abc1234:e4.0abc1234-1-1-4": AwardWin("0abc1234", "e4", "0abc1234-1-1-4"),
    "j:player:0abc1234": MendPlayer("0abc1234"),
    "j:player:0abc1234:e4": MendPlayer("0abc1234", "e4"),
    "j:appeals:0abc1234": ShowAppeals("0abc1234"),
    "j:appeals:0abc1234:1": ShowAppeals("0abc1234", 1),
    "c:of:123:0": records.ShowStatement(123, 0),
    "c:reason:1000": SetBack(1000),
    "i:everywhere": ForgetEverywhere(),
    "n:play:otter": helping.PlayNow("otter"),
    "n:play:olsen:thread": helping.PlayNow("olsen", "thread"),
    "n:rules:ole:2": helping.ReadRules("ole", 2),
    "n:rules:olsen:0:0abc1234": helping.ReadRules("olsen", 0, "0abc1234"),
    "n:rules:olsen:0/n:help:olsen:1": helping.ReadRules("olsen", 0, "", "n:help:olsen:1"),
    "n:rules:olsen:1:0abc1234/v:manage:0abc1234": helping.ReadRules(
        "olsen", 1, "0abc1234", "v:manage:0abc1234"
    ),
    "n:learn:ole:4": helping.Learn("ole", 4),
    "n:learn:olsen:2:play 8C =D": helping.Learn("olsen", 2, "play 8C =D"),
    "n:around": LookAround(),
    "n:help:olsen:1": TurnHelp("olsen", 1),
    "n:trial:1f2e3d4c": TryEdits("1f2e3d4c"),
    "i:notice": ShowNotice(),
    "i:notice:1": ShowNotice(1),
    "i:data": SendData(),
    "i:forget": AskToForget(),
    "i:here": ForgetHere(),
    "c:board:2": records.ShowBoard(2),
    "c:back:500": AskToSetBack(500),
    "c:stake:500": WriteStake(500),
    "j:open:0abc1234": OpenSignup("0abc1234"),
    "j:preset:0abc1234:evening": ChoosePreset("0abc1234", "evening"),
    "j:keep:0abc1234": SavePreset("0abc1234"),
    "j:name:0abc1234": NameSeason("0abc1234"),
    "j:unkeep:0abc1234": DeletePreset("0abc1234"),
    "j:edit:0abc1234:dates": EditPlan("0abc1234", "dates"),
    "j:plan:0abc1234:more": ReadPlan("0abc1234", "more"),
    "j:forget:0abc1234": DropPlan("0abc1234"),
    "j:drop:0abc1234:xyz": DropDraft("0abc1234", "xyz"),
    "j:answer:0abc1234:5": AnswerAppeal("0abc1234", "5"),
    "j:tables:0abc1234:2": ListTables("0abc1234", 2),
    "j:begin:0abc1234:0abc1234-1-1-4": BeginWithout("0abc1234", "0abc1234-1-1-4"),
    "j:wait:0abc1234:0abc1234-1-1-4": WaitAtTable("0abc1234", "0abc1234-1-1-4"),
    "j:move:0abc1234:0abc1234-1-1-4": MoveTable("0abc1234", "0abc1234-1-1-4"),
    "j:days:0abc1234:0abc1234-1-1-4": GiveDays("0abc1234", "0abc1234-1-1-4"),
    "j:time:0abc1234:0abc1234-1-1-4": GiveTime("0abc1234", "0abc1234-1-1-4"),
    "j:appeal_result:0abc1234:4": MendAsked("0abc1234", "4"),
    "j:result:0abc1234:m7": MendResult("0abc1234", "m7"),
    "j:result:0abc1234:1-2": MendResult("0abc1234", "1-2"),
    "j:settle:0abc1234:e4": SettleTie("0abc1234", "e4"),
    "j:tiebreaker:0abc1234:e4": PlayTiebreaker("0abc1234", "e4"),
    "j:award:0abc1234": AwardPoints("0abc1234"),
    "j:ties:0abc1234": ChooseTie("0abc1234"),
    "j:check_in:0abc1234": AskToCheckIn("0abc1234"),
    "j:extend:0abc1234": ExtendAll("0abc1234"),
    "j:cancel:0abc1234": CancelSeason("0abc1234"),
    "j:seasons:log:2": ShowSeasons("log", 2),
    "j:reverse:0abc1234:12": ReverseDecision("0abc1234", "12"),
    "j:export:0abc1234": ExportSeason("0abc1234"),
    "j:umpires:0abc1234": ChooseUmpires("0abc1234"),
    "j:run_it:0abc1234": RunSeason("0abc1234"),
    "j:roles:0abc1234:2": ShowRoles("0abc1234", 2),
    "j:role:0abc1234:1": PickRole("0abc1234", 1),
    "j:give:0abc1234:2": GiveRoles("0abc1234", 2),
    "j:where:0abc1234:99": ShowChannel("0abc1234", 99),
    "j:place:0abc1234:99": PickChannel("0abc1234", 99),
    "j:take:0abc1234:s1-1-1-2": PickPlace("0abc1234", "s1-1-1-2"),
    "j:without:0abc1234:s1-1-1-2": PlayWithout("0abc1234", "s1-1-1-2"),
    "j:let:0abc1234:s1-1-1-2": LetPlay("0abc1234", "s1-1-1-2"),
    "j:turn:0abc1234:s1-1-1-2": GiveTurnTime("0abc1234", "s1-1-1-2"),
    "j:reopen:0abc1234": ReopenSeason("0abc1234"),
    "j:tell:0abc1234": TellAgain("0abc1234"),
    "j:start:0abc1234": StartSeason("0abc1234"),
    "j:confirm:0abc1234": ConfirmResults("0abc1234"),
    "j:pause:0abc1234": PauseSeason("0abc1234"),
    "j:resume:0abc1234": ResumeSeason("0abc1234"),
    "j:settings:0abc1234": ShowSeasonSettings("0abc1234"),
    "j:change:0abc1234:dates": ChangeSettings("0abc1234", "dates"),
    "j:waiting:0abc1234:2": ShowWaiting("0abc1234", 2),
    "j:ask:0abc1234:e4": AskWaiting("0abc1234", "e4"),
    "j:divisions:0abc1234:2": ShowDivisions("0abc1234", 2),
    "j:division:0abc1234:e4": MovePlayer("0abc1234", "e4"),
    "j:seeds:0abc1234": ShowOrder("0abc1234"),
    "j:seed:0abc1234:rating": SeedBy("0abc1234", "rating"),
    "j:by_hand:0abc1234:3": OrderByHand("0abc1234", 3),
    "j:unseed:0abc1234": DropOrder("0abc1234"),
    "r:option:olsen:ours:buy_in": ShowSetOption("olsen", "ours", "buy_in"),
    "r:own:olsen:ours:buy_in": WriteSetOption("olsen", "ours", "buy_in"),
    "r:default:olsen:ours": MakeDefault("olsen", "ours"),
    "r:ask:olsen:ours": AskToDeleteSet("olsen", "ours"),
    "r:delete:olsen:ours": DeleteSet("olsen", "ours"),
    "l:list:0abc1234": leagues.ListSeasons("0abc1234"),
    "l:show:0abc1234": leagues.ShowToAll("0abc1234"),
    "l:champions:2": ShowChampions(2),
    "l:champions:0:0abc1234": ShowChampions(0, "0abc1234"),
    "l:join:0abc1234": leagues.JoinSeason("0abc1234"),
    "l:leave:0abc1234": leagues.AskToLeaveSeason("0abc1234"),
    "l:quit:0abc1234": leagues.LeaveSeason("0abc1234"),
    "l:check_in:0abc1234": leagues.StayInSeason("0abc1234"),
    "l:warning:0abc1234:6": ShowWarning("0abc1234", "6"),
    "l:reply:0abc1234:5": ShowReply("0abc1234", "5"),
    "y:fair:0abc1234": records.CheckMatch("0abc1234"),
    "y:fair:0abc1234:v:details:0abc1234": records.CheckMatch("0abc1234", "v:details:0abc1234"),
    "y:chain": records.ShowChain(),
    "y:record:0abc1234": DownloadMatchFile("0abc1234"),
    "y:stats:123:2": records.TurnStats(123, 2),
    "y:solo:123": ShowSolo(123),
    "y:rating:123:olsen:2": ShowRating(123, "olsen", 2),
    "g:limits": settings.ShowLimits(),
    "g:limits:member": ChangeLimits("member"),
    "g:community": settings.ShowCommunity(),
    "g:evening:hour:20": SetEvening("hour", "20"),
    "p:community:find": PickCommunityChannel("find"),
    "n:find": ShowFinding(),
    "a:ping:0abc1234": PingPlayers("0abc1234"),
    "n:find:slow": ShowFinding("slow"),
    "n:wait:olsen:fast": WaitForOthers("olsen", "fast"),
    "n:unwait:fast": StopWaiting("fast"),
    "g:settings": settings.ShowSettings(),
    "g:settings:more": TurnSettings("more"),
    "a:leave:0abc1234": LeaveLobby("0abc1234"),
    "a:unready:0abc1234": Unready("0abc1234"),
    "a:start:0abc1234": StartMatch("0abc1234"),
    "a:add:0abc1234": AddComputer("0abc1234"),
    "a:catch:0abc1234:on": CatchEachOther("0abc1234", "on"),
    "a:catch:0abc1234:off": CatchEachOther("0abc1234", "off"),
    "a:level:0abc1234:hard": SetLevel("0abc1234", "hard"),
    "a:program:0abc1234:ravn-2": AddProgram("0abc1234", "ravn-2"),
    "a:remove:0abc1234": RemoveComputer("0abc1234"),
    "a:again:0abc1234": tables.PlayAgain("0abc1234"),
    "a:back:0abc1234": tables.ComeBack("0abc1234"),
    "a:umpire:0abc1234": AskUmpireToCome("0abc1234"),
    "v:quit:0abc1234": AskToQuit("0abc1234"),
    "a:quit:0abc1234": Quit("0abc1234"),
    "v:end:0abc1234": AskToEnd("0abc1234"),
    "a:end:0abc1234": End("0abc1234"),
    "v:propose:0abc1234": AskToPropose("0abc1234"),
    "a:vote:0abc1234": ProposeEnd("0abc1234"),
    "a:no:0abc1234": RejectEnd("0abc1234"),
    "l:own_times:0abc1234": ShowOwnTimes("0abc1234"),
    "l:times:0abc1234:1:0abc1234-1-1-4": times.ShowTimes("0abc1234", 1, "0abc1234-1-1-4"),
    "l:mark:0abc1234:1:0abc1234-1-1-4": MarkHours("0abc1234", 1, "0abc1234-1-1-4"),
    "l:mark_all:0abc1234:1:0abc1234-1-1-4": MarkAlike("0abc1234", 1, "0abc1234-1-1-4"),
    "l:propose:0abc1234:1767294000000:0abc1234-1-1-4": ProposeTime(
        "0abc1234", 1767294000000, "0abc1234-1-1-4"
    ),
    "l:accept:0abc1234:1767294000000:0abc1234-1-1-4": AcceptTime("0abc1234", 1767294000000, "0abc1234-1-1-4"),
    "l:decline:0abc1234:1767294000000:0abc1234-1-1-4": DeclineTime(
        "0abc1234", 1767294000000, "0abc1234-1-1-4"
    ),
    "l:event:0abc1234:0abc1234-1-1-4": MakeEvent("0abc1234", "0abc1234-1-1-4"),
}
"""Ids as messages hold them, at least one of each press. What was posted has to mean the same for good."""


@pytest.mark.parametrize("custom_id", POSTED)
def test_what_was_posted_is_read(custom_id: str) -> None:
    assert [press for kind in PRESSES if (press := kind.read(custom_id))] == [POSTED[custom_id]]


@pytest.mark.parametrize(
    "custom_id",
    [
        *("", "t:", "t:0abc1234:x:call", "v:hand:0abc1234.2:!", "v:else:0abc1234"),
        *("v:hand:0abc1234.2:!0", "d:hand:olsen:20780:!0"),
        *("a:join:0abc123", "a:join:0abc1234:more", "a:yes:0abc1234:other", "l:show:0abc1234:1"),
        *("o:olsen:never:1:5:as_written", "c:of:x:0", "j:log:0abc1234:some.0", "i:else", "b:olsen:-1"),
        *(
            "b:whist:2",
            "b:all:2",
            "y:0:whist:3",
            "h:whist",
            "r:edit:whist:ours",
            "o:whist:fast:1:5:as_written",
        ),
        *("c:of:9999999999999999999:0", "a:kick:0abc1234:9223372036854775808", "l:times:0abc1234:²:1"),
        *("t:nonsense", "a:dance:0abc1234", "v:cards", "b:olsen:first", "m:0abc1234:play"),
        *(f"v:hand:0abc1234.0:{how}" for how in ("!", "-", "0x", "0suit", "suits")),
        *("o:chess:fast:0:0:as_written", "o:olsen:hasty:0:0:as_written", "o:olsen:fast:0:999:as_written"),
        *("r:dance:olsen:wild", "r:edit:whist:000000000000", "g:their:pings:never", "p:weather:1"),
        *("j:role:0abc1234:0", "j:change:0abc1234:older", "j:edit:0abc1234:older"),
    ],
)
def test_nothing_else_is_read(custom_id: str) -> None:
    assert [kind for kind in PRESSES if kind.read(custom_id)] == []


@cache
def fitting(pattern: str) -> st.SearchStrategy[str]:
    """Texts that look as a field may. It takes longer to make a strategy than to draw from it."""
    return st.from_regex(pattern, fullmatch=True).filter(str.isprintable)


@st.composite
def made(draw: st.DrawFn, kind: type[Press]) -> Press:
    """Some press of a kind; the values of its fields look as they may."""
    values: dict[str, Any] = {}
    for name, field in kind.fields().items():
        text = draw(st.sampled_from(sorted(GAMES)) if name == "game" else fitting(field.pattern))
        values[name] = int(text) if field.type is int else text
    return kind(**values)


@pytest.mark.parametrize("kind", PRESSES, ids=lambda kind: kind.__name__)
@running(max_examples=5, deadline=None)
@given(data=st.data())
def test_a_press_is_read_as_it_was_written_and_by_no_other(kind: type[Press], data: st.DataObject) -> None:
    press = data.draw(made(kind))
    assert len(press.custom_id) <= 100 or any(len(str(value)) > 19 for value in vars(press).values())
    assert [read for each in PRESSES if (read := each.read(press.custom_id))] == [press]


def test_of_every_press_it_is_written_down_how_it_is_posted() -> None:
    assert {type(press) for press in POSTED.values()} == set(PRESSES)


def test_every_press_does_something() -> None:
    assert router().presses == set(PRESSES)
    assert router().forms <= set(PRESSES)


def test_no_budget_refuses_to_play_and_any_other_press_counts() -> None:
    at_tables = {
        Join,
        tables.JoinIn,
        tables.ComeBack,
        leagues.BeReady,
        leagues.StayInSeason,
        leagues.CountMeIn,
    }
    of_the_day = {PlayDeal, ShowDaily, DealMove, DealWord, DealHand}
    of_a_hand = {
        hands.MakeMove,
        hands.ChooseWord,
        hands.ShowHand,
        AskHint,
        PlayAhead,
        TakeCardsBack,
    }
    assert {kind for kind in PRESSES if kind.is_play} == at_tables | of_the_day | of_a_hand


def test_a_button_has_the_id_the_label_and_the_style_of_its_press() -> None:
    say, press = translator(), Join("0abc1234")
    button = press.button(say)
    assert (button.custom_id, button.label) == (press.custom_id, say("button-join"))
    assert (button.style, button.disabled) == (GREEN, False)
    other = press.button(say, "button-leave", RED, disabled=True)
    assert (other.custom_id, other.label) == (press.custom_id, say("button-leave"))
    assert (other.style, other.disabled) == (RED, True)


def test_what_is_optional_is_written_where_one_field_of_it_is_no_default() -> None:
    assert TurnLeaderboard("olsen", 2).custom_id == "b:olsen:2"
    assert TurnLeaderboard("olsen", 2, "rating").custom_id == "b:olsen:2:rating:all"
    assert TurnLeaderboard("olsen", 2, period="m2026-11").custom_id == "b:olsen:2:wins:m2026-11"


@pytest.mark.parametrize("custom_id", POSTED)
def test_what_was_posted_before_is_written_alike(custom_id: str) -> None:
    assert POSTED[custom_id].custom_id == custom_id


@pytest.mark.parametrize(
    ("custom_id", "left_out"),
    [
        ("t:0abc1234:17:call", {"seat": None}),
        ("m:0abc1234:17:play 4H", {"seat": None}),
        ("v:hand:0abc1234", {"seat": None, "page": 0, "sort": ""}),
        ("b:olsen:2", {"by": "wins", "period": "all"}),
        ("l:standings:0abc1234", {"page": ""}),
    ],
)
def test_what_an_id_leaves_out_is_as_it_was_by_default(custom_id: str, left_out: dict[str, Any]) -> None:
    [press] = [press for kind in PRESSES if (press := kind.read(custom_id))]
    assert {name: value for name, value in vars(press).items() if name in left_out} == left_out


@pytest.mark.parametrize(
    ("custom_id", "press"),
    [
        ("t:0abc1234.3:17:play 8C !", lambda hand: hand.move("play 8C !")),
        ("m:0abc1234.3:17:play 4H", lambda hand: hand.choose("play 4H")),
        ("v:hand:0abc1234.3:2", lambda hand: hand.show(page=2)),
        ("v:hand:0abc1234.3:rank", lambda hand: hand.show(page=0, sort="rank")),
    ],
)
def test_a_hand_has_ids_of_its_seat_and_version(
    custom_id: str, press: Callable[[hands.HandPresses], str]
) -> None:
    assert press(hands.HandPresses("0abc1234", 3, 17)) == custom_id


@pytest.mark.parametrize("kind", [kind for kind in PRESSES if kind.label], ids=lambda kind: kind.__name__)
def test_every_label_is_a_phrase(kind: type[Press]) -> None:
    assert translator().has(kind.label)
