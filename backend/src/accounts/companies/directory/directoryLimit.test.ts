import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../createApp.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let read: (address: string, token?: string) => Promise<Response>;

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  const { backend } = portal;
  const strict = createApp({
    ...backend,
    environment: { ...backend.environment, mode: 'production' },
  });
  read = async (address, token) =>
    strict.request('/main/client/company/new', {
      headers: {
        'x-forwarded-host': 'auto-mirante.localhost',
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
});
afterAll(() => portal.close());

/** Puts every count at what it is after many calls, which would take their time. */
async function useUp(): Promise<void> {
  const { pool } = portal.backend;
  await pool.query('update rate_limits set count = 299');
}

test('the directory is read three hundred times in ten minutes from one address, then after a pause', async () => {
  expect((await read('198.51.100.7')).status).toBe(200);
  await useUp();
  expect((await read('198.51.100.7')).status).toBe(200);
  const refused = await read('198.51.100.7');
  expect(refused.status).toBe(429);
  expect((await read('198.51.100.8')).status).toBe(200);
  await portal.backend.clock.advance(599);
  expect((await read('198.51.100.7')).status).toBe(429);
  await portal.backend.clock.advance(10);
  expect((await read('198.51.100.7')).status).toBe(200);
});

test('who is logged in counts for themselves, wherever they are', async () => {
  const token = await registerByPhone(portal, '+351912000001');
  expect((await read('198.51.100.9')).status).toBe(200);
  expect((await read('198.51.100.9', token)).status).toBe(200);
  await useUp();
  expect((await read('198.51.100.9')).status).toBe(200);
  expect((await read('198.51.100.9')).status).toBe(429);
  expect((await read('198.51.100.9', token)).status).toBe(200);
  expect((await read('198.51.100.10', token)).status).toBe(429);
});
