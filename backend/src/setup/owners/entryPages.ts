import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { html } from 'hono/html';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';
import type { Owner } from './requireOwner.ts';

const problemText = (problem: string | undefined, id: string) =>
  problem === undefined ? '' : html`<p class="wrong" role="alert" id="${id}">${problem}</p>`;

/** What a link opens: nothing has happened yet, and a button goes on (SET-03). */
export function linkPage(provider: string, contact: string, problem?: string): Markup {
  const { heading, lead, continue: goOn } = texts.link;
  return setupLayout(
    heading(provider),
    html`<h1>${heading(provider)}</h1>
      ${problemText(problem, 'problema')}
      <p>${lead(maskContact(contact))}</p>
      <form method="post"><button>${goOn}</button></form>`,
  );
}

/** What a link shows that opens nothing any more, or never did. */
export function gonePage(): Markup {
  return setupLayout(
    texts.gone.heading,
    html`<h1>${texts.gone.heading}</h1>
      <p>${texts.gone.body}</p>
      <p>${texts.gone.enter} <a href="/setup">${texts.enter}</a></p>`,
  );
}

/** Where a code is written, and where another one is asked for. */
export interface CodeForm {
  /** As it is shown: whole to whoever typed it, masked by a link. */
  contact: string;
  action: string;
  againAction: string;
  /** What goes along in both forms. */
  hidden?: string;
}

/** Asks for the code that was sent (C-93). */
export function codePage({ contact, action, againAction, hidden }: CodeForm, problem?: string) {
  const { heading, lead, label, enter, again } = texts.code;
  const along =
    hidden === undefined ? '' : html`<input type="hidden" name="contact" value="${hidden}" />`;
  return setupLayout(
    heading,
    html`<h1>${heading}</h1>
      <p>${lead(contact)}</p>
      <form method="post" action="${action}">
        ${along} ${problemText(problem, 'problema')}
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
        ${along}<button class="plain">${again}</button>
      </form>`,
  );
}

/** The way in for whoever was here before: contact, then code (SET-03). */
export function entryPage(provider: string, typed = '', problem?: string): Markup {
  const { heading, lead, label, send } = texts.entry;
  return setupLayout(
    heading(provider),
    html`<h1>${heading(provider)}</h1>
      <p>${lead}</p>
      <form method="post" action="/setup/entry">
        ${problemText(problem, 'problema')}
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

/** What an owner who came in sees first. */
export function homePage({ company, contact }: Owner): Markup {
  return setupLayout(
    company.name,
    html`<h1>${company.name}</h1>
      <p>${texts.entered(contact)} ${company.draftSince === null ? '' : texts.draft}</p>
      <p><a class="button" href="${SETUP_PAGES.overview}">${texts.goOn}</a></p>
      <form method="post" action="/setup/logout">
        <button class="plain">${texts.logout}</button>
      </form>`,
  );
}
