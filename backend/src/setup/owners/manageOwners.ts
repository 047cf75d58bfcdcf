import { sql } from 'kysely';
import * as v from 'valibot';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';

type Tools = Pick<Backend, 'database' | 'clock' | 'log'>;

/** An owner as operators see one: the contact masked, and how many sessions are open. Times as ISO instants. */
const ownerSchema = v.object({
  id: v.string(),
  contact: v.string(),
  since: v.string(),
  sessions: v.number(),
});

export const ownersSchema = v.object({ owners: v.array(ownerSchema) });

/** Who may set a provider up, the first one first. @throws ApiError 404 for an unknown provider */
export async function listOwners(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  domain: string,
): Promise<v.InferOutput<typeof ownerSchema>[]> {
  const { id } = await findOwnCompany(database, domain);
  const rows = await database
    .selectFrom('owners')
    .select(['id', 'contact', 'madeAt'])
    .select(
      sql<number>`(select count(*)::int from owner_sessions session where session.owner_id = owners.id
        and session.ended_at is null and session.expires_at > ${clock.now()})`.as('sessions'),
    )
    .where('companyId', '=', id)
    .where('endedAt', 'is', null)
    .orderBy('madeAt')
    .orderBy('id')
    .execute();
  return rows.map(({ madeAt, contact, ...row }) => ({
    ...row,
    contact: maskContact(contact),
    since: madeAt.toISOString(),
  }));
}

/**
 * Ends an owner's sessions at once, and with `isOwnerToo` that they are one: then only another link lets them in (SET-04).
 * @param by who does it, for the record
 * @throws ApiError 404 for an unknown provider and for an owner of none or of another one
 */
export async function endOwner(
  backend: Tools,
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
