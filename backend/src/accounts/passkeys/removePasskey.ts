import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { tellOfPasskey } from './tellOfPasskey.ts';
import { texts } from './texts.ts';

/** Forgets a passkey of the customer at this provider, and tells them (ACC-10). @throws ApiError 404 */
export async function removePasskey(
  backend: Pick<Backend, 'database' | 'clock' | 'environment' | 'delivery'>,
  customer: Customer,
  id: string,
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', customer.user.id)
      .where('companyId', '=', customer.company.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw new ApiError(404, texts.unknown);
    await tellOfPasskey(transaction, backend, customer, 'removed', removed.name);
  });
}
