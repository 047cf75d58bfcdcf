import * as v from 'valibot';
import type { Http } from '../http/http.ts';
import { multipartOf } from '../http/multipartOf.ts';
import type { ImportKind, LineFilter } from '../provider/providerImport.ts';
import { setupImportLinesSchema, setupImportSchema, setupImportsSchema } from './setupImport.ts';
import { SETUP_API } from './setupPath.ts';

const pathOf = (id: string) => `/imports/${encodeURIComponent(id)}`;

/** The calls of an owner who brings customers, items, services or appointments along (SET-23 to SET-25). */
export function createSetupImportsApi(http: Http) {
  return {
    list: (cursor?: string) =>
      http.send({ path: '/imports', query: { limit: 20, cursor }, answer: setupImportsSchema }),
    /** @throws ApiError 404 for one that is not there any more */
    read: (id: string) => http.send({ path: pathOf(id), answer: setupImportSchema }),
    /**
     * @param key the same for every try to send one file, which is there once then
     * @throws ApiError 422 `CSV` with the `problem` of a file that cannot be read, 413 above 10 MB, 400 for no text
     */
    send: (file: File, kind: ImportKind, key: string) => {
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', file);
      return http.send({
        ...{ method: 'POST', path: '/imports', body: multipartOf(form) },
        headers: { 'Idempotency-Key': key },
        answer: setupImportSchema,
      });
    },
    /** Names of columns, by what they hold; all of them. @throws ApiError 409 once it has run */
    map: (id: string, mapping: Readonly<Record<string, string>>) =>
      http.send({
        ...{ method: 'PUT', path: `${pathOf(id)}/mapping`, json: { mapping } },
        answer: setupImportSchema,
      }),
    /** @throws ApiError 422 `COLUMN_MISSING`, 409 `CHECK_AGAIN`, `TOO_LATE` and the like */
    step: (id: string, step: 'check' | 'run' | 'undo') =>
      http.send({ method: 'POST', path: `${pathOf(id)}/${step}`, answer: setupImportSchema }),
    /** @throws ApiError 409 once it has run */
    remove: (id: string) => http.send({ method: 'DELETE', path: pathOf(id), answer: v.object({}) }),
    lines: (id: string, filter: LineFilter, cursor?: string) =>
      http.send({
        ...{ path: `${pathOf(id)}/lines`, query: { ...filter, limit: 50, cursor } },
        answer: setupImportLinesSchema,
      }),
  };
}

/** Where lines are downloaded as a file for spreadsheets. */
export function importLinesAddress(id: string, filter: LineFilter): string {
  return `${SETUP_API}${pathOf(id)}/lines.csv?${new URLSearchParams(filter).toString()}`;
}
