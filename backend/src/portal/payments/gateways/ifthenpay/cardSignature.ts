import { createHmac } from 'node:crypto';

/** The `sk` of a card return: HMAC-SHA256 over id, amount and request id exactly as they were sent. */
export function cardSignature(
  cardKey: string,
  parts: { id: string; amount: string; requestId: string },
): string {
  return createHmac('sha256', cardKey)
    .update(`${parts.id}${parts.amount}${parts.requestId}`)
    .digest('hex');
}
