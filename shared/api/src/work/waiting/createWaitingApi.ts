import { messageSchema } from '../../http/envelope.ts';
import type { Http } from '../../http/http.ts';
import {
  offerAcceptedSchema,
  waitingJoinedSchema,
  waitingListSchema,
  type OfferAcceptance,
  type WaitingRequest,
} from './waitingList.ts';

const once = (key: string) => ({ 'Idempotency-Key': key });

/** Waiting for a time that becomes free, and what is held then (WAI-01 to WAI-10). */
export function createWaitingApi(main: Http) {
  const offer = (id: string) => `/waiting-list/offers/${encodeURIComponent(id)}`;
  return {
    list: () => main.send({ path: '/waiting-list', answer: waitingListSchema }),
    join: (json: WaitingRequest, key: string) =>
      main.send({
        method: 'POST',
        path: '/waiting-list',
        json,
        headers: once(key),
        answer: waitingJoinedSchema,
      }),
    leave: (id: string) =>
      main.send({
        method: 'DELETE',
        path: `/waiting-list/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
    accept: (id: string, json: OfferAcceptance, key: string) =>
      main.send({
        method: 'POST',
        path: `${offer(id)}/accept`,
        json,
        headers: once(key),
        answer: offerAcceptedSchema,
      }),
    decline: (id: string) =>
      main.send({ method: 'POST', path: `${offer(id)}/decline`, json: {}, answer: messageSchema }),
  };
}

/** The same of the one booking of a link, whose credential the shell adds (WAI-11). */
export function createLiteWaitingApi(calendar: Http, appointment: string) {
  const path = `/customer/showcase/${encodeURIComponent(appointment)}/waiting-list`;
  return {
    list: () => calendar.send({ path, answer: waitingListSchema }),
    leave: (id: string) =>
      calendar.send({
        method: 'DELETE',
        path: `${path}/${encodeURIComponent(id)}`,
        answer: messageSchema,
      }),
    accept: (id: string, json: OfferAcceptance, key: string) =>
      calendar.send({
        method: 'POST',
        path: `${path}/offers/${encodeURIComponent(id)}/accept`,
        json,
        headers: once(key),
        answer: offerAcceptedSchema,
      }),
    decline: (id: string) =>
      calendar.send({
        method: 'POST',
        path: `${path}/offers/${encodeURIComponent(id)}/decline`,
        json: {},
        answer: messageSchema,
      }),
  };
}
