"""What people can do at a table before a game: pure changes of the document, or a refusal."""

from __future__ import annotations

from collections.abc import Collection
from random import SystemRandom

from ...bots.roster import BOTS
from ...words.people import bot_names
from ..errors import Refused
from ..names import check_free, clean_name, free_name
from ..settings import TableSettings, check
from .doc import Barred, Chair, Doc, Member

MOST_MEMBERS = 40
MOST_BARRED = 50  # that a table remembers with their names
BARRED_MS = 30 * 60 * 1000  # as long as nobody new comes from where somebody was sent away from
_lots = SystemRandom()


def new_doc(owner: str, name: str, settings: TableSettings) -> Doc:
    """A table with its owner in the first seat."""
    check(settings)
    doc = Doc(owner, settings, [Chair() for _ in range(settings.seats)])
    doc.members.append(Member(owner, clean_name(name)))
    doc.chairs[0].guest = owner
    return doc


def join(doc: Doc, guest: str, name: str, watch: bool, lobby: bool) -> bool:
    """A guest comes in; whether anything changed. In the lobby they get the first free seat."""
    if guest in doc.kicked:
        raise Refused("kicked", "The owner of this table has sent you away.")
    member = doc.member(guest)
    seat = doc.seat_of(guest)
    changed = member is None
    free = next((i for i, chair in enumerate(doc.chairs) if chair.open), None)
    may_sit = lobby and not watch and free is not None
    if seat is None and not may_sit and not doc.settings.spectators and guest != doc.owner:
        raise Refused("table-full", "There is no free seat, and watching is not allowed at this table.")
    if member is None:
        if len(doc.members) >= MOST_MEMBERS:
            raise Refused("table-full", "There are enough people at this table.")
        clean = clean_name(name)
        check_free(clean, doc.taken_names())
        doc.members.append(Member(guest, clean))
    if changed and may_sit and free is not None:
        doc.chairs[free].guest = guest
    return changed


def _member(doc: Doc, guest: str) -> Member:
    member = doc.member(guest)
    if member is None:
        raise Refused("no-guest", "There is no such guest at this table.")
    return member


def _chair(doc: Doc, seat: int) -> Chair:
    if not 0 <= seat < len(doc.chairs):
        raise Refused("no-seat", f"There are seats 0 to {len(doc.chairs) - 1}.")
    return doc.chairs[seat]


def _vacate(doc: Doc, guest: str) -> None:
    for seat, chair in enumerate(doc.chairs):
        if chair.guest == guest:
            doc.chairs[seat] = Chair()
            doc.swaps = [wish for wish in doc.swaps if seat not in wish]


def sit(doc: Doc, guest: str, seat: int) -> None:
    """Take a seat that no person has."""
    if _chair(doc, seat).guest not in ("", guest):
        raise Refused("seat-taken", "Somebody sits there.")
    _vacate(doc, guest)
    doc.chairs[seat] = Chair(guest)


def stand(doc: Doc, guest: str) -> None:
    """Give up the seat."""
    if doc.seat_of(guest) is None:
        raise Refused("not-seated", "You have no seat.")
    if not doc.settings.spectators and guest != doc.owner:
        raise Refused("not-now", "Watching is not allowed at this table: leave it, or keep your seat.")
    _vacate(doc, guest)


def swap(doc: Doc, guest: str, seat: int) -> None:
    """Wish to change seats; two wishes that fit are carried out."""
    mine = doc.seat_of(guest)
    if mine is None:
        raise Refused("not-seated", "You have no seat to give.")
    other = _chair(doc, seat)
    if not other.guest or seat == mine:
        raise Refused("no-guest", "Nobody else sits there; you can sit down yourself.")
    if (seat, mine) in doc.swaps:
        doc.chairs[mine], doc.chairs[seat] = doc.chairs[seat], doc.chairs[mine]
        doc.swaps = [wish for wish in doc.swaps if seat not in wish and mine not in wish]
    elif (mine, seat) not in doc.swaps:
        doc.swaps.append((mine, seat))


def profile(doc: Doc, guest: str, name: str, gender: str) -> None:
    """Another name, or another gender to play as."""
    member = _member(doc, guest)
    if name:
        clean = clean_name(name)
        check_free(clean, [taken for taken in doc.taken_names() if taken != member.name])
        member.name = clean
    if gender:
        member.gender = gender


