import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';

/**
 * Ends an owner's sessions at once, and with `isOwnerToo` that they are one: then only another link lets them in (SET-04),
 * and one that is open already opens nothing any more.
 * @param by who does it, for the record
 * @throws ApiError 404 for an unknown provider and for an owner of none or of another one
 */
export async function endOwner(
  backend: Pick<Backend, 'database' | 'clock' | 'log'>,
  domain: string,
  { id, isOwnerToo, by }: { id: string; isOwnerToo: boolean; by: string },
): Promise<void> {
  const company = await findOwnCompany(backend.database, domain);
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    const running = transaction
      .selectFrom('owners')
      .select('contact')
      .where('companyId', '=', company.id)
      .where('id', '=', id)
      .where('endedAt', 'is', null);
    const known = await running.executeTakeFirst();
    // Before the owner is locked: whoever is just coming in by the link has that first.
    const revoked =
      isOwnerToo && known ? await revokeOpenLinks(transaction, company.id, known, now) : 0;
    const owner = await running.forUpdate().executeTakeFirst();
    if (owner === undefined) throw new ApiError(404, `${domain} has no owner ${id}.`);
    if (isOwnerToo)
      await transaction.updateTable('owners').set({ endedAt: now }).where('id', '=', id).execute();
    await transaction
      .updateTable('ownerSessions')
      .set({ endedAt: now })
      .where('ownerId', '=', id)
      .where('endedAt', 'is', null)
      .execute();
    const what = isOwnerToo ? 'ended an owner' : 'ended the sessions of an owner';
    const within = { ...backend, database: transaction };
    const subject = `${domain}: ${maskContact(owner.contact)}`;
    await noteAction(within, by, what, subject);
    if (revoked > 0) await noteAction(within, by, 'revoked a set-up link', subject);
  });
}

/** @returns how many links to the contact were open */
async function revokeOpenLinks(
  transaction: Transaction,
  companyId: string,
  { contact }: { contact: string },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('setupLinks')
    .set({ revokedAt: now })
    .where('companyId', '=', companyId)
    .where('contact', '=', contact)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
