import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/**
 * Locks an account that is about to be deleted, so that whoever stores something of it at the same time is waited for, or
 * finds it deleted (`holdAccount`), and its person: of two last accounts that are deleted at once each sees what became of the
 * other, and the login goes with the last (ACC-17).
 * @throws ApiError 409 where it is gone already (PRO-16)
 */
export async function lockAccount(
  transaction: Transaction,
  { client, user }: Pick<Customer, 'client' | 'user'>,
): Promise<void> {
  const locked = await transaction
    .selectFrom('clients')
    .select('id')
    .where('id', '=', client.id)
    .where('deletedAt', 'is', null)
    // A login that is under way waits here already, before it has anything of the person.
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new ApiError(409, texts.accountErased);
  // A new account refers to the person: a weaker lock would let it in.
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .forUpdate()
    .execute();
}
