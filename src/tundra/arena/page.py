"""The balance report as one HTML file: figures in words, plots one can take away, tables."""

from __future__ import annotations

import base64
from html import escape
from typing import Any

from tundra.arena.balance_plots import (
    balance_plots,
    ending_name,
    figure_name,
    is_rate,
    points,
    use_title,
    versus_plot,
)
from tundra.arena.plots import Plot, number, percent, words
from tundra.arena.rule_names import change_name, rules_name
from tundra.core.options import spell
from tundra.core.texts import say

CSS = """
:root{color-scheme:light dark;--ink:#2a2018;--soft:#584535;--paper:#f6edda;--card:#fdf8ec;--line:#cdb88f;--link:#1d5a76}
@media (prefers-color-scheme:dark){:root{--ink:#f4e9d2;--soft:#d3c1a2;--paper:#1f1712;--card:#2a2019;
--line:#6a5540;--link:#8cc8e0}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'Alegreya Sans','Segoe UI',system-ui,sans-serif}
main{max-width:76rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:2.2rem;line-height:1.2;margin:.2em 0}h2{margin:2em 0 .4em;font-size:1.5rem}p{max-width:46rem}
.soft{color:var(--soft)}.small{font-size:.9rem;overflow-wrap:anywhere}a{color:var(--link)}
.figures{display:flex;flex-wrap:wrap;gap:12px;padding:0;list-style:none}
.figures li{flex:1 1 11rem;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px}
.figures b{display:block;font-size:1.5rem}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:16px;margin-top:20px}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px}
figure svg{width:100%;max-width:46rem;min-width:26rem;height:auto}
.wide{--under:var(--paper);--edge:color-mix(in srgb,var(--soft) 55%,transparent);overflow-x:auto;background:
linear-gradient(90deg,var(--under) 40%,transparent) 0 0/40px 100% no-repeat local,
linear-gradient(270deg,var(--under) 40%,transparent) 100% 0/40px 100% no-repeat local,
linear-gradient(90deg,var(--edge),transparent) 0 0/14px calc(100% - 2px) no-repeat,
linear-gradient(270deg,var(--edge),transparent) 100% 0/14px calc(100% - 2px) no-repeat}
figure .wide{--under:var(--card)}
@media (max-width:520px){main{padding:16px 8px 48px}figure{padding:10px}}
figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-weight:700}
figcaption a{font-weight:400}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:6px 14px 6px 0;text-align:right;border-bottom:1px solid var(--line)}
th,td{white-space:nowrap}th:first-child,td:first-child{text-align:left;min-width:11rem;white-space:normal}
tr.sure td{font-weight:700}
"""


def balance_page(report: dict[str, Any], lang: str) -> str:
    """Nothing is fetched from anywhere: style, plots and tables are all inside."""
    first = report["rules"][0]
    title = words(lang, "report.title", game=say(lang, f"{first['game']}.title"))
    parts = [f"<h1>{escape(title)}</h1>", introduction(first, lang)]
    if report["versus"]:
        parts += versus_part(report, lang)
    for at, found in enumerate(report["rules"]):
        parts += rules_part(found, len(report["rules"]) > 1, at, lang)
    parts.append(f"<h2>{words(lang, 'report.how')}</h2>")
    parts += [f"<p>{escape(words(lang, f'report.how.{n}'))}</p>" for n in (1, 2, 3, 4)]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{CSS}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def introduction(found: dict[str, Any], lang: str) -> str:
    facts = words(
        lang,
        "report.intro",
        seats=found["seats"],
        games=found["games"],
        bots=", ".join(found["bots"]),
        seed=found["seed"],
        version=found["rules_version"],
    )
    return f'<p class="soft">{escape(facts)}</p>'


def rules_part(found: dict[str, Any], is_one_of_two: bool, at: int, lang: str) -> list[str]:
    mark = f"rules-{at + 1}-" if is_one_of_two else ""
    plots = "".join(figure(plot, mark, lang) for plot in balance_plots(found, lang))
    return [
        f"<h2>{escape(rules_name(found, lang))}</h2>",
        f'<p class="soft small">{escape(option_words(found))}</p>',
        f'<ul class="figures">{key_figures(found, lang)}</ul>',
        endings(found, lang),
        f'<div class="plots">{plots}</div>',
        f"<h2>{escape(words(lang, 'report.uses'))}</h2>",
        f"<p>{escape(words(lang, 'report.uses.how'))}</p>",
        use_table(found, lang),
    ]


def option_words(found: dict[str, Any]) -> str:
    return ", ".join(f"{name}={spell(value)}" for name, value in found["options"].items())


