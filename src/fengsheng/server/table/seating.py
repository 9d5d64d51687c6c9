"""What people can do at a table before a game: pure changes of the document, or a refusal."""

from __future__ import annotations

from collections.abc import Collection
from random import SystemRandom

from fengsheng.levels import at_tables
from fengsheng.server.errors import Refused
from fengsheng.server.table.names import check_free, clean_name, free_name
from fengsheng.server.table.settings import TableSettings, check
from fengsheng.server.table.state import Barred, Chair, Member, TableState
from fengsheng.words.people import bot_everywhere, bot_names

MOST_MEMBERS = 40
MOST_BARRED = 50  # that a table remembers with their names
BARRED_MS = 30 * 60 * 1000  # as long as nobody new comes from where somebody was sent away from
_lots = SystemRandom()


def new_table(owner: str, name: str, settings: TableSettings) -> TableState:
    """A table with its owner in the first seat."""
    check(settings)
    state = TableState(owner, settings, [Chair() for _ in range(settings.seats)])
    state.members.append(Member(owner, clean_name(name)))
    state.chairs[0].guest = owner
    return state


def join(state: TableState, guest: str, name: str, watch: bool, lobby: bool) -> bool:
    """A guest comes in; whether anything changed. In the lobby they get the first free seat."""
    if guest in state.kicked:
        raise Refused("kicked", "The owner of this table has sent you away.")
    if state.settings.coached and guest != state.owner:
        raise Refused("table-full", "This is somebody's coached game, and private.")
    member = state.member(guest)
    seat = state.seat_of(guest)
    changed = member is None
    free = next((i for i, chair in enumerate(state.chairs) if chair.open), None)
    may_sit = lobby and not watch and free is not None
    if seat is None and not may_sit and not state.settings.spectators and guest != state.owner:
        raise Refused("table-full", "There is no free seat, and watching is not allowed at this table.")
    if member is None:
        if len(state.members) >= MOST_MEMBERS:
            raise Refused("table-full", "There are enough people at this table.")
        clean = clean_name(name)
        check_free(clean, state.taken_names())
        state.members.append(Member(guest, clean))
    if changed and may_sit and free is not None:
        state.chairs[free].guest = guest
    return changed


def _member(state: TableState, guest: str) -> Member:
    member = state.member(guest)
    if member is None:
        raise Refused("no-guest", "There is no such guest at this table.")
    return member


