"""One act's way: decided, written down, adopted, told."""

from __future__ import annotations

from pathlib import Path

from tests.server.live import Screen, live, pair, play_on, quick
from tundra.games.maamut.refusals import ENDINGS


def mover(*screens: Screen) -> tuple[int, Screen]:
    return next((seat, s) for seat, s in enumerate(screens) if s.now(seat)["legal"])


async def test_an_act_is_told_to_everybody_as_each_may_know_it(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        onlooker = await server.stranger().look(table)
        answer = await ann.act(0, "draw")
        assert (answer["t"], answer["as"], answer["seq"]) == ("step", 0, 1)
        assert set(answer["events"][0]) == {"kind", "seat", "stone"}
        for screen, viewer in ((ben, 1), (onlooker, None)):
            told = await screen.until(lambda frame: frame["t"] == "step")
            assert (told["as"], told["seq"], told["id"]) == (viewer, 1, None)
            assert told["events"] == [{"kind": "drew", "seat": 0}]
        assert (ann.now(0)["legal"], onlooker.now(None)["legal"]) == ([], [])
        assert ben.now(1)["legal"][-1] == "draw"


async def test_the_same_act_sent_twice_counts_once(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        first = await ann.act(0, "draw", seq=0, id="one")
        again = await ann.act(0, "draw", seq=0, id="one")
        assert first == again
        await ben.quiet()
        assert ben.now(1)["seq"] == 1


async def test_a_stale_act_is_refused_with_the_position_now(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        await ann.act(0, "draw")
        await ben.quiet()
        refused = await ben.act(1, "draw", seq=0)
        assert refused["why"]["key"] == "web.refused.stale"
        now = ben.now(1)
        assert refused["now"] == {key: now[key] for key in refused["now"]}
        assert (await ben.act(1, "draw"))["t"] == "step"


async def test_whoever_confirms_while_another_gets_ready_is_not_refused(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        seq, card = ann.now(0)["seq"], ann.now(0)["legal"][0]
        await ben.act(1, "done")
        await ann.quiet()
        assert ann.now(0)["seq"] == seq + 1
        assert (await ann.act(0, card, seq=seq))["t"] == "step"
        # One's own act makes all that was seen before it the past.
        for past in (seq, seq + 1):
            assert (await ann.act(0, "done", seq=past))["why"]["key"] == "web.refused.stale"


async def test_a_number_that_was_not_told_yet_is_stale(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "embers")
        assert (await ann.act(0, "draw", seq=1))["why"]["key"] == "web.refused.stale"


async def test_a_refused_act_names_the_rule(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "maamut", first_player=1)
        refused = await ann.act(0, "lay")
        assert refused["why"]["rule"] == "2.5"
        assert refused["why"]["key"].startswith("maamut.refusal.")
        for text in ("fly", "2X", "place-z9", "2E 2E", "0", "ééé"):
            assert (await ann.act(0, text))["why"]["key"] == "web.refused.bad_notation"
        assert (await ben.act(1, "lay"))["why"]["key"] == "maamut.refusal.not_your_turn"
        assert ann.now(0)["seq"] == 0


async def test_nobody_acts_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        onlooker = await server.stranger().look(table)
        for screen in (ben, onlooker):
            for message in (
                {"t": "act", "seq": 0, "act": ["draw"]},
                {"t": "undo", "seq": 0, "to": "turn"},
                {"t": "foresee", "act": ["draw"]},
                {"t": "explain", "act": "draw"},
                {"t": "hand_over", "bot": "1"},
                {"t": "take_over"},
            ):
                refused = await screen.ask(**{"seat": 0} | message)
                is_neighbour = message["t"] == "hand_over" and screen is ben
                expected = "not_absent" if is_neighbour else "not_your_seat"
                assert refused["why"]["key"] == f"web.refused.{expected}"
                assert refused["now"] is None
        assert ann.now(0)["seq"] == 0


async def test_a_secret_pick_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "campfire")
        onlooker = await server.stranger().look(table)
        pick = next(text for text in ann.now(0)["legal"] if text != "done")
        assert (await ann.act(0, pick))["seq"] == 1
        for screen in (ben, onlooker):
            await screen.quiet()
            assert not screen.of("step")
        assert (await ann.act(0, "done"))["seq"] == 2
        told = await ben.until(lambda frame: frame["t"] == "step")
        assert (told["seq"], told["events"]) == (1, [{"kind": "ready", "seat": 0}])


async def test_a_set_of_picks_is_one_message_and_one_step(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        cards = [text for text in ann.now(0)["legal"] if text != "done"][:2]
        step = await ann.act(0, *cards, "done")
        assert (step["seq"], len(step["events"][0]["cards"])) == (1, 2)
        refused = await ben.act(1, "pick-1", "pick-1", "done")
        assert refused["t"] == "refused"
        assert ben.now(1)["view"]["picks"][1] == []


async def test_everybody_chooses_in_secret_at_once_in_any_order(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        assert ann.now(0)["legal"]
        assert ben.now(1)["legal"]
        await ben.act(1, "done")
        await ann.quiet()
        await ann.act(0, "done")
        told = await ben.until(lambda frame: frame["t"] == "step" and frame["seq"] == 2)
        assert "revealed" in [event["kind"] for event in told["events"]]


async def test_an_act_before_the_start_or_after_the_end_is_refused(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        cid = await server.person("Cid")
        made = await cid.create("embers", "here", "link")
        alone = await cid.look(made["id"])
        refused = await alone.ask("act", seat=0, seq=0, act=["draw"])
        assert refused["why"]["key"] == "web.refused.not_playing"
        ann, ben, _ = await pair(server, "embers")
        await play_on({0: ann, 1: ben})
        assert ann.table["status"] == "over"
        why = (await ann.act(0, "draw"))["why"]
        assert (why["key"], why["rule"]) == ("embers.refusal.over", "3.1")


async def test_an_act_after_the_end_is_refused_with_the_rule_of_the_ending(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "maamut", turns_per_player=20)
        await play_on({0: ann, 1: ben})
        before = ann.now(0)
        for seq in (before["seq"], 0):
            refused = await ann.act(0, "lay", seq=seq)
            assert refused["why"]["key"] == "maamut.refusal.over"
            assert refused["why"]["rule"] == ENDINGS[ann.table["result"]["reason"]]
        assert ann.now(0) == before


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        from tundra.core import seed_hash

        ann, ben, _ = await pair(server, "embers")
        promise = ann.table["seed_hash"]
        await play_on({0: ann, 1: ben})
        during = [frame for frame in ann.of("table") if frame["status"] != "over"]
        assert all(frame["seed"] is None for frame in during)
        seed = ann.table["seed"]
        assert seed_hash(int(seed)) == promise
        assert ann.table["result"]["reason"] in ("empty_hand", "empty_bag")
        first_end = next(i for i, f in enumerate(ann.frames) if f["t"] == "table" and f["seed"])
        assert not any(seed in text for text in ann.raw[:first_end])


async def test_what_must_follow_can_be_foreseen_and_what_is_not_allowed_explained(tmp_path: Path) -> None:  # fmt: skip
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "embers")
        stone = ann.now(0)["legal"][0]
        told = await ann.ask("foresee", seat=0, act=[stone])
        assert told["events"] == [{"kind": "laid", "seat": 0, "stone": int(stone)}]
        hand = ann.now(0)["view"]["hands"][0]
        missing = next(str(n) for n in range(1, 21) if n not in hand)
        why = (await ann.ask("explain", seat=0, act=missing))["why"]
        assert (why["rule"], why["key"]) == ("2.2", "embers.refusal.not_in_hand")
        assert (await ann.ask("explain", seat=0, act="draw"))["why"] is None
        assert ann.now(0)["seq"] == 0


async def test_a_rematch_seats_the_same_people_once(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, first = await pair(server, "embers", hand=3)
        assert (await ann.ask("rematch"))["why"]["key"] == "web.refused.not_over"
        onlooker = await server.stranger().look(first)
        await play_on({0: ann, 1: ben})
        assert (await onlooker.ask("rematch"))["why"]["key"] == "web.refused.not_your_seat"
        assert (await ann.ask("rematch"))["t"] == "done"
        assert (await ben.ask("rematch"))["t"] == "done"
        second = ben.table["rematch"]
        assert second == ann.table["rematch"] != first
        again = await server.people[1].look(second)
        assert (again.table["status"], again.table["mine"]) == ("playing", [1])
        assert again.table["options"] == {"hand": 3}
        assert again.table["rematch_of"] == first
        assert again.table["seed_hash"] != ann.table["seed_hash"]


async def test_whatever_follows_what_cannot_be_known_is_refused_in_the_same_words(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "campfire")
        await ben.act(1, "done")
        await ann.quiet()
        for rest in (["sing"], ["tell-1"], ["zzz"], ["zzz", "zzz"]):
            await ann.act(0, "done", *rest, id="probe")
        answers = {
            raw for raw, frame in zip(ann.raw, ann.frames, strict=True) if frame["t"] == "refused"
        }
        assert len(answers) == 1, "the answers differ"
        assert ann.of("refused")[0]["why"]["key"] == "core.refusal.one_by_one"
        await ann.act(0, "done")
        stored = await server.hub.store.read(table)
        assert stored is not None
        assert [entry.text for entry in stored.entries if entry.kind == "act"] == ["done", "done"]
