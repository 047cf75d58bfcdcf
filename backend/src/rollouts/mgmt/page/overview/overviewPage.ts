import { html } from 'hono/html';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader } from '../pageHeader.ts';
import { backupText } from './backupText.ts';
import { overviewTable, type OverviewView } from './overviewTable.ts';

/** @param done what was just changed */
export function overviewPage(operator: Operator, view: OverviewView, done?: string): Markup {
  return layout(
    'Overview',
    html`${pageHeader(operator)}
      <p id="state" class="quiet" role="status">${done ?? ''}</p>
      <div id="overview" data-source="/operations/rollouts/table" data-seconds="2">
        ${overviewTable(view)}
      </div>
      <p class="quiet">
        Failures are loads after which the version was not on the page: a version on trial that
        fails clearly more often is halted by itself. Remarks count the page views on which a
        version that was there did something wrong: they halt nothing.
      </p>
      <p class="quiet">
        ${
          view.alertsTo === undefined
            ? 'Nobody is told of this by itself: PORTAL_ALERT_WEBHOOK_URL is not set.'
            : `Halted canaries and failures of what everyone has are told to ${view.alertsTo}.`
        }
      </p>
      ${backupText(view.proof, view.now)}`,
    true,
  );
}
