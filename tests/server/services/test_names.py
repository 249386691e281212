"""What may be a name, and what it looks like. Source: reliability.md 6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.services.names import NameInvalid, check_name, guest_name, skeleton


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "x-1",
        "Computerin",
        "Jürgen_82",
        "Ольга",
        "Ελένη",
        "さくら桜サクラ",
        "a" * 20,
        "Łukasz",
    ],
)
def test_letters_of_one_script_digits_and_strokes_make_a_name(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "length"),
        ("ab", "length"),
        ("a" * 21, "length"),
        ("Anna Berg", "letters"),
        ("Anna\u200b", "letters"),
        ("\u202eanna", "letters"),
        ("anna!", "letters"),
        ("<b>anna", "letters"),
        ("anna🙂", "letters"),
        ("a\u0301\u0301\u0301nna", "letters"),
        ("anna٣", "letters"),
        ("Аnna", "scripts"),
        ("aααα", "scripts"),
        ("anna桜", "scripts"),
        ("Computer", "reserved"),
        ("c0mputer-2", "reserved"),
        ("GAST_42", "reserved"),
        ("adm1n", "reserved"),
    ],
)
def test_anything_else_is_refused_with_a_reason(name: str, reason: str) -> None:
    with pytest.raises(NameInvalid) as refused:
        check_name(name)
    assert refused.value.reason == reason


def test_a_name_is_kept_in_one_form() -> None:
    assert check_name("  Ａｎｎａ ") == "Anna"
    assert check_name("Ju\u0308rgen") == "Jürgen"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("anna", "аппа".replace("п", "n")),
        ("paypal", "раураl"),
        ("Ollie", "0ll1e"),
        ("Tomm", "Tornrn"),
        ("Wanda", "VVanda"),
        ("a_b-c", "a-b_c"),
        ("Müller", "Muller"),
        ("Strasse", "Straße"),
        ("οmega", "omega"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Max1", "Max2"), ("Ольга", "Olga")])
def test_names_that_differ_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=30))
def test_every_text_is_a_name_or_refused_and_has_a_skeleton(text: str) -> None:
    skeleton(text)
    try:
        name = check_name(text)
    except NameInvalid:
        return
    assert check_name(name) == name


@pytest.mark.parametrize(("language", "word"), [("de", "Gast"), ("en", "Guest"), ("xx", "Guest")])
@given(chance=st.binary(min_size=32, max_size=32))
def test_a_guest_has_a_word_a_tree_and_a_number(language: str, word: str, chance: bytes) -> None:
    guest, tree, number = guest_name(language, chance).split(" ")
    assert guest == word
    assert tree.isalpha()
    assert 1 <= int(number) <= 9_999


@given(st.binary(min_size=32, max_size=32))
def test_nobody_can_choose_a_guests_name(chance: bytes) -> None:
    with pytest.raises(NameInvalid):
        check_name(guest_name("de", chance))


def test_guests_names_are_many() -> None:
    names = {guest_name("de", number.to_bytes(8, "big")) for number in range(28 * 400)}
    assert len({skeleton(name) for name in names}) == 28 * 400
