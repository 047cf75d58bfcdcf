import { readStored } from '@portal/api/readStored';
import { writeStored } from '@portal/api/writeStored';
import * as v from 'valibot';

const KEY = 'portal.passkeys';
const idsSchema = v.array(v.string());

function read(): readonly string[] {
  return readStored(localStorage, KEY, idsSchema) ?? [];
}

/**
 * The passkeys that were made with this browser at this address, by their credential ids. It stays when a session ends: it
 * is what login is offered by (ACC-11), says nothing of whom they belong to, and opens nothing.
 */
export const ownPasskeys = {
  any: (): boolean => read().length > 0,
  add: (id: string): void => writeStored(localStorage, KEY, [...new Set([...read(), id])]),
  remove: (id: string): void =>
    writeStored(
      localStorage,
      KEY,
      read().filter((known) => known !== id),
    ),
};
