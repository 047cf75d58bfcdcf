import type { Item } from '@portal/api/items/item';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { itemOnWire } from '../items/itemOnWire.ts';

/** The items that works and appointments are about, as cards show them, also after the customer removed them. */
export async function loadSubjectItems(
  backend: Pick<Backend, 'database' | 'media' | 'clock'>,
  company: Company,
  ids: readonly (string | null)[],
): Promise<Map<string, Item>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await backend.database
    .selectFrom('items')
    .selectAll()
    .where('companyId', '=', company.id)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, itemOnWire(backend, company, row)]));
}
