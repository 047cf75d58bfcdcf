import type { Transaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import { notifications } from './tables.ts';

/** What a customer is to be told. */
export interface NewNotification {
  companyId: string;
  clientId: string;
  type: 'message' | 'action' | 'check' | 'internal' | 'payment';
  /** App path, for example `/service-details/S-…`. */
  url: string;
  /** Portuguese sentence. */
  description: string;
}

/** Puts a notification into the customer's bell, together with the change that it tells of. */
export async function notify(
  transaction: Transaction,
  notification: NewNotification,
  now: Date,
): Promise<void> {
  await transaction
    .insert(notifications)
    .values({ id: newId(), ...notification, createdAt: now, changedAt: now });
}
