import { html } from 'hono/html';
import { firstPage } from './firstPage.ts';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';
import type { Owner } from '../owners/requireOwner.ts';

/** What an owner who came in sees first. */
export function homePage({ company, contact }: Owner): Markup {
  return setupLayout(
    company.name,
    html`<h1>${company.name}</h1>
      <p>${texts.entered(contact)} ${company.draftSince === null ? '' : texts.draft}</p>
      <p><a class="button" href="${firstPage(company)}">${texts.goOn}</a></p>
      <form method="post" action="/setup/logout">
        <button class="plain">${texts.logout}</button>
      </form>`,
  );
}
