import Papa from 'papaparse';
import { separatorOf } from './separatorOf.ts';
import { unreadableCsv } from './unreadableCsv.ts';

/** A line of a file. */
export interface CsvRow {
  /** The row of a spreadsheet: 1 is the header. */
  n: number;
  cells: string[];
}

export interface CsvFile {
  /** Every column has a name, and no two the same. */
  columns: string[];
  /** Without those that are empty. */
  rows: CsvRow[];
}

/**
 * Reads a file with a header line (SET-23); a field in quotes may hold separators, quotes and line breaks. Cells of a short
 * line are empty, those behind the last column are left out, and spaces around all of them; so is the apostrophe before what
 * would be a formula, with which `writeCsv` and spreadsheets write a phone (C-820).
 * @throws ApiError 422 `CSV` for a quote that does not end
 */
export function readCsv(text: string): CsvFile {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(lines, {
    delimiter: separatorOf(lines),
    newline: '\n',
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined)
    throw unreadableCsv('quote', `A quote does not end in row ${(broken.row ?? 0) + 1}.`);
  const [header = [], ...rows] = data;
  const columns = namesOf(header);
  const found = rows.map((cells, index) => ({
    n: index + 2,
    cells: columns.map((_, place) => plainCell(cells[place] ?? '')),
  }));
  return { columns, rows: found.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}

const plainCell = (cell: string) => cell.replace(/^'(?=[=+\-@\t\n])/, '').trim();

function namesOf(header: readonly string[]): string[] {
  const names: string[] = [];
  for (const [place, cell] of header.entries()) {
    const name = cell.trim() === '' ? `Coluna ${place + 1}` : cell.trim();
    let unique = name;
    for (let count = 2; names.includes(unique); count += 1) unique = `${name} (${count})`;
    names.push(unique);
  }
  return names;
}
