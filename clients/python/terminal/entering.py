"""Before a visit: becoming an account, or the one there is already."""

from collections.abc import Callable

from clients.python.account import AccountDoor, sign_in
from clients.python.asking import Refused
from clients.python.door import Address, Unreachable, new_guest
from clients.python.terminal.identity import Identities
from clients.python.texts import Language, house_book


async def enter(
    url: str,
    *,
    name: str,
    password: str,
    is_new: bool,
    language: Language,
    tell: Callable[[str], None],
    identities: Identities,
) -> bool:
    """Keep the token of the account `name`; False: refused, and told why.

    is_new: whoever one is on this machine gets the account; else it is signed in to.
    """
    house = house_book(language)
    try:
        address = Address.parse(url)
        if is_new:
            known = identities.token(address) or (await new_guest(address, language)).token
            await AccountDoor(address, known).register(name, password)
            identities.keep(address, known)
        else:
            identities.keep(address, await sign_in(address.base, name, password))
    except Refused as refused:
        facts = {key: str(value) for key, value in refused.facts.items()}
        tell(house.find(f"error-{refused.code}", facts) or house.say("error-unknown"))
        return False
    except (Unreachable, ValueError):
        tell(house.say("terminal-unreachable", address=url))
        return False
    return True
