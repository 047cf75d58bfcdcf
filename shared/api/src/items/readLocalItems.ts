import { itemSchema, type Item } from './item.ts';
import { readStored } from '../readStored.ts';
import { writeStored } from '../writeStored.ts';
import { renderTemplate } from '@portal/domain/items/renderTemplate';
import * as v from 'valibot';

const itemsSchema = v.array(itemSchema);

/** The items of a lite visit, kept on this device only (LITE-06, C-102). `key` is the visit's `itemsKey`. */
export function readLocalItems(storage: Storage, key: string): Item[] {
  return readStored(storage, key, itemsSchema) ?? [];
}

/** Of the provider's configuration. */
interface Titles {
  readonly itemTitleTemplate: string;
  readonly itemSubtitleTemplate: string;
}

/** Adds an item of these field values and answers it. Its id is `int` and a number (ITM-24, C-27). */
export function addLocalItem(
  storage: Storage,
  key: string,
  specs: Record<string, string>,
  { itemTitleTemplate, itemSubtitleTemplate }: Titles,
): Item {
  const items = readLocalItems(storage, key);
  const last = Math.max(0, ...items.map(({ id }) => Number(id.slice('int'.length)) || 0));
  const item: Item = {
    id: `int${last + 1}`,
    fo_id: null,
    title: renderTemplate(itemTitleTemplate, specs),
    subtitle: renderTemplate(itemSubtitleTemplate, specs),
    photo: null,
    image: null,
    read_specs: [],
    edit_specs: [],
    specs,
  };
  writeStored(storage, key, [...items, item]);
  return item;
}

export function removeLocalItem(storage: Storage, key: string, id: string): void {
  writeStored(
    storage,
    key,
    readLocalItems(storage, key).filter((item) => item.id !== id),
  );
}
