import type { StoredPolicy } from './policy.ts';

/**
 * What of a price is paid in advance, in cents: without a policy all of it; a share is rounded half up and is a cent at
 * least, an amount is never more than the price (POL-01, POL-06). Null where nothing is.
 */
export function prepaidCents(
  policy: Pick<StoredPolicy, 'prepayment' | 'amountCents' | 'percent'> | null,
  priceCents: number | null,
): number | null {
  if (priceCents === null || policy === null) return priceCents;
  const { prepayment, amountCents, percent } = policy;
  switch (prepayment) {
    case 'none':
      return null;
    case 'full':
      return priceCents;
    case 'amount':
      return Math.min(amountCents ?? 0, priceCents);
    case 'percent':
      return Math.max(1, Math.floor((priceCents * (percent ?? 0) + 50) / 100));
  }
}
