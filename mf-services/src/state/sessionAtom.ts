import { atom } from 'jotai';
import * as v from 'valibot';

function read<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** State of the interface that lasts until the tab is closed; without storage, until it is reloaded. */
export function sessionAtom<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
) {
  const value = atom<Value>(read(key, schema) ?? initial);
  return atom(
    (get) => get(value),
    (_get, set, next: Value) => {
      set(value, next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser without storage keeps the state in memory only.
      }
    },
  );
}
