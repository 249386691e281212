"""Ids and secrets: of the stated size and alphabet, never the same twice."""

import string

from server.chance import SystemChance


def test_a_seed_is_32_bytes() -> None:
    assert {len(SystemChance().seed()) for _ in range(100)} == {32}


def test_a_token_is_url_safe_and_holds_256_bits() -> None:
    token = SystemChance().token()
    assert len(token) == 43
    assert set(token) <= set(string.ascii_letters + string.digits + "-_")


def test_an_id_is_22_base62_characters() -> None:
    ids = {SystemChance().new_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert {len(made) for made in ids} == {22}
    assert set("".join(ids)) == set(string.ascii_letters + string.digits)


def test_nonces_differ_beyond_one_fetch_from_the_system_and_fit_into_a_head() -> None:
    chance = SystemChance()
    nonces = [chance.nonce() for _ in range(3_000)]
    assert len(set(nonces)) == 3_000
    assert {len(nonce) for nonce in nonces} == {8}
    assert ":" not in "".join(nonces)
