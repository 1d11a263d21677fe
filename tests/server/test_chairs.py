"""Sitting down: here, by a secret link, by the public link, and bots."""

from __future__ import annotations

from pathlib import Path

from tests.server.live import live, quick


async def test_a_match_begins_by_itself_when_the_last_friend_sits_down(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben = await server.person("Ann"), await server.person("Ben")
        made = await ann.create("maamut", "here", "link")
        hers = await ann.look(made["id"])
        assert hers.table["status"] == "gathering"
        assert not hers.positions(0)
        answer = await ben.claim_link(made["id"], made["links"][0]["path"])
        assert answer.json() == {"seat": 1}
        await hers.until(lambda frame: frame["t"] == "snapshot" and frame["as"] == 0)
        assert hers.table["status"] == "playing"
        assert [chair["name"] for chair in hers.table["chairs"]] == ["Ann", "Ben"]


async def test_a_chair_opens_only_with_its_own_secret(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, thief = await server.person("Ann"), await server.person("Thief")
        made, other = [await ann.create("maamut", "here", "link", "link") for _ in range(2)]
        keys = [link["path"].partition("key=")[2] for link in made["links"]]
        foreign = other["links"][0]["path"].partition("key=")[2]
        for key in (None, "x", "é" * 10, keys[1], foreign, keys[0][:-1] + "A"):
            answer = await thief.claim(made["id"], seat=1, key=key)
            assert answer.status_code == 403
            assert answer.json()["why"]["key"] == "web.refused.wrong_key"
        assert (await thief.claim(made["id"])).status_code == 409
        assert (await thief.claim(made["id"], seat=0)).status_code == 409
        assert (await thief.claim(made["id"], seat=9)).status_code == 409
        table = (await ann.web.get(f"/api/tables/{made['id']}")).json()
        assert [chair["taken"] for chair in table["chairs"]] == [True, False, False]


async def test_a_seat_stays_with_whoever_claimed_it_first(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        people = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
        made = await people[0].create("maamut", "here", "link")
        path = made["links"][0]["path"]
        codes = [(await person.claim_link(made["id"], path)).status_code for person in people[1:]]
        assert codes == [200, 409]
        assert (await people[1].claim_link(made["id"], path)).json() == {"seat": 1}


async def test_an_open_chair_goes_to_the_first_who_sits_down(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, cid = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
        made = await ann.create("maamut", "here", "open")
        assert (await ben.claim(made["id"])).json() == {"seat": 1}
        assert (await cid.claim(made["id"])).status_code == 409


async def test_several_people_share_one_screen_under_their_own_names(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        made = await ann.create("maamut", "here:Ann", "here:Ben")
        screen = await ann.look(made["id"])
        assert screen.table["mine"] == [0, 1]
        assert [chair["name"] for chair in screen.table["chairs"]] == ["Ann", "Ben"]
        for seat in (0, 1):
            hands = screen.now(seat)["view"]["hands"]
            assert [isinstance(hand, list) for hand in hands] == [seat == 0, seat == 1]


async def test_only_the_owner_starts_and_bots_fill_the_free_chairs(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben = await server.person("Ann"), await server.person("Ben")
        made = await ann.create("embers", "here", "link", "open")
        hers, his = await ann.look(made["id"]), await ben.look(made["id"])
        assert (await his.ask("start"))["why"]["key"] == "web.refused.not_owner"
        assert (await hers.ask("start", fill="random"))["t"] == "done"
        assert hers.table["status"] == "playing"
        assert [chair["bot"] for chair in hers.table["chairs"]] == [None, "random", "random"]


async def test_a_late_friend_takes_the_chair_a_bot_was_put_on(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben = await server.person("Ann"), await server.person("Ben")
        made = await ann.create("embers", "here", "link")
        hers, his = await ann.look(made["id"]), await ben.look(made["id"])
        await hers.ask("start", fill="random")
        await his.until(lambda frame: frame["t"] == "snapshot" and frame["as"] is None)
        await ben.claim_link(made["id"], made["links"][0]["path"])
        await his.until(lambda frame: frame["t"] == "snapshot" and frame["as"] == 1)
        chair = his.table["chairs"][1]
        assert (chair["bot"], chair["name"], chair["mine"]) == (None, "Ben", True)


async def test_only_the_owner_of_a_table_is_told_its_links(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben = await server.person("Ann"), await server.person("Ben")
        made = await ann.create("maamut", "here", "link", "link")
        await ben.claim_link(made["id"], made["links"][0]["path"])
        hers, his = await ann.look(made["id"]), await ben.look(made["id"])
        theirs = await server.stranger().look(made["id"])
        assert hers.table["links"] == made["links"]
        assert his.table["links"] == []
        secrets = [link["path"].partition("key=")[2] for link in made["links"]]
        assert not any(secret in text for secret in secrets for text in his.raw + theirs.raw)


async def test_a_table_needs_seats_and_options_that_fit_the_game(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        here = {"kind": "here"}
        bad: list[dict[str, object]] = [
            {"game": "maamut", "chairs": [here]},
            {"game": "maamut", "chairs": [here] * 5},
            {"game": "maamut", "chairs": [here] * 2, "options": {"quiet_per_hunter": 1}},
            {"game": "maamut", "chairs": [here] * 2, "options": {"nonsense": 1}},
            # Each is fine by itself, and there is no third player: said before anybody is waited for.
            {"game": "maamut", "chairs": [here, {"kind": "link"}], "options": {"first_player": 3}},
            {"game": "maamut", "chairs": [here] * 2, "options": {"first_player": 3}},
            {"game": "chess", "chairs": [here] * 2},
            {"game": "maamut", "chairs": []},
            {"game": "maamut", "chairs": [{"kind": "throne"}] * 2},
            {"game": "maamut", "chairs": [here, {"kind": "bot", "bot": "9"}]},
            {"game": "maamut", "chairs": [here] * 2, "more": 1},
        ]
        for body in bad:
            answer = await ann.web.post("/api/tables", json={"name": "Ann"} | body)
            assert answer.status_code in (400, 404), body
        assert (await ann.web.get("/api/tables")).json() == {"tables": []}
