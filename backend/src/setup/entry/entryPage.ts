import { html } from 'hono/html';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';
import { problemText } from './problemText.ts';

/** The way in for whoever was here before: contact, then code (SET-03). */
export function entryPage(provider: string, typed = '', problem?: string): Markup {
  const { heading, lead, label, send } = texts.entry;
  return setupLayout(
    heading(provider),
    html`<h1>${heading(provider)}</h1>
      <p>${lead}</p>
      <form method="post" action="/setup/entry">
        ${problemText(problem)}
        <label
          >${label}
          <input
            name="contact"
            autocomplete="username"
            required
            maxlength="255"
            value="${typed}"
            ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="problema"`}
        /></label>
        <button>${send}</button>
      </form>`,
  );
}
