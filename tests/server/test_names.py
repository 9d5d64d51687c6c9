"""Names that people may have."""

from __future__ import annotations

import pytest

from fengsheng.server.errors import Refused
from fengsheng.server.table.names import check_free, clean_name, free_name
from fengsheng.server.table.talking import clean_text


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),  # NFKC
        ("老槍", "老槍"),
        ("é", "é"),
        ("0123456789abcdef", "0123456789abcdef"),
        ("🂡", "🂡"),
    ],
)
def test_good_names(raw: str, clean: str) -> None:
    assert clean_name(raw) == clean


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "   ",
        "0123456789abcdefg",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "\u200f",
        "a\x00b",
        "a\nb",
        "\u3164",
        "a\ufe0fb",
        "\u0301",
        "a\ue000",
        "\ud800",
        "\u2028",
        "x" * 300,
        "㍿" * 5,  # four characters each after NFKC
        "a" + "\u0489" * 4,
        "é" + "\u0301" * 14,
        "老" + "\u0e49" * 4,
    ],
)
def test_bad_names(raw: str) -> None:
    with pytest.raises(Refused) as error:
        clean_name(raw)
    assert error.value.reason == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        "老槍",
        "老槍Ann",
        "雪の花",
        "ミク39",
        "김Kim",
        "ㄅㄆㄇ abc",
        "Анна",
        "Ελένη",
        "محمد",
        "José",
        "Ann 2",
        "๐ไทย",
        "々木",
        "〇七",
        "ที่",
        "क्षि",
    ],
)
def test_one_alphabet_or_those_of_east_asia_with_latin(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Аnn",  # a Cyrillic А
        "Aлл",
        "Bοb",  # a Greek ο
        "老槍Анна",
        "Анна老",
        "αнна",
        "B০b",  # a Bengali zero
        "Ꭺnn",  # Cherokee
        "Αnn\u0301",
        "µAnn",
        "אAnn",
    ],
)
def test_alphabets_that_do_not_belong_together(name: str) -> None:
    with pytest.raises(Refused) as error:
        clean_name(name)
    assert error.value.reason == "bad-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("сор", "cop"),  # all Cyrillic
        ("РАСА", "paca"),
        ("ΑΝΝΑ", "Anna"),  # all Greek
        ("ОХ", "ΟΧ"),
        ("BiIl", "Bill"),
        ("Bi1l", "bill"),
        ("B0b", "Bob"),
        ("Marna", "Mama"),
        ("曰本", "日本"),
        ("末来", "未来"),
        ("ロ", "口"),
        ("エ", "工"),
        ("Ꭺ", "A"),
        ("ѕé", "sé"),
    ],
)
def test_names_that_look_alike_are_one(name: str, other: str) -> None:
    for one, two in ((name, other), (other, name)):
        with pytest.raises(Refused) as error:
            check_free(one, ["Cho", two])
        assert error.value.reason == "name-taken"
    assert free_name(name, [other]) != name


def test_names_that_differ_for_the_eye_are_two() -> None:
    names = [
        "Ann",
        "Anna",
        "Án",
        "An",
        "安",
        "按",
        "Bob",
        "Rob",
        "P1",
        "P2",
        "日",
        "目",
        "風聲",
        "风声",
        "Анна",
        "Инна",
    ]

    def taken(name: str) -> bool:
        try:
            check_free(name, [other for other in names if other != name])
        except Refused:
            return True
        return False

    assert [name for name in names if taken(name)] == []


def test_names_are_unique_whatever_the_case() -> None:
    check_free("Ann", ["Bob"])
    with pytest.raises(Refused):
        check_free("ANN", ["Bob", "ann"])
    assert free_name("Ann", ["ann", "Ann 2"]) == "Ann 3"
    assert len(free_name("0123456789abcdef", ["0123456789abcdef"])) == 16


@pytest.mark.parametrize(
    "raw", ["", " \n", "\u2060", "\u200d\u200c", "\u00ad", "\u3164", "\u2800", "\U000e0041", "\u0301"]
)
def test_what_cannot_be_seen_is_not_said(raw: str) -> None:
    with pytest.raises(Refused) as error:
        clean_text(raw)
    assert error.value.reason == "bad-text"


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("a" + "\u0301" * 200 + "b", "a\u0301\u0301\u0301b"),  # a pile would be drawn over what others say
        ("\u202eabc", "abc"),
        ("a\n\tb", "a b"),
        ("👩\u200d👩\u200d👧 ❤\ufe0f", "👩\u200d👩\u200d👧 ❤\ufe0f"),
        ("ที่นี่ क्षि Tiếng Việt", "ที่นี่ क्षि Tiếng Việt"),
    ],
)
def test_what_is_said_stays_in_its_line(raw: str, said: str) -> None:
    assert clean_text(raw) == said
