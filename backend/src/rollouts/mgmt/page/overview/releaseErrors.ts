import type { ReleaseHealth } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { codeLink } from '../codes/codeLink.ts';
import type { Markup } from '../layout.ts';

const views = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

/**
 * What the errors of a version said and where, to be unfolded; nothing when there were none.
 * @param id by which the page knows it again, so that it stays unfolded
 */
export function releaseErrors(health: ReleaseHealth | undefined, id: string): Markup | string {
  if (health === undefined || health.errors.length === 0) return '';
  return html`<details id="${id}">
    <summary>What errors said</summary>
    ${health.errors.map(
      ({ code, message, stack, pages }) =>
        html`<p class="quiet">${codeLink(code)} on ${views(pages)}: ${message}</p>
          ${stack === '' ? '' : html`<pre>${stack}</pre>`}`,
    )}
  </details>`;
}
