import { html } from 'hono/html';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';
import { problemText } from './problemText.ts';

/** What a link opens: nothing has happened yet, and a button goes on (SET-03). */
export function linkPage(provider: string, contact: string, problem?: string): Markup {
  const { heading, lead, continue: goOn } = texts.link;
  return setupLayout(
    heading(provider),
    html`<h1>${heading(provider)}</h1>
      ${problemText(problem)}
      <p>${lead(maskContact(contact))}</p>
      <form method="post"><button>${goOn}</button></form>`,
  );
}
