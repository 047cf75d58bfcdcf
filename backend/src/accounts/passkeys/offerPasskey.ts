import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Company } from '../companies/company.ts';
import type { User } from '../identity/client.ts';
import { hasRoomForPasskey } from './requireRoomForPasskey.ts';

/** How long nothing is offered again, in milliseconds (ACC-09). */
const OFFER_MILLISECONDS = 90 * 86_400_000;

/**
 * Counts a login by code or password, the one of the registration included, and says whether to offer a passkey with it:
 * from the second one on, once in 90 days, to whoever may have another one (ACC-09).
 * @param canMake whether the page could make one: only then the offer counts as made
 */
export async function offerPasskey(
  transaction: Transaction,
  { company, user }: { company: Pick<Company, 'id'>; user: Pick<User, 'id'> },
  canMake: boolean,
  now: Date,
): Promise<boolean> {
  const own = { userId: user.id, companyId: company.id };
  const { logins, offeredAt } = await transaction
    .insertInto('passkeyOffers')
    .values({ ...own, logins: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'companyId'])
        .doUpdateSet({ logins: sql`passkey_offers.logins + 1` }),
    )
    .returning(['logins', 'offeredAt'])
    .executeTakeFirstOrThrow();
  const isDue = offeredAt === null || offeredAt.getTime() <= now.getTime() - OFFER_MILLISECONDS;
  if (!canMake || logins < 2 || !isDue) return false;
  if (!(await hasRoomForPasskey(transaction, user.id))) return false;
  await transaction
    .updateTable('passkeyOffers')
    .set({ offeredAt: now })
    .where((eb) => eb.and(own))
    .execute();
  return true;
}
