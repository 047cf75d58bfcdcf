import { sql, type RawBuilder } from 'kysely';

/** For how long after a record nothing of its personal part is erased, whatever the provider set (C-312). */
export const leastKept = sql`interval '6 months'`;

/**
 * When the personal part of a record goes: the provider's months after the end of its work, or of the account where that
 * comes first, and half a year after the record at the earliest (D-05, C-308, C-312). Null while nothing has ended. Of a
 * query with the tables `record`, `work` and, joined where there are any, `settings` of budgets.
 * @param deletedAt when the account is deleted
 * @param monthsTold those that the customer of a deleted account was told: more that the provider sets later are not theirs
 */
export function evidenceKeptUntil(
  deletedAt: RawBuilder<unknown>,
  monthsTold: RawBuilder<unknown>,
): RawBuilder<Date | null> {
  const ended = sql`least(coalesce(work.completed_at, work.cancelled_at), ${deletedAt})`;
  return sql`case when ${ended} is not null then greatest(record.at + ${leastKept},
    ${ended} + make_interval(months => least(coalesce(settings.evidence_months, 36), ${monthsTold}))) end`;
}
