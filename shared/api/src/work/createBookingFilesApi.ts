import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';
import { filesAnswerSchema } from './mediaFile.ts';
import { multipartOf } from '../http/multipartOf.ts';

/** What a booking's files hang on: its id (`S-{schedulerId}`) and the work id of its draft. */
export interface BookingFilesOf {
  readonly id: string;
  readonly draftWorkId: string;
}

/** Files of a booking, before and after it was made (API-45, C-80). */
export function createBookingFilesApi(main: Http) {
  const pathOf = ({ id, draftWorkId }: BookingFilesOf) =>
    `/appointments/${encodeURIComponent(id)}/${encodeURIComponent(draftWorkId)}/media`;
  return {
    list: async (booking: BookingFilesOf) =>
      (await main.send({ path: pathOf(booking), answer: filesAnswerSchema })).data,
    /** @param idempotencyKey the same of a file whose answer was lost: it is hung once */
    upload: (booking: BookingFilesOf, form: FormData, idempotencyKey: string) =>
      main.send({
        method: 'POST',
        path: pathOf(booking),
        headers: { 'Idempotency-Key': idempotencyKey },
        body: multipartOf(form),
        answer: messageSchema,
      }),
    remove: (booking: BookingFilesOf, mediaId: string) =>
      main.send({
        method: 'DELETE',
        path: `${pathOf(booking)}/${encodeURIComponent(mediaId)}`,
        answer: messageSchema,
      }),
  };
}
