import { CHAT_MAX_LENGTH } from '@portal/domain/limits';
import * as v from 'valibot';
import type { Approval } from './budgetDifference.ts';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { invoicesSchema } from './invoice.ts';
import type { ratingSchema } from './work.ts';
import { workDetailsSchema } from './workDetailsSchema.ts';
import { multipartOf } from '../http/multipartOf.ts';

export const chatMessageSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHAT_MAX_LENGTH)),
});
export const privateNoteSchema = v.object({ obs: v.pipe(v.string(), v.maxLength(2000)) });
export const invoiceRequestSchema = v.object({
  emails: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
});

/** Works and appointments: ids `A-…` are works, `S-…` appointments (SHL-14). */
export function createServicesApi(main: Http) {
  const path = (id: string, action = '') => `/services/${encodeURIComponent(id)}/${action}`;
  const act = (id: string, action: string, json?: unknown) =>
    main.send({ method: 'POST', path: path(id, action), json, answer: messageSchema });
  return {
    /**
     * Details of a work; the server answers 404, 409, 406 or 301 as in ERR-18..21.
     * @param query with `geoCoords` (`lat,lng`) the server says how far the provider is (DET-04)
     */
    details: (id: string, query: { geoCoords?: string } = {}) =>
      main.send({ path: path(id), query, answer: workDetailsSchema }),
    cancel: (id: string) => act(id, 'cancel'),
    confirm: (id: string) => act(id, 'confirm'),
    /** Approves what was shown; 409 `BUDGET_CHANGED` or `TOTAL_CHANGED` when it is another by now (BUD-16, BUD-18). */
    approve: (id: string, json: Approval) => act(id, 'approve', json),
    rate: (id: string, json: v.InferInput<typeof ratingSchema>) => act(id, 'feedback', json),
    /** `idempotencyKey`: one per request; a click repeated after a lost answer asks for no second invoice. */
    requestInvoice: (
      id: string,
      json: v.InferInput<typeof invoiceRequestSchema>,
      idempotencyKey: string,
    ) =>
      main.send({
        method: 'POST',
        path: path(id, 'invoice'),
        json,
        headers: { 'Idempotency-Key': idempotencyKey },
        answer: messageSchema,
      }),
    /** The documents that the provider attached, newest first (INV-05). */
    invoices: (id: string) => main.send({ path: path(id, 'invoices'), answer: invoicesSchema }),
    sendMessage: (id: string, json: v.InferInput<typeof chatMessageSchema>) =>
      act(id, 'chat/add', json),
    readMessages: (id: string) => act(id, 'readCompanyObs'),
    readCheck: (id: string) => act(id, 'readServiceReady'),
    readPayment: (id: string) => act(id, 'readPayment'),
    /** The observation of an appointment goes by its id without `S-` (APT-08). */
    savePrivateNote: (id: string, json: v.InferInput<typeof privateNoteSchema>) =>
      act(id.replace(/^S-/, ''), 'editInternalObs', json),
    upload: (id: string, form: FormData) =>
      main.send({
        method: 'POST',
        path: path(id, 'media'),
        body: multipartOf(form),
        answer: messageSchema,
      }),
    removeFile: (id: string, mediaId: string) =>
      main.send({
        method: 'DELETE',
        path: path(id, `media/${encodeURIComponent(mediaId)}`),
        answer: messageSchema,
      }),
  };
}
