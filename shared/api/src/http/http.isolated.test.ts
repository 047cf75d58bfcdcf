import { createServer, type RequestListener } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Http } from './http.ts';

/** How often ky was asked for, and whether it comes. */
const library = { asked: 0, comes: true };

beforeEach(() => {
  Object.assign(library, { asked: 0, comes: true });
  vi.doMock('ky', () => {
    library.asked += 1;
    if (!library.comes) throw new Error('ky did not come.');
    return vi.importActual('ky');
  });
});
afterEach(() => {
  vi.doUnmock('ky');
  vi.resetModules();
});

/** A client as a page has it that has loaded nothing yet, and a real server for it. */
async function served(listener: RequestListener, ask: (http: Http) => Promise<void>) {
  const { createHttp } = await import('./http.ts');
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    const http = createHttp((input) => {
      const asked = input instanceof Request ? input : new Request(input);
      const { pathname } = new URL(asked.url);
      return fetch(new Request(`http://127.0.0.1:${address.port}${pathname}`, asked));
    });
    await ask(http);
  } finally {
    server.close();
  }
}

const answer = v.object({ name: v.string() });

/** What an ApiError tells; undefined of everything else. */
async function statusOf(failed: Promise<unknown>): Promise<number | undefined> {
  const { ApiError } = await import('./apiError.ts');
  const error: unknown = await failed.catch((reason: unknown) => reason);
  return error instanceof ApiError ? error.status : undefined;
}

test('a read that is answered needs no ky, whatever the answer says [C-858]', async () => {
  await served(
    (request, response) => {
      response.statusCode = request.url === '/known' ? 200 : 404;
      response.end('{"name":"Marta"}');
    },
    async (http) => {
      await expect(http.send({ path: '/known', answer })).resolves.toEqual({ name: 'Marta' });
      expect(await statusOf(http.send({ path: '/unknown', answer }))).toBe(404);
      expect(library.asked).toBe(0);
    },
  );
});

test('a read without an answer is repeated by ky, and a change is sent by it [C-858]', async () => {
  const seen: string[] = [];
  await served(
    (request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.statusCode = seen.length === 1 ? 503 : 200;
      response.end('{"name":"Marta"}');
    },
    async (http) => {
      await expect(http.send({ path: '/known', answer })).resolves.toEqual({ name: 'Marta' });
      await expect(http.send({ method: 'PUT', path: '/kept', answer })).resolves.toBeDefined();
      expect(library.asked).toBe(1);
      expect(seen).toEqual(['GET /known', 'GET /known', 'PUT /kept']);
    },
  );
});

test('ky that does not come is as no answer, and the next call asks for it again [C-858]', async () => {
  library.comes = false;
  const seen: string[] = [];
  await served(
    (request, response) => {
      seen.push(`${request.method}`);
      response.end('{"name":"Marta"}');
    },
    async (http) => {
      const change = () => http.send({ method: 'POST', path: '/kept', answer });
      expect(await statusOf(change())).toBe(0);
      expect(seen).toEqual([]);
      const signal = AbortSignal.abort();
      const withdrawn = http.send({ method: 'POST', path: '/kept', signal, answer });
      expect(await statusOf(withdrawn)).toBeUndefined();
      library.comes = true;
      await expect(change()).resolves.toEqual({ name: 'Marta' });
      expect(seen).toEqual(['POST']);
    },
  );
});
