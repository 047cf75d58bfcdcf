import type { Backend } from '../../../platform/backend.ts';
import { gatewayOfAttempt } from '../gateways/gatewayOfAttempt.ts';
import type { Statement } from '../settling/paymentEvents.ts';
import { knownAttempt, type OpenAttempt } from './openAttempt.ts';

/**
 * What the gateway says of an attempt; undefined when it did not answer. Where its keys are gone nobody can be asked any
 * more, and nothing is known but that it is open.
 */
export async function askQuietly(
  backend: Backend,
  attempt: OpenAttempt,
): Promise<Statement | undefined> {
  const source = attempt.method === 'MBWAY' && attempt.requestId !== null ? 'POLL' : 'READ';
  try {
    const gateway = await gatewayOfAttempt(backend, attempt);
    if (gateway === undefined)
      return { source, claim: 'PENDING', amountCents: undefined, requestId: undefined };
    return { source, ...(await gateway.status(knownAttempt(attempt))) };
  } catch (error) {
    backend.log.warn(
      { attempt: attempt.id, error: String(error) },
      'the gateway could not be asked',
    );
    return undefined;
  }
}
