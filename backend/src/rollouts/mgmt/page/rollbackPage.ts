import { describeVersions } from '@portal/rollout/describeVersions';
import type { RolloutEditAnswer } from '@portal/rollout/rolloutEdit';
import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';
import { namesText } from '../../trouble/namesText.ts';

export interface Rollback {
  remote: string;
  version: string;
  /** What was typed, when the page is shown again. */
  reason: string;
  /** Why it did not work. */
  problem?: string;
  /** Who would get what; without it there is nothing to take back. */
  dryRun?: RolloutEditAnswer;
}

/** One line for all providers to which the same happens. */
function lines({ changes }: RolloutEditAnswer): [what: string, providers: string[]][] {
  const found = new Map<string, string[]>();
  for (const { provider, before, after } of changes) {
    const what = `${describeVersions(after)} instead of ${describeVersions(before)}`;
    found.set(what, [...(found.get(what) ?? []), provider]);
  }
  return [...found];
}

function question(dryRun: RolloutEditAnswer, version: string, reason: string): Markup {
  const { changes, rollout } = dryRun;
  return html`<p>
      ${
        changes.length === 0
          ? 'No provider gets anything else; only the rules of this version end.'
          : 'Within a second, new pages get this instead:'
      }
    </p>
    <ul>
      ${lines(dryRun).map(([what, providers]) => html`<li>${namesText(providers)}: ${what}</li>`)}
    </ul>
    <input type="hidden" name="version" value="${version}" />
    <input type="hidden" name="replaces" value="${rollout.revision - 1}" />
    <label> Why? <input name="reason" value="${reason}" required maxlength="1000" /> </label>
    <div class="actions">
      <a class="button" href="/operations/rollouts">Keep ${version}</a>
      <button class="button danger">Roll back</button>
    </div>`;
}

/** Asks once more, and says who will get what instead; without a dry run it only says why it cannot be. */
export function rollbackPage({ remote, version, reason, problem, dryRun }: Rollback): Markup {
  const title = `Roll back ${remote} ${version}?`;
  return layout(
    title,
    html`<h1>${title}</h1>
      <form method="post" action="/operations/rollouts/${remote}/rollback" class="card">
        ${problem === undefined ? '' : html`<p class="bad" role="alert">${problem}</p>`}
        ${
          dryRun === undefined
            ? html`<p><a class="button" href="/operations/rollouts">Back to the rollouts</a></p>`
            : question(dryRun, version, reason)
        }
      </form>`,
  );
}
