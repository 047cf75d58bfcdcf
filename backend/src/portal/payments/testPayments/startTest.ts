import type { testPaymentSchema } from '@portal/api/payment/paymentAccountState';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import { countAttempt } from '../../../accounts/limits/rateLimit.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { countPushToPhone } from '../attempts/countPush.ts';
import { expiryDaysOf, expiryOf } from '../attempts/expiry.ts';
import { PAYMENT_ZONE } from '../paymentZone.ts';
import { nextOrderId } from '../attempts/nextOrderId.ts';
import { readMbWayPhone } from '../attempts/readMbWayPhone.ts';
import { connectGateway } from '../gateways/connectGateway.ts';
import type { CreatedAttempt } from '../gateways/gateway.ts';
import { keyedMethods } from '../gateways/keyedMethods.ts';
import { loadPaymentAccount } from '../gateways/paymentAccount.ts';
import { texts } from '../texts.ts';
import { failStart } from './failStart.ts';
import { TEST_CENTS } from './storedTest.ts';

const mostAnHour = { count: 12, seconds: 3600 };

export type TestRequest = v.InferOutput<typeof testPaymentSchema>;

/**
 * Asks a provider for 1,00 € by its own keys, by those of the sandbox before it has any (SET-17). It is no customer's
 * payment. An account that had gone back to `sandbox` is in `testing` again once the gateway took it.
 * @throws ApiError 400 (no key for the method, no mobile number), 409 (neither methods nor keys), 422 refused, 429 too many, 503 gateway away
 */
export async function startTest(
  backend: Backend,
  company: Company,
  { method, phone: entered }: TestRequest,
): Promise<void> {
  const { database, environment, clock } = backend;
  const now = clock.now();
  const opened = await loadPaymentAccount(backend, company.id);
  if (opened === undefined && company.paymentMethods.length === 0)
    throw new ApiError(409, texts.tests.nothing);
  const account = opened?.account ?? { gateway: 'sandbox' as const };
  if (!keyedMethods(account).includes(method)) throw new ApiError(400, texts.tests.noKey);
  const phone = method === 'MBWAY' ? readMbWayPhone(entered) : null;
  await countAttempt(database, `test-payment:${company.id}`, mostAnHour, now);
  if (phone !== null) await countPushToPhone(backend, phone);
  const expiryDays = expiryDaysOf(null, PAYMENT_ZONE, now);
  const begun = {
    id: newId(),
    companyId: company.id,
    accountId: opened?.id ?? null,
    gateway: account.gateway,
    orderId: await inTransaction(database, (transaction) => nextOrderId(transaction, 'T')),
  };
  await database
    .insertInto('paymentTests')
    .values({
      ...begun,
      method,
      amountCents: TEST_CENTS,
      state: 'INITIATING',
      createdAt: now,
      expiresAt: expiryOf(method, expiryDays, PAYMENT_ZONE, now),
    })
    .execute();
  const page = `${publicAddress(environment, company.domain)}${SETUP_PAGES.payments}?payment-test`;
  try {
    const created = await connectGateway(environment, account).create({
      orderId: begun.orderId,
      method,
      amountCents: TEST_CENTS,
      phone,
      expiryDays,
      description: `${company.name}: ${texts.tests.description}`,
      returnAddress: (status) => `${page}=${status}`,
    });
    await storeCreated(backend, begun, created);
  } catch (error) {
    await failStart(backend, { ...begun, method }, error);
  }
}

/** Its callback may have been faster than the gateway's own answer: then it is received and stays so. */
async function storeCreated(
  { database }: Backend,
  begun: { id: string; companyId: string; accountId: string | null },
  { requestId, entity, reference, url }: CreatedAttempt,
): Promise<void> {
  await database
    .updateTable('paymentTests')
    .set({
      state: sql`case when state = 'INITIATING' then 'WAITING' else state end`,
      requestId: sql`coalesce(request_id, nullif(${requestId}, ''))`,
      ...{ entity, reference, url },
    })
    .where('id', '=', begun.id)
    .execute();
  await database
    .updateTable('paymentAccounts')
    .set({ state: 'testing' })
    .where('companyId', '=', begun.companyId)
    .where('id', '=', begun.accountId ?? '')
    .where('gateway', '<>', 'sandbox')
    .where('state', '=', 'sandbox')
    .execute();
}
