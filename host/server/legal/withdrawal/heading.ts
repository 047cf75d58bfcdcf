import { escapeHtml } from '../../html/escapeHtml.ts';

/** What a page is about. */
export function heading(title: string, lead: string): string {
  return `<div class="lg-heading"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></div>`;
}
