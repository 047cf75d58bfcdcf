import Papa from 'papaparse';

/** How a formula begins. The library's own pattern forgets cells of several lines. */
const formula = /^[=+\-@\t\r]/;

/**
 * A file that spreadsheets in Portugal open as it is: UTF-8 with a byte order mark, `;`. A cell that would be a formula there
 * begins with an apostrophe instead (SET-24).
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [[...columns], ...rows.map((cells) => [...cells])];
  return `\uFEFF${Papa.unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}\r\n`;
}
