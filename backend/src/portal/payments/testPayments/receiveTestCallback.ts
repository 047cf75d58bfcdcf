import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { GatewayStatus } from '../gateways/gateway.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import { lockAccount } from '../gateways/savePaymentAccount.ts';
import { isOtherReference } from '../received/isOtherReference.ts';
import { knownTest, type StoredTest } from './storedTest.ts';

/**
 * Takes the gateway's callback for a test. It is believed like those for customers: with the key of the account, the
 * amount and the ids of the test, and only once the gateway, asked, says the same. Nothing else sets `live` (SET-17).
 * @returns what the gateway is told: 200 ends its tries, anything else makes it come again
 */
export async function receiveTestCallback(
  backend: Backend,
  test: StoredTest,
  query: URLSearchParams,
): Promise<200 | 403 | 503> {
  const gateway = await gatewayOfAttempt(backend, test);
  if (gateway === undefined) return 503;
  const event = gateway.verifyCallback(query);
  const note = (what: string) =>
    backend.log.warn({ order: test.orderId }, `the callback of a payment test ${what}`);
  if (event === undefined) {
    note('has another key');
    return 403;
  }
  if (isOtherReference(test, event) || !isOfTest(test, event)) {
    note('says something else');
    return 200;
  }
  const known = { ...knownTest(test), requestId: event.requestId ?? test.requestId };
  const proof = await gateway.findPaid(known).catch(() => undefined);
  if (proof === undefined || !isOfTest(test, proof)) {
    note('is not proven');
    return 503;
  }
  await inTransaction(backend.database, (transaction) =>
    receive(transaction, test, proof.requestId ?? event.requestId, backend.clock.now()),
  );
  return 200;
}

/** Whether it says that this very test is paid, to the cent. */
function isOfTest(test: StoredTest, { claim, amountCents, requestId }: GatewayStatus): boolean {
  const isOwn = test.requestId === null || requestId === undefined || requestId === test.requestId;
  return claim === 'PAYED' && amountCents === test.amountCents && isOwn;
}

/** Once per test, however many callbacks come at the same time: the account is locked before the test. */
async function receive(
  transaction: Transaction,
  { id, companyId, accountId, gateway, method, amountCents }: StoredTest,
  requestId: string | undefined,
  now: Date,
): Promise<void> {
  const account = await lockAccount(transaction, companyId);
  const received = await transaction
    .updateTable('paymentTests')
    .set(({ fn, val }) => ({
      state: 'RECEIVED',
      receivedAt: now,
      requestId: fn.coalesce('requestId', val(requestId ?? null)),
    }))
    .where('id', '=', id)
    .where('state', '<>', 'RECEIVED')
    .returning('id')
    .executeTakeFirst();
  // The sandbox moves no money, and proves nothing about keys.
  if (received === undefined || gateway === 'sandbox') return;
  await transaction
    .insertInto('paymentRefunds')
    .values({
      id: newId(),
      testId: id,
      companyId,
      amountCents,
      reason: 'TEST',
      state: method === 'MB' ? 'MANUAL' : 'QUEUED',
      createdAt: now,
    })
    .execute();
  // Keys that were replaced meanwhile say nothing about the new ones.
  if (account?.id !== accountId) return;
  await transaction
    .updateTable('paymentAccounts')
    .set({ state: 'live' })
    .where('companyId', '=', companyId)
    .execute();
}
