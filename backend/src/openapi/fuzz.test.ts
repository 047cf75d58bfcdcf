import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, rightfulCredentials } from '../testing/calls/callOperation.ts';
import { dumpTables } from '../testing/database/dumpTables.ts';
import { createExampleWorld, fillIn } from '../testing/worlds/exampleWorld.ts';
import { damaged, hopelessBodies, nastyHeaders, nastyText } from '../testing/data/nastyText.ts';
import type { Operation } from '../platform/routes/operation.ts';

/** The same requests in every run; another seed or more runs look further. */
const settings = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_260_615),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 8),
};
/** How many refused calls of a route are followed by a look at every table. */
const looksPerRoute = 4;
// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { operations } = world.portal;
afterAll(() => world.portal.close());

/** Calls that would take the world away from the other tests. */
const endsTheWorld = new Set([
  'POST /dev/reset',
  'POST /dev/clock',
  'DELETE /main/user/client',
  'POST /main/user/logout/everywhere',
]);
const all = Object.entries(operations).filter(([route]) => !endsTheWorld.has(route));
const changing = all.filter(([, { body }]) => body !== undefined);
const withQuery = all.filter(([, { query }]) => query !== undefined);
const withPath = all.filter(([route]) => route.includes(':'));

async function send(
  route: string,
  operation: Operation,
  request: { address?: string; body?: string | Uint8Array<ArrayBuffer>; headers?: object },
): Promise<number> {
  const [method = ''] = route.split(' ');
  const { token, headers } = await rightfulCredentials(world, operation);
  const response = await world.portal.app.request(
    request.address ?? addressOf(world, route, operation),
    {
      method,
      ...(request.body === undefined || method === 'GET' ? {} : { body: request.body }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'auto-mirante.localhost',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
        ...request.headers,
      },
    },
  );
  const text = await response.text();
  // A gateway gets a bare status; everybody else is told what was wrong.
  if (response.status >= 400 && operation.access !== 'gateway') {
    // A page says it in words.
    if (response.headers.get('content-type')?.startsWith('text/html') === true)
      expect(text).toContain('</html>');
    else {
      const told: unknown = text === '' ? {} : JSON.parse(text);
      expect(told).toMatchObject({ type: 'Failure', message: expect.stringMatching(/\S/) });
    }
    // Pages have lists to choose from, and a style for them.
    const words = text.replaceAll(/<select name=|select \{/g, '');
    expect(words).not.toMatch(/select |insert |\bat \/|node_modules|valibot/i);
  }
  expect(response.status).toBeLessThan(500);
  return response.status;
}

describe('a body that is no request', () => {
  test.each(changing)('%s is refused and writes nothing', async (route, operation) => {
    const before = await dumpTables(world.portal.backend.pool);
    const statuses: number[] = [];
    for (const body of hopelessBodies)
      statuses.push(
        await send(route, operation, {
          body: typeof body === 'string' ? body : new Uint8Array(body),
        }),
      );
    const accepted = statuses.filter((status) => status < 400);
    if (accepted.length === 0) expect(await dumpTables(world.portal.backend.pool)).toEqual(before);
    else expect(accepted.length).toBeLessThan(3);
  });
});

describe('a damaged request', () => {
  test.each(changing)(
    '%s never fails on a body, and writes nothing when it refuses',
    async (route, operation) => {
      const { pool } = world.portal.backend;
      const sound = fillIn(operation.request?.json ?? {}, world.ids);
      let looks = looksPerRoute;
      // What a refused call left is what the next one finds.
      let before: Awaited<ReturnType<typeof dumpTables>> | undefined;
      await fc.assert(
        fc.asyncProperty(damaged(sound), async (json) => {
          if (looks > 0) before ??= await dumpTables(pool);
          const status = await send(route, operation, { body: JSON.stringify(json) ?? '' });
          if (status < 400) before = undefined;
          if (before === undefined || looks === 0) return;
          looks -= 1;
          expect(await dumpTables(pool)).toEqual(before);
        }),
        { ...settings, numRuns: settings.numRuns * 3 },
      );
    },
  );

  test.each(withQuery)('%s never fails on a query', async (route, operation) => {
    const address = addressOf(world, route, operation);
    const url = new URL(address, 'http://portal');
    const names = [...url.searchParams.keys(), 'unknown'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), nastyText, async (name, value) => {
        const query = new URLSearchParams(url.searchParams);
        query.set(name, value.slice(0, 4000));
        await send(route, operation, { address: `${url.pathname}?${query.toString()}` });
      }),
      settings,
    );
  });

  test.each(withPath)('%s never fails on a path', async (route, operation) => {
    await fc.assert(
      fc.asyncProperty(nastyText, async (value) => {
        // Halves of characters cannot be written in an address.
        const part = encodeURIComponent(value.slice(0, 2000).replace(/\p{Surrogate}/gu, ''));
        const address = (route.split(' ')[1] ?? '').replace(/:\w+/g, part === '.' ? '%2e' : part);
        await send(route, operation, {
          address,
          body: JSON.stringify(fillIn(operation.request?.json ?? {}, world.ids)),
        });
      }),
      settings,
    );
    await send(route, operation, {
      address: (route.split(' ')[1] ?? '').replace(/:\w+/g, '%E0%A4%A'),
    });
  });

  test.each(all)('%s never fails on headers', async (route, operation) => {
    await fc.assert(
      fc.asyncProperty(nastyHeaders, async (headers) => {
        await send(route, operation, { headers, body: '{}' });
      }),
      { ...settings, numRuns: Math.ceil(settings.numRuns / 2) },
    );
  });
});
