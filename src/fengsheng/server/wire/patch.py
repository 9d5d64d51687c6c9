"""The difference between two views as a short list of changes, and how to apply it.

A change is a JSON array that begins with a path (keys of objects, indices of arrays):

- `[path, value]`: what is there is now `value`;
- `[path]`: the key is gone;
- `[path, start, count, items]`: in the array there, `count` items from `start` on are replaced by `items`.

Both views have been filtered for the same reader before they are compared.
"""

from __future__ import annotations

from typing import Any, Final

Change = list[Any]
_NOTHING: Final = object()


def diff(old: Any, new: Any) -> list[Change]:
    """What must be changed in `old` to make it `new`. Both are plain data with the same kind of root, and no
    place holds a truth value in one and a number in the other: Python calls 0 and false equal."""
    changes: list[Change] = []
    if old != new:
        extend(changes, old, new, [])
    return changes


def extend(changes: list[Change], old: Any, new: Any, path: list[str | int]) -> None:
    """The same for two things at a place in a view that are known to differ."""
    _diff(old, new, path, changes)


def _diff(old: Any, new: Any, path: list[str | int], out: list[Change]) -> None:
    """The two are known to differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            before = old.get(key, _NOTHING)
            if before is _NOTHING:
                out.append([[*path, key], value])
            elif before is not value and before != value:
                _diff(before, value, [*path, key], out)
        if len(old) != len(new) or old.keys() != new.keys():
            out.extend([[*path, key]] for key in old if key not in new)
    elif isinstance(old, list) and isinstance(new, list):
        _diff_lists(old, new, path, out)
    else:
        out.append([path, new])


def _diff_lists(old: list[Any], new: list[Any], path: list[str | int], out: list[Change]) -> None:
    if len(old) == len(new) and old and all(isinstance(item, dict) for item in (*old, *new)):
        for index, (one, two) in enumerate(zip(old, new, strict=True)):
            if one != two:
                _diff(one, two, [*path, index], out)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    out.append([path, start, len(old) - start - end, new[start : len(new) - end]])


def apply(view: Any, changes: list[Change]) -> Any:
    """The view after the changes; the old one is changed in place where it can be."""
    for change in changes:
        path = change[0]
        if len(change) == 4:
            _, start, count, items = change
            _find(view, path)[start : start + count] = items
        elif not path:
            view = change[1]
        elif len(change) == 1:
            del _find(view, path[:-1])[path[-1]]
        else:
            _find(view, path[:-1])[path[-1]] = change[1]
    return view


def applied(view: Any, changes: list[Change]) -> Any:
    """The view after the changes, as a new one: what the two have in common is shared, and neither the old
    one nor the changes may be altered afterwards."""
    own: set[int] = set()  # containers that were made here and may be altered
    for change in changes:
        path = change[0]
        if not path and len(change) == 2:
            view = change[1]
            own.clear()
            continue
        if id(view) not in own:
            view = view.copy()
            own.add(id(view))
        place = view
        for key in path if len(change) == 4 else path[:-1]:
            inner = place[key]
            if id(inner) not in own:
                inner = place[key] = inner.copy()
                own.add(id(inner))
            place = inner
        if len(change) == 4:
            _, start, count, items = change
            place[start : start + count] = items
        elif len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return view


def _find(view: Any, path: list[Any]) -> Any:
    for step in path:
        view = view[step]
    return view
