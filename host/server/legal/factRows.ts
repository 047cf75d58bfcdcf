import { escapeHtml } from '../html/escapeHtml.ts';

/** Rows of a name and what it is; what is empty is left out. */
export function factRows(facts: readonly (readonly [string, string | undefined])[]): string {
  const rows = facts.flatMap(([label, value]) =>
    value ? [`<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  );
  return `<dl class="lg-facts">${rows.join('')}</dl>`;
}
