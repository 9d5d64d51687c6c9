"""The rulebook as data: chapters, a page for every card and character, rulings, glossary, in three languages.

Nothing in it is typed by hand that the engine knows: when a card can be used comes from the card's own table,
which rules belong to it from the catalogue, which rulings from the scenarios that play it.
"""

from fengsheng.rulebook.book import book
from fengsheng.rulebook.scenes import scene_file, scenes

__all__ = ["book", "scene_file", "scenes"]
