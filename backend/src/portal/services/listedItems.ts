import type { Item } from '@portal/api/items/item';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { itemOnWire, type ShownItem } from '../items/itemOnWire.ts';

/** The items of listed rows by id, each made up once. */
export function listedItems(
  backend: Pick<Backend, 'media' | 'clock'>,
  company: Company,
  rows: readonly { item: ShownItem | null }[],
): Map<string, Item> {
  const items = new Map<string, Item>();
  for (const { item } of rows)
    if (item !== null && !items.has(item.id))
      items.set(item.id, itemOnWire(backend, company, item));
  return items;
}
