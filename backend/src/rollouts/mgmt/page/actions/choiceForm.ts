import { html } from 'hono/html';
import type { Markup } from '../layout.ts';
import type { ActionFields } from './actionFields.ts';
import type { RolloutAction } from './rolloutAction.ts';

/** What there is to choose from. */
export interface Choices {
  versions: readonly string[];
  providers: readonly string[];
  /** The share that comes after the present one. */
  share: number;
}

/** More than these are written instead of ticked. */
const TICKED = 40;

function providerChoice(chosen: readonly string[], providers: readonly string[]): Markup {
  if (providers.length > TICKED)
    return html`<label>
      Domains of providers, parted by commas
      <input name="provider" value="${chosen.join(', ')}" required />
    </label>`;
  return html`<fieldset>
    <legend>Which providers?</legend>
    ${providers.map(
      (provider) =>
        html`<label
          ><input
            type="checkbox"
            name="provider"
            value="${provider}"
            ${chosen.includes(provider) ? 'checked' : ''}
          />
          ${provider}</label
        >`,
    )}
  </fieldset>`;
}

/** A plan as most begin: three steps, half an hour and two hundred loads each. */
function planChoice({ steps, minutes, loads }: ActionFields): Markup {
  return html`<label>
      Steps, in per cent of the customers
      <input name="steps" required value="${steps === '' ? '5, 25, 100' : steps}" />
    </label>
    <label>
      Least time at each step, in minutes
      <input
        name="minutes"
        type="number"
        min="1"
        max="43200"
        required
        value="${minutes === '' ? '30' : minutes}"
      />
    </label>
    <label>
      Least loads of the version at each step
      <input
        name="loads"
        type="number"
        min="20"
        max="1000000"
        required
        value="${loads === '' ? '200' : loads}"
      />
    </label>`;
}

/** The choices of an action; sending them shows who would get what, and changes nothing. */
export function choiceForm(
  remote: string,
  action: RolloutAction,
  fields: ActionFields,
  choices: Choices,
): Markup {
  const { version, share, providers } = fields;
  const asks = (choice: RolloutAction['choices'][number]) => action.choices.includes(choice);
  return html`<form
    method="get"
    action="/operations/rollouts/${remote}/${action.name}"
    class="card"
  >
    ${
      asks('version')
        ? html`<label>
            Which version?
            <select name="version">
              ${choices.versions.map(
                (entry) => html`<option ${entry === version ? 'selected' : ''}>${entry}</option>`,
              )}
            </select>
          </label>`
        : ''
    }
    ${
      asks('share')
        ? html`<label>
            How many per cent of the customers?
            <input
              name="share"
              type="number"
              min="0"
              max="100"
              step="any"
              inputmode="decimal"
              required
              value="${share === '' ? choices.share : share}"
            />
          </label>`
        : ''
    }
    ${asks('plan') ? planChoice(fields) : ''}
    ${asks('providers') ? providerChoice(providers, choices.providers) : ''}
    <button class="button">Show what happens</button>
  </form>`;
}
