import type { ItemFormField } from '@portal/domain/items/isItemFormValid';
import { renderTemplate } from '@portal/domain/items/renderTemplate';
import { shownItemValues } from '@portal/domain/items/shownItemValues';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { writeStored } from '../writeStored.ts';
import type { Item } from './item.ts';
import { readLocalItems } from './readLocalItems.ts';

/** Of the provider's configuration. */
interface Naming {
  readonly itemFields: readonly ItemFormField[];
  readonly itemTitleTemplate: string;
  readonly itemSubtitleTemplate: string;
}

/**
 * Adds an item of these field values and answers it. Its id is `int` and a number (ITM-24, C-27). An age in its title is
 * that of `today`, the day on which it is added.
 */
export function addLocalItem(
  storage: Storage,
  key: string,
  specs: Record<string, string>,
  { itemFields, itemTitleTemplate, itemSubtitleTemplate }: Naming,
  today: IsoDate,
): Item {
  const items = readLocalItems(storage, key);
  const last = Math.max(0, ...items.map(({ id }) => Number(id.slice('int'.length)) || 0));
  const shown = shownItemValues(itemFields, specs, today);
  const item: Item = {
    id: `int${last + 1}`,
    fo_id: null,
    title: renderTemplate(itemTitleTemplate, shown),
    subtitle: renderTemplate(itemSubtitleTemplate, shown),
    photo: null,
    image: null,
    read_specs: [],
    edit_specs: [],
    specs,
  };
  writeStored(storage, key, [...items, item]);
  return item;
}
