import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import { CUSTOMER_STATE_PREFIX } from '@portal/contract/customerStatePrefix';
import { atom } from 'jotai';
import type * as v from 'valibot';

/**
 * State of the interface that lasts until the session ends (SHL-71) or the tab is closed; without storage, until it is
 * reloaded.
 */
export function sessionAtom<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
) {
  const key = CUSTOMER_STATE_PREFIX + name;
  const chosen = atom<{ value: Value } | null>(null);
  return atom(
    (get) => get(chosen)?.value ?? readStored(sessionStorage, key, schema) ?? initial,
    (_get, set, value: Value) => {
      set(chosen, { value });
      writeStored(sessionStorage, key, value);
    },
  );
}
