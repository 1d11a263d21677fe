"""My seat on my phone: a code makes another browser the same person, once, soon, and nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.live import Live, Person, live, quick

NO_CODE = "web.refused.bad_code"


async def ask(person: Person, table: str) -> Any:
    answer = await person.web.post("/api/me/code", json={"table": table})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def come(person: Person, code: str, **more: bool) -> httpx.Response:
    return await person.web.post("/api/device", json={"code": code, **more})


def why(answer: httpx.Response) -> str:
    return str(answer.json()["why"]["key"])


async def seated(server: Live) -> tuple[Person, str]:
    ann = await server.person("Ann")
    return ann, (await ann.create("embers", "here", "open"))["id"]


async def test_a_code_makes_the_phone_the_same_person_and_is_good_once(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, table = await seated(server)
        made = await ask(ann, table)
        assert made["path"] == f"/device#code={made['code']}"
        assert made["svg"].startswith("<svg")
        phone, thief = await server.person(), await server.person()
        typed = f" {made['code'][:4].upper()}-{made['code'][4:8]} {made['code'][8:]}"
        answer = await come(phone, typed)
        assert answer.json() == {"name": "Ann", "known": True, "path": f"/table/{table}"}
        assert phone.cookie == ann.cookie
        assert (await phone.look(table)).table["mine"] == [0]
        assert (await ann.look(table)).table["mine"] == [0]
        assert (await ann.web.get("/api/me/code")).json() == {"waiting": False}
        assert why(await come(thief, made["code"])) == NO_CODE
        assert (await thief.look(table)).table["mine"] == []


async def test_a_code_ends_with_its_time_at_its_owners_wish_and_with_the_next(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, table = await seated(server)
        phone = await server.person()
        old, new = [(await ask(ann, table))["code"] for _ in range(2)]
        assert why(await come(phone, old)) == NO_CODE
        assert (await ann.web.get("/api/me/code")).json() == {"waiting": True}
        assert (await ann.web.delete("/api/me/code")).json() == {"waiting": False}
        assert why(await come(phone, new)) == NO_CODE
        server.hub.passes.seconds = -1.0
        late = (await ask(ann, table))["code"]
        assert (await ann.web.get("/api/me/code")).json() == {"waiting": False}
        assert why(await come(phone, late)) == NO_CODE


async def test_only_whoever_sits_there_gets_a_code_and_only_from_our_pages(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, table = await seated(server)
        ben = await server.person("Ben")
        refused = await ben.web.post("/api/me/code", json={"table": table})
        assert (refused.status_code, why(refused)) == (403, "web.refused.not_your_seat")
        assert (
            await server.stranger().web.post("/api/me/code", json={"table": table})
        ).status_code == 401
        away = {"origin": "https://elsewhere.example"}
        for call in (
            ann.web.post("/api/me/code", json={"table": table}, headers=away),
            ann.web.delete("/api/me/code", headers=away),
            ben.web.post("/api/device", json={"code": "x"}, headers=away),
        ):
            assert (await call).status_code == 403


async def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, table = await seated(server)
        phone = await server.person()
        answers = [await come(phone, f"{n:012}") for n in range(12)]
        assert [why(answer) for answer in answers[:10]] == [NO_CODE] * 10
        assert [answer.status_code for answer in answers[10:]] == [429, 429]
        good = (await ask(ann, table))["code"]
        assert (await come(await server.person(), good)).status_code == 429
        asked = [await ann.web.post("/api/me/code", json={"table": table}) for _ in range(6)]
        assert asked[-1].status_code == 429


async def test_whoever_has_tables_of_their_own_is_asked_before_they_are_left(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, table = await seated(server)
        ben = await server.person("Ben")
        await ben.create("embers", "here", "open")
        code, cookie = (await ask(ann, table))["code"], ben.cookie
        refused = await come(ben, code)
        assert (why(refused), ben.cookie) == ("web.refused.other_person", cookie)
        assert (await come(ben, code, leave=True)).status_code == 200
        assert ben.cookie == ann.cookie
