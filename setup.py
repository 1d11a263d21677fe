"""Compiles the modules that playouts spend their time in, and packs the web pages and the rules pages."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = [
    # Chance and events are touched at every step.
    "core/rng.py",
    "core/errors.py",
    "core/events.py",
    "core/outcome.py",
    # The rules of each game: what may be done, what happens then, what a seat may guess.
    "games/maamut/pieces.py",
    "games/maamut/board.py",
    "games/maamut/state.py",
    "games/maamut/moves.py",
    "games/maamut/play.py",
    "games/maamut/scoring.py",
    "games/maamut/guess.py",
    "games/mammut/pieces.py",
    "games/mammut/state.py",
    "games/mammut/words.py",
    "games/mammut/moves.py",
    "games/mammut/play.py",
    "games/mammut/scoring.py",
    "games/mammut/rounds.py",
    "games/mammut/preparation.py",
    "games/mammut/evaluation.py",
    "games/mammut/animals.py",
    "games/mammut/guess.py",
    "games/big_manitou/pieces.py",
    "games/big_manitou/words.py",
    "games/big_manitou/column.py",
    "games/big_manitou/state.py",
    "games/big_manitou/moves.py",
    "games/big_manitou/play.py",
    "games/big_manitou/scoring.py",
    "games/big_manitou/preview.py",
    "games/big_manitou/hunts.py",
    "games/big_manitou/aftermath.py",
    "games/big_manitou/guess.py",
    "games/ice_age/pieces.py",
    "games/ice_age/questions.py",
    "games/ice_age/cards.py",
    "games/ice_age/state.py",
    "games/ice_age/words.py",
    "games/ice_age/actions.py",
    "games/ice_age/reach_land.py",
    "games/ice_age/reach_hunters.py",
    "games/ice_age/reach.py",
    "games/ice_age/moves.py",
    "games/ice_age/piles.py",
    "games/ice_age/hunters.py",
    "games/ice_age/effects.py",
    "games/ice_age/conflict.py",
    "games/ice_age/scoring.py",
    "games/ice_age/rounds.py",
    "games/ice_age/play.py",
    "games/ice_age/guess.py",
    "games/mammoth_valley/pieces.py",
    "games/mammoth_valley/choices.py",
    "games/mammoth_valley/board.py",
    "games/mammoth_valley/actions.py",
    "games/mammoth_valley/state.py",
    "games/mammoth_valley/lasting.py",
    "games/mammoth_valley/ground.py",
    "games/mammoth_valley/beasts.py",
    "games/mammoth_valley/camps.py",
    "games/mammoth_valley/people.py",
    "games/mammoth_valley/herds.py",
    "games/mammoth_valley/stack.py",
    "games/mammoth_valley/drawing.py",
    "games/mammoth_valley/turns.py",
    "games/mammoth_valley/opening.py",
    "games/mammoth_valley/event_phase.py",
    "games/mammoth_valley/arrivals.py",
    "games/mammoth_valley/animal_phase.py",
    "games/mammoth_valley/walking.py",
    "games/mammoth_valley/carrying.py",
    "games/mammoth_valley/playing.py",
    "games/mammoth_valley/movement.py",
    "games/mammoth_valley/tribe_phase.py",
    "games/mammoth_valley/strength.py",
    "games/mammoth_valley/fights.py",
    "games/mammoth_valley/hunts.py",
    "games/mammoth_valley/spoils.py",
    "games/mammoth_valley/battles.py",
    "games/mammoth_valley/casualties.py",
    "games/mammoth_valley/combat_phase.py",
    "games/mammoth_valley/ledger.py",
    "games/mammoth_valley/survival.py",
    "games/mammoth_valley/cradle.py",
    "games/mammoth_valley/births.py",
    "games/mammoth_valley/sowing.py",
    "games/mammoth_valley/trick_phase.py",
    "games/mammoth_valley/turn_end.py",
    "games/mammoth_valley/play.py",
    "games/mammoth_valley/guess.py",
    "games/mammoth_valley/cards/vocabulary.py",
    "games/mammoth_valley/cards/deeds.py",
    "games/mammoth_valley/cards/encounters.py",
    "games/mammoth_valley/cards/events.py",
    "games/mammoth_valley/cards/event_steps.py",
    "games/mammoth_valley/cards/fights.py",
    "games/mammoth_valley/cards/fires.py",
    "games/mammoth_valley/cards/frames.py",
    "games/mammoth_valley/cards/groups.py",
    "games/mammoth_valley/cards/hearth.py",
    "games/mammoth_valley/cards/herds.py",
    "games/mammoth_valley/cards/knowledge.py",
    "games/mammoth_valley/cards/lots.py",
    "games/mammoth_valley/cards/ruin.py",
    "games/mammoth_valley/cards/specials.py",
    "games/mammoth_valley/cards/strangers.py",
    "games/mammoth_valley/cards/strikes.py",
    "games/mammoth_valley/cards/tricks.py",
    # The loops that drive them.
    "bots/playout.py",
    "bots/tree.py",
    "bots/heuristics/maamut.py",
    "bots/heuristics/mammut_loot.py",
    "bots/heuristics/mammut.py",
    "bots/heuristics/big_manitou_tiles.py",
    "bots/heuristics/big_manitou.py",
    "bots/heuristics/ice_age_land.py",
    "bots/heuristics/ice_age_trials.py",
    "bots/heuristics/ice_age_hunters.py",
    "bots/heuristics/ice_age_cards.py",
    "bots/heuristics/ice_age.py",
    "bots/heuristics/mammoth_valley.py",
    "bots/heuristics/mammoth_valley_moves.py",
    "bots/heuristics/mammoth_valley_groups.py",
    "bots/heuristics/mammoth_valley_turns.py",
]
PACKED = {"web/dist": "web", "docs/rules": "help"}
"""Folders of the checkout that travel inside the package, and their names there."""


class BuildWithPages(build_py):
    def run(self) -> None:
        super().run()
        for folder, name in PACKED.items():
            target = Path(self.build_lib) / "tundra" / name
            shutil.rmtree(target, ignore_errors=True)
            if Path(folder).is_dir():
                shutil.copytree(folder, target)


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def extensions() -> list[Extension]:
    """Every compiled module is optional: without a compiler the same source runs as it is."""
    if os.environ.get("TUNDRA_COMPILE") == "0" or not has_compiler():
        return []
    from mypyc.build import mypycify

    groups = libraries()
    paths = [path for files, _ in groups for path in files]
    modules: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *paths],
        opt_level="2",
        debug_level="0",
        separate=groups,
    )
    for module in modules:
        module.optional = True
    return modules


def libraries() -> list[tuple[list[str], str | None]]:
    """One library for the kernel with the loops, and one for each game with its heuristic: built side by side."""
    found: dict[str, list[str]] = {"kernel": []}
    for name in COMPILED:
        folder, _, rest = name.partition("/")
        if folder == "games":
            found.setdefault(rest.partition("/")[0], [])
    for name in COMPILED:
        owner = next((game for game in found if f"games/{game}/" in name), "kernel")
        if name.startswith("bots/heuristics/"):
            owner = next(game for game in found if Path(name).stem.startswith(game))
        found[owner].append(str(Path("src/tundra") / name))
    return [(paths, f"tundra_{name}") for name, paths in found.items()]


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithPages},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
