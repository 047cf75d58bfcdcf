import type { ReleaseHealth } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import type { Markup } from './layout.ts';

const views = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

/** What the errors of a version said and where, to be unfolded; nothing when there were none. */
export function releaseErrors(health: ReleaseHealth | undefined): Markup | string {
  if (health === undefined || health.errors.length === 0) return '';
  return html`<details>
    <summary>What errors said</summary>
    ${health.errors.map(
      ({ code, message, stack, pages }) =>
        html`<p class="quiet">${code} on ${views(pages)}: ${message}</p>
          ${stack === '' ? '' : html`<pre>${stack}</pre>`}`,
    )}
  </details>`;
}
