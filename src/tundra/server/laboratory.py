"""HTTP: the laboratory's studies, their plots, and small runs."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tundra.server.experiments import BOTS, MOST_BOTS
from tundra.server.laboratory_bodies import Laboratory, NewRun
from tundra.server.refusals import Refused
from tundra.server.studies import best_bots
from tundra.server.web import LANGUAGES, answer, check_read, hub_of, known_person, read_body


async def laboratory(request: Request) -> Response:
    check_read(request)
    hub = hub_of(request)
    studies = await asyncio.to_thread(hub.studies.all)
    run = await asyncio.to_thread(hub.experiments.now)
    most = hub.settings.laboratory_games
    cards = [card for card, _ in studies]
    return answer(Laboratory(cards, best_bots(studies), run, list(BOTS), MOST_BOTS, most))


async def study(request: Request) -> Response:
    check_read(request)
    hub, name = hub_of(request), request.path_params["name"]
    return answer(await asyncio.to_thread(hub.studies.study, name, language_of(request)))


async def report(request: Request) -> Response:
    check_read(request)
    name = request.path_params["name"]
    studies = hub_of(request).studies
    page = await asyncio.to_thread(studies.report, name, language_of(request))
    return Response(page, headers={"cache-control": "no-cache"}, media_type="text/html")


async def plot(request: Request) -> Response:
    """A plot to take away."""
    check_read(request)
    hub, name = hub_of(request), request.path_params["name"]
    found = await asyncio.to_thread(hub.studies.study, name, language_of(request))
    for one in found.plots:
        if one.name == request.path_params["plot"]:
            file = f'attachment; filename="{name}-{one.name}.svg"'
            return Response(
                one.svg, headers={"content-disposition": file}, media_type="image/svg+xml"
            )
    raise Refused("not_found", 404)


async def new_run(request: Request) -> Response:
    body = await read_body(request, NewRun)
    known_person(request)
    hub = hub_of(request)
    return answer(hub.experiments.start(body, hub.tables.game(body.game)), 201)


def language_of(request: Request) -> str:
    language = request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise Refused("bad_request", 400)
    return language


ROUTES = [
    Route("/api/laboratory", laboratory, methods=["GET"]),
    Route("/api/laboratory/runs", new_run, methods=["POST"]),
    Route("/api/laboratory/{name}", study),
    Route("/api/laboratory/{name}/report.html", report),
    Route("/api/laboratory/{name}/{plot}.svg", plot),
]
