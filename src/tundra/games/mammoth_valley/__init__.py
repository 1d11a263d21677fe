"""Mammoth Valley (La Vallée des Mammouths): tribes, animals and seasons; four camps for two turns win."""

from typing import Final

from tundra.core.game import Game
from tundra.games.mammoth_valley.account import ACCOUNTING
from tundra.games.mammoth_valley.guess import determinize
from tundra.games.mammoth_valley.loading import load
from tundra.games.mammoth_valley.notation import read, write
from tundra.games.mammoth_valley.play import apply, legal_actions, waiting_for
from tundra.games.mammoth_valley.playing import secret_moments, silence
from tundra.games.mammoth_valley.position import dump
from tundra.games.mammoth_valley.prompts import prompt
from tundra.games.mammoth_valley.refusals import explain
from tundra.games.mammoth_valley.setup import OPTIONS, new_game
from tundra.games.mammoth_valley.show import show
from tundra.games.mammoth_valley.view import view_for

GAME: Final = Game(
    name="mammoth_valley",
    title="La Vallée des Mammouths",
    rules_version=3,
    seats=range(2, 7),
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
    silence=silence,
    secret_moments=secret_moments,
    accounting=ACCOUNTING,
)
