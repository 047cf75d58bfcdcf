import { html } from 'hono/html';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';
import { problemText } from './problemText.ts';

/** Where a code is written, and where another one is asked for. */
export interface CodeForm {
  /** As it is shown: whole to whoever typed it, masked by a link. */
  contact: string;
  action: string;
  againAction: string;
  /** What goes along in both forms. */
  hidden?: string;
}

/** Why something was not taken: the code, or the wish for another one. */
export interface CodeProblem {
  code?: string;
  again?: string;
}

/** Asks for the code that was sent (C-93). */
export function codePage(
  { contact, action, againAction, hidden }: CodeForm,
  { code: problem, again: wait }: CodeProblem = {},
): Markup {
  const { heading, lead, label, enter, again } = texts.code;
  const along =
    hidden === undefined ? '' : html`<input type="hidden" name="contact" value="${hidden}" />`;
  return setupLayout(
    heading,
    html`<h1>${heading}</h1>
      <p>${lead(contact)}</p>
      <form method="post" action="${action}">
        ${along} ${problemText(problem)}
        <label
          >${label}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
            maxlength="10"
            ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="problema"`}
        /></label>
        <button>${enter}</button>
      </form>
      <form method="post" action="${againAction}">
        ${along} ${problemText(wait)}<button class="plain">${again}</button>
      </form>`,
  );
}
