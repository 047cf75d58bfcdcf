import { messageSchema } from '../../http/envelope.ts';
import type { Http } from '../../http/http.ts';
import { cancelTermsSchema } from '../policy/cancelTerms.ts';
import type { Decline } from './decline.ts';

/**
 * What the visitor of a reminder's link answers beside confirming and moving (REM-10, REM-12).
 * @param calendar the calendar service, whose fetch adds the link's credential
 */
export function createReminderApi(calendar: Http) {
  const path = (id: string, action: string) =>
    `/customer/showcase/${encodeURIComponent(id)}/${action}`;
  return {
    /** What cancelling now gives back, and what is kept (POL-07). */
    cancelTerms: (id: string) =>
      calendar.send({ path: path(id, 'cancel-terms'), answer: cancelTermsSchema }),
    decline: (id: string, json: Decline) =>
      calendar.send({ method: 'POST', path: path(id, 'decline'), json, answer: messageSchema }),
    stopSms: (id: string) =>
      calendar.send({
        method: 'POST',
        path: path(id, 'stop-sms'),
        json: {},
        answer: messageSchema,
      }),
  };
}
