import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** How often a gateway is asked for the list of an account, which is rate limited. */
export const TURN_MILLISECONDS = 15 * 60_000;
/** A reference lives 31 days at most; money may come a while after. */
export const LONGEST_MILLISECONDS = 62 * 86_400_000;

/** A provider's account at a gateway, of which money may still come. */
export type ReceivingAccount = Pick<Selectable<Schema['paymentCursors']>, 'companyId' | 'gateway'>;

type Tools = Pick<Backend, 'database' | 'clock'>;

/** The accounts whose turn it is, the longest unread first; a new one was never read. */
export async function dueAccounts({ database, clock }: Tools): Promise<ReceivingAccount[]> {
  const now = clock.now().getTime();
  const { rows } = await sql<ReceivingAccount>`
    with known as (
      select distinct company_id, gateway from payment_attempts
      where state <> 'PAYED' and created_at > ${new Date(now - LONGEST_MILLISECONDS)})
    select company_id, gateway from known left join payment_cursors cursor using (company_id, gateway)
    where cursor.taken_at is null or cursor.taken_at <= ${new Date(now - TURN_MILLISECONDS)}
    order by cursor.taken_at nulls first, company_id, gateway`.execute(database);
  return rows;
}

/** Takes an account's turn. @returns when it was taken; undefined where another process did so meanwhile */
export async function takeTurn(
  { database, clock }: Tools,
  { companyId, gateway }: ReceivingAccount,
): Promise<Date | undefined> {
  const takenAt = clock.now();
  const taken = await database
    .insertInto('paymentCursors')
    .values({ companyId, gateway, takenAt })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'gateway'])
        .doUpdateSet({ takenAt })
        .where('paymentCursors.takenAt', '<=', new Date(takenAt.getTime() - TURN_MILLISECONDS)),
    )
    .returning('companyId')
    .executeTakeFirst();
  return taken && takenAt;
}
