import { createHttp } from '@portal/api/http/http';
import { clusterSchema } from '@portal/api/company/clusterSchema';
import { expect, test } from 'vitest';
import { tellFailedCalls } from './tellFailedCalls.ts';

const ANSWERS: Readonly<Record<string, () => Response>> = {
  '/services/A-912/files/7': () => Response.json({ code: 200, url: ['Marta'] }),
  '/page': () => new Response('<html>Marta</html>'),
  '/broken': () => Response.json({ message: 'Marta' }, { status: 500 }),
  '/refused': () => Response.json({ message: 'Marta' }, { status: 404 }),
  '/right': () => Response.json({ code: 200, url: 'Marta' }),
};

test('tells of an answer that was promised otherwise, and of none, without a word of what was answered', async () => {
  const told: string[] = [];
  const http = tellFailedCalls(
    createHttp(async (input) => {
      const answer = ANSWERS[new URL(new Request(input).url).pathname];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    }),
    (code, message) => told.push(`${code} ${message}`),
  );
  const call = (path: string) =>
    http.send({ path, method: 'POST', answer: clusterSchema, codeIsError: false });
  for (const path of [...Object.keys(ANSWERS).slice(0, -1), '/lost/A-9'])
    await expect(call(path)).rejects.toMatchObject({ name: 'ApiError' });
  await expect(call('/right')).resolves.toEqual({ code: 200, url: 'Marta' });
  expect(told).toEqual([
    'REMOTE-ANSWER /services/:id/files/:id: string at url',
    'REMOTE-ANSWER /page: Object at undefined',
    'CALL-FAILED /broken: 500',
    'CALL-FAILED /lost/:id: 0',
  ]);
});
