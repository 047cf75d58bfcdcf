import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { PaymentAccount } from './paymentAccount.ts';
import { sandboxSettings } from './sandbox/sandbox.ts';

/** The methods for which an account has a key. */
export function keyedMethods(account: PaymentAccount): PaymentMethod[] {
  const { mb_key, mbway_key, card_key } = account.gateway === 'sandbox' ? sandboxSettings : account;
  const keys: [PaymentMethod, string | null][] = [
    ['MB', mb_key],
    ['MBWAY', mbway_key],
    ['CC', card_key],
  ];
  return keys.flatMap(([method, key]) => (key === null ? [] : [method]));
}