def key_figures(found: dict[str, Any], lang: str) -> str:
    rows = [(words(lang, f"figure.{name}"), with_ends(found[name], lang)) for name in (
        "length", "decisions", "choices", "lead_changes",
    )]  # fmt: skip
    back = found["comebacks"]
    if back["rate"] is not None:
        ends = f"{percent(lang, back['low'])} – {percent(lang, back['high'])}"
        rows.append((words(lang, "figure.comebacks"), (percent(lang, back["rate"]), ends)))
    return "".join(
        f'<li><b>{value}</b>{escape(name)}<br><span class="soft">{ends}</span></li>'
        for name, (value, ends) in rows
    )


def with_ends(mean: dict[str, Any], lang: str) -> tuple[str, str]:
    return (
        number(lang, mean["value"]),
        f"{number(lang, mean['low'])} – {number(lang, mean['high'])}",
    )


def endings(found: dict[str, Any], lang: str) -> str:
    rows = []
    for reason, count in found["endings"].items():
        rows.append(
            [
                ending_name(found["game"], reason, lang),
                str(count),
                percent(lang, count / found["games"], 1),
            ]
        )
    heads = [words(lang, f"report.{name}") for name in ("ending", "matches", "share")]
    return table(heads, rows)


def figure(plot: Plot, mark: str, lang: str) -> str:
    """The drawing in the page, and the same as a file of its own."""
    data = base64.b64encode(plot.svg.encode()).decode()
    link = (
        f'<a download="{mark}{plot.name}.svg" href="data:image/svg+xml;base64,{data}">'
        f"{escape(words(lang, 'report.download'))}</a>"
    )
    drawn = f'<div class="wide" tabindex="0" role="group">{plot.svg}</div>'
    return f"<figure><figcaption>{escape(plot.title)} {link}</figcaption>{drawn}</figure>"


def use_table(found: dict[str, Any], lang: str) -> str:
    names = ("use", "times", "share_used", "wins_with", "wins_without", "lift", "interval", "p")
    heads = [words(lang, f"report.{name}") for name in names]
    rows, sure = [], []
    for use in found["uses"]:
        rows.append(use_row(found["game"], use, lang))
        sure.append(use["lift"] is not None and use["p_corrected"] < 0.05)
    return table(heads, rows, sure)


def use_row(game_name: str, use: dict[str, Any], lang: str) -> list[str]:
    start = [
        use_title(game_name, use, lang),
        number(lang, use["times"], 2),
        percent(lang, use["share"], 1),
        *(
            "–" if use[name] is None else percent(lang, use[name], 1)
            for name in ("wins_with", "wins_without")
        ),
    ]
    if use["lift"] is None:
        return [*start, "–", "–", words(lang, "report.too_few")]
    ends = f"{points(lang, use['low'])} … {points(lang, use['high'])}"
    return [*start, points(lang, use["lift"]), ends, chance(use["p_corrected"], lang)]


def chance(value: float, lang: str) -> str:
    return f"< {number(lang, 0.001, 3)}" if value < 0.001 else number(lang, value, 3)


def versus_part(report: dict[str, Any], lang: str) -> list[str]:
    first, second = report["rules"]
    heads = [
        words(lang, "report.figure"),
        words(lang, "report.first"),
        words(lang, "report.second"),
    ]
    heads += [words(lang, f"report.{name}") for name in ("difference", "interval", "p")]
    game = first["game"]
    rows = [versus_row(game, row, lang) for row in report["versus"]]
    sure = [row["p_corrected"] < 0.05 for row in report["versus"]]
    both = words(
        lang, "report.versus.how", first=rules_name(first, lang), second=rules_name(second, lang)
    )
    return [
        f"<h2>{escape(change_name(game, report['change'], lang))}</h2>",
        f"<p>{escape(both)}</p>",
        table(heads, rows, sure),
        f'<div class="plots">{figure(versus_plot(game, report["versus"], lang), "", lang)}</div>',
    ]


def versus_row(game_name: str, row: dict[str, Any], lang: str) -> list[str]:
    name = figure_name(game_name, row["name"], lang)
    if is_rate(row["name"]):
        shown = [percent(lang, row[side], 1) for side in ("first", "second")]
        shown += [points(lang, row["difference"])]
        ends = f"{points(lang, row['low'])} … {points(lang, row['high'])}"
    else:
        shown = [number(lang, row[side], 2) for side in ("first", "second", "difference")]
        ends = f"{number(lang, row['low'], 2)} … {number(lang, row['high'], 2)}"
    return [name, *shown, ends, chance(row["p_corrected"], lang)]


def table(heads: list[str], rows: list[list[str]], sure: list[bool] | None = None) -> str:
    marks = sure or [False] * len(rows)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        ("<tr class='sure'>" if is_sure else "<tr>")
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for row, is_sure in zip(rows, marks, strict=True)
    )
    return (
        '<div class="wide" tabindex="0" role="group"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
