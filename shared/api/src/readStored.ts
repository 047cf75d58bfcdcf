import * as v from 'valibot';

/**
 * What a storage of the browser holds as JSON under `key`. Null when it holds nothing, when something else than `schema`
 * says (by a former version of the page, or by hand), and when the browser does not let it be read.
 */
export function readStored<Value>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
