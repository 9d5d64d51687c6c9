"""A moment as a picture: what it says, and nothing that a name could smuggle in."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.some import some

from fengsheng import Game
from fengsheng.bots import make_bot, play_out
from fengsheng.server.screens.picture import Picture
from fengsheng.trials import played_to

SVG = "{http://www.w3.org/2000/svg}"


def test_it_says_what_these_eyes_see_and_a_name_is_only_a_name() -> None:
    names = ["<script>alert(1)</script>", "青鳥", "A name that is much too long for its plate", "&amp;"]
    game = Game.new("classic", names, 5)
    play_out(game, [make_bot("novice", seat) for seat in range(4)])
    for moment in (0, 40, -1):
        found, _past = played_to(game.record(), moment)
        long = "她把情報傳給了青鳥。" * 12
        text = Picture(found.view(1), found.names, "zh-Hant", "head", [long]).svg()
        tree = ElementTree.fromstring(text)
        assert {node.tag.removeprefix(SVG) for node in tree.iter()} <= {
            "svg",
            "title",
            "defs",
            "radialGradient",
            "stop",
            "rect",
            "ellipse",
            "g",
            "circle",
            "path",
            "text",
        }
        said = [node.text or "" for node in tree.iter(f"{SVG}text")]
        assert "青鳥" in said
        assert "&amp;" in said
        assert any(line.startswith("<script>") for line in said)
        assert all(len(line) <= 60 for line in some(said))
