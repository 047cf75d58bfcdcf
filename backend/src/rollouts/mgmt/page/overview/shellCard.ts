import { html } from 'hono/html';
import type { ShellFigures } from '../../../figures/readShellFigures.ts';
import { timeOrDash } from '../charts/timelineCharts.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';

/** How the builds of the host do: which are served, how soon they run, and starts that failed. */
export function shellCard({ versions, failed, slow }: ShellFigures): Markup {
  return html`<section class="card" id="shell" aria-labelledby="shell-title">
    <h2 id="shell-title">The shell</h2>
    <p class="quiet">
      In the last day: <span class="${failed > 0 ? 'warn' : ''}">${failed} starts failed</span>,
      ${slow} took more than four seconds. Pages told the service’s log of them; anybody can.
    </p>
    <table role="table">
      <caption>
        Builds that edges serve
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Build</th>
          <th scope="col" role="columnheader">Last served</th>
          <th scope="col" role="columnheader">Starts in a day</th>
          <th scope="col" role="columnheader">Median, p75, p95</th>
          <th scope="col" role="columnheader">Without mgmt</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${versions.map(
          ({ version, contract, seenAt, starts, degraded, median, p75, p95 }) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">
                ${version} <span class="quiet">contract ${contract}</span>
              </th>
              <td role="cell" data-label="Last served">${timeText(seenAt)}</td>
              <td role="cell" data-label="Starts in a day">${starts}</td>
              <td role="cell" data-label="Median, p75, p95">
                ${[median, p75, p95].map(timeOrDash).join(', ')}
              </td>
              <td role="cell" data-label="Without mgmt">
                <span class="${degraded > 0 ? 'warn' : ''}">${degraded}</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${versions.length === 0 ? html`<p class="quiet">No edge served one in the last day.</p>` : ''}
  </section>`;
}
