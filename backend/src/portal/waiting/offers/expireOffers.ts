import type { Selectable } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import { isServed } from '../../../accounts/companies/isServed.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { eachOnItsOwn } from '../../../platform/jobs/eachOnItsOwn.ts';
import { endOffer } from './endOffer.ts';
import { lockEntry } from './lockEntry.ts';
import { waitAgain } from './waitAgain.ts';

type DueOffer = Pick<Selectable<Schema['waitingOffers']>, 'entryId' | 'companyId'>;

/** Gives on what nobody answered in time: its customer waits again (WAI-09). Of several processes one ends each. */
export async function expireOffers(backend: Backend): Promise<void> {
  const { database, clock } = backend;
  const due = await database
    .selectFrom('waitingOffers')
    .select(['entryId', 'companyId'])
    .where('state', '=', 'open')
    .where('until', '<=', clock.now())
    .where(isServed('company_id'))
    .orderBy('until')
    .limit(500)
    .execute();
  await eachOnItsOwn(
    backend,
    due,
    ({ entryId }) => entryId,
    (offer) => expire(backend, offer),
  );
}

async function expire(backend: Backend, { entryId, companyId }: DueOffer): Promise<void> {
  const { database, clock } = backend;
  const company = await findCompanyById(database, companyId);
  if (company === undefined) return;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const entry = await lockEntry(transaction, entryId);
    // Answered meanwhile, or another one since.
    if (entry.openUntil === null || entry.openUntil > now) return;
    await endOffer(transaction, entryId, 'lapsed', now);
    await waitAgain(transaction, company, entryId);
  });
}
