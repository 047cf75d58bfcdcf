import type { Vital } from '@portal/rollout/telemetry';
import { html } from 'hono/html';
import type { VitalFigures } from '../../../figures/readVitals.ts';
import { timeOrDash } from '../charts/timeOrDash.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';
import type { RemoteView } from './remoteView.ts';

const COLUMNS = {
  LCP: 'Largest part painted',
  INP: 'Press answered',
  CLS: 'Moved',
} as const satisfies Record<Vital, string>;

function cell(metric: Vital, figures: VitalFigures | undefined): Markup | string {
  if (figures === undefined) return '–';
  const { p75, views, element } = figures;
  const value = metric === 'CLS' ? (p75 / 1000).toFixed(3) : timeOrDash(p75);
  const named = element === '' ? '' : `, mostly ${element}`;
  return html`${value} <span class="quiet">(${views} views${named})</span>`;
}

/** What customers felt of each page, the newest release beside the one before it. */
export function vitalsTable({ vitals, timeline }: RemoteView): Markup | string {
  if (vitals.length === 0) return '';
  // Sums are kept by hour: what stands here began with one, and not with the span of the other tables.
  const since = new Date(timeline.from).setUTCMinutes(0, 0, 0);
  return html`<section class="card" aria-labelledby="vitals">
    <h2 id="vitals">What customers felt</h2>
    <table role="table">
      <caption class="quiet">
        What three of four page views kept within, since ${timeText(new Date(since))}; each page
        with the release that was told of last and the one before it
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Page</th>
          <th scope="col" role="columnheader">Version</th>
          ${Object.values(COLUMNS).map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${vitals.map(
          ({ page, version, figures }) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">${page}</th>
              <td role="cell" data-label="Version">${version}</td>
              ${(['LCP', 'INP', 'CLS'] as const).map(
                (metric) =>
                  html`<td role="cell" data-label="${COLUMNS[metric]}">
                    ${cell(metric, figures[metric])}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
