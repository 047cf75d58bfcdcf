import { CHAT_MAX_LENGTH } from '@portal/domain/limits';
import * as v from 'valibot';
import type { Approval } from './budgetDifference.ts';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { invoicesSchema } from './invoice.ts';
import { noteIdOf } from './noteIdOf.ts';
import type { ratingSchema } from './work.ts';
import { workDetailsSchema } from './workDetailsSchema.ts';
import { multipartOf } from '../http/multipartOf.ts';

export const chatMessageSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHAT_MAX_LENGTH)),
});
/** How many texts a note may have been written over: one for each time that it was written anew while it waited. */
export const NOTE_MAX_SEEN = 20;
const noteText = v.pipe(v.string(), v.maxLength(2000));
export const privateNoteSchema = v.object({
  obs: noteText,
  /** The notes that this one may replace; absent where it does not matter what is replaced (OFF-08). */
  seen: v.optional(v.pipe(v.array(noteText), v.maxLength(NOTE_MAX_SEEN))),
});
/** The refusal of a note that was changed elsewhere meanwhile (OFF-08). */
export const noteChangedSchema = v.object({ code: v.literal('NOTE_CHANGED'), note: v.string() });
export const invoiceRequestSchema = v.object({
  emails: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
});

const keyHeader = (key?: string) => (key === undefined ? undefined : { 'Idempotency-Key': key });

/** Works and appointments: ids `A-…` are works, `S-…` appointments (SHL-14). */
export function createServicesApi(main: Http) {
  const path = (id: string, action = '') => `/services/${encodeURIComponent(id)}/${action}`;
  const act = (id: string, action: string, json?: unknown, idempotencyKey?: string) =>
    main.send({
      method: 'POST',
      path: path(id, action),
      json,
      headers: keyHeader(idempotencyKey),
      answer: messageSchema,
    });
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
    ) => act(id, 'invoice', json, idempotencyKey),
    /** The documents that the provider attached, newest first (INV-05). */
    invoices: (id: string) => main.send({ path: path(id, 'invoices'), answer: invoicesSchema }),
    /** `idempotencyKey`: of the message, so that one that is sent again after a lost answer stays one (OFF-03). */
    sendMessage: (
      id: string,
      json: v.InferInput<typeof chatMessageSchema>,
      idempotencyKey?: string,
    ) => act(id, 'chat/add', json, idempotencyKey),
    readMessages: (id: string) => act(id, 'readCompanyObs'),
    readCheck: (id: string) => act(id, 'readServiceReady'),
    readPayment: (id: string) => act(id, 'readPayment'),
    /** The observation of an appointment goes by its id without `S-` (APT-08). */
    savePrivateNote: (
      id: string,
      json: v.InferInput<typeof privateNoteSchema>,
      idempotencyKey?: string,
    ) => act(noteIdOf(id), 'editInternalObs', json, idempotencyKey),
    upload: (id: string, form: FormData, idempotencyKey?: string) =>
      main.send({
        method: 'POST',
        path: path(id, 'media'),
        body: multipartOf(form),
        headers: keyHeader(idempotencyKey),
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
