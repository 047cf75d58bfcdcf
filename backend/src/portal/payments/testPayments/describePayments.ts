import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Company } from '../../../accounts/companies/company.ts';
import { offeredMethods } from '../../../accounts/companies/offeredMethods.ts';
import { paymentsStateOf } from '../../../accounts/companies/paymentsStateOf.ts';
import type { Backend } from '../../../platform/backend.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { callbackQuery } from '../gateways/ifthenpay/verifyCallback.ts';
import { texts } from '../texts.ts';
import { isAdviceDue } from './isAdviceDue.ts';
import { testColumns, type StoredTest } from './storedTest.ts';

const stateOnWire = {
  INITIATING: 'waiting',
  WAITING: 'waiting',
  RECEIVED: 'received',
  FAILED: 'failed',
  EXPIRED: 'expired',
} as const;

/** How far a provider's payments are, as far as the portal knows (SET-16, SET-17): `refreshTests` asks the gateway before. */
export async function describePayments(
  backend: Backend,
  company: Pick<Company, 'id' | 'domain'>,
): Promise<PaymentAccountState> {
  const { database, environment, clock } = backend;
  const row = await database
    .selectFrom('companies as company')
    .leftJoin('paymentAccounts as account', 'account.companyId', 'company.id')
    .select(['company.paymentMethods', 'company.livePaymentMethods'])
    .select(['account.id', 'account.gateway', 'account.state', 'account.methods'])
    .select('account.updatedAt')
    .where('company.id', '=', company.id)
    .executeTakeFirstOrThrow();
  const tests = await database
    .selectFrom('paymentTests')
    .select(testColumns)
    .where('companyId', '=', company.id)
    .where('accountId', 'is not distinct from', row.id)
    .orderBy('createdAt', 'desc')
    .execute();
  const state = paymentsStateOf(row.state, row);
  const path = `/api/gateway-callback/${row.gateway ?? 'ifthenpay'}`;
  const callbackUrl = `${publicAddress(environment, company.domain)}${path}?${callbackQuery}`;
  const received = tests.filter((test) => test.state === 'RECEIVED').map(({ method }) => method);
  const [newest] = tests;
  return {
    state,
    gateway: row.gateway,
    keys: row.methods ?? [],
    entered_at: row.updatedAt?.toISOString() ?? null,
    offered: offeredMethods(environment, row),
    tested: [...new Set(received)],
    test: newest === undefined ? null : testOnWire(newest),
    callback_url: callbackUrl,
    advice: isAdviceDue(state, tests, clock.now()) ? texts.tests.advice(callbackUrl) : null,
  };
}

function testOnWire(test: StoredTest): PaymentAccountState['test'] {
  const { id, method, state, entity, reference, url } = test;
  return {
    ...{ id, method, state: stateOnWire[state], amount: centsToEuros(test.amountCents) },
    ...{ entity, reference, url },
    paid_at_gateway: test.seenPaidAt !== null || state === 'RECEIVED',
    created_at: test.createdAt.toISOString(),
    expires_at: test.expiresAt.toISOString(),
    received_at: test.receivedAt?.toISOString() ?? null,
  };
}
