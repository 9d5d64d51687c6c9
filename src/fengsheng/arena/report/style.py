"""How the page looks: paper under a lamp by day, the desk by night. Red, blue and black belong to the cards
and are not used for anything else, so the bots have colours, and marks, of their own."""

from __future__ import annotations

from typing import Final

CSS: Final = """
@font-face {
  font-family: 'Narrow Quotes';  /* where a Chinese face comes first, its quotes are as wide as a character */
  src: local('DejaVu Sans'), local('Noto Sans'), local('Ubuntu'), local('Liberation Sans');
  unicode-range: U+2018-201F, U+2026;
}
:root {
  color-scheme: light dark;
  --ground: #efe5ce; --sheet: #fbf5e6; --ink: #1d1b18; --ink-2: #5d5546; --line: #d8caa6; --grid: #e6dabb;
  --lit: #9a6a00; --more: #2c7a56; --less: #8a5a12;
  --b0: #1f6f6b; --b1: #a1571b; --b2: #6a4b9c; --b3: #5f7a1d; --b4: #a03a72; --b5: #4a6078;
  --serif: 'Songti TC', 'Noto Serif CJK TC', 'PMingLiU', Georgia, serif;
  --sans: 'PingFang TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', Arial, sans-serif;
}
:root:lang(en) {
  --serif: 'Iowan Old Style', 'Palatino Linotype', Georgia, 'Liberation Serif', 'Narrow Quotes',
    'Noto Serif CJK TC', serif;
  --sans: 'Helvetica Neue', 'Segoe UI', Roboto, 'Liberation Sans', Arial, 'Narrow Quotes', 'Noto Sans CJK TC',
    sans-serif;
}
:root:lang(zh-Hans) {
  --serif: 'Songti SC', 'Noto Serif CJK SC', 'SimSun', Georgia, serif;
  --sans: 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1413; --sheet: #1a2220; --ink: #e9dfc8; --ink-2: #a9a48f; --line: #3a4942; --grid: #2c3833;
    --lit: #ffc861; --more: #7fc3a0; --less: #d6a05a;
    --b0: #6fc7c0; --b1: #e8a063; --b2: #b9a0ec; --b3: #b5d06a; --b4: #ea92bf; --b5: #a5bdd8;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 var(--sans); }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.7rem, 1.2rem + 2.2vw, 2.5rem); margin: 0 0 .4rem; }
h2 { font-size: 1.35rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.facts { color: var(--ink-2); margin-bottom: 1.25rem; }
.verdict { font: 600 1.2rem/1.4 var(--serif); }
.about { color: var(--ink-2); font-size: .9375rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px;
  padding: 1.25rem 1.5rem; margin: 0 0 1.25rem; }
.wide { overflow-x: auto; margin: 0 -.25rem; padding: 0 .25rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9375rem; }
th, td { padding: .4rem .75rem .4rem 0; text-align: right; border-bottom: 1px solid var(--grid);
  vertical-align: baseline; }
th { font-weight: 600; }
thead th { color: var(--ink-2); font-weight: 500; font-size: .8125rem; }
th:first-child { text-align: left; }
td, th { white-space: nowrap; }
small { color: var(--ink-2); font-size: .8125rem; white-space: nowrap; }
.cross td { text-align: center; padding: .55rem .9rem; border: 2px solid var(--sheet); min-width: 6.5rem; }
.cross th { padding-right: .9rem; }
.cross thead th { text-align: center; }
.cross td b { display: block; font-size: 1.15rem; font-weight: 650; }
.cross td.self { color: var(--line); }
.cross td.more { background: color-mix(in srgb, var(--more) var(--much), transparent); }
.cross td.less { background: color-mix(in srgb, var(--less) var(--much), transparent); }
svg { display: block; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0 .75rem; padding: 0;
  list-style: none; font-size: .9375rem; }
svg.mark { display: inline-block; width: 1rem; height: 1rem; margin-right: .4rem; vertical-align: -.15em; }
.rows { display: grid; grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr) max-content;
  gap: .3rem 1rem; margin: .75rem 0; align-items: center; font-size: .9375rem; }
.rows > .value { text-align: right; font-variant-numeric: tabular-nums; line-height: 1.2;
  font-size: .8125rem; }
.rows > .value div { white-space: nowrap; height: 16px; }
.rows > .axis { grid-column: 2; }
.rows.loose { row-gap: .5rem; }
svg.strip { width: 100%; overflow: visible; }
svg text { fill: var(--ink-2); font: 12px var(--sans); }
svg .grid { stroke: var(--grid); }
svg .even { stroke: var(--ink-2); stroke-dasharray: 3 3; }
svg .rule { stroke: var(--line); }
.b0 { --c: var(--b0); } .b1 { --c: var(--b1); } .b2 { --c: var(--b2); }
.b3 { --c: var(--b3); } .b4 { --c: var(--b4); } .b5 { --c: var(--b5); }
.dot { fill: var(--c); stroke: var(--sheet); stroke-width: 1.5; }
.whisker { stroke: var(--c); stroke-width: 3; stroke-linecap: round; opacity: .45; }
.curve { fill: none; stroke: var(--c); stroke-width: 2.25; stroke-linejoin: round; }
.curve.thin { stroke-width: 1.5; stroke-dasharray: 5 4; stroke: var(--ink-2); }
.curve.thin.dotted { stroke-dasharray: 1.5 4; }
.bar { fill: var(--c); }
.part0 { fill: color-mix(in srgb, var(--ink) 62%, var(--sheet)); }
.part1 { fill: color-mix(in srgb, var(--ink) 36%, var(--sheet)); }
.part2 { fill: var(--lit); }
.part3 { fill: var(--grid); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem 2rem;
  margin-top: .75rem; }
.charts.pairs { grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
.charts figure { margin: 0; }
figure { margin: .75rem 0; }
figcaption { font-weight: 600; font-size: .9375rem; margin-bottom: .35rem; }
.chart { width: 100%; max-width: 20rem; height: auto; }
.track { fill: var(--grid); }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--ink-2); padding: .5rem 0; }
summary:hover { color: var(--ink); }
:focus-visible { outline: 2px solid var(--lit); outline-offset: 2px; }
.list { padding-left: 1.1rem; font-size: .9375rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  main { padding: 1.25rem .75rem 3rem; }
  section { padding: 1rem .9rem; }
  .rows { grid-template-columns: minmax(0, 1fr) max-content; }
  .rows > .name { grid-column: 1 / -1; padding-top: .4rem; font-weight: 600; }
  .rows > .axis { grid-column: 1; }
  .rows, .rows.loose { row-gap: .1rem; }
  .brief :is(td, th):is(:nth-child(2), :nth-child(3)) { display: none; }
  .cross td { min-width: 5.25rem; padding: .5rem .4rem; }
}
@media print { section { break-inside: avoid; } body { background: none; } }
"""
