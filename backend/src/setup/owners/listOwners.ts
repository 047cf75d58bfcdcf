import { sql } from 'kysely';
import * as v from 'valibot';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import type { Backend } from '../../platform/backend.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';

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
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
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
