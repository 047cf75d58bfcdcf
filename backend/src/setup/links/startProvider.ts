import { sql } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { providerSetupSchema, setUpProvider } from '../../rollouts/mgmt/providers/providerSetup.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { texts } from '../texts.ts';
import type { NewProvider, SetupLink } from './schemas.ts';
import { sendSetupLink } from './sendSetupLink.ts';

/** What a draft begins with before its owner has said anything: no colour of anybody, and nobody finds it. */
const FIRST_SETUP = { vertical: 'auto', brand_color: '#302c27', listed: false };

/** @throws ApiError 409 for a domain that leads to a provider, a draft's and an alternate one included */
async function requireUnusedDomain(transaction: Transaction, domain: string): Promise<void> {
  const other = await transaction
    .selectFrom('companies')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('domain', '=', domain),
        eb('alternateDomains', '@>', sql<string[]>`array[${domain}]`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) throw new ApiError(409, texts.domainInUse);
}

/**
 * Makes a provider that is a draft and sends its owner the link with which it is set up (SET-02).
 * @param by who does it, for the record
 * @throws ApiError 409 for a domain in use
 */
export async function startProvider(
  backend: Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment' | 'log'>,
  { name, domain, contact }: NewProvider,
  by: string,
): Promise<SetupLink> {
  return inTransaction(backend.database, async (transaction) => {
    const within = { ...backend, database: transaction };
    // Two at once for one domain: the second waits here and then sees the first.
    await lockKeys(transaction, [`domain:${domain}`]);
    await requireUnusedDomain(transaction, domain);
    const setup = v.parse(providerSetupSchema, { ...FIRST_SETUP, name });
    const company = await setUpProvider(within, domain, setup);
    await transaction
      .updateTable('companies')
      .set({ draftSince: backend.clock.now() })
      .where('id', '=', company.id)
      .execute();
    await noteAction(within, by, 'began a provider', domain);
    const link = await sendSetupLink(transaction, backend, company, contact, by);
    await noteAction(within, by, 'sent a set-up link', `${domain}: ${link.contact}`);
    return link;
  });
}
