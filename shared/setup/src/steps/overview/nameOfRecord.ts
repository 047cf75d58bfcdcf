import * as v from 'valibot';

const namedSchema = v.object({ name: v.string() });

/** The name of a record of the draft as it is now, or as it was when it goes; undefined for what has none. */
export function nameOfRecord(change: { before: unknown; after: unknown }): string | undefined {
  for (const value of [change.after, change.before]) {
    const read = v.safeParse(namedSchema, value);
    if (read.success) return read.output.name;
  }
  return undefined;
}
