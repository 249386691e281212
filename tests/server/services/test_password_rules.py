"""What may be a password. Source: reliability.md 6; NIST SP 800-63B for what is not asked."""

import pytest

from protocol.errors import ErrorCode
from server.services.password_rules import LONGEST, check_password
from server.services.refusals import ServiceError


@pytest.mark.parametrize(
    "password", ["fjordblick", "drei kleine Wörter", "人間到処有青山!", "x1" * 100]
)
def test_anything_long_that_is_not_everybodys_is_a_password(password: str) -> None:
    check_password(password, "Anna")


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("", "short"),
        ("sieben7", "short"),
        ("x1" * (LONGEST // 2) + "y", "long"),
        ("PassWort", "common"),
        ("aaaaaaaaaa", "common"),
        ("annab3IIa", "name"),
    ],
)
def test_a_weak_password_is_refused_with_its_reason(password: str, reason: str) -> None:
    name = "Annab3lla" if reason == "name" else "Anna"
    with pytest.raises(ServiceError) as refused:
        check_password(password, name)
    assert (refused.value.code, refused.value.facts) == (ErrorCode.TOO_WEAK, {"reason": reason})
