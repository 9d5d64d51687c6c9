"""Making the catalogues: how their text is read, and which contradictions are refused."""

from __future__ import annotations

import pytest
from tools.build_catalogue import build
from tools.catalogue.markdown import CatalogueError, read_lines

TEXT = """# A game - rules catalogue

## 1. Terms (SW-TERM)

- **SW-TERM-01** Cards have colours, see SW-TERM-02. *Source: docs.*

```
- **SW-TERM-01** an example in a block is no entry
```

### 1.1 Cards

**试探** (`SHITAN`)

- **SW-CARD-SHITAN-01** It names a player. *Source: seed 002.*

| ID | Question | Recommended ruling | Conf. |
|---|---|---|---|
| **SW-TERM-02** | none | none | H |
"""


def test_lines_know_their_section_and_heading_and_rows_their_columns() -> None:
    lines = {line.text: line for line in read_lines(TEXT, " (SW-")}
    assert not any("example" in text for text in lines)
    assert not any(text.startswith(("## ", "### ")) for text in lines)
    first = lines["- **SW-TERM-01** Cards have colours, see SW-TERM-02. *Source: docs.*"]
    assert (first.number, first.section, first.heading, first.cells) == (5, "1 Terms", "1 Terms", None)
    (row,) = (line for line in lines.values() if line.cells is not None)
    assert row.cells == {
        "ID": "**SW-TERM-02**",
        "Question": "none",
        "Recommended ruling": "none",
        "Conf.": "H",
    }
    assert (row.section, row.heading) == ("1 Terms", "1.1 Cards")


def test_a_row_with_a_cell_too_many_is_refused() -> None:
    with pytest.raises(CatalogueError, match="line 19: 5 cells under 4 columns"):
        list(read_lines(TEXT.replace("| H |", "| H | x |"), " (SW-"))


@pytest.mark.parametrize(
    ("change", "into", "words"),
    [
        ("see SW-TERM-02", "see SW-TERM-07", "SW-TERM-07 does not exist"),
        ("**SW-CARD-SHITAN-01**", "**SW-TERM-01**", "given twice"),
        (" *Source: docs.*", "", "SW-TERM-01 names no source"),
    ],
)
def test_a_catalogue_that_contradicts_itself_is_refused(
    change: str, into: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.catalogue.spywar.EXPANSION", frozenset())
    monkeypatch.setattr("tools.catalogue.spywar.CHANGES", {})
    text = TEXT.replace("| **SW-TERM-02** | none | none | H |", "| - | - | - | - |")
    text += "\n- **SW-TERM-02** Something. *Source: docs.*\n"
    edition, made = build(text)
    assert edition == "spywar"
    assert '"试探"' in made
    with pytest.raises(CatalogueError, match=words):
        build(text.replace(change, into))
