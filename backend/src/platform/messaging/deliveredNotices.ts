import type { Database } from '../database/database.ts';

/** A notice from which a term counts, by a name of its own at the provider: `ready:A-…`. */
interface Notice {
  companyId: string;
  notice: string;
}

/** Keeps when a notice was delivered first. */
export async function keepDeliveredNotice(
  database: Database,
  notice: Notice,
  deliveredAt: Date,
): Promise<void> {
  await database
    .insertInto('deliveredNotices')
    .values({ ...notice, deliveredAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a notice told is not so any more: nothing counts from it, nor from messages of it that are still under way. */
export async function forgetDeliveredNotice(
  database: Database,
  { companyId, notice }: Notice,
): Promise<void> {
  await database
    .updateTable('outgoingMessages')
    .set({ notice: null })
    .where('companyId', '=', companyId)
    .where('notice', '=', notice)
    .execute();
  await database
    .deleteFrom('deliveredNotices')
    .where('companyId', '=', companyId)
    .where('notice', '=', notice)
    .execute();
}
