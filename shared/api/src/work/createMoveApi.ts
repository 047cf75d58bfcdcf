import type { Http } from '../http/http.ts';
import { schedulerConfigSchema } from './createScheduleApi.ts';
import { moveAnswerSchema, moveTermsSchema, type MoveRequest } from './move.ts';

/** Moving one appointment (RSC-02, RSC-04, RSC-05). */
export function createMoveApi(main: Http) {
  const path = (id: string) => `/services/${encodeURIComponent(id)}/move`;
  return {
    terms: (id: string) => main.send({ path: path(id), answer: moveTermsSchema }),
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
      main.send({
        method: 'POST',
        path: path(id),
        json,
        headers: { 'Idempotency-Key': idempotencyKey },
        answer: moveAnswerSchema,
      }),
  };
}
