import { describePolicy } from '@portal/rollout/describePolicy';
import { html } from 'hono/html';
import { CANARY_GUARD } from '../../../telemetry/haltCanaries.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';
import type { RemoteView } from './remoteView.ts';

/** So many changes are listed. */
const LISTED = 15;

/** Every change with its author and reason, the newest first. */
export function historyList({ history, overview }: RemoteView): Markup {
  const earlier = history.length - LISTED;
  return html`<section class="card" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol class="rows">
      ${history.slice(0, LISTED).map(
        (rollout) =>
          html`<li id="r${rollout.revision}">
            <p>
              <strong class="num">${rollout.revision}</strong>
              <span class="${rollout.author === CANARY_GUARD ? 'bad' : ''}">${rollout.author}</span
              >: ${rollout.reason}
            </p>
            <p class="quiet">
              ${timeText(new Date(rollout.changedAt))} · ${describePolicy(rollout) || 'no rule'}
            </p>
          </li>`,
      )}
    </ol>
    ${
      earlier > 0
        ? html`<p class="quiet">
            ${earlier} earlier: <code>npm run rollout -- history ${overview.remote}</code>
          </p>`
        : ''
    }
  </section>`;
}
