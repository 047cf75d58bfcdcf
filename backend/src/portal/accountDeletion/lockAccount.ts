import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/**
 * Locks an account that is about to be deleted, so that whoever stores something of it at the same time is waited for, or
 * finds it deleted (`holdAccount`).
 * @throws ApiError 409 where it is gone already (PRO-16)
 */
export async function lockAccount(transaction: Transaction, clientId: string): Promise<void> {
  const locked = await transaction
    .selectFrom('clients')
    .select('id')
    .where('id', '=', clientId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new ApiError(409, texts.accountErased);
}
