import { html } from 'hono/html';
import type { Markup } from '../layout.ts';

/** The plot is this high, and begins below the labels of the marks; in pixels. */
const PLOT = 132;
const TOP = 26;
/** What is drawn inside has its own units in both directions, and is stretched to the width of the page. */
export const PLOT_WIDTH = 1000;
export const PLOT_HEIGHT = 100;

/** A change of the rollout on the time axis, from 0 to 1. */
export interface ChartMark {
  at: number;
  label: string;
}

export interface Chart {
  id: string;
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  /** The value at the upper end, and half of it, as they are written. */
  scale: { whole: string; half: string };
  /** What is written below its beginning, middle and end. */
  times: readonly [string, string, string];
  marks: readonly ChartMark[];
  /** Shapes in the units of the plot. */
  shapes: Markup;
  /** Shapes in per cent of the width, over the plot. */
  above?: Markup | string;
  legend: Markup | string;
}

/** Marks that would stand upon each other have one label. */
function labelled(marks: readonly ChartMark[]): ChartMark[] {
  const found: { at: number; labels: string[] }[] = [];
  for (const { at, label } of [...marks].sort((one, other) => one.at - other.at)) {
    const last = found.at(-1);
    if (last !== undefined && at - last.at < 0.06) last.labels.push(label);
    else found.push({ at, labels: [label] });
  }
  return found.map(({ at, labels }) => ({
    at,
    label: labels.length > 1 ? `${labels[0]}–${labels.at(-1)}` : (labels[0] ?? ''),
  }));
}

/** Marks that would be one line are one. */
const distinct = (marks: readonly ChartMark[]): number[] => [
  ...new Set(marks.map(({ at }) => Math.round(at * 200) / 200)),
];

const position = (at: number): string => `${(at * 100).toFixed(2)}%`;

/** Near the ends a label stands inside of the chart. */
function anchorAt(at: number): string {
  if (at < 0.04) return 'start';
  return at > 0.96 ? 'end' : 'middle';
}

/** A chart as SVG that keeps the size of its words at every width, with a name and a description. */
export function chartFrame({
  id,
  title,
  description,
  scale,
  times,
  marks,
  ...rest
}: Chart): Markup {
  const middle = TOP + PLOT / 2;
  const [first, half, last] = times;
  return html`<figure class="chart" aria-labelledby="${id}-title">
    <figcaption><strong id="${id}-title">${title}</strong> ${rest.legend}</figcaption>
    <svg
      role="img"
      aria-label="${title}"
      aria-describedby="${id}-description"
      width="100%"
      height="${TOP + PLOT + 22}"
    >
      <desc id="${id}-description">${description}</desc>
      <line class="grid" x1="0" x2="100%" y1="${TOP}" y2="${TOP}" />
      <line class="grid" x1="0" x2="100%" y1="${middle}" y2="${middle}" />
      ${distinct(marks).map(
        (at) =>
          html`<line
            class="mark"
            x1="${position(at)}"
            x2="${position(at)}"
            y1="${TOP - 6}"
            y2="${TOP + PLOT}"
          />`,
      )}
      <svg
        x="0"
        y="${TOP}"
        width="100%"
        height="${PLOT}"
        viewBox="0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}"
        preserveAspectRatio="none"
      >
        ${rest.shapes}
      </svg>
      ${rest.above ?? ''}
      <line class="axis" x1="0" x2="100%" y1="${TOP + PLOT}" y2="${TOP + PLOT}" />
      ${labelled(marks).map(
        ({ at, label }) =>
          html`<text class="tick" x="${position(at)}" y="14" text-anchor="${anchorAt(at)}">
            ${label}
          </text>`,
      )}
      <text class="tick over" x="2" y="${TOP + 14}">${scale.whole}</text>
      <text class="tick over" x="2" y="${middle + 14}">${scale.half}</text>
      <text class="tick" x="0" y="${TOP + PLOT + 17}">${first}</text>
      <text class="tick" x="50%" y="${TOP + PLOT + 17}" text-anchor="middle">${half}</text>
      <text class="tick" x="100%" y="${TOP + PLOT + 17}" text-anchor="end">${last}</text>
    </svg>
  </figure>`;
}
