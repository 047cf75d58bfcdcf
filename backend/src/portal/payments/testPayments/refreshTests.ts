import type { Backend } from '../../../platform/backend.ts';
import { abandonedMilliseconds } from '../attempts/openAttempt.ts';
import { pollSeconds } from '../attempts/pollSeconds.ts';
import type { GatewayStatus } from '../gateways/gateway.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import { failTest } from './failTest.ts';
import { knownTest, openTestStates, testColumns, type StoredTest } from './storedTest.ts';

const mostAsked = 10;

/**
 * Brings the tests of a provider up to date: asks the gateway, not more often than it may be asked, and ends those whose
 * time is over. That a test is paid is noted and sets nothing: only its callback shows that callbacks arrive (SET-17).
 */
export async function refreshTests(backend: Backend, companyId: string): Promise<void> {
  const tests = await backend.database
    .selectFrom('paymentTests')
    .select(testColumns)
    .where('companyId', '=', companyId)
    .where('state', 'in', openTestStates)
    .where('seenPaidAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(mostAsked)
    .execute();
  for (const test of tests) await refreshTest(backend, test);
}

async function refreshTest(backend: Backend, test: StoredTest): Promise<void> {
  const now = backend.clock.now();
  const isOver = test.expiresAt <= now;
  if (isOver || (await takeTurn(backend, test, now))) {
    const claim = (await askQuietly(backend, test))?.claim ?? 'PENDING';
    if (claim === 'PAYED') return setTest(backend, test, { seenPaidAt: now });
    if (claim === 'EXPIRED') return setTest(backend, test, { state: 'EXPIRED' });
    if (claim !== 'PENDING') return failTest(backend, test);
  }
  const isAbandoned =
    test.state === 'INITIATING' &&
    test.createdAt.getTime() + abandonedMilliseconds <= now.getTime();
  if (isAbandoned && test.method !== 'MBWAY') await setTest(backend, test, { state: 'FAILED' });
  else if (isOver) await setTest(backend, test, { state: 'EXPIRED' });
}

/** True for the one call whose turn it is to ask. */
async function takeTurn({ database }: Backend, test: StoredTest, now: Date): Promise<boolean> {
  const lastTurn = new Date(now.getTime() - pollSeconds[test.method] * 1000);
  const taken = await database
    .updateTable('paymentTests')
    .set({ checkedAt: now })
    .where('id', '=', test.id)
    .where((eb) => eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<=', lastTurn)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function askQuietly(backend: Backend, test: StoredTest): Promise<GatewayStatus | undefined> {
  try {
    return await (await gatewayOfAttempt(backend, test))?.status(knownTest(test));
  } catch (error) {
    backend.log.warn({ order: test.orderId, error: String(error) }, 'the gateway was not asked');
    return undefined;
  }
}

async function setTest(
  { database }: Backend,
  { id }: StoredTest,
  change: { state: 'FAILED' | 'EXPIRED' } | { seenPaidAt: Date },
): Promise<void> {
  await database
    .updateTable('paymentTests')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', openTestStates)
    .execute();
}