def set_bot(doc: Doc, seat: int, bot: str, lang: str = "en") -> None:
    """Put a bot into a seat that no person has, or take it away."""
    if _chair(doc, seat).guest:
        raise Refused("seat-taken", "Somebody sits there.")
    if bot and bot not in BOTS:
        raise Refused("unknown-bot", f"There is no bot {bot!r}; there are {', '.join(BOTS)}.")
    doc.chairs[seat] = Chair()
    if bot:
        doc.chairs[seat] = Chair(bot=bot, name=bot_name(doc, lang))


def bot_name(doc: Doc, lang: str) -> str:
    """A name for one more bot, in the language of the table's owner."""
    taken = doc.taken_names()
    folded = {name.casefold() for name in taken}
    names = bot_names(lang)
    for name in names:
        if name.casefold() not in folded:
            return name
    return free_name(names[0], taken)


def change_settings(doc: Doc, settings: TableSettings) -> None:
    """The table is to be like this; nobody loses a seat by it."""
    check(settings)
    people = [chair for chair in doc.chairs if chair.guest]
    if len(people) > settings.seats:
        raise Refused("bad-settings", f"{len(people)} people have seats; {settings.seats} are too few.")
    if settings.seats != len(doc.chairs):
        chairs = doc.chairs[: settings.seats]
        chairs += [Chair() for _ in range(settings.seats - len(chairs))]
        for chair in doc.chairs[settings.seats :]:
            if chair.guest:
                place = next(i for i, c in enumerate(chairs) if not c.guest)
                chairs[place] = chair
        doc.chairs = chairs
        doc.swaps = []
    doc.settings = settings


def shuffle(doc: Doc) -> None:
    """Seats by lot."""
    _lots.shuffle(doc.chairs)
    doc.swaps = []


def kick(doc: Doc, owner: str, guest: str, place: str, now_ms: int) -> None:
    """Send somebody away, until the owner lets them in again; for a while nobody new comes from where they
    were either, or they would be back at once by another name."""
    member = _member(doc, guest)
    if guest == owner:
        raise Refused("no-guest", "You cannot send yourself away.")
    remove(doc, guest)
    doc.kicked.append(guest)
    doc.barred = [*doc.barred, Barred(guest, member.name, place, now_ms + BARRED_MS)][-MOST_BARRED:]


def readmit(doc: Doc, guest: str) -> None:
    """Somebody who was sent away may come back, and others from where they were."""
    if guest not in doc.kicked:
        raise Refused("no-guest", "No such guest was sent away.")
    doc.kicked = [other for other in doc.kicked if other != guest]
    doc.barred = [other for other in doc.barred if other.guest != guest]


def check_place(doc: Doc, guest: str, place: str, now_ms: int) -> None:
    """Refuse somebody new from where somebody was sent away from; whoever is at the table may come back."""
    if doc.member(guest) is not None or guest in doc.kicked:
        return
    if any(place and other.place == place and now_ms < other.until for other in doc.barred):
        raise Refused("barred", "Somebody from where you are was sent away from this table; try later.")


def remove(doc: Doc, guest: str) -> None:
    """Somebody goes; the owner's office goes to the first who sits, or to anybody."""
    _vacate(doc, guest)
    doc.members = [member for member in doc.members if member.guest != guest]
    if doc.owner == guest:
        doc.owner = heir(doc, [member.guest for member in doc.members])


def heir(doc: Doc, guests: Collection[str]) -> str:
    """Who of these is owner next: the first who sits, else anybody; nobody if there is nobody."""
    for chair in doc.chairs:
        if chair.guest in guests:
            return chair.guest
    return next((member.guest for member in doc.members if member.guest in guests), "")


def forget_absent(doc: Doc, here: Collection[str]) -> None:
    """Those who only watched and are gone make room for others."""
    for member in list(doc.members):
        watching = doc.seat_of(member.guest) is None and member.guest != doc.owner
        if watching and member.guest not in here:
            remove(doc, member.guest)


def hand_over(doc: Doc, guest: str) -> None:
    """Another owner."""
    doc.owner = _member(doc, guest).guest


def fill(doc: Doc, lang: str = "en") -> None:
    """Before the deal: seats by lot if wished, bots into empty ones, nobody away."""
    if doc.settings.random_seats:
        shuffle(doc)
    for seat, chair in enumerate(doc.chairs):
        if chair.open:
            doc.chairs[seat] = Chair(bot=doc.settings.bot_name, name=bot_name(doc, lang))
        else:
            chair.away = chair.conceded = False
            chair.misses = 0
    doc.swaps = []
