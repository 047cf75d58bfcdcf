import { lockKeys } from '../../platform/database/lockKeys.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Until the end of the transaction nobody else adds an item to the customer. */
export function lockItems(transaction: Transaction, clientId: string): Promise<void> {
  return lockKeys(transaction, [`items:${clientId}`]);
}
