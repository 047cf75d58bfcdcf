import type { Backend } from '../../../platform/backend.ts';
import type { GatewayStatus } from '../gateways/gateway.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import { knownAttempt, openAttemptColumns } from '../attempts/openAttempt.ts';
import {
  writePaymentEvent,
  writeForgery,
  writeUnknownPaymentEvent,
  type Outcome,
  type Statement,
} from '../settling/paymentEvents.ts';
import { applyStatement } from '../settling/applyStatement.ts';
import { receiveTestCallback } from '../testPayments/receiveTestCallback.ts';
import { testColumns } from '../testPayments/storedTest.ts';
import { isOtherReference } from './isOtherReference.ts';

/** What the gateway is told: 200 ends its tries, anything else makes it come again. */
export type CallbackAnswer = 200 | 403 | 503;

/**
 * Takes a gateway's callback. Its only proof is a shared key in the address, so what it says is checked
 * against the stored attempt and then looked up at the gateway before anything counts as paid. Whatever
 * it is, it is written down, without the key.
 */
export async function receiveCallback(
  backend: Backend,
  gatewayName: string,
  query: URLSearchParams,
): Promise<CallbackAnswer> {
  const { database, clock } = backend;
  const orderId = query.get('oid') ?? '';
  const attempt = await database
    .selectFrom('paymentAttempts')
    .select([...openAttemptColumns, 'entity', 'reference'])
    .where('orderId', '=', orderId)
    .where('gateway', '=', gatewayName)
    .executeTakeFirst();
  if (attempt === undefined) {
    const test = await database
      .selectFrom('paymentTests')
      .select(testColumns)
      .where('orderId', '=', orderId)
      .where('gateway', '=', gatewayName)
      .executeTakeFirst();
    if (test !== undefined) return receiveTestCallback(backend, test, query);
    await writeUnknownPaymentEvent(database, orderId, clock.now());
    return 403;
  }
  const gateway = await gatewayOfAttempt(backend, attempt);
  // The keys it was begun with are gone: nothing else can check what it says.
  if (gateway === undefined) return 503;
  const event = gateway.verifyCallback(query);
  if (event === undefined) {
    const forged = { claim: 'PAYED' as const, amountCents: undefined, requestId: undefined };
    await writeForgery(
      database,
      attempt,
      { source: 'CALLBACK', ...forged },
      'IGNORED_KEY',
      clock.now(),
    );
    return 403;
  }
  const ignore = (outcome: Outcome) =>
    writePaymentEvent(database, attempt, statementOf(event), outcome, clock.now());
  if (isOtherReference(attempt, event)) {
    await ignore('IGNORED_REFERENCE');
    return 200;
  }
  if (event.claim === 'PAYED' && event.amountCents === attempt.amountCents) {
    const known = { ...knownAttempt(attempt), requestId: event.requestId ?? attempt.requestId };
    const proof = await gateway.findPaid(known).catch(() => undefined);
    if (proof === undefined || proof.claim !== 'PAYED') {
      await writeForgery(database, attempt, statementOf(event), 'IGNORED_UNPROVEN', clock.now());
      return 503;
    }
    await applyStatement(backend, attempt.id, {
      ...statementOf(proof),
      requestId: proof.requestId ?? event.requestId,
    });
    return 200;
  }
  await applyStatement(backend, attempt.id, statementOf(event));
  return 200;
}

function statementOf({ claim, amountCents, requestId }: GatewayStatus): Statement {
  return { source: 'CALLBACK', claim, amountCents, requestId };
}
