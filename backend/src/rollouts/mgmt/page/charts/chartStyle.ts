/** The look of charts: versions differ by colour and by the pattern of their line. */
export const chartStyle = `
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1.5rem 2rem; margin: 1rem 0; }
.charts .chart:first-child { grid-column: 1 / -1; }
.chart { margin: 0; min-width: 0; } .chart figcaption { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline;
  margin-bottom: .5rem; }
.chart svg { display: block; overflow: visible; } .legend { display: flex; flex-wrap: wrap; gap: .125rem 1rem; font-size: .8125rem;
  color: var(--ink-2); } .legend span { display: inline-flex; gap: .375rem; align-items: center; overflow-wrap: anywhere; }
.grid { stroke: var(--line); stroke-width: 1; } .axis { stroke: var(--field); stroke-width: 1; }
.mark { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 2 3; }
.tick { fill: var(--ink-2); font-size: 12px; } .over { paint-order: stroke; stroke: var(--surface); stroke-width: 4px;
  stroke-linejoin: round; } .hints rect { y: 26px; height: 132px; fill: transparent; }
.hints rect:hover { fill: var(--ink); fill-opacity: .08; }
.v1, .median { --mark: light-dark(#2c5986, #70a9e4); } .v2, .p75 { --mark: light-dark(#b8700a, #dba040); --dash: 7 4; }
.v3 { --mark: light-dark(#7b4a9e, #c39be8); --dash: 2 4; }
.v5, .p95 { --mark: light-dark(#857e77, #918a83); --dash: 3 3; } .failed { --mark: light-dark(#c63d37, #f4766b); }
.area { fill: var(--mark); } .line { fill: none; stroke: var(--mark); stroke-width: 2; stroke-dasharray: var(--dash, none);
  stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.scrolls { overflow-x: auto; } .numbers { table-layout: auto; width: auto; min-width: 100%; }
.numbers :is(th, td) { padding: .25rem 1rem .25rem 0; white-space: nowrap; } .numbers thead th:first-child { width: auto; }
`;
