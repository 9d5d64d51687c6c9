"""How both Chinese texts write their sentences: the two agree in this, not in their words."""

from __future__ import annotations

from tests.words.glossary import NAMES, Form, Never

HAN = r"[\u4e00-\u9fff]"
GAME = r"^(?!web-)"
TOLD = r"^(sw-)?(log|effect|prompt|label|why|card|skill|mission|identity|route|CL|SW)-"
TYPED = frozenset({"term-help-why", "sw-term-help-why", "term-hint", "term-hint-no-pass"})

PUNCTUATION = (
    Never(rf"{HAN}[,.:;?!()]|[,:;?!()]{HAN}", "full width", TYPED),
    Never("・", "·"),
    Never(r"\.\.\.|。。", "……"),
    Never(rf"{HAN} \{{({NAMES})\}}|\{{({NAMES})\}} {HAN}", "no space beside names"),
    Never(rf"{HAN} [\d{{]|[\d}}] {HAN}", "no space beside figures", keys=TOLD),
)

FORMS = (
    Form(r"^(sw-)?label-", r"[^。？！]$", 16),
    Form(r"^(sw-)?effect-", r"(。|\{phrase\})$", 40),
    Form(r"^(sw-)?log-", r"(。|！|\{phrase\}|\{reason\})$", 30),
    Form(r"^(sw-)?prompt-", r"[。？）]$"),
    Form(r"^why-", r"(。|\{text\})$"),
    Form(r"^house-.*-about$", "？"),
    Form(r"^house-[a-z_0-9]+$", r"[^。？]$", 8),
    Form(r"^house-.*(?<!-about)$", r"[^。？]$"),
    Form(r"^skill-(?!name-|label|mark)", r"。$", 80),
    Form(r"^web-card-", "", 24),
    Form(r"^(CL|SW)-(?!RULING)", r"[。）]$", 200),
    Form(r"^(CL|SW)-RULING-", r"[？。].*[。）]$", 300),
)

# Names, keys of the keyboard, commands and what is typed at the terminal.
LATIN = frozenset(
    {
        *("learn", "classic", "s", "b", "r", "k"),  # the command of the lessons, and its keys
        *("SP", "SHA-256", "SVG", "JSON", "MIT", "Python", "FENGSHENG", "English"),
        *("Enter", "Tab", "Home", "End", "A", "B", "J", "N", "S", "T", "W", "Ctrl-C"),
        *("c", "g", "h", "l", "n", "o", "p", "q", "s1", "v", "w", "y", "en"),
        *("fengsheng", "play", "terminal", "stdin", "script", "FILE"),
    }
)
