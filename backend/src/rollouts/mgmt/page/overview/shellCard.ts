import { html } from 'hono/html';
import type { ShellFigures } from '../../../figures/readShellFigures.ts';
import { failureRateOfFigures } from '../../../figures/loadFigures.ts';
import { rateText, timeOrDash } from '../charts/timelineCharts.ts';
import { codeLink } from '../codes/codeLink.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';
import { failureLook } from './failureLook.ts';

function failed(figures: ShellFigures): Markup {
  const { failures, codes } = figures;
  return html`<span class="${failureLook(figures)}"
      >${failures} (${rateText(failureRateOfFigures(figures))})</span
    >
    ${[...codes].map(([code, count]) => html`${codeLink(code)} × ${count} `)}`;
}

/** How the builds of the host do: which are served, how soon they are drawn, and starts that failed. */
export function shellCard(shells: readonly ShellFigures[]): Markup {
  return html`<section class="card" id="shell" aria-labelledby="shell-title">
    <h2 id="shell-title">The shell</h2>
    <table role="table">
      <caption>
        Builds that edges served, or pages started, in the last day
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Build</th>
          <th scope="col" role="columnheader">Last served</th>
          <th scope="col" role="columnheader">Starts in a day</th>
          <th scope="col" role="columnheader">Failed</th>
          <th scope="col" role="columnheader">Median, p75, p95</th>
          <th scope="col" role="columnheader">Without mgmt</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${shells.map((shell) => {
          const { version, contract, seenAt, loads, degraded, median, p75, p95 } = shell;
          return html`<tr role="row">
            <th scope="row" role="rowheader">
              ${version} <span class="quiet">contract ${contract}</span>
            </th>
            <td role="cell" data-label="Last served">${timeText(seenAt)}</td>
            <td role="cell" data-label="Starts in a day">${loads}</td>
            <td role="cell" data-label="Failed">${failed(shell)}</td>
            <td role="cell" data-label="Median, p75, p95">
              ${[median, p75, p95].map(timeOrDash).join(', ')}
            </td>
            <td role="cell" data-label="Without mgmt">
              <span class="${degraded > 0 ? 'warn' : ''}">${degraded}</span>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${shells.length === 0 ? html`<p class="quiet">There was none in the last day.</p>` : ''}
  </section>`;
}
