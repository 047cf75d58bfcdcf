import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { atom } from 'jotai';
import type * as v from 'valibot';

/** State of the interface that lasts until the tab is closed; without storage, until it is reloaded. */
export function sessionAtom<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
) {
  const value = atom<Value>(readStored(sessionStorage, key, schema) ?? initial);
  return atom(
    (get) => get(value),
    (_get, set, next: Value) => {
      set(value, next);
      writeStored(sessionStorage, key, next);
    },
  );
}
