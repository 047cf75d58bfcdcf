import { inlineHash } from '@portal/storage/inlineHash';
import { escapeHtml } from '../html/escapeHtml.ts';
import type { EmbeddedSheet } from './readPublished.ts';

export interface EmbeddedStyles {
  /** Style sheets that stand in the document, by the addresses under which the code looks for them. */
  styles: string;
  styleHashes: readonly string[];
}

/** Sheets as elements of a document, and their hashes for its policy. */
export function embeddedStyles(sheets: readonly EmbeddedSheet[], origin: string): EmbeddedStyles {
  return {
    styles: sheets
      .map(({ path, css }) => {
        const href = new URL(path, origin).href;
        return `<style data-href="${escapeHtml(href)}">${css}</style>\n`;
      })
      .join(''),
    styleHashes: sheets.map(({ css }) => inlineHash(css)),
  };
}
