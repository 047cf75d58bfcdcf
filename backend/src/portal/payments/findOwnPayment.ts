import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findPayment, type StoredPayment } from './storedPayment.ts';
import { texts } from './texts.ts';

/** A payment of the customer who calls. @throws ApiError 404 */
export async function findOwnPayment(
  backend: Backend,
  customer: Customer,
  id: string,
): Promise<StoredPayment> {
  const payment = await findPayment(backend.database, customer.company.id, customer.client.id, id);
  if (payment === undefined) throw new ApiError(404, texts.notFound);
  return payment;
}
