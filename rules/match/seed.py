"""The table's seed: bound by a commitment at the start, revealed at the end.

The commitment must share no derivation with the draws (`rules/rng.py` keys HMAC with the seed), so
it is a plain hash under a label of its own.
"""

import hashlib
import hmac

SEED_BYTES = 32
_LABEL = b"wartesaal/commitment/1:"


def table_seed(seed: str) -> bytes:
    """The secret bytes behind `Start.seed`. Raises ValueError unless it is 32 bytes in hex."""
    secret = bytes.fromhex(seed)
    if len(secret) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(secret)}")
    return secret


def commitment(seed: str) -> str:
    """What is shown at the start, in hex: nobody can find another seed that fits it."""
    return hashlib.sha256(_LABEL + table_seed(seed)).hexdigest()


def fits(seed: str, committed: str) -> bool:
    """Whether the revealed `seed` is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), committed)
