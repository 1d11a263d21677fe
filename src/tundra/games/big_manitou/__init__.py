"""Big Manitou: choose your cards in secret, win the hunting grounds with hunters and heroes, and beware of force."""

from typing import Final

from tundra.core.game import Game
from tundra.games.big_manitou.account import ACCOUNTING
from tundra.games.big_manitou.guess import determinize
from tundra.games.big_manitou.loading import load
from tundra.games.big_manitou.moves import legal_actions, waiting_for
from tundra.games.big_manitou.notation import read, write
from tundra.games.big_manitou.play import apply
from tundra.games.big_manitou.position import dump
from tundra.games.big_manitou.refusals import explain
from tundra.games.big_manitou.setup import OPTIONS, new_game
from tundra.games.big_manitou.show import show
from tundra.games.big_manitou.view import prompt, view_for

GAME: Final = Game(
    name="big_manitou",
    title="Big Manitou",
    rules_version=1,
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
