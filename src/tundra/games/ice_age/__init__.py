"""Ice Age: spread your hunters over a freezing land, feed the others when you need stones, and beware of the crowd."""

from typing import Final

from tundra.core.game import Game
from tundra.games.ice_age.account import ACCOUNTING
from tundra.games.ice_age.guess import determinize
from tundra.games.ice_age.loading import load
from tundra.games.ice_age.moves import legal_actions, waiting_for
from tundra.games.ice_age.notation import read, write
from tundra.games.ice_age.play import apply
from tundra.games.ice_age.position import dump
from tundra.games.ice_age.refusals import explain
from tundra.games.ice_age.setup import OPTIONS, new_game
from tundra.games.ice_age.show import show
from tundra.games.ice_age.table import prompt
from tundra.games.ice_age.view import view_for

GAME: Final = Game(
    name="ice_age",
    title="Ice Age",
    rules_version=1,
    seats=range(3, 6),
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
