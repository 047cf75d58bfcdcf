import { html } from 'hono/html';
import type { Trouble } from '../../../trouble/trouble.ts';
import type { Markup } from '../layout.ts';
import { agoTimeText, timeText } from '../times.ts';

/** So many are shown at once; the others are unfolded. */
const SHOWN = 8;

function item({ id, level, what, since, whom, next }: Trouble, now: Date): Markup {
  return html`<li id="trouble-${id}" class="trouble ${level}">
    <div>
      <p class="what"><span class="level">${level === 'bad' ? 'Wrong' : 'Look'}</span> ${what}</p>
      <p class="quiet">Since ${timeText(since)}, ${agoTimeText(since, now)}. ${whom}</p>
    </div>
    <p class="actions">
      ${next.map(
        ({ text, path }, index) =>
          html`<a class="button ${index === 0 ? 'strong' : ''}" href="${path}">${text}</a>`,
      )}
    </p>
  </li>`;
}

/** What wants somebody, before anything else: what, since when, whom it concerns and what to do; or that nothing does. */
export function troubleSection(troubles: readonly Trouble[], now: Date): Markup {
  if (troubles.length === 0) return html`<p id="trouble" class="calm">Nothing is wrong.</p>`;
  const rest = troubles.slice(SHOWN);
  return html`<section id="trouble" aria-labelledby="trouble-title">
    <h2 id="trouble-title">
      ${troubles.length === 1 ? 'One thing wants you' : `${troubles.length} things want you`}
    </h2>
    <ul class="plain">
      ${troubles.slice(0, SHOWN).map((trouble) => item(trouble, now))}
    </ul>
    ${
      rest.length === 0
        ? ''
        : html`<details id="trouble-more">
            <summary>${rest.length} more</summary>
            <ul class="plain">
              ${rest.map((trouble) => item(trouble, now))}
            </ul>
          </details>`
    }
  </section>`;
}
