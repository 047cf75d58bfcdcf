import type { Backend } from '../backend.ts';
import { selectRow } from '../database/sql.ts';
import { gatewayOf } from './gateways/gatewayOf.ts';
import { applyStatement, knownAttempt, openAttemptColumns, type OpenAttempt } from './refresh.ts';

/** What the gateway is told: 200 ends its tries, anything else makes it come again. */
export type CallbackAnswer = 200 | 403 | 503;

interface AttemptWithReference extends OpenAttempt {
  entity: string | null;
  reference: string | null;
}

/**
 * Takes a gateway's callback. Its only proof is a shared key in the address, so what it says is checked
 * against the stored attempt and then looked up at the gateway before anything counts as paid.
 */
export async function receiveCallback(
  backend: Backend,
  query: URLSearchParams,
): Promise<CallbackAnswer> {
  const attempt = await selectRow<AttemptWithReference>(
    backend.pool,
    `select ${openAttemptColumns}, entity, reference from payment_attempts where order_id = $1`,
    [query.get('oid') ?? ''],
  );
  if (attempt === undefined) return 403;
  const gateway = await gatewayOf(backend, attempt.company_id);
  const event = gateway?.verifyCallback(query);
  if (gateway === undefined || event === undefined) return 403;
  const statement = {
    source: 'CALLBACK' as const,
    claim: event.claim,
    amountCents: event.amountCents,
    requestId: event.requestId,
  };
  const isOtherReference =
    attempt.method === 'MB' &&
    attempt.reference !== null &&
    event.reference !== undefined &&
    event.reference !== '' &&
    event.reference.padStart(9, '0') !== attempt.reference;
  if (isOtherReference) {
    await applyStatement(backend, attempt.id, { ...statement, amountCents: undefined });
    return 200;
  }
  if (event.amountCents === attempt.amount_cents) {
    const proof = await gateway
      .findPaid({ ...knownAttempt(attempt), requestId: event.requestId ?? attempt.request_id })
      .catch(() => undefined);
    if (proof === undefined || proof.claim !== 'PAYED') return 503;
    await applyStatement(backend, attempt.id, {
      ...statement,
      amountCents: proof.amountCents,
      requestId: proof.requestId ?? event.requestId,
    });
    return 200;
  }
  await applyStatement(backend, attempt.id, statement);
  return 200;
}
