import type { CallbackEvent } from '../gateway.ts';
import { readAmount } from './amount.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import type { IfthenpaySettings } from './settings.ts';

/** What the provider enters at ifthenpay as the address of callbacks; the gateway fills the brackets. */
export const callbackQuery =
  'oid=[ID]&tid=[REQUEST_ID]&val=[AMOUNT]&apk=[ANTI_PHISHING_KEY]&pm=[PAYMENT_METHOD]&ent=[ENTITY]&ref=[REFERENCE]&dt=[PAYMENT_DATETIME]&st=[STATUS]';

/** There is no signature over a callback: the only proof is the key, and what it says is looked up again. */
export function verifyCallback(
  settings: IfthenpaySettings,
  query: URLSearchParams,
): CallbackEvent | undefined {
  if (!isSameSecret(query.get('apk') ?? '', settings.anti_phishing_key)) return undefined;
  return {
    claim: query.get('st') === 'DEVOLVIDO' ? 'REFUNDED' : 'PAYED',
    orderId: query.get('oid') ?? '',
    // A "+" in a request id can arrive as a space.
    requestId: (query.get('tid') ?? '').replace(/ /g, '+') || undefined,
    amountCents: readAmount(query.get('val')),
    entity: query.get('ent') ?? undefined,
    reference: query.get('ref') ?? undefined,
  };
}