def _chair(state: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(state.chairs):
        raise Refused("no-seat", f"There are seats 0 to {len(state.chairs) - 1}.")
    return state.chairs[seat]


def _vacate(state: TableState, guest: str) -> None:
    for seat, chair in enumerate(state.chairs):
        if chair.guest == guest:
            state.chairs[seat] = Chair()
            state.swaps = [wish for wish in state.swaps if seat not in wish]


def sit(state: TableState, guest: str, seat: int) -> None:
    """Take a seat that no person has."""
    if _chair(state, seat).guest not in ("", guest):
        raise Refused("seat-taken", "Somebody sits there.")
    _vacate(state, guest)
    state.chairs[seat] = Chair(guest)


def stand(state: TableState, guest: str) -> None:
    """Give up the seat."""
    if state.seat_of(guest) is None:
        raise Refused("not-seated", "You have no seat.")
    if not state.settings.spectators and guest != state.owner:
        raise Refused("not-now", "Watching is not allowed at this table: leave it, or keep your seat.")
    _vacate(state, guest)


def swap(state: TableState, guest: str, seat: int) -> None:
    """Wish to change seats; two wishes that fit are carried out."""
    mine = state.seat_of(guest)
    if mine is None:
        raise Refused("not-seated", "You have no seat to give.")
    other = _chair(state, seat)
    if not other.guest or seat == mine:
        raise Refused("no-guest", "Nobody else sits there; you can sit down yourself.")
    if (seat, mine) in state.swaps:
        state.chairs[mine], state.chairs[seat] = state.chairs[seat], state.chairs[mine]
        state.swaps = [wish for wish in state.swaps if seat not in wish and mine not in wish]
    elif (mine, seat) not in state.swaps:
        state.swaps.append((mine, seat))


def profile(state: TableState, guest: str, name: str, gender: str) -> None:
    """Another name, or another gender to play as."""
    member = _member(state, guest)
    if name:
        clean = clean_name(name)
        check_free(clean, [taken for taken in state.taken_names() if taken != member.name])
        member.name = clean
    if gender:
        member.gender = gender


def set_bot(state: TableState, seat: int, bot: str, lang: str = "en") -> None:
    """Put a bot into a seat that no person has, or take it away."""
    if _chair(state, seat).guest:
        raise Refused("seat-taken", "Somebody sits there.")
    if bot and bot not in at_tables():
        raise Refused("unknown-bot", f"There is no bot {bot!r}; there are {', '.join(at_tables())}.")
    state.chairs[seat] = Chair()
    if bot:
        state.chairs[seat] = Chair(bot=bot, name=bot_name(state, lang))


def bot_name(state: TableState, lang: str) -> str:
    """A name for one more bot, in the language of the table's owner; nobody may be called so in any other."""
    taken = state.taken_names()
    folded = {name.casefold() for name in taken}
    names = bot_names(lang)
    for name in names:
        if folded.isdisjoint(one.casefold() for one in bot_everywhere(name)):
            return name
    return free_name(names[0], taken)


def change_settings(state: TableState, settings: TableSettings) -> None:
    """The table is to be like this; nobody loses a seat by it."""
    check(settings)
    people = [chair for chair in state.chairs if chair.guest]
    if len(people) > settings.seats:
        raise Refused("bad-settings", f"{len(people)} people have seats; {settings.seats} are too few.")
    if settings.seats != len(state.chairs):
        chairs = state.chairs[: settings.seats]
        chairs += [Chair() for _ in range(settings.seats - len(chairs))]
        for chair in state.chairs[settings.seats :]:
            if chair.guest:
                place = next(i for i, c in enumerate(chairs) if not c.guest)
                chairs[place] = chair
        state.chairs = chairs
        state.swaps = []
    state.settings = settings


def shuffle(state: TableState) -> None:
    """Seats by lot."""
    _lots.shuffle(state.chairs)
    state.swaps = []


def kick(state: TableState, owner: str, guest: str, place: str, now_ms: int) -> None:
    """Send somebody away, until the owner lets them in again; for a while nobody new comes from where they
    were either, or they would be back at once by another name."""
    member = _member(state, guest)
    if guest == owner:
        raise Refused("no-guest", "You cannot send yourself away.")
    remove(state, guest)
    state.kicked.append(guest)
    state.barred = [*state.barred, Barred(guest, member.name, place, now_ms + BARRED_MS)][-MOST_BARRED:]


def readmit(state: TableState, guest: str) -> None:
    """Somebody who was sent away may come back, and others from where they were."""
    if guest not in state.kicked:
        raise Refused("no-guest", "No such guest was sent away.")
    state.kicked = [other for other in state.kicked if other != guest]
    state.barred = [other for other in state.barred if other.guest != guest]


def check_place(state: TableState, guest: str, place: str, now_ms: int) -> None:
    """Refuse somebody new from where somebody was sent away from; whoever is at the table may come back."""
    if state.member(guest) is not None or guest in state.kicked:
        return
    if any(place and other.place == place and now_ms < other.until for other in state.barred):
        raise Refused("barred", "Somebody from where you are was sent away from this table; try later.")


def remove(state: TableState, guest: str) -> None:
    """Somebody goes; the owner's office goes to the first who sits, or to anybody."""
    _vacate(state, guest)
    state.members = [member for member in state.members if member.guest != guest]
    if state.owner == guest:
        state.owner = heir(state, [member.guest for member in state.members])


def heir(state: TableState, guests: Collection[str]) -> str:
    """Who of these is owner next: the first who sits, else anybody; nobody if there is nobody."""
    for chair in state.chairs:
        if chair.guest in guests:
            return chair.guest
    return next((member.guest for member in state.members if member.guest in guests), "")


def forget_absent(state: TableState, here: Collection[str]) -> None:
    """Those who only watched and are gone make room for others."""
    for member in list(state.members):
        watching = state.seat_of(member.guest) is None and member.guest != state.owner
        if watching and member.guest not in here:
            remove(state, member.guest)


def hand_over(state: TableState, guest: str) -> None:
    """Another owner."""
    state.owner = _member(state, guest).guest


def fill(state: TableState, lang: str = "en") -> None:
    """Before the deal: seats by lot if wished, bots into empty ones, nobody away."""
    if state.settings.random_seats:
        shuffle(state)
    for seat, chair in enumerate(state.chairs):
        if chair.open:
            state.chairs[seat] = Chair(bot=state.settings.bot_name, name=bot_name(state, lang))
        else:
            chair.away = chair.conceded = chair.coach = False
            chair.misses = 0
    state.swaps = []
