import { html } from 'hono/html';
import type { Markup } from './layout.ts';
import type { Operator } from './operatorSession.ts';

/** The head of a page: where one is, who one is, and the way out. */
export function pageHeader({ name }: Operator, title?: string): Markup {
  return html`<header class="bar">
    <div>
      ${
        title === undefined
          ? ''
          : html`<nav aria-label="Path"><a href="/operations/rollouts">Rollouts</a></nav>`
      }
      <h1>${title ?? 'Rollouts'}</h1>
    </div>
    <form method="post" action="/operations/logout" class="inline">
      <span class="quiet">${name}</span> <button class="button">Log out</button>
    </form>
  </header>`;
}
