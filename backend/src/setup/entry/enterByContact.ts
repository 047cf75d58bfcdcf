import { CODE_INVALID } from '@portal/domain/access/isVerificationCode';
import { takeCode } from '../../accounts/contacts/codes.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnerByContact } from '../owners/findOwnerByContact.ts';
import { openOwnerSession } from '../owners/ownerSession.ts';

/** What somebody shows to come in. */
export interface SetupEntry {
  companyId: string;
  contact: string;
  code: string;
  /** Where the request came from. */
  address: string;
}

/**
 * Comes in again with contact and code (SET-03).
 * @returns the token of the session
 * @throws ApiError 400 for a wrong code and for a contact of nobody alike
 */
export async function enterByContact(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  entry: SetupEntry,
): Promise<string> {
  const { companyId, contact } = entry;
  await takeCode({ database, clock }, { ...entry, userId: null, purpose: 'setup' });
  return inTransaction(database, async (transaction) => {
    const owner = await findOwnerByContact(transaction, companyId, contact);
    if (owner === undefined) throw new ApiError(400, CODE_INVALID, { code: 2 });
    return openOwnerSession(transaction, { id: owner.id, companyId }, clock.now());
  });
}
