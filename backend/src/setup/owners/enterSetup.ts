import { CODE_INVALID } from '@portal/domain/access/isVerificationCode';
import { takeCode } from '../../accounts/contacts/codes.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import type { OpenLink } from '../links/findSetupLink.ts';
import { openOwnerSession } from './ownerSession.ts';

type Tools = Pick<Backend, 'database' | 'clock'>;

/** What somebody shows to come in. */
interface Entry {
  companyId: string;
  contact: string;
  code: string;
  /** Where the request came from. */
  address: string;
}

/** Whose contact it is at a provider; undefined for nobody's and for one who was ended. */
export function findOwnerByContact(
  database: Database,
  companyId: string,
  contact: string,
): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('owners')
    .select('id')
    .where('companyId', '=', companyId)
    .where('contact', '=', contact)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * Uses a link up: whoever has its contact's code is an owner from now on (SET-03).
 * @returns the token of the session; undefined when the link was used or revoked meanwhile
 * @throws ApiError 400 for a wrong code
 */
export async function enterByLink(
  { database, clock }: Tools,
  link: OpenLink,
  entry: Entry,
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

/** Comes in again with contact and code (SET-03). @returns the token of the session @throws ApiError 400 for a wrong code and a contact of nobody alike */
export async function enterByContact({ database, clock }: Tools, entry: Entry): Promise<string> {
  const { companyId, contact } = entry;
  await takeCode({ database, clock }, { ...entry, userId: null, purpose: 'setup' });
  return inTransaction(database, async (transaction) => {
    const owner = await findOwnerByContact(transaction, companyId, contact);
    if (owner === undefined) throw new ApiError(400, CODE_INVALID, { code: 2 });
    return openOwnerSession(transaction, { id: owner.id, companyId }, clock.now());
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
