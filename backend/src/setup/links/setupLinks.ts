import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { presentSetupLink } from './presentSetupLink.ts';
import type { OwnerContact } from './readOwnerContact.ts';
import type { SetupLink } from './schemas.ts';
import { sendSetupLink } from './sendSetupLink.ts';

type Tools = Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment' | 'log'>;

/** So many are listed. */
const LISTED = 50;

/** The links of a provider, the newest first (SET-01). @throws ApiError 404 for an unknown provider */
export async function listSetupLinks(
  database: Database,
  domain: string,
  now: Date,
): Promise<SetupLink[]> {
  const { id } = await findOwnCompany(database, domain);
  const rows = await database
    .selectFrom('setupLinks')
    .selectAll()
    .where('companyId', '=', id)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map((row) => presentSetupLink(row, now));
}

/** Sends a further link of a provider that exists (SET-02). @throws ApiError 404 for an unknown provider */
export async function sendFurtherLink(
  backend: Tools,
  domain: string,
  contact: OwnerContact,
  by: string,
): Promise<SetupLink> {
  const company = await findOwnCompany(backend.database, domain);
  return inTransaction(backend.database, async (transaction) => {
    const link = await sendSetupLink(transaction, backend, company, contact, by);
    const within = { ...backend, database: transaction };
    await noteAction(within, by, 'sent a set-up link', `${domain}: ${link.contact}`);
    return link;
  });
}

/** Ends a link at once. @throws ApiError 404 for one that is not there, 409 for one that is not open any more */
export async function revokeSetupLink(
  backend: Tools,
  domain: string,
  id: string,
  by: string,
): Promise<void> {
  const company = await findOwnCompany(backend.database, domain);
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    const link = await transaction
      .selectFrom('setupLinks')
      .selectAll()
      .where('companyId', '=', company.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (link === undefined) throw new ApiError(404, `${domain} has no link ${id}.`);
    const { state, contact } = presentSetupLink(link, now);
    if (state !== 'open') throw new ApiError(409, `The link is ${state}: it opens nothing.`);
    await transaction
      .updateTable('setupLinks')
      .set({ revokedAt: now })
      .where('id', '=', id)
      .execute();
    const within = { ...backend, database: transaction };
    await noteAction(within, by, 'revoked a set-up link', `${domain}: ${contact}`);
  });
}
