"""Ways to break a rule. Each looks at one node of the syntax tree and yields the changes it can make.

Words are no rules: documentation, annotations, messages, rule IDs and the kinds of events are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .edits import Edit, Source

Maker = Callable[[ast.AST, Source, "Surroundings"], Iterator[Edit]]

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
# Calls that tell or check instead of doing something; taking them away breaks no rule by itself.
TELLING = {"emit"}


@dataclass
class Surroundings:
    """What a maker may have to know besides its node."""

    values: dict[str, tuple[str, ...]] = field(default_factory=dict)  # per house rule
    steps: tuple[str, ...] = ()  # of the class we are in
    returns_bool: bool = False  # of the function we are in


def negated_condition(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """`if x` becomes `if not (x)`."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    else:
        return
    for test in tests:
        start, end = source.span(test)
        yield Edit("condition negated", start, end, f"not ({source.of(test)})")


def dropped_operand(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """`a and b` becomes `a`, or `b`."""
    if isinstance(node, ast.BoolOp) and not source.of(node).endswith(".rule"):  # rule IDs are words
        start, end = source.span(node)
        word = " and " if isinstance(node.op, ast.And) else " or "
        for gone in range(len(node.values)):
            rest = [f"({ast.unparse(value)})" for i, value in enumerate(node.values) if i != gone]
            yield Edit("operand dropped", start, end, f"({word.join(rest)})")


def shifted_comparison(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """`<` becomes `<=`, `==` becomes `!=`."""
    if isinstance(node, ast.Compare):
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARISONS[type(op)]
            start, end = source.between(left, right)
            gap = source.raw[start:end].decode()
            if gap.count(old) == 1:
                yield Edit("comparison changed", start, end, gap.replace(old, new))
            left = right


def number_off_by_one(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """Three becomes four, or two."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        start, end = source.span(node)
        yield Edit("number + 1", start, end, str(node.value + 1))
        if node.value > 0:
            yield Edit("number - 1", start, end, str(node.value - 1))


def flipped_truth(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """True becomes False."""
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        start, end = source.span(node)
        yield Edit("truth flipped", start, end, str(not node.value))


def dropped_call(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """A move that is made becomes none."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if name not in TELLING and not name.startswith("__"):
            yield Edit("call dropped", *source.span(node), "pass")


def dropped_update(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """A flag or counter that is changed stays as it was; a mask that loses bits keeps only those."""
    if not isinstance(node, ast.AugAssign):
        return
    yield Edit("update dropped", *source.span(node), "pass")
    if isinstance(node.op, ast.BitAnd):
        yield from _uncomplemented(node.value, source)


def swapped_mask(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """`a & ~b` becomes `a & b`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        yield from _uncomplemented(node.right, source)


def _uncomplemented(node: ast.expr, source: Source) -> Iterator[Edit]:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        yield Edit("mask turned round", *source.span(node), source.of(node.operand))


def fixed_answer(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """A yes-or-no question is always answered the same way."""
    if not isinstance(node, ast.Return) or not around.returns_bool:
        return
    if node.value is not None and not isinstance(node.value, ast.Constant):
        for answer in ("True", "False"):
            yield Edit(f"always {answer}", *source.span(node.value), answer)


def other_value(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """A house rule is compared with another of its values."""
    if (
        isinstance(node, ast.Compare)
        and len(node.ops) == 1
        and isinstance(node.left, ast.Subscript)
        and isinstance(node.left.slice, ast.Constant)
        and isinstance(node.comparators[0], ast.Constant)
    ):
        mine = node.comparators[0]
        for value in around.values.get(str(node.left.slice.value), ()):
            if value != mine.value:
                yield Edit("other value of the house rule", *source.span(mine), f'"{value}"')


def other_step(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """The rule goes on with another of its own steps."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Assign) and any(getattr(t, "attr", "") == "step" for t in node.targets):
        found = [part for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
    elif isinstance(node, ast.Call):
        found = [k.value for k in node.keywords if k.arg == "then"]
        if getattr(node.func, "id", "") in ("open_window", "offer_victory"):
            found += node.args[-1:]
    for constant in found:
        if isinstance(constant, ast.Constant) and constant.value in around.steps:
            for step in around.steps:
                if step != constant.value:
                    yield Edit("other step", *source.span(constant), f'"{step}"')


def dropped_guard(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """`if x: continue` never happens."""
    if not isinstance(node, ast.If) or node.orelse or len(node.body) > 1:
        return
    if isinstance(node.body[0], ast.Continue | ast.Return | ast.Break):
        yield Edit("guard dropped", *source.span(node.test), "False")


def other_start(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """Seats are taken from oneself on instead of from the next one on, and the other way round."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
        name = node.value.attr
        if name in ("after", "round"):
            end = source.span(node.value)[1]
            other = "round" if name == "after" else "after"
            yield Edit(f"{other} for {name}", end - len(name), end, other)


MAKERS: tuple[Maker, ...] = (
    negated_condition,
    dropped_operand,
    shifted_comparison,
    number_off_by_one,
    flipped_truth,
    dropped_call,
    dropped_update,
    swapped_mask,
    fixed_answer,
    other_value,
    other_step,
    dropped_guard,
    other_start,
)
