import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { SetupValues } from './setupValuesSchema.ts';

/** One value that is another one; what is not there is null. */
export const setupDifferenceSchema = v.object({
  section: v.string(),
  /** In a section of records the provider's own id. */
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});
export type SetupDifference = v.InferOutput<typeof setupDifferenceSchema>;

/** Every value of `after` that is another one than before, in the order of the sections (SET-20). Pure. */
export function changesBetween(before: SetupValues, after: SetupValues): SetupDifference[] {
  const earlier = new Map<string, Record<string, unknown>>(Object.entries(before));
  return Object.entries(after).flatMap(([section, fields]) => {
    const old = earlier.get(section) ?? {};
    const now: Record<string, unknown> = { ...fields };
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
      const difference = { section, field, before: old[field] ?? null, after: now[field] ?? null };
      return isDeepStrictEqual(difference.before, difference.after) ? [] : [difference];
    });
  });
}
