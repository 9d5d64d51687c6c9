"""What English never says, and how it writes its sentences."""

from __future__ import annotations

from tests.words.glossary import Form, Glossary, Never

# Where 風聲 and the names of languages stand in their own script.
_CHINESE = frozenset(
    {
        *("web-about-what", "web-about-unofficial", "web-postmark"),
        *("term-help-why", "sw-term-help-why", "term-help-language", "term-welcome"),
    }
)
_COMMAND = frozenset({"term-no-terminal", "lesson-list-how", "lesson-next-is"})

NEVER = (
    Never(r"[\u3400-\u9fff]", "English", _CHINESE),
    Never(r"(?i)fengsheng", "The Message", _COMMAND),
    # Messages.
    Never(r"(?i)(?<!Military )\bintelligence\b(?! Office)", "message"),
    Never(r"(?i)\b(lies|lay|lie) (down|before)\b|\bbefore (you|whom)\b(?! \w)", "in front of"),
    Never(
        r"\b(as|a|an|the) (Coded|Direct|Text)\b|\b(Coded|Direct|Text) (card|message)", "coded, direct, open"
    ),
    Never(r"(?i)\bunder way\b|(?<!where )\bpassing\b", "in transit", frozenset()),
    Never(r"(?i)\bpending\b", "contested, waiting to resolve"),
    Never(r"(?i)(?<!discard )\bpile\b", "deck, discard pile"),
    Never(r"(?i)\brefus", "decline"),
    Never(r"(?i)\b(gets?|got) .*\bback as\b", "gain"),
    Never(r"(?i)\b(see|sees|seeing|seen) through\b", "foil"),
    Never(r"(?i)\bdecipher", "decode"),
    Never(r"(?i)\bclears? up\b", "Clear"),
    Never(r"(?i)\bdraws? .{0,20}blindly", "take a random card"),
    Never(r"(?i)\bblindly\b", "at random"),
    # People.
    Never(r"(?i)\blurk", "hidden, the Underground"),
    Never(r"\bMutator|Forerunner|Spoiler|Scavenger", "Instigator, Martyr, Troublemaker, Cleaner"),
    Never(
        r"(?i)\bpublic\b",
        "open",
        frozenset(
            {
                *("web-public", "web-public-none"),  # there: a table that is listed
                *("web-set-public", "web-set-public-about", "web-set-relaxed-public"),
            }
        ),
    ),
    Never(r"(?i)\b(some|any|every)body\b|\bnobody\b", "someone, anyone, everyone, no one"),
    Never(r"(?i)\ba female\b(?! character)|\ba male\b(?! character)|\bfemales\b", "a woman, a man"),
    Never(
        r"(?i)(?<!\{)\bowner\b", "host", frozenset({"house-lurker_start_face-owner_choice", "skill-hanmei-1"})
    ),
    Never(r"(?i)\bwhom\b|\bthe latter\b|\bone's\b|\boneself\b|\bone’s\b", "you, they, the player"),
    # States and acts.
    Never(r"\bHELD\b|\bis held\b", "contested"),
    Never(r"(?i)\bcover(s|ed|ing)?\b", "turn face down"),
    Never(r"(?i)\bbarred\b", "confined"),
    Never(r"(?i)\bflip", "turn face up, turn face down"),
    Never(r"(?i)\bturn(s|ed|ing)? (it |them |this character )?(up|over)\b", "turn face up"),
    Never(r"(?i)\bsettle[sd]?\b|\btakes? its course\b", "resolve"),
    Never(r"(?i)\bvoid\b", "no effect"),
    Never(r"(?i)\bin (your|their|another player’s|other players’) (own )?turns?\b", "on your turn"),
    Never(r"(?i)\bhand cards?\b", "a card from your hand"),
    Never(r"(?i)\bby itself\b|\bfor good\b|\bconcerning\b|\bis asked to\b", "said plainly"),
    Never(r"\bDo you (use|want|step|accept|respond)\b", "the verb alone"),
    # Signs.
    Never(r"'|(?<!\\)\"", "’ and “ ”"),
    Never(r"\.\.\.", "…"),
    # Possessives, never "of" and a person; no article that depends on what follows.
    Never(r"(?<!front )(?<!instead )\bof \{(who|by|target|sender|at|asked|lock|owner)\}", "{who_s}"),
    Never(r"\{(who|by|target|sender|at|asked|lock)\}'s", "{who_s}"),
    Never(r"\b(a|an) \{(?!name\})", "a sentence without an article that depends on it"),
)

FORMS = (
    Form(r"^(sw-)?label-", r"^[A-Z{].*[^.?!]$"),
    Form(r"^(sw-)?effect-", r"^([A-Z]|\{(aim|card|on)\}|\{target\} must).*(\.|\{phrase\})$"),
    Form(r"^(sw-)?log-", r"^([A-Z]|\{(by|target|target_s|x)\}).*(\.|!|\{phrase\}|\{reason\})$"),
    Form(r"^(sw-)?prompt-", r"^([A-Z]|\{(by|by_s|target|sender_s|item|card)\}).*[.?]$"),
    Form(r"^why-", r"^([A-Z]|\{asked\}).*(\.|\{text\})$"),
    Form(r"^house-.*-about$", r"\?( Nothing else changes\.| There are two for 4, 6 and 7 players\.)?$"),
    Form(r"^house-.*(?<!-about)$", r"[^.?]$"),
    Form(r"^(skill-(?!name-|label|mark)|mission-)", r"\.\)?$"),
    Form(r"^(CL|SW)-", r"^[A-Z“].*[.”)]$"),
    Form(r"^web-card-(?!hidden|sw-probe|probe)", r"^[A-Z].*\.$", 52),
)

GLOSSARY = Glossary(NEVER, FORMS, frozenset())
