import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const customer = { name: 'Ana Marques', phone: '+351912000001' };
let portal: TestBackend;
let key: string;

beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain);
  await asProvider(portal, key, 'PUT', '/settings', { parallel_bookings: 3 });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  // Some begin at the same moment: the id decides.
  for (const time of ['09:00', '10:00', '10:00', '10:00', '11:00'])
    await asProvider(portal, key, 'POST', '/appointments', {
      customer,
      service_ids: ['revisao'],
      date: '2027-07-01',
      time,
    });
  for (const day of ['01', '02', '02', '02', '03'])
    await asProvider(portal, key, 'POST', '/works', {
      customer,
      started_at: `2027-05-${day}T10:00:00Z`,
    });
});
afterAll(() => portal.close());

const list = (path: string) => portal.call('GET', `/provider-api/v1${path}`, { token: key });

/** All pages of a list, as ids. */
async function pages(kind: 'works' | 'appointments', limit: number): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: unknown = '';
  while (cursor !== null && found.length < 9) {
    const more = cursor === '' ? '' : `&cursor=${String(cursor)}`;
    const { body } = await list(`/${kind}?limit=${limit}${more}`);
    found.push(Object(body[kind]).map(({ id }: { id: string }) => id));
    cursor = body['next'];
  }
  return found;
}

describe.each(['works', 'appointments'] as const)('the list of %s', (kind) => {
  test.each([1, 2, 3, 5])('has every entry once, in order, on pages of %i', async (limit) => {
    const whole = await pages(kind, 1000);
    expect(whole).toHaveLength(1);
    expect(whole[0]).toHaveLength(5);
    const parts = await pages(kind, limit);
    expect(parts).toHaveLength(Math.ceil(5 / limit));
    expect(parts.flat()).toEqual(whole[0]);
  });

  test.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'limit=1.5',
    'cursor=x',
    'cursor=',
    'cursor=MjAyNg',
  ])('refuses %s by name', async (query) => {
    const answer = await list(`/${kind}?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { field: query.split('=')[0] } });
  });
});

test.each([
  ['from=tomorrow', 'from'],
  ['from=foo%201', 'from'],
  ['from=2026-13-45', 'from'],
  ['from=%00', 'from'],
  ['to=2026-02-01T25:00:00Z', 'to'],
  ['from=2026-03-01&to=2026-02-01', 'to'],
])('a range %s is refused with a clear message', async (query, field) => {
  const answer = await list(`/appointments?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { field } });
  expect(answer.body['message']).toMatch(/^(from|to) is /);
});

test('a range cuts by day or by instant', async () => {
  const count = async (query: string) =>
    Object((await list(`/appointments?${query}`)).body['appointments']).length;
  expect(await count('from=2027-07-01&to=2027-07-02')).toBe(5);
  expect(await count('from=2027-07-02')).toBe(0);
  expect(await count('from=2027-07-01T09:00:00Z&to=2027-07-01T10:00:00%2B00:00')).toBe(3);
});
