import type { RolloutEditAnswer } from '@portal/rollout/rolloutEdit';
import { html } from 'hono/html';
import { namesText } from '../../../trouble/namesText.ts';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader } from '../pageHeader.ts';
import { versionsText } from '../versionsText.ts';
import { choicesOfFields, type ActionFields } from './actionFields.ts';
import { choiceForm, type Choices } from './choiceForm.ts';
import type { RolloutAction } from './rolloutAction.ts';

/** A question before something is done. */
export interface ActionQuestion {
  remote: string;
  action: RolloutAction;
  fields: ActionFields;
  /** What can be chosen; undefined where nothing is to choose. */
  choices?: Choices | undefined;
  /** Why it did not work, or cannot. */
  problem?: string | undefined;
  /** Who would get what; without it there is nothing to confirm. */
  dryRun?: RolloutEditAnswer | undefined;
}

/** One line for all providers to which the same happens. */
function lines({
  changes,
  rollout: { remote },
}: RolloutEditAnswer): [what: string, providers: string[]][] {
  const found = new Map<string, string[]>();
  for (const { provider, before, after } of changes) {
    const what = `${versionsText(remote, after)} instead of ${versionsText(remote, before)}`;
    found.set(what, [...(found.get(what) ?? []), provider]);
  }
  return [...found];
}

function confirmation({ remote, action, fields }: ActionQuestion, dryRun: RolloutEditAnswer) {
  const { changes, rollout } = dryRun;
  return html`<form
    method="post"
    action="/operations/rollouts/${remote}/${action.name}"
    class="card"
  >
    <p>
      ${
        changes.length === 0
          ? 'No provider gets anything else; only the rules change.'
          : 'Within a second, new pages get this instead:'
      }
    </p>
    <ul>
      ${lines(dryRun).map(([what, named]) => html`<li>${namesText(named)}: ${what}</li>`)}
    </ul>
    ${action.note === undefined ? '' : html`<p class="quiet">${action.note}</p>`}
    ${choicesOfFields(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <input type="hidden" name="replaces" value="${rollout.revision - 1}" />
    <label> Why? <input name="reason" value="${fields.reason}" required maxlength="1000" /> </label>
    <div class="actions">
      <a class="button" href="/operations/rollouts/${remote}">Leave it as it is</a>
      <button class="button ${action.isDangerous === true ? 'danger' : 'strong'}">
        ${action.button}
      </button>
    </div>
  </form>`;
}

/**
 * Asks what is to be chosen, says who would get what then, and asks why. Without anything to confirm it only says what is
 * missing, or why it cannot be.
 */
export function actionPage(operator: Operator, question: ActionQuestion): Markup {
  const { remote, action, fields, choices, problem, dryRun } = question;
  const title = `${action.title(remote, fields)}?`;
  return layout(
    title,
    html`${pageHeader(operator, title)}
    ${problem === undefined ? '' : html`<p class="card bad" role="alert">${problem}</p>`}
    ${choices === undefined ? '' : choiceForm(remote, action, fields, choices)}
    ${dryRun === undefined ? '' : confirmation(question, dryRun)}
    ${
      dryRun === undefined
        ? html`<p><a class="button" href="/operations/rollouts/${remote}">Back to ${remote}</a></p>`
        : ''
    }`,
  );
}
