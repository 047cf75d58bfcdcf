import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import type { StoredTest } from './storedTest.ts';

const dayMilliseconds = 86_400_000;

/**
 * Whether to say which address has to be entered at the gateway: in `testing`, 24 hours after a test that the gateway took
 * and of which no callback came (SET-17).
 */
export function isAdviceDue(
  state: PaymentAccountState['state'],
  tests: readonly Pick<StoredTest, 'state' | 'createdAt'>[],
  now: Date,
): boolean {
  return (
    state === 'testing' &&
    tests.some(
      (test) =>
        (test.state === 'WAITING' || test.state === 'EXPIRED') &&
        test.createdAt.getTime() + dayMilliseconds <= now.getTime(),
    )
  );
}
