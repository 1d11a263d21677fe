"""Mammut: share the loot of the hunt, grab what another has piled up, and be first where it counts."""

from typing import Final

from tundra.core.game import Game
from tundra.games.mammut.account import ACCOUNTING
from tundra.games.mammut.guess import determinize
from tundra.games.mammut.loading import load
from tundra.games.mammut.moves import legal_actions, waiting_for
from tundra.games.mammut.notation import read, write
from tundra.games.mammut.play import apply
from tundra.games.mammut.position import dump
from tundra.games.mammut.refusals import explain
from tundra.games.mammut.setup import OPTIONS, new_game
from tundra.games.mammut.show import show
from tundra.games.mammut.view import prompt, view_for

GAME: Final = Game(
    name="mammut",
    title="Mammut",
    rules_version=2,
    seats=range(2, 6),
    options=OPTIONS,
    new_game=new_game,
    waiting_for=waiting_for,
    legal_actions=legal_actions,
    apply=apply,
    view_for=view_for,
    prompt=prompt,
    determinize=determinize,
    write=write,
    read=read,
    explain=explain,
    load=load,
    dump=dump,
    show=show,
    accounting=ACCOUNTING,
)
