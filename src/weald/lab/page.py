"""A report as one page of HTML that needs nothing else: no script, no network, light and dark."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from weald.texts import Texts

_STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#fdf9ef, #231b13); --ink: light-dark(#2a2018, #f1e6d2);
  --quiet: light-dark(#5e4d3b, #c3b095); --rule: light-dark(#ddd0b4, #4a3c2b); --even: light-dark(#9c3d14, #f0a35e);
  --s1: light-dark(#38614a, #8cc7a3); --s2: light-dark(#b3541e, #f0a35e); --s3: light-dark(#2f5f9e, #8fb8ee);
  --s4: light-dark(#80519e, #c9a1e6); --s5: light-dark(#8a6a00, #e3bc3f); --s6: light-dark(#23809c, #6fc6e0);
  --s7: light-dark(#9a3b66, #e795bd); --s8: light-dark(#5b5a52, #b9b4a6); --s9: light-dark(#6b4a3a, #c99c86); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
p { margin: .4rem 0; max-width: 44rem; } .note { color: var(--quiet); }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; list-style: none; } a { color: inherit; }
.wide { overflow-x: auto; margin: .6rem 0; } :focus-visible { outline: 3px solid var(--s3); outline-offset: 2px; }
svg { display: block; max-width: 100%; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .9rem .2rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th { color: var(--quiet); font-weight: 600; } .word { text-align: left; } summary { cursor: pointer; padding: .3rem 0; }
@media print { details > * { display: block; } nav { display: none; } }
"""


class Section(NamedTuple):
    """A heading with a note, a picture (or none), and a table whose first `words` columns are words."""

    key: str
    title: str
    note: str
    picture: str
    head: list[str]
    table: list[list[str]]
    words: int

    def called(self, key: str, title: str) -> Section:
        return self._replace(key=key, title=title)


def html(title: str, lead: list[str], sections: list[Section], texts: Texts) -> str:
    """The page."""
    links = "".join(f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in sections)
    parts = [
        "<!doctype html>",
        f'<html lang="{texts.locale}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<main><h1>{escape(title)}</h1>",
        *[f"<p>{escape(line)}</p>" for line in lead],
        f'<nav aria-label="{escape(texts.say("report-contents"))}"><ul>{links}</ul></nav>',
        *[_section(section, texts) for section in sections],
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _section(section: Section, texts: Texts) -> str:
    parts = [f'<section id="{section.key}"><h2>{escape(section.title)}</h2>']
    if section.note:
        parts.append(f'<p class="note">{escape(section.note)}</p>')
    table = _wide(texts.say("report-numbers-of", title=section.title), _table(section))
    if section.picture:
        parts.append(_wide(texts.say("report-picture-of", title=section.title), section.picture))
        table = f"<details><summary>{escape(texts.say('report-numbers'))}</summary>{table}</details>"
    return "\n".join([*parts, table, "</section>"])


def _wide(name: str, inner: str) -> str:
    """What may be wider than the page is moved by itself, by keyboard too."""
    return f'<div class="wide" tabindex="0" role="region" aria-label="{escape(name)}">{inner}</div>'


def _table(section: Section) -> str:
    head = "".join(_cell("th", words, at < section.words, ' scope="col"') for at, words in enumerate(section.head))
    rows = []
    for row in section.table:
        rows.append("<tr>" + "".join(_cell("td", words, at < section.words) for at, words in enumerate(row)) + "</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _cell(tag: str, words: str, is_word: bool, more: str = "") -> str:
    kind = ' class="word"' if is_word else ""
    return f"<{tag}{kind}{more}>{escape(words)}</{tag}>"
