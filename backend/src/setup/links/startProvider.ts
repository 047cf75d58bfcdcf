import { sql } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/newId.ts';
import { providerSetupSchema } from '../../rollouts/mgmt/providers/providerSetupSchema.ts';
import { setUpProvider } from '../../rollouts/mgmt/providers/setUpProvider.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { beginDraft } from '../draft/beginDraft.ts';
import { texts } from '../texts.ts';
import type { NewProvider, SetupLink } from './schemas.ts';
import { sendSetupLink } from './sendSetupLink.ts';

/** What a draft begins with before its owner has said anything: no colour of anybody, and nobody finds it. */
const FIRST_SETUP = { vertical: 'auto', brand_color: '#302c27', listed: false };

/**
 * Takes a domain for a draft: of several at once one gets it.
 * @throws ApiError 409 for a domain that leads to a provider, a draft's and an alternate one included
 */
async function takeDomain(
  transaction: Transaction,
  { name, domain }: Pick<NewProvider, 'name' | 'domain'>,
  now: Date,
): Promise<void> {
  const { vertical, brand_color: brandColor } = FIRST_SETUP;
  const other = await transaction
    .selectFrom('companies')
    .select('id')
    .where('alternateDomains', '@>', sql<string[]>`array[${domain}]`)
    .limit(1)
    .executeTakeFirst();
  const taken = await transaction
    .insertInto('companies')
    .values({
      id: newId(),
      ...{ domain, name, vertical, brandColor },
      ...{ draftSince: now, createdAt: now, updatedAt: now },
    })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .executeTakeFirst();
  if (other !== undefined || taken.numInsertedOrUpdatedRows !== 1n)
    throw new ApiError(409, texts.domainInUse);
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
    await takeDomain(transaction, { name, domain }, backend.clock.now());
    const setup = v.parse(providerSetupSchema, { ...FIRST_SETUP, name });
    const company = await setUpProvider(within, domain, setup);
    await beginDraft(within, company, { identity: { name } }, by);
    await noteAction(within, by, 'began a provider', domain);
    const link = await sendSetupLink(transaction, backend, company, contact, by);
    await noteAction(within, by, 'sent a set-up link', `${domain}: ${link.contact}`);
    return link;
  });
}
