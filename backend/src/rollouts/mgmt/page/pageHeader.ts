import { html } from 'hono/html';
import type { Markup } from './layout.ts';
import type { Operator } from './operatorSession.ts';

/** A page, as the head of another one leads to it. */
interface PageLink {
  text: string;
  href: string;
}

const ROLLOUTS: PageLink = { text: 'Rollouts', href: '/operations/rollouts' };
export const PROVIDERS: PageLink = { text: 'Providers', href: '/operations/providers' };
export const QUEUES: PageLink = { text: 'Queues', href: '/operations/queues' };

function links(name: string, pages: readonly PageLink[]): Markup {
  return html`<nav aria-label="${name}">
    ${pages.map(({ text, href }, index) => html`${index === 0 ? '' : ' / '}<a href="${href}">${text}</a>`)}
  </nav>`;
}

/**
 * The head of a page: where one is, who one is, and the way out.
 * @param title undefined for the rollouts, which lead to the other pages
 * @param above the pages that it is below
 */
export function pageHeader(
  { name }: Operator,
  title?: string,
  above: readonly PageLink[] = [],
): Markup {
  return html`<header class="bar">
    <div>
      ${title === undefined ? links('Pages', [PROVIDERS, QUEUES]) : links('Path', [ROLLOUTS, ...above])}
      <h1>${title ?? ROLLOUTS.text}</h1>
    </div>
    <form method="post" action="/operations/logout" class="inline">
      <span class="quiet">${name}</span> <button class="button">Log out</button>
    </form>
  </header>`;
}
