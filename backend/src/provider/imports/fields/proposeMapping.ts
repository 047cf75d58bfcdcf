import type { ImportMapping } from '../../../platform/database/jsonColumns.ts';
import type { ImportField } from './importField.ts';
import { plainName } from './plainName.ts';

/**
 * Which column probably holds which field, by the names of the columns: the field's own first, then those that it has
 * elsewhere, in their order. No column holds two fields (SET-23).
 */
export function proposeMapping(
  fields: readonly ImportField[],
  columns: readonly string[],
): ImportMapping {
  const places = new Map<string, number>();
  for (const [place, column] of columns.entries()) {
    const name = plainName(column);
    if (!places.has(name)) places.set(name, place);
  }
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  const take = (field: string, names: readonly string[]) => {
    if (mapping[field] !== undefined) return;
    const place = names
      .map((name) => places.get(plainName(name)))
      .find((found) => found !== undefined && !taken.has(found));
    if (place === undefined) return;
    mapping[field] = place;
    taken.add(place);
  };
  for (const { name } of fields) take(name, [name]);
  for (const { name, columnNames } of fields) take(name, columnNames);
  return mapping;
}
