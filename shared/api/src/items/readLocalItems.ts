import { itemSchema, type Item } from './item.ts';
import { readStored } from '../readStored.ts';
import { writeStored } from '../writeStored.ts';
import * as v from 'valibot';

const itemsSchema = v.array(itemSchema);

/** The items of a lite visit, kept on this device only (LITE-06, C-102). `key` is the visit's `itemsKey`. */
export function readLocalItems(storage: Storage, key: string): Item[] {
  return readStored(storage, key, itemsSchema) ?? [];
}

export function removeLocalItem(storage: Storage, key: string, id: string): void {
  writeStored(
    storage,
    key,
    readLocalItems(storage, key).filter((item) => item.id !== id),
  );
}
