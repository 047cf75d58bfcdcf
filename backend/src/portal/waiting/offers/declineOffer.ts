import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { endOffer } from './endOffer.ts';
import { lockEntry } from './lockEntry.ts';
import { offerOver, openOffer, type OfferOwner } from './openOffer.ts';
import { waitAgain } from './waitAgain.ts';

/**
 * `Não quero esta hora`: the time goes to the next whom it suits, and its customer waits on (WAI-09). Refused again it is
 * refused still.
 * @throws ApiError 404 for somebody else's, 409 `OFFER_OVER` once it ended otherwise
 */
export async function declineOffer(
  { database, clock }: Backend,
  company: Company,
  owner: OfferOwner,
  id: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { entryId } = await openOffer(transaction, owner, id);
    await lockEntry(transaction, entryId);
    const { state, until } = await openOffer(transaction, owner, id);
    if (state === 'declined') return;
    const now = clock.now();
    if (state !== 'open' || until <= now) throw offerOver();
    await endOffer(transaction, entryId, 'declined', now);
    await waitAgain(transaction, company, entryId);
  });
}
