import { bareId } from '@portal/domain/work/bareId';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

test('a work that is said to be completed again was completed when it first was, unless the provider says when', async () => {
  const customer = { phone: '912000001' };
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer });
  const say = (state: object) =>
    asProvider(portal, key, 'POST', `/works/${String(id)}/state`, state);
  const completed = async () => {
    const work = portal.backend.database.selectFrom('works').select('completedAt');
    return (await work.where('id', '=', bareId(String(id))).executeTakeFirstOrThrow()).completedAt;
  };
  await say({ bars: 5 });
  const first = await completed();
  const again = new Date(portal.backend.clock.now().getTime() + 86_400_000);
  await portal.backend.clock.moveTo(again);
  await say({ bars: 5, name: 'Entregue' });
  expect(await completed()).toEqual(first);
  expect(first).not.toBeNull();

  await say({ bars: 5, at: '2026-01-05T10:00:00Z' });
  expect(await completed()).toEqual(new Date('2026-01-05T10:00:00Z'));
  await say({ bars: 4 });
  expect(await completed()).toBeNull();
  await say({ bars: 5 });
  expect((await completed())?.getTime()).toBeGreaterThanOrEqual(again.getTime());
});

test('a stage is left that was seen: what a colleague completed meanwhile stays completed [C-966]', async () => {
  const customer = { phone: '912000001' };
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer });
  const move = async (state: object) => {
    const path = `/provider-api/v1/works/${String(id)}/state`;
    return (await portal.call('POST', path, { token: key, json: state })).status;
  };
  expect(await move({ bars: 2.5, seen_bars: 1 })).toBe(201);
  expect(await move({ bars: 3, seen_bars: 2.5 })).toBe(201);
  expect(await move({ bars: 5, seen_bars: 3 })).toBe(201);
  expect(await move({ bars: 4, seen_bars: 3 })).toBe(409);
  expect(await asProvider(portal, key, 'GET', `/works/${String(id)}`)).toMatchObject({
    ...{ is_history: true, state: { bars: 5 } },
  });
  expect(await move({ bars: 4 })).toBe(201);
});
