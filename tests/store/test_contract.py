"""The contract, held against the real store. The fixture `nodes` is in tests/conftest.py."""

from tests.store.liveness_contract import LivenessContract
from tests.store.room_contract import RoomStoreContract
from tests.store.table_contract import TableStoreContract


class TestValkeyTables(TableStoreContract):
    """Tables in Valkey."""


class TestValkeyLiveness(LivenessContract):
    """The ledger in Valkey."""


class TestValkeyRoom(RoomStoreContract):
    """The waiting room in Valkey."""
