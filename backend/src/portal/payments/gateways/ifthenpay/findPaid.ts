import type { Claim, GatewayStatus, KnownAttempt } from '../gateway.ts';
import { readAmount } from './amount.ts';
import { askGateway, field, type Answer } from './askGateway.ts';
import { requireKey, type IfthenpaySettings } from './settings.ts';

/** The meaning of a status answer for MB WAY. At creation the same "000" means pending: never share this table. */
const mbWayClaims: Readonly<Record<string, Claim>> = {
  '000': 'PAYED',
  '123': 'PENDING',
  '020': 'REJECTED',
  '101': 'EXPIRED',
  '122': 'DECLINED',
};

/** What became of an MB WAY request. A status that is not documented changes nothing. */
export async function mbWayStatus(
  address: string,
  settings: IfthenpaySettings,
  requestId: string,
): Promise<GatewayStatus> {
  const query = new URLSearchParams({ mbWayKey: requireKey(settings.mbway_key), requestId });
  const answer = await askGateway(`${address}/spg/payment/mbway/status?${query.toString()}`);
  const claim = mbWayClaims[field(answer, 'Status')] ?? 'PENDING';
  return { claim, amountCents: undefined, requestId };
}

/** An empty list means unpaid. The list is asked by request id, or by order id when that never arrived. */
export async function findPaid(
  address: string,
  settings: IfthenpaySettings,
  attempt: KnownAttempt,
): Promise<GatewayStatus> {
  const answer = await askGateway(`${address}/v2/payments/read`, {
    boKey: settings.backoffice_key,
    ...(attempt.requestId === null
      ? { orderId: attempt.orderId }
      : { requestId: attempt.requestId }),
  });
  const payments = Array.isArray(answer['payments']) ? answer['payments'] : [];
  for (const entry of payments) {
    if (typeof entry !== 'object' || entry === null) continue;
    const payment: Answer = Object.fromEntries(Object.entries(entry));
    if (field(payment, 'orderId') !== attempt.orderId) continue;
    return {
      claim: 'PAYED',
      amountCents: readAmount(field(payment, 'amount')),
      requestId: field(payment, 'requestId') || undefined,
    };
  }
  return { claim: 'PENDING', amountCents: undefined, requestId: undefined };
}
