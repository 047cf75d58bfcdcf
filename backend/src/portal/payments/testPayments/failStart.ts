import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { GatewayRefusal, GatewaySilence, GatewayUnavailable } from '../gateways/gateway.ts';
import { texts } from '../texts.ts';
import { failTest } from './failTest.ts';
import type { StoredTest } from './storedTest.ts';

/**
 * What a failed call to the gateway means for a test. A refusal says that the keys are wrong; one that is away says nothing
 * of them; after silence an MB WAY request may be on the phone all the same, so that it waits like any other.
 * @throws ApiError 422 when it was refused, 503 when the gateway is away
 */
export async function failStart(
  backend: Backend,
  test: Pick<StoredTest, 'id' | 'companyId' | 'accountId' | 'orderId' | 'method'>,
  error: unknown,
): Promise<void> {
  if (error instanceof GatewayRefusal) {
    await failTest(backend, test);
    throw new ApiError(422, texts.tests.refused);
  }
  const isPossible = error instanceof GatewaySilence && test.method === 'MBWAY';
  await backend.database
    .updateTable('paymentTests')
    .set({ state: isPossible ? 'WAITING' : 'FAILED' })
    .where('id', '=', test.id)
    .where('state', '=', 'INITIATING')
    .execute();
  if (isPossible) return;
  if (error instanceof GatewaySilence || error instanceof GatewayUnavailable)
    throw new ApiError(503, texts.tests.away);
  throw error;
}
