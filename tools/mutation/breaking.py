"""Import a module as it would be with one rule broken. No file is written."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType


class _Loader(SourceFileLoader):
    """Loads a text in place of what the file says; compiled files are not looked at."""

    def __init__(self, fullname: str, path: str, text: str) -> None:
        super().__init__(fullname, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)


class Breaking(MetaPathFinder):
    """Stands first in `sys.meta_path` and knows one module."""

    def __init__(self, package: Path, file: str, text: str) -> None:
        self.name = f"{package.name}." + file.removesuffix(".py").replace("/", ".")
        self._path = str(package / file)
        self._text = text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Loader(fullname, self._path, self._text)
        return spec_from_file_location(fullname, self._path, loader=loader)
