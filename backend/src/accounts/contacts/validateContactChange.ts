import { CODE_INVALID } from '@portal/domain/access/isVerificationCode';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../identity/texts.ts';
import type { Customer } from '../sessions/requireCustomer.ts';
import { takeCode } from './codes.ts';
import { requireChangeableContact } from './contactChanges.ts';
import { setLoginContact } from './setLoginContact.ts';

/**
 * Makes the new contact the login, with the code that was sent to it (ACC-06).
 * @throws ApiError 400 code 2 for a wrong code and without a request, 403 `LOGIN_AGAIN`, 409 as for the request
 */
export async function validateContactChange(
  backend: Backend,
  customer: Customer,
  code: string,
  address: string,
): Promise<string> {
  const { database, clock } = backend;
  const { user, company } = customer;
  const now = clock.now();
  const own = { userId: user.id, companyId: company.id };
  const request = await database
    .selectFrom('contactChangeRequests')
    .select(['channel', 'contact'])
    .where((eb) => eb.and(own))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (request === undefined) throw new ApiError(400, CODE_INVALID, { code: 2 });
  await requireChangeableContact(database, customer, request, now);
  const { contact } = request;
  await takeCode(backend, { ...own, contact, code, address });
  await setLoginContact(backend, customer, request, null);
  await database
    .deleteFrom('contactChangeRequests')
    .where((eb) => eb.and(own))
    .execute();
  return request.channel === 'sms' ? texts.phoneValidated : texts.emailValidated;
}
