import * as v from 'valibot';
import type { Http } from '../http/http.ts';

/** Which files a provider takes, and how large they may be (`GET /config/filetypes`). */
export const fileTypesSchema = v.object({
  image: v.array(v.string()),
  video: v.array(v.string()),
  document: v.array(v.string()),
  max_bytes: v.record(v.string(), v.number()),
});
export type FileTypes = v.InferOutput<typeof fileTypesSchema>;

export function createFileTypesApi(main: Http) {
  return { read: () => main.send({ path: '/config/filetypes', answer: fileTypesSchema }) };
}
