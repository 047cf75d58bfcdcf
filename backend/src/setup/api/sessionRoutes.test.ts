import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let owner: TestOwner;

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'alheia.pt');
  owner = await ownerOf(portal, 'oficina.pt');
});
afterAll(() => portal.close());

test('calls of an owner are about the provider of the session, and nothing of a customer opens them [SET-04]', async () => {
  const own = await owner.call('GET', '/session');
  expect([own.status, own.body]).toEqual([
    200,
    { provider: { domain: 'oficina.pt', name: 'Oficina Nova' }, contact: 'd•••@oficina.pt' },
  ]);
  const elsewhere = { domain: 'alheia.pt' };
  expect((await owner.call('GET', '/session', undefined, elsewhere)).status).toBe(404);
  const token = await registerByPhone(portal, '+351912000001', 'alheia.pt');
  const asCustomer = { token, domain: 'alheia.pt' };
  expect((await portal.call('GET', '/setup/api/session', asCustomer)).status).toBe(401);
});

test('a call that another site makes changes nothing, and leaving ends the session [SET-04]', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await owner.call('DELETE', '/session', undefined, foreign)).status).toBe(403);
  expect((await owner.call('GET', '/session')).status).toBe(200);
  expect((await owner.call('DELETE', '/session')).status).toBe(200);
  expect((await owner.call('GET', '/session')).status).toBe(401);
});
