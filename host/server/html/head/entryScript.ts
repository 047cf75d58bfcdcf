import { escapeHtml } from '../escapeHtml.ts';
import type { Resource } from '../planPage.ts';

/**
 * The element that runs the shell, once the document has ended.
 * @param when `async`: as soon as its code is there. What it reads of the document must stand before it
 */
export function entryScript({ href, integrity }: Resource, when?: 'async'): string {
  const proof = integrity ? ` integrity="${integrity}" crossorigin` : '';
  const async = when === undefined ? '' : ' async';
  return `<script type="module"${async} data-shell src="${escapeHtml(href)}"${proof}></script>\n`;
}
