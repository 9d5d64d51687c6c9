"""Names that look like others: alphabets that do not belong together in one name, and letters that are drawn
alike. After Unicode's security mechanisms (UTS #39): one script, or Latin with those of East Asia; and the
letters that people of this game's languages could take for one another."""

from __future__ import annotations

import unicodedata

# the first word of a character's Unicode name is its script, nearly always
_SCRIPT = {
    "CJK": "HAN",
    "IDEOGRAPHIC": "HAN",
    "HANGZHOU": "HAN",
    "HIRAGANA": "KANA",
    "KATAKANA": "KANA",
    "KATAKANA-HIRAGANA": "KANA",
    "HENTAIGANA": "KANA",
    "VERTICAL": "KANA",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",
}
_ANY = {"DIGIT", "MODIFIER"}  # of no script
_TOGETHER = {"LATIN", "HAN", "KANA", "BOPOMOFO", "HANGUL"}

_DRAWN_ALIKE = {
    # Latin letters and digits, and what Greek, Cyrillic, Armenian, Cherokee, Coptic and Lisu have like them
    "a": "ɑαа",
    "b": "ƄЬᏏ",
    "c": "ᴄϲⲥсꮯ",
    "d": "ԁᏧꓒ",
    "e": "ꬲеҽ",
    "f": "ꬵꞙẝք",
    "g": "ɡᶃƍց",
    "h": "һհᏂ",
    "i": "ıɪɩιіꙇӏꭵᎥ",
    "j": "ϳјյ",
    "k": "ĸκк",
    "l": "1I|ƖǀΙⲒІӀꓲ",
    "n": "ոռ",
    "o": "ᴏᴑꬽοσⲟоჿօ",
    "p": "ρⲣр",
    "q": "ԛգզ",
    "r": "ꭇꭈᴦⲅгꮁ",
    "s": "ꜱƽѕꮪ",
    "u": "ꞟᴜꭎꭒʋυս",
    "v": "ᴠνѵꮩ",
    "w": "ɯᴡѡԝաꮃ",
    "x": "х",
    "y": "ɣᶌʏỿꭚγуүყ",
    "z": "ᴢꮓ",
    "A": "ΑАᎪꓮ",
    "B": "ꞴΒВᏴꓐ",
    "C": "ϹⲤСᏟꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "ꞘϜꓝ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗⲎНᎻꓧ",
    "J": "ͿЈᎫꓙ",
    "K": "ΚⲔКᏦꓗ",
    "L": "ⳐᏞԼꓡ",
    "M": "ΜϺⲘМᎷꓟ",
    "N": "ΝⲚꓠ",
    "O": "0〇ΟⲞОՕꓳ",
    "P": "ΡⲢРᏢꓑ",
    "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤⲦТᎢꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧⲬХꓫ",
    "Y": "ΥⲨУҮᎩᎽꓬ",
    "Z": "ΖᏃꓜ",
    "2": "ꝚƧϨꙄ",
    "3": "ꞫȜƷꝪⳌЗӠ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "ⳒбᏮ",
    "8": "ȣȢ",
    "9": "ꝮⳊ",
    # Cyrillic letters, and Greek ones like them
    "Г": "Γ",
    "Л": "Λ",
    "П": "Π",
    "Ф": "Φ",
    "п": "π",
    "ф": "φ",
    # Chinese characters, kana and dashes
    "一": "ー―—–",
    "二": "ニ",
    "口": "囗ロ",
    "力": "カ",
    "夕": "タ",
    "工": "エ",
    "卜": "ト",
    "八": "ハ",
    "千": "チ",
    "日": "曰",
    "己": "已巳",
    "未": "末",
    "土": "士",
    "戌": "戍",
}
_LOOKS = str.maketrans({other: letter for letter, others in _DRAWN_ALIKE.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"))


def _scripts(name: str) -> set[str]:
    """The scripts of its letters and digits."""
    found: set[str] = set()
    for char in name:
        if unicodedata.category(char)[0] == "L" or unicodedata.category(char) in ("Nd", "Nl"):
            word = unicodedata.name(char, "?").split()[0]
            found.add(_SCRIPT.get(word, word))
    return found - _ANY


def is_mixed(name: str) -> bool:
    """Whether letters stand side by side that no one language has."""
    found = _scripts(name)
    return len(found) > 1 and not found <= _TOGETHER


def looks(name: str) -> str:
    """The name with everything that is drawn alike written alike: names look alike if this is the same."""
    drawn = unicodedata.normalize("NFD", name).translate(_LOOKS).casefold()
    for pair, letter in _PAIRS:
        drawn = drawn.replace(pair, letter)
    return drawn
