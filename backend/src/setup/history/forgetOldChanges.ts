import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';

/** Forgets what was changed 24 months ago (SET-22); the database lets nothing else of it go. */
export async function forgetOldChanges({ database }: Pick<Backend, 'database'>): Promise<void> {
  await database
    .deleteFrom('providerChanges')
    .where('at', '<', sql<Date>`portal_now() - interval '24 months'`)
    .execute();
}
