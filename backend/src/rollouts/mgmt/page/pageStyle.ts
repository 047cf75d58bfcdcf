/** The look of the rollout page: the portal's neutral tones, no brand, one column on a phone. */
export const pageStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f2, #120f0c); --surface: light-dark(#fff, #1e1a16);
  --ink: light-dark(#1e1a16, #f1ede8); --ink-2: light-dark(#676159, #afa8a1); --line: light-dark(#e5e0da, #302c27);
  --good: light-dark(#17663a, #7fd6a2); --bad: light-dark(#b3261e, #ff9e93); --select: light-dark(#1e1a16, #f1ede8);
  --on-select: light-dark(#fff, #120f0c); font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.125rem; margin: 0; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 1rem; margin: 1rem 0; }
.quiet { color: var(--ink-2); font-size: .875rem; margin: .25rem 0; }
p.bad { margin: .25rem 0; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
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
summary { min-height: 44px; align-content: center; cursor: pointer; } pre { white-space: pre-wrap; overflow-wrap: anywhere;
  font-size: .8125rem; margin: .25rem 0; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 1.25rem;
  border-radius: 22px; border: 1px solid var(--select); background: none; color: inherit; text-decoration: none;
  font-weight: 600; cursor: pointer; }
.button.strong { background: var(--select); color: var(--on-select); }
.button.danger { background: var(--bad); border-color: var(--bad); color: light-dark(#fff, #120f0c); }
:focus-visible { outline: 3px solid var(--select); outline-offset: 2px; }
label { display: grid; gap: .25rem; font-weight: 600; margin: 1rem 0; }
input { font: inherit; min-height: 48px; padding: 0 1rem; border-radius: 12px; border: 1px solid var(--ink-2);
  background: var(--surface); color: inherit; width: 100%; max-width: 30rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
@media (max-width: 900px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody, tr, th, td, caption { display: block; }
  tr { border-top: 1px solid var(--line); padding: .5rem 0; }
  th, td { border: 0; padding: .125rem 0; } tbody th { font-weight: 600; } .button { margin: .5rem 0; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--ink-2); }
}
`;
