import { TERMS_NOT_ACCEPTED } from '@portal/domain/texts';
import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as generalTexts } from '../../platform/http/texts.ts';
import { acceptTerms } from '../identity/enterProvider.ts';
import { findCustomer } from '../sessions/requireCustomer.ts';

/**
 * Terms acceptance (API-13, SHL-51..53, C-110): `Success` when accepted now, 409 code 5 when that was done
 * before, 409 code 4 when the terms are still to be accepted. A visitor needs `terms_accepted=true`.
 */
export async function preSignUp(context: Context, backend: Backend): Promise<Response> {
  const accepts = context.req.query('terms_accepted') === 'true';
  const customer = await findCustomer(context, backend);
  if (customer === undefined) {
    if (!accepts) throw new ApiError(401, generalTexts.unauthorised);
    return context.json({ type: 'Success', http_code: 200 });
  }
  if (customer.client.termsAcceptedAt !== null && customer.client.registeredAt !== null) {
    throw new ApiError(409, 'Os termos já foram aceites.', { code: 5 });
  }
  if (!accepts && customer.client.termsAcceptedAt === null)
    throw new ApiError(409, TERMS_NOT_ACCEPTED, { code: 4 });
  await inTransaction(backend.database, (transaction) =>
    acceptTerms(transaction, customer.client, backend.clock.now()),
  );
  return context.json({ type: 'Success', http_code: 200 });
}
