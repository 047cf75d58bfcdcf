import type { ImportMapping } from '../../platform/database/jsonColumns.ts';

/** More would be another table. */
const MOST_VALUES = 4;

/** What is not said of a line as long as something else is: nobody knows people by it. */
const CODES = ['external_id', 'customer_external_id'];

/**
 * What tells a line from the others: what it says by the mapping, in the order of the fields, without codes; of a line that
 * says nothing else, its first values.
 */
export function aboutLine(
  fields: readonly string[],
  mapping: ImportMapping,
  cells: readonly string[],
): string {
  const said = fields
    .filter((field) => !CODES.includes(field))
    .map((field) => cells[mapping[field] ?? -1] ?? '');
  const shown = said.some((value) => value !== '') ? said : cells;
  return shown
    .filter((value) => value !== '')
    .slice(0, MOST_VALUES)
    .join(', ');
}
