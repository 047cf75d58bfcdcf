import { messageSchema } from '../http/envelope.ts';
import { cancelTermsSchema } from './policy/cancelTerms.ts';
import type { Http } from '../http/http.ts';

/** Calls of the calendar service; `token` is the appointment's `token_cal` (API-02, C-13, C-74). */
export function createCalendarApi(calendar: Http) {
  const path = (id: string, action = '') =>
    `/customer/appointment/${encodeURIComponent(id)}${action}`;
  const headers = (token: string) => ({ 'X-Client-Token': token });
  return {
    /** @param start instant that the customer saw; without one whatever it is by now (C-973) */
    confirm: (id: string, token: string, start?: string | null) =>
      calendar.send({
        method: 'POST',
        path: path(id, '/confirm'),
        query: start ? { start } : {},
        headers: headers(token),
        answer: messageSchema,
      }),
    /** What cancelling now gives back, and what is kept (POL-07). */
    cancelTerms: (id: string, token: string) =>
      calendar.send({
        path: `/customer/showcase/${encodeURIComponent(id)}/cancel-terms`,
        headers: headers(token),
        answer: cancelTermsSchema,
      }),
    /** @param kept euros, as the customer was shown (POL-08) */
    cancel: (id: string, token: string, kept?: number) =>
      calendar.send({
        method: 'DELETE',
        path: path(id),
        query: kept === undefined ? {} : { kept: String(kept) },
        headers: headers(token),
        answer: messageSchema,
      }),
    /** `idempotencyKey`: of the message, the same by which main would take it (OFF-03). */
    sendMessage: (id: string, token: string, message: string, idempotencyKey?: string) =>
      calendar.send({
        method: 'POST',
        path: path(id, '/chat/add'),
        headers: {
          ...headers(token),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        json: { message },
        answer: messageSchema,
      }),
  };
}
