"""Replays from the eyes one may use, and records that anybody can check."""

from __future__ import annotations

from pathlib import Path

from tests.server.live import live, pair, play_on, quick


async def test_during_play_everybody_replays_with_their_own_eyes_only(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        await play_on({0: ann, 1: ben}, 3)
        hers, his, nobody = server.people[0].web, server.people[1].web, server.stranger().web
        for web, may in ((hers, {0}), (his, {1}), (nobody, {None})):
            for eyes, viewer in (("0", 0), ("1", 1), ("onlooker", None), ("all", -1), ("7", 7)):
                answer = await web.get(f"/api/tables/{table}/replay?as={eyes}")
                assert answer.status_code == (200 if viewer in may else 403)
        told = (await hers.get(f"/api/tables/{table}/replay")).json()
        steps = [f for f in ann.positions(0) if f["t"] == "step"]
        assert [f["events"] for f in told["frames"][1:]] == [f["events"] for f in steps]
        assert [f["view"] for f in told["frames"][1:]] == [f["view"] for f in steps]
        assert [f["seq"] for f in told["frames"]] == list(range(len(steps) + 1))
        assert [f["at"] for f in told["frames"]] == [None, *(f["at"] for f in steps)]
        assert (told["seed"], told["result"], told["may"]) == (None, None, [0])
        assert (await hers.get(f"/api/tables/{table}/record")).status_code == 409


async def test_after_the_end_everything_may_be_seen(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "maamut", turns_per_player=20)
        await play_on({0: ann, 1: ben})
        web = server.stranger().web
        told = (await web.get(f"/api/tables/{table}/replay")).json()
        assert (told["as"], told["may"]) == (-1, [-1, 0, 1, None])
        assert all(isinstance(hand, list) for hand in told["frames"][3]["view"]["hands"])
        assert told["seed"] == ann.table["seed"]
        assert told["result"] == ann.table["result"]
        for eyes in ("0", "1", "onlooker"):
            assert (await web.get(f"/api/tables/{table}/replay?as={eyes}")).status_code == 200


async def test_a_record_taken_away_is_verified_when_it_comes_back(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "maamut", turns_per_player=20)
        await play_on({0: ann, 1: ben})
        web = server.people[0].web
        answer = await web.get(f"/api/tables/{table}/record")
        assert "attachment" in answer.headers["content-disposition"]
        text = answer.text
        plain = {"content-type": "text/plain"}
        verdict = (await web.post("/api/records?as=1", content=text, headers=plain)).json()
        assert (verdict["ok"], verdict["replay"]["names"]) == (True, ["Ann", "Ben"])
        his = (await web.get(f"/api/tables/{table}/replay?as=1")).json()
        assert all(frame.pop("at") is None for frame in verdict["replay"]["frames"])
        assert all(frame.pop("at") for frame in his["frames"][1:])
        assert verdict["replay"]["frames"][1:] == his["frames"][1:]
        seed = next(line for line in text.splitlines() if line.startswith("seed "))
        damaged = [text.replace(seed, "seed 1"), text.replace("game maamut", "game chess")]
        for bad in ("", "nonsense", *damaged, text[:-4], "\xff"):
            body = bad.encode("latin-1", "replace")
            verdict = (await web.post("/api/records", content=body, headers=plain)).json()
            assert (verdict["ok"], verdict["replay"]) == (False, None)
            assert len(verdict["problem"].splitlines()) == 1
        huge = await web.post("/api/records", content=b"x" * 300_000, headers=plain)
        assert huge.status_code == 413


async def test_a_take_back_is_part_of_the_replay(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "campfire")
        await ann.act(0, ann.now(0)["legal"][0])
        await ann.ask("undo", seat=0, seq=1, to="step")
        told = (await server.people[0].web.get(f"/api/tables/{table}/replay")).json()
        assert told["frames"][2]["events"] == [{"kind": "took_back", "seat": 0}]
        assert told["frames"][2]["view"] == told["frames"][0]["view"]


async def test_after_the_end_a_match_is_told_in_numbers(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "maamut", turns_per_player=20)
        web = server.stranger().web
        assert (await web.get(f"/api/tables/{table}/account")).status_code == 409
        await play_on({0: ann, 1: ben})
        told = (await web.get(f"/api/tables/{table}/account")).json()
        assert [sum(row) for row in told["gains"]] == told["have"][-1]
        assert told["sources"] == ["laid", "lifted", "lost"]
        assert len(told["thinking"]) == 2
        assert all(0 <= seconds < 60 for seconds in told["thinking"])
        assert (await web.get(f"/api/tables/{table}/account")).json() == told
