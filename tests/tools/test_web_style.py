"""What eslint and prettier find in the browser client: tried on faults in texts that lie in no file."""

from __future__ import annotations

import json
import subprocess

import pytest
import yaml  # type: ignore[import-untyped]
from tools.build_web import CHECKS, ROOT, WEB, Npm

LOOK = """
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const found = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [seen] = await eslint.lintText(code, { filePath });
  found.push(seen.messages.map((message) => message.ruleId));
}
console.log(JSON.stringify(found));
"""


def component(script: str, markup: str) -> str:
    return f'<script lang="ts">\n  {script}\n</script>\n\n{markup}\n'


NAMES = "const { names }: { names: string[] } = $props();"
TEXT = "const { text }: { text: string } = $props();"
PLANTED = {
    "any": ("src/planted.ts", "export const f = (x: any): number => x;\n"),
    "unused": ("src/planted.ts", "const lost = 1;\n"),
    "no key": ("src/Planted.svelte", component(NAMES, "{#each names as n}{n}{/each}")),
    "html": ("src/Planted.svelte", component(TEXT, "{@html text}")),
    "sound": ("src/Planted.svelte", component(NAMES, "{#each names as n (n)}{n}{/each}")),
}
FOUND = {
    "any": ["@typescript-eslint/no-explicit-any"],
    "unused": ["@typescript-eslint/no-unused-vars"],
    "no key": ["svelte/require-each-key"],
    "html": ["svelte/no-at-html-tags"],
    "sound": [],
}


@pytest.fixture(scope="module")
def npm() -> Npm:
    """With the packages of the client."""
    found = Npm()
    found.install()
    return found


def test_what_is_planted_is_found_and_nothing_else(npm: Npm) -> None:
    command = [npm.node, "--input-type=module", "--eval", LOOK]
    texts = json.dumps(list(PLANTED.values()))
    done = subprocess.run(command, cwd=WEB, input=texts, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert dict(zip(PLANTED, json.loads(done.stdout), strict=True)) == FOUND


def test_prettier_finds_what_is_laid_out_otherwise(npm: Npm) -> None:
    program = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    crooked = component('const text = "x";', "<p>{ text }</p>")
    command = [npm.node, str(program), "--stdin-filepath", "src/Planted.svelte"]
    done = subprocess.run(command, cwd=WEB, input=crooked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == component("const text = 'x';", "<p>{text}</p>")


def test_both_are_among_the_checks() -> None:
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    assert {"lint", "style"} <= set(CHECKS) <= set(scripts)
    assert scripts["lint"].startswith("eslint ")
    assert scripts["style"].startswith("prettier --check ")


def test_the_hooks_call_what_is_installed_here_and_download_nothing() -> None:
    (repo,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    assert repo["repo"] == "local"
    for hook in repo["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/")
    assert [hook["id"] for hook in repo["hooks"]] == [
        "ruff-check",
        "ruff-format",
        "mypy",
        "eslint",
        "prettier",
    ]
