import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { itemSchema } from './item.ts';
import { itemDetailsSchema } from './itemDetailsSchema.ts';
import { multipartOf } from '../http/multipartOf.ts';

export const itemsSchema = v.object({ items: v.array(itemSchema) });
/** POST body: map of field name to value. */
export const itemCreationSchema = v.object({ specs: v.record(v.string(), v.string()) });
export const itemEditSchema = v.object({
  specs: v.array(v.object({ key: v.string(), label: v.string(), value: v.string() })),
});
export const itemCreatedSchema = v.object({ message: v.string(), item: itemSchema });

export const itemPhotoSchema = v.object({
  url: v.optional(v.nullable(v.string()), null),
  message: v.optional(v.string()),
});

export function createItemsApi(main: Http) {
  const path = (id: string) => `/items/${encodeURIComponent(id)}/`;
  /** @param key one per tap of the customer, so that a retry is one change */
  const changeJob = (id: string, jobId: string, key: string, action: 'request' | 'hide') =>
    main.send({
      method: 'POST',
      path: `${path(id)}jobs/${encodeURIComponent(jobId)}/${action}`,
      headers: { 'Idempotency-Key': key },
      json: {},
      answer: messageSchema,
    });
  return {
    list: () => main.send({ path: '/items/', answer: itemsSchema }),
    read: (id: string) => main.send({ path: path(id), answer: itemDetailsSchema }),
    /** @param key one per item that is written, so that a retry after a lost answer adds it once */
    add: (json: v.InferInput<typeof itemCreationSchema>, key: string) =>
      main.send({
        method: 'POST',
        path: '/items/',
        headers: { 'Idempotency-Key': key },
        json,
        answer: itemCreatedSchema,
      }),
    edit: (id: string, json: v.InferInput<typeof itemEditSchema>) =>
      main.send({ method: 'PUT', path: path(id), json, answer: itemSchema }),
    remove: (id: string) => main.send({ method: 'DELETE', path: path(id), answer: messageSchema }),
    /** Brings the original details back (API-26). */
    reset: (id: string) =>
      main.send({ method: 'POST', path: `${path(id)}reset/`, answer: messageSchema }),
    /** Changes the photograph; `form` holds it as the field `image` (API-25). */
    changePhoto: (id: string, form: FormData) =>
      main.send({
        method: 'POST',
        path: `${path(id)}images/`,
        body: multipartOf(form),
        answer: itemPhotoSchema,
      }),
    /** Asks for a job that was declined or put off; 409 within 24 hours of another request (BUD-28). */
    requestJob: (id: string, jobId: string, key: string) => changeJob(id, jobId, key, 'request'),
    /** Takes such a job off the list (BUD-28). */
    hideJob: (id: string, jobId: string, key: string) => changeJob(id, jobId, key, 'hide'),
  };
}
