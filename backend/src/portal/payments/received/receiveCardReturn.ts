import type { Backend } from '../../../platform/backend.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import { writeForgery } from '../settling/paymentEvents.ts';
import { knownAttempt, openAttemptColumns, openStates } from '../attempts/openAttempt.ts';
import { applyStatement } from '../settling/applyStatement.ts';
import type { StoredPayment } from '../storedPayment.ts';

/**
 * The customer came back from the card page. What the address says is a hint only: success makes the
 * server look up the payment by its stored request id and amount; error and cancel end the attempt.
 */
export async function receiveCardReturn(
  backend: Backend,
  payment: StoredPayment,
  status: string,
  signature: string,
): Promise<void> {
  const attempt = await backend.database
    .selectFrom('paymentAttempts')
    .select(openAttemptColumns)
    .where('paymentId', '=', payment.id)
    .where('method', '=', 'CC')
    .where('state', 'in', openStates)
    .executeTakeFirst();
  if (attempt === undefined) return;
  const gateway = await gatewayOfAttempt(backend, attempt);
  if (gateway === undefined) return;
  if (status === 'success') {
    const ignore = (outcome: 'IGNORED_SIGNATURE' | 'IGNORED_UNPROVEN') =>
      writeForgery(
        backend.database,
        attempt,
        { source: 'RETURN', claim: 'PAYED', amountCents: undefined, requestId: undefined },
        outcome,
        backend.clock.now(),
      );
    if (!gateway.verifyReturn(knownAttempt(attempt), signature)) return ignore('IGNORED_SIGNATURE');
    const proof = await gateway.findPaid(knownAttempt(attempt)).catch(() => undefined);
    if (proof?.claim !== 'PAYED') return ignore('IGNORED_UNPROVEN');
    await applyStatement(backend, attempt.id, { source: 'READ', ...proof });
    return;
  }
  if (status !== 'cancel' && status !== 'error') return;
  await applyStatement(backend, attempt.id, {
    source: 'RETURN',
    claim: status === 'cancel' ? 'CANCELLED' : 'FAILED',
    amountCents: undefined,
    requestId: undefined,
  });
}
