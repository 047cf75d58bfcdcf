import { html } from 'hono/html';
import { setupLayout, type Markup } from '../page/setupLayout.ts';
import { texts } from '../texts.ts';

/** What a link shows that opens nothing any more, or never did. */
export function gonePage(): Markup {
  return setupLayout(
    texts.gone.heading,
    html`<h1>${texts.gone.heading}</h1>
      <p>${texts.gone.body}</p>
      <p>${texts.gone.enter} <a href="/setup">${texts.enter}</a></p>`,
  );
}
