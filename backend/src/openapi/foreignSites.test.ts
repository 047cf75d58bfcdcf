import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, rightfulCredentials } from '../testing/calls/callOperation.ts';
import { dumpTables } from '../testing/database/dumpTables.ts';
import { createExampleWorld, fillIn } from '../testing/worlds/exampleWorld.ts';
import type { Operation } from '../platform/routes/operation.ts';

// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { operations } = world.portal;
let before: Record<string, string[]>;
beforeAll(async () => {
  before = await dumpTables(world.portal.backend.pool);
});
afterAll(() => world.portal.close());

const changing = Object.entries(operations).filter(([route]) => !route.startsWith('GET '));
const ofPages = changing.filter(
  ([route, { body }]) =>
    body !== undefined && / \/(?:main|calendar)\/| \/mgmt\/telemetry$/.test(route),
);

/** The documented request of somebody who may, as a page of another site would send it. */
async function send(route: string, operation: Operation, headers: Record<string, string>) {
  const [method = ''] = route.split(' ');
  const credentials =
    operation.access === 'operator' || operation.request?.as === 'leaving'
      ? { token: world.tokens.owner }
      : await rightfulCredentials(world, operation);
  return world.portal.app.request(addressOf(world, route, operation), {
    method,
    body: JSON.stringify(fillIn(operation.request?.json ?? {}, world.ids)),
    headers: {
      'x-forwarded-host': 'auto-mirante.localhost',
      ...(credentials.token === undefined ? {} : { authorization: `Bearer ${credentials.token}` }),
      ...credentials.headers,
      ...headers,
    },
  });
}

test.each(changing)(
  '%s is refused when a page of another site makes it',
  async (route, operation) => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': site };
      expect((await send(route, operation, headers)).status).toBe(403);
    }
  },
);

test.each(ofPages)('%s takes no form and no text for JSON', async (route, operation) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/plain; application/json',
  ])
    expect((await send(route, operation, { 'content-type': type })).status).toBe(415);
});

test('none of them has changed anything', async () => {
  expect(ofPages.length).toBeGreaterThan(20);
  expect(await dumpTables(world.portal.backend.pool)).toEqual(before);
});
