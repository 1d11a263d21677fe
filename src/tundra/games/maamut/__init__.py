"""Mâamut: drive the mammoth onto one of your traps before somebody drives it onto theirs."""

from typing import Final

from tundra.core.game import Game
from tundra.games.maamut.account import ACCOUNTING
from tundra.games.maamut.guess import determinize
from tundra.games.maamut.moves import legal_actions, waiting_for
from tundra.games.maamut.notation import read, write
from tundra.games.maamut.play import apply
from tundra.games.maamut.position import dump, load
from tundra.games.maamut.refusals import explain
from tundra.games.maamut.setup import OPTIONS, new_game
from tundra.games.maamut.show import show
from tundra.games.maamut.view import prompt, view_for

GAME: Final = Game(
    name="maamut",
    title="Mâamut",
    rules_version=1,
    seats=range(2, 5),
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
