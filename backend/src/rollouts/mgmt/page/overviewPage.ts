import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';
import type { Operator } from './operatorSession.ts';
import { overviewTable } from './overviewTable.ts';

/** @param done what was just changed */
export function overviewPage(
  operator: Operator,
  remotes: readonly RemoteOverview[],
  done?: string,
): Markup {
  return layout(
    'Overview',
    html`<div class="bar">
        <h1>Rollouts</h1>
        <form method="post" action="/operations/logout">
          <span class="quiet">${operator.name}</span> <button class="button">Log out</button>
        </form>
      </div>
      <p class="quiet">
        Failures are loads after which the version was not on the page: a version on trial that
        fails clearly more often is halted by itself. Remarks count the page views on which a
        version that was there did something wrong: they halt nothing.
      </p>
      <p id="state" class="quiet" role="status">${done ?? ''}</p>
      <div id="overview">${overviewTable(remotes)}</div>`,
    true,
  );
}
