import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import { actionPath } from '../../../trouble/trouble.ts';
import { canRollBack } from '../../policy/canRollBack.ts';
import type { Markup } from '../layout.ts';

/** The way back from a version; nothing where there is none. */
export function rollBackLink(overview: RemoteOverview, version: string): Markup | string {
  const { remote } = overview;
  if (!canRollBack(overview, version)) return '';
  return html`<a
    class="button"
    href="${actionPath(remote, 'rollback', { version })}"
    aria-label="Roll back ${remote} ${version}"
    >Roll back</a
  >`;
}
