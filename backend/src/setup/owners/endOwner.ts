import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';

/**
 * Ends an owner's sessions at once, and with `isOwnerToo` that they are one: then only another link lets them in (SET-04).
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
    const owner = await transaction
      .selectFrom('owners')
      .select('contact')
      .where('companyId', '=', company.id)
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
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
    await noteAction(within, by, what, `${domain}: ${maskContact(owner.contact)}`);
  });
}
