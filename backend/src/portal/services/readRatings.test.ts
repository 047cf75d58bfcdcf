import { liteLinkSchema } from '@portal/api/company/liteLink';
import { ratingsSchema } from '@portal/api/company/ratings';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

let key: string;
let token: string;
let stranger: string;
beforeAll(async () => {
  key = await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, 'lima.localhost');
  token = await registerByPhone(portal, '+351912000001');
  stranger = await registerByPhone(portal, '+351912000002');
});

const shown = async (domain = 'auto-mirante.localhost') =>
  v.parse(ratingsSchema, (await portal.call('GET', '/main/company/ratings', { domain })).body)
    .ratings;
const work = async (bars: number) => {
  const { id } = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
  });
  if (bars > 1) await asProvider(portal, key, 'POST', `/works/${String(id)}/state`, { bars });
  return String(id);
};
const rate = async (id: string, classification: number, who: string | undefined = token) =>
  (
    await portal.call('POST', `/main/services/${id}/feedback`, {
      token: who,
      json: { classification, observation: 'Palavras só para o prestador.' },
    })
  ).status;

test('everybody sees the average of five and more, and only who had a completed service here is in it [LAW-12] [C-291]', async () => {
  expect(await shown()).toBeNull();
  const completed = [];
  for (let count = 0; count < 5; count += 1) completed.push(await work(5));
  // Nobody else: not for what goes on, not for another's, not without login.
  for (const bars of [1, 2, 3, 4]) expect(await rate(await work(bars), 1)).toBe(409);
  expect(await rate(completed[0] ?? '', 1, stranger)).toBe(404);
  expect(
    (
      await portal.call('POST', `/main/services/${completed[0]}/feedback`, {
        json: { classification: 1 },
      })
    ).status,
  ).toBe(401);
  // Nor whoever has a link to it.
  const link = await asProvider(portal, key, 'POST', '/links', { id: completed[0] });
  const { body: opened } = await portal.call(
    'GET',
    `/calendar/customer/links?key=${String(link['key'])}`,
  );
  const headers = { 'x-client-token': v.parse(liteLinkSchema, opened).token };
  const json = { classification: 1 };
  const byLink = `/main/services/${completed[0]}/feedback`;
  expect((await portal.call('POST', byLink, { headers, json })).status).toBe(401);
  for (const [index, stars] of [5, 5, 4, 4].entries())
    expect(await rate(completed[index] ?? '', stars)).toBe(200);
  expect(await shown()).toBeNull();
  expect(await rate(completed[4] ?? '', 5)).toBe(200);
  expect(await shown()).toEqual({ average: 4.6, count: 5 });
  // Whoever changes their mind counts once.
  expect(await rate(completed[4] ?? '', 1)).toBe(200);
  expect(await shown()).toEqual({ average: 3.8, count: 5 });
  // One decimal, and nothing that anybody wrote (C-291).
  expect(await rate(await work(5), 3)).toBe(200);
  const { body } = await portal.call('GET', '/main/company/ratings');
  expect(body).toEqual({ ratings: { average: 3.7, count: 6 } });
  expect(await shown('lima.localhost')).toBeNull();
});
