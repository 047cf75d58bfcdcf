import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { multipartOf } from '../http/multipartOf.ts';
import { conversationsSchema } from '../provider/conversations.ts';
import { providerAppointmentsSchema, providerWorksSchema } from '../provider/providerWork.ts';
import type {
  appointmentChangeSchema,
  appointmentCreationSchema,
  conversationReadSchema,
  moveRequestAnswerSchema,
  providerMessageSchema,
  workCreationSchema,
  workStateSchema,
} from '../provider/schemas.ts';
import type { budgetSchema } from '../provider/budget.ts';
import { SETUP_API, SETUP_PROVIDER_API } from './setupPath.ts';

const root = SETUP_PROVIDER_API.slice(SETUP_API.length);
const made = v.object({ id: v.string() });
const posted = v.object({ version: v.number(), total: v.number() });

/** Most works and conversations that a page of today shows. */
export const MOST_OF_TODAY = { works: 200, conversations: 50 } as const;

/**
 * The calls of the provider API of which the page of today is made, as an owner's session makes them (C-795). Changing
 * ones take an `Idempotency-Key`, the same for every try.
 */
export function createTodayApi(http: Http) {
  const pathOf = (kind: string, id: string) => `${root}/${kind}/${encodeURIComponent(id)}`;
  const subjectOf = (id: string) => pathOf(id.startsWith('S-') ? 'appointments' : 'works', id);
  const change = <Schema extends v.GenericSchema>(
    path: string,
    json: unknown,
    key: string,
    answer: Schema,
  ) =>
    http.send({
      ...{ method: 'POST', path, json, headers: { 'Idempotency-Key': key } },
      answer,
    });
  return {
    /** Of which each begins in, or reaches into, the range of two instants of ISO 8601. */
    appointments: (from: string, to: string) =>
      http.send({
        ...{ path: `${root}/appointments`, query: { from, to } },
        answer: providerAppointmentsSchema,
      }),
    /** Books at any time the owner likes. @throws ApiError 400, 409 where it is taken */
    book: (json: v.InferInput<typeof appointmentCreationSchema>, key: string) =>
      change(`${root}/appointments`, json, key, made),
    /** @throws ApiError 404, 409 */
    changeAppointment: (
      id: string,
      json: v.InferInput<typeof appointmentChangeSchema>,
      key: string,
    ) => change(subjectOf(id), json, key, made),
    /** @throws ApiError 404, 409 once it has ended */
    answerMove: (
      id: string,
      moveId: string,
      json: v.InferInput<typeof moveRequestAnswerSchema>,
      key: string,
    ) => change(`${subjectOf(id)}/move-requests/${encodeURIComponent(moveId)}`, json, key, made),
    /** Those under way, newest first. */
    works: () =>
      http.send({
        ...{ path: `${root}/works`, query: { open: true, limit: MOST_OF_TODAY.works } },
        answer: providerWorksSchema,
      }),
    /** Opens a work out of an appointment. @throws ApiError 404, 409 where it has one */
    openWork: (appointmentId: string, key: string) =>
      change(`${root}/works`, { customer: {}, appointment_id: appointmentId }, key, made),
    /** Opens a work by itself. @throws ApiError 400 naming what is wrong */
    beginWork: (json: v.InferInput<typeof workCreationSchema>, key: string) =>
      change(`${root}/works`, json, key, made),
    moveWork: (id: string, json: v.InferInput<typeof workStateSchema>, key: string) =>
      change(`${subjectOf(id)}/state`, json, key, made),
    conversations: () =>
      http.send({
        ...{ path: `${root}/conversations`, query: { limit: MOST_OF_TODAY.conversations } },
        answer: conversationsSchema,
      }),
    answer: (id: string, json: v.InferInput<typeof providerMessageSchema>, key: string) =>
      change(`${subjectOf(id)}/messages`, json, key, made),
    /** What the customer wrote needs no answer. */
    markRead: (id: string, json: v.InferInput<typeof conversationReadSchema>, key: string) =>
      change(`${pathOf('conversations', id)}/read`, json, key, made),
    /** @throws ApiError 400 for what is no picture, 413 for one that is too large */
    addFile: (workId: string, file: File, key: string) => {
      const form = new FormData();
      form.append('media', file);
      return http.send({
        ...{ method: 'POST', path: `${subjectOf(workId)}/files`, body: multipartOf(form) },
        headers: { 'Idempotency-Key': key },
        answer: made,
      });
    },
    postBudget: (workId: string, json: v.InferInput<typeof budgetSchema>, key: string) =>
      change(`${subjectOf(workId)}/budget`, json, key, posted),
  };
}
