import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { forgetMedia } from '../../../platform/media/forgetMedia.ts';

/** What nobody but the customer had a use for, the address of the calendar included (FEED-08). */
const erased = [
  'privateNotes',
  'outgoingMessages',
  'notifications',
  'billingEntries',
  'scheduleDrafts',
  'calendarFeeds',
  'waitingEntries',
  'plannedMessages',
  'liteLinks',
  'reminderChannels',
  'pushDevices',
] as const;

/** Erases the rows at this provider that are about nobody else, with the archives that were made for the person (API-11). */
export async function eraseOwnRows(
  transaction: Transaction,
  { company, client, user }: Customer,
): Promise<void> {
  const exported = await transaction
    .deleteFrom('accountExports')
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .returning('mediaId')
    .execute();
  await forgetMedia(
    transaction,
    exported.flatMap(({ mediaId }) => mediaId ?? []),
  );
  for (const table of erased)
    await transaction
      .deleteFrom(table)
      .where('companyId', '=', company.id)
      .where('clientId', '=', client.id)
      .execute();
  for (const table of ['passkeys', 'passkeyOffers'] as const)
    await transaction
      .deleteFrom(table)
      .where('userId', '=', user.id)
      .where('companyId', '=', company.id)
      .execute();
}
