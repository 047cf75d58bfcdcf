/** One request; times in milliseconds after the navigation began. */
export interface WaterfallBar {
  label: string;
  kind: string;
  start: number;
  answered: number;
  end: number;
  bytes: number;
}

/** An instant that a person sees something at. */
export interface WaterfallMark {
  label: string;
  at: number;
}

const ROW = 20;
const LABELS = 310;
const CHART = 640;
const TOP = 64;
const KINDS = ['HTML', 'data', 'JavaScript', 'CSS', 'font', 'image and other'];

/** Readable in both themes: the picture follows the one of its reader. */
const STYLE = `
text{font:12px system-ui,sans-serif;fill:#1e1a16}
.muted{fill:#6b635b}.grid{stroke:#e5e0da}.mark{stroke:#1e1a16;stroke-dasharray:3 3}.back{fill:#fff}
.k0{fill:#7c3aed}.k1{fill:#15803d}.k2{fill:#b45309}.k3{fill:#1d4ed8}.k4{fill:#be185d}.k5{fill:#6b7280}
.wait{opacity:.35}
@media (prefers-color-scheme:dark){
text{fill:#f5efe8}.muted{fill:#b0a79d}.grid{stroke:#35302c}.mark{stroke:#f5efe8}.back{fill:#13110e}
.k0{fill:#a78bfa}.k1{fill:#4ade80}.k2{fill:#fbbf24}.k3{fill:#60a5fa}.k4{fill:#f472b6}.k5{fill:#9ca3af}
}`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function classOf(kind: string): string {
  const index = KINDS.indexOf(kind);
  return `k${index < 0 ? KINDS.length - 1 : index}`;
}

/** The requests of one page view as a picture: pale while they wait for their answer, full while it arrives. */
export function drawWaterfall(
  bars: readonly WaterfallBar[],
  marks: readonly WaterfallMark[],
): string {
  const last = Math.max(...bars.map(({ end }) => end), ...marks.map(({ at }) => at));
  const step = last > 2500 ? 500 : 250;
  const span = Math.ceil(last / step) * step;
  const x = (at: number) => Math.round((LABELS + (at / span) * CHART) * 10) / 10;
  const width = LABELS + CHART + 80;
  const height = TOP + bars.length * ROW + 24;
  const bottom = TOP + bars.length * ROW + 4;

  const grid = Array.from({ length: span / step + 1 }, (_, index) => {
    const at = index * step;
    return (
      `<line class="grid" x1="${x(at)}" x2="${x(at)}" y1="${TOP - 8}" y2="${bottom}"/>` +
      `<text class="muted" text-anchor="middle" x="${x(at)}" y="${bottom + 16}">${at} ms</text>`
    );
  });
  const legend = KINDS.map(
    (kind, index) =>
      `<rect class="k${index}" x="${16 + index * 120}" y="12" width="12" height="12" rx="3"/>` +
      `<text x="${34 + index * 120}" y="22">${kind}</text>`,
  );
  const rows = [...bars]
    .sort((first, second) => first.start - second.start)
    .map(({ label, kind, start, answered, end, bytes }, index) => {
      const y = TOP + index * ROW;
      const part = (from: number, to: number, look: string) =>
        `<rect class="${classOf(kind)}${look}" x="${x(from)}" y="${y}" width="${Math.max(1.5, x(to) - x(from)).toFixed(1)}" height="12" rx="2"/>`;
      return (
        `<text text-anchor="end" x="${LABELS - 10}" y="${y + 10}">${escape(label)}</text>` +
        part(start, answered, ' wait') +
        part(answered, end, '') +
        `<text class="muted" x="${x(end) + 6}" y="${y + 10}">${(bytes / 1024).toFixed(1)} KB</text>`
      );
    });
  const lines = marks.map(
    ({ label, at }, index) =>
      `<line class="mark" x1="${x(at)}" x2="${x(at)}" y1="${TOP - 12}" y2="${bottom}"/>` +
      `<text text-anchor="middle" x="${x(at)}" y="${TOP - 16 - (index % 2) * 13}">${escape(label)} ${Math.round(at)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>Requests of the cold home</title>
<style>${STYLE}</style>
<rect class="back" width="${width}" height="${height}"/>
${[...legend, ...grid, ...rows, ...lines].join('\n')}
</svg>
`;
}
