import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Something that an operator did with a provider. */
export type HistoryEntry = Pick<
  Selectable<Schema['mgmtActions']>,
  'at' | 'actor' | 'action' | 'subject'
>;

/** So many are listed. */
const LISTED = 50;

/** What operators did last with a provider, the newest first: a subject begins with the domain (SET-01). */
export function readHistory(database: Database, domain: string): Promise<HistoryEntry[]> {
  return database
    .selectFrom('mgmtActions')
    .select(['at', 'actor', 'action', 'subject'])
    .where(({ or, eb }) =>
      or([
        eb('subject', '=', domain),
        eb('subject', 'like', `${domain}:%`),
        eb('subject', 'like', `${domain},%`),
      ]),
    )
    .orderBy('sequence', 'desc')
    .limit(LISTED)
    .execute();
}
