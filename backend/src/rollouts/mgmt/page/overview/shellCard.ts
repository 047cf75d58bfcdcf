import { HOST } from '@portal/rollout/host';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import type { ShellFigures } from '../../../figures/readShellFigures.ts';
import { failureRateOfFigures } from '../../../figures/loadFigures.ts';
import { rateText } from '../charts/rateText.ts';
import { timeOrDash } from '../charts/timeOrDash.ts';
import { codeLink } from '../codes/codeLink.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';
import { remotePath } from '../../../trouble/trouble.ts';
import { failureLook } from './failureLook.ts';
import { rollBackLink } from './rollBackLink.ts';
import { standingCard } from './standingCard.ts';

function failed(figures: ShellFigures): Markup {
  const { failures, codes } = figures;
  return html`<span class="${failureLook(figures)}"
      >${failures} (${rateText(failureRateOfFigures(figures))})</span
    >
    ${[...codes].map(([code, count]) => html`${codeLink(code)} × ${count} `)}`;
}

function buildsTable(shells: readonly ShellFigures[], host: RemoteOverview | undefined): Markup {
  return html`<table role="table">
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
          ${host ? html`<th scope="col" role="columnheader">Take back</th>` : ''}
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
            ${host ? html`<td role="cell">${rollBackLink(host, version)}</td>` : ''}
          </tr>`;
        })}
      </tbody>
    </table>
    ${shells.length === 0 ? html`<p class="quiet">There was none in the last day.</p>` : ''}`;
}

/**
 * How the builds of the host do: which are served, how soon they are drawn, and starts that failed; where a rollout gives
 * them, also to whom.
 */
export function shellCard(
  shells: readonly ShellFigures[],
  host: RemoteOverview | undefined,
  now: Date,
): Markup {
  const builds = buildsTable(shells, host);
  if (host === undefined)
    return html`<section class="card" id="shell" aria-labelledby="shell-title">
      <h2 id="shell-title">The shell</h2>
      ${builds}
    </section>`;
  const heading = html`<a href="${remotePath(HOST)}">The shell</a>`;
  return html`<div id="shell">${standingCard(host, { heading, now, more: builds })}</div>`;
}
