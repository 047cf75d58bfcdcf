import * as v from 'valibot';
import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** Letters of base64url that stand for so many bytes. */
const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(Math.ceil((bytes * 4) / 3)));

/** What a browser says of its subscription: where its push service takes messages, and the keys they are encrypted with (REM-14). */
export const pushDeviceSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushDevice = v.InferOutput<typeof pushDeviceSchema>;

/** The subscription of a browser, as it says it of itself. @returns null where that is none to send to */
export function readPushDevice(json: unknown): PushDevice | null {
  const result = v.safeParse(pushDeviceSchema, json);
  return result.success ? result.output : null;
}

/** What a message on a device is about: `A-…` or `S-…`. */
export const pushedSchema = v.object({ subject: v.string() });
export type Pushed = v.InferOutput<typeof pushedSchema>;

/** Notices on the device of this session (REM-14). */
export function createPushApi(main: Http) {
  const path = '/user/push';
  return {
    register: (json: PushDevice) =>
      main.send({ method: 'POST', path, json, answer: messageSchema }),
    forget: () => main.send({ method: 'DELETE', path, answer: messageSchema }),
  };
}
