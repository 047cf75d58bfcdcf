import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createExampleWorld, type ExampleWorld } from '../../testing/worlds/exampleWorld.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const phone = '+351914500001';
const call = (method: string, token: string, json?: unknown, path = '/main/user/client/') =>
  world.portal.call(method, path, { token, json });
const preview = async (token: string) =>
  v.parse(
    deletionPreviewSchema,
    (await call('GET', token, undefined, '/main/user/client/deletion')).body,
  );
async function book(time: string): Promise<string> {
  const json = { customer: { phone }, service_ids: ['revisao'], date: '2026-06-23', time };
  const { id } = await asProvider(
    world.portal,
    world.tokens.provider,
    'POST',
    '/appointments',
    json,
  );
  return String(id);
}

test('the preview says what is removed, what stays and why, and what ends with what is given back [ACC-15]', async () => {
  const token = await registerByPhone(world.portal, phone);
  expect(await preview(token)).toMatchObject({ kept: [], ended: [] });
  await book('15:00');
  await givenPaid(world.portal, `S-${(await book('10:00')).replace('S-', '')}`, 1550);
  await call('POST', token, undefined, '/main/user/feed');
  const { removed, kept, ended } = await preview(token);
  expect(removed).toContain('O seu nome, os contactos, o NIF e a morada');
  expect(removed).toContain('A forma de entrar: deixa de ter conta no portal');
  expect(kept).toEqual([
    {
      what: 'Pagamentos e o que se faturou, com o nome, o NIF e a morada de faturação',
      why: 'a lei fiscal obriga o prestador a guardá-los',
      until: '2036-12-31',
    },
  ]);
  expect(ended).toEqual([
    { what: 'Marcação de terça-feira, 23 de junho, às 10:00: Revisão', refund: 15.5 },
    { what: 'Marcação de terça-feira, 23 de junho, às 15:00: Revisão' },
    { what: 'O endereço do seu calendário' },
  ]);
  const { pool } = world.portal.backend;
  const read = await preview(token);
  expect((await call('DELETE', token, { accepts: read.id })).status).toBe(200);
  const refunds = await pool.query('select amount_cents as cents from payment_refunds');
  expect(refunds.rows).toEqual([{ cents: 1550 }]);
});

test('what waits ends, too: a place in a list, what is being booked and a document that was asked for, one or several [ACC-15] [C-524]', async () => {
  const { portal, tokens, ids } = world;
  const waits = '+351914500004';
  const token = await registerByPhone(portal, waits);
  const mine = (path: string, json: object = {}) => call('POST', token, json, `/main${path}`);
  await call('PATCH', token, { email: 'a@exemplo.pt' });
  const specs = { brand: 'Peugeot', model: '308', plate: '00-ZZ-99' };
  const { body: added } = await mine('/items/', { specs });
  const item_id = String(Object(added['item']).id);
  const begin = async (time: string, lastDay: string) => {
    const services = [{ id: ids['service'], observation: '' }];
    await mine('/schedule/draft', { services, date: '2026-06-25', time });
    const wanted = { service_ids: [ids['service']], item_id, from: '2026-06-16', to: lastDay };
    expect((await mine('/waiting-list', wanted)).status).toBe(200);
    const work = await asProvider(portal, tokens.provider, 'POST', '/works', {
      customer: { phone: waits },
    });
    await asProvider(portal, tokens.provider, 'POST', `/works/${String(work['id'])}/state`, {
      bars: 5,
    });
    const asked = await mine(`/services/${String(work['id'])}/invoice`, {
      emails: ['a@exemplo.pt'],
    });
    expect(asked.status).toBe(200);
  };
  await begin('10:00', '2026-06-18');
  expect((await preview(token)).ended).toEqual([
    { what: 'A marcação que estava a preparar' },
    { what: 'A espera por uma vaga' },
    { what: 'O pedido de fatura por responder' },
  ]);
  await begin('11:00', '2026-06-19');
  expect((await preview(token)).ended).toEqual([
    { what: 'A marcação que estava a preparar' },
    { what: '2 esperas por uma vaga' },
    { what: '2 pedidos de fatura por responder' },
  ]);
});

test('who is a customer elsewhere keeps the login, and the preview says so [ACC-15]', async () => {
  const { owner } = world.tokens;
  await world.portal.call('POST', '/main/user/login/provider', {
    token: owner,
    json: { domain: world.ids['otherDomain'], terms_accepted: true },
  });
  expect((await preview(owner)).removed).toContain(
    'A ligação a este prestador. Nos seus outros prestadores a conta continua',
  );
});

test('a preview that says something else by now is answered with the new one, and nothing is deleted [ACC-16]', async () => {
  const token = await registerByPhone(world.portal, '+351914500002');
  const read = await preview(token);
  await call('POST', token, undefined, '/main/user/feed');
  const refused = await call('DELETE', token, { accepts: read.id });
  expect([refused.status, refused.body['code']]).toEqual([422, 'PREVIEW_CHANGED']);
  const now = v.parse(deletionPreviewSchema, refused.body['preview']);
  expect(now).toEqual(await preview(token));
  expect(now.id).not.toBe(read.id);
  expect((await call('GET', token)).status).toBe(200);
  expect((await call('DELETE', token, { accepts: now.id })).status).toBe(200);
  expect((await call('GET', token)).status).toBe(401);
});

test('an earlier page, which reads no preview, still deletes an account of which no money is kept [ACC-16] [C-700]', async () => {
  const token = await registerByPhone(world.portal, '+351914500003');
  expect((await call('DELETE', token)).status).toBe(200);
});
