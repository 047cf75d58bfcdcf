import type { DeletionPreview } from '@portal/api/account/deletionPreview';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { endedByDeletion } from './endedByDeletion.ts';
import { isLastProvider } from './isLastProvider.ts';
import { contactsOf } from './contactsOf.ts';
import { keptAfterDeletion } from './keptAfterDeletion.ts';
import { texts } from './texts.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/**
 * What deleting the account would remove, leave with the provider and end, now (ACC-15). Its id is made of what it says, so
 * that whoever read another one is asked again (ACC-16).
 */
export async function previewDeletion(
  database: Database,
  customer: Pick<Customer, 'client' | 'user' | 'company'>,
  upcoming: readonly UpcomingBooking[],
  now: Date,
): Promise<DeletionPreview> {
  const { client, user } = customer;
  const contacts = await contactsOf(database, customer);
  const kept = await keptAfterDeletion(database, customer.client, contacts, now);
  const ended = await endedByDeletion(database, customer, upcoming, now);
  const isLast = await isLastProvider(database, user.id, client.id);
  const removed = [...texts.removed, isLast ? texts.removedLogin : texts.loginStays];
  const said = { removed, kept, ended };
  const id = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
  return { id, ...said };
}
