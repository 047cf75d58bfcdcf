import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ItemSpecs } from '../../../platform/database/jsonColumns.ts';
import type { LineValues } from '../fields/valuesOf.ts';

/** An item as a line may be about it. */
export interface KnownItem {
  id: string;
  clientId: string;
  specs: ItemSpecs;
  externalId: string | null;
}

/** Items of the customers whom lines are about, and those that lines name by their code. */
export class KnownItems {
  readonly #byOwner = new Map<string, KnownItem[]>();
  readonly #byExternalId = new Map<string, KnownItem>();

  constructor(items: readonly KnownItem[]) {
    for (const item of items) this.add(item);
  }

  add(item: KnownItem): void {
    this.#byOwner.set(item.clientId, [...this.of(item.clientId), item]);
    if (item.externalId !== null) this.#byExternalId.set(item.externalId, item);
  }

  of(clientId: string): readonly KnownItem[] {
    return this.#byOwner.get(clientId) ?? [];
  }

  withExternalId(externalId: string): KnownItem | undefined {
    return this.#byExternalId.get(externalId);
  }
}

/** @param isHeld true where they must stay as they are until the transaction ends */
export async function loadKnownItems(
  database: Database,
  companyId: string,
  lines: readonly LineValues[],
  clientIds: readonly string[],
  isHeld: boolean,
): Promise<KnownItems> {
  const externalIds = lines.flatMap(({ external_id: id }) => id ?? []);
  const { rows } = await sql<KnownItem>`
    select item.id, item.client_id, item.specs, known.external_id
    from items item left join external_ids known
      on known.record_id = item.id and known.kind = 'items' and known.company_id = item.company_id
    where item.company_id = ${companyId} and item.removed_at is null
      and (item.client_id = any(${clientIds}::text[]) or known.external_id = any(${externalIds}::text[]))
    order by item.created_at, item.id
    ${isHeld ? sql`for update of item` : sql``}`.execute(database);
  return new KnownItems(rows);
}
