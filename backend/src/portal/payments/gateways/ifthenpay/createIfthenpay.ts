import type { Gateway } from '../gateway.ts';
import { formatAmount } from './amount.ts';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';
import { cardSignature } from './cardSignature.ts';
import { createAttempt } from './createAttempt.ts';
import { listPaid } from './listPaid.ts';
import { findPaid, mbWayStatus } from './findPaid.ts';
import type { IfthenpaySettings } from './settings.ts';
import { verifyCallback } from './verifyCallback.ts';

/** The account of a provider at ifthenpay, over its documented HTTP interface. */
export function createIfthenpay(address: string, settings: IfthenpaySettings): Gateway {
  return {
    name: 'ifthenpay',
    create: (attempt) => createAttempt(address, settings, attempt),
    status: (attempt) =>
      attempt.method === 'MBWAY' && attempt.requestId !== null
        ? mbWayStatus(address, settings, attempt.requestId)
        : findPaid(address, settings, attempt),
    findPaid: (attempt) => findPaid(address, settings, attempt),
    listPaid: (time) => listPaid(address, settings, time),
    verifyCallback: (query) => verifyCallback(settings, query),
    verifyReturn: (attempt, signature) =>
      settings.card_key !== null &&
      attempt.requestId !== null &&
      isSameSecret(
        signature.toLowerCase(),
        cardSignature(settings.card_key, {
          id: attempt.orderId,
          amount: formatAmount(attempt.amountCents),
          requestId: attempt.requestId,
        }),
      ),
  };
}
