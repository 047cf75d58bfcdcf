import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { remindOfWithdrawals } from '../../portal/withdrawals/remindOfWithdrawals.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const email = 'ana@exemplo.pt';
const oficina = 'oficina@exemplo.pt';
const start = new Date('2026-06-15T08:00:00Z');
const portal = await createTestBackend();
afterAll(() => portal.close());

let key: string;
let other: string;
beforeAll(async () => {
  key = await createProvider(portal, 'auto-mirante.localhost', {
    name: 'Auto Mirante',
    email: oficina,
  });
  other = await createProvider(portal, 'lima.localhost');
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(start);
  await portal.backend.pool.query('truncate outbox, rate_limits, withdrawals');
});

async function state(contract = 'Revisão'): Promise<string> {
  const json = { name: 'Ana', contract, email };
  const { body } = await portal.call('POST', '/main/legal/withdrawals', { json });
  return String(body['id']);
}
const call = (method: string, path: string, json?: unknown, token = key) =>
  portal.call(method, `/provider-api/v1/withdrawals${path}`, { token, json });
const mails = async (to: string) =>
  (await readOutbox(portal.backend.database, to)).map(({ subject }) => subject);

test('a provider reads its statements, newest first, of one state when asked, and nobody else’s [LAW-08]', async () => {
  const first = await state('Primeira');
  await portal.backend.clock.moveTo(new Date(start.getTime() + 1000));
  const second = await state('Segunda');
  await call('POST', `/${second}`, { accept: true });
  const contracts = async (query: string, token = key) =>
    (await asProvider(portal, token, 'GET', `/withdrawals${query}`))['withdrawals'];
  expect(await contracts('')).toMatchObject([
    { id: second, state: 'accepted' },
    { id: first, name: 'Ana', contract: 'Primeira', email, state: 'received', subject: null },
  ]);
  expect(await contracts('?state=received')).toMatchObject([{ id: first }]);
  expect(await contracts('', other)).toEqual([]);
  const page = await asProvider(portal, key, 'GET', '/withdrawals?limit=1');
  expect(page['withdrawals']).toMatchObject([{ id: second }]);
  expect(await contracts(`?limit=1&cursor=${String(page['next'])}`)).toMatchObject([{ id: first }]);
  expect((await call('GET', `/${first}`, undefined, other)).status).toBe(404);
  expect((await call('POST', `/${first}`, { accept: true }, other)).status).toBe(404);
  expect((await call('GET', '?state=outro')).status).toBe(400);
});

test('what it answers is told to whoever stated it, and the first answer stays [LAW-08]', async () => {
  const id = await state();
  await portal.backend.clock.moveTo(new Date(start.getTime() + 60_000));
  const refused = await call('POST', `/${id}`, { refuse: true, reason: 'Já foi prestado.' });
  expect(refused.body).toMatchObject({
    state: 'refused',
    reason: 'Já foi prestado.',
    decided_at: expect.stringMatching(/^2026-06-15T08:01:00\.\d{3}Z$/),
  });
  expect((await call('POST', `/${id}`, { accept: true })).body).toEqual(refused.body);
  const sent = await readOutbox(portal.backend.database, email);
  const answers = sent.filter(({ subject }) => subject?.includes('resposta'));
  expect(answers).toHaveLength(1);
  expect(answers[0]?.text).toContain('Motivo: Já foi prestado.');
  expect(answers[0]?.text).toContain('Comunico que resolvo este contrato: Revisão.');
});

test.each([
  [{}],
  [{ refuse: true }],
  [{ refuse: true, reason: ' ' }],
  [{ refuse: true, reason: 'x'.repeat(501) }],
  [{ accept: false }],
])('the answer %j is refused [LAW-08]', async (json) => {
  const id = await state();
  expect((await call('POST', `/${id}`, json)).status).toBe(400);
  expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'received' });
});

test('it is reminded once after three days, unless it has answered [LAW-08]', async () => {
  const [open, answered] = [await state('Aberta'), await state('Respondida')];
  await call('POST', `/${answered}`, { accept: true });
  const reminder = 'Uma declaração a Auto Mirante ainda espera por resposta';
  const remindAt = async (instant: string) => {
    await portal.backend.clock.moveTo(new Date(instant));
    await Promise.all([remindOfWithdrawals(portal.backend), remindOfWithdrawals(portal.backend)]);
    return (await mails(oficina)).filter((subject) => subject === reminder).length;
  };
  expect(await remindAt('2026-06-18T07:59:50Z')).toBe(0);
  expect(await remindAt('2026-06-18T08:00:30Z')).toBe(1);
  expect(await remindAt('2026-06-28T08:00:00Z')).toBe(1);
  const sent = await readOutbox(portal.backend.database, oficina);
  expect(sent.find(({ subject }) => subject === reminder)?.text).toContain(open);
});
