import { html } from 'hono/html';
import type { Markup } from '../layout.ts';

/** A line or colour and what it stands for. */
export interface LegendEntry {
  /** Class of its look: `v1` to `v3`, `v5` for all others, `failed`, `median`, `p75`, `p95`. */
  look: string;
  text: string;
  /** Whether it is drawn as a line, not as an area. */
  isLine?: boolean;
}

/** What the looks of a chart stand for. */
export function versionLegend(entries: readonly LegendEntry[]): Markup {
  return html`<span class="legend"
    >${entries.map(
      ({ look, text, isLine }) =>
        html`<span
          ><svg width="22" height="10" aria-hidden="true">
            ${
              isLine === true
                ? html`<path class="line ${look}" d="M1 5h20" />`
                : html`<rect class="area ${look}" width="22" height="10" rx="2" />`
            }</svg
          >${text}</span
        >`,
    )}</span
  >`;
}
