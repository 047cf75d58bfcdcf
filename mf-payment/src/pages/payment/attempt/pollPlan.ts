import type { PaymentMethod } from '@portal/api/payment/payment';

/**
 * When to ask, in milliseconds: first 1 s after a page opened on a pending payment, 2 s after
 * one was just created; then every 5 s for MB WAY, every 10 s otherwise (PAY-11, PAY-12, C-44).
 */
export function pollPlan(
  method: PaymentMethod,
  start: 'opened' | 'created',
): { firstMs: number; everyMs: number } {
  return { firstMs: start === 'opened' ? 1000 : 2000, everyMs: method === 'MBWAY' ? 5000 : 10_000 };
}
