import { describeVersions } from '@portal/rollout/describeVersions';
import type { RolloutEditAnswer } from '@portal/rollout/rolloutEdit';
import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';

export interface Rollback {
  remote: string;
  version: string;
  /** What was typed, when the page is shown again. */
  reason?: string;
  /** Why it did not work. */
  problem?: string;
  /** Who would get what, when it is possible. */
  dryRun?: RolloutEditAnswer;
}

/** Asks once more, and says who will get what instead. */
export function rollbackPage({ remote, version, reason, problem, dryRun }: Rollback): Markup {
  const title = `Roll back ${remote} ${version}?`;
  return layout(
    title,
    html`<h1>${title}</h1>
      <form method="post" action="/operations/rollouts/${remote}/rollback" class="card">
        ${problem === undefined ? '' : html`<p class="bad" role="alert">${problem}</p>`}
        ${
          dryRun === undefined
            ? ''
            : html`<p>Within a second, new pages get this instead:</p>
                <ul>
                  ${dryRun.changes.map(
                    (change) =>
                      html`<li>
                        ${change.provider}: ${describeVersions(change.after)} instead of
                        ${describeVersions(change.before)}
                      </li>`,
                  )}
                </ul>`
        }
        <input type="hidden" name="version" value="${version}" />
        <label>
          Why? <input name="reason" value="${reason ?? ''}" required maxlength="1000" />
        </label>
        <div class="actions">
          <a class="button" href="/operations/rollouts">Keep ${version}</a>
          <button class="button danger">Roll back</button>
        </div>
      </form>`,
  );
}
