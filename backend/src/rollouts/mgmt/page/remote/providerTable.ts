import { html } from 'hono/html';
import { failureRateOfFigures } from '../../../figures/loadFigures.ts';
import { rateText } from '../charts/rateText.ts';
import type { Markup } from '../layout.ts';
import { failureLook } from '../overview/failureLook.ts';
import { versionsText } from '../versionsText.ts';
import { remoteViewPath, type RemoteView } from './remoteView.ts';

/** So many providers are listed; the others can be chosen above the charts. */
const LISTED = 15;

/** Loads and failures of each provider in the span of time, the worst first. */
export function providerTable(view: RemoteView): Markup | string {
  const { providers, overview, span } = view;
  if (providers.length === 0) return '';
  const rest = providers.length - LISTED;
  return html`<section class="card" aria-labelledby="providers">
    <h2 id="providers">Providers</h2>
    <table role="table">
      <caption class="quiet">
        In the ${span.words}, the highest failure rate first
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">Provider</th>
          <th scope="col" role="columnheader">Gets</th>
          <th scope="col" role="columnheader">Loads</th>
          <th scope="col" role="columnheader">Failed</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${providers.slice(0, LISTED).map((entry) => {
          const gets = overview.providers.find(({ provider }) => provider === entry.provider);
          const failed = `${entry.failures} (${rateText(failureRateOfFigures(entry))})`;
          return html`<tr role="row">
            <th scope="row" role="rowheader">
              <a href="${remoteViewPath(view, { provider: entry.provider })}">${entry.provider}</a>
            </th>
            <td role="cell" data-label="Gets">
              ${versionsText(overview.remote, gets?.versions ?? [])}
            </td>
            <td role="cell" data-label="Loads">${entry.loads}</td>
            <td role="cell" data-label="Failed">
              <span class="${failureLook(entry)}">${failed}</span>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${rest > 0 ? html`<p class="quiet">and ${rest} more</p>` : ''}
  </section>`;
}
