"""What eslint finds in the browser client: tried on faults that are planted, in texts that lie in no file."""

from __future__ import annotations

import json
import subprocess

import pytest
from tools.build_web import CHECKS, WEB, Npm

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


def test_it_is_among_the_checks() -> None:
    assert "lint" in CHECKS
