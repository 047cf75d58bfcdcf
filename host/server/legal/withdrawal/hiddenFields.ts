import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Statement } from './statement.ts';

/** What was written, for the next step. */
export function hiddenFields(statement: Statement): string {
  return Object.entries(statement)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}
