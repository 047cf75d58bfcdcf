import { expect, test } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { clusterSchema } from './clusterSchema.ts';
import { createHttp } from '../http/http.ts';

test('a cluster lookup answered with 404 says 404 [ERR-09] [ENT-22]', async () => {
  const http = createHttp(async () => Response.json({ code: 404 }, { status: 404 }));
  const lookup = http.send({ path: '/route', answer: clusterSchema, codeIsError: false });
  const error: unknown = await lookup.catch((reason: unknown) => reason);
  expect(error instanceof ApiError && [error.status, error.envelope.code]).toEqual([404, 404]);
});
