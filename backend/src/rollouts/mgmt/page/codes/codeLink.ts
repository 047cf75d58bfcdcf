import { FAILURE_CODES } from '@portal/contract/failureCodes';
import { html } from 'hono/html';
import type { Markup } from '../layout.ts';

const known: ReadonlySet<string> = new Set(FAILURE_CODES);

/** A stable code, as a link to what it means and what to do where that is written. */
export function codeLink(code: string): Markup | string {
  return known.has(code) ? html`<a href="/operations/codes/${code}">${code}</a>` : code;
}
