import * as v from 'valibot';
import type { Http } from '../http/http.ts';

/** What a customer takes along, and how far it is; `none` before the first and once the last is forgotten (ACC-13). */
export const accountExportSchema = v.object({
  state: v.picklist(['none', 'running', 'ready', 'failed']),
  /** 0 to 100. */
  progress: v.number(),
  /** Of the finished file. */
  bytes: v.nullable(v.number()),
  /** Until when the finished file stays, as an ISO instant. */
  until: v.nullable(v.string()),
  /** From when a new one may be asked for; null when it may be now. */
  again_at: v.nullable(v.string()),
  /** Signed address of the finished file, good for half an hour. */
  url: v.nullable(v.string()),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;

/** The customer's own data as a file (ACC-12, ACC-13). */
export function createAccountExportApi(main: Http) {
  const path = '/user/export';
  return {
    read: () => main.send({ path, answer: accountExportSchema }),
    start: () => main.send({ method: 'POST', path, answer: accountExportSchema }),
  };
}
