import { takeCode } from '../../accounts/contacts/codes.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { newId } from '../../platform/newId.ts';
import type { OpenLink } from '../links/findSetupLink.ts';
import type { SetupEntry } from './enterByContact.ts';
import { findOwnerByContact } from '../owners/findOwnerByContact.ts';
import { openOwnerSession } from '../owners/ownerSession.ts';

/**
 * Uses a link up: whoever has its contact's code is an owner from now on (SET-03).
 * @returns the token of the session; undefined when the link was used or revoked meanwhile
 * @throws ApiError 400 for a wrong code
 */
export async function enterByLink(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  link: OpenLink,
  entry: Omit<SetupEntry, 'contact'>,
): Promise<string | undefined> {
  const { companyId } = entry;
  const { id, channel, contact } = link;
  await takeCode({ database, clock }, { ...entry, contact, userId: null, purpose: 'setup' });
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const used = await transaction
      .updateTable('setupLinks')
      .set({ usedAt: now })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return undefined;
    const owner = { id: newId(), companyId, channel, contact, madeAt: now };
    const ownerId = await findOrMakeOwner(transaction, owner);
    await transaction.updateTable('setupLinks').set({ ownerId }).where('id', '=', id).execute();
    return openOwnerSession(transaction, { id: ownerId, companyId }, now);
  });
}

/** An owner who already is one stays the same. */
async function findOrMakeOwner(
  transaction: Transaction,
  owner: { id: string; companyId: string; channel: 'sms' | 'email'; contact: string; madeAt: Date },
): Promise<string> {
  await transaction
    .insertInto('owners')
    .values(owner)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'contact']).where('endedAt', 'is', null).doNothing(),
    )
    .execute();
  const found = await findOwnerByContact(transaction, owner.companyId, owner.contact);
  if (found === undefined) throw new Error('an owner was ended while becoming one');
  return found.id;
}
