import { sql, type RawBuilder } from 'kysely';

/**
 * The position of what is new in a catalogue, as part of a statement: behind everything where the provider gave an order,
 * else that of all the others, which stand by their names (SET-15).
 */
export function lastPosition(
  table: 'catalogueServices' | 'experts',
  companyId: string,
): RawBuilder<number> {
  return sql<number>`(select coalesce(nullif(greatest(max(position), 0), 0) + 1, 0)
    from ${sql.table(table)} where company_id = ${companyId} and active)`;
}
