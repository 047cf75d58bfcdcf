import type { Item } from '@portal/api/item';
import { and, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/tables.ts';
import { itemOnWire } from '../items/itemView.ts';
import { items } from '../items/tables.ts';

/** The items that works and appointments are about, as cards show them, also after the customer removed them. */
export async function loadSubjectItems(
  backend: Pick<Backend, 'database' | 'media' | 'clock'>,
  company: Company,
  ids: readonly (string | null)[],
): Promise<Map<string, Item>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await backend.database
    .select()
    .from(items)
    .where(and(eq(items.companyId, company.id), inArray(items.id, wanted)));
  return new Map(rows.map((row) => [row.id, itemOnWire(backend, company, row)]));
}
