"""The contract, held against the real store. The fixture `nodes` is in tests/conftest.py."""

from tests.store.contract import LivenessContract, RoomStoreContract, TableStoreContract


class TestValkeyTables(TableStoreContract):
    """Tables in Valkey."""


class TestValkeyLiveness(LivenessContract):
    """The ledger in Valkey."""


class TestValkeyRoom(RoomStoreContract):
    """The waiting room in Valkey."""
