import { chartStyle } from './charts/chartStyle.ts';

/** The look of the rollout pages: the portal's neutral tones, no brand, one column on a phone. */
export const pageStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f2, #13110e); --surface: light-dark(#fff, #1d1a17);
  --well: light-dark(#f1ede8, #272320); --ink: light-dark(#1e1a16, #f2f0ed); --ink-2: light-dark(#676159, #ada7a0);
  --line: light-dark(#e5e0da, #35302c); --field: light-dark(#857e77, #918a83);
  --good: light-dark(#1c663e, #9ad8af); --good-soft: light-dark(#e3f6e9, #14281b); --good-line: light-dark(#bbdfc6, #2b4a35);
  --warn: light-dark(#7a4500, #ecc47c); --warn-soft: light-dark(#fdf0d6, #302110); --warn-line: light-dark(#ecd3a5, #57401f);
  --bad: light-dark(#982824, #ffaaa0); --bad-soft: light-dark(#ffecea, #351d1a); --bad-line: light-dark(#f4c8c3, #613a35);
  --bad-solid: light-dark(#b3322d, #f08a80); --on-bad: light-dark(#fff, #1e0f0d);
  --select: light-dark(#1e1a16, #f2f0ed); --on-select: light-dark(#fff, #1e1a16); font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font-variant-numeric: tabular-nums; }
main { max-width: 76rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .25rem 0; letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.1875rem; margin: 0 0 .25rem; } h3 { font-size: 1rem; margin: 1rem 0 .25rem; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px; }
h2 a, nav a { display: inline-block; min-height: 44px; align-content: center; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; justify-content: space-between; }
.inline { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
.inline label { display: flex; gap: .5rem; align-items: center; margin: 0; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem; margin: 1rem 0; }
.quiet { color: var(--ink-2); font-size: .875rem; margin: .25rem 0; }
p { margin: .25rem 0; max-width: 52rem; overflow-wrap: anywhere; }
.good { color: var(--good); } .warn { color: var(--warn); } .bad { color: var(--bad); font-weight: 600; }
.plain, .rows { list-style: none; margin: 0; padding: 0; }
.rows > li { border-top: 1px solid var(--line); padding: .625rem 0; }
.rows > li:target { background: var(--well); }
.notes { white-space: pre-line; }
.chip { display: inline-block; border: 1px solid var(--line); border-radius: 6px; padding: 0 .5rem; font-size: .8125rem;
  color: var(--ink-2); }
.calm { margin: 1rem 0; padding: .75rem 1.25rem; border: 1px solid var(--good-line); border-radius: 20px;
  background: var(--good-soft); color: var(--good); max-width: none; }
#trouble { margin: 1rem 0; }
.trouble { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between;
  border: 1px solid var(--warn-line); background: var(--warn-soft); border-radius: 20px; padding: 1rem 1.25rem; margin: .5rem 0; }
.trouble.bad { border-color: var(--bad-line); background: var(--bad-soft); font-weight: 400; color: inherit; }
.trouble > div { flex: 1 1 24rem; } .trouble .what { font-weight: 600; } .trouble .quiet { color: inherit; }
.trouble .actions { margin: 0; }
.level { display: inline-block; border-radius: 6px; padding: 0 .5rem; font-size: .8125rem; background: var(--warn);
  color: var(--warn-soft); }
.trouble.bad .level { background: var(--bad-solid); color: var(--on-bad); }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-top: .75rem; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); vertical-align: middle;
  overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--ink-2); font-size: .8125rem; font-weight: 600; }
thead th:first-child { width: 30%; }
.health thead th { width: 21.5%; } .health thead th:nth-child(2) { width: 11%; } .health thead th:nth-child(4) { width: 9.5%; }
.health thead th:last-child { width: 15%; } tbody th { font-weight: 500; }
td:last-child, th:last-child { padding-right: 0; }
a, button { font: inherit; }
summary { min-height: 44px; align-content: center; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; margin: .25rem 0; }
code { font-size: .875em; overflow-wrap: anywhere; }
.prose h2 { margin-top: 1.25rem; } .prose li, .prose p { max-width: 44rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 1.25rem;
  border-radius: 14px; border: 1px solid var(--field); background: none; color: inherit; text-decoration: none;
  font-weight: 600; cursor: pointer; }
.button.strong { background: var(--select); border-color: var(--select); color: var(--on-select); }
.button.danger { background: var(--bad-solid); border-color: var(--bad-solid); color: var(--on-bad); }
:focus-visible { outline: 3px solid var(--select); outline-offset: 2px; }
label, fieldset { font-weight: 600; } label { display: grid; gap: .25rem; margin: 1rem 0; }
fieldset { border: 0; padding: 0; margin: 1rem 0; } legend { padding: 0; } fieldset label { display: flex; gap: .75rem; align-items: center;
  min-height: 44px; margin: 0; font-weight: 400; }
input, select { font: inherit; min-height: 48px; padding: 0 1rem; border-radius: 14px; border: 1px solid var(--field);
  background: var(--surface); color: inherit; width: 100%; max-width: 30rem; }
.inline select { width: auto; max-width: 15rem; min-height: 44px; } input[type=checkbox], input[type=radio] { width: 1.25rem;
  min-height: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--select); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem; background: var(--well); border-radius: 14px; padding: .25rem; }
.tabs a { padding: 0 .875rem; border-radius: 10px; text-decoration: none; }
.tabs a[aria-current] { background: var(--select); color: var(--on-select); }
.controls { margin: .5rem 0 1rem; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: .5rem 0; font-size: .9375rem; }
.facts dt { color: var(--ink-2); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.facts.figures { display: flex; flex-wrap: wrap; gap: .5rem 2rem; } .facts.figures dd { font-weight: 600; font-size: 1.0625rem; }
.steps { list-style: none; display: flex; gap: 4px; margin: .75rem 0; padding: 0; }
.steps li { flex: 1; border-top: 3px solid var(--field); padding-top: .5rem; } .steps .quiet { display: block; }
.steps .done, .steps .now { border-top-width: 8px; border-color: var(--select); padding-top: calc(.5rem - 5px); }
.steps .now { border-color: light-dark(#b8700a, #dba040); }
.away > summary { color: var(--ink-2); }
${chartStyle}
@media (max-width: 900px) {
  table:not(.numbers) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table:not(.numbers) :is(tbody, tr, th, td), table:not(.numbers), caption { display: block; }
  table:not(.numbers) tr { border-top: 1px solid var(--line); padding: .5rem 0; }
  table:not(.numbers) :is(th, td) { border: 0; padding: .125rem 0; } td .button { margin: .5rem 0; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--ink-2); font-weight: 400; }
}
@media (max-width: 500px) { .card, .trouble { padding: 1rem; } .trouble .actions, .trouble .button { width: 100%; }
  .tabs { flex: 1 1 100%; } .tabs a { flex: 1 0 28%; text-align: center; } }
`;
