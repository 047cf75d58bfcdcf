import { ApiError } from '@portal/api/http/apiError';
import type { PaymentMethod } from '@portal/api/payment/payment';
import { GENERIC_ERROR_TITLE, WARNING_TITLE } from '@portal/api/texts';
import { texts } from '../texts.ts';

/** Whether the gateway may have received the request although no good answer came. */
export function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/**
 * What is said when no attempt to pay was made (PAY-24, PAY-25). A conflict is no failure: the server says why this
 * payment cannot be begun now (C-192).
 */
export function payFailure(
  error: unknown,
  method: PaymentMethod,
): { title: string; body: string; isWarning: boolean } {
  if (error instanceof ApiError && error.status === 409 && error.serverMessage !== null)
    return { title: WARNING_TITLE, body: error.serverMessage, isWarning: true };
  const isRefused = method === 'MBWAY' && !isUnknown(error);
  const body = isRefused ? texts.mbWayFailed : texts.failureBody;
  return { title: GENERIC_ERROR_TITLE, body, isWarning: false };
}
