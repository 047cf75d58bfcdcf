import { messageSchema } from '../../http/envelope.ts';
import type { Http } from '../../http/http.ts';
import { schedulerConfigSchema } from '../createScheduleApi.ts';
import { moveAnswerSchema, moveTermsSchema, type MoveRequest } from './move.ts';

function movesAt(service: Http, main: Http, path: (id: string) => string) {
  return {
    terms: (id: string) => service.send({ path: path(id), answer: moveTermsSchema }),
    /** Free times of some days, dd/MM/yyyy, the appointment's own among them. */
    freeTimes: (id: string, range: { start: string; end: string }, signal?: AbortSignal) =>
      main.send({
        path: '/schedule/config',
        query: { appointment_id: id, ...range },
        signal,
        answer: schedulerConfigSchema,
      }),
    /** Refusals arrive as ApiError whose `payload` has the shape of `moveRefusalSchema`. */
    moveAppointment: (id: string, json: MoveRequest, idempotencyKey: string) =>
      service.send({
        method: 'POST',
        path: path(id),
        json,
        headers: { 'Idempotency-Key': idempotencyKey },
        answer: moveAnswerSchema,
      }),
    /** Wants the other time no longer that waits for the provider (RSC-09). */
    withdraw: (id: string) =>
      service.send({ method: 'DELETE', path: path(id), answer: messageSchema }),
  };
}

/** Moving one appointment (RSC-02, RSC-04, RSC-05). */
export function createMoveApi(main: Http) {
  return movesAt(main, main, (id) => `/services/${encodeURIComponent(id)}/move`);
}

/** The same by the link of the appointment, whose credential the shell adds (RSC-11). */
export function createLiteMoveApi(calendar: Http, main: Http) {
  return movesAt(calendar, main, (id) => `/customer/showcase/${encodeURIComponent(id)}/move`);
}
