"""Rule IDs that a character's file carries out without writing them: they follow from the character's code
and the order of its skills, as `core.skill.Character` derives them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def derived_ids(path: Path, text: str) -> Iterator[tuple[str, int]]:
    """IDs of the skills and the mission of every character in a file, each with the line where it is carried
    out: that of the class, if it is in this file."""
    if path.parent.name != "characters" or "Character(" not in text:
        return
    tree = ast.parse(text)
    prefix = _prefix(path.with_name("common.py"))
    classes = {node.name: node.lineno for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) == "Character" and prefix:
            said = {keyword.arg: keyword.value for keyword in node.keywords}
            code = node.args[0] if node.args else None
            if "rule" in said or not isinstance(code, ast.Constant):
                continue  # not of the catalogue
            stem = f"{prefix}-CHAR-{str(code.value).upper()}"
            skills = said.get("skills")
            for number, skill in enumerate(skills.elts if isinstance(skills, ast.Tuple) else (), 1):
                yield f"{stem}-{number}", classes.get(_called(skill), skill.lineno)
            if "mission" in said:
                yield f"{stem}-M", classes.get(_called(said["mission"]), said["mission"].lineno)


def _called(node: ast.expr) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def _prefix(common: Path) -> str:
    """What the rule IDs of this edition begin with."""
    if not common.is_file():
        return ""
    for node in ast.walk(ast.parse(common.read_text("utf-8"))):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "prefix":
            return str(ast.literal_eval(node.value))
    return ""
