import type { ImportMapping } from '../../../platform/database/jsonColumns.ts';

/** What a line says, by field; nothing where its cell is empty. */
export type LineValues = Readonly<Partial<Record<string, string>>>;

export function valuesOf(mapping: ImportMapping, cells: readonly string[]): LineValues {
  const values: Partial<Record<string, string>> = {};
  for (const [field, place] of Object.entries(mapping)) {
    const cell = cells[place] ?? '';
    if (cell !== '') values[field] = cell;
  }
  return values;
}
