import { Writable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import { handleError } from './handleError.ts';
import { requestLog } from './requestLog.ts';

/** Sends one request through log and error handler and returns what was written. */
async function logOf(path: string, fail: boolean): Promise<string> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const app = new Hono();
  app.onError(handleError(log));
  app.use(requestLog(log, { observe: () => undefined }));
  app.post('*', () => {
    if (fail) throw new Error('broken');
    return new Response(null, { status: 204 });
  });
  const headers = { authorization: 'Bearer secret-bearer', 'x-client-token': 'secret-token' };
  await app.request(path, { method: 'POST', headers, body: '{"password":"secret-password"}' });
  return lines.join('');
}

const id = 'A-0123456789abcdefghjkmnpqrs';
const signature = 'Zq3_signature-of-a-calendar-file_0123456789';

test.each([false, true])(
  'a request is logged without what opens anything (failing: %s)',
  async (fail) => {
    const text = await logOf(`/main/files/${id}/${signature}.ics?key=secret-key`, fail);
    expect(text).toContain(`/main/files/${id}/…`);
    for (const secret of [signature, 'secret-']) expect(text).not.toContain(secret);
  },
);
